//! Configuration Chess: the four relocations on the board, then the game.

use consulboard_browser_tests::{Key, Page};

use crate::board::*;

/// Waits until the line of relocations says this.
#[track_caller]
pub fn expect_setup(page: &mut Page, line: &[&str]) {
    let wanted = line.join(" | ");
    page.wait_for(&format!(
        "const buttons = [...document.querySelectorAll('#setup button')];
         return buttons.map(b => b.textContent).join(' | ') === '{wanted}'"
    ));
}

pub fn a_game_is_arranged_and_played_to_mate(page: &mut Page) {
    page.open("#game=configuration");
    expect_prompt(page, "Black: swap the king with a marked piece, or keep it");
    click(page, &["g8"]);
    expect_setup(page, &["Black: K↔N g8"]);
    expect_prompt(page, "White: swap the king with a marked piece, or keep it");
    assert_eq!(page.text("#keep"), "Keep the king");
    page.click("#keep");
    expect_setup(page, &["Black: K↔N g8", "White: K e1"]);
    // Neither a reload nor going back and forth loses anything.
    page.reload();
    expect_setup(page, &["Black: K↔N g8", "White: K e1"]);
    expect_prompt(
        page,
        "Black: swap the queen with a marked piece, or keep it",
    );
    press(page, "undo");
    press(page, "undo");
    expect_setup(page, &[]);
    press(page, "redo");
    press(page, "redo");
    expect_setup(page, &["Black: K↔N g8", "White: K e1"]);
    page.click("#move-text");
    page.type_text("--");
    page.key(Key::Enter);
    expect_prompt(
        page,
        "White: swap the queen with a marked piece, or keep it",
    );
    page.click("#move-text");
    page.type_text("Qd1");
    page.key(Key::Enter);
    expect_setup(
        page,
        &["Black: K↔N g8", "White: K e1", "Black: Q d8", "White: Q d1"],
    );
    expect_prompt(page, "White to move");
    page.wait_for("return document.querySelector('#keep').hidden");
    click(page, &["f2", "f3"]);
    click(page, &["e7", "e5"]);
    click(page, &["g2", "g4"]);
    click(page, &["d8", "h4"]);
    expect_moves(page, "f3 e5 g4 Qh4#");
    expect_prompt(page, "Black wins by checkmate");
    // A relocation is looked at like a move.
    page.click("#setup button");
    expect_prompt(page, "Looking at an earlier position");
    assert_eq!(page.text("#setup [aria-current=true]"), "Black: K↔N g8");
}
