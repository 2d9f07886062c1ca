//! What is to be seen of a draw at one moment: the dice, the rank, the pieces on their way.
//!
//! Lengths are in squares of the rank, from the top left corner of the picture. Where one rank is
//! drawn: the tray with the dice that have been rolled, below it the die in play beside the piece it
//! places, then the rank with the numbers under it. Where one draw is for both sides: Black's rank,
//! the die in play, White's rank, and beside the die those that have been rolled.

use consulboard_rules::{
    ArrayFault, Color, Die, File, Meaning, Piece, Role, Roll, RollOutcome, Sides, Square,
};

use super::layout::{HEIGHT, Layout};
use super::panel::file;
use super::session::DrawSession;
use super::solid::{Solid, Turn};
use super::timeline::{Moment, Phase};
use super::tumble::{Tumble, resting, waiting};
use crate::Point;

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
    /// Whether what stands there keeps the array from being played.
    pub unfit: bool,
    /// The middle of the letter of its file.
    pub letter: Point,
}

/// A word of one or two figures beside the die in play: which numbers are for what.
#[derive(Clone, Debug, PartialEq)]
pub struct Caption {
    /// What.
    pub text: String,
    /// Its middle.
    pub at: Point,
    /// Whether one of them was rolled.
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
    /// The squares of the other side's rank, where both are seen.
    pub opposite: Vec<RankSquare>,
    /// Pieces that do not stand on a square yet.
    pub sprites: Vec<DrawSprite>,
    /// The top left corner of a square before the rank whose pawn keeps the array from being played.
    pub unprotected: Option<Point>,
    /// What the numbers of the die in play are for, where they do not count squares.
    pub captions: Vec<Caption>,
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
        let opposite = match self.procedure.sides {
            Sides::Mirrored | Sides::Either => Vec::new(),
            Sides::Separate => stage.rank(!self.side),
        };
        DrawScene {
            side: self.side,
            width: stage.layout.width,
            height: HEIGHT,
            tray: stage.tray(),
            die: stage.die(),
            squares: stage.rank(self.side),
            opposite,
            sprites: stage.sprites(),
            unprotected: stage.unprotected_pawn().map(|pawn| pawn.at),
            captions: stage.captions(),
            number: match (&moment, self.number()) {
                (None, Some(number)) => Some((number, stage.layout.middle(0.0))),
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
    outcome: RollOutcome,
}

impl Shown {
    fn of(roll: &Roll) -> Shown {
        Shown {
            number: roll.number,
            outcome: roll.outcome,
        }
    }

    /// The file that it counts.
    fn file(&self) -> Option<File> {
        match self.outcome {
            RollOutcome::Square(_, file) => Some(file),
            RollOutcome::First(_) | RollOutcome::Array(_) | RollOutcome::Again => None,
        }
    }
}

/// A moment of a draw, while its picture is put together.
struct Stage<'a> {
    session: &'a DrawSession,
    moment: Option<Moment>,
    layout: Layout,
    /// Rolls of the side being drawn whose pieces have landed.
    landed: usize,
    in_play: Option<InPlay>,
}

impl<'a> Stage<'a> {
    fn new(session: &'a DrawSession, moment: Option<Moment>) -> Stage<'a> {
        let rolls = session.hand().draw.rolls();
        let playback = session.playback.as_ref().zip(moment);
        let landed = playback.map_or(rolls.len(), |(p, moment)| p.landed(moment));
        let in_play = match playback {
            // The last die lies in the tray when the rest is on its way.
            Some(_) if landed == rolls.len() => None,
            Some(_) => rolls.get(landed).map(|roll| InPlay {
                die: roll.die.clone(),
                shown: Some(Shown::of(roll)),
            }),
            None => {
                let draw = &session.hands[session.next_side()].draw;
                let last = draw.rolls().last().filter(|roll| roll.is_again());
                draw.die().map(|die| InPlay {
                    die,
                    shown: last.map(Shown::of),
                })
            }
        };
        Stage {
            session,
            moment,
            layout: Layout::new(session.procedure),
            landed,
            in_play,
        }
    }

    fn landed(&self, side: Color) -> usize {
        if side == self.session.side {
            self.landed
        } else {
            self.session.hands[side].draw.rolls().len()
        }
    }

    /// Whether the whole of a side's array is to be seen, as far as it is drawn.
    fn is_settled(&self, side: Color) -> bool {
        let here = self.moment.is_none_or(|m| m.phase == Phase::Unfit);
        side != self.session.side || here
    }

    fn progress(&self, phase: Phase) -> Option<f64> {
        let moment = self.moment.filter(|moment| moment.phase == phase)?;
        Some(ease(moment.progress))
    }

    fn tray(&self) -> Vec<TrayDie> {
        let sides: &[Color] = match self.session.procedure.sides {
            Sides::Mirrored | Sides::Either => &[self.session.side],
            Sides::Separate => &Color::ALL,
        };
        sides.iter().flat_map(|side| self.tray_of(*side)).collect()
    }

    fn tray_of(&self, side: Color) -> Vec<TrayDie> {
        let draw = &self.session.hands[side].draw;
        let dice = draw.procedure().dice;
        let mut numbers = draw.rolls()[..self.landed(side)]
            .iter()
            .filter(|roll| !roll.is_again())
            .map(|roll| roll.number);
        let place = |(index, rule): (usize, &consulboard_rules::DieRule)| {
            let (at, radius) = self.layout.tray_place(side, index, dice.len());
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

    fn die(&self) -> Option<DieSprite> {
        let InPlay { die, shown } = self.in_play.as_ref()?;
        let solid = Solid::with_faces(die.rule.faces);
        let at = self.layout.die();
        let large = self.layout.large;
        let sprite = DieSprite {
            solid,
            turn: waiting(solid),
            at,
            height: 0.0,
            radius: large,
            again: false,
        };
        let Some(Shown { number, outcome }) = shown else {
            return Some(sprite);
        };
        let turn = resting(solid, *number);
        let again = *outcome == RollOutcome::Again;
        let Some(moment) = self.moment else {
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
            Phase::Showing | Phase::Settling | Phase::Unfit => DieSprite {
                turn,
                again,
                ..sprite
            },
            Phase::Flying => {
                let t = ease(moment.progress);
                let draw = &self.session.hand().draw;
                let before = &draw.rolls()[..self.landed];
                let index = before.iter().filter(|roll| !roll.is_again()).count();
                let count = draw.procedure().dice.len();
                let (to, small) = self.layout.tray_place(self.session.side, index, count);
                DieSprite {
                    turn,
                    at: between(at, to, t),
                    radius: large + (small - large) * t,
                    ..sprite
                }
            }
        })
    }

    /// The squares of a side's rank.
    fn rank(&self, side: Color) -> Vec<RankSquare> {
        let words = self.session.words_of(side);
        let settled = self.is_settled(side);
        let places = self.session.places(side, self.landed(side), settled);
        let die = self.in_play.as_ref().filter(|_| side == self.session.side);
        let resting = self.moment.is_some_and(|m| m.phase != Phase::Rolling);
        let rolled = die
            .and_then(|in_play| in_play.shown.as_ref())
            .filter(|_| resting)
            .and_then(Shown::file);
        let fault = self.session.hands[side].fault(self.session.numbering);
        let fault = fault.filter(|_| settled);
        let square = |(index, stands): (usize, Option<Role>)| {
            let file = file(index)?;
            let mut counted = die.iter().flat_map(|in_play| in_play.die.files());
            let count = counted.position(|counted| *counted == file);
            Some(RankSquare {
                square: words.square(file),
                at: self.layout.corner(side, file),
                stands,
                count: count.map(|count| count as u8 + 1),
                rolled: rolled == Some(file),
                unfit: fault.is_some_and(|fault| is_at(&fault, file)),
                letter: self.layout.letter(side, file),
            })
        };
        places.into_iter().enumerate().filter_map(square).collect()
    }

    fn sprites(&self) -> Vec<DrawSprite> {
        if let Some(InPlay { die, shown }) = &self.in_play {
            return self.waiting_pieces(die, shown.as_ref());
        }
        let side = self.session.side;
        if let Some(t) = self.progress(Phase::Settling) {
            let rest = self.session.rest(side);
            let middle = (rest.len() as f64 - 1.0) / 2.0;
            let gap = self.layout.gap;
            let fly = |(index, (file, role)): (usize, &(File, Role))| DrawSprite {
                piece: role.of(side),
                at: between(
                    self.layout.piece((index as f64 - middle) * gap),
                    self.layout.corner(side, *file),
                    t,
                ),
                lifted: true,
            };
            return rest.iter().enumerate().map(fly).collect();
        }
        self.unprotected_pawn().into_iter().collect()
    }

    /// The pieces that the die in play is about.
    fn waiting_pieces(&self, die: &Die, shown: Option<&Shown>) -> Vec<DrawSprite> {
        let side = self.session.side;
        let flight = self.progress(Phase::Flying);
        let home = self.layout.waiting_piece(0);
        let sprite = |role: Role, at: Point, lifted: bool| DrawSprite {
            piece: role.of(side),
            at,
            lifted,
        };
        match &die.meaning {
            Meaning::Square { role, .. } => {
                let at = match (shown.and_then(Shown::file), flight) {
                    (Some(file), Some(t)) => between(home, self.layout.corner(side, file), t),
                    (None, _) | (_, None) => home,
                };
                vec![sprite(*role, at, flight.is_some())]
            }
            Meaning::Order(roles) => {
                let first = shown.map(|shown| shown.outcome);
                let pieces = roles.iter().enumerate().filter_map(|(index, role)| {
                    let at = self.layout.waiting_piece(index);
                    match flight {
                        // The one that is first stays, and comes to where pieces wait.
                        Some(t) if first == Some(RollOutcome::First(*role)) => {
                            Some(sprite(*role, between(at, home, t), false))
                        }
                        Some(_) => None,
                        None => Some(sprite(*role, at, false)),
                    }
                });
                pieces.collect()
            }
            Meaning::Array { .. } => Vec::new(),
        }
    }

    /// Which numbers put which of two pieces first.
    fn captions(&self) -> Vec<Caption> {
        let Some(InPlay { die, shown }) = &self.in_play else {
            return Vec::new();
        };
        let Meaning::Order(roles) = &die.meaning else {
            return Vec::new();
        };
        let rests = self.moment.is_none_or(|m| m.phase == Phase::Showing);
        let flies = self.progress(Phase::Flying).is_some();
        let caption = |(index, role): (usize, &Role)| {
            let numbers = 1..=die.rule.faces;
            let numbers = numbers.filter(|n| die.outcome(*n) == RollOutcome::First(*role));
            let numbers: Vec<String> = numbers.map(|number| number.to_string()).collect();
            let shown = shown.as_ref().map(|shown| shown.outcome);
            Caption {
                text: numbers.join(" "),
                at: self.layout.caption(index),
                rolled: rests && shown == Some(RollOutcome::First(*role)),
            }
        };
        let captions = roles.iter().enumerate().map(caption);
        captions.filter(|_| !flies).collect()
    }

    /// The pawn that keeps an array from being played, where it will stand.
    fn unprotected_pawn(&self) -> Option<DrawSprite> {
        let side = self.session.side;
        let fault = self.session.hand().fault(self.session.numbering)?;
        let file = match fault {
            ArrayFault::UnprotectedPawn { file } => file,
            ArrayFault::NeighbouringBishops { .. } | ArrayFault::LikeGothic { .. } => return None,
        };
        self.is_settled(side).then(|| DrawSprite {
            piece: Role::Pawn.of(side),
            at: self.layout.before(side, file),
            lifted: false,
        })
    }
}

/// Whether a fault is about the piece on a file.
fn is_at(fault: &ArrayFault, file: File) -> bool {
    match fault {
        ArrayFault::NeighbouringBishops { file: left } => {
            let right = left.index() + 1;
            *left == file || right == file.index()
        }
        // It is about the pawn before it, or about the array as a whole.
        ArrayFault::UnprotectedPawn { .. } | ArrayFault::LikeGothic { .. } => false,
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
