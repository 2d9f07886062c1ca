//! Playing: the board, the moves back and forth, and how games end.

use consulboard_browser_tests::{Interruption, Key, Page, Point, Pointer, View};
use serde_json::json;

use crate::board::*;

/// Nothing is left to do but to look at it or to begin again.
fn expect_black_has_mated(page: &mut Page) {
    expect_moves(page, "f4 Cd6 Kf2 Cxf4#");
    expect_prompt(page, "Black wins by checkmate");
    page.wait_for_text("#score", "0-1");
    for selector in ["#score", "#rematch", "#next-game"] {
        assert!(is_seen(page, selector), "{selector}");
    }
    expect_announced(page, "Black: Cxf4#. Black wins by checkmate");
    expect_label(page, "f2", "f2, white king, in check");
    assert!(!is_enabled(page, "resign-ask"));
    assert!(!is_enabled(page, "draw-ask"));
    let captured =
        page.js("return document.querySelector('[data-color=black] .captured').ariaLabel");
    assert_eq!(captured, "captured: white pawn");
}

pub fn a_game_to_mate_by_mouse(page: &mut Page) {
    page.open("");
    expect_prompt(page, "White to move");
    assert!(is_seen(page, "#no-moves"));
    click(page, &["f2"]);
    expect_prompt(page, "Choose a square for the white pawn");
    expect_marked(page, "can move here", "f4 f3");
    click(page, &["f4"]);
    expect_moves(page, "f4");
    expect_prompt(page, "Black to move");
    expect_announced(page, "White: f4");
    expect_label(page, "f4", "f4, white pawn, last move");
    drag(page, Pointer::Mouse, "d8", "d6");
    expect_moves(page, "f4 Cd6");
    click(page, &["f1", "f2"]);
    expect_prompt(page, "Black to move");
    click(page, &["d6"]);
    expect_label(page, "f4", "f4, white pawn, can capture here");
    drag(page, Pointer::Mouse, "d6", "f4");
    expect_black_has_mated(page);
    // The game is over: no piece can be chosen.
    click(page, &["f2"]);
    expect_prompt(page, "Black wins by checkmate");
    assert_eq!(page.count("#board [aria-selected=true]"), 0);
    press(page, "rematch");
    expect_moves(page, "");
    expect_prompt(page, "White to move");
    assert!(!is_seen(page, "#score"));
}

/// Chromium only: the others do not pretend to be touched.
pub fn a_game_to_mate_by_finger(page: &mut Page) {
    page.view(View::PHONE.touch());
    page.open("");
    tap(page, &["f2"]);
    expect_prompt(page, "Choose a square for the white pawn");
    tap(page, &["f4"]);
    expect_moves(page, "f4");
    drag(page, Pointer::Finger, "d8", "d6");
    expect_moves(page, "f4 Cd6");
    tap(page, &["f1", "f2"]);
    drag(page, Pointer::Finger, "d6", "f4");
    expect_black_has_mated(page);
    assert_eq!(page.js("return scrollY"), 0);
}

/// How far the page scrolls when a finger goes 120 pixels up from an element.
fn scrolled_by_finger_from(page: &mut Page, selector: &str) -> f64 {
    // A page that nothing has pushed yet, since one that was pushed rolls on.
    page.open("");
    let from = page.middle(selector);
    assert_eq!(page.js("return scrollY"), 0, "{selector} is in sight");
    let up = |pixels| Point {
        x: from.x,
        y: from.y - pixels,
    };
    page.drag(Pointer::Finger, &[from, up(60.0), up(120.0)]);
    page.settle();
    page.js("return scrollY").as_f64().unwrap()
}

/// Chromium only: the others do not pretend to be touched.
pub fn a_finger_on_the_board_does_not_scroll_the_page(page: &mut Page) {
    page.view(View::NARROW.touch());
    let scrolled = scrolled_by_finger_from(page, "#prompt");
    assert!(scrolled > 50.0, "beside the board: {scrolled}");
    // Where a piece stands, and where none does.
    for square in ["e2", "e4"] {
        let scrolled = scrolled_by_finger_from(page, &format!("#board [data-square={square}]"));
        assert_eq!(scrolled, 0.0, "on {square}");
    }
}

