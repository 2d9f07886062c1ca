//! A board in somebody else's page: what its parameters ask for.

use consulboard_rules::{Color, Game, Square, StartScheme, Variant};
use percent_encoding::percent_decode_str;

use crate::annotation::{AnnotationError, Annotations};
use crate::diagram::Coordinates;
use crate::record::{self, RecordError};
use crate::{Message, describe, refusals};

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
    const ALL: [Theme; 3] = [Theme::Auto, Theme::Light, Theme::Dark];

    const fn name(self) -> &'static str {
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

/// The smallest width that can be asked for, in CSS pixels.
const SMALLEST: u32 = 160;
/// The largest.
const LARGEST: u32 = 2000;
/// Longer values are damaged or hostile; the longest games have far fewer letters.
const LONGEST: usize = 20_000;

/// Every parameter.
const NAMES: [&str; 15] = [
    "variant",
    "start",
    "fen",
    "moves",
    "view",
    "orientation",
    "lang",
    "theme",
    "size",
    "coordinates",
    "interactive",
    "marks",
    "arrows",
    "square",
    "host",
];

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
    /// Circles and arrows.
    pub annotations: Annotations,
    /// The piece that is chosen from the beginning.
    pub square: Option<Square>,
    /// The tag of the language that is wanted.
    pub language: Option<String>,
    /// The origin of the page around it, to which messages go.
    pub host: Option<String>,
}

/// A parameter with a value that it cannot have.
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    /// Which.
    pub parameter: String,
    /// What was found and what was expected.
    pub why: Message,
}

impl Fault {
    fn new(parameter: &str, why: Message) -> Fault {
        Fault {
            parameter: parameter.to_owned(),
            why,
        }
    }

    /// The parameter and the reason as a sentence.
    pub fn message(&self) -> Message {
        Message::new("embed-fault")
            .text("parameter", shortened(&self.parameter))
            .message("why", self.why.clone())
    }
}

/// The values as they were found.
struct Values(Vec<(String, String)>);

impl Values {
    fn read(query: &str, faults: &mut Vec<Fault>) -> Values {
        let mut values: Vec<(String, String)> = Vec::new();
        let query = query.strip_prefix('?').unwrap_or(query);
        for part in query.split('&').filter(|part| !part.is_empty()) {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            let decoded = |text: &str| {
                let spaced = text.replace('+', " ");
                percent_decode_str(&spaced).decode_utf8_lossy().into_owned()
            };
            let (name, value) = (decoded(name), decoded(value).trim().to_owned());
            if !NAMES.contains(&name.as_str()) {
                let known = Message::new("embed-unknown").text("known", NAMES.join(", "));
                faults.push(Fault::new(&name, known));
            } else if values.iter().any(|(known, _)| *known == name) {
                faults.push(Fault::new(&name, Message::new("embed-twice")));
            } else if value.len() > LONGEST {
                let long = Message::new("embed-long").number("most", LONGEST as u32);
                faults.push(Fault::new(&name, long));
            } else if !value.is_empty() {
                // An empty value is as good as none: templates fill in what they have.
                values.push((name, value));
            }
        }
        Values(values)
    }

