//! The keyboard on the board, and what screen readers do with its twin.

use std::rc::Rc;

use consulboard_play::{Draw, Edit, Input};
use wasm_bindgen::prelude::*;
use web_sys::{Event, KeyboardEvent};

use super::Inner;
use super::drawing::pen_of_key;
use super::twin::{arrow_of, leaves, pressed_cell, square_of};
use crate::dom::{Listener, target_element};

/// Listens to keys and to the focus.
pub fn listen(inner: &Rc<Inner>) -> Vec<Listener> {
    let on = |target: &web_sys::EventTarget, kind, handle: fn(&Inner, &Event)| {
        let weak = Rc::downgrade(inner);
        Listener::new(target, kind, move |event: Event| {
            if let Some(inner) = weak.upgrade() {
                handle(&inner, &event);
            }
        })
    };
    let grid = inner.stage.twin().element();
    vec![
        on(grid, "keydown", key),
        on(grid, "focusin", focused),
        on(grid, "focusout", unfocused),
        on(grid, "click", clicked),
        on(inner.picker.element(), "keydown", picker_key),
    ]
}

/// The key of an event, unless it is half of a shortcut of the browser.
fn plain_key(event: &Event) -> Option<String> {
    let event = event.dyn_ref::<KeyboardEvent>()?;
    let modified = event.ctrl_key() || event.alt_key() || event.meta_key();
    (!modified).then(|| event.key())
}

fn key(inner: &Inner, event: &Event) {
    let Some(key) = plain_key(event) else { return };
    let input = match (arrow_of(&key), key.as_str()) {
        (Some(arrow), _) => Input::Arrow(arrow),
        (None, "Enter" | " ") => Input::Activate,
        (None, "Escape") => Input::Back,
        (None, _) => match drawn_by(inner, &key) {
            Some(input) => input,
            None => return,
        },
    };
    event.prevent_default();
    event.stop_propagation();
    inner.send(input);
}

/// What a key means for the circles and arrows.
fn drawn_by(inner: &Inner, key: &str) -> Option<Input> {
    if !inner.drawing.is_allowed() {
        return None;
    }
    if matches!(key, "Backspace" | "Delete") {
        let node = inner.session.borrow().panel().node;
        return Some(Input::Edit(node, Edit::Wipe));
    }
    pen_of_key(key).map(|pen| Input::Draw(Draw::AtCursor(pen)))
}

fn picker_key(inner: &Inner, event: &Event) {
    let Some(key) = plain_key(event) else { return };
    match (arrow_of(&key), key.as_str()) {
        (Some(arrow), _) => inner.picker.step(arrow),
        (None, "Escape") => inner.send(Input::Back),
        // The rest of the page waits until a piece is chosen.
        (None, "Tab") => {}
        (None, _) => return,
    }
    event.prevent_default();
    event.stop_propagation();
}

fn focused(inner: &Inner, event: &Event) {
    let square = target_element(event).and_then(|element| square_of(&element));
    if square.is_some() {
        inner.send(Input::Focus(square));
    }
}

fn unfocused(inner: &Inner, event: &Event) {
    // The picker opens in the middle of a move: its end returns to the cursor.
    if leaves(event, inner.stage.twin().element()) && !inner.picker.is_open() {
        inner.send(Input::Focus(None));
    }
}

fn clicked(inner: &Inner, event: &Event) {
    if let Some(square) = pressed_cell(event) {
        inner.send(Input::Focus(Some(square)));
        inner.send(Input::Activate);
    }
}
