//! What is to be seen beside the board: plain data that the page shows.

use consulboard_rules::{ByColor, Claim, Color, File, Outcome, Piece, Square, Start, Variant};

use crate::{Letters, Message};

/// A move of the list.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveItem {
    /// The position after this many plies belongs to it, from 1.
    pub ply: usize,
    /// What the position is called in [`Input::Visit`](crate::Input::Visit).
    pub node: u32,
    /// The number of the move, to be written before White's moves and the first one of the list.
    pub number: u32,
    /// Who played it.
    pub color: Color,
    /// In SAN, with the letters chosen.
    pub san: String,
    /// What is thought of it, with the space before it where there is one: `!?`, ` ±`.
    pub glyphs: String,
}

/// A part of what is said below a move of the game: a comment, a move of a variation, a bracket.
#[derive(Clone, Debug, PartialEq)]
pub struct LineItem {
    /// Below which move, by its ply; 0 stands above all moves.
    pub ply: usize,
    /// How deep it lies: 0 for comments on the game, 1 for its variations.
    pub depth: usize,
    /// Whether it begins a line of its own.
    pub opens: bool,
    /// What it is.
    pub part: LinePart,
}

/// What is said there.
#[derive(Clone, Debug, PartialEq)]
pub enum LinePart {
    /// A variation begins: an opening bracket.
    Open,
    /// It ends: a closing one.
    Close,
    /// A comment.
    Comment(String),
    /// A move.
    Move {
        /// What its position is called in [`Input::Visit`](crate::Input::Visit).
        node: u32,
        /// The move, with its number where that is needed, and the letters chosen.
        text: String,
        /// What is thought of it, likewise.
        glyphs: String,
    },
}

/// What can be done with a move of the list.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveMenu {
    /// What its position is called in [`Input::Edit`](crate::Input::Edit).
    pub node: u32,
    /// The move with its number and the letters chosen; `None` for the start.
    pub label: Option<String>,
    /// The comment before it.
    pub before: String,
    /// The comment after it; at the start, that of the game.
    pub after: String,
    /// Its glyphs (NAGs).
    pub glyphs: Vec<u8>,
    /// Whether its variation can be put before another one.
    pub promotes: bool,
    /// Whether its line can become the game.
    pub becomes_main: bool,
    /// Whether something is drawn on its position.
    pub is_drawn_on: bool,
}

/// A castling of the list.
#[derive(Clone, Debug, PartialEq)]
pub struct CastlingItem {
    /// In the wiki's notation: `0-0-i-h`.
    pub text: String,
    /// Whether the rook captures.
    pub captures: bool,
}

/// A side's castling.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CastlingPanel {
    /// Files of the rooks that may still castle, from the left.
    pub rooks: Vec<File>,
    /// The castlings possible now, with each rook in turn.
    pub items: Vec<CastlingItem>,
    /// Whether it is this side's turn, so that a click plays one.
    pub playable: bool,
}

/// The choice of what a pawn becomes.
#[derive(Clone, Debug, PartialEq)]
pub struct PromotionPanel {
    /// The square the pawn moves to.
    pub square: Square,
    /// What it may become, best first.
    pub pieces: Vec<Piece>,
}

/// How the game ended.
#[derive(Clone, Debug, PartialEq)]
pub struct ResultPanel {
    /// The outcome.
    pub outcome: Outcome,
    /// `1-0`, `0-1`, `½-½`.
    pub score: &'static str,
    /// "White wins by checkmate".
    pub text: Message,
}

/// Everything beside the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Panel {
    /// The variant.
    pub variant: Variant,
    /// Where the game started.
    pub start: Start,
    /// The name of the game with its edition.
    pub title: Message,
    /// The players, where their names are known.
    pub players: ByColor<Option<String>>,
    /// The line that always says what is expected.
    pub prompt: Message,
    /// Who is to move in the position shown.
    pub turn: Color,
    /// The relocations before the first move (CFG-1).
    pub setup: Vec<MoveItem>,
    /// The moves played.
    pub moves: Vec<MoveItem>,
    /// Comments and variations, in the order in which they stand below the moves.
    pub lines: Vec<LineItem>,
    /// The ply shown on the board, counted in the line that it is in.
    pub shown: usize,
    /// The ply of the last position of that line, relocations counted.
    pub last: usize,
    /// The position shown, for [`Input::Visit`](crate::Input::Visit).
    pub node: u32,
    /// The last position of the game, likewise.
    pub tip: u32,
    /// Whether another position than the last one of the game is shown.
    pub looking_back: bool,
    /// Whether a move can be taken back.
    pub can_undo: bool,
    /// Whether one taken back can be played again.
    pub can_redo: bool,
    /// Whether the line that was deleted last can come back.
    pub can_bring_back: bool,
    /// Draws that may be claimed.
    pub claims: Vec<Claim>,
    /// The result, once there is one.
    pub result: Option<ResultPanel>,
    /// What each side has captured, most valuable first.
    pub captured: ByColor<Vec<Piece>>,
    /// Castling, in the position shown.
    pub castling: ByColor<CastlingPanel>,
    /// The promotion picker, while a promotion is being chosen.
    pub promotion: Option<PromotionPanel>,
    /// The square of the castling rook where the king may go too; it needs a button of its own
    /// since a click on the rook selects the rook.
    pub king_to_rook_square: Option<Square>,
    /// The piece that may be relocated now, or kept by [`Input::Keep`](crate::Input::Keep).
    pub relocating: Option<Piece>,
    /// The castling that is pointed at, by its side and how it is written.
    pub preview: Option<(Color, String)>,
    /// Whether a chain of leaps may end where it has landed.
    pub can_stop: bool,
    /// Whether something can be stepped back from with Esc.
    pub can_step_back: bool,
    /// The FEN of the position shown.
    pub fen: String,
    /// The text for behind the `#` of the address that opens this game.
    pub link: String,
    /// Whether the board turns after each move.
    pub flip_after_move: bool,
    /// Whether the far pieces are turned.
    pub face_to_face: bool,
    /// How pieces are written.
    pub letters: Letters,
}

impl Panel {
    /// The move of the game that led to the position shown, with its number and the letters chosen.
    pub fn shown_move(&self) -> Option<String> {
        let mut all = self.setup.iter().chain(&self.moves);
        let item = all.find(|item| item.node == self.node)?;
        Some(match (item.number, item.color) {
            (0, _) => item.san.clone(),
            (number, Color::White) => format!("{number}. {}", item.san),
            (number, Color::Black) => format!("{number}... {}", item.san),
        })
    }
}

/// A square of the DOM twin of the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Cell {
    /// Which.
    pub square: Square,
    /// "e2, white pawn, can be captured".
    pub label: Message,
    /// Whether the keyboard's cursor is here.
    pub cursor: bool,
    /// Whether the piece here is chosen.
    pub selected: bool,
}
