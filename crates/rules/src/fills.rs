//! Attacks of many pieces at once, one set per direction, for counting moves.
//!
//! In one direction no square is attacked by two of the pieces, so the counts of the sets add up.

use crate::SquareSet;
use crate::attacks::STEPS;

/// Every bit moved by `step`; what leaves the word is dropped.
#[inline(always)]
const fn shifted(bits: u64, step: i8) -> u64 {
    if step >= 0 {
        bits << step
    } else {
        bits >> -step
    }
}

/// Carries sliders on through empty squares, within one half of the grid. Each doubling of the step
/// carries them twice as far: two are enough for four ranks, four for a whole rank.
#[inline(always)]
const fn run<const STEP: i8, const DOUBLINGS: u32>(mut sliders: u64, mut empty: u64) -> u64 {
    let mut step = STEP;
    let mut doublings = 0;
    while doublings < DOUBLINGS {
        sliders |= empty & shifted(sliders, step);
        empty &= shifted(empty, step);
        step = step.wrapping_mul(2);
        doublings += 1;
    }
    sliders
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
        let low = run::<STEP, 2>(low, low_empty);
        let entering = shifted(low, carried);
        let high = run::<STEP, 2>(high | entering & high_empty, high_empty);
        (shifted(low, STEP), shifted(high, STEP) | entering)
    } else {
        let high = run::<STEP, 2>(high, high_empty);
        let entering = shifted(high, carried);
        let low = run::<STEP, 2>(low | entering & low_empty, low_empty);
        (shifted(low, STEP) | entering, shifted(high, STEP))
    };
    SquareSet(low as u128 | (high as u128) << 64)
}

/// Squares that sliders attack to the left.
#[inline(always)]
fn to_the_left(sliders: SquareSet, empty: SquareSet) -> SquareSet {
    let low = run::<-1, 4>(sliders.0 as u64, empty.0 as u64);
    let high = run::<-1, 4>((sliders.0 >> 64) as u64, (empty.0 >> 64) as u64);
    SquareSet((low >> 1) as u128 | ((high >> 1) as u128) << 64)
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

/// For each direction, the squares at distance three that consuls attack in it (CON-5).
#[inline(always)]
pub(crate) fn consul_leaps(consuls: SquareSet, occupied: SquareSet) -> [SquareSet; 8] {
    STEPS.map(|step| {
        let first = occupied.shift(-step);
        let second = first.shift(-step);
        let alike = !(first ^ second);
        (consuls & alike).shift(step).shift(step).shift(step)
    })
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
