//! The sentences of a draw: its steps in words.

use consulboard_rules::{
    BackRank, Color, Counted, Die, DieRule, File, Geometry, Role, Roll, Square, Variant,
};

use crate::refusals::role_id;
use crate::{Arg, Message, describe};

/// Whose rank it is, and on which board: that names the squares and their colours.
#[derive(Clone, Copy, Debug)]
pub(super) struct Words {
    geometry: Geometry,
    side: Color,
}

impl Words {
    pub(super) fn new(variant: Variant, side: Color) -> Words {
        let geometry = variant.rules().geometry;
        Words { geometry, side }
    }

    /// The square of a file on the side's back rank.
    pub(super) fn square(self, file: File) -> Square {
        Square::new(file, self.geometry.back_rank(self.side))
    }

    /// Which squares a die counts, as a word: `free`, `light` or `dark`. A procedure speaks of
    /// White's rank; on the same files Black has squares of the other colour.
    fn kind(self, counted: Counted) -> &'static str {
        let light = match counted {
            Counted::Free => return "free",
            Counted::Light => Color::White,
            Counted::Dark => Color::Black,
        };
        if light == self.side { "light" } else { "dark" }
    }

    /// "Second knight".
    fn piece(self, rule: &DieRule) -> Message {
        let id = Message::new("dice-piece").text("step", rule.name);
        id.text("side", self.side)
    }

    /// A sentence about a die.
    fn about(self, id: &'static str, rule: &DieRule) -> Message {
        Message::new(id)
            .message("piece", self.piece(rule))
            .number("faces", rule.faces)
    }

    /// "Second knight: d8 on the free squares".
    pub(super) fn ahead(self, rule: &DieRule) -> Message {
        let squares = Message::new("dice-squares").text("kind", self.kind(rule.counted));
        self.about("dice-ahead", rule).message("squares", squares)
    }

    /// "Second knight: 5 → the fifth free square, g1", or "8 → roll again".
    pub(super) fn roll(self, roll: &Roll) -> Message {
        match roll.placed {
            Some(file) => self.placed("dice-placed", roll, file),
            None => Message::new("dice-again").number("number", roll.number),
        }
    }

    /// The same where nothing else says which die it was.
    pub(super) fn roll_alone(self, roll: &Roll) -> Message {
        match roll.placed {
            Some(_) => self.roll(roll),
            None => self
                .about("dice-again-alone", &roll.die.rule)
                .number("number", roll.number),
        }
    }

    /// The same for the ear.
    pub(super) fn roll_spoken(self, roll: &Roll) -> Message {
        match roll.placed {
            Some(file) => self.placed("dice-placed-spoken", roll, file),
            None => self
                .about("dice-again-spoken", &roll.die.rule)
                .number("number", roll.number),
        }
    }

    fn placed(self, id: &'static str, roll: &Roll, file: File) -> Message {
        let target = Message::new("dice-target")
            .message(
                "ordinal",
                Message::new("dice-ordinal").number("place", roll.number),
            )
            .text("kind", self.kind(roll.die.rule.counted));
        self.about(id, &roll.die.rule)
            .number("number", roll.number)
            .message("target", target)
            .text("square", self.square(file))
    }

    /// "The squares left: rook, king, rook".
    pub(super) fn rest_ahead(self, rest: &[Role]) -> Message {
        let pieces = rest.iter().map(|role| Message::new(role_id(*role)));
        Message::new("dice-rest").message("places", list(pieces))
    }

    /// "The squares left: a1 rook, e1 king, j1 rook".
    pub(super) fn rest(self, placed: &[(File, Role)]) -> Message {
        let places = placed.iter().map(|(file, role)| self.place(*file, *role));
        Message::new("dice-rest").message("places", list(places))
    }

    /// "g1 knight".
    pub(super) fn place(self, file: File, role: Role) -> Message {
        Message::new("dice-place")
            .text("square", self.square(file))
            .message("piece", Message::new(role_id(role)))
    }

    /// "c1 free", or "c1 free, number 2".
    pub(super) fn free(self, file: File, count: Option<u8>) -> Message {
        let square = self.square(file);
        match count {
            None => Message::new("dice-place-free").text("square", square),
            Some(count) => Message::new("dice-place-counted")
                .text("square", square)
                .number("number", count),
        }
    }

    /// "Second knight: roll the d8".
    pub(super) fn prompt(self, id: &'static str, die: &Die) -> Message {
        self.about(id, &die.rule)
    }

    /// "White, number 7: rook, king, rook …".
    pub(super) fn result_spoken(self, number: u32, back: &BackRank) -> Message {
        let pieces = back.roles().iter().map(|role| Message::new(role_id(*role)));
        let sentence = Message::new("dice-result-spoken")
            .message("side", describe::side(self.side))
            .message("pieces", list(pieces));
        grouped(sentence, "number", u64::from(number))
    }
}

/// Sentences with commas between them; nothing of none.
pub(super) fn list(items: impl DoubleEndedIterator<Item = Message>) -> Message {
    let mut items = items.rev();
    let last = items.next().unwrap_or(Message::new("dice-nothing"));
    items.fold(last, |tail, head| {
        Message::new("dice-list")
            .message("head", head)
            .message("tail", tail)
    })
}

/// Adds a number in groups of three digits; what stands between them is a matter of the language.
pub(super) fn grouped(message: Message, name: &'static str, number: u64) -> Message {
    let mut message = message;
    message.args.push((name, digits(number)));
    message
}

fn digits(number: u64) -> Arg {
    if number < 1000 {
        return Arg::Text(number.to_string());
    }
    let mut sentence = Message::new("dice-grouped").text("tail", format!("{:03}", number % 1000));
    sentence.args.push(("head", digits(number / 1000)));
    Arg::Message(sentence)
}
