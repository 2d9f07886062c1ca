//! Two tabs have two games, and a game that cannot be kept is said to be lost.

use consulboard_browser_tests::Page;
use serde_json::{Value, json};

use crate::board::*;
use crate::embedding::CATCH_FILES;

/// Makes the storage full from now on, until the page is loaded again.
const FULL: &str =
    "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }";

pub fn two_tabs_have_two_games(page: &mut Page) {
    page.open("");
    click(page, &["e2", "e4"]);
    expect_moves(page, "e4");
    let first = page.tab();
    let second = page.open_tab();
    page.open("");
    expect_moves(page, "");
    click(page, &["d2", "d4"]);
    expect_moves(page, "d4");
    page.go_to_tab(&first);
    page.reload();
    expect_moves(page, "e4");
    click(page, &["e7", "e5"]);
    expect_moves(page, "e4 e5");
    page.go_to_tab(&second);
    page.reload();
    expect_moves(page, "d4");
    click(page, &["d7", "d5"]);
    expect_moves(page, "d4 d5");
    page.go_to_tab(&first);
    page.reload();
    expect_moves(page, "e4 e5");
    // A tab that is opened afresh has the game that nobody else has on the board.
    page.go_to_tab(&second);
    page.close_tab(&first);
    page.open_tab();
    page.open("");
    expect_moves(page, "d4 d5");
    page.close_tab(&first);
    page.reload();
    expect_moves(page, "e4 e5");
}

/// Takes the locks away from this tab, for documents that are loaded from now on.
fn without_locks(page: &mut Page) -> Value {
    let source = "Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })";
    page.browser()
        .devtools(
            "Page.addScriptToEvaluateOnNewDocument",
            json!({ "source": source }),
        )
        .unwrap()
}

/// The same where the browser has no locks, as on a host without encryption.
pub fn two_tabs_have_two_games_without_locks(page: &mut Page) {
    let script = without_locks(page);
    page.open("");
    assert_eq!(page.js("return !!navigator.locks"), false);
    click(page, &["e2", "e4"]);
    expect_moves(page, "e4");
    page.reload();
    expect_moves(page, "e4");
    let first = page.tab();
    page.open_tab();
    without_locks(page);
    page.open("");
    assert_eq!(page.js("return !!navigator.locks"), false);
    expect_moves(page, "");
    page.close_tab(&first);
    page.reload();
    expect_moves(page, "e4");
    page.browser()
        .devtools("Page.removeScriptToEvaluateOnNewDocument", script)
        .unwrap();
}

pub fn a_copied_tab_goes_its_own_way(page: &mut Page) {
    page.open("");
    click(page, &["e2", "e4"]);
    expect_moves(page, "e4");
    let first = page.tab();
    let second = page.open_tab();
    page.open("");
    // Browsers that duplicate a tab copy what it keeps for itself.
    page.js("sessionStorage.setItem('consulboard.shelf', '1')");
    page.reload();
    expect_moves(page, "e4");
    click(page, &["e7", "e5"]);
    expect_moves(page, "e4 e5");
    page.go_to_tab(&first);
    page.reload();
    expect_moves(page, "e4");
    click(page, &["d7", "d5"]);
    page.go_to_tab(&second);
    page.reload();
    expect_moves(page, "e4 e5");
    page.close_tab(&first);
}

pub fn a_full_disk_is_told_and_the_game_is_downloaded(page: &mut Page) {
    page.open("");
    click(page, &["e2", "e4"]);
    expect_moves(page, "e4");
    assert!(!is_seen(page, "#unkept"));
    page.js(CATCH_FILES);
    page.js(FULL);
    click(page, &["e7", "e5"]);
    wait_until_seen(page, "#unkept");
    press(page, "download");
    page.wait_for("return window.files.length === 1");
    page.js("window.pgn = ''; window.files[0].blob.text().then(text => { window.pgn = text; })");
    page.wait_for("return window.pgn.includes('1. e4 e5 *')");
    // Who knows it is not told at every move.
    press(page, "forget-unkept");
    click(page, &["d2", "d4"]);
    expect_moves(page, "e4 e5 d4");
    assert!(!is_seen(page, "#unkept"));
}

pub fn a_full_disk_keeps_both_clocks_while_the_page_is_open(page: &mut Page) {
    page.open("");
    crate::clocks::begin(page, "1+0");
    click(page, &["e2", "e4", "e7", "e5"]);
    expect_moves(page, "e4 e5");
    page.js(FULL);
    crate::clocks::begin(page, "30+0");
    expect_moves(page, "");
    page.wait_for("return document.querySelector('#seat-near .clock').textContent === '30:00'");
    click(page, &["d2", "d4"]);
    expect_moves(page, "d4");
    for (moves, time) in [("e4 e5", "0:"), ("d4", "30:00"), ("e4 e5", "0:")] {
        page.click("[data-action=earlier]");
        expect_moves(page, moves);
        page.wait_for(&format!(
            "const time = document.querySelector('#seat-near .clock').textContent;
             return time.startsWith({}) || time === '1:00' && {}",
            json!(time),
            time == "0:"
        ));
    }
}

pub fn a_pgn_after_a_link_leaves_the_own_game_as_the_earlier_one(page: &mut Page) {
    page.open("");
    click(page, &["e2", "e4"]);
    expect_moves(page, "e4");
    page.open("#game=consulchess&moves=f2f4_f7f5");
    expect_moves(page, "f4 f5");
    press(page, "games");
    page.wait_for("return document.getElementById('games-dialog').open");
    page.js("document.getElementById('games-paste').value = '1. d4 d5 2. c4 *'");
    press(page, "games-read");
    expect_moves(page, "d4 d5 c4");
    assert_eq!(page.js("return location.hash"), "");
    page.click("[data-action=earlier]");
    expect_moves(page, "e4");
    page.click("[data-action=earlier]");
    expect_moves(page, "d4 d5 c4");
}
