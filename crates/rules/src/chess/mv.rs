//! Moves of the chess family.

use crate::{Role, Square};

/// A move. It says all that is needed to play it in the position it was generated for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Move {
    /// A piece goes from one square to another, and captures what stands there.
    Ordinary {
        /// What moves.
        role: Role,
        /// Where from.
        from: Square,
        /// Where to.
        to: Square,
        /// What the pawn becomes (CON-7).
        promotion: Option<Role>,
    },
    /// A pawn captures the pawn that has just made a double step beside it (CON-7).
    EnPassant {
        /// Where from.
        from: Square,
        /// Where to, behind the captured pawn.
        to: Square,
    },
    /// King and rook move together.
    Castling {
        /// The king's square.
        king: Square,
        /// The rook's square.
        rook: Square,
        /// The king's target.
        king_to: Square,
        /// The rook's target.
        rook_to: Square,
    },
}

impl Move {
    /// The square of the piece that is named first: the mover, the king of a castling.
    pub const fn from(self) -> Square {
        match self {
            Move::Ordinary { from, .. } | Move::EnPassant { from, .. } => from,
            Move::Castling { king, .. } => king,
        }
    }

    /// The square where that piece ends.
    pub const fn to(self) -> Square {
        match self {
            Move::Ordinary { to, .. } | Move::EnPassant { to, .. } => to,
            Move::Castling { king_to, .. } => king_to,
        }
    }
}
