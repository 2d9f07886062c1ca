//! Marked squares on the canvas. What each kind of mark is made of is said by `consulboard_play`; here
//! its shapes meet whole device pixels.

use std::f64::consts::TAU;

use consulboard_play::annotation::{OPACITY, RING, SQUARE};
use consulboard_play::marking::{DROP_RIM, Paint, Part, Shape, VEIL, drop_path};
use consulboard_play::tree::Pen;
use consulboard_play::{Frame, Mark, Ripple, Scene};
use web_sys::{CanvasRenderingContext2d, Path2d};

use super::theme::Theme;

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
    /// Draws the parts of a mark.
    pub fn draw(&self, frame: Frame, mark: Mark, parts: &[Part]) {
        let corner = frame.corner(mark.square);
        let (x, y) = (corner.x * self.square, corner.y * self.square);
        let tone = usize::from(!mark.square.is_light());
        for (shape, paint) in parts {
            self.context.set_fill_style_str(self.color(*paint, tone));
            self.context.set_stroke_style_str(self.color(*paint, tone));
            self.shape(x, y, *shape, self.color(*paint, tone));
        }
    }

    fn color(&self, paint: Paint, tone: usize) -> &str {
        let theme = self.theme;
        let [cursor, rim] = &theme.cursor;
        match paint {
            Paint::Last => &theme.last[tone],
            Paint::LastFrame => &theme.last_frame,
            Paint::Check => &theme.check[tone],
            Paint::Alarm => &theme.check_corners,
            Paint::Target => &theme.target,
            Paint::Castling => &theme.castling,
            Paint::Cursor => cursor,
            Paint::CursorRim => rim,
        }
    }

    /// Draws a shape on the square with this corner.
    fn shape(&self, x: f64, y: f64, shape: Shape, color: &str) {
        let (context, s) = (self.context, self.square);
        let (middle_x, middle_y) = (x + s / 2.0, y + s / 2.0);
        match shape {
            Shape::Fill => context.fill_rect(x, y, s, s),
            Shape::Veil => {
                context.set_global_alpha(VEIL);
                context.fill_rect(x, y, s, s);
                context.set_global_alpha(1.0);
            }
            Shape::Frame { inset, width } => {
                let (inset, width) = ((s * inset).round(), self.pixels(width));
                let (x, y, side) = (x + inset, y + inset, s - 2.0 * inset);
                context.fill_rect(x, y, side, width);
                context.fill_rect(x, y + side - width, side, width);
                context.fill_rect(x, y, width, side);
                context.fill_rect(x + side - width, y, width, side);
            }
            Shape::Corners { size } => {
                let c = self.pixels(size);
                self.polygon(&[(x, y), (x + c, y), (x, y + c)]);
                self.polygon(&[(x + s, y), (x + s, y + c), (x + s - c, y)]);
                self.polygon(&[(x + s, y + s), (x + s - c, y + s), (x + s, y + s - c)]);
                self.polygon(&[(x, y + s), (x, y + s - c), (x + c, y + s)]);
            }
            Shape::Disc { radius } => {
                self.circle(middle_x, middle_y, self.pixels(radius));
                context.fill();
            }
            Shape::Ring { radius, width } => {
                self.circle(middle_x, middle_y, s * radius);
                context.set_line_width(self.pixels(width));
                context.stroke();
            }
            Shape::Block { half } => {
                let half = self.pixels(half);
                context.fill_rect(middle_x - half, middle_y - half, 2.0 * half, 2.0 * half);
            }
            Shape::Diamond { radius } => {
                let r = self.pixels(radius);
                self.polygon(&[
                    (middle_x, middle_y - r),
                    (middle_x + r, middle_y),
                    (middle_x, middle_y + r),
                    (middle_x - r, middle_y),
                ]);
            }
            Shape::Ticks { length, width } => {
                let (length, width) = (self.pixels(length), self.pixels(width));
                let middle = ((s - width) / 2.0).round();
                context.fill_rect(x + middle, y, width, length);
                context.fill_rect(x + middle, y + s - length, width, length);
                context.fill_rect(x, y + middle, length, width);
                context.fill_rect(x + s - length, y + middle, length, width);
            }
            Shape::Cross { reach, width } => {
                let r = s * reach;
                context.set_line_width(self.pixels(width));
                context.begin_path();
                context.move_to(middle_x - r, middle_y - r);
                context.line_to(middle_x + r, middle_y + r);
                context.move_to(middle_x + r, middle_y - r);
                context.line_to(middle_x - r, middle_y + r);
                context.stroke();
            }
            Shape::Drop { across, height } => {
                let (rim, rim_color) = DROP_RIM;
                for (grow, color) in [(rim, rim_color), (0.0, color)] {
                    self.path(x, y, &drop_path(across, height, grow), color);
                }
            }
        }
    }

    /// Draws the circles of a scene.
    pub fn draw_circles(&self, scene: &Scene) {
        for (pen, drawn) in &scene.drawings {
            self.in_hundredths((0.0, 0.0), &drawn.rings(scene.frame), |path| {
                self.context.set_line_width(RING);
                self.context.set_stroke_style_str(self.ink(*pen));
                self.context.set_global_alpha(OPACITY);
                self.context.stroke_with_path(path);
            });
        }
    }

    /// Draws the arrows of a scene.
    pub fn draw_arrows(&self, scene: &Scene) {
        for (pen, drawn) in &scene.drawings {
            self.in_hundredths((0.0, 0.0), &drawn.shafts(scene.frame), |path| {
                self.context.set_fill_style_str(self.ink(*pen));
                self.context.set_global_alpha(OPACITY);
                self.context.fill_with_path_2d(path);
            });
        }
    }

    fn ink(&self, pen: Pen) -> &str {
        let inks = Pen::ALL.iter().zip(&self.theme.pens);
        let ink = inks.into_iter().find(|(other, _)| **other == pen);
        ink.map_or("", |(_, ink)| ink)
    }

    /// Fills a path in hundredths of a square.
    fn path(&self, x: f64, y: f64, path: &str, color: &str) {
        self.in_hundredths((x, y), path, |path| {
            self.context.set_fill_style_str(color);
            self.context.fill_with_path_2d(path);
        });
    }

    /// Lets a path be drawn whose unit is the hundredth of a square, from a corner.
    fn in_hundredths(&self, (x, y): (f64, f64), path: &str, draw: impl FnOnce(&Path2d)) {
        let Ok(path) = Path2d::new_with_path_string(path) else {
            return;
        };
        self.context.save();
        let _ = self.context.translate(x, y);
        let unit = self.square / SQUARE;
        let _ = self.context.scale(unit, unit);
        draw(&path);
        self.context.restore();
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

    fn polygon(&self, points: &[(f64, f64)]) {
        self.context.begin_path();
        for (x, y) in points {
            self.context.line_to(*x, *y);
        }
        self.context.fill();
    }

    fn circle(&self, x: f64, y: f64, radius: f64) {
        self.context.begin_path();
        // It fails only for a negative radius.
        let _ = self.context.arc(x, y, radius, 0.0, TAU);
    }
}
