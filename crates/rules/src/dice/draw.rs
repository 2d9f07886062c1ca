//! A draw in progress.

use super::{Counted, Decides, Die, Meaning, Placed, Procedure, Roll, RollError, RollOutcome};
use crate::variants::shuffle::Shelf;
use crate::{BackRank, File, Numbering, Role};

/// A draw in progress.
#[derive(Clone, Debug)]
pub struct Draw {
    procedure: &'static Procedure,
    /// The number of the numbering's first array, how many there are, and each of them.
    first: u32,
    count: u32,
    array: fn(u32) -> BackRank,
    shelf: Shelf,
    /// Which of two pieces is placed first, once that is decided.
    order: Option<[Role; 2]>,
    /// How many dice are over.
    done: usize,
    rolls: Vec<Roll>,
}

impl Draw {
    /// A draw by the procedure of a numbering; `None` if it has none.
    pub fn new(numbering: &Numbering) -> Option<Draw> {
        let procedure = numbering.procedure?;
        Some(Draw {
            procedure,
            first: numbering.first,
            count: numbering.count,
            array: numbering.back_rank,
            shelf: Shelf::new(usize::from(procedure.files)),
            order: None,
            done: 0,
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
        let rule = *self.procedure.dice.get(self.done)?;
        let meaning = match rule.decides {
            Decides::Square { piece, counted } => Meaning::Square {
                role: self.role(piece)?,
                counted,
                files: self.counted(counted),
            },
            Decides::Order(roles) => Meaning::Order(roles),
            Decides::Array => Meaning::Array {
                first: self.first,
                count: self.count,
            },
        };
        Some(Die { rule, meaning })
    }

    /// The piece that a die places; `None` as long as it is not decided.
    pub fn role(&self, piece: Placed) -> Option<Role> {
        match piece {
            Placed::Role(role) => Some(role),
            Placed::First => self.order.map(|[first, _]| first),
            Placed::Second => self.order.map(|[_, second]| second),
        }
    }

    fn counted(&self, counted: Counted) -> Vec<File> {
        let free = self.shelf.free().into_iter();
        free.filter_map(|file| File::new(file as u8))
            .filter(|file| match counted {
                Counted::Light => file.index() % 2 == 1,
                Counted::Dark => file.index() % 2 == 0,
                Counted::Free => true,
            })
            .collect()
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
        let outcome = die.outcome(number);
        match outcome {
            RollOutcome::Square(role, file) => self.shelf.put(usize::from(file.index()), role),
            RollOutcome::First(role) => {
                if let Meaning::Order([odd, even]) = die.meaning {
                    let second = if role == odd { even } else { odd };
                    self.order = Some([role, second]);
                }
            }
            RollOutcome::Array(number) => {
                for (file, role) in (self.array)(number).roles().iter().enumerate() {
                    self.shelf.put(file, *role);
                }
            }
            RollOutcome::Again => {}
        }
        if outcome != RollOutcome::Again {
            self.done += 1;
            if self.is_finished() {
                for role in self.procedure.rest {
                    self.shelf.put_free(0, *role);
                }
            }
        }
        self.rolls.push(Roll {
            die,
            number,
            outcome,
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
        self.order = None;
        self.done = 0;
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
        self.done == self.procedure.dice.len()
    }

    /// The array, once every piece is placed.
    pub fn back_rank(&self) -> Option<BackRank> {
        self.is_finished().then(|| self.shelf.back_rank())
    }
}
