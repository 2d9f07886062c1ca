//! A draw in progress.

use consulboard_rules::{ByColor, Color, Numbering, Roll, Start, StartError, StartScheme, Variant};

use super::event::{BlackArray, DrawEffect, DrawInput, Method, Motion};
use super::hand::{Hand, Origin, last_number};
use super::random::{NoRandomness, RandomBytes, below, face};
use super::sentence::Words;
use super::timeline::{Leads, Moment, Phase, Tempo, Timeline};
use crate::{Message, refusals};

/// How often another number is tried where not every array is played.
const TRIES: usize = 256;

/// Rolls of the side being drawn that are being shown.
#[derive(Clone, Debug)]
pub(super) struct Playback {
    started: f64,
    /// Index of its first roll in the draw.
    pub(super) first: usize,
    timeline: Timeline,
    /// Where it was at the last tick.
    pub(super) moment: Moment,
}

impl Playback {
    pub(super) fn at(&self, now: f64) -> Option<Moment> {
        self.timeline.at(now - self.started)
    }

    /// How many rolls of the draw can be read at a moment.
    pub(super) fn readable(&self, moment: Moment) -> usize {
        let resting = match moment.phase {
            Phase::Rolling => 0,
            Phase::Showing | Phase::Flying | Phase::Settling => 1,
        };
        self.first + moment.roll + resting
    }

    /// How many rolls of the draw are over, their pieces landed.
    pub(super) fn landed(&self, moment: Moment) -> usize {
        let landed = match moment.phase {
            Phase::Rolling | Phase::Showing | Phase::Flying => 0,
            Phase::Settling => 1,
        };
        self.first + moment.roll + landed
    }
}

/// A draw in progress: both sides' arrays, how they are drawn, and what is being shown.
#[derive(Clone, Debug)]
pub struct DrawSession {
    pub(super) variant: Variant,
    pub(super) numbering: &'static Numbering,
    pub(super) hands: ByColor<Hand>,
    pub(super) black: BlackArray,
    pub(super) side: Color,
    pub(super) method: Method,
    motion: Motion,
    pub(super) playback: Option<Playback>,
}

impl DrawSession {
    /// An empty rank; `None` for a variant whose arrays are not drawn with dice.
    pub fn new(variant: Variant) -> Option<DrawSession> {
        match variant.rules().start {
            StartScheme::Numbered(numbering) => DrawSession::of_numbering(variant, numbering),
            StartScheme::Array(_) => None,
        }
    }

    pub(super) fn of_numbering(
        variant: Variant,
        numbering: &'static Numbering,
    ) -> Option<DrawSession> {
        let hand = Hand::new(numbering)?;
        Some(DrawSession {
            variant,
            numbering,
            hands: ByColor::new_with(|_| hand.clone()),
            black: BlackArray::Mirrored,
            side: Color::White,
            method: Method::Screen,
            motion: Motion::Full,
            playback: None,
        })
    }

    /// Takes in what happened at a time in milliseconds. Random bytes are only taken by the inputs
    /// that roll or choose at random.
    pub fn update(
        &mut self,
        input: DrawInput,
        now: f64,
        random: &mut dyn RandomBytes,
    ) -> Vec<DrawEffect> {
        match input {
            DrawInput::Tick => self.tick(now),
            DrawInput::Skip => self.finish(),
            DrawInput::RollNext => self.roll(Tempo::ONE, Until::Placed, now, random),
            DrawInput::RollAll => self.roll(Tempo::ALL, Until::Finished, now, random),
            DrawInput::Enter(number) => self.enter(number, now),
            DrawInput::TakeBack => self.edit(|hand, _| hand.take_back()),
            DrawInput::StartAgain => self.edit(|hand, numbering| {
                let fresh = Hand::new(numbering);
                let fresh = fresh.filter(|_| !hand.draw.rolls().is_empty());
                fresh.map(|fresh| *hand = fresh).is_some()
            }),
            DrawInput::Number(text) => self.choose_typed(&text),
            DrawInput::Previous => self.choose_beside(self.numbering.count.saturating_sub(1)),
            DrawInput::Next => self.choose_beside(1),
            DrawInput::Random => self.choose_random(random),
            DrawInput::Black(black) => self.set_black(black),
            DrawInput::Side(side) => self.turn_to(side),
            DrawInput::Method(method) => {
                let mut effects = self.finish();
                self.method = method;
                effects.extend(SHOW);
                effects
            }
            DrawInput::Motion(motion) => {
                self.motion = motion;
                match motion {
                    Motion::Full => Vec::new(),
                    Motion::None => self.finish(),
                }
            }
            DrawInput::Variant(variant) => self.set_variant(variant),
            DrawInput::Play => match self.start() {
                Some(start) => vec![DrawEffect::Start(self.variant, start)],
                None => Vec::new(),
            },
        }
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
        Words::new(self.variant, self.side)
    }

