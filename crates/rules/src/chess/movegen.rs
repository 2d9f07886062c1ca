//! Legal moves, generated in sets so that they can be counted without being listed.
//!
//! The common case works with checkers and pins. A consul at distance three from the king makes
//! both wrong, since a move may build or break the bridge it attacks over (CON-6); then every
//! move of another piece is tried out instead. King moves, castlings and en-passant captures are
//! always tried out.

use crate::chess::attackers::Attackers;
use crate::chess::position::en_passant_victim;
use crate::chess::{Move, Position};
use crate::{Color, Role, Square, SquareSet, attacks};

/// Takes the generated moves, in sets of those that are alike.
pub(crate) trait Sink {
    /// A piece other than a pawn may go from `from` to each of `to`.
    fn piece(&mut self, role: Role, from: Square, to: SquareSet);
    /// A pawn may come to each of `to` from the square that lies `step` back.
    fn pawns(&mut self, to: SquareSet, step: i8);
    /// A pawn may capture en passant.
    fn en_passant(&mut self, from: Square, to: Square);
    /// King and rook may castle, with each of `rook_to` as the rook's target.
    fn castlings(&mut self, king: Square, rook: Square, king_to: Square, rook_to: SquareSet);
}

/// Squares that a piece other than a pawn attacks, guards included.
#[inline]
pub(super) fn piece_attacks(role: Role, from: Square, occupied: SquareSet) -> SquareSet {
    match role {
        Role::King => attacks::king(from),
        Role::Queen => attacks::rook(from, occupied) | attacks::bishop(from, occupied),
        Role::Consul => attacks::consul(from, occupied),
        Role::Archbishop => attacks::bishop(from, occupied) | attacks::knight(from),
        Role::Chancellor => attacks::rook(from, occupied) | attacks::knight(from),
        Role::Rook => attacks::rook(from, occupied),
        Role::Bishop => attacks::bishop(from, occupied),
        Role::Knight => attacks::knight(from),
        Role::Pawn
        | Role::Superpawn
        | Role::Lion
        | Role::Giraffe
        | Role::Monkey
        | Role::Elephant
        | Role::Crocodile
        | Role::Zebra => SquareSet::EMPTY,
    }
}

/// How the side to move is threatened.
struct Threats {
    /// Squares of the pieces that give check, consuls at distance three apart.
    checkers: SquareSet,
    /// Where a piece other than the king may go so that no check is left.
    remedy: SquareSet,
    /// Own pieces that shield the king from a slider.
    pinned: SquareSet,
    /// Enemy consuls at distance three in line with the king.
    bridges: SquareSet,
}

impl Position {
    #[inline]
    fn threats(&self, king: Square) -> Threats {
        let board = &self.board;
        let us = self.turn;
        let them = board.color(!us);
        let occupied = board.occupied();
        let consuls = board.role(Role::Consul) & them;
        let mut checkers = attacks::pawn(us, king) & board.role(Role::Pawn) & them
            | attacks::knight(king) & board.knight_leapers() & them
            | attacks::consul_near(king) & consuls;
        let mut remedy = if checkers.is_empty() {
            SquareSet::ALL
        } else {
            checkers
        };
        let mut pinned = SquareSet::EMPTY;
        let mut snipe = |sniper, between: SquareSet| {
            let shield = between & occupied;
            if shield.is_empty() {
                checkers.insert(sniper);
                remedy &= between.with(sniper);
            } else if !shield.many() {
                pinned |= shield;
            }
        };
        for sniper in attacks::rook_lines(king) & board.straight_sliders() & them {
            snipe(sniper, attacks::straight_between(king, sniper));
        }
        for sniper in attacks::bishop_lines(king) & board.diagonal_sliders() & them {
            snipe(sniper, attacks::diagonal_between(king, sniper));
        }
        Threats {
            checkers,
            remedy,
            pinned: pinned & board.color(us),
            bridges: attacks::consul_far(king) & consuls,
        }
    }

