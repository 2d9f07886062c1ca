//! What distinguishes the variants of the chess family, as data.

use std::fmt;

use crate::{File, Geometry, Procedure, Role, Sides, StartError};

/// The rules of one variant. There is one constant of this type per variant, in its own file
/// below `variants`; the code that reads it knows no variant by name.
#[derive(Debug)]
pub struct Rules {
    /// The name in addresses and on the command line.
    pub slug: &'static str,
    /// The board.
    pub geometry: Geometry,
    /// The roles in use, each with its letter (CON-9).
    pub letters: &'static [(Role, char)],
    /// Other ways in which players write a role at the start of a move (CON-9).
    pub read_also: &'static [(&'static str, Role)],
    /// What a pawn may become, in the order in which the choice is offered (CON-7).
    pub promotions: &'static [Role],
    /// The family of games it belongs to.
    pub family: Family,
    /// How castling works.
    pub castling: CastlingPolicy,
    /// Which castling rights a game starts with.
    pub first_rights: FirstRights,
    /// Which arrays a game may start from.
    pub start: StartScheme,
}

/// A family of games: what moves how, and what ends a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// Chess on boards of any width.
    Chess,
    /// Chess on an array that the players arrange by turns before they play (CFG-1).
    Configuration(Relocation),
    /// Congo.
    Congo,
}

/// Which pieces the king may change places with (CFG-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relocation {
    /// With any piece but a rook.
    Free,
    /// Only with the queen.
    Restricted,
}

/// The castling rights that an array gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstRights {
    /// Every king with every rook.
    All,
    /// Only a king on one of these files (CFG-5).
    KingBetween {
        /// The first one.
        first: File,
        /// The last one.
        last: File,
    },
}

/// Where the castling pieces may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CastlingPolicy {
    /// One pair of targets on each side, as in Chess960 (CFG-4, CRC-4).
    Targets {
        /// Castling with the rook on the left of the king.
        left: CastlingFiles,
        /// Castling with the rook on the right of the king.
        right: CastlingFiles,
    },
    /// There is no castling.
    None,
    /// Any pair of targets on which the two have passed each other (CAS-1 to CAS-3).
    Free {
        /// Whether the king may land on the first and last file (CAS-4).
        corners: Corners,
        /// Whether the rook's landing square may hold an enemy piece (CAS-6).
        rook_captures: RookCaptures,
    },
}

/// Target files of a castling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CastlingFiles {
    /// The king's.
    pub king: File,
    /// The rook's.
    pub rook: File,
}

/// Whether a freely castling king may land on the first or last file (CAS-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Corners {
    /// It may.
    Allowed,
    /// It may not.
    Forbidden,
}

/// Whether a freely castling rook may capture (CAS-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RookCaptures {
    /// On its landing square, anything but the king.
    Allowed,
    /// Its landing square must be empty.
    Forbidden,
}

/// The pieces of a back rank from left to right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BackRank {
    roles: [Role; 13],
    files: u8,
}

impl BackRank {
    /// A back rank of the given pieces, at most 13.
    ///
    /// # Panics
    ///
    /// With more.
    pub const fn new(pieces: &[Role]) -> BackRank {
        let mut roles = [Role::Pawn; 13];
        let mut i = 0;
        while i < pieces.len() {
            roles[i] = pieces[i];
            i += 1;
        }
        BackRank {
            roles,
            files: pieces.len() as u8,
        }
    }

    /// The pieces, file a first.
    pub fn roles(&self) -> &[Role] {
        &self.roles[..self.files as usize]
    }
}

/// What keeps an array from being played although it has a number (CRC-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ArrayFault {
    /// A pawn that no piece protects.
    UnprotectedPawn {
        /// Its file.
        file: File,
    },
    /// Two bishops beside each other.
    NeighbouringBishops {
        /// The file of the left one.
        file: File,
    },
    /// Fewer than three squares differ from the array of Gothic Chess.
    LikeGothic {
        /// How many do.
        differing: u32,
    },
}

impl fmt::Display for ArrayFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ArrayFault::UnprotectedPawn { file } => {
                write!(f, "leaves the pawn on file {file} unprotected")
            }
            ArrayFault::NeighbouringBishops { file } => {
                write!(f, "has two bishops side by side from file {file}")
            }
            ArrayFault::LikeGothic { differing } => write!(
                f,
                "differs on {differing} squares from that of Gothic Chess instead of three"
            ),
        }
    }
}

