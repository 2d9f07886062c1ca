//! Reading a game of a PGN, in whatever letters it is written.

use consulboard_rules::Variant;

use super::attempt::Attempt;
use super::{PgnError, Reason};
use crate::Letters;
use crate::tree::Tree;

pub use super::attempt::{NESTING, Read};

/// What the one who reads knows beside the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// The game that is meant where the text does not say it.
    pub usual: Variant,
    /// The letters of the pieces that are tried before other languages' where those of PGN do not fit.
    pub letters: Letters,
}

/// Reads the text of one game.
pub fn read(text: &str, options: Options) -> Read {
    let mut reader = Reader::new(text, 1, options);
    while reader.step(usize::MAX) {}
    reader.finish()
}

/// Reads the text of one game piece by piece, so that a page can do something else in between.
///
/// It reads what players and programs write: castlings with O or 0, moves with `e.p.`, with signs of
/// praise and blame, as figurines, in machine form, with numbers or without; comments in braces and
/// behind semicolons, lines that begin with `%`, glyphs, variations, and commands in comments.
///
/// A game is written in the letters of one language: of PGN, which every program writes, else of the one
/// that was asked for, else of another one. With the wrong ones a move could mean something else, a Hungarian
/// B is a rook; so the whole game is read again with the next ones where a move cannot be played, and where
/// none are right it counts how far one comes.
#[derive(Debug)]
pub struct Reader<'a> {
    text: &'a str,
    line: usize,
    options: Options,
    attempt: Attempt<'a>,
    /// The languages that have not been tried, the next one last.
    next: Vec<Letters>,
    /// The one that came furthest of those that ended at a move.
    best: Option<Attempt<'a>>,
}

impl<'a> Reader<'a> {
    /// Begins with the tags, which are read at once; the text begins at a line of its file.
    pub fn new(text: &'a str, line: usize, options: Options) -> Reader<'a> {
        let others = Letters::ALL.into_iter().rev();
        let mut next: Vec<Letters> = others.filter(|it| *it != options.letters).collect();
        next.push(options.letters);
        // Those are the letters of PGN.
        next.retain(|it| *it != Letters::English);
        Reader {
            text,
            line,
            options,
            attempt: Attempt::new(text, line, options.usual, None),
            next,
            best: None,
        }
    }

    /// Reads so many more pieces of the text; `false` once there is nothing more to be read.
    pub fn step(&mut self, pieces: usize) -> bool {
        for _ in 0..pieces {
            if !self.attempt.step() && !self.try_next() {
                return false;
            }
        }
        true
    }

    /// The game as far as it has been read.
    pub fn so_far(&self) -> &Tree {
        self.attempt.so_far()
    }

    /// Ends the reading: what has been read so far.
    pub fn finish(self) -> Read {
        self.attempt.finish()
    }

    /// Begins anew with other letters where a move cannot be played; `false` where it is at its end.
    fn try_next(&mut self) -> bool {
        if !self.attempt.error().is_some_and(is_about_a_move) {
            // Another language came to the end, if perhaps to a fault of another kind.
            self.next.clear();
            self.best = None;
            return false;
        }
        let Some(letters) = self.next.pop() else {
            if let Some(best) = self
                .best
                .take()
                .filter(|best| is_further(best, &self.attempt))
            {
                self.attempt = best;
            }
            return false;
        };
        let fresh = Attempt::new(self.text, self.line, self.options.usual, Some(letters));
        let ended = std::mem::replace(&mut self.attempt, fresh);
        let best = self.best.take();
        self.best = Some(match best {
            Some(best) if is_further(&best, &ended) => best,
            Some(_) | None => ended,
        });
        true
    }
}

fn is_about_a_move(error: &PgnError) -> bool {
    match error.reason {
        Reason::Move(_) => true,
        Reason::Variant(_)
        | Reason::Start(_)
        | Reason::Number { .. }
        | Reason::Over { .. }
        | Reason::TooDeep
        | Reason::NotOpen
        | Reason::OpenVariation
        | Reason::OpenComment => false,
    }
}

/// Whether the first, which was tried before, came as far as the second.
fn is_further(first: &Attempt<'_>, second: &Attempt<'_>) -> bool {
    let place = |attempt: &Attempt<'_>| attempt.error().map(|error| (error.line, error.column));
    place(first) >= place(second)
}
