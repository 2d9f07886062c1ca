//! Where things lie in the picture of a draw.

use consulboard_rules::{Color, File, Procedure, Sides};

use crate::Point;

/// Height of the picture.
pub(super) const HEIGHT: f64 = 5.7;
/// Size of a die in the tray, from its middle to a corner.
const SMALL: f64 = 0.46;
/// The line on which the middles of the dice of the tray lie.
const TRAY: f64 = 0.62;

/// Where things lie: lengths in squares of the rank.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    sides: Sides,
    /// Width of the picture.
    pub(super) width: f64,
    /// The height of the middle of the die in play.
    table: f64,
    /// How far the die and its piece are to the left and right of the middle of the picture.
    aside: f64,
    /// The size of the die in play.
    pub(super) large: f64,
    /// How far pieces are from each other that fly to their squares together.
    pub(super) gap: f64,
}

impl Layout {
    pub(super) fn new(procedure: &Procedure) -> Layout {
        let width = f64::from(procedure.files);
        let sides = procedure.sides;
        match sides {
            Sides::Mirrored | Sides::Either => Layout {
                sides,
                width,
                table: 2.4,
                aside: 0.95,
                large: 0.98,
                gap: 1.0,
            },
            Sides::Separate => Layout {
                sides,
                width,
                table: HEIGHT / 2.0,
                aside: 0.0,
                large: 1.08,
                gap: 0.4,
            },
        }
    }

    /// A point on the height of the die in play, from the middle of the picture's width.
    pub(super) fn middle(&self, x: f64) -> Point {
        Point {
            x: self.width / 2.0 + x,
            y: self.table,
        }
    }

    /// The middle of the die in play.
    pub(super) fn die(&self) -> Point {
        self.middle(-self.aside)
    }

    /// The top left corner of a piece on the height of the die.
    pub(super) fn piece(&self, x: f64) -> Point {
        let Point { x, y } = self.middle(x);
        Point {
            x: x - 0.5,
            y: y - 0.5,
        }
    }

    /// The top left corner of a piece beside the die, the first one nearest.
    pub(super) fn waiting_piece(&self, index: usize) -> Point {
        self.piece(self.aside + 1.3 * index as f64)
    }

    /// The middle of the caption under such a piece.
    pub(super) fn caption(&self, index: usize) -> Point {
        let Point { x, y } = self.waiting_piece(index);
        Point {
            x: x + 0.5,
            y: y + 1.24,
        }
    }

    /// A place of the tray: its middle, and the room around it.
    pub(super) fn tray_place(&self, side: Color, index: usize, count: usize) -> (Point, f64) {
        match self.sides {
            Sides::Mirrored | Sides::Either => {
                let room = (self.width / count as f64).min(1.3);
                let x = (index as f64 - (count as f64 - 1.0) / 2.0) * room;
                let Point { x, .. } = self.middle(x);
                (Point { x, y: TRAY }, SMALL.min(room * 0.4))
            }
            Sides::Separate => {
                let Point { x, y } = self.middle(self.width / 2.0 - 0.75 - index as f64);
                let off = match side {
                    Color::White => 0.66,
                    Color::Black => -0.66,
                };
                (Point { x, y: y + off }, 0.56)
            }
        }
    }

    /// The upper edge of a side's rank.
    fn rank(&self, side: Color) -> f64 {
        match (self.sides, side) {
            (Sides::Mirrored | Sides::Either, _) => 3.95,
            (Sides::Separate, Color::White) => HEIGHT - 1.5,
            (Sides::Separate, Color::Black) => 0.5,
        }
    }

    /// The top left corner of a square.
    pub(super) fn corner(&self, side: Color, file: File) -> Point {
        Point {
            x: f64::from(file.index()),
            y: self.rank(side),
        }
    }

    /// The middle of the letter of a file: outside of two ranks, else above the rank, since the
    /// numbers are below it.
    pub(super) fn letter(&self, side: Color, file: File) -> Point {
        let Point { x, y } = self.corner(side, file);
        let off = match (self.sides, side) {
            (Sides::Separate, Color::White) => 1.26,
            (Sides::Separate, Color::Black) | (Sides::Mirrored | Sides::Either, _) => -0.26,
        };
        Point {
            x: x + 0.5,
            y: y + off,
        }
    }

    /// The top left corner of the square before one of the rank, above its letter.
    pub(super) fn before(&self, side: Color, file: File) -> Point {
        let Point { x, y } = self.corner(side, file);
        Point { x, y: y - 1.46 }
    }
}
