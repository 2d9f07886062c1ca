//! Drawing an array with dice, as a value: whoever shows it only shows it (K42-2).

use std::fmt;

use crate::variants::shuffle::Shelf;
use crate::{BackRank, File, Numbering, Role};

/// Which squares of the back rank a die counts, always from the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Counted {
    /// The light squares of White's back rank: files b, d, f, h, j.
    Light,
    /// The dark squares of White's back rank: files a, c, e, g, i.
    Dark,
    /// The squares that are still free.
    Free,
}

/// One die of a procedure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DieRule {
    /// Names the step, for texts: `light-bishop`, `second-knight` and so on.
    pub name: &'static str,
    /// The piece that is placed.
    pub role: Role,
    /// 6 or 8.
    pub faces: u8,
    /// What the number counts.
    pub counted: Counted,
}

/// How an array is drawn: the dice in their order, then what goes to the squares left.
#[derive(Debug)]
pub struct Procedure {
    /// The dice.
    pub dice: &'static [DieRule],
    /// The pieces for the squares that are free at the end, from the left.
    pub rest: &'static [Role],
    /// Number of files.
    pub files: u8,
}

/// A die that is to be rolled now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Die {
    /// Which one.
    pub rule: DieRule,
    /// The files that its numbers stand for, 1 for the first; a larger number is rolled again.
    pub files: Vec<File>,
}

impl Die {
    /// Whether a number of the die is to be rolled again.
    pub fn is_reroll(&self, number: u8) -> bool {
        usize::from(number) > self.files.len()
    }
}

/// A roll that has been made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Roll {
    /// The die.
    pub die: Die,
    /// The number it showed, from 1.
    pub number: u8,
    /// Where the piece went; `None` if the roll has to be repeated.
    pub placed: Option<File>,
}

/// A number that the die cannot show, or a roll after the last one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RollError {
    /// No such face.
    NoSuchFace {
        /// What was found.
        found: u8,
        /// Faces of the die.
        faces: u8,
    },
    /// Every piece is placed.
    Finished,
}

impl fmt::Display for RollError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RollError::NoSuchFace { found, faces } => {
                write!(f, "die: found {found}, expected 1 to {faces}")
            }
            RollError::Finished => {
                f.write_str("die: found a roll after the last one, expected none")
            }
        }
    }
}

impl std::error::Error for RollError {}

/// A draw in progress.
#[derive(Clone, Debug)]
pub struct Draw {
    procedure: &'static Procedure,
    shelf: Shelf,
    placed: usize,
    rolls: Vec<Roll>,
}

impl Draw {
    /// A draw by the procedure of a numbering; `None` if it has none.
    pub fn new(numbering: &Numbering) -> Option<Draw> {
        let procedure = numbering.procedure?;
        Some(Draw {
            procedure,
            shelf: Shelf::new(usize::from(procedure.files)),
            placed: 0,
            rolls: Vec::new(),
        })
    }

    /// Replays a list of rolled numbers, rolls that are repeated among them.
    ///
    /// # Errors
    ///
    /// At the first number that its die cannot show, or that comes after the last die; with the
    /// index of that number.
    pub fn replay(
        numbering: &Numbering,
        numbers: &[u8],
    ) -> Result<Option<Draw>, (usize, RollError)> {
        let Some(mut draw) = Draw::new(numbering) else {
            return Ok(None);
        };
        for (index, number) in numbers.iter().enumerate() {
            draw.roll(*number).map_err(|error| (index, error))?;
        }
        Ok(Some(draw))
    }

