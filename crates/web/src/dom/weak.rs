//! Callbacks of what may be gone by the time they are called.

use std::rc::{Rc, Weak};

/// A callback that holds what it is about only weakly, and does nothing once that is gone.
pub fn while_there<T: 'static>(
    weak: &Weak<T>,
    call: impl Fn(&Rc<T>) + 'static,
) -> impl Fn() + 'static {
    let weak = weak.clone();
    move || {
        if let Some(it) = weak.upgrade() {
            call(&it);
        }
    }
}
