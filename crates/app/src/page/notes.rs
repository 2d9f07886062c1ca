//! Link and FEN: copying them, and setting a position up.

use std::rc::Rc;

use consulboard_play::Texts;
use web_sys::{Element, HtmlTextAreaElement};

use crate::dom::{Dom, ElementExt, Missing, Timer, copy};

/// How long "copied" stays.
const NOTE_TIME: i32 = 4000;

/// The fields and what is said beside them.
pub struct Notes {
    dom: Dom,
    note: Rc<Note>,
    fen: HtmlTextAreaElement,
    fen_error: Element,
    fen_note: Rc<Note>,
    link: HtmlTextAreaElement,
}

/// A line that says something for a while.
pub struct Note {
    line: Element,
    timer: Timer,
}

impl Note {
    /// A line that says nothing yet.
    pub fn new(dom: &Dom, line: Element) -> Rc<Note> {
        let timer = {
            let line = line.clone();
            Timer::new(dom.window(), move || line.say(""))
        };
        Rc::new(Note { line, timer })
    }

    /// Says something, for a while.
    pub fn say(&self, text: &str) {
        self.line.say(text);
        self.timer.start(NOTE_TIME);
    }
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

    /// Prepares the field for the position on the board.
    pub fn prepare_fen(&self, fen: &str) {
        self.fen.set_value(fen);
        self.fen_error.say("");
        self.fen_note.line.say("");
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
        let (copied, failed) = (texts.get("copied-fen"), texts.get("copy-failed"));
        let (note, field) = (self.fen_note.clone(), self.fen.clone());
        copy(&self.dom, &self.fen.value(), move |done| {
            if done {
                note.say(&copied);
            } else {
                field.select();
                note.say(&failed);
            }
        });
    }
}
