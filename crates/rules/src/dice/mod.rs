//! Drawing an array with dice, as a value: whoever shows it only shows it (K42-2, CRC-3, CFG-7).

mod draw;
#[cfg(test)]
mod tests;

use std::fmt;

use crate::{File, Role};

pub use draw::Draw;

/// Which squares of the back rank a die counts, always from the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Counted {
    /// The light squares of White's back rank: files b, d, f, h, j.
    Light,
    /// The dark squares of White's back rank: files a, c, e, g, i.
    Dark,
    /// The squares that are still free.
    Free,
}

/// The piece that a die places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Placed {
    /// Always the same.
    Role(Role),
    /// The one of two that an earlier die put first.
    First,
    /// The other one of the two.
    Second,
}

/// What a die decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decides {
    /// The square of a piece; a number without a square is rolled again.
    Square {
        /// The piece.
        piece: Placed,
        /// What the number counts.
        counted: Counted,
    },
    /// Which of two pieces is placed first: the first one here with an odd number, the other one
    /// with an even number. A die has as many of these as of those.
    Order([Role; 2]),
    /// The whole array: the number counts the arrays of the numbering.
    Array,
}

/// One die of a procedure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DieRule {
    /// Names the step, for texts: `light-bishop`, `second-knight` and so on.
    pub name: &'static str,
    /// 6, 8 or 20.
    pub faces: u8,
    /// What the number means.
    pub decides: Decides,
}

impl DieRule {
    /// A die that finds the square of a piece.
    pub const fn square(name: &'static str, piece: Placed, faces: u8, counted: Counted) -> DieRule {
        DieRule {
            name,
            faces,
            decides: Decides::Square { piece, counted },
        }
    }
}

/// Where Black's array comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sides {
    /// It mirrors White's (CRC-2).
    Mirrored,
    /// It mirrors White's (K42-1) or is drawn by itself (K42-4), as the players like.
    Either,
    /// It is drawn by itself (CFG-7).
    Separate,
}

/// How an array is drawn: the dice in their order, then what goes to the squares left.
#[derive(Debug)]
pub struct Procedure {
    /// The dice.
    pub dice: &'static [DieRule],
    /// The pieces for the squares that are free at the end, from the left.
    pub rest: &'static [Role],
    /// Number of files.
    pub files: u8,
    /// Where Black's array comes from.
    pub sides: Sides,
}

/// What the numbers of a die mean that is to be rolled now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// The square of a piece.
    Square {
        /// The piece.
        role: Role,
        /// Which squares are counted.
        counted: Counted,
        /// The files that the numbers stand for, 1 for the first; a larger number is rolled again.
        files: Vec<File>,
    },
    /// Which of two pieces is placed first: the first one with an odd number, the other one with
    /// an even number.
    Order([Role; 2]),
    /// The array with a number of the numbering; a number beyond the last array is rolled again.
    Array {
        /// The number of the array that a 1 stands for.
        first: u32,
        /// How many arrays there are.
        count: u32,
    },
}

/// What a roll comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RollOutcome {
    /// A piece has its square.
    Square(Role, File),
    /// This piece is placed first.
    First(Role),
    /// All pieces have their squares: the array with this number of the numbering.
    Array(u32),
    /// Nothing: it is rolled again.
    Again,
}

/// A die that is to be rolled now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Die {
    /// Which one.
    pub rule: DieRule,
    /// What its numbers mean.
    pub meaning: Meaning,
}

impl Die {
    /// What a number comes to.
    pub fn outcome(&self, number: u8) -> RollOutcome {
        let index = usize::from(number).checked_sub(1);
        match &self.meaning {
            Meaning::Square { role, files, .. } => match index.and_then(|index| files.get(index)) {
                Some(file) => RollOutcome::Square(*role, *file),
                None => RollOutcome::Again,
            },
            Meaning::Order([odd, even]) => {
                RollOutcome::First(if number % 2 == 1 { *odd } else { *even })
            }
            Meaning::Array { first, count } => match index {
                Some(index) if index < *count as usize => RollOutcome::Array(first + index as u32),
                Some(_) | None => RollOutcome::Again,
            },
        }
    }

    /// Whether a number of the die is to be rolled again.
    pub fn is_reroll(&self, number: u8) -> bool {
        self.outcome(number) == RollOutcome::Again
    }

    /// The piece that it finds a square for, if it does.
    pub fn role(&self) -> Option<Role> {
        match self.meaning {
            Meaning::Square { role, .. } => Some(role),
            Meaning::Order(_) | Meaning::Array { .. } => None,
        }
    }

    /// The files that the numbers count, 1 for the first; none where they count no squares.
    pub fn files(&self) -> &[File] {
        match &self.meaning {
            Meaning::Square { files, .. } => files,
            Meaning::Order(_) | Meaning::Array { .. } => &[],
        }
    }
}

/// A roll that has been made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Roll {
    /// The die.
    pub die: Die,
    /// The number it showed, from 1.
    pub number: u8,
    /// What it came to.
    pub outcome: RollOutcome,
}

impl Roll {
    /// Whether it has to be repeated.
    pub fn is_again(&self) -> bool {
        self.outcome == RollOutcome::Again
    }

    /// The piece that got a square by it, and the file.
    pub fn placed(&self) -> Option<(Role, File)> {
        match self.outcome {
            RollOutcome::Square(role, file) => Some((role, file)),
            RollOutcome::First(_) | RollOutcome::Array(_) | RollOutcome::Again => None,
        }
    }
}

/// A number that the die cannot show, or a roll after the last one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RollError {
    /// No such face.
    NoSuchFace {
        /// What was found.
        found: u8,
        /// Faces of the die.
        faces: u8,
    },
    /// Every piece is placed.
    Finished,
}

impl fmt::Display for RollError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RollError::NoSuchFace { found, faces } => {
                write!(f, "die: found {found}, expected 1 to {faces}")
            }
            RollError::Finished => {
                f.write_str("die: found a roll after the last one, expected none")
            }
        }
    }
}

impl std::error::Error for RollError {}
