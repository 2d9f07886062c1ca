//! What happens after a panic: everything stops listening, and a card with the position takes the place
//! of what stood still.
//!
//! A panic leaves the program in a state that nobody has thought about, so it is never entered again:
//! [`signal`] takes every listener away, and whatever the browser calls otherwise asks [`happened`].

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use consulboard_play::Texts;
use wasm_bindgen::prelude::*;
use web_sys::{AbortController, AbortSignal, Element};

use crate::dom::{Dom, ElementExt};

thread_local! {
    static CONTROLLER: Option<AbortController> = AbortController::new().ok();
    static HAPPENED: Cell<bool> = const { Cell::new(false) };
    static MESSAGE: RefCell<Option<String>> = const { RefCell::new(None) };
    static PLACES: RefCell<Vec<Weak<Card>>> = const { RefCell::new(Vec::new()) };
}

/// Prepares for a panic; from then on one is shown and not only lost.
pub fn watch() {
    std::panic::set_hook(Box::new(|info| stop(&info.to_string())));
}

/// The signal that takes listeners away after a panic.
pub fn signal() -> Option<AbortSignal> {
    CONTROLLER.with(|controller| controller.as_ref().map(AbortController::signal))
}

/// Whether there was a panic.
pub fn happened() -> bool {
    HAPPENED.get()
}

/// What the panic said.
pub fn message() -> Option<String> {
    MESSAGE.with_borrow(Clone::clone)
}

/// A place that shows a card after a panic, until it is dropped.
pub struct Place(Rc<Card>);

struct Card {
    host: Element,
    card: Element,
    position: Element,
}

impl Place {
    /// A place whose content is replaced. The card is made now: after a panic as little as possible
    /// should have to work.
    pub fn new(dom: &Dom, host: &Element, texts: &Texts) -> Place {
        let card = dom.make_with("section", "crash");
        card.set("role", "alert");
        let title = dom.make("h1");
        title.say(&texts.get("crash-title"));
        let explanation = dom.make("p");
        explanation.say(&texts.get("crash-explanation"));
        let label = dom.make("p");
        label.say(&texts.get("crash-position"));
        let position = dom.make("code");
        position.set("data-crash-position", "");
        // A link and no button: it works without the program.
        let reload = dom.make_with("a", "button primary");
        reload.set("href", "");
        reload.set("data-crash-reload", "");
        reload.say(&texts.get("crash-reload"));
        for part in [&title, &explanation, &label, &position, &reload] {
            card.add(part);
        }
        let card = Rc::new(Card {
            host: host.clone(),
            card: card.into(),
            position: position.into(),
        });
        PLACES.with_borrow_mut(|places| {
            places.retain(|place| place.strong_count() > 0);
            places.push(Rc::downgrade(&card));
        });
        Place(card)
    }

    /// Tells the position that a panic from now on would interrupt.
    pub fn set_position(&self, position: &str) {
        self.0.position.say(position);
    }
}

fn stop(text: &str) {
    if HAPPENED.replace(true) {
        return;
    }
    CONTROLLER.with(|controller| {
        if let Some(controller) = controller {
            controller.abort();
        }
    });
    MESSAGE.with(|message| {
        if let Ok(mut message) = message.try_borrow_mut() {
            *message = Some(text.to_owned());
        }
    });
    log(text);
    if let Ok(dom) = Dom::get()
        && let Some(root) = dom.root()
    {
        root.set("data-crashed", "true");
    }
    PLACES.with(|places| {
        let Ok(places) = places.try_borrow() else {
            return;
        };
        for place in places.iter().filter_map(Weak::upgrade) {
            place.host.replace_children_with_node_1(&place.card);
        }
    });
}

#[wasm_bindgen]
extern "C" {
    /// Tells whoever looks into the console what went wrong.
    #[wasm_bindgen(js_namespace = console, js_name = error)]
    pub fn log(text: &str);
}

/// Panics when the page is told to, so that a test can see what happens then.
#[cfg(feature = "test-hooks")]
pub fn panic_on_demand(dom: &Dom) -> crate::dom::Listener {
    crate::dom::Listener::new(dom.document(), "consulboard-panic", |_| {
        panic!("a panic on demand")
    })
}
