//! What is done with a move of the list: its menu, its comment, and playing on from where it led.

use consulboard_browser_tests::{Held, Key, Page, Point, View};
use serde_json::json;

use crate::board::*;
use crate::clocks;

/// The lines below the moves.
#[track_caller]
fn expect_lines(page: &mut Page, lines: &str) {
    page.wait_for(&format!(
        "return [...document.querySelectorAll('.lines .line')].map(e => e.textContent).join(' | ') === {}",
        json!(lines)
    ));
}

/// The middle of a move of the list.
#[track_caller]
fn place(page: &mut Page, san: &str) -> Point {
    page.js_with(
        "for (const e of document.querySelectorAll('[data-under]')) delete e.dataset.under;
        const all = [...document.querySelectorAll('#moves-scroll [data-node]')];
        all.find(e => e.textContent === arguments[0]).dataset.under = ''",
        vec![json!(san)],
    );
    page.middle("[data-under]")
}

/// Opens the menu of a move with the right button.
#[track_caller]
fn ask(page: &mut Page, san: &str) {
    let point = place(page, san);
    page.right_click_at(point);
    wait_until_seen(page, "#move-menu");
}

/// Opens the menu and presses what is named there.
#[track_caller]
fn choose(page: &mut Page, san: &str, action: &str) {
    ask(page, san);
    page.click(&format!("#move-menu [data-action={action}]"));
    wait_until_gone(page, "#move-menu");
}

const GAME: &str = "#game=consulchess&moves=e2e4_e7e5_(d7d5_e4d5)_b1c3_(f2f4)";

pub fn a_menu_puts_lines_in_order(page: &mut Page) {
    page.open(GAME);
    choose(page, "2. f4", "promote");
    expect_moves(page, "e4 e5 f4");
    expect_lines(page, "(1... d5 2. exd5) | (2. Nc3)");
    expect_announced(page, "The variation is one place further up");
    choose(page, "2. exd5", "make-main");
    expect_moves(page, "e4 d5 exd5");
    expect_lines(page, "(1... e5 2. f4 | (2. Nc3))");
    // What cannot be done is not offered.
    ask(page, "e4");
    assert!(!is_seen(page, "#move-menu [data-action=promote]"));
    assert!(!is_seen(page, "#move-menu [data-action=make-main]"));
    assert!(!is_seen(page, "#move-menu [data-action=wipe]"));
    page.key(Key::Escape);
    wait_until_gone(page, "#move-menu");
    // A press beside it closes it too.
    ask(page, "e4");
    page.click("#title");
    wait_until_gone(page, "#move-menu");
    choose(page, "1... e5", "delete-move");
    expect_lines(page, "");
    expect_moves(page, "e4 d5 exd5");
    page.reload();
    expect_moves(page, "e4 d5 exd5");
    expect_lines(page, "");
}

pub fn the_offer_to_bring_a_line_back_is_seen_on_a_phone(page: &mut Page) {
    page.view(View::new(360, 740));
    page.open("#game=consulchess&moves=e2e4_(d2d4_d7d5)_e7e5");
    // The list ends below the edge of the screen, which nothing here scrolls.
    page.js(
        "const move = document.querySelector('#moves [data-ply=\"2\"]');
         move.dispatchEvent(new MouseEvent('contextmenu',
             { bubbles: true, cancelable: true, clientX: 200, clientY: 600 }));
         document.querySelector('#move-menu [data-action=delete-move]').click()",
    );
    wait_until_seen(page, "#deleted");
    page.settle();
    let below = page.js(
        "return document.getElementById('deleted').getBoundingClientRect().bottom - innerHeight",
    );
    assert!(below.as_f64().is_some_and(|below| below <= 0.0), "{below}");
}

