//! Kinds of pieces, and pieces.

use crate::Color;

/// What a piece is, whoever owns it.
///
/// A variant says which of these it uses and which letter each has in it: `C` is the consul in
/// Consulchess and the chancellor in Capablanca Random Chess.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Role {
    /// The royal piece of the chess family.
    King,
    /// Rook and bishop in one.
    Queen,
    /// Queen-like over three squares, jumping (CON-3 to CON-6).
    Consul,
    /// Bishop and knight in one (CRC-1).
    Archbishop,
    /// Rook and knight in one (CRC-1).
    Chancellor,
    /// Any distance along rank and file.
    Rook,
    /// Any distance along the diagonals.
    Bishop,
    /// The (1, 2) leaper.
    Knight,
    /// The foot soldier, of the chess family and of Congo (CGO-8).
    Pawn,
    /// What a pawn of Congo becomes on the last rank (CGO-9).
    Superpawn,
    /// The royal piece of Congo (CGO-3).
    Lion,
    /// Two squares far, jumping (CGO-6).
    Giraffe,
    /// Captures by leaping, as often as it can (CGO-10).
    Monkey,
    /// One or two squares along rank and file (CGO-5).
    Elephant,
    /// At home in the river (CGO-7).
    Crocodile,
    /// Moves like a knight (CGO-4).
    Zebra,
}

impl Role {
    /// Every role; those of the chess family come first, the most valuable ahead.
    pub const ALL: [Role; 16] = [
        Role::King,
        Role::Queen,
        Role::Consul,
        Role::Archbishop,
        Role::Chancellor,
        Role::Rook,
        Role::Bishop,
        Role::Knight,
        Role::Pawn,
        Role::Superpawn,
        Role::Lion,
        Role::Giraffe,
        Role::Monkey,
        Role::Elephant,
        Role::Crocodile,
        Role::Zebra,
    ];

    /// The roles of the chess family.
    pub const CHESS: [Role; 9] = [
        Role::King,
        Role::Queen,
        Role::Consul,
        Role::Archbishop,
        Role::Chancellor,
        Role::Rook,
        Role::Bishop,
        Role::Knight,
        Role::Pawn,
    ];

    /// The piece of this role and the given colour.
    pub const fn of(self, color: Color) -> Piece {
        Piece { color, role: self }
    }
}

/// A piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Piece {
    /// Whose it is.
    pub color: Color,
    /// What it is.
    pub role: Role,
}
