//! The sentences of a draw: its steps in words.

use consulboard_rules::{
    ArrayFault, BackRank, Color, Counted, Decides, Die, DieRule, Draw, File, Numbering, Role, Roll,
    RollOutcome, Rules, Square, Variant,
};

use crate::refusals::{array_fault, role_id};
use crate::{Letters, Message, describe};

/// Whose rank it is, in which game: that names the squares and their colours, the pieces and the
/// numbers.
#[derive(Clone, Copy, Debug)]
pub(super) struct Words {
    rules: &'static Rules,
    numbering: &'static Numbering,
    side: Color,
    letters: Letters,
}

impl Words {
    pub(super) fn new(
        variant: Variant,
        numbering: &'static Numbering,
        side: Color,
        letters: Letters,
    ) -> Words {
        Words {
            rules: variant.rules(),
            numbering,
            side,
            letters,
        }
    }

    /// The square of a file on the side's back rank.
    pub(super) fn square(self, file: File) -> Square {
        Square::new(file, self.rules.geometry.back_rank(self.side))
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

    /// "Second knight"; `role` is the piece that is placed, as far as that is decided.
    fn piece(self, rule: &DieRule, role: Option<Role>) -> Message {
        let id = Message::new("dice-piece").text("step", rule.name);
        id.text("side", self.side)
            .text("role", role.map_or("open", role_id))
    }

    /// A sentence about a step.
    fn about_rule(self, id: &'static str, rule: &DieRule, role: Option<Role>) -> Message {
        Message::new(id)
            .message("piece", self.piece(rule, role))
            .number("faces", rule.faces)
    }

    /// A sentence about a die.
    pub(super) fn about(self, id: &'static str, die: &Die) -> Message {
        self.about_rule(id, &die.rule, die.role())
    }

    /// "Second knight: d8 on the free squares".
    pub(super) fn ahead(self, rule: &DieRule, draw: &Draw) -> Message {
        match rule.decides {
            Decides::Square { piece, counted } => {
                let squares = Message::new("dice-squares").text("kind", self.kind(counted));
                self.about_rule("dice-ahead", rule, draw.role(piece))
                    .message("squares", squares)
            }
            Decides::Order([odd, even]) => self
                .about_rule("dice-ahead-order", rule, None)
                .message("odd", Message::new(role_id(odd)))
                .message("even", Message::new(role_id(even))),
            Decides::Array => {
                let count = i64::from(self.numbering.count);
                self.about_rule("dice-ahead-array", rule, None)
                    .number("count", count)
            }
        }
    }

    /// "Second knight: 5 → the fifth free square, g1", or "8 → roll again".
    pub(super) fn roll(self, roll: &Roll) -> Message {
        match roll.outcome {
            RollOutcome::Square(_, file) => self.placed("dice-placed", roll, file),
            RollOutcome::First(role) => self.first("dice-order", roll, role),
            RollOutcome::Array(number) => {
                let back = (self.numbering.back_rank)(number);
                self.numbered("dice-array", roll)
                    .text("letters", self.letters(&back))
                    .message("known", self.known(&back))
            }
            RollOutcome::Again => Message::new("dice-again").number("number", roll.number),
        }
    }

    /// The same where nothing else says which die it was.
    pub(super) fn roll_alone(self, roll: &Roll) -> Message {
        if roll.is_again() {
            self.numbered("dice-again-alone", roll)
        } else {
            self.roll(roll)
        }
    }

    /// The same for the ear.
    pub(super) fn roll_spoken(self, roll: &Roll) -> Message {
        match roll.outcome {
            RollOutcome::Square(_, file) => self.placed("dice-placed-spoken", roll, file),
            RollOutcome::First(role) => self.first("dice-order-spoken", roll, role),
            RollOutcome::Array(_) => self.numbered("dice-array-spoken", roll),
            RollOutcome::Again => self.numbered("dice-again-spoken", roll),
        }
    }

    fn numbered(self, id: &'static str, roll: &Roll) -> Message {
        self.about(id, &roll.die).number("number", roll.number)
    }

    fn placed(self, id: &'static str, roll: &Roll, file: File) -> Message {
        let counted = match roll.die.rule.decides {
            Decides::Square { counted, .. } => counted,
            Decides::Order(_) | Decides::Array => Counted::Free,
        };
        let target = Message::new("dice-target")
            .message(
                "ordinal",
                Message::new("dice-ordinal").number("place", roll.number),
            )
            .text("kind", self.kind(counted));
        self.numbered(id, roll)
            .message("target", target)
            .text("square", self.square(file))
    }

    fn first(self, id: &'static str, roll: &Roll, role: Role) -> Message {
        let parity = if roll.number % 2 == 1 { "odd" } else { "even" };
        let parity = Message::new("dice-parity").text("parity", parity);
        self.numbered(id, roll)
            .message("parity", parity)
            .message("first", Message::new(role_id(role)))
    }

    /// The letters of an array: "RNBQKBNR".
    pub(super) fn letters(self, back: &BackRank) -> String {
        let letters = back.roles().iter().filter_map(|role| self.letter(*role));
        letters.collect()
    }

    /// The letter of a piece, as the player wants it.
    pub(super) fn letter(self, role: Role) -> Option<String> {
        self.letters.letter(role, self.rules)
    }

    /// The number under which an array is known: that of Chess960, or its own one.
    pub(super) fn known_number(self, back: &BackRank) -> u32 {
        let number = self.numbering.chess960.unwrap_or(self.numbering.number);
        // Every array that is drawn has both.
        number(back).unwrap_or(self.numbering.first)
    }

    /// The same in words: "Chess960 518".
    pub(super) fn known(self, back: &BackRank) -> Message {
        let id = match self.numbering.chess960 {
            Some(_) => "dice-chess960",
            None => "dice-known",
        };
        Message::new(id).text("number", self.known_number(back))
    }

    /// "Draw 2: two bishops stand side by side … Drawn again."
    pub(super) fn unfit(self, index: usize, fault: &ArrayFault) -> Message {
        Message::new("dice-unfit")
            .number("number", index as i64 + 1)
            .message("why", array_fault(fault))
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

    /// "White, number 7: rook, king, rook …", or "White, Chess960 518: …".
    pub(super) fn result_spoken(self, number: u32, back: &BackRank) -> Message {
        let pieces = back.roles().iter().map(|role| Message::new(role_id(*role)));
        let about = |id| {
            Message::new(id)
                .message("side", describe::side(self.side))
                .message("pieces", list(pieces))
        };
        match self.numbering.chess960 {
            Some(_) => about("dice-result-known-spoken").message("known", self.known(back)),
            None => about("dice-result-spoken").number("number", number),
        }
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
