//! Moves of a list with small drawings in place of the letters.

use std::cell::Cell;

use consulboard_play::pieces::{Palette, svg};
use consulboard_play::{Letters, MovePart, Notation, Panel};
use consulboard_rules::Variant;
use consulboard_web::dom::{Dom, ElementExt};
use web_sys::Element;

/// What writes moves.
pub struct Figurines {
    dom: Dom,
    notation: Cell<Notation>,
    /// What is being written with which letters.
    written: Cell<(Notation, Letters, Variant)>,
}

impl Figurines {
    /// Writes letters until told otherwise.
    pub fn new(dom: &Dom) -> Figurines {
        Figurines {
            dom: dom.clone(),
            notation: Cell::default(),
            written: Cell::new((Notation::Letters, Letters::English, Variant::Consulchess)),
        }
    }

    /// How pieces are named from now on.
    pub fn set(&self, notation: Notation) {
        self.notation.set(notation);
    }

    /// Takes the game and its letters from the panel; whether everything has to be written anew.
    pub fn follow(&self, panel: &Panel) -> bool {
        let (before, ..) = self.written.get();
        let notation = self.notation.get();
        self.written.set((notation, panel.letters, panel.variant));
        before != notation
    }

    /// Writes a move and what is thought of it. The letters stay in the text, unseen, for who copies it or
    /// has it read aloud.
    pub fn write(&self, element: &Element, text: &str, glyphs: &str) {
        let (notation, letters, variant) = self.written.get();
        if notation == Notation::Letters {
            return element.say(&format!("{text}{glyphs}"));
        }
        element.set_text_content(None);
        for part in letters.parts(text, variant.rules()) {
            match part {
                MovePart::Text(text) => drop(element.append_with_str_1(text)),
                MovePart::Piece(role, letter) => {
                    let figurine = self.dom.make_with("span", "figurine");
                    figurine.set_inner_html(&svg(role, &Palette::TEXT));
                    let unseen = self.dom.make_with("span", "unseen");
                    unseen.say(letter);
                    figurine.add(&unseen);
                    element.add(&figurine);
                }
            }
        }
        let _ = element.append_with_str_1(glyphs);
    }
}
