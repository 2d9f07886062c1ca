//! Sets of squares.

use std::fmt;
use std::iter::FusedIterator;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use crate::{Rank, Square};

/// A set of squares, one bit per cell of the 16 × 8 grid.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct SquareSet(pub u128);

impl SquareSet {
    /// No square.
    pub const EMPTY: SquareSet = SquareSet(0);
    /// Every cell, the guards beside the board too.
    pub const ALL: SquareSet = SquareSet(!0);

    /// The set of one square.
    #[inline]
    pub const fn of(square: Square) -> SquareSet {
        // Shifts of halves by one word: wide shifts by a variable are slow, in wasm even calls.
        let bit = (1u64 << (square.index() % 64)) as u128;
        if square.index() < 64 {
            SquareSet(bit)
        } else {
            SquareSet(bit << 64)
        }
    }

    /// The sixteen cells of a rank, by its index from 0.
    #[inline]
    pub const fn rank(index: u8) -> SquareSet {
        SquareSet(0xffff << ((index & 7) * 16))
    }

    /// Squares of a rank by the bits of their files.
    #[inline]
    pub(crate) const fn of_row(rank: Rank, files: u16) -> SquareSet {
        let half = (files as u64) << (rank.index() % 4 * 16);
        if rank.index() < 4 {
            SquareSet(half as u128)
        } else {
            SquareSet((half as u128) << 64)
        }
    }

    /// The files of the squares on a rank, a bit each.
    #[inline]
    pub(crate) const fn row(self, rank: Rank) -> u16 {
        let half = if rank.index() < 4 {
            self.0 as u64
        } else {
            (self.0 >> 64) as u64
        };
        (half >> (rank.index() % 4 * 16)) as u16
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
        let half = if square.index() < 64 {
            self.0 as u64
        } else {
            (self.0 >> 64) as u64
        };
        half >> (square.index() % 64) & 1 != 0
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
