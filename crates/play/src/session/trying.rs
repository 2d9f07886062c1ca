//! Moves at a position that the game has left, or never had: they become variations.

use consulboard_rules::{ChoiceId, Game, Square};

use super::Session;
use super::commands::refuse;
use crate::clock::Clock;
use crate::{Effect, Message, Refused};

impl Session {
    /// Whether another position than the last one of the game is shown.
    pub(crate) fn is_looking_back(&self) -> bool {
        self.looked_at.is_some() && self.node() != self.tree.tip()
    }

    /// The game up to the position shown.
    pub(super) fn here(&self) -> &Game {
        self.here.as_ref().unwrap_or(&self.game)
    }

    /// Another position is shown than before, or another game stands there.
    pub(super) fn stand_here(&mut self) {
        self.here = self.is_looking_back().then(|| {
            let mut game = self.line().clone();
            while game.len() > self.shown() {
                game.undo();
            }
            game
        });
        self.choices = self.here().choices();
    }

    /// Whether nothing may be tried out here: while the time of the game runs, a move has to mean the game.
    fn is_out_of_the_game(&self) -> bool {
        self.clock().is_some_and(Clock::is_running) && self.is_looking_back()
    }

    /// Whether a move may be played at the position shown.
    pub(super) fn may_move(&self) -> bool {
        !self.is_out_of_the_game() && self.here().outcome().is_none()
    }

    /// Where nothing may be tried out, a piece that is chosen says so.
    pub(super) fn why_not(&self, square: Square) -> Option<Vec<Effect>> {
        let piece = self.view().piece(square);
        (self.is_out_of_the_game() && piece.is_some()).then(refuse_here)
    }

    /// Plays a choice as a variation; a line that has it already is followed.
    pub(super) fn try_out(&mut self, choice: ChoiceId, dropped: Option<Square>) -> Vec<Effect> {
        // Time has begun to run in the middle of the move.
        if self.is_out_of_the_game() {
            self.forget();
            return refuse_here();
        }
        let (from, at) = (self.shown(), self.node());
        let mut game = self.here().clone();
        let Ok(child) = self.tree.play(at, &mut game, choice) else {
            return self.changed();
        };
        if !self.tree.is_main(child) && self.tree.next(child).is_none() {
            self.visit = Some((child, game));
        }
        self.go_to(child);
        self.animate_move(from, dropped);
        self.after_move(Vec::new())
    }

    pub(super) fn can_undo(&self) -> bool {
        if self.is_looking_back() {
            self.shown() > 0
        } else {
            !self.game.is_empty() || self.game.decision().is_some()
        }
    }

    pub(super) fn can_redo(&self) -> bool {
        if self.is_looking_back() {
            self.shown() < self.line().len()
        } else {
            self.tree.next(self.tree.tip()).is_some() && self.game.outcome().is_none()
        }
    }
}

fn refuse_here() -> Vec<Effect> {
    refuse(Refused::Elsewhere, Message::new("refused-elsewhere"))
}
