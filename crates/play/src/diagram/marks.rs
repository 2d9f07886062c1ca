//! Marked squares of a picture, in the shapes that the board on the screen has for them.

use std::fmt::Arguments;

use super::{Colors, SIDE, fill_square, push as write};
use crate::decimal::Decimal;
use crate::{Frame, Mark, MarkKind};

/// Draws on one square.
struct Brush<'a> {
    out: &'a mut String,
    /// The corner of the square.
    x: f64,
    y: f64,
}

impl<'a> Brush<'a> {
    fn new(out: &'a mut String, frame: Frame, mark: Mark) -> Brush<'a> {
        let corner = frame.corner(mark.square);
        Brush {
            out,
            x: corner.x * SIDE,
            y: corner.y * SIDE,
        }
    }

    fn add(&mut self, shape: Arguments<'_>) {
        write(self.out, shape);
    }

    fn middle(&self) -> (Decimal, Decimal) {
        (Decimal(self.x + SIDE / 2.0), Decimal(self.y + SIDE / 2.0))
    }

    fn disc(&mut self, radius: u32, color: &str) {
        let (x, y) = self.middle();
        self.add(format_args!(
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{color}\"/>"
        ));
    }

    fn ring(&mut self, radius: f64, width: f64, color: &str) {
        let (x, y) = self.middle();
        let (radius, width) = (Decimal(radius), Decimal(width));
        self.add(format_args!(
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"none\" stroke=\"{color}\" \
             stroke-width=\"{width}\"/>"
        ));
    }

    /// A frame of a width along the edge of the square.
    fn frame(&mut self, inset: f64, width: f64, color: &str) {
        let from = inset + width / 2.0;
        let (x, y) = (Decimal(self.x + from), Decimal(self.y + from));
        let (side, width) = (Decimal(SIDE - 2.0 * from), Decimal(width));
        self.add(format_args!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{side}\" height=\"{side}\" fill=\"none\" \
             stroke=\"{color}\" stroke-width=\"{width}\"/>"
        ));
    }

    /// A shape round the middle of the square, as path data from there on.
    fn shape(&mut self, path: &str, color: &str) {
        let (x, y) = self.middle();
        self.add(format_args!(
            "<path d=\"M{x} {y}{path}\" fill=\"{color}\"/>"
        ));
    }

    fn line(&mut self, path: &str, width: u32, color: &str) {
        let (x, y) = self.middle();
        self.add(format_args!(
            "<path d=\"M{x} {y}{path}\" fill=\"none\" stroke=\"{color}\" \
             stroke-width=\"{width}\"/>"
        ));
    }
}

/// Four short lines across a ring.
const TICKS: &str = "m0-49v13m0 72v13m-49-49h13m72 0h13";
const CORNERS: &str = "m-50-50h28l-28 28zm100 0v28l-28-28zm0 100h-28l28-28zm-100 0v-28l28 28z";
const DIAMOND: &str = "m0-20l20 20-20 20-20-20z";
const DROP: &str = "m0-21c3 9 14 14 14 28a14 14 0 0 1-28 0c0-14 11-19 14-28z";
const SMALL_DROP: &str = "m28 16c2 5 8 8 8 16a8 8 0 0 1-16 0c0-8 6-11 8-16z";

/// What lies below the pieces.
pub(super) fn push(out: &mut String, frame: Frame, mark: Mark, colors: &Colors) {
    let Colors {
        target, castling, ..
    } = colors;
    match mark.kind {
        MarkKind::LastFrom | MarkKind::LastTo => {
            let color = Colors::tone(&colors.last, mark.square);
            fill_square(out, frame, mark.square, color);
        }
        MarkKind::Check | MarkKind::Threatened => {
            let color = Colors::tone(&colors.check, mark.square);
            fill_square(out, frame, mark.square, color);
        }
        MarkKind::Selected
        | MarkKind::DropTarget
        | MarkKind::Target
        | MarkKind::CaptureTarget
        | MarkKind::Landing
        | MarkKind::Stop
        | MarkKind::Drowning
        | MarkKind::DrownTarget
        | MarkKind::Prey
        | MarkKind::Relocatee
        | MarkKind::CastlingRook
        | MarkKind::KingTarget
        | MarkKind::RookTarget
        | MarkKind::RookCaptureTarget
        | MarkKind::Cursor => {}
    }
    let mut brush = Brush::new(out, frame, mark);
    match mark.kind {
        MarkKind::LastFrom => brush.frame(2.0, 3.0, colors.last_frame),
        MarkKind::LastTo => brush.frame(0.0, 4.5, colors.last_frame),
        MarkKind::Check | MarkKind::Threatened => brush.shape(CORNERS, colors.check_corners),
        MarkKind::Selected => brush.frame(0.0, 6.5, target),
        MarkKind::Target => brush.disc(14, target),
        MarkKind::CaptureTarget => brush.ring(45.0, 7.5, target),
        MarkKind::Landing => {
            brush.disc(14, target);
            brush.ring(26.0, 4.0, target);
        }
        MarkKind::Stop => {
            brush.frame(0.0, 6.5, target);
            brush.shape("m-10-10h20v20h-20z", target);
        }
        MarkKind::Relocatee => {
            brush.ring(45.0, 7.5, target);
            brush.line(TICKS, 7, target);
        }
        MarkKind::CastlingRook => {
            brush.ring(46.5, 4.0, castling);
            brush.ring(39.5, 4.0, castling);
        }
        MarkKind::KingTarget => brush.shape(DIAMOND, castling),
        MarkKind::RookTarget => brush.shape("m-15-15h30v30h-30z", castling),
        MarkKind::RookCaptureTarget => {
            brush.ring(43.0, 7.5, castling);
            brush.line(TICKS, 7, castling);
        }
        // Above the pieces, or of no meaning in a picture.
        MarkKind::Drowning
        | MarkKind::DrownTarget
        | MarkKind::Prey
        | MarkKind::DropTarget
        | MarkKind::Cursor => {}
    }
}

/// What lies above them.
pub(super) fn push_above(out: &mut String, frame: Frame, mark: Mark, colors: &Colors) {
    let mut brush = Brush::new(out, frame, mark);
    match mark.kind {
        MarkKind::Drowning => brush.shape(SMALL_DROP, colors.target),
        MarkKind::DrownTarget => brush.shape(DROP, colors.target),
        MarkKind::Prey => brush.line("m-16-16l32 32m0-32l-32 32", 7, colors.check_corners),
        MarkKind::LastFrom
        | MarkKind::LastTo
        | MarkKind::Check
        | MarkKind::Selected
        | MarkKind::DropTarget
        | MarkKind::Threatened
        | MarkKind::Target
        | MarkKind::CaptureTarget
        | MarkKind::Landing
        | MarkKind::Stop
        | MarkKind::Relocatee
        | MarkKind::CastlingRook
        | MarkKind::KingTarget
        | MarkKind::RookTarget
        | MarkKind::RookCaptureTarget
        | MarkKind::Cursor => {}
    }
}
