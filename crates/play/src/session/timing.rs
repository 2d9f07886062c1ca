//! The players' clock, as the game goes on.
//!
//! The clock counts along the main line. Every move gets its times in the tree, so that a line which is
//! gone on with later brings the times of its own moves.

use consulboard_rules::Color;

use super::Session;
use crate::Effect;
use crate::clock::{Clock, ClockEvent, ClockInput, Control, Millis, Timed};

/// The tag that says by what a game is played.
const TIME_CONTROL: &str = "TimeControl";

/// What the players do with their clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClockDeed {
    /// The game on the board begins, and is played by this.
    Begin(Control),
    /// Let it rest.
    Pause,
    /// Let it run on.
    Resume,
    /// Give time to a side, or take it if negative, in milliseconds.
    Adjust(Color, i64),
}

impl Session {
    /// The clock of the game; `None` where it has none.
    pub fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// By what the game is played, or was where it was read from elsewhere and only its tag says so; `None` where
    /// nothing says.
    pub fn control(&self) -> Option<Control> {
        let of_clock = self.clock.as_ref().map(|clock| clock.control().clone());
        let of_tag = || {
            let tag = self.tree.tags().value(TIME_CONTROL)?;
            let control = Control::read_pgn(tag).ok()?;
            (!control.is_none()).then_some(control)
        };
        of_clock.or_else(of_tag)
    }

    /// The time of the input being handled, as clocks count it.
    pub(super) fn time(&self) -> Millis {
        // Whole milliseconds are all that is wanted, and the time is never negative.
        self.now as Millis
    }

    /// Does something with the clock.
    pub(super) fn use_clock(&mut self, deed: ClockDeed) -> Vec<Effect> {
        let mut effects = match deed {
            ClockDeed::Begin(control) => {
                // A game that goes on has its times already.
                if self.game.is_empty() {
                    let text = if control.is_none() {
                        String::new()
                    } else {
                        control.to_pgn()
                    };
                    self.tree.tags_mut().set(TIME_CONTROL, &text);
                    self.clock = Clock::new(control, self.game.turn());
                }
                Vec::new()
            }
            ClockDeed::Pause => self.tell_clock(ClockInput::Pause),
            ClockDeed::Resume => self.tell_clock(ClockInput::Resume),
            ClockDeed::Adjust(color, by) => self.tell_clock(ClockInput::Adjust(color, by)),
        };
        effects.extend(self.changed());
        effects.push(Effect::Save(self.saved()));
        effects
    }

    /// What time brings by itself: a warning, a fallen flag, which ends the game (CON-8).
    pub(super) fn run_clock(&mut self) -> Vec<Effect> {
        let mut effects = self.tell_clock(ClockInput::Tick);
        let time = self.time();
        let fallen = self.clock.as_ref().and_then(|clock| clock.fallen(time));
        if let Some(color) = fallen {
            effects.extend(self.decide(|game| game.time_out(color)));
        }
        effects
    }

    /// The last move has just been made.
    pub(super) fn press_clock(&mut self) -> Vec<Effect> {
        let next = self.game.turn();
        let mut effects = self.tell_clock(ClockInput::Press { next });
        let ply = self.game.len();
        if let Some(clock) = &self.clock
            && let Some((_, left)) = clock.left_after(ply)
        {
            let remarks = self.tree.remarks_mut(self.tree.tip());
            remarks.clock = Some(left);
            // The first move is not timed.
            remarks.elapsed = clock.spent_on(ply).filter(|spent| *spent > 0);
        }
        effects.extend(self.stop_clock());
        effects
    }

    /// Moves were taken back or played again, or the game goes on in another line.
    pub(super) fn set_clock_back(&mut self) -> Vec<Effect> {
        let time = self.time();
        let Some(clock) = &mut self.clock else {
            return Vec::new();
        };
        let path = self.tree.path(self.tree.tip());
        let line: Vec<Timed> = (path.iter().zip(1..))
            .map(|(node, ply)| {
                let remarks = self.tree.remarks(*node);
                Timed {
                    next: self.game.view(ply).turn(),
                    left: remarks.clock,
                    spent: remarks.elapsed,
                }
            })
            .collect();
        let mut effects = told(clock.go_along(&line, time));
        effects.extend(self.tell_clock(ClockInput::GoOn));
        effects.extend(self.stop_clock());
        effects
    }

    /// Stops the clock where the game is over.
    pub(super) fn stop_clock(&mut self) -> Vec<Effect> {
        if self.game.outcome().is_some() {
            self.tell_clock(ClockInput::Stop)
        } else {
            Vec::new()
        }
    }

    /// Takes over the clock that was kept with a game; one that does not stand where the game stands
    /// belongs to another.
    pub(super) fn restore_clock(&mut self, clock: Option<Clock>) {
        let (ply, turn) = (self.game.len(), self.game.turn());
        self.clock = clock.filter(|clock| clock.ply() == ply && clock.turn() == turn);
    }

    fn tell_clock(&mut self, input: ClockInput) -> Vec<Effect> {
        let time = self.time();
        let clock = self.clock.as_mut();
        told(clock.map_or(Vec::new(), |clock| clock.update(input, time)))
    }
}

/// What is to be done about what a clock tells.
fn told(events: Vec<ClockEvent>) -> Vec<Effect> {
    let effects = events.into_iter().filter_map(|event| match event {
        ClockEvent::Low(color) => Some(Effect::LowTime(color)),
        // The game ends with the next input, and one comes at once.
        ClockEvent::Fallen(_) => None,
    });
    effects.collect()
}
