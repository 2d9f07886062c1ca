//! Draws a scene on a canvas. Only here lengths are device pixels.

use std::rc::Rc;

use consulboard_play::diagram::Coordinates;
use consulboard_play::marking::Layer;
use consulboard_play::{Look, Mark, MarkKind, Scene, Sprite};
use consulboard_rules::Geometry;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

use super::canvas::{self, Picture};
use super::ground::{self, Ground};
use super::hand::Hand;
use super::marks::Brush;
use super::sprites::{Sprites, Turn};
use super::theme::Theme;
use crate::dom::{Dom, Missing};

/// Draws the board of one canvas.
pub struct Painter {
    dom: Dom,
    canvas: HtmlCanvasElement,
    context: CanvasRenderingContext2d,
    hand: Hand,
    theme: Theme,
    /// The side of a square.
    square: u32,
    geometry: Geometry,
    sprites: Rc<Sprites>,
    /// The empty board as it was last drawn.
    /// The empty board, and the letters on it.
    ground: Option<(Ground, [Picture; 2])>,
    /// The size of the coordinates.
    letters: f64,
    coordinates: Coordinates,
}

impl Painter {
    /// A painter with squares of no size yet.
    ///
    /// # Errors
    ///
    /// When the browser gives no context to draw with.
    pub fn new(
        dom: &Dom,
        canvas: HtmlCanvasElement,
        hand: Hand,
        theme: Theme,
        geometry: Geometry,
    ) -> Result<Painter, Missing> {
        let context =
            canvas::context(&canvas).ok_or_else(|| Missing::new("drawing context of the board"))?;
        let sprites = Sprites::of_size(dom, 0, &theme);
        Ok(Painter {
            dom: dom.clone(),
            canvas,
            context,
            hand,
            theme,
            square: 0,
            geometry,
            sprites,
            ground: None,
            letters: 0.0,
            coordinates: Coordinates::Inside,
        })
    }

    /// Changes the size of a square, in device pixels, and the board.
    pub fn resize(&mut self, square: u32, pixel_ratio: f64, geometry: Geometry) {
        self.square = square;
        self.geometry = geometry;
        self.canvas.set_width(square * u32::from(geometry.files()));
        self.canvas.set_height(square * u32::from(geometry.ranks()));
        self.letters = ground::letter_size(square, pixel_ratio);
        self.hand.resize(square, pixel_ratio);
        self.sprites = Sprites::of_size(&self.dom, square, &self.theme);
        self.ground = None;
    }

    /// Shows or hides the names of files and ranks.
    pub fn set_coordinates(&mut self, coordinates: Coordinates) {
        self.coordinates = coordinates;
        self.ground = None;
    }

    /// Changes the colours.
    pub fn set_theme(&mut self, theme: Theme) {
        self.theme = theme;
        self.sprites = Sprites::of_size(&self.dom, self.square, &self.theme);
        self.hand.forget();
        self.ground = None;
    }

    /// Draws a scene. Nothing is drawn before the first size is known.
    pub fn draw(&mut self, scene: &Scene) {
        if self.square == 0 || scene.frame.geometry != self.geometry {
            return;
        }
        self.draw_ground(Ground::of(scene));
        let brush = Brush {
            context: &self.context,
            theme: &self.theme,
            square: f64::from(self.square),
        };
        for mark in &scene.marks {
            // The drop says both that a piece may go there and what becomes of it.
            let drop = Mark {
                kind: MarkKind::DrownTarget,
                ..*mark
            };
            if mark.kind == MarkKind::Target && scene.marks.contains(&drop) {
                continue;
            }
            let corner = scene.frame.corner(mark.square);
            let ghost = |sprite: &Sprite| sprite.look == Look::Ghost && sprite.at == corner;
            let (layer, parts) = if scene.sprites.iter().any(ghost) {
                mark.kind.parts_under_ghost()
            } else {
                mark.kind.parts()
            };
            if layer == Layer::Below {
                brush.draw(scene.frame, *mark, parts);
            }
        }
        for ripple in &scene.ripples {
            brush.draw_ripple(*ripple);
        }
        brush.draw_circles(scene);
        self.draw_picture(1);
        self.draw_sprites(scene);
        self.hand.draw(scene, &self.sprites);
        for mark in &scene.marks {
            let (layer, parts) = mark.kind.parts();
            if layer == Layer::Above {
                brush.draw(scene.frame, *mark, parts);
            }
        }
        brush.draw_arrows(scene);
    }

    fn draw_ground(&mut self, ground: Ground) {
        if self
            .ground
            .as_ref()
            .is_none_or(|(drawn, _)| *drawn != ground)
        {
            let (width, height) = (self.canvas.width(), self.canvas.height());
            let picture = || Picture::new(&self.dom, width, height);
            self.ground = picture().zip(picture()).map(|(picture, letters)| {
                let size = ground::Size {
                    square: f64::from(self.square),
                    letters: self.letters,
                    coordinates: self.coordinates,
                };
                ground::draw(&picture.context, ground, size, &self.theme);
                ground::draw_letters(&letters.context, ground, size, &self.theme);
                (ground, [picture, letters])
            });
        }
        self.draw_picture(0);
    }

    /// Draws one of the pictures of the empty board.
    fn draw_picture(&self, which: usize) {
        if let Some((_, pictures)) = &self.ground {
            let _ =
                self.context
                    .draw_image_with_html_canvas_element(&pictures[which].canvas, 0.0, 0.0);
        }
    }

    fn draw_sprites(&self, scene: &Scene) {
        let square = f64::from(self.square);
        for sprite in &scene.sprites {
            // Whole device pixels, in motion too: a picture between pixels is blurred.
            let x = (sprite.at.x * square).round();
            let y = (sprite.at.y * square).round();
            match sprite.look {
                Look::Standing | Look::Ghost => {
                    self.context.set_global_alpha(sprite.opacity);
                    let turn = Turn::of(sprite);
                    self.sprites.draw(&self.context, sprite.piece, x, y, turn);
                }
                // It is above the board.
                Look::Lifted => {}
            }
        }
        self.context.set_global_alpha(1.0);
    }
}
