//! A line that says something for a while.

use std::rc::Rc;

use web_sys::Element;

use super::{Dom, ElementExt, Timer};

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

    /// Says nothing any more.
    pub fn clear(&self) {
        self.line.say("");
    }
}
