//! What can be done with a move of the list.

use super::Session;
use crate::panel::MoveMenu;
use crate::tree::Played;

impl Session {
    /// What can be done with the move that led to a position; `None` if there is no such position.
    pub fn move_menu(&self, node: u32) -> Option<MoveMenu> {
        let node = self.tree.find(node).filter(|_| self.aside.is_none())?;
        let remarks = self.tree.remarks(node);
        let played = self.tree.played(node);
        let label = played.map(|played| {
            let san = self.shown_san(played);
            let shown = Played {
                san,
                ..played.clone()
            };
            // The relocations before the first move have no number (CFG-1).
            if shown.number == 0 {
                shown.san
            } else {
                shown.label()
            }
        });
        Some(MoveMenu {
            node: node.index(),
            label,
            before: remarks.before().to_owned(),
            after: remarks.after().to_owned(),
            glyphs: remarks.glyphs().to_vec(),
            promotes: self.tree.promotes(node),
            becomes_main: !self.tree.is_main(node),
            is_drawn_on: !remarks.marks.is_empty(),
        })
    }
}
