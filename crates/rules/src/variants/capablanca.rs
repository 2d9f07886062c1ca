//! Capablanca Random Chess: its army, its arrays and their numbers (CRC).

use super::consulchess;
use super::orthodox::file;
use super::shuffle::{Pair, Shelf};
use crate::chess::{Position, Setup};
use crate::{
    ArrayFault, BackRank, CastlingFiles, CastlingPolicy, Color, Counted, Decides, DieRule, File,
    Numbering, Placed, Procedure, Role, Rules, Sides, Square, SquareSet, StartScheme,
};

/// The rules.
pub(super) const RULES: Rules = Rules {
    slug: "capablanca-random",
    letters: &[
        (Role::King, 'K'),
        (Role::Queen, 'Q'),
        (Role::Archbishop, 'A'),
        (Role::Chancellor, 'C'),
        (Role::Rook, 'R'),
        (Role::Bishop, 'B'),
        (Role::Knight, 'N'),
        (Role::Pawn, 'P'),
    ],
    read_also: &[],
    // CRC-1.
    promotions: &[
        Role::Queen,
        Role::Archbishop,
        Role::Chancellor,
        Role::Rook,
        Role::Bishop,
        Role::Knight,
    ],
    // CRC-4.
    castling: CastlingPolicy::Targets {
        left: CastlingFiles {
            king: file(b'c'),
            rook: file(b'd'),
        },
        right: CastlingFiles {
            king: file(b'i'),
            rook: file(b'h'),
        },
    },
    start: StartScheme::Numbered(&NUMBERING),
    ..consulchess::RULES
};

const fn die(name: &'static str, piece: Placed, counted: Counted) -> DieRule {
    DieRule::square(name, piece, 6, counted)
}

/// The digits of CRC-3 as dice of six faces; the pair of knights as two of them.
static PROCEDURE: Procedure = Procedure {
    dice: &[
        DieRule {
            name: "order",
            faces: 6,
            decides: Decides::Order(FIRST[0]),
        },
        die("first-of-two", Placed::First, Counted::Light),
        die("second-of-two", Placed::Second, Counted::Dark),
        die("light-bishop", Placed::Role(Role::Bishop), Counted::Light),
        die("dark-bishop", Placed::Role(Role::Bishop), Counted::Dark),
        die("chancellor", Placed::Role(Role::Chancellor), Counted::Free),
        die("first-knight", Placed::Role(Role::Knight), Counted::Free),
        die("second-knight", Placed::Role(Role::Knight), Counted::Free),
    ],
    rest: &REST,
    files: 10,
    sides: Sides::Mirrored,
};

/// What the squares left take, from the left (CRC-3).
const REST: [Role; 3] = [Role::Rook, Role::King, Role::Rook];

const NUMBERING: Numbering = Numbering {
    first: 1,
    count: 48_000,
    played: 12_118,
    back_rank,
    number,
    fault,
    usual: 20,
    chess960: None,
    procedure: Some(&PROCEDURE),
};

const KNIGHTS: Pair = Pair::among(5);

/// The array of Gothic Chess.
const GOTHIC: [Role; 10] = [
    Role::Rook,
    Role::Knight,
    Role::Bishop,
    Role::Queen,
    Role::Chancellor,
    Role::King,
    Role::Archbishop,
    Role::Bishop,
    Role::Knight,
    Role::Rook,
];

/// The pieces that are placed on light and dark squares in turn, by whether the queen or the
/// archbishop comes first (CRC-3).
const FIRST: [[Role; 2]; 2] = [
    [Role::Queen, Role::Archbishop],
    [Role::Archbishop, Role::Queen],
];

