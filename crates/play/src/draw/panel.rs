//! What stands beside the dice in words and buttons: plain data that the page shows.

use consulboard_rules::{Color, File, Game, Role, Start};

use super::event::{BlackArray, Method};
use super::hand::Origin;
use super::sentence::{Words, grouped, list};
use super::session::DrawSession;
use super::timeline::Phase;
use crate::{Message, describe, record};

/// How far a step is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepState {
    /// Its piece stands.
    Done,
    /// Its die is rolled now.
    Current,
    /// It comes later.
    Ahead,
}

/// A step of the procedure.
#[derive(Clone, Debug, PartialEq)]
pub struct DrawStep {
    /// How far it is.
    pub state: StepState,
    /// The rolls that counted nothing: "6 → roll again".
    pub again: Vec<Message>,
    /// "Second knight: 5 → the fifth free square, g1"; before it is rolled, which die counts what.
    pub text: Message,
}

/// A key for a number that a die on the table shows.
#[derive(Clone, Debug, PartialEq)]
pub struct FaceKey {
    /// The number.
    pub number: u8,
    /// Whether it counts no square and has to be rolled again.
    pub again: bool,
    /// "5: g1" or "8: roll again".
    pub label: Message,
    /// The same without the number: "g1" or "again".
    pub meaning: Message,
}

/// A side whose array is drawn by itself.
#[derive(Clone, Debug, PartialEq)]
pub struct DrawSide {
    /// Which.
    pub side: Color,
    /// "White: 15,683" or "Black: not drawn".
    pub label: Message,
    /// Whether it is the one that is shown.
    pub shown: bool,
}

/// The way to the side that is still to be drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct DrawTurn {
    /// Which.
    pub side: Color,
    /// "Draw Black".
    pub label: Message,
}

/// An array as text, as far as it is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct DrawRow {
    /// Whose it is: the name of a side, or of both.
    pub name: Message,
    /// File a first, a dot for a square that is still free: `RN··QK··NR`.
    pub letters: String,
    /// Its number, once it has one.
    pub number: Option<u32>,
}

/// A starting position.
#[derive(Clone, Debug, PartialEq)]
pub struct DrawResult {
    /// "Number 15,683 of 42,000", or the pair: "15,683 and 7, one of 1,764,000,000".
    pub text: Message,
    /// To start a game with.
    pub start: Start,
    /// The text for behind the `#` of the address that opens a game from here.
    pub link: String,
}

/// Everything beside the dice.
#[derive(Clone, Debug, PartialEq)]
pub struct DrawPanel {
    /// The side whose array is shown.
    pub side: Color,
    /// How the dice are rolled.
    pub method: Method,
    /// Where Black's array comes from.
    pub black: BlackArray,
    /// Both sides, where each has an array of its own; else none.
    pub sides: Vec<DrawSide>,
    /// The line that always says what is expected.
    pub prompt: Message,
    /// What the last roll came to: the sentence of its step.
    pub last: Option<Message>,
    /// The rank in words.
    pub rank: Message,
    /// The dice in order, then the pieces that take the rest.
    pub steps: Vec<DrawStep>,
    /// Whether these rolls were found for a chosen number.
    pub found: bool,
    /// Keys for the numbers of a die on the table; none when it is not its turn.
    pub keys: Vec<FaceKey>,
    /// The side to be drawn next, where this one is drawn and the other one is missing.
    pub turn_to: Option<DrawTurn>,
    /// Whether a die can be rolled.
    pub can_roll: bool,
    /// Whether something is on its way that can be skipped.
    pub can_skip: bool,
    /// Whether a roll can be taken back, and the rank be cleared.
    pub can_take_back: bool,
    /// The number of the array shown, once it has one.
    pub number: Option<u32>,
    /// White's array and Black's, or one for both.
    pub rows: Vec<DrawRow>,
    /// The starting position, once all of it is drawn.
    pub result: Option<DrawResult>,
}

impl DrawSession {
    /// What is to be seen beside the dice, as of the last [`DrawInput::Tick`].
    ///
    /// [`DrawInput::Tick`]: super::DrawInput::Tick
    pub fn panel(&self) -> DrawPanel {
        let hand = self.hand();
        let quiet = self.playback.is_none();
        let number = hand.number(self.numbering).filter(|_| quiet);
        let rolled = self.readable() > 0;
        DrawPanel {
            side: self.side,
            method: self.method,
            black: self.black,
            sides: self.sides(),
            prompt: self.prompt(),
            last: self.last(),
            rank: self.rank_in_words(),
            steps: self.steps(),
            found: hand.origin == Origin::Number,
            keys: self.keys(),
            turn_to: self.missing_side(),
            can_roll: hand.draw.die().is_some(),
            can_skip: !quiet,
            can_take_back: rolled,
            number,
            rows: self.rows(),
            result: self.result(),
        }
    }

