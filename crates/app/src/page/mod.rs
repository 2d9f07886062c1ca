//! The page around the main board. Everything that can be pressed has a `data-action`, every sentence a
//! `data-l10n`; the parts of the page are filled from the session's panel.

mod actions;
mod address;
mod castling;
mod dialogs;
mod examples;
mod l10n;
mod new_game;
mod notes;
mod seats;
mod settings;
mod sheet;
mod shortcuts;
mod status;
mod views;

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use consulboard_play::draw::DrawSession;
use consulboard_play::{Effect, Input, Language, Refusal, Refused, Session, Texts};
use consulboard_rules::{Game, Variant};
use web_sys::HtmlElement;

use crate::board::Board;
use crate::crash::Place;
use crate::dice::Dice;
use crate::dom::{Dom, ElementExt, Listener, Missing, Storage};
use castling::CastlingLists;
use dialogs::Dialogs;
use new_game::NewGame;
use notes::Notes;
use seats::Seats;
use settings::Settings;
use sheet::Sheet;
use status::Status;
use views::Views;

/// The id of the element that holds the page.
pub const ROOT: &str = "app";

/// Under which name the game is kept.
const SAVED_GAME: &str = "game";

thread_local! {
    /// The page lives as long as the document.
    static PAGE: RefCell<Option<Open>> = const { RefCell::new(None) };
}

/// The page and what calls it.
struct Open {
    _page: Rc<Page>,
    _listeners: Vec<Listener>,
}

/// The page.
pub struct Page {
    dom: Dom,
    texts: Rc<Texts>,
    storage: Storage,
    board: Board,
    dice: Dice,
    place: Place,
    seats: Seats,
    status: Status,
    sheet: Sheet,
    castling: CastlingLists,
    dialogs: Dialogs,
    new_game: NewGame,
    notes: Notes,
    settings: Settings,
    views: Views,
    /// Whether the game on the board came by a link and has not been played on: the address still
    /// names it.
    opened_by_link: Cell<bool>,
}

/// Fills the page and brings the last game back, or the one that the address names.
///
/// # Errors
///
/// When a part of the page is missing.
pub fn open(dom: &Dom) -> Result<(), Missing> {
    let texts = Rc::new(Texts::new(Language::English));
    let root: HtmlElement = dom.by_id(ROOT)?;
    l10n::fill(&root, &texts);
    let host: HtmlElement = dom.by_id("board")?;
    let session = Session::of_game(Game::new(Variant::Consulchess));
    let draw = DrawSession::new(Variant::Consulchess42k).ok_or_else(|| Missing::new("dice"))?;
    let page = Rc::new(Page {
        dom: dom.clone(),
        storage: Storage::new(dom),
        board: Board::new(dom, &host, &texts, session)?,
        dice: Dice::new(dom, &dom.by_id("dice")?, &texts, draw),
        place: Place::new(dom, &root, &texts),
        seats: Seats::new(dom)?,
        status: Status::new(dom)?,
        sheet: Sheet::new(dom)?,
        castling: CastlingLists::new(dom)?,
        dialogs: Dialogs::new(dom)?,
        new_game: NewGame::new(dom)?,
        notes: Notes::new(dom)?,
        settings: Settings::new(dom)?,
        views: Views::new(dom, &texts)?,
        opened_by_link: Cell::new(false),
        texts,
    });
    let weak = Rc::downgrade(&page);
    page.board.set_watcher(Rc::new(move |effect| {
        if let Some(page) = weak.upgrade() {
            page.follow(effect);
        }
    }));
    let weak = Rc::downgrade(&page);
    page.dice.set_starter(Rc::new(move |variant, start| {
        if let Some(page) = weak.upgrade() {
            page.board.send(Input::NewGame(variant, start));
            page.go_to_board();
        }
    }));
    let mut listeners = actions::listen(&page, &root);
    listeners.push(shortcuts::listen(&page));
    listeners.extend(address::listen(&page));
    #[cfg(feature = "test-hooks")]
    listeners.push(crate::crash::panic_on_demand(dom));

    page.settings.restore(&page);
    page.restore();
    page.follow_address();
    page.refresh();
    PAGE.set(Some(Open {
        _page: page,
        _listeners: listeners,
    }));
    if let Some(root) = dom.root() {
        root.set("data-ready", "true");
    }
    Ok(())
}

impl Page {
    /// Does what an effect asks of the page.
    fn follow(&self, effect: &Effect) {
        match effect {
            Effect::Redraw | Effect::Announce(_) => {}
            Effect::Refresh => self.refresh(),
            Effect::Save(text) => {
                self.status.forget_refusal();
                self.storage.set(SAVED_GAME, text);
                if self.opened_by_link.replace(false) {
                    self.forget_address();
                }
            }
            Effect::Refuse(refusal) => self.refuse(refusal),
        }
    }

    /// Shows what is beside the board.
    fn refresh(&self) {
        let panel = self.board.panel();
        let texts = &self.texts;
        self.place.set_position(&panel.fen);
        self.seats.show(&panel, self.board.bottom(), texts);
        self.status.show(&panel, texts);
        self.sheet.show(&panel, texts);
        self.castling.show(&panel, texts);
        self.settings.show(&panel);
    }

    /// Brings back what was kept at the last visit.
    fn restore(&self) {
        if let Some(text) = self.storage.get(SAVED_GAME) {
            self.board.send(Input::Restore(text));
        }
    }

    fn refuse(&self, refusal: &Refusal) {
        let why = self.texts.say(&refusal.why);
        let titled = |id| {
            self.dialogs.refused(&self.texts.get(id), &why);
        };
        match refusal.what {
            Refused::MoveText => self.status.refuse_move(&why),
            Refused::Fen => self.notes.refuse_fen(&why),
            Refused::Link => titled("refused-title-link"),
            Refused::Saved => titled("refused-title-saved"),
            Refused::Start => titled("refused-title-start"),
        }
    }
}
