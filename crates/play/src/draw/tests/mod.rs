//! Scripts of inputs against the session, as a page would send them.

use consulboard_rules::{ArrayFault, Color, Game, Start, StartScheme, Variant};

use super::random::streams::Mixed;
use super::solid::Solid;
use super::*;
use crate::{Language, Message, Texts, record};

mod capablanca;
mod chess400;
mod choosing;
mod rolling;
mod seeing;

/// A die that shows the given numbers, and then has no more.
struct Scripted(Vec<u8>);

impl RandomBytes for Scripted {
    fn fill(&mut self, bytes: &mut [u8]) -> Result<(), NoRandomness> {
        // Bytes below the number of faces are the numbers themselves, less one.
        for byte in bytes {
            if self.0.is_empty() {
                return Err(NoRandomness);
            }
            *byte = self.0.remove(0) - 1;
        }
        Ok(())
    }
}

/// A session with its clock, its dice and its reader.
struct Table {
    session: DrawSession,
    now: f64,
    dice: Scripted,
    texts: Texts,
}

impl Table {
    fn new(dice: &[u8]) -> Table {
        Table::of(Variant::Consulchess42k, dice)
    }

    fn of(variant: Variant, dice: &[u8]) -> Table {
        Table {
            session: DrawSession::new(variant).unwrap(),
            now: 1000.0,
            dice: Scripted(dice.to_vec()),
            texts: Texts::new(Language::English),
        }
    }

    fn still(dice: &[u8]) -> Table {
        Table::still_of(Variant::Consulchess42k, dice)
    }

    fn still_of(variant: Variant, dice: &[u8]) -> Table {
        let mut table = Table::of(variant, dice);
        table
            .session
            .update(DrawInput::Motion(Motion::None), 0.0, &mut table.dice);
        table
    }

    fn effects(&mut self, input: DrawInput) -> Vec<DrawEffect> {
        self.session.update(input, self.now, &mut self.dice)
    }

    /// What is announced or refused.
    fn send(&mut self, input: DrawInput) -> Vec<String> {
        let effects = self.effects(input);
        let said = effects.into_iter().filter_map(|effect| match effect {
            DrawEffect::Announce(message) | DrawEffect::Refuse(message) => Some(message),
            DrawEffect::Redraw | DrawEffect::Refresh | DrawEffect::Start(..) => None,
        });
        said.map(|message| self.say(&message)).collect()
    }

    fn say(&self, message: &Message) -> String {
        self.texts.say(message)
    }

    /// Lets frames pass until nothing moves, and gives what was announced.
    fn watch(&mut self) -> Vec<String> {
        let mut said = Vec::new();
        while self.session.scene(self.now).moving {
            self.now += 16.0;
            said.extend(self.send(DrawInput::Tick));
        }
        said
    }

    fn prompt(&self) -> String {
        self.say(&self.session.panel().prompt)
    }

    fn steps(&self) -> Vec<(StepState, String)> {
        let steps = self.session.panel().steps.into_iter().map(|step| {
            let mut parts: Vec<String> = step.again.iter().map(|m| self.say(m)).collect();
            parts.push(self.say(&step.text));
            (step.state, parts.join(" · "))
        });
        steps.collect()
    }

    /// The rank as letters, `.` where a square is free.
    fn rank(&self) -> String {
        let rules = self.session.variant.rules();
        let letter = |square: RankSquare| square.stands.and_then(|role| rules.letter(role));
        let squares = self.session.scene(self.now).squares.into_iter();
        squares
            .map(|square| letter(square).unwrap_or('.'))
            .collect()
    }

    /// The numbers under the rank.
    fn counts(&self) -> String {
        let squares = self.session.scene(self.now).squares.into_iter();
        let count = |square: RankSquare| square.count.map_or(".".to_owned(), |n| n.to_string());
        squares.map(count).collect()
    }

    fn rows(&self) -> Vec<String> {
        let rows = self.session.panel().rows.into_iter().map(|row| {
            let number = row.number.map_or("-".to_owned(), |n| self.say(&n));
            format!("{} {} {number}", self.say(&row.name), row.letters)
        });
        rows.collect()
    }

    fn numbers(&self) -> Option<(u32, u32)> {
        match self.session.start()? {
            Start::Numbers { white, black } => Some((white, black)),
            Start::Array | Start::Fen(_) => None,
        }
    }
}

/// The array of Consulchess itself, with rolls that lead to it.
const USUAL: [u8; 7] = [4, 2, 2, 6, 2, 4, 2];
