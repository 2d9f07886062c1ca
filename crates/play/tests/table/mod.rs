//! Two hands at a board: scripts of inputs, for the tests of the session.
#![allow(dead_code)]

use consulboard_play::{Effect, Input, MarkKind, Message, Panel, Point, Scene, Session, Texts};
use consulboard_play::{Language, Look, Refused};
use consulboard_rules::{Color, Square, Start, Variant};

/// A session with a clock that goes on by a second with every input, so that no animation is ever
/// still running unless a test looks for it.
pub struct Table {
    /// The session.
    pub session: Session,
    /// The time of the last input.
    pub now: f64,
    /// What the last input led to.
    pub effects: Vec<Effect>,
    texts: Texts,
}

impl Table {
    /// A new game.
    pub fn new(variant: Variant) -> Table {
        Table::of(Session::new(variant, Start::usual(variant)).unwrap())
    }

    /// A game from a FEN.
    pub fn fen(variant: Variant, fen: &str) -> Table {
        Table::of(Session::new(variant, Start::Fen(fen.to_owned())).unwrap())
    }

    fn of(session: Session) -> Table {
        Table {
            session,
            now: 0.0,
            effects: Vec::new(),
            texts: Texts::new(Language::English),
        }
    }

    /// Hands over an input.
    pub fn give(&mut self, input: Input) -> &mut Table {
        self.now += 1000.0;
        self.effects = self.session.update(input, self.now);
        self
    }

    /// The middle of a square as the board is turned now.
    pub fn point(&self, square: &str) -> Point {
        let corner = self.scene().frame.corner(at(square));
        Point {
            x: corner.x + 0.5,
            y: corner.y + 0.5,
        }
    }

    /// Clicks squares one after another.
    pub fn click(&mut self, squares: &str) -> &mut Table {
        for square in squares.split_whitespace() {
            let point = self.point(square);
            self.give(Input::PointerDown(point));
            self.give(Input::PointerUp(point));
        }
        self
    }

    /// Drags from one square to another.
    pub fn drag(&mut self, from: &str, to: &str) -> &mut Table {
        let (from, to) = (self.point(from), self.point(to));
        self.give(Input::PointerDown(from));
        self.give(Input::PointerMove(to));
        self.give(Input::PointerUp(to))
    }

    /// Types moves.
    pub fn moves(&mut self, moves: &str) -> &mut Table {
        for text in moves.split_whitespace() {
            self.give(Input::Text(text.to_owned()));
            assert_eq!(self.refusal(), None, "{text}");
        }
        self
    }

    /// The last move in SAN.
    pub fn last(&self) -> Option<String> {
        self.session
            .game()
            .plies()
            .last()
            .map(|ply| ply.san.clone())
    }

    /// All moves in SAN.
    pub fn sans(&self) -> Vec<String> {
        self.session
            .game()
            .plies()
            .map(|ply| ply.san.clone())
            .collect()
    }

    /// What is to be seen.
    pub fn scene(&self) -> Scene {
        self.session.scene(self.now)
    }

    /// What is beside the board.
    pub fn panel(&self) -> Panel {
        self.session.panel()
    }

    /// The prompt in English.
    pub fn prompt(&self) -> String {
        self.say(&self.session.prompt())
    }

    /// A message in English.
    pub fn say(&self, message: &Message) -> String {
        self.texts.say(message)
    }

    /// What was announced last, in English.
    pub fn announced(&self) -> Option<String> {
        self.effects.iter().rev().find_map(|effect| match effect {
            Effect::Announce(message) => Some(self.say(message)),
            Effect::Redraw
            | Effect::Refresh
            | Effect::Save(_)
            | Effect::LowTime(_)
            | Effect::Played(_)
            | Effect::Refuse(_) => None,
        })
    }

    /// What was refused last, in English.
    pub fn refusal(&self) -> Option<(Refused, String)> {
        self.effects.iter().find_map(|effect| match effect {
            Effect::Refuse(refusal) => Some((refusal.what, self.say(&refusal.why))),
            Effect::Redraw
            | Effect::Refresh
            | Effect::Save(_)
            | Effect::LowTime(_)
            | Effect::Played(_)
            | Effect::Announce(_) => None,
        })
    }

    /// What was to be saved last.
    pub fn saved(&self) -> Option<String> {
        self.effects.iter().find_map(|effect| match effect {
            Effect::Save(text) => Some(text.clone()),
            Effect::Redraw
            | Effect::Refresh
            | Effect::LowTime(_)
            | Effect::Played(_)
            | Effect::Announce(_)
            | Effect::Refuse(_) => None,
        })
    }

    /// The squares with a mark, in the order of their names.
    pub fn marked(&self, kind: MarkKind) -> String {
        let marks = self.scene().marks.into_iter();
        let mut squares: Vec<String> = marks
            .filter(|mark| mark.kind == kind)
            .map(|mark| mark.square.to_string())
            .collect();
        squares.sort();
        squares.join(" ")
    }

    /// The squares with ghosts.
    pub fn ghosts(&self) -> String {
        let scene = self.scene();
        let ghosts = scene.sprites.iter().filter(|s| s.look == Look::Ghost);
        let squares: Vec<String> = ghosts
            .map(|ghost| {
                let (x, y) = (ghost.at.x + 0.5, ghost.at.y + 0.5);
                scene.frame.square_at(Point { x, y }).unwrap().to_string()
            })
            .collect();
        squares.join(" ")
    }

    /// Who sits at the lower edge.
    pub fn bottom(&self) -> Color {
        self.scene().frame.bottom
    }
}

/// A square by its name.
pub fn at(square: &str) -> Square {
    square.parse().unwrap()
}
