//! The buttons: tools, and what is done with the position.

use std::rc::Rc;

use consulboard_play::diagram::{self, Colors, Coordinates, Diagram};
use consulboard_play::editor::{EditInput, Tool, edit_address, random_start};
use consulboard_play::errand::Reply;
use consulboard_play::{Scene, describe, record};
use consulboard_rules::{Game, Piece, Start, Variant};
use consulboard_web::dice;
use consulboard_web::dom::{Listener, To, closest, copy, post};
use wasm_bindgen::prelude::*;
use web_sys::{Element, Event, HtmlTextAreaElement, MouseEvent};

use super::{Inner, on};
use crate::picture::Picture;

/// Listens to the buttons.
pub fn listen(inner: &Rc<Inner>) -> Listener {
    on(&inner.root, inner, "click", clicked)
}

fn clicked(inner: &Inner, event: &Event) {
    let Some(button) = closest(event, "button") else {
        return;
    };
    if button.get_attribute("aria-disabled").as_deref() == Some("true") {
        return;
    }
    if let Some(piece) = inner.piece_of(&button) {
        // A click with a pointer has been dealt with by then.
        let pointless = event
            .dyn_ref::<MouseEvent>()
            .is_some_and(|event| event.detail() == 0);
        if pointless {
            inner.choose(piece);
        }
        return;
    }
    match button.get_attribute("data-action").as_deref() {
        Some("edit-tool") => {
            if let Some(tool) = tool_of(&button) {
                inner.send(EditInput::Tool(tool));
            }
        }
        Some("edit-undo") => inner.send(EditInput::Undo),
        Some("edit-redo") => inner.send(EditInput::Redo),
        Some("edit-flip") => inner.send(EditInput::Flip),
        Some("edit-clear") => inner.send(EditInput::Clear),
        Some("edit-start") => {
            let variant = inner.editor.borrow().draft().variant();
            inner.send(EditInput::Start(Start::usual(variant)));
        }
        Some("edit-random") => inner.put_up_another(),
        Some("edit-play") => inner.send(EditInput::Play),
        Some("edit-link") => inner.copy_link(),
        Some("edit-embed") => inner.embed(),
        Some("edit-print") => inner.print(),
        Some("edit-svg") => inner
            .picture()
            .save_svg(&inner.dom, &inner.note, &inner.texts),
        Some("edit-png") => inner
            .picture()
            .save_png(&inner.dom, &inner.note, &inner.texts),
        Some(_) | None => {}
    }
}

/// The tool of a button; the pieces have theirs.
pub fn tool_of(button: &Element) -> Option<Tool> {
    match button.get_attribute("data-tool").as_deref() {
        Some("hand") => Some(Tool::Hand),
        Some("erase") => Some(Tool::Erase),
        Some("castling") => Some(Tool::Castling),
        Some("en-passant") => Some(Tool::EnPassant),
        Some(_) | None => None,
    }
}

impl Inner {
    /// Takes a piece of the palette as the tool; the one that is chosen already is put down again.
    pub fn choose(&self, piece: Piece) {
        let again = self.editor.borrow().panel().tool == Tool::Put(piece);
        let tool = if again { Tool::Hand } else { Tool::Put(piece) };
        self.send(EditInput::Tool(tool));
    }

    /// Puts up a starting position at random.
    fn put_up_another(&self) {
        let variant = self.editor.borrow().draft().variant();
        match random_start(variant, &mut dice::random_bytes) {
            Some(start) => {
                self.parts.numbers.accept();
                self.send(EditInput::Start(start));
            }
            None => self
                .parts
                .numbers
                .refuse(&self.texts.get("dice-no-randomness")),
        }
    }

    /// Asks the page to begin a game.
    pub fn play(&self, variant: Variant, start: Start) {
        // What can be played is a start that the variant has.
        if let Ok(game) = Game::from_start(variant, start) {
            post(
                &self.dom,
                To::Page,
                &Reply::Begin(record::write(&game)).text(),
            );
        }
    }

    /// The game from here, as a text, where there is one.
    fn record(&self) -> Option<String> {
        let game = self.editor.borrow().draft().game().ok()?;
        Some(record::write(&game))
    }

    /// Copies the address of the game from here; of what cannot be played, the one that goes on
    /// editing it.
    fn copy_link(&self) {
        let rest = self.record().unwrap_or_else(|| {
            let editor = self.editor.borrow();
            edit_address(editor.draft().variant(), Some(&editor.draft().fen()))
        });
        let address = self.dom.window().location().href().unwrap_or_default();
        let page = address.split('#').next().unwrap_or_default();
        let link = format!("{page}#{rest}");
        let (note, copied) = (self.note.clone(), self.texts.get("copied-link"));
        let (dom, text) = (self.dom.clone(), link.clone());
        copy(&self.dom, &link, move |done| {
            if done {
                note.say(&copied);
            } else if let Ok(field) = dom.by_id::<HtmlTextAreaElement>("link-text") {
                field.set_value(&text);
                post(
                    &dom,
                    To::Page,
                    &Reply::Open("link-dialog".to_owned()).text(),
                );
                field.select();
            }
        });
    }

    fn embed(&self) {
        if let Some(game) = self.record() {
            let bottom = self.editor.borrow().frame().bottom;
            (self.embedder)(&game, bottom);
        }
    }

    fn print(&self) {
        let editor = self.editor.borrow();
        if let Ok(game) = editor.draft().game() {
            (self.printer)(&game, editor.frame().bottom);
        }
    }

    /// The board as it is seen, without what is marked on it.
    fn picture(&self) -> Picture {
        let editor = self.editor.borrow();
        let draft = editor.draft();
        let scene = Scene {
            marks: Vec::new(),
            ..editor.scene()
        };
        let svg = Diagram {
            scene: &scene,
            coordinates: Coordinates::Inside,
            colors: &Colors::LIGHT,
            title: &self.texts.say(&describe::title(draft.variant())),
            description: &describe::pieces(&draft.pieces(), draft.turn(), &self.texts),
        }
        .svg();
        Picture {
            name: diagram::file_name(draft.variant().slug(), 0, draft.turn()),
            svg,
        }
    }
}
