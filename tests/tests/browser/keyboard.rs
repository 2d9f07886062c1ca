//! Playing without a pointer.

use consulboard_browser_tests::{Key, Page};
use serde_json::json;

use crate::board::*;
use crate::configuration::expect_setup;

/// Tab until the focus is where a script says.
#[track_caller]
pub fn tab_to(page: &mut Page, is_there: &str) {
    for _ in 0..40 {
        page.key(Key::Tab);
        if page.js(&format!("return {is_there}")) == json!(true) {
            return;
        }
    }
    panic!("forty tabs do not lead to {is_there}");
}

/// In the board.
pub const IN_BOARD: &str = "!!document.activeElement.closest('#board')";
const IN_FIELD: &str = "document.activeElement.id === 'move-text'";

/// Where the cursor is.
fn cursor(page: &mut Page) -> String {
    let square = page.js("return document.activeElement.dataset.square ?? null");
    square.as_str().unwrap_or("nowhere").to_owned()
}

/// Moves the cursor by arrows to a square, as White sees the board.
#[track_caller]
pub fn go(page: &mut Page, to: &str) {
    let from = cursor(page);
    let (from, to_bytes) = (from.as_bytes().to_vec(), to.as_bytes());
    let sideways = i32::from(to_bytes[0]) - i32::from(from[0]);
    let upwards = i32::from(to_bytes[1]) - i32::from(from[1]);
    for _ in 0..sideways.abs() {
        page.key(if sideways > 0 { Key::Right } else { Key::Left });
    }
    for _ in 0..upwards.abs() {
        page.key(if upwards > 0 { Key::Up } else { Key::Down });
    }
    // The focus follows with the next picture.
    page.wait_for(&format!(
        "return document.activeElement.dataset.square === '{to}'"
    ));
}

/// Chooses a piece and its square.
#[track_caller]
pub fn play(page: &mut Page, from: &str, to: &str) {
    go(page, from);
    page.key(Key::Enter);
    go(page, to);
    page.key(Key::Char(' '));
}

pub fn a_game_to_mate_by_arrows(page: &mut Page) {
    page.open("");
    tab_to(page, IN_BOARD);
    page.wait_for("return document.activeElement.dataset.square === 'f1'");
    go(page, "f2");
    page.key(Key::Enter);
    expect_prompt(page, "Choose a square for the white pawn");
    expect_announced(page, "Choose a square for the white pawn");
    expect_label(page, "f4", "f4, can move here");
    assert_eq!(page.count("#board [data-square=f2][aria-selected=true]"), 1);
    page.key(Key::Escape);
    expect_prompt(page, "White to move");
    play(page, "f2", "f4");
    expect_moves(page, "f4");
    expect_announced(page, "White: f4");
    play(page, "d8", "d6");
    play(page, "f1", "f2");
    play(page, "d6", "f4");
    expect_moves(page, "f4 Cd6 Kf2 Cxf4#");
    expect_prompt(page, "Black wins by checkmate");
    expect_announced(page, "Black: Cxf4#. Black wins by checkmate");
    // Tab leads on from the board, and back to where the cursor was.
    page.key(Key::Tab);
    assert_eq!(cursor(page), "nowhere");
    page.key(Key::BackTab);
    assert_eq!(cursor(page), "f4");
}

pub fn a_game_to_mate_by_the_move_field(page: &mut Page) {
    page.open("");
    tab_to(page, IN_FIELD);
    for (typed, shown) in [
        ("f4", "f4"),
        ("d8d6", "f4 Cd6"),
        ("Kf2", "f4 Cd6 Kf2"),
        ("Coxf4", "f4 Cd6 Kf2 Cxf4#"),
    ] {
        page.type_text(typed);
        page.key(Key::Enter);
        expect_moves(page, shown);
        assert_eq!(page.js("return document.activeElement.value"), "");
    }
    expect_prompt(page, "Black wins by checkmate");
    page.wait_for_text("#score", "0-1");
}

pub fn the_move_field_says_what_it_does_not_take(page: &mut Page) {
    page.open("");
    page.click("#move-text");
    for (typed, why) in [
        ("", "Type a move first. Here one may play Cb3, a3."),
        (
            "hello?",
            "“hello?” is not written like a move. Here one may play Cb3, a3.",
        ),
        ("Cd5", "“Cd5” is not a legal move here."),
    ] {
        page.js("document.getElementById('move-text').select()");
        page.key(Key::Backspace);
        page.type_text(typed);
        page.key(Key::Enter);
        page.wait_for_text("#move-error", why);
        expect_announced(page, why);
        let field =
            page.js("const e = document.activeElement; return [e.id, e.value, e.ariaInvalid]");
        assert_eq!(field, json!(["move-text", typed, "true"]));
    }
    // The letters of shortcuts are letters here.
    page.js("document.getElementById('move-text').select()");
    page.type_text("uf?");
    expect_moves(page, "");
    assert_eq!(page.count("dialog[open]"), 0);
    page.js("document.getElementById('move-text').select()");
    page.type_text("e4");
    page.key(Key::Enter);
    expect_moves(page, "e4");
    page.wait_for_text("#move-error", "");
    // A move on the board clears what was refused before.
    page.type_text("e4");
    page.key(Key::Enter);
    page.wait_for_text("#move-error", "“e4” is not a legal move here.");
    click(page, &["e7", "e5"]);
    page.wait_for_text("#move-error", "");
    assert_eq!(
        page.js("return document.getElementById('move-text').value"),
        ""
    );
    // A move that is still being typed is another matter.
    page.click("#move-text");
    page.type_text("Cb");
    click(page, &["a2", "a3"]);
    expect_moves(page, "e4 e5 a3");
    assert_eq!(
        page.js("return document.getElementById('move-text').value"),
        "Cb"
    );
}

