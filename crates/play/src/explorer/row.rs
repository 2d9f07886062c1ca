//! An array in eight bytes, and questions to it that take a few operations each.

use consulboard_rules::{ArrayFault, BackRank, Role};

use super::files::Files;
use super::filter::Criterion;

/// An array: four bits with the role for each file, and in the highest ones which criterion it breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Row(pub(super) u64);

/// A set of files as the lowest bit of the four of each file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Strided(pub(super) u64);

const LOWEST: u64 = 0x1111_1111_1111_1111;
const FAULT: u32 = 60;

impl Row {
    pub(super) fn new(array: &BackRank, fault: Option<ArrayFault>) -> Row {
        let roles = array.roles().iter().enumerate();
        let row = roles.fold(0, |row, (file, role)| row | (*role as u64) << (4 * file));
        let criterion = fault.map(Criterion::of);
        let broken = Criterion::ALL.iter().position(|it| Some(*it) == criterion);
        Row(row | broken.map_or(0, |index| index as u64 + 1) << FAULT)
    }

    /// The array, of so many files.
    pub(super) fn array(self, files: u8) -> BackRank {
        let roles = (0..files).map(|file| self.0 >> (4 * file) & 0b1111);
        let roles: Vec<Role> = roles.map(|role| Role::ALL[role as usize]).collect();
        BackRank::new(&roles)
    }

    /// The criterion that it breaks, if it does.
    pub(super) fn broken(self) -> Option<Criterion> {
        let index = (self.0 >> FAULT).checked_sub(1)?;
        Criterion::ALL.get(index as usize).copied()
    }

    /// The files with a role, among those of the board.
    #[inline]
    pub(super) fn files(self, role: Role, board: Strided) -> Strided {
        let differing = self.0 ^ (role as u64 * LOWEST);
        let pairs = differing | differing >> 1;
        Strided(!(pairs | pairs >> 2) & board.0)
    }
}

impl Strided {
    pub(super) fn of(files: Files) -> Strided {
        let bits = files.iter().map(|file| 1 << (4 * file.index()));
        Strided(bits.fold(0, |all, bit: u64| all | bit))
    }

    #[inline]
    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(super) const fn and(self, other: Strided) -> Strided {
        Strided(self.0 & other.0)
    }

    /// The files beside those of the set.
    #[inline]
    pub(super) const fn neighbours(self) -> Strided {
        Strided(self.0 << 4 | self.0 >> 4)
    }

    /// The set without its leftmost file.
    #[inline]
    pub(super) const fn rest(self) -> Strided {
        Strided(self.0 & self.0.wrapping_sub(1))
    }

    /// The leftmost file alone.
    #[inline]
    pub(super) const fn leftmost(self) -> Strided {
        Strided(self.0 & self.0.wrapping_neg())
    }

    /// What lies to the right of the leftmost file.
    #[inline]
    pub(super) const fn right_of_leftmost(self) -> Strided {
        Strided(!(self.0 ^ self.0.wrapping_sub(1)))
    }
}
