//! Relocations as clicks: the piece, then its relocatee.

use super::{Move, Position};
use crate::{Choice, ChoiceId, Playable, SquareSet, Step, StepKind};

impl Position {
    /// Every legal move in a fixed order; the choices of [`Position::choices`] are numbered by it.
    pub fn ordered_moves(&self) -> Vec<Move> {
        self.legal_moves()
    }

    /// Every legal move as the player meets it.
    pub fn choices(&self) -> Vec<Choice> {
        if self.relocating().is_none() {
            return self.play().choices();
        }
        let moves = self.ordered_moves().into_iter().enumerate();
        moves
            .filter_map(|(id, mv)| {
                let (from, square, kind) = match mv {
                    Move::Stay { at } => (at, at, StepKind::Stay),
                    Move::Swap { from, with } => (from, with, StepKind::Relocatee),
                    Move::Play(_) => return None,
                };
                let piece = Step {
                    square: from,
                    kind: StepKind::Piece,
                };
                Some(Choice {
                    id: ChoiceId(id as u16),
                    paths: vec![vec![piece, Step { square, kind }]],
                    promotion: None,
                    captures: SquareSet::EMPTY,
                    drowns: SquareSet::EMPTY,
                    is_castling: false,
                })
            })
            .collect()
    }
}
