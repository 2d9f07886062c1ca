//! Positions that anybody may describe, and what makes them legal ones.

use std::fmt;

use crate::chess::{Board, Position};
use crate::{BackRank, Color, Piece, Role, Rules, Square, SquareSet, attacks};

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

/// One thing that is wrong with a [`Setup`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupFault {
    /// A side needs exactly one king.
    Kings {
        /// Whose.
        color: Color,
        /// How many were found.
        found: u32,
    },
    /// The variant has no such piece.
    ForeignPiece {
        /// Where.
        at: Square,
        /// What.
        role: Role,
    },
    /// A piece stands beside the board.
    OffBoard {
        /// Where.
        at: Square,
    },
    /// A pawn stands on the first or last rank.
    PawnOnLastRank {
        /// Where.
        at: Square,
    },
    /// The side that has just moved is in check.
    OpponentInCheck {
        /// The side that is not to move.
        color: Color,
    },
    /// A castling right without its rook.
    NoCastlingRook {
        /// Where the rook should stand.
        at: Square,
    },
    /// A castling right whose king is not on its back rank.
    CastlingKing {
        /// Whose.
        color: Color,
    },
    /// Two castling rooks on one side of the king.
    CastlingRooks {
        /// Whose.
        color: Color,
    },
    /// An en-passant square that no double step can have left.
    EnPassant {
        /// The square.
        at: Square,
    },
}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupFault::Kings { color, found } => {
                write!(f, "pieces: found {found} {color} kings, expected one")
            }
            SetupFault::ForeignPiece { at, role } => write!(
                f,
                "pieces: found {role:?} on `{at}`, expected a piece of this game"
            ),
            SetupFault::OffBoard { at } => {
                write!(f, "pieces: found one on `{at}`, expected it on the board")
            }
            SetupFault::PawnOnLastRank { at } => write!(
                f,
                "pieces: found a pawn on `{at}`, expected none on the first and last rank"
            ),
            SetupFault::OpponentInCheck { color } => write!(
                f,
                "side to move: found {color} in check, expected only the side to move in check"
            ),
            SetupFault::NoCastlingRook { at } => write!(
                f,
                "castling field: no rook on `{at}`, expected a rook on its own back rank"
            ),
            SetupFault::CastlingKing { color } => write!(
                f,
                "castling field: the {color} king is not on its back rank, expected it there"
            ),
            SetupFault::CastlingRooks { color } => write!(
                f,
                "castling field: found two {color} rooks on one side of the king, expected one"
            ),
            SetupFault::EnPassant { at } => write!(
                f,
                "en-passant field: found `{at}`, expected the empty square that a pawn has just passed"
            ),
        }
    }
}

/// Everything that keeps a [`Setup`] from being a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError {
    /// At least one fault.
    pub faults: Vec<SetupFault>,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.faults.iter().enumerate() {
            if i > 0 {
                f.write_str("; ")?;
            }
            fault.fmt(f)?;
        }
        Ok(())
    }
}

impl std::error::Error for SetupError {}

impl Setup {
    /// The start position from an array for each side; every rook beside a king may castle.
    pub fn of_arrays(rules: &Rules, white: &BackRank, black: &BackRank) -> Setup {
        let mut board = Board::EMPTY;
        let mut castling_rooks = SquareSet::EMPTY;
        for (color, array) in [(Color::White, white), (Color::Black, black)] {
            let back = rules.geometry.back_rank(color).index();
            let pawns = rules.geometry.relative_rank(color, 1).index();
            for (file, role) in array.roles().iter().enumerate() {
                if let (Some(at), Some(pawn)) =
                    (Square::at(file as u8, back), Square::at(file as u8, pawns))
                {
                    board.set(at, Some(role.of(color)));
                    board.set(pawn, Some(Role::Pawn.of(color)));
                    if *role == Role::Rook {
                        castling_rooks.insert(at);
                    }
                }
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
        piece_faults(rules, &setup, &mut faults);
        let kings = Color::ALL.map(|color| setup.board.pieces(color, Role::King).len());
        let mut position = Position {
            rules,
            board: setup.board,
            turn: setup.turn,
            castling_rooks: setup.castling_rooks,
            en_passant: setup.en_passant,
            halfmoves: setup.halfmoves,
            fullmoves: setup.fullmoves.max(1),
        };
        if kings == [1, 1] {
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

fn piece_faults(rules: &Rules, setup: &Setup, faults: &mut Vec<SetupFault>) {
    let geometry = rules.geometry;
    for color in Color::ALL {
        let found = setup.board.pieces(color, Role::King).len();
        if found != 1 {
            faults.push(SetupFault::Kings { color, found });
        }
    }
    for (at, Piece { role, .. }) in setup.board.iter() {
        if !geometry.contains(at) {
            faults.push(SetupFault::OffBoard { at });
        } else if rules.letter(role).is_none() {
            faults.push(SetupFault::ForeignPiece { at, role });
        } else if role == Role::Pawn
            && Color::ALL
                .iter()
                .any(|c| geometry.back_rank(*c) == at.rank())
        {
            faults.push(SetupFault::PawnOnLastRank { at });
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
