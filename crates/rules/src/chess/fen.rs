//! FEN: X-FEN out, X-FEN and Shredder-FEN in (TXT-1).

use std::fmt;

use crate::chess::{Board, Position, Setup, SetupError};
use crate::{Color, File, Role, Rules, Square, SquareSet};

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

impl Position {
    /// Reads an X-FEN or a Shredder-FEN; missing last fields take defaults (TXT-1).
    ///
    /// # Errors
    ///
    /// The first field that cannot be read, or every fault of the position described.
    pub fn from_fen(rules: &'static Rules, fen: &str) -> Result<Position, FenError> {
        Ok(Position::from_setup(rules, Setup::from_fen(rules, fen)?)?)
    }

    /// The X-FEN.
    pub fn to_fen(&self) -> String {
        self.to_setup().to_fen(self.rules)
    }
}

impl Setup {
    /// Reads the fields of a FEN without asking whether the position is possible.
    ///
    /// # Errors
    ///
    /// The first field that cannot be read.
    pub fn from_fen(rules: &Rules, fen: &str) -> Result<Setup, FenError> {
        let mut fields = fen.split_whitespace();
        let board = read_board(rules, fields.next().ok_or(FenError::Empty)?)?;
        let turn = match fields.next() {
            None | Some("w") => Color::White,
            Some("b") => Color::Black,
            Some(other) => {
                return Err(FenError::Turn {
                    found: other.to_owned(),
                });
            }
        };
        let castling_rooks = read_castling(rules, &board, fields.next().unwrap_or("-"))?;
        let en_passant = match fields.next() {
            None | Some("-") => None,
            Some(text) => Some(text.parse().map_err(|_| FenError::EnPassant {
                found: text.to_owned(),
            })?),
        };
        let mut counter = |field, default| {
            fields.next().map_or(Ok(default), |text| {
                text.parse().map_err(|_| FenError::Counter {
                    field,
                    found: text.to_owned(),
                })
            })
        };
        let halfmoves = counter("halfmove clock", 0)?;
        let fullmoves = counter("move number", 1)?;
        if let Some(found) = fields.next() {
            return Err(FenError::Trailing {
                found: found.to_owned(),
            });
        }
        Ok(Setup {
            board,
            turn,
            castling_rooks,
            en_passant,
            halfmoves,
            fullmoves,
        })
    }

    /// Writes the X-FEN.
    pub fn to_fen(&self, rules: &Rules) -> String {
        let en_passant = self
            .en_passant
            .map_or_else(|| "-".to_owned(), |square| square.to_string());
        format!(
            "{} {} {} {en_passant} {} {}",
            self.placement(rules),
            self.turn.letter(),
            self.castling_field(rules),
            self.halfmoves,
            self.fullmoves
        )
    }

    fn placement(&self, rules: &Rules) -> String {
        let geometry = rules.geometry;
        let row = |rank: u8| {
            let mut row = String::new();
            let mut empty = 0;
            for file in 0..geometry.files() {
                let piece = Square::at(file, rank).and_then(|s| self.board.get(s));
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

    /// The castling field: KQkq for the outermost rook on a side, else its file (CRC-5).
    fn castling_field(&self, rules: &Rules) -> String {
        let mut field = String::new();
        for color in Color::ALL {
            let back = rules.geometry.back_rank(color).index();
            let Some(king) = self.board.pieces(color, Role::King).first() else {
                continue;
            };
            let home = SquareSet::rank(back);
            let rooks = self.board.pieces(color, Role::Rook) & home;
            let mut rights: Vec<Square> = (self.castling_rooks & home).into_iter().collect();
            rights.reverse();
            for rook in rights {
                let right = rook.file() > king.file();
                let outermost = if right { rooks.last() } else { rooks.first() } == Some(rook);
                let letter = match (outermost, right) {
                    (true, true) => 'k',
                    (true, false) => 'q',
                    (false, true | false) => rook.file().letter(),
                };
                field.push(match color {
                    Color::White => letter.to_ascii_uppercase(),
                    Color::Black => letter,
                });
            }
        }
        if field.is_empty() {
            field.push('-');
        }
        field
    }
}

fn read_board(rules: &Rules, text: &str) -> Result<Board, FenError> {
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

fn read_row(rules: &Rules, board: &mut Board, rank: u8, row: &str) -> Result<(), FenError> {
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

fn read_castling(rules: &Rules, board: &Board, text: &str) -> Result<SquareSet, FenError> {
    let mut rooks = SquareSet::EMPTY;
    if text == "-" {
        return Ok(rooks);
    }
    for found in text.chars() {
        let color = if found.is_ascii_uppercase() {
            Color::White
        } else {
            Color::Black
        };
        let home = SquareSet::rank(rules.geometry.back_rank(color).index());
        let here = board.pieces(color, Role::Rook) & home;
        let king = (board.pieces(color, Role::King) & home).first();
        let rook = match found.to_ascii_lowercase() {
            'k' => here
                .last()
                .filter(|r| king.is_some_and(|k| r.file() > k.file())),
            'q' => here
                .first()
                .filter(|r| king.is_some_and(|k| r.file() < k.file())),
            letter => {
                let file = File::from_char(letter)
                    .and_then(|file| rules.geometry.file(file.index()))
                    .ok_or(FenError::CastlingLetter {
                        found,
                        last_file: rules
                            .geometry
                            .file(rules.geometry.last_file())
                            .map_or('?', File::letter),
                    })?;
                let square = Square::new(file, rules.geometry.back_rank(color));
                here.contains(square).then_some(square)
            }
        };
        rooks.insert(rook.ok_or(FenError::CastlingRook { found })?);
    }
    Ok(rooks)
}
