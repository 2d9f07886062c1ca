//! The game that another one took the place of: it is kept, with a way back.

use std::cell::RefCell;

use consulboard_play::Session;
use web_sys::HtmlElement;

use consulboard_web::dom::{Dom, ElementExt, Missing, Storage};

/// Under which name it is kept.
const EARLIER_GAME: &str = "earlier-game";

/// The game and the line that offers the way back.
pub struct Earlier {
    line: HtmlElement,
    storage: Storage,
    /// The game as long as the page is open, also where nothing can be stored.
    text: RefCell<Option<String>>,
}

impl Earlier {
    /// Finds the line on the page, and what was kept at the last visit.
    ///
    /// # Errors
    ///
    /// When the line is missing.
    pub fn new(dom: &Dom, storage: &Storage) -> Result<Earlier, Missing> {
        let earlier = Earlier {
            line: dom.by_id("earlier")?,
            storage: storage.clone(),
            text: RefCell::new(storage.get(EARLIER_GAME)),
        };
        earlier.show();
        Ok(earlier)
    }

    /// Shows the line while there is such a game.
    fn show(&self) {
        self.line.show(self.text.borrow().is_some());
    }

    /// The text of the game on the board, if something is lost with it: it has been begun and is not
    /// over.
    pub fn of(session: &Session) -> Option<String> {
        let game = session.game();
        let worth = !game.is_empty() && game.outcome().is_none();
        worth.then(|| session.saved())
    }

    /// Keeps a game by its text, if it has been begun.
    pub fn keep_text(&self, text: &str) {
        if text.contains("&moves=") {
            // Where it cannot be stored, an older one shall not come back in its place.
            if !self.storage.set(EARLIER_GAME, text) {
                self.storage.remove(EARLIER_GAME);
            }
            self.text.replace(Some(text.to_owned()));
            self.show();
        }
    }

    /// The game.
    pub fn text(&self) -> Option<String> {
        self.text.borrow().clone()
    }

    /// Forgets the game.
    pub fn forget(&self) {
        self.storage.remove(EARLIER_GAME);
        self.text.replace(None);
        self.show();
    }
}
