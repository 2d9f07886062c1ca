//! The empty board: squares and coordinates.

use consulboard_play::Frame;
use web_sys::CanvasRenderingContext2d;

use super::theme::Theme;

/// Sizes in device pixels.
#[derive(Clone, Copy, Debug)]
pub struct Size {
    /// The side of a square.
    pub square: f64,
    /// The height of the coordinates' letters.
    pub letters: f64,
}

/// The height of letters on squares of a size: a fifth of the square, but legible.
pub fn letter_size(square: u32, pixel_ratio: f64) -> f64 {
    let fifth = f64::from(square) * 0.19;
    fifth.max(8.5 * pixel_ratio).min(14.0 * pixel_ratio).round()
}

/// Draws it.
pub fn draw(context: &CanvasRenderingContext2d, frame: Frame, size: Size, theme: &Theme) {
    let Size { square, letters } = size;
    let margin = (square * 0.045).round();
    let last_row = f64::from(frame.geometry.ranks() - 1);
    context.set_font(&format!("600 {}px system-ui, sans-serif", letters as u32));
    for here in frame.squares() {
        let tone = usize::from(!here.is_light());
        let corner = frame.corner(here);
        let (x, y) = (corner.x * square, corner.y * square);
        context.set_fill_style_str(&theme.squares[tone]);
        context.fill_rect(x, y, square, square);
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
            let _ = context.fill_text(&file, x + square - margin, y + square - margin);
        }
    }
}
