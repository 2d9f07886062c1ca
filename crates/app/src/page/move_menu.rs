//! The menu of a move: comments, glyphs, the order of lines, deleting; and its two dialogs.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use consulboard_play::pgn::sign;
use consulboard_play::{Edit, Input, Lines, Message, MoveMenu, Texts};
use wasm_bindgen::prelude::*;
use web_sys::{
    Element, Event, HtmlElement, HtmlInputElement, HtmlTextAreaElement, KeyboardEvent, PointerEvent,
};

use super::Page;
use consulboard_web::dom::{
    Dom, ElementExt, Listener, Missing, closest, number_text, target_element,
};

/// How long a finger rests on a move before its menu opens, in milliseconds.
const HOLD: i32 = 500;

/// How far it may slip meanwhile, in CSS pixels.
const SLIP: i32 = 10;

/// How far the menu stays from the edges of the window, in CSS pixels.
const MARGIN: f64 = 8.0;

/// The menu and what it is about.
pub struct Menu {
    dom: Dom,
    element: HtmlElement,
    title: Element,
    button: HtmlElement,
    comment: HtmlTextAreaElement,
    before: HtmlInputElement,
    before_row: Element,
    comment_title: Element,
    wipes_comment: Element,
    delete_title: Element,
    delete_what: Element,
    /// The move that the menu or a dialog is about.
    about: RefCell<Option<MoveMenu>>,
    /// Who gets the focus back.
    opener: RefCell<Option<HtmlElement>>,
    /// Where a finger rests, and on which move.
    rest: Cell<Option<(i32, i32, u32)>>,
    /// Whether the finger that opened the menu is still down: its lifting presses nothing.
    held: Cell<bool>,
}

impl Menu {
    /// Finds it on the page and writes the glyphs onto their buttons.
    ///
    /// # Errors
    ///
    /// When a part of it is missing.
    pub fn new(dom: &Dom) -> Result<Menu, Missing> {
        let element: HtmlElement = dom.by_id("move-menu")?;
        for glyph in element.find_all("[data-glyph]") {
            let number = glyph
                .number("data-glyph")
                .and_then(|n| u8::try_from(n).ok());
            glyph.say(number.and_then(sign).unwrap_or_default());
        }
        Ok(Menu {
            dom: dom.clone(),
            element,
            title: dom.by_id("move-menu-title")?,
            button: dom.by_action("move-menu")?,
            comment: dom.by_id("comment-text")?,
            before: dom.by_id("comment-before")?,
            before_row: dom.by_id("comment-before-row")?,
            comment_title: dom.by_id("comment-title")?,
            wipes_comment: dom.by_action("comment-delete")?.into(),
            delete_title: dom.by_id("delete-title")?,
            delete_what: dom.by_id("delete-what")?,
            about: RefCell::default(),
            opener: RefCell::default(),
            rest: Cell::default(),
            held: Cell::default(),
        })
    }

    /// Whether it is open.
    pub fn is_open(&self) -> bool {
        !self.element.has_attribute("hidden")
    }

    /// Opens it beside an element, which gets the focus back.
    fn open(&self, menu: MoveMenu, beside: HtmlElement, texts: &Texts) {
        self.close();
        let name = title(&menu, texts);
        self.element.set("aria-label", &name);
        self.title.say(&name);
        for item in self.element.find_all("[data-action]") {
            match item.get_attribute("data-action").as_deref() {
                Some("glyph") => {
                    let glyph = item.number("data-glyph");
                    let is_on = menu.glyphs.iter().any(|it| Some(u32::from(*it)) == glyph);
                    item.set("aria-checked", if is_on { "true" } else { "false" });
                }
                Some("promote") => item.show(menu.promotes),
                Some("make-main") => item.show(menu.becomes_main),
                Some("wipe") => item.show(menu.is_drawn_on),
                Some("delete-ask") => item.show(menu.label.is_some()),
                Some(_) | None => {}
            }
        }
        for glyphs in self.element.find_all(".glyphs") {
            glyphs.show(menu.label.is_some());
        }
        if beside.is_same_node(Some(&self.button)) {
            self.button.set("aria-expanded", "true");
        }
        beside.set("data-menu", "");
        self.about.replace(Some(menu));
        self.element.show(true);
        self.place(&beside);
        self.opener.replace(Some(beside));
        self.go(Step::First);
    }

