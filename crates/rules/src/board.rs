//! Which piece stands where.

use crate::{BackRank, Color, File, Geometry, Piece, Role, Square, SquareSet};

/// The pieces on the board, as sets by role and by colour. It has room for the first `ROLES` of
/// [`Role::ALL`]: the chess family needs fewer, and its positions are copied often.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board<const ROLES: usize> {
    by_role: [SquareSet; ROLES],
    by_color: [SquareSet; 2],
}

impl<const ROLES: usize> Board<ROLES> {
    /// An empty board.
    pub const EMPTY: Board<ROLES> = Board {
        by_role: [SquareSet::EMPTY; ROLES],
        by_color: [SquareSet::EMPTY; 2],
    };

    /// Squares with a piece of this role, of either colour.
    #[inline]
    pub fn role(&self, role: Role) -> SquareSet {
        self.by_role[role as usize]
    }

    /// Squares with a piece of this colour.
    #[inline]
    pub fn color(&self, color: Color) -> SquareSet {
        self.by_color[color as usize]
    }

    /// Squares with this piece.
    #[inline]
    pub fn pieces(&self, color: Color, role: Role) -> SquareSet {
        self.role(role) & self.color(color)
    }

    /// Squares with any piece.
    #[inline]
    pub fn occupied(&self) -> SquareSet {
        self.by_color[0] | self.by_color[1]
    }

    /// Pieces that move like a bishop, among others.
    #[inline]
    pub(crate) fn diagonal_sliders(&self) -> SquareSet {
        self.role(Role::Bishop) | self.role(Role::Queen) | self.role(Role::Archbishop)
    }

    /// Pieces that move like a rook, among others.
    #[inline]
    pub(crate) fn straight_sliders(&self) -> SquareSet {
        self.role(Role::Rook) | self.role(Role::Queen) | self.role(Role::Chancellor)
    }

    /// Pieces that move like a knight, among others.
    #[inline]
    pub(crate) fn knight_leapers(&self) -> SquareSet {
        self.role(Role::Knight) | self.role(Role::Archbishop) | self.role(Role::Chancellor)
    }

    /// The piece on a square.
    pub fn get(&self, square: Square) -> Option<Piece> {
        let role = self.role_at(square)?;
        let color = if self.color(Color::White).contains(square) {
            Color::White
        } else {
            Color::Black
        };
        Some(Piece { color, role })
    }

    /// The role of the piece on a square.
    #[inline]
    pub fn role_at(&self, square: Square) -> Option<Role> {
        let bit = SquareSet::of(square);
        if (self.occupied() & bit).is_empty() {
            return None;
        }
        Role::ALL[..ROLES]
            .iter()
            .copied()
            .rev()
            .find(|role| (self.role(*role) & bit).any())
    }

    /// Puts a piece on a square in place of what stood there, or clears it.
    ///
    /// # Panics
    ///
    /// With a role that this board has no room for.
    pub fn set(&mut self, square: Square, piece: Option<Piece>) {
        for set in self.by_role.iter_mut().chain(&mut self.by_color) {
            set.remove(square);
        }
        if let Some(Piece { color, role }) = piece {
            self.toggle(color, role, SquareSet::of(square));
        }
    }

    /// Adds a piece where there is none, takes it away where it stands.
    #[inline]
    pub(crate) fn toggle(&mut self, color: Color, role: Role, squares: SquareSet) {
        self.by_role[role as usize] ^= squares;
        self.by_color[color as usize] ^= squares;
    }

    /// Puts an array on a side's back rank, and pawns before it.
    pub(crate) fn set_array(&mut self, geometry: Geometry, color: Color, array: &BackRank) {
        let back = geometry.back_rank(color).index();
        let pawns = geometry.relative_rank(color, 1).index();
        for (file, role) in (0..).zip(array.roles()) {
            if let (Some(at), Some(pawn)) = (Square::at(file, back), Square::at(file, pawns)) {
                self.set(at, Some(role.of(color)));
                self.set(pawn, Some(Role::Pawn.of(color)));
            }
        }
    }

    /// The pieces on a side's back rank; an empty square counts as a pawn, which is never there.
    pub fn back_rank(&self, geometry: Geometry, color: Color) -> BackRank {
        let rank = geometry.back_rank(color);
        let roles: Vec<Role> = (0..geometry.files())
            .filter_map(File::new)
            .map(|file| self.role_at(Square::new(file, rank)))
            .map(|role| role.unwrap_or(Role::Pawn))
            .collect();
        BackRank::new(&roles)
    }

    /// Every piece, squares in order of their index.
    pub fn iter(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.occupied()
            .into_iter()
            .filter_map(|square| Some((square, self.get(square)?)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_is_found_and_replaced() {
        let square: Square = "d4".parse().unwrap();
        let mut board = Board::<16>::EMPTY;
        for color in Color::ALL {
            for role in Role::ALL {
                board.set(square, Some(role.of(color)));
                assert_eq!(board.get(square), Some(role.of(color)));
                assert_eq!(board.occupied().len(), 1);
            }
        }
        board.set(square, None);
        assert_eq!(board, Board::EMPTY);
    }
}
