//! A fault in the program: the hook that causes one is in the build for tests only.

use consulboard_browser_tests::{Build, Key, Page, View};

use crate::board::*;

const PANIC: &str = "document.dispatchEvent(new Event('consulboard-panic'))";

pub fn a_panic_shows_the_position_and_the_game_survives(page: &mut Page) {
    page.serve(Build::TestHooks, "/");
    page.open("");
    click(page, &["f2", "f4", "d8", "d6"]);
    expect_moves(page, "f4 Cd6");
    let position = fen(page);
    // In the middle of a move.
    click(page, &["f1"]);
    page.expect_error("a panic on demand");
    page.expect_error("unreachable");
    page.js(PANIC);
    page.wait_for("return document.documentElement.dataset.crashed === 'true'");
    assert_eq!(page.text("#app [role=alert] h1"), "Consulboard has stopped");
    assert_eq!(page.text("[data-crash-position]"), position);
    // Nothing is left that could be used by mistake, and keys and sizes call nothing any more.
    assert_eq!(page.count("#board, button"), 0);
    page.key(Key::Char('u'));
    page.key(Key::Escape);
    page.view(View::PHONE);
    page.settle();
    let widths = page.js("return [document.documentElement.scrollWidth, innerWidth]");
    assert!(widths[0].as_f64() <= widths[1].as_f64(), "{widths}");
    page.click("[data-crash-reload]");
    page.wait_for(
        "const { ready, crashed } = document.documentElement.dataset; return ready && !crashed",
    );
    expect_moves(page, "f4 Cd6");
    expect_prompt(page, "White to move");
    assert_eq!(fen(page), position);
    click(page, &["f1", "f2"]);
    expect_moves(page, "f4 Cd6 Kf2");
}

/// The hook is not in what users get.
pub fn the_product_has_no_hook(page: &mut Page) {
    page.open("");
    page.js(PANIC);
    page.settle();
    assert_eq!(
        page.js("return document.documentElement.dataset.crashed ?? null"),
        serde_json::Value::Null
    );
    assert_eq!(
        page.js("return document.getElementById('board').dataset.frames ?? null"),
        serde_json::Value::Null
    );
    click(page, &["e2", "e4"]);
    expect_moves(page, "e4");
}
