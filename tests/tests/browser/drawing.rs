//! Circles and arrows on the board: by the right button, a finger that rests, and keys.

use consulboard_browser_tests::{Held, Key, Page, View};
use serde_json::json;

use crate::board::*;
use crate::keyboard::{IN_BOARD, go, tab_to};

/// Draws with the right button.
#[track_caller]
fn draw(page: &mut Page, from: &str, to: &str, held: &[Held]) {
    page.settle();
    let path = [square(page, from), square(page, to)];
    page.right_drag(&path, held);
}

/// A screen reader hears this of a square at the end.
#[track_caller]
fn expect_drawn(page: &mut Page, name: &str, what: &str) {
    page.wait_for(&format!(
        "return document.querySelector('#board [data-square={name}]').ariaLabel.endsWith({})",
        json!(format!(", {what}"))
    ));
}

/// Nothing is drawn anywhere.
#[track_caller]
fn expect_nothing_drawn(page: &mut Page) {
    page.wait_for(
        "return [...document.querySelectorAll('#board [data-square]')]
            .every(e => !/(circle|arrow)/.test(e.ariaLabel))",
    );
}

pub fn the_right_button_draws_in_four_colours(page: &mut Page) {
    page.open("");
    click(page, &["e2", "e4"]);
    page.js("window.menus = 0;
        addEventListener('contextmenu', event => { window.menus += !event.defaultPrevented })");
    let plain = picture_of(page, Half::Upper);
    draw(page, "b6", "h6", &[]);
    expect_drawn(page, "b6", "green arrow from b6 to h6");
    expect_announced(page, "green arrow from b6 to h6");
    assert_ne!(picture_of(page, Half::Upper), plain, "it is seen");
    draw(page, "c5", "c5", &[Held::Ctrl]);
    expect_drawn(page, "c5", "red circle on c5");
    draw(page, "d5", "d5", &[Held::Alt]);
    expect_drawn(page, "d5", "blue circle on d5");
    draw(page, "f5", "g6", &[Held::Ctrl, Held::Alt]);
    expect_drawn(page, "f5", "yellow arrow from f5 to g6");
    assert_eq!(
        page.js("return window.menus"),
        0,
        "the browser has no menu here"
    );
    // What is drawn stays with its position, through a reload and as PGN.
    click(page, &["e7", "e5"]);
    expect_nothing_drawn(page);
    page.reload();
    expect_nothing_drawn(page);
    press(page, "previous");
    expect_drawn(page, "c5", "red circle on c5");
    press(page, "games");
    page.wait_for(
        "return document.getElementById('games-text')?.value.replaceAll('\\n', ' ')
            .includes('[%csl Rc5,Bd5] [%cal Gb6h6,Yf5g6]')",
    );
    page.click("#games-dialog [data-action=close]");
    // Once more wipes off.
    draw(page, "c5", "c5", &[Held::Ctrl]);
    draw(page, "b6", "h6", &[]);
    draw(page, "d5", "d5", &[Held::Alt]);
    draw(page, "f5", "g6", &[Held::Ctrl, Held::Alt]);
    expect_nothing_drawn(page);
    assert_eq!(picture_of(page, Half::Upper), plain);
    expect_moves(page, "e4 e5");
}

pub fn every_board_is_drawn_on_from_either_side(page: &mut Page) {
    for (address, from, to) in [
        ("#game=consulchess", "j8", "a1"),
        ("#game=chess400&start=6.0", "h8", "a1"),
        ("#game=congo", "g7", "a1"),
    ] {
        page.open(address);
        for _ in 0..2 {
            draw(page, from, to, &[]);
            expect_drawn(page, from, &format!("green arrow from {from} to {to}"));
            draw(page, from, to, &[]);
            expect_nothing_drawn(page);
            press(page, "flip");
        }
    }
}

pub fn drawing_disturbs_no_move(page: &mut Page) {
    open_position(
        page,
        "consulchess",
        "5k4/10/10/10/10/10/10/R4K3R w KQ - 0 1",
    );
    click(page, &["f1", "j1"]);
    draw(page, "a1", "a8", &[]);
    expect_drawn(page, "a1", "green arrow from a1 to a8");
    expect_prompt(page, "Castling: choose a square for the king");
    right_click(page, "d4");
    expect_prompt(
        page,
        "Choose a square for the white king, or a rook to castle with",
    );
    click(page, &["j1", "h1", "f1"]);
    expect_moves(page, "0-0-h-f+");
}

pub fn a_finger_that_rests_draws(page: &mut Page) {
    page.view(View::PHONE.touch());
    page.open("");
    let (e2, e5) = (square(page, "e2"), square(page, "e5"));
    page.rest_and_go(&[e2, e5]);
    expect_drawn(page, "e2", "green arrow from e2 to e5");
    page.rest_and_go(&[e5]);
    expect_drawn(page, "e5", "green circle on e5");
    expect_moves(page, "");
    expect_prompt(page, "White to move");
    // Taps and drags play as ever.
    tap(page, &["e2", "e4"]);
    expect_moves(page, "e4");
    drag(page, consulboard_browser_tests::Pointer::Finger, "e7", "e5");
    expect_moves(page, "e4 e5");
    expect_nothing_drawn(page);
}

pub fn keys_draw_too(page: &mut Page) {
    page.open("");
    tab_to(page, IN_BOARD);
    go(page, "f2");
    page.key(Key::Char('b'));
    expect_announced(
        page,
        "Drawing in blue from f2: go to another square for an arrow and press the letter again",
    );
    go(page, "f4");
    page.key(Key::Char('b'));
    expect_announced(page, "blue arrow from f2 to f4");
    page.key(Key::Char('y'));
    page.key(Key::Char('y'));
    expect_drawn(page, "f4", "yellow circle on f4");
    page.key(Key::Char('g'));
    page.key(Key::Escape);
    page.key(Key::Backspace);
    expect_nothing_drawn(page);
    page.key(Key::Enter);
    expect_moves(page, "");
}
