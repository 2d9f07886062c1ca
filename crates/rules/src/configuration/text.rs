//! Texts of relocations: `K↔N g8`, and `K e8` for a king that stays; as machine form `e8g8` and
//! `e8e8`.

use super::{Move, Position};
use crate::chess::MoveTextError;
use crate::{Piece, Playable, Role, Square};

/// What may stand between the two pieces, the way it is written first.
const SIGNS: [&str; 4] = ["↔", "<->", "<>", "-"];

/// What players write where a piece stays, beside its square.
const STAYS: [&str; 2] = ["--", "="];

impl Position {
    /// The move as players write it; it must be legal.
    pub fn san(&self, mv: Move) -> String {
        match mv {
            Move::Stay { at } => format!("{} {at}", self.letter(at)),
            Move::Swap { from, with } => {
                let [sign, ..] = SIGNS;
                format!("{}{sign}{} {with}", self.letter(from), self.letter(with))
            }
            Move::Play(mv) => self.play().san(mv),
        }
    }

    /// The move in machine form.
    pub fn machine_text(&self, mv: Move) -> String {
        match mv {
            Move::Stay { at } => format!("{at}{at}"),
            Move::Swap { from, with } => format!("{from}{with}"),
            Move::Play(mv) => self.play().machine_text(mv),
        }
    }

    /// The FEN of the chess position.
    pub fn to_fen(&self) -> String {
        self.play().to_fen()
    }

    fn letter(&self, square: Square) -> String {
        let role = self.play().board().role_at(square);
        let letter = role.and_then(|role| self.play().rules().letter(role));
        letter.map(String::from).unwrap_or_default()
    }

    /// The legal move that a text names: as written above, with or without the letters, the sign
    /// and the spaces; `--` for a piece that stays.
    ///
    /// # Errors
    ///
    /// When the text names none.
    pub fn find_move(&self, text: &str) -> Result<Move, MoveTextError> {
        let (Some(piece), Some(from)) = (self.relocating(), self.relocating_from()) else {
            return self.play().find_move(text).map(Move::Play);
        };
        let found = || text.trim().to_owned();
        let bare: String = text.split_whitespace().collect();
        if bare.is_empty() {
            return Err(MoveTextError::Empty);
        }
        let named = self.strip_letter(&bare, piece.role).unwrap_or(&bare);
        let with = if STAYS.contains(&named) {
            from
        } else {
            self.read_relocatee(piece, from, &bare)
                .ok_or_else(|| MoveTextError::Unreadable { found: found() })?
        };
        let named = |mv: &Move| match mv {
            Move::Stay { at } => *at == with,
            Move::Swap { with: other, .. } => *other == with,
            Move::Play(_) => false,
        };
        let mut moves = self.legal_moves().into_iter();
        moves
            .find(named)
            .ok_or_else(|| MoveTextError::Illegal { found: found() })
    }

    /// The square of the relocatee, or of the piece itself; `None` where the text contradicts what
    /// stands there.
    fn read_relocatee(&self, piece: Piece, from: Square, text: &str) -> Option<Square> {
        let origin = from.to_string();
        let rest = text
            .strip_prefix(&origin)
            .filter(|rest| !rest.is_empty())
            .or_else(|| self.strip_letter(text, piece.role))
            .unwrap_or(text);
        let signless = SIGNS.iter().find_map(|sign| rest.strip_prefix(sign));
        let rest = signless.unwrap_or(rest);
        let square = rest.get(rest.len().checked_sub(2)?..)?;
        let square: Square = square.parse().ok()?;
        let letter = rest.get(..rest.len() - 2)?;
        (letter.is_empty() || letter == self.letter(square)).then_some(square)
    }

    fn strip_letter<'a>(&self, text: &'a str, role: Role) -> Option<&'a str> {
        text.strip_prefix(self.play().rules().letter(role)?)
    }
}

#[cfg(test)]
mod tests {
    use crate::chess::MoveTextError;
    use crate::{Game, Variant};

    fn played(texts: &[&str]) -> Game {
        let mut game = Game::new(Variant::Configuration);
        for text in texts {
            let choice = game.find(text).unwrap_or_else(|e| panic!("{text}: {e}"));
            game.play(choice).unwrap();
        }
        game
    }

    #[test]
    fn cfg_8_relocations_are_written_and_read() {
        let game = played(&["K↔N g8", "K e1", "d8d8", "Qb1", "e4"]);
        let written: Vec<&str> = game.plies().map(|ply| ply.san.as_str()).collect();
        assert_eq!(written, ["K↔N g8", "K e1", "Q d8", "Q↔N b1", "e4"]);
        let machine: Vec<&str> = game.plies().map(|ply| ply.machine.as_str()).collect();
        assert_eq!(machine, ["e8g8", "e1e1", "d8d8", "d1b1", "e2e4"]);
        for way in [
            ["Kg8", "--", "Qd8", "Q<->Nb1", "e2e4"],
            ["K-N g8", "=", "--", "d1b1", "e4"],
            ["g8", "Ke1", "d8", "b1", "e4"],
            ["K<>g8", "e1", "Q--", "Q-b1", "e4"],
        ] {
            let other = played(&way);
            let other: Vec<&str> = other.plies().map(|ply| ply.machine.as_str()).collect();
            assert_eq!(other, machine);
        }
    }

    #[test]
    fn what_names_no_relocation_is_refused() {
        let game = Game::new(Variant::Configuration);
        let error = |text| game.find(text).unwrap_err();
        let found = |text: &str| text.to_owned();
        assert_eq!(error(" "), MoveTextError::Empty);
        for text in ["K↔B g8", "Q↔N g8", "x", "Kg", "é8", "K↔", "d1e8"] {
            let found = found(text);
            assert_eq!(error(text), MoveTextError::Unreadable { found });
        }
        // Rooks are never relocated; both bishops on one colour are not allowed (CFG-2, CFG-3).
        for text in ["K↔R h8", "K↔B f8", "a8", "e1"] {
            let found = found(text);
            assert_eq!(error(text), MoveTextError::Illegal { found });
        }
    }
}
