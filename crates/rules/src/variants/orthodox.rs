//! Orthodox chess with Chess960 castling and Scharnagl's numbers (CFG-4).

use super::shuffle::{Pair, Shelf};
use crate::{
    BackRank, CastlingFiles, CastlingPolicy, Family, File, FirstRights, Geometry, Numbering, Role,
    Rules, StartScheme,
};

const KNIGHTS: Pair = Pair::among(5);

/// The file of a letter, for constants.
pub(super) const fn file(letter: u8) -> File {
    match File::new(letter - b'a') {
        Some(file) => file,
        None => panic!("a file letter"),
    }
}

/// The rules.
pub(super) const RULES: Rules = Rules {
    slug: "orthodox",
    geometry: Geometry::new(8, 8),
    letters: &[
        (Role::King, 'K'),
        (Role::Queen, 'Q'),
        (Role::Rook, 'R'),
        (Role::Bishop, 'B'),
        (Role::Knight, 'N'),
        (Role::Pawn, 'P'),
    ],
    read_also: &[],
    promotions: &[Role::Queen, Role::Rook, Role::Bishop, Role::Knight],
    family: Family::Chess,
    castling: CastlingPolicy::Targets {
        left: CastlingFiles {
            king: file(b'c'),
            rook: file(b'd'),
        },
        right: CastlingFiles {
            king: file(b'g'),
            rook: file(b'f'),
        },
    },
    first_rights: FirstRights::All,
    start: StartScheme::Numbered(&NUMBERING),
};

/// The usual array of chess.
pub(crate) const USUAL: BackRank = BackRank::new(&[
    Role::Rook,
    Role::Knight,
    Role::Bishop,
    Role::Queen,
    Role::King,
    Role::Bishop,
    Role::Knight,
    Role::Rook,
]);

/// The numbers of Chess960.
pub(crate) const NUMBERING: Numbering = Numbering {
    first: 0,
    count: 960,
    played: 960,
    back_rank,
    number,
    fault: |_| None,
    usual: 518,
    chess960: Some(number),
    procedure: None,
};

fn back_rank(number: u32) -> BackRank {
    let mut rest = number as usize;
    let mut digit = |base: usize| {
        let digit = rest % base;
        rest /= base;
        digit
    };
    let mut shelf = Shelf::new(8);
    shelf.put(2 * digit(4) + 1, Role::Bishop);
    shelf.put(2 * digit(4), Role::Bishop);
    shelf.put_free(digit(6), Role::Queen);
    shelf.put_pair(KNIGHTS.unrank(digit(KNIGHTS.count())), Role::Knight);
    for role in [Role::Rook, Role::King, Role::Rook] {
        shelf.put_free(0, role);
    }
    shelf.back_rank()
}

fn number(array: &BackRank) -> Option<u32> {
    let mut shelf = Shelf::new(8);
    let digits = [
        (shelf.take_shaded(1, array, Role::Bishop)?, 4),
        (shelf.take_shaded(0, array, Role::Bishop)?, 4),
        (shelf.take(array, Role::Queen)?, 6),
        (
            KNIGHTS.rank(shelf.take_pair(array, Role::Knight)?),
            KNIGHTS.count(),
        ),
    ];
    let number = digits.iter().rev().fold(0, |n, (d, base)| n * base + d) as u32;
    // Rooks around the king, and nothing else, are left: the way back tells.
    (back_rank(number) == *array).then_some(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_an_array_and_every_array_a_number() {
        for n in 0..960 {
            assert_eq!(number(&back_rank(n)), Some(n));
        }
        let row = |text: &str| {
            let roles = text.chars().map(|c| RULES.role(c).unwrap());
            BackRank::new(&roles.collect::<Vec<_>>())
        };
        assert_eq!(number(&row("KRNBBNQR")), None);
        assert_eq!(number(&row("RNBQKNBR")), None);
        assert_eq!(number(&row("RNBQKBNRR")), None);
    }

    #[test]
    fn the_usual_array_is_518() {
        let array = back_rank(518);
        let letters: String = array
            .roles()
            .iter()
            .filter_map(|r| RULES.letter(*r))
            .collect();
        assert_eq!(letters, "RNBQKBNR");
        assert_eq!(number(&array), Some(518));
        let row = |n| -> String {
            let array = back_rank(n);
            array
                .roles()
                .iter()
                .filter_map(|r| RULES.letter(*r))
                .collect()
        };
        assert_eq!(row(0), "BBQNNRKR");
        assert_eq!(row(959), "RKRNNQBB");
    }
}
