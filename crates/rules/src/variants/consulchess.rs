//! Consulchess, in both editions (CON, CAS).

use crate::{
    BackRank, CastlingPolicy, Corners, Family, FirstRights, Geometry, Role, RookCaptures, Rules,
    StartScheme,
};

pub(super) const GEOMETRY: Geometry = Geometry::new(10, 8);

/// CON-9.
pub(super) const LETTERS: &[(Role, char)] = &[
    (Role::King, 'K'),
    (Role::Queen, 'Q'),
    (Role::Consul, 'C'),
    (Role::Rook, 'R'),
    (Role::Bishop, 'B'),
    (Role::Knight, 'N'),
    (Role::Pawn, 'P'),
];

/// CON-9.
pub(super) const READ_ALSO: &[(&str, Role)] = &[("Co", Role::Consul), ("Ko", Role::Consul)];

/// CON-7.
pub(super) const PROMOTIONS: &[Role] = &[
    Role::Queen,
    Role::Consul,
    Role::Rook,
    Role::Bishop,
    Role::Knight,
];

/// CON-2.
const ARRAY: BackRank = BackRank::new(&[
    Role::Rook,
    Role::Knight,
    Role::Bishop,
    Role::Consul,
    Role::Queen,
    Role::King,
    Role::Consul,
    Role::Bishop,
    Role::Knight,
    Role::Rook,
]);

/// The "Rules & FAQ" edition.
pub(super) const RULES: Rules = Rules {
    slug: "consulchess",
    geometry: GEOMETRY,
    letters: LETTERS,
    read_also: READ_ALSO,
    promotions: PROMOTIONS,
    family: Family::Chess,
    castling: CastlingPolicy::Free {
        corners: Corners::Allowed,
        rook_captures: RookCaptures::Allowed,
    },
    first_rights: FirstRights::All,
    start: StartScheme::Array(ARRAY),
};

/// The edition of the wiki.
pub(super) const WIKI_RULES: Rules = Rules {
    slug: "consulchess-wiki",
    castling: CastlingPolicy::Free {
        corners: Corners::Forbidden,
        rook_captures: RookCaptures::Forbidden,
    },
    ..RULES
};
