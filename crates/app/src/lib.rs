#![forbid(unsafe_code)]
#![deny(missing_docs)]
//! Consulboard in the browser: the only crate that knows the DOM.
//!
//! `dom` is what is used of the browser, `board` one board in its host element, `dice` the draw of
//! a starting position, `page` the whole page around the main board, `embed` a board in somebody else's page, `crash` what happens after a
//! panic. What a click means, what is to be seen and what is to be said is decided in `consulboard-play`.

mod board;
mod crash;
mod dice;
mod dom;
mod embed;
mod handle;
mod page;

use wasm_bindgen::prelude::*;

pub use handle::BoardHandle;

/// Starts the page once the module is loaded.
///
/// A document without the page's root element is one that only wants [`BoardHandle`]s; nothing is
/// started there.
///
/// # Errors
///
/// When a part of the page is missing; the loader shows the text.
#[wasm_bindgen(start)]
pub fn start() -> Result<(), JsValue> {
    crash::watch();
    let dom = dom::Dom::get()?;
    if dom.has(page::ROOT) {
        page::open(&dom)?;
    } else if dom.has(embed::ROOT) {
        embed::open(&dom)?;
    }
    Ok(())
}