    fn value(&self, name: &str) -> Option<&str> {
        let found = self.0.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value.as_str())
    }

    /// One of several words; the first where there is none.
    fn choice<T: Copy>(
        &self,
        name: &'static str,
        choices: &[(&'static str, T)],
        faults: &mut Vec<Fault>,
    ) -> T {
        let (_, usual) = choices[0];
        let Some(found) = self.value(name) else {
            return usual;
        };
        match choices.iter().find(|(word, _)| *word == found) {
            Some((_, choice)) => *choice,
            None => {
                let words: Vec<&str> = choices.iter().map(|(word, _)| *word).collect();
                faults.push(Fault::new(name, expected(found, &words.join(", "))));
                usual
            }
        }
    }
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
        let coordinates = [("on", Coordinates::Inside), ("off", Coordinates::Hidden)];
        let interactive = [("yes", Interactive::Yes), ("no", Interactive::No)];
        let purpose = values.choice("view", &purposes, &mut faults);
        let bottom = values.choice("orientation", &sides, &mut faults);
        let theme = values.choice("theme", &themes, &mut faults);
        let coordinates = values.choice("coordinates", &coordinates, &mut faults);
        let interactive = values.choice("interactive", &interactive, &mut faults);
        let game = read_game(&values).map_err(|fault| faults.push(fault)).ok();
        let variant = game.as_ref().map(Game::variant);
        if purpose == Purpose::Dice && variant.is_some_and(|variant| !is_drawn(variant)) {
            let found = values
                .value("variant")
                .unwrap_or(Variant::Consulchess.slug());
            faults.push(Fault::new(
                "variant",
                Message::new("embed-not-drawn").text("found", found),
            ));
        }
        let annotations = variant.map(|variant| read_annotations(variant, &values, &mut faults));
        let square = read_square(game.as_ref(), &values, &mut faults);
        let request = Request {
            game: game.unwrap_or_else(|| Game::new(Variant::Consulchess)),
            purpose,
            bottom,
            theme,
            size: read_size(&values, &mut faults),
            coordinates,
            interactive,
            annotations: annotations.unwrap_or_default(),
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
}

impl Request {
    /// Whether another request differs from this one only in how it looks, so that a game in progress
    /// can go on.
    pub fn shows_the_same(&self, other: &Request) -> bool {
        let what = |it: &Request| {
            (
                it.purpose,
                it.interactive,
                it.square,
                record::write(&it.game),
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

/// Whether the positions of a variant are drawn with dice.
pub fn is_drawn(variant: Variant) -> bool {
    match variant.rules().start {
        StartScheme::Numbered(numbering) => numbering.procedure.is_some(),
        StartScheme::Array(_) => false,
    }
}

fn read_game(values: &Values) -> Result<Game, Fault> {
    let usual = match values.value("view") {
        Some("dice") => Variant::Consulchess42k,
        Some(_) | None => Variant::Consulchess,
    };
    let variant = values.value("variant").unwrap_or(usual.slug());
    let moves = values.value("moves").map(joined);
    let game = record::read_parts(
        variant,
        values.value("start"),
        values.value("fen"),
        moves.as_deref(),
    );
    game.map_err(|error| {
        let parameter = match error {
            RecordError::NoVariant | RecordError::Variant(_) | RecordError::Part { .. } => {
                "variant"
            }
            RecordError::Twice { .. } | RecordError::Number { .. } => "start",
            RecordError::Start(_) if values.value("fen").is_some() => "fen",
            RecordError::Start(_) => "start",
            RecordError::Move { .. } | RecordError::End { .. } => "moves",
        };
        Fault::new(parameter, refusals::record(&error))
    })
}

/// Moves as links have them, joined by `_`. SAN may also come as it is printed, with spaces and numbers.
fn joined(moves: &str) -> String {
    let moves: Vec<&str> = moves.split(['_', ' ', ',']).map(without_number).collect();
    moves.join("_")
}

/// A move without the number before it: `1.e4` and `12...Nf6`.
fn without_number(text: &str) -> &str {
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    if rest.len() < text.len() && rest.starts_with(['.', '…']) {
        rest.trim_start_matches(['.', '…'])
    } else {
        text
    }
}

fn read_annotations(variant: Variant, values: &Values, faults: &mut Vec<Fault>) -> Annotations {
    let text = |name| values.value(name).unwrap_or_default();
    let geometry = variant.rules().geometry;
    match Annotations::read(text("marks"), text("arrows"), geometry) {
        Ok(annotations) => annotations,
        Err(AnnotationError::Square { found }) => {
            faults.push(Fault::new("marks", expected(&found, "d4_e5")));
            Annotations::default()
        }
        Err(AnnotationError::Arrow { found }) => {
            faults.push(Fault::new("arrows", expected(&found, "e2e4_g1f3")));
            Annotations::default()
        }
    }
}

/// The square of a piece of the side to move.
fn read_square(game: Option<&Game>, values: &Values, faults: &mut Vec<Fault>) -> Option<Square> {
    let (found, game) = (values.value("square")?, game?);
    let (view, square) = (game.now(), found.parse().ok());
    let Some(square) = square.filter(|square| view.geometry().contains(*square)) else {
        faults.push(Fault::new("square", expected(found, "d4")));
        return None;
    };
    if view
        .piece(square)
        .is_none_or(|piece| piece.color != view.turn())
    {
        let why = Message::new("embed-no-piece")
            .text("found", found)
            .message("side", describe::side(view.turn()));
        faults.push(Fault::new("square", why));
    }
    Some(square)
}

fn read_size(values: &Values, faults: &mut Vec<Fault>) -> Option<u32> {
    let found = values.value("size")?;
    let size = found.parse().ok();
    let size = size.filter(|size| (SMALLEST..=LARGEST).contains(size));
    if size.is_none() {
        let range = format!("{SMALLEST}–{LARGEST}");
        faults.push(Fault::new("size", expected(found, &range)));
    }
    size
}

/// A language tag; one of a language that is not there is as good as none.
fn read_language(values: &Values, faults: &mut Vec<Fault>) -> Option<String> {
    let found = values.value("lang")?;
    let mut subtags = found.split('-');
    let is_letters = |text: &str| text.chars().all(|letter| letter.is_ascii_alphabetic());
    let language = subtags.next().unwrap_or_default();
    let is_tag = (2..=3).contains(&language.len())
        && is_letters(language)
        && subtags.all(|subtag| {
            (1..=8).contains(&subtag.len())
                && subtag.chars().all(|letter| letter.is_ascii_alphanumeric())
        });
    if is_tag {
        Some(found.to_owned())
    } else {
        faults.push(Fault::new("lang", expected(found, "en, de, hu")));
        None
    }
}

/// An origin: scheme, host and perhaps a port, and nothing after it.
fn read_host(values: &Values, faults: &mut Vec<Fault>) -> Option<String> {
    let found = values.value("host")?;
    let authority = found
        .strip_prefix("https://")
        .or_else(|| found.strip_prefix("http://"));
    let fits = |letter: char| letter.is_ascii_alphanumeric() || ".-:[]".contains(letter);
    let is_origin = authority.is_some_and(|text| !text.is_empty() && text.chars().all(fits));
    if is_origin {
        Some(found.to_owned())
    } else {
        faults.push(Fault::new("host", expected(found, "https://wiki.example")));
        None
    }
}

fn expected(found: &str, expected: &str) -> Message {
    Message::new("embed-expected")
        .text("found", shortened(found))
        .text("expected", expected)
}

/// A text that fits into a message.
fn shortened(text: &str) -> String {
    const MOST: usize = 60;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Language, Texts};
    use proptest::prelude::*;

    fn request(query: &str) -> Request {
        Request::read(query).unwrap_or_else(|faults| panic!("{query}: {faults:?}"))
    }

    fn faults(query: &str) -> Vec<String> {
        let texts = Texts::new(Language::English);
        let faults = Request::read(query).expect_err(query);
        let messages = faults.iter().map(|fault| texts.say(&fault.message()));
        messages.collect()
    }

    #[test]
    fn nothing_asks_for_the_usual_board() {
        for query in ["", "?", "variant=&view=&size="] {
            let request = request(query);
            assert_eq!(request.game.variant(), Variant::Consulchess);
            assert_eq!(request.purpose, Purpose::Play);
            assert_eq!(request.interactive, Interactive::Yes);
        }
        assert_eq!(request("view=dice").game.variant(), Variant::Consulchess42k);
    }

    #[test]
    fn every_parameter_is_read() {
        let request = request(
            "?variant=consulchess-42k&start=15683.7&moves=e4+d5_exd5&view=replay&orientation=black\
             &lang=de&theme=dark&size=400&coordinates=off&interactive=no&marks=d4_e5&arrows=e2e4\
             &square=d8&host=https%3A%2F%2Fwiki.example",
        );
        assert_eq!(request.game.len(), 3);
        assert_eq!(request.purpose, Purpose::Replay);
        assert_eq!(request.bottom, Color::Black);
        assert_eq!(request.language.as_deref(), Some("de"));
        assert_eq!(request.theme, Theme::Dark);
        assert_eq!(request.size, Some(400));
        assert_eq!(request.coordinates, Coordinates::Hidden);
        assert_eq!(request.interactive, Interactive::No);
        assert_eq!(request.annotations.circles.len(), 2);
        assert_eq!(request.annotations.arrows.len(), 1);
        assert_eq!(request.square, "d8".parse().ok());
        assert_eq!(request.host.as_deref(), Some("https://wiki.example"));
    }

    #[test]
    fn a_fen_is_read_with_lines_or_spaces() {
        for fen in [
            "r4k4/10/10/10/10/10/10/R4K4_w_-_-_0_1",
            "r4k4/10/10/10/10/10/10/R4K4%20w%20-%20-%200%201",
            "r4k4/10/10/10/10/10/10/R4K4+w+-+-+0+1",
        ] {
            let request = request(&format!("fen={fen}"));
            assert_eq!(
                request.game.now().fen(),
                "r4k4/10/10/10/10/10/10/R4K4 w - - 0 1"
            );
        }
    }

    #[test]
    fn moves_are_read_as_links_and_books_have_them() {
        for moves in [
            "e2e4_e7e5_d2d4",
            "e4+e5+d4",
            "1.+e4+e5+2.+d4",
            "1.e4+1...e5,d4",
        ] {
            let request = request(&format!("moves={moves}"));
            assert_eq!(request.game.len(), 3, "{moves}");
        }
    }

    #[test]
    fn what_only_looks_different_keeps_the_game() {
        let one = request("moves=e2e4&theme=dark&size=300");
        assert!(one.shows_the_same(&request("moves=e2e4&coordinates=off&orientation=black")));
        assert!(!one.shows_the_same(&request("moves=e2e4_e7e5")));
        assert!(!one.shows_the_same(&request("moves=e2e4&interactive=no")));
        assert!(!one.shows_the_same(&request("moves=e2e4&view=replay")));
    }

    #[test]
    fn a_piece_of_either_side_shows_its_moves_and_none_is_played() {
        use crate::{Hands, Input, Point, Session, Setting};
        let request = request("view=piece&fen=5k4/10/10/4c5/10/3N6/10/5K4_w_-_-_0_1");
        let mut session = Session::of_game(request.game);
        session.update(Input::Set(Setting::Hands(Hands::Look)), 0.0);
        let mut click = |x: f64, y: f64| {
            let point = Point { x, y };
            session.update(Input::PointerDown(point), 0.0);
            session.update(Input::PointerUp(point), 0.0);
            let reach = session.reach();
            reach.map(|reach| (reach.square.to_string(), reach.moves))
        };
        // The knight of d3, then a target of it.
        assert_eq!(click(3.5, 5.5), Some(("d3".to_owned(), 8)));
        assert_eq!(click(4.5, 7.5), Some(("d3".to_owned(), 8)));
        // Black's consul on e5, then White's king.
        assert!(click(4.5, 3.5).is_some_and(|(square, moves)| square == "e5" && moves > 4));
        let king = click(5.5, 7.5).map(|(square, _)| square);
        assert_eq!(king.as_deref(), Some("f1"));
        assert!(session.game().is_empty());
        assert_eq!(session.game().turn(), Color::White);
    }

    #[test]
    fn every_fault_names_its_parameter() {
        for (query, parameter) in [
            ("variant=chess", "variant"),
            ("variant=congo&view=dice", "variant"),
            ("variant=consulchess-42k&start=42000", "start"),
            ("start=x", "start"),
            ("fen=x", "fen"),
            ("moves=e5", "moves"),
            ("view=x", "view"),
            ("orientation=left", "orientation"),
            ("lang=!", "lang"),
            ("theme=pink", "theme"),
            ("size=12", "size"),
            ("coordinates=x", "coordinates"),
            ("interactive=x", "interactive"),
            ("marks=z9", "marks"),
            ("arrows=e2", "arrows"),
            ("square=k9", "square"),
            ("square=d4", "square"),
            ("square=e7", "square"),
            ("host=javascript:alert(1)", "host"),
            ("host=https://a.example/path", "host"),
            ("vraiant=congo", "vraiant"),
        ] {
            let found = faults(query);
            assert_eq!(found.len(), 1, "{query}: {found:?}");
            assert!(found[0].starts_with(parameter), "{query}: {found:?}");
        }
        assert_eq!(faults("view=x&size=y&view=play").len(), 3);
        assert_eq!(
            faults("view=x"),
            ["view: “x” found, play, diagram, piece, castlings, dice, replay expected."]
        );
    }

    #[test]
    fn overlong_values_are_named_and_shortened() {
        let long = "x".repeat(LONGEST + 1);
        assert!(faults(&format!("fen={long}"))[0].len() < 200);
        let found = faults(&format!("view={}", "x".repeat(1000)));
        assert!(found[0].len() < 300, "{found:?}");
    }

    proptest! {
        #[test]
        fn nothing_panics(query in "\\PC{0,80}", name in 0..NAMES.len(), value in "\\PC{0,40}") {
            let _ = Request::read(&query);
            let _ = Request::read(&format!("{}={value}", NAMES[name]));
        }
    }
}
