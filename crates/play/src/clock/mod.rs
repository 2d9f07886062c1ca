//! Clocks: how much time the players have, and what is left of it.
//!
//! A [`Control`] says what was agreed; a [`Clock`] keeps the time by it. [`Clock::update`] takes a
//! [`ClockInput`] with the time it came at and gives [`ClockEvent`]s; everything else only looks.
//! Times are milliseconds of any clock that goes forward, and only differences between them count,
//! so a page that slept for hours has lost nothing: what is left is computed, never counted down.

mod control;
mod face;
mod keeper;
mod moves;
mod presets;
mod read;
mod saved;
mod say;
#[cfg(test)]
mod tests;

pub use control::{Bonus, Control, Millis, Pace, Period};
pub use face::{Face, Hand, time_text};
pub use keeper::{Clock, ClockEvent, ClockInput, Timed};
pub use presets::{PRESETS, presets};
pub use read::ControlError;
pub use saved::ClockTextError;
pub use say::{control_fault, control_words, pace, saved_fault, time_words};