pub fn a_line_that_was_deleted_comes_back(page: &mut Page) {
    page.open(&format!("{GAME}&notes=3bor_4aGambit_4mRd5d8"));
    let all = "(or 1... d5 2. exd5 Gambit) | (2. f4)";
    expect_lines(page, all);
    assert!(!is_seen(page, "#deleted"));
    choose(page, "1... d5", "delete-move");
    expect_lines(page, "(2. f4)");
    expect_announced(page, "Line deleted. Ctrl+Z brings it back");
    page.wait_for_text("#deleted", "Line deleted. Undo");
    page.click("[data-action=bring-back]");
    expect_lines(page, all);
    expect_announced(page, "The line is back");
    wait_until_gone(page, "#deleted");
    page.wait_for(
        "return document.getElementById('moves-scroll').contains(document.activeElement)",
    );
    // It has been kept with all that hangs on it.
    page.reload();
    expect_lines(page, all);
    // By keys, from wherever one is; the game itself too.
    choose(page, "e5", "delete-move");
    expect_moves(page, "e4");
    page.js("document.querySelector('[data-action=move-menu]').focus()");
    page.key_with(Held::Ctrl, "z");
    expect_moves(page, "e4 e5 Nc3");
    expect_lines(page, all);
    // While something is typed, that is what is undone.
    choose(page, "2. f4", "delete-move");
    page.click("#move-text");
    page.key_with(Held::Ctrl, "z");
    wait_until_seen(page, "#deleted");
    // A move comes in between: it stays, and the offer goes.
    click(page, &["i8", "h6"]);
    wait_until_gone(page, "#deleted");
    page.js("document.querySelector('#moves [aria-current]').focus()");
    page.key_with(Held::Ctrl, "z");
    expect_moves(page, "e4 e5 Nc3 Nh6");
    expect_lines(page, "(or 1... d5 2. exd5 Gambit)");
}

pub fn comments_and_signs_are_written(page: &mut Page) {
    page.open(GAME);
    ask(page, "e5");
    page.click("#move-menu [data-glyph='5']");
    expect_moves(page, "e4 e5!? Nc3");
    ask(page, "e5!?");
    assert_eq!(
        page.js("return document.querySelector('[data-glyph=\"5\"]').ariaChecked"),
        "true"
    );
    page.click("#move-menu [data-glyph='2']");
    expect_moves(page, "e4 e5? Nc3");
    ask(page, "e5?");
    page.click("#move-menu [data-glyph='16']");
    expect_moves(page, "e4 e5? ± Nc3");
    choose(page, "1... d5", "comment");
    page.wait_for_text("#comment-title", "Comment: 1... d5");
    assert!(!is_seen(page, "[data-action=comment-delete]"));
    page.type_text("Scandinavian, {sharp}");
    page.click("#comment-form [type=submit]");
    expect_lines(page, "(1... d5 Scandinavian, (sharp) 2. exd5) | (2. f4)");
    page.reload();
    expect_moves(page, "e4 e5? ± Nc3");
    press(page, "games");
    page.wait_for(
        "return document.getElementById('games-text')?.value.replaceAll('\\n', ' ').includes(
            '1. e4 e5 $2 $16 (1... d5 {Scandinavian, (sharp)} 2. exd5)')",
    );
    page.click("#games-dialog [data-action=close]");
    // It is changed and taken away again.
    choose(page, "1... d5", "comment");
    let text = page.js("return document.getElementById('comment-text').value");
    assert_eq!(text, "Scandinavian, (sharp)");
    page.type_text("!");
    page.click("#comment-form [type=submit]");
    expect_lines(page, "(1... d5 Scandinavian, (sharp)! 2. exd5) | (2. f4)");
    choose(page, "1... d5", "comment");
    page.click("[data-action=comment-delete]");
    expect_lines(page, "(1... d5 2. exd5) | (2. f4)");
    // The start has a comment as well.
    press(page, "first");
    press(page, "move-menu");
    wait_until_seen(page, "#move-menu");
    assert!(!is_seen(page, "#move-menu [data-action=delete-move]"));
    page.click("#move-menu [data-action=comment]");
    page.type_text("At the club");
    page.click("#comment-form [type=submit]");
    expect_lines(page, "At the club | (1... d5 2. exd5) | (2. f4)");
}

