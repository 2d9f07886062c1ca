//! Drawing an array with dice, as a value: whoever shows it only shows it (K42-2, CRC-3, CFG-7).

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

/// The piece that a die places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Placed {
    /// Always the same.
    Role(Role),
    /// The one of two that an earlier die put first.
    First,
    /// The other one of the two.
    Second,
}

/// What a die decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decides {
    /// The square of a piece; a number without a square is rolled again.
    Square {
        /// The piece.
        piece: Placed,
        /// What the number counts.
        counted: Counted,
    },
    /// Which of two pieces is placed first: the first one here with an odd number, the other one
    /// with an even number. A die has as many of these as of those.
    Order([Role; 2]),
    /// The whole array: the number counts the arrays of the numbering.
    Array,
}

/// One die of a procedure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DieRule {
    /// Names the step, for texts: `light-bishop`, `second-knight` and so on.
    pub name: &'static str,
    /// 6, 8 or 20.
    pub faces: u8,
    /// What the number means.
    pub decides: Decides,
}

impl DieRule {
    /// A die that finds the square of a piece.
    pub const fn square(name: &'static str, piece: Placed, faces: u8, counted: Counted) -> DieRule {
        DieRule {
            name,
            faces,
            decides: Decides::Square { piece, counted },
        }
    }
}

/// Where Black's array comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sides {
    /// It mirrors White's (CRC-2).
    Mirrored,
    /// It mirrors White's (K42-1) or is drawn by itself (K42-4), as the players like.
    Either,
    /// It is drawn by itself (CFG-7).
    Separate,
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
    /// Where Black's array comes from.
    pub sides: Sides,
}

/// What the numbers of a die mean that is to be rolled now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// The square of a piece.
    Square {
        /// The piece.
        role: Role,
        /// Which squares are counted.
        counted: Counted,
        /// The files that the numbers stand for, 1 for the first; a larger number is rolled again.
        files: Vec<File>,
    },
    /// Which of two pieces is placed first: the first one with an odd number, the other one with
    /// an even number.
    Order([Role; 2]),
    /// The array with a number of the numbering; a number beyond the last array is rolled again.
    Array {
        /// The number of the array that a 1 stands for.
        first: u32,
        /// How many arrays there are.
        count: u32,
    },
}

/// What a roll comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RollOutcome {
    /// A piece has its square.
    Square(Role, File),
    /// This piece is placed first.
    First(Role),
    /// All pieces have their squares: the array with this number of the numbering.
    Array(u32),
    /// Nothing: it is rolled again.
    Again,
}

/// A die that is to be rolled now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Die {
    /// Which one.
    pub rule: DieRule,
    /// What its numbers mean.
    pub meaning: Meaning,
}

impl Die {
    /// What a number comes to.
    pub fn outcome(&self, number: u8) -> RollOutcome {
        let index = usize::from(number).checked_sub(1);
        match &self.meaning {
            Meaning::Square { role, files, .. } => match index.and_then(|index| files.get(index)) {
                Some(file) => RollOutcome::Square(*role, *file),
                None => RollOutcome::Again,
            },
            Meaning::Order([odd, even]) => {
                RollOutcome::First(if number % 2 == 1 { *odd } else { *even })
            }
            Meaning::Array { first, count } => match index {
                Some(index) if index < *count as usize => RollOutcome::Array(first + index as u32),
                Some(_) | None => RollOutcome::Again,
            },
        }
    }

    /// Whether a number of the die is to be rolled again.
    pub fn is_reroll(&self, number: u8) -> bool {
        self.outcome(number) == RollOutcome::Again
    }

    /// The piece that it finds a square for, if it does.
    pub fn role(&self) -> Option<Role> {
        match self.meaning {
            Meaning::Square { role, .. } => Some(role),
            Meaning::Order(_) | Meaning::Array { .. } => None,
        }
    }

