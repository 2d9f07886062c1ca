//! The empty board: squares, river and castles, coordinates.

use consulboard_play::diagram::Coordinates;
use consulboard_play::terrain::{self, Terrain};
use consulboard_play::{Frame, Scene};
use consulboard_rules::SquareSet;
use web_sys::{CanvasRenderingContext2d, Path2d};

use super::theme::Theme;

/// Sizes in device pixels, and what there is room for.
#[derive(Clone, Copy, Debug)]
pub struct Size {
    /// The side of a square.
    pub square: f64,
    /// The height of the coordinates' letters.
    pub letters: f64,
    /// Whether there are coordinates.
    pub coordinates: Coordinates,
}

/// The height of letters on squares of a size: a fifth of the square, but legible.
pub fn letter_size(square: u32, pixel_ratio: f64) -> f64 {
    let fifth = f64::from(square) * 0.19;
    fifth.max(8.5 * pixel_ratio).min(14.0 * pixel_ratio).round()
}

/// All that the empty board depends on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ground {
    frame: Frame,
    river: SquareSet,
    castles: SquareSet,
}

impl Ground {
    /// What lies below the pieces of a scene.
    pub fn of(scene: &Scene) -> Ground {
        Ground {
            frame: scene.frame,
            river: scene.river,
            castles: scene.castles,
        }
    }
}

/// Draws it.
pub fn draw(context: &CanvasRenderingContext2d, ground: Ground, size: Size, theme: &Theme) {
    let frame = ground.frame;
    for here in frame.squares() {
        let colors = if ground.river.contains(here) {
            &theme.water
        } else {
            &theme.squares
        };
        let corner = frame.corner(here);
        context.set_fill_style_str(&colors[usize::from(!here.is_light())]);
        let (x, y) = (corner.x * size.square, corner.y * size.square);
        context.fill_rect(x, y, size.square, size.square);
    }
    draw_terrain(context, ground, size.square, theme);
}

/// Draws the names of files and ranks, on a picture of their own: what a move leaves on its squares comes
/// between them and the ground.
pub fn draw_letters(context: &CanvasRenderingContext2d, ground: Ground, size: Size, theme: &Theme) {
    if size.coordinates == Coordinates::Inside {
        draw_coordinates(context, ground, size, theme);
    }
}

fn draw_terrain(context: &CanvasRenderingContext2d, ground: Ground, square: f64, theme: &Theme) {
    let Terrain {
        waves,
        banks,
        walls,
    } = Terrain::new(ground.frame, ground.river, ground.castles);
    let unit = square / f64::from(terrain::SQUARE);
    context.save();
    let _ = context.scale(unit, unit);
    context.set_line_width(terrain::WAVE);
    context.set_stroke_style_str(&theme.wave);
    if let Ok(path) = Path2d::new_with_path_string(&waves) {
        context.set_global_alpha(0.55);
        context.stroke_with_path(&path);
        context.set_global_alpha(1.0);
    }
    for (path, color) in [(&banks, &theme.wave), (&walls, &theme.wall)] {
        if let Ok(path) = Path2d::new_with_path_string(path) {
            context.set_fill_style_str(color);
            context.fill_with_path_2d(&path);
        }
    }
    context.restore();
}

fn draw_coordinates(context: &CanvasRenderingContext2d, ground: Ground, size: Size, theme: &Theme) {
    let Size {
        square, letters, ..
    } = size;
    let frame = ground.frame;
    let last_row = f64::from(frame.geometry.ranks() - 1);
    context.set_font(&format!("600 {}px system-ui, sans-serif", letters as u32));
    for here in frame.squares() {
        let tone = usize::from(!here.is_light());
        let margin = (square * 0.045).round();
        let (right, below) = terrain::walls_at_corner(frame, ground.castles, here);
        let corner = frame.corner(here);
        let (x, y) = (corner.x * square, corner.y * square);
        context.set_fill_style_str(&theme.coordinates[tone]);
        if corner.x == 0.0 {
            context.set_text_align("left");
            context.set_text_baseline("top");
            let rank = here.rank().to_string();
            let _ = context.fill_text(&rank, x + margin, y + margin);
        }
        if corner.y == last_row {
            context.set_text_align("right");
            context.set_text_baseline("alphabetic");
            let file = here.file().to_string();
            let (right, below) = ((square * right).round(), (square * below).round());
            let _ = context.fill_text(
                &file,
                x + square - margin - right,
                y + square - margin - below,
            );
        }
    }
}
