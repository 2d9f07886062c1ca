//! The page around the main board. Everything that can be pressed has a `data-action`, every sentence a
//! `data-l10n`; the parts of the page are filled from the session's panel.

mod actions;
mod address;
mod castling;
mod clocks;
mod desk;
mod dialogs;
mod earlier;
mod examples;
mod figurines;
mod keeping;
mod library;
mod move_menu;
mod new_game;
mod notes;
mod preface;
mod rules;
mod seats;
mod settings;
mod sheet;
mod shelf;
mod shortcuts;
mod sounds;
mod status;
mod time_control;
mod unkept;
mod views;

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use consulboard_play::clock::Clock;
use consulboard_play::errand::Reply;
use consulboard_play::sound::Sound;
use consulboard_play::{
    ClockDeed, Effect, Input, Message, Refusal, Refused, Session, Texts, record,
};
use consulboard_rules::{Game, Start, Variant};
use web_sys::HtmlElement;

use castling::CastlingLists;
use clocks::Clocks;
use consulboard_web::board::Board;
use consulboard_web::crash::Place;
use consulboard_web::dom::{
    Dom, ElementExt, Frame, Listener, Missing, Storage, Timer, number_text, while_there,
};
use consulboard_web::l10n;
use desk::Desk;
use dialogs::Dialogs;
use earlier::Earlier;
use library::Library;
use move_menu::Menu;
use new_game::NewGame;
use notes::Notes;
use preface::Preface;
use seats::Seats;
use settings::Settings;
use sheet::Sheet;
use shelf::Shelf;
use sounds::Sounds;
use status::Status;
use time_control::TimeControl;
use unkept::Unkept;
use views::Views;

/// The id of the element that holds the page.
pub const ROOT: &str = "app";

/// How often a game whose clock runs is kept at least, in milliseconds: so much time is lost at most
/// when the browser is killed.
const KEPT_EVERY: f64 = 1000.0;

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
    /// What holds the board and the panel.
    play: HtmlElement,
    storage: Storage,
    shelf: Rc<Shelf>,
    board: Board,
    desk: Desk,
    clocks: Clocks,
    time_control: TimeControl,
    /// When the game was last kept, in milliseconds of a clock that goes forward.
    kept_at: Cell<f64>,
    sounds: Sounds,
    place: Place,
    seats: Seats,
    status: Status,
    sheet: Sheet,
    menu: Menu,
    /// Rings when a finger has rested on a move.
    hold: Timer,
    preface: Preface,
    earlier: Earlier,
    library: Rc<Library>,
    castling: CastlingLists,
    dialogs: Dialogs,
    new_game: NewGame,
    notes: Notes,
    settings: Settings,
    unkept: Rc<Unkept>,
    views: Views,
    /// Whether the game on the board came by a link and has not been played on: the address still
    /// names it.
    opened_by_link: Cell<bool>,
    /// Whether the last press was beside a dialog.
    pressed_beside: Cell<bool>,
    /// Whether a key was pressed later than a pointer.
    keys_came_last: Cell<bool>,
    /// Whether the board is to have the keyboard as soon as it is shown.
    wants_keys: Cell<bool>,
    /// Waits until there is something to see.
    first_paint: Frame,
}

