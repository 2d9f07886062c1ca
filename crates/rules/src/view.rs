//! One position of a game, as somebody who draws or describes it needs it.

use crate::chess::{Move, Position};
use crate::{
    BackRank, Color, File, Geometry, Key, Piece, Playable, Role, Rules, Square, SquareSet,
};

/// A castling that is possible, as the panel lists it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Castling {
    /// How it is written, without a check sign: `0-0-i-h`.
    pub text: String,
    /// The king's square.
    pub king: Square,
    /// The rook's square.
    pub rook: Square,
    /// The king's target.
    pub king_to: Square,
    /// The rook's target.
    pub rook_to: Square,
    /// Whether the rook captures (CAS-6).
    pub captures: bool,
}

/// A position of a game.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    position: &'a Position,
}

impl<'a> View<'a> {
    pub(crate) fn new(position: &'a Position) -> View<'a> {
        View { position }
    }

    /// The rules it is played by.
    pub fn rules(&self) -> &'static Rules {
        self.position.rules()
    }

    /// The board.
    pub fn geometry(&self) -> Geometry {
        self.rules().geometry
    }

    /// Every piece with its square.
    pub fn pieces(&self) -> Vec<(Square, Piece)> {
        self.position.board().iter().collect()
    }

    /// The piece on a square.
    pub fn piece(&self, square: Square) -> Option<Piece> {
        self.position.board().get(square)
    }

    /// Who is to move.
    pub fn turn(&self) -> Color {
        self.position.turn()
    }

    /// The square of the king in check.
    pub fn check(&self) -> Option<Square> {
        let position = self.position;
        position.is_check().then(|| position.king(position.turn()))
    }

    /// The FEN.
    pub fn fen(&self) -> String {
        self.position.to_fen()
    }

    /// The number of the move.
    pub fn fullmoves(&self) -> u32 {
        self.position.fullmoves()
    }

    /// The key that is equal for equal positions.
    pub fn key(&self) -> Key {
        self.position.key()
    }

    /// The rooks that may still castle (CAS-8).
    pub fn castling_rooks(&self, color: Color) -> SquareSet {
        self.position.castling_rooks() & self.position.board().color(color)
    }

    /// The castlings that the side could play now, if it were its turn.
    pub fn castlings(&self, color: Color) -> Vec<Castling> {
        let position = self.position.with_turn(color);
        let moves = position.castling_moves().into_iter();
        moves
            .filter_map(|mv| match mv {
                Move::Castling {
                    king,
                    rook,
                    king_to,
                    rook_to,
                } => Some(Castling {
                    text: position.castling_text(mv),
                    king,
                    rook,
                    king_to,
                    rook_to,
                    captures: self.piece(rook_to).is_some_and(|p| p.color != color),
                }),
                Move::Ordinary { .. } | Move::EnPassant { .. } => None,
            })
            .collect()
    }

    /// The squares that the piece on a square attacks, whether or not it may move.
    pub fn attacks_from(&self, square: Square) -> SquareSet {
        self.position.attacks_from(square)
    }

    /// The pieces on a side's back rank; an empty square counts as a pawn, which is never there.
    pub fn back_rank(&self, color: Color) -> BackRank {
        let geometry = self.geometry();
        let rank = geometry.back_rank(color);
        let roles: Vec<Role> = (0..geometry.files())
            .filter_map(File::new)
            .map(|file| self.piece(Square::new(file, rank)))
            .map(|piece| piece.map_or(Role::Pawn, |p| p.role))
            .collect();
        BackRank::new(&roles)
    }
}
