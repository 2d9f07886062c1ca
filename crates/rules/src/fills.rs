//! Attacks of many pieces at once, one set per direction, for counting moves.
//!
//! In one direction no square is attacked by two of the pieces, so the counts of the sets add up.

use crate::SquareSet;

/// Every bit moved by `step`; what leaves the word is dropped.
#[inline(always)]
const fn shifted(bits: u64, step: i8) -> u64 {
    if step >= 0 {
        bits << step
    } else {
        bits >> -step
    }
}

// No loops over directions or distances here: with its step known each shift is one or two
// instructions, else it is a call in wasm.

/// Carries sliders on through up to three empty squares, within one half of the grid.
#[inline(always)]
const fn run<const STEP: i8>(sliders: u64, empty: u64) -> u64 {
    let sliders = sliders | empty & shifted(sliders, STEP);
    let pairs = empty & shifted(empty, STEP);
    sliders | pairs & shifted(sliders, 2 * STEP)
}

/// Squares that sliders attack in a direction which goes up or down, all of them at once. Halves of
/// four ranks are single words for the processor.
#[inline(always)]
fn climb<const STEP: i8>(sliders: SquareSet, empty: SquareSet) -> SquareSet {
    let halves = |set: SquareSet| (set.0 as u64, (set.0 >> 64) as u64);
    let ((low, high), (low_empty, high_empty)) = (halves(sliders), halves(empty));
    // What leaves the half that comes first enters the other one, 64 bits away.
    let carried = STEP.wrapping_sub(64 * STEP.signum());
    let (low, high) = if STEP > 0 {
        let low = run::<STEP>(low, low_empty);
        let entering = shifted(low, carried);
        let high = run::<STEP>(high | entering & high_empty, high_empty);
        (shifted(low, STEP), shifted(high, STEP) | entering)
    } else {
        let high = run::<STEP>(high, high_empty);
        let entering = shifted(high, carried);
        let low = run::<STEP>(low | entering & low_empty, low_empty);
        (shifted(low, STEP) | entering, shifted(high, STEP))
    };
    SquareSet(low as u128 | (high as u128) << 64)
}

/// Squares that sliders attack to the left.
#[inline(always)]
fn to_the_left(sliders: SquareSet, empty: SquareSet) -> SquareSet {
    let half = |sliders: u64, empty: u64| {
        // Each step doubles the distance: through 3, 7, then 15 squares.
        let sliders = run::<-1>(sliders, empty);
        let pairs = empty & empty >> 1;
        let fours = pairs & pairs >> 2;
        let eights = fours & fours >> 4;
        let sliders = sliders | fours & sliders >> 4;
        let sliders = sliders | eights & sliders >> 8;
        u128::from(sliders >> 1)
    };
    let low = half(sliders.0 as u64, empty.0 as u64);
    let high = half((sliders.0 >> 64) as u64, (empty.0 >> 64) as u64);
    SquareSet(low | high << 64)
}

/// Squares that sliders attack to the right.
#[inline(always)]
fn to_the_right(sliders: SquareSet, empty: SquareSet) -> SquareSet {
    // A borrow runs from each slider to the next square that is not empty, at the latest beside
    // the board.
    let occupied = !empty.0;
    SquareSet(occupied ^ occupied.wrapping_sub(sliders.0 << 1))
}

/// For each direction, the squares that sliders attack in it; `empty` holds no square beside the
/// board.
#[inline(always)]
pub(crate) fn slides(straight: SquareSet, diagonal: SquareSet, empty: SquareSet) -> [SquareSet; 8] {
    [
        to_the_right(straight, empty),
        to_the_left(straight, empty),
        climb::<16>(straight, empty),
        climb::<-16>(straight, empty),
        climb::<15>(diagonal, empty),
        climb::<17>(diagonal, empty),
        climb::<-15>(diagonal, empty),
        climb::<-17>(diagonal, empty),
    ]
}

/// Squares at distance three that consuls attack in one direction (CON-5).
#[inline(always)]
fn leap<const STEP: i8>(consuls: SquareSet, occupied: SquareSet) -> SquareSet {
    let first = occupied.shift(-STEP);
    let second = first.shift(-STEP);
    let alike = !(first ^ second);
    (consuls & alike).shift(3 * STEP)
}

/// For each direction, the squares at distance three that consuls attack in it.
#[inline(always)]
pub(crate) fn consul_leaps(consuls: SquareSet, occupied: SquareSet) -> [SquareSet; 8] {
    [
        leap::<1>(consuls, occupied),
        leap::<15>(consuls, occupied),
        leap::<16>(consuls, occupied),
        leap::<17>(consuls, occupied),
        leap::<-1>(consuls, occupied),
        leap::<-15>(consuls, occupied),
        leap::<-16>(consuls, occupied),
        leap::<-17>(consuls, occupied),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Geometry, Square, attacks};

    /// Adds up to the attacks of the single pieces, from every square of random boards.
    #[test]
    fn con_5_sets_of_pieces_attack_what_each_of_them_does() {
        let board = Geometry::new(10, 8).squares();
        let mut seed = 1u128;
        let mut random = || {
            seed = seed
                .wrapping_mul(0x2360_ED05_1FC6_5DA4_4385_DF64_9FCC_F645)
                .wrapping_add(1);
            SquareSet(seed ^ seed >> 64) & board
        };
        for _ in 0..200 {
            let occupied = random();
            let straight = occupied & random() & random();
            let diagonal = occupied & random() & random();
            let consuls = occupied & random() & random();
            let sum =
                |sets: [SquareSet; 8]| -> u32 { sets.map(|set| (set & board).len()).iter().sum() };
            let each = |pieces: SquareSet, reach: &dyn Fn(Square) -> SquareSet| -> u32 {
                pieces
                    .into_iter()
                    .map(|piece| (reach(piece) & board).len())
                    .sum()
            };
            let lines = each(straight, &|s| attacks::rook(s, occupied))
                + each(diagonal, &|s| attacks::bishop(s, occupied));
            assert_eq!(sum(slides(straight, diagonal, board & !occupied)), lines);
            let far = |s| attacks::consul(s, occupied) & !attacks::consul_near(s);
            assert_eq!(sum(consul_leaps(consuls, occupied)), each(consuls, &far));
        }
    }
}
