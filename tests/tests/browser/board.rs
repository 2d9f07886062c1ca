//! The game on the page as a player handles and sees it.

use consulboard_browser_tests::{Page, Point, Pointer};
use serde_json::json;

/// Opens a position of a variant through the address.
#[track_caller]
pub fn open_position(page: &mut Page, variant: &str, fen: &str) {
    page.open(&format!("#game={variant}&fen={}", fen.replace(' ', "_")));
}

/// The middle of a square.
#[track_caller]
pub fn square(page: &mut Page, name: &str) -> Point {
    page.middle(&format!("#board [data-square={name}]"))
}

/// Clicks squares one after another, the first one once the board stands still: a clock that has just come, or a
/// board that turns, moves the squares with the next frame.
#[track_caller]
pub fn click(page: &mut Page, squares: &[&str]) {
    page.settle();
    for name in squares {
        let point = square(page, name);
        page.click_at(point);
    }
}

/// Taps squares one after another with a finger.
#[track_caller]
pub fn tap(page: &mut Page, squares: &[&str]) {
    page.settle();
    for name in squares {
        let point = square(page, name);
        page.tap_at(Pointer::Finger, point);
    }
}

/// Drags what stands on a square to another one.
#[track_caller]
pub fn drag(page: &mut Page, pointer: Pointer, from: &str, to: &str) {
    page.settle();
    let from = square(page, from);
    let to = square(page, to);
    page.drag(pointer, &[from, to]);
}

/// Clicks a square with the right button.
#[track_caller]
pub fn right_click(page: &mut Page, name: &str) {
    page.settle();
    let point = square(page, name);
    page.right_click_at(point);
}

/// The line that says what is expected says this.
#[track_caller]
pub fn expect_prompt(page: &mut Page, text: &str) {
    page.wait_for_text("#prompt", text);
}

/// The list holds exactly these moves, with spaces between them.
#[track_caller]
pub fn expect_moves(page: &mut Page, moves: &str) {
    page.wait_for(&format!(
        "const shown = [...document.querySelectorAll('#moves [data-ply]')].map(e => e.textContent);
        return shown.join(' ') === {}",
        json!(moves)
    ));
}

/// The pieces on the board are these, as a FEN begins.
#[track_caller]
pub fn expect_pieces(page: &mut Page, pieces: &str) {
    page.wait_for(&format!(
        "return document.getElementById('board').dataset.fen.split(' ')[0] === {}",
        json!(pieces)
    ));
}

/// The FEN of the position shown.
#[track_caller]
pub fn fen(page: &mut Page) -> String {
    let fen = page.js("return document.getElementById('board').dataset.fen");
    fen.as_str().unwrap_or_default().to_owned()
}

/// A screen reader says this about a square.
#[track_caller]
pub fn expect_label(page: &mut Page, name: &str, label: &str) {
    page.wait_for(&format!(
        "return document.querySelector('#board [data-square={name}]').ariaLabel === {}",
        json!(label)
    ));
}

/// The squares that a screen reader is told this mark of are these, in the order of the board from the
/// top left corner.
#[track_caller]
pub fn expect_marked(page: &mut Page, mark: &str, squares: &str) {
    page.wait_for(&format!(
        "const cells = [...document.querySelectorAll('#board [data-square]')]
            .filter(e => e.ariaLabel.endsWith({}));
        return cells.map(e => e.dataset.square).join(' ') === {}",
        json!(format!(", {mark}")),
        json!(squares)
    ));
}

/// A screen reader was last told this.
#[track_caller]
pub fn expect_announced(page: &mut Page, text: &str) {
    page.wait_for_text("#board [aria-live]", text);
}

/// Whether an element is to be seen.
#[track_caller]
pub fn is_seen(page: &mut Page, selector: &str) -> bool {
    let seen = page.js_with(
        "return !!document.querySelector(arguments[0])?.checkVisibility()",
        vec![json!(selector)],
    );
    seen == json!(true)
}

/// Waits until an element is to be seen.
#[track_caller]
pub fn wait_until_seen(page: &mut Page, selector: &str) {
    page.wait_for(&format!(
        "return !!document.querySelector({})?.checkVisibility()",
        json!(selector)
    ));
}

/// Waits until an element is not to be seen.
#[track_caller]
pub fn wait_until_gone(page: &mut Page, selector: &str) {
    page.wait_for(&format!(
        "return !document.querySelector({})?.checkVisibility()",
        json!(selector)
    ));
}

/// Presses a button.
#[track_caller]
pub fn press(page: &mut Page, action: &str) {
    page.click(&format!("[data-action={action}]"));
}

/// Whether a button does something.
#[track_caller]
pub fn is_enabled(page: &mut Page, action: &str) -> bool {
    let selector = format!("[data-action={action}]");
    page.count(&selector) == 1 && page.count(&format!("{selector}[aria-disabled=true]")) == 0
}

/// What is kept of the game from one visit to the next, without the day on which it was begun.
#[track_caller]
pub fn saved(page: &mut Page) -> Option<String> {
    let saved = page.js(
        "return localStorage.getItem('consulboard.game')?.replace(/&tags=Date[.][0-9.]{10}$/, '')",
    );
    saved.as_str().map(str::to_owned)
}

/// A number that stands for the picture of one half of the board.
#[track_caller]
pub fn picture_of(page: &mut Page, half: Half) -> u64 {
    page.settle();
    page.wait_for("return document.getElementById('board').dataset.moving === 'false'");
    let sum = page.js_with(
        "const canvas = document.querySelector('#board canvas');
        const { width, height } = canvas;
        const top = arguments[0] === 'upper' ? 0 : height / 2;
        const { data } = canvas.getContext('2d').getImageData(0, top, width, height / 2);
        let sum = 7;
        for (const value of data) sum = (sum * 31 + value) % 4294967291;
        return sum",
        vec![json!(match half {
            Half::Upper => "upper",
            Half::Lower => "lower",
        })],
    );
    sum.as_u64().expect("a sum is a whole number")
}

/// A half of the board as it is seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Half {
    /// The far one.
    Upper,
    /// The near one.
    Lower,
}
