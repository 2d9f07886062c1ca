//! Putting up a starting position by its number, as it is typed or at random.

use consulboard_rules::{Game, Start, StartError, Variant};

use super::draft::Draft;
use crate::catalogue::{Entry, NumberFault};
use crate::draw::{RandomBytes, accepted};
use crate::{Message, record};

/// What separates White's number from Black's where it is written out.
const BETWEEN: char = '/';

/// The numbers of a game's starting positions.
#[derive(Clone, Debug, PartialEq)]
pub struct Numbered {
    /// From which to which they go.
    pub note: Message,
    /// Whether both sides may have an array of their own, each by its number (K42-4).
    pub sides: bool,
    /// That of the position, if it is a starting position: as [`numbered_start`] reads it.
    pub number: Option<String>,
}

impl Numbered {
    /// The numbers of the game of a draft; `None` where it always begins with the same array.
    pub(super) fn of(draft: &Draft) -> Option<Numbered> {
        let (entry, _) = Entry::of(draft.variant())?;
        Some(Numbered {
            note: entry.numbers_note()?,
            sides: entry.has_sides(),
            number: draft
                .game()
                .ok()
                .and_then(|game| written(entry, game.start())),
        })
    }
}

fn written(entry: &Entry, start: &Start) -> Option<String> {
    match start {
        Start::Array | Start::Fen(_) => None,
        Start::Numbers { white, black } => Some(match entry.number(*white, *black) {
            Some(number) => number.to_string(),
            None => format!("{white} {BETWEEN} {black}"),
        }),
    }
}

/// The start with a number as it was typed: with or without signs between the thousands, or two numbers with
/// `/` between them for White's array and Black's; with a point between them too, as links have them.
///
/// # Errors
///
/// When it is no number, or the variant has no start with it; the error says why.
///
/// ```
/// use consulboard_play::editor::numbered_start;
/// use consulboard_rules::{Start, Variant};
///
/// let game = Variant::Consulchess42k;
/// assert_eq!(numbered_start(game, "15,683"), Ok(Start::mirrored(15_683)));
/// let (white, black) = (15, 683);
/// assert_eq!(numbered_start(game, "15/683"), Ok(Start::Numbers { white, black }));
/// ```
pub fn numbered_start(variant: Variant, text: &str) -> Result<Start, NumberFault> {
    let text = text.trim();
    let numbered = Entry::of(variant).map(|(entry, _)| entry);
    let Some(entry) = numbered.filter(|entry| entry.numbering().is_some()) else {
        return Err(NumberFault::Start(StartError::NotNumbered { variant }));
    };
    if let Some(number) = ungrouped(text) {
        return entry.start(variant, &number);
    }
    let sides = match text.split_once(BETWEEN) {
        Some((white, black)) => ungrouped(white.trim()).zip(ungrouped(black.trim())),
        None => text
            .split_once('.')
            .map(|(white, black)| (white.to_owned(), black.to_owned())),
    };
    let sides = sides.and_then(|(white, black)| record::sides(&format!("{white}.{black}")));
    let Some((white, black)) = sides else {
        return entry.start(variant, text);
    };
    let start = Start::Numbers { white, black };
    match Game::from_start(variant, start.clone()) {
        Ok(_) => Ok(start),
        Err(error) => Err(NumberFault::Start(error)),
    }
}

/// The digits of a number that may have signs between its thousands, as one of our languages writes them.
fn ungrouped(text: &str) -> Option<String> {
    let separates = |c: char| matches!(c, ',' | '.' | '\'' | '’') || c.is_whitespace();
    let mut groups = text.split(separates);
    let first = groups.next()?;
    let mut digits = first.to_owned();
    for group in groups {
        if group.len() != 3 || first.len() > 3 {
            return None;
        }
        digits.push_str(group);
    }
    let is_number = !first.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
    is_number.then_some(digits)
}

/// A start at random, each that is played as likely as any other; `None` without randomness, or where the game
/// always begins with the same array.
pub fn random_start(variant: Variant, random: &mut dyn RandomBytes) -> Option<Start> {
    let (entry, _) = Entry::of(variant)?;
    let (first, last) = entry.range()?;
    accepted(first, last - first + 1, random, |number| {
        entry.start(variant, &number.to_string()).ok()
    })
}
