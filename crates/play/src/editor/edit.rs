//! What can be done to a draft. Rights that nothing on the board could have any more go with what
//! had them: nobody could see them to take them away.

use consulboard_rules::{Board, Color, Piece, Role, Square, SquareSet, Variant};

use super::draft::Draft;

/// Moves are numbered up to here: more than any game has, and far from the limit of the type.
const LAST_MOVE: u32 = 99_999;

impl Draft {
    /// Puts a piece on a square in place of what stood there, or takes away what stands there.
    /// Nothing happens beside the board, or with a piece that the game does not have.
    pub fn put(&mut self, square: Square, piece: Option<Piece>) {
        let fits = piece.is_none_or(|piece| self.has(piece.role));
        if fits && self.rules().geometry.contains(square) {
            self.board.set(square, piece);
            self.tidy();
        }
    }

    /// Moves a piece to another square; a castling right does not go with a rook.
    pub fn shift(&mut self, from: Square, to: Square) {
        let piece = self.piece(from);
        if from != to && piece.is_some() && self.rules().geometry.contains(to) {
            self.board.set(from, None);
            self.board.set(to, piece);
            self.castling_rooks.remove(from);
            self.castling_rooks.remove(to);
            self.tidy();
        }
    }

    /// Takes all pieces off the board; the side to move stays, the counters begin again.
    pub fn clear(&mut self) {
        *self = Draft {
            turn: self.turn,
            ..Draft::empty(self.variant)
        };
    }

    /// Says whose turn it is.
    pub fn set_turn(&mut self, turn: Color) {
        self.turn = turn;
        self.tidy();
    }

    /// Gives a rook the right to castle, instead of another one on the same side of its king, or
    /// takes it away. Nothing happens on a square without a rook that could have it.
    pub fn toggle_right(&mut self, rook: Square) {
        if self.castling_rooks.contains(rook) {
            self.castling_rooks.remove(rook);
            return;
        }
        let Some(piece) = self.piece(rook) else {
            return;
        };
        let kings = self.board.pieces(piece.color, Role::King);
        let Some(king) = kings
            .first()
            .filter(|_| self.castling_candidates().contains(rook))
        else {
            return;
        };
        let is_right = |square: Square| square.file() > king.file();
        let same_side = |at: &Square| at.rank() == rook.rank() && is_right(*at) == is_right(rook);
        let others: SquareSet = self.castling_rooks.into_iter().filter(same_side).collect();
        self.castling_rooks = (self.castling_rooks & !others).with(rook);
    }

    /// Says which square a pawn has just passed; nothing happens if none can have.
    pub fn set_en_passant(&mut self, square: Option<Square>) {
        if square.is_none_or(|square| self.en_passant_squares().contains(square)) {
            self.en_passant = square;
        }
    }

    /// Sets the number of the move, from 1.
    pub fn set_fullmoves(&mut self, number: u32) {
        self.fullmoves = number.clamp(1, LAST_MOVE);
    }

    /// Sets the plies since the last capture or pawn move.
    pub fn set_halfmoves(&mut self, plies: u32) {
        self.halfmoves = plies.min(LAST_MOVE);
    }

    /// The same pieces in another game, as far as it has their board and all of them; else nothing.
    pub fn in_game(&self, variant: Variant) -> Option<Draft> {
        let mut draft = Draft {
            variant,
            ..self.clone()
        };
        let same_board = draft.rules().geometry == self.rules().geometry;
        let known = self.board.iter().all(|(_, piece)| draft.has(piece.role));
        if !same_board || !known {
            return None;
        }
        draft.tidy();
        Some(draft)
    }

    /// Whether the game has such pieces.
    pub fn has(&self, role: Role) -> bool {
        self.rules().letter(role).is_some()
    }

    /// The board of a game, emptied of rights that nothing has.
    fn tidy(&mut self) {
        let rooks = self.castling_rooks;
        // What is left are the candidates that do not only count as such for having the right.
        self.castling_rooks = SquareSet::EMPTY;
        self.castling_rooks = rooks & self.castling_candidates();
        let passed = self.en_passant_squares();
        self.en_passant = self.en_passant.filter(|square| passed.contains(*square));
    }

    /// The pieces that can be put on the board: White's, then Black's, as the game lists them.
    pub fn palette(&self) -> impl Iterator<Item = Piece> {
        let letters = self.rules().letters;
        let of = move |color| letters.iter().map(move |(role, _)| role.of(color));
        Color::ALL.into_iter().flat_map(of)
    }

    /// The squares with pieces.
    pub fn occupied(&self) -> SquareSet {
        self.board.occupied()
    }

    /// A board with nothing on it.
    pub fn is_empty(&self) -> bool {
        self.board == Board::EMPTY
    }
}
