//! Circles and arrows of a position, each in a colour.

use consulboard_rules::Square;

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
