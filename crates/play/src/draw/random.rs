//! Chance: even numbers out of random bytes.

use std::error::Error;
use std::fmt;

/// How many times in a row a number is refused before the source counts as broken. A good source
/// gets there once in 2^128 draws or less.
const PATIENCE: usize = 256;

/// There is no randomness to be had.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoRandomness;

impl fmt::Display for NoRandomness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("random bytes: found none, expected the browser to give some")
    }
}

impl Error for NoRandomness {}

/// Where random bytes come from: the system's generator, or a counted stream in tests.
pub trait RandomBytes {
    /// Fills the bytes.
    ///
    /// # Errors
    ///
    /// When there are none. Nothing less random may stand in for them.
    fn fill(&mut self, bytes: &mut [u8]) -> Result<(), NoRandomness>;
}

impl<F: FnMut(&mut [u8]) -> Result<(), NoRandomness>> RandomBytes for F {
    fn fill(&mut self, bytes: &mut [u8]) -> Result<(), NoRandomness> {
        self(bytes)
    }
}

/// A number below `bound`, each equally likely; 0 where the bound is 0.
///
/// It takes as few bytes as hold the bound. A remainder alone would favour the small numbers (256
/// is no multiple of 6), so what lies beyond the last full multiple is thrown away.
///
/// # Errors
///
/// When the source has no bytes, or gives nothing but bytes to be thrown away.
pub fn below(bound: u32, source: &mut dyn RandomBytes) -> Result<u32, NoRandomness> {
    if bound <= 1 {
        return Ok(0);
    }
    let (width, values) = (1..4)
        .map(|width| (width, 1_u64 << (8 * width)))
        .find(|(_, values)| *values >= u64::from(bound))
        .unwrap_or((4, 1 << 32));
    let accepted = values - values % u64::from(bound);
    for _ in 0..PATIENCE {
        let mut bytes = [0; 4];
        source.fill(&mut bytes[..width])?;
        let value = u32::from_le_bytes(bytes);
        if u64::from(value) < accepted {
            return Ok(value % bound);
        }
    }
    Err(NoRandomness)
}

/// How often a number that is not accepted is thrown away. One in four is accepted at least, so a good source
/// gets there once in 2^106 draws.
pub(super) const TRIES: usize = 256;

/// What `take` makes of a number at random, of so many from the first one on: each number that it takes is as
/// likely as any other. `None` without randomness, or where it takes none of many.
pub fn accepted<T>(
    first: u32,
    count: u32,
    source: &mut dyn RandomBytes,
    mut take: impl FnMut(u32) -> Option<T>,
) -> Option<T> {
    let mut tries = 0..TRIES;
    tries.find_map(|_| take(first + below(count, source).ok()?))
}

/// The number that a fair die shows, from 1.
///
/// # Errors
///
/// As [`below`].
pub fn face(faces: u8, source: &mut dyn RandomBytes) -> Result<u8, NoRandomness> {
    // Below 256, and the die has at most 255 faces.
    Ok(below(u32::from(faces), source)? as u8 + 1)
}

/// Byte streams for the tests of this module.
#[cfg(test)]
pub(super) mod streams {
    use super::*;

    /// Every number of the given width once, in order, and then no more.
    pub struct Counted {
        next: u64,
        width: usize,
    }

    impl Counted {
        pub fn new(width: usize) -> Counted {
            Counted { next: 0, width }
        }
    }

    impl RandomBytes for Counted {
        fn fill(&mut self, bytes: &mut [u8]) -> Result<(), NoRandomness> {
            assert_eq!(
                bytes.len(),
                self.width,
                "a number takes {} bytes",
                self.width
            );
            if self.next >> (8 * self.width) != 0 {
                return Err(NoRandomness);
            }
            bytes.copy_from_slice(&self.next.to_le_bytes()[..self.width]);
            self.next += 1;
            Ok(())
        }
    }

    /// The generator of Steele, Lea and Flood (SplitMix64): good enough for a chi-square test, and
    /// the same on every run.
    pub struct Mixed(pub u64);

    impl RandomBytes for Mixed {
        fn fill(&mut self, bytes: &mut [u8]) -> Result<(), NoRandomness> {
            for chunk in bytes.chunks_mut(8) {
                self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
                let mut z = self.0;
                z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
                z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
                z ^= z >> 31;
                chunk.copy_from_slice(&z.to_le_bytes()[..chunk.len()]);
            }
            Ok(())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::streams::{Counted, Mixed};
    use super::*;

    /// How often each number below `bound` comes when every byte value comes once.
    fn counts(bound: u32, width: usize) -> Vec<u32> {
        let mut counts = vec![0; bound as usize];
        let mut source = Counted::new(width);
        while let Ok(number) = below(bound, &mut source) {
            counts[number as usize] += 1;
        }
        counts
    }

    #[test]
    fn k42_2_every_face_has_the_same_number_of_byte_values() {
        assert_eq!(counts(6, 1), [42; 6]);
        assert_eq!(counts(8, 1), [32; 8]);
        assert_eq!(counts(20, 1), [12; 20]);
        let mut source = Counted::new(1);
        let rolled: Vec<u8> = (0..6).map(|_| face(6, &mut source).unwrap()).collect();
        assert_eq!(rolled, [1, 2, 3, 4, 5, 6]);
    }

    #[test]
    fn every_bound_is_even_over_all_values() {
        for bound in 2..=256 {
            let even = counts(bound, 1);
            assert!(even.iter().all(|count| *count == 256 / bound), "{bound}");
        }
        assert!(counts(42_000, 2).iter().all(|count| *count == 1));
        assert!(counts(257, 2).iter().all(|count| *count == 255));
    }

    #[test]
    fn large_bounds_take_more_bytes() {
        let mut seen = 0;
        for bound in [1 << 24, (1 << 24) + 1, u32::MAX] {
            let number = below(bound, &mut Mixed(7)).unwrap();
            assert!(number < bound);
            seen |= number;
        }
        assert!(seen >= 1 << 24, "the highest byte is never used");
    }

    #[test]
    fn no_choice_takes_no_bytes() {
        let mut none = |_: &mut [u8]| Err(NoRandomness);
        assert_eq!(below(1, &mut none), Ok(0));
        assert_eq!(below(0, &mut none), Ok(0));
        assert_eq!(below(2, &mut none), Err(NoRandomness));
    }

    #[test]
    fn a_source_that_is_stuck_is_reported() {
        let mut stuck = |bytes: &mut [u8]| {
            bytes.fill(255);
            Ok(())
        };
        assert_eq!(face(6, &mut stuck), Err(NoRandomness));
        // All ones are a number like any other for eight faces.
        assert_eq!(face(8, &mut stuck), Ok(8));
    }

    #[test]
    fn chi_square_of_faces() {
        // The bounds for one in 10,000: 5, 7 and 19 degrees of freedom.
        for (faces, bound) in [(6_u8, 25.8), (8, 29.9), (20, 50.8)] {
            let mut source = Mixed(u64::from(faces));
            let mut counts = vec![0.0; usize::from(faces)];
            let rolls = 60_000;
            for _ in 0..rolls {
                counts[usize::from(face(faces, &mut source).unwrap()) - 1] += 1.0;
            }
            let expected = f64::from(rolls) / f64::from(faces);
            let chi: f64 = counts
                .iter()
                .map(|count: &f64| (count - expected).powi(2) / expected)
                .sum();
            assert!(chi < bound, "{faces} faces: {chi}");
        }
    }
}
