//! The two players' places above and below the board: whose it is, who is to move, what was captured.

use std::cell::RefCell;

use consulboard_play::pieces::{Palette, svg};
use consulboard_play::{Message, Panel, Texts, describe};
use consulboard_rules::{Color, Piece};
use web_sys::Element;

use consulboard_web::dom::{Dom, ElementExt, Missing};

/// The places.
pub struct Seats {
    table: Element,
    far: Seat,
    near: Seat,
    far_prompt: Element,
}

struct Seat {
    seat: Element,
    name: Element,
    captured: Element,
    shown: RefCell<Vec<Piece>>,
}

impl Seats {
    /// Finds the places on the page.
    ///
    /// # Errors
    ///
    /// When a part of them is missing.
    pub fn new(dom: &Dom) -> Result<Seats, Missing> {
        let far: Element = dom.by_id("seat-far")?;
        Ok(Seats {
            table: dom.by_id("table")?,
            far_prompt: part(&far, ".seat-prompt")?,
            far: Seat::new(far)?,
            near: Seat::new(dom.by_id("seat-near")?)?,
        })
    }

    /// Shows who sits where; `bottom` is the side at the lower edge of the board.
    pub fn show(&self, panel: &Panel, bottom: Color, texts: &Texts) {
        self.far.show(panel, !bottom, texts);
        self.near.show(panel, bottom, texts);
        self.far_prompt.tell(texts, &panel.prompt);
        let face_to_face = panel.face_to_face.then_some("");
        self.table.set_or_remove("data-face-to-face", face_to_face);
    }
}

impl Seat {
    fn new(seat: Element) -> Result<Seat, Missing> {
        Ok(Seat {
            name: part(&seat, ".seat-name")?,
            captured: part(&seat, ".captured")?,
            seat,
            shown: RefCell::default(),
        })
    }

    fn show(&self, panel: &Panel, color: Color, texts: &Texts) {
        self.seat.set("data-color", &color.to_string());
        let turn = (panel.turn == color && panel.result.is_none()).then_some("");
        self.seat.set_or_remove("data-turn", turn);
        let side = describe::side(color);
        let named = panel.players[color].as_ref().map(|name| {
            Message::new("seat")
                .text("name", name)
                .message("side", side.clone())
        });
        let name = texts.say(&named.unwrap_or(side));
        self.name.say(&name);
        // A long name is cut off where there is no room.
        self.name.set("title", &name);
        let pieces = &panel.captured[color];
        if *self.shown.borrow() != *pieces {
            let drawings = pieces.iter().map(|piece| {
                // Black pieces need a light rim on a dark page; the page sets its colour.
                svg(
                    piece.role,
                    &Palette::of(piece.color).with_halo("currentColor"),
                )
            });
            self.captured.set_inner_html(&drawings.collect::<String>());
            *self.shown.borrow_mut() = pieces.clone();
            let names = names(pieces).map(|names| {
                let captured = Message::new("captured").message("pieces", names);
                texts.say(&captured)
            });
            self.captured
                .set_or_remove("role", names.as_ref().map(|_| "img"));
            self.captured.set_or_remove("aria-label", names.as_deref());
        }
    }
}

/// "queen, 2 × pawn"; nothing for nothing.
fn names(pieces: &[Piece]) -> Option<Message> {
    let kinds = pieces.chunk_by(|one, other| one == other);
    let named = kinds.filter_map(|kind| {
        let name = describe::piece(*kind.first()?);
        Some(match kind.len() {
            1 => name,
            count => Message::new("captured-counted")
                .number("count", count as u32)
                .message("piece", name),
        })
    });
    named.reduce(|first, second| {
        Message::new("captured-and")
            .message("first", first)
            .message("second", second)
    })
}

fn part(seat: &Element, selector: &str) -> Result<Element, Missing> {
    seat.find(selector)
        .ok_or_else(|| Missing::element(selector))
}
