//! Mouse, pen and finger on the board.

use std::cell::Cell;
use std::rc::Rc;

use consulboard_play::{Draw, Input, Point};
use wasm_bindgen::prelude::*;
use web_sys::{Event, MouseEvent, PointerEvent};

use super::Inner;
use super::drawing::pen_of_press;
use super::picker::role_of;
use crate::dom::{HOLD, Listener, closest, target_element};

const PRIMARY: i16 = 0;
const SECONDARY: i16 = 2;

/// The pointer that is pressed. A second finger does nothing until the first is lifted.
#[derive(Debug, Default)]
pub struct Pointer {
    pressed: Cell<Option<i32>>,
    /// Whether the last press was on the promotion picker.
    on_picker: Cell<bool>,
}

impl Pointer {
    /// The pointer that is pressed; it does something else from now on.
    pub fn take(&self) -> Option<i32> {
        self.pressed.take()
    }
}

/// Listens to pointers on the board and beside it.
pub fn listen(inner: &Rc<Inner>) -> Vec<Listener> {
    let on = |kind: &'static str, handle: fn(&Inner, &PointerEvent)| {
        let weak = Rc::downgrade(inner);
        Listener::new(inner.stage.surface(), kind, move |event: Event| {
            if let (Some(inner), Some(event)) = (weak.upgrade(), event.dyn_ref::<PointerEvent>()) {
                handle(&inner, event);
            }
        })
    };
    let prevent = |kind: &'static str| {
        Listener::new(inner.stage.surface(), kind, |event| event.prevent_default())
    };
    let mut listeners = vec![
        on("pointerdown", down),
        on("pointermove", moved),
        on("pointerup", up),
        on("pointercancel", cancelled),
        on("lostpointercapture", cancelled),
        on("pointerleave", left),
        prevent("contextmenu"),
        // A click leaves the focus where it is: the cells of the twin lie below the pointer.
        prevent("mousedown"),
        prevent("dragstart"),
    ];
    let weak = Rc::downgrade(inner);
    listeners.push(Listener::new(
        inner.picker.element(),
        "click",
        move |event| {
            let role = target_element(&event).and_then(|element| role_of(&element));
            if let (Some(inner), Some(role)) = (weak.upgrade(), role) {
                // A finger that opened the picker clicks on what has come up below it: that chooses
                // nothing. A key's click has no press before it.
                let by_key = event
                    .dyn_ref::<MouseEvent>()
                    .is_some_and(|event| event.detail() == 0);
                if by_key || inner.pointer.on_picker.get() {
                    inner.send(Input::Promote(role));
                }
            }
        },
    ));
    let weak = Rc::downgrade(inner);
    listeners.push(Listener::new(
        inner.dom.document(),
        "pointerdown",
        move |event| {
            let Some(inner) = weak.upgrade() else { return };
            let target = target_element(&event);
            let on_board = |element| inner.stage.element().contains(Some(element));
            let picker = inner.picker.element();
            let on_picker = target.as_ref().is_some_and(|it| picker.contains(Some(it)));
            inner.pointer.on_picker.set(on_picker);
            // A button for a step back makes it by itself.
            let steps_back = closest(&event, "[data-action=back]").is_some();
            if inner.picker.is_open()
                && !steps_back
                && !target.as_ref().is_some_and(|it| on_board(it))
            {
                inner.send(Input::Back);
            }
        },
    ));
    listeners
}

fn down(inner: &Inner, event: &PointerEvent) {
    if inner.picker.is_open() {
        inner.send(Input::Back);
        return;
    }
    match event.button() {
        PRIMARY => {
            if inner.pointer.pressed.get().is_some() || !event.is_primary() {
                return;
            }
            inner.stage.release_fields();
            inner.pointer.pressed.set(Some(event.pointer_id()));
            capture(inner, event);
            let point = point(inner, event);
            if inner.drawing.rest(event, point) {
                inner.hold.start(HOLD);
            }
            inner.send(Input::PointerDown(point));
        }
        SECONDARY if inner.drawing.is_allowed() => {
            inner.drawing.begin(event.pointer_id());
            capture(inner, event);
            let begin = Draw::Begin(pen_of_press(event), point(inner, event));
            inner.send(Input::Draw(begin));
        }
        SECONDARY => inner.send(Input::Back),
        _ => {}
    }
}

/// The rest of a drag comes here even where it leaves the board. It fails only if the pointer has gone
/// meanwhile, and then there is no rest.
fn capture(inner: &Inner, event: &PointerEvent) {
    let surface = inner.stage.surface();
    let _ = surface.set_pointer_capture(event.pointer_id());
}

fn moved(inner: &Inner, event: &PointerEvent) {
    if inner.drawing.is_by(event) {
        inner.send(Input::Draw(Draw::Go(point(inner, event))));
        return;
    }
    if !inner.drawing.rests(event) {
        inner.drawing.take_rest();
        inner.hold.stop();
    }
    match inner.pointer.pressed.get() {
        Some(pressed) if pressed != event.pointer_id() => {}
        // The second button while the first is held is told as a move.
        Some(_) if event.button() == SECONDARY && event.buttons() & 2 != 0 => {
            inner.send(Input::Back);
        }
        Some(_) => inner.send(Input::PointerMove(point(inner, event))),
        None if event.is_primary() => inner.send(Input::PointerMove(point(inner, event))),
        None => {}
    }
}

fn up(inner: &Inner, event: &PointerEvent) {
    inner.hold.stop();
    if inner.drawing.is_by(event) {
        inner.drawing.end();
        inner.send(Input::Draw(Draw::End(point(inner, event))));
        return;
    }
    if inner.pointer.pressed.get() == Some(event.pointer_id()) && event.button() == PRIMARY {
        inner.pointer.pressed.set(None);
        inner.send(Input::PointerUp(point(inner, event)));
    }
}

fn cancelled(inner: &Inner, event: &PointerEvent) {
    inner.hold.stop();
    if inner.drawing.is_by(event) {
        inner.drawing.end();
        inner.send(Input::Draw(Draw::Cancel));
    }
    if inner.pointer.pressed.get() == Some(event.pointer_id()) {
        inner.pointer.pressed.set(None);
        inner.send(Input::PointerCancel);
    }
}

fn left(inner: &Inner, _: &PointerEvent) {
    if inner.pointer.pressed.get().is_none() {
        inner.send(Input::PointerLeave);
    }
}

/// Where the event is, in squares.
fn point(inner: &Inner, event: &PointerEvent) -> Point {
    inner.stage.point(event, inner.scene_frame().geometry)
}
