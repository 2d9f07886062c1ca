//! Mouse and finger: presses, drags and strokes.

use consulboard_rules::{Piece, Square};

use super::event::{EditEffect, Tool};
use super::session::{Editor, Kind, SHOW};
use crate::Point;

/// How far, in squares, a pressed pointer moves before a press becomes a drag.
const DRAG_THRESHOLD: f64 = 0.15;

/// A pressed pointer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Press {
    /// The piece in it.
    pub piece: Option<Piece>,
    /// Where that stood; none for one of the palette.
    pub from: Option<Square>,
    /// Where it went down.
    origin: Point,
    /// Where it is.
    pub point: Point,
    /// Whether it has moved far enough to drag.
    pub dragging: bool,
    /// The last square of a stroke.
    stroke: Option<Square>,
    /// Whether the piece was held before.
    was_held: bool,
}

impl Editor {
    pub(super) fn pointer_down(&mut self, point: Point) -> Vec<EditEffect> {
        self.cursor = None;
        let Some(square) = self.frame().square_at(point) else {
            return Vec::new();
        };
        let mut press = Press {
            piece: None,
            from: None,
            origin: point,
            point,
            dragging: false,
            stroke: None,
            was_held: self.held == Some(square),
        };
        let effects = match self.tool {
            Tool::Hand => {
                // A piece that is held may be put on the square of another one.
                if self.held.is_none_or(|held| held == square) {
                    press.piece = self.draft().piece(square);
                    press.from = press.piece.map(|_| square);
                }
                match (press.from, self.held) {
                    (Some(_), None) => self.use_tool(square, Kind::Single),
                    (Some(_) | None, _) => Vec::new(),
                }
            }
            Tool::Put(_) | Tool::Erase => {
                press.stroke = Some(square);
                self.use_tool(square, Kind::Stroke)
            }
            Tool::Castling | Tool::EnPassant => self.use_tool(square, Kind::Single),
        };
        self.press = Some(press);
        effects
    }

    pub(super) fn pointer_move(&mut self, point: Point) -> Vec<EditEffect> {
        let square = self.frame().square_at(point);
        let Some(press) = &mut self.press else {
            return Vec::new();
        };
        press.point = point;
        let (dx, dy) = (point.x - press.origin.x, point.y - press.origin.y);
        press.dragging |= dx * dx + dy * dy > DRAG_THRESHOLD * DRAG_THRESHOLD;
        if press.piece.is_some() && press.dragging {
            return vec![EditEffect::Redraw];
        }
        match (press.stroke, square) {
            (Some(before), Some(square)) if before != square => {
                press.stroke = Some(square);
                self.use_tool(square, Kind::Stroke)
            }
            (Some(_) | None, _) => Vec::new(),
        }
    }

    pub(super) fn pointer_up(&mut self, point: Point) -> Vec<EditEffect> {
        let square = self.frame().square_at(point);
        let Some(press) = self.press.take() else {
            return Vec::new();
        };
        self.end_stroke();
        let mut effects = match (press.piece, press.from) {
            (Some(piece), None) => match square {
                Some(to) => self.change_at(to, Kind::Single, |draft| draft.put(to, Some(piece))),
                None => Vec::new(),
            },
            (Some(_), Some(from)) if press.dragging && square != Some(from) => match square {
                Some(to) => self.change_at(to, Kind::Single, |draft| draft.shift(from, to)),
                None => self.change_at(from, Kind::Single, |draft| draft.put(from, None)),
            },
            // A press and no drag: the piece stays picked up, or is put back by the second press.
            (Some(_), Some(_)) => {
                if press.was_held || press.dragging {
                    self.held = None;
                }
                Vec::new()
            }
            (None, _) => match (self.tool, self.held, square) {
                (Tool::Hand, Some(_), Some(to)) => self.use_tool(to, Kind::Single),
                (_, _, _) => Vec::new(),
            },
        };
        if effects.is_empty() {
            effects.extend(SHOW);
        }
        effects
    }

    pub(super) fn pointer_cancel(&mut self) -> Vec<EditEffect> {
        self.let_go();
        SHOW.to_vec()
    }

    pub(super) fn grab(&mut self, piece: Piece) -> Vec<EditEffect> {
        if !self.draft().has(piece.role) {
            return Vec::new();
        }
        self.let_go();
        // It is seen as soon as the pointer comes to the board.
        let beside = Point { x: -1.0, y: -1.0 };
        self.press = Some(Press {
            piece: Some(piece),
            from: None,
            origin: beside,
            point: beside,
            dragging: false,
            stroke: None,
            was_held: false,
        });
        Vec::new()
    }
}
