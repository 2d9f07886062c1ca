//! The list of moves.

use std::cell::{Cell, RefCell};

use consulboard_play::{Message, MoveItem, Panel, Texts};
use consulboard_rules::Color;
use web_sys::HtmlElement;

use consulboard_web::dom::{Dom, ElementExt, Missing};

/// The list: one row for each pair of moves, each move a button that leads to its position.
pub struct Sheet {
    dom: Dom,
    list: HtmlElement,
    scroll: HtmlElement,
    none_yet: HtmlElement,
    score: HtmlElement,
    walk: [HtmlElement; 4],
    plies: RefCell<Vec<Shown>>,
    current: Cell<Option<usize>>,
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
            scroll: dom.by_id("moves-scroll")?,
            none_yet: dom.by_id("no-moves")?,
            score: dom.by_id("final")?,
            walk: [
                action("first")?,
                action("previous")?,
                action("next")?,
                action("last")?,
            ],
            plies: RefCell::default(),
            current: Cell::new(None),
        })
    }

    /// Shows the moves and which of them led to the position on the board.
    pub fn show(&self, panel: &Panel, texts: &Texts) {
        let changed = self.show_moves(&panel.moves, texts);
        self.none_yet
            .show(panel.last == 0 && panel.result.is_none() && panel.relocating.is_none());
        self.score.show(panel.result.is_some());
        if let Some(result) = &panel.result {
            self.score.say(result.score);
        }
        let [first, previous, next, last] = &self.walk;
        for (button, can) in [
            (first, panel.shown > 0),
            (previous, panel.shown > 0),
            (next, panel.looking_back),
            (last, panel.looking_back),
        ] {
            button.enable(can);
        }
        if self.current.replace(Some(panel.shown)) != Some(panel.shown) || changed {
            self.mark(panel.shown);
        }
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
            if gone.row.find("button").is_none() {
                gone.row.remove();
            }
        }
        for item in &items[same..] {
            let row = match plies.last() {
                Some(last) if item.color == Color::Black => last.row.clone(),
                Some(_) | None => self.new_row(item, texts),
            };
            let button = self.dom.make("button");
            button.set("type", "button");
            button.set("data-action", "jump");
            button.set("data-ply", &item.ply.to_string());
            button.say(&item.san);
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

    fn mark(&self, ply: usize) {
        let plies = self.plies.borrow();
        for shown in plies.iter() {
            let current = (shown.item.ply == ply).then_some("true");
            shown.button.set_or_remove("aria-current", current);
        }
        // Only the list is scrolled, never the page.
        let top = match plies.iter().find(|shown| shown.item.ply == ply) {
            // The last row, and the score below it.
            Some(shown) if plies.last().is_some_and(|last| last.item == shown.item) => {
                self.scroll.scroll_height()
            }
            Some(shown) => shown.row.offset_top(),
            None => 0,
        };
        let height = self.scroll.client_height();
        let seen = self.scroll.scroll_top();
        if top < seen || top + 32 > seen + height {
            self.scroll.set_scroll_top((top - height / 2).max(0));
        }
    }
}
