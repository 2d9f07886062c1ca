//! The views of the page, of which one is shown: board, dice, arrays, editor, own games, rules, about.

use std::cell::Cell;
use std::rc::Rc;

use consulboard_play::Texts;
use consulboard_play::draw::drawn_by_address;
use consulboard_play::editor::edited_by_address;
use consulboard_play::explorer::arrays_by_address;
use web_sys::{Element, HtmlElement};

use super::rules::{Chapter, Rules};
use consulboard_web::dom::{Dom, ElementExt, Missing};

/// A view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum View {
    /// The board with everything beside it.
    Board,
    /// Drawing an array.
    Dice,
    /// Looking through all arrays.
    Arrays,
    /// Putting up a position.
    Edit,
    /// One's own games.
    Library,
    /// The rules.
    Rules,
    /// Who made what.
    About,
}

impl View {
    /// Every view.
    pub const ALL: [View; 7] = [
        View::Board,
        View::Dice,
        View::Arrays,
        View::Edit,
        View::Library,
        View::Rules,
        View::About,
    ];

    /// The view that an address names behind its `#`.
    pub fn of_address(text: &str) -> Option<View> {
        // Which game is drawn may follow.
        if drawn_by_address(text).is_some() {
            return Some(View::Dice);
        }
        if arrays_by_address(text).is_some() {
            return Some(View::Arrays);
        }
        if edited_by_address(text).is_some() {
            return Some(View::Edit);
        }
        View::ALL.into_iter().find(|view| view.address() == text)
    }

    /// Whether an address names a view and something besides, which the view does not have, as all that
    /// can be read has been read.
    pub fn is_meant(text: &str) -> bool {
        let named = text.split_once('=').map(|(name, _)| name);
        let mut views = View::ALL.into_iter().filter(|view| view.is_of_desk());
        views.any(|view| Some(view.address()) == named)
    }

    /// What names it in an address.
    pub const fn address(self) -> &'static str {
        match self {
            View::Board => "",
            View::Dice => "dice",
            View::Arrays => "arrays",
            View::Edit => "edit",
            View::Library => "games",
            View::Rules => "rules",
            View::About => "about",
        }
    }

    const fn element(self) -> &'static str {
        match self {
            View::Board => "view-play",
            View::Dice => "view-dice",
            View::Arrays => "view-arrays",
            View::Edit => "view-edit",
            View::Library => "view-library",
            View::Rules => "view-rules",
            View::About => "view-about",
        }
    }

    /// Whether the desk shows it.
    const fn is_of_desk(self) -> bool {
        match self {
            View::Dice | View::Arrays | View::Edit | View::Library => true,
            View::Board | View::Rules | View::About => false,
        }
    }
}

/// The views' elements.
pub struct Views {
    dom: Dom,
    rules: Rc<Rules>,
    elements: Vec<(View, HtmlElement)>,
    links: Vec<Element>,
    /// Says that the desk is awaited, or did not arrive.
    desk: Element,
    shown: Cell<View>,
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
            rules: Rules::new(dom, texts)?,
            elements,
            links: links.unwrap_or_default(),
            desk: dom.by_id("desk-state")?,
            shown: Cell::new(View::Board),
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
        // Before the desk has filled the view, it has none.
        let heading = || element.find("h1").and_then(|it| it.text_content());
        (shown != View::Board).then(|| heading().unwrap_or_default())
    }

    /// Whether what is shown is all there, or will not come.
    pub fn is_settled(&self) -> bool {
        self.shown.get() != View::Rules || self.rules.is_settled()
    }

    /// Shows a chapter of the rules.
    pub fn show_chapter(&self, chapter: Chapter) {
        // The element comes first: boards need to know how much room they have.
        let is_new_view = self.switch(View::Rules);
        if self.rules.open(chapter) || is_new_view {
            self.begin_reading(View::Rules);
        }
    }

    /// Shows a view other than the rules, and no other.
    pub fn show(&self, view: View) {
        if self.switch(view) {
            self.rules.close();
            self.begin_reading(view);
        }
    }

    /// Says whether the view is another one than before.
    fn switch(&self, view: View) -> bool {
        let before = self.shown.replace(view);
        for (each, element) in &self.elements {
            element.show(*each == view);
        }
        self.desk.show(view.is_of_desk());
        for link in &self.links {
            let here = link.get_attribute("data-view-link").as_deref() == Some(view.address());
            link.set_or_remove("aria-current", here.then_some("page"));
        }
        before != view
    }

    fn begin_reading(&self, view: View) {
        let element = self.elements.iter().find(|(each, _)| *each == view);
        if let Some((_, element)) = element
            && view != View::Board
        {
            let _ = element.focus();
        }
        // After the focus, which scrolls the view into sight and the head of the page out of it.
        self.dom.window().scroll_to_with_x_and_y(0.0, 0.0);
    }
}
