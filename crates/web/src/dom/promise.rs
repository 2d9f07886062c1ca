//! Waiting for a promise.

use std::rc::Rc;

use js_sys::{Function, Reflect};
use wasm_bindgen::prelude::*;

use crate::crash;

/// Calls `done` with what a promise is fulfilled with, or with `None` when it is rejected; not at all
/// after a panic.
pub fn settle(promise: &JsValue, done: impl Fn(Option<JsValue>) + 'static) {
    settle_any(promise, Rc::new(done));
}

/// One for all callbacks, which the page would carry a copy of each for otherwise.
fn settle_any(promise: &JsValue, done: Rc<dyn Fn(Option<JsValue>)>) {
    let (fulfilled, rejected) = (done.clone(), done);
    let fulfilled = Closure::once_into_js(move |value: JsValue| {
        if !crash::happened() {
            fulfilled(Some(value));
        }
    });
    let rejected = Closure::once_into_js(move |_: JsValue| {
        if !crash::happened() {
            rejected(None);
        }
    });
    let then = Reflect::get(promise, &"then".into()).ok();
    let called = then
        .and_then(|then| then.dyn_into::<Function>().ok())
        .and_then(|then| then.call2(promise, &fulfilled, &rejected).ok());
    debug_assert!(called.is_some());
}
