//! What the players have agreed on: periods of time, and what each move adds.

use std::fmt;

use consulboard_rules::{ByColor, Color};

/// Milliseconds.
pub type Millis = u64;

/// The most that a period may have: a hundred hours.
pub(super) const MOST: Millis = 360_000_000;

/// How many periods a side may have at most; tournaments have three.
pub(super) const MOST_PERIODS: usize = 12;

/// What a player gets for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bonus {
    /// Nothing.
    None,
    /// As much after every move, however long it took (Fischer).
    Fischer(Millis),
    /// The first part of every move is not counted (simple or US delay).
    Delay(Millis),
    /// As much of the move as it took is given back afterwards, up to this (Bronstein).
    Bronstein(Millis),
}

impl Bonus {
    /// Its letter in the text form, and how much it is.
    pub(super) const fn parts(self) -> Option<(char, Millis)> {
        match self {
            Bonus::None => None,
            Bonus::Fischer(time) => Some(('+', time)),
            Bonus::Delay(time) => Some(('d', time)),
            Bonus::Bronstein(time) => Some(('b', time)),
        }
    }

    /// How much of every move is not counted.
    pub(super) const fn delay(self) -> Millis {
        match self {
            Bonus::Delay(time) => time,
            Bonus::None | Bonus::Fischer(_) | Bonus::Bronstein(_) => 0,
        }
    }

    /// What is added after a move that took `spent`.
    pub(super) fn after(self, spent: Millis) -> Millis {
        match self {
            Bonus::None | Bonus::Delay(_) => 0,
            Bonus::Fischer(time) => time,
            Bonus::Bronstein(time) => time.min(spent),
        }
    }
}

/// A part of the game with its own time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Period {
    /// After how many moves the next one begins; `None` for the rest of the game. A last period
    /// with a number of moves begins again after them.
    pub moves: Option<u32>,
    /// How much time it adds.
    pub time: Millis,
    /// What every move in it adds.
    pub bonus: Bonus,
}

/// Where a player stands among the periods.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stage {
    /// How many periods are over.
    pub number: u32,
    /// The period.
    pub period: Period,
    /// How many moves are left in it.
    pub moves_left: Option<u32>,
}

/// How fast a game is, as the Laws of Chess divide them: by the time of a player for sixty moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Pace {
    /// Less than three minutes; the Laws have no limit here.
    Bullet,
    /// At most ten minutes.
    Blitz,
    /// Less than an hour.
    Rapid,
    /// More.
    Classical,
}

/// What the players have agreed on.
///
/// # Text form
///
/// As players say it: minutes for a period, seconds for a move. [`Control::read`] reads it,
/// `to_string` writes it.
///
/// | text | meaning |
/// |---|---|
/// | `-` | no clock |
/// | `5` | five minutes for the game |
/// | `90+30` | ninety minutes and thirty seconds for each move (Fischer) |
/// | `5d3` | three seconds of each move are not counted (simple or US delay) |
/// | `5b3` | up to three seconds of each move are given back (Bronstein) |
/// | `40/90+30,15+30` | ninety minutes for forty moves, then fifteen more |
/// | `40/90` | ninety minutes for every forty moves |
/// | `45s+0.5` | a time that is no whole number of minutes in seconds; decimals are read |
/// | `5+3\|3+2` | White's and Black's, where they differ |
///
/// A text with colons is in the form of PGN's `TimeControl`, in seconds throughout: it is read
/// as `40/5400+30:900+30`, and [`Control::read_pgn`] and [`Control::to_pgn`] use it always.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Control {
    /// The periods of each side, at least one; all but the last have a number of moves.
    pub(super) sides: Option<ByColor<Vec<Period>>>,
}

impl Control {
    /// No clock.
    pub const NONE: Control = Control { sides: None };

    /// The same periods for both sides; `None` where they are no control: there is none, or more than
    /// twelve, one of them has no time or more than a hundred hours, or one before the last has no number
    /// of moves.
    pub fn new(periods: &[Period]) -> Option<Control> {
        Control::of_sides(periods, periods)
    }

    /// Periods of their own for White and Black; `None` as for [`Control::new`].
    pub fn of_sides(white: &[Period], black: &[Period]) -> Option<Control> {
        (are_periods(white) && are_periods(black)).then(|| Control {
            sides: Some(ByColor {
                white: white.to_vec(),
                black: black.to_vec(),
            }),
        })
    }