/// Fills the page and brings the last game back, or the one that the address names.
///
/// # Errors
///
/// When a part of the page is missing.
pub fn open(dom: &Dom, texts: Rc<Texts>) -> Result<(), Missing> {
    let root: HtmlElement = dom.by_id(ROOT)?;
    l10n::fill(&root, &texts);
    if let Some(html) = dom.root() {
        html.set("lang", texts.language().tag());
    }
    let play = dom.by_id("view-play")?;
    let host: HtmlElement = dom.by_id("board")?;
    let session = Session::of_game(Game::new(Variant::Consulchess));
    let board = Board::new(dom, &host, &texts, session)?;
    board.allow_drawing();
    let desk = Desk::new(dom)?;
    let place = Place::new(dom, &root, &texts);
    let (seats, status, sheet) = (Seats::new(dom)?, Status::new(dom)?, Sheet::new(dom)?);
    let storage = Storage::new(dom);
    let menu = Menu::new(dom)?;
    let shelf = Shelf::new(dom, &storage);
    let (preface, earlier) = (Preface::new(dom)?, Earlier::new(dom, &shelf)?);
    let (castling, dialogs) = (CastlingLists::new(dom)?, Dialogs::new(dom)?);
    let (new_game, notes) = (NewGame::new(dom)?, Notes::new(dom)?);
    let (settings, unkept) = (Settings::new(dom)?, Rc::new(Unkept::new(dom)?));
    let views = Views::new(dom, &texts)?;
    let ticking: Rc<RefCell<Weak<Page>>> = Rc::default();
    let time_control = TimeControl::new(dom, &storage, &texts)?;
    let clocks = Clocks::new(dom, &texts, {
        let ticking = ticking.clone();
        move || {
            let page = ticking.borrow().upgrade();
            if let Some(page) = page {
                page.tick();
            }
        }
    })?;
    let page = Rc::new_cyclic(|weak: &Weak<Page>| Page {
        dom: dom.clone(),
        play,
        storage,
        shelf,
        board,
        desk,
        clocks,
        time_control,
        kept_at: Cell::new(0.0),
        sounds: Sounds::default(),
        place,
        seats,
        status,
        sheet,
        menu,
        hold: Timer::new(
            dom.window(),
            while_there(weak, |page| page.open_menu_at_rest()),
        ),
        preface,
        earlier,
        library: Library::new(dom),
        castling,
        dialogs,
        new_game,
        notes,
        settings,
        unkept,
        views,
        opened_by_link: Cell::new(false),
        pressed_beside: Cell::new(false),
        keys_came_last: Cell::new(false),
        wants_keys: Cell::new(false),
        first_paint: Frame::new(dom.window(), {
            let weak = weak.clone();
            move || {
                if let Some(page) = weak.upgrade() {
                    page.tell_ready();
                }
            }
        }),
        texts,
    });
    ticking.replace(Rc::downgrade(&page));
    let weak = Rc::downgrade(&page);
    page.board.set_watcher(Rc::new(move |effect| {
        if let Some(page) = weak.upgrade() {
            page.follow(effect);
        }
    }));
    let mut listeners = actions::listen(&page, &root);
    listeners.push(shortcuts::listen(&page));
    listeners.extend(move_menu::listen(&page));
    listeners.extend(address::listen(&page));
    listeners.extend(desk::listen(&page));
    #[cfg(feature = "test-hooks")]
    listeners.push(consulboard_web::crash::panic_on_demand(dom));

    page.settings.restore(&page);
    page.restore();
    page.follow_address();
    page.refresh();
    let weak = Rc::downgrade(&page);
    page.shelf.claim(move |claimed| {
        if let Some(page) = weak.upgrade() {
            page.follow_claim(claimed);
        }
    });
    page.first_paint.request();
    PAGE.set(Some(Open {
        _page: page,
        _listeners: listeners,
    }));
    Ok(())
}

impl Page {
    /// Does what an effect asks of the page.
    fn follow(&self, effect: &Effect) {
        match effect {
            Effect::Redraw | Effect::Announce(_) => {}
            Effect::Refresh => self.refresh(),
            Effect::Save(text) => {
                if self.put_date() {
                    // It has been saved with its date.
                    return;
                }
                self.status.forget_refused_move();
                self.leave_link();
                self.put_game(text);
                self.file(text);
            }
            Effect::Played(sound) => self.sounds.play(*sound),
            Effect::LowTime(color) => {
                self.board
                    .look(|session, now| self.clocks.warn(session, now, *color));
                self.sounds.play(Sound::Low);
            }
            Effect::Refuse(refusal) => self.refuse(refusal),
        }
    }

