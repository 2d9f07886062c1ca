//! Consulchess 42k: the arrays and their numbers (K42).

use super::consulchess;
use super::shuffle::{Pair, Shelf};
use crate::{
    BackRank, CastlingPolicy, Corners, Counted, DieRule, Numbering, Placed, Procedure, Role,
    RookCaptures, Rules, Sides, StartScheme,
};

const DARK: [usize; 5] = [0, 2, 4, 6, 8];
const LIGHT: [usize; 5] = [1, 3, 5, 7, 9];
const KNIGHTS: Pair = Pair::among(8);
const CONSULS: Pair = Pair::among(6);

const fn die(name: &'static str, role: Role, faces: u8, counted: Counted) -> DieRule {
    DieRule::square(name, Placed::Role(role), faces, counted)
}

/// K42-2.
static PROCEDURE: Procedure = Procedure {
    dice: &[
        die("light-bishop", Role::Bishop, 6, Counted::Light),
        die("dark-bishop", Role::Bishop, 6, Counted::Dark),
        die("first-knight", Role::Knight, 8, Counted::Free),
        die("second-knight", Role::Knight, 8, Counted::Free),
        die("first-consul", Role::Consul, 6, Counted::Free),
        die("second-consul", Role::Consul, 6, Counted::Free),
        die("queen", Role::Queen, 6, Counted::Free),
    ],
    rest: &[Role::Rook, Role::King, Role::Rook],
    files: 10,
    sides: Sides::Either,
};

const NUMBERING: Numbering = Numbering {
    first: 0,
    count: 42_000,
    played: 42_000,
    back_rank,
    number,
    fault: |_| None,
    usual: 15_683,
    chess960: None,
    procedure: Some(&PROCEDURE),
};

/// With the castling of "Rules & FAQ".
pub(super) const RULES: Rules = Rules {
    slug: "consulchess-42k",
    start: StartScheme::Numbered(&NUMBERING),
    ..consulchess::RULES
};

/// With the castling of the wiki, where corners are allowed in 42k (CAS-4, K42-5).
pub(super) const WIKI_RULES: Rules = Rules {
    slug: "consulchess-42k-wiki",
    castling: CastlingPolicy::Free {
        corners: Corners::Allowed,
        rook_captures: RookCaptures::Forbidden,
    },
    ..RULES
};

/// K42-3: `n = b1 + 5·(b2 + 5·(nn + 28·(cc + 15·q)))`.
fn back_rank(number: u32) -> BackRank {
    let mut rest = number as usize;
    let mut digit = |base: usize| {
        let digit = rest % base;
        rest /= base;
        digit
    };
    let mut shelf = Shelf::new(10);
    shelf.put(LIGHT[digit(5)], Role::Bishop);
    shelf.put(DARK[digit(5)], Role::Bishop);
    shelf.put_pair(KNIGHTS.unrank(digit(KNIGHTS.count())), Role::Knight);
    shelf.put_pair(CONSULS.unrank(digit(CONSULS.count())), Role::Consul);
    shelf.put_free(digit(4), Role::Queen);
    for role in [Role::Rook, Role::King, Role::Rook] {
        shelf.put_free(0, role);
    }
    shelf.back_rank()
}

fn number(back: &BackRank) -> Option<u32> {
    let roles = back.roles();
    let bishop = |files: [usize; 5]| {
        files
            .iter()
            .position(|file| roles.get(*file) == Some(&Role::Bishop))
    };
    let (light, dark) = (bishop(LIGHT)?, bishop(DARK)?);
    let mut shelf = Shelf::new(10);
    shelf.put(LIGHT[light], Role::Bishop);
    shelf.put(DARK[dark], Role::Bishop);
    let knights = shelf.take_pair(back, Role::Knight)?;
    let consuls = shelf.take_pair(back, Role::Consul)?;
    let queen = shelf.take(back, Role::Queen)?;
    let digits = [
        (light, 5),
        (dark, 5),
        (KNIGHTS.rank(knights), KNIGHTS.count()),
        (CONSULS.rank(consuls), CONSULS.count()),
        (queen, 4),
    ];
    let number = digits.iter().rev().fold(0, |n, (d, base)| n * base + d) as u32;
    // Rooks around the king, and nothing else, are left: the way back tells.
    (back_rank(number) == *back).then_some(number)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Variant;
    use std::collections::HashSet;

    #[test]
    fn k42_1_k42_3_every_number_is_an_array_and_every_array_a_number() {
        let mut seen = HashSet::new();
        for n in 0..NUMBERING.count {
            let back = back_rank(n);
            assert_eq!(number(&back), Some(n));
            assert!(seen.insert(back));
            let files = |role| {
                let roles = back.roles().iter().enumerate();
                roles.filter(move |(_, r)| **r == role).map(|(f, _)| f)
            };
            let kings: Vec<_> = files(Role::King).collect();
            let rooks: Vec<_> = files(Role::Rook).collect();
            let bishops: Vec<_> = files(Role::Bishop).collect();
            assert!(rooks[0] < kings[0] && kings[0] < rooks[1]);
            assert_ne!(bishops[0] % 2, bishops[1] % 2);
            let knights = files(Role::Knight).count();
            assert_eq!((knights, files(Role::Consul).count()), (2, 2));
        }
        assert_eq!(seen.len(), 42_000);
    }

    #[test]
    fn k42_1_the_array_of_consulchess_is_among_them() {
        let StartScheme::Array(array) = Variant::Consulchess.rules().start else {
            panic!("consulchess has one array");
        };
        assert_eq!(number(&array), Some(NUMBERING.usual));
    }

    #[test]
    fn k42_3_other_rows_have_no_number() {
        let row = |text: &str| {
            let roles = text.chars();
            let roles = roles.map(|c| Variant::Consulchess42k.rules().role(c).unwrap());
            BackRank::new(&roles.collect::<Vec<_>>())
        };
        assert_eq!(number(&row("RNBCQKCBNR")), Some(NUMBERING.usual));
        assert_eq!(number(&row("KRNBCQCBNR")), None);
        assert_eq!(number(&row("RNBCQKCNBR")), None);
        assert_eq!(number(&row("RNBCQKCBN")), None);
        assert_eq!(number(&row("RRRRRRRRRR")), None);
    }
}
