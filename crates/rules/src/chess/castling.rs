//! Castling: which pairs of targets exist, and which of them are legal now.
//!
//! A [`CastlingPolicy`] only names the targets that exist; one function tests all of them for empty
//! paths (CAS-5, CAS-6), and one for attacks (CAS-7, CFG-4). Everything happens on one rank, so sets
//! of files are enough.

use crate::chess::attackers::Attackers;
use crate::chess::sink::Sink;
use crate::chess::{Move, Position};
use crate::file_set::FileSet;
use crate::{
    CastlingPolicy, Color, Corners, File, Geometry, Role, RookCaptures, Square, SquareSet,
};

impl CastlingPolicy {
    /// Where a king may go to castle with a rook, whatever stands around them.
    fn king_targets(self, geometry: Geometry, king: File, rook: File) -> FileSet {
        match self {
            CastlingPolicy::None => FileSet::EMPTY,
            CastlingPolicy::Targets { left, right } => {
                FileSet::of(if rook < king { left.king } else { right.king })
            }
            CastlingPolicy::Free { corners, .. } => {
                // CAS-1 for the king, CAS-3.
                let targets = FileSet::side(king, rook);
                match corners {
                    Corners::Allowed => targets,
                    // CAS-4.
                    Corners::Forbidden => targets & !FileSet(1 | 1 << geometry.last_file()),
                }
            }
        }
    }

    /// Where the rook may go when the king goes to `king_to`.
    fn rook_targets(self, king: File, rook: File, king_to: File) -> FileSet {
        match self {
            CastlingPolicy::None => FileSet::EMPTY,
            CastlingPolicy::Targets { left, right } => {
                FileSet::of(if rook < king { left.rook } else { right.rook })
            }
            // CAS-1 for the rook, CAS-3, and CAS-2: past the king.
            CastlingPolicy::Free { .. } => FileSet::side(rook, king) & FileSet::side(king_to, king),
        }
    }

    /// Whether the rook may capture on its target (CAS-6).
    fn rook_captures(self) -> bool {
        match self {
            CastlingPolicy::Free { rook_captures, .. } => rook_captures == RookCaptures::Allowed,
            CastlingPolicy::None | CastlingPolicy::Targets { .. } => false,
        }
    }
}

/// The move of a king and a rook on its rank.
pub(super) fn castling(king: Square, rook: File, king_to: File, rook_to: File) -> Move {
    Move::Castling {
        king,
        rook: king.with_file(rook),
        king_to: king.with_file(king_to),
        rook_to: king.with_file(rook_to),
    }
}

/// Takes the castlings only.
struct Castlings(Vec<Move>);

impl Sink for Castlings {
    fn piece(&mut self, _: Role, _: Square, _: SquareSet) {}
    fn pawns(&mut self, _: SquareSet, _: i8) {}
    fn en_passant(&mut self, _: Square, _: Square) {}
    fn castlings(&mut self, king: Square, rook: File, king_to: File, rook_to: FileSet) {
        let castling = |rook_to| castling(king, rook, king_to, rook_to);
        self.0.extend(rook_to.map(castling));
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
        if !self.is_check() {
            let king = self.king(self.turn);
            let attackers = Attackers::new(&self.board, !self.turn, SquareSet::ALL);
            let steps = self.safe_steps(king, &attackers);
            self.generate_castlings(&mut castlings, king, steps, &attackers);
        }
        castlings.0
    }

