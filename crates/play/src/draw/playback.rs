//! Rolls that are being shown.

use super::timeline::{Moment, Phase, Timeline};

/// Rolls of the side being drawn that are being shown.
#[derive(Clone, Debug)]
pub(super) struct Playback {
    pub(super) started: f64,
    /// Index of its first roll in the draw.
    pub(super) first: usize,
    pub(super) timeline: Timeline,
    /// When the rolling that it belongs to ends.
    pub(super) until: Until,
    /// Where it was at the last tick.
    pub(super) moment: Moment,
}

impl Playback {
    pub(super) fn at(&self, now: f64) -> Option<Moment> {
        self.timeline.at(now - self.started)
    }

    /// How many rolls of the draw can be read at a moment.
    pub(super) fn readable(&self, moment: Moment) -> usize {
        let resting = match moment.phase {
            Phase::Rolling => 0,
            Phase::Showing | Phase::Flying | Phase::Settling | Phase::Unfit => 1,
        };
        self.first + moment.roll + resting
    }

    /// How many rolls of the draw are over, their pieces landed.
    pub(super) fn landed(&self, moment: Moment) -> usize {
        let landed = match moment.phase {
            Phase::Rolling | Phase::Showing | Phase::Flying => 0,
            Phase::Settling | Phase::Unfit => 1,
        };
        self.first + moment.roll + landed
    }
}

/// When rolling ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Until {
    /// When a number counts.
    Counted,
    /// When every piece is placed.
    Finished,
}
