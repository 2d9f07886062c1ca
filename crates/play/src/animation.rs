//! Pieces on their way: the changes of a move, played over time.

use consulboard_rules::{Change, Changes, Piece, Square, View};

use crate::Pace;

/// How long a slide takes, in milliseconds.
pub(crate) const SLIDE_MS: f64 = 200.0;

/// How long it takes to drown after that.
pub(crate) const DROWN_MS: f64 = 500.0;

/// A piece that slides, or leaps from square to square.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Slide {
    /// Where it comes from, and its first square.
    first: (Square, Square),
    /// The squares it goes on to.
    rest: Vec<Square>,
    /// What it is on its way: a pawn until it is promoted.
    pub(crate) piece: Piece,
}

impl Slide {
    fn new(from: Square, to: Square, piece: Piece) -> Slide {
        Slide {
            first: (from, to),
            rest: Vec::new(),
            piece,
        }
    }

    /// Where it goes in the end; the position shown has it there already.
    pub(crate) fn to(&self) -> Square {
        self.rest.last().copied().unwrap_or(self.first.1)
    }

    /// The part of the way it is on at a progress from 0 to 1: from where, to where, how far.
    pub(crate) fn leg(&self, progress: f64) -> (Square, Square, f64) {
        let squares: Vec<Square> = [self.first.0, self.first.1]
            .into_iter()
            .chain(self.rest.iter().copied())
            .collect();
        let legs = squares.len() - 1;
        let at = (progress * legs as f64).min(legs as f64);
        let leg = (at.floor() as usize).min(legs - 1);
        (squares[leg], squares[leg + 1], at - leg as f64)
    }

    /// The same way back.
    fn reversed(&self) -> Slide {
        let mut squares = self.rest.clone();
        squares.reverse();
        squares.extend([self.first.1, self.first.0]);
        let first = (squares[0], squares[1]);
        Slide {
            first,
            rest: squares[2..].to_vec(),
            piece: self.piece,
        }
    }
}

/// Changes that are being shown.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Animation {
    start: f64,
    /// How much faster than usual.
    speed: f64,
    /// Pieces on their way.
    pub(crate) slides: Vec<Slide>,
    /// Pieces that fade away where they were captured.
    pub(crate) fading: Vec<(Square, Piece)>,
    /// Pieces that drown when all others have arrived.
    pub(crate) drowning: Vec<(Square, Piece)>,
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
            speed: 1.0,
            ..Animation::default()
        };
        for change in changes.iter() {
            match change {
                Change::Slide { from, to } => {
                    if let Some(piece) = before.piece(from).filter(|_| dropped != Some(to)) {
                        animation.slides.push(Slide::new(from, to, piece));
                    }
                }
                Change::Leap { from, to } => match animation.slides.last_mut() {
                    Some(slide) => slide.rest.push(to),
                    None => animation
                        .slides
                        .extend(before.piece(from).map(|piece| Slide::new(from, to, piece))),
                },
                Change::Drown { at } => {
                    // What moved drowns where it has come to.
                    let piece = arrived(before, changes, at).or(before.piece(at));
                    animation.drowning.extend(piece.map(|piece| (at, piece)));
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
        animation.drowning.clear();
        for slide in &mut animation.slides {
            *slide = slide.reversed();
        }
        animation
    }

    /// The same, at a pace.
    pub(crate) fn at(mut self, pace: Pace) -> Animation {
        self.speed = pace.speed();
        self
    }

    /// How much of its time has passed, in milliseconds of the usual pace.
    fn passed(&self, now: f64) -> f64 {
        (now - self.start) * self.speed
    }

    /// How long the pieces are on their way.
    fn way(&self) -> f64 {
        if self.slides.is_empty() && self.fading.is_empty() {
            0.0
        } else {
            SLIDE_MS
        }
    }

    /// How much of the way is over, from 0 to 1, slowing down towards the end.
    pub(crate) fn progress(&self, now: f64) -> f64 {
        let t = part(self.passed(now), SLIDE_MS);
        1.0 - (1.0 - t).powi(3)
    }

    /// How far what drowns has drowned, from 0 to 1; 0 while the others are on their way.
    pub(crate) fn drowned(&self, now: f64) -> f64 {
        part(self.passed(now) - self.way(), DROWN_MS)
    }

    /// Whether there is anything left to show.
    pub(crate) fn is_over(&self, now: f64) -> bool {
        let after = if self.drowning.is_empty() {
            0.0
        } else {
            DROWN_MS
        };
        self.passed(now) >= self.way() + after
    }
}

/// How much of a time has passed, from 0 to 1.
// What `clamp` says about wrong limits brings along how numbers are written: 8 kB for the browser.
#[expect(clippy::manual_clamp)]
fn part(passed: f64, time: f64) -> f64 {
    (passed / time).max(0.0).min(1.0)
}

/// The piece that a move brings to a square.
fn arrived(before: View<'_>, changes: &Changes, at: Square) -> Option<Piece> {
    let mut first = None;
    for change in changes.iter() {
        match change {
            Change::Slide { from, to } if to == at => return before.piece(from),
            Change::Leap { from, to } => {
                // A chain begins where its piece stood.
                first = first.or(before.piece(from));
                if to == at && first.is_some() {
                    return first;
                }
            }
            Change::Slide { .. }
            | Change::Drown { .. }
            | Change::Remove { .. }
            | Change::Put { .. } => {}
        }
    }
    None
}
