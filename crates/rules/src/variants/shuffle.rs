//! Counting free squares of a back rank, and unordered pairs: what numberings and draws share.

use crate::{BackRank, Role};

/// A back rank that is being filled.
#[derive(Clone, Debug)]
pub(crate) struct Shelf {
    places: Vec<Option<Role>>,
}

impl Shelf {
    /// An empty one.
    pub(crate) fn new(files: usize) -> Shelf {
        Shelf {
            places: vec![None; files],
        }
    }

    /// The files that are still free, from the left.
    pub(crate) fn free(&self) -> Vec<usize> {
        let places = self.places.iter().enumerate();
        places
            .filter(|(_, p)| p.is_none())
            .map(|(f, _)| f)
            .collect()
    }

    /// What stands on each file.
    pub(crate) fn places(&self) -> &[Option<Role>] {
        &self.places
    }

    /// Puts a piece on a file.
    pub(crate) fn put(&mut self, file: usize, role: Role) {
        self.places[file] = Some(role);
    }

    /// Puts a piece on the free file with the given index, and says which file that is.
    pub(crate) fn put_free(&mut self, index: usize, role: Role) -> usize {
        let file = self.free()[index];
        self.put(file, role);
        file
    }

    /// The free files of one shade of White's back rank: 0 for dark, 1 for light.
    fn free_shaded(&self, shade: usize) -> Vec<usize> {
        let free = self.free().into_iter();
        free.filter(|file| file % 2 == shade).collect()
    }

    /// Puts a piece on the free file of a shade with the given index.
    pub(crate) fn put_shaded(&mut self, shade: usize, index: usize, role: Role) {
        let file = self.free_shaded(shade)[index];
        self.put(file, role);
    }

    /// Finds a piece of the finished rank among the free files of a shade, puts it there as well,
    /// and gives its index among them.
    pub(crate) fn take_shaded(
        &mut self,
        shade: usize,
        finished: &BackRank,
        role: Role,
    ) -> Option<usize> {
        let files = self.free_shaded(shade);
        self.take_of(&files, finished, role)
    }

    fn take_of(&mut self, files: &[usize], finished: &BackRank, role: Role) -> Option<usize> {
        let roles = finished.roles();
        let index = files
            .iter()
            .position(|file| roles.get(*file) == Some(&role))?;
        self.put(files[index], role);
        Some(index)
    }

    /// Puts two like pieces on two free files, counted before the first of them is placed.
    pub(crate) fn put_pair(&mut self, (i, j): (usize, usize), role: Role) {
        let free = self.free();
        self.put(free[i], role);
        self.put(free[j], role);
    }

    /// Finds a piece of the finished rank among the free files, puts it there as well, and gives
    /// its index among them.
    pub(crate) fn take(&mut self, finished: &BackRank, role: Role) -> Option<usize> {
        let free = self.free();
        self.take_of(&free, finished, role)
    }

    /// The same for two like pieces.
    pub(crate) fn take_pair(&mut self, finished: &BackRank, role: Role) -> Option<(usize, usize)> {
        let i = self.take(finished, role)?;
        // One of the free files before the second one is gone by now.
        let j = self.take(finished, role)? + 1;
        Some((i, j))
    }

    /// The finished rank; what is still free becomes a pawn, which no numbering accepts.
    pub(crate) fn back_rank(&self) -> BackRank {
        let roles: Vec<Role> = self
            .places
            .iter()
            .map(|place| place.unwrap_or(Role::Pawn))
            .collect();
        BackRank::new(&roles)
    }
}

/// Unordered pairs {i < j} of the numbers below a bound, in the order (0,1) (0,2) … (1,2) …
/// (K42-3).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pair {
    bound: usize,
}

impl Pair {
    /// Pairs of numbers below `bound`.
    pub(crate) const fn among(bound: usize) -> Pair {
        Pair { bound }
    }

    /// How many there are.
    pub(crate) const fn count(self) -> usize {
        self.bound * (self.bound - 1) / 2
    }

    /// The place of a pair in the order.
    pub(crate) fn rank(self, (i, j): (usize, usize)) -> usize {
        i * (2 * self.bound - i - 1) / 2 + j - i - 1
    }

    /// The pair at a place below `count`.
    pub(crate) fn unrank(self, mut rank: usize) -> (usize, usize) {
        let mut i = 0;
        while rank >= self.bound - i - 1 {
            rank -= self.bound - i - 1;
            i += 1;
        }
        (i, i + 1 + rank)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn k42_3_pairs_come_in_order() {
        let pairs = Pair::among(8);
        let mut rank = 0;
        for i in 0..8 {
            for j in i + 1..8 {
                assert_eq!(pairs.rank((i, j)), rank);
                assert_eq!(pairs.unrank(rank), (i, j));
                rank += 1;
            }
        }
        assert_eq!(rank, pairs.count());
    }
}