    /// Whether there is no clock.
    pub fn is_none(&self) -> bool {
        self.sides.is_none()
    }

    /// The periods of a side; none without a clock.
    pub fn periods(&self, color: Color) -> &[Period] {
        self.sides.as_ref().map_or(&[], |sides| &sides[color])
    }

    /// How fast the game is, by the slower of the two; `None` without a clock.
    pub fn pace(&self) -> Option<Pace> {
        let sides = self.sides.as_ref()?;
        let slower = Color::ALL.into_iter().map(|color| for_sixty(&sides[color]));
        Some(match slower.max().unwrap_or(0) {
            0..180_000 => Pace::Bullet,
            180_000..=600_000 => Pace::Blitz,
            600_001..3_600_000 => Pace::Rapid,
            _ => Pace::Classical,
        })
    }

    /// Where a side stands after so many moves of its own.
    pub(super) fn stage(&self, color: Color, moves: u32) -> Option<Stage> {
        let periods = self.periods(color);
        let mut rest = moves;
        for (number, period) in (0..).zip(periods) {
            let Some(length) = period.moves else {
                return Some(Stage {
                    number,
                    period: *period,
                    moves_left: None,
                });
            };
            let is_last = number as usize + 1 == periods.len();
            if rest < length || is_last {
                return Some(Stage {
                    number: number + rest / length,
                    period: *period,
                    moves_left: Some(length - rest % length),
                });
            }
            rest -= length;
        }
        None
    }

    /// As PGN's `TimeControl` has it: seconds throughout, periods with colons between them. Delays
    /// and two players with different times go beyond it, and are written as in the text form.
    pub fn to_pgn(&self) -> String {
        self.text(seconds, ":")
    }

    fn text(&self, time: fn(Millis) -> String, between: &str) -> String {
        let Some(sides) = &self.sides else {
            return "-".to_owned();
        };
        let side = |periods: &[Period]| {
            let periods: Vec<String> = periods.iter().map(|it| period(it, time)).collect();
            periods.join(between)
        };
        let (white, black) = (side(&sides.white), side(&sides.black));
        if white == black {
            white
        } else {
            format!("{white}|{black}")
        }
    }
}

impl fmt::Display for Control {
    /// The text form.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(minutes, ","))
    }
}

pub(super) fn are_periods(periods: &[Period]) -> bool {
    let Some((last, before)) = periods.split_last() else {
        return false;
    };
    let fits = |period: &Period| {
        let bonus = period.bonus.parts().map_or(0, |(_, time)| time);
        (1..=MOST).contains(&period.time) && bonus <= MOST && period.moves != Some(0)
    };
    let few = periods.len() <= MOST_PERIODS;
    few && before.iter().all(|it| fits(it) && it.moves.is_some()) && fits(last)
}

/// How much time a player has for sixty moves.
fn for_sixty(periods: &[Period]) -> Millis {
    const MOVES: u32 = 60;
    let mut moves = 0;
    let mut all = 0;
    let mut periods = periods.iter();
    let mut period = periods.next();
    while let Some(now) = period {
        let length = now.moves.unwrap_or(MOVES).min(MOVES - moves);
        let bonus = now.bonus.parts().map_or(0, |(_, time)| time);
        all += now.time + bonus * Millis::from(length);
        moves += length;
        if moves == MOVES {
            break;
        }
        period = periods.next().or(period);
    }
    all
}

fn period(period: &Period, time: fn(Millis) -> String) -> String {
    let mut text = String::new();
    if let Some(moves) = period.moves {
        text = format!("{moves}/");
    }
    text.push_str(&time(period.time));
    if let Some((letter, bonus)) = period.bonus.parts() {
        text.push(letter);
        text.push_str(&seconds(bonus));
    }
    text
}

fn minutes(time: Millis) -> String {
    match time % 60_000 {
        0 => (time / 60_000).to_string(),
        _ => seconds(time) + "s",
    }
}

/// Seconds, with as many decimals as they need.
pub(super) fn seconds(time: Millis) -> String {
    let text = format!("{}.{:03}", time / 1000, time % 1000);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}
