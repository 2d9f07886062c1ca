//! Mouse and finger: on the board, and from the palette onto it.

use std::rc::Rc;

use consulboard_play::Point;
use consulboard_play::editor::EditInput;
use consulboard_rules::Piece;
use consulboard_web::dom::{Listener, closest};
use wasm_bindgen::prelude::*;
use web_sys::{EventTarget, PointerEvent};

use super::{Inner, on};

const PRIMARY: i16 = 0;
const SECONDARY: i16 = 2;

/// How far, in CSS pixels, a piece of the palette is moved before that is a drag and no click.
const DRAG_THRESHOLD: i32 = 6;

/// A piece of the palette under a pressed pointer.
#[derive(Clone, Copy, Debug)]
pub struct Grab {
    piece: Piece,
    pointer: i32,
    origin: (i32, i32),
    dragging: bool,
}

/// Listens to pointers.
pub fn listen(inner: &Rc<Inner>) -> Vec<Listener> {
    let surface = inner.stage.surface();
    let document = inner.dom.document();
    let prevent = |kind: &'static str| on(surface, inner, kind, |_, event| event.prevent_default());
    let pointer = |target: &EventTarget, kind, handle: fn(&Inner, &PointerEvent)| {
        let weak = Rc::downgrade(inner);
        Listener::new(target, kind, move |event| {
            if let (Some(inner), Some(event)) = (weak.upgrade(), event.dyn_ref::<PointerEvent>()) {
                handle(&inner, event);
            }
        })
    };
    vec![
        pointer(surface, "pointerdown", down),
        pointer(surface, "pointermove", moved),
        pointer(surface, "pointerup", up),
        pointer(surface, "pointercancel", cancelled),
        pointer(surface, "lostpointercapture", cancelled),
        prevent("contextmenu"),
        // A click leaves the focus where it is: the cells of the twin lie below the pointer.
        prevent("mousedown"),
        prevent("dragstart"),
        pointer(&inner.root, "pointerdown", grab),
        pointer(document, "pointermove", drag),
        pointer(document, "pointerup", release),
        pointer(document, "pointercancel", let_go),
    ]
}

fn point(inner: &Inner, event: &PointerEvent) -> Point {
    let geometry = inner.editor.borrow().frame().geometry;
    inner.stage.point(event, geometry)
}

fn down(inner: &Inner, event: &PointerEvent) {
    match event.button() {
        PRIMARY if inner.pressed.get().is_none() && event.is_primary() => {
            inner.stage.release_fields();
            inner.pressed.set(Some(event.pointer_id()));
            // The rest of a drag comes here even where it leaves the board. It fails only if the
            // pointer has gone meanwhile, and then there is no rest.
            let surface = inner.stage.surface();
            let _ = surface.set_pointer_capture(event.pointer_id());
            inner.send(EditInput::PointerDown(point(inner, event)));
        }
        SECONDARY => inner.send(EditInput::Back),
        _ => {}
    }
}

fn moved(inner: &Inner, event: &PointerEvent) {
    if inner.pressed.get() == Some(event.pointer_id()) {
        inner.send(EditInput::PointerMove(point(inner, event)));
    }
}

fn up(inner: &Inner, event: &PointerEvent) {
    if inner.pressed.get() == Some(event.pointer_id()) && event.button() == PRIMARY {
        inner.pressed.set(None);
        inner.send(EditInput::PointerUp(point(inner, event)));
    }
}

fn cancelled(inner: &Inner, event: &PointerEvent) {
    if inner.pressed.get() == Some(event.pointer_id()) {
        inner.pressed.set(None);
        inner.send(EditInput::PointerCancel);
    }
}

/// A piece of the palette is pressed; whether that is a click or a drag comes out later.
fn grab(inner: &Inner, event: &PointerEvent) {
    let button = closest(event, "[data-piece]");
    let piece = button.and_then(|button| inner.piece_of(&button));
    if let Some(piece) = piece
        && event.button() == PRIMARY
        && event.is_primary()
    {
        inner.grab.set(Some(Grab {
            piece,
            pointer: event.pointer_id(),
            origin: (event.client_x(), event.client_y()),
            dragging: false,
        }));
    }
}

fn grabbed(inner: &Inner, event: &PointerEvent) -> Option<Grab> {
    let grab = inner.grab.get();
    grab.filter(|grab| grab.pointer == event.pointer_id())
}

fn drag(inner: &Inner, event: &PointerEvent) {
    let Some(mut grab) = grabbed(inner, event) else {
        return;
    };
    let (x, y) = grab.origin;
    let far = (event.client_x() - x)
        .abs()
        .max((event.client_y() - y).abs());
    if !grab.dragging && far > DRAG_THRESHOLD {
        grab.dragging = true;
        inner.grab.set(Some(grab));
        inner.send(EditInput::Grab(grab.piece));
    }
    if grab.dragging {
        inner.send(EditInput::PointerMove(point(inner, event)));
    }
}

fn release(inner: &Inner, event: &PointerEvent) {
    if let Some(grab) = grabbed(inner, event) {
        inner.grab.set(None);
        if grab.dragging {
            inner.send(EditInput::PointerUp(point(inner, event)));
        } else {
            // Not with the click: it does not always come where a finger has just dragged.
            inner.choose(grab.piece);
        }
    }
}

fn let_go(inner: &Inner, event: &PointerEvent) {
    if let Some(grab) = grabbed(inner, event) {
        inner.grab.set(None);
        if grab.dragging {
            inner.send(EditInput::PointerCancel);
        }
    }
}