pub fn pieces_are_chosen_and_let_go(page: &mut Page) {
    page.open("");
    click(page, &["e2"]);
    expect_prompt(page, "Choose a square for the white pawn");
    click(page, &["i1"]);
    expect_prompt(page, "Choose a square for the white knight");
    expect_marked(page, "can move here", "h3 j3");
    click(page, &["i1"]);
    expect_prompt(page, "White to move");
    click(page, &["f1"]);
    expect_prompt(page, "This white king has no legal move");
    page.key(Key::Escape);
    expect_prompt(page, "White to move");
    click(page, &["e2"]);
    right_click(page, "e5");
    expect_prompt(page, "White to move");
    click(page, &["e2", "e5"]);
    expect_prompt(page, "White to move");
    // It is not Black's turn.
    click(page, &["e7"]);
    expect_prompt(page, "White to move");
    expect_moves(page, "");
}

/// A dialog that a key opens takes the piece out of the hand.
pub fn a_drag_ends_when_a_dialog_opens(page: &mut Page) {
    page.open("");
    let path = [square(page, "e2"), square(page, "e4")];
    page.drag_interrupted(&path, Interruption::Key(Key::Char('n')));
    wait_until_seen(page, "#new-game-dialog");
    expect_moves(page, "");
}

pub fn a_drag_can_be_given_up(page: &mut Page) {
    page.open("");
    let start = square(page, "e2");
    let target = square(page, "e4");
    let beside = page.middle("#title");
    // Onto a square where the pawn cannot go.
    drag(page, Pointer::Mouse, "e2", "e6");
    expect_prompt(page, "White to move");
    // Beside the board.
    page.drag(Pointer::Mouse, &[start, target, beside]);
    expect_prompt(page, "White to move");
    // Esc, and the other button, let the piece go back; it stays chosen.
    page.drag_interrupted(&[start, target], Interruption::Key(Key::Escape));
    expect_prompt(page, "Choose a square for the white pawn");
    page.key(Key::Escape);
    expect_prompt(page, "White to move");
    page.drag_interrupted(&[start, target], Interruption::SecondButton);
    expect_prompt(page, "Choose a square for the white pawn");
    expect_moves(page, "");
    click(page, &["e4"]);
    expect_moves(page, "e4");
}

pub fn moves_are_taken_back_and_played_again(page: &mut Page) {
    page.open("");
    assert!(!is_enabled(page, "undo"));
    assert!(!is_enabled(page, "redo"));
    let start = fen(page);
    click(page, &["e2", "e4", "e7", "e5"]);
    expect_moves(page, "e4 e5");
    let end = fen(page);
    press(page, "undo");
    expect_moves(page, "e4");
    expect_prompt(page, "Black to move");
    page.key(Key::Char('u'));
    expect_moves(page, "");
    assert_eq!(fen(page), start);
    assert!(!is_enabled(page, "undo"));
    press(page, "redo");
    expect_moves(page, "e4");
    press(page, "redo");
    expect_moves(page, "e4 e5");
    assert_eq!(fen(page), end);
    assert!(!is_enabled(page, "redo"));
    // Another move leaves what was taken back as a variation; the same one follows it.
    press(page, "undo");
    press(page, "undo");
    click(page, &["e2", "e4"]);
    assert!(is_enabled(page, "redo"));
    press(page, "undo");
    click(page, &["d2", "d4"]);
    expect_moves(page, "d4");
    assert!(!is_enabled(page, "redo"));
}

fn bottom(page: &mut Page) -> String {
    let bottom = page.js("return document.getElementById('board').dataset.bottom");
    bottom.as_str().unwrap_or_default().to_owned()
}

