//! What happens to the moves that the generator finds: they are counted, listed or tried out first.

use crate::chess::castling::castling;
use crate::chess::movegen::piece_attacks;
use crate::chess::{Board, Move, Position};
use crate::file_set::FileSet;
use crate::{File, Role, Square, SquareSet, attacks, fills};

/// Pieces other than king and pawns that may go wherever they reach among `targets`.
#[derive(Clone, Copy)]
pub(crate) struct Free<'a> {
    pub(crate) board: &'a Board,
    /// Where the pieces stand; kings and pawns among them are passed over.
    pub(crate) pieces: SquareSet,
    /// The empty squares of the board.
    pub(crate) empty: SquareSet,
    pub(crate) targets: SquareSet,
}

/// Takes the generated moves, in sets of those that are alike.
pub(crate) trait Sink {
    /// A piece other than a pawn may go from `from` to each of `to`.
    fn piece(&mut self, role: Role, from: Square, to: SquareSet);

    /// All these pieces may go wherever they reach.
    #[inline]
    fn free(&mut self, free: Free<'_>) {
        let occupied = !free.empty;
        for role in Role::CHESS {
            if matches!(role, Role::King | Role::Pawn) {
                continue;
            }
            for from in free.board.role(role) & free.pieces {
                let reached = piece_attacks(role, from, occupied);
                self.piece(role, from, reached & free.targets);
            }
        }
    }

    /// A pawn may come to each of `to` from the square that lies `step` back.
    fn pawns(&mut self, to: SquareSet, step: i8);

    /// A pawn may capture en passant.
    fn en_passant(&mut self, from: Square, to: Square);

    /// King and rook may castle, the king to `king_to` and the rook to each of the files `rook_to`.
    fn castlings(&mut self, king: Square, rook: File, king_to: File, rook_to: FileSet);
}

/// Counts.
pub(crate) struct Count {
    /// Moves so far.
    pub(crate) nodes: u32,
    last_ranks: SquareSet,
    promotions: u32,
}

impl Count {
    #[inline]
    pub(crate) fn new(position: &Position) -> Count {
        Count {
            nodes: 0,
            last_ranks: last_ranks(position),
            promotions: position.rules.promotions.len() as u32,
        }
    }
}

/// Where pawns promote, for both sides.
#[inline]
fn last_ranks(position: &Position) -> SquareSet {
    SquareSet::rank(0) | SquareSet::rank(position.rules.geometry.ranks() - 1)
}

impl Sink for Count {
    #[inline]
    fn piece(&mut self, _: Role, _: Square, to: SquareSet) {
        self.nodes += to.len();
    }

    #[inline]
    fn free(&mut self, free: Free<'_>) {
        let Free {
            board,
            pieces,
            empty,
            targets,
        } = free;
        let straight = board.straight_sliders() & pieces;
        let diagonal = board.diagonal_sliders() & pieces;
        for reached in fills::slides(straight, diagonal, empty) {
            self.nodes += (reached & targets).len();
        }
        for knight in board.knight_leapers() & pieces {
            self.nodes += (attacks::knight(knight) & targets).len();
        }
        let consuls = board.role(Role::Consul) & pieces;
        if consuls.any() {
            for reached in fills::consul_leaps(consuls, !empty) {
                self.nodes += (reached & targets).len();
            }
            for consul in consuls {
                self.nodes += (attacks::consul_near(consul) & targets).len();
            }
        }
    }

    #[inline]
    fn pawns(&mut self, to: SquareSet, _: i8) {
        self.nodes += to.len();
        let promoting = to & self.last_ranks;
        if promoting.any() {
            self.nodes += promoting.len() * (self.promotions - 1);
        }
    }

    #[inline]
    fn en_passant(&mut self, _: Square, _: Square) {
        self.nodes += 1;
    }

    #[inline]
    fn castlings(&mut self, _: Square, _: File, _: File, rook_to: FileSet) {
        self.nodes += rook_to.len();
    }
}

/// Lists.
pub(crate) struct List<'a> {
    promotions: &'a [Role],
    last_ranks: SquareSet,
    /// Moves so far.
    pub(crate) moves: Vec<Move>,
}

impl List<'_> {
    pub(crate) fn new(position: &Position) -> List<'_> {
        List {
            promotions: position.rules.promotions,
            last_ranks: last_ranks(position),
            moves: Vec::with_capacity(64),
        }
    }
}

impl Sink for List<'_> {
    fn piece(&mut self, role: Role, from: Square, to: SquareSet) {
        self.moves.extend(to.into_iter().map(|to| Move::Ordinary {
            role,
            from,
            to,
            promotion: None,
        }));
    }

    fn pawns(&mut self, to: SquareSet, step: i8) {
        for to in to {
            let from = back(to, step);
            let ordinary = |promotion| Move::Ordinary {
                role: Role::Pawn,
                from,
                to,
                promotion,
            };
            if self.last_ranks.contains(to) {
                let promotions = self.promotions.iter();
                self.moves
                    .extend(promotions.map(|role| ordinary(Some(*role))));
            } else {
                self.moves.push(ordinary(None));
            }
        }
    }

    fn en_passant(&mut self, from: Square, to: Square) {
        self.moves.push(Move::EnPassant { from, to });
    }

    fn castlings(&mut self, king: Square, rook: File, king_to: File, rook_to: FileSet) {
        let castling = |rook_to| castling(king, rook, king_to, rook_to);
        self.moves.extend(rook_to.map(castling));
    }
}

/// The square that lies `step` back.
#[inline]
fn back(to: Square, step: i8) -> Square {
    Square::wrap((to.index() as i16 - i16::from(step)) as u8)
}

/// Passes on what does not leave the king attacked.
pub(crate) struct Trial<'a, S> {
    pub(crate) position: &'a Position,
    pub(crate) king: Square,
    pub(crate) sink: &'a mut S,
}

impl<S> Trial<'_, S> {
    fn is_safe(&self, from: SquareSet, to: Square) -> bool {
        let position = self.position;
        let to = SquareSet::of(to);
        let occupied = position.board.occupied() & !from | to;
        !position.is_attacked(self.king, !position.turn, occupied, !to)
    }
}

impl<S: Sink> Sink for Trial<'_, S> {
    fn piece(&mut self, role: Role, from: Square, to: SquareSet) {
        let origin = SquareSet::of(from);
        let safe = to.into_iter().filter(|to| self.is_safe(origin, *to));
        let safe = safe.collect();
        self.sink.piece(role, from, safe);
    }

    fn pawns(&mut self, to: SquareSet, step: i8) {
        let safe = to
            .into_iter()
            .filter(|to| self.is_safe(SquareSet::of(back(*to, step)), *to));
        let safe = safe.collect();
        self.sink.pawns(safe, step);
    }

    fn en_passant(&mut self, from: Square, to: Square) {
        self.sink.en_passant(from, to);
    }

    fn castlings(&mut self, king: Square, rook: File, king_to: File, rook_to: FileSet) {
        self.sink.castlings(king, rook, king_to, rook_to);
    }
}
