//! A draw in progress: how it is rolled, and how it goes on by itself.

use consulboard_rules::{
    ByColor, Color, Numbering, Procedure, Roll, RollOutcome, Sides, Start, Variant,
};

use super::event::{BlackArray, DrawEffect, DrawInput, Method, Motion};
use super::hand::{Hand, Origin};
use super::playback::{Playback, Until};
use super::random::{NoRandomness, RandomBytes, TRIES, face};
use super::sentence::Words;
use super::timeline::{Leads, Phase, Tempo, Timeline};
use crate::{Letters, Message, refusals};

/// A draw in progress: both sides' arrays, how they are drawn, and what is being shown.
#[derive(Clone, Debug)]
pub struct DrawSession {
    pub(super) variant: Variant,
    pub(super) numbering: &'static Numbering,
    pub(super) procedure: &'static Procedure,
    pub(super) hands: ByColor<Hand>,
    pub(super) black: BlackArray,
    pub(super) side: Color,
    pub(super) method: Method,
    pub(super) motion: Motion,
    pub(super) playback: Option<Playback>,
    /// Figures of a number that may still go on.
    pub(super) typed: Option<u8>,
    /// How the pieces of an array are written.
    pub(super) letters: Letters,
    /// What has been drawn of the other games.
    pub(super) others: Vec<DrawSession>,
}

impl DrawSession {
    /// An empty rank; `None` for a variant whose arrays are not drawn with dice.
    pub fn new(variant: Variant) -> Option<DrawSession> {
        DrawSession::of_numbering(variant, variant.rules().numbering()?)
    }

    pub(super) fn of_numbering(
        variant: Variant,
        numbering: &'static Numbering,
    ) -> Option<DrawSession> {
        let procedure = numbering.procedure?;
        let hand = Hand::new(numbering)?;
        Some(DrawSession {
            variant,
            numbering,
            procedure,
            hands: ByColor::new_with(|_| hand.clone()),
            black: match procedure.sides {
                Sides::Mirrored | Sides::Either => BlackArray::Mirrored,
                Sides::Separate => BlackArray::Separate,
            },
            side: Color::White,
            method: Method::Screen,
            motion: Motion::Full,
            playback: None,
            letters: Letters::default(),
            typed: None,
            others: Vec::new(),
        })
    }

    /// Takes in what happened at a time in milliseconds. Random bytes are only taken by the inputs
    /// that roll or choose at random, and by the passing of time while dice are rolled.
    pub fn update(
        &mut self,
        input: DrawInput,
        now: f64,
        random: &mut dyn RandomBytes,
    ) -> Vec<DrawEffect> {
        match input {
            DrawInput::Tick => self.tick(now, random),
            DrawInput::Skip => self.skip(now, random),
            DrawInput::RollNext => self.roll(Tempo::ONE, Until::Counted, now, random),
            DrawInput::RollAll => self.roll(Tempo::ALL, Until::Finished, now, random),
            DrawInput::Enter(number) => self.enter(number, now),
            DrawInput::Figure(figure) => self.figure(figure, now),
            DrawInput::Confirm => match self.typed {
                Some(number) => self.enter(number, now),
                None => Vec::new(),
            },
            DrawInput::TakeBack => self.edit(DrawSession::take_back),
            DrawInput::StartAgain => self.edit(DrawSession::start_again),
            DrawInput::Number(text) => self.choose_typed(&text),
            DrawInput::Previous => self.choose_beside(self.step_back()),
            DrawInput::Next => self.choose_beside(1),
            DrawInput::Random => self.choose_random(random),
            DrawInput::Array(side, number) => self.choose_array(side, number),
            DrawInput::Black(black) => self.set_black(black),
            DrawInput::Side(side) => self.turn_to(side),
            DrawInput::Method(method) => {
                let mut effects = self.finish();
                self.method = method;
                self.typed = None;
                effects.extend(SHOW);
                effects
            }
            DrawInput::Motion(motion) => {
                self.motion = motion;
                match motion {
                    Motion::Full => Vec::new(),
                    Motion::None => self.skip(now, random),
                }
            }
            DrawInput::Letters(letters) => {
                self.letters = letters;
                SHOW.to_vec()
            }
            DrawInput::Variant(variant) => self.set_variant(variant),
            DrawInput::Game(variant) => self.set_game(variant),
            DrawInput::Play => match self.start() {
                Some(start) => vec![DrawEffect::Start(self.variant, start)],
                None => Vec::new(),
            },
        }
    }

