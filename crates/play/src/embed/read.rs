//! Reads one parameter after the other.

use consulboard_rules::{Game, Square, Variant};

use super::values::{Fault, Values, expected};
use crate::pgn::{result, without_number};
use crate::record::{self, RecordError};
use crate::tree::{Marks, MarksError};
use crate::{Message, describe, refusals};

/// The smallest width that can be asked for, in CSS pixels.
const SMALLEST: u32 = 160;
/// The largest.
const LARGEST: u32 = 2000;

pub(super) fn read_game(values: &Values) -> Result<Game, Fault> {
    let usual = match values.value("view") {
        Some("dice") => Variant::Consulchess42k,
        Some(_) | None => Variant::Consulchess,
    };
    let variant = values.value("variant").unwrap_or(usual.slug());
    let moves = values.value("moves").map(joined);
    let moves = moves.filter(|moves| !moves.is_empty());
    let game = record::read_parts(
        variant,
        values.value("start"),
        values.value("fen"),
        moves.as_deref(),
    );
    game.map_err(|error| {
        let parameter = match error {
            RecordError::NoVariant | RecordError::Variant(_) | RecordError::Part { .. } => {
                "variant"
            }
            RecordError::Twice { .. } | RecordError::Number { .. } | RecordError::StartAndFen => {
                "start"
            }
            RecordError::Start(_) if values.value("fen").is_some() => "fen",
            RecordError::Start(_) => "start",
            RecordError::Move { .. } | RecordError::End { .. } => "moves",
        };
        let why = match &error {
            RecordError::Variant(error) => {
                let slugs = Variant::ALL.map(Variant::slug);
                expected(&error.found, &slugs.join(", "))
            }
            error => refusals::record(error),
        };
        Fault::new(parameter, why)
    })
}

/// Moves as links have them, joined by `_`. SAN may also come as it is printed: in lines, with numbers, comments in
/// braces, and the result behind it, which says nothing here.
fn joined(moves: &str) -> String {
    let mut bare = String::with_capacity(moves.len());
    let mut rest = moves;
    while let Some((before, comment)) = rest.split_once('{') {
        bare.push_str(before);
        bare.push(' ');
        rest = comment.split_once('}').map_or("", |(_, after)| after);
    }
    bare.push_str(rest);
    let between = |c: char| matches!(c, '_' | ',') || c.is_whitespace();
    let words = bare.split(between).map(without_number);
    let mut moves: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    if moves.last().is_some_and(|last| result(last).is_some()) {
        moves.pop();
    }
    moves.join("_")
}

pub(super) fn read_marks(variant: Variant, values: &Values, faults: &mut Vec<Fault>) -> Marks {
    let text = |name| values.value(name).unwrap_or_default();
    let geometry = variant.rules().geometry;
    match Marks::read(text("marks"), text("arrows"), geometry) {
        Ok(marks) => marks,
        Err(MarksError::Square { found }) => {
            faults.push(Fault::new("marks", expected(&found, "d4_Ge5")));
            Marks::default()
        }
        Err(MarksError::Arrow { found }) => {
            faults.push(Fault::new("arrows", expected(&found, "e2e4_Gg1f3")));
            Marks::default()
        }
    }
}

/// The square of a piece of the side to move.
pub(super) fn read_square(
    game: Option<&Game>,
    values: &Values,
    faults: &mut Vec<Fault>,
) -> Option<Square> {
    let (found, game) = (values.value("square")?, game?);
    let (view, square) = (game.now(), found.parse().ok());
    let Some(square) = square.filter(|square| view.geometry().contains(*square)) else {
        faults.push(Fault::new("square", expected(found, "d4")));
        return None;
    };
    if view
        .piece(square)
        .is_none_or(|piece| piece.color != view.turn())
    {
        let why = Message::new("embed-no-piece")
            .found(found)
            .message("side", describe::side(view.turn()));
        faults.push(Fault::new("square", why));
    }
    Some(square)
}

pub(super) fn read_size(values: &Values, faults: &mut Vec<Fault>) -> Option<u32> {
    let found = values.value("size")?;
    let size = found.parse().ok();
    let size = size.filter(|size| (SMALLEST..=LARGEST).contains(size));
    if size.is_none() {
        let range = format!("{SMALLEST}–{LARGEST}");
        faults.push(Fault::new("size", expected(found, &range)));
    }
    size
}

/// A language tag; one of a language that is not there is as good as none.
pub(super) fn read_language(values: &Values, faults: &mut Vec<Fault>) -> Option<String> {
    let found = values.value("lang")?;
    let mut subtags = found.split('-');
    let is_letters = |text: &str| text.chars().all(|letter| letter.is_ascii_alphabetic());
    let language = subtags.next().unwrap_or_default();
    let is_tag = (2..=3).contains(&language.len())
        && is_letters(language)
        && subtags.all(|subtag| {
            (1..=8).contains(&subtag.len())
                && subtag.chars().all(|letter| letter.is_ascii_alphanumeric())
        });
    if is_tag {
        Some(found.to_owned())
    } else {
        faults.push(Fault::new("lang", expected(found, "en, de, hu")));
        None
    }
}

/// An origin: scheme, host and perhaps a port, and nothing after it.
pub(super) fn read_host(values: &Values, faults: &mut Vec<Fault>) -> Option<String> {
    let found = values.value("host")?;
    let authority = found
        .strip_prefix("https://")
        .or_else(|| found.strip_prefix("http://"));
    let fits = |letter: char| letter.is_ascii_alphanumeric() || ".-:[]".contains(letter);
    let is_origin = authority.is_some_and(|text| !text.is_empty() && text.chars().all(fits));
    if is_origin {
        Some(found.to_owned())
    } else {
        faults.push(Fault::new("host", expected(found, "https://wiki.example")));
        None
    }
}
