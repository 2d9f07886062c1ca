//! A line that says something for a while.

use std::rc::Rc;

use web_sys::{Element, HtmlTextAreaElement};

use super::{Dom, ElementExt, Timer, copy};

/// How long it stays, in milliseconds.
const NOTE_TIME: i32 = 4000;

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

    /// Copies what is in a field, and says that it is done; where the browser does not let it, it says
    /// that instead, and the text is marked to be copied by hand.
    pub fn copy_field(
        self: &Rc<Note>,
        dom: &Dom,
        field: &HtmlTextAreaElement,
        copied: String,
        failed: String,
    ) {
        let (note, marked) = (self.clone(), field.clone());
        copy(dom, &field.value(), move |done| {
            if done {
                note.say(&copied);
            } else {
                marked.select();
                note.say(&failed);
            }
        });
    }

    /// Says nothing any more.
    pub fn clear(&self) {
        self.line.say("");
    }
}
