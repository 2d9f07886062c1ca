//! What a move does to the board.

use crate::{Piece, Square};

/// One part of what a move does to the board.
///
/// The changes of a move are read together: first every [`Remove`](Change::Remove) and the start
/// of every [`Slide`](Change::Slide) empty their squares, then the slides land, then every
/// [`Put`](Change::Put) replaces what stands there. So a king may land on the square that the
/// castling rook leaves. The position applies exactly this list, and an animation plays it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Change {
    /// The piece on `from` goes to `to`.
    Slide {
        /// Where it stands.
        from: Square,
        /// Where it will stand.
        to: Square,
    },
    /// The piece on `at` leaves the board.
    Remove {
        /// Where it stands.
        at: Square,
    },
    /// The piece on `at` becomes another one.
    Put {
        /// The square.
        at: Square,
        /// What stands there afterwards.
        piece: Piece,
    },
}

/// The changes of one move, at most four.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Changes {
    items: [Option<Change>; 4],
    len: usize,
}

impl Changes {
    /// No change yet.
    pub(crate) const fn none() -> Changes {
        Changes {
            items: [None; 4],
            len: 0,
        }
    }

    /// The same with one more.
    pub(crate) fn and(mut self, change: Change) -> Changes {
        self.items[self.len] = Some(change);
        self.len += 1;
        self
    }

    /// The changes, in the order in which they were noted.
    pub fn iter(&self) -> impl Iterator<Item = Change> + '_ {
        self.items.iter().flatten().copied()
    }
}
