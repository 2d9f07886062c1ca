//! Pieces on their way: the changes of a move, played over time.

use consulboard_rules::{Change, Changes, Piece, Square, View};

/// How long a slide takes, in milliseconds.
pub(crate) const SLIDE_MS: f64 = 200.0;

/// A piece that slides.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Slide {
    /// Where it comes from.
    pub(crate) from: Square,
    /// Where it goes; the position shown has it there already.
    pub(crate) to: Square,
    /// What it is on its way: a pawn until it is promoted.
    pub(crate) piece: Piece,
}

/// Changes that are being shown.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Animation {
    start: f64,
    /// Pieces on their way.
    pub(crate) slides: Vec<Slide>,
    /// Pieces that fade away where they were captured.
    pub(crate) fading: Vec<(Square, Piece)>,
}

impl Animation {
    /// A move, with the position before it; `dropped` is a square that a piece was dragged to, so
    /// it is there already.
    pub(crate) fn of_move(
        before: View<'_>,
        changes: &Changes,
        dropped: Option<Square>,
        now: f64,
    ) -> Animation {
        let mut animation = Animation {
            start: now,
            ..Animation::default()
        };
        for change in changes.iter() {
            match change {
                Change::Slide { from, to } => {
                    if let Some(piece) = before.piece(from).filter(|_| dropped != Some(to)) {
                        animation.slides.push(Slide { from, to, piece });
                    }
                }
                Change::Remove { at } => animation
                    .fading
                    .extend(before.piece(at).map(|piece| (at, piece))),
                Change::Put { .. } => {}
            }
        }
        animation
    }

    /// A move taken back, with the position it leads back to.
    pub(crate) fn of_undo(before: View<'_>, changes: &Changes, now: f64) -> Animation {
        let mut animation = Animation::of_move(before, changes, None, now);
        animation.fading.clear();
        for slide in &mut animation.slides {
            (slide.from, slide.to) = (slide.to, slide.from);
        }
        animation
    }

    /// How much of it is over, from 0 to 1, slowing down towards the end.
    pub(crate) fn progress(&self, now: f64) -> f64 {
        let t = ((now - self.start) / SLIDE_MS).clamp(0.0, 1.0);
        1.0 - (1.0 - t).powi(3)
    }

    /// Whether there is anything left to show.
    pub(crate) fn is_over(&self, now: f64) -> bool {
        now - self.start >= SLIDE_MS || self.slides.is_empty() && self.fading.is_empty()
    }
}
