//! The times of single moves, which a game keeps beside them: for `[%clk]` and `[%emt]` of PGN.

use consulboard_rules::Color;

use super::control::Millis;
use super::keeper::Clock;

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