    fn roll(
        &mut self,
        tempo: Tempo,
        until: Until,
        now: f64,
        random: &mut dyn RandomBytes,
    ) -> Vec<DrawEffect> {
        let mut effects = self.finish();
        let hand = &mut self.hands[self.side];
        let first = hand.draw.rolls().len();
        while let Some(die) = hand.draw.die() {
            let number = match face(die.rule.faces, random) {
                Ok(number) => number,
                Err(NoRandomness) => {
                    effects.push(refuse("dice-no-randomness"));
                    break;
                }
            };
            let placed = hand.draw.roll(number).is_ok_and(|r| r.placed.is_some());
            if placed && until == Until::Placed {
                break;
            }
        }
        effects.extend(self.begin(first, tempo, now));
        effects
    }

    fn enter(&mut self, number: u8, now: f64) -> Vec<DrawEffect> {
        let mut effects = self.finish();
        let hand = &mut self.hands[self.side];
        let first = hand.draw.rolls().len();
        // The keys offer the faces of the die, and are gone with the last one.
        if hand.draw.roll(number).is_ok() {
            effects.extend(self.begin(first, Tempo::ENTERED, now));
        }
        effects
    }

    /// Begins to show the rolls from `first` on.
    fn begin(&mut self, first: usize, tempo: Tempo, now: f64) -> Vec<DrawEffect> {
        let hand = &mut self.hands[self.side];
        let rolls = &hand.draw.rolls()[first..];
        if rolls.is_empty() {
            return Vec::new();
        }
        hand.origin = Origin::Dice;
        let last = rolls.len() - 1;
        let ends = hand.draw.is_finished();
        let leads = rolls.iter().enumerate().map(|(index, roll)| {
            match (roll.placed, ends && index == last) {
                (None, _) => Leads::Nowhere,
                (Some(_), false) => Leads::ToSquare,
                (Some(_), true) => Leads::ToEnd,
            }
        });
        let tempo = match self.motion {
            Motion::Full => tempo,
            Motion::None => Tempo::NONE,
        };
        let timeline = Timeline::new(leads, tempo);
        let Some(moment) = timeline.at(0.0) else {
            return self.over(first);
        };
        let playback = Playback {
            started: now,
            first,
            timeline,
            moment,
        };
        let readable = playback.readable(moment);
        self.playback = Some(playback);
        let mut effects = self.say(first, readable);
        effects.extend(SHOW);
        effects
    }

    fn tick(&mut self, now: f64) -> Vec<DrawEffect> {
        let Some(playback) = &mut self.playback else {
            return Vec::new();
        };
        let before = playback.moment;
        let Some(moment) = playback.at(now) else {
            return self.finish();
        };
        playback.moment = moment;
        let (said, readable) = (playback.readable(before), playback.readable(moment));
        let mut effects = self.say(said, readable);
        if (before.roll, before.phase) != (moment.roll, moment.phase) {
            effects.push(DrawEffect::Refresh);
        }
        effects.push(DrawEffect::Redraw);
        effects
    }

    /// Shows at once what is still on its way.
    fn finish(&mut self) -> Vec<DrawEffect> {
        match self.playback.take() {
            None => Vec::new(),
            Some(playback) => self.over(playback.readable(playback.moment)),
        }
    }

    /// All rolls are to be seen; those from `said` on have not been said.
    fn over(&mut self, said: usize) -> Vec<DrawEffect> {
        let draw = &self.hand().draw;
        let unsaid = draw.rolls()[said..].iter();
        // After many at once, the result says the same in one sentence.
        let many = unsaid.filter(|roll| roll.placed.is_some()).count() > 1;
        let mut effects = if many && draw.is_finished() {
            Vec::new()
        } else {
            self.say(said, draw.rolls().len())
        };
        effects.extend(self.say_result());
        effects.extend(SHOW);
        effects
    }

    fn say(&self, from: usize, to: usize) -> Vec<DrawEffect> {
        let words = self.words();
        let say = |roll: &Roll| DrawEffect::Announce(words.roll_spoken(roll));
        self.hand().draw.rolls()[from..to].iter().map(say).collect()
    }

