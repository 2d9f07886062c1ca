//! Writing a PGN.

use consulboard_rules::{Color, DrawReason, Outcome, Start, WinReason};

use super::tags::{
    AGREEMENT, EDITION, FEN, RESIGNATION, RESULT, ROSTER, SET_UP, TERMINATION, VARIANT, own,
    written,
};
use super::{commands, names};
use crate::tree::{NodeId, Remarks, Step, Tree};

/// The longest line of moves, in characters.
const WIDTH: usize = 80;

/// Writes a game as PGN: the roster, what the game says of itself, the other tags, the moves. No line of
/// moves is longer than 80 characters unless a single word is.
pub fn write(tree: &Tree) -> String {
    let tags = tree.tags();
    let game = tree.game();
    let outcome = game.outcome();
    let score = outcome.map_or("*", Outcome::score);
    let mut out = String::new();
    for (name, unknown) in ROSTER {
        let value = match name {
            RESULT => score,
            _ => tags.value(name).unwrap_or(unknown),
        };
        out += &written(name, value);
    }
    let (variant, edition) = names::names(tree.variant());
    out += &written(VARIANT, variant);
    if !edition.is_empty() {
        out += &written(EDITION, edition);
    }
    for (name, number) in names::numbers(tree.variant(), tree.start()) {
        out += &written(name, &number.to_string());
    }
    if *tree.start() != Start::Array {
        out += &written(SET_UP, "1");
        out += &written(FEN, &game.view(0).fen());
    }
    // Where nobody knows why the game ended, there is what another program said of it.
    let known = termination(outcome).or_else(|| tags.value(TERMINATION));
    if let Some(known) = known {
        out += &written(TERMINATION, known);
    }
    let in_roster = |name: &str| ROSTER.iter().any(|(other, _)| *other == name);
    for (name, value) in own(tags).iter().filter(|(name, _)| !in_roster(name)) {
        out += &written(name, value);
    }
    out.push('\n');
    let mut moves = Moves::default();
    moves.write(tree);
    moves.word(score);
    moves.wrap_into(&mut out);
    out
}

/// What the tag `Termination` says; what it does not say follows from the position and the result.
const fn termination(outcome: Option<Outcome>) -> Option<&'static str> {
    Some(match outcome {
        None => "unterminated",
        Some(Outcome::Win { winner: _, reason }) => match reason {
            WinReason::Time => "time forfeit",
            WinReason::Resignation => RESIGNATION,
            WinReason::Checkmate | WinReason::LionCaptured | WinReason::NoMoves => "normal",
            WinReason::Unstated => return None,
        },
        Some(Outcome::Draw { reason }) => match reason {
            DrawReason::TimeAgainstBareKing => "time forfeit",
            DrawReason::ThreefoldRepetition => "threefold repetition",
            DrawReason::FiftyMoves => "fifty moves",
            DrawReason::Agreement => AGREEMENT,
            DrawReason::Stalemate
            | DrawReason::DeadPosition
            | DrawReason::FivefoldRepetition
            | DrawReason::SeventyFiveMoves
            | DrawReason::BareLions => "normal",
            DrawReason::Unstated => return None,
        },
    })
}

/// The moves as words that are not broken.
#[derive(Default)]
struct Moves {
    words: Vec<String>,
    /// Whether the next word joins the last one.
    joins: bool,
}

impl Moves {
    fn word(&mut self, text: &str) {
        match self.words.last_mut() {
            Some(last) if self.joins => last.push_str(text),
            _ => self.words.push(text.to_owned()),
        }
        self.joins = false;
    }

    fn opening(&mut self, sign: &str) {
        self.word(sign);
        self.joins = true;
    }

    fn closing(&mut self, sign: &str) {
        self.joins = true;
        self.word(sign);
    }

    fn write(&mut self, tree: &Tree) {
        self.comment_after(tree.remarks(NodeId::ROOT));
        // A number stands before White's moves, and before Black's where something came between.
        let mut interrupted = true;
        let mut opened = false;
        for step in tree.walk() {
            match step {
                Step::Open(first) => {
                    self.opening("(");
                    interrupted = true;
                    opened = true;
                    // After the last move there is no variation, so the last move is played again.
                    let tip = tree.played(tree.tip());
                    if let Some(tip) = tip.filter(|_| tree.parent(first) == Some(tree.tip())) {
                        self.word(&tip.numbered());
                        self.word(&tip.san);
                        interrupted = false;
                        opened = false;
                    }
                }
                Step::Move(id) => {
                    let remarks = tree.remarks(id);
                    let before = remarks.before();
                    if opened && !before.is_empty() {
                        self.comment(&[], before);
                    }
                    if let Some(played) = tree.played(id) {
                        let between = !opened && !before.is_empty();
                        if interrupted || between || played.color == Color::White {
                            self.word(&played.numbered());
                        }
                        if between {
                            // Behind the number it is told from what was said of the move before.
                            self.comment(&[], before);
                        }
                        self.word(&played.san);
                    }
                    for glyph in remarks.glyphs() {
                        self.word(&format!("${glyph}"));
                    }
                    opened = false;
                    interrupted = self.comment_after(remarks);
                }
                Step::Close => {
                    self.closing(")");
                    interrupted = true;
                    opened = false;
                }
            }
        }
    }

    /// The comment after a move, if there is anything to be said.
    fn comment_after(&mut self, remarks: &Remarks) -> bool {
        let commands = commands::written(remarks);
        let any = !commands.is_empty() || !remarks.after().is_empty();
        if any {
            self.comment(&commands, remarks.after());
        }
        any
    }

    fn comment(&mut self, commands: &[String], text: &str) {
        self.opening("{");
        for command in commands {
            self.word(command);
        }
        for word in text.split(' ').filter(|word| !word.is_empty()) {
            self.word(word);
        }
        self.closing("}");
    }

    fn wrap_into(self, out: &mut String) {
        let mut column = 0;
        for word in self.words {
            let length = word.chars().count();
            if column > 0 {
                let fits = column + 1 + length <= WIDTH;
                out.push(if fits { ' ' } else { '\n' });
                column = if fits { column + 1 } else { 0 };
            }
            out.push_str(&word);
            column += length;
        }
        out.push('\n');
    }
}
