//! A legal position of the chess family, and what a move does to it.

use crate::chess::attackers::Attackers;
use crate::chess::{Board, Move};
use crate::{Change, Changes, Color, Piece, Role, Rules, Square, SquareSet, attacks};

/// A position of one of the chess variants.
///
/// It is always a possible one in the sense of [`SetupFault`](super::SetupFault): one king each,
/// the side that has just moved not in check, and so on.
#[derive(Clone, Debug)]
pub struct Position {
    pub(super) rules: &'static Rules,
    pub(super) board: Board,
    pub(super) turn: Color,
    pub(super) castling_rooks: SquareSet,
    pub(super) en_passant: Option<Square>,
    pub(super) halfmoves: u32,
    pub(super) fullmoves: u32,
}

impl Position {
    /// The rules it is played by.
    pub fn rules(&self) -> &'static Rules {
        self.rules
    }

    /// The pieces.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Who is to move.
    #[inline]
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// The rooks that may still castle, of both sides (CAS-8).
    pub fn castling_rooks(&self) -> SquareSet {
        self.castling_rooks
    }

    /// The square behind a pawn that has just made a double step, if an enemy pawn stands ready to
    /// capture it (TXT-1); the capture need not be legal.
    pub fn en_passant(&self) -> Option<Square> {
        self.en_passant
    }

    /// Plies since the last capture or pawn move.
    pub fn halfmoves(&self) -> u32 {
        self.halfmoves
    }

    /// Plies that count towards the fifty-move rule.
    pub(crate) fn quiet_plies(&self) -> Option<u32> {
        Some(self.halfmoves)
    }

    /// The number of the move, 1 at the start, counted up after Black's.
    pub fn fullmoves(&self) -> u32 {
        self.fullmoves
    }

    /// The king's square.
    #[inline]
    pub fn king(&self, color: Color) -> Square {
        // Every position has both kings; the fallback is never read.
        self.board
            .pieces(color, Role::King)
            .first()
            .unwrap_or(Square::wrap(0))
    }

    /// Whether the side to move is in check.
    pub fn is_check(&self) -> bool {
        self.is_attacked(
            self.king(self.turn),
            !self.turn,
            self.board.occupied(),
            SquareSet::ALL,
        )
    }

    /// Whether one of `by`'s pieces on the squares `alive` attacks the square when the squares
    /// `occupied` are occupied.
    #[inline]
    pub(crate) fn is_attacked(
        &self,
        square: Square,
        by: Color,
        occupied: SquareSet,
        alive: SquareSet,
    ) -> bool {
        Attackers::new(&self.board, by, alive).attack(square, occupied)
    }

    /// Squares that the piece on `from` attacks, ignoring whether moving it would be legal; none
    /// if the square is empty.
    pub fn attacks_from(&self, from: Square) -> SquareSet {
        let Some(Piece { color, role }) = self.board.get(from) else {
            return SquareSet::EMPTY;
        };
        let attacked = if role == Role::Pawn {
            attacks::pawn(color, from)
        } else {
            super::movegen::piece_attacks(role, from, self.board.occupied())
        };
        attacked & self.rules.geometry.squares()
    }

    /// The enemy piece that a move takes.
    #[inline]
    fn victim(&self, mv: Move) -> Option<(Square, Role)> {
        let at = match mv {
            Move::Ordinary { to, .. } => to,
            Move::EnPassant { from, to } => en_passant_victim(from, to),
            Move::Castling { rook_to, .. } => rook_to,
        };
        if self.board.color(!self.turn).contains(at) {
            Some((at, self.board.role_at(at)?))
        } else {
            None
        }
    }

    /// What a move of `us` does, each change with the role of the piece it concerns.
    #[inline(always)]
    fn visit_changes(
        us: Color,
        mv: Move,
        victim: Option<(Square, Role)>,
        mut visit: impl FnMut(Change, Color, Role),
    ) {
        if let Some((at, role)) = victim {
            visit(Change::Remove { at }, !us, role);
        }
        match mv {
            Move::Ordinary {
                role,
                from,
                to,
                promotion,
            } => {
                visit(Change::Slide { from, to }, us, role);
                if let Some(becomes) = promotion {
                    let piece = becomes.of(us);
                    visit(Change::Put { at: to, piece }, us, role);
                }
            }
            Move::EnPassant { from, to } => visit(Change::Slide { from, to }, us, Role::Pawn),
            Move::Castling {
                king,
                rook,
                king_to,
                rook_to,
            } => {
                let slide = |from, to| Change::Slide { from, to };
                visit(slide(king, king_to), us, Role::King);
                visit(slide(rook, rook_to), us, Role::Rook);
            }
        }
    }

    /// What a legal move does to the board.
    pub fn changes(&self, mv: Move) -> Changes {
        let mut changes = Changes::default();
        let visit = |change, _, _| changes.push(change);
        Position::visit_changes(self.turn, mv, self.victim(mv), visit);
        changes
    }

    /// Plays a move that is known to be legal here; anything else leaves a senseless position.
    pub fn play_unchecked(&mut self, mv: Move) {
        let us = self.turn;
        let victim = self.victim(mv);
        let board = &mut self.board;
        Position::visit_changes(us, mv, victim, |change, color, role| match change {
            Change::Remove { at } | Change::Drown { at } => {
                board.toggle(color, role, SquareSet::of(at));
            }
            // Exclusive or is the same in any order, so a king may land where the rook still is.
            Change::Slide { from, to } | Change::Leap { from, to } => {
                board.toggle(color, role, SquareSet::of(from) ^ SquareSet::of(to));
            }
            Change::Put { at, piece } => {
                board.toggle(color, role, SquareSet::of(at));
                board.toggle(piece.color, piece.role, SquareSet::of(at));
            }
        });
        self.en_passant = None;
        let (mover, from, to) = match mv {
            Move::Ordinary { role, from, to, .. } => (role, from, to),
            Move::EnPassant { from, to } => (Role::Pawn, from, to),
            Move::Castling { king, rook_to, .. } => (Role::King, king, rook_to),
        };
        // CAS-8: the mover's own right, the right of a rook captured, every right of a moved king.
        self.castling_rooks &= !(SquareSet::of(from) | SquareSet::of(to));
        if mover == Role::King {
            let back_rank = self.rules.geometry.back_rank(us).index();
            self.castling_rooks &= !SquareSet::rank(back_rank);
        }
        if mover == Role::Pawn && from.index().abs_diff(to.index()) == 32 {
            let behind = Square::wrap((from.index() + to.index()) as u8 / 2);
            let takers = attacks::pawn(us, behind) & self.board.pieces(!us, Role::Pawn);
            self.en_passant = takers.any().then_some(behind);
        }
        if victim.is_some() || mover == Role::Pawn {
            self.halfmoves = 0;
        } else {
            self.halfmoves = self.halfmoves.saturating_add(1);
        }
        if us == Color::Black {
            self.fullmoves = self.fullmoves.saturating_add(1);
        }
        self.turn = !us;
    }
}

/// The square of the pawn that an en-passant capture takes.
#[inline]
pub(super) fn en_passant_victim(from: Square, to: Square) -> Square {
    from.with_file(to.file())
}
