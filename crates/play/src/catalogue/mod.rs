//! The games that a player can choose: each with its options, its starts and the variants they lead to.

#[cfg(test)]
mod tests;

use std::fmt::Write;

use consulboard_rules::{
    Color, Game, Numbering, Piece, Square, Start, StartError, Terrain as Kind, Variant, View,
};

use crate::decimal::Decimal;
use crate::editor::Draft;
use crate::pieces::{Palette, svg_at};
use crate::terrain::{SQUARE, Terrain, WAVE};
use crate::{Frame, Message};

/// A game of the gallery.
#[derive(Debug)]
pub struct Entry {
    /// What names it among the others.
    pub id: &'static str,
    /// The id of its name.
    pub name: &'static str,
    /// The id of the sentence that says what it is.
    pub about: &'static str,
    /// What can be chosen about it.
    pub options: &'static [GameOption],
    /// The arrays of White and Black that its picture shows; the usual start without them.
    pictured: Option<(u32, u32)>,
    /// The variants, each with the tags of the options that lead to it.
    versions: &'static [(Variant, &'static [&'static str])],
}

/// Something to choose about a game.
#[derive(Debug)]
pub enum GameOption {
    /// One of several; the first one is the usual.
    OneOf {
        /// The id of the heading.
        name: &'static str,
        /// What there is to choose from.
        values: &'static [Value],
    },
    /// On or off, and off at first.
    Switch(Value),
}

/// A value of an option.
#[derive(Debug, PartialEq, Eq)]
pub struct Value {
    /// What it is called among the tags of a version; empty for what is usual.
    pub tag: &'static str,
    /// The id of its name.
    pub name: &'static str,
    /// The id of the line that explains it.
    pub note: &'static str,
}

/// A text that is no number of a starting position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NumberFault {
    /// It is no whole number.
    Unreadable {
        /// What was found.
        found: String,
        /// The smallest number.
        first: u32,
        /// The largest one.
        last: u32,
    },
    /// The variant has no such start.
    Start(StartError),
}

const EDITIONS: GameOption = GameOption::OneOf {
    name: "new-game-edition",
    values: &[
        Value {
            tag: "",
            name: "edition-faq",
            note: "edition-faq-note",
        },
        Value {
            tag: "wiki",
            name: "edition-wiki",
            note: "edition-wiki-note",
        },
    ],
};

const CURTAILED: GameOption = GameOption::Switch(Value {
    tag: "curtailed",
    name: "option-curtailed",
    note: "option-curtailed-note",
});

const RESTRICTED: GameOption = GameOption::Switch(Value {
    tag: "restricted",
    name: "option-restricted",
    note: "option-restricted-note",
});

/// Every game that is offered, in the order in which it is.
pub const CATALOGUE: &[Entry] = &[
    Entry {
        id: "consulchess",
        name: "game-consulchess",
        about: "about-consulchess",
        options: &[EDITIONS],
        pictured: None,
        versions: &[
            (Variant::Consulchess, &[]),
            (Variant::ConsulchessWiki, &["wiki"]),
        ],
    },
    Entry {
        id: "consulchess-42k",
        name: "game-consulchess-42k",
        about: "about-consulchess-42k",
        options: &[EDITIONS],
        pictured: Some((31_415, 31_415)),
        versions: &[
            (Variant::Consulchess42k, &[]),
            (Variant::Consulchess42kWiki, &["wiki"]),
        ],
    },
    Entry {
        id: "configuration",
        name: "game-configuration",
        about: "about-configuration",
        options: &[CURTAILED, RESTRICTED],
        pictured: None,
        versions: &[
            (Variant::Configuration, &[]),
            (Variant::ConfigurationCurtailed, &["curtailed"]),
            (Variant::ConfigurationRestricted, &["restricted"]),
            (
                Variant::ConfigurationCurtailedRestricted,
                &["curtailed", "restricted"],
            ),
        ],
    },
    Entry {
        id: "chess400",
        name: "game-chess400",
        about: "about-chess400",
        options: &[CURTAILED],
        pictured: Some((2, 17)),
        versions: &[
            (Variant::Chess400, &[]),
            (Variant::Chess400Curtailed, &["curtailed"]),
        ],
    },
    Entry {
        id: "capablanca-random",
        name: "game-capablanca-random",
        about: "about-capablanca-random",
        options: &[],
        pictured: None,
        versions: &[(Variant::CapablancaRandom, &[])],
    },
    Entry {
        id: "congo",
        name: "game-congo",
        about: "about-congo",
        options: &[],
        pictured: None,
        versions: &[(Variant::Congo, &[])],
    },
];

impl Entry {
    /// The game of a variant with its tags; `None` for one that is not offered.
    pub fn of(variant: Variant) -> Option<(&'static Entry, &'static [&'static str])> {
        let versions = |entry: &'static Entry| {
            let versions = entry.versions.iter();
            versions.map(move |(variant, tags)| (entry, *variant, *tags))
        };
        let mut all = CATALOGUE.iter().flat_map(versions);
        let (entry, _, tags) = all.find(|(_, other, _)| *other == variant)?;
        Some((entry, tags))
    }

    /// The version with exactly these tags; the usual one if there is none.
    pub fn variant(&self, tags: &[&str]) -> Variant {
        let chosen = |tag: &&&str| !tag.is_empty();
        let fits = |(_, all): &&(Variant, &[&str])| {
            all.len() == tags.iter().filter(chosen).count()
                && all.iter().all(|tag| tags.contains(tag))
        };
        let version = self.versions.iter().find(fits);
        version.or(self.versions.first()).map_or_else(
            || unreachable!("every game has a version"),
            |(variant, _)| *variant,
        )
    }

