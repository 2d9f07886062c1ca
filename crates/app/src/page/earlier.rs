//! The game that another one took the place of: it is kept, with a way back.

use std::rc::Rc;

use consulboard_play::Session;
use web_sys::HtmlElement;

use super::shelf::{Item, Shelf};
use consulboard_web::dom::{Dom, ElementExt, Missing};

/// The game and the line that offers the way back.
pub struct Earlier {
    line: HtmlElement,
    shelf: Rc<Shelf>,
}

impl Earlier {
    /// Finds the line on the page, and what was kept at the last visit.
    ///
    /// # Errors
    ///
    /// When the line is missing.
    pub fn new(dom: &Dom, shelf: &Rc<Shelf>) -> Result<Earlier, Missing> {
        let earlier = Earlier {
            line: dom.by_id("earlier")?,
            shelf: shelf.clone(),
        };
        earlier.show();
        Ok(earlier)
    }

    /// Shows the line while there is such a game.
    pub fn show(&self) {
        self.line.show(self.text().is_some());
    }

    /// The text of the game on the board, if something is lost with it: it has been begun and is not
    /// over.
    pub fn of(session: &Session) -> Option<String> {
        let game = session.game();
        let worth = !game.is_empty() && game.outcome().is_none();
        worth.then(|| session.saved())
    }

    /// Keeps a game by its text, if it has been begun, and its id in the library.
    pub fn keep(&self, text: &str, id: Option<&str>) {
        if text.contains("&moves=") {
            self.shelf.put(Item::EarlierId, id);
            self.shelf.put(Item::EarlierGame, Some(text));
            self.show();
        }
    }

    /// The game.
    pub fn text(&self) -> Option<String> {
        self.shelf.get(Item::EarlierGame)
    }

    /// Forgets the game.
    pub fn forget(&self) {
        self.shelf.put(Item::EarlierGame, None);
        self.shelf.put(Item::EarlierId, None);
        self.show();
    }
}
