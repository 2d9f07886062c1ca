//! What the part of the address behind the `#` says: which view, or a game.

use std::rc::Rc;

use consulboard_play::draw::{draw_address, drawn_by_address};
use consulboard_play::editor::{edit_address, edited_by_address};
use consulboard_play::errand::Errand;
use consulboard_play::explorer::arrays_by_address;
use consulboard_play::{Input, Message, Panel};
use consulboard_rules::Variant;

use super::Page;
use super::rules::Chapter;
use super::shelf::Item;
use super::views::View;
use consulboard_web::dom::Listener;

/// Listens to the address: links of the page, back and forward, an address pasted.
pub fn listen(page: &Rc<Page>) -> Vec<Listener> {
    let weak = Rc::downgrade(page);
    let left = weak.clone();
    vec![
        Listener::new(page.dom.window(), "hashchange", move |_| {
            if let Some(page) = weak.upgrade() {
                page.dialogs.close();
                page.follow_address();
            }
        }),
        Listener::new(page.dom.window(), "pagehide", move |_| {
            if let Some(page) = left.upgrade() {
                page.keep_clock();
            }
        }),
    ]
}

impl Page {
    /// Shows what the address names.
    pub fn follow_address(&self) {
        self.menu.close();
        let hash = self.dom.window().location().hash().unwrap_or_default();
        let text = hash.strip_prefix('#').unwrap_or(&hash);
        if let Some(chapter) = Chapter::of_address(text, self.board.panel().variant) {
            self.views.show_chapter(chapter);
        } else if let Some(view) = View::of_address(text) {
            if view == View::Board && self.opened_by_link.replace(false) {
                self.restore();
            }
            // What the desk gives the focus to can take it only where it is shown.
            self.views.show(view);
            if let Some(variant) = drawn_by_address(text) {
                self.desk.ask(Errand::ShowDraw(variant));
            }
            if let Some((variant, find)) = arrays_by_address(text) {
                self.desk.ask(Errand::ShowArrays { variant, find });
            }
            if let Some((variant, fen)) = edited_by_address(text) {
                let variant = variant.unwrap_or_else(|| self.board.panel().variant);
                self.desk.ask(Errand::Edit { variant, fen });
            }
            if view == View::Library {
                self.desk.ask(Errand::ShowLibrary {
                    here: self.shelf.get(Item::Id),
                    letters: self.board.panel().letters,
                });
            }
        } else {
            self.views.show(View::Board);
            if View::is_meant(text) {
                self.refuse_address(text);
            } else {
                self.open_link(text);
            }
        }
        self.name_document();
        if self.views.is_board() {
            self.take_keys();
        }
    }

    /// Says that an address names a view with something that it does not have.
    fn refuse_address(&self, address: &str) {
        let title = self.texts.get("refused-title-link");
        let why = Message::new("refused-link-view").found(address);
        self.dialogs.refused(&title, &self.texts.say(&why));
        self.forget_address();
    }

    fn open_link(&self, text: &str) {
        self.keep_clock();
        if self.board.try_send(Input::OpenLink(text.to_owned())) {
            self.opened_by_link.set(true);
        } else {
            // The address names nothing, and the game on the board stays, wherever it came from.
            self.forget_address();
        }
    }

    /// Takes the game out of the address, since the one on the board is another by now.
    pub fn forget_address(&self) {
        let location = self.dom.window().location();
        let path = location.pathname().unwrap_or_default();
        let query = location.search().unwrap_or_default();
        self.dom.rename_address(&format!("{path}{query}"));
    }

    /// The address that opens the game on the board.
    pub fn link(&self, panel: &Panel) -> String {
        let address = self.dom.window().location().href().unwrap_or_default();
        let page = address.split('#').next().unwrap_or_default();
        format!("{page}#{}", panel.link)
    }

    /// Goes to the dice, to draw an array of a variant.
    pub fn go_to_dice(&self, variant: Variant) {
        self.desk.ask(Errand::BeginDraw(variant));
        let address = draw_address(variant);
        let _ = self.dom.window().location().set_hash(&address);
    }

    /// Goes to the editor, with the position that is shown.
    pub fn go_to_editor(&self) {
        let panel = self.board.panel();
        let address = edit_address(panel.variant, Some(&panel.fen));
        let _ = self.dom.window().location().set_hash(&address);
    }

    /// Goes to the board, so that back leads to where one was.
    pub fn go_to_board(&self) {
        if self.views.is_board() {
            return;
        }
        let location = self.dom.window().location();
        if location.hash().is_ok_and(|hash| hash.is_empty()) {
            // The address says so already, and will not change.
            self.follow_address();
        } else {
            let _ = location.set_hash("");
        }
    }
}
