//! Congo (CGO).

use crate::{BackRank, CastlingPolicy, Family, FirstRights, Geometry, Role, Rules, StartScheme};

/// CGO-1, CGO-14.
pub(super) const RULES: Rules = Rules {
    slug: "congo",
    geometry: Geometry::new(7, 7),
    letters: &[
        (Role::Giraffe, 'G'),
        (Role::Monkey, 'M'),
        (Role::Elephant, 'E'),
        (Role::Lion, 'L'),
        (Role::Crocodile, 'C'),
        (Role::Zebra, 'Z'),
        (Role::Pawn, 'P'),
        (Role::Superpawn, 'S'),
    ],
    read_also: &[],
    promotions: &[],
    family: Family::Congo,
    castling: CastlingPolicy::None,
    first_rights: FirstRights::All,
    start: StartScheme::Array(BackRank::new(&[
        Role::Giraffe,
        Role::Monkey,
        Role::Elephant,
        Role::Lion,
        Role::Elephant,
        Role::Crocodile,
        Role::Zebra,
    ])),
};
