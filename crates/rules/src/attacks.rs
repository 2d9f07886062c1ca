//! Which squares a piece attacks, by role and occupancy.
//!
//! Sliders look along rays with a bit scan or a borrow, leapers look into small tables; there are
//! no magic numbers, so the same code serves every board size and stays quick in wasm, where wide
//! multiplications are slow.

use crate::{Color, Square, SquareSet};

/// The eight directions as index steps; the first four go up in index, the last four down, so
/// that direction `d` and direction `d + 4` are opposite.
pub(crate) const STEPS: [i8; 8] = [1, 15, 16, 17, -1, -15, -16, -17];
const DIAGONALS: [(usize, usize); 2] = [(1, 5), (3, 7)];
const STRAIGHTS: [(usize, usize); 2] = [(0, 4), (2, 6)];

const fn offset(square: usize, files: i32, ranks: i32) -> Option<usize> {
    let file = (square & 15) as i32 + files;
    let rank = (square >> 4) as i32 + ranks;
    if file < 0 || file > 15 || rank < 0 || rank > 7 {
        None
    } else {
        Some((rank * 16 + file) as usize)
    }
}

/// File and rank parts of [`STEPS`].
const fn parts(direction: usize) -> (i32, i32) {
    let (file, rank) = match direction % 4 {
        0 => (1, 0),
        1 => (-1, 1),
        2 => (0, 1),
        _ => (1, 1),
    };
    if direction < 4 {
        (file, rank)
    } else {
        (-file, -rank)
    }
}

const fn rays() -> [[u128; 128]; 8] {
    let mut table = [[0; 128]; 8];
    let mut direction = 0;
    while direction < 8 {
        let (files, ranks) = parts(direction);
        let mut square = 0;
        while square < 128 {
            let mut distance = 1;
            while let Some(to) = offset(square, files * distance, ranks * distance) {
                table[direction][square] |= 1 << to;
                distance += 1;
            }
            square += 1;
        }
        direction += 1;
    }
    table
}

const fn leaps(steps: &[(i32, i32)]) -> [u128; 128] {
    let mut table = [0; 128];
    let mut square = 0;
    while square < 128 {
        let mut i = 0;
        while i < steps.len() {
            if let Some(to) = offset(square, steps[i].0, steps[i].1) {
                table[square] |= 1 << to;
            }
            i += 1;
        }
        square += 1;
    }
    table
}

/// All squares at exactly the given distances along the eight lines.
const fn spokes(nearest: i32, farthest: i32) -> [u128; 128] {
    let mut table = [0; 128];
    let mut direction = 0;
    while direction < 8 {
        let (files, ranks) = parts(direction);
        let mut distance = nearest;
        while distance <= farthest {
            let ring = leaps(&[(files * distance, ranks * distance)]);
            let mut square = 0;
            while square < 128 {
                table[square] |= ring[square];
                square += 1;
            }
            distance += 1;
        }
        direction += 1;
    }
    table
}

const fn lines(pairs: &[(usize, usize); 2]) -> [u128; 128] {
    let mut table = [0; 128];
    let mut i = 0;
    while i < 2 {
        let mut square = 0;
        while square < 128 {
            table[square] |= RAYS[pairs[i].0][square] | RAYS[pairs[i].1][square];
            square += 1;
        }
        i += 1;
    }
    table
}

static RAYS: [[u128; 128]; 8] = rays();
static ROOK_LINES: [u128; 128] = lines(&STRAIGHTS);
static BISHOP_LINES: [u128; 128] = lines(&DIAGONALS);
static KING_STEPS: [u128; 128] = spokes(1, 1);
static CONSUL_NEAR: [u128; 128] = spokes(1, 2);
static CONSUL_FAR: [u128; 128] = spokes(3, 3);
static KNIGHT_LEAPS: [u128; 128] = leaps(&[
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
]);

/// The two half lines through a square, cut off at the first occupied square on each side.
#[inline(always)]
fn line(square: Square, occupied: u128, up: usize, down: usize) -> u128 {
    let i = square.index();
    let ray = RAYS[up][i];
    let blockers = occupied & ray;
    // The borrow runs from the square up to the first blocker and flips what it passes.
    let above = (blockers ^ blockers.wrapping_sub(SquareSet::of(square).0 << 1)) & ray;
    let ray = RAYS[down][i];
    // Index 0 stands for "no blocker": nothing lies below it, so it cuts nothing off.
    let nearest = 127 - (occupied & ray | 1).leading_zeros() as usize;
    let below = ray ^ RAYS[down][nearest & 127];
    above | below
}

