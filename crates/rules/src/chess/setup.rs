//! Positions that anybody may describe, and what makes them legal ones.

use crate::chess::{Board, Position};
use crate::fault::{SetupError, SetupFault, piece_faults, royal_faults};
use crate::{
    BackRank, CastlingPolicy, Color, FirstRights, Role, Rules, Square, SquareSet, attacks,
};

/// A description of a position with nothing checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The pieces.
    pub board: Board,
    /// Who is to move.
    pub turn: Color,
    /// The rooks that may still castle, of both sides.
    pub castling_rooks: SquareSet,
    /// The square behind a pawn that has just made a double step.
    pub en_passant: Option<Square>,
    /// Plies since the last capture or pawn move.
    pub halfmoves: u32,
    /// The number of the move, from 1.
    pub fullmoves: u32,
}

impl Setup {
    /// The start position from an array for each side; every rook beside a king may castle.
    pub fn of_arrays(rules: &Rules, white: &BackRank, black: &BackRank) -> Setup {
        let mut board = Board::EMPTY;
        let mut castling_rooks = SquareSet::EMPTY;
        for (color, array) in [(Color::White, white), (Color::Black, black)] {
            board.set_array(rules.geometry, color, array);
            let back = rules.geometry.back_rank(color).index();
            let king = board.pieces(color, Role::King).first();
            let may_castle = match rules.first_rights {
                FirstRights::All => true,
                FirstRights::KingBetween { first, last } => {
                    king.is_some_and(|king| (first..=last).contains(&king.file()))
                }
            };
            if may_castle {
                castling_rooks |= board.pieces(color, Role::Rook) & SquareSet::rank(back);
            }
        }
        Setup {
            board,
            turn: Color::White,
            castling_rooks,
            en_passant: None,
            halfmoves: 0,
            fullmoves: 1,
        }
    }
}

impl Setup {
    /// The rooks that a right to castle could belong to: those on the back rank of their one king.
    pub fn castling_candidates(&self, rules: &Rules) -> SquareSet {
        let mut candidates = SquareSet::EMPTY;
        if rules.castling == CastlingPolicy::None {
            return candidates;
        }
        for color in Color::ALL {
            let home = SquareSet::rank(rules.geometry.back_rank(color).index());
            let kings = self.board.pieces(color, Role::King);
            if kings.len() == 1 && (kings & home).any() {
                candidates |= self.board.pieces(color, Role::Rook) & home;
            }
        }
        candidates
    }

    /// The squares behind a pawn that can just have made a double step and could be captured for it.
    pub fn en_passant_squares(&self, rules: &Rules) -> SquareSet {
        let rank = rules.geometry.relative_rank(!self.turn, 2);
        let pawns = self.board.pieces(self.turn, Role::Pawn);
        let squares = SquareSet::rank(rank.index()).into_iter();
        squares
            .filter(|at| is_en_passant_square(rules, self, *at))
            .filter(|at| (attacks::pawn(!self.turn, *at) & pawns).any())
            .collect()
    }
}

impl Position {
    /// The position that a setup describes.
    ///
    /// An en-passant square that no enemy pawn stands ready to use is dropped (TXT-1).
    ///
    /// # Errors
    ///
    /// Every fault that the setup has, not only the first.
    pub fn from_setup(rules: &'static Rules, setup: Setup) -> Result<Position, SetupError> {
        let mut faults = Vec::new();
        let end = |color| SquareSet::rank(rules.geometry.back_rank(color).index());
        let ends = end(Color::White) | end(Color::Black);
        piece_faults(rules, &setup.board, |_| ends, &mut faults);
        let kings = royal_faults(&setup.board, Role::King, &mut faults);
        let mut position = Position {
            rules,
            board: setup.board,
            turn: setup.turn,
            castling_rooks: setup.castling_rooks,
            en_passant: setup.en_passant,
            halfmoves: setup.halfmoves,
            fullmoves: setup.fullmoves.max(1),
        };
        if kings.is_some() {
            castling_faults(rules, &setup, &mut faults);
            let waiting = !setup.turn;
            let king = position.king(waiting);
            let occupied = setup.board.occupied();
            if position.is_attacked(king, setup.turn, occupied, SquareSet::ALL) {
                faults.push(SetupFault::OpponentInCheck { color: waiting });
            }
        }
        if let Some(at) = setup.en_passant {
            if !is_en_passant_square(rules, &setup, at) {
                faults.push(SetupFault::EnPassant { at });
            }
            let takers =
                attacks::pawn(!setup.turn, at) & setup.board.pieces(setup.turn, Role::Pawn);
            if takers.is_empty() {
                position.en_passant = None;
            }
        }
        if faults.is_empty() {
            Ok(position)
        } else {
            Err(SetupError { faults })
        }
    }

    /// The description of this position.
    pub fn to_setup(&self) -> Setup {
        Setup {
            board: self.board,
            turn: self.turn,
            castling_rooks: self.castling_rooks,
            en_passant: self.en_passant,
            halfmoves: self.halfmoves,
            fullmoves: self.fullmoves,
        }
    }
}

fn castling_faults(rules: &Rules, setup: &Setup, faults: &mut Vec<SetupFault>) {
    let mut known = SquareSet::EMPTY;
    for color in Color::ALL {
        let back = rules.geometry.back_rank(color);
        let here = setup.castling_rooks & SquareSet::rank(back.index());
        known |= here;
        let rooks = setup.board.pieces(color, Role::Rook);
        for at in here & !rooks {
            faults.push(SetupFault::NoCastlingRook { at });
        }
        let Some(king) = setup.board.pieces(color, Role::King).first() else {
            continue;
        };
        if here.any() && king.rank() != back {
            faults.push(SetupFault::CastlingKing { color });
            continue;
        }
        let left = here.into_iter().filter(|r| r.file() < king.file()).count();
        let right = here.into_iter().filter(|r| r.file() > king.file()).count();
        if left > 1 || right > 1 {
            faults.push(SetupFault::CastlingRooks { color });
        }
    }
    for at in setup.castling_rooks & !known {
        faults.push(SetupFault::NoCastlingRook { at });
    }
}

/// Whether the pawn in front of the square can have passed it with its last move.
fn is_en_passant_square(rules: &Rules, setup: &Setup, at: Square) -> bool {
    let mover = !setup.turn;
    let relative = |index| rules.geometry.relative_rank(mover, index);
    if !rules.geometry.contains(at) || at.rank() != relative(2) {
        return false;
    }
    let start = Square::new(at.file(), relative(1));
    let end = Square::new(at.file(), relative(3));
    let occupied = setup.board.occupied();
    !occupied.contains(at)
        && !occupied.contains(start)
        && setup.board.pieces(mover, Role::Pawn).contains(end)
}
