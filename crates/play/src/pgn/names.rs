//! The names of games and editions in the tags of a PGN.

use consulboard_rules::{Game, Start, Variant, VariantError};

use super::Reason;
use super::tags::{EDITION, FEN, NUMBER, NUMBERS, VARIANT, has_roster};
use crate::catalogue::Entry;
use crate::tree::Tags;

/// The values of the tags `Variant` and `Edition`; an empty edition has no tag.
pub(super) const fn names(variant: Variant) -> (&'static str, &'static str) {
    match variant {
        Variant::Orthodox => ("Standard", ""),
        Variant::Consulchess => ("Consulchess", "Rules & FAQ"),
        Variant::ConsulchessWiki => ("Consulchess", "Wiki 2024"),
        Variant::Consulchess42k => ("Consulchess 42k", "Rules & FAQ"),
        Variant::Consulchess42kWiki => ("Consulchess 42k", "Wiki 2024"),
        Variant::Configuration => ("Configuration Chess", ""),
        Variant::ConfigurationRestricted => ("Configuration Chess", "restricted relocation"),
        Variant::ConfigurationCurtailed => ("Configuration Chess", "curtailed castling"),
        Variant::ConfigurationCurtailedRestricted => (
            "Configuration Chess",
            "curtailed castling, restricted relocation",
        ),
        Variant::Chess400 => ("Chess400", ""),
        Variant::Chess400Curtailed => ("Chess400", "curtailed castling"),
        Variant::CapablancaRandom => ("Capablanca Random Chess", ""),
        Variant::Congo => ("Congo", ""),
    }
}

/// What other programs call them.
const ALSO: [(&str, Variant); 11] = [
    ("chess", Variant::Orthodox),
    ("normal", Variant::Orthodox),
    ("fromposition", Variant::Orthodox),
    ("chess960", Variant::Orthodox),
    ("fischerandom", Variant::Orthodox),
    ("fischerrandom", Variant::Orthodox),
    ("fischerrandomchess", Variant::Orthodox),
    ("42k", Variant::Consulchess42k),
    ("caparandom", Variant::CapablancaRandom),
    ("capablancarandom", Variant::CapablancaRandom),
    ("crc", Variant::CapablancaRandom),
];

/// A name without what it is written with in one place and not in another.
fn key(name: &str) -> String {
    let letters = name.chars().filter(|c| c.is_ascii_alphanumeric());
    letters.map(|c| c.to_ascii_lowercase()).collect()
}

/// The variant of a game; `usual` is the one where nothing says another. A whole roster without a
/// variant is one of orthodox chess, as is a FEN that does not fit the usual one.
pub(super) fn variant(tags: &Tags, usual: Variant) -> Result<Variant, VariantError> {
    let Some(found) = tags.value(VARIANT) else {
        let fits = |fen: &str| Game::from_fen(usual, fen).is_ok();
        let is_ours = tags.value(FEN).map_or(!has_roster(tags), fits);
        return Ok(if is_ours { usual } else { Variant::Orthodox });
    };
    let (name, edition) = (key(found), tags.value(EDITION).map(key));
    let named = |it: &Variant| key(names(*it).0) == name;
    let of_edition = |it: &Variant| named(it) && Some(key(names(*it).1)) == edition;
    let mut all = Variant::ALL.into_iter();
    let exactly = all.clone().find(of_edition);
    let by_slug = || Variant::ALL.into_iter().find(|it| key(it.slug()) == name);
    let by_other_name = || {
        let also = ALSO.iter().find(|(also, _)| *also == name);
        also.map(|(_, variant)| *variant)
    };
    exactly
        .or_else(|| all.find(named))
        .or_else(by_slug)
        .or_else(by_other_name)
        .ok_or_else(|| VariantError {
            found: found.to_owned(),
        })
}

/// The game as it begins: from its FEN, else from its number, else from the usual start.
pub(super) fn beginning(variant: Variant, tags: &Tags) -> Result<Game, Reason> {
    if let Some(fen) = tags.value(FEN) {
        return Game::from_fen(variant, fen).map_err(Reason::Start);
    }
    let number = |name| {
        let Some(text) = tags.value(name) else {
            return Ok(None);
        };
        let number = text.trim().parse::<u32>().map_err(|_| Reason::Number {
            found: text.to_owned(),
        });
        number.map(Some)
    };
    let start = match (number(NUMBERS[0])?, number(NUMBERS[1])?, number(NUMBER)?) {
        (Some(white), Some(black), _) => Start::Numbers { white, black },
        (_, _, Some(number)) if variant.rules().numbering().is_some() => {
            Start::numbered(variant, number).map_err(Reason::Start)?
        }
        _ => Start::usual(variant),
    };
    Game::from_start(variant, start).map_err(Reason::Start)
}

/// The tags that say the number of a start.
pub(super) fn numbers(variant: Variant, start: &Start) -> Vec<(&'static str, u32)> {
    match start {
        Start::Array | Start::Fen(_) => Vec::new(),
        Start::Numbers { white, black } => {
            let entry = Entry::of(variant).map(|(entry, _)| entry);
            let number = entry.and_then(|entry| entry.number(*white, *black));
            let mut tags: Vec<_> = number.map(|number| (NUMBER, number)).into_iter().collect();
            if white != black {
                tags.extend(NUMBERS.into_iter().zip([*white, *black]));
            }
            tags
        }
    }
}
