//! A finger that rests: when that is more than a slow tap.

/// How long it rests, in milliseconds.
pub const HOLD: i32 = 500;

/// How far it may slip meanwhile, in CSS pixels.
pub const SLIP: f64 = 10.0;
