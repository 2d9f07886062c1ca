//! Locks that the tabs of a site have in common (Web Locks).

use std::cell::Cell;
use std::rc::Rc;

use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::prelude::*;

use super::Dom;
use super::promise::settle;

/// What came of asking for a lock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lock {
    /// It is ours until the document is gone, however it goes.
    Ours,
    /// Another tab has it.
    Taken,
    /// The browser has no locks, as outside of secure contexts.
    Unknown,
}

/// Asks for a lock without waiting for it, and says what came of it: at once or a little later.
pub fn lock(dom: &Dom, name: &str, done: impl Fn(Lock) + 'static) {
    let told = Cell::new(false);
    lock_any(
        dom,
        name,
        Rc::new(move |lock| {
            if !told.replace(true) {
                done(lock);
            }
        }),
    );
}

fn lock_any(dom: &Dom, name: &str, tell: Rc<dyn Fn(Lock)>) {
    let failed = tell.clone();
    let asked = ask(dom, name, tell);
    match asked {
        // A lock that was given is held by a promise that is never fulfilled.
        Some(promise) => settle(&promise, move |value| {
            if value.is_none() {
                failed(Lock::Unknown);
            }
        }),
        None => failed(Lock::Unknown),
    }
}

fn ask(dom: &Dom, name: &str, tell: Rc<dyn Fn(Lock)>) -> Option<JsValue> {
    let navigator = dom.window().navigator();
    let locks = Reflect::get(&navigator, &"locks".into()).ok()?;
    let request = Reflect::get(&locks, &"request".into()).ok()?;
    let request: Function = request.dyn_into().ok()?;
    let options = Object::new();
    Reflect::set(&options, &"ifAvailable".into(), &true.into()).ok()?;
    let given = Closure::once_into_js(move |lock: JsValue| -> JsValue {
        if lock.is_null() {
            tell(Lock::Taken);
            JsValue::UNDEFINED
        } else {
            tell(Lock::Ours);
            Promise::new(&mut |_, _| {}).into()
        }
    });
    request.call3(&locks, &name.into(), &options, &given).ok()
}
