//! Walking through the game and its variations, and changing them.

use consulboard_rules::{Changes, Game, Square, Start};

use super::Session;
use crate::animation::Animation;
use crate::tree::{Marks, NodeId};
use crate::{Arrow, Edit, Effect, Lines, Message, Pace, record};

impl Session {
    /// The game of the line that is shown.
    pub(super) fn line(&self) -> &Game {
        self.visit.as_ref().map_or(&self.game, |(_, game)| game)
    }

    /// The text of the line that is shown, with what is drawn on its positions and nothing else that
    /// hangs on it.
    pub fn line_text(&self) -> String {
        let text = record::write(self.line());
        // The position of another side to move belongs to no game.
        if self.aside.is_some() {
            return text;
        }
        let path = self.line_path().into_iter();
        let path = std::iter::once(NodeId::ROOT).chain(path);
        record::with_drawn(&text, path.map(|id| &self.tree.remarks(id).marks))
    }

    /// The text of a game that begins with the position that is shown, with what is drawn on it.
    pub fn position_text(&self) -> String {
        let start = Start::Fen(self.view().fen());
        let text = record::start_text(self.game.variant(), &start);
        // The position of another side to move belongs to no game.
        let drawn = self.aside.is_none().then(|| self.drawn());
        record::with_drawn(&text, drawn.into_iter())
    }

    /// The positions of the line that is shown, without the start.
    fn line_path(&self) -> Vec<NodeId> {
        let end = self.visit.as_ref().map_or(self.tree.tip(), |(end, _)| *end);
        self.tree.path(end)
    }

    /// The position of the tree that is shown.
    pub(super) fn node(&self) -> NodeId {
        let place = self.shown().checked_sub(1);
        let node = place.and_then(|place| self.line_path().get(place).copied());
        node.unwrap_or(NodeId::ROOT)
    }

    /// Looks at a position of the line that is shown.
    pub(super) fn jump(&mut self, ply: usize) -> Vec<Effect> {
        let last = self.line().len();
        let to = ply.min(last);
        let (from, before) = (self.shown(), self.node());
        self.forget();
        self.looked_at = (to < last || self.visit.is_some()).then_some(to);
        self.stand_here();
        self.animate_walk(from, before, None);
        self.changed()
    }

    /// Looks at any position of the tree.
    pub(super) fn visit(&mut self, node: u32) -> Vec<Effect> {
        let Some(node) = self.tree.find(node) else {
            return Vec::new();
        };
        self.go_to(node)
    }

    pub(super) fn go_to(&mut self, node: NodeId) -> Vec<Effect> {
        // The position of another side to move belongs to no game.
        if self.aside.is_some() {
            return Vec::new();
        }
        let (from, before) = (self.shown(), self.node());
        let undone = from
            .checked_sub(1)
            .and_then(|ply| self.line().plies().nth(ply));
        let undone = undone.map(|ply| ply.changes.clone());
        self.forget();
        let to = self.tree.path(node).len();
        if self.tree.is_main(node) {
            self.visit = None;
            self.looked_at = (to < self.game.len()).then_some(to);
        } else {
            let end = self.tree.last(node);
            if self.visit.as_ref().is_none_or(|(other, _)| *other != end) {
                self.visit = Some((end, self.tree.game_at(end)));
            }
            self.looked_at = Some(to);
        }
        self.stand_here();
        self.animate_walk(from, before, undone);
        self.changed()
    }

    pub(super) fn animate_move(&mut self, ply: usize, dropped: Option<Square>) {
        let changes = self.line().plies().nth(ply).map(|ply| ply.changes.clone());
        self.animation = match changes.filter(|_| self.moves_slide()) {
            Some(changes) => Animation::of_move(self.line().view(ply), &changes, dropped, self.now),
            None => Animation::default(),
        }
        .at(self.pace);
    }

    pub(super) fn animate_undo(&mut self, ply: usize, changes: &Changes) {
        self.animation = if self.moves_slide() {
            Animation::of_undo(self.line().view(ply), changes, self.now)
        } else {
            Animation::default()
        }
        .at(self.pace);
    }

