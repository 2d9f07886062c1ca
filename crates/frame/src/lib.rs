#![forbid(unsafe_code)]
#![deny(missing_docs)]
//! Boards in other people's pages: the document embed.html, and [`BoardHandle`] for scripts.

mod embed;
mod handle;

use consulboard_web::{crash, dom};
use wasm_bindgen::prelude::*;

pub use handle::BoardHandle;

/// Starts embed.html once the module is loaded.
///
/// A document without its root element is one that only wants [`BoardHandle`]s; nothing is started there.
///
/// # Errors
///
/// When a part of the document is missing; the loader shows the text.
#[wasm_bindgen(start)]
pub fn start() -> Result<(), JsValue> {
    crash::watch();
    let dom = dom::Dom::get()?;
    if dom.has(embed::ROOT) {
        embed::open_in_language(&dom);
    }
    Ok(())
}