/// The arrays that a game of a variant may start from.
#[derive(Clone, Copy, Debug)]
pub enum StartScheme {
    /// Always the same.
    Array(BackRank),
    /// One of many, by number.
    Numbered(&'static Numbering),
}

/// A numbering of arrays.
#[derive(Debug)]
pub struct Numbering {
    /// The smallest number.
    pub first: u32,
    /// How many numbers there are.
    pub count: u32,
    /// How many of them have an array that is played (CRC-2).
    pub played: u32,
    /// The array with a number of `first` to `first + count - 1`.
    pub back_rank: fn(u32) -> BackRank,
    /// The number of an array, if it is one of them.
    pub number: fn(&BackRank) -> Option<u32>,
    /// What keeps an array from being played although it has a number (CRC-2).
    pub fault: fn(&BackRank) -> Option<ArrayFault>,
    /// The number to begin with where nobody has chosen one.
    pub usual: u32,
    /// The Chess960 number of an array, where the arrays are among those of Chess960 (CFG-7).
    pub chess960: Option<fn(&BackRank) -> Option<u32>>,
    /// How one of them is drawn with dice.
    pub procedure: Option<&'static Procedure>,
}

impl Rules {
    /// The numbering of the arrays, where there are several.
    pub const fn numbering(&self) -> Option<&'static Numbering> {
        match self.start {
            StartScheme::Array(_) => None,
            StartScheme::Numbered(numbering) => Some(numbering),
        }
    }

    /// The letter of a role, upper case, if the variant has the role.
    pub fn letter(&self, role: Role) -> Option<char> {
        self.letters
            .iter()
            .find(|(r, _)| *r == role)
            .map(|(_, letter)| *letter)
    }

    /// The role that a letter of either case stands for.
    pub fn role(&self, letter: char) -> Option<Role> {
        let letter = letter.to_ascii_uppercase();
        self.letters
            .iter()
            .find(|(_, l)| *l == letter)
            .map(|(role, _)| *role)
    }
}

impl Numbering {
    /// The largest number.
    pub const fn last(&self) -> u32 {
        self.first + self.count - 1
    }

    /// The number of a pair of arrays, White's and Black's by their numbers: from 0, Black's
    /// counting ones (CFG-7).
    pub const fn pair(&self, white: u32, black: u32) -> u64 {
        let (white, black) = (white - self.first, black - self.first);
        white as u64 * self.count as u64 + black as u64
    }

    /// The pair with a number below `count²`, as the numbers of White's array and Black's; `None`
    /// for a larger one.
    pub const fn of_pair(&self, pair: u64) -> Option<(u32, u32)> {
        let count = self.count as u64;
        if pair / count >= count {
            return None;
        }
        let (white, black) = ((pair / count) as u32, (pair % count) as u32);
        Some((self.first + white, self.first + black))
    }

    /// Whether White and Black have arrays of their own in every start (CFG-7).
    pub fn has_pairs(&self) -> bool {
        self.procedure
            .is_some_and(|procedure| procedure.sides == Sides::Separate)
    }

    /// The smallest and the largest number of a start: that of the array of both sides, or of their pair where
    /// each has its own (CFG-7).
    pub fn range(&self) -> (u32, u32) {
        if self.has_pairs() {
            (0, self.count.saturating_mul(self.count) - 1)
        } else {
            (self.first, self.last())
        }
    }

    /// The numbers of White's array and Black's in the start with a number; whether there is an array with one
    /// is not asked here.
    ///
    /// # Errors
    ///
    /// When each side has its own array and there is no such pair.
    pub fn of_start(&self, number: u32) -> Result<(u32, u32), StartError> {
        if !self.has_pairs() {
            return Ok((number, number));
        }
        let (first, last) = self.range();
        let pair = self.of_pair(number.into());
        pair.ok_or(StartError::NoSuchNumber {
            found: number,
            first,
            last,
        })
    }

    /// The number of the start with these arrays, White's and Black's by their numbers; `None` where one number
    /// does not say both.
    pub fn start(&self, white: u32, black: u32) -> Option<u32> {
        if self.has_pairs() {
            u32::try_from(self.pair(white, black)).ok()
        } else {
            (white == black).then_some(white)
        }
    }

    /// Whether Black's array is always White's (CRC-2).
    pub fn is_mirrored(&self) -> bool {
        self.procedure
            .is_some_and(|procedure| procedure.sides == Sides::Mirrored)
    }

    /// Whether there is such a number.
    pub const fn has(&self, number: u32) -> bool {
        number >= self.first && number <= self.last()
    }
}