    /// Whether pieces are seen on their way.
    fn moves_slide(&self) -> bool {
        self.motion && self.pace != Pace::None
    }

    /// Animates a step from a position to the one beside it; `undone` is what the last move before did,
    /// where the line is another one now.
    fn animate_walk(&mut self, from: usize, before: NodeId, undone: Option<Changes>) {
        let (to, after) = (self.shown(), self.node());
        if to == from + 1 && self.tree.parent(after) == Some(before) {
            self.animate_move(from, None);
        } else if from == to + 1 && self.tree.parent(before) == Some(after) {
            let here = || self.line().plies().nth(to).map(|ply| ply.changes.clone());
            match undone.or_else(here) {
                Some(changes) => self.animate_undo(to, &changes),
                None => self.animation = Animation::default(),
            }
        } else {
            self.animation = Animation::default();
        }
    }

    /// Walks by an arrow: back and on in the line, up and down among the moves that could have been
    /// played instead of the one that led here.
    pub(super) fn walk(&mut self, arrow: Arrow) -> Vec<Effect> {
        let node = self.node();
        let to = match arrow {
            Arrow::Left => return self.jump(self.shown().saturating_sub(1)),
            Arrow::Right => return self.jump(self.shown() + 1),
            Arrow::Up => self.tree.previous_variation(node),
            Arrow::Down => self.tree.next_variation(node),
        };
        match to {
            Some(to) => self.go_to(to),
            None => Vec::new(),
        }
    }

    /// Changes the tree at a position.
    pub(super) fn edit(&mut self, node: u32, edit: Edit) -> Vec<Effect> {
        let Some(node) = self.tree.find(node).filter(|_| self.aside.is_none()) else {
            return Vec::new();
        };
        let said = match &edit {
            Edit::Lines(Lines::Promote) => Some(Message::new("said-promoted")),
            Edit::Lines(Lines::MakeMain) => Some(Message::new("said-main")),
            Edit::Lines(Lines::Delete) => Some(Message::new("said-deleted")),
            Edit::Before(_) | Edit::After(_) | Edit::Glyph(_) | Edit::Mark(..) | Edit::Wipe => None,
        };
        let remarks = self.tree.remarks_mut(node);
        let mut timed = Vec::new();
        match edit {
            Edit::Lines(lines) => timed = self.arrange(node, lines),
            Edit::Before(text) => remarks.set_before(&text),
            Edit::After(text) => remarks.set_after(&text),
            Edit::Glyph(glyph) => remarks.toggle_glyph(glyph),
            Edit::Mark(pen, from, to) => remarks.marks.toggle(pen, from, to),
            Edit::Wipe => remarks.marks = Marks::default(),
        }
        self.edited(timed, said)
    }

    /// What follows a change of the tree, after what the clock told.
    pub(super) fn edited(&self, timed: Vec<Effect>, said: Option<Message>) -> Vec<Effect> {
        let mut effects = self.changed();
        effects.extend(timed);
        effects.push(Effect::Save(self.saved()));
        effects.extend(said.map(Effect::Announce));
        effects
    }

    /// Puts lines in order; the position shown stays, or the one before what is deleted comes.
    fn arrange(&mut self, node: NodeId, lines: Lines) -> Vec<Effect> {
        let (tip, mut shown) = (self.tree.tip(), self.node());
        match lines {
            Lines::Promote => {
                self.tree.promote(node);
            }
            Lines::MakeMain => self.tree.make_main(node),
            Lines::Delete => shown = self.delete(node),
        }
        self.rearranged(tip, shown)
    }

    /// The lines are others now; the tip was this one before, and this position is to be shown.
    pub(super) fn rearranged(&mut self, tip: NodeId, shown: NodeId) -> Vec<Effect> {
        let mut timed = Vec::new();
        if self.tree.tip() != tip {
            self.game = self.tree.game();
            timed = self.set_clock_back();
        }
        self.arrived();
        self.go_to(shown);
        self.animation = Animation::default();
        timed
    }
}
