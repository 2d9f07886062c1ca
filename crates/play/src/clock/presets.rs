//! The controls to choose from without typing.

use super::control::Control;

/// Their text forms, from the fastest to the slowest: what clubs and servers play most.
pub const PRESETS: [&str; 16] = [
    "-",
    "1",
    "2+1",
    "3",
    "3+2",
    "5",
    "5+3",
    "5d3",
    "10",
    "10+5",
    "15+10",
    "25d5",
    "30",
    "60+30",
    "90+30",
    "40/90+30,30+30",
];

/// The same, read.
pub fn presets() -> impl Iterator<Item = Control> {
    PRESETS
        .into_iter()
        .filter_map(|text| Control::read(text).ok())
}
