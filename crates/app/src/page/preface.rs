//! The relocations before the first move, as one line above the list of moves (CFG-1).

use std::cell::RefCell;

use consulboard_play::{Message, MoveItem, Panel, Texts, describe};
use web_sys::HtmlElement;

use consulboard_web::dom::{Dom, ElementExt, Missing};

/// The line; each relocation is a button that leads to its position.
pub struct Preface {
    dom: Dom,
    line: HtmlElement,
    items: RefCell<Vec<(MoveItem, HtmlElement)>>,
}

impl Preface {
    /// Finds it on the page.
    ///
    /// # Errors
    ///
    /// When it is missing.
    pub fn new(dom: &Dom) -> Result<Preface, Missing> {
        Ok(Preface {
            dom: dom.clone(),
            line: dom.by_id("setup")?,
            items: RefCell::default(),
        })
    }

    /// Shows what has been relocated.
    pub fn show(&self, panel: &Panel, texts: &Texts) {
        let mut items = self.items.borrow_mut();
        let shown = items.iter().map(|(item, _)| item);
        if !shown.eq(&panel.setup) {
            self.line.set_text_content(None);
            items.clear();
            for item in &panel.setup {
                items.push((item.clone(), self.button(item, texts)));
            }
        }
        self.line.show(!items.is_empty());
        for (item, button) in items.iter() {
            let current = (item.node == panel.node).then_some("true");
            button.set_or_remove("aria-current", current);
        }
    }

    fn button(&self, item: &MoveItem, texts: &Texts) -> HtmlElement {
        let button = self.dom.make("button");
        button.set("type", "button");
        button.set("data-action", "jump");
        button.set("data-node", &item.node.to_string());
        let what = Message::new("setup-item")
            .message("side", describe::side(item.color))
            .text("move", &item.san);
        button.tell(texts, &what);
        self.line.add(&button);
        button
    }
}
