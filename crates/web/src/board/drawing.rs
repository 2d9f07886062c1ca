//! Drawing circles and arrows: which colour is meant, and when a finger draws.

use std::cell::Cell;

use consulboard_play::Point;
use consulboard_play::tree::Pen;
use web_sys::PointerEvent;

use crate::dom::SLIP;

/// What draws, and what may.
#[derive(Debug, Default)]
pub struct Drawing {
    /// Whether anything may be drawn on this board.
    is_allowed: Cell<bool>,
    /// The pointer that draws.
    pointer: Cell<Option<i32>>,
    /// Where a finger rests, on the screen and on the board.
    rest: Cell<Option<(Point, Point)>>,
}

impl Drawing {
    /// Lets circles and arrows be drawn.
    pub fn allow(&self) {
        self.is_allowed.set(true);
    }

    /// Whether they may be.
    pub fn is_allowed(&self) -> bool {
        self.is_allowed.get()
    }

    /// A pointer draws from now on.
    pub fn begin(&self, pointer: i32) {
        self.pointer.set(Some(pointer));
    }

    /// Whether the pointer of an event draws.
    pub fn is_by(&self, event: &PointerEvent) -> bool {
        self.pointer.get() == Some(event.pointer_id())
    }

    /// It draws no more.
    pub fn end(&self) {
        self.pointer.set(None);
    }

    /// A finger has come to rest at a point of the board. Whether it may draw if it stays.
    pub fn rest(&self, event: &PointerEvent, point: Point) -> bool {
        let rests = self.is_allowed() && event.pointer_type() == "touch";
        self.rest.set(rests.then(|| (on_screen(event), point)));
        rests
    }

    /// Whether it still rests there, as far as this event tells.
    pub fn rests(&self, event: &PointerEvent) -> bool {
        let now = on_screen(event);
        self.rest
            .get()
            .is_some_and(|(from, _)| (now.x - from.x).hypot(now.y - from.y) <= SLIP)
    }

    /// Where it has rested long enough; it rests no more.
    pub fn take_rest(&self) -> Option<Point> {
        self.rest.take().map(|(_, point)| point)
    }
}

fn on_screen(event: &PointerEvent) -> Point {
    Point {
        x: f64::from(event.client_x()),
        y: f64::from(event.client_y()),
    }
}

/// The colour of a press: red with Shift or Ctrl, blue with Alt, yellow with both, else green.
pub fn pen_of_press(event: &PointerEvent) -> Pen {
    let red = event.shift_key() || event.ctrl_key();
    let blue = event.alt_key() || event.meta_key();
    match (red, blue) {
        (false, false) => Pen::Green,
        (true, false) => Pen::Red,
        (false, true) => Pen::Blue,
        (true, true) => Pen::Yellow,
    }
}

/// The colour that a key draws in: that of its letter.
pub fn pen_of_key(key: &str) -> Option<Pen> {
    let mut letters = key.chars();
    let (letter, None) = (letters.next()?, letters.next()) else {
        return None;
    };
    Pen::of_letter(letter.to_ascii_uppercase())
}