/// Squares that a rook attacks.
#[inline]
pub(crate) fn rook(square: Square, occupied: SquareSet) -> SquareSet {
    let [(a, b), (c, d)] = STRAIGHTS;
    SquareSet(line(square, occupied.0, a, b) | line(square, occupied.0, c, d))
}

/// Squares that a bishop attacks.
#[inline]
pub(crate) fn bishop(square: Square, occupied: SquareSet) -> SquareSet {
    let [(a, b), (c, d)] = DIAGONALS;
    SquareSet(line(square, occupied.0, a, b) | line(square, occupied.0, c, d))
}

/// Squares that a knight attacks.
#[inline]
pub(crate) fn knight(square: Square) -> SquareSet {
    SquareSet(KNIGHT_LEAPS[square.index()])
}

/// Squares that a king attacks.
#[inline]
pub(crate) fn king(square: Square) -> SquareSet {
    SquareSet(KING_STEPS[square.index()])
}

/// Squares on the rank and file of a square.
#[inline]
pub(crate) fn rook_lines(square: Square) -> SquareSet {
    SquareSet(ROOK_LINES[square.index()])
}

/// Squares on the diagonals of a square.
#[inline]
pub(crate) fn bishop_lines(square: Square) -> SquareSet {
    SquareSet(BISHOP_LINES[square.index()])
}

/// Squares at distance one or two along the eight lines: the consul always reaches them (CON-3,
/// CON-4), and from them always reaches this one.
#[inline]
pub(crate) fn consul_near(square: Square) -> SquareSet {
    SquareSet(CONSUL_NEAR[square.index()])
}

/// Squares at distance three along the eight lines: what stands between decides (CON-5).
#[inline]
pub(crate) fn consul_far(square: Square) -> SquareSet {
    SquareSet(CONSUL_FAR[square.index()])
}

/// Squares that a consul attacks (CON-3 to CON-6).
#[inline]
pub(crate) fn consul(square: Square, occupied: SquareSet) -> SquareSet {
    let mut attacked = consul_near(square);
    for far in consul_far(square) {
        if consul_reaches(square, far, occupied) {
            attacked.insert(far);
        }
    }
    attacked
}

/// Whether a consul at distance three along a line reaches across, given what is occupied.
#[inline]
pub(crate) fn consul_reaches(from: Square, to: Square, occupied: SquareSet) -> bool {
    let (from, to) = (from.index(), to.index());
    let between = [(2 * from + to) / 3, (from + 2 * to) / 3].map(|i| Square::wrap(i as u8));
    occupied.contains(between[0]) == occupied.contains(between[1])
}

/// Squares that a pawn attacks.
#[inline]
pub(crate) fn pawn(color: Color, square: Square) -> SquareSet {
    let from = SquareSet::of(square);
    match color {
        Color::White => from.shift(15) | from.shift(17),
        Color::Black => from.shift(-15) | from.shift(-17),
    }
}

/// The cells whose index lies between those of two squares.
#[inline]
fn indices_between(a: Square, b: Square) -> u128 {
    let (low, high) = if a < b { (a, b) } else { (b, a) };
    SquareSet::of(high).0 - (SquareSet::of(low).0 << 1)
}

/// Squares between two squares that are known to share a rank or file.
#[inline]
pub(crate) fn straight_between(a: Square, b: Square) -> SquareSet {
    SquareSet(indices_between(a, b)) & rook_lines(a) & rook_lines(b)
}

/// Squares between two squares that are known to share a diagonal.
#[inline]
pub(crate) fn diagonal_between(a: Square, b: Square) -> SquareSet {
    SquareSet(indices_between(a, b)) & bishop_lines(a) & bishop_lines(b)
}

