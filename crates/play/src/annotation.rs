//! Circles and arrows that somebody draws on a board, as path data that a canvas and an SVG both
//! understand.

use std::fmt::Write;

use consulboard_rules::Square;

use crate::decimal::Decimal;
use crate::{Frame, Point};

/// The side of a square in these drawings.
pub const SQUARE: f64 = 100.0;

/// How thick the line of a circle is.
pub const RING: f64 = 6.0;

/// How opaque circles and arrows are, so that what is below them can still be read.
pub const OPACITY: f64 = 0.8;

/// Circles round squares and arrows between them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Annotations {
    /// The squares with a circle.
    pub circles: Vec<Square>,
    /// The arrows, each from its first square to its second.
    pub arrows: Vec<(Square, Square)>,
}

impl Annotations {
    /// The circles as one path, to be stroked [`RING`] wide.
    pub fn rings(&self, frame: Frame) -> String {
        let mut path = String::new();
        let radius = Decimal(SQUARE / 2.0 - RING / 2.0 - 2.0);
        let across = Decimal(2.0 * radius.0);
        for square in &self.circles {
            let Point { x, y } = middle(frame, *square);
            let left = Decimal(x - radius.0);
            let y = Decimal(y);
            // Writing to a `String` cannot fail.
            let _ = write!(
                path,
                "M{left:.1} {y:.1}a{radius:.1} {radius:.1} 0 1 0 {across:.1} 0\
                 a{radius:.1} {radius:.1} 0 1 0 -{across:.1} 0z"
            );
        }
        path
    }

    /// The arrows as one path, to be filled.
    pub fn shafts(&self, frame: Frame) -> String {
        let mut path = String::new();
        for (from, to) in &self.arrows {
            push_arrow(&mut path, middle(frame, *from), middle(frame, *to));
        }
        path
    }
}

fn middle(frame: Frame, square: Square) -> Point {
    let corner = frame.corner(square);
    Point {
        x: (corner.x + 0.5) * SQUARE,
        y: (corner.y + 0.5) * SQUARE,
    }
}

/// An arrow as an outline: it begins beside the middle of its first square, so that a piece there is
/// seen, and its tip is the middle of the other.
fn push_arrow(path: &mut String, from: Point, to: Point) {
    const GAP: f64 = 28.0;
    const SHAFT: f64 = 7.0;
    const HEAD: f64 = 20.0;
    const HEAD_LENGTH: f64 = 38.0;
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let length = dx.hypot(dy);
    let (ux, uy) = (dx / length, dy / length);
    // From the arrow's own axes, along and across it, to the board's.
    let corner = |along: f64, across: f64| Point {
        x: from.x + ux * along - uy * across,
        y: from.y + uy * along + ux * across,
    };
    let neck = length - HEAD_LENGTH;
    let outline = [
        corner(GAP, -SHAFT),
        corner(neck, -SHAFT),
        corner(neck, -HEAD),
        corner(length, 0.0),
        corner(neck, HEAD),
        corner(neck, SHAFT),
        corner(GAP, SHAFT),
    ];
    for (index, Point { x, y }) in outline.into_iter().enumerate() {
        let command = if index == 0 { 'M' } else { 'L' };
        let (x, y) = (Decimal(x), Decimal(y));
        let _ = write!(path, "{command}{x:.1} {y:.1}");
    }
    path.push('z');
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::{Marks, Pen};
    use consulboard_rules::{Color, Geometry, Variant};

    fn geometry() -> Geometry {
        Variant::Congo.rules().geometry
    }

    fn frame(bottom: Color) -> Frame {
        Frame {
            geometry: geometry(),
            bottom,
        }
    }

    #[test]
    fn drawings_turn_with_the_board() {
        let drawn = Marks::read("a1", "a1a3", geometry()).unwrap();
        let drawn = drawn.of(Pen::Red);
        assert!(drawn.rings(frame(Color::White)).starts_with("M5 650a45 45"));
        assert!(
            drawn
                .rings(frame(Color::Black))
                .starts_with("M605 50a45 45")
        );
        let arrow = drawn.shafts(frame(Color::White));
        assert!(arrow.starts_with("M43 622L43 488"), "{arrow}");
        assert!(
            arrow.contains("L50 450L"),
            "the tip is in the middle: {arrow}"
        );
        assert!(drawn.shafts(frame(Color::Black)).contains("L650 250L"));
    }
}
