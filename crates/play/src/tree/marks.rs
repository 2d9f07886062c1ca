//! Circles and arrows of a position, each in a colour.

use consulboard_rules::{Geometry, Square};
use thiserror::Error;

use crate::annotation::Annotations;

/// What a circle or an arrow is drawn with; PGN knows four.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Pen {
    /// Green, the usual one.
    #[default]
    Green,
    /// Red.
    Red,
    /// Yellow.
    Yellow,
    /// Blue.
    Blue,
}

impl Pen {
    /// Every pen.
    pub const ALL: [Pen; 4] = [Pen::Green, Pen::Red, Pen::Yellow, Pen::Blue];

    /// The letter that stands for it in a PGN.
    pub const fn letter(self) -> char {
        match self {
            Pen::Green => 'G',
            Pen::Red => 'R',
            Pen::Yellow => 'Y',
            Pen::Blue => 'B',
        }
    }

    /// The pen of a letter.
    pub fn of_letter(letter: char) -> Option<Pen> {
        Pen::ALL.into_iter().find(|pen| pen.letter() == letter)
    }

    /// The pen whose letter a text begins with, and what follows; `usual` where it begins with none.
    pub(crate) fn of_text(text: &str, usual: Pen) -> (Pen, &str) {
        let mut letters = text.chars();
        match letters.next().and_then(Pen::of_letter) {
            Some(pen) => (pen, letters.as_str()),
            None => (usual, text),
        }
    }
}

/// A text that names no squares of the board.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MarksError {
    /// Not a square of the board.
    #[error("found `{found}`, expected a square of this board such as d4")]
    Square {
        /// What was found.
        found: String,
    },
    /// Not two different squares of the board.
    #[error("found `{found}`, expected two squares of this board such as e2e4")]
    Arrow {
        /// What was found.
        found: String,
    },
}

/// What has been drawn on a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// The squares with a circle.
    pub circles: Vec<(Pen, Square)>,
    /// The arrows, from the first square to the second.
    pub arrows: Vec<(Pen, Square, Square)>,
}

impl Marks {
    /// Whether nothing is drawn.
    pub fn is_empty(&self) -> bool {
        self.circles.is_empty() && self.arrows.is_empty()
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.circles.len() + self.arrows.len()
    }

    /// Reads the squares of circles and the pairs of squares of arrows, each list separated by spaces,
    /// commas or `_`: `d4_e5` and `e2e4_g1f3`. The letter of a pen may stand before each, as in a PGN
    /// (`Gd4`); without one it is red.
    ///
    /// # Errors
    ///
    /// At the first part that is none.
    pub fn read(circles: &str, arrows: &str, geometry: Geometry) -> Result<Marks, MarksError> {
        let on_board = |text: &str| {
            let square: Option<Square> = text.parse().ok();
            square.filter(|square| geometry.contains(*square))
        };
        let circle = |found: &str| {
            let (pen, at) = Pen::of_text(found, Pen::Red);
            let at = on_board(at).ok_or_else(|| MarksError::Square {
                found: found.to_owned(),
            })?;
            Ok((pen, at))
        };
        let arrow = |found: &str| {
            let (pen, squares) = Pen::of_text(found, Pen::Red);
            let halves = squares.split_at_checked(2);
            halves
                .and_then(|(from, to)| Some((pen, on_board(from)?, on_board(to)?)))
                .filter(|(_, from, to)| from != to)
                .ok_or_else(|| MarksError::Arrow {
                    found: found.to_owned(),
                })
        };
        Ok(Marks {
            circles: parts(circles).map(circle).collect::<Result<_, _>>()?,
            arrows: parts(arrows).map(arrow).collect::<Result<_, _>>()?,
        })
    }

    /// The circles as texts that can be read again: `Gd4`.
    pub(crate) fn circle_texts(&self) -> Vec<String> {
        let circles = self.circles.iter();
        circles
            .map(|(pen, at)| format!("{}{at}", pen.letter()))
            .collect()
    }

    /// The arrows as such texts: `Ge2e4`.
    pub(crate) fn arrow_texts(&self) -> Vec<String> {
        let arrows = self.arrows.iter();
        arrows
            .map(|(pen, from, to)| format!("{}{from}{to}", pen.letter()))
            .collect()
    }

    /// Draws a circle, or an arrow if `to` is another square; the same once more wipes it off, another
    /// pen draws over it.
    pub fn toggle(&mut self, pen: Pen, from: Square, to: Square) {
        if from == to {
            let drawn = self.circles.iter().position(|(_, at)| *at == from);
            let same = drawn.map(|index| self.circles.remove(index));
            if same.is_none_or(|(old, _)| old != pen) {
                self.circles.push((pen, from));
            }
        } else {
            let here = |arrow: &(Pen, Square, Square)| (arrow.1, arrow.2) == (from, to);
            let drawn = self.arrows.iter().position(here);
            let same = drawn.map(|index| self.arrows.remove(index));
            if same.is_none_or(|(old, ..)| old != pen) {
                self.arrows.push((pen, from, to));
            }
        }
    }

    /// What has been drawn with one pen.
    pub fn of(&self, pen: Pen) -> Annotations {
        let circles = self.circles.iter().filter(|(other, _)| *other == pen);
        let arrows = self.arrows.iter().filter(|(other, ..)| *other == pen);
        Annotations {
            circles: circles.map(|(_, at)| *at).collect(),
            arrows: arrows.map(|(_, from, to)| (*from, *to)).collect(),
        }
    }
}

fn parts(text: &str) -> impl Iterator<Item = &str> {
    text.split([' ', ',', '_']).filter(|part| !part.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use consulboard_rules::Variant;

    fn geometry() -> Geometry {
        Variant::Congo.rules().geometry
    }

    #[test]
    fn lists_are_read_with_any_separator() {
        let read = Marks::read("d4_e5, a1", "b2b4 g1f3", geometry()).unwrap();
        assert_eq!(read.circle_texts(), ["Rd4", "Re5", "Ra1"]);
        assert_eq!(read.arrow_texts(), ["Rb2b4", "Rg1f3"]);
        let none = Marks::read("", " ", geometry());
        assert_eq!(none, Ok(Marks::default()));
    }

    #[test]
    fn every_pen_is_written_and_read() {
        for pen in Pen::ALL {
            let mut drawn = Marks::default();
            let at = |name: &str| name.parse::<Square>().unwrap();
            drawn.toggle(pen, at("d4"), at("d4"));
            drawn.toggle(pen, at("a1"), at("g7"));
            let texts = (
                drawn.circle_texts().join("_"),
                drawn.arrow_texts().join("_"),
            );
            assert_eq!(Marks::read(&texts.0, &texts.1, geometry()), Ok(drawn));
        }
    }

    #[test]
    fn what_is_no_square_of_the_board_is_named() {
        let error = |circles: &str, arrows: &str| {
            let read = Marks::read(circles, arrows, geometry());
            read.unwrap_err().to_string()
        };
        for found in ["h1", "Gh1", "Xd4", "GGd4", "G"] {
            assert_eq!(
                error(&format!("d4_{found}"), ""),
                format!("found `{found}`, expected a square of this board such as d4")
            );
        }
        for found in ["d4", "d4d4", "d4d8", "d4e5e6", "dé", "x", "Gd4", "Gd4Re5"] {
            assert_eq!(
                error("", found),
                format!("found `{found}`, expected two squares of this board such as e2e4")
            );
        }
    }
}
