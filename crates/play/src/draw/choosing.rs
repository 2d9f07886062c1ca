//! Choosing by number, instead of rolling.

use consulboard_rules::{Color, Sides, StartError};

use super::event::DrawEffect;
use super::hand::Hand;
use super::random::{RandomBytes, accepted};
use super::session::{DrawSession, SHOW, refuse};
use crate::{Message, refusals};

impl DrawSession {
    /// The number in the box: that of the array shown, or that of both sides' arrays where one draw
    /// is for both; none before it is drawn and seen.
    pub(super) fn number(&self) -> Option<u32> {
        if self.playback.is_some() {
            return None;
        }
        let number = |side: Color| self.hands[side].number(self.numbering);
        match self.procedure.sides {
            Sides::Mirrored | Sides::Either => number(self.side),
            Sides::Separate => self
                .numbering
                .start(number(Color::White)?, number(Color::Black)?),
        }
    }

    /// The smallest number of the box, and how many there are.
    pub(super) fn numbers(&self) -> (u32, u32) {
        let (first, last) = self.numbering.range();
        (first, last - first + 1)
    }

    /// The step in a circle that leads back by one.
    pub(super) fn step_back(&self) -> u32 {
        self.numbers().1.saturating_sub(1)
    }

    /// The sides whose arrays a number of the box names, with their hands.
    fn hands_of(&self, number: u32) -> Result<Vec<(Color, Hand)>, StartError> {
        match self.procedure.sides {
            Sides::Mirrored | Sides::Either => {
                let hand = Hand::of_number(self.numbering, number)?;
                Ok(vec![(self.side, hand)])
            }
            Sides::Separate => {
                let (white, black) = self.numbering.of_start(number)?;
                let hand = |number| Hand::of_number(self.numbering, number);
                Ok(vec![
                    (Color::White, hand(white)?),
                    (Color::Black, hand(black)?),
                ])
            }
        }
    }

    fn choose(&mut self, number: u32) -> Result<Vec<DrawEffect>, StartError> {
        let hands = self.hands_of(number)?;
        Ok(self.take_hands(hands))
    }

    fn take_hands(&mut self, hands: Vec<(Color, Hand)>) -> Vec<DrawEffect> {
        // What was on its way is overwritten, so nobody has to hear of it.
        self.playback = None;
        self.typed = None;
        for (side, hand) in hands {
            self.side = side;
            self.hands[side] = hand;
        }
        let mut effects = self.say_result();
        effects.extend(SHOW);
        effects
    }

    pub(super) fn choose_typed(&mut self, text: &str) -> Vec<DrawEffect> {
        // Numbers are written with commas and spaces between the thousands, here too.
        let separates = |c: char| c == ',' || c.is_whitespace();
        let digits: String = text.chars().filter(|c| !separates(*c)).collect();
        let (first, count) = self.numbers();
        let why = match digits.parse() {
            Ok(number) => match self.choose(number) {
                Ok(effects) => return effects,
                Err(error) => refusals::start(&error),
            },
            Err(_) => Message::new("dice-number-refused")
                .found(text.trim())
                .number("first", first)
                .number("last", first + count.saturating_sub(1)),
        };
        vec![DrawEffect::Refuse(why)]
    }

    /// Takes the array that is `step` numbers further, in a circle; on from there where an array
    /// is not played.
    pub(super) fn choose_beside(&mut self, step: u32) -> Vec<DrawEffect> {
        let effects = self.finish();
        let Some(number) = self.number() else {
            return effects;
        };
        let (first, count) = self.numbers();
        let count = u64::from(count);
        let mut index = u64::from(number - first);
        for _ in 0..count {
            index = (index + u64::from(step)) % count;
            // Below the count, which fits.
            if let Ok(chosen) = self.choose(first + index as u32) {
                return chosen;
            }
        }
        effects
    }

    /// Takes any array that is played, each as likely as any other: numbers whose arrays are not
    /// played are thrown away.
    pub(super) fn choose_random(&mut self, random: &mut dyn RandomBytes) -> Vec<DrawEffect> {
        let (first, count) = self.numbers();
        accepted(first, count, random, |number| self.choose(number).ok())
            .unwrap_or_else(|| vec![refuse("dice-no-randomness")])
    }

    /// Takes an array for one side.
    pub(super) fn choose_array(&mut self, side: Color, number: u32) -> Vec<DrawEffect> {
        match Hand::of_number(self.numbering, number) {
            Ok(hand) => self.take_hands(vec![(side, hand)]),
            Err(error) => vec![DrawEffect::Refuse(refusals::start(&error))],
        }
    }
}
