//! A tree as it is read from a text: moves and brackets one after another.

use consulboard_rules::{ChoiceId, Game, NoSuchChoice};

use super::{NodeId, Tree};

/// A tree that grows, and the game where the line being read stands.
#[derive(Clone, Debug)]
pub(crate) struct Growing {
    pub(crate) tree: Tree,
    pub(crate) game: Game,
    /// Where it stands.
    pub(crate) at: NodeId,
    /// Where the lines stand that go on when the one being read ends, and how many moves that one has
    /// in common with them.
    above: Vec<(NodeId, usize)>,
}

impl Growing {
    /// Begins where a game begins.
    pub(crate) fn new(game: Game) -> Growing {
        Growing {
            tree: Tree::of_game(&game),
            at: NodeId::ROOT,
            above: Vec::new(),
            game,
        }
    }

    /// How many variations are open.
    pub(crate) fn depth(&self) -> usize {
        self.above.len()
    }

    /// A variation begins in place of the last move, or at the start.
    pub(crate) fn open(&mut self) {
        let at = self.at;
        if let Some(parent) = self.tree.parent(at) {
            self.game.undo();
            self.at = parent;
        }
        self.above.push((at, self.game.len()));
    }

    /// A variation begins after the last move.
    pub(crate) fn open_after(&mut self) {
        self.above.push((self.at, self.game.len()));
    }

    /// It ends; `false` if there is none.
    pub(crate) fn close(&mut self) -> bool {
        let Some((above, common)) = self.above.pop() else {
            return false;
        };
        while self.game.len() > common {
            self.game.undo();
        }
        let [.., last] = &self.tree.path(above)[common..] else {
            self.at = above;
            return true;
        };
        if let Some(played) = self.tree.played(*last)
            && let Ok(choice) = self.game.find(&played.machine)
        {
            // It has been played before.
            let _ = self.game.play(choice);
        }
        self.at = above;
        true
    }

    /// Plays a move.
    pub(crate) fn play(&mut self, choice: ChoiceId) -> Result<(), NoSuchChoice> {
        self.game.play(choice)?;
        let main = self.above.is_empty();
        self.at = self.tree.record_line(self.at, &self.game, main);
        Ok(())
    }
}
