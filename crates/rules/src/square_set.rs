//! Sets of squares.

use std::fmt;
use std::iter::FusedIterator;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use crate::file_set::FileSet;
use crate::{Rank, Square};

/// A set of squares, one bit per cell of the 16 × 8 grid.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct SquareSet(pub u128);

// Looked up, because wide shifts by a variable are slow, and calls in wasm.

static SINGLES: [SquareSet; 128] = {
    let mut sets = [SquareSet(0); 128];
    let mut index = 0;
    while index < 128 {
        sets[index] = SquareSet(1 << index);
        index += 1;
    }
    sets
};

static RANKS: [SquareSet; 8] = {
    let mut sets = [SquareSet(0); 8];
    let mut index = 0;
    while index < 8 {
        sets[index] = SquareSet(0xffff << (index * 16));
        index += 1;
    }
    sets
};

impl SquareSet {
    /// No square.
    pub const EMPTY: SquareSet = SquareSet(0);
    /// Every cell, the guards beside the board too.
    pub const ALL: SquareSet = SquareSet(!0);

    /// The set of one square.
    #[inline]
    pub const fn of(square: Square) -> SquareSet {
        SINGLES[square.index()]
    }

    /// The sixteen cells of a rank, by its index from 0.
    #[inline]
    pub const fn rank(index: u8) -> SquareSet {
        RANKS[index as usize % 8]
    }

    /// The files of the squares on a rank.
    #[inline]
    pub(crate) fn row(self, rank: Rank) -> FileSet {
        let bytes = self.0.to_le_bytes();
        let first = rank.index() as usize % 8 * 2;
        FileSet(u16::from_le_bytes([bytes[first], bytes[first + 1]]))
    }

    /// Whether no square is in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether any square is in it.
    #[inline]
    pub const fn any(self) -> bool {
        self.0 != 0
    }

    /// Whether at least two squares are in it.
    #[inline]
    pub const fn many(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// How many squares are in it.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the square is in it.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 & SquareSet::of(square).0 != 0
    }

    /// The square with the smallest index.
    #[inline]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 {
            None
        } else {
            Some(Square::wrap(self.0.trailing_zeros() as u8))
        }
    }

    /// The square with the largest index.
    #[inline]
    pub const fn last(self) -> Option<Square> {
        if self.0 == 0 {
            None
        } else {
            Some(Square::wrap(127 - self.0.leading_zeros() as u8))
        }
    }

    /// Every square moved by `step` indices (16 is one rank up, -1 one file to the left); what
    /// leaves the grid is dropped, what leaves the board sideways lands on the guards.
    #[inline(always)]
    pub const fn shift(self, step: i8) -> SquareSet {
        if step >= 0 {
            SquareSet(self.0 << step)
        } else {
            SquareSet(self.0 >> -step)
        }
    }

    /// Adds a square.
    #[inline]
    pub fn insert(&mut self, square: Square) {
        self.0 |= SquareSet::of(square).0;
    }

    /// Takes a square out.
    #[inline]
    pub fn remove(&mut self, square: Square) {
        self.0 &= !SquareSet::of(square).0;
    }

    /// The set without the square.
    #[inline]
    pub const fn without(self, square: Square) -> SquareSet {
        SquareSet(self.0 & !SquareSet::of(square).0)
    }

    /// The set with the square.
    #[inline]
    pub const fn with(self, square: Square) -> SquareSet {
        SquareSet(self.0 | SquareSet::of(square).0)
    }
}

macro_rules! set_operator {
    ($trait:ident $method:ident $assign:ident $assign_method:ident $op:tt) => {
        impl $trait for SquareSet {
            type Output = SquareSet;

            #[inline]
            fn $method(self, other: SquareSet) -> SquareSet {
                SquareSet(self.0 $op other.0)
            }
        }

        impl $assign for SquareSet {
            #[inline]
            fn $assign_method(&mut self, other: SquareSet) {
                self.0 = self.0 $op other.0;
            }
        }
    };
}

set_operator!(BitAnd bitand BitAndAssign bitand_assign &);
set_operator!(BitOr bitor BitOrAssign bitor_assign |);
set_operator!(BitXor bitxor BitXorAssign bitxor_assign ^);

impl Not for SquareSet {
    type Output = SquareSet;

    #[inline]
    fn not(self) -> SquareSet {
        SquareSet(!self.0)
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> SquareSet {
        squares.into_iter().fold(SquareSet::EMPTY, SquareSet::with)
    }
}

impl IntoIterator for SquareSet {
    type Item = Square;
    type IntoIter = Squares;

    #[inline]
    fn into_iter(self) -> Squares {
        Squares {
            low: self.0 as u64,
            high: (self.0 >> 64) as u64,
        }
    }
}

/// The squares of a set, smallest index first.
#[derive(Clone, Debug)]
pub struct Squares {
    low: u64,
    high: u64,
}

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        if self.low != 0 {
            let index = self.low.trailing_zeros();
            self.low &= self.low - 1;
            Some(Square::wrap(index as u8))
        } else if self.high != 0 {
            let index = 64 + self.high.trailing_zeros();
            self.high &= self.high - 1;
            Some(Square::wrap(index as u8))
        } else {
            None
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = (self.low.count_ones() + self.high.count_ones()) as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for Squares {}
impl FusedIterator for Squares {}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_come_in_order_and_are_counted() {
        let set: SquareSet = ["j8", "a1", "e4"]
            .iter()
            .map(|s| s.parse().unwrap())
            .collect();
        let names: Vec<String> = set.into_iter().map(|s| s.to_string()).collect();
        assert_eq!(names, ["a1", "e4", "j8"]);
        assert_eq!((set.len(), set.into_iter().len()), (3, 3));
        assert_eq!(set.last().unwrap().to_string(), "j8");
    }

    #[test]
    fn a_step_over_the_edge_lands_on_a_guard() {
        let j4 = SquareSet::of("j4".parse().unwrap());
        let a4 = SquareSet::of("a4".parse().unwrap());
        for step in 1..=3 {
            for moved in [j4.shift(step), a4.shift(-step)] {
                assert!(moved.into_iter().all(|s| s.file().index() >= 10));
            }
        }
    }
}
