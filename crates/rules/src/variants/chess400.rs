//! Chess400: the arrays that the relocations of Configuration Chess lead to, drawn (CFG-7).

use super::orthodox;
use crate::configuration::arrays;
use crate::{
    BackRank, Decides, DieRule, FirstRights, Numbering, Procedure, Relocation, Rules, Sides,
    StartScheme,
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
