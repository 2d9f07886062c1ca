//! What is to be seen on the board at one moment. The painter draws it and knows nothing else.
//!
//! Lengths are in squares, from the top left corner of the board as it is seen; the size of a
//! square and the device's pixels belong to the painter.

use consulboard_rules::{Geometry, Piece, Square};

use crate::Point;

/// What a square is marked as. Each kind has a shape of its own, not only a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MarkKind {
    /// The last move began here.
    LastFrom,
    /// The last move ended here.
    LastTo,
    /// The king here is in check.
    Check,
    /// The chosen piece stands here.
    Selected,
    /// A dragged piece would land here.
    DropTarget,
    /// An ordinary move may end here: a dot.
    Target,
    /// An ordinary move may capture here: a ring.
    CaptureTarget,
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

/// Which side is at the bottom, for squares and points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    /// Files and ranks.
    pub geometry: Geometry,
    /// Who sits at the lower edge.
    pub bottom: consulboard_rules::Color,
}

/// Everything to be seen at one moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The board and how it is turned.
    pub frame: Frame,
    /// Marked squares, to be drawn in this order below the pieces.
    pub marks: Vec<Mark>,
    /// Pieces in drawing order, the last on top.
    pub sprites: Vec<Sprite>,
    /// Whether the next frame will look different without any input.
    pub moving: bool,
}
