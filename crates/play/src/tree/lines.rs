//! The lines of a tree: where they lead, and putting them in order.

use super::{NodeId, Slot, Tree};

impl Tree {
    /// The positions on the way to one, without the start.
    pub fn path(&self, id: NodeId) -> Vec<NodeId> {
        let mut path = Vec::new();
        let mut at = id;
        while let Some(parent) = self.parent(at) {
            path.push(at);
            at = parent;
        }
        path.reverse();
        path
    }

    /// Whether a position came up in the game as it was played.
    pub fn is_main(&self, id: NodeId) -> bool {
        let mut at = self.tip;
        loop {
            match self.parent(at) {
                _ if at == id => return true,
                Some(parent) => at = parent,
                None => return false,
            }
        }
    }

    /// The position after the next move of the same line; `None` at its end. At the tip, the line that
    /// was taken back last.
    pub fn next(&self, id: NodeId) -> Option<NodeId> {
        self.children(id).first().copied()
    }

    /// The end of the line that a position is in: the tip on the main line.
    pub fn last(&self, id: NodeId) -> NodeId {
        if self.is_main(id) {
            self.tip
        } else {
            self.end(id)
        }
    }

    fn end(&self, id: NodeId) -> NodeId {
        let mut at = id;
        while let Some(next) = self.next(at) {
            at = next;
        }
        at
    }

    /// The position that another move leads to, instead of the one that led to this one: the next in
    /// their order.
    pub fn next_variation(&self, id: NodeId) -> Option<NodeId> {
        let (siblings, place) = self.place(id)?;
        siblings.get(place + 1).copied()
    }

    /// The same, the one before in their order.
    pub fn previous_variation(&self, id: NodeId) -> Option<NodeId> {
        let (siblings, place) = self.place(id)?;
        siblings.get(place.checked_sub(1)?).copied()
    }

    /// The positions beside one, itself among them, and which of them it is.
    fn place(&self, id: NodeId) -> Option<(&[NodeId], usize)> {
        let siblings = self.children(self.parent(id)?);
        let place = siblings.iter().position(|other| *other == id)?;
        Some((siblings, place))
    }

    /// Where the variation begins that a position is in; `None` on the main line.
    pub fn variation(&self, id: NodeId) -> Option<NodeId> {
        let mut at = id;
        loop {
            let (_, place) = self.place(at)?;
            let parent = self.parent(at)?;
            if place > 0 || parent == self.tip {
                return Some(at);
            }
            at = parent;
        }
    }

    /// Whether there is a line before which the variation that a position is in can be put.
    pub fn promotes(&self, id: NodeId) -> bool {
        self.promotion(id).is_some()
    }

    /// Where that variation begins, from which position, and which of the lines from there it is.
    fn promotion(&self, id: NodeId) -> Option<(NodeId, NodeId, usize)> {
        let first = self.variation(id)?;
        let (_, place) = self.place(first).filter(|(_, place)| *place > 0)?;
        Some((first, self.parent(first)?, place))
    }

    /// Puts the variation that a position is in before the one above it; `false` where there is none.
    pub fn promote(&mut self, id: NodeId) -> bool {
        let Some((first, parent, place)) = self.promotion(id) else {
            return false;
        };
        let was_main = self.is_main(self.children(parent)[place - 1]);
        self.slot_mut(parent).children.swap(place - 1, place);
        if was_main {
            self.set_tip(self.end(first));
        }
        true
    }

    /// Makes the line that a position is in the one that was played, to its end.
    pub fn make_main(&mut self, id: NodeId) {
        if !self.is_main(id) {
            self.set_tip(self.end(id));
        }
    }

    /// Has the game stand at a position: the way to it becomes the main line, and what followed on the
    /// main line stays as what was taken back. What the players decided elsewhere is dropped.
    pub fn set_tip(&mut self, id: NodeId) {
        for step in self.path(id) {
            self.put_first(step);
        }
        if self.tip != id {
            self.tip = id;
            self.outcome = None;
        }
    }

    pub(super) fn put_first(&mut self, id: NodeId) {
        if let (Some((_, place)), Some(parent)) = (self.place(id), self.parent(id)) {
            self.slot_mut(parent).children[..=place].rotate_right(1);
        }
    }

    /// Deletes a move and all that follows; the position before it, or `None` at the start, which
    /// stays. Where the game stood in what is gone, it stands before it.
    pub fn delete(&mut self, id: NodeId) -> Option<NodeId> {
        let parent = self.parent(id)?;
        if self.is_main(id) {
            self.tip = parent;
            self.outcome = None;
        }
        self.slot_mut(parent).children.retain(|child| *child != id);
        let mut gone = vec![id];
        while let Some(id) = gone.pop() {
            let slot = std::mem::take(self.slot_mut(id));
            let Slot { children, .. } = slot;
            gone.extend(children);
        }
        Some(parent)
    }
}
