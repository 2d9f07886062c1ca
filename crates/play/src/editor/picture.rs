//! The editor as it is seen on the board.

use consulboard_rules::{Game, Square, SquareSet, Terrain};

use super::event::Tool;
use super::session::Editor;
use crate::scene::{Look, Mark, MarkKind, Scene, Sprite};
use crate::{Cell, Message, Point, describe};

/// How much is left of a piece that is being dragged.
const FADED: f64 = 0.35;

impl Editor {
    /// What is to be seen on the board.
    pub fn scene(&self) -> Scene {
        let frame = self.frame();
        let dragged = self.press.filter(|press| press.dragging);
        let standing = self.draft().pieces().into_iter().map(|(square, piece)| {
            let is_dragged = dragged.is_some_and(|press| press.from == Some(square));
            Sprite {
                piece,
                at: frame.corner(square),
                look: Look::Standing,
                turned: false,
                opacity: if is_dragged { FADED } else { 1.0 },
            }
        });
        let mut sprites: Vec<Sprite> = standing.collect();
        sprites.extend(dragged.and_then(|press| {
            Some(Sprite {
                piece: press.piece?,
                at: Point {
                    x: press.point.x - 0.5,
                    y: press.point.y - 0.5,
                },
                look: Look::Lifted,
                turned: false,
                opacity: 1.0,
            })
        }));
        // Any position of the game has its river and castles.
        let game = Game::new(self.draft().variant());
        Scene {
            frame,
            river: game.now().terrain(Terrain::River),
            castles: game.now().terrain(Terrain::Castle),
            marks: self.marks(),
            ripples: Vec::new(),
            drawings: Vec::new(),
            sprites,
            moving: false,
        }
    }

    /// Marked squares: what has a right, where the tool can be used, what is picked up.
    fn marks(&self) -> Vec<Mark> {
        let draft = self.draft();
        let mut marks = Vec::new();
        let mut mark = |squares: SquareSet, kind| {
            marks.extend(squares.into_iter().map(|square| Mark { square, kind }));
        };
        let one = |square: Option<Square>| square.map_or(SquareSet::EMPTY, SquareSet::of);
        mark(draft.castling_rooks(), MarkKind::CastlingRook);
        match self.tool {
            Tool::Castling => {
                let others = draft.castling_candidates() & !draft.castling_rooks();
                mark(others, MarkKind::RookTarget);
            }
            Tool::EnPassant => mark(draft.en_passant_squares(), MarkKind::Target),
            Tool::Hand | Tool::Put(_) | Tool::Erase => {}
        }
        mark(one(draft.en_passant()), MarkKind::CaptureTarget);
        mark(one(self.held), MarkKind::Selected);
        let over = self
            .press
            .filter(|press| press.dragging && press.piece.is_some());
        let over = over.and_then(|press| self.frame().square_at(press.point));
        mark(one(over), MarkKind::DropTarget);
        mark(one(self.cursor), MarkKind::Cursor);
        marks
    }

    /// The squares for a screen reader, in reading order of the board as it is turned.
    pub fn cells(&self) -> Vec<Cell> {
        let frame = self.frame();
        let cells = frame.squares().map(|square| Cell {
            square,
            label: self.named(square),
            cursor: self.cursor == Some(square),
            selected: self.held == Some(square),
        });
        cells.collect()
    }

    /// A square with what stands there and which right it has.
    pub(super) fn named(&self, square: Square) -> Message {
        let draft = self.draft();
        let cell = describe::cell(square, draft.piece(square), &[], Vec::new());
        let with = |cell, id| {
            Message::new("cell-marked")
                .message("cell", cell)
                .message("mark", Message::new(id))
        };
        if draft.castling_rooks().contains(square) {
            with(cell, "editor-may-castle")
        } else if draft.en_passant() == Some(square) {
            with(cell, "editor-passed")
        } else if self.tool == Tool::EnPassant && draft.en_passant_squares().contains(square) {
            with(cell, "editor-can-be-passed")
        } else {
            cell
        }
    }
}
