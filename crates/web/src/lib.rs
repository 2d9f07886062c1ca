#![forbid(unsafe_code)]
#![deny(missing_docs)]
//! What every program of Consulboard needs of the browser.
//!
//! `dom` is what is used of the browser, `board` one board in its host element, `dice` the draw of a
//! starting position, `l10n` the sentences of a page's own elements, `language` which they are, `crash` what happens after a panic.
//! What a click means, what is to be seen and what is to be said is decided in `consulboard-play`.

pub mod board;
pub mod crash;
pub mod dice;
pub mod dom;
pub mod l10n;
pub mod language;
pub mod maker;
pub mod theme;
