//! What is beside the board of the editor.

use consulboard_rules::{Color, Piece, SetupFault, Square, Variant};

use super::draft::Verdict;
use super::event::Tool;
use super::numbers::Numbered;
use super::session::Editor;
use crate::{Message, describe, refusals};

/// A piece to put on the board.
#[derive(Clone, Debug, PartialEq)]
pub struct PaletteItem {
    /// The piece.
    pub piece: Piece,
    /// Its name.
    pub label: Message,
    /// Whether it is the tool.
    pub chosen: bool,
}

/// A rook that may be given the right to castle.
#[derive(Clone, Debug, PartialEq)]
pub struct RightItem {
    /// Where it stands.
    pub square: Square,
    /// "White rook on a1 may castle".
    pub label: Message,
    /// Whether it has the right.
    pub has: bool,
}

/// A square that a pawn can just have passed.
#[derive(Clone, Debug, PartialEq)]
pub struct PassingItem {
    /// Which.
    pub square: Square,
    /// Whether one has.
    pub chosen: bool,
}

/// Everything beside the board.
#[derive(Clone, Debug, PartialEq)]
pub struct EditPanel {
    /// The game.
    pub variant: Variant,
    /// Its name with the edition.
    pub title: Message,
    /// What a press on the board does.
    pub prompt: Message,
    /// The tool.
    pub tool: Tool,
    /// The pieces of the game: White's, then Black's.
    pub palette: Vec<PaletteItem>,
    /// Who is to move.
    pub turn: Color,
    /// The rooks that may castle or could; none where there is no castling.
    pub rights: Vec<RightItem>,
    /// The squares that a pawn can just have passed.
    pub passing: Vec<PassingItem>,
    /// Whether the game has a capture en passant, wherever pawns stand now.
    pub has_passing: bool,
    /// The numbers of its starting positions, where there are several.
    pub numbered: Option<Numbered>,
    /// The number of the move.
    pub fullmoves: u32,
    /// Plies since the last capture or pawn move.
    pub halfmoves: u32,
    /// The FEN.
    pub fen: String,
    /// Whether the position can be played from.
    pub playable: bool,
    /// Whether it can be played, in a sentence; or why not, each reason one.
    pub verdict: Vec<Message>,
    /// Whether a change can be undone.
    pub can_undo: bool,
    /// Whether an undone one can be made again.
    pub can_redo: bool,
}

impl Editor {
    /// What is to be seen beside the board.
    pub fn panel(&self) -> EditPanel {
        let draft = self.draft();
        let palette = draft.palette().map(|piece| PaletteItem {
            piece,
            label: describe::piece(piece),
            chosen: self.tool == Tool::Put(piece),
        });
        let candidates = draft.castling_candidates().into_iter();
        let rights = candidates.map(|square| RightItem {
            square,
            label: Message::new("editor-right").text("square", square),
            has: draft.castling_rooks().contains(square),
        });
        let passing = draft.en_passant_squares().into_iter();
        let passing = passing.map(|square| PassingItem {
            square,
            chosen: draft.en_passant() == Some(square),
        });
        let verdict = draft.verdict();
        EditPanel {
            variant: draft.variant(),
            title: describe::title(draft.variant()),
            prompt: self.prompt(),
            tool: self.tool,
            palette: palette.collect(),
            turn: draft.turn(),
            rights: rights.collect(),
            passing: passing.collect(),
            has_passing: draft.has_en_passant(),
            numbered: Numbered::of(draft),
            fullmoves: draft.fullmoves(),
            halfmoves: draft.halfmoves(),
            fen: draft.fen(),
            playable: verdict == Verdict::Playable,
            verdict: match verdict {
                Verdict::Playable => vec![Message::new("editor-playable")],
                Verdict::Over(_) | Verdict::Impossible(_) => self.reasons(),
            },
            can_undo: self.can_undo(),
            can_redo: self.can_redo(),
        }
    }

    /// Which squares a pawn can just have passed; and of one that was chosen and is not among them, that it
    /// is not.
    fn prompt_passing(&self) -> Message {
        let draft = self.draft();
        if let Some(at) = self.missed {
            return refusals::fault(&SetupFault::EnPassant { at });
        }
        let squares = draft.en_passant_squares().into_iter();
        let squares: Vec<String> = squares.map(|square| square.to_string()).collect();
        if squares.is_empty() {
            return Message::new("editor-prompt-no-passing").text("turn", draft.turn());
        }
        Message::new("editor-prompt-en-passant").text("squares", squares.join(", "))
    }

    /// What a press on the board does.
    pub(super) fn prompt(&self) -> Message {
        let held = self.held.and_then(|square| self.draft().piece(square));
        match (self.tool, held) {
            (Tool::Hand, Some(piece)) => {
                Message::new("editor-prompt-held").message("piece", describe::piece(piece))
            }
            (Tool::Hand, None) => Message::new("editor-prompt-hand"),
            (Tool::Put(piece), _) => {
                Message::new("editor-prompt-put").message("piece", describe::piece(piece))
            }
            (Tool::Erase, _) => Message::new("editor-prompt-erase"),
            (Tool::Castling, _) => Message::new("editor-prompt-castling"),
            (Tool::EnPassant, _) => self.prompt_passing(),
        }
    }
}
