//! What the line below the board says.

use consulboard_play::embed::Purpose;
use consulboard_play::{Message as Sentence, Panel, describe};
use consulboard_rules::Color;

use super::BoardView;

impl BoardView {
    /// What the line below the board says.
    pub(super) fn sentence(&self, panel: &Panel) -> Sentence {
        let chosen = panel.can_step_back;
        match self.purpose {
            Purpose::Piece => match self.board.look(|session, _| session.reach()) {
                Some(reach) => Sentence::new("embed-reach")
                    .message("piece", describe::piece(reach.piece))
                    .text("square", reach.square)
                    .message("moves", count("embed-moves", reach.moves)),
                None => Sentence::new("embed-prompt-piece"),
            },
            Purpose::Castlings => match self.castling_place(panel) {
                Some((place, number)) => self.castling_sentence(panel, place, number),
                None if panel.castling[panel.turn].items.is_empty() => {
                    Sentence::new("embed-castlings-none")
                }
                None if chosen => panel.prompt.clone(),
                None => count(
                    "embed-prompt-castlings",
                    panel.castling[panel.turn].items.len(),
                ),
            },
            Purpose::Replay => match panel
                .setup
                .iter()
                .chain(&panel.moves)
                .find(|item| item.ply == panel.shown)
            {
                Some(item) => {
                    let dots = match item.color {
                        Color::White => ".",
                        Color::Black => "…",
                    };
                    Sentence::new("embed-move")
                        .text("number", format!("{}{dots}", item.number))
                        .text("move", &item.san)
                }
                None => count("embed-start", panel.last),
            },
            Purpose::Play | Purpose::Diagram | Purpose::Dice => panel.prompt.clone(),
        }
    }

    /// Where king and rook of a castling go.
    pub(super) fn castling_sentence(&self, panel: &Panel, place: usize, number: usize) -> Sentence {
        let castling = self.board.look(|session, _| {
            let castlings = session.game().now().castlings(panel.turn);
            castlings.into_iter().nth(place)
        });
        let id = match &castling {
            Some(castling) if castling.captures => "embed-castling-captures",
            Some(_) | None => "embed-castling",
        };
        let sentence = count(id, number).number("place", place as u32 + 1);
        match castling {
            Some(castling) => sentence
                .text("king", castling.king_to)
                .text("rook", castling.rook_to),
            None => sentence,
        }
    }
}

/// A sentence that counts.
pub(super) fn count(id: &'static str, number: usize) -> Sentence {
    Sentence::new(id).number("count", i64::try_from(number).unwrap_or(i64::MAX))
}