pub fn the_board_is_turned(page: &mut Page) {
    page.open("");
    assert_eq!(bottom(page), "white");
    press(page, "flip");
    page.settle();
    assert_eq!(bottom(page), "black");
    assert_eq!(page.count("#seat-near[data-color=black]"), 1);
    assert_eq!(page.count("#seat-far[data-color=white][data-turn]"), 1);
    let (e2, e7) = (square(page, "e2"), square(page, "e7"));
    let (a1, j1) = (square(page, "a1"), square(page, "j1"));
    assert!(e2.y < e7.y && j1.x < a1.x);
    click(page, &["e2", "e4"]);
    drag(page, Pointer::Mouse, "e7", "e5");
    expect_moves(page, "e4 e5");
    assert_eq!(bottom(page), "black");
    page.key(Key::Char('f'));
    page.settle();
    assert_eq!(bottom(page), "white");
}

pub fn the_board_turns_after_each_move(page: &mut Page) {
    page.open("");
    page.click("label:has([data-setting=flip-after-move])");
    click(page, &["e2", "e4"]);
    expect_moves(page, "e4");
    page.settle();
    assert_eq!(bottom(page), "black");
    click(page, &["e7", "e5"]);
    expect_moves(page, "e4 e5");
    assert_eq!(bottom(page), "white");
    page.reload();
    assert_eq!(
        page.js("return document.querySelector('[data-setting=flip-after-move]').checked"),
        true
    );
    click(page, &["d2", "d4"]);
    expect_moves(page, "e4 e5 d4");
    assert_eq!(bottom(page), "black");
}

pub fn two_players_sit_face_to_face(page: &mut Page) {
    page.open("");
    let before = [picture_of(page, Half::Upper), picture_of(page, Half::Lower)];
    assert!(!is_seen(page, "#seat-far .seat-prompt"));
    page.click("label:has([data-setting=face-to-face])");
    wait_until_seen(page, "#seat-far .seat-prompt");
    page.wait_for_text("#seat-far .seat-prompt", "White to move");
    let after = [picture_of(page, Half::Upper), picture_of(page, Half::Lower)];
    assert_ne!(after[0], before[0], "the far pieces are turned");
    assert_eq!(after[1], before[1], "the near ones are not");
    page.reload();
    assert!(is_seen(page, "#seat-far .seat-prompt"));
    page.click("label:has([data-setting=face-to-face])");
    wait_until_gone(page, "#seat-far .seat-prompt");
    assert_eq!(picture_of(page, Half::Upper), before[0]);
}

pub fn earlier_positions_are_looked_at(page: &mut Page) {
    page.open("#game=consulchess&moves=e2e4_e7e5_d2d4_d7d5");
    expect_moves(page, "e4 e5 d4 d5");
    let last = fen(page);
    page.click("#moves [data-ply='1']");
    expect_prompt(page, "Looking at an earlier position");
    expect_pieces(
        page,
        "rnbcqkcbnr/pppppppppp/10/10/4P5/10/PPPP1PPPPP/RNBCQKCBNR",
    );
    assert_eq!(page.text("#moves [aria-current]"), "e4");
    // Nothing can be moved there.
    click(page, &["e7", "e5"]);
    expect_prompt(page, "Looking at an earlier position");
    press(page, "first");
    expect_pieces(
        page,
        "rnbcqkcbnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBCQKCBNR",
    );
    assert!(!is_enabled(page, "previous"));
    press(page, "next");
    press(page, "next");
    page.wait_for_text("#moves [aria-current]", "e5");
    press(page, "previous");
    page.wait_for_text("#moves [aria-current]", "e4");
    press(page, "last");
    expect_prompt(page, "White to move");
    assert_eq!(fen(page), last);
    press(page, "previous");
    press(page, "to-game");
    expect_prompt(page, "White to move");
    assert!(!is_seen(page, "#continue"));
    // Going on from an earlier position takes the rest back; it can be played again.
    page.click("#moves [data-ply='2']");
    press(page, "continue");
    expect_moves(page, "e4 e5");
    expect_prompt(page, "White to move");
    press(page, "redo");
    press(page, "redo");
    expect_moves(page, "e4 e5 d4 d5");
    assert_eq!(fen(page), last);
    page.click("#moves [data-ply='2']");
    press(page, "continue");
    click(page, &["i1", "h3"]);
    expect_moves(page, "e4 e5 Nh3");
}

