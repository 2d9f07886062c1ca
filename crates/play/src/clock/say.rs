//! Clocks in sentences.

use consulboard_rules::Color;

use super::control::{Bonus, Control, Millis, Pace, Period, seconds};
use super::read::ControlError;
use super::saved::ClockTextError;
use crate::{Message, describe};

/// How fast a game is, in a word.
pub fn pace(pace: Pace) -> Message {
    Message::new(match pace {
        Pace::Bullet => "clock-bullet",
        Pace::Blitz => "clock-blitz",
        Pace::Rapid => "clock-rapid",
        Pace::Classical => "clock-classical",
    })
}

/// What was agreed on, in a sentence.
pub fn control_words(control: &Control) -> Message {
    let [white, black] = Color::ALL.map(|color| control.periods(color));
    if control.is_none() {
        Message::new("clock-none")
    } else if white == black {
        periods(white)
    } else {
        Message::new("clock-sides")
            .message("white", periods(white))
            .message("black", periods(black))
    }
}

fn periods(all: &[Period]) -> Message {
    let mut words = all.iter().map(period);
    let first = words.next().unwrap_or(Message::new("clock-none"));
    words.fold(first, |before, next| {
        Message::new("clock-then")
            .message("before", before)
            .message("next", next)
    })
}

fn period(period: &Period) -> Message {
    let time = length(period.time);
    let time = match period.moves {
        None => time,
        Some(moves) => Message::new("clock-moves")
            .number("moves", moves)
            .message("time", time),
    };
    let (id, bonus) = match period.bonus {
        Bonus::None => return time,
        Bonus::Fischer(bonus) => ("clock-fischer", bonus),
        Bonus::Delay(bonus) => ("clock-delay", bonus),
        Bonus::Bronstein(bonus) => ("clock-bronstein", bonus),
    };
    Message::new(id)
        .message("time", time)
        .decimal("seconds", seconds(bonus))
}

/// A length of time that somebody agreed on: minutes and seconds.
fn length(time: Millis) -> Message {
    let (minutes, rest) = (time / 60_000, time % 60_000);
    match (minutes, rest) {
        (_, 0) => Message::new("clock-minutes").number("minutes", whole(minutes)),
        (0, _) => Message::new("clock-seconds").decimal("seconds", seconds(time)),
        (_, _) => Message::new("clock-minutes-seconds")
            .number("minutes", whole(minutes))
            .decimal("seconds", seconds(rest)),
    }
}

/// What a side has left, as a screen reader says it.
pub fn time_words(color: Color, left: Millis) -> Message {
    let seconds = left.div_ceil(1000);
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    let id = match (hours, minutes) {
        (0, 0) => "clock-left-seconds",
        (0, _) => "clock-left-minutes",
        (_, _) => "clock-left-hours",
    };
    Message::new(id)
        .message("side", describe::side(color))
        .number("hours", whole(hours))
        .number("minutes", whole(minutes))
        .number("seconds", whole(seconds % 60))
}

fn whole(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// A time control that could not be read.
pub fn control_fault(error: &ControlError) -> Message {
    match error {
        ControlError::Empty => Message::new("clock-fault-empty"),
        ControlError::Period { found } => Message::new("clock-fault-period").found(found),
        ControlError::Moves { found } => Message::new("clock-fault-moves").found(found),
        ControlError::Time { found } => Message::new("clock-fault-time").found(found),
        ControlError::Endless { found } => Message::new("clock-fault-endless").found(found),
        ControlError::Periods { found } => {
            let count = i64::try_from(*found).unwrap_or(i64::MAX);
            Message::new("clock-fault-periods").number("count", count)
        }
        ControlError::Sides { found } => Message::new("clock-fault-sides").found(found),
    }
}

/// A saved clock that could not be read.
pub fn saved_fault(error: &ClockTextError) -> Message {
    match error {
        ClockTextError::Control(error) => control_fault(error),
        ClockTextError::Part { found } => Message::new("clock-fault-saved").found(found),
    }
}
