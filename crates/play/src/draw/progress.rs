//! How far a draw is, in words: what is expected, what the last roll came to, the rank, the steps.

use consulboard_rules::{Color, RollOutcome, Sides};

use super::event::Method;
use super::hand::Origin;
use super::panel::{DrawStep, FaceKey, StepState, file};
use super::sentence::{Words, list};
use super::session::DrawSession;
use super::timeline::Phase;
use crate::refusals::role_id;
use crate::{Message, describe};

impl DrawSession {
    pub(super) fn prompt(&self) -> Message {
        let (words, draw) = (self.words(), &self.hand().draw);
        if let Some(playback) = &self.playback {
            let roll = &draw.rolls()[playback.first + playback.moment.roll];
            let counted = match roll.outcome {
                RollOutcome::Square(_, file) => words
                    .about("dice-prompt-placing", &roll.die)
                    .text("square", words.square(file)),
                RollOutcome::First(role) => words
                    .about("dice-prompt-first", &roll.die)
                    .message("first", Message::new(role_id(role))),
                RollOutcome::Array(_) => words
                    .about("dice-prompt-array", &roll.die)
                    .number("number", roll.number),
                RollOutcome::Again => words.about("dice-prompt-rolling-again", &roll.die),
            };
            return match playback.moment.phase {
                Phase::Rolling => words.about("dice-prompt-rolling", &roll.die),
                Phase::Showing | Phase::Flying => counted,
                Phase::Settling if draw.procedure().rest.is_empty() => counted,
                Phase::Settling => words.rest_ahead(draw.procedure().rest),
                Phase::Unfit => self.drawn_in_vain(),
            };
        }
        let next = self.next_side();
        let draw = &self.hands[next].draw;
        if let Some(die) = draw.die() {
            if let Some(typed) = self.typed {
                let typing = self.words_of(next).about("dice-prompt-typed", &die);
                return typing.number("number", typed);
            }
            let again = draw.rolls().last().is_some_and(|roll| roll.is_again());
            let id = match (self.method, again) {
                (Method::Screen, _) => "dice-prompt-roll",
                (Method::Table, false) => "dice-prompt-enter",
                (Method::Table, true) => "dice-prompt-enter-again",
            };
            return self.words_of(next).about(id, &die);
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

    /// What the last roll came to.
    pub(super) fn last(&self) -> Option<Message> {
        let hand = self.hand();
        let chosen = match hand.origin {
            Origin::Dice => false,
            Origin::Number => true,
        };
        let readable = self.readable(self.side);
        let index = readable.checked_sub(1).filter(|_| !chosen)?;
        Some(self.words().roll_alone(&hand.draw.rolls()[index]))
    }

    /// The draws before this one whose arrays are not played.
    pub(super) fn unfit(&self) -> Vec<Message> {
        let faults = self.hand().unfit.iter().enumerate();
        let words = self.words();
        faults
            .map(|(index, fault)| words.unfit(index, fault))
            .collect()
    }

    /// The ranks that are seen, in words.
    pub(super) fn rank_in_words(&self) -> Message {
        match self.procedure.sides {
            Sides::Mirrored | Sides::Either => self.rank_of(self.side),
            Sides::Separate => {
                let rank = |side| {
                    Message::new("dice-rank-of")
                        .message("side", describe::side(side))
                        .message("rank", self.rank_of(side))
                };
                list(Color::ALL.map(rank).into_iter())
            }
        }
    }

    fn rank_of(&self, side: Color) -> Message {
        let words = self.words_of(side);
        let counted = match &self.playback {
            None => self.hands[side].draw.die(),
            Some(_) => None,
        };
        let counted = counted.as_ref().map(|die| die.files()).unwrap_or_default();
        let places = self.places(side, self.landed(side), self.settled(side));
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

    pub(super) fn steps(&self, side: Color) -> Vec<DrawStep> {
        let (words, draw) = (self.words_of(side), &self.hands[side].draw);
        let mut rolls = draw.rolls()[..self.readable(side)].iter();
        let mut current = side == self.next_side();
        let mut steps = Vec::new();
        for rule in draw.procedure().dice {
            let mut again = Vec::new();
            let mut done = None;
            for roll in rolls.by_ref() {
                if !roll.is_again() {
                    done = Some(words.roll(roll));
                    break;
                }
                again.push(words.roll(roll));
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
                    text: words.ahead(rule, draw),
                },
            });
            current &= steps.last().is_some_and(|s| s.state == StepState::Done);
        }
        if !draw.procedure().rest.is_empty() {
            steps.push(self.last_step(words, side));
        }
        steps
    }

    /// The step without a die: the pieces that take the rest.
    fn last_step(&self, words: Words, side: Color) -> DrawStep {
        let draw = &self.hands[side].draw;
        let (state, text) = if draw.is_finished() && self.settled(side) {
            (StepState::Done, words.rest(&self.rest(side)))
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

    /// Keys for the numbers of the next die, where it is rolled on a table.
    pub(super) fn keys(&self) -> Vec<FaceKey> {
        let next = self.next_side();
        let die = match self.method {
            Method::Screen => None,
            Method::Table => self.hands[next].draw.die(),
        };
        let Some(die) = die else { return Vec::new() };
        let words = self.words_of(next);
        let key = |number: u8| {
            let outcome = die.outcome(number);
            let (label, meaning) = match outcome {
                RollOutcome::Square(_, file) => {
                    let square = words.square(file);
                    let about = |id| Message::new(id).text("square", square);
                    (about("dice-key"), about("dice-key-square"))
                }
                RollOutcome::First(role) => {
                    let first = Message::new(role_id(role));
                    let label = Message::new("dice-key-meaning");
                    (label.message("meaning", first.clone()), first)
                }
                RollOutcome::Array(number) => {
                    let back = (self.numbering.back_rank)(number);
                    let label = Message::new("dice-key-meaning");
                    let label = label.message("meaning", words.known(&back));
                    (
                        label,
                        Message::new("dice-known").text("number", words.known_number(&back)),
                    )
                }
                RollOutcome::Again => (
                    Message::new("dice-key-again"),
                    Message::new("dice-keys-again"),
                ),
            };
            FaceKey {
                number,
                again: outcome == RollOutcome::Again,
                label: label.number("number", number),
                meaning,
            }
        };
        (1..=die.rule.faces).map(key).collect()
    }
}
