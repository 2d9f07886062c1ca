//! What happens to a session: everything a player, a page or a clock can do.

use consulboard_rules::{Claim, Color, Role, Square, Start, Variant};

use crate::session::ClockDeed;
use crate::tree::Pen;
use crate::{Letters, Pace};

/// A point on the board as it is seen: squares to the right of and below its top left corner.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// Squares from the left edge.
    pub x: f64,
    /// Squares from the upper edge.
    pub y: f64,
}

/// An arrow key, as the player sees the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrow {
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Upwards.
    Up,
    /// Downwards.
    Down,
}

/// What may be done with the pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hands {
    /// Moves are played.
    Play,
    /// Moves are shown and not played.
    Look,
    /// Nothing.
    Rest,
}

/// Drawing on the position shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Draw {
    /// A circle or an arrow begins at a point; a drag that has begun there ends where it began.
    Begin(Pen, Point),
    /// It goes on to a point; outside the board too.
    Go(Point),
    /// It ends at a point: a circle where it began, an arrow to another square, nothing beside the board.
    /// In the middle of a move, what would be a circle is a step back.
    End(Point),
    /// It is given up.
    Cancel,
    /// It begins or ends where the keyboard's cursor is.
    AtCursor(Pen),
}

/// A setting with its new value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// Whether the board turns to the side to move after each move.
    FlipAfterMove(bool),
    /// Whether the far player's pieces are drawn turned, for two people across a table.
    FaceToFace(bool),
    /// What the player may do.
    Hands(Hands),
    /// How pieces are written.
    Letters(Letters),
    /// Whether pieces slide; off under prefers-reduced-motion.
    Motion(bool),
    /// How fast they do.
    Pace(Pace),
}

/// A change of the game with its variations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// Put lines in order.
    Lines(Lines),
    /// What is said before the move.
    Before(String),
    /// What is said after it.
    After(String),
    /// Put a glyph (NAG), or take it away.
    Glyph(u8),
    /// Draw a circle, or an arrow between two squares, or wipe it off.
    Mark(Pen, Square, Square),
    /// Wipe off everything that is drawn.
    Wipe,
}

/// What may be done with the line of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lines {
    /// Put it before the one above it.
    Promote,
    /// Make it the game.
    MakeMain,
    /// Delete the move and all that follows.
    Delete,
}

/// One thing that happens.
#[derive(Clone, Debug, PartialEq)]
pub enum Input {
    /// The primary button or a finger goes down on the board.
    PointerDown(Point),
    /// It moves, pressed or not; outside the board too.
    PointerMove(Point),
    /// It is lifted; outside the board too.
    PointerUp(Point),
    /// The system took the pointer away: a drag ends where it began.
    PointerCancel,
    /// The pointer left the board without a button pressed.
    PointerLeave,
    /// An arrow key on the board.
    Arrow(Arrow),
    /// The keyboard focus goes to a square (the DOM twin of the board was clicked or focused).
    Focus(Option<Square>),
    /// Enter or space on the board: like a click on the square under the cursor.
    Activate,
    /// Esc, the right button, a click outside the promotion picker: one step back.
    Back,
    /// A piece was chosen in the promotion picker.
    Promote(Role),
    /// The king's target was chosen although the castling rook stands on it (CAS-3).
    KingToRookSquare,
    /// A chain of leaps ends where it has landed.
    Stop,
    /// A castling of a side's list is pointed at, by its text; `None` when no longer.
    PreviewCastling(Option<(Color, String)>),
    /// Something is drawn on the position shown.
    Draw(Draw),
    /// A move was typed, or a castling of the list clicked.
    Text(String),
    /// Take back the last move; elsewhere than at the end of the game, look at the position before.
    Undo,
    /// Play the move taken back again; likewise.
    Redo,
    /// Look at the position after so many plies of the line that is shown.
    Jump(usize),
    /// Look at any position of the game and its variations, by its number in the lists of the panel.
    Visit(u32),
    /// Walk back and on in the line that is shown, up and down among the moves that could have been
    /// played instead of the last one.
    Walk(Arrow),
    /// Change the game and its variations at a position.
    Edit(u32, Edit),
    /// Bring back the line that was deleted last, if nothing else has been changed since.
    BringBack,
    /// Note who played, where or when, by the name of a PGN tag; an empty value is forgotten.
    Tag(String, String),
    /// Take back everything after the position looked at, and go on from there; what followed stays as
    /// a variation.
    ContinueFromHere,
    /// Turn the board.
    Flip,
    /// A side resigns.
    Resign(Color),
    /// Something is done with the clock.
    Clock(ClockDeed),
    /// Both agree to a draw.
    AgreeDraw,
    /// The side to move claims a draw.
    Claim(Claim),
    /// Start a game.
    NewGame(Variant, Start),
    /// The same start again.
    Rematch,
    /// Keep the piece that may be relocated where it is (CFG-1).
    Keep,
    /// Start from a FEN, of the variant being played.
    LoadFen(String),
    /// Open a shared game: the text behind the `#` of the address.
    OpenLink(String),
    /// Restore a saved game.
    Restore(String),
    /// Change a setting.
    Set(Setting),
    /// Time passed: a frame is due.
    Tick,
}
