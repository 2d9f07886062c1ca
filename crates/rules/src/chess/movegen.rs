//! Legal moves, generated in sets so that they can be counted without being listed.
//!
//! The common case works with checkers and pins. A consul at distance three from the king makes
//! both wrong for moves that touch one of the two squares between, since they build or break the
//! bridge it attacks over (CON-6): those are tried out. King moves, castlings and en-passant
//! captures are always tried out.

use crate::chess::attackers::Attackers;
use crate::chess::position::en_passant_victim;
use crate::chess::sink::{Count, Free, List, Sink, Trial};
use crate::chess::{Move, Position};
use crate::file_set::FileSet;
use crate::{Color, File, Role, Square, SquareSet, attacks};

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
    /// Squares of the pieces that give check.
    checkers: SquareSet,
    /// Where a piece other than the king may go so that no check is left, `bridges` apart.
    remedy: SquareSet,
    /// Own pieces that shield the king from a slider.
    pinned: SquareSet,
    /// Squares between the king and enemy consuls at distance three.
    bridges: SquareSet,
}

impl Position {
    #[inline]
    fn threats(&self, king: Square, attackers: &Attackers) -> Threats {
        let us = self.turn;
        let occupied = self.board.occupied();
        let mut checkers =
            attacks::pawn(us, king) & attackers.pawns | attacks::knight(king) & attackers.knights;
        let mut bridges = SquareSet::EMPTY;
        if attackers.consuls.any() {
            checkers |= attacks::consul_near(king) & attackers.consuls;
            for consul in attacks::consul_far(king) & attackers.consuls {
                bridges |= attacks::between(king, consul);
                if attacks::consul_reaches(consul, king, occupied) {
                    checkers.insert(consul);
                }
            }
        }
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
        for sniper in attacks::rook_lines(king) & attackers.straight {
            snipe(sniper, attacks::straight_between(king, sniper));
        }
        for sniper in attacks::bishop_lines(king) & attackers.diagonal {
            snipe(sniper, attacks::diagonal_between(king, sniper));
        }
        Threats {
            checkers,
            remedy,
            pinned: pinned & self.board.color(us),
            bridges,
        }
    }

    /// Hands every legal move to the sink.
    #[inline]
    pub(crate) fn generate(&self, sink: &mut impl Sink) {
        let king = self.king(self.turn);
        let own = self.board.color(self.turn);
        let attackers = Attackers::new(&self.board, !self.turn, SquareSet::ALL);
        let threats = self.threats(king, &attackers);
        let bridges = threats.bridges;
        let targets = self.rules.geometry.squares() & !own;
        if !threats.checkers.many() {
            let pieces = own & !(bridges | threats.pinned);
            let targets = targets & threats.remedy & !bridges;
            self.generate_pieces(sink, pieces, targets);
            for pinned in threats.pinned & !bridges {
                self.generate_pinned(sink, king, pinned, targets);
            }
        }
        if bridges.any() {
            let mut trial = Trial {
                position: self,
                king,
                sink,
            };
            self.generate_pieces(&mut trial, own & bridges, targets);
            self.generate_pieces(&mut trial, own & !bridges, targets & bridges);
        }
        self.generate_en_passant(sink, king);
        let steps = self.safe_steps(king, &attackers);
        sink.piece(Role::King, king, steps);
        if threats.checkers.is_empty() && self.may_castle() {
            self.generate_castlings(sink, king, steps, &attackers);
        }
    }

    #[inline]
    fn may_castle(&self) -> bool {
        (self.castling_rooks & self.board.color(self.turn)).any()
    }

    /// Moves of the pieces on `pieces`, the king apart, to squares of `targets`.
    #[inline]
    fn generate_pieces(&self, sink: &mut impl Sink, pieces: SquareSet, targets: SquareSet) {
        let empty = self.rules.geometry.squares() & !self.board.occupied();
        sink.free(Free {
            board: &self.board,
            pieces,
            empty,
            targets,
        });
        let pawns = self.board.role(Role::Pawn) & pieces;
        match self.turn {
            Color::White => self.generate_pawns::<16>(sink, pawns, empty, targets),
            Color::Black => self.generate_pawns::<-16>(sink, pawns, empty, targets),
        }
    }

    /// Moves of a piece that shields the king, along the line to the slider behind it.
    fn generate_pinned(&self, sink: &mut impl Sink, king: Square, at: Square, targets: SquareSet) {
        let occupied = self.board.occupied();
        let targets = targets & attacks::pin_line(king, at, occupied);
        match self.board.role_at(at) {
            Some(Role::Pawn) => self.generate_pieces(sink, SquareSet::of(at), targets),
            Some(role) => sink.piece(role, at, piece_attacks(role, at, occupied) & targets),
            None => {}
        }
    }

    /// CON-7, without captures en passant; `FORWARD` is one rank up or down.
    #[inline]
    fn generate_pawns<const FORWARD: i8>(
        &self,
        sink: &mut impl Sink,
        pawns: SquareSet,
        empty: SquareSet,
        targets: SquareSet,
    ) {
        let third = self.rules.geometry.relative_rank(self.turn, 2).index();
        let once = pawns.shift(FORWARD) & empty;
        let twice = (once & SquareSet::rank(third)).shift(FORWARD) & empty;
        let prey = targets & self.board.color(!self.turn);
        sink.pawns(once & targets, FORWARD);
        sink.pawns(twice & targets, 2 * FORWARD);
        sink.pawns(pawns.shift(FORWARD - 1) & prey, FORWARD - 1);
        sink.pawns(pawns.shift(FORWARD + 1) & prey, FORWARD + 1);
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
            fn castlings(&mut self, _: Square, _: File, _: File, _: FileSet) {}
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

    /// Where the king may step.
    #[inline]
    pub(super) fn safe_steps(&self, king: Square, attackers: &Attackers) -> SquareSet {
        let targets = self.rules.geometry.squares() & !self.board.color(self.turn);
        let lifted = self.board.occupied().without(king);
        let mut safe = attacks::king(king) & targets & !attackers.near;
        for to in safe {
            if attackers.attack(to, lifted) {
                safe.remove(to);
            }
        }
        safe
    }

    /// Every legal move, in no order that may be relied on.
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut list = List::new(self);
        self.generate(&mut list);
        list.moves
    }

    /// How many legal moves there are; quicker than listing them.
    pub fn count_moves(&self) -> u64 {
        let mut count = Count::new(self);
        self.generate(&mut count);
        u64::from(count.nodes)
    }
}
