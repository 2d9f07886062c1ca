//! Moves of the chess family as clicks.

use crate::chess::position::en_passant_victim;
use crate::chess::{Move, Position};
use crate::{CastlingPolicy, Choice, ChoiceId, Role, Square, SquareSet, Step, StepKind};

impl Position {
    /// Every legal move in a fixed order; the choices of [`Position::choices`] are numbered by it.
    pub fn ordered_moves(&self) -> Vec<Move> {
        // The generator's order is always the same for a position.
        self.legal_moves()
    }

    /// Every legal move as the player meets it.
    pub fn choices(&self) -> Vec<Choice> {
        let moves = self.ordered_moves();
        let choice = |(id, mv): (usize, &Move)| Choice {
            id: ChoiceId(id as u16),
            paths: self.paths(*mv, &moves),
            promotion: match mv {
                Move::Ordinary { promotion, .. } => *promotion,
                Move::EnPassant { .. } | Move::Castling { .. } => None,
            },
            captures: self.captures(*mv),
            drowns: SquareSet::EMPTY,
            is_castling: matches!(mv, Move::Castling { .. }),
        };
        moves.iter().enumerate().map(choice).collect()
    }

    fn captures(&self, mv: Move) -> SquareSet {
        let at = match mv {
            Move::Ordinary { to, .. } => to,
            Move::EnPassant { from, to } => en_passant_victim(from, to),
            Move::Castling { rook_to, .. } => rook_to,
        };
        SquareSet::of(at) & self.board.color(!self.turn)
    }

    fn paths(&self, mv: Move, moves: &[Move]) -> Vec<Vec<Step>> {
        let step = |square, kind| Step { square, kind };
        match mv {
            Move::Ordinary { from, to, .. } | Move::EnPassant { from, to } => {
                vec![vec![
                    step(from, StepKind::Piece),
                    step(to, StepKind::Target),
                ]]
            }
            Move::Castling {
                king,
                rook,
                king_to,
                rook_to,
            } => {
                let piece = step(king, StepKind::Piece);
                let by_rook = step(rook, StepKind::CastlingRook);
                let king_target = step(king_to, StepKind::KingTarget);
                let direct = self.is_direct_target(king, king_to, moves);
                match self.rules.castling {
                    CastlingPolicy::Targets { .. } | CastlingPolicy::None => {
                        let mut paths = vec![vec![piece, by_rook]];
                        if direct {
                            paths.push(vec![piece, king_target]);
                        }
                        paths
                    }
                    CastlingPolicy::Free { .. } => {
                        let rook_target = step(rook_to, StepKind::RookTarget);
                        let mut paths = vec![vec![piece, by_rook, king_target, rook_target]];
                        if direct {
                            paths.push(vec![piece, king_target, rook_target]);
                        }
                        paths
                    }
                }
            }
        }
    }

    /// Whether clicking the king's target straight away can mean nothing but this castling: it
    /// is at least two squares away, and no castling rook stands there, which is clicked first.
    fn is_direct_target(&self, king: Square, king_to: Square, moves: &[Move]) -> bool {
        let far = king.file().index().abs_diff(king_to.file().index()) >= 2;
        far && !self.castling_rooks.contains(king_to)
            && !moves.iter().any(
                |mv| matches!(mv, Move::Ordinary { role: Role::King, to, .. } if *to == king_to),
            )
    }
}