fn expect_dialog(page: &mut Page, id: &str) {
    page.wait_for(&format!(
        "return document.querySelector('dialog[open]')?.id === '{id}'"
    ));
}

fn expect_no_dialog(page: &mut Page) {
    page.wait_for("return !document.querySelector('dialog[open]')");
}

pub fn a_game_is_resigned(page: &mut Page) {
    page.open("");
    click(page, &["e2", "e4"]);
    // The question can be taken back in every way.
    press(page, "resign-ask");
    expect_dialog(page, "resign-dialog");
    page.key(Key::Escape);
    expect_no_dialog(page);
    press(page, "resign-ask");
    page.click("#resign-dialog [data-action=close]");
    expect_no_dialog(page);
    press(page, "resign-ask");
    expect_dialog(page, "resign-dialog");
    page.click_at(Point { x: 4.0, y: 4.0 });
    expect_no_dialog(page);
    expect_prompt(page, "Black to move");
    press(page, "resign-ask");
    page.click("#resign-dialog [data-action=resign][data-color=white]");
    expect_no_dialog(page);
    expect_prompt(page, "Black wins by resignation");
    page.wait_for_text("#score", "0-1");
    page.reload();
    expect_prompt(page, "Black wins by resignation");
    // Resigning by mistake can be taken back like a move.
    press(page, "undo");
    expect_prompt(page, "Black to move");
    expect_moves(page, "e4");
}

pub fn a_draw_is_agreed(page: &mut Page) {
    page.open("");
    click(page, &["e2", "e4"]);
    press(page, "draw-ask");
    expect_dialog(page, "draw-dialog");
    assert!(!is_seen(page, "[data-action=claim-threefold]"));
    assert!(!is_seen(page, "[data-action=claim-fifty]"));
    page.key(Key::Escape);
    expect_no_dialog(page);
    expect_prompt(page, "Black to move");
    press(page, "draw-ask");
    press(page, "agree");
    expect_prompt(page, "Draw by agreement");
    page.wait_for_text("#score", "½–½");
}

pub fn a_threefold_repetition_is_claimed(page: &mut Page) {
    page.open("#game=consulchess&moves=b1c3_b8c6_c3b1_c6b8_b1c3_b8c6_c3b1");
    assert_eq!(page.count("#draw[data-claim]"), 0);
    click(page, &["c6", "b8"]);
    page.wait_for("return !!document.querySelector('#draw[data-claim]')");
    press(page, "draw-ask");
    expect_dialog(page, "draw-dialog");
    assert!(!is_seen(page, "[data-action=claim-fifty]"));
    press(page, "claim-threefold");
    expect_prompt(page, "Draw by threefold repetition");
    page.wait_for_text("#score", "½–½");
    page.reload();
    expect_prompt(page, "Draw by threefold repetition");
}

pub fn fifty_moves_are_claimed(page: &mut Page) {
    open_position(
        page,
        "consulchess",
        "5k4/10/10/10/10/10/10/R4K4 w - - 99 80",
    );
    assert_eq!(page.count("#draw[data-claim]"), 0);
    click(page, &["a1", "a2"]);
    page.wait_for("return !!document.querySelector('#draw[data-claim]')");
    press(page, "draw-ask");
    expect_dialog(page, "draw-dialog");
    assert!(!is_seen(page, "[data-action=claim-threefold]"));
    press(page, "claim-fifty");
    expect_prompt(page, "Draw by the fifty-move rule");
}

