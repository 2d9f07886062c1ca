//! How dice lie, wait and roll.

use std::f64::consts::{FRAC_PI_2, FRAC_PI_4, PI};

use super::solid::{Solid, Turn};

/// How a die lies when its number can be read: seen from above and a little from the front.
pub(super) fn resting(solid: Solid, number: u8) -> Turn {
    let (aside, tilt) = match solid {
        Solid::Cube => (-0.22, 0.4),
        Solid::Octahedron | Solid::Icosahedron => (0.0, 0.16),
    };
    solid
        .facing(number)
        .then(Turn::about([0.0, 0.0, 1.0], aside))
        .then(Turn::about([1.0, 0.0, 0.0], -tilt))
}

/// How a die waits: a corner towards the eye, so that no number is on top.
pub(super) fn waiting(solid: Solid) -> Turn {
    match solid {
        Solid::Cube => {
            Turn::about([0.0, 0.0, 1.0], FRAC_PI_4).then(Turn::about([1.0, 0.0, 0.0], -0.955))
        }
        Solid::Octahedron => {
            Turn::about([1.0, 0.0, 0.0], FRAC_PI_2 - 0.08).then(Turn::about([0.0, 0.0, 1.0], 0.3))
        }
        // Its first corner, whose height over its distance to the side is the golden ratio.
        Solid::Icosahedron => Turn::about([1.0, 0.0, 0.0], 0.553_574_358_897_045 - 0.05)
            .then(Turn::about([0.0, 0.0, 1.0], 0.3)),
    }
}

/// A die on its way over the table.
pub(super) struct Tumble {
    /// How much it still has to turn.
    pub(super) turn: Turn,
    /// How far it still has to go.
    pub(super) x: f64,
    /// How high it is above the table.
    pub(super) height: f64,
}

impl Tumble {
    /// After a part of the way; `roll` tells one roll from the next, so that no two look the same.
    pub(super) fn at(progress: f64, roll: f64) -> Tumble {
        // It comes fast and rolls out.
        let left = (1.0 - progress).powi(2);
        let lean = (roll * 2.4).sin() * 0.5;
        let hops = (progress * PI * 2.5).sin().abs();
        Tumble {
            turn: Turn::about([lean, -1.0, 0.3 * lean], left * -9.5),
            x: -2.9 * left,
            height: hops * left * 0.9,
        }
    }
}
