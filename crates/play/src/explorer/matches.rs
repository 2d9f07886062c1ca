//! What was found.

use std::ops::Range;

use consulboard_rules::Numbering;

use crate::draw::{NoRandomness, RandomBytes, below};

/// The numbers of the starting positions that were found, in ascending order.
#[derive(Clone, Debug)]
pub struct Matches {
    numbering: &'static Numbering,
    /// The arrays, White's where there are pairs.
    white: Vec<u32>,
    /// Black's, which go with every one of White's.
    black: Option<Vec<u32>>,
}

impl Matches {
    pub(super) fn new(
        numbering: &'static Numbering,
        white: Vec<u32>,
        black: Option<Vec<u32>>,
    ) -> Matches {
        Matches {
            numbering,
            white,
            black,
        }
    }

    /// How many there are.
    pub fn count(&self) -> u32 {
        let black = self.black.as_ref().map_or(1, Vec::len);
        u32::try_from(self.white.len() * black).unwrap_or(u32::MAX)
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.count() == 0
    }

    /// The number of the one at a place, counted from 0.
    pub fn nth(&self, place: u32) -> Option<u32> {
        let place = place as usize;
        let Some(black) = &self.black else {
            return self.white.get(place).copied();
        };
        let white = self.white.get(place.checked_div(black.len())?)?;
        let black = black.get(place % black.len())?;
        u32::try_from(self.numbering.pair(*white, *black)).ok()
    }

    /// The place of a number; `None` where it was not found.
    pub fn place(&self, number: u32) -> Option<u32> {
        let place = match &self.black {
            None => self.white.binary_search(&number).ok()?,
            Some(black) => {
                let (one, other) = self.numbering.of_pair(u64::from(number))?;
                let one = self.white.binary_search(&one).ok()?;
                one * black.len() + black.binary_search(&other).ok()?
            }
        };
        u32::try_from(place).ok()
    }

    /// The place of a number, or of the next larger one that was found; where a gallery opens that
    /// is to show what is near it.
    pub fn place_near(&self, number: u32) -> u32 {
        let (mut low, mut high) = (0, self.count());
        while low < high {
            let middle = low + (high - low) / 2;
            match self.nth(middle) {
                Some(here) if here < number => low = middle + 1,
                Some(_) | None => high = middle,
            }
        }
        low
    }

    /// The numbers at a range of places, as far as there are so many.
    pub fn range(&self, places: Range<u32>) -> impl Iterator<Item = u32> {
        places.map_while(|place| self.nth(place))
    }

    /// One of them, each equally likely; `None` where there are none.
    ///
    /// # Errors
    ///
    /// When there is no randomness.
    pub fn random(&self, source: &mut dyn RandomBytes) -> Result<Option<u32>, NoRandomness> {
        if self.is_empty() {
            return Ok(None);
        }
        Ok(self.nth(below(self.count(), source)?))
    }
}
