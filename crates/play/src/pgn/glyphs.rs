//! The signs of glyphs (NAGs).

/// Glyphs with their signs, the way they are shown first.
const SIGNS: [(u8, &[&str]); 15] = [
    (1, &["!"]),
    (2, &["?"]),
    (3, &["!!", "‼"]),
    (4, &["??", "⁇"]),
    (5, &["!?", "⁉"]),
    (6, &["?!", "⁈"]),
    (7, &["□"]),
    (10, &["="]),
    (13, &["∞"]),
    (14, &["⩲", "+=", "+/="]),
    (15, &["⩱", "=+", "=/+"]),
    (16, &["±", "+/-"]),
    (17, &["∓", "-/+"]),
    (18, &["+-", "+−"]),
    (19, &["-+", "−+"]),
];

/// The sign of a glyph, if it has one that is shown.
pub fn sign(glyph: u8) -> Option<&'static str> {
    let (_, signs) = SIGNS.iter().find(|(other, _)| *other == glyph)?;
    signs.first().copied()
}

/// The glyph of a sign.
pub(super) fn glyph_of(sign: &str) -> Option<u8> {
    let found = SIGNS.iter().find(|(_, signs)| signs.contains(&sign))?;
    Some(found.0)
}
