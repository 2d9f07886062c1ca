//! The choice of what a pawn becomes, beside the square it moves to.

use std::cell::RefCell;

use consulboard_play::pieces::{Palette, svg};
use consulboard_play::refusals::role_id;
use consulboard_play::{Arrow, Frame, PromotionPanel, Texts, describe};
use consulboard_rules::Role;
use wasm_bindgen::prelude::*;
use web_sys::{Element, HtmlElement, ScrollIntoViewOptions, ScrollLogicalPosition};

use super::sprites::Turn;
use super::theme::contour;
use crate::dom::{Dom, ElementExt, number_text};

/// How large a button is at least, in CSS pixels, for a finger.
const LEAST_BUTTON: f64 = 44.0;

/// The picker: a column of buttons over the board.
pub struct Picker {
    dom: Dom,
    element: HtmlElement,
    open: RefCell<Option<PromotionPanel>>,
}

/// The board in CSS pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Extent {
    /// The side of a square.
    pub square: f64,
    /// How the board is turned.
    pub frame: Frame,
}

impl Picker {
    /// A closed picker.
    pub fn new(dom: &Dom, texts: &Texts) -> Picker {
        let element = dom.make_with("div", "picker");
        element.set("role", "dialog");
        element.set("aria-modal", "true");
        element.set("aria-label", &texts.get("prompt-promotion"));
        element.show(false);
        Picker {
            dom: dom.clone(),
            element,
            open: RefCell::new(None),
        }
    }

    /// The element.
    pub fn element(&self) -> &HtmlElement {
        &self.element
    }

    /// Whether it is open.
    pub fn is_open(&self) -> bool {
        self.open.borrow().is_some()
    }

    /// Opens, changes or closes it; whether it was just closed.
    pub fn show(
        &self,
        panel: Option<PromotionPanel>,
        extent: Extent,
        turn: Turn,
        texts: &Texts,
    ) -> bool {
        if *self.open.borrow() == panel {
            return false;
        }
        let closed = panel.is_none();
        *self.open.borrow_mut() = panel.clone();
        match panel {
            Some(panel) => {
                self.fill(&panel, texts);
                let turned = (turn == Turn::Turned).then_some("");
                self.element.set_or_remove("data-turned", turned);
                self.place(extent);
                self.element.show(true);
                self.focus();
            }
            None => self.element.show(false),
        }
        closed
    }

    /// Puts it beside its square, inside the board.
    pub fn place(&self, extent: Extent) {
        let open = self.open.borrow();
        let Some(panel) = open.as_ref() else { return };
        let Extent { square, frame } = extent;
        let button = square.max(LEAST_BUTTON);
        let corner = frame.corner(panel.square);
        let board_width = square * f64::from(frame.geometry.files());
        let board_height = square * f64::from(frame.geometry.ranks());
        let height = button * panel.pieces.len() as f64;
        let centre = (corner.x + 0.5) * square;
        let left = (centre - button / 2.0).min(board_width - button).max(0.0);
        // From the square towards the middle of the board.
        let up = corner.y * square >= board_height / 2.0;
        let top = if up {
            (corner.y + 1.0) * square - height
        } else {
            corner.y * square
        };
        self.element.set_or_remove("data-up", up.then_some(""));
        let top = top.min(board_height - height).max(0.0);
        let style = self.element.style();
        for (name, value) in [("left", left), ("top", top), ("--button", button)] {
            let _ = style.set_property(name, &(number_text(value) + "px"));
        }
    }

    /// Moves the focus by an arrow key.
    pub fn step(&self, arrow: Arrow) {
        let down = matches!(arrow, Arrow::Down | Arrow::Right);
        let forward = down != self.element.has_attribute("data-up");
        let buttons = self.element.find_all("button");
        let focused = self.dom.focused();
        let now = buttons
            .iter()
            .position(|button| Some(button) == focused.as_ref());
        let last = buttons.len().saturating_sub(1);
        let next = match now {
            Some(now) if forward => (now + 1).min(last),
            Some(now) => now.saturating_sub(1),
            None => 0,
        };
        focus(buttons.get(next));
    }

    fn focus(&self) {
        let buttons = self.element.find_all("button");
        let options = ScrollIntoViewOptions::new();
        options.set_block(ScrollLogicalPosition::Nearest);
        self.element
            .scroll_into_view_with_scroll_into_view_options(&options);
        focus(buttons.first());
    }

    fn fill(&self, panel: &PromotionPanel, texts: &Texts) {
        self.element.set_text_content(None);
        let contour = contour(&self.dom, &self.element);
        for piece in &panel.pieces {
            let button = self.dom.make("button");
            button.set("type", "button");
            button.set("data-role", role_word(piece.role));
            button.set("aria-label", &texts.say(&describe::piece(*piece)));
            button.set_inner_html(&svg(piece.role, &Palette::drawn(piece.color, contour)));
            self.element.add(&button);
        }
    }
}

fn focus(button: Option<&Element>) {
    if let Some(button) = button.and_then(|button| button.dyn_ref::<HtmlElement>()) {
        let _ = button.focus();
    }
}

/// The role as an attribute's value: `queen`.
fn role_word(role: Role) -> &'static str {
    let id = role_id(role);
    id.strip_prefix("role-").unwrap_or(id)
}

/// The role of the button that an element is in.
pub fn role_of(element: &Element) -> Option<Role> {
    let button = element.closest("[data-role]").ok()??;
    let word = button.get_attribute("data-role")?;
    Role::ALL.into_iter().find(|role| role_word(*role) == word)
}
