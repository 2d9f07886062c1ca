//! A scene as a picture in a file: an SVG that needs nothing else, drawn from the same scene as the
//! board on the screen.

mod marks;
#[cfg(test)]
mod tests;
mod text;

use std::fmt::Write;

use consulboard_rules::{Color, Geometry, Square, SquareSet};

use crate::annotation;
use crate::decimal::Decimal;
use crate::marking::Layer;
use crate::pieces::{Palette, svg_at};
use crate::terrain::{self, Terrain};
use crate::tree::Pen;
use crate::{Frame, Look, Scene};
use marks::push_mark;

pub use text::text_diagram;

/// The side of a square in the picture's own units.
const SIDE: f64 = 100.0;

/// How wide a square is where the picture is shown in its own size, in CSS pixels.
const SHOWN_SIDE: f64 = 60.0;

/// Where the names of files and ranks are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coordinates {
    /// Inside the squares at the edge.
    Inside,
    /// In a margin to the left of the board and below it.
    Outside,
    /// Not at all.
    Hidden,
}

impl Coordinates {
    /// Every place, each with the word for it among the settings.
    const WORDS: [(&'static str, Coordinates); 3] = [
        ("inside", Coordinates::Inside),
        ("outside", Coordinates::Outside),
        ("off", Coordinates::Hidden),
    ];

    /// The place that a setting names.
    pub fn of_word(word: &str) -> Option<Coordinates> {
        let mut all = Coordinates::WORDS.into_iter();
        all.find(|(known, _)| *known == word).map(|(_, it)| it)
    }

    /// How wide the margin for them is, in squares.
    pub const fn margin(self) -> f64 {
        match self {
            Coordinates::Outside => 0.4,
            Coordinates::Inside | Coordinates::Hidden => 0.0,
        }
    }

    /// Width and height of a board with its margin, in squares.
    pub fn extent(self, geometry: Geometry) -> (f64, f64) {
        let margin = self.margin();
        (
            f64::from(geometry.files()) + margin,
            f64::from(geometry.ranks()) + margin,
        )
    }

    /// How much wider than high a board is with its margin.
    pub fn ratio(self, geometry: Geometry) -> f64 {
        let (width, height) = self.extent(geometry);
        width / height
    }
}

/// The colours of the board, as CSS writes them; those of paper, in any theme of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colors {
    /// Light and dark squares.
    pub squares: [&'static str; 2],
    /// The same in the river.
    pub water: [&'static str; 2],
    /// Waves, banks, and rings on the water.
    pub wave: &'static str,
    /// The walls of the castles.
    pub wall: &'static str,
    /// Coordinates on light and dark squares.
    pub coordinates: [&'static str; 2],
    /// Squares of the last move.
    pub last: [&'static str; 2],
    /// The frame of these.
    pub last_frame: &'static str,
    /// The squares under a king in check.
    pub check: [&'static str; 2],
    /// The corners of these.
    pub check_corners: &'static str,
    /// Selection and targets.
    pub target: &'static str,
    /// Everything of castling.
    pub castling: &'static str,
    /// Circles and arrows, by their pens in the order of [`Pen::ALL`].
    pub pens: [&'static str; Pen::ALL.len()],
    /// The edge of the board.
    pub edge: &'static str,
    /// Coordinates beside the board.
    pub margin: &'static str,
}

impl Colors {
    /// The light theme.
    pub const LIGHT: Colors = Colors {
        squares: ["#f1e9d8", "#98aa99"],
        water: ["#cfe1e8", "#93b7c9"],
        wave: "#4f7f98",
        wall: "#7d4632",
        coordinates: ["#4a594c", "#303d2c"],
        last: ["#f2d377", "#cfae45"],
        last_frame: "#8a6a10",
        check: ["#f6c0ad", "#e3a391"],
        check_corners: "#a81c16",
        target: "#0b5394",
        castling: "#762787",
        pens: ["#1d6b34", "#a3211a", "#b86e00", "#1c4a9c"],
        edge: "#938771",
        margin: "#665d53",
    };

    /// The light theme on white paper, sparing of ink.
    pub const PAPER: Colors = Colors {
        squares: ["#ffffff", "#d3d3cd"],
        water: ["#e6f0f4", "#bcd3de"],
        // Yellow is pale where a printer has no colours.
        pens: ["#1d6b34", "#a3211a", "#8a5200", "#1c4a9c"],
        edge: "#2b2622",
        margin: "#2b2622",
        ..Colors::LIGHT
    };

    /// Whatever the style sheet of the page around says.
    pub const PAGE: Colors = Colors {
        squares: ["var(--square-light)", "var(--square-dark)"],
        water: ["var(--water-light)", "var(--water-dark)"],
        wave: "var(--wave)",
        wall: "var(--wall)",
        coordinates: ["var(--coordinate-on-light)", "var(--coordinate-on-dark)"],
        last: ["var(--last-light)", "var(--last-dark)"],
        last_frame: "var(--last-frame)",
        check: ["var(--check-light)", "var(--check-dark)"],
        check_corners: "var(--check-corners)",
        target: "var(--target)",
        castling: "var(--castling)",
        pens: [
            "var(--pen-green)",
            "var(--pen-red)",
            "var(--pen-yellow)",
            "var(--pen-blue)",
        ],
        edge: "var(--edge)",
        margin: "var(--soft)",
    };

    /// The colour of a pair for a square.
    fn tone<'a>(pair: &[&'a str; 2], square: Square) -> &'a str {
        let [light, dark] = pair;
        if square.is_light() { light } else { dark }
    }

    fn ink(&self, pen: Pen) -> &'static str {
        match pen {
            Pen::Green => self.pens[0],
            Pen::Red => self.pens[1],
            Pen::Yellow => self.pens[2],
            Pen::Blue => self.pens[3],
        }
    }
}

/// What the picture shows, and what is said of it to who cannot see it.
#[derive(Clone, Copy, Debug)]
pub struct Diagram<'a> {
    /// The board with everything on it; what moves is shown where it is at that moment.
    pub scene: &'a Scene,
    /// Where files and ranks are named.
    pub coordinates: Coordinates,
    /// The colours.
    pub colors: &'a Colors,
    /// The name of the picture, in a few words.
    pub title: &'a str,
    /// The position in words.
    pub description: &'a str,
}

impl Diagram<'_> {
    /// The picture as an SVG file: no scripts, no styles, nothing from elsewhere.
    pub fn svg(&self) -> String {
        let geometry = self.scene.frame.geometry;
        let (files, ranks) = (u32::from(geometry.files()), u32::from(geometry.ranks()));
        let unit = SIDE as u32;
        let (width, height) = (files * unit, ranks * unit);
        let margin = Decimal(-self.coordinates.margin() * SIDE);
        let (whole_width, whole_height) = self.coordinates.extent(geometry);
        let [shown_width, shown_height] =
            [whole_width, whole_height].map(|side| Decimal((side * SHOWN_SIDE).round()));
        let [whole_width, whole_height] =
            [whole_width, whole_height].map(|side| Decimal(side * SIDE));
        let mut out = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"{shown_width}\" \
             height=\"{shown_height}\" viewBox=\"{margin} 0 {whole_width} {whole_height}\">\
             <title>{}</title><desc>{}</desc>",
            escaped(self.title),
            escaped(self.description)
        );
        self.push_ground(&mut out);
        for mark in &self.scene.marks {
            push_mark(&mut out, self.scene.frame, *mark, Layer::Below, self.colors);
        }
        self.push_circles(&mut out);
        // Above what a move leaves on its squares, which would hide them.
        match self.coordinates {
            Coordinates::Inside => {
                self.push_coordinates(&mut out, self.scene.frame, self.scene.castles);
            }
            Coordinates::Outside => self.push_margin(&mut out, self.scene.frame),
            Coordinates::Hidden => {}
        }
        self.push_pieces(&mut out);
        for mark in &self.scene.marks {
            push_mark(&mut out, self.scene.frame, *mark, Layer::Above, self.colors);
        }
        self.push_arrows(&mut out);
        push(
            &mut out,
            format_args!(
                "<path d=\"M1 1h{}v{}h-{}z\" fill=\"none\" stroke=\"{}\" stroke-width=\"2\"/></svg>",
                width - 2,
                height - 2,
                width - 2,
                self.colors.edge
            ),
        );
        out
    }

    fn push_ground(&self, out: &mut String) {
        let Scene {
            frame,
            river,
            castles,
            ..
        } = *self.scene;
        for square in frame.squares() {
            let pair = if river.contains(square) {
                &self.colors.water
            } else {
                &self.colors.squares
            };
            fill_square(out, frame, square, Colors::tone(pair, square));
        }
        self.push_terrain(out, frame, river, castles);
    }

    fn push_terrain(&self, out: &mut String, frame: Frame, river: SquareSet, castles: SquareSet) {
        if river.is_empty() && castles.is_empty() {
            return;
        }
        let terrain = Terrain::new(frame, river, castles);
        let Colors { wave, wall, .. } = self.colors;
        push(
            out,
            format_args!(
                "<path d=\"{}\" fill=\"none\" stroke=\"{wave}\" stroke-width=\"{}\" opacity=\"0.55\"/>\
                 <path d=\"{}\" fill=\"{wave}\"/><path d=\"{}\" fill=\"{wall}\"/>",
                terrain.waves,
                Decimal(terrain::WAVE),
                terrain.banks,
                terrain.walls
            ),
        );
    }

    fn push_coordinates(&self, out: &mut String, frame: Frame, castles: SquareSet) {
        let last_row = f64::from(frame.geometry.ranks() - 1);
        out.push_str(
            "<g font-family=\"system-ui, sans-serif\" font-weight=\"600\" font-size=\"19\">",
        );
        for square in frame.squares() {
            let margin = 5.0;
            let (right, below) = terrain::walls_at_corner(frame, castles, square);
            let corner = frame.corner(square);
            let (left, top) = (corner.x * SIDE, corner.y * SIDE);
            let color = Colors::tone(&self.colors.coordinates, square);
            if corner.x == 0.0 {
                let (x, y) = (Decimal(left + margin), Decimal(top + margin + 15.0));
                push(
                    out,
                    format_args!(
                        "<text x=\"{x}\" y=\"{y}\" fill=\"{color}\">{}</text>",
                        square.rank()
                    ),
                );
            }
            if corner.y == last_row {
                let x = Decimal(left + SIDE - margin - right * SIDE);
                let y = Decimal(top + SIDE - margin - below * SIDE);
                push(
                    out,
                    format_args!(
                        "<text x=\"{x}\" y=\"{y}\" fill=\"{color}\" text-anchor=\"end\">{}</text>",
                        square.file()
                    ),
                );
            }
        }
        out.push_str("</g>");
    }

    fn push_margin(&self, out: &mut String, frame: Frame) {
        push(
            out,
            format_args!(
                "<g font-family=\"system-ui, sans-serif\" font-weight=\"600\" font-size=\"26\" \
                 text-anchor=\"middle\" fill=\"{}\">",
                self.colors.margin
            ),
        );
        let middle = Coordinates::Outside.margin() * SIDE / 2.0;
        // Figures and capitals are about 0.7 of the size high.
        let drop = 9.0;
        for (index, rank) in frame.ranks().enumerate() {
            let (x, y) = (-middle, (index as f64 + 0.5) * SIDE + drop);
            let (x, y) = (Decimal(x), Decimal(y));
            push(out, format_args!("<text x=\"{x}\" y=\"{y}\">{rank}</text>"));
        }
        let below = f64::from(frame.geometry.ranks()) * SIDE + middle + drop;
        for (index, file) in frame.files().enumerate() {
            let (x, y) = (Decimal((index as f64 + 0.5) * SIDE), Decimal(below));
            push(out, format_args!("<text x=\"{x}\" y=\"{y}\">{file}</text>"));
        }
        out.push_str("</g>");
    }

    fn push_pieces(&self, out: &mut String) {
        for sprite in &self.scene.sprites {
            let (x, y) = (sprite.at.x * SIDE, sprite.at.y * SIDE);
            let turned = match sprite.turned {
                true => format!(
                    " transform=\"rotate(180 {} {})\"",
                    Decimal(x + SIDE / 2.0),
                    Decimal(y + SIDE / 2.0)
                ),
                false => String::new(),
            };
            let opacity = match sprite.look {
                Look::Standing | Look::Ghost if sprite.opacity < 1.0 => {
                    format!(" opacity=\"{}\"", Decimal(sprite.opacity))
                }
                Look::Standing | Look::Ghost | Look::Lifted => String::new(),
            };
            let piece = svg_at(
                sprite.piece.role,
                &Palette::of(sprite.piece.color),
                (x, y),
                SIDE,
            );
            if turned.is_empty() && opacity.is_empty() {
                out.push_str(&piece);
            } else {
                push(out, format_args!("<g{turned}{opacity}>{piece}</g>"));
            }
        }
    }

    fn push_circles(&self, out: &mut String) {
        for (pen, drawn) in &self.scene.drawings {
            if !drawn.circles.is_empty() {
                push(
                    out,
                    format_args!(
                        "<path d=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{}\" opacity=\"{}\"/>",
                        drawn.rings(self.scene.frame),
                        self.colors.ink(*pen),
                        Decimal(annotation::RING),
                        Decimal(annotation::OPACITY)
                    ),
                );
            }
        }
    }

    fn push_arrows(&self, out: &mut String) {
        for (pen, drawn) in &self.scene.drawings {
            if !drawn.arrows.is_empty() {
                push(
                    out,
                    format_args!(
                        "<path d=\"{}\" fill=\"{}\" opacity=\"{}\"/>",
                        drawn.shafts(self.scene.frame),
                        self.colors.ink(*pen),
                        Decimal(annotation::OPACITY)
                    ),
                );
            }
        }
    }
}

/// The name of a file for the picture of a position: letters, digits and hyphens only.
pub fn file_name(slug: &str, ply: usize, turn: Color) -> String {
    let side = match turn {
        Color::White => "white",
        Color::Black => "black",
    };
    format!("{slug}-{ply}-{side}")
}

fn fill_square(out: &mut String, frame: Frame, square: Square, color: &str) {
    let corner = frame.corner(square);
    let (x, y) = (Decimal(corner.x * SIDE), Decimal(corner.y * SIDE));
    push(
        out,
        format_args!("<path d=\"M{x} {y}h100v100h-100z\" fill=\"{color}\"/>"),
    );
}

/// A text between tags.
fn escaped(text: &str) -> String {
    let text = text.replace('&', "&amp;");
    text.replace('<', "&lt;").replace('>', "&gt;")
}

/// Appends formatted text; writing to a `String` cannot fail.
fn push(out: &mut String, text: std::fmt::Arguments<'_>) {
    let _ = out.write_fmt(text);
}
