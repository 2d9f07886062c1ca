//! What is said when the game cannot be kept, with the offer to download it.

use std::cell::Cell;

use consulboard_web::dom::{Dom, ElementExt, Missing};
use web_sys::Element;

use super::shelf::Kept;

/// The line that says it.
pub struct Unkept {
    line: Element,
    /// Whether the shelf and the library take the game.
    shelf: Cell<Kept>,
    library: Cell<Kept>,
    /// Whether somebody has read it: it is not said twice.
    is_known: Cell<bool>,
}

impl Unkept {
    /// Finds it on the page.
    ///
    /// # Errors
    ///
    /// When it is missing.
    pub fn new(dom: &Dom) -> Result<Unkept, Missing> {
        Ok(Unkept {
            line: dom.by_id("unkept")?,
            shelf: Cell::new(Kept::Yes),
            library: Cell::new(Kept::Yes),
            is_known: Cell::new(false),
        })
    }

    /// The shelf has taken the game, or has not.
    pub fn tell_shelf(&self, kept: Kept) {
        self.shelf.set(kept);
        self.show();
    }

    /// The library has taken it, or has not.
    pub fn tell_library(&self, kept: Kept) {
        self.library.set(kept);
        self.show();
    }

    fn show(&self) {
        let is_kept = [&self.shelf, &self.library]
            .into_iter()
            .all(|kept| kept.get() == Kept::Yes);
        if is_kept {
            self.is_known.set(false);
        }
        self.line.show(!is_kept && !self.is_known.get());
    }

    /// Somebody has read it.
    pub fn dismiss(&self) {
        self.is_known.set(true);
        self.show();
    }
}
