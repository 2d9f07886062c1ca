//! Castling: which pairs of targets exist, and which of them are legal now.
//!
//! A [`CastlingPolicy`] only names candidates; one function tests all of them for empty paths and
//! attacks (CAS-5 to CAS-7, CFG-4).

use crate::chess::movegen::Sink;
use crate::chess::{Move, Position};
use crate::{
    CastlingPolicy, Color, Corners, File, Geometry, Role, RookCaptures, Square, SquareSet,
};

/// Files from one to another, both included, as bits.
const fn span(a: u8, b: u8) -> u16 {
    let (low, high) = if a < b { (a, b) } else { (b, a) };
    (1 << (high + 1)) - (1 << low)
}

/// The back rank of the side to move as the two castling pieces find it, a bit per file.
struct Row {
    /// Occupied by anything but these two.
    blocked: u16,
    /// Enemy pieces other than the king: what a castling rook may capture.
    prey: u16,
    /// Attacked with the king lifted, as far as the king can walk (CAS-7).
    attacked: u16,
}

impl CastlingPolicy {
    /// Calls back with the king's and the rook's target file of every castling that exists for a
    /// king on file `king` and a rook on file `rook`, whatever stands around them.
    pub fn candidates(
        self,
        geometry: Geometry,
        king: File,
        rook: File,
        mut candidate: impl FnMut(File, File),
    ) {
        match self {
            CastlingPolicy::None => {}
            CastlingPolicy::Targets { left, right } => {
                let files = if rook < king { left } else { right };
                candidate(files.king, files.rook);
            }
            CastlingPolicy::Free { corners, .. } => {
                let last = geometry.last_file();
                let (king, rook) = (king.index(), rook.index());
                // CAS-1: towards each other. CAS-2: past each other. CAS-3: as far as they like.
                let on_rooks_side = |k: u8| if rook > king { k > king } else { k < king };
                let on_kings_side = |r: u8| if rook > king { r < rook } else { r > rook };
                let passed = |k: u8, r: u8| if rook > king { r < k } else { r > k };
                for k in (0..=last).filter(|k| on_rooks_side(*k)) {
                    // CAS-4.
                    if corners == Corners::Forbidden && (k == 0 || k == last) {
                        continue;
                    }
                    for r in (0..=last).filter(|r| on_kings_side(*r) && passed(k, *r)) {
                        if let (Some(k), Some(r)) = (File::new(k), File::new(r)) {
                            candidate(k, r);
                        }
                    }
                }
            }
        }
    }
}

/// Takes the castlings only.
struct Castlings(Vec<Move>);

impl Sink for Castlings {
    fn piece(&mut self, _: Role, _: Square, _: SquareSet) {}
    fn pawns(&mut self, _: SquareSet, _: i8) {}
    fn en_passant(&mut self, _: Square, _: Square) {}
    fn castling(&mut self, castling: Move) {
        self.0.push(castling);
    }
}

impl Position {
    /// The position with another side to move; for looking, not for playing on.
    pub(crate) fn with_turn(&self, turn: Color) -> Position {
        let mut position = self.clone();
        if position.turn != turn {
            position.turn = turn;
            position.en_passant = None;
        }
        position
    }

    /// The legal castlings, in a fixed order.
    pub(crate) fn castling_moves(&self) -> Vec<Move> {
        let mut castlings = Castlings(Vec::new());
        self.generate_castlings(&mut castlings, self.king(self.turn));
        castlings.0
    }

