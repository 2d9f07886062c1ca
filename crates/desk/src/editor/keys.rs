//! The keyboard: on the board, and undo everywhere in the editor.

use std::rc::Rc;

use consulboard_play::editor::EditInput;
use consulboard_web::board::{arrow_of, leaves, pressed_cell, square_of};
use consulboard_web::dom::{Listener, closest, target_element};
use wasm_bindgen::prelude::*;
use web_sys::{Event, KeyboardEvent};

use super::{Inner, on};

/// Listens to keys and to the focus.
pub fn listen(inner: &Rc<Inner>) -> Vec<Listener> {
    let grid = inner.stage.twin().element();
    vec![
        on(grid, inner, "keydown", key),
        on(grid, inner, "focusin", focused),
        on(grid, inner, "focusout", unfocused),
        on(grid, inner, "click", clicked),
        on(&inner.root, inner, "keydown", shortcut),
    ]
}

fn key(inner: &Inner, event: &Event) {
    let Some(key) = event.dyn_ref::<KeyboardEvent>() else {
        return;
    };
    if key.ctrl_key() || key.alt_key() || key.meta_key() {
        return;
    }
    let name = key.key();
    let input = match (arrow_of(&name), name.as_str()) {
        (Some(arrow), _) => EditInput::Arrow(arrow),
        (None, "Enter" | " ") => EditInput::Activate,
        (None, "Escape") => EditInput::Back,
        (None, "Delete" | "Backspace") => EditInput::Delete,
        (None, name) => match name.as_bytes() {
            [letter] if letter.is_ascii_alphabetic() => EditInput::Letter(char::from(*letter)),
            _ => return,
        },
    };
    event.prevent_default();
    event.stop_propagation();
    inner.send(input);
}

fn shortcut(inner: &Inner, event: &Event) {
    let Some(key) = event.dyn_ref::<KeyboardEvent>() else {
        return;
    };
    // A field has an undo of its own.
    let typing = closest(event, "input[type=text], textarea").is_some();
    if typing || key.alt_key() || !(key.ctrl_key() || key.meta_key()) {
        return;
    }
    let input = match (key.key().as_str(), key.shift_key()) {
        ("z", false) => EditInput::Undo,
        ("Z" | "z", true) | ("y", false) => EditInput::Redo,
        _ => return,
    };
    event.prevent_default();
    inner.send(input);
}

fn focused(inner: &Inner, event: &Event) {
    let square = target_element(event).and_then(|element| square_of(&element));
    if square.is_some() {
        inner.send(EditInput::Focus(square));
    }
}

fn unfocused(inner: &Inner, event: &Event) {
    if leaves(event, inner.stage.twin().element()) {
        inner.send(EditInput::Focus(None));
    }
}

fn clicked(inner: &Inner, event: &Event) {
    if let Some(square) = pressed_cell(event) {
        inner.send(EditInput::Focus(Some(square)));
        inner.send(EditInput::Activate);
    }
}
