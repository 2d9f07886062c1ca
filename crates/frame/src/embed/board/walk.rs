//! Walking through a game, by buttons and by itself.

use consulboard_play::embed::{Interactive, Purpose};
use consulboard_play::{Input, Panel};

use super::super::parts::{self, icons};
use super::{BoardView, TEMPO};
use consulboard_web::dom::ElementExt;

impl BoardView {
    pub(super) fn make_walk(&self) {
        let icon = |action, path, id| {
            let icon = parts::icon(&self.dom, action, path, &self.texts.get(id));
            self.walk.add(&icon);
        };
        match self.purpose {
            Purpose::Play => {
                if self.interactive == Interactive::Yes {
                    icon("again", icons::AGAIN, "embed-again");
                    icon("undo", icons::UNDO, "undo");
                    icon("redo", icons::REDO, "redo");
                }
                icon("flip", icons::FLIP, "flip");
            }
            Purpose::Piece => icon("flip", icons::FLIP, "flip"),
            Purpose::Castlings => {
                icon("previous-castling", icons::BACK, "embed-castling-previous");
                icon("next-castling", icons::NEXT, "embed-castling-next");
                icon("flip", icons::FLIP, "flip");
            }
            Purpose::Replay => {
                icon("first", icons::FIRST, "walk-first");
                icon("previous", icons::BACK, "walk-previous");
                icon("autoplay", icons::RUN, "embed-autoplay");
                icon("next", icons::NEXT, "walk-next");
                icon("last", icons::LAST, "walk-last");
                icon("flip", icons::FLIP, "flip");
            }
            Purpose::Diagram | Purpose::Dice => {}
        }
    }

    pub(super) fn walk_to(&self, ply: usize) {
        self.pause();
        self.board.send(Input::Jump(ply));
    }

    pub(super) fn toggle_autoplay(&self, panel: &Panel) {
        if self.playing.get() {
            self.pause();
            self.refresh();
            return;
        }
        self.playing.set(true);
        if panel.shown >= panel.last {
            self.board.send(Input::Jump(0));
            self.timer.start(TEMPO);
        } else {
            self.play_next();
        }
        self.refresh();
    }

    pub(super) fn play_next(&self) {
        let panel = self.board.panel();
        if !self.playing.get() || panel.shown >= panel.last {
            self.pause();
            self.refresh();
            return;
        }
        self.board.send(Input::Jump(panel.shown + 1));
        self.timer.start(TEMPO);
    }

    pub(super) fn pause(&self) {
        self.playing.set(false);
        self.timer.stop();
    }
}
