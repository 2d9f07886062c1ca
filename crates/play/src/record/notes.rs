//! What is said of the moves, as the part `notes` of a record: `3aGood_3n1_7mGe2e4`. Each note begins
//! with the place of its move in the written tree and a letter for what it is.

use std::fmt::Write;

use consulboard_rules::Square;

use super::escape::{escaped, unescaped};
use crate::tree::{Marks, NodeId, Pen, Remarks, Step, Tree};

/// The positions of a tree in the order in which they are written; those beyond its tip come last.
pub(super) fn positions(tree: &Tree) -> Vec<NodeId> {
    let moves = tree.walk().filter_map(|step| match step {
        Step::Move(id) => Some(id),
        Step::Open(_) | Step::Close => None,
    });
    std::iter::once(NodeId::ROOT).chain(moves).collect()
}

/// The notes so far.
#[derive(Default)]
struct Notes(String);

impl Notes {
    fn push(&mut self, place: usize, kind: char, value: impl std::fmt::Display) {
        let gap = if self.0.is_empty() { "" } else { "_" };
        // Writing to a `String` cannot fail.
        let _ = write!(self.0, "{gap}{place}{kind}{value}");
    }

    fn push_drawn(&mut self, place: usize, marks: &Marks) {
        for drawn in marks.circle_texts().into_iter().chain(marks.arrow_texts()) {
            self.push(place, 'm', drawn);
        }
    }
}

/// Writes the notes; nothing where nothing is said.
pub(super) fn write(tree: &Tree) -> String {
    let mut out = Notes::default();
    for (place, id) in positions(tree).into_iter().enumerate() {
        let remarks = tree.remarks(id);
        for (kind, text) in [('b', remarks.before()), ('a', remarks.after())] {
            if !text.is_empty() {
                out.push(place, kind, escaped(text));
            }
        }
        for glyph in remarks.glyphs() {
            out.push(place, 'n', glyph);
        }
        out.push_drawn(place, &remarks.marks);
        for (kind, time) in [('t', remarks.clock), ('e', remarks.elapsed)] {
            if let Some(time) = time {
                out.push(place, kind, time);
            }
        }
        for command in remarks.commands() {
            out.push(place, 'x', escaped(command));
        }
    }
    out.0
}

/// Writes only what is drawn on positions, which come in the order of [`positions`].
pub(super) fn drawn<'a>(positions: impl Iterator<Item = &'a Marks>) -> String {
    let mut out = Notes::default();
    for (place, marks) in positions.enumerate() {
        out.push_drawn(place, marks);
    }
    out.0
}

/// Reads notes into a tree. One that means nothing is passed over: the game is worth more.
pub(super) fn read(text: &str, tree: &mut Tree) {
    let positions = positions(tree);
    for note in text.split('_') {
        let figures = note.bytes().take_while(u8::is_ascii_digit).count();
        let (place, rest) = note.split_at(figures);
        let position = place
            .parse()
            .ok()
            .and_then(|place: usize| positions.get(place));
        let mut chars = rest.chars();
        if let (Some(id), Some(kind)) = (position, chars.next()) {
            read_one(kind, chars.as_str(), tree.remarks_mut(*id));
        }
    }
}

fn read_one(kind: char, value: &str, remarks: &mut Remarks) {
    match kind {
        'b' => remarks.set_before(&unescaped(value)),
        'a' => remarks.set_after(&unescaped(value)),
        'n' => {
            if let Ok(glyph) = value.parse() {
                remarks.add_glyph(glyph);
            }
        }
        'm' => {
            let (pen, squares) = Pen::of_text(value, Pen::default());
            let (from, to) = squares.split_at_checked(2).unwrap_or((squares, ""));
            let square = |name: &str| name.parse::<Square>().ok();
            match (square(from), square(to)) {
                (Some(at), None) => remarks.marks.circles.push((pen, at)),
                (Some(from), Some(to)) => remarks.marks.arrows.push((pen, from, to)),
                (None, Some(_) | None) => {}
            }
        }
        't' => remarks.clock = value.parse().ok(),
        'e' => remarks.elapsed = value.parse().ok(),
        'x' => remarks.add_command(&unescaped(value)),
        _ => {}
    }
}
