//! Which pieces change places, and the arrays that this leads to (CFG-2, CFG-3, CFG-6).

use crate::variants::orthodox;
use crate::{BackRank, File, Relocation, Role};

/// The files that the king (or the queen, when the king's turn is over) may change places with,
/// by CFG-2 and CFG-3; staying is always possible and not among them.
pub(super) fn relocatees(array: &BackRank, piece: Role, relocation: Relocation) -> Vec<File> {
    let roles = array.roles();
    let Some(home) = roles.iter().position(|role| *role == piece) else {
        return Vec::new();
    };
    let files = 0..roles.len();
    files
        .filter(|file| {
            let other = roles[*file];
            let allowed = match (piece, relocation) {
                // CFG-6.
                (Role::King, Relocation::Restricted) => other == Role::Queen,
                // CFG-2: rooks never, the king never with the queen's turn.
                (_, Relocation::Free | Relocation::Restricted) => {
                    !matches!(other, Role::Rook | Role::King)
                }
            };
            *file != home && allowed && bishops_differ(&swap(array, home, *file))
        })
        .filter_map(|file| File::new(file as u8))
        .collect()
}

/// The array with the pieces of two files exchanged.
pub(super) fn swap(array: &BackRank, a: usize, b: usize) -> BackRank {
    let mut roles = array.roles().to_vec();
    roles.swap(a, b);
    BackRank::new(&roles)
}

/// CFG-3, tested after each swap.
fn bishops_differ(array: &BackRank) -> bool {
    let files = array.roles().iter().enumerate();
    let bishops = files.filter(|(_, role)| **role == Role::Bishop);
    bishops.map(|(file, _)| file % 2).sum::<usize>() == 1
}

/// Every array that the two swaps lead to, ordered by Chess960 number.
pub fn arrays(relocation: Relocation) -> Vec<BackRank> {
    let home = |array: &BackRank, role| array.roles().iter().position(|r| *r == role);
    let after = |array: BackRank, role: Role| {
        let from = home(&array, role);
        let files = relocatees(&array, role, relocation);
        let swapped = files
            .into_iter()
            .filter_map(move |file| Some(swap(&array, from?, usize::from(file.index()))));
        std::iter::once(array).chain(swapped)
    };
    let mut arrays: Vec<(Option<u32>, BackRank)> = after(orthodox::USUAL, Role::King)
        .flat_map(|array| after(array, Role::Queen))
        .map(|array| ((orthodox::NUMBERING.number)(&array), array))
        .collect();
    arrays.sort_unstable_by_key(|(number, _)| *number);
    arrays.dedup();
    arrays.into_iter().map(|(_, array)| array).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cfg_3_twenty_arrays_for_a_side() {
        let arrays = arrays(Relocation::Free);
        assert_eq!(arrays.len(), 20);
        let numbers: Vec<u32> = arrays
            .iter()
            .map(|array| (orthodox::NUMBERING.number)(array).unwrap())
            .collect();
        assert!(numbers.is_sorted());
        // The usual array is among them: nobody has to relocate anything (CFG-1).
        assert!(numbers.contains(&518));
    }

    #[test]
    fn cfg_6_eight_arrays_with_restricted_relocation() {
        assert_eq!(arrays(Relocation::Restricted).len(), 8);
    }
}
