//! The tags above the moves of a PGN: who played, where and when.

use super::lexer::Lexer;

/// The seven tags that every game has, in the order that PGN asks for, each with its value where that
/// is not known.
pub(super) const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    (RESULT, "*"),
];

pub(super) const RESULT: &str = "Result";
pub(super) const VARIANT: &str = "Variant";
pub(super) const EDITION: &str = "Edition";
pub(super) const SET_UP: &str = "SetUp";
pub(super) const FEN: &str = "FEN";
/// The number of a start as players say it.
pub(super) const NUMBER: &str = "StartNumber";
/// The numbers of two arrays, White's and Black's.
pub(super) const NUMBERS: [&str; 2] = ["StartNumberWhite", "StartNumberBlack"];
pub(super) const TERMINATION: &str = "Termination";

/// What the game itself says.
const DERIVED: [&str; 10] = [
    RESULT,
    VARIANT,
    EDITION,
    SET_UP,
    FEN,
    NUMBER,
    NUMBERS[0],
    NUMBERS[1],
    TERMINATION,
    "PlyCount",
];

/// Tags in their order, each name once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags(Vec<(String, String)>);

impl Tags {
    /// The value of a tag; `None` where it is not there.
    pub fn value(&self, name: &str) -> Option<&str> {
        let found = self.0.iter().find(|(other, _)| other == name);
        found.map(|(_, value)| value.as_str())
    }

    /// Sets a tag; an empty value takes it away. The value becomes one line; a name of anything but
    /// letters, figures and `_` is none, and nothing happens.
    pub fn set(&mut self, name: &str, value: &str) {
        let in_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
        if name.is_empty() || !name.chars().all(in_name) {
            return;
        }
        let words: Vec<&str> = value
            .split(|c: char| c.is_whitespace() || c.is_control())
            .filter(|word| !word.is_empty())
            .collect();
        let value = words.join(" ");
        match self.0.iter().position(|(other, _)| other == name) {
            Some(place) if value.is_empty() => {
                self.0.remove(place);
            }
            Some(place) => self.0[place].1 = value,
            None if value.is_empty() => {}
            None => self.0.push((name.to_owned(), value)),
        }
    }

    /// Every tag with its value.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        let each = self.0.iter();
        each.map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Without what the game itself says and what is not known.
    pub(super) fn own(&self) -> Tags {
        let unknown = |name: &str, value: &str| ROSTER.contains(&(name, value));
        let own = self.iter().filter(|(name, value)| {
            !DERIVED.contains(name) && !unknown(name, value) && *value != "?"
        });
        Tags(
            own.map(|(name, value)| (name.to_owned(), value.to_owned()))
                .collect(),
        )
    }

    /// Whether a program has written them: the roster is whole.
    pub(super) fn has_roster(&self) -> bool {
        ROSTER.iter().all(|(name, _)| self.value(name).is_some())
    }
}

/// The tags of a game as they stand in its text, without reading the moves.
pub fn tags(text: &str) -> Tags {
    let mut lexer = Lexer::new(text, 1);
    let mut tags = Tags::default();
    while let Some(tag) = lexer.tag() {
        tags.set(tag.name, &tag.value);
    }
    tags
}

/// A tag as it is written.
pub(super) fn written(name: &str, value: &str) -> String {
    let value = value.replace('\\', "\\\\").replace('"', "\\\"");
    format!("[{name} \"{value}\"]\n")
}
