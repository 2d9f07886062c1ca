//! Reading a game of a PGN with the letters of one language.

use consulboard_rules::chess::MoveTextError;
use consulboard_rules::{Color, DrawReason, Game, Outcome, Variant, WinReason};

use super::glyphs::glyph_of;
use super::lexer::{Lexer, Place, Token};
use super::tags::{AGREEMENT, RESIGNATION, RESULT, START, TERMINATION, VARIANT, own};
use super::words::{FIGURES, plain, result, without_number};
use super::{PgnError, Reason, commands, names};
use crate::Letters;
use crate::tree::{Growing, NodeId, Tags, Tree, numbered};

/// How deep variations may stand within each other.
pub const NESTING: usize = 100;

/// What was read of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Read {
    /// The game, up to where something is wrong, with the tags that it does not say itself.
    pub tree: Tree,
    /// What that is; `None` where all has been read.
    pub error: Option<PgnError>,
}

/// The reading of a game with the letters of one language.
#[derive(Debug)]
pub(super) struct Attempt<'a> {
    lexer: Lexer<'a>,
    /// The letters of the pieces; `None` for those of PGN.
    letters: Option<Letters>,
    tags: Tags,
    growing: Growing,
    /// Where the next comment belongs.
    comments: Comments,
    /// What is said before the next move.
    before: String,
    /// The result behind the moves.
    result: Option<&'a str>,
    last: Option<String>,
    error: Option<PgnError>,
    done: bool,
}

/// Which move a comment is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Comments {
    /// The last one.
    Last,
    /// The next one.
    Next,
}

impl<'a> Attempt<'a> {
    /// Begins with the tags, which are read at once; the text begins at a line of its file.
    pub fn new(text: &'a str, line: usize, usual: Variant, letters: Option<Letters>) -> Self {
        let mut lexer = Lexer::new(text, line);
        let mut tags = Tags::default();
        let first = lexer.place();
        let (mut variant_at, mut start_at) = (first, first);
        while let Some(tag) = lexer.tag() {
            tags.set(tag.name, &tag.value);
            if tag.name == VARIANT {
                variant_at = tag.place;
            } else if START.contains(&tag.name) {
                start_at = tag.place;
            }
        }
        let begun = names::variant(&tags, usual)
            .map_err(|error| (variant_at, Reason::Variant(error)))
            .and_then(|variant| {
                let game = names::beginning(variant, &tags);
                game.map_err(|reason| (start_at, reason))
            });
        let (game, fault) = match begun {
            Ok(game) => (game, None),
            Err(fault) => (Game::new(usual), Some(fault)),
        };
        let mut attempt = Attempt {
            lexer,
            letters,
            tags,
            growing: Growing::new(game),
            comments: Comments::Last,
            before: String::new(),
            result: None,
            last: None,
            error: None,
            done: false,
        };
        if let Some((place, reason)) = fault {
            attempt.fail(place, reason, None);
        }
        attempt
    }

    /// What is wrong so far.
    pub fn error(&self) -> Option<&PgnError> {
        self.error.as_ref()
    }

    /// Reads one more piece of the text; `false` once there is nothing more to be read.
    pub fn step(&mut self) -> bool {
        if !self.done {
            match self.lexer.token() {
                Some((token, place)) => self.take(token, place),
                None => self.end(),
            }
        }
        !self.done
    }

    /// The game as far as it has been read.
    pub fn so_far(&self) -> &Tree {
        &self.growing.tree
    }

    /// Ends the reading: what has been read so far.
    pub fn finish(mut self) -> Read {
        self.flush_before();
        if self.error.is_none() {
            self.conclude();
        }
        let mut tags = own(&self.tags);
        if self.growing.tree.outcome().is_some_and(is_unstated) {
            let said = self.tags.value(TERMINATION).unwrap_or_default();
            tags.set(TERMINATION, said);
        }
        *self.growing.tree.tags_mut() = tags;
        Read {
            tree: self.growing.tree,
            error: self.error,
        }
    }

    fn fail(&mut self, place: Place, reason: Reason, at: Option<String>) {
        self.error = Some(PgnError {
            line: place.line,
            column: self.lexer.column(place),
            at: at.or_else(|| self.last.clone()),
            reason,
        });
        self.done = true;
    }

    fn end(&mut self) {
        self.done = true;
        if self.growing.depth() > 0 {
            self.fail(self.lexer.place(), Reason::OpenVariation, None);
        }
    }

    fn take(&mut self, token: Token<'a>, place: Place) {
        match token {
            Token::Open => self.open(place),
            Token::Close => self.close(place),
            Token::Comment(text) => self.comment(text),
            Token::OpenComment(text) => {
                self.comment(text);
                self.fail(place, Reason::OpenComment, None);
            }
            Token::Glyph(number) => {
                if let Ok(glyph) = number.parse() {
                    self.glyph(glyph);
                }
            }
            Token::Word(word) => self.word(word, place),
        }
    }

    fn glyph(&mut self, glyph: u8) {
        if self.growing.at != NodeId::ROOT {
            self.growing
                .tree
                .remarks_mut(self.growing.at)
                .add_glyph(glyph);
        }
    }

