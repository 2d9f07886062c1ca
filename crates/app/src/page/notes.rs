//! Link and FEN: copying them, and setting a position up.

use std::rc::Rc;

use consulboard_play::Texts;
use web_sys::{Element, HtmlTextAreaElement};

use super::desk::Desk;

use consulboard_web::dom::{Dom, ElementExt, Missing, Note, copy};

/// The fields and what is said beside them.
pub struct Notes {
    dom: Dom,
    note: Rc<Note>,
    fen: HtmlTextAreaElement,
    fen_error: Element,
    fen_note: Rc<Note>,
    link: HtmlTextAreaElement,
}

impl Notes {
    /// Finds them on the page.
    ///
    /// # Errors
    ///
    /// When one is missing.
    pub fn new(dom: &Dom) -> Result<Notes, Missing> {
        Ok(Notes {
            dom: dom.clone(),
            note: Note::new(dom, dom.by_id("note")?),
            fen: dom.by_id("fen")?,
            fen_error: dom.by_id("fen-error")?,
            fen_note: Note::new(dom, dom.by_id("fen-note")?),
            link: dom.by_id("link-text")?,
        })
    }

    /// Copies the address of the game; `by_hand` is called where the browser does not let it.
    pub fn copy_link(&self, link: &str, texts: &Texts, by_hand: impl Fn() + 'static) {
        let copied = texts.get("copied-link");
        let note = self.note.clone();
        self.link.set_value(link);
        let field = self.link.clone();
        copy(&self.dom, link, move |done| {
            if done {
                note.say(&copied);
            } else {
                by_hand();
                field.select();
            }
        });
    }

    /// Says that the desk has to be fetched before it does what it is asked for.
    pub fn wait_for_desk(&self, desk: &Desk, texts: &Texts) {
        if !desk.is_here() {
            self.note.say(&texts.get("desk-waiting"));
        }
    }

    /// Says nothing any more.
    pub fn clear(&self) {
        self.note.clear();
    }

    /// Prepares the field for the position on the board.
    pub fn prepare_fen(&self, fen: &str) {
        self.fen.set_value(fen);
        self.fen_error.say("");
        self.fen_note.clear();
    }

    /// The FEN in the field.
    pub fn fen(&self) -> String {
        self.fen_error.say("");
        self.fen.value()
    }

    /// Whether the FEN in the field was just refused.
    pub fn is_refused(&self) -> bool {
        self.fen_error
            .text_content()
            .is_some_and(|text| !text.is_empty())
    }

    /// The FEN was not accepted.
    pub fn refuse_fen(&self, why: &str) {
        self.fen_error.say(why);
        let _ = self.fen.focus();
    }

    /// Copies the FEN in the field.
    pub fn copy_fen(&self, texts: &Texts) {
        self.fen_note.copy_field(
            &self.dom,
            &self.fen,
            texts.get("copied-fen"),
            texts.get("copy-failed"),
        );
    }
}
