#![deny(missing_docs)]
//! Drives real browsers over WebDriver against the built page.
//!
//! `cargo xtask test` runs everything; `cargo xtask test --only browser --no-build NAME` runs the tests
//! whose name contains NAME on the page that was built last.
//!
//! A test is a function `fn(&mut Page)` that asserts with the ordinary macros:
//!
//! ```ignore
//! pub fn the_title_names_the_game(page: &mut Page) {
//!     page.view(View::PHONE.dark());
//!     page.open("");
//!     assert_eq!(page.js("return document.title"), "Consulboard");
//! }
//! ```
//!
//! It is listed in `tests/browser/main.rs`. Every test starts on a server of its own, so with an empty
//! localStorage; it fails on any console error or violation of the content security policy that it did
//! not expect by [`Page::expect_error`]; when it fails, a picture is left in `target/shots`. Methods of
//! [`Page`] panic when the browser refuses, and say what they were about. Nothing sleeps: wait for a
//! condition with [`Page::wait_for`].

mod accessibility;
mod browser;
mod config;
mod console;
mod driver;
mod hands;
mod harness;
mod measure;
mod memory;
mod page;
mod tabs;
mod view;

pub use browser::{Browser, Kind, Scripts};
pub use config::{Config, Missing};
pub use hands::{Held, Interruption, Key, Point, Pointer};
pub use harness::{BrowserTest, main};
pub use measure::shortest;
pub use page::{Build, Page};
pub use tabs::Tab;
pub use view::{Motion, Scheme, Touch, View};
