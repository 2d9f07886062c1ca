//! The letters of pieces as a player reads and types them. FEN, links and PGN keep the letters of the
//! rules; only what is shown and typed follows the notation chosen.

use consulboard_rules::{Role, Rules};

/// A set of letters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Letters {
    /// Those of the rules.
    #[default]
    English,
    /// The same, with the consul written in two letters (CON-9).
    EnglishCo,
    /// German (CRC-1, CON-9).
    German,
    /// Hungarian.
    Hungarian,
}

impl Letters {
    /// Every set, in the order in which they are offered.
    pub const ALL: [Letters; 4] = [
        Letters::English,
        Letters::EnglishCo,
        Letters::German,
        Letters::Hungarian,
    ];

    /// What names it among the settings kept.
    pub const fn word(self) -> &'static str {
        match self {
            Letters::English => "english",
            Letters::EnglishCo => "english-co",
            Letters::German => "german",
            Letters::Hungarian => "hungarian",
        }
    }

    /// The id of its name.
    pub const fn name(self) -> &'static str {
        match self {
            Letters::English => "letters-english",
            Letters::EnglishCo => "letters-english-co",
            Letters::German => "letters-german",
            Letters::Hungarian => "letters-hungarian",
        }
    }

    /// The set of a word.
    pub fn of_word(word: &str) -> Option<Letters> {
        Letters::ALL.into_iter().find(|it| it.word() == word)
    }

    /// Where it differs from the letters of the rules. The animals of Congo have one name only in our
    /// sources, and keep their letters.
    const fn table(self) -> &'static [(Role, &'static str)] {
        match self {
            Letters::English => &[],
            Letters::EnglishCo => &[(Role::Consul, "Co")],
            Letters::German => &[
                (Role::Queen, "D"),
                (Role::Rook, "T"),
                (Role::Bishop, "L"),
                (Role::Knight, "S"),
                (Role::Chancellor, "Z"),
                (Role::Archbishop, "E"),
                (Role::Consul, "Ko"),
            ],
            Letters::Hungarian => &[
                (Role::Queen, "V"),
                (Role::Rook, "B"),
                (Role::Bishop, "F"),
                (Role::Knight, "H"),
                (Role::Chancellor, "Kn"),
                (Role::Archbishop, "É"),
                (Role::Consul, "Ko"),
                // Never written, but read.
                (Role::Pawn, "gy"),
            ],
        }
    }

    /// The letter of a piece; `None` where the game has no such piece.
    pub fn letter(self, role: Role, rules: &Rules) -> Option<String> {
        let usual = rules.letter(role)?;
        let mut table = self.table().iter();
        let own = table.find(|(other, _)| *other == role && role != Role::Pawn);
        Some(own.map_or_else(|| usual.to_string(), |(_, letter)| (*letter).to_owned()))
    }

    /// A move of the rules' notation as it is shown.
    pub fn show(self, san: &str, rules: &Rules) -> String {
        if self.table().is_empty() {
            return san.to_owned();
        }
        self.replace(san, |rest| {
            let letter = rest.chars().next()?;
            let role = rules.role(letter).filter(|_| letter.is_ascii_uppercase())?;
            let (_, shown) = self.table().iter().find(|(other, _)| *other == role)?;
            Some((letter.len_utf8(), (*shown).to_owned()))
        })
    }

    /// A move as it was typed, in the rules' notation; `None` if it is the same. It may be what was
    /// meant or not: a letter that both sets have is read as this one's first.
    pub fn read(self, typed: &str, rules: &Rules) -> Option<String> {
        let read = self.replace(typed, |rest| {
            let (role, shown) = self.table().iter().find(|(_, it)| rest.starts_with(it))?;
            Some((shown.len(), rules.letter(*role)?.to_string()))
        });
        (read != typed).then_some(read)
    }

    /// The piece whose letter a part of a shown move begins with, and how long the letter is.
    pub(crate) fn piece_at(self, rest: &str, rules: &Rules) -> Option<(Role, usize)> {
        let mut table = self.table().iter();
        let known = |role: Role| role != Role::Pawn && rules.letter(role).is_some();
        if let Some((role, letter)) = table.find(|(role, it)| known(*role) && rest.starts_with(it))
        {
            return Some((*role, letter.len()));
        }
        let letter = rest.chars().next()?;
        let role = rules.role(letter).filter(|_| letter.is_ascii_uppercase())?;
        Some((role, letter.len_utf8()))
    }

    /// Whether the letter of a piece may come after this: a promotion, and the other piece of a relocation
    /// (CFG-2).
    pub(crate) const fn before_piece(sign: char) -> bool {
        matches!(sign, '=' | '(' | '↔' | '-' | '>')
    }

    /// Replaces the letter at the beginning of a move and the one that a pawn becomes. `find` says
    /// how long the letter is that a text begins with, and what takes its place.
    fn replace(self, text: &str, find: impl Fn(&str) -> Option<(usize, String)>) -> String {
        let mut out = String::new();
        let mut rest = text;
        let mut expected = true;
        while let Some(next) = rest.chars().next() {
            // A promotion may be written without its sign: `e8D`.
            let after_rank = out.ends_with(|c: char| c.is_ascii_digit());
            match find(rest).filter(|_| expected || after_rank) {
                Some((length, letter)) => {
                    out.push_str(&letter);
                    rest = &rest[length..];
                }
                None => {
                    out.push(next);
                    rest = &rest[next.len_utf8()..];
                }
            }
            expected = Letters::before_piece(next);
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use consulboard_rules::Variant;

    use super::*;

    const CASES: [(Variant, Letters, &str, &str); 23] = [
        (Variant::Configuration, Letters::German, "K↔N g8", "K↔S g8"),
        (Variant::Configuration, Letters::German, "Q d8", "D d8"),
        (Variant::CapablancaRandom, Letters::German, "Cd4", "Zd4"),
        (Variant::CapablancaRandom, Letters::German, "Axf6+", "Exf6+"),
        (Variant::CapablancaRandom, Letters::German, "Nf3", "Sf3"),
        (Variant::CapablancaRandom, Letters::German, "e8=A#", "e8=E#"),
        (Variant::CapablancaRandom, Letters::German, "O-O-O", "O-O-O"),
        (Variant::Consulchess, Letters::German, "Cd4", "Kod4"),
        (Variant::Consulchess, Letters::German, "Kd4", "Kd4"),
        (Variant::Consulchess, Letters::German, "Qa1xb2", "Da1xb2"),
        (Variant::Consulchess, Letters::German, "a8=C", "a8=Ko"),
        (
            Variant::Consulchess,
            Letters::German,
            "0-0-i-xh",
            "0-0-i-xh",
        ),
        (Variant::Consulchess, Letters::German, "bxc3", "bxc3"),
        (Variant::Consulchess, Letters::EnglishCo, "Cbd4", "Cobd4"),
        (Variant::Consulchess, Letters::EnglishCo, "Nf3", "Nf3"),
        (Variant::Consulchess, Letters::Hungarian, "Cd4", "Kod4"),
        (Variant::Consulchess, Letters::Hungarian, "Rxb2", "Bxb2"),
        (Variant::Consulchess, Letters::Hungarian, "Bb2", "Fb2"),
        (Variant::Consulchess, Letters::Hungarian, "a8=Q", "a8=V"),
        (Variant::CapablancaRandom, Letters::Hungarian, "Cd4", "Knd4"),
        (
            Variant::CapablancaRandom,
            Letters::Hungarian,
            "Axf6+",
            "Éxf6+",
        ),
        (
            Variant::Configuration,
            Letters::Hungarian,
            "K↔N g8",
            "K↔H g8",
        ),
        // The animals keep their letters, also those that mean something else in German chess.
        (Variant::Congo, Letters::German, "Mb4xb6xd4", "Mb4xb6xd4"),
    ];

    #[test]
    fn moves_are_shown_and_read_in_the_letters_chosen() {
        for (variant, letters, san, shown) in CASES {
            let rules = variant.rules();
            assert_eq!(letters.show(san, rules), shown);
            let read = letters.read(shown, rules);
            assert_eq!(read.as_deref().unwrap_or(shown), san, "{shown}");
        }
    }

    #[test]
    fn a_pawn_is_read_by_its_hungarian_name() {
        let read = Letters::Hungarian.read("gye4", Variant::Consulchess.rules());
        assert_eq!(read.as_deref(), Some("Pe4"));
    }

    #[test]
    fn congo_keeps_its_letters() {
        for san in ["Zc3", "Ed4", "Lxd1#", "Sxc7", "Cc4"] {
            let rules = Variant::Congo.rules();
            assert_eq!(Letters::German.show(san, rules), san);
            assert_eq!(Letters::German.read(san, rules), None);
        }
    }

    #[test]
    fn letters_of_a_set_are_unambiguous() {
        for letters in Letters::ALL {
            for variant in Variant::ALL {
                let rules = variant.rules();
                let roles = rules.letters.iter().map(|(role, _)| *role);
                let mut shown: Vec<String> = roles
                    .filter(|role| *role != Role::Pawn)
                    .filter_map(|role| rules.letter(role))
                    .map(|letter| letters.show(&format!("{letter}a1"), rules))
                    .collect();
                let named: Vec<String> = rules
                    .letters
                    .iter()
                    .filter(|(role, _)| *role != Role::Pawn)
                    .filter_map(|(role, _)| letters.letter(*role, rules))
                    .map(|letter| letter + "a1")
                    .collect();
                assert_eq!(named, shown, "{letters:?} {variant}");
                let all = shown.len();
                shown.sort();
                shown.dedup();
                assert_eq!(shown.len(), all, "{letters:?} {variant}");
            }
            assert_eq!(Letters::of_word(letters.word()), Some(letters));
        }
    }
}
