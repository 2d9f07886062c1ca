//! What is pressed on the page. One listener for all: the pressed element says what it does by its
//! `data-action`.

use std::rc::Rc;

use consulboard_play::clock::Clock;
use consulboard_play::errand::Errand;
use consulboard_play::{ClockDeed, Input, Panel, Session, pgn};
use consulboard_rules::{Claim, Color};
use wasm_bindgen::prelude::*;
use web_sys::{
    Element, Event, HtmlElement, HtmlInputElement, MouseEvent, ScrollIntoViewOptions,
    ScrollLogicalPosition,
};

use super::new_game::Chosen;
use super::{Page, castling};
use consulboard_web::dom::{
    ElementExt, Listener, carries_files, closest, download_text, files, read_chosen, read_file,
    target_element,
};

/// What the file with the settings is called.
const SETTINGS_FILE: &str = "consulboard-settings.txt";

/// Listens to the whole page.
pub fn listen(page: &Rc<Page>, root: &HtmlElement) -> Vec<Listener> {
    let on = |kind: &'static str, handle: fn(&Rc<Page>, &Event)| {
        let weak = Rc::downgrade(page);
        Listener::new(root, kind, move |event| {
            if let Some(page) = weak.upgrade() {
                handle(&page, &event);
            }
        })
    };
    let early = |kind: &'static str, handle: fn(&Page)| {
        let weak = Rc::downgrade(page);
        Listener::early(root, kind, move |_| {
            if let Some(page) = weak.upgrade() {
                handle(&page);
            }
        })
    };
    vec![
        on("pointerdown", pressed),
        early("keydown", |page| page.keys_came_last.set(true)),
        early("pointerdown", |page| page.keys_came_last.set(false)),
        on("click", clicked),
        on("change", changed),
        on("input", typed),
        on("submit", submitted),
        on("pointerover", pointed),
        on("focusin", pointed),
        on("pointerout", pointed_away),
        on("focusout", pointed_away),
        on("dragover", dragged_over),
        on("drop", dropped),
    ]
}

fn clicked(page: &Rc<Page>, event: &Event) {
    if page.opened_by_this_press() {
        return;
    }
    if let Some(element) = closest(event, "[data-action]") {
        let action = element.get_attribute("data-action").unwrap_or_default();
        if element.get_attribute("aria-disabled").as_deref() != Some("true") {
            page.act(&action, &element);
            // What a key has pressed may be gone with what it was for: who pressed it goes on at the board.
            let mouse = event.dyn_ref::<MouseEvent>();
            let by_key = mouse.is_some_and(|event| event.detail() == 0);
            if by_key && !page.dom.focused().is_some_and(|it| is_seen(&it)) {
                page.board.focus();
            }
        }
        return;
    }
    // A text that is marked may end beside the dialog, so the press has to have begun there too.
    if page.dialogs.is_beside(event) && page.pressed_beside.get() {
        page.dialogs.close();
    }
}

fn pressed(page: &Rc<Page>, event: &Event) {
    page.pressed_beside.set(page.dialogs.is_beside(event));
    // A new press is another one than opened the menu, and beside the menu it closes that.
    page.opened_by_this_press();
    if page.menu.is_open()
        && !page.menu.holds(event)
        && closest(event, "[data-action=move-menu]").is_none()
    {
        page.menu.close();
    }
}

