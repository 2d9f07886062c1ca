//! All arrays of a game.

use consulboard_rules::{ArrayFault, BackRank, ByColor, Color, Numbering, Start, Variant};

use super::filter::{Criteria, Filter};
use super::matches::Matches;
use super::query::{Query, has_pairs};
use super::row::Row;

/// All arrays of a game, by their numbers, eight bytes each.
#[derive(Clone, Debug)]
pub struct Gallery {
    pub(super) variant: Variant,
    pub(super) numbering: &'static Numbering,
    /// The arrays from the first number on, as far as they have been made.
    rows: Vec<Row>,
    /// Whether every start has two arrays (CFG-7).
    pairs: bool,
}

/// A starting position of the gallery.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// Its number: that of the array, or of the pair of arrays.
    pub number: u32,
    /// The numbers of the arrays.
    pub numbers: ByColor<u32>,
    /// The arrays.
    pub arrays: ByColor<BackRank>,
    /// What keeps it from being played (CRC-2).
    pub fault: Option<ArrayFault>,
}

impl Item {
    /// The start of a game from here.
    pub fn start(&self) -> Start {
        let ByColor { white, black } = self.numbers;
        Start::Numbers { white, black }
    }
}

impl Gallery {
    /// A gallery without arrays yet; `None` where the game always begins with the same array.
    pub fn new(variant: Variant) -> Option<Gallery> {
        let numbering = variant.rules().numbering()?;
        Some(Gallery {
            variant,
            numbering,
            rows: Vec::new(),
            pairs: has_pairs(variant.rules()),
        })
    }

    /// The same with all arrays.
    pub fn whole(variant: Variant) -> Option<Gallery> {
        let mut gallery = Gallery::new(variant)?;
        gallery.load(u32::MAX);
        Some(gallery)
    }

    /// Makes the next arrays, at most so many, so that a page need not stand still; whether all are
    /// there now.
    pub fn load(&mut self, most: u32) -> bool {
        let made = self.rows.len() as u32;
        let next = self.numbering.first + made;
        let count = most.min(self.numbering.count - made);
        self.rows.extend((next..next + count).map(|number| {
            let array = (self.numbering.back_rank)(number);
            Row::new(&array, (self.numbering.fault)(&array))
        }));
        self.is_whole()
    }

    /// Whether all arrays are there.
    pub fn is_whole(&self) -> bool {
        self.rows.len() as u32 == self.numbering.count
    }

    /// The game.
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// Whether every start has an array for each side, drawn separately (CFG-7).
    pub fn has_pairs(&self) -> bool {
        self.pairs
    }

    /// How many starting positions have a number, played or not.
    pub fn count(&self) -> u32 {
        let count = self.numbering.count;
        if self.pairs { count * count } else { count }
    }

    /// The smallest number.
    pub fn first(&self) -> u32 {
        if self.pairs { 0 } else { self.numbering.first }
    }

    /// The largest number.
    pub fn last(&self) -> u32 {
        self.first() + self.count() - 1
    }

    /// A starting position; `None` where there is no such number. It need not be there yet.
    pub fn item(&self, number: u32) -> Option<Item> {
        let numbers = if self.pairs {
            let (white, black) = self.numbering.of_pair(u64::from(number))?;
            ByColor { white, black }
        } else {
            let known = self.numbering.has(number).then_some(number)?;
            ByColor::new_with(|_| known)
        };
        let arrays = ByColor::new_with(|color| self.array(numbers[color]));
        let fault = |color| self.fault(numbers[color], &arrays[color]);
        Some(Item {
            number,
            numbers,
            arrays,
            fault: fault(Color::White).or_else(|| fault(Color::Black)),
        })
    }

    fn row(&self, number: u32) -> Option<&Row> {
        self.rows.get((number - self.numbering.first) as usize)
    }

    /// An array: out of the gallery if it is there, which is faster than making it anew.
    fn array(&self, number: u32) -> BackRank {
        let files = self.variant.rules().geometry.files();
        match self.row(number) {
            Some(row) => row.array(files),
            None => (self.numbering.back_rank)(number),
        }
    }

    fn fault(&self, number: u32, array: &BackRank) -> Option<ArrayFault> {
        match self.row(number) {
            Some(row) if row.broken().is_none() => None,
            Some(_) | None => (self.numbering.fault)(array),
        }
    }

    /// The starting positions with the numbers of a range, as they are asked for.
    pub fn items(&self, numbers: std::ops::Range<u32>) -> impl Iterator<Item = Item> {
        numbers.map_while(|number| self.item(number))
    }

    /// The starting positions that are looked for, of the arrays that are there.
    pub fn find(&self, query: &Query) -> Matches {
        let white = self.numbers(&query.sides.white);
        let black = self.pairs.then(|| self.numbers(&query.sides.black));
        Matches::new(self.numbering, white, black)
    }

    /// The numbers of the arrays that pass.
    fn numbers(&self, filter: &Filter) -> Vec<u32> {
        let sieve = filter.sieve();
        let wanted = |row: Row| match filter.criteria {
            Criteria::Played => row.broken().is_none(),
            Criteria::All => true,
            Criteria::Broken(criterion) => row.broken() == Some(criterion),
        };
        let rows = (self.numbering.first..).zip(&self.rows);
        let rows = rows.filter(|(_, row)| wanted(**row) && sieve.passes(**row));
        rows.map(|(number, _)| number).collect()
    }
}
