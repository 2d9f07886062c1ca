//! FEN of Congo (CGO-14): no castling, no en passant.

use crate::congo::{Position, Setup};
use crate::fen::{self, Fields};
use crate::{FenError, Rules};

impl Position {
    /// Reads a FEN; missing last fields take defaults (TXT-1).
    ///
    /// # Errors
    ///
    /// The first field that cannot be read, or every fault of the position described.
    pub fn from_fen(rules: &'static Rules, text: &str) -> Result<Position, FenError> {
        Ok(Position::from_setup(rules, Setup::from_fen(rules, text)?)?)
    }

    /// The FEN.
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
    pub fn from_fen(rules: &Rules, text: &str) -> Result<Setup, FenError> {
        let mut fields = Fields::new(text);
        let board = fields.board(rules)?;
        let turn = fields.turn()?;
        if let Some(found) = fields
            .next()
            .and_then(|field| field.chars().find(|c| *c != '-'))
        {
            return Err(FenError::CastlingRook { found });
        }
        if let Some(found) = fields.next().filter(|field| *field != "-") {
            return Err(FenError::EnPassant {
                found: found.to_owned(),
            });
        }
        let halfmoves = fields.counter("halfmove clock", 0)?;
        let fullmoves = fields.counter("move number", 1)?;
        fields.end()?;
        Ok(Setup {
            board,
            turn,
            halfmoves,
            fullmoves,
        })
    }

    /// Writes the FEN.
    pub fn to_fen(&self, rules: &Rules) -> String {
        format!(
            "{} {} - - {} {}",
            fen::write_board(rules, &self.board),
            self.turn.letter(),
            self.halfmoves,
            self.fullmoves
        )
    }
}
