//! Castling: which pairs of targets exist, and which of them are legal now.
//!
//! A [`CastlingPolicy`] only names the targets that exist; one function tests all of them for empty
//! paths and attacks (CAS-5 to CAS-7, CFG-4). Everything happens on one rank, so sets of files are
//! enough: a bit each, file a first.

use crate::chess::attackers::Attackers;
use crate::chess::sink::Sink;
use crate::chess::{Move, Position};
use crate::{
    CastlingPolicy, Color, Corners, File, Geometry, Role, RookCaptures, Square, SquareSet,
};

const fn bit(file: File) -> u16 {
    1 << file.index()
}

/// The files on that side of `from` where `towards` lies, `from` itself not counted.
const fn side(from: File, towards: File) -> u16 {
    let right = !1 << from.index();
    if towards.index() > from.index() {
        right
    } else {
        !right & !bit(from)
    }
}

/// The files of a set, smallest first.
fn each(mut files: u16) -> impl Iterator<Item = File> {
    std::iter::from_fn(move || {
        let file = File::new(files.trailing_zeros() as u8)?;
        files &= files - 1;
        Some(file)
    })
}

/// The file itself and those that can be reached from it without a step on `blocked`, which has to
/// hold a file to the right of the board.
const fn reach(from: File, blocked: u16) -> u16 {
    let right = !1 << from.index();
    let stop = blocked & right;
    let to_the_right = right & (stop & stop.wrapping_neg()).wrapping_sub(1);
    let left = !right & !bit(from);
    // One more than the index of the nearest blocked file, or 0.
    let start = 16 - (blocked & left).leading_zeros();
    let to_the_left = left & ((!0u32) << start) as u16;
    to_the_left | bit(from) | to_the_right
}

impl CastlingPolicy {
    /// Where a king may go to castle with a rook, whatever stands around them.
    fn king_targets(self, geometry: Geometry, king: File, rook: File) -> u16 {
        match self {
            CastlingPolicy::None => 0,
            CastlingPolicy::Targets { left, right } => {
                bit(if rook < king { left.king } else { right.king })
            }
            CastlingPolicy::Free { corners, .. } => {
                let corners = match corners {
                    Corners::Allowed => 0,
                    // CAS-4.
                    Corners::Forbidden => 1 | 1 << geometry.last_file(),
                };
                // CAS-1 for the king, CAS-3.
                side(king, rook) & !corners
            }
        }
    }

