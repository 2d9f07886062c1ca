//! A line that was deleted comes back, as long as nothing else has been changed since.

use super::Session;
use crate::tree::{NodeId, Tree};
use crate::{Effect, Message};

/// How many lines can come back, one after the other: each keeps a whole tree.
const MOST: usize = 16;

/// The game as it was before a line of it was deleted.
#[derive(Clone, Debug)]
pub(super) struct Deleted {
    tree: Tree,
    /// The position that was shown.
    shown: NodeId,
}

impl Session {
    /// Deletes a move and all that follows; the position to be shown now.
    pub(super) fn delete(&mut self, node: NodeId) -> NodeId {
        let (tree, shown) = (self.tree.clone(), self.node());
        let Some(parent) = self.tree.delete(node) else {
            return shown;
        };
        if self.deleted.len() == MOST {
            self.deleted.remove(0);
        }
        self.deleted.push(Deleted { tree, shown });
        let is_there = self.tree.find(shown.index()).is_some();
        if is_there { shown } else { parent }
    }

    /// Whether the line that was deleted last can come back.
    pub(super) fn can_bring_back(&self) -> bool {
        !self.deleted.is_empty() && self.aside.is_none()
    }

    /// Brings back the line that was deleted last, with all that hung on it.
    pub(super) fn bring_back(&mut self) -> Vec<Effect> {
        if !self.can_bring_back() {
            return Vec::new();
        }
        let Some(Deleted { tree, shown }) = self.deleted.pop() else {
            return Vec::new();
        };
        let tip = self.tree.tip();
        self.tree = tree;
        let timed = self.rearranged(tip, shown);
        self.edited(timed, Some(Message::new("said-brought-back")))
    }

    /// What was done last has made another game: to bring the line back would undo that too.
    pub(super) fn forget_deleted(&mut self, effects: &[Effect]) {
        if effects
            .iter()
            .any(|effect| matches!(effect, Effect::Save(_)))
        {
            self.deleted.clear();
        }
    }
}
