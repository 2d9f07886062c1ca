//! The games whose starting positions can be drawn, and what names them in an address.

use consulboard_rules::{Procedure, Variant};

use super::session::DrawSession;
use crate::{Message, describe};

/// What names the view in an address; the first game needs no more.
const VIEW: &str = "dice";

/// A game that can be drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct DrawGame {
    /// What it is called.
    pub label: Message,
    /// The text for behind the `#` of the address that draws it.
    pub address: String,
    /// Whether it is the one that is drawn.
    pub shown: bool,
}

/// Every variant that is drawn with dice; of several that are drawn alike, the first.
pub fn drawable() -> Vec<Variant> {
    let mut games: Vec<Variant> = Vec::new();
    for variant in Variant::ALL {
        if procedure(variant).is_some() && games.iter().all(|game| !alike(*game, variant)) {
            games.push(variant);
        }
    }
    games
}

/// The text for behind the `#` of the address that draws a variant; of several that are drawn
/// alike, the first one's.
pub fn draw_address(variant: Variant) -> String {
    let games = drawable();
    let index = games.iter().position(|game| alike(*game, variant));
    match index.map(|index| (index, games[index])) {
        Some((0, _)) | None => VIEW.to_owned(),
        Some((_, game)) => format!("{VIEW}={game}"),
    }
}

/// The variant that an address draws.
pub fn drawn_by_address(address: &str) -> Option<Variant> {
    if address == VIEW {
        return drawable().first().copied();
    }
    let slug = address.strip_prefix(VIEW)?.strip_prefix('=')?;
    let variant: Variant = slug.parse().ok()?;
    procedure(variant).map(|_| variant)
}

impl DrawSession {
    /// The games to choose from; the one that is drawn has the name of its edition.
    pub(super) fn games(&self) -> Vec<DrawGame> {
        let games = drawable().into_iter().map(|game| {
            let shown = alike(game, self.variant);
            let named = if shown { self.variant } else { game };
            DrawGame {
                label: describe::title(named),
                address: draw_address(game),
                shown,
            }
        });
        games.collect()
    }
}

/// How the arrays of a variant are drawn, if they are.
pub fn procedure(variant: Variant) -> Option<&'static Procedure> {
    variant.rules().numbering()?.procedure
}

/// Whether two variants are drawn by the same procedure.
pub(super) fn alike(a: Variant, b: Variant) -> bool {
    match (procedure(a), procedure(b)) {
        (Some(a), Some(b)) => std::ptr::eq(a, b),
        (Some(_) | None, _) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_its_address_and_editions_share_it() {
        let addresses: Vec<String> = drawable().into_iter().map(draw_address).collect();
        assert_eq!(
            addresses,
            ["dice", "dice=chess400", "dice=capablanca-random"]
        );
        for (variant, address) in drawable().into_iter().zip(&addresses) {
            assert_eq!(drawn_by_address(address), Some(variant));
        }
        assert_eq!(draw_address(Variant::Consulchess42kWiki), "dice");
        assert_eq!(draw_address(Variant::Chess400Curtailed), "dice=chess400");
        let curtailed = drawn_by_address("dice=chess400-curtailed");
        assert_eq!(curtailed, Some(Variant::Chess400Curtailed));
    }

    #[test]
    fn other_addresses_draw_nothing() {
        for address in [
            "",
            "dice=",
            "dice=congo",
            "dice=consulchess",
            "dicey",
            "rules",
        ] {
            assert_eq!(drawn_by_address(address), None, "{address}");
        }
    }
}
