//! Circles and arrows that are drawn on the position shown.

use consulboard_rules::Square;

use super::Session;
use crate::annotation::Annotations;
use crate::tree::{Marks, Pen};
use crate::{Draw, Edit, Effect, Message, Point};

/// A circle or an arrow that is being drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stroke {
    pen: Pen,
    from: Square,
    to: End,
}

/// Where it leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// Where the pointer is; nowhere beside the board.
    Pointer(Option<Square>),
    /// Where the keyboard's cursor is.
    Cursor,
}

impl Session {
    pub(super) fn draw(&mut self, draw: Draw) -> Vec<Effect> {
        match draw {
            Draw::Begin(pen, point) => self.begin_stroke(pen, point),
            Draw::Go(point) => self.lead_stroke(point),
            Draw::End(point) => {
                self.lead_stroke(point);
                self.end_stroke()
            }
            Draw::Cancel => match self.stroke.take() {
                Some(_) => vec![Effect::Redraw],
                None => Vec::new(),
            },
            Draw::AtCursor(pen) => self.draw_at_cursor(pen),
        }
    }

    fn begin_stroke(&mut self, pen: Pen, point: Point) -> Vec<Effect> {
        let effects = self.pointer_cancel();
        let from = self.frame().square_at(point);
        self.cursor = None;
        self.stroke = from.map(|from| Stroke {
            pen,
            from,
            to: End::Pointer(Some(from)),
        });
        if effects.is_empty() {
            vec![Effect::Redraw]
        } else {
            effects
        }
    }

    fn lead_stroke(&mut self, point: Point) -> Vec<Effect> {
        let square = self.frame().square_at(point);
        match &mut self.stroke {
            Some(stroke) if stroke.to != End::Cursor => {
                stroke.to = End::Pointer(square);
                vec![Effect::Redraw]
            }
            Some(_) | None => Vec::new(),
        }
    }

    fn draw_at_cursor(&mut self, pen: Pen) -> Vec<Effect> {
        let Some(from) = self.cursor else {
            return Vec::new();
        };
        if self.stroke.is_some() {
            return self.end_stroke();
        }
        self.stroke = Some(Stroke {
            pen,
            from,
            to: End::Cursor,
        });
        let said = Message::new("said-draw")
            .message("pen", pen_name(pen))
            .text("square", from);
        vec![Effect::Redraw, Effect::Announce(said)]
    }

    fn end_stroke(&mut self) -> Vec<Effect> {
        let Some(stroke) = self.stroke.take() else {
            return Vec::new();
        };
        let Some(to) = self.end_of(stroke) else {
            return vec![Effect::Redraw];
        };
        let by_pointer = stroke.to != End::Cursor;
        if by_pointer && to == stroke.from && self.can_step_back() {
            return self.back();
        }
        let before = self.drawn().clone();
        let node = self.node().index();
        let mut effects = self.edit(node, Edit::Mark(stroke.pen, stroke.from, to));
        let what = drawn_name(stroke.pen, stroke.from, to);
        let gone = self.drawn().len() < before.len();
        let id = if gone { "said-wiped" } else { "said-drawn" };
        if !effects.is_empty() {
            effects.push(Effect::Announce(Message::new(id).message("what", what)));
        }
        effects
    }

    fn end_of(&self, stroke: Stroke) -> Option<Square> {
        match stroke.to {
            End::Pointer(to) => to,
            End::Cursor => self.cursor,
        }
    }

    /// What is drawn, together with what is just being drawn, by pens.
    pub(super) fn drawings(&self) -> Vec<(Pen, Annotations)> {
        let drawn = self.drawn_now();
        let pens = Pen::ALL.into_iter();
        pens.map(|pen| (pen, drawn.of(pen)))
            .filter(|(_, drawn)| *drawn != Annotations::default())
            .collect()
    }

    /// Everything drawn, as it will be when the pointer is lifted here.
    fn drawn_now(&self) -> Marks {
        // The position of another side to move belongs to no game.
        let mut drawn = match self.aside {
            Some(_) => Marks::default(),
            None => self.drawn().clone(),
        };
        if let Some(stroke) = self.stroke
            && let Some(to) = self.end_of(stroke)
        {
            drawn.toggle(stroke.pen, stroke.from, to);
        }
        drawn
    }

    /// What is drawn on a square or begins there, in words.
    pub(super) fn drawn_at(&self, square: Square) -> Vec<Message> {
        let drawn = self.drawn();
        let circles = drawn.circles.iter().map(|(pen, at)| (*pen, *at, *at));
        let all = circles.chain(drawn.arrows.iter().copied());
        all.filter(|(_, from, _)| *from == square)
            .map(|(pen, from, to)| drawn_name(pen, from, to))
            .collect()
    }
}

/// "green circle on e4", "red arrow from e2 to e4".
fn drawn_name(pen: Pen, from: Square, to: Square) -> Message {
    let id = if from == to {
        "drawn-circle"
    } else {
        "drawn-arrow"
    };
    let name = Message::new(id).message("pen", pen_name(pen));
    if from == to {
        name.text("square", from)
    } else {
        name.text("from", from).text("to", to)
    }
}

fn pen_name(pen: Pen) -> Message {
    Message::new(match pen {
        Pen::Green => "pen-green",
        Pen::Red => "pen-red",
        Pen::Yellow => "pen-yellow",
        Pen::Blue => "pen-blue",
    })
}
