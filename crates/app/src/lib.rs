#![forbid(unsafe_code)]
#![deny(missing_docs)]
//! The page of Consulboard: the board and everything around it.
//!
//! It holds the game. What the first board can do without is in `consulboard-desk`, which is fetched when it
//! is wanted; what both use of the browser is in `consulboard-web`.

mod page;

use consulboard_play::Book;
use consulboard_web::{crash, dom, language};
use wasm_bindgen::prelude::*;

/// Starts the page once the module is loaded.
///
/// In a document without the page's root element nothing is started.
///
/// # Errors
///
/// When a part of the page is missing; the loader shows the text.
#[wasm_bindgen(start)]
pub fn start() -> Result<(), JsValue> {
    crash::watch();
    let dom = dom::Dom::get()?;
    if dom.has(page::ROOT) {
        let wanted = language::wanted(&dom, &dom::Storage::new(&dom));
        let page = dom.clone();
        language::with_texts(&dom, wanted, Book::PAGE, move |texts| {
            // The loader shows what is thrown to it, also after it has gone on.
            if let Err(missing) = page::open(&page, texts) {
                wasm_bindgen::throw_val(missing.into());
            }
        });
    }
    Ok(())
}
