//! A game as one line of text: what is saved after every move and what a shared link holds.
//!
//! `game=consulchess-42k&start=123.456&moves=e2e4_e7e5_0-0-i-h&end=resign-white`
//!
//! Variations stand in brackets behind the move that they replace, as in PGN:
//! `moves=e2e4_(d2d4_d7d5)_e7e5`. Where the game stands before the end of its lines, `-` says so, and
//! what was taken back there follows: `moves=e2e4_-_(e7e5_b1c3)`.

mod escape;
mod notes;
mod tags;
#[cfg(test)]
mod tests;

use consulboard_rules::{
    Claim, Color, DrawReason, Game, Numbering, Outcome, Start, StartError, Variant, VariantError,
    WinReason, chess::MoveTextError,
};
use percent_encoding::percent_decode_str;
use thiserror::Error;

use crate::clock::{Clock, Millis};
use crate::tree::{Growing, Marks, NodeId, Step, Tree};

/// A text that holds no game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordError {
    /// A part that is not `name=value`, or of an unknown name.
    #[error("found `{found}`, expected game=, start=, fen=, moves=, notes=, tags=, end= or clock=")]
    Part {
        /// What was found.
        found: String,
    },
    /// The same part twice.
    #[error("found `{name}` twice, expected it once")]
    Twice {
        /// Its name.
        name: &'static str,
    },
    /// A start and a FEN, which is a start too.
    #[error("found both start= and fen=, expected one of them")]
    StartAndFen,
    /// No variant.
    #[error("found no game=, expected a variant")]
    NoVariant,
    /// An unknown variant.
    #[error("game: {0}")]
    Variant(VariantError),
    /// A start number that is none.
    #[error("start: found `{found}`, expected a number or two with a point between them")]
    Number {
        /// What was found.
        found: String,
    },
    /// A start that the variant does not have.
    #[error(transparent)]
    Start(StartError),
    /// A move that cannot be played.
    #[error("move {number}: {error}")]
    Move {
        /// Which, counted in plies from 1.
        number: usize,
        /// What is wrong with it.
        error: MoveTextError,
    },
    /// An ending that the game cannot have.
    #[error("end: found `{found}`, expected a way this game can have ended")]
    End {
        /// What was found.
        found: String,
    },
}

const ENDS: [(&str, Outcome); 6] = [
    ("resign-white", lost(Color::White, WinReason::Resignation)),
    ("resign-black", lost(Color::Black, WinReason::Resignation)),
    ("time-white", lost(Color::White, WinReason::Time)),
    ("time-black", lost(Color::Black, WinReason::Time)),
    ("lost-white", lost(Color::White, WinReason::Unstated)),
    ("lost-black", lost(Color::Black, WinReason::Unstated)),
];

const fn lost(loser: Color, reason: WinReason) -> Outcome {
    let winner = match loser {
        Color::White => Color::Black,
        Color::Black => Color::White,
    };
    Outcome::Win { winner, reason }
}

/// The variant and the start.
pub(crate) fn start_text(variant: Variant, start: &Start) -> String {
    let mut text = format!("game={}", variant);
    match start {
        Start::Array => {}
        Start::Numbers { white, black } => {
            text.push_str("&start=");
            text.push_str(&numbers_text(variant, *white, *black));
        }
        Start::Fen(fen) => text.push_str(&format!("&fen={}", fen.replace(' ', "_"))),
    }
    text
}

/// The numbers of White's array and Black's as links have them: one where both have the same, unless one number is
/// that of both arrays together (CFG-7).
pub(crate) fn numbers_text(variant: Variant, white: u32, black: u32) -> String {
    let numbering = variant.rules().numbering();
    if white == black && !numbering.is_some_and(Numbering::has_pairs) {
        white.to_string()
    } else {
        format!("{white}.{black}")
    }
}

