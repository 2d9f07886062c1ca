//! A clock as one line of text: what is saved beside the game.
//!
//! `5+3;p1250;2;w300000.300000.0;b300000.300000.0;w300000.301200.1800`: the control, whether time
//! runs and what was spent on this move, how many moves have been made, and for every position
//! whose turn it was, White's time, Black's, and what the move before it took.

use std::str::FromStr;

use consulboard_rules::{ByColor, Color};
use thiserror::Error;

use super::control::{Control, Millis};
use super::keeper::{Clock, Run, Stand};
use super::read::ControlError;

/// A text that is no clock.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ClockTextError {
    /// What was agreed on cannot be read, or is to have no clock.
    #[error("clock: {0}")]
    Control(ControlError),
    /// Another part cannot be read.
    #[error("clock: found `{found}`, expected a state, a number of moves and the times of each")]
    Part {
        /// What was found.
        found: String,
    },
}

impl Clock {
    /// Writes the clock as it stands at a time. It is read as a clock at rest: how long nobody
    /// looked, no clock can tell across two runs of a program.
    pub fn save(&self, now: Millis) -> String {
        let mut clock = self.clone();
        clock.settle(now);
        let letter = match clock.run {
            Run::Ready => 'r',
            Run::Running { .. } | Run::Paused { .. } => 'p',
            Run::Fallen { .. } => 'f',
            Run::Stopped { .. } => 's',
        };
        let mut text = format!("{};{letter}{};{}", self.control, clock.spent(now), self.ply);
        for stand in &self.stands {
            let (turn, ByColor { white, black }) = (stand.turn.letter(), stand.left);
            text.push_str(&format!(";{turn}{white}.{black}.{}", stand.spent));
        }
        text
    }
}

impl FromStr for Clock {
    type Err = ClockTextError;

    fn from_str(text: &str) -> Result<Clock, ClockTextError> {
        let mut parts = text.trim().split(';');
        let part = |found: &str| ClockTextError::Part {
            found: found.to_owned(),
        };
        let control = parts.next().unwrap_or_default();
        let control = Control::read(control).map_err(ClockTextError::Control)?;
        let (state, ply) = (parts.next(), parts.next());
        let (state, ply) = (state.unwrap_or_default(), ply.unwrap_or_default());
        let mut moves = ByColor::<u32>::default();
        let mut stands: Vec<Stand> = Vec::new();
        for found in parts {
            if let Some(before) = stands.last() {
                moves[before.turn] += 1;
            }
            stands.push(read_stand(found, moves).ok_or_else(|| part(found))?);
        }
        let known = ply.parse().ok().filter(|ply: &usize| *ply < stands.len());
        let ply = known.ok_or_else(|| part(ply))?;
        let run = read_run(state, ply).ok_or_else(|| part(state))?;
        if control.is_none() {
            return Err(ClockTextError::Control(ControlError::Empty));
        }
        let clock = Clock::restored(control, stands, ply, run);
        let is_whole = matches!(run, Run::Fallen { .. }) && clock.left(clock.turn(), 0) > 0;
        if is_whole {
            return Err(part(state));
        }
        Ok(clock)
    }
}

/// A time that a clock can have; sums of them stay far from the limits of the type.
fn read_time(text: &str) -> Option<Millis> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    let time = text.parse().ok().filter(|_| digits)?;
    (time <= 1 << 40).then_some(time)
}

fn read_run(text: &str, ply: usize) -> Option<Run> {
    let (state, before) = text.split_at_checked(1)?;
    let before = read_time(before)?;
    match state {
        "r" => (ply == 0 && before == 0).then_some(Run::Ready),
        "p" => Some(Run::Paused { before }),
        "f" => Some(Run::Fallen { before }),
        "s" => Some(Run::Stopped { before }),
        _ => None,
    }
}

fn read_stand(text: &str, moves: ByColor<u32>) -> Option<Stand> {
    let (turn, times) = text.split_at_checked(1)?;
    let turn = Color::ALL
        .into_iter()
        .find(|color| turn.starts_with(color.letter()))?;
    let mut times = times.split('.').map(read_time);
    let (white, black, spent) = (times.next()??, times.next()??, times.next()??);
    let left = ByColor { white, black };
    times.next().is_none().then_some(Stand {
        turn,
        left,
        moves,
        spent,
    })
}
