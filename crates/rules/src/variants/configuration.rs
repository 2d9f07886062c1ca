//! Configuration Chess: chess whose players first arrange their back ranks (CFG-1).

use super::{chess400, orthodox};
use crate::{Family, Relocation, Rules, StartScheme};

/// The rules; castling is that of Chess960 (CFG-4).
pub(super) const RULES: Rules = Rules {
    slug: "configuration",
    family: Family::Configuration(Relocation::Free),
    start: StartScheme::Array(orthodox::USUAL),
    ..chess400::RULES
};

/// With restricted relocation (CFG-6).
pub(super) const RESTRICTED_RULES: Rules = Rules {
    slug: "configuration-restricted",
    family: Family::Configuration(Relocation::Restricted),
    ..RULES
};

/// With curtailed castling (CFG-5).
pub(super) const CURTAILED_RULES: Rules = Rules {
    slug: "configuration-curtailed",
    first_rights: chess400::CURTAILED_RULES.first_rights,
    ..RULES
};

/// With both.
pub(super) const CURTAILED_RESTRICTED_RULES: Rules = Rules {
    slug: "configuration-curtailed-restricted",
    first_rights: chess400::CURTAILED_RULES.first_rights,
    ..RESTRICTED_RULES
};