    /// The procedure.
    pub fn procedure(&self) -> &'static Procedure {
        self.procedure
    }

    /// The die to roll next; `None` when every piece is placed.
    pub fn die(&self) -> Option<Die> {
        let rule = *self.procedure.dice.get(self.placed)?;
        let free = self.shelf.free().into_iter();
        let files = free
            .filter_map(|file| File::new(file as u8))
            .filter(|file| match rule.counted {
                Counted::Light => file.index() % 2 == 1,
                Counted::Dark => file.index() % 2 == 0,
                Counted::Free => true,
            })
            .collect();
        Some(Die { rule, files })
    }

    /// Takes the number that the next die shows.
    ///
    /// # Errors
    ///
    /// When the die has no such face or there is no die left; nothing changes then.
    pub fn roll(&mut self, number: u8) -> Result<&Roll, RollError> {
        let die = self.die().ok_or(RollError::Finished)?;
        let faces = die.rule.faces;
        if number == 0 || number > faces {
            return Err(RollError::NoSuchFace {
                found: number,
                faces,
            });
        }
        let placed = die.files.get(usize::from(number) - 1).copied();
        if let Some(file) = placed {
            self.shelf.put(usize::from(file.index()), die.rule.role);
            self.placed += 1;
            if self.is_finished() {
                for role in self.procedure.rest {
                    self.shelf.put_free(0, *role);
                }
            }
        }
        self.rolls.push(Roll {
            die,
            number,
            placed,
        });
        self.rolls.last().ok_or(RollError::Finished)
    }

    /// Takes the last roll back; `false` if there is none.
    pub fn take_back(&mut self) -> bool {
        let numbers: Vec<u8> = self.rolls.iter().map(|roll| roll.number).collect();
        let Some((_, kept)) = numbers.split_last() else {
            return false;
        };
        self.shelf = Shelf::new(usize::from(self.procedure.files));
        self.placed = 0;
        self.rolls.clear();
        // They were possible once, so they are again.
        kept.iter().all(|number| self.roll(*number).is_ok())
    }

    /// The rolls so far.
    pub fn rolls(&self) -> &[Roll] {
        &self.rolls
    }

    /// What stands on each file so far; after the last die also the pieces that take the rest.
    pub fn places(&self) -> &[Option<Role>] {
        self.shelf.places()
    }

    /// Whether every piece is placed.
    pub fn is_finished(&self) -> bool {
        self.placed == self.procedure.dice.len()
    }

    /// The array, once every piece is placed.
    pub fn back_rank(&self) -> Option<BackRank> {
        self.is_finished().then(|| self.shelf.back_rank())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{StartScheme, Variant};

    fn numbering() -> &'static Numbering {
        match Variant::Consulchess42k.rules().start {
            StartScheme::Numbered(numbering) => numbering,
            StartScheme::Array(_) => panic!("42k is numbered"),
        }
    }

    /// Walks every sequence of rolls that are not repeated.
    fn walk(draw: &Draw, reached: &mut Vec<u8>) {
        match draw.die() {
            None => {
                let number = (numbering().number)(&draw.back_rank().unwrap());
                reached[number.unwrap() as usize] += 1;
            }
            Some(die) => {
                for number in 1..=die.files.len() as u8 {
                    let mut next = draw.clone();
                    assert!(next.roll(number).unwrap().placed.is_some());
                    walk(&next, reached);
                }
            }
        }
    }

    #[test]
    fn k42_2_every_array_comes_from_exactly_four_sequences() {
        let mut reached = vec![0; 42_000];
        walk(&Draw::new(numbering()).unwrap(), &mut reached);
        assert!(reached.iter().all(|times| *times == 4));
    }

    #[test]
    fn k42_2_faces_and_rerolls() {
        let mut draw = Draw::new(numbering()).unwrap();
        let mut seen = Vec::new();
        while let Some(die) = draw.die() {
            let (faces, kept) = (die.rule.faces, die.files.len());
            seen.push((die.rule.name, faces, kept));
            for number in kept as u8 + 1..=faces {
                assert!(die.is_reroll(number));
                assert_eq!(draw.roll(number).unwrap().placed, None);
            }
            draw.roll(1).unwrap();
        }
        assert_eq!(
            seen,
            [
                ("light-bishop", 6, 5),
                ("dark-bishop", 6, 5),
                ("first-knight", 8, 8),
                ("second-knight", 8, 7),
                ("first-consul", 6, 6),
                ("second-consul", 6, 5),
                ("queen", 6, 4),
            ]
        );
    }

    #[test]
    fn k42_2_the_examples_of_the_source() {
        let draw = Draw::replay(numbering(), &[2, 4]).unwrap().unwrap();
        let placed: Vec<_> = draw.rolls().iter().filter_map(|r| r.placed).collect();
        let letters: String = placed.iter().map(|f| f.letter()).collect();
        assert_eq!(letters, "dg");
    }

    #[test]
    fn impossible_numbers_are_refused_and_change_nothing() {
        let mut draw = Draw::new(numbering()).unwrap();
        let error = draw.roll(7).unwrap_err();
        assert_eq!(error.to_string(), "die: found 7, expected 1 to 6");
        assert!(draw.roll(0).is_err() && draw.rolls().is_empty());
        let finished = [1, 1, 1, 1, 1, 1, 1, 1];
        let error = Draw::replay(numbering(), &finished).unwrap_err();
        assert_eq!(error, (7, RollError::Finished));
    }

    #[test]
    fn a_roll_taken_back_can_be_made_again() {
        let mut draw = Draw::replay(numbering(), &[6, 2, 6, 4, 8, 1])
            .unwrap()
            .unwrap();
        let before = draw.clone();
        draw.roll(3).unwrap();
        assert!(draw.take_back());
        assert_eq!(draw.rolls(), before.rolls());
        assert_eq!(draw.places(), before.places());
    }
}