    /// How many rolls can be read.
    fn readable(&self) -> usize {
        match &self.playback {
            Some(playback) => playback.readable(playback.moment),
            None => self.hand().draw.rolls().len(),
        }
    }

    /// How many rolls are over, their pieces landed.
    pub(super) fn landed(&self) -> usize {
        match &self.playback {
            Some(playback) => playback.landed(playback.moment),
            None => self.hand().draw.rolls().len(),
        }
    }

    /// What stands on each file after so many rolls; the rest only if `with_rest` and it is there.
    pub(super) fn places(&self, rolls: usize, with_rest: bool) -> Vec<Option<Role>> {
        let draw = &self.hand().draw;
        if with_rest && rolls == draw.rolls().len() {
            return draw.places().to_vec();
        }
        let mut places = vec![None; usize::from(draw.procedure().files)];
        for roll in &draw.rolls()[..rolls] {
            if let Some(file) = roll.placed {
                places[usize::from(file.index())] = Some(roll.die.rule.role);
            }
        }
        places
    }

    /// The pieces that take the rest, once the last die is rolled.
    pub(super) fn rest(&self) -> Vec<(File, Role)> {
        let draw = &self.hand().draw;
        if !draw.is_finished() {
            return Vec::new();
        }
        let before = self.places(draw.rolls().len(), false);
        let places = draw.places().iter().zip(before).enumerate();
        places
            .filter(|(_, (_, before))| before.is_none())
            .filter_map(|(index, (place, _))| Some((file(index)?, (*place)?)))
            .collect()
    }

    pub(super) fn prompt(&self) -> Message {
        let (words, draw) = (self.words(), &self.hand().draw);
        if let Some(playback) = &self.playback {
            let roll = &draw.rolls()[playback.first + playback.moment.roll];
            return match playback.moment.phase {
                Phase::Rolling => words.prompt("dice-prompt-rolling", &roll.die),
                Phase::Showing | Phase::Flying => match roll.placed {
                    Some(file) => words
                        .prompt("dice-prompt-placing", &roll.die)
                        .text("square", words.square(file)),
                    None => words.prompt("dice-prompt-rolling-again", &roll.die),
                },
                Phase::Settling => words.rest_ahead(draw.procedure().rest),
            };
        }
        if let Some(die) = draw.die() {
            let again = draw.rolls().last().is_some_and(|r| r.placed.is_none());
            let id = match (self.method, again) {
                (Method::Screen, _) => "dice-prompt-roll",
                (Method::Table, false) => "dice-prompt-enter",
                (Method::Table, true) => "dice-prompt-enter-again",
            };
            return words.prompt(id, &die);
        }
        if self.hand().number(self.numbering).is_none() {
            return self.no_array();
        }
        match self.result() {
            Some(result) => result.text,
            // The other side's array is missing.
            None => Message::new("dice-prompt-other")
                .message("side", describe::side(self.side))
                .message("other", describe::side(!self.side)),
        }
    }

    fn last(&self) -> Option<Message> {
        let hand = self.hand();
        let chosen = match hand.origin {
            Origin::Dice => false,
            Origin::Number => true,
        };
        let index = self.readable().checked_sub(1).filter(|_| !chosen)?;
        Some(self.words().roll_alone(&hand.draw.rolls()[index]))
    }

    fn rank_in_words(&self) -> Message {
        let words = self.words();
        let counted = match &self.playback {
            None => self.hand().draw.die(),
            Some(_) => None,
        };
        let counted = counted.map(|die| die.files).unwrap_or_default();
        let places = self.places(self.landed(), self.playback.is_none());
        let squares = places.into_iter().enumerate().filter_map(|(index, role)| {
            let file = file(index)?;
            let count = counted.iter().position(|counted| *counted == file);
            Some(match role {
                Some(role) => words.place(file, role),
                None => words.free(file, count.map(|index| index as u8 + 1)),
            })
        });
        list(squares.collect::<Vec<_>>().into_iter())
    }

    fn steps(&self) -> Vec<DrawStep> {
        let (words, draw) = (self.words(), &self.hand().draw);
        let mut rolls = draw.rolls()[..self.readable()].iter();
        let mut current = true;
        let mut steps = Vec::new();
        for rule in draw.procedure().dice {
            let mut again = Vec::new();
            let mut done = None;
            for roll in rolls.by_ref() {
                match roll.placed {
                    Some(_) => {
                        done = Some(words.roll(roll));
                        break;
                    }
                    None => again.push(words.roll(roll)),
                }
            }
            steps.push(match done {
                Some(text) => DrawStep {
                    state: StepState::Done,
                    again,
                    text,
                },
                None => DrawStep {
                    state: if current {
                        StepState::Current
                    } else {
                        StepState::Ahead
                    },
                    again,
                    text: words.ahead(rule),
                },
            });
            current &= steps.last().is_some_and(|s| s.state == StepState::Done);
        }
        steps.push(self.last_step(words));
        steps
    }

