//! Parts that several figures have in common.

use super::{Layer, body, detail, line};

/// What king, queen and consul wear from the collar to the foot.
pub(super) const GOWN: Layer = body("M50 57H62.5C62.5 69 67 75 74 81H26C33 75 37.5 69 37.5 57Z");

/// The foot of king, queen and consul.
pub(super) const FOOT_COURT: Layer = body(
    "M50 81H74C77 81 79 83.5 79 86.5V88.5C79 90.3 77.8 91.5 76 91.5H24C22.2 91.5 21 90.3 21 88.5V86.5C21 83.5 23 81 26 81Z",
);

/// The upper edge of that foot.
pub(super) const EDGE_COURT: Layer = line("M28 81H72");

/// The collar of king, queen and consul.
pub(super) const COLLAR: Layer = body(
    "M50 52H66C67.9 52 69.5 53.6 69.5 55.5 69.5 57.4 67.9 59 66 59H34C32.1 59 30.5 57.4 30.5 55.5 30.5 53.6 32.1 52 34 52Z",
);

/// The lower edge of that collar.
pub(super) const COLLAR_EDGE: Layer = line("M41.5 59H58.5");

/// The band round the crowns of king and queen.
pub(super) const CIRCLET: Layer = line("M37 45.5C45 43.5 55 43.5 63 45.5");

/// The foot of rook and bishop.
pub(super) const FOOT_MINOR: Layer = body(
    "M50 81H72C75 81 77 83.5 77 86.5V88.5C77 90.3 75.8 91.5 74 91.5H26C24.2 91.5 23 90.3 23 88.5V86.5C23 83.5 25 81 28 81Z",
);

/// The upper edge of that foot.
pub(super) const EDGE_MINOR: Layer = line("M30 81H70");

/// The foot that archbishop and chancellor share with the horse before them.
pub(super) const FOOT_DOUBLE: Layer = body(
    "M50 81H75C78 81 80 83.5 80 86.5V88.5C80 90.3 78.8 91.5 77 91.5H23C21.2 91.5 20 90.3 20 88.5V86.5C20 83.5 22 81 25 81Z",
);

/// The upper edge of that foot.
pub(super) const EDGE_DOUBLE: Layer = line("M27 81H73");

/// The small horse in front of archbishop and chancellor.
pub(super) const HORSE: Layer = body(
    "M25.1 81C25.1 71.9 32.8 69.8 34.2 60.4 30.7 63.8 27.2 62.8 24 65.2 22.3 67 21.2 69.4 18.4 69.4 17 69.4 16 68.8 15.3 67.7 12.8 67.4 11.4 65.6 11.4 63.2 11.4 59.3 17 54 19.8 48.4 20.9 46 22.6 43.9 25.1 42.2 24.8 39 25.4 36.2 26.8 33.8 30 35.5 32.4 37.6 33.8 40.1 47.5 41.1 55.9 53 55.9 67.7 55.9 73.3 55.2 77.5 53.8 81Z",
);

/// Its eye.
pub(super) const HORSE_EYE: Layer =
    detail("M23.7 50.9C24.8 48.4 27.6 47.8 29 49.2 28.2 51.5 26.2 52.3 23.7 50.9Z");

/// Its nostril.
pub(super) const HORSE_NOSTRIL: Layer =
    detail("M14.1 63.2A1.6 1.6 0 0 1 17.3 63.2A1.6 1.6 0 0 1 14.1 63.2Z");

/// Its mane.
pub(super) const HORSE_MANE: Layer =
    line("M34.9 44.6C39.1 47.4 40.2 51.6 37.7 56.2 41.2 55.8 43.3 59.3 41.2 64.2");

/// Its back, drawn again so that a dark horse stands out from the dark piece behind.
pub(super) const HORSE_CREST: Layer =
    line("M45.5 44.3C52.1 49.3 55.9 57.9 55.9 67.7 55.9 71.9 55.5 75.3 54.7 78.2");

/// The gown of the pawn.
pub(super) const PAWN_GOWN: Layer =
    body("M50 58H58.5C58.5 69 63 75 69 81H31C37 75 41.5 69 41.5 58Z");

/// The foot of the pawn.
pub(super) const PAWN_FOOT: Layer = body(
    "M50 81H69C72 81 74 83.5 74 86.5V88.5C74 90.3 72.8 91.5 71 91.5H29C27.2 91.5 26 90.3 26 88.5V86.5C26 83.5 28 81 31 81Z",
);

/// The head of the pawn.
pub(super) const PAWN_HEAD: Layer = body("M38 43.5A12 12 0 0 1 62 43.5A12 12 0 0 1 38 43.5Z");

/// The collar of the pawn.
pub(super) const PAWN_COLLAR: Layer = body(
    "M50 54.5H61.2C63 54.5 64.5 56 64.5 57.8 64.5 59.5 63 61 61.2 61H38.8C37 61 35.5 59.5 35.5 57.8 35.5 56 37 54.5 38.8 54.5Z",
);

/// The lower edge of that collar.
pub(super) const PAWN_COLLAR_EDGE: Layer = line("M44.5 61H55.5");

/// The upper edge of the foot of the pawn.
pub(super) const PAWN_EDGE: Layer = line("M33 81H67");

/// The foot of pieces that are beasts.
pub(super) const FOOT_BEAST: Layer = body(
    "M50 81H73C76 81 78 83.5 78 86.5V88.5C78 90.3 76.8 91.5 75 91.5H25C23.2 91.5 22 90.3 22 88.5V86.5C22 83.5 24 81 27 81Z",
);

/// The upper edge of that foot.
pub(super) const EDGE_BEAST: Layer = line("M29 81H71");
