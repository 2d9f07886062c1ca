//! Copying a text.

use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::prelude::*;

use super::Dom;
use super::promise::settle;

/// Copies a text and says whether that worked: it does not on pages without `https`, in some frames,
/// and when the user said no.
pub fn copy(dom: &Dom, text: &str, done: impl Fn(bool) + 'static) {
    match write(dom, text) {
        Some(promise) => settle(&promise, move |copied| done(copied.is_some())),
        None => done(false),
    }
}

/// Begins to copy; `None` where there is no clipboard.
fn write(dom: &Dom, text: &str) -> Option<Promise> {
    let navigator = dom.window().navigator();
    // Asked for by name: the typed getter would take a missing clipboard for one.
    let clipboard = Reflect::get(&navigator, &"clipboard".into()).ok()?;
    let write: Function = Reflect::get(&clipboard, &"writeText".into())
        .ok()?
        .dyn_into()
        .ok()?;
    write.call1(&clipboard, &text.into()).ok()?.dyn_into().ok()
}
