//! Sets of files, for what happens on one rank.

use std::ops::{BitAnd, BitOr, Not};

use crate::File;

/// A set of files, one bit each, file a first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct FileSet(pub(crate) u16);

impl FileSet {
    /// No file.
    pub(crate) const EMPTY: FileSet = FileSet(0);

    /// The set of one file.
    #[inline]
    pub(crate) const fn of(file: File) -> FileSet {
        FileSet(1 << file.index())
    }

    /// The files to the right of one, those beside the board too.
    #[inline]
    const fn right_of(file: File) -> FileSet {
        FileSet(!1 << file.index())
    }

    /// The files to the left of one.
    #[inline]
    const fn left_of(file: File) -> FileSet {
        FileSet((1 << file.index()) - 1)
    }

    /// The files on that side of `from` where `towards` lies, `from` itself not counted.
    #[inline]
    pub(crate) const fn side(from: File, towards: File) -> FileSet {
        if towards.index() > from.index() {
            FileSet::right_of(from)
        } else {
            FileSet::left_of(from)
        }
    }

    /// The file itself and those that can be reached from it without a step on `blocked`, which
    /// has to hold a file to the right of the board.
    #[inline]
    pub(crate) const fn reach(from: File, blocked: FileSet) -> FileSet {
        let (left, right) = (FileSet::left_of(from).0, FileSet::right_of(from).0);
        let stop = blocked.0 & right;
        let nearest = stop & stop.wrapping_neg();
        let to_the_right = right & nearest.wrapping_sub(1);
        // One more than the index of the nearest blocked file on the left, or 0.
        let start = 16 - (blocked.0 & left).leading_zeros();
        let to_the_left = left & (!0u32 << start) as u16;
        FileSet(to_the_left | FileSet::of(from).0 | to_the_right)
    }

    /// The set with each file moved one to the left and one to the right.
    #[inline]
    pub(crate) const fn neighbours(self) -> FileSet {
        FileSet(self.0 << 1 | self.0 >> 1)
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    pub(crate) const fn contains(self, file: File) -> bool {
        self.0 & FileSet::of(file).0 != 0
    }

    #[inline]
    pub(crate) const fn with(self, file: File) -> FileSet {
        FileSet(self.0 | FileSet::of(file).0)
    }

    #[inline]
    pub(crate) const fn without(self, file: File) -> FileSet {
        FileSet(self.0 & !FileSet::of(file).0)
    }
}

impl BitAnd for FileSet {
    type Output = FileSet;

    #[inline]
    fn bitand(self, other: FileSet) -> FileSet {
        FileSet(self.0 & other.0)
    }
}

impl BitOr for FileSet {
    type Output = FileSet;

    #[inline]
    fn bitor(self, other: FileSet) -> FileSet {
        FileSet(self.0 | other.0)
    }
}

impl Not for FileSet {
    type Output = FileSet;

    #[inline]
    fn not(self) -> FileSet {
        FileSet(!self.0)
    }
}

/// The files, a first.
impl Iterator for FileSet {
    type Item = File;

    #[inline]
    fn next(&mut self) -> Option<File> {
        let file = File::new(self.0.trailing_zeros() as u8)?;
        self.0 &= self.0 - 1;
        Some(file)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(index: u8) -> File {
        File::new(index).unwrap()
    }

    #[test]
    fn files_come_in_order() {
        let indices: Vec<u8> = FileSet(0b1000_0000_0010_0001).map(File::index).collect();
        assert_eq!(indices, [0, 5, 15]);
    }

    #[test]
    fn a_side_goes_on_to_the_edge() {
        assert_eq!(FileSet::side(file(3), file(0)), FileSet(0b111));
        assert_eq!(FileSet::side(file(3), file(4)), FileSet(!0b1111));
        assert_eq!(FileSet::side(file(0), file(9)), FileSet(!1));
        assert_eq!(FileSet::side(file(15), file(0)), FileSet(!0 >> 1));
    }

    #[test]
    fn reach_ends_before_what_is_blocked() {
        let reach = |from, blocked: u16| FileSet::reach(file(from), FileSet(!0 << 10 | blocked)).0;
        assert_eq!(reach(5, 0), (1 << 10) - 1);
        assert_eq!(reach(0, 1 << 2), 0b11);
        assert_eq!(reach(9, 1 << 7), 0b11 << 8);
        assert_eq!(reach(4, 1 << 3 | 1 << 5), 1 << 4);
        assert_eq!(reach(4, 1 << 1 | 1 << 7), 0b111_1100);
    }
}