pub fn the_menu_is_used_by_keys(page: &mut Page) {
    page.open(GAME);
    page.js("document.querySelector('#moves [aria-current]').focus()");
    page.key(Key::Menu);
    page.wait_for("return document.activeElement.dataset.action === 'comment'");
    let menu = page.js("const menu = document.activeElement.closest('[role=menu]');
        return [menu.ariaLabel, menu.id]");
    assert_eq!(menu, json!(["2. Nc3", "move-menu"]));
    page.key(Key::Up);
    page.wait_for("return document.activeElement.dataset.action === 'delete-move'");
    page.key(Key::Home);
    page.key(Key::Down);
    page.wait_for("return document.activeElement.dataset.glyph === '1'");
    page.key(Key::Escape);
    page.wait_for_text("#moves [aria-current]:focus", "Nc3");
    wait_until_gone(page, "#move-menu");
    // What is chosen leaves the focus at the move, though it is written anew.
    page.key(Key::Menu);
    page.key(Key::Down);
    page.key(Key::Enter);
    page.wait_for_text("#moves [aria-current]:focus", "Nc3!");
    // Up and down among variations; the menu and the dialog come back to the same move.
    page.key(Key::Down);
    page.wait_for_text("#moves [aria-current]:focus", "2. f4");
    page.key(Key::Menu);
    page.key(Key::Enter);
    page.wait_for("return document.getElementById('comment-dialog').open");
    page.type_text("Gambit");
    page.key(Key::Tab);
    page.key(Key::Tab);
    page.key(Key::Enter);
    page.wait_for_text("#moves [aria-current]:focus", "2. f4");
    expect_lines(page, "(1... d5 2. exd5) | (2. f4 Gambit)");
    // The button above the list does the same.
    page.js("document.querySelector('[data-action=move-menu]').focus()");
    page.key(Key::Enter);
    page.wait_for("return document.activeElement.dataset.action === 'comment'");
    page.key(Key::Tab);
    page.wait_for("return document.activeElement.dataset.action === 'move-menu'");
    // To the start and to the end of the line.
    page.js("document.querySelector('#moves [aria-current]').focus()");
    page.key(Key::Home);
    expect_prompt(page, "Looking at an earlier position");
    page.key(Key::End);
    page.wait_for_text("#moves [aria-current]:focus", "2. f4");
    // One stop for the tab key.
    let stops = page.count("#moves-scroll button[data-node]:not([tabindex='-1'])");
    assert_eq!(stops, 1);
    // Deleted, the focus is where one looks.
    page.key(Key::Menu);
    page.key(Key::Up);
    page.key(Key::Enter);
    expect_lines(page, "(1... d5 2. exd5)");
    page.wait_for_text("#moves [aria-current]:focus", "e5");
}

pub fn a_finger_that_rests_opens_the_menu(page: &mut Page) {
    page.view(View::PHONE.touch());
    page.open(GAME);
    let point = place(page, "1... d5");
    page.rest_and_go(&[point]);
    wait_until_seen(page, "#move-menu");
    let label = page.js("return document.getElementById('move-menu').ariaLabel");
    assert_eq!(label, "1... d5");
    // The move is not looked at by that.
    page.wait_for_text("#moves [aria-current]", "Nc3");
    let inside = page.js(
        "const r = document.getElementById('move-menu').getBoundingClientRect();
        return r.left >= 0 && r.top >= 0 && r.right <= document.body.clientWidth && r.bottom <= innerHeight",
    );
    assert_eq!(inside, true);
    let point = page.middle("#move-menu [data-glyph='1']");
    page.tap_at(consulboard_browser_tests::Pointer::Finger, point);
    expect_lines(page, "(1... d5! 2. exd5) | (2. f4)");
}

pub fn a_row_goes_with_its_moves(page: &mut Page) {
    page.open("");
    click(page, &["e2", "e4"]);
    press(page, "undo");
    click(page, &["d2", "d4"]);
    expect_lines(page, "(1. e4)");
    press(page, "undo");
    expect_lines(page, "(1. d4) | (1. e4)");
    assert_eq!(page.count("#moves li"), 0);
    press(page, "new-game");
    page.click("#new-game-start");
    expect_lines(page, "");
    assert_eq!(page.count("#moves li"), 0);
    assert!(is_seen(page, "#no-moves"));
}

pub fn a_move_at_an_earlier_position_is_a_variation(page: &mut Page) {
    page.open("");
    click(page, &["e2", "e4", "e7", "e5", "b1", "c3"]);
    page.click("#moves [data-ply='1']");
    expect_prompt(page, "Looking at an earlier position");
    click(page, &["d7"]);
    expect_prompt(page, "Choose a square for the black pawn");
    click(page, &["d5"]);
    expect_prompt(page, "Looking at a variation");
    expect_announced(page, "Black: d5");
    page.click("#move-text");
    page.type_text("exd5");
    page.key(Key::Enter);
    expect_lines(page, "(1... d5 2. exd5)");
    expect_moves(page, "e4 e5 Nc3");
    press(page, "undo");
    page.wait_for_text("#moves [aria-current]", "1... d5");
    // Where nothing has the focus, the arrows walk as well.
    page.js("document.activeElement.blur()");
    page.key(Key::Right);
    page.wait_for_text("#moves [aria-current]", "2. exd5");
    page.key(Key::Left);
    page.key(Key::Left);
    page.wait_for_text("#moves [aria-current]", "e4");
    page.reload();
    expect_moves(page, "e4 e5 Nc3");
    expect_lines(page, "(1... d5 2. exd5)");
    // The move that was played there is followed.
    page.click("#moves [data-ply='2']");
    click(page, &["b1", "c3"]);
    expect_prompt(page, "Black to move");
    expect_lines(page, "(1... d5 2. exd5)");
}

pub fn while_a_clock_runs_a_move_elsewhere_is_refused(page: &mut Page) {
    page.open("");
    clocks::begin(page, "10+5");
    wait_until_gone(page, "#new-game-dialog");
    page.wait_for_text("#seat-near .clock", "10:00");
    page.settle();
    click(page, &["e2", "e4", "e7", "e5"]);
    expect_moves(page, "e4 e5");
    page.wait_for("return document.querySelector('#seat-near .clock').dataset.hand === 'running'");
    press(page, "previous");
    click(page, &["d7"]);
    page.wait_for_text(
        "#move-error",
        "The clock is running: a move here would not be one of the game. Back to game first, or continue here.",
    );
    expect_prompt(page, "Looking at an earlier position");
    press(page, "to-game");
    page.wait_for_text("#move-error", "");
    click(page, &["b1", "c3"]);
    expect_moves(page, "e4 e5 Nc3");
    // While it rests, anything may be tried out.
    page.click("#seat-near .clock");
    page.wait_for("return document.getElementById('clock-dialog').open");
    page.click("#clock-dialog [data-action=close]");
    press(page, "first");
    click(page, &["d2", "d4"]);
    expect_lines(page, "(1. d4)");
}

pub fn a_move_of_the_list_is_seen_on_the_board_of_a_phone(page: &mut Page) {
    page.view(View::new(360, 740));
    page.open(GAME);
    page.js("document.getElementById('moves-scroll').scrollIntoView({ block: 'start', behavior: 'instant' })");
    page.click("#moves [data-ply='1']");
    page.wait_for_text("#moves [aria-current]", "e4");
    page.wait_for(
        "const r = document.querySelector('#board .stage').getBoundingClientRect();
        return r.top >= -1 && r.bottom <= innerHeight + 1",
    );
}

pub fn the_focus_goes_on_from_a_button_that_goes(page: &mut Page) {
    page.open(GAME);
    press(page, "previous");
    page.js("document.getElementById('continue').focus()");
    page.key(Key::Enter);
    expect_moves(page, "e4 e5");
    page.wait_for("return !!document.activeElement.closest('#board')");
    press(page, "previous");
    page.key(Key::Tab);
    page.js("document.getElementById('to-game').focus()");
    page.key(Key::Enter);
    page.wait_for("return !!document.activeElement.closest('#board')");
    // A mouse needs no cursor on the board.
    press(page, "previous");
    press(page, "to-game");
    expect_prompt(page, "White to move");
    assert_eq!(
        page.js("return document.activeElement.closest('#board')"),
        json!(null)
    );
}

pub fn everything_is_seen_at_once_on_a_desktop(page: &mut Page) {
    for (width, height) in [(1280, 800), (1366, 768)] {
        page.view(View::new(width, height));
        for clocks in [false, true] {
            for language in ["en", "de", "hu"] {
                page.open(&format!("?lang={language}"));
                if clocks {
                    clocks::begin(page, "10+5");
                }
                page.settle();
                let about = format!("{width}x{height} {language}, clocks: {clocks}");
                let sizes = page.js("const root = document.documentElement;
                    return [root.scrollHeight, innerHeight,
                        document.getElementById('moves-scroll').clientHeight,
                        document.querySelector('#board .stage').clientHeight]");
                let size = |index: usize| sizes[index].as_f64().unwrap();
                assert!(size(0) <= size(1), "{about} scrolls: {sizes}");
                assert!(size(2) >= 180.0, "{about}, the list: {sizes}");
                assert!(size(3) >= 420.0, "{about}, the board: {sizes}");
            }
        }
    }
}
