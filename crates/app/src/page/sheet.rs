//! The list of moves.

use std::cell::{Cell, RefCell};

use consulboard_play::{LineItem, LinePart, Message, MoveItem, Notation, Panel, Texts};
use consulboard_rules::Color;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::figurines::Figurines;
use consulboard_web::dom::{Dom, ElementExt, Missing};

/// The list: one row for each pair of moves, each move a button that leads to its position.
pub struct Sheet {
    dom: Dom,
    list: HtmlElement,
    /// What is said before the first move.
    preamble: HtmlElement,
    scroll: HtmlElement,
    none_yet: HtmlElement,
    deleted: HtmlElement,
    score: HtmlElement,
    walk: [HtmlElement; 4],
    figurines: Figurines,
    plies: RefCell<Vec<Shown>>,
    lines: RefCell<Vec<LineItem>>,
    current: Cell<Option<u32>>,
}

struct Shown {
    item: MoveItem,
    button: HtmlElement,
    row: HtmlElement,
}

impl Sheet {
    /// Finds the list on the page.
    ///
    /// # Errors
    ///
    /// When a part of it is missing.
    pub fn new(dom: &Dom) -> Result<Sheet, Missing> {
        let action = |name: &str| dom.by_action(name);
        Ok(Sheet {
            dom: dom.clone(),
            list: dom.by_id("moves")?,
            preamble: dom.by_id("preamble")?,
            scroll: dom.by_id("moves-scroll")?,
            none_yet: dom.by_id("no-moves")?,
            deleted: dom.by_id("deleted")?,
            score: dom.by_id("final")?,
            walk: [
                action("first")?,
                action("previous")?,
                action("next")?,
                action("last")?,
            ],
            figurines: Figurines::new(dom),
            plies: RefCell::default(),
            lines: RefCell::default(),
            current: Cell::new(None),
        })
    }

    /// Names the pieces otherwise, from the next time on that it shows something.
    pub fn set_notation(&self, notation: Notation) {
        self.figurines.set(notation);
    }

    /// Shows the moves and which of them led to the position on the board.
    pub fn show(&self, panel: &Panel, texts: &Texts) {
        let focused = self.focused();
        if self.figurines.follow(panel) {
            // Every move is written anew.
            self.show_moves(&[], texts);
            self.lines.take();
        }
        let mut changed = self.show_moves(&panel.moves, texts);
        if changed || *self.lines.borrow() != panel.lines {
            changed = true;
            self.show_lines(&panel.lines);
        }
        self.none_yet.show(
            panel.tip == 0
                && panel.lines.is_empty()
                && panel.result.is_none()
                && panel.relocating.is_none(),
        );
        self.deleted.show(panel.can_bring_back);
        self.score.show(panel.result.is_some());
        if let Some(result) = &panel.result {
            self.score.say(result.score);
        }
        let [first, previous, next, last] = &self.walk;
        for (button, can) in [
            (first, panel.shown > 0),
            (previous, panel.shown > 0),
            (next, panel.shown < panel.last),
            (last, panel.shown < panel.last),
        ] {
            button.enable(can);
        }
        if self.current.replace(Some(panel.node)) != Some(panel.node) || changed {
            self.mark(panel.node);
        }
        // A move that is written anew keeps the focus; where it is gone, that goes where one looks.
        if let Some(node) = focused
            && self.focused().is_none()
            && !self.focus_move(node)
        {
            self.focus();
        }
    }

    /// The move that has the focus.
    fn focused(&self) -> Option<u32> {
        let focused = self.dom.focused()?;
        let is_here = self.scroll.contains(Some(&focused));
        focused.number("data-node").filter(|_| is_here)
    }

    /// What holds the list and is scrolled.
    pub fn scroll(&self) -> &HtmlElement {
        &self.scroll
    }

    /// The button of the move that leads to a position.
    pub fn button(&self, node: u32) -> Option<HtmlElement> {
        let found = self.scroll.find(&format!("[data-node=\"{node}\"]"));
        found.and_then(|button| button.dyn_into().ok())
    }

    /// The focus goes to a move; `false` if it is not there.
    pub fn focus_move(&self, node: u32) -> bool {
        let button = self.button(node);
        button.is_some_and(|button| button.focus().is_ok())
    }

    /// Keeps the moves that are there already; whether something changed.
    fn show_moves(&self, items: &[MoveItem], texts: &Texts) -> bool {
        let mut plies = self.plies.borrow_mut();
        let same = plies
            .iter()
            .zip(items)
            .take_while(|(shown, item)| shown.item == **item)
            .count();
        let changed = same < plies.len() || same < items.len();
        for gone in plies.drain(same..).rev() {
            gone.button.remove();
            // What hangs below the moves of a row is no reason to keep it.
            if gone.row.find(":scope > button").is_none() {
                gone.row.remove();
            }
        }
        for item in &items[same..] {
            let row = match plies.last() {
                Some(last) if item.color == Color::Black => last.row.clone(),
                Some(_) | None => self.new_row(item, texts),
            };
            let button = self.move_button(item.node, &item.san, &item.glyphs);
            button.set("data-ply", &item.ply.to_string());
            row.add(&button);
            plies.push(Shown {
                item: item.clone(),
                button,
                row,
            });
        }
        changed
    }

