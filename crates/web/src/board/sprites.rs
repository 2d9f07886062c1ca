//! Pieces as pictures, drawn once for each size.

use std::cell::RefCell;
use std::f64::consts::PI;
use std::rc::{Rc, Weak};

use consulboard_play::Sprite;
use consulboard_play::pieces::{Contour, GRID, HALO, Paint, Palette, figure};
use consulboard_rules::Piece;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, Path2d};

use super::canvas::Picture;
use super::theme::Theme;
use crate::dom::Dom;

/// How much larger a piece in the hand is.
const LIFT: f64 = 1.12;
/// How far the shadow of a piece in the hand falls and how soft it is, in squares.
const SHADOW_DROP: f64 = 0.06;
const SHADOW_BLUR: f64 = 0.12;

/// The pictures of one size. Boards of the same size share them.
pub struct Sprites {
    dom: Dom,
    square: u32,
    shadow: String,
    contour: Contour,
    standing: Pictures,
    lifted: Pictures,
}

thread_local! {
    static SHARED: RefCell<Vec<Weak<Sprites>>> = const { RefCell::new(Vec::new()) };
}

impl Sprites {
    /// The pictures for squares of so many device pixels.
    pub fn of_size(dom: &Dom, square: u32, theme: &Theme) -> Rc<Sprites> {
        let (shadow, contour) = (&theme.shadow, theme.contour);
        SHARED.with_borrow_mut(|shared| {
            shared.retain(|sprites| sprites.strong_count() > 0);
            let known = shared.iter().filter_map(Weak::upgrade);
            let mut fitting = known
                .filter(|it| it.square == square && it.shadow == *shadow && it.contour == contour);
            if let Some(sprites) = fitting.next() {
                return sprites;
            }
            let sprites = Rc::new(Sprites {
                dom: dom.clone(),
                square,
                shadow: shadow.to_owned(),
                contour,
                standing: RefCell::default(),
                lifted: RefCell::default(),
            });
            shared.push(Rc::downgrade(&sprites));
            sprites
        })
    }

    /// Draws a piece on its square or on its way, with the square's corner at a point in device pixels.
    pub fn draw(
        &self,
        context: &CanvasRenderingContext2d,
        piece: Piece,
        x: f64,
        y: f64,
        turn: Turn,
    ) {
        with(
            &self.standing,
            piece,
            || self.paint(piece),
            |picture| {
                picture.draw(context, x, y, turn);
            },
        );
    }

    /// Draws a piece in the hand.
    pub fn draw_lifted(
        &self,
        context: &CanvasRenderingContext2d,
        piece: Piece,
        x: f64,
        y: f64,
        turn: Turn,
    ) {
        with(
            &self.lifted,
            piece,
            || self.paint_lifted(piece),
            |picture| {
                let more = (f64::from(picture.canvas.width()) - f64::from(self.square)) / 2.0;
                picture.draw(context, x - more.round(), y - more.round(), turn);
            },
        );
    }

    fn paint(&self, piece: Piece) -> Option<Picture> {
        let picture = Picture::new(&self.dom, self.square, self.square)?;
        paint_figure(
            &picture.context,
            piece,
            self.contour,
            f64::from(self.square),
        );
        Some(picture)
    }

    fn paint_lifted(&self, piece: Piece) -> Option<Picture> {
        let square = f64::from(self.square);
        let size = square * LIFT;
        // The whole figure casts one shadow, so it is drawn first and its picture is what casts it.
        let figure = Picture::new(&self.dom, size as u32, size as u32)?;
        paint_figure(&figure.context, piece, self.contour, size);
        let margin = (square * (SHADOW_DROP + 2.0 * SHADOW_BLUR)).ceil();
        let side = f64::from(figure.canvas.width()) + 2.0 * margin;
        let picture = Picture::new(&self.dom, side as u32, side as u32)?;
        picture.context.set_shadow_color(&self.shadow);
        picture.context.set_shadow_blur(square * SHADOW_BLUR);
        picture.context.set_shadow_offset_y(square * SHADOW_DROP);
        let _ = picture
            .context
            .draw_image_with_html_canvas_element(&figure.canvas, margin, margin);
        Some(picture)
    }
}

/// Which way up a piece is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// As it is.
    Upright,
    /// On its head, for the player across the table.
    Turned,
}

impl Turn {
    /// How a sprite is turned.
    pub fn of(sprite: &Sprite) -> Turn {
        if sprite.turned {
            Turn::Turned
        } else {
            Turn::Upright
        }
    }
}

impl Picture {
    fn draw(&self, context: &CanvasRenderingContext2d, x: f64, y: f64, turn: Turn) {
        let canvas: &HtmlCanvasElement = &self.canvas;
        let side = f64::from(canvas.width());
        let drawn = match turn {
            Turn::Upright => context.draw_image_with_html_canvas_element(canvas, x, y),
            Turn::Turned => {
                context.save();
                let turned = context
                    .translate(x + side, y + side)
                    .and_then(|()| context.rotate(PI))
                    .and_then(|()| context.draw_image_with_html_canvas_element(canvas, 0.0, 0.0));
                context.restore();
                turned
            }
        };
        // A canvas can be drawn unless it has no pixels, and then there is nothing to see.
        debug_assert!(drawn.is_ok());
    }
}

/// Pictures of pieces, each made when it is first drawn; none where the browser gave no canvas.
type Pictures = RefCell<Vec<(Piece, Option<Rc<Picture>>)>>;

/// Uses a picture, and makes it before if it is the first time. Nothing is borrowed while the browser
/// draws: Firefox was seen to come back in the middle of that, or not at all, while a document went away.
fn with(
    cache: &Pictures,
    piece: Piece,
    make: impl FnOnce() -> Option<Picture>,
    draw: impl FnOnce(&Picture),
) {
    let known = cache
        .borrow()
        .iter()
        .find(|(known, _)| *known == piece)
        .map(|(_, it)| it.clone());
    let picture = known.unwrap_or_else(|| {
        let made = make().map(Rc::new);
        cache.borrow_mut().push((piece, made.clone()));
        made
    });
    if let Some(picture) = picture {
        draw(&picture);
    }
}

/// Paints the vectors of a piece into a square of a size.
fn paint_figure(context: &CanvasRenderingContext2d, piece: Piece, contour: Contour, size: f64) {
    let palette = Palette::drawn(piece.color, contour);
    let unit = size / f64::from(GRID);
    let _ = context.scale(unit, unit);
    context.set_line_join("round");
    context.set_line_cap("round");
    if let Some(halo) = palette.halo {
        context.set_line_width(f64::from(palette.stroke + 2.0 * HALO));
        context.set_stroke_style_str(halo);
        let bodies = figure(piece.role).layers.iter();
        for layer in bodies.filter(|layer| layer.paint == Paint::Body) {
            if let Ok(path) = Path2d::new_with_path_string(layer.path) {
                context.stroke_with_path(&path);
            }
        }
    }
    context.set_line_width(f64::from(palette.stroke));
    for layer in figure(piece.role).layers {
        let Ok(path) = Path2d::new_with_path_string(layer.path) else {
            continue;
        };
        match layer.paint {
            Paint::Body => {
                context.set_fill_style_str(palette.body);
                context.fill_with_path_2d(&path);
                context.set_stroke_style_str(palette.outline);
                context.stroke_with_path(&path);
            }
            Paint::Line => {
                context.set_stroke_style_str(palette.detail);
                context.stroke_with_path(&path);
            }
            Paint::Detail => {
                context.set_fill_style_str(palette.detail);
                context.fill_with_path_2d(&path);
            }
        }
    }
}
