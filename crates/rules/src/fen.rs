//! What the FENs of all games share: the field of the pieces, the side to move, the counters.

use std::fmt;

use crate::{Board, Color, Rules, SetupError, Square};

/// A text that is no FEN of the variant. Every message says which field is meant, what was found
/// there and what was expected (TXT-3).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FenError {
    /// Nothing to read.
    Empty,
    /// The number of rows is wrong.
    RowCount {
        /// Rows found.
        found: usize,
        /// Rows of the board.
        expected: u8,
    },
    /// A row describes too few or too many squares.
    RowWidth {
        /// The rank, from 1.
        rank: u8,
        /// Squares found.
        found: usize,
        /// Files of the board.
        expected: u8,
    },
    /// A character of a row that is neither a number nor a piece of the variant.
    Letter {
        /// The rank, from 1.
        rank: u8,
        /// The character.
        found: char,
        /// The letters of the variant.
        expected: String,
    },
    /// The side to move is neither `w` nor `b`.
    Turn {
        /// What was found.
        found: String,
    },
    /// A character of the castling field that means nothing on this board.
    CastlingLetter {
        /// The character.
        found: char,
        /// The letter of the last file.
        last_file: char,
    },
    /// A castling right without a rook to belong to.
    CastlingRook {
        /// The character.
        found: char,
    },
    /// The en-passant field names no square.
    EnPassant {
        /// What was found.
        found: String,
    },
    /// A counter is no number.
    Counter {
        /// Which of the two.
        field: &'static str,
        /// What was found.
        found: String,
    },
    /// More fields than a FEN has.
    Trailing {
        /// The first field too many.
        found: String,
    },
    /// The fields are well formed, but the position is not possible.
    Setup(SetupError),
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FenError::Empty => f.write_str("FEN: found nothing, expected piece placement"),
            FenError::RowCount { found, expected } => write!(
                f,
                "piece placement: found {found} rows, expected {expected} rows separated by `/`"
            ),
            FenError::RowWidth {
                rank,
                found,
                expected,
            } => write!(
                f,
                "piece placement: rank {rank} has {found} squares, expected {expected}"
            ),
            FenError::Letter {
                rank,
                found,
                expected,
            } => write!(
                f,
                "piece placement: found `{found}` on rank {rank}, expected a number or one of {expected}"
            ),
            FenError::Turn { found } => {
                write!(f, "side to move: found `{found}`, expected `w` or `b`")
            }
            FenError::CastlingLetter { found, last_file } => write!(
                f,
                "castling field: found `{found}`, expected `-`, letters of KQkq or files from a to {last_file}"
            ),
            FenError::CastlingRook { found } => write!(
                f,
                "castling field: found `{found}`, expected a rook there for the king on its back rank"
            ),
            FenError::EnPassant { found } => write!(
                f,
                "en-passant field: found `{found}`, expected `-` or a square"
            ),
            FenError::Counter { field, found } => {
                write!(f, "{field}: found `{found}`, expected a whole number")
            }
            FenError::Trailing { found } => write!(
                f,
                "FEN: found `{found}` after the last field, expected nothing more"
            ),
            FenError::Setup(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for FenError {}

impl From<SetupError> for FenError {
    fn from(error: SetupError) -> FenError {
        FenError::Setup(error)
    }
}

/// The fields of a FEN, read one after another.
pub(crate) struct Fields<'a>(std::str::SplitWhitespace<'a>);

impl<'a> Fields<'a> {
    pub(crate) fn new(fen: &'a str) -> Fields<'a> {
        Fields(fen.split_whitespace())
    }

    /// The next field as it is.
    pub(crate) fn next(&mut self) -> Option<&'a str> {
        self.0.next()
    }

    /// The pieces.
    pub(crate) fn board<const ROLES: usize>(
        &mut self,
        rules: &Rules,
    ) -> Result<Board<ROLES>, FenError> {
        read_board(rules, self.next().ok_or(FenError::Empty)?)
    }

