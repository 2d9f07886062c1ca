//! What is used of the browser, in small pieces that clean up after themselves.

mod clipboard;
mod database;
mod download;
mod element;
mod fetch;
mod file;
mod frame;
mod hold;
mod listener;
mod lock;
mod media;
mod note;
mod post;
mod promise;
mod size;
mod sound;
mod storage;
mod timer;
mod weak;

use std::fmt;

use wasm_bindgen::prelude::*;
use web_sys::{Document, Element, HtmlElement, Window};

pub use clipboard::copy;
pub use database::{Database, Done, Write};
pub use download::{download_png, download_text};
pub use element::ElementExt;
pub use fetch::fetch_text;
pub use file::{carries_files, files, read_chosen, read_file};
pub use frame::Frame;
pub use hold::{HOLD, SLIP};
pub use listener::{Listener, closest, target_element};
pub use lock::{Lock, lock};
pub use media::MediaQuery;
pub use note::Note;
pub use post::{To, on_post, post};
pub use promise::settle;
pub use size::{DeviceSize, SizeWatch};
pub use sound::Player;
pub use storage::Storage;
pub use timer::Timer;
pub use weak::while_there;

/// A part that the page should have and has not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Missing(String);

impl Missing {
    /// Says what is missing.
    pub fn new(what: &str) -> Missing {
        Missing(what.to_owned())
    }

    /// Says which element is missing.
    #[cold]
    #[inline(never)]
    pub fn element(selector: &str) -> Missing {
        Missing(format!("element `{selector}`"))
    }
}

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "page: {} not found", self.0)
    }
}

impl std::error::Error for Missing {}

impl From<Missing> for JsValue {
    fn from(missing: Missing) -> JsValue {
        js_sys::Error::new(&missing.to_string()).into()
    }
}

/// The window and its document.
#[derive(Clone, Debug)]
pub struct Dom {
    window: Window,
    document: Document,
}

impl Dom {
    /// The window this runs in.
    ///
    /// # Errors
    ///
    /// In a worker, which has none.
    pub fn get() -> Result<Dom, Missing> {
        let window = web_sys::window().ok_or_else(|| Missing::new("window"))?;
        let document = window.document().ok_or_else(|| Missing::new("document"))?;
        Ok(Dom { window, document })
    }

    /// The window.
    pub fn window(&self) -> &Window {
        &self.window
    }

    /// The document.
    pub fn document(&self) -> &Document {
        &self.document
    }

    /// The element that the whole document is in.
    pub fn root(&self) -> Option<Element> {
        self.document.document_element()
    }

    /// Milliseconds of a clock that only goes forward.
    pub fn now(&self) -> f64 {
        self.window.performance().map_or(0.0, |clock| clock.now())
    }

    /// Device pixels per CSS pixel.
    pub fn pixel_ratio(&self) -> f64 {
        let ratio = self.window.device_pixel_ratio();
        if ratio > 0.0 { ratio } else { 1.0 }
    }

    /// Whether there is an element with an id.
    pub fn has(&self, id: &str) -> bool {
        self.document.get_element_by_id(id).is_some()
    }

    /// The element with an id.
    ///
    /// # Errors
    ///
    /// When there is none, or it is of another kind.
    pub fn by_id<T: JsCast>(&self, id: &str) -> Result<T, Missing> {
        of_kind(self.document.get_element_by_id(id), id)
    }

    /// The first element with a `data-action`.
    ///
    /// # Errors
    ///
    /// When there is none.
    pub fn by_action(&self, action: &str) -> Result<HtmlElement, Missing> {
        let selector = format!("[data-action={action}]");
        let found = self.root().and_then(|root| root.find(&selector));
        of_kind(found, &selector)
    }

    /// Gives the place where one is another address, without a step in the history and without going there.
    /// Where the browser finds that it comes too often, the address is an older one for a while.
    pub fn rename_address(&self, address: &str) {
        if let Ok(history) = self.window().history() {
            let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(address));
        }
    }

    /// A new element that is nowhere yet.
    pub fn make(&self, tag: &str) -> HtmlElement {
        // Only a name that no element can have makes this fail, and all names are constants.
        self.document
            .create_element(tag)
            .unwrap_throw()
            .unchecked_into()
    }

    /// A new element of a kind, by its name.
    pub fn make_of_kind<T: JsCast>(&self, tag: &str) -> Option<T> {
        self.make(tag).dyn_into().ok()
    }

    /// A new element with a class.
    pub fn make_with(&self, tag: &str, class: &str) -> HtmlElement {
        let element = self.make(tag);
        element.set("class", class);
        element
    }

    /// The element that has the keyboard focus, if it is one in particular.
    pub fn focused(&self) -> Option<Element> {
        let body = self.document.body();
        self.document.active_element().filter(|element| {
            body.as_ref()
                .is_none_or(|body| !element.is_same_node(Some(body)))
        })
    }

    /// What a CSS custom property is for an element; empty where it is not set.
    pub fn property(&self, element: &Element, name: &str) -> String {
        let style = self.window.get_computed_style(element).ok().flatten();
        style
            .and_then(|style| style.get_property_value(name).ok())
            .map(|value| value.trim().to_owned())
            .unwrap_or_default()
    }
}

/// An element as the kind that is needed.
fn of_kind<T: JsCast>(found: Option<Element>, what: &str) -> Result<T, Missing> {
    let element = found.and_then(|element| element.dyn_into().ok());
    element.ok_or_else(|| Missing::element(what))
}

/// A number as JavaScript writes it. Rust's own way would bring 25 kB along.
pub fn number_text(value: f64) -> String {
    let text = js_sys::Number::from(value).to_string_with_radix(10);
    text.map(String::from).unwrap_or_default()
}

/// Today as PGN writes it.
pub fn today() -> String {
    let now = js_sys::Date::new_0();
    format!(
        "{:04}.{:02}.{:02}",
        now.get_full_year(),
        now.get_month() + 1,
        now.get_date()
    )
}
