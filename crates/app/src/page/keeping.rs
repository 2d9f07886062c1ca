//! Keeping games: the one on the board on the shelf of the tab and in the library, the one before it with
//! a way back.

use std::rc::Rc;

use consulboard_play::clock::Clock;
use consulboard_play::library::Head;
use consulboard_play::tree::NodeId;
use consulboard_play::{Input, Session, record};
use consulboard_rules::{Game, Variant};
use consulboard_web::dom::{Done, today};

use super::Page;
use super::earlier::Earlier;
use super::library::{Filed, Filing, Library};
use super::shelf::{Claimed, Item, Kept};

/// The tag of the day on which a game was played.
const DATE: &str = "Date";

impl Page {
    /// The tab knows which game is its own.
    pub(super) fn follow_claim(self: &Rc<Self>, claimed: Claimed) {
        match claimed {
            Claimed::Expected => {}
            Claimed::Copied => self.earlier.show(),
            Claimed::Another => {
                self.earlier.show();
                if !self.opened_by_link.get() {
                    self.restore();
                }
            }
        }
        self.recover();
    }

    /// A browser that is killed has not written the last seconds of the shelf, but those of the library.
    fn recover(self: &Rc<Self>) {
        if self.shelf.number() == 0 {
            return;
        }
        let kept = self.shelf.get(Item::Game);
        let weak = Rc::downgrade(self);
        self.library.last(self.shelf.number(), move |last, text| {
            let Some(page) = weak.upgrade() else {
                return;
            };
            if page.shelf.get(Item::Game) != kept || last.time <= page.shelf.time() {
                return;
            }
            page.shelf.put(Item::Id, Some(&last.id));
            if page.opened_by_link.get() {
                page.put_game(&text);
            } else {
                page.board.send(Input::Restore(text));
                page.keep();
            }
        });
    }

    /// Brings back what was kept at the last visit, or begins with the usual game.
    pub(super) fn restore(&self) {
        match self.shelf.get(Item::Game) {
            Some(text) => self.board.send(Input::Restore(text)),
            None => {
                let usual = record::write(&Game::new(Variant::Consulchess));
                self.board.send(Input::Restore(usual));
            }
        }
    }

    /// Keeps the time of a clock that runs, before the page is left.
    pub(super) fn keep_clock(&self) {
        let runs = |session: &Session, _| session.clock().is_some_and(Clock::is_running);
        if self.board.look(runs) {
            self.board.send(Input::Tick);
            self.keep();
        }
    }

    /// Keeps the game as it stands, with its clock.
    pub(super) fn keep(&self) {
        self.kept_at.set(self.dom.now());
        let saved = self.board.look(|session, _| session.saved());
        self.put_game(&saved);
    }

    /// Keeps the game on the board by its text.
    pub(super) fn put_game(&self, text: &str) {
        let kept = self.shelf.put(Item::Game, Some(text));
        self.shelf.put_time();
        self.unkept.tell_shelf(kept);
    }

    /// Puts the game on the board into the library, if it has been begun; it gets an id if it has none.
    pub(super) fn file(&self, text: &str) {
        if !text.contains("&moves=") {
            return;
        }
        if self.shelf.get(Item::Id).is_none() {
            self.shelf.put(Item::Id, Some(&Library::new_id()));
        }
        if let Some(filed) = self.filed() {
            self.put_into_library(filed, Filing::Played);
        }
    }

    /// The game on the board as the library takes it, if it has been there.
    fn filed(&self) -> Option<Filed> {
        let id = self.shelf.get(Item::Id)?;
        let changed = self.shelf.time();
        let (head, text) = self.board.look(|session, _| {
            let head = Head::of(session.tree(), session.game(), changed);
            (head, session.saved())
        });
        Some(Filed { id, head, text })
    }

    fn put_into_library(&self, filed: Filed, filing: Filing) {
        let unkept = self.unkept.clone();
        let done = move |done| {
            unkept.tell_library(match done {
                Done::Yes => Kept::Yes,
                Done::No => Kept::No,
            });
        };
        self.library.keep(filed, filing, self.shelf.number(), done);
    }