    /// Puts it below an element, or above it where there is more room.
    fn place(&self, beside: &HtmlElement) {
        let style = self.element.style();
        let (root, body) = (self.dom.root(), self.dom.document().body());
        let (Some(root), Some(body)) = (root, body) else {
            return;
        };
        // The body leaves out the gutter of a scroll bar, also where there is none yet.
        let (width, height) = (body.client_width(), root.client_height());
        let (width, height) = (f64::from(width), f64::from(height));
        let there = beside.get_bounding_client_rect();
        let own = self.element.get_bounding_client_rect();
        let left = there.left().min(width - own.width() - MARGIN).max(MARGIN);
        let below = there.bottom() + 4.0;
        let top = if below + own.height() + MARGIN <= height {
            below
        } else {
            let above = there.top() - 4.0 - own.height();
            above.max(MARGIN)
        };
        for (name, value) in [("left", left), ("top", top)] {
            let _ = style.set_property(name, &(number_text(value) + "px"));
        }
    }

    /// Closes it; nobody gets the focus.
    pub fn close(&self) {
        self.element.show(false);
        self.button.set("aria-expanded", "false");
        if let Some(opener) = self.opener.take() {
            opener.set_or_remove("data-menu", None);
        }
    }

    /// Closes it; whoever opened it gets the focus back.
    fn leave(&self) {
        let opener = self.opener.borrow().clone();
        self.close();
        if let Some(opener) = opener {
            let _ = opener.focus();
        }
    }

    /// Whether an event happened in it.
    pub fn holds(&self, event: &Event) -> bool {
        target_element(event).is_some_and(|it| self.element.contains(Some(&it)))
    }

    /// The focus goes to another item.
    fn go(&self, step: Step) {
        let items: Vec<HtmlElement> = self
            .element
            .find_all("[role^=menuitem]")
            .into_iter()
            .filter_map(|item| item.dyn_into().ok())
            .filter(|item: &HtmlElement| item.offset_parent().is_some() || item.offset_width() > 0)
            .collect();
        let focused = self.dom.focused();
        let now = items.iter().position(|item| {
            focused
                .as_ref()
                .is_some_and(|it| item.is_same_node(Some(it)))
        });
        let last = items.len().saturating_sub(1);
        let next = match (step, now) {
            (Step::First, _) | (Step::Next, None) => 0,
            (Step::Last, _) | (Step::Previous, None | Some(0)) => last,
            (Step::Next, Some(now)) if now == last => 0,
            (Step::Next, Some(now)) => now + 1,
            (Step::Previous, Some(now)) => now - 1,
        };
        if let Some(item) = items.get(next) {
            let _ = item.focus();
        }
    }

    fn about(&self) -> Option<u32> {
        self.about.borrow().as_ref().map(|about| about.node)
    }
}

/// Which item of the menu comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    First,
    Previous,
    Next,
    Last,
}

/// The move with its number; at the start, that.
fn title(menu: &MoveMenu, texts: &Texts) -> String {
    let start = || texts.get("menu-start");
    menu.label.clone().unwrap_or_else(start)
}

