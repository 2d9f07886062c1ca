//! What the players see of a clock.

use consulboard_rules::Color;

use super::control::Millis;
use super::keeper::{Clock, Run};

/// Up to here tenths of a second are shown.
const TENTHS: Millis = 20_000;

/// How a side's clock stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// It waits for its turn, or for the game to begin.
    Waiting,
    /// It runs.
    Running,
    /// It is this side's turn, but the clock rests.
    Paused,
    /// Its flag has fallen.
    Fallen,
}

/// One side of the clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Face {
    /// What is left: `1:30:00`, `4:59`, `19.9`.
    pub text: String,
    /// What is left of the delay, while there is some.
    pub delay: Option<String>,
    /// How it stands.
    pub hand: Hand,
    /// Whether little is left.
    pub low: bool,
    /// How many moves until more time comes, where that is so.
    pub moves_left: Option<u32>,
}

impl Clock {
    /// A side as it is seen at a time.
    pub fn face(&self, color: Color, now: Millis) -> Face {
        let fallen = self.fallen(now) == Some(color);
        let hand = match self.run {
            _ if fallen => Hand::Fallen,
            _ if color != self.turn() => Hand::Waiting,
            Run::Ready | Run::Stopped { .. } | Run::Fallen { .. } => Hand::Waiting,
            Run::Running { .. } => Hand::Running,
            Run::Paused { .. } => Hand::Paused,
        };
        let delay = match hand {
            Hand::Running | Hand::Paused => self.delay_left(color, now),
            Hand::Waiting | Hand::Fallen => 0,
        };
        Face {
            text: time_text(self.left(color, now)),
            delay: (delay > 0).then(|| time_text(delay)),
            hand,
            low: self.is_low(color, now),
            moves_left: self.stage(color).and_then(|stage| stage.moves_left),
        }
    }
}

/// A time as clocks show it: hours, minutes and seconds; up to twenty seconds, tenths. What has
/// begun counts as whole, so that nothing is left only where nothing is left.
pub fn time_text(left: Millis) -> String {
    if left <= TENTHS {
        let tenths = left.div_ceil(100);
        return format!("{}.{}", tenths / 10, tenths % 10);
    }
    let seconds = left.div_ceil(1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

/// How long the text of a time that runs stays the same.
pub(super) fn shown_for(left: Millis) -> Millis {
    let unit = if left <= TENTHS { 100 } else { 1000 };
    match left % unit {
        _ if left == 0 => 0,
        // At twenty seconds the unit changes, and with it the text: `0:21`, then `20.0`.
        0 => unit,
        rest => rest,
    }
}
