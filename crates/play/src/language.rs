//! The languages there are.

use crate::Letters;

/// A language of the players' countries.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English, which is part of every program; the others are fetched.
    #[default]
    English,
    /// German.
    German,
    /// Hungarian.
    Hungarian,
}

/// The text of the files of a language, all but those that are fetched later.
macro_rules! files {
    ($tag:literal) => {
        concat!(
            include_str!(concat!("../locales/", $tag, "/games.ftl")),
            include_str!(concat!("../locales/", $tag, "/board.ftl")),
            include_str!(concat!("../locales/", $tag, "/refused.ftl")),
            include_str!(concat!("../locales/", $tag, "/page.ftl")),
            include_str!(concat!("../locales/", $tag, "/about.ftl")),
            include_str!(concat!("../locales/", $tag, "/dice.ftl")),
            include_str!(concat!("../locales/", $tag, "/desk.ftl")),
            include_str!(concat!("../locales/", $tag, "/embed.ftl")),
            include_str!(concat!("../locales/", $tag, "/clock.ftl")),
            include_str!(concat!("../locales/", $tag, "/editor.ftl")),
            include_str!(concat!("../locales/", $tag, "/explorer.ftl")),
            include_str!(concat!("../locales/", $tag, "/print.ftl")),
            include_str!(concat!("../locales/", $tag, "/library.ftl")),
        )
    };
}

/// Which edition of a file belongs to this program.
macro_rules! edition_of {
    ($text:expr) => {
        const { edition($text.as_bytes()) }
    };
}

impl Language {
    /// Every language.
    pub const ALL: [Language; 3] = [Language::English, Language::German, Language::Hungarian];

    /// The tag for the `lang` attribute.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::Hungarian => "hu",
        }
    }

    /// What its speakers call it.
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::German => "Deutsch",
            Language::Hungarian => "Magyar",
        }
    }

    /// The language of a tag such as `de-AT`.
    pub fn of_tag(tag: &str) -> Option<Language> {
        let first = tag.split('-').next().unwrap_or_default();
        let mut all = Language::ALL.into_iter();
        all.find(|language| first.eq_ignore_ascii_case(language.tag()))
    }

    /// The first of the tags wanted that there is, otherwise English.
    pub fn of_wanted<T: AsRef<str>>(tags: impl IntoIterator<Item = T>) -> Language {
        let mut known = tags
            .into_iter()
            .filter_map(|tag| Language::of_tag(tag.as_ref()));
        known.next().unwrap_or_default()
    }

    /// The letters of pieces that its readers expect.
    pub const fn letters(self) -> Letters {
        match self {
            Language::English => Letters::English,
            Language::Hungarian => Letters::Hungarian,
            Language::German => Letters::German,
        }
    }

    /// The address, beside the page, of the file that has to be fetched before anything is said; English
    /// needs none. It changes with the file: a browser that has kept the file of an older program does not
    /// use it for this one.
    pub fn address(self) -> Option<String> {
        let edition = match self {
            Language::English => return None,
            Language::German => edition_of!(files!("de")),
            Language::Hungarian => edition_of!(files!("hu")),
        };
        Some(format!("locales/{}.ftl?{edition:x}", self.tag()))
    }

    /// The address, beside the page, of the file with the sentences of the rules.
    pub fn rules_address(self) -> String {
        let edition = match self {
            Language::English => edition_of!(include_str!("../locales/en/rules.ftl")),
            Language::German => edition_of!(include_str!("../locales/de/rules.ftl")),
            Language::Hungarian => edition_of!(include_str!("../locales/hu/rules.ftl")),
        };
        format!("rules/{}/rules.ftl?{edition:x}", self.tag())
    }

    /// The text of all its files but those that are fetched when something is opened, such as `rules.ftl`.
    /// Every sentence that a player can see or hear has its place in one of the files; a test sees that
    /// none is missing and none is left over.
    pub const fn source(self) -> &'static str {
        match self {
            Language::English => files!("en"),
            Language::German => files!("de"),
            Language::Hungarian => files!("hu"),
        }
    }

    /// The plural category of a whole number.
    pub(crate) const fn plural(self, number: i64) -> &'static str {
        match self {
            Language::English | Language::German | Language::Hungarian => {
                if number == 1 {
                    "one"
                } else {
                    "other"
                }
            }
        }
    }

    /// What stands between groups of three figures, and how many figures a number has at least that is
    /// grouped.
    const fn grouping(self) -> (char, usize) {
        match self {
            Language::English => (',', 4),
            Language::German => ('.', 4),
            Language::Hungarian => ('\u{a0}', 5),
        }
    }

    /// A number with decimals behind a point as it is written in sentences.
    pub fn decimal(self, number: &str) -> String {
        match self {
            Language::English => number.to_owned(),
            Language::German | Language::Hungarian => number.replace('.', ","),
        }
    }

    /// A number as it is written in sentences.
    pub fn number(self, number: i64) -> String {
        let (separator, least) = self.grouping();
        let figures = number.unsigned_abs().to_string();
        let mut out = String::new();
        if number < 0 {
            out.push('−');
        }
        for (index, figure) in figures.chars().enumerate() {
            let left = figures.len() - index;
            if figures.len() >= least && index > 0 && left.is_multiple_of(3) {
                out.push(separator);
            }
            out.push(figure);
        }
        out
    }
}

/// A number that changes with a file (FNV-1a). Only the number is in the program.
pub const fn edition(file: &[u8]) -> u64 {
    let mut hash = 0xcbf2_9ce4_8422_2325;
    let mut at = 0;
    while at < file.len() {
        hash = (hash ^ file[at] as u64).wrapping_mul(0x0100_0000_01b3);
        at += 1;
    }
    hash
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_is_of_its_language() {
        for language in Language::ALL {
            assert_eq!(Language::of_tag(language.tag()), Some(language));
        }
        assert_eq!(Language::of_tag("de-AT"), Some(Language::German));
        assert_eq!(Language::of_tag("HU"), Some(Language::Hungarian));
        for other in ["", "fr", "deu", "-de", "e"] {
            assert_eq!(Language::of_tag(other), None, "{other}");
        }
        assert_eq!(
            Language::of_wanted(["fr-CH", "de-CH", "en"]),
            Language::German
        );
        assert_eq!(Language::of_wanted(["fr"]), Language::English);
    }

    #[test]
    fn large_numbers_are_grouped() {
        let written = |number| Language::ALL.map(|language| language.number(number));
        assert_eq!(written(999), ["999", "999", "999"]);
        assert_eq!(written(1764), ["1,764", "1.764", "1764"]);
        assert_eq!(written(42_000), ["42,000", "42.000", "42\u{a0}000"]);
        assert_eq!(written(1_764_000_000)[0], "1,764,000,000");
        assert_eq!(written(-1764)[0], "−1,764");
    }

    #[test]
    fn decimals_have_the_sign_of_the_language() {
        let written = Language::ALL.map(|language| language.decimal("2.5"));
        assert_eq!(written, ["2.5", "2,5", "2,5"]);
    }

    #[test]
    fn the_edition_changes_with_the_file() {
        assert_ne!(edition(b"one file"), edition(b"one fill"));
        assert_ne!(Language::German.address(), Language::Hungarian.address());
    }
}
