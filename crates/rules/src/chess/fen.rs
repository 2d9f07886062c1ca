//! FEN: X-FEN out, X-FEN and Shredder-FEN in (TXT-1).

use crate::chess::{Board, Position, Setup};
use crate::fen::{self, FenError, Fields};
use crate::{Color, File, Role, Rules, Square, SquareSet};

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
        let mut fields = Fields::new(fen);
        let board = fields.board(rules)?;
        let turn = fields.turn()?;
        let castling_rooks = read_castling(rules, &board, fields.next().unwrap_or("-"))?;
        let en_passant = match fields.next() {
            None | Some("-") => None,
            Some(text) => Some(text.parse().map_err(|_| FenError::EnPassant {
                found: text.to_owned(),
            })?),
        };
        let halfmoves = fields.counter("halfmove clock", 0)?;
        let fullmoves = fields.counter("move number", 1)?;
        fields.end()?;
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
            fen::write_board(rules, &self.board),
            self.turn.letter(),
            self.castling_field(rules),
            self.halfmoves,
            self.fullmoves
        )
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
        // Without a king the position is refused with that, which says more.
        if board.pieces(color, Role::King).is_empty() {
            continue;
        }
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
