//! How a game stands, and how it ended (CON-8).

use crate::Color;

/// Why a game was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WinReason {
    /// The king is attacked and nothing helps.
    Checkmate,
    /// The opponent gave up.
    Resignation,
    /// The opponent's time ran out.
    Time,
    /// The opponent's lion was captured (CGO-2).
    LionCaptured,
    /// The opponent has no move (CGO-2).
    NoMoves,
    /// The record of the game does not say.
    Unstated,
}

/// Why a game was drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawReason {
    /// No legal move, no check.
    Stalemate,
    /// Neither side can ever mate.
    DeadPosition,
    /// Both agreed.
    Agreement,
    /// Claimed: the same position for the third time.
    ThreefoldRepetition,
    /// At once: the same position for the fifth time.
    FivefoldRepetition,
    /// Claimed: fifty moves by each side without a capture or a pawn move.
    FiftyMoves,
    /// At once: seventy-five such moves.
    SeventyFiveMoves,
    /// Time ran out, but the opponent has a bare king.
    TimeAgainstBareKing,
    /// Two bare lions that cannot capture each other now (CGO-13).
    BareLions,
    /// The record of the game does not say.
    Unstated,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// One side won.
    Win {
        /// Who.
        winner: Color,
        /// Why.
        reason: WinReason,
    },
    /// Nobody won.
    Draw {
        /// Why.
        reason: DrawReason,
    },
}

impl Outcome {
    /// `1-0`, `0-1` or `1/2-1/2`.
    pub const fn score(self) -> &'static str {
        match self {
            Outcome::Win {
                winner: Color::White,
                reason: _,
            } => "1-0",
            Outcome::Win {
                winner: Color::Black,
                reason: _,
            } => "0-1",
            Outcome::Draw { reason: _ } => "1/2-1/2",
        }
    }
}

/// A draw that the side to move may claim now (CON-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Claim {
    /// The position has come up three times.
    ThreefoldRepetition,
    /// Fifty moves by each side without a capture or a pawn move.
    FiftyMoves,
}

impl Claim {
    /// The reason that a successful claim gives the draw.
    pub const fn reason(self) -> DrawReason {
        match self {
            Claim::ThreefoldRepetition => DrawReason::ThreefoldRepetition,
            Claim::FiftyMoves => DrawReason::FiftyMoves,
        }
    }
}
