//! What stands beside the dice in words and buttons: plain data that the page shows.

use consulboard_rules::{Color, Decides, File, Role, Sides, Start};

use super::event::{BlackArray, Method};
use super::games::DrawGame;
use super::hand::Origin;
use super::session::DrawSession;
use crate::Message;

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
    /// "Second knight: 5 → the fifth free square, g1" or "White’s array: 7 → …"; before it is rolled, which die counts what.
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
    /// The number under which it is known, once it has one: "15683" or "Chess960 518".
    pub number: Option<Message>,
}

/// An array that can be chosen from a list.
#[derive(Clone, Debug, PartialEq)]
pub struct ArrayChoice {
    /// Its number in the numbering.
    pub number: u32,
    /// "7: RNBQKBNR, Chess960 518".
    pub label: Message,
}

/// The arrays that a side can choose from; only where there are few enough for a die.
#[derive(Clone, Debug, PartialEq)]
pub struct ArrayList {
    /// Which side.
    pub side: Color,
    /// The name of the side.
    pub name: Message,
    /// All of them.
    pub arrays: Vec<ArrayChoice>,
    /// The number of the one it has.
    pub chosen: Option<u32>,
}

/// A starting position.
#[derive(Clone, Debug, PartialEq)]
pub struct DrawResult {
    /// "Number 15,683 of 42,000", or of a pair with no number of its own: "15,683 and 7, one of 1,764,000,000".
    pub text: Message,
    /// To start a game with.
    pub start: Start,
    /// The text for behind the `#` of the address that opens a game from here.
    pub link: String,
}

/// Everything beside the dice.
#[derive(Clone, Debug, PartialEq)]
pub struct DrawPanel {
    /// The games that can be drawn.
    pub games: Vec<DrawGame>,
    /// How it is drawn, in a sentence or two.
    pub lead: Message,
    /// The side whose array is shown.
    pub side: Color,
    /// How the dice are rolled.
    pub method: Method,
    /// Whether the players choose where Black's array comes from.
    pub offers_black: bool,
    /// Where Black's array comes from.
    pub black: BlackArray,
    /// Both sides, where each has an array of its own that is drawn by itself; else none.
    pub sides: Vec<DrawSide>,
    /// The line that always says what is expected.
    pub prompt: Message,
    /// What the last roll came to: the sentence of its step.
    pub last: Option<Message>,
    /// The rank in words.
    pub rank: Message,
    /// The dice in order, then the pieces that take the rest, if there are any.
    pub steps: Vec<DrawStep>,
    /// Whether these rolls were found for a chosen number.
    pub found: bool,
    /// The draws before this one whose arrays are not played, with the reason.
    pub unfit: Vec<Message>,
    /// Whether an array stands there that is not played; dice on a table are to be rolled again.
    pub is_unfit: bool,
    /// Keys for the numbers of a die on the table; none when it is not its turn.
    pub keys: Vec<FaceKey>,
    /// The figures of a number that wait for another one, or for the word that there is none.
    pub typed: Option<u8>,
    /// The side to be drawn next, where this one is drawn and the other one is missing.
    pub turn_to: Option<DrawTurn>,
    /// Whether a die can be rolled.
    pub can_roll: bool,
    /// Whether something is on its way that can be skipped.
    pub can_skip: bool,
    /// Whether a roll can be taken back, and the rank be cleared.
    pub can_take_back: bool,
    /// The number in the box: of the array shown, or of both sides' arrays together.
    pub number: Option<u32>,
    /// Lists of the arrays, for each side; none where there are too many.
    pub lists: Vec<ArrayList>,
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
        let quiet = self.playback.is_none();
        let next = self.next_side();
        let sides = match self.procedure.sides {
            Sides::Mirrored | Sides::Either => vec![self.side],
            Sides::Separate => Color::ALL.to_vec(),
        };
        let found = |side: &Color| match self.hands[*side].origin {
            Origin::Number => true,
            Origin::Dice => false,
        };
        DrawPanel {
            games: self.games(),
            lead: self.lead(),
            side: self.side,
            method: self.method,
            offers_black: self.procedure.sides == Sides::Either,
            black: self.black,
            sides: self.sides(),
            prompt: self.prompt(),
            last: self.last(),
            rank: self.rank_in_words(),
            steps: sides.iter().flat_map(|side| self.steps(*side)).collect(),
            found: sides.iter().all(found),
            unfit: self.unfit(),
            is_unfit: self.is_settled() && self.is_unfit(),
            keys: self.keys(),
            typed: self.typed,
            turn_to: self.missing_side(),
            can_roll: self.hands[next].draw.die().is_some() || self.is_unfit(),
            can_skip: !quiet,
            can_take_back: sides.iter().any(|side| self.readable(*side) > 0),
            number: self.number(),
            lists: self.lists(),
            rows: self.rows(),
            result: self.result(),
        }
    }

    /// How it is drawn: what numbers mean, and which arrays are played.
    fn lead(&self) -> Message {
        let mut dice = self.procedure.dice.iter();
        if dice.any(|die| die.decides == Decides::Array) {
            let count = i64::from(self.numbering.count);
            return Message::new("dice-lead-array").number("count", count);
        }
        let lead = Message::new("dice-lead");
        if self.numbering.played == self.numbering.count {
            return lead;
        }
        let (played, count) = (self.numbering.played, self.numbering.count);
        let some = Message::new("dice-lead-unfit").message("lead", lead);
        some.number("played", played).number("count", count)
    }

    /// How many rolls of a side can be read.
    pub(super) fn readable(&self, side: Color) -> usize {
        match &self.playback {
            Some(playback) if side == self.side => playback.readable(playback.moment),
            Some(_) | None => self.hands[side].draw.rolls().len(),
        }
    }

    /// How many rolls of a side are over, their pieces landed.
    pub(super) fn landed(&self, side: Color) -> usize {
        match &self.playback {
            Some(playback) if side == self.side => playback.landed(playback.moment),
            Some(_) | None => self.hands[side].draw.rolls().len(),
        }
    }

    /// Whether the whole of a side's array is to be seen, as far as it is drawn.
    pub(super) fn settled(&self, side: Color) -> bool {
        side != self.side || self.is_settled()
    }

    /// What stands on each file of a side after so many rolls; the rest only if `with_rest` and it
    /// is there.
    pub(super) fn places(&self, side: Color, rolls: usize, with_rest: bool) -> Vec<Option<Role>> {
        let draw = &self.hands[side].draw;
        if with_rest && rolls == draw.rolls().len() {
            return draw.places().to_vec();
        }
        let mut places = vec![None; usize::from(draw.procedure().files)];
        for (role, file) in draw.rolls()[..rolls]
            .iter()
            .filter_map(|roll| roll.placed())
        {
            places[usize::from(file.index())] = Some(role);
        }
        places
    }

    /// The pieces of the side being drawn that get their squares with the last die, by no number of
    /// their own.
    pub(super) fn rest(&self, side: Color) -> Vec<(File, Role)> {
        let draw = &self.hands[side].draw;
        if !draw.is_finished() {
            return Vec::new();
        }
        let before = self.places(side, draw.rolls().len(), false);
        let places = draw.places().iter().zip(before).enumerate();
        places
            .filter(|(_, (_, before))| before.is_none())
            .filter_map(|(index, (place, _))| Some((file(index)?, (*place)?)))
            .collect()
    }
}

/// The file with an index of a rank.
pub(super) fn file(index: usize) -> Option<File> {
    File::new(u8::try_from(index).ok()?)
}
