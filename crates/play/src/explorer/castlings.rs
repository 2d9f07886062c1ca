//! How many castlings an array has.

use consulboard_rules::chess::{Move, Position, Setup};
use consulboard_rules::{BackRank, Color, Family, Role, SquareSet, Variant};

/// How many castlings an array has when nothing else is left on the back rank (CAS-9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Castlings {
    /// One rook at a time.
    pub alone: u32,
    /// With all rooks at home at once, which may stand in each other's way.
    pub together: u32,
}

/// How many castlings an array has. The rules count them: they are the legal castlings of White
/// with his king and rooks where the array has them, against a king alone.
pub fn castlings(variant: Variant, array: &BackRank) -> Castlings {
    let rules = variant.rules();
    match rules.family {
        Family::Chess | Family::Configuration(_) => {}
        Family::Congo => return Castlings::default(),
    }
    let setup = Setup::of_arrays(rules, array, array);
    let kings = setup.board.role(Role::King);
    let castling = setup.castling_rooks & setup.board.color(Color::White);
    let rooks = setup.board.pieces(Color::White, Role::Rook);
    let legal = |rights: SquareSet, rooks: SquareSet| {
        let mut setup = setup.clone();
        setup.castling_rooks = rights;
        for square in setup.board.occupied() & !(kings | rooks) {
            setup.board.set(square, None);
        }
        let position = Position::from_setup(rules, setup);
        let moves = position.map_or_else(|_| Vec::new(), |position| position.legal_moves());
        let castlings = moves
            .iter()
            .filter(|mv| matches!(mv, Move::Castling { .. }));
        castlings.count() as u32
    };
    let each = castling.into_iter().map(SquareSet::of);
    Castlings {
        alone: each.map(|rook| legal(rook, rook)).sum(),
        together: legal(castling, rooks),
    }
}
