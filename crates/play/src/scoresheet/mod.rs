//! A scoresheet for paper: a game with the position that is shown, or an empty one for a game to be played.
//! Plain data, which the page puts into a document to be printed.

mod layout;
mod rolls;

use consulboard_rules::{Color, Game, Start, Variant};

use crate::clock::{control_words, time_text};
use crate::diagram::{Colors, Coordinates, Diagram};
use crate::tree::Tree;
use crate::{Input, Message, MoveItem, Panel, Session, Setting, Texts, describe, record};

pub use layout::{Row, SheetPage, Size, Written};
pub use rolls::{Rolls, rolls};

/// What is printed.
#[derive(Clone, Debug, PartialEq)]
pub struct Scoresheet {
    /// The game with its edition.
    pub title: Message,
    /// Which of its starts.
    pub start: Option<Message>,
    /// The rolls of dice that lead to the start, where it is one that is drawn; not beside the moves of a game.
    pub rolls: Vec<Rolls>,
    /// The board, as SVG.
    pub picture: String,
    /// What the board shows.
    pub caption: Message,
    /// The time agreed on.
    pub control: Option<Message>,
    /// The relocations before the first move (CFG-1).
    pub before: Vec<Message>,
    /// The moves, on one page or several.
    pub pages: Vec<SheetPage>,
    /// How it ended: the score, and in words.
    pub result: Option<(&'static str, Message)>,
    /// What the clocks show, White's first.
    pub times: Option<[String; 2]>,
    /// Whether there are variations or comments, which are not printed.
    pub is_short: bool,
}

/// The position on the board, and after which move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown<'a> {
    /// As the text of a game that begins with it, with what is drawn on it.
    pub position: &'a str,
    /// The move of the game that led to it, with its number; none where no move of the game did.
    pub after: Option<&'a str>,
    /// Who sits at the lower edge.
    pub bottom: Color,
}

impl Scoresheet {
    /// That of a game, at a time of its clock.
    pub fn of_game(session: &Session, shown: &Shown<'_>, texts: &Texts, now: f64) -> Scoresheet {
        let panel = session.panel();
        let variant = panel.variant;
        let is_start = panel.moves.is_empty() && panel.setup.is_empty();
        let caption = match shown.after {
            Some(after) => Message::new("print-after").text("move", after),
            None if is_start => Message::new("print-start"),
            None => Message::new("print-position"),
        };
        let shown_tree = record::read_tree(shown.position).ok();
        let tree = shown_tree.as_ref().unwrap_or(session.tree());
        let clock = session.clock();
        Scoresheet {
            title: panel.title.clone(),
            start: describe::start(variant, &panel.start),
            rolls: Vec::new(),
            picture: picture(tree.clone(), shown.bottom, texts),
            caption,
            control: session.control().as_ref().map(control_words),
            before: relocations(&panel),
            pages: layout::pages(layout::rows(&panel.moves, session.tree())),
            result: panel.result.map(|result| (result.score, result.text)),
            times: clock
                .map(|clock| Color::ALL.map(|color| time_text(clock.left(color, now as u64)))),
            is_short: !panel.lines.is_empty(),
        }
    }

    /// An empty one for a game from a start; none where the variant does not have it.
    pub fn blank(
        variant: Variant,
        start: &Start,
        bottom: Color,
        texts: &Texts,
    ) -> Option<Scoresheet> {
        let game = Game::from_start(variant, start.clone()).ok()?;
        let first = game.now().fullmoves();
        Some(Scoresheet {
            title: describe::title(variant),
            start: describe::start(variant, start),
            rolls: rolls(variant, start),
            picture: picture(Tree::of_game(&game), bottom, texts),
            caption: Message::new("print-start"),
            control: None,
            before: Vec::new(),
            pages: vec![layout::blank(first)],
            result: None,
            times: None,
            is_short: false,
        })
    }
}

/// What was relocated, each with its side.
fn relocations(panel: &Panel) -> Vec<Message> {
    let item = |item: &MoveItem| {
        Message::new("setup-item")
            .message("side", describe::side(item.color))
            .text("move", &item.san)
    };
    panel.setup.iter().map(item).collect()
}

/// The board in the colours of paper, nothing on it but what is drawn there.
fn picture(tree: Tree, bottom: Color, texts: &Texts) -> String {
    let mut session = Session::of_tree(tree);
    // Nobody listens to what is only looked at.
    let _ = session.update(Input::Set(Setting::Motion(false)), 0.0);
    if bottom == Color::Black {
        let _ = session.update(Input::Flip, 0.0);
    }
    let mut scene = session.scene(0.0);
    scene.marks.clear();
    Diagram {
        scene: &scene,
        coordinates: Coordinates::Outside,
        colors: &Colors::PAPER,
        title: &texts.say(&describe::title(session.game().variant())),
        description: &describe::position(session.game().now(), texts),
    }
    .svg()
}

#[cfg(test)]
mod tests;