    /// Where the rook may go when the king goes to `king_to`.
    fn rook_targets(self, king: File, rook: File, king_to: File) -> u16 {
        match self {
            CastlingPolicy::None => 0,
            CastlingPolicy::Targets { left, right } => {
                bit(if rook < king { left.rook } else { right.rook })
            }
            // CAS-1 for the rook, CAS-3, and CAS-2: past the king.
            CastlingPolicy::Free { .. } => side(rook, king) & side(king_to, king),
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

/// Takes the castlings only.
struct Castlings(Vec<Move>);

impl Sink for Castlings {
    fn piece(&mut self, _: Role, _: Square, _: SquareSet) {}
    fn pawns(&mut self, _: SquareSet, _: i8) {}
    fn en_passant(&mut self, _: Square, _: Square) {}
    fn castlings(&mut self, king: Square, rook: Square, king_to: Square, rook_to: SquareSet) {
        let castling = |rook_to| Move::Castling {
            king,
            rook,
            king_to,
            rook_to,
        };
        self.0.extend(rook_to.into_iter().map(castling));
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
        let rank = king.rank();
        let occupied = self.board.occupied().row(rank);
        let beside = !self.rules.geometry.squares().row(rank);
        let enemies = self.board.color(!self.turn).row(rank);
        for rook in each(self.castling_rooks.row(rank)) {
            let from = king.file();
            // CAS-5: the two castling pieces themselves do not block.
            let blocked = occupied & !(bit(from) | bit(rook)) | beside;
            let mut kings =
                policy.king_targets(self.rules.geometry, from, rook) & reach(from, blocked);
            if kings == 0 {
                continue;
            }
            let mut rook_reach = reach(rook, blocked);
            if policy.rook_captures() {
                // CAS-6: the first enemy piece in the way may be the end of it.
                let prey = enemies & !self.board.role(Role::King).row(rank);
                rook_reach |= (rook_reach << 1 | rook_reach >> 1) & prey;
            }
            let rook_targets = |king_to| policy.rook_targets(from, rook, king_to) & rook_reach;
            for king_to in each(kings) {
                if rook_targets(king_to) == 0 {
                    kings &= !bit(king_to);
                }
            }
            let path = KingsPath {
                king,
                steps: steps.row(rank),
                lifted: self.board.occupied().without(king),
                rook: king.with_file(rook),
                attackers,
                bystanders: enemies != 0,
            };
            for king_to in each(path.safe(kings)) {
                let rook_to = SquareSet::of_row(rank, rook_targets(king_to));
                let [rook, king_to] = [rook, king_to].map(|file| king.with_file(file));
                sink.castlings(king, rook, king_to, rook_to);
            }
        }
    }
}

/// The way of a castling king past the enemy's attacks.
struct KingsPath<'a> {
    king: Square,
    /// Files to which the king may step.
    steps: u16,
    /// What is occupied but for the king.
    lifted: SquareSet,
    rook: Square,
    attackers: &'a Attackers,
    /// Whether the enemy has a piece on the rank.
    bystanders: bool,
}

impl KingsPath<'_> {
    /// Those of the targets, all on one side of the king, that CAS-7 allows: no square crossed is
    /// attacked before the move, the landing square is not attacked after it.
    ///
    /// Where the rook lands, and what it captures there, plays no part. It could only matter to a
    /// piece that attacks along the rank from beyond the rook's target; origin, targets and all
    /// between them are empty, so such a piece attacks the origin or a square crossed as well.
    fn safe(&self, targets: u16) -> u16 {
        let origin = bit(self.king.file());
        let mut safe = targets & origin;
        if safe != 0 && self.is_attacked_after(self.king) {
            safe = 0;
        }
        let mut rest = targets & !origin;
        let mut file = self.king.file().index();
        // The first step is an ordinary move as well, unless the rook stands there.
        let mut is_known = true;
        while rest != 0 {
            file = if rest > origin { file + 1 } else { file - 1 };
            let Some(at) = File::new(file) else {
                break;
            };
            let square = self.king.with_file(at);
            let attacked = if is_known && square != self.rook {
                self.steps & bit(at) == 0
            } else {
                self.attackers.attack(square, self.lifted)
            };
            is_known = false;
            if rest & bit(at) != 0 {
                rest &= !bit(at);
                // Only a piece on the rank can tell whether the rook has gone.
                if self.bystanders && !self.is_attacked_after(square)
                    || !self.bystanders && !attacked
                {
                    safe |= bit(at);
                }
            }
            if attacked {
                break;
            }
        }
        safe
    }

    fn is_attacked_after(&self, square: Square) -> bool {
        self.attackers
            .attack(square, self.lifted.without(self.rook))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(index: u8) -> File {
        File::new(index).unwrap()
    }

    fn count(corners: Corners, king: u8, rook: u8) -> u32 {
        let policy = CastlingPolicy::Free {
            corners,
            rook_captures: RookCaptures::Forbidden,
        };
        let board = Geometry::new(10, 8);
        let (king, rook) = (file(king), file(rook));
        let on_board = (1 << board.files()) - 1;
        each(policy.king_targets(board, king, rook) & on_board)
            .map(|king_to| policy.rook_targets(king, rook, king_to) & on_board)
            .map(u16::count_ones)
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

    #[test]
    fn reach_ends_before_what_is_blocked() {
        let beside = !0 << 10;
        assert_eq!(reach(file(5), beside), (1 << 10) - 1);
        assert_eq!(reach(file(0), beside | 1 << 2), 0b11);
        assert_eq!(reach(file(9), beside | 1 << 7), 0b11 << 8);
        assert_eq!(reach(file(4), beside | 1 << 3 | 1 << 5), 1 << 4);
        assert_eq!(reach(file(4), beside | 1 << 1 | 1 << 7), 0b1111100);
    }
}
