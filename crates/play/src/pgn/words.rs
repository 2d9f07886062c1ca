//! Words of a PGN as players and programs write them.

use consulboard_rules::Game;

/// The result that a word is, in the way PGN writes it.
pub(crate) fn result(word: &str) -> Option<&'static str> {
    Some(match word {
        "1-0" | "1–0" => "1-0",
        "0-1" | "0–1" => "0-1",
        "1/2-1/2" | "1/2" | "½-½" | "½–½" | "1/2–1/2" => "1/2-1/2",
        "*" => "*",
        _ => return None,
    })
}

/// What follows the number of a move.
pub(crate) fn without_number(word: &str) -> &str {
    let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let points = ['.', '…'];
    if rest.is_empty() || rest.starts_with(points) {
        rest.trim_start_matches(points)
    } else {
        word
    }
}

/// The figures of pieces, the king first.
pub(super) const FIGURES: [[char; 6]; 2] = [
    ['♔', '♕', '♖', '♗', '♘', '♙'],
    ['♚', '♛', '♜', '♝', '♞', '♟'],
];

/// A move with letters in place of figures and plain signs in place of typeset ones.
pub(super) fn plain(text: &str, game: &Game) -> String {
    use consulboard_rules::Role::{Bishop, King, Knight, Pawn, Queen, Rook};
    const ROLES: [consulboard_rules::Role; 6] = [King, Queen, Rook, Bishop, Knight, Pawn];
    let rules = game.now().rules();
    let mut out = String::new();
    for c in text.chars() {
        let find = |figures: [char; 6]| figures.iter().position(|figure| *figure == c);
        match FIGURES.into_iter().find_map(find).map(|place| ROLES[place]) {
            Some(Pawn) => {}
            Some(role) => out.extend(rules.letter(role)),
            None => match c {
                '×' => out.push('x'),
                '–' | '−' => out.push('-'),
                '†' | '‡' | '\u{fe0e}' | '\u{fe0f}' | '(' | ')' => {}
                _ => out.push(c),
            },
        }
    }
    out
}
