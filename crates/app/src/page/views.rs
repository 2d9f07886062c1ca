//! The views of the page, of which one is shown: board, dice, rules, about.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use consulboard_play::Texts;
use consulboard_play::draw::drawn_by_address;
use web_sys::{Element, HtmlElement};

use super::examples::Examples;
use crate::dom::{Dom, ElementExt, Missing};

/// A view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum View {
    /// The board with everything beside it.
    Board,
    /// Drawing an array.
    Dice,
    /// The rules.
    Rules,
    /// Who made what.
    About,
}

impl View {
    /// Every view.
    pub const ALL: [View; 4] = [View::Board, View::Dice, View::Rules, View::About];

    /// The view that an address names behind its `#`.
    pub fn of_address(text: &str) -> Option<View> {
        // Which game is drawn may follow.
        if drawn_by_address(text).is_some() {
            return Some(View::Dice);
        }
        View::ALL.into_iter().find(|view| view.address() == text)
    }

    /// What names it in an address.
    pub const fn address(self) -> &'static str {
        match self {
            View::Board => "",
            View::Dice => "dice",
            View::Rules => "rules",
            View::About => "about",
        }
    }

    const fn element(self) -> &'static str {
        match self {
            View::Board => "view-play",
            View::Dice => "view-dice",
            View::Rules => "view-rules",
            View::About => "view-about",
        }
    }
}

/// The views' elements.
pub struct Views {
    dom: Dom,
    texts: Rc<Texts>,
    elements: Vec<(View, HtmlElement)>,
    links: Vec<Element>,
    shown: Cell<View>,
    examples: RefCell<Option<Examples>>,
}

impl Views {
    /// Finds them on the page.
    ///
    /// # Errors
    ///
    /// When one is missing.
    pub fn new(dom: &Dom, texts: &Rc<Texts>) -> Result<Views, Missing> {
        let mut elements = Vec::new();
        for view in View::ALL {
            elements.push((view, dom.by_id(view.element())?));
        }
        let links = dom.root().map(|root| root.find_all("[data-view-link]"));
        Ok(Views {
            dom: dom.clone(),
            texts: texts.clone(),
            elements,
            links: links.unwrap_or_default(),
            shown: Cell::new(View::Board),
            examples: RefCell::new(None),
        })
    }

    /// Whether the board is shown.
    pub fn is_board(&self) -> bool {
        self.shown.get() == View::Board
    }

    /// The heading of the view; the board has none of its own.
    pub fn title(&self) -> Option<String> {
        let shown = self.shown.get();
        let (_, element) = self.elements.iter().find(|(view, _)| *view == shown)?;
        let heading = element.find("h1").filter(|_| shown != View::Board)?;
        heading.text_content()
    }

    /// Shows a view and no other.
    pub fn show(&self, view: View) {
        let before = self.shown.replace(view);
        for (each, element) in &self.elements {
            element.show(*each == view);
        }
        for link in &self.links {
            let here = link.get_attribute("data-view-link").as_deref() == Some(view.address());
            link.set_or_remove("aria-current", here.then_some("page"));
        }
        // The example boards live only while they are seen.
        let examples = match view {
            View::Rules => Some(Examples::new(&self.dom, &self.texts)),
            View::Board | View::Dice | View::About => None,
        };
        self.examples.replace(examples);
        if before != view {
            self.dom.window().scroll_to_with_x_and_y(0.0, 0.0);
            let element = self.elements.iter().find(|(each, _)| *each == view);
            if let Some((_, element)) = element
                && view != View::Board
            {
                let _ = element.focus();
            }
        }
    }
}
