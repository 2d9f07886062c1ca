//! What is to be seen of a draw at one moment: the dice, the rank, the pieces on their way.
//!
//! Lengths are in squares of the rank, from the top left corner of the picture: the tray with the
//! dice that have been rolled, below it the die in play beside the piece it places, then the rank
//! with the numbers under it.

use std::f64::consts::{FRAC_PI_2, FRAC_PI_4, PI};

use consulboard_rules::{Color, Die, File, Piece, Role, Roll, Square};

use super::panel::file;
use super::session::DrawSession;
use super::solid::{Solid, Turn};
use super::timeline::{Moment, Phase};
use crate::Point;

/// Height of the picture.
pub(super) const HEIGHT: f64 = 5.7;
/// The line on which the middles of the dice of the tray lie.
const TRAY: f64 = 0.62;
/// Size of a die in the tray, from its middle to a corner.
const SMALL: f64 = 0.46;
/// The middle of the die in play.
const TABLE: f64 = 2.4;
/// Its size.
const LARGE: f64 = 0.98;
/// How far the die and its piece are to the left and right of the middle of the picture.
const ASIDE: f64 = 0.95;
/// The upper edge of the rank.
const RANK: f64 = 3.95;

/// A square of the rank.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RankSquare {
    /// Its name.
    pub square: Square,
    /// The top left corner.
    pub at: Point,
    /// What has landed there.
    pub stands: Option<Role>,
    /// The number under which the die counts it.
    pub count: Option<u8>,
    /// Whether it is the one that was rolled.
    pub rolled: bool,
}

/// A die in space.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DieSprite {
    /// Its shape.
    pub solid: Solid,
    /// How it is turned.
    pub turn: Turn,
    /// Its middle, where it touches the table: the shadow lies there.
    pub at: Point,
    /// How far it is above the table.
    pub height: f64,
    /// From its middle to a corner.
    pub radius: f64,
    /// Whether it shows a number that is rolled again.
    pub again: bool,
}

/// A place of the tray.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TrayDie {
    /// The middle of the place.
    pub at: Point,
    /// Room from the middle.
    pub radius: f64,
    /// The shape that belongs there.
    pub solid: Solid,
    /// The die, once it lies there.
    pub die: Option<DieSprite>,
}

/// A piece on its way, or waiting for its number.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DrawSprite {
    /// What.
    pub piece: Piece,
    /// The top left corner of the square it covers.
    pub at: Point,
    /// Whether it is lifted off the board.
    pub lifted: bool,
}

/// Everything to be seen at one moment.
#[derive(Clone, Debug, PartialEq)]
pub struct DrawScene {
    /// Whose array it is.
    pub side: Color,
    /// Width of the picture.
    pub width: f64,
    /// Height of the picture.
    pub height: f64,
    /// The dice that have been rolled and the places of the others.
    pub tray: Vec<TrayDie>,
    /// The die in play.
    pub die: Option<DieSprite>,
    /// The squares of the rank, file a first.
    pub squares: Vec<RankSquare>,
    /// Pieces that do not stand on a square yet.
    pub sprites: Vec<DrawSprite>,
    /// The number of the array when it is drawn, and where its middle is to be written.
    pub number: Option<(u32, Point)>,
    /// Whether the next frame will look different without any input.
    pub moving: bool,
}

impl DrawSession {
    /// What is to be seen at a time in milliseconds.
    pub fn scene(&self, now: f64) -> DrawScene {
        let moment = self.playback.as_ref().and_then(|p| p.at(now));
        let stage = Stage::new(self, moment);
        DrawScene {
            side: self.side,
            width: stage.width,
            height: HEIGHT,
            tray: stage.tray(),
            die: stage.die(),
            squares: stage.squares(),
            sprites: stage.sprites(),
            number: match (&moment, self.hand().number(self.numbering)) {
                (None, Some(number)) => Some((number, stage.point(0.0, TABLE))),
                (None, None) | (Some(_), _) => None,
            },
            moving: moment.is_some(),
        }
    }
}

/// A die in play.
struct InPlay {
    die: Die,
    /// What it shows, once it has been rolled.
    shown: Option<Shown>,
}

/// A number that a die shows.
struct Shown {
    number: u8,
    /// The file that it counts; none if it is rolled again.
    placed: Option<File>,
}

