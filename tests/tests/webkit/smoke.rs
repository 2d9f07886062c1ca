//! Loading, playing, castling, dice, and a board in a frame.

use consulboard_browser_tests::Page;

use crate::board::*;

pub fn a_game_is_played_and_kept(page: &mut Page) {
    page.open("");
    let before = picture_of(page, Half::Lower);
    click(page, &["e2", "e4"]);
    expect_prompt(page, "Black to move");
    assert_ne!(picture_of(page, Half::Lower), before, "the canvas shows it");
    page.click("#move-text");
    page.type_text("e5");
    page.click("#move-form button");
    expect_moves(page, "e4 e5");
    press(page, "undo");
    expect_moves(page, "e4");
    page.reload();
    expect_moves(page, "e4");
    page.picture("webkit-game");
}

pub fn a_castling_is_entered_by_its_clicks(page: &mut Page) {
    open_position(
        page,
        "consulchess",
        "5k4/10/10/10/10/10/10/R4K3R w KQ - 0 1",
    );
    click(page, &["f1", "j1", "i1", "h1"]);
    expect_moves(page, "0-0-i-h");
    expect_pieces(page, "5k4/10/10/10/10/10/10/R6RK1");
}

pub fn a_position_is_drawn_and_played(page: &mut Page) {
    page.open("#dice=consulchess-42k");
    page.click("[data-draw=roll-all]");
    page.wait_for("return document.querySelectorAll('.dice-steps .done').length >= 2");
    page.click("[data-draw=skip]");
    page.wait_for("return document.querySelectorAll('.draw-still svg').length === 10");
    page.wait_for("return !document.querySelector('[data-draw=play]').hidden");
    page.picture("webkit-dice");
    page.click("[data-draw=play]");
    expect_prompt(page, "White to move");
    page.wait_for("return location.hash === ''");
}

pub fn a_board_in_a_page_of_somebody_else(page: &mut Page) {
    let frame = page.address("embed.html?moves=e2e4");
    page.open_host(&format!(
        "<iframe title=\"A board\" src=\"{frame}\" width=400 height=500></iframe>"
    ));
    page.enter("iframe");
    page.wait_until_ready();
    assert_eq!(page.count("#embed .board [data-square]"), 80);
    page.leave();
}
