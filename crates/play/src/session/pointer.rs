//! Mouse and finger: clicks and drags on the board.

use consulboard_rules::{Square, StepKind};

use super::Session;
use crate::animation::Animation;
use crate::selection::Clicked;
use crate::{Effect, Point};

/// How far, in squares, a pressed pointer moves before a click becomes a drag.
const DRAG_THRESHOLD: f64 = 0.15;

/// A pressed pointer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Press {
    /// The square it went down on.
    pub(super) square: Square,
    /// Where it went down.
    origin: Point,
    /// Where it is.
    pub(super) point: Point,
    /// Whether it chose the piece by going down.
    chose: bool,
    /// Whether there is something to drag on the square.
    draggable: bool,
    /// Whether it has moved far enough to drag.
    pub(super) dragging: bool,
}

/// What the pointer could do where it is; a mouse shows it by its shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grip {
    /// Nothing.
    Nothing,
    /// A press would choose a piece or play a step of a move.
    Press,
    /// It holds a piece.
    Hold,
}

impl Session {
    /// What the pointer could do where it is.
    pub fn grip(&self) -> Grip {
        let next = |square| {
            let next = self.next_steps();
            next.iter().any(|next| next.step.square == square)
        };
        if self.press.is_some_and(|press| press.dragging) {
            Grip::Hold
        } else if self.hover.is_some_and(|it| self.is_own(it) || next(it)) {
            Grip::Press
        } else {
            Grip::Nothing
        }
    }

    pub(super) fn pointer_down(&mut self, point: Point) -> Vec<Effect> {
        let square = self.frame().square_at(point);
        self.hover = square;
        self.cursor = None;
        let Some(square) = square else {
            return Vec::new();
        };
        if let Some(why) = self.why_not(square) {
            return why;
        }
        self.let_choose(square);
        if !self.promotion.is_empty() {
            // A press beside the picker cancels it.
            return self.back();
        }
        self.animation = Animation::default();
        let next = self.next_steps();
        let is_next = next.iter().any(|next| next.step.square == square);
        let castling = self.selection.is_deep();
        let chose =
            self.is_own(square) && !is_next && !castling && self.selection.piece() != Some(square);
        if chose {
            self.selection.choose(square);
        }
        // The king can be dragged to its targets, in castling too, and then the rook to its own.
        let draggable = match self.selection.step(StepKind::KingTarget) {
            None => self.selection.piece() == Some(square),
            Some(_) => self.castling_rook() == Some(square),
        };
        self.press = Some(Press {
            square,
            origin: point,
            point,
            chose,
            draggable,
            dragging: false,
        });
        self.changed()
    }

    pub(super) fn pointer_move(&mut self, point: Point) -> Vec<Effect> {
        let square = self.frame().square_at(point);
        let Some(press) = &mut self.press else {
            return self.set_hover(square);
        };
        press.point = point;
        let far = (point.x - press.origin.x).hypot(point.y - press.origin.y);
        if press.draggable && far > DRAG_THRESHOLD {
            press.dragging = true;
        }
        self.hover = square;
        vec![Effect::Redraw]
    }

    pub(super) fn pointer_up(&mut self, point: Point) -> Vec<Effect> {
        let square = self.frame().square_at(point);
        self.hover = square;
        let Some(press) = self.press.take() else {
            return Vec::new();
        };
        let Some(square) = square else {
            // Let go beside the board: the piece returns.
            if press.dragging && press.chose {
                self.selection.clear();
            }
            return self.changed();
        };
        if !press.dragging {
            if press.chose || square != press.square {
                return self.changed();
            }
            let own = self.is_own(square);
            let clicked = self.selection.click(square, own, &self.choices);
            return self.clicked(clicked, None);
        }
        if square == press.square {
            return self.changed();
        }
        // Dragging the king onto the rook while castling with it is no accident (CAS-3).
        let clicked = match self.selection.king_to_rook_square(&self.choices) {
            Some(rook) if rook == square => self.selection.take_king_to_rook_square(&self.choices),
            Some(_) | None => self.selection.advance(square, &self.choices),
        };
        if clicked == Clicked::Nothing && press.chose {
            self.selection.clear();
            return self.changed();
        }
        self.clicked(clicked, Some(square))
    }

    pub(super) fn pointer_cancel(&mut self) -> Vec<Effect> {
        match self.press.take() {
            Some(press) if press.chose => {
                self.selection.clear();
                self.changed()
            }
            Some(_) => self.changed(),
            None => Vec::new(),
        }
    }

    pub(super) fn set_hover(&mut self, square: Option<Square>) -> Vec<Effect> {
        if self.hover == square {
            return Vec::new();
        }
        self.hover = square;
        // Without a selection nothing depends on where the pointer is.
        if self.selection.piece().is_some() {
            vec![Effect::Redraw]
        } else {
            Vec::new()
        }
    }

    /// The rook of the castling being entered.
    pub(super) fn castling_rook(&self) -> Option<Square> {
        let clicked = self.selection.step(StepKind::CastlingRook);
        clicked.or_else(|| {
            // Entered by the king's target: the rook follows from it.
            let ghosts = self.castling_ghosts()?;
            Some(ghosts.rook)
        })
    }
}
