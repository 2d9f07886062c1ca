//! The hands on the list of moves and on the menu: right button, keys, and a finger that rests.

use std::rc::Rc;

use wasm_bindgen::prelude::*;
use web_sys::{Event, HtmlElement, KeyboardEvent, PointerEvent};

use super::Step;
use crate::page::Page;
use consulboard_web::dom::{ElementExt, HOLD, Listener, SLIP, closest};

/// Listens to the list of moves and to the menu.
pub fn listen(page: &Rc<Page>) -> Vec<Listener> {
    let on = |target: &HtmlElement, kind, handle: fn(&Rc<Page>, &Event)| {
        let weak = Rc::downgrade(page);
        Listener::new(target, kind, move |event| {
            if let Some(page) = weak.upgrade() {
                handle(&page, &event);
            }
        })
    };
    let list = page.sheet.scroll();
    let menu = &page.menu.element;
    vec![
        on(list, "contextmenu", asked),
        on(list, "keydown", list_key),
        on(list, "pointerdown", rest),
        on(list, "pointermove", slip),
        on(list, "pointerup", lift),
        on(list, "pointercancel", lift),
        on(menu, "contextmenu", |_, event| event.prevent_default()),
        on(menu, "keydown", menu_key),
    ]
}

/// The right button, a key for menus, or what the system takes for it.
fn asked(page: &Rc<Page>, event: &Event) {
    let button = closest(event, "[data-node]");
    let Some(node) = button.and_then(|button| button.number("data-node")) else {
        return;
    };
    event.prevent_default();
    // A finger that rests opened it already.
    if !page.menu.is_open() {
        page.open_menu(node);
    }
}

fn list_key(page: &Rc<Page>, event: &Event) {
    let Some(key) = event.dyn_ref::<KeyboardEvent>() else {
        return;
    };
    if key.key() == "ContextMenu" || key.key() == "F10" && key.shift_key() {
        event.prevent_default();
        event.stop_propagation();
        let on_move = closest(event, "[data-node]").and_then(|it| it.number("data-node"));
        let node = on_move.unwrap_or_else(|| page.board.panel().node);
        page.open_menu(node);
    }
}

fn rest(page: &Rc<Page>, event: &Event) {
    page.menu.held.set(false);
    let touch = event.dyn_ref::<PointerEvent>();
    let touch = touch.filter(|event| event.pointer_type() == "touch" && event.is_primary());
    let node = closest(event, "[data-node]").and_then(|it| it.number("data-node"));
    if let (Some(event), Some(node)) = (touch, node) {
        let rest = (event.client_x(), event.client_y(), node);
        page.menu.rest.set(Some(rest));
        page.hold.start(HOLD);
    }
}

fn slip(page: &Rc<Page>, event: &Event) {
    let (Some((x, y, _)), Some(event)) = (page.menu.rest.get(), event.dyn_ref::<PointerEvent>())
    else {
        return;
    };
    let far = f64::from(event.client_x() - x).hypot(f64::from(event.client_y() - y));
    if far > SLIP {
        lift(page, event);
    }
}

fn lift(page: &Rc<Page>, _: &Event) {
    page.menu.rest.take();
    page.hold.stop();
}

fn menu_key(page: &Rc<Page>, event: &Event) {
    let Some(key) = event.dyn_ref::<KeyboardEvent>() else {
        return;
    };
    let menu = &page.menu;
    match key.key().as_str() {
        "ArrowDown" | "ArrowRight" => menu.go(Step::Next),
        "ArrowUp" | "ArrowLeft" => menu.go(Step::Previous),
        "Home" => menu.go(Step::First),
        "End" => menu.go(Step::Last),
        "Escape" | "Tab" => menu.leave(),
        // Enter and the space bar press the item, as they do any button.
        _ => {
            event.stop_propagation();
            return;
        }
    }
    event.prevent_default();
    event.stop_propagation();
}