    /// Shows what is beside the board.
    fn refresh(&self) {
        let panel = self.board.panel();
        let texts = &self.texts;
        self.place.set_position(&panel.fen);
        self.give_board_room();
        self.seats.show(&panel, self.board.bottom(), texts);
        self.status.show(&panel, texts);
        self.preface.show(&panel, texts);
        self.sheet.show(&panel, texts);
        self.castling.show(&panel, texts);
        self.settings.show(&panel);
        self.board.look(|session, now| {
            self.clocks.show(session, now);
            self.sounds.follow(session);
        });
        self.name_document();
    }

    /// Tells the style sheet, which leaves room below the board, what shape the board has.
    fn give_board_room(&self) {
        let ratio = number_text(self.board.ratio());
        let _ = self.play.style().set_property("--board-ratio", &ratio);
    }

    /// A clock shows another time, or its flag has fallen.
    fn tick(&self) {
        self.board.send(Input::Tick);
        let now = self.dom.now();
        let runs = self.board.look(|session, now| {
            self.clocks.show(session, now);
            session.clock().is_some_and(Clock::is_running)
        });
        if runs && now - self.kept_at.get() >= KEPT_EVERY {
            self.keep();
        }
    }

    /// Names the document after what is shown.
    fn name_document(&self) {
        let shown = self.views.title();
        let shown = shown.unwrap_or_else(|| self.texts.say(&self.board.panel().title));
        let title = match shown.as_str() {
            "" => Message::new("app-name"),
            _ => Message::new("page-title").text("page", shown),
        };
        self.dom.document().set_title(&self.texts.say(&title));
    }

    /// Says when there is something to see; tests and pictures wait for it.
    fn tell_ready(&self) {
        let is_painted = !self.views.is_board() || self.board.is_painted();
        let is_settled = self.views.is_settled() && self.shelf.is_claimed();
        if !is_painted || !is_settled || self.desk.is_awaited() {
            self.first_paint.request();
        } else if let Some(root) = self.dom.root() {
            root.set("data-ready", "true");
            // Before that nothing can have the focus.
            self.settings.reopen(self);
        }
    }

    /// Begins a game by the clock that was chosen in *New game*. Who sets up a position wants to look at
    /// it, so that has none.
    fn begin_timed(&self, variant: Variant, start: Start) {
        let is_timed = !matches!(start, Start::Fen(_));
        if self.begin(Input::NewGame(variant, start)) && is_timed {
            let control = self.time_control.control();
            self.board.send(Input::Clock(ClockDeed::Begin(control)));
        }
    }

    /// Whether somebody uses the keyboard.
    fn is_by_keys(&self) -> bool {
        self.keys_came_last.get()
    }

    /// Who plays by the keyboard goes on at the board, as soon as it is shown.
    fn hand_over_keys(&self) {
        self.wants_keys.set(true);
        if self.views.is_board() {
            self.take_keys();
        }
    }

    /// The board is shown.
    fn take_keys(&self) {
        if self.wants_keys.take() {
            self.board.focus();
        }
    }

    /// Does what the desk asks for.
    fn answer(self: &Rc<Self>, reply: Reply) {
        match reply {
            Reply::Begin(text) => {
                if let Ok(game) = record::read(&text) {
                    let by_keys = self.is_by_keys();
                    self.begin_timed(game.variant(), game.start().clone());
                    self.go_to_board();
                    if by_keys {
                        self.hand_over_keys();
                    }
                }
            }
            Reply::Load(text) => {
                self.dialogs.close();
                self.begin(Input::Restore(text));
                self.go_to_board();
            }
            Reply::OpenKept { id, text } => {
                self.dialogs.close();
                self.open_kept(&id, &text);
                self.go_to_board();
            }
            Reply::Tag(name, value) => self.board.send(Input::Tag(name, value)),
            Reply::Open(dialog) => self.dialogs.open(&dialog),
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
            Refused::Elsewhere => self.status.refuse_here(self.board.panel().node, &why),
        }
    }
}