    /// The step without a die: the pieces that take the rest.
    fn last_step(&self, words: Words) -> DrawStep {
        let draw = &self.hand().draw;
        let (state, text) = if draw.is_finished() && self.playback.is_none() {
            (StepState::Done, words.rest(&self.rest()))
        } else {
            let rest = words.rest_ahead(draw.procedure().rest);
            (StepState::Ahead, rest)
        };
        DrawStep {
            state,
            again: Vec::new(),
            text,
        }
    }

    fn keys(&self) -> Vec<FaceKey> {
        let die = match self.method {
            Method::Screen => None,
            Method::Table => self.hand().draw.die(),
        };
        let Some(die) = die else { return Vec::new() };
        let key = |number: u8| {
            let file = die.files.get(usize::from(number) - 1);
            let (label, meaning) = match file {
                Some(file) => {
                    let square = self.words().square(*file);
                    let about = |id| Message::new(id).text("square", square);
                    (about("dice-key"), about("dice-key-square"))
                }
                None => (
                    Message::new("dice-key-again"),
                    Message::new("dice-keys-again"),
                ),
            };
            FaceKey {
                number,
                again: die.is_reroll(number),
                label: label.number("number", number),
                meaning,
            }
        };
        (1..=die.rule.faces).map(key).collect()
    }

    fn missing_side(&self) -> Option<DrawTurn> {
        let missing = match self.black {
            BlackArray::Mirrored => None,
            BlackArray::Separate => Some(!self.side),
        };
        let side = missing.filter(|side| !self.hands[*side].draw.is_finished())?;
        let here = self.playback.is_none() && self.hand().draw.is_finished();
        here.then(|| DrawTurn {
            side,
            label: Message::new("dice-turn-to").message("side", describe::side(side)),
        })
    }

    fn sides(&self) -> Vec<DrawSide> {
        match self.black {
            BlackArray::Mirrored => Vec::new(),
            BlackArray::Separate => Color::ALL.map(|side| self.side_label(side)).to_vec(),
        }
    }

    fn side_label(&self, side: Color) -> DrawSide {
        let on_its_way = side == self.side && self.playback.is_some();
        let number = self.hands[side].number(self.numbering);
        let name = describe::side(side);
        let label = match number.filter(|_| !on_its_way) {
            Some(number) => {
                let label = Message::new("dice-side-number").message("side", name);
                grouped(label, "number", u64::from(number))
            }
            None => Message::new("dice-side-open").message("side", name),
        };
        DrawSide {
            side,
            label,
            shown: side == self.side,
        }
    }

    fn result(&self) -> Option<DrawResult> {
        let start = self.start()?;
        let count = u64::from(self.numbering.count);
        let number = |side: Color| self.hands[side].number(self.numbering).map(u64::from);
        let white = number(Color::White)?;
        let text = match self.black {
            BlackArray::Mirrored => {
                let text = grouped(Message::new("dice-result"), "number", white);
                grouped(text, "count", count)
            }
            BlackArray::Separate => {
                let text = grouped(Message::new("dice-result-pair"), "white", white);
                let text = grouped(text, "black", number(Color::Black)?);
                grouped(text, "count", count * count)
            }
        };
        let game = Game::from_start(self.variant, start.clone()).ok()?;
        Some(DrawResult {
            text,
            start,
            link: record::write(&game),
        })
    }

    fn rows(&self) -> Vec<DrawRow> {
        match self.black {
            BlackArray::Mirrored => {
                vec![self.row(Color::White, Message::new("dice-both-sides"))]
            }
            BlackArray::Separate => Color::ALL
                .map(|side| self.row(side, describe::side(side)))
                .to_vec(),
        }
    }

    fn row(&self, side: Color, name: Message) -> DrawRow {
        let hand = &self.hands[side];
        let quiet = side != self.side || self.playback.is_none();
        let places = if side == self.side {
            self.places(self.landed(), quiet)
        } else {
            hand.draw.places().to_vec()
        };
        let rules = self.variant.rules();
        let letter = |role: Option<Role>| role.and_then(|role| rules.letter(role));
        DrawRow {
            name,
            letters: places
                .into_iter()
                .map(|role| letter(role).unwrap_or('·'))
                .collect(),
            number: hand.number(self.numbering).filter(|_| quiet),
        }
    }
}

/// The file with an index of a rank.
pub(super) fn file(index: usize) -> Option<File> {
    File::new(u8::try_from(index).ok()?)
}
