//! What a move does to the board.

use crate::{Piece, Square};

/// One part of what a move does to the board.
///
/// The changes of a move are read together: first every [`Remove`](Change::Remove) and the start
/// of every [`Slide`](Change::Slide) empty their squares, then the slides land, then the
/// [`Leap`](Change::Leap)s are made one after another, then every [`Put`](Change::Put) replaces what
/// stands there, and what has to [`Drown`](Change::Drown) drowns. So a king may land on the square that the
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
    /// A leap of a chain: like a slide, but the leaps of a move are played one after another
    /// (CGO-10).
    Leap {
        /// Where it stands.
        from: Square,
        /// Where it lands.
        to: Square,
    },
    /// The piece on `at` is lost to the river after everything else (CGO-12).
    Drown {
        /// Where it stands.
        at: Square,
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

/// The changes of one move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changes(Vec<Change>);

impl Changes {
    /// Adds one.
    pub(crate) fn push(&mut self, change: Change) {
        self.0.push(change);
    }

    /// The changes, in the order in which they were noted.
    pub fn iter(&self) -> impl Iterator<Item = Change> + '_ {
        self.0.iter().copied()
    }
}