impl Page {
    /// Does what a button or a key is for.
    pub fn act(self: &Rc<Self>, action: &str, element: &Element) {
        // A piece in the hand is put back before anything else happens.
        self.board.send(Input::PointerCancel);
        match action {
            "undo" => self.board.send(Input::Undo),
            "redo" => self.board.send(Input::Redo),
            "flip" => self.board.send(Input::Flip),
            "back" => self.board.send(Input::Back),
            "stop" => self.board.send(Input::Stop),
            "king-to-rook" => self.board.send(Input::KingToRookSquare),
            "keep" => self.board.send(Input::Keep),
            "continue" => self.board.send(Input::ContinueFromHere),
            "earlier" => self.go_back_to_earlier(),
            "download" => {
                self.notes.wait_for_desk(&self.desk, &self.texts);
                let game = self.board.look(|session, _| session.saved());
                self.desk.ask(Errand::Download(game));
            }
            "forget-unkept" => self.unkept.dismiss(),
            "forget-earlier" => self.earlier.forget(),
            "rematch" => drop(self.begin(Input::Rematch)),
            "first" | "previous" | "next" | "last" => self.walk(action),
            "to-game" => self.board.send(Input::Visit(self.board.panel().tip)),
            "jump" => {
                if let Some(node) = element.number("data-node") {
                    self.board.send(Input::Visit(node));
                    self.bring_board_into_sight();
                }
            }
            "castle" => {
                if let Some((_, text)) = castling::of_chip(element) {
                    self.board.send(Input::Text(text));
                }
            }
            "new-game" => {
                let panel = self.board.panel();
                self.new_game.prepare(&self.storage, &panel, &self.texts);
                self.time_control.prepare();
                self.dialogs.open("new-game-dialog");
                self.new_game.focus();
            }
            "resign-ask" => self.dialogs.open("resign-dialog"),
            "draw-ask" => self.dialogs.ask_for_draw(&self.board.panel()),
            "resign" => {
                let color = match element.get_attribute("data-color").as_deref() {
                    Some("black") => Color::Black,
                    Some(_) | None => Color::White,
                };
                self.decide(Input::Resign(color));
            }
            "agree" => self.decide(Input::AgreeDraw),
            "claim-threefold" => self.decide(Input::Claim(Claim::ThreefoldRepetition)),
            "claim-fifty" => self.decide(Input::Claim(Claim::FiftyMoves)),
            "copy-link" => {
                let link = self.link(&self.board.panel());
                let weak = Rc::downgrade(self);
                self.notes.copy_link(&link, &self.texts, move || {
                    if let Some(page) = weak.upgrade() {
                        page.dialogs.open("link-dialog");
                    }
                });
            }
            "position" => {
                self.notes.prepare_fen(&self.board.panel().fen);
                self.dialogs.open("position-dialog");
            }
            "embed" => {
                let panel = self.board.panel();
                self.notes.wait_for_desk(&self.desk, &self.texts);
                self.desk.ask(Errand::Embed {
                    ply: panel.shown,
                    bottom: self.board.bottom(),
                    game: self.board.look(|session, _| session.line_text()),
                });
            }
            "games" => {
                let panel = self.board.panel();
                self.notes.wait_for_desk(&self.desk, &self.texts);
                self.desk.ask(Errand::Games {
                    letters: panel.letters,
                    game: self.board.look(|session, _| session.saved()),
                });
            }
            "print" => {
                let panel = self.board.panel();
                self.notes.wait_for_desk(&self.desk, &self.texts);
                self.desk.ask(Errand::Print {
                    letters: panel.letters,
                    bottom: self.board.bottom(),
                    position: self.board.look(|session, _| session.position_text()),
                    after: panel.shown_move(),
                    game: self.board.look(|session, _| session.saved()),
                });
            }
            "edit" => {
                self.dialogs.close();
                self.go_to_editor();
            }
            "copy-fen" => self.notes.copy_fen(&self.texts),
            "clock" => {
                self.board.send(Input::Clock(ClockDeed::Pause));
                self.dialogs.open("clock-dialog");
            }
            "clock-pause" => {
                self.dialogs.close();
                let clock = |session: &Session| session.clock().is_some_and(Clock::is_running);
                let runs = self.board.look(|session, _| clock(session));
                let deed = if runs {
                    ClockDeed::Pause
                } else {
                    ClockDeed::Resume
                };
                self.board.send(Input::Clock(deed));
            }
            "clock-adjust" => {
                let color = match element.get_attribute("data-color").as_deref() {
                    Some("black") => Color::Black,
                    Some(_) | None => Color::White,
                };
                let by = element.get_attribute("data-seconds");
                if let Some(seconds) = by.and_then(|by| by.parse::<i64>().ok()) {
                    let deed = ClockDeed::Adjust(color, seconds * 1000);
                    self.board.send(Input::Clock(deed));
                }
            }
            "settings-save" => {
                let file = self.settings.file();
                download_text(&self.dom, SETTINGS_FILE, "text/plain", &file);
                self.settings.say_saved(&self.texts);
            }
            "settings-open" => {
                if let Ok(field) = self.dom.by_id::<HtmlElement>("settings-file") {
                    field.click();
                }
            }
            "keys" => self.dialogs.open("keys-dialog"),
            "settings" => self.dialogs.open("settings-dialog"),
            "close" => self.dialogs.close(),
            _ => drop(self.act_on_move(action, element)),
        }
    }

    /// On a narrow screen the list of moves is below the board: what a press there shows has to be seen.
    fn bring_board_into_sight(&self) {
        let options = ScrollIntoViewOptions::new();
        options.set_block(ScrollLogicalPosition::Nearest);
        let board = self.board.element();
        board.scroll_into_view_with_scroll_into_view_options(&options);
    }

