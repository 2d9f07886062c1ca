//! The move list with variations: what is taken back stays, and is looked at by a click.

use consulboard_browser_tests::{Key, Page, View};

use crate::board::*;

/// The lines below the moves.
fn lines(page: &mut Page) -> String {
    let lines = page.js(
        "return [...document.querySelectorAll('.lines .line')].map(e => e.textContent).join(' | ')",
    );
    lines.as_str().unwrap_or_default().to_owned()
}

pub fn what_is_taken_back_stays_in_the_list(page: &mut Page) {
    page.open("");
    click(page, &["e2", "e4", "d7", "d5"]);
    press(page, "undo");
    expect_moves(page, "e4");
    assert_eq!(lines(page), "(1... d5)");
    click(page, &["e7", "e5", "b1", "c3"]);
    expect_moves(page, "e4 e5 Nc3");
    assert_eq!(lines(page), "(1... d5)");
    // A click shows the variation; the game stays what it is.
    page.click("#moves .line button");
    expect_prompt(page, "Looking at a variation");
    page.wait_for_text("#moves [aria-current]", "1... d5");
    expect_pieces(
        page,
        "rnbcqkcbnr/ppp1pppppp/10/3p6/4P5/10/PPPP1PPPPP/RNBCQKCBNR",
    );
    assert!(!is_enabled(page, "next"));
    press(page, "previous");
    page.wait_for_text("#moves [aria-current]", "e4");
    press(page, "next");
    page.wait_for_text("#moves [aria-current]", "1... d5");
    // The same by keys: among the moves, and from one variation to the other.
    page.js("document.querySelector('#moves [aria-current]').focus()");
    page.key(Key::Up);
    page.wait_for_text("#moves [aria-current]:focus", "e5");
    page.key(Key::Down);
    page.wait_for_text("#moves [aria-current]:focus", "1... d5");
    page.key(Key::Left);
    page.wait_for_text("#moves [aria-current]:focus", "e4");
    page.key(Key::Right);
    page.wait_for_text("#moves [aria-current]:focus", "1... d5");
    press(page, "to-game");
    expect_prompt(page, "Black to move");
    // The variations are still there after a reload.
    page.reload();
    expect_moves(page, "e4 e5 Nc3");
    assert_eq!(lines(page), "(1... d5)");
    // The game goes on from a variation, and what was the game becomes one.
    page.click("#moves .line button");
    press(page, "continue");
    expect_moves(page, "e4 d5");
    expect_prompt(page, "White to move");
    assert_eq!(lines(page), "(1... e5 2. Nc3)");
}

const ANNOTATED: &str = "#game=consulchess&moves=e2e4_(d2d4_d7d5_(e7e6_c2c4)_c2c4)_e7e5_(d7d5_e4d5)_b1c3&\
    notes=0aPlayed~20at~20the~20club_1n1_2aThe~20closed~20game_7n14_8bor";

pub fn comments_and_nested_variations_are_read(page: &mut Page) {
    page.view(View::PHONE);
    page.open(ANNOTATED);
    expect_moves(page, "e4! e5 ⩲ Nc3");
    assert_eq!(
        lines(page),
        "Played at the club | (1. d4 The closed game 1... d5 | (1... e6 2. c4) | 2. c4) | (or 1... d5 2. exd5)"
    );
    let wide = page.js("return document.documentElement.scrollWidth > innerWidth");
    assert_eq!(wide, false);
}

pub fn variations_go_into_a_pgn_and_come_out_of_it(page: &mut Page) {
    page.open(ANNOTATED);
    press(page, "games");
    page.wait_for(
        "return document.getElementById('games-text')?.value.replaceAll('\\n', ' ').includes(
             '{Played at the club} 1. e4 $1 (1. d4 {The closed game} 1... d5 (1... e6 2. c4) 2. c4) 1... e5')",
    );
    let text = page.js("return document.getElementById('games-text').value");
    page.open("#game=congo");
    press(page, "games");
    page.wait_for("return document.getElementById('games-dialog').open");
    page.js_with(
        "document.getElementById('games-paste').value = arguments[0]",
        vec![text],
    );
    press(page, "games-read");
    expect_moves(page, "e4! e5 ⩲ Nc3");
    let read = lines(page);
    page.reload();
    expect_moves(page, "e4! e5 ⩲ Nc3");
    assert_eq!(lines(page), read);
    assert!(read.contains("(or 1... d5 2. exd5)"), "{read}");
}
