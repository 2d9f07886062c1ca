//! Reading what the players have agreed on.

use thiserror::Error;

use super::control::{Bonus, Control, MOST, MOST_PERIODS, Millis, Period, are_periods};

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
    /// More periods than a game can have.
    #[error("periods: found {found}, expected at most 12")]
    Periods {
        /// How many were found.
        found: usize,
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
    /// Reads the text form, and PGN's where there are colons; spaces between its parts do not matter. It also knows
    /// `5:30`, `1:30:00`, a decimal comma, and numbers with their units: `3 min + 2 s`.
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
        // PGN has colons after periods with a number of moves only; `5:30` is a time.
        let unit = if text.contains(':') && text.contains('/') {
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
    let words = || text.split_whitespace();
    let begins = |word: &str| word.starts_with(|it: char| it.is_ascii_digit());
    let ends = |word: &str| word.ends_with(|it: char| it.is_ascii_digit());
    // Together, `40 30` would be another number.
    if words()
        .zip(words().skip(1))
        .any(|(one, next)| ends(one) && begins(next))
    {
        let found = text.trim().to_owned();
        return Err(ControlError::Period { found });
    }
    let bare: String = text.to_ascii_lowercase().split_whitespace().collect();
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
    let parts = match unit {
        Unit::Minutes => text.split(',').map(str::to_owned).collect(),
        Unit::Seconds => text.split([',', ':']).map(str::to_owned).collect(),
    };
    let parts = with_decimals(parts);
    if parts.len() > MOST_PERIODS {
        let found = parts.len();
        return Err(ControlError::Periods { found });
    }
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

/// Puts what a decimal comma took apart together: `2,5` cannot be two periods, since the first would
/// need a number of moves.
fn with_decimals(parts: Vec<String>) -> Vec<String> {
    let mut whole: Vec<String> = Vec::with_capacity(parts.len());
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|it| it.is_ascii_digit());
    for part in parts {
        let digits = part.bytes().take_while(u8::is_ascii_digit).count();
        match whole.last_mut() {
            Some(last) if is_number(last) && (1..=2).contains(&digits) => {
                last.push('.');
                last.push_str(&part);
            }
            _ => whole.push(part),
        }
    }
    whole
}

/// How people write the units; the form without is the usual one.
const MINUTES: [&str; 7] = ["minuten", "minutes", "minute", "min", "perc", "m", "'"];
const SECONDS: [&str; 7] = ["sekunden", "seconds", "sek", "sec", "mp", "s", "\""];

/// A number without its unit; `None` where it has none of these.
fn without<'a>(text: &'a str, units: &[&str]) -> Option<&'a str> {
    let found = units.iter().find_map(|unit| text.strip_suffix(unit));
    found.filter(|number| number.ends_with(|c: char| c.is_ascii_digit()))
}

/// Where the bonus of a period begins: at a letter only where a number follows, since units have
/// letters too.
fn bonus_at(text: &str) -> Option<usize> {
    let mut places = text.match_indices(['+', 'd', 'b']);
    let found = places.find(|(at, sign)| {
        let next = text[at + 1..].chars().next();
        *sign == "+" || next.is_some_and(|next| next.is_ascii_digit())
    });
    found.map(|(at, _)| at)
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
    let (time, bonus) = match bonus_at(rest) {
        None => (rest, Bonus::None),
        Some(at) => {
            let (time, bonus) = rest.split_at(at);
            let (sign, number) = bonus.split_at(1);
            let number = without(number, &SECONDS).unwrap_or(number);
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
    let time = match (without(time, &SECONDS), time.split_once(':'), unit) {
        (Some(time), ..) => millis(time, 1000),
        (None, Some(parts), _) => with_colons(parts),
        (None, None, Unit::Seconds) => millis(time, 1000),
        (None, None, Unit::Minutes) => millis(without(time, &MINUTES).unwrap_or(time), 60_000),
    };
    let time = time.ok_or_else(unreadable)?;
    Ok(Period { moves, time, bonus })
}

/// `5:30` and `1:30:00`, without the first colon.
fn with_colons((first, rest): (&str, &str)) -> Option<Millis> {
    let part = |text: &str, unit| {
        let number = (text.len() == 2).then(|| millis(text, unit))??;
        (number < 60 * unit).then_some(number)
    };
    let (unit, rest) = match rest.split_once(':') {
        None => (60_000, part(rest, 1000)?),
        Some((minutes, seconds)) => (3_600_000, part(minutes, 60_000)? + part(seconds, 1000)?),
    };
    (!first.contains('.')).then(|| Some(millis(first, unit)? + rest))?
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