pub fn castling_by_arrows_and_by_the_field(page: &mut Page) {
    open_position(
        page,
        "consulchess",
        "5k4/10/10/10/10/10/10/R4K3R w KQ - 0 1",
    );
    tab_to(page, IN_BOARD);
    page.key(Key::Enter);
    expect_prompt(
        page,
        "Choose a square for the white king, or a rook to castle with",
    );
    go(page, "j1");
    page.key(Key::Enter);
    expect_announced(page, "Castling: choose a square for the king");
    go(page, "h1");
    page.key(Key::Enter);
    expect_announced(page, "Castling: choose a square for the rook");
    page.key(Key::Escape);
    expect_prompt(page, "Castling: choose a square for the king");
    page.key(Key::Enter);
    go(page, "f1");
    page.key(Key::Enter);
    expect_moves(page, "0-0-h-f+");
    expect_pieces(page, "5k4/10/10/10/10/10/10/R4R1K2");
    page.key(Key::Char('u'));
    expect_moves(page, "");
    page.click("#move-text");
    page.type_text("O-O-c-d");
    page.key(Key::Enter);
    expect_moves(page, "0-0-c-d");
    expect_pieces(page, "5k4/10/10/10/10/10/10/2KR5R");
}

pub fn a_promotion_by_keys(page: &mut Page) {
    open_position(page, "consulchess", "5k4/2P7/10/10/10/10/10/5K4 w - - 0 1");
    tab_to(page, IN_BOARD);
    play(page, "c7", "c8");
    let role = "return document.activeElement.dataset.role ?? ''";
    page.wait_for("return document.activeElement.dataset.role === 'queen'");
    page.key(Key::Down);
    assert_eq!(page.js(role), "consul");
    page.key(Key::Down);
    assert_eq!(page.js(role), "rook");
    page.key(Key::Up);
    assert_eq!(page.js(role), "consul");
    // The picker keeps the focus until it is closed; then the cursor has it again.
    page.key(Key::Tab);
    assert_eq!(page.js(role), "consul");
    page.key(Key::Escape);
    page.wait_for("return document.activeElement.dataset.square === 'c8'");
    expect_prompt(page, "Choose a square for the white pawn");
    page.key(Key::Enter);
    page.wait_for("return document.activeElement.dataset.role === 'queen'");
    page.key(Key::Down);
    page.key(Key::Enter);
    expect_moves(page, "c8=C+");
    page.wait_for("return document.activeElement.dataset.square === 'c8'");
}

pub fn single_letters_are_shortcuts_unless_switched_off(page: &mut Page) {
    page.open("#game=consulchess&moves=e2e4");
    page.key(Key::Char('?'));
    page.wait_for("return document.querySelector('dialog[open]')?.id === 'keys-dialog'");
    // Behind a dialog nothing happens.
    page.key(Key::Char('u'));
    expect_moves(page, "e4");
    page.click("label:has([data-setting=shortcuts])");
    page.key(Key::Escape);
    page.wait_for("return !document.querySelector('dialog[open]')");
    page.js("document.activeElement.blur()");
    page.key(Key::Char('u'));
    page.key(Key::Char('n'));
    page.settle();
    expect_moves(page, "e4");
    assert_eq!(page.count("dialog[open]"), 0);
    // It is kept; Esc and arrows are no letters and go on working.
    page.reload();
    page.open("#game=consulchess&moves=e2e4");
    page.key(Key::Char('u'));
    page.settle();
    expect_moves(page, "e4");
    click(page, &["e7"]);
    page.key(Key::Escape);
    expect_prompt(page, "Black to move");
    page.click(".keys-button");
    page.click("label:has([data-setting=shortcuts])");
    page.key(Key::Escape);
    page.js("document.activeElement.blur()");
    page.key(Key::Char('u'));
    expect_moves(page, "");
}

pub fn dialogs_take_the_focus_and_give_it_back(page: &mut Page) {
    page.open("");
    page.js("document.getElementById('resign').focus()");
    page.key(Key::Enter);
    page.wait_for("return !!document.activeElement.closest('#resign-dialog')");
    page.key(Key::Escape);
    page.wait_for("return document.activeElement.id === 'resign'");
}

pub fn a_game_begun_by_keys_goes_on_at_the_board(page: &mut Page) {
    page.open("");
    page.key(Key::Char('n'));
    page.key(Key::Enter);
    page.wait_for(&format!("return {IN_BOARD}"));
    page.key(Key::Up);
    page.wait_for("return !!document.activeElement.dataset.square");
}

pub fn relocations_by_keys(page: &mut Page) {
    page.open("#game=configuration-curtailed-restricted");
    tab_to(page, IN_BOARD);
    // The cursor begins at the piece that may be relocated.
    page.wait_for("return document.activeElement.dataset.square === 'e8'");
    go(page, "d8");
    page.key(Key::Enter);
    expect_setup(page, &["Black: K↔Q d8"]);
    expect_announced(page, "Black: K↔Q d8");
    tab_to(page, "document.activeElement.id === 'keep'");
    page.key(Key::Enter);
    expect_setup(page, &["Black: K↔Q d8", "White: K e1"]);
}
