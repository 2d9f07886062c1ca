//! A board in somebody else's page: what its parameters ask for.

mod read;
#[cfg(test)]
mod tests;
mod values;

use consulboard_rules::{Color, Game, Square, Variant};

use crate::diagram::Coordinates;
use crate::draw::procedure;
use crate::tree::{Marks, Tree};
use crate::{Message, record};
use read::{read_game, read_host, read_language, read_marks, read_size, read_square};
use values::Values;

pub use values::Fault;

/// What the board is there for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// Two readers play on it.
    Play,
    /// The position, with nothing to be moved.
    Diagram,
    /// The moves of the piece that is clicked.
    Piece,
    /// The castlings of the position, one by one.
    Castlings,
    /// Drawing a position with dice.
    Dice,
    /// The moves of the game, one after another.
    Replay,
}

impl Purpose {
    /// Every purpose.
    pub const ALL: [Purpose; 6] = [
        Purpose::Play,
        Purpose::Diagram,
        Purpose::Piece,
        Purpose::Castlings,
        Purpose::Dice,
        Purpose::Replay,
    ];

    /// Its name as the value of `view`.
    pub const fn name(self) -> &'static str {
        match self {
            Purpose::Play => "play",
            Purpose::Diagram => "diagram",
            Purpose::Piece => "piece",
            Purpose::Castlings => "castlings",
            Purpose::Dice => "dice",
            Purpose::Replay => "replay",
        }
    }
}

/// Light or dark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// As the reader's system is.
    Auto,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Theme {
    /// Every theme.
    pub const ALL: [Theme; 3] = [Theme::Auto, Theme::Light, Theme::Dark];

    /// What names it in addresses.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

/// Whether the reader may move something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Interactive {
    /// He may.
    Yes,
    /// He only looks.
    No,
}

/// What is asked for.
#[derive(Clone, Debug)]
pub struct Request {
    /// The game with its moves.
    pub game: Game,
    /// What the board is there for.
    pub purpose: Purpose,
    /// Who sits at the lower edge.
    pub bottom: Color,
    /// Light or dark.
    pub theme: Theme,
    /// The largest width, in CSS pixels.
    pub size: Option<u32>,
    /// Whether files and ranks are named.
    pub coordinates: Coordinates,
    /// Whether something can be moved.
    pub interactive: Interactive,
    /// Circles and arrows on the position after the moves.
    pub marks: Marks,
    /// The piece that is chosen from the beginning.
    pub square: Option<Square>,
    /// The tag of the language that is wanted.
    pub language: Option<String>,
    /// The origin of the page around it, to which messages go.
    pub host: Option<String>,
}

impl Request {
    /// Reads the query of an address, with or without its question mark.
    ///
    /// # Errors
    ///
    /// Every parameter that is unknown or has a value that it cannot have.
    pub fn read(query: &str) -> Result<Request, Vec<Fault>> {
        let mut faults = Vec::new();
        let values = Values::read(query, &mut faults);
        let purposes = Purpose::ALL.map(|purpose| (purpose.name(), purpose));
        let themes = Theme::ALL.map(|theme| (theme.name(), theme));
        let sides = [("white", Color::White), ("black", Color::Black)];
        let coordinates = [
            ("on", Coordinates::Inside),
            ("outside", Coordinates::Outside),
            ("off", Coordinates::Hidden),
        ];
        let interactive = [("yes", Interactive::Yes), ("no", Interactive::No)];
        let purpose = values.choice("view", &purposes, &mut faults);
        let bottom = values.choice("orientation", &sides, &mut faults);
        let theme = values.choice("theme", &themes, &mut faults);
        let coordinates = values.choice("coordinates", &coordinates, &mut faults);
        let interactive = values.choice("interactive", &interactive, &mut faults);
        let game = read_game(&values).map_err(|fault| faults.push(fault)).ok();
        let variant = game.as_ref().map(Game::variant);
        if purpose == Purpose::Dice && variant.is_some_and(|variant| procedure(variant).is_none()) {
            let found = values
                .value("variant")
                .unwrap_or(Variant::Consulchess.slug());
            faults.push(Fault::new(
                "variant",
                Message::new("embed-not-drawn").found(found),
            ));
        }
        let marks = variant.map(|variant| read_marks(variant, &values, &mut faults));
        let square = read_square(game.as_ref(), &values, &mut faults);
        let request = Request {
            game: game.unwrap_or_else(|| Game::new(Variant::Consulchess)),
            purpose,
            bottom,
            theme,
            size: read_size(&values, &mut faults),
            coordinates,
            interactive,
            marks: marks.unwrap_or_default(),
            square,
            language: read_language(&values, &mut faults),
            host: read_host(&values, &mut faults),
        };
        if faults.is_empty() {
            Ok(request)
        } else {
            Err(faults)
        }
    }

    /// The game with what is drawn on its last position.
    pub fn tree(&self) -> Tree {
        let mut tree = Tree::of_game(&self.game);
        tree.remarks_mut(tree.tip()).marks = self.marks.clone();
        tree
    }

    /// Whether another request differs from this one only in how it looks, so that a game in progress
    /// can go on.
    pub fn shows_the_same(&self, other: &Request) -> bool {
        let what = |it: &Request| {
            (
                it.purpose,
                it.interactive,
                it.square,
                record::write(&it.game),
                it.marks.clone(),
            )
        };
        what(self) == what(other)
    }
}

/// Where messages about a query may go that cannot be read otherwise.
pub fn host_of(query: &str) -> Option<String> {
    let mut faults = Vec::new();
    let values = Values::read(query, &mut faults);
    read_host(&values, &mut faults)
}
