#![deny(missing_docs)]
//! Consulboard in the browser: the only crate that knows the DOM.

use wasm_bindgen::prelude::*;

/// Starts the page once the module is loaded.
#[wasm_bindgen(start)]
pub fn start() {
    let document = web_sys::window().and_then(|w| w.document());
    let Some(document) = document else { return };
    if let Some(main) = document.get_element_by_id("app") {
        main.set_text_content(Some("Consulboard"));
    }
    // Browser tests and pictures wait for this.
    if let Some(root) = document.document_element() {
        let _ = root.set_attribute("data-ready", "true");
    }
}
