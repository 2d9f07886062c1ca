//! What is said of a move.

use super::Marks;

/// Comments, glyphs, drawings and times of a move.
///
/// Comments are kept as a PGN can hold them: one paragraph, without braces.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Remarks {
    before: String,
    after: String,
    glyphs: Vec<u8>,
    /// What is drawn on the position after the move.
    pub marks: Marks,
    /// What the clock of the player showed after the move, in milliseconds.
    pub clock: Option<u64>,
    /// How long the move took, in milliseconds.
    pub elapsed: Option<u64>,
    commands: Vec<String>,
}

impl Remarks {
    /// The comment before the move.
    pub fn before(&self) -> &str {
        &self.before
    }

    /// The comment after the move; at the start, that of the game.
    pub fn after(&self) -> &str {
        &self.after
    }

    /// Sets the comment before the move; an empty one is none.
    pub fn set_before(&mut self, text: &str) {
        self.before = tidy(text);
    }

    /// Sets the comment after the move; an empty one is none.
    pub fn set_after(&mut self, text: &str) {
        self.after = tidy(text);
    }

    /// The numeric annotation glyphs (NAGs), in their order.
    pub fn glyphs(&self) -> &[u8] {
        &self.glyphs
    }

    /// Adds a glyph, or takes it away if it is there. It takes the place of another one that says the same
    /// sort of thing: a move is not good and bad at once.
    pub fn toggle_glyph(&mut self, glyph: u8) {
        let was_there = self.glyphs.contains(&glyph);
        let sort = sort_of(glyph);
        self.glyphs
            .retain(|other| *other != glyph && (sort.is_none() || sort_of(*other) != sort));
        if !was_there {
            self.glyphs.push(glyph);
        }
    }

    /// Adds a glyph that may be there already.
    pub(crate) fn add_glyph(&mut self, glyph: u8) {
        if !self.glyphs.contains(&glyph) {
            self.glyphs.push(glyph);
        }
    }

    /// Commands of other programs, such as `eval 0.25`: kept as they are and not shown.
    pub fn commands(&self) -> &[String] {
        &self.commands
    }

    /// Keeps a command that means nothing here.
    pub(crate) fn add_command(&mut self, command: &str) {
        let command = tidy(command);
        if !command.is_empty() {
            self.commands.push(command);
        }
    }

    /// Adds to the comment after the move.
    pub(crate) fn push_after(&mut self, text: &str) {
        self.after = join(&self.after, text);
    }

    /// Adds to the comment before the move.
    pub(crate) fn push_before(&mut self, text: &str) {
        self.before = join(&self.before, text);
    }

    /// Whether nothing is said.
    pub fn is_empty(&self) -> bool {
        *self == Remarks::default()
    }
}

/// What a glyph is about: praise and blame of the move, or how the position stands.
fn sort_of(glyph: u8) -> Option<u8> {
    match glyph {
        1..=6 => Some(1),
        10..=19 => Some(10),
        _ => None,
    }
}

fn join(first: &str, second: &str) -> String {
    tidy(&format!("{first} {second}"))
}

/// A comment as a PGN can hold it: nothing in it ends the comment or looks like a command.
fn tidy(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let text = words.join(" ").replace('{', "(").replace('}', ")");
    text.replace("[%", "[ %")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_comment_is_one_paragraph_that_ends_nowhere() {
        let mut remarks = Remarks::default();
        remarks.set_after("  good {really}\r\n\n but [%clk 1] \t");
        assert_eq!(remarks.after(), "good (really) but [ %clk 1]");
        remarks.set_after(" \n ");
        assert!(remarks.is_empty());
    }

    #[test]
    fn glyphs_go_on_and_off() {
        let mut remarks = Remarks::default();
        remarks.toggle_glyph(1);
        remarks.toggle_glyph(14);
        remarks.toggle_glyph(1);
        assert_eq!(remarks.glyphs(), [14]);
        for glyph in [1, 4, 7, 16] {
            remarks.toggle_glyph(glyph);
        }
        assert_eq!(remarks.glyphs(), [4, 7, 16]);
    }
}
