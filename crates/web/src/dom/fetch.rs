//! Fetching texts that lie beside the page.

use std::rc::Rc;

use wasm_bindgen::prelude::*;
use web_sys::Response;

use super::Dom;
use super::promise::settle;

/// Fetches a text by its address, relative to the page. `None` where nothing arrives, or something
/// else than was asked for.
pub fn fetch_text(dom: &Dom, address: &str, done: impl Fn(Option<String>) + 'static) {
    let done: Rc<dyn Fn(Option<String>)> = Rc::new(done);
    settle(&dom.window().fetch_with_str(address), move |response| {
        let response = response.and_then(|response| response.dyn_into::<Response>().ok());
        let body = response.filter(Response::ok).and_then(|r| r.text().ok());
        let Some(body) = body else {
            return done(None);
        };
        let done = done.clone();
        settle(&body, move |text| {
            done(text.and_then(|text| text.as_string()));
        });
    });
}
