//! How marked squares look: the simple shapes that each kind of mark is made of. The board on the screen
//! and pictures in files draw the same ones.

use crate::MarkKind;
use crate::decimal::Decimal;

/// What a shape is painted with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paint {
    /// The colour of squares of the last move, by the square's own tone.
    Last,
    /// The frame of these.
    LastFrame,
    /// The colour of squares in danger, by the square's own tone.
    Check,
    /// What warns: corners and crosses.
    Alarm,
    /// Selection and targets.
    Target,
    /// Everything of castling.
    Castling,
    /// The cursor of the keyboard.
    Cursor,
    /// The rim that sets the cursor off from any square.
    CursorRim,
}

/// A simple shape on a square. Lengths are parts of the square's side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Shape {
    /// The whole square.
    Fill,
    /// The whole square, lightly.
    Veil,
    /// A frame of a width that begins so far inside the edge.
    Frame {
        /// How far inside.
        inset: f64,
        /// How wide its line is.
        width: f64,
    },
    /// A triangle in each corner.
    Corners {
        /// How long its two short sides are.
        size: f64,
    },
    /// A dot in the middle.
    Disc {
        /// Its radius.
        radius: f64,
    },
    /// A circle round the middle.
    Ring {
        /// Its radius, to the middle of the line.
        radius: f64,
        /// How wide the line is.
        width: f64,
    },
    /// A small square in the middle.
    Block {
        /// Half of its side.
        half: f64,
    },
    /// A small square on its corner.
    Diamond {
        /// From its middle to a corner.
        radius: f64,
    },
    /// Four short bars from the edges inwards.
    Ticks {
        /// How long.
        length: f64,
        /// How wide.
        width: f64,
    },
    /// A cross over the middle.
    Cross {
        /// From the middle to the side.
        reach: f64,
        /// How wide its lines are.
        width: f64,
    },
    /// A drop of water on a light rim.
    Drop {
        /// Where its middle is, from the left.
        across: f64,
        /// How high it is.
        height: f64,
    },
}

/// A shape with its paint.
pub type Part = (Shape, Paint);

/// The rim of a drop, as a part of the square's side, and its colour.
pub const DROP_RIM: (f64, &str) = (0.03, "#ffffff");

/// How opaque a veil is.
pub const VEIL: f64 = 0.3;

/// Where a mark lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layer {
    /// Below the pieces.
    Below,
    /// Above them.
    Above,
}

const TICKS: Shape = Shape::Ticks {
    length: 0.16,
    width: 0.075,
};

