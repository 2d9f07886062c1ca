//! Whether one side attacks a square.

use crate::chess::Board;
use crate::{Color, Role, Square, SquareSet, attacks};

/// The pieces of one side, ready to be asked which squares they attack.
pub(crate) struct Attackers {
    /// What the pawns and the king attack, whatever is occupied.
    near: SquareSet,
    /// Pieces by the way in which they reach farther.
    knights: SquareSet,
    straight: SquareSet,
    diagonal: SquareSet,
    consuls: SquareSet,
}

impl Attackers {
    /// The pieces of a colour as far as they stand on the squares `alive`.
    #[inline]
    pub(crate) fn new(board: &Board, color: Color, alive: SquareSet) -> Attackers {
        let them = board.color(color) & alive;
        let pawns = board.role(Role::Pawn) & them;
        let king = board.pieces(color, Role::King);
        Attackers {
            near: attacks::pawns(color, pawns) | attacks::kings(king),
            knights: board.knight_leapers() & them,
            straight: board.straight_sliders() & them,
            diagonal: board.diagonal_sliders() & them,
            consuls: board.role(Role::Consul) & them,
        }
    }

    /// Whether any of them attacks the square when the squares `occupied` are occupied.
    #[inline]
    pub(crate) fn attack(&self, square: Square, occupied: SquareSet) -> bool {
        self.near.contains(square)
            || (attacks::knight(square) & self.knights).any()
            || (attacks::rook_lines(square) & self.straight)
                .into_iter()
                .any(|rook| (attacks::straight_between(square, rook) & occupied).is_empty())
            || (attacks::bishop_lines(square) & self.diagonal)
                .into_iter()
                .any(|bishop| (attacks::diagonal_between(square, bishop) & occupied).is_empty())
            || self.consuls.any() && self.consuls_attack(square, occupied)
    }

    /// CON-3 to CON-5.
    fn consuls_attack(&self, square: Square, occupied: SquareSet) -> bool {
        (attacks::consul_near(square) & self.consuls).any()
            || (attacks::consul_far(square) & self.consuls)
                .into_iter()
                .any(|consul| attacks::consul_reaches(consul, square, occupied))
    }
}
