//! Chess400: the twenty arrays of a side, and the relocations that lead to them (CFG).

use super::orthodox;
use crate::{
    BackRank, Decides, DieRule, File, FirstRights, Numbering, Procedure, Relocation, Role, Rules,
    Sides, StartScheme,
};

/// The rules; castling is that of Chess960 (CFG-4).
pub(super) const RULES: Rules = Rules {
    slug: "chess400",
    start: StartScheme::Numbered(&NUMBERING),
    ..orthodox::RULES
};

/// With curtailed castling: only kings whose array square is on files c to f (CFG-5).
pub(super) const CURTAILED_RULES: Rules = Rules {
    slug: "chess400-curtailed",
    first_rights: FirstRights::KingBetween {
        first: orthodox::file(b'c'),
        last: orthodox::file(b'f'),
    },
    ..RULES
};

/// A die with a face for each array (CFG-7).
static PROCEDURE: Procedure = Procedure {
    dice: &[DieRule {
        name: "array",
        faces: 20,
        decides: Decides::Array,
    }],
    rest: &[],
    files: 8,
    sides: Sides::Separate,
};

/// The arrays of one side, ordered by their Chess960 number (CFG-7).
const NUMBERING: Numbering = Numbering {
    first: 0,
    count: 20,
    played: 20,
    back_rank,
    number,
    fault: |_| None,
    usual: 6,
    chess960: orthodox::NUMBERING.chess960,
    procedure: Some(&PROCEDURE),
};

/// The usual array of chess.
pub(super) const USUAL: BackRank = BackRank::new(&[
    Role::Rook,
    Role::Knight,
    Role::Bishop,
    Role::Queen,
    Role::King,
    Role::Bishop,
    Role::Knight,
    Role::Rook,
]);

/// The files that the king (or the queen, when the king's turn is over) may change places with,
/// by CFG-2 and CFG-3; staying is always possible and not among them.
pub fn relocatees(array: &BackRank, piece: Role, relocation: Relocation) -> Vec<File> {
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
pub fn swap(array: &BackRank, a: usize, b: usize) -> BackRank {
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
    let mut arrays: Vec<(Option<u32>, BackRank)> = after(USUAL, Role::King)
        .flat_map(|array| after(array, Role::Queen))
        .map(|array| ((orthodox::NUMBERING.number)(&array), array))
        .collect();
    arrays.sort_by_key(|(number, _)| *number);
    arrays.dedup();
    arrays.into_iter().map(|(_, array)| array).collect()
}

fn back_rank(number: u32) -> BackRank {
    arrays(Relocation::Free)[number as usize]
}

fn number(array: &BackRank) -> Option<u32> {
    let arrays = arrays(Relocation::Free);
    let index = arrays.iter().position(|known| known == array)?;
    Some(index as u32)
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
        assert_eq!(
            numbers.iter().position(|n| *n == 518),
            Some(NUMBERING.usual as usize)
        );
    }

    #[test]
    fn cfg_6_eight_arrays_with_restricted_relocation() {
        assert_eq!(arrays(Relocation::Restricted).len(), 8);
    }

    #[test]
    fn cfg_7_numbers_and_arrays_are_one_to_one() {
        for n in 0..20 {
            assert_eq!(number(&back_rank(n)), Some(n));
        }
        let mut pair = 0;
        for white in 0..20 {
            for black in 0..20 {
                assert_eq!(NUMBERING.pair(white, black), pair);
                assert_eq!(NUMBERING.of_pair(pair), Some((white, black)));
                pair += 1;
            }
        }
        assert_eq!((pair, NUMBERING.of_pair(pair)), (400, None));
        let chess960 = NUMBERING.chess960.unwrap();
        assert_eq!(chess960(&back_rank(NUMBERING.usual)), Some(518));
    }

    #[test]
    fn cfg_7_the_table_for_a_real_die_is_right() {
        let text = include_str!("../../../../docs/rules/chess400.md");
        let rows = text.lines().filter_map(|line| {
            let cells: Vec<&str> = line.split('|').map(str::trim).collect();
            let [_, die, letters, chess960, _] = cells[..] else {
                return None;
            };
            let array = letters.chars().filter_map(|letter| RULES.role(letter));
            let array = BackRank::new(&array.collect::<Vec<_>>());
            Some((die.parse().ok()?, array, chess960.parse().ok()?))
        });
        let rows: Vec<(u32, BackRank, u32)> = rows.collect();
        assert_eq!(rows.len(), 20);
        for (die, array, chess960) in rows {
            assert_eq!(number(&array), Some(die - 1));
            assert_eq!((orthodox::NUMBERING.number)(&array), Some(chess960));
        }
    }
}