/// A moment of a draw, while its picture is put together.
struct Stage<'a> {
    session: &'a DrawSession,
    moment: Option<Moment>,
    width: f64,
    /// Rolls whose pieces have landed.
    landed: usize,
    in_play: Option<InPlay>,
}

impl<'a> Stage<'a> {
    fn new(session: &'a DrawSession, moment: Option<Moment>) -> Stage<'a> {
        let draw = &session.hand().draw;
        let rolls = draw.rolls();
        let playback = session.playback.as_ref().zip(moment);
        let landed = playback.map_or(rolls.len(), |(p, moment)| p.landed(moment));
        let shown = |roll: &Roll| Shown {
            number: roll.number,
            placed: roll.placed,
        };
        let in_play = match playback {
            // The last die lies in the tray when the rest is on its way.
            Some(_) if landed == rolls.len() => None,
            Some(_) => rolls.get(landed).map(|roll| InPlay {
                die: roll.die.clone(),
                shown: Some(shown(roll)),
            }),
            None => draw.die().map(|die| InPlay {
                die,
                shown: rolls.last().filter(|r| r.placed.is_none()).map(shown),
            }),
        };
        Stage {
            session,
            moment,
            width: f64::from(draw.procedure().files),
            landed,
            in_play,
        }
    }

    /// A point, from the middle of the picture's width.
    fn point(&self, x: f64, y: f64) -> Point {
        Point {
            x: self.width / 2.0 + x,
            y,
        }
    }

    fn progress(&self, phase: Phase) -> Option<f64> {
        let moment = self.moment.filter(|moment| moment.phase == phase)?;
        Some(ease(moment.progress))
    }

    fn tray(&self) -> Vec<TrayDie> {
        let draw = &self.session.hand().draw;
        let dice = draw.procedure().dice;
        let mut numbers = draw.rolls()[..self.landed]
            .iter()
            .filter(|roll| roll.placed.is_some())
            .map(|roll| roll.number);
        let place = |(index, rule): (usize, &consulboard_rules::DieRule)| {
            let (at, radius) = self.tray_place(index, dice.len());
            let solid = Solid::with_faces(rule.faces);
            let die = numbers.next().map(|number| DieSprite {
                solid,
                turn: resting(solid, number),
                at,
                height: 0.0,
                radius,
                again: false,
            });
            TrayDie {
                at,
                radius,
                solid,
                die,
            }
        };
        dice.iter().enumerate().map(place).collect()
    }

    fn tray_place(&self, index: usize, count: usize) -> (Point, f64) {
        let room = (self.width / count as f64).min(1.3);
        let x = (index as f64 - (count as f64 - 1.0) / 2.0) * room;
        (self.point(x, TRAY), SMALL.min(room * 0.4))
    }

    fn die(&self) -> Option<DieSprite> {
        let InPlay { die, shown } = self.in_play.as_ref()?;
        let solid = Solid::with_faces(die.rule.faces);
        let at = self.point(-ASIDE, TABLE);
        let sprite = DieSprite {
            solid,
            turn: waiting(solid),
            at,
            height: 0.0,
            radius: LARGE,
            again: false,
        };
        let Some(Shown { number, placed }) = shown else {
            return Some(sprite);
        };
        let turn = resting(solid, *number);
        let Some(moment) = self.moment else {
            let again = placed.is_none();
            return Some(DieSprite {
                turn,
                again,
                ..sprite
            });
        };
        Some(match moment.phase {
            Phase::Rolling => {
                let roll = self.landed as f64;
                let tumble = Tumble::at(moment.progress, roll);
                DieSprite {
                    turn: turn.then(tumble.turn),
                    at: Point {
                        x: at.x + tumble.x,
                        ..at
                    },
                    height: tumble.height,
                    ..sprite
                }
            }
            Phase::Showing | Phase::Settling => DieSprite {
                turn,
                again: placed.is_none(),
                ..sprite
            },
            Phase::Flying => {
                let t = ease(moment.progress);
                let draw = &self.session.hand().draw;
                let before = &draw.rolls()[..self.landed];
                let index = before.iter().filter(|r| r.placed.is_some()).count();
                let (to, small) = self.tray_place(index, draw.procedure().dice.len());
                DieSprite {
                    turn,
                    at: between(at, to, t),
                    radius: LARGE + (small - LARGE) * t,
                    ..sprite
                }
            }
        })
    }

    fn squares(&self) -> Vec<RankSquare> {
        let words = self.session.words();
        let settled = self.moment.is_none();
        let places = self.session.places(self.landed, settled);
        let die = self.in_play.as_ref();
        let resting = self.moment.is_some_and(|m| m.phase != Phase::Rolling);
        let rolled = die
            .and_then(|in_play| in_play.shown.as_ref())
            .filter(|_| resting)
            .and_then(|shown| shown.placed);
        let square = |(index, stands): (usize, Option<Role>)| {
            let file = file(index)?;
            let mut counted = die.iter().flat_map(|in_play| &in_play.die.files);
            let count = counted.position(|counted| *counted == file);
            Some(RankSquare {
                square: words.square(file),
                at: self.corner(file),
                stands,
                count: count.map(|count| count as u8 + 1),
                rolled: rolled == Some(file),
            })
        };
        places.into_iter().enumerate().filter_map(square).collect()
    }

    fn corner(&self, file: File) -> Point {
        Point {
            x: f64::from(file.index()),
            y: RANK,
        }
    }

    fn sprites(&self) -> Vec<DrawSprite> {
        let piece = |role: Role| role.of(self.session.side);
        let home = self.point(ASIDE - 0.5, TABLE - 0.5);
        if let Some(InPlay { die, shown }) = &self.in_play {
            let target = shown.as_ref().and_then(|shown| shown.placed);
            let flight = self.progress(Phase::Flying);
            let at = match (target, flight) {
                (Some(file), Some(t)) => between(home, self.corner(file), t),
                (None, _) | (_, None) => home,
            };
            return vec![DrawSprite {
                piece: piece(die.rule.role),
                at,
                lifted: flight.is_some(),
            }];
        }
        let Some(t) = self.progress(Phase::Settling) else {
            return Vec::new();
        };
        let rest = self.session.rest();
        let middle = (rest.len() as f64 - 1.0) / 2.0;
        let fly = |(index, (file, role)): (usize, &(File, Role))| {
            let x = index as f64 - middle - 0.5;
            DrawSprite {
                piece: piece(*role),
                at: between(self.point(x, TABLE - 0.5), self.corner(*file), t),
                lifted: true,
            }
        };
        rest.iter().enumerate().map(fly).collect()
    }
}

/// Slow, quick, slow.
fn ease(t: f64) -> f64 {
    t * t * (3.0 - 2.0 * t)
}

fn between(from: Point, to: Point, t: f64) -> Point {
    Point {
        x: from.x + (to.x - from.x) * t,
        y: from.y + (to.y - from.y) * t,
    }
}

/// How a die lies when its number can be read: seen from above and a little from the front.
fn resting(solid: Solid, number: u8) -> Turn {
    let (aside, tilt) = match solid {
        Solid::Cube => (-0.22, 0.4),
        Solid::Octahedron => (0.0, 0.16),
    };
    solid
        .facing(number)
        .then(Turn::about([0.0, 0.0, 1.0], aside))
        .then(Turn::about([1.0, 0.0, 0.0], -tilt))
}

/// How a die waits: a corner towards the eye, so that no number is on top.
fn waiting(solid: Solid) -> Turn {
    match solid {
        Solid::Cube => {
            Turn::about([0.0, 0.0, 1.0], FRAC_PI_4).then(Turn::about([1.0, 0.0, 0.0], -0.955))
        }
        Solid::Octahedron => {
            Turn::about([1.0, 0.0, 0.0], FRAC_PI_2 - 0.08).then(Turn::about([0.0, 0.0, 1.0], 0.3))
        }
    }
}

/// A die on its way over the table.
struct Tumble {
    /// How much it still has to turn.
    turn: Turn,
    /// How far it still has to go.
    x: f64,
    /// How high it is above the table.
    height: f64,
}

impl Tumble {
    /// After a part of the way; `roll` tells one roll from the next, so that no two look the same.
    fn at(progress: f64, roll: f64) -> Tumble {
        // It comes fast and rolls out.
        let left = (1.0 - progress).powi(2);
        let lean = (roll * 2.4).sin() * 0.5;
        let hops = (progress * PI * 2.5).sin().abs();
        Tumble {
            turn: Turn::about([lean, -1.0, 0.3 * lean], left * -9.5),
            x: -2.9 * left,
            height: hops * left * 0.9,
        }
    }
}
