//! The moves as a list shows them: the game in rows, and what else could have been played.

use consulboard_rules::Color;

use super::Session;
use crate::panel::{LineItem, LinePart, MoveItem};
use crate::pgn::sign;
use crate::tree::{NodeId, Played, Remarks, Step};

impl Session {
    /// The relocations, and the moves after them.
    pub(super) fn move_items(&self) -> (Vec<MoveItem>, Vec<MoveItem>) {
        let (mut setup, mut moves) = (Vec::new(), Vec::new());
        // While the other side's pieces are looked at there is no game to be listed.
        let path = if self.aside.is_some() {
            Vec::new()
        } else {
            self.tree.path(self.tree.tip())
        };
        for (index, id) in path.into_iter().enumerate() {
            let Some(played) = self.tree.played(id) else {
                continue;
            };
            let items = if played.number == 0 {
                &mut setup
            } else {
                &mut moves
            };
            items.push(MoveItem {
                ply: index + 1,
                node: id.index(),
                number: played.number,
                color: played.color,
                san: self.shown_san(played),
                glyphs: glyphs(self.tree.remarks(id)),
            });
        }
        (setup, moves)
    }

    pub(super) fn shown_san(&self, played: &Played) -> String {
        self.letters.show(&played.san, self.tree.variant().rules())
    }

    /// Comments and variations, each below the move of the game that it is about.
    pub(super) fn lines(&self) -> Vec<LineItem> {
        let mut lines = Lines::default();
        lines.comment(self.tree.remarks(NodeId::ROOT).after());
        for step in self.tree.walk() {
            match step {
                Step::Open(_) => {
                    lines.depth += 1;
                    lines.opens = true;
                    lines.push(LinePart::Open);
                    lines.interrupted = true;
                }
                Step::Move(id) => {
                    let remarks = self.tree.remarks(id);
                    if lines.depth == 0 {
                        lines.ply += 1;
                    }
                    lines.comment(remarks.before());
                    if let Some(played) = self.tree.played(id).filter(|_| lines.depth > 0) {
                        let san = self.shown_san(played);
                        let has_number = lines.interrupted || played.color == Color::White;
                        let text = match (has_number, played.number) {
                            (true, 1..) => format!("{} {san}", played.numbered()),
                            (true, 0) | (false, _) => san,
                        };
                        let glyphs = glyphs(remarks);
                        lines.push(LinePart::Move {
                            node: id.index(),
                            text,
                            glyphs,
                        });
                        lines.interrupted = false;
                    }
                    lines.comment(remarks.after());
                }
                Step::Close => {
                    lines.opens = false;
                    lines.push(LinePart::Close);
                    lines.depth -= 1;
                    lines.opens = true;
                    lines.interrupted = true;
                }
            }
        }
        lines.items
    }
}

/// The lines so far.
#[derive(Default)]
struct Lines {
    items: Vec<LineItem>,
    ply: usize,
    depth: usize,
    /// Whether the next part begins a line.
    opens: bool,
    /// Whether the next move needs its number.
    interrupted: bool,
}

impl Lines {
    fn push(&mut self, part: LinePart) {
        let opens = std::mem::take(&mut self.opens);
        self.items.push(LineItem {
            ply: self.ply,
            depth: self.depth,
            opens,
            part,
        });
    }

    fn comment(&mut self, text: &str) {
        if !text.is_empty() {
            self.opens |= self.depth == 0;
            self.push(LinePart::Comment(beginning(text)));
            self.interrupted = true;
        }
    }
}

/// How much of a comment the list shows, in characters; the menu of its move has all of it.
const SHOWN: usize = 4000;

/// The beginning of a comment that may be a book: the list is laid out anew with every move.
fn beginning(text: &str) -> String {
    match text.char_indices().nth(SHOWN) {
        Some((at, _)) => format!("{} …", text[..at].trim_end()),
        None => text.to_owned(),
    }
}

/// The glyphs that have a sign, as they are written behind a move.
fn glyphs(remarks: &Remarks) -> String {
    let mut out = String::new();
    for sign in remarks.glyphs().iter().filter_map(|glyph| sign(*glyph)) {
        // Praise and blame stand close to the move, what is thought of the position does not.
        if !sign.starts_with(['!', '?']) {
            out.push(' ');
        }
        out.push_str(sign);
    }
    out
}
