//! Something that is done a little later.

use std::cell::Cell;

use wasm_bindgen::prelude::*;
use web_sys::Window;

use crate::crash;

/// Calls its function some time after it was last started.
pub struct Timer {
    window: Window,
    running: Cell<Option<i32>>,
    closure: Closure<dyn Fn()>,
}

impl Timer {
    /// A timer that has not been started yet.
    pub fn new(window: &Window, ring: impl Fn() + 'static) -> Timer {
        let ring: Box<dyn Fn()> = Box::new(ring);
        Timer {
            window: window.clone(),
            running: Cell::new(None),
            closure: Closure::new(move || {
                if !crash::happened() {
                    ring();
                }
            }),
        }
    }

    /// Starts it anew.
    pub fn start(&self, milliseconds: i32) {
        self.stop();
        let callback = self.closure.as_ref().unchecked_ref();
        let timeout = self
            .window
            .set_timeout_with_callback_and_timeout_and_arguments_0(callback, milliseconds);
        self.running.set(timeout.ok());
    }

    /// Stops it.
    pub fn stop(&self) {
        if let Some(timeout) = self.running.take() {
            self.window.clear_timeout_with_handle(timeout);
        }
    }
}

impl Drop for Timer {
    fn drop(&mut self) {
        self.stop();
    }
}