    /// The game that is drawn.
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// The start that has been drawn, once all of it is to be seen.
    pub fn start(&self) -> Option<Start> {
        if self.playback.is_some() {
            return None;
        }
        let number = |side: Color| self.hands[side].number(self.numbering);
        let white = number(Color::White)?;
        let black = match self.black {
            BlackArray::Mirrored => white,
            BlackArray::Separate => number(Color::Black)?,
        };
        Some(Start::Numbers { white, black })
    }

    /// The array of the side being drawn.
    pub(super) fn hand(&self) -> &Hand {
        &self.hands[self.side]
    }

    pub(super) fn words(&self) -> Words {
        self.words_of(self.side)
    }

    pub(super) fn words_of(&self, side: Color) -> Words {
        Words::new(self.variant, self.numbering, side, self.letters)
    }

    /// Whether an array stands there that is not played.
    pub(super) fn is_unfit(&self) -> bool {
        self.hand().fault(self.numbering).is_some()
    }

    /// Whether the array shown is to be seen as a whole, the pieces of the rest as well.
    pub(super) fn is_settled(&self) -> bool {
        self.playback
            .as_ref()
            .is_none_or(|playback| playback.moment.phase == Phase::Unfit)
    }

    /// The side whose die is the next one: where one draw is for both, Black's turn comes after
    /// White's.
    pub(super) fn next_side(&self) -> Color {
        let open = |side: Color| !self.hands[side].draw.is_finished();
        match self.procedure.sides {
            Sides::Mirrored | Sides::Either => self.side,
            Sides::Separate if !open(self.side) && open(!self.side) => !self.side,
            Sides::Separate => self.side,
        }
    }

    fn roll(
        &mut self,
        tempo: Tempo,
        until: Until,
        now: f64,
        random: &mut dyn RandomBytes,
    ) -> Vec<DrawEffect> {
        let mut effects = self.finish();
        self.side = self.next_side();
        if self.is_unfit() {
            self.hands[self.side].draw_again(self.numbering);
        }
        effects.extend(self.throw(tempo, until, now, random));
        if self.playback.is_none() {
            effects.extend(self.go_on(until, Showing::AtOnce, now, random));
        }
        effects
    }

    /// Rolls dice of the side being drawn, and begins to show them.
    fn throw(
        &mut self,
        tempo: Tempo,
        until: Until,
        now: f64,
        random: &mut dyn RandomBytes,
    ) -> Vec<DrawEffect> {
        let hand = &mut self.hands[self.side];
        let first = hand.draw.rolls().len();
        let mut refused = None;
        while let Some(die) = hand.draw.die() {
            let number = match face(die.rule.faces, random) {
                Ok(number) => number,
                Err(NoRandomness) => {
                    refused = Some(refuse("dice-no-randomness"));
                    break;
                }
            };
            let counted = hand.draw.roll(number).is_ok_and(|roll| !roll.is_again());
            if counted && until == Until::Counted {
                break;
            }
        }
        let mut effects = self.begin(first, tempo, until, now);
        // Showing takes away what was refused before, so this comes last.
        effects.extend(refused);
        effects
    }