    /// Dates a game that begins with the move just made; whether it did.
    pub(super) fn put_date(&self) -> bool {
        let begins = self.board.look(|session, _| {
            let tree = session.tree();
            let next = |id| tree.next(id);
            let is_first = next(NodeId::ROOT).is_some_and(|first| next(first).is_none());
            is_first && session.game().len() == 1 && tree.tags().value(DATE).is_none()
        });
        let begins = begins && !self.opened_by_link.get();
        if begins {
            self.board.send(Input::Tag(DATE.to_owned(), today()));
        }
        begins
    }

    /// A game that came by a link is one's own from now on: it takes the place of the one kept so far.
    pub(super) fn leave_link(&self) {
        if self.opened_by_link.replace(false) {
            if let Some(saved) = self.shelf.get(Item::Game) {
                let id = self.shelf.get(Item::Id);
                self.earlier.keep(&saved, id.as_deref());
            }
            self.shelf.put(Item::Id, None);
            self.forget_address();
        }
    }

    /// Begins another game; the one on the board is kept if it is not over. Says whether it was accepted.
    pub(super) fn begin(&self, input: Input) -> bool {
        self.begin_as(input, None)
    }

    /// The same of a game that has an id in the library.
    fn begin_as(&self, input: Input, id: Option<&str>) -> bool {
        let before = self.board.look(|session, _| Earlier::of(session));
        let filed = self.filed();
        // A game opened by a link has the link to come back to.
        let by_link = self.opened_by_link.get();
        let own = self.shelf.get(Item::Id).filter(|_| !by_link);
        // What was kept before is not kept by itself.
        let is_restored = matches!(input, Input::Restore(_));
        if !by_link {
            self.shelf.put(Item::Id, None);
        }
        if !self.board.try_send(input) {
            if !by_link {
                self.shelf.put(Item::Id, own.as_deref());
            }
            return false;
        }
        self.status.empty_move();
        if !by_link {
            // With the time that the clock shows in the end.
            if let Some(filed) = filed {
                self.put_into_library(filed, Filing::Leaving);
            }
            if let Some(before) = before {
                self.earlier.keep(&before, own.as_deref());
            }
        }
        if is_restored {
            self.leave_link();
            self.shelf.put(Item::Id, id);
            self.keep();
        }
        true
    }

    /// Goes back to the game that another one took the place of, and keeps that one.
    pub(super) fn go_back_to_earlier(&self) {
        let Some(text) = self.earlier.text() else {
            return;
        };
        let before = self.board.look(|session, _| Earlier::of(session));
        let (own, id) = (self.shelf.get(Item::Id), self.shelf.get(Item::EarlierId));
        let filed = self.filed().filter(|_| !self.opened_by_link.get());
        // What was refused stays where it is kept.
        if !self.board.try_send(Input::Restore(text.clone())) {
            return;
        }
        // With the time that the clock shows in the end.
        if let Some(filed) = filed {
            self.put_into_library(filed, Filing::Leaving);
        }
        self.earlier.forget();
        if self.opened_by_link.get() {
            // The game on the board has its link; the one that it stood before has nothing else.
            self.leave_link();
        } else if let Some(before) = before {
            self.earlier.keep(&before, own.as_deref());
        }
        self.shelf.put(Item::Id, id.as_deref());
        self.put_game(&text);
    }

    /// Puts a game of the library onto the board.
    pub(super) fn open_kept(self: &Rc<Self>, id: &str, text: &str) {
        let is_here = |item| self.shelf.get(item).as_deref() == Some(id);
        if is_here(Item::Id) {
            // It is on the board, or comes back to it when the address names no other game any more.
            return;
        }
        if is_here(Item::EarlierId) && self.earlier.text().is_some() {
            return self.go_back_to_earlier();
        }
        let Some(number) = self.shelf.other_with(id) else {
            self.begin_as(Input::Restore(text.to_owned()), Some(id));
            return;
        };
        // A tab that is closed has left it on its shelf; one that is open keeps it, and this is a copy.
        let (weak, id, text) = (Rc::downgrade(self), id.to_owned(), text.to_owned());
        self.shelf.clear(number, move |is_free| {
            if let Some(page) = weak.upgrade() {
                let id = is_free.then_some(id.as_str());
                page.begin_as(Input::Restore(text.clone()), id);
            }
        });
    }
}
