//! What is wrong with a described position.

use std::fmt;

use crate::{Board, Color, Piece, Role, Rules, Square, SquareSet};

/// One thing that is wrong with a position described by a text or a [`Setup`](crate::chess::Setup).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupFault {
    /// A side needs exactly one king, or lion.
    Royals {
        /// Whose.
        color: Color,
        /// The royal role of the game.
        role: Role,
        /// How many were found.
        found: u32,
    },
    /// The variant has no such piece.
    ForeignPiece {
        /// Where.
        at: Square,
        /// What.
        role: Role,
    },
    /// A piece stands beside the board.
    OffBoard {
        /// Where.
        at: Square,
    },
    /// A pawn stands on the first or last rank.
    PawnOnLastRank {
        /// Where.
        at: Square,
    },
    /// A lion stands outside its castle (CGO-1).
    LionOutsideCastle {
        /// Where.
        at: Square,
    },
    /// The side that has just moved is in check.
    OpponentInCheck {
        /// The side that is not to move.
        color: Color,
    },
    /// A castling right without its rook.
    NoCastlingRook {
        /// Where the rook should stand.
        at: Square,
    },
    /// A castling right whose king is not on its back rank.
    CastlingKing {
        /// Whose.
        color: Color,
    },
    /// Two castling rooks on one side of the king.
    CastlingRooks {
        /// Whose.
        color: Color,
    },
    /// An en-passant square that no double step can have left.
    EnPassant {
        /// The square.
        at: Square,
    },
}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupFault::Royals { color, role, found } => {
                write!(
                    f,
                    "pieces: found {found} {color} pieces of role {role:?}, expected one"
                )
            }
            SetupFault::ForeignPiece { at, role } => write!(
                f,
                "pieces: found {role:?} on `{at}`, expected a piece of this game"
            ),
            SetupFault::OffBoard { at } => {
                write!(f, "pieces: found one on `{at}`, expected it on the board")
            }
            SetupFault::PawnOnLastRank { at } => write!(
                f,
                "pieces: found a pawn on `{at}`, expected none on the first and last rank"
            ),
            SetupFault::LionOutsideCastle { at } => {
                write!(
                    f,
                    "pieces: found a lion on `{at}`, expected it in its castle"
                )
            }
            SetupFault::OpponentInCheck { color } => write!(
                f,
                "side to move: found {color} in check, expected only the side to move in check"
            ),
            SetupFault::NoCastlingRook { at } => write!(
                f,
                "castling field: no rook on `{at}`, expected a rook on its own back rank"
            ),
            SetupFault::CastlingKing { color } => write!(
                f,
                "castling field: the {color} king is not on its back rank, expected it there"
            ),
            SetupFault::CastlingRooks { color } => write!(
                f,
                "castling field: found two {color} rooks on one side of the king, expected one"
            ),
            SetupFault::EnPassant { at } => write!(
                f,
                "en-passant field: found `{at}`, expected the empty square that a pawn has just passed"
            ),
        }
    }
}

/// Everything that keeps a description from being a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError {
    /// At least one fault.
    pub faults: Vec<SetupFault>,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.faults.iter().enumerate() {
            if i > 0 {
                f.write_str("; ")?;
            }
            fault.fmt(f)?;
        }
        Ok(())
    }
}

impl std::error::Error for SetupError {}

/// Faults of single pieces; `no_pawns` are the ranks on which a side's pawns cannot stand.
pub(crate) fn piece_faults<const ROLES: usize>(
    rules: &Rules,
    board: &Board<ROLES>,
    no_pawns: impl Fn(Color) -> SquareSet,
    faults: &mut Vec<SetupFault>,
) {
    let geometry = rules.geometry;
    for (at, Piece { color, role }) in board.iter() {
        if !geometry.contains(at) {
            faults.push(SetupFault::OffBoard { at });
        } else if rules.letter(role).is_none() {
            faults.push(SetupFault::ForeignPiece { at, role });
        } else if role == Role::Pawn && no_pawns(color).contains(at) {
            faults.push(SetupFault::PawnOnLastRank { at });
        }
    }
}

/// The squares of the two royal pieces, White's first; `None`, and a fault, where a side has not
/// exactly one.
pub(crate) fn royal_faults<const ROLES: usize>(
    board: &Board<ROLES>,
    role: Role,
    faults: &mut Vec<SetupFault>,
) -> Option<[Square; 2]> {
    for color in Color::ALL {
        let found = board.pieces(color, role).len();
        if found != 1 {
            faults.push(SetupFault::Royals { color, role, found });
        }
    }
    let [white, black] = Color::ALL.map(|color| board.pieces(color, role));
    if white.len() == 1 && black.len() == 1 {
        Some([white.first()?, black.first()?])
    } else {
        None
    }
}
