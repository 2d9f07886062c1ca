//! What the menu and its dialogs do.

use consulboard_play::{Edit, Input, Lines, Message};
use web_sys::Element;

use super::title;
use crate::page::Page;
use consulboard_web::dom::ElementExt;

impl Page {
    /// A finger has rested on a move long enough.
    pub fn open_menu_at_rest(&self) {
        if let Some((_, _, node)) = self.menu.rest.take() {
            self.menu.held.set(true);
            self.open_menu(node);
        }
    }

    /// Whether a click is only the lifting of the finger that has opened the menu.
    pub fn opened_by_this_press(&self) -> bool {
        self.menu.held.take()
    }

    /// Opens the menu of a move, at its place in the list, or else at the button above that.
    pub(super) fn open_menu(&self, node: u32) {
        let menu = self.board.look(|session, _| session.move_menu(node));
        let Some(menu) = menu else { return };
        let beside = self.sheet.button(node);
        let beside = beside.unwrap_or_else(|| self.menu.button.clone());
        self.menu.open(menu, beside, &self.texts);
    }

    /// Opens the menu of the position shown at its button, or closes it.
    fn toggle_menu(&self) {
        if self.menu.is_open() {
            self.menu.leave();
            return;
        }
        let node = self.board.panel().node;
        let menu = self.board.look(|session, _| session.move_menu(node));
        if let Some(menu) = menu {
            let button = self.menu.button.clone();
            self.menu.open(menu, button, &self.texts);
        }
    }

    /// Does what an item of the menu or a button of its dialogs is for; `false` if it is none of them.
    pub fn act_on_move(&self, action: &str, element: &Element) -> bool {
        match action {
            "move-menu" => self.toggle_menu(),
            "glyph" => {
                let glyph = element.number("data-glyph");
                if let Some(glyph) = glyph.and_then(|glyph| u8::try_from(glyph).ok()) {
                    self.edit_move(Edit::Glyph(glyph));
                }
            }
            "promote" => self.edit_move(Edit::Lines(Lines::Promote)),
            "make-main" => self.edit_move(Edit::Lines(Lines::MakeMain)),
            "wipe" => self.edit_move(Edit::Wipe),
            "comment" => self.ask_for_comment(),
            "comment-delete" => {
                self.dialogs.close();
                self.edit_move(Edit::Before(String::new()));
                self.edit_move(Edit::After(String::new()));
            }
            "delete-move" => self.edit_move(Edit::Lines(Lines::Delete)),
            "bring-back" => {
                self.board.send(Input::BringBack);
                // The button that was pressed is gone.
                let focused = self.dom.focused();
                if focused.is_none_or(|it| it.is_same_node(Some(element))) {
                    self.sheet.focus();
                }
            }
            _ => return false,
        }
        true
    }

    /// Changes the move that the menu is about.
    fn edit_move(&self, edit: Edit) {
        self.menu.leave();
        if let Some(node) = self.menu.about() {
            self.board.send(Input::Edit(node, edit));
            // What opened the menu may be gone, and then nothing has the focus.
            if self.dom.focused().is_none() && !self.sheet.focus_move(node) {
                self.sheet.focus();
            }
        }
    }

    fn ask_for_comment(&self) {
        self.menu.leave();
        let Some(about) = self.menu.about.borrow().clone() else {
            return;
        };
        let named = Message::new("comment-title").text("move", title(&about, &self.texts));
        self.menu.comment_title.tell(&self.texts, &named);
        self.menu.comment.set_value(&about.after);
        self.menu.before.set_value(&about.before);
        self.menu.before_row.show(!about.before.is_empty());
        let is_said = !about.before.is_empty() || !about.after.is_empty();
        self.menu.wipes_comment.show(is_said);
        self.dialogs.open("comment-dialog");
        let _ = self.menu.comment.focus();
    }

    /// Keeps what was written in the dialog.
    pub fn take_comment(&self) {
        let (before, after) = (self.menu.before.value(), self.menu.comment.value());
        let about = self.menu.about.borrow().clone();
        self.dialogs.close();
        if let Some(about) = about {
            if before != about.before {
                self.edit_move(Edit::Before(before));
            }
            if after != about.after {
                self.edit_move(Edit::After(after));
            }
        }
    }
}
