//! One listener, which unsubscribes when it is dropped and after a panic.

use wasm_bindgen::prelude::*;
use web_sys::{AddEventListenerOptions, Element, Event, EventTarget};

use crate::crash;

/// Listens until it is dropped.
pub struct Listener {
    target: EventTarget,
    kind: &'static str,
    /// Whether it hears an event before what lies inside the target does.
    is_early: bool,
    closure: Closure<dyn Fn(Event)>,
}

impl Listener {
    /// Calls `handler` for each event of a kind that reaches the target.
    pub fn new(
        target: &EventTarget,
        kind: &'static str,
        handler: impl Fn(Event) + 'static,
    ) -> Listener {
        Listener::at(target, kind, false, Box::new(handler))
    }

    /// The same, before the listeners of what lies inside the target.
    pub fn early(
        target: &EventTarget,
        kind: &'static str,
        handler: impl Fn(Event) + 'static,
    ) -> Listener {
        Listener::at(target, kind, true, Box::new(handler))
    }

    /// One for all handlers, which the page would carry a copy of each for otherwise.
    fn at(
        target: &EventTarget,
        kind: &'static str,
        is_early: bool,
        handler: Box<dyn Fn(Event)>,
    ) -> Listener {
        let closure = Closure::<dyn Fn(Event)>::wrap(handler);
        let options = AddEventListenerOptions::new();
        options.set_capture(is_early);
        if let Some(signal) = crash::signal() {
            options.set_signal(&signal);
        }
        let callback = closure.as_ref().unchecked_ref();
        let added = target.add_event_listener_with_callback_and_add_event_listener_options(
            kind, callback, &options,
        );
        // It fails only for arguments of the wrong type.
        debug_assert!(added.is_ok());
        Listener {
            target: target.clone(),
            kind,
            is_early,
            closure,
        }
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        let callback = self.closure.as_ref().unchecked_ref();
        let _ = self.target.remove_event_listener_with_callback_and_bool(
            self.kind,
            callback,
            self.is_early,
        );
    }
}

/// The element that an event happened on.
pub fn target_element(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

/// The element that an event happened on or in, if a selector matches it.
pub fn closest(event: &Event, selector: &str) -> Option<Element> {
    target_element(event)?.closest(selector).ok().flatten()
}
