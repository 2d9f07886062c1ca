//! What happens to an editor, and what it wants to have done.

use consulboard_rules::{Color, Piece, Square, Start, Variant};

use crate::{Arrow, Message, Point};

/// What a press on the board does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Moves a piece: by dragging, or with a press on it and one on its new square.
    Hand,
    /// Puts this piece, and takes it away where it stands already.
    Put(Piece),
    /// Takes away what stands there.
    Erase,
    /// Gives a rook the right to castle, or takes it.
    Castling,
    /// Says that a pawn has just passed the square, or that it has not.
    EnPassant,
}

/// One thing that happens.
#[derive(Clone, Debug, PartialEq)]
pub enum EditInput {
    /// The primary button or a finger goes down on the board.
    PointerDown(Point),
    /// It moves, pressed or not; outside the board too.
    PointerMove(Point),
    /// It is lifted; a piece that is dropped beside the board leaves it.
    PointerUp(Point),
    /// The system took the pointer away: a drag ends where it began.
    PointerCancel,
    /// A piece of the palette is dragged, and dropped with [`EditInput::PointerUp`].
    Grab(Piece),
    /// A tool is chosen.
    Tool(Tool),
    /// An arrow key on the board.
    Arrow(Arrow),
    /// The keyboard focus goes to a square.
    Focus(Option<Square>),
    /// Enter or space on the board: like a press on the square under the cursor.
    Activate,
    /// Delete on the board: takes away what stands under the cursor.
    Delete,
    /// A letter typed on the board puts that piece under the cursor, capital letters White's.
    Letter(char),
    /// Esc: what was picked up is put back; then the hand is the tool again.
    Back,
    /// A piece is put on a square, or taken from it.
    Put(Square, Option<Piece>),
    /// A piece goes to another square.
    Shift(Square, Square),
    /// All pieces leave the board.
    Clear,
    /// A starting position is put up.
    Start(Start),
    /// The one with a number is, as [`numbered_start`](super::numbered_start) reads it.
    Number(String),
    /// It is this side's turn.
    Turn(Color),
    /// A rook is given the right to castle, or it is taken from it.
    Right(Square),
    /// The square that a pawn has just passed.
    EnPassant(Option<Square>),
    /// The number of the move.
    Fullmoves(u32),
    /// The plies since the last capture or pawn move.
    Halfmoves(u32),
    /// A FEN is opened, of the game being edited.
    Fen(String),
    /// Another game: with the same pieces where it has them, else with its starting position.
    Variant(Variant),
    /// The last change is undone.
    Undo,
    /// The change undone last is made again.
    Redo,
    /// The board is turned.
    Flip,
    /// The position is to be played.
    Play,
}

/// One thing to do.
#[derive(Clone, Debug, PartialEq)]
pub enum EditEffect {
    /// The scene changed: paint it with the next frame.
    Redraw,
    /// The panel changed: show it.
    Refresh,
    /// Say this to a screen reader.
    Announce(Message),
    /// Something could not be done, or a text not be read in every part: the reasons.
    Refuse(Vec<Message>),
    /// A number means no starting position: the reason.
    RefuseNumber(Message),
    /// Begin a game.
    Play(Variant, Start),
}