/// Writes the game as it was played.
pub fn write(game: &Game) -> String {
    let mut text = start_text(game.variant(), game.start());
    let moves: Vec<&str> = game.plies().map(|ply| ply.machine.as_str()).collect();
    if !moves.is_empty() {
        text.push_str(&format!("&moves={}", moves.join("_")));
    }
    push_end(&mut text, game);
    text
}

fn push_end(text: &mut String, game: &Game) {
    if let Some(end) = end_text(game) {
        text.push_str(&format!("&end={end}"));
    }
}

/// Writes a game with all that hangs on it, to be kept.
pub fn write_tree(tree: &Tree) -> String {
    let mut text = write_lines(tree, Lines::All);
    let notes = notes::write(tree);
    if !notes.is_empty() {
        text.push_str(&format!("&notes={notes}"));
    }
    let tags = tags::write(tree.tags());
    if !tags.is_empty() {
        text.push_str(&format!("&tags={tags}"));
    }
    text
}

/// Adds the clock of a game to its text, as it stands at a time.
pub fn push_clock(text: &mut String, clock: &Clock, now: Millis) {
    text.push_str("&clock=");
    text.push_str(&clock.save(now));
}

/// How long the moves of a link may be. Beyond that it has no variations: some programs cut addresses
/// off, and nobody pastes a page of letters into a chat.
const LINK: usize = 1000;

/// Writes a game for a link: the moves, the variations and what is drawn on the positions, as long as
/// they are short, the end. What was taken back last is nobody's business, and comments and names make a
/// link too long.
pub fn write_link(tree: &Tree) -> String {
    let text = write_lines(tree, Lines::Played);
    if text.len() > LINK {
        return write(&tree.game());
    }
    let positions = notes::positions(tree).into_iter();
    let beyond = |id: &NodeId| tree.parent(*id) == Some(tree.tip());
    let positions = positions.take_while(|id| !beyond(id));
    let drawn = with_drawn(&text, positions.map(|id| &tree.remarks(id).marks));
    if drawn.len() <= LINK { drawn } else { text }
}

/// The text of a game together with what is drawn on its positions, in the order in which they are
/// written.
pub(crate) fn with_drawn<'a>(text: &str, positions: impl Iterator<Item = &'a Marks>) -> String {
    match notes::drawn(positions) {
        none if none.is_empty() => text.to_owned(),
        notes => format!("{text}&notes={notes}"),
    }
}

/// Which lines are written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lines {
    /// All of them.
    All,
    /// Those that do not begin after the last move.
    Played,
}

fn write_lines(tree: &Tree, lines: Lines) -> String {
    let mut text = start_text(tree.variant(), tree.start());
    let mut moves = String::new();
    let mut opened = "";
    let mut beyond = false;
    for step in tree.walk() {
        match step {
            Step::Open(first) => {
                if !beyond && tree.parent(first) == Some(tree.tip()) {
                    if lines == Lines::Played {
                        break;
                    }
                    beyond = true;
                    moves.push_str("_-");
                }
                opened = "(";
            }
            Step::Move(id) => {
                moves.push('_');
                moves.push_str(std::mem::take(&mut opened));
                moves.extend(tree.played(id).map(|played| played.machine.as_str()));
            }
            Step::Close => moves.push(')'),
        }
    }
    if let Some(moves) = moves.strip_prefix('_') {
        text.push_str(&format!("&moves={moves}"));
    }
    if tree.outcome().is_some() {
        push_end(&mut text, &tree.game());
    }
    text
}