/// Listens to the list of moves and to the menu.
pub fn listen(page: &Rc<Page>) -> Vec<Listener> {
    let on = |target: &HtmlElement, kind, handle: fn(&Rc<Page>, &Event)| {
        let weak = Rc::downgrade(page);
        Listener::new(target, kind, move |event| {
            if let Some(page) = weak.upgrade() {
                handle(&page, &event);
            }
        })
    };
    let list = page.sheet.scroll();
    let menu = &page.menu.element;
    vec![
        on(list, "contextmenu", asked),
        on(list, "keydown", list_key),
        on(list, "pointerdown", rest),
        on(list, "pointermove", slip),
        on(list, "pointerup", lift),
        on(list, "pointercancel", lift),
        on(menu, "contextmenu", |_, event| event.prevent_default()),
        on(menu, "keydown", menu_key),
    ]
}

/// The right button, a key for menus, or what the system takes for it.
fn asked(page: &Rc<Page>, event: &Event) {
    let button = closest(event, "[data-node]");
    let Some(node) = button.and_then(|button| button.number("data-node")) else {
        return;
    };
    event.prevent_default();
    // A finger that rests opened it already.
    if !page.menu.is_open() {
        page.open_menu(node);
    }
}

fn list_key(page: &Rc<Page>, event: &Event) {
    let Some(key) = event.dyn_ref::<KeyboardEvent>() else {
        return;
    };
    if key.key() == "ContextMenu" || key.key() == "F10" && key.shift_key() {
        event.prevent_default();
        event.stop_propagation();
        let on_move = closest(event, "[data-node]").and_then(|it| it.number("data-node"));
        let node = on_move.unwrap_or_else(|| page.board.panel().node);
        page.open_menu(node);
    }
}

fn rest(page: &Rc<Page>, event: &Event) {
    page.menu.held.set(false);
    let touch = event.dyn_ref::<PointerEvent>();
    let touch = touch.filter(|event| event.pointer_type() == "touch" && event.is_primary());
    let node = closest(event, "[data-node]").and_then(|it| it.number("data-node"));
    if let (Some(event), Some(node)) = (touch, node) {
        let rest = (event.client_x(), event.client_y(), node);
        page.menu.rest.set(Some(rest));
        page.hold.start(HOLD);
    }
}

fn slip(page: &Rc<Page>, event: &Event) {
    let (Some((x, y, _)), Some(event)) = (page.menu.rest.get(), event.dyn_ref::<PointerEvent>())
    else {
        return;
    };
    if (event.client_x() - x).abs() > SLIP || (event.client_y() - y).abs() > SLIP {
        lift(page, event);
    }
}

fn lift(page: &Rc<Page>, _: &Event) {
    page.menu.rest.take();
    page.hold.stop();
}

fn menu_key(page: &Rc<Page>, event: &Event) {
    let Some(key) = event.dyn_ref::<KeyboardEvent>() else {
        return;
    };
    let menu = &page.menu;
    match key.key().as_str() {
        "ArrowDown" | "ArrowRight" => menu.go(Step::Next),
        "ArrowUp" | "ArrowLeft" => menu.go(Step::Previous),
        "Home" => menu.go(Step::First),
        "End" => menu.go(Step::Last),
        "Escape" | "Tab" => menu.leave(),
        // Enter and the space bar press the item, as they do any button.
        _ => {
            event.stop_propagation();
            return;
        }
    }
    event.prevent_default();
    event.stop_propagation();
}

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
    fn open_menu(&self, node: u32) {
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
            "delete-ask" => self.ask_to_delete(),
            "delete-move" => {
                self.dialogs.close();
                self.edit_move(Edit::Lines(Lines::Delete));
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

    fn ask_to_delete(&self) {
        self.menu.leave();
        let Some(about) = self.menu.about.borrow().clone() else {
            return;
        };
        let named = Message::new("delete-title").text("move", title(&about, &self.texts));
        self.menu.delete_title.tell(&self.texts, &named);
        let following = u32::try_from(about.following).unwrap_or(u32::MAX);
        let what = Message::new("delete-what").number("count", following);
        self.menu.delete_what.tell(&self.texts, &what);
        self.dialogs.open("delete-dialog");
    }
}