pub fn a_new_game_is_begun(page: &mut Page) {
    page.open("");
    assert_eq!(page.text("#title"), "Consulchess");
    click(page, &["e2", "e4"]);
    press(page, "new-game");
    expect_dialog(page, "new-game-dialog");
    assert_eq!(
        page.text("#new-game-note"),
        "The game in progress is kept: you can go back to it."
    );
    page.key(Key::Escape);
    expect_no_dialog(page);
    expect_moves(page, "e4");
    press(page, "new-game");
    page.click("label:has(input[value=wiki])");
    page.click("#new-game-start");
    expect_no_dialog(page);
    expect_moves(page, "");
    assert_eq!(page.text("#title"), "Consulchess, wiki edition");
    assert_eq!(page.text("#subtitle"), "Wiki 2024");
    // An array by its number; one that is none is explained.
    press(page, "new-game");
    assert_eq!(page.text("#new-game-note"), "");
    page.click("label:has(input[value=consulchess-42k])");
    page.click("#start-number");
    page.js("document.getElementById('start-number').select()");
    page.type_text("42000");
    page.click("#new-game-start");
    page.wait_for_text(
        "#start-error",
        "There is no starting position 42000: the numbers go from 0 to 41,999.",
    );
    page.js("document.getElementById('start-number').select()");
    page.type_text("0");
    page.click("#new-game-start");
    expect_no_dialog(page);
    assert_eq!(page.text("#title"), "Consulchess 42k, wiki edition");
    assert_eq!(page.text("#subtitle"), "Position 0 · Wiki 2024");
    page.reload();
    assert_eq!(page.text("#title"), "Consulchess 42k, wiki edition");
}

const PICKER: &str = "#board .picker";
const PROMOTION: &str = "5k4/2P7/10/10/10/10/10/5K4 w - - 0 1";

/// Chromium only: the others do not pretend to be touched.
pub fn a_promotion_by_finger(page: &mut Page) {
    page.view(View::PHONE.touch());
    open_position(page, "consulchess", PROMOTION);
    tap(page, &["c7", "c8"]);
    wait_until_seen(page, PICKER);
    let consul = page.middle(&format!("{PICKER} [data-role=consul]"));
    page.tap_at(Pointer::Finger, consul);
    wait_until_gone(page, PICKER);
    expect_moves(page, "c8=C+");
}

pub fn a_pawn_becomes_a_consul(page: &mut Page) {
    open_position(page, "consulchess", PROMOTION);
    click(page, &["c7", "c8"]);
    wait_until_seen(page, PICKER);
    expect_prompt(page, "Promotion: choose a piece");
    let offered = page
        .js("return [...document.querySelectorAll('#board .picker button')].map(e => e.ariaLabel)");
    assert_eq!(
        offered,
        json!([
            "white queen",
            "white consul",
            "white rook",
            "white bishop",
            "white knight"
        ])
    );
    page.click("#board .picker [data-role=consul]");
    wait_until_gone(page, PICKER);
    // Over two empty squares it attacks the king.
    expect_moves(page, "c8=C+");
    expect_pieces(page, "2C2k4/10/10/10/10/10/10/5K4");
    expect_prompt(page, "Black to move, in check");
    // The same by a drag.
    press(page, "undo");
    drag(page, Pointer::Mouse, "c7", "c8");
    wait_until_seen(page, PICKER);
    page.click("#board .picker [data-role=knight]");
    expect_moves(page, "c8=N");
}

pub fn a_promotion_is_given_up(page: &mut Page) {
    page.view(View::NARROW);
    open_position(page, "consulchess", PROMOTION);
    let ways: [fn(&mut Page); 5] = [
        |page| page.key(Key::Escape),
        |page| click(page, &["i3"]),
        |page| right_click(page, "i3"),
        |page| page.click("#seat-near .seat-name"),
        |page| page.click("#step-back"),
    ];
    for way in ways {
        click(page, &["c7", "c8"]);
        wait_until_seen(page, PICKER);
        way(page);
        wait_until_gone(page, PICKER);
        // The pawn stays chosen; one more step back and it is not.
        expect_prompt(page, "Choose a square for the white pawn");
        page.key(Key::Escape);
        expect_prompt(page, "White to move");
        expect_moves(page, "");
        assert_eq!(fen(page), PROMOTION);
    }
}
