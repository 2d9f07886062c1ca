//! The dialogs: opening, closing, and who gets the focus back.

use consulboard_play::Panel;
use consulboard_rules::Claim;
use wasm_bindgen::prelude::*;
use web_sys::{Element, Event, HtmlDialogElement, MouseEvent};

use consulboard_web::dom::{Dom, ElementExt, Missing, target_element};

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
        if self.current().is_some_and(|dialog| dialog.id() == id) {
            return;
        }
        self.close();
        if let Ok(dialog) = self.dom.by_id::<HtmlDialogElement>(id) {
            // It fails only where it is open already.
            let _ = dialog.show_modal();
            // What gets the focus may stand at its end.
            dialog.set_scroll_top(0);
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

    /// Whether an event of the pointer happened beside the dialog that is open: it comes to the dialog
    /// itself then, and its point lies outside.
    pub fn is_beside(&self, event: &Event) -> bool {
        let dialog = self.current();
        let on_it = target_element(event)
            .zip(dialog.as_ref())
            .is_some_and(|(target, dialog)| target.is_same_node(Some(dialog)));
        let (Some(dialog), Some(point)) = (dialog, event.dyn_ref::<MouseEvent>()) else {
            return false;
        };
        let area = dialog.get_bounding_client_rect();
        let (x, y) = (f64::from(point.client_x()), f64::from(point.client_y()));
        let inside =
            (area.left()..area.right()).contains(&x) && (area.top()..area.bottom()).contains(&y);
        on_it && !inside
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
