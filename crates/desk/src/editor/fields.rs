//! The fields beside the board.

use std::rc::Rc;

use consulboard_play::editor::EditInput;
use consulboard_rules::Color;
use consulboard_web::dom::{Listener, target_element};
use wasm_bindgen::prelude::*;
use web_sys::{Element, Event, HtmlInputElement, HtmlSelectElement, KeyboardEvent};

use super::{Inner, on};

/// Listens to the fields.
pub fn listen(inner: &Rc<Inner>) -> Vec<Listener> {
    let fen = inner.parts.fen();
    vec![
        on(&inner.root, inner, "change", changed),
        on(&inner.root, inner, "submit", |inner, event| {
            event.prevent_default();
            inner.put_up_typed();
        }),
        // Return makes no line in a FEN.
        on(fen, inner, "keydown", |inner, event| {
            let key = event.dyn_ref::<KeyboardEvent>().map(KeyboardEvent::key);
            if key.as_deref() == Some("Enter") {
                event.prevent_default();
                inner.open(inner.parts.fen().value());
            }
        }),
    ]
}

impl Inner {
    /// Puts up the starting position whose number was typed.
    fn put_up_typed(&self) {
        let typed = self.parts.numbers.typed();
        self.parts.numbers.accept();
        self.send(EditInput::Number(typed));
        self.parts.numbers.settle();
    }
}

fn changed(inner: &Inner, event: &Event) {
    let Some(field) = target_element(event) else {
        return;
    };
    let input = match field.id().as_str() {
        "edit-game" => selected(&field).and_then(|game| game.parse().ok().map(EditInput::Variant)),
        "edit-passing" => selected(&field).map(|square| EditInput::EnPassant(square.parse().ok())),
        "edit-fullmoves" => Some(EditInput::Fullmoves(number(&field, 1))),
        "edit-halfmoves" => Some(EditInput::Halfmoves(number(&field, 0))),
        "edit-fen" => {
            inner.open(inner.parts.fen().value());
            return;
        }
        _ => match (field.get_attribute("name"), field.get_attribute("value")) {
            (Some(name), Some(value)) if name == "edit-turn" => {
                let white = value == "white";
                Some(EditInput::Turn(if white {
                    Color::White
                } else {
                    Color::Black
                }))
            }
            (Some(name), Some(value)) if name == "edit-right" => {
                value.parse().ok().map(EditInput::Right)
            }
            _ => None,
        },
    };
    if let Some(input) = input {
        inner.send(input);
        // What was typed may be no number, or one beyond the limits.
        inner.refresh();
    }
}

fn selected(field: &Element) -> Option<String> {
    field.dyn_ref().map(HtmlSelectElement::value)
}

fn number(field: &Element, otherwise: u32) -> u32 {
    let text = field.dyn_ref().map(HtmlInputElement::value);
    text.and_then(|text| text.trim().parse().ok())
        .unwrap_or(otherwise)
}
