//! Texts between the programs of a page, as events of its document.

use wasm_bindgen::prelude::*;
use web_sys::{CustomEvent, CustomEventInit};

use super::{Dom, Listener};

/// To whom a text goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum To {
    /// The program that holds the game.
    Page,
    /// The program that is fetched when it is wanted.
    Desk,
    /// www/boot.js, which fetches it.
    Loader,
}

impl To {
    const fn event(self) -> &'static str {
        match self {
            To::Page => "consulboard-page",
            To::Desk => "consulboard-desk",
            To::Loader => "consulboard-loader",
        }
    }
}

/// Sends a text.
pub fn post(dom: &Dom, to: To, text: &str) {
    let with = CustomEventInit::new();
    with.set_detail(&text.into());
    // Neither fails: the name is a constant, and the event is new.
    if let Ok(event) = CustomEvent::new_with_event_init_dict(to.event(), &with) {
        let _ = dom.document().dispatch_event(&event);
    }
}

/// Listens for texts to somebody.
pub fn on_post(dom: &Dom, to: To, take: impl Fn(&str) + 'static) -> Listener {
    Listener::new(dom.document(), to.event(), move |event| {
        let event = event.dyn_ref::<CustomEvent>();
        if let Some(text) = event.and_then(|event| event.detail().as_string()) {
            take(&text);
        }
    })
}