    /// Hands every legal move to the sink.
    #[inline]
    pub(crate) fn generate(&self, sink: &mut impl Sink) {
        let king = self.king(self.turn);
        let threats = self.threats(king);
        if threats.bridges.any() {
            let mut trial = Trial {
                position: self,
                king,
                sink,
            };
            self.generate_pieces(&mut trial, king, SquareSet::ALL, SquareSet::EMPTY);
        } else if !threats.checkers.many() {
            self.generate_pieces(sink, king, threats.remedy, threats.pinned);
        }
        self.generate_en_passant(sink, king);
        let attackers = Attackers::new(&self.board, !self.turn, SquareSet::ALL);
        self.generate_king(sink, king, &attackers);
        if threats.checkers.is_empty() && self.may_castle() {
            let occupied = self.board.occupied();
            let reaches = |consul| attacks::consul_reaches(consul, king, occupied);
            if !threats.bridges.into_iter().any(reaches) {
                self.generate_castlings(sink, king, &attackers);
            }
        }
    }

    fn may_castle(&self) -> bool {
        (self.castling_rooks & self.board.color(self.turn)).any()
    }

    #[inline]
    fn generate_pieces(
        &self,
        sink: &mut impl Sink,
        king: Square,
        remedy: SquareSet,
        pinned: SquareSet,
    ) {
        let us = self.turn;
        let own = self.board.color(us);
        let occupied = self.board.occupied();
        let targets = self.rules.geometry.squares() & !own & remedy;
        for role in [
            Role::Queen,
            Role::Consul,
            Role::Archbishop,
            Role::Chancellor,
            Role::Rook,
            Role::Bishop,
            Role::Knight,
        ] {
            for from in self.board.role(role) & own {
                let mut to = piece_attacks(role, from, occupied) & targets;
                if pinned.contains(from) {
                    to &= attacks::pin_line(king, from, occupied);
                }
                sink.piece(role, from, to);
            }
        }
        let pawns = self.board.role(Role::Pawn) & own;
        self.generate_pawns(sink, pawns & !pinned, targets);
        for pawn in pawns & pinned {
            let line = attacks::pin_line(king, pawn, occupied);
            self.generate_pawns(sink, SquareSet::of(pawn), targets & line);
        }
    }

    #[inline]
    fn generate_pawns(&self, sink: &mut impl Sink, pawns: SquareSet, targets: SquareSet) {
        let geometry = self.rules.geometry;
        let empty = !self.board.occupied();
        let enemies = self.board.color(!self.turn);
        let (forward, [left, right]) = match self.turn {
            Color::White => (16, [15, 17]),
            Color::Black => (-16, [-17, -15]),
        };
        let once = pawns.shift(forward) & empty;
        let third = SquareSet::rank(geometry.relative_rank(self.turn, 2).index());
        let twice = (once & third).shift(forward) & empty;
        sink.pawns(once & targets, forward);
        sink.pawns(twice & targets, 2 * forward);
        sink.pawns(pawns.shift(left) & enemies & targets, left);
        sink.pawns(pawns.shift(right) & enemies & targets, right);
    }

    /// The en-passant square if the capture is really legal (CON-8).
    pub(super) fn legal_en_passant(&self) -> Option<Square> {
        struct Any(bool);
        impl Sink for Any {
            fn piece(&mut self, _: Role, _: Square, _: SquareSet) {}
            fn pawns(&mut self, _: SquareSet, _: i8) {}
            fn en_passant(&mut self, _: Square, _: Square) {
                self.0 = true;
            }
            fn castlings(&mut self, _: Square, _: Square, _: Square, _: SquareSet) {}
        }
        let mut any = Any(false);
        self.generate_en_passant(&mut any, self.king(self.turn));
        self.en_passant.filter(|_| any.0)
    }

