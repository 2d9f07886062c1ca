//! What has been drawn: both sides' arrays, their numbers, and the game that begins from there.

use consulboard_rules::{Color, Decides, Game, Sides};

use super::event::BlackArray;
use super::panel::{ArrayChoice, ArrayList, DrawResult, DrawRow, DrawSide, DrawTurn};
use super::session::DrawSession;
use crate::{Message, describe, record};

impl DrawSession {
    /// The side that is to be turned to, where each is drawn by itself.
    pub(super) fn missing_side(&self) -> Option<DrawTurn> {
        let missing = match (self.procedure.sides, self.black) {
            (Sides::Either, BlackArray::Separate) => Some(!self.side),
            (Sides::Either, BlackArray::Mirrored) | (Sides::Mirrored | Sides::Separate, _) => None,
        };
        let side = missing.filter(|side| !self.hands[*side].draw.is_finished())?;
        let here = self.playback.is_none() && self.hand().draw.is_finished();
        here.then(|| DrawTurn {
            side,
            label: Message::new("dice-turn-to").message("side", describe::side(side)),
        })
    }

    pub(super) fn sides(&self) -> Vec<DrawSide> {
        match (self.procedure.sides, self.black) {
            (Sides::Either, BlackArray::Separate) => {
                Color::ALL.map(|side| self.side_label(side)).to_vec()
            }
            // There is one array, or both are seen.
            (Sides::Either, BlackArray::Mirrored) | (Sides::Mirrored | Sides::Separate, _) => {
                Vec::new()
            }
        }
    }

    fn side_label(&self, side: Color) -> DrawSide {
        let on_its_way = side == self.side && self.playback.is_some();
        let number = self.hands[side].number(self.numbering);
        let name = describe::side(side);
        let label = match number.filter(|_| !on_its_way) {
            Some(number) => {
                let label = Message::new("dice-side-number").message("side", name);
                label.number("number", number)
            }
            None => Message::new("dice-side-open").message("side", name),
        };
        DrawSide {
            side,
            label,
            shown: side == self.side,
        }
    }

    pub(super) fn result(&self) -> Option<DrawResult> {
        let start = self.start()?;
        let count = u64::from(self.numbering.count);
        let number = |side: Color| self.hands[side].number(self.numbering);
        let white = number(Color::White)?;
        let text = match (self.procedure.sides, self.black) {
            (Sides::Separate, _) => {
                let pair = self.numbering.pair(white, number(Color::Black)?);
                let text = Message::new("dice-result").number("number", pair);
                text.number("count", count * count)
            }
            (Sides::Mirrored | Sides::Either, BlackArray::Separate) => {
                let black = u64::from(number(Color::Black)?);
                Message::new("dice-result-pair")
                    .number("white", white)
                    .number("black", black)
                    .number("count", count * count)
            }
            (Sides::Mirrored | Sides::Either, BlackArray::Mirrored) => {
                let played = u64::from(self.numbering.played);
                let text = if played < count {
                    Message::new("dice-result-played").number("played", played)
                } else {
                    Message::new("dice-result")
                };
                text.number("number", white).number("count", count)
            }
        };
        let game = Game::from_start(self.variant, start.clone()).ok()?;
        Some(DrawResult {
            text,
            start,
            link: record::write(&game),
        })
    }

    pub(super) fn rows(&self) -> Vec<DrawRow> {
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
        let settled = self.settled(side);
        let words = self.words_of(side);
        let played = hand.number(self.numbering).filter(|_| settled);
        let back = hand.back_rank().filter(|_| played.is_some());
        DrawRow {
            name,
            letters: self
                .places(side, self.landed(side), settled)
                .into_iter()
                .map(|role| role.and_then(|role| words.letter(role)))
                .map(|letter| letter.unwrap_or_else(|| "·".to_owned()))
                .collect(),
            number: back.map(|back| words.known(&back)),
        }
    }

    /// The arrays to choose from, where a die has a face for each.
    pub(super) fn lists(&self) -> Vec<ArrayList> {
        let mut dice = self.procedure.dice.iter();
        if !dice.any(|die| die.decides == Decides::Array) {
            return Vec::new();
        }
        let numbers = self.numbering.first..=self.numbering.last();
        let arrays: Vec<ArrayChoice> = numbers
            .map(|number| {
                let back = (self.numbering.back_rank)(number);
                let face = i64::from(number - self.numbering.first) + 1;
                let words = self.words();
                ArrayChoice {
                    number,
                    label: Message::new("dice-array-choice")
                        .number("face", face)
                        .text("letters", words.letters(&back))
                        .message("known", words.known(&back)),
                }
            })
            .collect();
        let list = |side: Color| ArrayList {
            side,
            name: describe::side(side),
            arrays: arrays.clone(),
            chosen: self.hands[side]
                .number(self.numbering)
                .filter(|_| self.settled(side)),
        };
        Color::ALL.map(list).to_vec()
    }
}
