//! Positions that are drawn by what stands on the board (CON-8).

use crate::chess::Position;
use crate::{Role, SquareSet};

/// The light squares of every board.
const LIGHT: SquareSet = {
    let mut set = 0u128;
    let mut index = 0;
    while index < 128 {
        if (index / 16 + index % 16) % 2 == 1 {
            set |= 1 << index;
        }
        index += 1;
    }
    SquareSet(set)
};

impl Position {
    /// Whether neither side can ever mate: bare kings, with one knight, or with any number of
    /// bishops all on squares of one colour (CON-8).
    pub fn is_dead(&self) -> bool {
        let board = &self.board;
        let rest = board.occupied() & !board.role(Role::King);
        let bishops = board.role(Role::Bishop);
        if rest == bishops {
            return (bishops & LIGHT).is_empty() || (bishops & !LIGHT).is_empty();
        }
        rest == board.role(Role::Knight) && !rest.many()
    }

    /// Whether the side has nothing but its king.
    pub fn is_bare_king(&self, color: crate::Color) -> bool {
        !self.board.color(color).many()
    }
}