/// The direction from one square to another one of the same rank, file or diagonal.
#[inline]
fn direction(a: Square, b: Square) -> Option<usize> {
    let files = b.file().index() as i8 - a.file().index() as i8;
    let ranks = b.rank().index() as i8 - a.rank().index() as i8;
    if a == b || files != 0 && ranks != 0 && files.abs() != ranks.abs() {
        return None;
    }
    // Rows: down, level, up; columns: left, straight, right.
    const BY_SIGNS: [usize; 9] = [7, 6, 5, 4, 0, 0, 1, 2, 3];
    Some(BY_SIGNS[((ranks.signum() + 1) * 3 + files.signum() + 1) as usize])
}

/// Squares strictly between two squares of one line; none if they share no line.
#[inline]
pub(crate) fn between(a: Square, b: Square) -> SquareSet {
    match direction(a, b) {
        Some(d) => SquareSet(RAYS[d][a.index()] & RAYS[(d + 4) % 8][b.index()]),
        None => SquareSet::EMPTY,
    }
}

/// The squares from next to the king up to the slider that pins the piece on `pinned`. It does not
/// go on behind the slider, where a pinned consul could jump to.
#[inline]
pub(crate) fn pin_line(king: Square, pinned: Square, occupied: SquareSet) -> SquareSet {
    let Some(d) = direction(king, pinned) else {
        return SquareSet::EMPTY;
    };
    let ray = SquareSet(RAYS[d][king.index()]);
    let lifted = occupied.without(pinned);
    ray & (rook(king, lifted) | bishop(king, lifted))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(name: &str) -> Square {
        name.parse().unwrap()
    }

    fn squares(names: &str) -> SquareSet {
        names.split_whitespace().map(square).collect()
    }

    const BOARD: SquareSet = crate::Geometry::new(10, 8).squares();

    #[test]
    fn sliders_stop_at_the_first_piece() {
        let occupied = squares("e4 e7 b4 h4 g6 c2 j9".trim_end_matches(" j9"));
        assert_eq!(
            rook(square("e4"), occupied) & BOARD,
            squares("e5 e6 e7 e3 e2 e1 d4 c4 b4 f4 g4 h4")
        );
        assert_eq!(
            bishop(square("e4"), occupied) & BOARD,
            squares("f5 g6 d5 c6 b7 a8 f3 g2 h1 d3 c2")
        );
    }

    /// The closed forms agree with a walk square by square, from every square.
    #[test]
    fn sliders_agree_with_a_walk() {
        let mut seed = 1u128;
        for _ in 0..200 {
            seed = seed
                .wrapping_mul(0x2360_ED05_1FC6_5DA4_4385_DF64_9FCC_F645)
                .wrapping_add(1);
            let occupied = SquareSet(seed ^ seed >> 64) & BOARD;
            for from in BOARD {
                let mut expected = SquareSet::EMPTY;
                for step in [1, -1, 16, -16] {
                    let mut at = SquareSet::of(from).shift(step) & BOARD;
                    while at.any() {
                        expected |= at;
                        at = (at & !occupied).shift(step) & BOARD;
                    }
                }
                assert_eq!(
                    rook(from, occupied) & BOARD,
                    expected,
                    "{from} {occupied:?}"
                );
            }
        }
    }

    #[test]
    fn con_3_con_4_the_consul_always_reaches_two_squares() {
        let near = squares("d4 c4 f4 g4 e3 e2 e5 e6 d3 c2 f5 g6 d5 c6 f3 g2");
        for occupied in [SquareSet::EMPTY, near, squares("d4 e5")] {
            assert_eq!(consul(square("e4"), occupied) & near, near);
        }
    }

    #[test]
    fn con_5_three_squares_need_both_or_none_between() {
        let reaches =
            |occupied: &str| consul(square("e4"), squares(occupied)).contains(square("h4"));
        assert!(reaches(""));
        assert!(reaches("f4 g4"));
        assert!(!reaches("f4"));
        assert!(!reaches("g4"));
        assert!(consul_reaches(square("h7"), square("e4"), squares("f5 g6")));
        assert!(!consul_reaches(square("h7"), square("e4"), squares("f5")));
    }

    #[test]
    fn con_5_never_over_the_edge() {
        assert_eq!(
            consul(square("j1"), SquareSet::EMPTY) & BOARD,
            squares("i1 h1 g1 j2 j3 j4 i2 h3 g4")
        );
    }
}
