//! What is to be seen on the board at one moment. The painter draws it and knows nothing else.
//!
//! Lengths are in squares, from the top left corner of the board as it is seen; the size of a
//! square and the device's pixels belong to the painter.

use consulboard_rules::{Color, File, Geometry, Piece, Rank, Square, SquareSet};

use crate::annotation::Annotations;
use crate::tree::Pen;
use crate::{Arrow, Point};

/// What a square is marked as. Each kind has a shape of its own, not only a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MarkKind {
    /// The last move began here.
    LastFrom,
    /// The last move ended here.
    LastTo,
    /// The king here is in check.
    Check,
    /// The lion here can be captured (CGO-2).
    Threatened,
    /// The chosen piece stands here.
    Selected,
    /// A dragged piece would land here.
    DropTarget,
    /// An ordinary move may end here: a dot.
    Target,
    /// An ordinary move may capture here: a ring.
    CaptureTarget,
    /// A monkey may land here after a leap.
    Landing,
    /// The monkey has landed here, and its chain may end here: clicked again it stops.
    Stop,
    /// The piece here drowns this turn if it stays (CGO-12).
    Drowning,
    /// A piece that goes here drowns (CGO-12).
    DrownTarget,
    /// The piece here is captured by the chain being entered.
    Prey,
    /// A piece that the chosen one may change places with (CFG-2): a ring and two arrows.
    Relocatee,
    /// A rook to castle with: a ring of its own look.
    CastlingRook,
    /// The castling king may go here.
    KingTarget,
    /// The castling rook may go here.
    RookTarget,
    /// The castling rook may capture here (CAS-6).
    RookCaptureTarget,
    /// The cursor of the keyboard.
    Cursor,
}

/// A marked square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Mark {
    /// Which.
    pub square: Square,
    /// How.
    pub kind: MarkKind,
}

/// How a piece is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Look {
    /// On its square or sliding.
    Standing,
    /// In the hand: a little larger, with a soft shadow.
    Lifted,
    /// Where it will stand or has stood: half transparent.
    Ghost,
}

/// A piece to draw.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprite {
    /// What.
    pub piece: Piece,
    /// The top left corner of the square it covers.
    pub at: Point,
    /// How.
    pub look: Look,
    /// Whether it stands on its head, for the player across the table.
    pub turned: bool,
    /// From 0 for invisible to 1.
    pub opacity: f64,
}

/// A ring on the water where a piece has drowned (CGO-12).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ripple {
    /// The top left corner of its square.
    pub at: Point,
    /// From 0, when it begins to spread, to 1, when it is gone.
    pub progress: f64,
}

/// Which side is at the bottom, for squares and points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    /// Files and ranks.
    pub geometry: Geometry,
    /// Who sits at the lower edge.
    pub bottom: Color,
}

impl Frame {
    /// The top left corner of a square.
    pub fn corner(&self, square: Square) -> Point {
        let (files, ranks) = (self.geometry.files(), self.geometry.ranks());
        let (file, rank) = (square.file().index(), square.rank().index());
        let (x, y) = match self.bottom {
            Color::White => (file, ranks - 1 - rank),
            Color::Black => (files - 1 - file, rank),
        };
        Point {
            x: f64::from(x),
            y: f64::from(y),
        }
    }

    /// The square under a point; `None` beside the board.
    pub fn square_at(&self, point: Point) -> Option<Square> {
        let (files, ranks) = (self.geometry.files(), self.geometry.ranks());
        let inside =
            |value: f64, size: u8| (value >= 0.0 && value < f64::from(size)).then_some(value as u8);
        let (x, y) = (inside(point.x, files)?, inside(point.y, ranks)?);
        match self.bottom {
            Color::White => Square::at(x, ranks - 1 - y),
            Color::Black => Square::at(files - 1 - x, y),
        }
    }

    /// Every square, row by row from the top left corner.
    pub fn squares(&self) -> impl Iterator<Item = Square> + '_ {
        let (files, ranks) = (self.geometry.files(), self.geometry.ranks());
        let centre = |n: u8| f64::from(n) + 0.5;
        let points = (0..ranks).flat_map(move |y| (0..files).map(move |x| (x, y)));
        points.filter_map(move |(x, y)| {
            self.square_at(Point {
                x: centre(x),
                y: centre(y),
            })
        })
    }

    /// The files from the left edge to the right one.
    pub fn files(&self) -> impl Iterator<Item = File> + '_ {
        let first = self.squares().take(usize::from(self.geometry.files()));
        first.map(Square::file)
    }

    /// The ranks from the upper edge to the lower one.
    pub fn ranks(&self) -> impl Iterator<Item = Rank> + '_ {
        let left = self.squares().step_by(usize::from(self.geometry.files()));
        left.map(Square::rank)
    }

    /// The square that an arrow key leads to; the same one at the edge.
    pub(crate) fn step(&self, square: Square, arrow: Arrow) -> Square {
        let corner = self.corner(square);
        let (dx, dy) = match arrow {
            Arrow::Left => (-1.0, 0.0),
            Arrow::Right => (1.0, 0.0),
            Arrow::Up => (0.0, -1.0),
            Arrow::Down => (0.0, 1.0),
        };
        let centre = Point {
            x: corner.x + 0.5 + dx,
            y: corner.y + 0.5 + dy,
        };
        self.square_at(centre).unwrap_or(square)
    }

    /// Where the cursor of the keyboard first appears: the middle of a side's back rank.
    pub(crate) fn entry(&self, color: Color) -> Square {
        let middle = self.geometry.files() / 2;
        let file = self.geometry.file(middle);
        let fallback = Point { x: 0.5, y: 0.5 };
        file.map(|file| Square::new(file, self.geometry.back_rank(color)))
            .or_else(|| self.square_at(fallback))
            .unwrap_or_else(|| unreachable!("every board has squares"))
    }
}

/// Everything to be seen at one moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The board and how it is turned.
    pub frame: Frame,
    /// The river.
    pub river: SquareSet,
    /// The castles.
    pub castles: SquareSet,
    /// Marked squares, to be drawn in this order below the pieces.
    pub marks: Vec<Mark>,
    /// Rings on the water, to be drawn above the marks and below the pieces.
    pub ripples: Vec<Ripple>,
    /// Circles, to be drawn below the pieces, and arrows, above them, by their pens.
    pub drawings: Vec<(Pen, Annotations)>,
    /// Pieces in drawing order, the last on top.
    pub sprites: Vec<Sprite>,
    /// Whether the next frame will look different without any input.
    pub moving: bool,
}
