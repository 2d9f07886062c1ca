//! How a list of moves names the pieces: by letters, or by small figures in their place. Unicode has no
//! consul, so the figures are drawings of the set; what is copied or read aloud stays letters.

use consulboard_rules::{Role, Rules};

use crate::Letters;

/// What stands for a piece in a list of moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Notation {
    /// Its letter.
    #[default]
    Letters,
    /// A small drawing of it.
    Figurines,
}

impl Notation {
    /// Every notation.
    pub const ALL: [Notation; 2] = [Notation::Letters, Notation::Figurines];

    /// What names it among the settings kept.
    pub const fn word(self) -> &'static str {
        match self {
            Notation::Letters => "letters",
            Notation::Figurines => "figurines",
        }
    }

    /// The notation of a word.
    pub fn of_word(word: &str) -> Option<Notation> {
        Notation::ALL.into_iter().find(|it| it.word() == word)
    }
}

/// A part of a move as it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MovePart<'a> {
    /// What has no figure: squares, signs, a number.
    Text(&'a str),
    /// The letter of a piece, and whose it is.
    Piece(Role, &'a str),
}

impl Letters {
    /// Divides a move as [`Letters::show`] writes it, perhaps with its number before it. Together the parts
    /// are the text again.
    ///
    /// ```
    /// use consulboard_play::{Letters, MovePart};
    /// use consulboard_rules::{Role, Variant};
    ///
    /// let parts = Letters::German.parts("3. Kod4", Variant::Consulchess.rules());
    /// let consul = MovePart::Piece(Role::Consul, "Ko");
    /// assert_eq!(parts, [MovePart::Text("3. "), consul, MovePart::Text("d4")]);
    /// ```
    pub fn parts<'a>(self, text: &'a str, rules: &Rules) -> Vec<MovePart<'a>> {
        let mut parts = Vec::new();
        let number = text
            .find(|c: char| !c.is_ascii_digit() && !matches!(c, '.' | ' '))
            .unwrap_or(text.len());
        let (mut begun, mut at) = (0, number);
        let mut expected = true;
        while let Some(next) = text[at..].chars().next() {
            match self.piece_at(&text[at..], rules).filter(|_| expected) {
                Some((role, length)) => {
                    if begun < at {
                        parts.push(MovePart::Text(&text[begun..at]));
                    }
                    parts.push(MovePart::Piece(role, &text[at..at + length]));
                    at += length;
                    begun = at;
                }
                None => at += next.len_utf8(),
            }
            expected = Letters::before_piece(next);
        }
        if begun < text.len() {
            parts.push(MovePart::Text(&text[begun..]));
        }
        parts
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use consulboard_rules::Variant;

    /// The move with every piece in brackets.
    fn marked(variant: Variant, letters: Letters, text: &str) -> String {
        let parts = letters.parts(text, variant.rules()).into_iter();
        let parts = parts.map(|part| match part {
            MovePart::Text(text) => text.to_owned(),
            MovePart::Piece(role, letter) => format!("[{role:?} {letter}]"),
        });
        parts.collect()
    }

    #[test]
    fn pieces_are_found_where_they_stand() {
        use Letters::{English, EnglishCo, German, Hungarian};
        use Variant::{CapablancaRandom, Configuration, Congo, Consulchess};
        for (variant, letters, text, expected) in [
            (Consulchess, English, "Nc3", "[Knight N]c3"),
            (Consulchess, English, "e4", "e4"),
            (Consulchess, English, "a8=Q#", "a8=[Queen Q]#"),
            (Consulchess, English, "0-0-i-h", "0-0-i-h"),
            (Consulchess, English, "12. Cxd5+", "12. [Consul C]xd5+"),
            (Consulchess, English, "12... Cxd5+", "12... [Consul C]xd5+"),
            (Consulchess, EnglishCo, "Co1d5", "[Consul Co]1d5"),
            (Consulchess, German, "Kod4", "[Consul Ko]d4"),
            (Consulchess, German, "Kd4", "[King K]d4"),
            (CapablancaRandom, English, "O-O-O", "O-O-O"),
            (CapablancaRandom, Hungarian, "Knd4", "[Chancellor Kn]d4"),
            (CapablancaRandom, Hungarian, "Éd4", "[Archbishop É]d4"),
            (Configuration, English, "K↔N g8", "[King K]↔[Knight N] g8"),
            (Congo, English, "Mc1-e3", "[Monkey M]c1-e3"),
        ] {
            assert_eq!(marked(variant, letters, text), expected);
        }
    }

    #[test]
    fn the_parts_are_the_whole() {
        for letters in Letters::ALL {
            for text in ["", "1.", "É", "Nf3=", "=É=", "Knight", "–", "1. "] {
                let parts = letters.parts(text, Variant::CapablancaRandom.rules());
                let joined = parts.iter().map(|part| match part {
                    MovePart::Text(text) | MovePart::Piece(_, text) => *text,
                });
                assert_eq!(joined.collect::<String>(), text);
            }
        }
    }

    #[test]
    fn a_word_names_its_notation() {
        for notation in Notation::ALL {
            assert_eq!(Notation::of_word(notation.word()), Some(notation));
        }
        assert_eq!(Notation::of_word("runes"), None);
    }
}
