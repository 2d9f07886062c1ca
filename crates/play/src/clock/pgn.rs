//! Times as PGN has them, for `[%clk]` and `[%emt]`.

use consulboard_rules::Color;

use super::control::{Millis, seconds};
use super::keeper::Clock;
use super::read::millis;

impl Clock {
    /// Who made a move, counted from 1, and what was left after it, with what it brought; `None`
    /// where there is no such move, or it was taken back.
    pub fn left_after(&self, ply: usize) -> Option<(Color, Millis)> {
        if ply > self.ply {
            return None;
        }
        let mover = self.stands.get(ply.checked_sub(1)?)?.turn;
        Some((mover, self.stands.get(ply)?.left[mover]))
    }

    /// How long a move took, counted from 1.
    pub fn spent_on(&self, ply: usize) -> Option<Millis> {
        self.left_after(ply)?;
        Some(self.stands.get(ply)?.spent)
    }
}

/// A time as in `[%clk 1:29:56]`; parts of a second only where there are any.
pub fn pgn_time(time: Millis) -> String {
    let minutes = time / 60_000;
    let rest = seconds(time % 60_000);
    // Two digits before the point.
    let zero = if time % 60_000 < 10_000 { "0" } else { "" };
    format!("{}:{:02}:{zero}{rest}", minutes / 60, minutes % 60)
}

/// Reads such a time: seconds, minutes and seconds, or hours too; `None` for anything else.
pub fn read_pgn_time(text: &str) -> Option<Millis> {
    let mut parts = text.trim().split(':').rev();
    let mut time = millis(parts.next()?, 1000)?;
    for unit in [60_000, 3_600_000] {
        if let Some(part) = parts.next() {
            time += millis(part, 1).filter(|_| !part.contains('.'))? * unit;
        }
    }
    match parts.next() {
        None => Some(time),
        Some(_) => None,
    }
}