    /// The side to move; White where the field is missing.
    pub(crate) fn turn(&mut self) -> Result<Color, FenError> {
        match self.next() {
            None | Some("w") => Ok(Color::White),
            Some("b") => Ok(Color::Black),
            Some(other) => Err(FenError::Turn {
                found: other.to_owned(),
            }),
        }
    }

    /// A counter, with its value where the field is missing.
    pub(crate) fn counter(&mut self, field: &'static str, usual: u32) -> Result<u32, FenError> {
        self.next().map_or(Ok(usual), |text| {
            text.parse().map_err(|_| FenError::Counter {
                field,
                found: text.to_owned(),
            })
        })
    }

    /// Nothing may follow.
    pub(crate) fn end(mut self) -> Result<(), FenError> {
        match self.next() {
            None => Ok(()),
            Some(found) => Err(FenError::Trailing {
                found: found.to_owned(),
            }),
        }
    }
}

/// Writes the field of the pieces.
pub(crate) fn write_board<const ROLES: usize>(rules: &Rules, board: &Board<ROLES>) -> String {
    let geometry = rules.geometry;
    let row = |rank: u8| {
        let mut row = String::new();
        let mut empty = 0;
        for file in 0..geometry.files() {
            let piece = Square::at(file, rank).and_then(|s| board.get(s));
            match piece.and_then(|p| Some((p.color, rules.letter(p.role)?))) {
                None => empty += 1,
                Some((color, letter)) => {
                    if empty > 0 {
                        row.push_str(&empty.to_string());
                        empty = 0;
                    }
                    row.push(match color {
                        Color::White => letter,
                        Color::Black => letter.to_ascii_lowercase(),
                    });
                }
            }
        }
        if empty > 0 {
            row.push_str(&empty.to_string());
        }
        row
    };
    let rows: Vec<String> = (0..geometry.ranks()).rev().map(row).collect();
    rows.join("/")
}

fn read_board<const ROLES: usize>(rules: &Rules, text: &str) -> Result<Board<ROLES>, FenError> {
    let geometry = rules.geometry;
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != usize::from(geometry.ranks()) {
        return Err(FenError::RowCount {
            found: rows.len(),
            expected: geometry.ranks(),
        });
    }
    let mut board = Board::EMPTY;
    for (rank, row) in (0..geometry.ranks()).rev().zip(rows) {
        read_row(rules, &mut board, rank, row)?;
    }
    Ok(board)
}

fn read_row<const ROLES: usize>(
    rules: &Rules,
    board: &mut Board<ROLES>,
    rank: u8,
    row: &str,
) -> Result<(), FenError> {
    let expected = rules.geometry.files();
    let mut file = 0usize;
    let mut chars = row.chars().peekable();
    while let Some(found) = chars.next() {
        if let Some(digit @ 1..) = found.to_digit(10) {
            // TXT-1: two digits are one run where the board is that wide, else two runs.
            let both = chars
                .peek()
                .and_then(|c| Some(digit * 10 + c.to_digit(10)?));
            let run = match both.filter(|run| *run <= u32::from(expected)) {
                Some(run) => {
                    chars.next();
                    run
                }
                None => digit,
            };
            file = file.saturating_add(run as usize);
            continue;
        }
        let Some(role) = rules.role(found) else {
            return Err(FenError::Letter {
                rank: rank + 1,
                found,
                expected: rules.letters.iter().map(|(_, letter)| letter).collect(),
            });
        };
        let color = if found.is_ascii_uppercase() {
            Color::White
        } else {
            Color::Black
        };
        if file < usize::from(expected)
            && let Some(square) = Square::at(file as u8, rank)
        {
            board.set(square, Some(role.of(color)));
        }
        file += 1;
    }
    if file == usize::from(expected) {
        Ok(())
    } else {
        Err(FenError::RowWidth {
            rank: rank + 1,
            found: file,
            expected,
        })
    }
}
