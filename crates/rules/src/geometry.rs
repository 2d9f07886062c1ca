//! The size of a board.

use crate::{Color, File, Rank, Square, SquareSet};

/// Files and ranks of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Geometry {
    files: u8,
    ranks: u8,
    squares: SquareSet,
}

impl Geometry {
    /// A board of at most 13 files (three guard columns must remain for the consul) and 8 ranks.
    ///
    /// # Panics
    ///
    /// With sizes outside of that; boards are constants, so this shows at compile time.
    pub const fn new(files: u8, ranks: u8) -> Geometry {
        assert!(files >= 1 && files <= 13 && ranks >= 1 && ranks <= 8);
        let row: u128 = (1 << files) - 1;
        let mut squares = 0;
        let mut rank = 0;
        while rank < ranks {
            squares |= row << (rank * 16);
            rank += 1;
        }
        Geometry {
            files,
            ranks,
            squares: SquareSet(squares),
        }
    }

    /// Number of files.
    pub const fn files(self) -> u8 {
        self.files
    }

    /// Number of ranks.
    pub const fn ranks(self) -> u8 {
        self.ranks
    }

    /// The squares of the board.
    #[inline]
    pub const fn squares(self) -> SquareSet {
        self.squares
    }

    /// Whether the board has the square.
    pub const fn contains(self, square: Square) -> bool {
        square.file().index() < self.files && square.rank().index() < self.ranks
    }

    /// The file, if the board has it.
    pub const fn file(self, index: u8) -> Option<File> {
        if index < self.files {
            File::new(index)
        } else {
            None
        }
    }

    /// The last file.
    pub const fn last_file(self) -> u8 {
        self.files - 1
    }

    /// The rank on which a side's pieces start.
    pub const fn back_rank(self, color: Color) -> Rank {
        self.relative_rank(color, 0)
    }

    /// The rank that is `index` ranks away from the side's back rank.
    pub const fn relative_rank(self, color: Color, index: u8) -> Rank {
        let index = match color {
            Color::White => index,
            Color::Black => self.ranks - 1 - index,
        };
        match Rank::new(index) {
            Some(rank) => rank,
            None => panic!("a rank beyond the board"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn con_1_the_board_has_eighty_squares() {
        let board = Geometry::new(10, 8);
        assert_eq!(board.squares().len(), 80);
        assert!(board.squares().into_iter().all(|s| board.contains(s)));
        assert_eq!(board.back_rank(Color::Black).to_string(), "8");
    }
}
