//! What one looks for on both sides.

use consulboard_rules::{ByColor, Numbering, Rules, Variant};

use super::filter::Filter;

/// What one looks for: in the array that both sides share, or where they are drawn separately, in
/// White's and Black's.
///
/// # Text form
///
/// Terms with spaces, commas or semicolons between them; all have to hold. Roles are the capital
/// letters of the game's FEN, or those that a player reads ([`Query::read_in`]); files are small letters.
///
/// | term | meaning |
/// |---|---|
/// | `Ke`, `Raj` | a king on e; rooks on a and j |
/// | `K:de`, `K:d-g` | a king on one of the files |
/// | `K!de` | no king on any of them |
/// | `Q:light`, `Q!dark` | a queen on a light square; none on a dark one |
/// | `B1:light`, `R2:h-j` | the first bishop from the left on a light square; the second rook on h to j |
/// | `e:KQ`, `e!KQ` | on e one of these; none of them |
/// | `C+C`, `Q/K` | two consuls beside each other; no queen beside a king |
/// | `C<K<C` | from left to right a consul, the king, a consul |
/// | `R...[QC]K...R` | the whole array: any piece, or one of these; `[^QC]` for none of these |
/// | `*` | also arrays that have a number and are not played |
/// | `*pawn`, `*bishops`, `*gothic` | only those with an unprotected pawn, bishops beside each other, too much like Gothic Chess |
///
/// Where both sides have arrays of their own, what comes after a `|` is meant for Black's alone, what
/// comes before it for White's alone; without one it is meant for both.
///
/// ```
/// # use consulboard_play::explorer::{Gallery, Query};
/// # use consulboard_rules::Variant;
/// let gallery = Gallery::whole(Variant::Consulchess42k).unwrap();
/// let query = Query::read(Variant::Consulchess42k, "Ke, Raj, C+C").unwrap();
/// assert_eq!(gallery.find(&query).count(), 90);
/// assert_eq!(query.to_text(), "Ke Raj C+C");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Query {
    /// What is looked for in White's array and in Black's. Where both share one, White's counts.
    pub sides: ByColor<Filter>,
    pub(super) variant: Variant,
}

impl Query {
    /// One that every array passes that is played.
    pub fn new(variant: Variant) -> Query {
        let filter = Filter::new(variant.rules());
        Query {
            sides: ByColor::new_with(|_| filter.clone()),
            variant,
        }
    }

    /// The game whose arrays are meant.
    pub fn variant(&self) -> Variant {
        self.variant
    }
}

/// Whether White and Black have arrays of their own in every start (CFG-7).
pub(super) fn has_pairs(rules: &Rules) -> bool {
    rules.numbering().is_some_and(Numbering::has_pairs)
}
