//! Moves of Congo as clicks.

use crate::congo::{Move, Position};
use crate::{Choice, ChoiceId, Playable, Step, StepKind};

impl Position {
    /// Every legal move in a fixed order; the choices of [`Position::choices`] are numbered by it.
    pub fn ordered_moves(&self) -> Vec<Move> {
        // The generator's order is always the same for a position.
        self.legal_moves()
    }

    /// Every legal move as the player meets it.
    pub fn choices(&self) -> Vec<Choice> {
        let moves = self.ordered_moves().into_iter().enumerate();
        moves
            .map(|(id, mv)| Choice {
                id: ChoiceId(id as u16),
                paths: self.paths(mv),
                promotion: None,
                captures: self.captured(mv),
                drowns: self.drowned(mv),
                is_castling: false,
            })
            .collect()
    }

    fn paths(&self, mv: Move) -> Vec<Vec<Step>> {
        let step = |square, kind| Step { square, kind };
        match mv {
            Move::Step { from, to } => vec![vec![
                step(from, StepKind::Piece),
                step(to, StepKind::Target),
            ]],
            Move::Leaps { from, captured, .. } => {
                let chains = self.chains(from).into_iter();
                let same = chains.filter(|c| c.captured.0 == captured && c.to == mv.to());
                same.map(|chain| {
                    let mut path = vec![step(from, StepKind::Piece)];
                    let landings = chain.route.landings().iter();
                    path.extend(landings.map(|square| step(*square, StepKind::Landing)));
                    // A chain that could go on is ended by its landing once more.
                    if chain.can_go_on {
                        path.push(step(chain.to, StepKind::Stop));
                    }
                    path
                })
                .collect()
            }
        }
    }
}
