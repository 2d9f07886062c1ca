//! The piece in the hand: a small canvas of its own above the board, so that the board's edge does not
//! cut it off.

use consulboard_play::{Look, Scene, Sprite};
use consulboard_rules::Piece;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

use super::canvas;
use super::sprites::{Sprites, Turn};
use crate::dom::{ElementExt, Missing, number_text};

/// The canvas and what is drawn on it.
pub struct Hand {
    canvas: HtmlCanvasElement,
    context: CanvasRenderingContext2d,
    /// The side of a square in device pixels, and these for one CSS pixel.
    size: (u32, f64),
    drawn: Option<(Piece, Turn)>,
    shown: bool,
}

impl Hand {
    /// An empty hand.
    ///
    /// # Errors
    ///
    /// When the browser gives no context to draw with.
    pub fn new(canvas: HtmlCanvasElement) -> Result<Hand, Missing> {
        let context = canvas::context(&canvas)
            .ok_or_else(|| Missing::new("drawing context of the piece in the hand"))?;
        canvas.set("class", "hand");
        canvas.set("aria-hidden", "true");
        canvas.show(false);
        Ok(Hand {
            canvas,
            context,
            size: (0, 1.0),
            drawn: None,
            shown: false,
        })
    }

    /// Changes the size of a square.
    pub fn resize(&mut self, square: u32, pixel_ratio: f64) {
        self.size = (square, pixel_ratio);
        self.drawn = None;
        // Twice the square: room for the larger piece and its shadow.
        let side = square * 2;
        self.canvas.set_width(side);
        self.canvas.set_height(side);
        let css = number_text(f64::from(side) / pixel_ratio) + "px";
        for name in ["width", "height"] {
            let _ = self.canvas.style().set_property(name, &css);
        }
    }

    /// The pictures have become others.
    pub fn forget(&mut self) {
        self.drawn = None;
    }

    /// Shows the piece that a scene has in the hand, or nothing.
    pub fn draw(&mut self, scene: &Scene, sprites: &Sprites) {
        let lifted = |sprite: &&Sprite| sprite.look == Look::Lifted;
        let sprite = scene.sprites.iter().find(lifted);
        if sprite.is_some() != self.shown {
            self.shown = sprite.is_some();
            self.canvas.show(self.shown);
        }
        let Some(sprite) = sprite else { return };
        let (square, pixel_ratio) = self.size;
        let side = f64::from(square);
        let turn = Turn::of(sprite);
        if self.drawn.replace((sprite.piece, turn)) != Some((sprite.piece, turn)) {
            self.context.clear_rect(0.0, 0.0, 2.0 * side, 2.0 * side);
            let half = f64::from(square / 2);
            sprites.draw_lifted(&self.context, sprite.piece, half, half, turn);
        }
        // Whole device pixels from the corner of the board, which lies on one too.
        let place = |squares: f64| {
            let pixels = (squares * side).round() - f64::from(square / 2);
            number_text(pixels / pixel_ratio)
        };
        let place = format!(
            "translate({}px,{}px)",
            place(sprite.at.x),
            place(sprite.at.y)
        );
        let _ = self.canvas.style().set_property("transform", &place);
    }
}
