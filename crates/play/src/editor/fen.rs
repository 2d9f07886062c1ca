//! Opening a FEN as far as it can be read: the pieces matter, and what is wrong behind them is told.

use consulboard_rules::{Family, FenError, SquareSet, Variant, chess, congo};

use super::draft::{Draft, copied};

/// A FEN that was opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opened {
    /// What it describes.
    pub draft: Draft,
    /// The fields that could not be read, and have been left at nothing.
    pub skipped: Vec<FenError>,
}

/// The fields of a FEN and what they are where they say nothing.
const NOTHING: [&str; 6] = ["", "w", "-", "-", "0", "1"];

impl Draft {
    /// Reads a FEN whose position need not be possible.
    ///
    /// # Errors
    ///
    /// The first field that cannot be read.
    pub fn read(variant: Variant, fen: &str) -> Result<Draft, FenError> {
        let rules = variant.rules();
        Ok(match rules.family {
            Family::Chess | Family::Configuration(_) => {
                let setup = chess::Setup::from_fen(rules, fen)?;
                Draft {
                    variant,
                    board: copied(&setup.board),
                    turn: setup.turn,
                    castling_rooks: setup.castling_rooks,
                    en_passant: setup.en_passant,
                    halfmoves: setup.halfmoves,
                    fullmoves: setup.fullmoves.max(1),
                }
            }
            Family::Congo => {
                let setup = congo::Setup::from_fen(rules, fen)?;
                Draft {
                    variant,
                    board: setup.board,
                    turn: setup.turn,
                    castling_rooks: SquareSet::EMPTY,
                    en_passant: None,
                    halfmoves: setup.halfmoves,
                    fullmoves: setup.fullmoves.max(1),
                }
            }
        })
    }

    /// Reads a FEN as far as it can be read: a field behind the pieces that cannot is left at
    /// nothing, and a castling letter without its rook is left out.
    ///
    /// # Errors
    ///
    /// When the pieces cannot be read.
    pub fn open(variant: Variant, fen: &str) -> Result<Opened, FenError> {
        let mut fields: Vec<String> = fen.split_whitespace().map(str::to_owned).collect();
        let mut skipped = Vec::new();
        loop {
            let error = match Draft::read(variant, &fields.join(" ")) {
                Ok(draft) => return Ok(Opened { draft, skipped }),
                Err(error) => error,
            };
            let index = match &error {
                FenError::Empty
                | FenError::RowCount { .. }
                | FenError::RowWidth { .. }
                | FenError::Letter { .. }
                | FenError::Setup(_) => return Err(error),
                FenError::Turn { .. } => 1,
                FenError::CastlingLetter { .. } | FenError::CastlingRook { .. } => 2,
                FenError::EnPassant { .. } => 3,
                FenError::Counter { found, .. } if fields.get(4) == Some(found) => 4,
                FenError::Counter { .. } => 5,
                FenError::Trailing { .. } => NOTHING.len(),
            };
            let Some(field) = fields.get_mut(index) else {
                return Err(error);
            };
            match (&error, NOTHING.get(index)) {
                (FenError::CastlingRook { found }, _) if field.chars().any(|c| c != *found) => {
                    *field = field.replace(*found, "");
                }
                (_, Some(nothing)) if field == nothing => return Err(error),
                (_, Some(nothing)) => *field = (*nothing).to_owned(),
                (_, None) => fields.truncate(index),
            }
            skipped.push(error);
        }
    }
}