    /// Hands every legal castling to the sink; the side to move is known not to be in check from
    /// anything but a consul at distance three.
    pub(super) fn generate_castlings(&self, sink: &mut impl Sink, king: Square) {
        let us = self.turn;
        let lifted = self.board.occupied().without(king);
        if self.is_attacked(king, !us, lifted, SquareSet::ALL) {
            return;
        }
        let rank = king.rank();
        let row = |set: SquareSet| (set.0 >> (rank.index() * 16)) as u16;
        let prey = row(self.board.color(!us) & !self.board.role(Role::King));
        for rook in self.castling_rooks & self.board.color(us) {
            let blocked = row(lifted.without(rook));
            let row = Row {
                blocked,
                prey,
                attacked: self.attacked_files(king, blocked),
            };
            let geometry = self.rules.geometry;
            let policy = self.rules.castling;
            policy.candidates(
                geometry,
                king.file(),
                rook.file(),
                |king_file, rook_file| {
                    let castling = Move::Castling {
                        king,
                        rook,
                        king_to: king.with_file(king_file),
                        rook_to: king.with_file(rook_file),
                    };
                    if self.is_castling_legal(&row, castling) {
                        sink.castling(castling);
                    }
                },
            );
        }
    }

    /// Files that the king can reach along its rank past the castling rook and that are attacked
    /// while it is lifted; the walk ends at the first attacked one, which cannot be crossed.
    fn attacked_files(&self, king: Square, blocked: u16) -> u16 {
        let lifted = self.board.occupied().without(king);
        let mut attacked = 0;
        let mut walk = |files: &mut dyn Iterator<Item = u8>| {
            for file in files {
                if blocked >> file & 1 != 0 {
                    break;
                }
                let square = Square::wrap(king.index() as u8 & 0x70 | file);
                if self.is_attacked(square, !self.turn, lifted, SquareSet::ALL) {
                    attacked |= 1 << file;
                    break;
                }
            }
        };
        let file = king.file().index();
        // In Chess960 the king's target may lie away from the rook.
        walk(&mut (file + 1..self.rules.geometry.files()));
        walk(&mut (0..file).rev());
        attacked
    }

    /// The one test for every castling: empty paths (CAS-5, CAS-6), no crossed square attacked
    /// before the move, the landing square not attacked after it (CAS-7).
    fn is_castling_legal(&self, row: &Row, castling: Move) -> bool {
        let Move::Castling {
            king,
            rook,
            king_to,
            rook_to,
        } = castling
        else {
            return false;
        };
        let files = |a: Square, b: Square| span(a.file().index(), b.file().index());
        let bit = |s: Square| 1u16 << s.file().index();
        let king_path = files(king, king_to);
        let rook_path = files(rook, rook_to);
        let captures = match self.rules.castling {
            CastlingPolicy::Free {
                rook_captures: RookCaptures::Allowed,
                ..
            } => row.prey & bit(rook_to),
            CastlingPolicy::Free {
                rook_captures: RookCaptures::Forbidden,
                ..
            }
            | CastlingPolicy::Targets { .. }
            | CastlingPolicy::None => 0,
        };
        if king_path & row.blocked != 0 || rook_path & !captures & row.blocked != 0 {
            return false;
        }
        if king_path & !bit(king_to) & row.attacked != 0 {
            return false;
        }
        let arrived = SquareSet::of(king_to).with(rook_to);
        let occupied = self.board.occupied().without(king).without(rook) | arrived;
        !self.is_attacked(king_to, !self.turn, occupied, !arrived)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(corners: Corners, king: u8, rook: u8) -> usize {
        let policy = CastlingPolicy::Free {
            corners,
            rook_captures: RookCaptures::Forbidden,
        };
        let mut count = 0;
        let [king, rook] = [king, rook].map(|f| File::new(f).unwrap());
        policy.candidates(Geometry::new(10, 8), king, rook, |_, _| count += 1);
        count
    }

    #[test]
    fn cas_4_cas_9_candidates_of_the_array() {
        assert_eq!(count(Corners::Forbidden, 5, 9), 21);
        assert_eq!(count(Corners::Forbidden, 5, 0), 26);
        assert_eq!(count(Corners::Allowed, 5, 9), 30);
        assert_eq!(count(Corners::Allowed, 5, 0), 35);
    }

    #[test]
    fn cas_9_42k_with_the_king_on_e_or_f() {
        for king in [4, 5] {
            let both = count(Corners::Allowed, king, 0) + count(Corners::Allowed, king, 9);
            assert_eq!(both, 65);
        }
    }
}
