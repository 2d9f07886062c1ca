//! Castlings, one by one.

use consulboard_play::embed::Purpose;
use consulboard_play::{Input, Panel};
use consulboard_rules::{Castling, Color, Square};
use wasm_bindgen::JsCast;
use web_sys::{Event, MouseEvent};

use super::BoardView;
use consulboard_web::dom::closest;

impl BoardView {
    pub(super) fn castling_place(&self, panel: &Panel) -> Option<(usize, usize)> {
        let (color, text) = panel.preview.as_ref()?;
        let items = &panel.castling[*color].items;
        let place = items.iter().position(|item| item.text == *text)?;
        Some((place, items.len()))
    }

    /// A square that castlings lead to shows the next of them, unless a castling is being entered.
    pub(super) fn clicked_board(&self, event: &Event) {
        // The board has caught the pointer, so the click is on all of it and not on the square.
        let point = event.dyn_ref::<MouseEvent>();
        let below = point.and_then(|point| {
            let (x, y) = (point.client_x() as f32, point.client_y() as f32);
            self.dom.document().element_from_point(x, y)
        });
        let cell = below.and_then(|it| it.closest("[data-square]").ok().flatten());
        let square = cell.and_then(|cell| cell.get_attribute("data-square"));
        let square: Option<Square> = square.and_then(|square| square.parse().ok());
        let panel = self.board.panel();
        let (Some(square), Purpose::Castlings) = (square, self.purpose) else {
            return;
        };
        if panel.can_step_back || panel.preview.is_some() {
            return;
        }
        let castlings = self
            .board
            .look(|session, _| session.game().now().castlings(panel.turn));
        let last = self.last_pick.borrow().clone();
        let after = castlings
            .iter()
            .position(|it| Some(&it.text) == last.as_ref());
        let (before, after) = castlings.split_at(after.map_or(0, |index| index + 1));
        let mut order = after.iter().chain(before);
        let leads = |it: &&Castling| it.king_to == square || it.rook_to == square;
        if let Some(castling) = order.find(leads) {
            self.preview(panel.turn, castling.text.clone());
        }
    }

    pub(super) fn preview(&self, color: Color, text: String) {
        self.last_pick.replace(Some(text.clone()));
        self.board.send(Input::PreviewCastling(Some((color, text))));
    }

    /// A castling that is pointed at, or reached by the keyboard, is shown.
    pub(super) fn pointed(&self, event: &Event) {
        if self.purpose == Purpose::Castlings
            && let Some(chip) = closest(event, "[data-action=pick]")
            && let Some(text) = chip.get_attribute("data-value")
        {
            self.preview(self.board.panel().turn, text);
        }
    }

    pub(super) fn step_castling(&self, panel: &Panel, by: isize) {
        let items = &panel.castling[panel.turn].items;
        if items.is_empty() {
            return;
        }
        let count = items.len() as isize;
        let place = match self.castling_place(panel) {
            Some((place, _)) => (place as isize + by).rem_euclid(count),
            None if by > 0 => 0,
            None => count - 1,
        };
        self.preview(panel.turn, items[place as usize].text.clone());
    }

    /// Shows the same position with the other side to move, where that is possible.
    pub(super) fn change_side(&self, panel: &Panel) {
        let mut fields: Vec<&str> = panel.fen.split(' ').collect();
        if let Some(turn) = fields.get_mut(1) {
            *turn = if *turn == "w" { "b" } else { "w" };
        }
        // What the side that has just moved may take in passing means nothing for the other one.
        if let Some(en_passant) = fields.get_mut(3) {
            *en_passant = "-";
        }
        self.board.send(Input::LoadFen(fields.join(" ")));
    }
}
