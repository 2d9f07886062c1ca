//! The pieces that join two: behind stands the bishop or the rook, before it the horse.

use super::shared::{
    EDGE_DOUBLE, FOOT_DOUBLE, HORSE, HORSE_CREST, HORSE_EYE, HORSE_MANE, HORSE_NOSTRIL,
};
use super::{Figure, body, detail, line};

pub(super) static ARCHBISHOP: Figure = Figure {
    layers: &[
        // The gown of the bishop.
        body("M61 53H71.5C71.5 69 73 75 77 81H45C49 75 50.5 69 50.5 53Z"),
        // The mitre.
        body(
            "M61 19.5C69 26.5 78.5 34 78.5 42 78.5 47 75 50 71 53H51C47 50 43.5 47 43.5 42 43.5 34 53 26.5 61 19.5Z",
        ),
        // The ball.
        body("M56.2 15.2A4.8 4.8 0 0 1 65.8 15.2A4.8 4.8 0 0 1 56.2 15.2Z"),
        // The collar.
        body(
            "M61 51H74.5C76.4 51 78 52.6 78 54.5 78 56.4 76.4 58 74.5 58H47.5C45.6 58 44 56.4 44 54.5 44 52.6 45.6 51 47.5 51Z",
        ),
        // The slit of the mitre.
        line("M65.5 42L73 31.6"),
        HORSE,
        HORSE_EYE,
        HORSE_NOSTRIL,
        HORSE_MANE,
        HORSE_CREST,
        // The lower edge of the collar.
        line("M63 58H69"),
        FOOT_DOUBLE,
        EDGE_DOUBLE,
    ],
};

pub(super) static CHANCELLOR: Figure = Figure {
    layers: &[
        // The tower.
        body(
            "M59 19H64V26H70.8V19H80.8V32L74.5 40C74.5 60 75 73 77 81H41C43 73 43.5 60 43.5 40L37.2 32V19H47.2V26H54V19Z",
        ),
        // The foot of the battlement.
        line("M46.5 40H71"),
        // The arrow loop.
        detail("M66.5 49C68 49 68.7 50 68.7 51.5V60H64.3V51.5C64.3 50 65 49 66.5 49Z"),
        HORSE,
        HORSE_EYE,
        HORSE_NOSTRIL,
        HORSE_MANE,
        HORSE_CREST,
        FOOT_DOUBLE,
        EDGE_DOUBLE,
    ],
};
