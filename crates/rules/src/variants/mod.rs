//! The variants: what each of them is, one file per game.

mod capablanca;
mod chess400;
mod configuration;
mod congo;
mod consulchess;
mod consulchess_42k;
pub(crate) mod orthodox;
pub(crate) mod shuffle;

use std::fmt;
use std::str::FromStr;

use crate::Rules;

/// A game with its edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Variant {
    /// Orthodox chess with Chess960 castling: not offered to players, it proves the engine on
    /// numbers that everybody knows.
    Orthodox,
    /// Consulchess as in "Rules & FAQ": 65 castlings, rooks capture.
    Consulchess,
    /// Consulchess as in the wiki of 2024: 47 castlings.
    ConsulchessWiki,
    /// The shuffle form with the castling of "Rules & FAQ".
    Consulchess42k,
    /// The shuffle form with the castling of the wiki.
    Consulchess42kWiki,
    /// Configuration Chess.
    Configuration,
    /// The same with restricted relocation (CFG-6).
    ConfigurationRestricted,
    /// Configuration Chess with curtailed castling (CFG-5).
    ConfigurationCurtailed,
    /// Configuration Chess with both.
    ConfigurationCurtailedRestricted,
    /// Chess400, and positions of Configuration Chess.
    Chess400,
    /// The same with curtailed castling (CFG-5).
    Chess400Curtailed,
    /// Capablanca Random Chess.
    CapablancaRandom,
    /// Congo.
    Congo,
}

impl Variant {
    /// Every variant.
    pub const ALL: [Variant; 13] = [
        Variant::Orthodox,
        Variant::Consulchess,
        Variant::ConsulchessWiki,
        Variant::Consulchess42k,
        Variant::Consulchess42kWiki,
        Variant::Configuration,
        Variant::ConfigurationRestricted,
        Variant::ConfigurationCurtailed,
        Variant::ConfigurationCurtailedRestricted,
        Variant::Chess400,
        Variant::Chess400Curtailed,
        Variant::CapablancaRandom,
        Variant::Congo,
    ];

    /// Its rules.
    pub const fn rules(self) -> &'static Rules {
        match self {
            Variant::Orthodox => &orthodox::RULES,
            Variant::Consulchess => &consulchess::RULES,
            Variant::ConsulchessWiki => &consulchess::WIKI_RULES,
            Variant::Consulchess42k => &consulchess_42k::RULES,
            Variant::Consulchess42kWiki => &consulchess_42k::WIKI_RULES,
            Variant::Configuration => &configuration::RULES,
            Variant::ConfigurationRestricted => &configuration::RESTRICTED_RULES,
            Variant::ConfigurationCurtailed => &configuration::CURTAILED_RULES,
            Variant::ConfigurationCurtailedRestricted => &configuration::CURTAILED_RESTRICTED_RULES,
            Variant::Chess400 => &chess400::RULES,
            Variant::Chess400Curtailed => &chess400::CURTAILED_RULES,
            Variant::CapablancaRandom => &capablanca::RULES,
            Variant::Congo => &congo::RULES,
        }
    }

    /// The name in addresses and on the command line.
    pub const fn slug(self) -> &'static str {
        self.rules().slug
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}

/// A name that belongs to no variant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VariantError {
    /// What was found.
    pub found: String,
}

impl fmt::Display for VariantError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let slugs = Variant::ALL.map(Variant::slug).join(", ");
        write!(
            f,
            "variant: found `{}`, expected one of {slugs}",
            self.found
        )
    }
}

impl std::error::Error for VariantError {}

impl FromStr for Variant {
    type Err = VariantError;

    fn from_str(text: &str) -> Result<Variant, VariantError> {
        Variant::ALL
            .into_iter()
            .find(|variant| variant.slug() == text)
            .ok_or_else(|| VariantError {
                found: text.to_owned(),
            })
    }
}
