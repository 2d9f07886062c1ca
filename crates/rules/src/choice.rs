//! Legal moves as the player meets them: the squares that name them, in click order.

use crate::{Role, Square, SquareSet};

/// The number of a choice in [`Game::choices`](crate::Game::choices) of one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ChoiceId(pub u16);

/// What a click means within a choice; it decides how the square is marked and what the line of
/// text asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum StepKind {
    /// The piece that is to move.
    Piece,
    /// The square where an ordinary move ends.
    Target,
    /// A square where a chain of leaps lands (CGO-10).
    Landing,
    /// The landing again: the chain ends here although it could go on.
    Stop,
    /// The rook to castle with.
    CastlingRook,
    /// The square for the castling king.
    KingTarget,
    /// The square for the castling rook.
    RookTarget,
    /// The piece that another one changes places with (CFG-2).
    Relocatee,
    /// The piece itself: it stays where it is (CFG-1).
    Stay,
}

/// One click.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Step {
    /// Where.
    pub square: Square,
    /// What it means.
    pub kind: StepKind,
}

/// A legal move with every way to click it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Its number in this position.
    pub id: ChoiceId,
    /// Every sequence of clicks that names it, the usual one first. Moves that differ only in
    /// `promotion` share their sequences.
    pub paths: Vec<Vec<Step>>,
    /// What a pawn becomes by this move.
    pub promotion: Option<Role>,
    /// The squares of the enemy pieces that leave the board.
    pub captures: SquareSet,
    /// The squares where pieces of the side to move drown by it, as they stand after it (CGO-12).
    pub drowns: SquareSet,
    /// Whether it is a castling.
    pub is_castling: bool,
}
