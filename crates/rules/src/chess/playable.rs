//! The chess family as a [`Playable`] game.

use crate::chess::{Move, Position};
use crate::{Changes, Color, DrawReason, Key, Outcome, Playable, Role, SquareSet, WinReason};

impl Playable for Position {
    type Move = Move;

    fn side_to_move(&self) -> Color {
        self.turn
    }

    fn legal_moves(&self) -> Vec<Move> {
        Position::legal_moves(self)
    }

    #[inline]
    fn count_moves(&self) -> u64 {
        Position::count_moves(self)
    }

    fn changes(&self, mv: Move) -> Changes {
        Position::changes(self, mv)
    }

    #[inline]
    fn play_unchecked(&mut self, mv: Move) {
        Position::play_unchecked(self, mv);
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.count_moves() == 0 {
            return Some(if self.is_check() {
                Outcome::Win {
                    winner: !self.turn,
                    reason: WinReason::Checkmate,
                }
            } else {
                Outcome::Draw {
                    reason: DrawReason::Stalemate,
                }
            });
        }
        self.is_dead().then_some(Outcome::Draw {
            reason: DrawReason::DeadPosition,
        })
    }

    fn key(&self) -> Key {
        let roles = Role::CHESS.map(|role| self.board.role(role));
        let en_passant = self.legal_en_passant();
        let rest = [
            self.board.color(Color::White),
            self.castling_rooks,
            en_passant.map_or(SquareSet::EMPTY, SquareSet::of),
        ];
        Key::of(self.turn, roles.into_iter().chain(rest))
    }
}