impl MarkKind {
    /// What the mark is made of, and on which layer it lies.
    pub const fn parts(self) -> (Layer, &'static [Part]) {
        use Paint::{Alarm, Castling, Check, Cursor, CursorRim, Last, LastFrame, Target};
        let below: &'static [Part] = match self {
            MarkKind::LastFrom => &[
                (Shape::Fill, Last),
                (
                    Shape::Frame {
                        inset: 0.02,
                        width: 0.03,
                    },
                    LastFrame,
                ),
            ],
            MarkKind::LastTo => &[
                (Shape::Fill, Last),
                (
                    Shape::Frame {
                        inset: 0.0,
                        width: 0.045,
                    },
                    LastFrame,
                ),
            ],
            MarkKind::Check | MarkKind::Threatened => {
                &[(Shape::Fill, Check), (Shape::Corners { size: 0.28 }, Alarm)]
            }
            MarkKind::Selected => &[(
                Shape::Frame {
                    inset: 0.0,
                    width: 0.065,
                },
                Target,
            )],
            MarkKind::DropTarget => &[
                (Shape::Veil, Target),
                (
                    Shape::Frame {
                        inset: 0.0,
                        width: 0.05,
                    },
                    Target,
                ),
            ],
            MarkKind::Target => &[(Shape::Disc { radius: 0.14 }, Target)],
            MarkKind::CaptureTarget => &[(
                Shape::Ring {
                    radius: 0.45,
                    width: 0.075,
                },
                Target,
            )],
            MarkKind::Landing => &[
                (Shape::Disc { radius: 0.14 }, Target),
                (
                    Shape::Ring {
                        radius: 0.26,
                        width: 0.04,
                    },
                    Target,
                ),
            ],
            MarkKind::Stop => &[
                (
                    Shape::Frame {
                        inset: 0.0,
                        width: 0.065,
                    },
                    Target,
                ),
                (Shape::Block { half: 0.1 }, Target),
            ],
            MarkKind::Relocatee => &[
                (
                    Shape::Ring {
                        radius: 0.45,
                        width: 0.075,
                    },
                    Target,
                ),
                (TICKS, Target),
            ],
            MarkKind::CastlingRook => &[
                (
                    Shape::Ring {
                        radius: 0.465,
                        width: 0.04,
                    },
                    Castling,
                ),
                (
                    Shape::Ring {
                        radius: 0.395,
                        width: 0.04,
                    },
                    Castling,
                ),
            ],
            MarkKind::KingTarget => &[(Shape::Diamond { radius: 0.2 }, Castling)],
            MarkKind::RookTarget => &[(Shape::Block { half: 0.15 }, Castling)],
            MarkKind::RookCaptureTarget => &[
                (
                    Shape::Ring {
                        radius: 0.43,
                        width: 0.075,
                    },
                    Castling,
                ),
                (TICKS, Castling),
            ],
            MarkKind::Drowning => {
                const SMALL: Shape = Shape::Drop {
                    across: 0.78,
                    height: 0.24,
                };
                return (Layer::Above, &[(SMALL, Target)]);
            }
            MarkKind::DrownTarget => {
                const LARGE: Shape = Shape::Drop {
                    across: 0.5,
                    height: 0.42,
                };
                return (Layer::Above, &[(LARGE, Target)]);
            }
            MarkKind::Prey => {
                const CROSS: Shape = Shape::Cross {
                    reach: 0.16,
                    width: 0.07,
                };
                return (Layer::Above, &[(CROSS, Alarm)]);
            }
            MarkKind::Cursor => {
                return (
                    Layer::Above,
                    &[
                        (
                            Shape::Frame {
                                inset: 0.0,
                                width: 0.075,
                            },
                            Cursor,
                        ),
                        (
                            Shape::Frame {
                                inset: 0.025,
                                width: 0.025,
                            },
                            CursorRim,
                        ),
                    ],
                );
            }
        };
        (Layer::Below, below)
    }

    /// What is drawn instead where the ghost of a piece shows what the mark means: a target would shine
    /// through it, so that it becomes a frame.
    pub const fn parts_under_ghost(self) -> (Layer, &'static [Part]) {
        const TARGET: &[Part] = &[
            (Shape::Veil, Paint::Castling),
            (
                Shape::Frame {
                    inset: 0.0,
                    width: 0.05,
                },
                Paint::Castling,
            ),
        ];
        match self {
            MarkKind::KingTarget | MarkKind::RookTarget => (Layer::Below, TARGET),
            MarkKind::Stop => MarkKind::Selected.parts(),
            MarkKind::LastFrom
            | MarkKind::LastTo
            | MarkKind::Check
            | MarkKind::Threatened
            | MarkKind::Selected
            | MarkKind::DropTarget
            | MarkKind::Target
            | MarkKind::CaptureTarget
            | MarkKind::Landing
            | MarkKind::Drowning
            | MarkKind::DrownTarget
            | MarkKind::Prey
            | MarkKind::Relocatee
            | MarkKind::CastlingRook
            | MarkKind::RookCaptureTarget
            | MarkKind::Cursor => self.parts(),
        }
    }
}

/// The outline of a drop in hundredths of a square, from the square's corner; `grow` is how much it is
/// larger on every side.
pub fn drop_path(across: f64, height: f64, grow: f64) -> String {
    let bottom = (0.5 + height / 2.0 + grow) * 100.0;
    let h = (height + 2.0 * grow) * 100.0;
    let (x, r) = (across * 100.0, h * 0.33);
    let [left, right] = [-1.0, 1.0].map(|side| {
        move |out: f64, up: f64| {
            let (x, y) = (Decimal(x + side * r * out), Decimal(bottom - h * up));
            format!("{x:.1} {y:.1}")
        }
    });
    let (top, foot) = (right(0.0, 1.0), 0.33);
    format!(
        "M{top}C{} {} {}A{r:.1} {r:.1} 0 0 1 {}C{} {} {top}z",
        right(0.5, 0.6),
        right(1.0, 0.5),
        right(1.0, foot),
        left(1.0, foot),
        left(1.0, 0.5),
        left(0.5, 0.6),
        r = Decimal(r)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drop_is_an_outline_with_its_tip_in_the_middle() {
        let path = drop_path(0.5, 0.42, 0.0);
        assert!(
            path.starts_with("M50 29C") && path.ends_with("50 29z"),
            "{path}"
        );
        let larger = drop_path(0.5, 0.42, 0.03);
        assert!(larger.starts_with("M50 26C"), "{larger}");
    }
}
