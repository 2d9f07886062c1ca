//! What the board editor has besides pieces: the square that a pawn has passed, starting positions by number.

use consulboard_browser_tests::{Key, Page, Pointer, View};
use serde_json::json;

use crate::board::{press, saved};
use crate::editor::{at, expect_fen, open};
use crate::keyboard::go;

const PASSING: &str = "#edit=consulchess&fen=k9/10/10/1pP4PpP/10/10/10/K9_w_-_-_0_1";
const ROWS: &str = "k9/10/10/1pP4PpP/10/10/10/K9";
const TOOL: &str = "[data-tool=en-passant]";
const LIVE: &str = "#edit-board [aria-live]";

/// The position with a square passed, or none.
fn passed(square: &str) -> String {
    format!("{ROWS} w - {square} 0 1")
}

pub fn the_passed_square_is_set_by_clicks(page: &mut Page) {
    open(page, PASSING);
    page.click(TOOL);
    page.wait_for_text(
        "#edit-prompt",
        "Choose the square that a pawn has just passed: b6, i6",
    );
    let b6 = at(page, "b6");
    page.click_at(b6);
    expect_fen(page, &passed("b6"));
    page.wait_for_text(LIVE, "b6, a pawn has just passed here");
    // Only one of them can be it.
    let i6 = at(page, "i6");
    page.click_at(i6);
    expect_fen(page, &passed("i6"));
    let list = page.js("return document.getElementById('edit-passing').value");
    assert_eq!(list, "i6");
    // A square that no pawn can have passed says so and changes nothing.
    let h6 = at(page, "h6");
    page.click_at(h6);
    page.wait_for_text(
        "#edit-prompt",
        "En passant: no pawn can just have passed h6.",
    );
    expect_fen(page, &passed("i6"));
    let i6 = at(page, "i6");
    page.click_at(i6);
    expect_fen(page, &passed("-"));
    press(page, "edit-undo");
    expect_fen(page, &passed("i6"));
    // It is there after a reload, and in the game that begins here.
    page.reload();
    page.wait_for("return document.getElementById('edit-board').dataset.squarePx > 0");
    expect_fen(page, &passed("i6"));
    // Where Black moves, none is possible, and the tool says what it takes.
    page.click("[name=edit-turn][value=black]");
    page.click(TOOL);
    page.wait_for(
        "return document.getElementById('edit-prompt').textContent
            .startsWith('No square: it takes a white pawn')",
    );
    // Congo has no such capture.
    page.js("const game = document.getElementById('edit-game');
        game.value = 'congo';
        game.dispatchEvent(new Event('change', { bubbles: true }))");
    page.wait_for(&format!(
        "return !document.querySelector('{TOOL}').checkVisibility()"
    ));
}

pub fn the_passed_square_is_set_by_keys(page: &mut Page) {
    open(page, PASSING);
    page.js(&format!("document.querySelector('{TOOL}').focus()"));
    page.key(Key::Enter);
    page.wait_for_text(
        LIVE,
        "Choose the square that a pawn has just passed: b6, i6",
    );
    page.js("document.querySelector('#edit-board [data-square][tabindex=\"0\"]').focus()");
    page.key(Key::Up);
    go(page, "b6");
    let label = "return document.activeElement.ariaLabel ?? document.activeElement.textContent";
    page.wait_for(&format!(
        "{label} === 'b6, a pawn can just have passed here'"
    ));
    page.key(Key::Enter);
    expect_fen(page, &passed("b6"));
    page.wait_for_text(LIVE, "b6, a pawn has just passed here");
    page.key(Key::Enter);
    expect_fen(page, &passed("-"));
    go(page, "c6");
    page.key(Key::Enter);
    page.wait_for_text(LIVE, "En passant: no pawn can just have passed c6.");
}

pub fn the_passed_square_is_set_by_finger(page: &mut Page) {
    page.view(View::PHONE.touch());
    open(page, PASSING);
    let tool = page.middle(TOOL);
    page.tap_at(Pointer::Finger, tool);
    page.wait_for(&format!(
        "return document.querySelector('{TOOL}').getAttribute('aria-pressed') === 'true'"
    ));
    let b6 = at(page, "b6");
    page.tap_at(Pointer::Finger, b6);
    expect_fen(page, &passed("b6"));
    let b6 = at(page, "b6");
    page.tap_at(Pointer::Finger, b6);
    expect_fen(page, &passed("-"));
}

/// Writes a number into the field and takes it.
fn put_up(page: &mut Page, number: &str) {
    page.click("#edit-number");
    page.js("document.getElementById('edit-number').select()");
    page.type_text(number);
    page.key(Key::Enter);
}

pub fn a_starting_position_is_put_up_by_its_number(page: &mut Page) {
    open(page, "#edit=consulchess-42k");
    let number = "return document.getElementById('edit-number').value";
    assert_eq!(page.js(number), "15683");
    put_up(page, "0");
    let (bent, usual) = ("BBNNCCQRKR", "RNBCQKCBNR");
    let fen = |white: &str, black: &str| {
        let black = black.to_lowercase();
        format!("{black}/pppppppppp/10/10/10/10/PPPPPPPPPP/{white} w KQkq - 0 1")
    };
    expect_fen(page, &fen(bent, bent));
    page.wait_for_text(LIVE, "Position 0");
    // Each side its own, as links write it and with signs between the thousands.
    for typed in ["0.15683", "0/15,683"] {
        put_up(page, typed);
        expect_fen(page, &fen(bent, usual));
        assert_eq!(page.js(number), "0 / 15683");
    }
    // Another position has no number; what begins here has its own.
    page.click("[data-tool=erase]");
    let e2 = at(page, "e2");
    page.click_at(e2);
    page.wait_for(&format!("{number} === ''"));
    press(page, "edit-undo");
    page.wait_for(&format!("{number} === '0 / 15683'"));
    press(page, "edit-play");
    page.wait_for("return document.getElementById('view-edit').hidden");
    let saved = saved(page).unwrap();
    assert_eq!(saved, "game=consulchess-42k&start=0.15683");
}

pub fn a_bad_number_says_why(page: &mut Page) {
    open(page, "#edit=capablanca-random");
    let fen = page.js("return document.getElementById('edit-fen').value");
    for (number, why) in [
        (
            "xyz",
            "“xyz” found, a whole number from 1 to 48,000 expected.",
        ),
        ("48001", "There is no starting position 48001"),
        ("1", "Starting position 1 is not played"),
        ("3/4", "mirrors"),
    ] {
        put_up(page, number);
        page.wait_for(&format!(
            "return document.getElementById('edit-number-error').textContent.includes({})",
            json!(why)
        ));
        // It stays to be corrected, and so does the position.
        let field = "const field = document.getElementById('edit-number');
            return [field.value, field.getAttribute('aria-invalid'), document.getElementById('edit-fen').value]";
        assert_eq!(page.js(field), json!([number, "true", fen]));
    }
    // Another one at random is one that is played, and the complaint is over.
    press(page, "edit-random");
    page.wait_for(&format!(
        "return document.getElementById('edit-fen').value !== {fen}
            && document.getElementById('edit-number-error').textContent === ''
            && /^[0-9]+$/.test(document.getElementById('edit-number').value)"
    ));
    page.wait_for_text("#edit-verdict", "This position can be played.");
    // A number of the game before means nothing in one that always begins in the same way.
    page.js("const game = document.getElementById('edit-game');
        game.value = 'consulchess';
        game.dispatchEvent(new Event('change', { bubbles: true }))");
    page.wait_for("return !document.getElementById('edit-numbered').checkVisibility()");
}
