//! Marked squares: each kind has its colour and a shape that tells it without the colour.

use std::f64::consts::TAU;

use consulboard_play::{Frame, Mark, MarkKind, Ripple};
use web_sys::CanvasRenderingContext2d;

use super::theme::Theme;

/// Where a mark lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layer {
    /// Below the pieces.
    Below,
    /// Above them.
    Above,
}

/// Draws marks on squares of a size in device pixels.
pub struct Brush<'a> {
    /// What draws.
    pub context: &'a CanvasRenderingContext2d,
    /// In which colours.
    pub theme: &'a Theme,
    /// The side of a square.
    pub square: f64,
}

impl Brush<'_> {
    /// Draws the part of a mark that lies on a layer.
    pub fn draw(&self, frame: Frame, mark: Mark, layer: Layer) {
        let corner = frame.corner(mark.square);
        let (x, y) = (corner.x * self.square, corner.y * self.square);
        let tone = usize::from(!mark.square.is_light());
        let theme = self.theme;
        match (mark.kind, layer) {
            (MarkKind::LastFrom, Layer::Below) => {
                self.fill(x, y, &theme.last[tone]);
                self.frame(x, y, 0.02, 0.03, &theme.last_frame);
            }
            (MarkKind::LastTo, Layer::Below) => {
                self.fill(x, y, &theme.last[tone]);
                self.frame(x, y, 0.0, 0.045, &theme.last_frame);
            }
            (MarkKind::Check | MarkKind::Threatened, Layer::Below) => {
                self.fill(x, y, &theme.check[tone]);
                self.corners(x, y, 0.28, &theme.check_corners);
            }
            (MarkKind::Selected, Layer::Below) => self.frame(x, y, 0.0, 0.065, &theme.target),
            (MarkKind::DropTarget, Layer::Below) => {
                self.veil(x, y, &theme.target);
                self.frame(x, y, 0.0, 0.05, &theme.target);
            }
            (MarkKind::Target, Layer::Below) => self.disc(x, y, 0.14, &theme.target),
            (MarkKind::Landing, Layer::Below) => {
                self.disc(x, y, 0.14, &theme.target);
                self.ring(x, y, 0.26, 0.04, &theme.target);
            }
            (MarkKind::Stop, Layer::Below) => {
                self.frame(x, y, 0.0, 0.065, &theme.target);
                self.block(x, y, 0.1, &theme.target);
            }
            (MarkKind::Drowning, Layer::Above) => self.drop(x, y, 0.78, 0.24, &theme.target),
            (MarkKind::DrownTarget, Layer::Above) => self.drop(x, y, 0.5, 0.42, &theme.target),
            (MarkKind::Prey, Layer::Above) => self.cross(x, y, 0.16, &theme.check_corners),
            (MarkKind::CaptureTarget, Layer::Below) => self.ring(x, y, 0.45, 0.075, &theme.target),
            (MarkKind::CastlingRook, Layer::Below) => {
                self.ring(x, y, 0.465, 0.04, &theme.castling);
                self.ring(x, y, 0.395, 0.04, &theme.castling);
            }
            (MarkKind::Relocatee, Layer::Below) => {
                self.ring(x, y, 0.45, 0.075, &theme.target);
                self.ticks(x, y, &theme.target);
            }
            (MarkKind::KingTarget, Layer::Below) => self.diamond(x, y, 0.2, &theme.castling),
            (MarkKind::RookTarget, Layer::Below) => self.block(x, y, 0.15, &theme.castling),
            (MarkKind::RookCaptureTarget, Layer::Below) => {
                self.ring(x, y, 0.43, 0.075, &theme.castling);
                self.ticks(x, y, &theme.castling);
            }
            (MarkKind::Cursor, Layer::Above) => {
                let [ink, rim] = &theme.cursor;
                self.frame(x, y, 0.0, 0.075, ink);
                self.frame(x, y, 0.025, 0.025, rim);
            }
            (
                MarkKind::Cursor | MarkKind::Drowning | MarkKind::DrownTarget | MarkKind::Prey,
                Layer::Below,
            )
            | (
                MarkKind::LastFrom
                | MarkKind::LastTo
                | MarkKind::Check
                | MarkKind::Threatened
                | MarkKind::Selected
                | MarkKind::DropTarget
                | MarkKind::Target
                | MarkKind::CaptureTarget
                | MarkKind::Landing
                | MarkKind::Stop
                | MarkKind::Relocatee
                | MarkKind::CastlingRook
                | MarkKind::KingTarget
                | MarkKind::RookTarget
                | MarkKind::RookCaptureTarget,
                Layer::Above,
            ) => {}
        }
    }

    /// Draws a mark where the ghost of a piece shows what it means: a target would shine through it,
    /// so that it becomes a frame.
    pub fn draw_pointed_at(&self, frame: Frame, mark: Mark) {
        let corner = frame.corner(mark.square);
        let (x, y) = (corner.x * self.square, corner.y * self.square);
        match mark.kind {
            MarkKind::KingTarget | MarkKind::RookTarget => {
                self.veil(x, y, &self.theme.castling);
                self.frame(x, y, 0.0, 0.05, &self.theme.castling);
            }
            MarkKind::LastFrom
            | MarkKind::LastTo
            | MarkKind::Check
            | MarkKind::Threatened
            | MarkKind::Selected
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
            | MarkKind::RookCaptureTarget
            | MarkKind::Cursor => self.draw(frame, mark, Layer::Below),
        }
    }

    /// Draws a ring on the water.
    pub fn draw_ripple(&self, ripple: Ripple) {
        let half = self.square / 2.0;
        let (x, y) = (ripple.at.x * self.square + half, ripple.at.y * self.square);
        self.context.set_stroke_style_str(&self.theme.wave);
        self.context.set_line_width(self.pixels(0.035));
        // A second ring follows the first one.
        for late in [0.0, 0.35] {
            let spread = ripple.progress - late;
            if spread <= 0.0 {
                continue;
            }
            let across = self.square * (0.18 + 0.32 * spread);
            self.context.set_global_alpha(1.0 - ripple.progress);
            self.context.begin_path();
            let drawn = self.context.ellipse(
                x,
                y + self.square * 0.78,
                across,
                across * 0.4,
                0.0,
                0.0,
                TAU,
            );
            // It fails only for a negative radius.
            debug_assert!(drawn.is_ok());
            self.context.stroke();
        }
        self.context.set_global_alpha(1.0);
    }

    /// A length of so many squares in whole device pixels, at least one.
    fn pixels(&self, squares: f64) -> f64 {
        (self.square * squares).round().max(1.0)
    }

    fn fill(&self, x: f64, y: f64, color: &str) {
        self.context.set_fill_style_str(color);
        self.context.fill_rect(x, y, self.square, self.square);
    }

    /// The whole square, lightly.
    fn veil(&self, x: f64, y: f64, color: &str) {
        self.context.set_global_alpha(0.3);
        self.fill(x, y, color);
        self.context.set_global_alpha(1.0);
    }

    /// A frame that begins `inset` squares inside the edge.
    fn frame(&self, x: f64, y: f64, inset: f64, width: f64, color: &str) {
        let inset = (self.square * inset).round();
        let width = self.pixels(width);
        let (x, y, side) = (x + inset, y + inset, self.square - 2.0 * inset);
        self.context.set_fill_style_str(color);
        self.context.fill_rect(x, y, side, width);
        self.context.fill_rect(x, y + side - width, side, width);
        self.context.fill_rect(x, y, width, side);
        self.context.fill_rect(x + side - width, y, width, side);
    }

    fn corners(&self, x: f64, y: f64, size: f64, color: &str) {
        let (s, c) = (self.square, self.pixels(size));
        self.polygon(&[(x, y), (x + c, y), (x, y + c)], color);
        self.polygon(&[(x + s, y), (x + s, y + c), (x + s - c, y)], color);
        self.polygon(
            &[(x + s, y + s), (x + s - c, y + s), (x + s, y + s - c)],
            color,
        );
        self.polygon(&[(x, y + s), (x, y + s - c), (x + c, y + s)], color);
    }

    /// A drop of water with its lower middle at a part of the square's width, on a light rim so
    /// that it stands out from pieces and squares.
    fn drop(&self, x: f64, y: f64, across: f64, height: f64, color: &str) {
        let (s, h) = (self.square, self.square * height);
        let (x, bottom) = (x + s * across, y + s * (0.5 + height / 2.0));
        let shape = |grow: f64| {
            let (h, bottom) = (h + 2.0 * grow, bottom + grow);
            let r = h * 0.33;
            self.context.begin_path();
            self.context.move_to(x, bottom - h);
            self.context.bezier_curve_to(
                x + r * 0.5,
                bottom - h * 0.6,
                x + r,
                bottom - h * 0.5,
                x + r,
                bottom - r,
            );
            let _ = self.context.arc(x, bottom - r, r, 0.0, TAU / 2.0);
            self.context.bezier_curve_to(
                x - r,
                bottom - h * 0.5,
                x - r * 0.5,
                bottom - h * 0.6,
                x,
                bottom - h,
            );
            self.context.fill();
        };
        self.context.set_fill_style_str("#ffffff");
        shape(self.pixels(0.03));
        self.context.set_fill_style_str(color);
        shape(0.0);
    }

    /// A cross over the middle.
    fn cross(&self, x: f64, y: f64, size: f64, color: &str) {
        let (x, y) = (x + self.square / 2.0, y + self.square / 2.0);
        let r = self.square * size;
        self.context.set_stroke_style_str(color);
        self.context.set_line_width(self.pixels(0.07));
        self.context.begin_path();
        self.context.move_to(x - r, y - r);
        self.context.line_to(x + r, y + r);
        self.context.move_to(x + r, y - r);
        self.context.line_to(x - r, y + r);
        self.context.stroke();
    }

    fn diamond(&self, x: f64, y: f64, size: f64, color: &str) {
        let (x, y, r) = (
            x + self.square / 2.0,
            y + self.square / 2.0,
            self.pixels(size),
        );
        self.polygon(&[(x, y - r), (x + r, y), (x, y + r), (x - r, y)], color);
    }

    fn block(&self, x: f64, y: f64, size: f64, color: &str) {
        let half = self.pixels(size);
        let (x, y) = (x + self.square / 2.0, y + self.square / 2.0);
        self.context.set_fill_style_str(color);
        self.context
            .fill_rect(x - half, y - half, 2.0 * half, 2.0 * half);
    }

    fn polygon(&self, points: &[(f64, f64)], color: &str) {
        self.context.begin_path();
        for (x, y) in points {
            self.context.line_to(*x, *y);
        }
        self.context.set_fill_style_str(color);
        self.context.fill();
    }

    fn disc(&self, x: f64, y: f64, radius: f64, color: &str) {
        self.circle(x, y, self.pixels(radius));
        self.context.set_fill_style_str(color);
        self.context.fill();
    }

    fn ring(&self, x: f64, y: f64, radius: f64, width: f64, color: &str) {
        self.circle(x, y, self.square * radius);
        self.context.set_stroke_style_str(color);
        self.context.set_line_width(self.pixels(width));
        self.context.stroke();
    }

    fn circle(&self, x: f64, y: f64, radius: f64) {
        let half = self.square / 2.0;
        self.context.begin_path();
        // It fails only for a negative radius.
        let _ = self.context.arc(x + half, y + half, radius, 0.0, TAU);
    }

    /// Four short bars across a ring.
    fn ticks(&self, x: f64, y: f64, color: &str) {
        let width = self.pixels(0.075);
        let length = self.pixels(0.16);
        let (s, middle) = (self.square, ((self.square - width) / 2.0).round());
        self.context.set_fill_style_str(color);
        self.context.fill_rect(x + middle, y, width, length);
        self.context
            .fill_rect(x + middle, y + s - length, width, length);
        self.context.fill_rect(x, y + middle, length, width);
        self.context
            .fill_rect(x + s - length, y + middle, length, width);
    }
}
