//! The colours of the board.

use consulboard_play::pieces::Contour;
use consulboard_play::tree::Pen;
use web_sys::Element;

use crate::dom::Dom;

/// Colours as CSS writes them. They come from custom properties of the host element, so a theme is a
/// matter of CSS alone; a page that sets none gets the light theme.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Theme {
    /// Light and dark squares.
    pub squares: [String; 2],
    /// The same in the river.
    pub water: [String; 2],
    /// Waves, banks, and rings on the water.
    pub wave: String,
    /// The walls of the castles.
    pub wall: String,
    /// Coordinates on the squares.
    pub coordinates: [String; 2],
    /// The same squares of the last move.
    pub last: [String; 2],
    /// The frame of these.
    pub last_frame: String,
    /// The same squares under a king in check.
    pub check: [String; 2],
    /// The corners of these.
    pub check_corners: String,
    /// Selection and targets.
    pub target: String,
    /// Everything of castling.
    pub castling: String,
    /// The keyboard's cursor, and the rim that sets it off from any square.
    pub cursor: [String; 2],
    /// Circles and arrows, in the order of [`Pen::ALL`].
    pub pens: [String; Pen::ALL.len()],
    /// The shadow of a lifted piece.
    pub shadow: String,
    /// How strongly the pieces are drawn.
    pub contour: Contour,
}

/// How strongly the style sheets want pieces in an element to be drawn.
pub fn contour(dom: &Dom, element: &Element) -> Contour {
    Contour::of_word(&dom.property(element, "--pieces"))
}

impl Theme {
    /// The colours set for an element.
    pub fn of(dom: &Dom, element: &Element) -> Theme {
        let get = |name: &str, default: &str| {
            let value = dom.property(element, name);
            if value.is_empty() {
                default.to_owned()
            } else {
                value
            }
        };
        Theme {
            squares: [
                get("--square-light", "#f1e9d8"),
                get("--square-dark", "#98aa99"),
            ],
            water: [
                get("--water-light", "#cfe1e8"),
                get("--water-dark", "#93b7c9"),
            ],
            wave: get("--wave", "#4f7f98"),
            wall: get("--wall", "#7d4632"),
            coordinates: [
                get("--coordinate-on-light", "#4a594c"),
                get("--coordinate-on-dark", "#303d2c"),
            ],
            last: [
                get("--last-light", "#f2d377"),
                get("--last-dark", "#cfae45"),
            ],
            last_frame: get("--last-frame", "#8a6a10"),
            check: [
                get("--check-light", "#f6c0ad"),
                get("--check-dark", "#e3a391"),
            ],
            check_corners: get("--check-corners", "#a81c16"),
            target: get("--target", "#0b5394"),
            castling: get("--castling", "#762787"),
            cursor: [get("--cursor", "#171411"), get("--cursor-rim", "#fffdf6")],
            pens: [
                get("--pen-green", "#1d6b34"),
                get("--pen-red", "#a3211a"),
                get("--pen-yellow", "#b86e00"),
                get("--pen-blue", "#1c4a9c"),
            ],
            shadow: get("--piece-shadow", "rgba(23, 20, 17, 0.45)"),
            contour: contour(dom, element),
        }
    }
}
