//! Files, ranks and squares.

use std::fmt;
use std::str::FromStr;

/// A column of the board, `a` at the left of White.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct File(u8);

impl File {
    /// The file with the given index, 0 for `a`; `None` from 16 on.
    pub const fn new(index: u8) -> Option<File> {
        if index < 16 { Some(File(index)) } else { None }
    }

    /// The file named by a letter of either case; `None` for anything but `a` to `p`.
    pub fn from_char(letter: char) -> Option<File> {
        let lower = letter.to_ascii_lowercase();
        lower
            .is_ascii_lowercase()
            .then(|| File::new(lower as u8 - b'a'))
            .flatten()
    }

    /// The index, 0 for `a`.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The lower-case letter.
    pub const fn letter(self) -> char {
        (b'a' + self.0) as char
    }
}

impl fmt::Display for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A row of the board, rank 1 nearest to White.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Rank(u8);

impl Rank {
    /// The rank with the given index, 0 for rank 1; `None` from 8 on.
    pub const fn new(index: u8) -> Option<Rank> {
        if index < 8 { Some(Rank(index)) } else { None }
    }

    /// The index, 0 for rank 1.
    pub const fn index(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

/// A square, numbered `rank * 16 + file` on every board.
///
/// The stride of 16 leaves at least six unused columns beside each board. They are guards: a step
/// over the edge lands there and not on the next rank, so sets can be shifted without masks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// The square where a file and a rank meet.
    pub const fn new(file: File, rank: Rank) -> Square {
        Square(rank.0 << 4 | file.0)
    }

    /// The square with the given index, `rank * 16 + file`; `None` from 128 on.
    pub const fn from_index(index: u8) -> Option<Square> {
        if index < 128 {
            Some(Square(index))
        } else {
            None
        }
    }

    /// The square at file and rank indices counted from 0; `None` beyond 16 files or 8 ranks.
    pub const fn at(file: u8, rank: u8) -> Option<Square> {
        if file < 16 && rank < 8 {
            Some(Square(rank << 4 | file))
        } else {
            None
        }
    }

    /// For indices that are known to be in range, inside this crate.
    #[inline]
    pub(crate) const fn wrap(index: u8) -> Square {
        Square(index & 0x7f)
    }

    /// `rank * 16 + file`, below 128.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 0x7f) as usize
    }

    /// The file.
    #[inline]
    pub const fn file(self) -> File {
        File(self.0 & 15)
    }

    /// The rank.
    #[inline]
    pub const fn rank(self) -> Rank {
        Rank(self.0 >> 4 & 7)
    }

    /// Whether it is one of the light squares; a1 is dark (CON-1).
    pub const fn is_light(self) -> bool {
        (self.file().0 + self.rank().0) % 2 == 1
    }

    /// The square halfway to another one of the same line; `None` if no square is.
    pub const fn midway(self, other: Square) -> Option<Square> {
        let files = self.file().0 + other.file().0;
        let ranks = self.rank().0 + other.rank().0;
        if files.is_multiple_of(2) && ranks.is_multiple_of(2) {
            Square::at(files / 2, ranks / 2)
        } else {
            None
        }
    }

    /// The square on the same rank and the given file.
    #[inline]
    pub const fn with_file(self, file: File) -> Square {
        Square(self.0 & 0x70 | file.0)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file(), self.rank())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SquareError {
    /// What was found.
    pub found: String,
}

impl fmt::Display for SquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "square: found `{}`, expected a file letter and a rank number such as e4",
            self.found
        )
    }
}

impl std::error::Error for SquareError {}

impl FromStr for Square {
    type Err = SquareError;

    /// Reads `e4`; the file may be a capital letter. Whether the board has it is the caller's
    /// question.
    fn from_str(text: &str) -> Result<Square, SquareError> {
        let mut chars = text.chars();
        let parsed = match (chars.next(), chars.next(), chars.next()) {
            (Some(file), Some(rank @ '1'..='8'), None) => {
                File::from_char(file).map(|file| Square::new(file, Rank(rank as u8 - b'1')))
            }
            (Some(_) | None, _, _) => None,
        };
        parsed.ok_or_else(|| SquareError {
            found: text.to_owned(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip() {
        for index in 0..128 {
            let square = Square::from_index(index).unwrap();
            assert_eq!(square.to_string().parse(), Ok(square));
        }
    }

    #[test]
    fn rubbish_is_refused_with_what_was_found() {
        for text in ["", "e", "e9", "4e", "e44", "z1", "é4", "e0"] {
            let error = text.parse::<Square>().unwrap_err();
            assert_eq!(error.found, text);
        }
    }

    #[test]
    fn con_1_a1_is_dark_and_f1_is_light() {
        assert!(!"a1".parse::<Square>().unwrap().is_light());
        assert!("f1".parse::<Square>().unwrap().is_light());
    }
}