/// What the players decided, in a word.
fn end_text(game: &Game) -> Option<&'static str> {
    let outcome = game.decision()?;
    match outcome {
        Outcome::Win { .. } => {
            let known = ENDS.iter().find(|(_, end)| *end == outcome);
            known.map(|(text, _)| *text)
        }
        Outcome::Draw { reason } => match reason {
            DrawReason::Agreement => Some("agreed"),
            DrawReason::Unstated => Some("drawn"),
            DrawReason::ThreefoldRepetition => Some("threefold"),
            DrawReason::FiftyMoves => Some("fifty"),
            DrawReason::TimeAgainstBareKing => {
                let pieces = game.now().pieces();
                let black = pieces.iter().filter(|(_, p)| p.color == Color::Black);
                // The flag that fell is that of the side with more than its king.
                Some(if black.count() > 1 {
                    "time-black"
                } else {
                    "time-white"
                })
            }
            DrawReason::Stalemate
            | DrawReason::DeadPosition
            | DrawReason::BareLions
            | DrawReason::FivefoldRepetition
            | DrawReason::SeventyFiveMoves => None,
        },
    }
}

/// The values of the parts, as they were found.
#[derive(Default)]
struct Parts {
    game: Option<String>,
    start: Option<String>,
    fen: Option<String>,
    moves: Option<String>,
    notes: Option<String>,
    tags: Option<String>,
    end: Option<String>,
    clock: Option<String>,
}

impl Parts {
    fn read(text: &str) -> Result<Parts, RecordError> {
        let mut parts = Parts::default();
        // Some programs encode more of an address than they need to.
        let text = percent_decode_str(text.trim().trim_start_matches('#')).decode_utf8_lossy();
        for part in text.split('&').filter(|part| !part.is_empty()) {
            let unknown = || RecordError::Part {
                found: part.to_owned(),
            };
            let (name, value) = part.split_once('=').ok_or_else(unknown)?;
            let (name, place) = match name {
                "game" => ("game", &mut parts.game),
                "start" => ("start", &mut parts.start),
                "fen" => ("fen", &mut parts.fen),
                "moves" => ("moves", &mut parts.moves),
                "notes" => ("notes", &mut parts.notes),
                "tags" => ("tags", &mut parts.tags),
                "end" => ("end", &mut parts.end),
                "clock" => ("clock", &mut parts.clock),
                _ => return Err(unknown()),
            };
            if place.replace(value.to_owned()).is_some() {
                return Err(RecordError::Twice { name });
            }
        }
        Ok(parts)
    }
}

fn read_start(
    variant: Variant,
    start: Option<&str>,
    fen: Option<&str>,
) -> Result<Start, RecordError> {
    if let Some(fen) = fen {
        if start.is_some() {
            return Err(RecordError::StartAndFen);
        }
        return Ok(Start::Fen(fen.replace('_', " ")));
    }
    let Some(text) = start else {
        return Ok(Start::usual(variant));
    };
    if let Some((white, black)) = sides(text) {
        return Ok(Start::Numbers { white, black });
    }
    let number = text.parse().map_err(|_| RecordError::Number {
        found: text.to_owned(),
    })?;
    Start::numbered(variant, number).map_err(RecordError::Start)
}

/// The numbers of White's array and Black's as a link has them; `None` where it is another text.
pub(crate) fn sides(text: &str) -> Option<(u32, u32)> {
    let (white, black) = text.split_once('.')?;
    Some((white.parse().ok()?, black.parse().ok()?))
}

/// Reads a game as it was played.
///
/// # Errors
///
/// At the first part that cannot be read, or move that cannot be played.
pub fn read(text: &str) -> Result<Game, RecordError> {
    read_all(text).map(|read| read.game)
}

/// Reads a game with all that hangs on it.
///
/// # Errors
///
/// At the first part that cannot be read, or move that cannot be played.
pub fn read_tree(text: &str) -> Result<Tree, RecordError> {
    read_all(text).map(|read| read.tree)
}

/// A game as it was kept.
#[derive(Clone, Debug)]
pub struct Kept {
    /// The game with its variations.
    pub tree: Tree,
    /// Its main line.
    pub game: Game,
    /// Its clock; `None` where it has none, and where the text of it cannot be read: the game is worth
    /// more.
    pub clock: Option<Clock>,
}

