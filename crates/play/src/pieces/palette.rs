//! The colours of a side's pieces.

use consulboard_rules::Color;

use super::STROKE;

/// The width of strokes in the strong contour.
const STRONG: f32 = 5.6;

/// How far a halo reaches beyond the outline, in units of the grid.
pub const HALO: f32 = 2.5;

/// How strongly pieces are drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Contour {
    /// In ink and paper, with a fine line.
    #[default]
    Fine,
    /// In black and white, with a heavy line and, where a piece is black, a white rim: for low vision.
    Strong,
}

impl Contour {
    /// The contour of a word in a style sheet; fine where it is none.
    pub fn of_word(word: &str) -> Contour {
        match word {
            "strong" => Contour::Strong,
            _ => Contour::Fine,
        }
    }
}

/// The colours that a figure is painted with, each a CSS colour, and how wide its lines are.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Palette {
    /// Fills the bodies.
    pub body: &'static str,
    /// Strokes the bodies.
    pub outline: &'static str,
    /// Lines and details on the bodies: dark on a light piece, light on a dark one.
    pub detail: &'static str,
    /// A rim of [`HALO`] units round the whole figure, painted beneath it; none on the board.
    pub halo: Option<&'static str>,
    /// The width of every stroke, in units of the grid.
    pub stroke: f32,
}

impl Palette {
    /// The pieces of White: paper and ink.
    pub const WHITE: Palette = Palette {
        body: "#fffdf6",
        outline: "#2b2622",
        detail: "#2b2622",
        halo: None,
        stroke: STROKE,
    };

    /// The pieces of Black: ink and paper.
    pub const BLACK: Palette = Palette {
        body: "#423c37",
        outline: "#171411",
        detail: "#f3ead8",
        halo: None,
        stroke: STROKE,
    };

    /// White in the strong contour.
    pub const STRONG_WHITE: Palette = Palette {
        body: "#ffffff",
        outline: "#000000",
        detail: "#000000",
        halo: None,
        stroke: STRONG,
    };

    /// Black in the strong contour.
    pub const STRONG_BLACK: Palette = Palette {
        body: "#000000",
        outline: "#000000",
        detail: "#ffffff",
        halo: Some("#ffffff"),
        stroke: STRONG,
    };

    /// What a figure in a line of text is drawn with: the colour of the text.
    pub const TEXT: Palette = Palette {
        body: "none",
        outline: "currentColor",
        detail: "currentColor",
        halo: None,
        stroke: 4.6,
    };

    /// The pieces of a side in a contour.
    pub const fn drawn(color: Color, contour: Contour) -> Palette {
        match (contour, color) {
            (Contour::Fine, _) => Palette::of(color),
            (Contour::Strong, Color::White) => Palette::STRONG_WHITE,
            (Contour::Strong, Color::Black) => Palette::STRONG_BLACK,
        }
    }

    /// The pieces of this side, in either theme.
    pub const fn of(color: Color) -> Palette {
        match color {
            Color::White => Palette::WHITE,
            Color::Black => Palette::BLACK,
        }
    }

    /// The same with a rim of this colour: black pieces in a list on a dark page need a light one.
    pub const fn with_halo(self, color: &'static str) -> Palette {
        Palette {
            halo: Some(color),
            ..self
        }
    }
}
