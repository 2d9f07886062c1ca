//! The colours of a side's pieces.

use consulboard_rules::Color;

/// How far a halo reaches beyond the outline, in units of the grid.
pub const HALO: f32 = 2.5;

/// The colours that a figure is painted with, each a CSS colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette {
    /// Fills the bodies.
    pub body: &'static str,
    /// Strokes the bodies.
    pub outline: &'static str,
    /// Lines and details on the bodies: dark on a light piece, light on a dark one.
    pub detail: &'static str,
    /// A rim of [`HALO`] units round the whole figure, painted beneath it; none on the board.
    pub halo: Option<&'static str>,
}

impl Palette {
    /// The pieces of White: paper and ink.
    pub const WHITE: Palette = Palette {
        body: "#fffdf6",
        outline: "#2b2622",
        detail: "#2b2622",
        halo: None,
    };

    /// The pieces of Black: ink and paper.
    pub const BLACK: Palette = Palette {
        body: "#423c37",
        outline: "#171411",
        detail: "#f3ead8",
        halo: None,
    };

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
