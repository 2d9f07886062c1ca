//! The game that another one took the place of: it is kept, with a way back.

use consulboard_play::Panel;
use web_sys::HtmlElement;

use crate::dom::{Dom, ElementExt, Missing, Storage};

/// Under which name it is kept.
const EARLIER_GAME: &str = "earlier-game";

/// The line that offers the way back.
pub struct Earlier {
    line: HtmlElement,
}

impl Earlier {
    /// Finds it on the page.
    ///
    /// # Errors
    ///
    /// When it is missing.
    pub fn new(dom: &Dom) -> Result<Earlier, Missing> {
        Ok(Earlier {
            line: dom.by_id("earlier")?,
        })
    }

    /// Shows the line while there is such a game.
    pub fn show(&self, storage: &Storage) {
        self.line.show(storage.get(EARLIER_GAME).is_some());
    }

    /// Keeps the game on the board, if something is lost with it: it has been begun and is not over.
    pub fn keep(&self, storage: &Storage, panel: &Panel) {
        if panel.last > 0 && panel.result.is_none() {
            self.keep_text(storage, &panel.link);
        }
    }

    /// Keeps a game by its text, if it has been begun.
    pub fn keep_text(&self, storage: &Storage, text: &str) {
        if text.contains("&moves=") {
            storage.set(EARLIER_GAME, text);
            self.show(storage);
        }
    }

    /// Takes the game out.
    pub fn take(&self, storage: &Storage) -> Option<String> {
        let text = storage.get(EARLIER_GAME);
        storage.remove(EARLIER_GAME);
        self.show(storage);
        text
    }
}
