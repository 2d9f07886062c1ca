//! The chess family as a [`Playable`] game.

use crate::chess::{Move, Position};
use crate::{Changes, Color, DrawReason, Key, Outcome, Playable, Role, WinReason};

/// One round of the SplitMix64 generator's mixing function.
const fn mix(value: u64) -> u64 {
    let value = (value ^ value >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let value = (value ^ value >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    value ^ value >> 31
}

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
        let mut key = mix(1 + self.turn as u64);
        let mut add = |bits: u128| {
            for half in [bits as u64, (bits >> 64) as u64] {
                key = mix(key.wrapping_add(0x9e37_79b9_7f4a_7c15) ^ half);
            }
        };
        for role in Role::ALL {
            add(self.board.role(role).0);
        }
        add(self.board.color(Color::White).0);
        add(self.castling_rooks.0);
        add(self.legal_en_passant().map_or(0, |s| 1 << s.index()));
        Key(key)
    }
}
