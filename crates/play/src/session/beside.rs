//! The session as it is seen beside the board, and read out.

use consulboard_rules::{
    ByColor, Change, Color, DrawReason, File, Outcome, Piece, Role, Square, WinReason,
};

use super::Session;
use crate::panel::{CastlingItem, CastlingPanel, Cell, Panel, PromotionPanel, ResultPanel};
use crate::{describe, record};

impl Session {
    /// What is to be seen beside the board.
    pub fn panel(&self) -> Panel {
        let view = self.view();
        let (setup, moves) = self.move_items();
        Panel {
            variant: self.game.variant(),
            start: self.game.start().clone(),
            title: describe::title(self.game.variant()),
            players: ByColor {
                white: self.tree.tags().value("White").map(str::to_owned),
                black: self.tree.tags().value("Black").map(str::to_owned),
            },
            prompt: describe::prompt(self),
            turn: view.turn(),
            setup,
            moves,
            shown: self.shown(),
            node: self.node().index(),
            tip: self.tree.tip().index(),
            lines: self.lines(),
            last: self.line().len(),
            looking_back: self.is_looking_back(),
            can_undo: self.can_undo(),
            can_redo: self.can_redo(),
            can_bring_back: self.can_bring_back(),
            claims: self.game.claims(),
            result: self.game.outcome().map(|outcome| ResultPanel {
                outcome,
                score: match outcome {
                    Outcome::Win { .. } => outcome.score(),
                    Outcome::Draw { .. } => "½–½",
                },
                text: describe::outcome(outcome),
            }),
            captured: self.captured(),
            castling: ByColor::new_with(|color| self.castling_panel(color)),
            promotion: self.promotion_panel(),
            king_to_rook_square: self.selection.king_to_rook_square(&self.choices),
            relocating: self.relocating(),
            preview: self.preview.clone(),
            can_stop: self.selection.stop(&self.choices).is_some(),
            can_step_back: self.can_step_back(),
            fen: view.fen(),
            link: record::write_link(&self.tree),
            flip_after_move: self.flip_after_move,
            face_to_face: self.face_to_face,
            letters: self.letters,
        }
    }

    /// Whether something has been begun; a piece that is chosen by itself is nothing begun.
    pub(crate) fn can_step_back(&self) -> bool {
        !self.promotion.is_empty()
            || self.selection.is_deep()
            || self.selection.piece().is_some() && self.relocating().is_none()
    }

    /// The piece that may be relocated now.
    pub(super) fn relocating(&self) -> Option<Piece> {
        self.view().relocating().filter(|_| self.may_move())
    }

    /// What each side has captured up to the position shown.
    fn captured(&self) -> ByColor<Vec<Piece>> {
        let mut captured: ByColor<Vec<Piece>> = ByColor::default();
        for (index, ply) in self.line().plies().enumerate().take(self.shown()) {
            let before = self.line().view(index);
            for change in ply.changes.iter() {
                if let Change::Remove { at } = change
                    && let Some(piece) = before.piece(at)
                {
                    captured[!piece.color].push(piece);
                }
            }
        }
        ByColor::new_with(|color| {
            let taken = |role| captured[color].iter().filter(move |p| p.role == role);
            Role::ALL.into_iter().flat_map(taken).copied().collect()
        })
    }

    fn castling_panel(&self, color: Color) -> CastlingPanel {
        let view = self.view();
        let rooks: Vec<File> = view
            .castling_rooks(color)
            .into_iter()
            .map(Square::file)
            .collect();
        if rooks.is_empty() || self.here().outcome().is_some() {
            return CastlingPanel {
                rooks,
                ..CastlingPanel::default()
            };
        }
        let castlings = view.castlings(color).into_iter();
        CastlingPanel {
            rooks,
            items: castlings
                .map(|castling| CastlingItem {
                    text: castling.text,
                    captures: castling.captures,
                })
                .collect(),
            playable: self.may_move() && view.turn() == color,
        }
    }

    fn promotion_panel(&self) -> Option<PromotionPanel> {
        let color = self.here().turn();
        let square = self.selection.steps().last()?.square;
        let choices = self.promotion.iter();
        let roles: Vec<Role> = choices
            .filter_map(|id| self.choices.get(usize::from(id.0))?.promotion)
            .collect();
        // In the order of the rules, which is the order of their worth.
        let offered = self.view().rules().promotions.iter();
        let pieces: Vec<Piece> = offered
            .filter(|role| roles.contains(role))
            .map(|role| role.of(color))
            .collect();
        (!pieces.is_empty()).then_some(PromotionPanel { square, pieces })
    }

    /// The DOM twin of the board: every square, row by row from the top left corner.
    pub fn cells(&self) -> Vec<Cell> {
        let view = self.view();
        let marks = self.marks();
        let frame = self.frame();
        frame
            .squares()
            .map(|square| Cell {
                square,
                label: describe::cell(square, view.piece(square), &marks, self.drawn_at(square)),
                cursor: self.cursor == Some(square),
                selected: self.selection.piece() == Some(square),
            })
            .collect()
    }
}

/// The message id of how a game was won.
pub(crate) fn win_id(reason: WinReason) -> &'static str {
    match reason {
        WinReason::Checkmate => "result-checkmate",
        WinReason::Resignation => "result-resignation",
        WinReason::Time => "result-time",
        WinReason::LionCaptured => "result-lion",
        WinReason::NoMoves => "result-no-moves",
        WinReason::Unstated => "result-won",
    }
}

/// The message id of how a game was drawn.
pub(crate) fn draw_id(reason: DrawReason) -> &'static str {
    match reason {
        DrawReason::Stalemate => "result-stalemate",
        DrawReason::DeadPosition => "result-dead-position",
        DrawReason::Agreement => "result-agreement",
        DrawReason::ThreefoldRepetition => "result-threefold",
        DrawReason::FivefoldRepetition => "result-fivefold",
        DrawReason::FiftyMoves => "result-fifty",
        DrawReason::SeventyFiveMoves => "result-seventy-five",
        DrawReason::TimeAgainstBareKing => "result-time-bare-king",
        DrawReason::BareLions => "result-bare-lions",
        DrawReason::Unstated => "result-drawn",
    }
}