/// Reads a game with all that hangs on it and its clock.
///
/// # Errors
///
/// At the first part that cannot be read, or move that cannot be played.
pub fn read_all(text: &str) -> Result<Kept, RecordError> {
    let parts = Parts::read(text)?;
    let variant = parts.game.as_deref().ok_or(RecordError::NoVariant)?;
    let (start, fen, moves) = (&parts.start, &parts.fen, &parts.moves);
    let mut read = read_lines(variant, start.as_deref(), fen.as_deref(), moves.as_deref())?;
    if let Some(end) = &parts.end {
        finish(&mut read.game, end)?;
        read.tree.set_outcome(read.game.decision());
    }
    if let Some(text) = &parts.notes {
        notes::read(text, &mut read.tree);
    }
    if let Some(text) = &parts.tags {
        tags::read(text, read.tree.tags_mut());
    }
    let clock = parts.clock.and_then(|text| text.parse().ok());
    let Growing { tree, game, .. } = read;
    Ok(Kept { tree, game, clock })
}

/// Reads a game from its parts: the slug of the variant, a start number or a FEN, and moves with `_`
/// between them.
///
/// # Errors
///
/// At the first part that cannot be read, or move that cannot be played.
pub fn read_parts(
    variant: &str,
    start: Option<&str>,
    fen: Option<&str>,
    moves: Option<&str>,
) -> Result<Game, RecordError> {
    read_lines(variant, start, fen, moves).map(|read| read.game)
}

fn read_lines(
    variant: &str,
    start: Option<&str>,
    fen: Option<&str>,
    moves: Option<&str>,
) -> Result<Growing, RecordError> {
    let variant: Variant = variant.parse().map_err(RecordError::Variant)?;
    let game = match read_start(variant, start, fen)? {
        Start::Fen(fen) => Game::from_fen(variant, &fen),
        start @ (Start::Array | Start::Numbers { .. }) => Game::from_start(variant, start),
    }
    .map_err(RecordError::Start)?;
    let mut growing = Growing::new(game);
    let mut beyond = false;
    for text in moves.unwrap_or_default().split('_') {
        let number = growing.game.len() + 1;
        let refused = |error| RecordError::Move { number, error };
        let found = || text.to_owned();
        beyond |= text == "-" && growing.depth() == 0;
        let inner = text.trim_start_matches('(');
        for _ in inner.len()..text.len() {
            if beyond && growing.depth() == 0 {
                growing.open_after();
            } else {
                growing.open();
            }
        }
        let mv = inner.trim_end_matches(')');
        if !mv.is_empty() && text != "-" {
            let choice = growing.game.find(mv).map_err(refused)?;
            let illegal = |_| refused(MoveTextError::Illegal { found: found() });
            growing.play(choice).map_err(illegal)?;
        }
        for _ in mv.len()..inner.len() {
            if !growing.close() {
                return Err(refused(MoveTextError::Unreadable { found: found() }));
            }
        }
    }
    while growing.close() {}
    Ok(growing)
}

fn finish(game: &mut Game, end: &str) -> Result<(), RecordError> {
    let won = ENDS.iter().find(|(text, _)| *text == end);
    match (end, won) {
        // Against a bare king that is a draw.
        ("time-white", _) => game.time_out(Color::White),
        ("time-black", _) => game.time_out(Color::Black),
        (_, Some((_, outcome))) => {
            game.conclude(*outcome);
        }
        ("agreed", None) => game.agree_draw(),
        ("drawn", None) => {
            let reason = DrawReason::Unstated;
            game.conclude(Outcome::Draw { reason });
        }
        ("threefold", None) => {
            game.claim(Claim::ThreefoldRepetition);
        }
        ("fifty", None) => {
            game.claim(Claim::FiftyMoves);
        }
        (_, None) => {}
    }
    if game.decision().is_some() {
        Ok(())
    } else {
        Err(RecordError::End {
            found: end.to_owned(),
        })
    }
}
