//! What search, perft and property tests need to know of a game.

use crate::{Changes, Color, Outcome, SquareSet};

/// Stands for a position where repetitions are counted: equal for the same pieces, side to move,
/// castling rights, and en-passant capture that is really legal (CON-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Key(pub u64);

/// One round of the SplitMix64 generator's mixing function.
const fn mix(value: u64) -> u64 {
    let value = (value ^ value >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let value = (value ^ value >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    value ^ value >> 31
}

impl Key {
    /// The key of a side to move and of sets that say all the rest.
    pub(crate) fn of(turn: Color, sets: impl IntoIterator<Item = SquareSet>) -> Key {
        let mut key = mix(1 + turn as u64);
        for SquareSet(bits) in sets {
            for half in [bits as u64, (bits >> 64) as u64] {
                key = mix(key.wrapping_add(0x9e37_79b9_7f4a_7c15) ^ half);
            }
        }
        Key(key)
    }
}

/// A position of any game: who moves, what moves there are and what they do. It speaks of neither
/// kings nor rivers.
pub trait Playable: Clone {
    /// A move.
    type Move: Copy + Eq + std::fmt::Debug;

    /// Who is to move.
    fn side_to_move(&self) -> Color;

    /// Every legal move, none after the end of the game.
    fn legal_moves(&self) -> Vec<Self::Move>;

    /// How many legal moves there are.
    fn count_moves(&self) -> u64 {
        self.legal_moves().len() as u64
    }

    /// What a legal move does to the board.
    fn changes(&self, mv: Self::Move) -> Changes;

    /// Plays a move that is known to be legal.
    fn play_unchecked(&mut self, mv: Self::Move);

    /// How the game has ended by what stands on the board, `None` while it goes on.
    fn outcome(&self) -> Option<Outcome>;

    /// The key of the position.
    fn key(&self) -> Key;
}