    fn new_row(&self, item: &MoveItem, texts: &Texts) -> HtmlElement {
        let row = self.dom.make("li");
        let number = self.dom.make_with("span", "number");
        number.tell(
            texts,
            &Message::new("move-number").number("number", item.number),
        );
        row.add(&number);
        if item.color == Color::Black {
            let gap = self.dom.make_with("span", "gap");
            gap.say("…");
            row.add(&gap);
        }
        self.list.add(&row);
        row
    }

    fn move_button(&self, node: u32, text: &str, glyphs: &str) -> HtmlElement {
        let button = self.dom.make("button");
        button.set("type", "button");
        button.set("data-action", "jump");
        button.set("data-node", &node.to_string());
        self.figurines.write(&button, text, glyphs);
        button
    }

    /// Shows comments and variations below the moves they belong to.
    fn show_lines(&self, items: &[LineItem]) {
        for old in self.list.find_all(".lines") {
            old.remove();
        }
        self.preamble.set_text_content(None);
        let plies = self.plies.borrow();
        let mut line: Option<HtmlElement> = None;
        let mut after_bracket = true;
        for item in items {
            let line = match &line {
                Some(line) if !item.opens => line,
                Some(_) | None => {
                    let row = plies.iter().find(|shown| shown.item.ply == item.ply);
                    let new = self.dom.make_with("p", "line");
                    new.set("data-depth", &item.depth.min(4).to_string());
                    self.lines_of(row.map(|shown| &shown.row)).add(&new);
                    line.insert(new)
                }
            };
            let part = match &item.part {
                LinePart::Move { node, text, glyphs } => self.move_button(*node, text, glyphs),
                LinePart::Open => self.text("bracket", "("),
                LinePart::Close => self.text("bracket", ")"),
                LinePart::Comment(text) => self.text("comment", text),
            };
            if !item.opens && !after_bracket && item.part != LinePart::Close {
                let _ = line.append_with_str_1(" ");
            }
            after_bracket = item.part == LinePart::Open;
            line.add(&part);
        }
        self.lines.replace(items.to_vec());
    }

    fn text(&self, class: &str, text: &str) -> HtmlElement {
        let element = self.dom.make_with("span", class);
        element.say(text);
        element
    }

    /// The element for the lines below a row; without one, that above all rows.
    fn lines_of(&self, row: Option<&HtmlElement>) -> HtmlElement {
        let Some(row) = row else {
            return self.preamble.clone();
        };
        let there = row.find(".lines").and_then(|lines| lines.dyn_into().ok());
        there.unwrap_or_else(|| {
            let lines = self.dom.make_with("div", "lines");
            row.add(&lines);
            lines
        })
    }

    /// The focus goes to the move that led to the position shown; before the first move, to the list.
    pub fn focus(&self) {
        let current = self.scroll.find("[aria-current]");
        let button = current.and_then(|it| it.dyn_into::<HtmlElement>().ok());
        let _ = button.as_ref().unwrap_or(&self.scroll).focus();
    }

    fn mark(&self, node: u32) {
        let plies = self.plies.borrow();
        let wanted = node.to_string();
        let mut current = None;
        for button in self.scroll.find_all("[data-node]") {
            let is_current = button.get_attribute("data-node").as_ref() == Some(&wanted);
            button.set_or_remove("aria-current", is_current.then_some("true"));
            // One stop for the tab key, however long the game is; arrows go on from it.
            button.set("tabindex", "-1");
            if is_current {
                current = button.dyn_into::<HtmlElement>().ok();
            }
        }
        let first = || {
            let first = self.scroll.find("[data-node]")?;
            first.dyn_into::<HtmlElement>().ok()
        };
        if let Some(entry) = current.clone().or_else(first) {
            entry.set("tabindex", "0");
        }
        // Only the list is scrolled, never the page.
        let top = match (current, plies.last()) {
            // The last row, and the score below it.
            (Some(_), Some(last)) if last.item.node == node => self.scroll.scroll_height(),
            (Some(current), _) => current.offset_top(),
            (None, _) => 0,
        };
        let height = self.scroll.client_height();
        let seen = self.scroll.scroll_top();
        if top < seen || top + 32 > seen + height {
            self.scroll.set_scroll_top((top - height / 2).max(0));
        }
    }
}
