//! What is wrong with a PGN, and where.

use std::fmt;

use consulboard_rules::chess::MoveTextError;
use consulboard_rules::{StartError, VariantError};
use thiserror::Error;

use super::NESTING;

/// Why the reading of a game ended before its end.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Reason {
    /// A variant that is not played here.
    #[error(transparent)]
    Variant(VariantError),
    /// A start that the variant does not have.
    #[error(transparent)]
    Start(StartError),
    /// The number of a start that is none.
    #[error("found `{found}`, expected the number of a starting position")]
    Number {
        /// What was found.
        found: String,
    },
    /// A move that cannot be played.
    #[error(transparent)]
    Move(MoveTextError),
    /// A move after the end of the game.
    #[error("found `{found}` after the end of the game, expected its result")]
    Over {
        /// What was found.
        found: String,
    },
    /// Variations within variations beyond [`NESTING`].
    #[error("found variations more than {NESTING} deep, expected fewer")]
    TooDeep,
    /// A closing bracket without its opening one.
    #[error("found `)`, expected a move or the result: no variation is open")]
    NotOpen,
    /// A variation that does not end.
    #[error("found the end of the game, expected `)`: a variation is open")]
    OpenVariation,
    /// A comment that does not end.
    #[error("found a comment without its end, expected `}}`")]
    OpenComment,
}

/// Where the reading of a game ended, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnError {
    /// The line of the text, from 1.
    pub line: usize,
    /// The character of the line, from 1.
    pub column: usize,
    /// The move that was to be read, such as `12... Qxd9`, or the last one read before it.
    pub at: Option<String>,
    /// What is wrong.
    pub reason: Reason,
}

impl fmt::Display for PgnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)?;
        if let Some(at) = &self.at {
            write!(f, ", at {at}")?;
        }
        write!(f, ": {}", self.reason)
    }
}

impl std::error::Error for PgnError {}
