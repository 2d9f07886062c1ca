//! Painting with the next frame of the browser.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen::prelude::*;
use web_sys::Window;

use crate::crash;

/// Calls its function with the next frame, however often that is asked for before: never more than
/// one request is in flight.
pub struct Frame {
    window: Window,
    request: Rc<Cell<Option<i32>>>,
    closure: Closure<dyn Fn(f64)>,
}

impl Frame {
    /// A frame that has not been asked for yet.
    pub fn new(window: &Window, paint: impl Fn() + 'static) -> Frame {
        let paint: Box<dyn Fn()> = Box::new(paint);
        let request = Rc::new(Cell::new(None));
        let closure = {
            let request = request.clone();
            Closure::<dyn Fn(f64)>::new(move |_| {
                request.set(None);
                if !crash::happened() {
                    paint();
                }
            })
        };
        Frame {
            window: window.clone(),
            request,
            closure,
        }
    }

    /// Asks for a frame unless one is on its way.
    pub fn request(&self) {
        if self.request.get().is_none() {
            let callback = self.closure.as_ref().unchecked_ref();
            self.request
                .set(self.window.request_animation_frame(callback).ok());
        }
    }
}

impl Drop for Frame {
    fn drop(&mut self) {
        if let Some(request) = self.request.take() {
            let _ = self.window.cancel_animation_frame(request);
        }
    }
}
