//! Where a game starts, and starts that there are not.

use std::fmt;

use crate::fen::FenError;
use crate::{ArrayFault, StartScheme, Variant};

/// Where a game starts.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Start {
    /// The one array of the variant.
    Array,
    /// An array for each side by its number (K42-3); the same number twice mirrors (K42-1),
    /// different ones are an independent draw (K42-4).
    Numbers {
        /// White's.
        white: u32,
        /// Black's.
        black: u32,
    },
    /// Any position, as a FEN.
    Fen(String),
}

impl Start {
    /// The same array for both sides.
    pub const fn mirrored(number: u32) -> Start {
        Start::Numbers {
            white: number,
            black: number,
        }
    }

    /// The start with a number of the variant: the number of both sides' array, or of the pair of arrays where each
    /// side has its own (CFG-7).
    ///
    /// # Errors
    ///
    /// When there is no pair with that number. Whether there is an array with it,
    /// [`Game::from_start`](crate::Game::from_start) says.
    pub fn numbered(variant: Variant, number: u32) -> Result<Start, StartError> {
        let numbering = variant.rules().numbering();
        let sides = numbering.map_or(Ok((number, number)), |it| it.of_start(number));
        let (white, black) = sides?;
        Ok(Start::Numbers { white, black })
    }

    /// The start to offer where nobody has chosen one.
    pub const fn usual(variant: Variant) -> Start {
        match variant.rules().start {
            StartScheme::Array(_) => Start::Array,
            StartScheme::Numbered(numbering) => Start::mirrored(numbering.usual),
        }
    }
}

/// A start that the variant does not have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartError {
    /// The variant has one array, a number means nothing in it.
    NotNumbered {
        /// The variant.
        variant: Variant,
    },
    /// The variant has no usual array, a number is needed.
    NumberNeeded {
        /// The variant.
        variant: Variant,
    },
    /// Different arrays where Black's mirrors White's (CRC-2).
    NotMirrored {
        /// The variant.
        variant: Variant,
        /// White's number.
        white: u32,
        /// Black's.
        black: u32,
    },
    /// A number whose array is not played (CRC-2).
    Unfit {
        /// The number.
        found: u32,
        /// What is wrong with its array.
        fault: ArrayFault,
    },
    /// A number too small or too large.
    NoSuchNumber {
        /// What was found.
        found: u32,
        /// The smallest one.
        first: u32,
        /// The largest one.
        last: u32,
    },
    /// A FEN that cannot be read.
    Fen(FenError),
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StartError::NotNumbered { variant } => write!(
                f,
                "start: found a number, but {variant} has one array, expected none"
            ),
            StartError::NumberNeeded { variant } => write!(
                f,
                "start: found no number, but {variant} has many arrays, expected one"
            ),
            StartError::NoSuchNumber { found, first, last } => {
                write!(f, "start number: found {found}, expected {first} to {last}")
            }
            StartError::NotMirrored {
                variant,
                white,
                black,
            } => write!(
                f,
                "start numbers: found {white} and {black}, but in {variant} Black mirrors White, \
                 expected the same"
            ),
            StartError::Unfit { found, fault } => write!(
                f,
                "start number: found {found}, whose array {fault}, expected another one"
            ),
            StartError::Fen(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for StartError {}

impl From<FenError> for StartError {
    fn from(error: FenError) -> StartError {
        StartError::Fen(error)
    }
}