    /// The numbering of its arrays, if it has several.
    pub fn numbering(&self) -> Option<&'static Numbering> {
        self.variant(&[]).rules().numbering()
    }

    /// How many starting positions it has, where they are numbered.
    pub fn positions(&self) -> Option<u32> {
        let numbering = self.numbering()?;
        let sides = if numbering.has_pairs() { 2 } else { 1 };
        Some(numbering.played.pow(sides))
    }

    /// The smallest and the largest number of a starting position.
    pub fn range(&self) -> Option<(u32, u32)> {
        self.numbering().map(Numbering::range)
    }

    /// From which to which number they go, in a sentence.
    pub fn numbers_note(&self) -> Option<Message> {
        let (numbering, (first, last)) = (self.numbering()?, self.range()?);
        let played = self.positions()?;
        let note = if numbering.has_pairs() {
            Message::new("new-game-number-pair").number("arrays", numbering.count)
        } else if played < numbering.count {
            Message::new("new-game-number-some").number("count", played)
        } else {
            Message::new("new-game-number-note")
        };
        Some(note.number("first", first).number("last", last))
    }

    /// Whether Black may have another array than White, which no number of the game says (K42-4).
    pub fn has_sides(&self) -> bool {
        self.numbering()
            .is_some_and(|numbering| !numbering.is_mirrored() && !numbering.has_pairs())
    }

    /// The start with a number, as it was typed.
    ///
    /// # Errors
    ///
    /// When it is no number, or the variant has no start with it; the error says why.
    pub fn start(&self, variant: Variant, text: &str) -> Result<Start, NumberFault> {
        let text = text.trim();
        let Some((first, last)) = self.range() else {
            return Ok(Start::Array);
        };
        let number: u32 = text.parse().map_err(|_| NumberFault::Unreadable {
            found: text.to_owned(),
            first,
            last,
        })?;
        let start = Start::numbered(variant, number).and_then(|start| {
            Game::from_start(variant, start.clone())?;
            Ok(start)
        });
        start.map_err(NumberFault::Start)
    }

    /// The number that the game has for the arrays of both sides; `None` if it has none.
    pub fn number(&self, white: u32, black: u32) -> Option<u32> {
        self.numbering()?.start(white, black)
    }

    /// The Chess960 number of an array, where that is the number people know it by (CFG-7).
    pub fn chess960_number(&self, number: u32) -> Option<u32> {
        let numbering = self.numbering().filter(|it| it.has(number))?;
        (numbering.chess960?)(&(numbering.back_rank)(number))
    }

    /// A drawing of a start, as [`picture`] makes it.
    pub fn picture(&self) -> String {
        let variant = self.variant(&[]);
        let start = match self.pictured {
            Some((white, black)) => Start::Numbers { white, black },
            None => Start::usual(variant),
        };
        picture(&Game::from_start(variant, start).unwrap_or_else(|_| Game::new(variant)))
    }
}

/// A drawing of the position that a game has reached, as a self-contained `<svg>`. The page colours the
/// board by the classes `light`, `dark`, `water-light`, `water-dark`, `wave`, `bank` and `wall`.
pub fn picture(game: &Game) -> String {
    drawing(game.now(), game.now().pieces())
}

/// The same of any position of a variant that a FEN describes, also of one in which the game is over;
/// `None` where the FEN cannot be read.
pub fn position_picture(variant: Variant, fen: &str) -> Option<String> {
    let pieces = Draft::read(variant, fen).ok()?.pieces();
    Some(drawing(Game::new(variant).now(), pieces))
}

/// Pieces on the board of a position.
fn drawing(view: View<'_>, pieces: Vec<(Square, Piece)>) -> String {
    let geometry = view.geometry();
    let frame = Frame {
        geometry,
        bottom: Color::White,
    };
    let (river, castles) = (view.terrain(Kind::River), view.terrain(Kind::Castle));
    let terrain = Terrain::new(frame, river, castles);
    let side = f64::from(SQUARE);
    let squares = |water: bool, light: bool| {
        let chosen = frame
            .squares()
            .filter(|square| river.contains(*square) == water && square.is_light() == light);
        chosen.fold(String::new(), |mut path, square| {
            let corner = frame.corner(square);
            let (x, y) = (Decimal(corner.x * side), Decimal(corner.y * side));
            // It cannot fail: it is written to a string.
            let _ = write!(path, "M{x} {y}h{SQUARE}v{SQUARE}h-{SQUARE}z");
            path
        })
    };
    let (width, height) = (
        u32::from(geometry.files()) * SQUARE,
        u32::from(geometry.ranks()) * SQUARE,
    );
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         aria-hidden=\"true\" stroke-width=\"{}\">",
        Decimal(WAVE)
    );
    let mut path = |class: &str, path: &str| {
        if !path.is_empty() {
            // It cannot fail: it is written to a string.
            let _ = write!(out, "<path class=\"{class}\" d=\"{path}\"/>");
        }
    };
    path("light", &squares(false, true));
    path("dark", &squares(false, false));
    path("water-light", &squares(true, true));
    path("water-dark", &squares(true, false));
    path("wave", &terrain.waves);
    path("bank", &terrain.banks);
    path("wall", &terrain.walls);
    for (square, piece) in pieces {
        let corner = frame.corner(square);
        let at = (corner.x * side, corner.y * side);
        out.push_str(&svg_at(piece.role, &Palette::of(piece.color), at, side));
    }
    out.push_str("</svg>");
    out
}

impl NumberFault {
    /// The fault as a sentence.
    pub fn message(&self) -> Message {
        match self {
            NumberFault::Unreadable { found, first, last } => Message::new("new-game-number-bad")
                .found(found)
                .number("first", *first)
                .number("last", *last),
            NumberFault::Start(error) => crate::refusals::start(error),
        }
    }
}