    /// Hands every legal castling to the sink; the king is known not to be in check (CAS-7), and
    /// `steps` are the squares it may step to.
    pub(super) fn generate_castlings(
        &self,
        sink: &mut impl Sink,
        king: Square,
        steps: SquareSet,
        attackers: &Attackers,
    ) {
        let policy = self.rules.castling;
        let geometry = self.rules.geometry;
        let (from, rank) = (king.file(), king.rank());
        let occupied = self.board.occupied().row(rank);
        let beside = !geometry.squares().row(rank);
        let enemies = self.board.color(!self.turn).row(rank);
        for rook in self.castling_rooks.row(rank) {
            // CAS-5: the two castling pieces themselves do not block.
            let blocked = occupied.without(from).without(rook) | beside;
            let mut kings =
                policy.king_targets(geometry, from, rook) & FileSet::reach(from, blocked);
            if kings.is_empty() {
                continue;
            }
            let mut rook_reach = FileSet::reach(rook, blocked);
            if policy.rook_captures() {
                // CAS-6: the first enemy piece in the way may be the end of it.
                let prey = enemies & !self.board.role(Role::King).row(rank);
                rook_reach = rook_reach | rook_reach.neighbours() & prey;
            }
            let rook_targets = |king_to| policy.rook_targets(from, rook, king_to) & rook_reach;
            for king_to in kings {
                if rook_targets(king_to).is_empty() {
                    kings = kings.without(king_to);
                }
            }
            let path = KingsPath {
                king,
                steps: steps.row(rank),
                lifted: self.board.occupied().without(king),
                rook: king.with_file(rook),
                attackers,
                are_enemies_on_rank: !enemies.is_empty(),
            };
            for king_to in path.safe(kings) {
                sink.castlings(king, rook, king_to, rook_targets(king_to));
            }
        }
    }
}

/// The way of a castling king past the enemy's attacks.
struct KingsPath<'a> {
    king: Square,
    /// Files to which the king may step.
    steps: FileSet,
    /// What is occupied but for the king.
    lifted: SquareSet,
    rook: Square,
    attackers: &'a Attackers,
    are_enemies_on_rank: bool,
}

impl KingsPath<'_> {
    /// Those of the targets, all on one side of the king, that CAS-7 allows: no square crossed is
    /// attacked before the move, the landing square is not attacked after it.
    ///
    /// Where the rook lands, and what it captures there, plays no part. It could only matter to a
    /// piece that attacks along the rank from beyond the rook's target; origin, targets and all
    /// between them are empty, so such a piece attacks the origin or a square crossed as well.
    fn safe(&self, targets: FileSet) -> FileSet {
        let origin = self.king.file();
        let mut safe = FileSet::EMPTY;
        if targets.contains(origin) && !self.is_attacked_after(self.king) {
            safe = safe.with(origin);
        }
        let mut rest = targets.without(origin);
        let step = if rest.0 > FileSet::of(origin).0 {
            1
        } else {
            -1
        };
        let mut file = origin.index();
        // The first step is an ordinary move as well, unless the rook stands there.
        let mut is_ordinary = true;
        while !rest.is_empty() {
            file = file.wrapping_add_signed(step);
            let Some(at) = File::new(file) else {
                break;
            };
            let square = self.king.with_file(at);
            let is_attacked = if is_ordinary && square != self.rook {
                !self.steps.contains(at)
            } else {
                self.attackers.attack(square, self.lifted)
            };
            is_ordinary = false;
            if rest.contains(at) {
                rest = rest.without(at);
                // Only a piece on the rank can tell that the rook has gone.
                let is_attacked_after = if self.are_enemies_on_rank {
                    self.is_attacked_after(square)
                } else {
                    is_attacked
                };
                if !is_attacked_after {
                    safe = safe.with(at);
                }
            }
            if is_attacked {
                break;
            }
        }
        safe
    }

    fn is_attacked_after(&self, square: Square) -> bool {
        let occupied = self.lifted.without(self.rook);
        self.attackers.attack(square, occupied)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(corners: Corners, king: u8, rook: u8) -> u32 {
        let policy = CastlingPolicy::Free {
            corners,
            rook_captures: RookCaptures::Forbidden,
        };
        let board = Geometry::new(10, 8);
        let [king, rook] = [king, rook].map(|index| File::new(index).unwrap());
        let on_board = FileSet((1 << board.files()) - 1);
        (policy.king_targets(board, king, rook) & on_board)
            .map(|king_to| policy.rook_targets(king, rook, king_to) & on_board)
            .map(FileSet::len)
            .sum()
    }

    #[test]
    fn cas_4_cas_9_targets_of_the_array() {
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