    fn comment(&mut self, text: &str) {
        let geometry = self.growing.tree.variant().rules().geometry;
        let remarks = self.growing.tree.remarks_mut(self.growing.at);
        let text = commands::take(text, remarks, geometry);
        match self.comments {
            Comments::Last => remarks.push_after(&text),
            Comments::Next => {
                self.before.push(' ');
                self.before.push_str(&text);
            }
        }
    }

    /// What was said of a move that does not come is said of the last one.
    fn flush_before(&mut self) {
        let text = std::mem::take(&mut self.before);
        self.growing
            .tree
            .remarks_mut(self.growing.at)
            .push_after(&text);
    }

    fn open(&mut self, place: Place) {
        if self.growing.depth() == NESTING {
            return self.fail(place, Reason::TooDeep, None);
        }
        self.flush_before();
        self.growing.open();
        self.comments = Comments::Next;
    }

    fn close(&mut self, place: Place) {
        self.flush_before();
        if !self.growing.close() {
            return self.fail(place, Reason::NotOpen, None);
        }
        self.comments = Comments::Next;
    }

    fn word(&mut self, word: &'a str, place: Place) {
        if let Some(result) = result(word) {
            if self.growing.depth() == 0 {
                self.flush_before();
                self.result = Some(result);
                self.done = true;
            }
            return;
        }
        let text = without_number(word);
        if text.len() < word.len() {
            self.comments = Comments::Next;
        }
        if text.is_empty() || ["e.p.", "e.p", "ep", "+", "++", "#", "†", "‡"].contains(&text) {
            return;
        }
        let relocating = self.growing.game.now().relocating().is_some();
        let sign = if relocating { None } else { glyph_of(text) };
        match sign {
            Some(glyph) => self.glyph(glyph),
            None => self.play(text, relocating, place),
        }
    }

    fn play(&mut self, text: &'a str, relocating: bool, place: Place) {
        let bare = text.trim_end_matches(['!', '?']);
        let praise = glyph_of(&text[bare.len()..]);
        let mut text = plain(bare, &self.growing.game);
        // A relocation has a space in it: `K↔N g8`, `K e8`.
        if relocating && text.ends_with(char::is_alphabetic) {
            let mut ahead = self.lexer.clone();
            if let Some((Token::Word(square), _)) = ahead.token() {
                text.push_str(square);
                self.lexer = ahead;
            }
        }
        // A figure is no letter of any language.
        let is_figure = |c: char| FIGURES.iter().any(|figures| figures.contains(&c));
        let letters = self.letters.filter(|_| !bare.contains(is_figure));
        let read = letters.and_then(|it| it.read(&text, self.growing.game.now().rules()));
        let found = self.growing.game.find(read.as_deref().unwrap_or(&text));
        let played = found.and_then(|choice| {
            self.growing
                .play(choice)
                .map_err(|_| MoveTextError::Illegal {
                    found: bare.to_owned(),
                })
        });
        match played {
            Ok(()) => {
                let before = std::mem::take(&mut self.before);
                let at = self.growing.at;
                self.growing.tree.remarks_mut(at).push_before(&before);
                self.comments = Comments::Last;
                self.last = self.growing.tree.played(at).map(|played| played.label());
                if let Some(glyph) = praise {
                    self.glyph(glyph);
                }
            }
            Err(error) => {
                let at = format!("{} {bare}", numbered(self.growing.game.now()));
                let reason = match self.growing.game.outcome() {
                    Some(_) => Reason::Over {
                        found: bare.to_owned(),
                    },
                    None => Reason::Move(error),
                };
                self.fail(place, reason, Some(at));
            }
        }
    }

    /// Ends the game as its result says, and for the reason that fits it.
    fn conclude(&mut self) {
        let said = match self.result {
            None | Some("*") => self.tags.value(RESULT).and_then(result),
            result => result,
        };
        let win = |winner| move |reason| Outcome::Win { winner, reason };
        let why = self
            .tags
            .value(TERMINATION)
            .unwrap_or_default()
            .to_lowercase();
        let by = |word: &str| why.contains(word);
        let mut candidates = Vec::new();
        match said {
            Some("1-0" | "0-1") => {
                let winner = if said == Some("1-0") {
                    Color::White
                } else {
                    Color::Black
                };
                if by("time") {
                    candidates.push(win(winner)(WinReason::Time));
                }
                if by(RESIGNATION) {
                    candidates.push(win(winner)(WinReason::Resignation));
                }
                candidates.push(win(winner)(WinReason::Unstated));
            }
            Some("1/2-1/2") => {
                for (word, reason) in [
                    ("time", DrawReason::TimeAgainstBareKing),
                    ("repetition", DrawReason::ThreefoldRepetition),
                    ("fifty", DrawReason::FiftyMoves),
                    ("50", DrawReason::FiftyMoves),
                    (AGREEMENT, DrawReason::Agreement),
                    ("", DrawReason::Unstated),
                ] {
                    if by(word) {
                        candidates.push(Outcome::Draw { reason });
                    }
                }
            }
            Some(_) | None => {}
        }
        let mut game = self.growing.tree.game();
        if candidates.into_iter().any(|outcome| game.conclude(outcome)) {
            self.growing.tree.set_outcome(game.decision());
        }
    }
}

/// Whether nothing tells why a game ended.
fn is_unstated(outcome: Outcome) -> bool {
    match outcome {
        Outcome::Win { winner: _, reason } => reason == WinReason::Unstated,
        Outcome::Draw { reason } => reason == DrawReason::Unstated,
    }
}