    #[inline]
    fn generate_en_passant(&self, sink: &mut impl Sink, king: Square) {
        let Some(to) = self.en_passant else {
            return;
        };
        let us = self.turn;
        for from in attacks::pawn(!us, to) & self.board.pieces(us, Role::Pawn) {
            let victim = SquareSet::of(en_passant_victim(from, to));
            let occupied = self.board.occupied().without(from).with(to) & !victim;
            if !self.is_attacked(king, !us, occupied, !victim) {
                sink.en_passant(from, to);
            }
        }
    }

    #[inline]
    fn generate_king(&self, sink: &mut impl Sink, king: Square, attackers: &Attackers) {
        let us = self.turn;
        let targets = self.rules.geometry.squares() & !self.board.color(us);
        let lifted = self.board.occupied().without(king);
        let mut safe = SquareSet::EMPTY;
        for to in attacks::king(king) & targets {
            if !attackers.attack(to, lifted) {
                safe.insert(to);
            }
        }
        sink.piece(Role::King, king, safe);
    }
}

/// Passes on what does not leave the king attacked.
struct Trial<'a, S> {
    position: &'a Position,
    king: Square,
    sink: &'a mut S,
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
            .filter(|to| self.is_safe(SquareSet::of(*to).shift(-step), *to));
        let safe = safe.collect();
        self.sink.pawns(safe, step);
    }

    fn en_passant(&mut self, from: Square, to: Square) {
        self.sink.en_passant(from, to);
    }

    fn castlings(&mut self, king: Square, rook: Square, king_to: Square, rook_to: SquareSet) {
        self.sink.castlings(king, rook, king_to, rook_to);
    }
}

/// Counts.
pub(crate) struct Count {
    /// Moves so far.
    pub(crate) nodes: u64,
    last_ranks: SquareSet,
    promotions: u64,
}

impl Count {
    #[inline]
    fn new(position: &Position) -> Count {
        let geometry = position.rules.geometry;
        Count {
            nodes: 0,
            last_ranks: SquareSet::rank(0) | SquareSet::rank(geometry.ranks() - 1),
            promotions: position.rules.promotions.len() as u64,
        }
    }
}

impl Sink for Count {
    #[inline]
    fn piece(&mut self, _: Role, _: Square, to: SquareSet) {
        self.nodes += u64::from(to.len());
    }

    #[inline]
    fn pawns(&mut self, to: SquareSet, _: i8) {
        self.nodes += u64::from(to.len());
        let promoting = to & self.last_ranks;
        if promoting.any() {
            self.nodes += u64::from(promoting.len()) * (self.promotions - 1);
        }
    }

    #[inline]
    fn en_passant(&mut self, _: Square, _: Square) {
        self.nodes += 1;
    }

    #[inline]
    fn castlings(&mut self, _: Square, _: Square, _: Square, rook_to: SquareSet) {
        self.nodes += u64::from(rook_to.len());
    }
}

/// Lists.
struct List<'a> {
    position: &'a Position,
    last_ranks: SquareSet,
    moves: Vec<Move>,
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
            let from = Square::wrap((to.index() as i16 - i16::from(step)) as u8);
            let ordinary = |promotion| Move::Ordinary {
                role: Role::Pawn,
                from,
                to,
                promotion,
            };
            if self.last_ranks.contains(to) {
                let promotions = self.position.rules.promotions.iter();
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

    fn castlings(&mut self, king: Square, rook: Square, king_to: Square, rook_to: SquareSet) {
        let castling = |rook_to| Move::Castling {
            king,
            rook,
            king_to,
            rook_to,
        };
        self.moves.extend(rook_to.into_iter().map(castling));
    }
}

impl Position {
    /// Every legal move, in no order that may be relied on.
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut list = self.list();
        self.generate(&mut list);
        list.moves
    }

    fn list(&self) -> List<'_> {
        let Count { last_ranks, .. } = Count::new(self);
        List {
            position: self,
            last_ranks,
            moves: Vec::with_capacity(64),
        }
    }

    /// How many legal moves there are; quicker than listing them.
    #[inline]
    pub fn count_moves(&self) -> u64 {
        let mut count = Count::new(self);
        self.generate(&mut count);
        count.nodes
    }
}