    /// Ends the game from a dialog.
    fn decide(&self, input: Input) {
        self.dialogs.close();
        self.board.send(input);
    }

    /// Looks at another position of the line that is shown.
    fn walk(&self, action: &str) {
        let Panel { last, shown, .. } = self.board.panel();
        let ply = match action {
            "first" => 0,
            "previous" => shown.saturating_sub(1),
            "next" => shown + 1,
            _ => last,
        };
        self.board.send(Input::Jump(ply));
        self.bring_board_into_sight();
    }

    fn start_game(&self) {
        let by_keys = self.is_by_keys();
        if !self.time_control.take() {
            return;
        }
        match self.new_game.take(&self.storage, &self.texts) {
            Chosen::Game(variant, start) => {
                self.dialogs.close();
                self.begin_timed(variant, start);
                self.go_to_board();
                if by_keys {
                    self.hand_over_keys();
                }
            }
            Chosen::Dice(variant) => {
                self.dialogs.close();
                self.go_to_dice(variant);
            }
            Chosen::Nothing => {}
        }
    }
}

/// Whether an element takes any room; some browsers let one keep the focus that is hidden.
fn is_seen(element: &Element) -> bool {
    let element = element.dyn_ref::<HtmlElement>();
    element.is_none_or(|element| element.offset_width() > 0)
}

fn changed(page: &Rc<Page>, event: &Event) {
    if let Some(field) = closest(event, "#settings-file") {
        open_settings(page, field.unchecked_ref());
    } else if let Some(field) = closest(event, "[data-setting]") {
        page.settings.change(page, &field);
    } else if closest(event, "#new-game-form").is_some() {
        page.new_game.change(&page.texts);
        if closest(event, "#clock-preset").is_some() {
            page.time_control.choose();
        } else {
            page.time_control.change();
        }
    }
}

/// Takes the settings of a file that somebody chose.
fn open_settings(page: &Rc<Page>, field: &HtmlInputElement) {
    let weak = Rc::downgrade(page);
    read_chosen(field, move |bytes| {
        if let Some(page) = weak.upgrade() {
            match bytes.and_then(|bytes| String::from_utf8(bytes).ok()) {
                Some(text) => page.settings.take(&page, &text),
                None => page.settings.refuse_file(&page.texts),
            }
        }
    });
}

fn typed(page: &Rc<Page>, event: &Event) {
    if closest(event, "#start-number").is_some() {
        page.new_game.use_number(&page.texts);
    } else if closest(event, "#clock-own").is_some() {
        page.time_control.change();
    }
}

fn submitted(page: &Rc<Page>, event: &Event) {
    event.prevent_default();
    let form = target_element(event).map(|form| form.id());
    match form.as_deref() {
        Some("move-form") => {
            page.board.send(Input::Text(page.status.move_text()));
            page.status.clear_move();
        }
        Some("new-game-form") => page.start_game(),
        Some("comment-form") => page.take_comment(),
        Some("position-form") => {
            page.begin(Input::LoadFen(page.notes.fen()));
            if !page.notes.is_refused() {
                page.dialogs.close();
            }
        }
        Some(_) | None => {}
    }
}

fn pointed(page: &Rc<Page>, event: &Event) {
    if let Some(chip) = target_element(event).and_then(|it| castling::of_chip(&it)) {
        page.board.send(Input::PreviewCastling(Some(chip)));
    }
}

fn pointed_away(page: &Rc<Page>, event: &Event) {
    if target_element(event).is_some_and(|it| castling::of_chip(&it).is_some()) {
        page.board.send(Input::PreviewCastling(None));
    }
}

/// A file that is carried over the page may be dropped anywhere.
fn dragged_over(_: &Rc<Page>, event: &Event) {
    if carries_files(event) {
        event.prevent_default();
    }
}

/// Games in a file that is dropped onto the page are read.
fn dropped(page: &Rc<Page>, event: &Event) {
    let mut files = files(event).into_iter();
    let Some(file) = files.next() else {
        return;
    };
    // Otherwise the browser would show the file in place of the page.
    event.prevent_default();
    let weak = Rc::downgrade(page);
    read_file(&file, move |bytes| {
        if let (Some(page), Some(bytes)) = (weak.upgrade(), bytes) {
            let panel = page.board.panel();
            page.notes.wait_for_desk(&page.desk, &page.texts);
            page.desk.ask(Errand::Read {
                letters: panel.letters,
                usual: panel.variant,
                text: pgn::decode(&bytes).into_owned(),
            });
        }
    });
}
