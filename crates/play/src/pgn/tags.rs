//! The tags above the moves of a PGN: who played, where and when.

use super::lexer::Lexer;
use crate::tree::Tags;

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
/// What says how the game begins.
pub(super) const START: [&str; 4] = [FEN, NUMBER, NUMBERS[0], NUMBERS[1]];
pub(super) const TERMINATION: &str = "Termination";
/// Why a game ended that nothing else tells: `normal` is said of any of them.
pub(super) const RESIGNATION: &str = "resignation";
pub(super) const AGREEMENT: &str = "agreement";

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

/// Without what the game itself says and what is not known.
pub(super) fn own(tags: &Tags) -> Tags {
    tags.only(|name, value| {
        !DERIVED.contains(&name) && !ROSTER.contains(&(name, value)) && value != "?"
    })
}

/// Whether a program has written them: the roster is whole.
pub(super) fn has_roster(tags: &Tags) -> bool {
    ROSTER.iter().all(|(name, _)| tags.value(name).is_some())
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