    fn say_result(&self) -> Option<DrawEffect> {
        let back = self.hand().back_rank()?;
        Some(DrawEffect::Announce(
            match self.hand().number(self.numbering) {
                Some(number) => self.words().result_spoken(number, &back),
                None => self.no_array(),
            },
        ))
    }

    /// What is said of a row that is not played.
    pub(super) fn no_array(&self) -> Message {
        match self.hand().fault(self.numbering) {
            Some(fault) => {
                Message::new("dice-prompt-unfit").message("why", refusals::array_fault(&fault))
            }
            None => Message::new("dice-prompt-none"),
        }
    }

    /// Changes the array of the side being drawn; the change says whether there was any.
    fn edit(&mut self, change: impl FnOnce(&mut Hand, &Numbering) -> bool) -> Vec<DrawEffect> {
        let mut effects = self.finish();
        if change(&mut self.hands[self.side], self.numbering) {
            effects.push(DrawEffect::Announce(self.prompt()));
            effects.extend(SHOW);
        }
        effects
    }

    fn choose(&mut self, number: u32) -> Result<Vec<DrawEffect>, StartError> {
        let hand = Hand::of_number(self.numbering, number)?;
        // What was on its way is overwritten, so nobody has to hear of it.
        self.playback = None;
        self.hands[self.side] = hand;
        let mut effects: Vec<DrawEffect> = self.say_result().into_iter().collect();
        effects.extend(SHOW);
        Ok(effects)
    }

    fn choose_typed(&mut self, text: &str) -> Vec<DrawEffect> {
        // Numbers are written with commas and spaces between the thousands, here too.
        let separates = |c: char| c == ',' || c.is_whitespace();
        let digits: String = text.chars().filter(|c| !separates(*c)).collect();
        let why = match digits.parse() {
            Ok(number) => match self.choose(number) {
                Ok(effects) => return effects,
                Err(error) => refusals::start(&error),
            },
            Err(_) => Message::new("dice-number-refused")
                .text("found", text.trim())
                .text("first", self.numbering.first)
                .text("last", last_number(self.numbering)),
        };
        vec![DrawEffect::Refuse(why)]
    }

    /// Takes the array that is `step` numbers further, in a circle; on from there where an array
    /// is not played.
    fn choose_beside(&mut self, step: u32) -> Vec<DrawEffect> {
        let effects = self.finish();
        let Some(number) = self.hand().number(self.numbering) else {
            return effects;
        };
        let (first, count) = (self.numbering.first, u64::from(self.numbering.count));
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

    fn choose_random(&mut self, random: &mut dyn RandomBytes) -> Vec<DrawEffect> {
        for _ in 0..TRIES {
            let Ok(index) = below(self.numbering.count, random) else {
                break;
            };
            if let Ok(effects) = self.choose(self.numbering.first + index) {
                return effects;
            }
        }
        vec![refuse("dice-no-randomness")]
    }

    fn set_black(&mut self, black: BlackArray) -> Vec<DrawEffect> {
        let mut effects = self.finish();
        self.black = black;
        self.side = match black {
            BlackArray::Mirrored => Color::White,
            // What is missing comes first.
            BlackArray::Separate if self.hands.white.draw.is_finished() => Color::Black,
            BlackArray::Separate => Color::White,
        };
        effects.push(DrawEffect::Announce(self.prompt()));
        effects.extend(SHOW);
        effects
    }

    fn turn_to(&mut self, side: Color) -> Vec<DrawEffect> {
        let mut effects = self.finish();
        match self.black {
            BlackArray::Mirrored => return effects,
            BlackArray::Separate => self.side = side,
        }
        effects.push(DrawEffect::Announce(self.prompt()));
        effects.extend(SHOW);
        effects
    }

    fn set_variant(&mut self, variant: Variant) -> Vec<DrawEffect> {
        let Some(fresh) = DrawSession::new(variant) else {
            return Vec::new();
        };
        if std::ptr::eq(fresh.numbering, self.numbering) {
            self.variant = variant;
        } else {
            let (method, motion) = (self.method, self.motion);
            *self = DrawSession {
                method,
                motion,
                ..fresh
            };
        }
        SHOW.to_vec()
    }
}

/// When rolling ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Until {
    /// When a piece is placed.
    Placed,
    /// When every piece is.
    Finished,
}

const SHOW: [DrawEffect; 2] = [DrawEffect::Refresh, DrawEffect::Redraw];

fn refuse(id: &'static str) -> DrawEffect {
    DrawEffect::Refuse(Message::new(id))
}
