//! The menu of a move: comments, glyphs, the order of lines, deleting; and its dialog.

mod deeds;
mod hands;

use std::cell::{Cell, RefCell};

use consulboard_play::pgn::sign;
use consulboard_play::{MoveMenu, Texts};
use wasm_bindgen::prelude::*;
use web_sys::{Element, Event, HtmlElement, HtmlInputElement, HtmlTextAreaElement};

use consulboard_web::dom::{Dom, ElementExt, Missing, number_text, target_element};

pub use hands::listen;

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
                Some("delete-move") => item.show(menu.label.is_some()),
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
