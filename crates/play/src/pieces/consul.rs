//! The consul: the gown of king and queen, a toga's fold across it, and a laurel crown, the
//! only figure of the set that one can look through.

use super::shared::{COLLAR, COLLAR_EDGE, EDGE_COURT, FOOT_COURT, GOWN};
use super::{Figure, body, line};

pub(super) static CONSUL: Figure = Figure {
    layers: &[
        GOWN,
        FOOT_COURT,
        EDGE_COURT,
        // The leaves of the laurel, from the collar up, right and left.
        body("M54.8 48.8C62.5 52.6 73.2 48.9 77 37.2 65.2 33.7 56.1 40.4 54.8 48.8Z"),
        body("M45.2 48.8C37.5 52.6 26.8 48.9 23 37.2 34.8 33.7 43.9 40.4 45.2 48.8Z"),
        body("M64.5 38.8C72.7 37 78.3 27.7 73.5 16.8 62.4 21.2 59.9 31.8 64.5 38.8Z"),
        body("M35.5 38.8C27.3 37 21.7 27.7 26.5 16.8 37.6 21.2 40.1 31.8 35.5 38.8Z"),
        body("M64.5 26.4C67.9 19.4 64.3 10.3 53.3 8.2 50.2 18.9 56.6 26.2 64.5 26.4Z"),
        body("M35.5 26.4C32.1 19.4 35.7 10.3 46.7 8.2 49.8 18.9 43.4 26.2 35.5 26.4Z"),
        COLLAR,
        COLLAR_EDGE,
        // The fold of the toga.
        line("M38.8 65.5C48 65 57.5 67.5 63.2 73.8"),
    ],
};