    /// What the dice do by themselves after what has been seen: an array that is not played is
    /// drawn again, and where one draw is for both sides, the other side's comes next.
    fn go_on(
        &mut self,
        until: Until,
        showing: Showing,
        now: f64,
        random: &mut dyn RandomBytes,
    ) -> Vec<DrawEffect> {
        let mut effects = Vec::new();
        match self.method {
            Method::Screen => {}
            Method::Table => return effects,
        }
        let mut until = until;
        for _ in 0..TRIES {
            let next = self.next_side();
            let tempo = if self.is_unfit() {
                self.hands[self.side].draw_again(self.numbering);
                Tempo::AGAIN
            } else if next != self.side && until == Until::Finished {
                self.side = next;
                Tempo::ALL
            } else {
                break;
            };
            until = Until::Finished;
            let tempo = match showing {
                Showing::InTime => tempo,
                Showing::AtOnce => Tempo::NONE,
            };
            effects.extend(self.throw(tempo, until, now, random));
            if self.playback.is_some() {
                break;
            }
        }
        effects
    }

    fn enter(&mut self, number: u8, now: f64) -> Vec<DrawEffect> {
        let mut effects = self.finish();
        self.typed = None;
        self.side = self.next_side();
        let hand = &mut self.hands[self.side];
        let first = hand.draw.rolls().len();
        // The keys offer the faces of the die, and are gone with the last one.
        if hand.draw.roll(number).is_ok() {
            effects.extend(self.begin(first, Tempo::ENTERED, Until::Counted, now));
        }
        effects
    }

    /// Takes a figure of a number in. Where another one may follow, it waits for that or for the
    /// word that there is none.
    fn figure(&mut self, figure: u8, now: f64) -> Vec<DrawEffect> {
        let Some(die) = self.hands[self.next_side()].draw.die() else {
            return Vec::new();
        };
        let faces = die.rule.faces;
        let on_die = |number: &u8| (1..=faces).contains(number);
        let tens = self.typed.and_then(|typed| typed.checked_mul(10));
        let joined = tens.and_then(|tens| tens.checked_add(figure));
        let number = joined.filter(on_die).or(Some(figure).filter(on_die));
        match number {
            Some(number) if number.checked_mul(10).is_none_or(|tens| tens > faces) => {
                self.enter(number, now)
            }
            Some(_) | None => {
                self.typed = number;
                let mut effects = vec![DrawEffect::Announce(self.prompt())];
                effects.extend(SHOW);
                effects
            }
        }
    }

    /// Begins to show the rolls from `first` on.
    fn begin(&mut self, first: usize, tempo: Tempo, until: Until, now: f64) -> Vec<DrawEffect> {
        let unfit = self.is_unfit();
        let hand = &mut self.hands[self.side];
        let rolls = &hand.draw.rolls()[first..];
        if rolls.is_empty() {
            return Vec::new();
        }
        hand.origin = Origin::Dice;
        let last = rolls.len() - 1;
        let ends = hand.draw.is_finished();
        let leads = rolls.iter().enumerate().map(|(index, roll)| {
            match (roll.outcome, ends && index == last) {
                (RollOutcome::Again, _) => Leads::Nowhere,
                (_, false) => Leads::ToSquare,
                (_, true) if unfit => Leads::ToUnfit,
                (_, true) => Leads::ToEnd,
            }
        });
        let tempo = match self.motion {
            Motion::Full => tempo,
            Motion::None => Tempo::NONE,
        };
        let timeline = Timeline::new(leads, tempo);
        let Some(moment) = timeline.at(0.0) else {
            return self.over(first, Told::Nothing);
        };
        let playback = Playback {
            started: now,
            first,
            timeline,
            until,
            moment,
        };
        let readable = playback.readable(moment);
        self.playback = Some(playback);
        let mut effects = self.say(first, readable);
        effects.extend(SHOW);
        effects
    }

    fn tick(&mut self, now: f64, random: &mut dyn RandomBytes) -> Vec<DrawEffect> {
        let Some(playback) = &mut self.playback else {
            return Vec::new();
        };
        let before = playback.moment;
        let Some(moment) = playback.at(now) else {
            let until = playback.until;
            let mut effects = self.finish();
            effects.extend(self.go_on(until, Showing::InTime, now, random));
            return effects;
        };
        playback.moment = moment;
        let (said, readable) = (playback.readable(before), playback.readable(moment));
        let mut effects = self.say(said, readable);
        if (before.roll, before.phase) != (moment.roll, moment.phase) {
            if moment.phase == Phase::Unfit {
                effects.extend(self.say_result());
            }
            effects.push(DrawEffect::Refresh);
        }
        effects.push(DrawEffect::Redraw);
        effects
    }

