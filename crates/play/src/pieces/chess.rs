//! The pieces of orthodox chess.

use super::shared::{
    CIRCLET, COLLAR, COLLAR_EDGE, EDGE_BEAST, EDGE_COURT, EDGE_MINOR, FOOT_BEAST, FOOT_COURT,
    FOOT_MINOR, GOWN, PAWN_COLLAR, PAWN_COLLAR_EDGE, PAWN_EDGE, PAWN_FOOT, PAWN_GOWN, PAWN_HEAD,
};
use super::{Figure, body, detail, line};

pub(super) static KING: Figure = Figure {
    layers: &[
        GOWN,
        FOOT_COURT,
        EDGE_COURT,
        // The cross, solid because its core is narrower than the stroke.
        body("M50 5.5H51.4V10H59V12.8H51.4V26H48.6V12.8H41V10H48.6V5.5Z"),
        // The crown.
        body(
            "M50 27C54 22.5 59 21 64.5 21.5 72 22.2 77 26.5 75.5 33 74 39.5 67 44 64 52H36C33 44 26 39.5 24.5 33 23 26.5 28 22.2 35.5 21.5 41 21 46 22.5 50 27Z",
        ),
        COLLAR,
        COLLAR_EDGE,
        // The fold between the two arches.
        line("M50 27V37.5"),
        CIRCLET,
    ],
};

pub(super) static QUEEN: Figure = Figure {
    layers: &[
        GOWN,
        FOOT_COURT,
        EDGE_COURT,
        // The coronet.
        body(
            "M50 22L56.8 35 64.3 22.5 67.8 35.5 78 27C76 37 68 44 64 52H36C32 44 24 37 22 27L32.2 35.5 35.7 22.5 43.2 35Z",
        ),
        // Its balls.
        body("M17.2 25A4.8 4.8 0 0 1 26.8 25A4.8 4.8 0 0 1 17.2 25Z"),
        body("M30.4 18.5A4.8 4.8 0 0 1 40 18.5A4.8 4.8 0 0 1 30.4 18.5Z"),
        body("M45.2 16.5A4.8 4.8 0 0 1 54.8 16.5A4.8 4.8 0 0 1 45.2 16.5Z"),
        body("M60 18.5A4.8 4.8 0 0 1 69.6 18.5A4.8 4.8 0 0 1 60 18.5Z"),
        body("M73.2 25A4.8 4.8 0 0 1 82.8 25A4.8 4.8 0 0 1 73.2 25Z"),
        COLLAR,
        COLLAR_EDGE,
        CIRCLET,
    ],
};

pub(super) static ROOK: Figure = Figure {
    layers: &[
        // The tower.
        body(
            "M50 23.5H55.7V30.5H63.3V23.5H74V37L67 45C67 62 68 73 72.5 81H27.5C32 73 33 62 33 45L26 37V23.5H36.7V30.5H44.3V23.5Z",
        ),
        FOOT_MINOR,
        // The foot of the battlement.
        line("M36 45H64"),
        EDGE_MINOR,
        // The arrow loop.
        detail("M50 53C51.5 53 52.2 54 52.2 55.5V64H47.8V55.5C47.8 54 48.5 53 50 53Z"),
    ],
};

pub(super) static BISHOP: Figure = Figure {
    layers: &[
        // The gown.
        body("M50 57H60.5C60.5 69 65 75 72 81H28C35 75 39.5 69 39.5 57Z"),
        FOOT_MINOR,
        // The mitre.
        body(
            "M50 22.5C58 29.5 67.5 37 67.5 45 67.5 50 64 53 60 56H40C36 53 32.5 50 32.5 45 32.5 37 42 29.5 50 22.5Z",
        ),
        // The ball.
        body("M45.2 18.2A4.8 4.8 0 0 1 54.8 18.2A4.8 4.8 0 0 1 45.2 18.2Z"),
        // The collar.
        body(
            "M50 54H63.5C65.4 54 67 55.6 67 57.5 67 59.4 65.4 61 63.5 61H36.5C34.6 61 33 59.4 33 57.5 33 55.6 34.6 54 36.5 54Z",
        ),
        // The slit of the mitre.
        line("M54.5 45L62 34.6"),
        // The lower edge of the collar.
        line("M43 61H57"),
        EDGE_MINOR,
    ],
};

pub(super) static KNIGHT: Figure = Figure {
    layers: &[
        // The horse.
        body(
            "M28.9 81C28.9 68.9 43.5 66.1 45.4 53.6 40.6 58.2 35.7 56.8 31.4 60.1 28.9 62.4 27.5 65.7 23.6 65.7 21.7 65.7 20.2 64.7 19.2 63.3 15.8 62.9 13.9 60.5 13.9 57.3 13.9 52.2 21.7 45.2 25.5 37.8 27 34.5 29.4 31.7 32.8 29.4 32.3 25.2 33.3 21.5 35.2 18.2 39.6 20.6 43 23.3 44.9 26.6 63.8 28 75.5 43.8 75.5 63.3 75.5 70.8 74.5 76.4 72.6 81Z",
        ),
        FOOT_BEAST,
        // The eye.
        detail("M30.9 41C32.3 37.8 36.2 36.8 38.1 38.7 37.2 41.8 34.3 42.9 30.9 41Z"),
        // The nostril.
        detail("M17.9 57.3A1.8 1.8 0 0 1 21.5 57.3A1.8 1.8 0 0 1 17.9 57.3Z"),
        // The mane.
        line(
            "M44.9 32.2C52.2 34.5 55.6 40.1 51.7 47.1 58 45.7 61.4 51.2 57.5 58.2 63.8 58.2 66.3 65.2 63.8 72.6",
        ),
        // The cheek.
        line("M41.1 43.8C43.5 46.1 45.1 48.4 45.4 52.2"),
        EDGE_BEAST,
    ],
};

pub(super) static PAWN: Figure = Figure {
    layers: &[
        PAWN_GOWN,
        PAWN_FOOT,
        PAWN_HEAD,
        PAWN_COLLAR,
        PAWN_COLLAR_EDGE,
        PAWN_EDGE,
    ],
};
