//! A tree in the order in which it is written.

use super::{NodeId, Tree};

/// A part of a written tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A variation begins with this move. It stands in the place of the move before, or, where that is
    /// the tip of the main line, after it.
    Open(NodeId),
    /// A move.
    Move(NodeId),
    /// The variation ends.
    Close,
}

/// The parts of a tree, each move before those that could have been played in its place.
#[derive(Clone, Debug)]
pub struct Walk<'a> {
    tree: &'a Tree,
    /// What is still to come, the next last.
    waiting: Vec<Waiting>,
}

#[derive(Clone, Copy, Debug)]
enum Waiting {
    Step(Step),
    /// What follows a position.
    After(NodeId),
}

impl Tree {
    /// The whole tree, move by move.
    pub fn walk(&self) -> Walk<'_> {
        Walk {
            tree: self,
            waiting: vec![Waiting::After(NodeId::ROOT)],
        }
    }
}

impl Iterator for Walk<'_> {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        loop {
            let at = match self.waiting.pop()? {
                Waiting::Step(step) => return Some(step),
                Waiting::After(at) => at,
            };
            // Nothing after the tip is the main line.
            let in_line = match self.tree.children(at) {
                [first, ..] if at != self.tree.tip() => Some(*first),
                _ => None,
            };
            self.waiting.extend(in_line.map(Waiting::After));
            let beside = &self.tree.children(at)[usize::from(in_line.is_some())..];
            for id in beside.iter().rev() {
                self.waiting.extend([
                    Waiting::Step(Step::Close),
                    Waiting::After(*id),
                    Waiting::Step(Step::Move(*id)),
                    Waiting::Step(Step::Open(*id)),
                ]);
            }
            if let Some(first) = in_line {
                return Some(Step::Move(first));
            }
        }
    }
}