    /// Shows at once what is still on its way, and what comes of it.
    fn skip(&mut self, now: f64, random: &mut dyn RandomBytes) -> Vec<DrawEffect> {
        let Some(until) = self.playback.as_ref().map(|playback| playback.until) else {
            return Vec::new();
        };
        let mut effects = self.finish();
        effects.extend(self.go_on(until, Showing::AtOnce, now, random));
        effects
    }

    /// Shows at once what is still on its way.
    pub(super) fn finish(&mut self) -> Vec<DrawEffect> {
        let Some(playback) = self.playback.take() else {
            return Vec::new();
        };
        let told = match playback.moment.phase {
            Phase::Unfit => Told::Everything,
            Phase::Rolling | Phase::Showing | Phase::Flying | Phase::Settling => Told::Nothing,
        };
        self.over(playback.readable(playback.moment), told)
    }

    /// All rolls are to be seen; those from `said` on have not been said.
    fn over(&mut self, said: usize, told: Told) -> Vec<DrawEffect> {
        let draw = &self.hand().draw;
        let unsaid = draw.rolls()[said..].iter();
        // After many at once, the result says the same in one sentence.
        let many = unsaid.filter(|roll| !roll.is_again()).count() > 1;
        let mut effects = if many && draw.is_finished() {
            Vec::new()
        } else {
            self.say(said, draw.rolls().len())
        };
        match told {
            Told::Nothing => effects.extend(self.say_result()),
            Told::Everything => {}
        }
        effects.extend(SHOW);
        effects
    }

    fn say(&self, from: usize, to: usize) -> Vec<DrawEffect> {
        let words = self.words();
        let say = |roll: &Roll| DrawEffect::Announce(words.roll_spoken(roll));
        self.hand().draw.rolls()[from..to].iter().map(say).collect()
    }

    /// What stands on the rank, and the number of both sides' arrays where they have one.
    pub(super) fn say_result(&self) -> Vec<DrawEffect> {
        let Some(back) = self.hand().back_rank() else {
            return Vec::new();
        };
        let result = match self.hand().number(self.numbering) {
            Some(number) => self.words().result_spoken(number, &back),
            None => self.drawn_in_vain(),
        };
        let pair = match self.procedure.sides {
            Sides::Mirrored | Sides::Either => None,
            Sides::Separate => self.result().map(|result| result.text),
        };
        let said = [Some(result), pair].into_iter().flatten();
        said.map(DrawEffect::Announce).collect()
    }

    /// What is said of a row that is not played, and that stays.
    pub(super) fn no_array(&self) -> Message {
        match self.hand().fault(self.numbering) {
            Some(fault) => {
                Message::new("dice-prompt-unfit").message("why", refusals::array_fault(&fault))
            }
            None => Message::new("dice-prompt-none"),
        }
    }

    /// What is said of a row that is not played when it has been drawn: on the screen, it is drawn
    /// again by itself.
    pub(super) fn drawn_in_vain(&self) -> Message {
        let hand = self.hand();
        match (hand.fault(self.numbering), self.method) {
            (Some(fault), Method::Screen) => self.words().unfit(hand.unfit.len(), &fault),
            (Some(_), Method::Table) | (None, _) => self.no_array(),
        }
    }
}

/// How what the dice do by themselves is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Showing {
    /// One die after the other.
    InTime,
    /// Only what comes of it.
    AtOnce,
}

/// What of a finished array has been announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Told {
    /// Nothing but the rolls.
    Nothing,
    /// What it is as well.
    Everything,
}

pub(super) const SHOW: [DrawEffect; 2] = [DrawEffect::Refresh, DrawEffect::Redraw];

pub(super) fn refuse(id: &'static str) -> DrawEffect {
    DrawEffect::Refuse(Message::new(id))
}
