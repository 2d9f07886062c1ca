//! Reading what the players have agreed on.

use thiserror::Error;

use super::control::{Bonus, Control, MOST, Millis, Period, are_periods};

/// A text that is no time control.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ControlError {
    /// Nothing to read.
    #[error("time control: found nothing, expected one such as `5+3`, or `-` for none")]
    Empty,
    /// A period that is not written like one.
    #[error("period: found `{found}`, expected one such as `5+3`, `5d3` or `40/90+30`")]
    Period {
        /// What was found.
        found: String,
    },
    /// A number of moves that is none.
    #[error("moves: found `{found}`, expected a whole number from 1")]
    Moves {
        /// What was found.
        found: String,
    },
    /// A time that is none, or too much.
    #[error("time: found `{found}`, expected more than nothing and at most a hundred hours")]
    Time {
        /// What was found.
        found: String,
    },
    /// A period without a number of moves, and another one after it.
    #[error("period: found `{found}` before another one, expected a number of moves in it")]
    Endless {
        /// What was found.
        found: String,
    },
    /// More than two sides.
    #[error("sides: found `{found}` after two, expected no more")]
    Sides {
        /// What was found.
        found: String,
    },
}

/// What a bare number of a period's time counts.
#[derive(Clone, Copy)]
enum Unit {
    Minutes,
    Seconds,
}

impl Control {
    /// Reads the text form, and PGN's where there are colons; spaces do not matter.
    ///
    /// ```
    /// # use consulboard_play::clock::Control;
    /// let control = Control::read("40/90+30, 15+30").unwrap();
    /// assert_eq!(control.to_pgn(), "40/5400+30:900+30");
    /// assert_eq!(Control::read("40/5400+30:900+30"), Ok(control));
    /// ```
    ///
    /// # Errors
    ///
    /// The first part that cannot be read.
    pub fn read(text: &str) -> Result<Control, ControlError> {
        let unit = if text.contains(':') {
            Unit::Seconds
        } else {
            Unit::Minutes
        };
        read(text, unit)
    }

    /// Reads PGN's `TimeControl`.
    ///
    /// # Errors
    ///
    /// The first part that cannot be read; an hourglass (`*180`) and an unknown control (`?`) too.
    pub fn read_pgn(text: &str) -> Result<Control, ControlError> {
        read(text, Unit::Seconds)
    }
}

fn read(text: &str, unit: Unit) -> Result<Control, ControlError> {
    let bare: String = text.split_whitespace().collect();
    if bare.is_empty() {
        return Err(ControlError::Empty);
    }
    if bare == "-" {
        return Ok(Control::NONE);
    }
    let mut sides = bare.split('|');
    let mut side = || sides.next().map(|text| read_side(text, unit));
    let white = side().unwrap_or(Err(ControlError::Empty))?;
    let black = side().transpose()?;
    if let Some(found) = sides.next() {
        let found = found.to_owned();
        return Err(ControlError::Sides { found });
    }
    let black = black.as_ref().unwrap_or(&white);
    Control::of_sides(&white, black).ok_or(ControlError::Period { found: bare })
}

fn read_side(text: &str, unit: Unit) -> Result<Vec<Period>, ControlError> {
    let parts: Vec<&str> = text.split([',', ':']).collect();
    let mut periods = Vec::with_capacity(parts.len());
    for (index, part) in parts.iter().enumerate() {
        let period = read_period(part, unit)?;
        if period.moves.is_none() && index + 1 < parts.len() {
            let found = (*part).to_owned();
            return Err(ControlError::Endless { found });
        }
        if !are_periods(&[period]) {
            let found = (*part).to_owned();
            return Err(ControlError::Time { found });
        }
        periods.push(period);
    }
    Ok(periods)
}

fn read_period(text: &str, unit: Unit) -> Result<Period, ControlError> {
    let unreadable = || ControlError::Period {
        found: text.to_owned(),
    };
    let (moves, rest) = match text.split_once('/') {
        None => (None, text),
        Some((moves, rest)) => {
            let number = moves.parse().ok().filter(|n| (1..=9999).contains(n));
            let found = || ControlError::Moves {
                found: moves.to_owned(),
            };
            (Some(number.ok_or_else(found)?), rest)
        }
    };
    let (time, bonus) = match rest.find(['+', 'd', 'b']) {
        None => (rest, Bonus::None),
        Some(at) => {
            let (time, bonus) = rest.split_at(at);
            let (sign, number) = bonus.split_at(1);
            let number = millis(number, 1000).ok_or_else(unreadable)?;
            let bonus = match (sign, number) {
                (_, 0) => Bonus::None,
                ("+", _) => Bonus::Fischer(number),
                ("d", _) => Bonus::Delay(number),
                (_, _) => Bonus::Bronstein(number),
            };
            (time, bonus)
        }
    };
    let time = match (time.strip_suffix('s'), unit) {
        (Some(time), _) => millis(time, 1000),
        (None, Unit::Seconds) => millis(time, 1000),
        (None, Unit::Minutes) => millis(time, 60_000),
    };
    let time = time.ok_or_else(unreadable)?;
    Ok(Period { moves, time, bonus })
}

/// A decimal number of units of so many milliseconds, with at most three decimals; `None` for
/// anything else. More than the most is just more than the most.
fn millis(text: &str, unit: Millis) -> Option<Millis> {
    let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
    let digits = |text: &str| {
        let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        // No number that is too long for this is small enough.
        digits.then(|| text.parse::<Millis>().unwrap_or(MOST + 1).min(MOST + 1))
    };
    if part.len() > 3 {
        return None;
    }
    let scale = [1, 10, 100, 1000][part.len()];
    Some(digits(whole)? * unit + digits(part)? * unit / scale)
}