    /// The files that the numbers count, 1 for the first; none where they count no squares.
    pub fn files(&self) -> &[File] {
        match &self.meaning {
            Meaning::Square { files, .. } => files,
            Meaning::Order(_) | Meaning::Array { .. } => &[],
        }
    }
}

/// A roll that has been made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Roll {
    /// The die.
    pub die: Die,
    /// The number it showed, from 1.
    pub number: u8,
    /// What it came to.
    pub outcome: RollOutcome,
}

impl Roll {
    /// Whether it has to be repeated.
    pub fn is_again(&self) -> bool {
        self.outcome == RollOutcome::Again
    }

    /// The piece that got a square by it, and the file.
    pub fn placed(&self) -> Option<(Role, File)> {
        match self.outcome {
            RollOutcome::Square(role, file) => Some((role, file)),
            RollOutcome::First(_) | RollOutcome::Array(_) | RollOutcome::Again => None,
        }
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{StartScheme, Variant};

    fn numbering_of(variant: Variant) -> &'static Numbering {
        match variant.rules().start {
            StartScheme::Numbered(numbering) => numbering,
            StartScheme::Array(_) => panic!("{variant} is numbered"),
        }
    }

    fn numbering() -> &'static Numbering {
        numbering_of(Variant::Consulchess42k)
    }

    /// One number for each outcome of a die, and how many numbers have each.
    fn outcomes(die: &Die) -> (Vec<u8>, usize) {
        let mut numbers: Vec<(u8, RollOutcome)> = Vec::new();
        let mut counted = 0;
        for number in 1..=die.rule.faces {
            let outcome = die.outcome(number);
            if outcome != RollOutcome::Again {
                counted += 1;
                if numbers.iter().all(|(_, known)| *known != outcome) {
                    numbers.push((number, outcome));
                }
            }
        }
        let each = counted / numbers.len();
        for (_, outcome) in &numbers {
            let same = (1..=die.rule.faces).filter(|n| die.outcome(*n) == *outcome);
            assert_eq!(
                same.count(),
                each,
                "every outcome is as likely as any other"
            );
        }
        (
            numbers.into_iter().map(|(number, _)| number).collect(),
            each,
        )
    }

    /// How often each number is reached by the sequences of outcomes that are not rolled again.
    fn reached(numbering: &Numbering) -> Vec<u8> {
        fn walk(draw: &Draw, numbering: &Numbering, reached: &mut [u8]) {
            let Some(die) = draw.die() else {
                let number = (numbering.number)(&draw.back_rank().unwrap());
                reached[(number.unwrap() - numbering.first) as usize] += 1;
                return;
            };
            for number in outcomes(&die).0 {
                let mut next = draw.clone();
                assert!(!next.roll(number).unwrap().is_again());
                walk(&next, numbering, reached);
            }
        }
        let mut reached = vec![0; numbering.count as usize];
        walk(&Draw::new(numbering).unwrap(), numbering, &mut reached);
        reached
    }

    #[test]
    fn k42_2_every_array_comes_from_exactly_four_sequences() {
        let reached = reached(numbering());
        assert_eq!(reached.len(), 42_000);
        assert!(reached.iter().all(|times| *times == 4));
    }

    #[test]
    fn crc_3_every_array_comes_from_exactly_two_sequences() {
        // The knights' order; every number of the numbering is reached, so they agree.
        let reached = reached(numbering_of(Variant::CapablancaRandom));
        assert_eq!(reached.len(), 48_000);
        assert!(reached.iter().all(|times| *times == 2));
    }

    #[test]
    fn cfg_7_every_array_comes_from_exactly_one_face() {
        let reached = reached(numbering_of(Variant::Chess400));
        assert_eq!(reached, [1; 20]);
    }

    /// Name, faces, numbers that count, numbers for each outcome.
    fn dice(numbering: &Numbering) -> Vec<(&'static str, u8, usize, usize)> {
        let mut draw = Draw::new(numbering).unwrap();
        let mut seen = Vec::new();
        while let Some(die) = draw.die() {
            let faces = die.rule.faces;
            let (numbers, each) = outcomes(&die);
            let kept = numbers.len() * each;
            seen.push((die.rule.name, faces, kept, each));
            for number in kept as u8 + 1..=faces {
                assert!(die.is_reroll(number));
                assert!(draw.roll(number).unwrap().is_again());
            }
            draw.roll(1).unwrap();
        }
        seen
    }

    #[test]
    fn k42_2_faces_and_rerolls() {
        assert_eq!(
            dice(numbering()),
            [
                ("light-bishop", 6, 5, 1),
                ("dark-bishop", 6, 5, 1),
                ("first-knight", 8, 8, 1),
                ("second-knight", 8, 7, 1),
                ("first-consul", 6, 6, 1),
                ("second-consul", 6, 5, 1),
                ("queen", 6, 4, 1),
            ]
        );
    }

    #[test]
    fn crc_3_faces_and_rerolls() {
        assert_eq!(
            dice(numbering_of(Variant::CapablancaRandom)),
            [
                ("order", 6, 6, 3),
                ("first-of-two", 6, 5, 1),
                ("second-of-two", 6, 5, 1),
                ("light-bishop", 6, 4, 1),
                ("dark-bishop", 6, 4, 1),
                ("chancellor", 6, 6, 1),
                ("first-knight", 6, 5, 1),
                ("second-knight", 6, 4, 1),
            ]
        );
    }

    #[test]
    fn crc_3_the_first_die_says_which_piece_takes_a_light_square() {
        let numbering = numbering_of(Variant::CapablancaRandom);
        for (first, light, dark) in [
            (1, Role::Queen, Role::Archbishop),
            (2, Role::Archbishop, Role::Queen),
            (5, Role::Queen, Role::Archbishop),
            (6, Role::Archbishop, Role::Queen),
        ] {
            let mut draw = Draw::replay(numbering, &[first, 6, 3, 6, 1])
                .unwrap()
                .unwrap();
            assert_eq!(draw.places()[5], Some(light));
            assert_eq!(draw.places()[0], Some(dark));
            while draw.die().is_some() {
                draw.roll(1).unwrap();
            }
            // Digits: order, light square, dark square, and then nothing but ones.
            let number = (numbering.number)(&draw.back_rank().unwrap()).unwrap();
            assert_eq!(number, u32::from(light == Role::Archbishop) + 2 * 2);
        }
    }

    #[test]
    fn cfg_7_a_face_stands_for_a_whole_array() {
        let numbering = numbering_of(Variant::Chess400);
        let mut draw = Draw::new(numbering).unwrap();
        let error = draw.roll(21).unwrap_err();
        assert_eq!(error.to_string(), "die: found 21, expected 1 to 20");
        assert_eq!(draw.roll(7).unwrap().outcome, RollOutcome::Array(6));
        assert_eq!(draw.back_rank(), Some((numbering.back_rank)(6)));
        assert!(draw.take_back() && draw.places().iter().all(Option::is_none));
    }

    #[test]
    fn k42_2_the_examples_of_the_source() {
        let draw = Draw::replay(numbering(), &[2, 4]).unwrap().unwrap();
        let placed = draw.rolls().iter().filter_map(Roll::placed);
        let letters: String = placed.map(|(_, file)| file.letter()).collect();
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
        for (variant, rolls, last) in [
            (Variant::Consulchess42k, [6, 2, 6, 4, 8, 1], 3),
            (Variant::CapablancaRandom, [2, 6, 2, 4, 1, 1], 6),
        ] {
            let mut draw = Draw::replay(numbering_of(variant), &rolls)
                .unwrap()
                .unwrap();
            let before = draw.clone();
            draw.roll(last).unwrap();
            assert!(draw.take_back());
            assert_eq!(draw.rolls(), before.rolls());
            assert_eq!(draw.places(), before.places());
            assert_eq!(draw.die(), before.die());
        }
    }
}