/// CRC-3; 48,000 counts as 0, as 960 does in Scharnagl's numbers for Chess960.
fn back_rank(number: u32) -> BackRank {
    let mut rest = number as usize % 48_000;
    let mut digit = |base: usize| {
        let digit = rest % base;
        rest /= base;
        digit
    };
    let mut shelf = Shelf::new(10);
    let [light, dark] = FIRST[digit(2)];
    shelf.put_shaded(1, digit(5), light);
    shelf.put_shaded(0, digit(5), dark);
    shelf.put_shaded(1, digit(4), Role::Bishop);
    shelf.put_shaded(0, digit(4), Role::Bishop);
    shelf.put_free(digit(6), Role::Chancellor);
    shelf.put_pair(KNIGHTS.unrank(digit(KNIGHTS.count())), Role::Knight);
    for role in REST {
        shelf.put_free(0, role);
    }
    shelf.back_rank()
}

fn number(array: &BackRank) -> Option<u32> {
    let is_light = |role| {
        let file = array.roles().iter().position(|r| *r == role)?;
        Some(file % 2 == 1)
    };
    let first = usize::from(!is_light(Role::Queen)?);
    let [light, dark] = FIRST[first];
    let mut shelf = Shelf::new(10);
    let digits = [
        (first, 2),
        (shelf.take_shaded(1, array, light)?, 5),
        (shelf.take_shaded(0, array, dark)?, 5),
        (shelf.take_shaded(1, array, Role::Bishop)?, 4),
        (shelf.take_shaded(0, array, Role::Bishop)?, 4),
        (shelf.take(array, Role::Chancellor)?, 6),
        (
            KNIGHTS.rank(shelf.take_pair(array, Role::Knight)?),
            KNIGHTS.count(),
        ),
    ];
    let number = digits.iter().rev().fold(0, |n, (d, base)| n * base + d) as u32;
    let number = if number == 0 { 48_000 } else { number };
    (back_rank(number) == *array).then_some(number)
}

/// The first criterion of CRC-2 that an array breaks.
fn fault(array: &BackRank) -> Option<ArrayFault> {
    let roles = array.roles();
    if let Some(file) = unprotected_pawn(array) {
        return Some(ArrayFault::UnprotectedPawn { file });
    }
    let neighbours = roles
        .windows(2)
        .position(|two| two == [Role::Bishop, Role::Bishop]);
    if let Some(file) = neighbours.and_then(|file| File::new(file as u8)) {
        return Some(ArrayFault::NeighbouringBishops { file });
    }
    let differing = roles.iter().zip(GOTHIC).filter(|(a, b)| **a != *b).count() as u32;
    (differing < 3).then_some(ArrayFault::LikeGothic { differing })
}

fn unprotected_pawn(array: &BackRank) -> Option<File> {
    let setup = Setup::of_arrays(&RULES, array, array);
    let position = Position::from_setup(&RULES, setup).ok()?;
    let occupied = position.board().occupied();
    let files = (0..10).filter_map(File::new);
    let mut unprotected = files.filter(|file| {
        let pawn = Square::new(*file, RULES.geometry.relative_rank(Color::White, 1));
        !position.is_attacked(pawn, Color::White, occupied, SquareSet::ALL)
    });
    unprotected.next()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn crc_2_crc_3_the_counts_of_the_criteria() {
        let mut seen = HashSet::new();
        let (mut protected, mut apart, mut valid) = (0, 0, 0);
        for n in 1..=48_000 {
            let array = back_rank(n);
            assert_eq!(number(&array), Some(n));
            assert!(seen.insert(array));
            let fault = fault(&array);
            protected += u32::from(!matches!(fault, Some(ArrayFault::UnprotectedPawn { .. })));
            apart += u32::from(matches!(fault, None | Some(ArrayFault::LikeGothic { .. })));
            valid += u32::from(fault.is_none());
        }
        assert_eq!(seen.len(), 48_000);
        assert_eq!((protected, apart, valid), (21_836, 12_130, 12_118));
        assert_eq!(valid, NUMBERING.played);
    }

    #[test]
    fn the_usual_number_is_the_first_valid_one() {
        let valid = |n: &u32| fault(&back_rank(*n)).is_none();
        assert_eq!((1..=48_000).find(valid), Some(NUMBERING.usual));
    }
}
