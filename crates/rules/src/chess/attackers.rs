//! Whether one side attacks a square.

use crate::chess::Board;
use crate::{Color, Role, Square, SquareSet, attacks};

/// The pieces of one side by the way in which they attack, ready to be asked which squares they do.
pub(super) struct Attackers {
    pub(super) pawns: SquareSet,
    pub(super) knights: SquareSet,
    pub(super) straight: SquareSet,
    pub(super) diagonal: SquareSet,
    pub(super) consuls: SquareSet,
    /// What pawns and king attack, whatever is occupied.
    pub(super) near: SquareSet,
}

impl Attackers {
    /// The pieces of a colour as far as they stand on the squares `alive`.
    #[inline]
    pub(super) fn new(board: &Board, color: Color, alive: SquareSet) -> Attackers {
        let them = board.color(color) & alive;
        let pawns = board.role(Role::Pawn) & them;
        let king = board.role(Role::King) & them;
        let near = match color {
            Color::White => pawns.shift(15) | pawns.shift(17),
            Color::Black => pawns.shift(-15) | pawns.shift(-17),
        };
        Attackers {
            pawns,
            knights: board.knight_leapers() & them,
            straight: board.straight_sliders() & them,
            diagonal: board.diagonal_sliders() & them,
            consuls: board.role(Role::Consul) & them,
            near: near | king.first().map_or(SquareSet::EMPTY, attacks::king),
        }
    }

    /// Whether any of them attacks the square when the squares `occupied` are occupied.
    #[inline]
    pub(super) fn attack(&self, square: Square, occupied: SquareSet) -> bool {
        let is_free = |between: SquareSet| (between & occupied).is_empty();
        self.near.contains(square)
            || (attacks::knight(square) & self.knights).any()
            || (attacks::rook_lines(square) & self.straight)
                .into_iter()
                .any(|rook| is_free(attacks::straight_between(square, rook)))
            || (attacks::bishop_lines(square) & self.diagonal)
                .into_iter()
                .any(|bishop| is_free(attacks::diagonal_between(square, bishop)))
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
