//! A position as lines of letters, for where no picture can be.

use consulboard_rules::{Color, Square, View};

/// The position line by line: the number of each rank and its letters, a point for an empty square, and the
/// letters of the files below. White's letters are upper case, as in a FEN; `bottom` sits at the lower edge.
pub fn text_diagram(view: View<'_>, bottom: Color) -> String {
    let (rules, geometry) = (view.rules(), view.geometry());
    let order = |count: u8, from_last: bool| {
        let turned = move |index: u8| if from_last { count - 1 - index } else { index };
        (0..count).map(turned)
    };
    let is_turned = bottom == Color::Black;
    let files = || order(geometry.files(), is_turned);
    let letter = |square: Option<Square>| {
        let piece = square.and_then(|square| view.piece(square));
        let letter = piece.and_then(|piece| Some((piece.color, rules.letter(piece.role)?)));
        match letter {
            Some((Color::White, letter)) => letter,
            Some((Color::Black, letter)) => letter.to_ascii_lowercase(),
            None => '.',
        }
    };
    let mut text = String::new();
    for rank in order(geometry.ranks(), !is_turned) {
        text.push_str(&(rank + 1).to_string());
        for file in files() {
            text.push(' ');
            text.push(letter(Square::at(file, rank)));
        }
        text.push('\n');
    }
    text.push(' ');
    for file in files().filter_map(|file| geometry.file(file)) {
        text.push(' ');
        text.push(file.letter());
    }
    text
}
