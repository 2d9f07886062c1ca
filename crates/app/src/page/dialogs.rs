//! The dialogs: opening, closing, and who gets the focus back.

use consulboard_play::Panel;
use consulboard_rules::Claim;
use wasm_bindgen::prelude::*;
use web_sys::{Element, HtmlDialogElement};

use crate::dom::{Dom, ElementExt, Missing};

/// The dialogs that have nothing to fill in.
pub struct Dialogs {
    dom: Dom,
    threefold: Element,
    fifty: Element,
    refused_title: Element,
    refused_why: Element,
}

impl Dialogs {
    /// Finds them on the page.
    ///
    /// # Errors
    ///
    /// When one is missing.
    pub fn new(dom: &Dom) -> Result<Dialogs, Missing> {
        Ok(Dialogs {
            dom: dom.clone(),
            threefold: dom.by_action("claim-threefold")?.into(),
            fifty: dom.by_action("claim-fifty")?.into(),
            refused_title: dom.by_id("refused-title")?,
            refused_why: dom.by_id("refused-why")?,
        })
    }

    /// Opens a dialog; another one that is open is closed.
    pub fn open(&self, id: &str) {
        self.close();
        if let Ok(dialog) = self.dom.by_id::<HtmlDialogElement>(id) {
            // It fails only where it is open already.
            let _ = dialog.show_modal();
        }
    }

    /// Closes the dialog that is open.
    pub fn close(&self) {
        if let Some(dialog) = self.current() {
            dialog.close();
        }
    }

    /// The dialog that is open.
    pub fn current(&self) -> Option<HtmlDialogElement> {
        let open = self.dom.root()?.find("dialog[open]")?;
        open.dyn_into().ok()
    }

    /// Asks whether the game is drawn.
    pub fn ask_for_draw(&self, panel: &Panel) {
        let may = |claim| panel.claims.contains(&claim);
        self.threefold.show(may(Claim::ThreefoldRepetition));
        self.fifty.show(may(Claim::FiftyMoves));
        self.open("draw-dialog");
    }

    /// Says that something was not accepted.
    pub fn refused(&self, title: &str, why: &str) {
        self.refused_title.say(title);
        self.refused_why.say(why);
        self.open("refused-dialog");
    }
}
