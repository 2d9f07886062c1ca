//! The gallery of games, and a game of each to its typical end.

use consulboard_browser_tests::{Key, Page, Point, Pointer, View};

use crate::board::*;
use crate::keyboard::{IN_BOARD, go, play, tab_to};
use crate::saving::link;

/// Opens the gallery.
#[track_caller]
fn gallery(page: &mut Page) {
    press(page, "new-game");
    wait_until_seen(page, "#new-game-dialog");
}

/// The game that the gallery has chosen.
#[track_caller]
fn expect_chosen(page: &mut Page, id: &str) {
    page.wait_for(&format!(
        "return document.querySelector('input[name=game]:checked').value === '{id}'"
    ));
}

/// Chooses a start by its number, as somebody types it.
#[track_caller]
fn type_number(page: &mut Page, number: &str) {
    page.click("#start-number");
    page.js("document.getElementById('start-number').select()");
    page.type_text(number);
    page.click("#new-game-start");
}

/// The moves that a list of clicks makes, one row after another.
#[track_caller]
fn click_moves(page: &mut Page, moves: &[[&str; 2]]) {
    for [from, to] in moves {
        click(page, &[from, to]);
    }
}

/// What a game has to survive: a link opens it elsewhere, a reload brings it back.
#[track_caller]
fn expect_kept(page: &mut Page, moves: &str, prompt: &str) {
    let before = fen(page);
    let game = link(page);
    page.reload();
    expect_moves(page, moves);
    expect_prompt(page, prompt);
    assert_eq!(fen(page), before);
    page.js("localStorage.clear()");
    page.open(&format!("#{game}"));
    expect_moves(page, moves);
    expect_prompt(page, prompt);
    assert_eq!(fen(page), before);
}

pub fn the_gallery_by_keyboard(page: &mut Page) {
    page.open("");
    page.key(Key::Char('n'));
    wait_until_seen(page, "#new-game-dialog");
    assert_eq!(page.count("#games .game"), 6);
    assert_eq!(page.count("#games .picture > svg"), 6);
    // The focus is on the game chosen, and arrows go on from there.
    expect_chosen(page, "consulchess");
    page.wait_for("return document.activeElement.value === 'consulchess'");
    for id in [
        "consulchess-42k",
        "configuration",
        "chess400",
        "capablanca-random",
        "congo",
    ] {
        page.key(Key::Down);
        expect_chosen(page, id);
    }
    assert!(!is_seen(page, "#start-choices"));
    assert_eq!(page.count("#game-options input"), 0);
    page.key(Key::Enter);
    wait_until_gone(page, "#new-game-dialog");
    page.wait_for_text("#title", "Congo");
    assert!(!is_seen(page, "#castling-section"));
    // The last choice is the first one of the next time, also after a reload.
    page.reload();
    page.key(Key::Char('n'));
    expect_chosen(page, "congo");
    page.key(Key::Up);
    page.key(Key::Up);
    page.key(Key::Up);
    expect_chosen(page, "configuration");
    page.key(Key::Tab);
    page.key(Key::Char(' '));
    page.key(Key::Tab);
    page.key(Key::Char(' '));
    page.key(Key::Enter);
    wait_until_gone(page, "#new-game-dialog");
    page.wait_for(
        "return localStorage.getItem('consulboard.game').startsWith('game=configuration-curtailed-restricted')",
    );
    gallery(page);
    expect_chosen(page, "configuration");
    assert_eq!(page.count("#game-options input:checked"), 2);
}

/// Chromium only: the others do not pretend to be touched.
pub fn the_gallery_by_finger(page: &mut Page) {
    page.view(View::NARROW.touch());
    page.open("");
    let tap_on = |page: &mut Page, selector: &str| {
        let point = page.middle(selector);
        page.tap_at(Pointer::Finger, point);
    };
    tap_on(page, "[data-action=new-game]");
    wait_until_seen(page, "#new-game-dialog");
    // The buttons are in sight however long the list is.
    let seen = "const r = document.getElementById('new-game-start').getBoundingClientRect();
        return r.top >= 0 && r.bottom <= innerHeight && r.right <= innerWidth";
    assert_eq!(page.js(seen), true);
    tap_on(page, ".game:has([value=consulchess-42k]) b");
    expect_chosen(page, "consulchess-42k");
    assert!(is_seen(page, "#start-dice"));
    tap_on(page, ".game:has([value=congo]) b");
    expect_chosen(page, "congo");
    assert_eq!(page.js(seen), true);
    tap_on(page, "#new-game-start");
    wait_until_gone(page, "#new-game-dialog");
    page.wait_for_text("#title", "Congo");
    tap(page, &["c2", "c3"]);
    expect_moves(page, "c3");
    tap_on(page, "[data-action=new-game]");
    page.wait_for_text(
        "#new-game-note",
        "The game in progress is kept: you can go back to it.",
    );
    expect_chosen(page, "congo");
}

pub fn a_number_that_is_not_played_is_refused_with_its_reason(page: &mut Page) {
    page.open("");
    click(page, &["e2", "e4"]);
    gallery(page);
    page.click(".game:has([value=capablanca-random])");
    page.wait_for_text("#start-legend", "Starting position: one of 12,118");
    page.wait_for_text(
        "#start-range",
        "From 1 to 48,000, of which 12,118 are played.",
    );
    type_number(page, "1");
    page.wait_for(
        "return document.getElementById('start-error').textContent
            .startsWith('Starting position 1 is not played: ')",
    );
    type_number(page, "0");
    page.wait_for_text(
        "#start-error",
        "There is no starting position 0: the numbers go from 1 to 48,000.",
    );
    type_number(page, "many");
    page.wait_for_text(
        "#start-error",
        "“many” found, a whole number from 1 to 48,000 expected.",
    );
    // The game on the board is what it was.
    expect_moves(page, "e4");
    page.click(".game:has([value=chess400])");
    page.wait_for_text("#start-error", "");
    type_number(page, "400");
    page.wait_for_text(
        "#start-error",
        "There is no starting position 400: the numbers go from 0 to 399.",
    );
    type_number(page, "57");
    wait_until_gone(page, "#new-game-dialog");
    page.wait_for(
        "return document.getElementById('subtitle').textContent.startsWith('Position 57 (Chess960 ')",
    );
    assert_eq!(
        saved(page).as_deref(),
        Some("game=chess400&start=2.17"),
        "57 = 20 × 2 + 17"
    );
}

/// The array of chess is no position of Chess960 to its players.
pub fn chess_is_called_chess(page: &mut Page) {
    page.open("#game=orthodox&start=194");
    page.wait_for_text("#subtitle", "Position 194 · Castling as in Chess960");
    page.open("#game=orthodox&start=518");
    page.wait_for_text("#subtitle", "");
}

/// Congo: a chain that stops, a pawn that drowns, a lion that is captured.
pub fn a_game_of_congo(page: &mut Page) {
    open_position(page, "congo", "4l2/7/1pp4/1M5/7/7/2L4 w - - 0 1");
    expect_label(page, "b4", "b4, white monkey, drowns this turn if it stays");
    click(page, &["b4"]);
    expect_label(page, "a4", "a4, can move here, would drown here");
    click(page, &["b6"]);
    expect_prompt(page, "Leap on, or stop here: choose the landing again");
    expect_marked(page, "captured by this chain", "b5");
    expect_label(page, "d4", "d4, can land here, would drown here");
    // Esc takes back one leap.
    page.key(Key::Escape);
    expect_prompt(page, "Choose a square for the white monkey");
    assert!(!is_seen(page, "#stop"));
    click(page, &["b6"]);
    wait_until_seen(page, "#stop");
    page.click("#stop");
    expect_moves(page, "Mb4xb6");
    click(page, &["c5", "c4"]);
    expect_moves(page, "Mb4xb6 c4");
    click(page, &["b6", "b7"]);
    expect_marked(page, "drowns this turn if it stays", "c4");
    click(page, &["e7", "d7"]);
    expect_moves(page, "Mb4xb6 c4 Mb7 Ld7");
    expect_pieces(page, "1M1l3/7/7/7/7/7/2L4");
    // Undo brings the drowned pawn back.
    press(page, "undo");
    expect_label(page, "c4", "c4, black pawn, drowns this turn if it stays");
    press(page, "redo");
    expect_kept(page, "Mb4xb6 c4 Mb7 Ld7", "White to move");
    click(page, &["c1", "d1"]);
    expect_marked(page, "can be captured by the other side", "d7 d1");
    click(page, &["d7", "d1"]);
    expect_moves(page, "Mb4xb6 c4 Mb7 Ld7 Ld1 Lxd1#");
    expect_prompt(page, "Black wins by capturing the lion");
    page.wait_for_text("#score", "0-1");
}

/// A chain by keys: Enter on the landing stops.
pub fn a_chain_by_keys(page: &mut Page) {
    open_position(page, "congo", "4l2/7/1pp4/1M5/7/7/2L4 w - - 0 1");
    tab_to(page, IN_BOARD);
    play(page, "b4", "b6");
    expect_prompt(page, "Leap on, or stop here: choose the landing again");
    page.key(Key::Enter);
    expect_moves(page, "Mb4xb6");
    page.key(Key::Char('u'));
    expect_moves(page, "");
    play(page, "b4", "b6");
    go(page, "d4");
    page.key(Key::Enter);
    expect_moves(page, "Mb4xb6xd4");
}

/// Chess400 by its number: castling, and mate.
pub fn a_game_of_chess400(page: &mut Page) {
    page.open("");
    gallery(page);
    page.click(".game:has([value=chess400])");
    type_number(page, "126");
    wait_until_gone(page, "#new-game-dialog");
    page.wait_for_text("#title", "Chess400");
    page.wait_for(
        "return document.getElementById('subtitle').textContent
            .startsWith('Position 126 (Chess960 518 and 518)')",
    );
    click_moves(
        page,
        &[
            ["e2", "e4"],
            ["e7", "e5"],
            ["f1", "c4"],
            ["b8", "c6"],
            ["g1", "f3"],
            ["h7", "h6"],
        ],
    );
    click(page, &["e1"]);
    let before = picture_of(page, Half::Lower);
    let rook = square(page, "h1");
    page.hover(rook);
    page.settle();
    assert_ne!(picture_of(page, Half::Lower), before, "both are shown");
    page.click_at(rook);
    expect_moves(page, "e4 e5 Bc4 Nc6 Nf3 h6 O-O");
    press(page, "undo");
    // The king's target castles too.
    click(page, &["e1", "g1"]);
    click_moves(page, &[["a7", "a6"], ["f3", "h4"], ["a6", "a5"]]);
    let moves = "e4 e5 Bc4 Nc6 Nf3 h6 O-O a6 Nh4 a5";
    expect_moves(page, moves);
    expect_kept(page, moves, "White to move");
    click_moves(page, &[["d1", "f3"], ["a5", "a4"], ["f3", "f7"]]);
    expect_prompt(page, "White wins by checkmate");
    expect_moves(page, &format!("{moves} Qf3 a4 Qxf7#"));
}

/// Capablanca Random Chess: a king that castles without leaving its square, and resignation.
pub fn a_game_of_capablanca_random_chess(page: &mut Page) {
    page.open("");
    gallery(page);
    page.click(".game:has([value=capablanca-random])");
    type_number(page, "20");
    wait_until_gone(page, "#new-game-dialog");
    page.wait_for_text("#title", "Capablanca Random Chess");
    click_moves(
        page,
        &[["g1", "f3"], ["a7", "a6"], ["h1", "g1"], ["b8", "a7"]],
    );
    expect_moves(page, "Nf3 a6 Rg1 Qa7");
    tab_to(page, IN_BOARD);
    go(page, "i1");
    page.key(Key::Enter);
    go(page, "j1");
    page.key(Key::Enter);
    expect_moves(page, "Nf3 a6 Rg1 Qa7 O-O");
    expect_label(page, "i1", "i1, white king, last move from here, last move");
    press(page, "undo");
    press(page, "redo");
    expect_kept(page, "Nf3 a6 Rg1 Qa7 O-O", "Black to move");
    press(page, "resign-ask");
    page.click("#resign-dialog [data-action=resign][data-color=black]");
    expect_prompt(page, "White wins by resignation");
}

pub fn letters_are_those_of_the_language_chosen(page: &mut Page) {
    page.open("");
    page.js(
        "const list = document.querySelector('[data-setting=letters]');
        list.value = 'german';
        list.dispatchEvent(new Event('change', { bubbles: true }))",
    );
    page.click("#move-text");
    page.type_text("Sh3");
    page.key(Key::Enter);
    expect_moves(page, "Sh3");
    page.click("#move-text");
    page.type_text("Ce6");
    page.key(Key::Enter);
    expect_moves(page, "Sh3 Koe6");
    expect_announced(page, "Black: Koe6");
    page.reload();
    expect_moves(page, "Sh3 Koe6");
    assert_eq!(
        saved(page).as_deref(),
        Some("game=consulchess&moves=i1h3_g8e6")
    );
}

/// The piece in the hand is whole where it is held beyond the edge of the board.
pub fn a_piece_is_dragged_beyond_the_edge(page: &mut Page) {
    page.open("");
    let from = square(page, "a2");
    let edge = Point {
        x: from.x - 60.0,
        y: from.y,
    };
    page.js("window.__hand = [];
        const hand = document.querySelector('#board .hand');
        new MutationObserver(() => {
            const { left, width } = hand.getBoundingClientRect();
            if (width > 0) window.__hand.push(left + width / 2);
        }).observe(hand, { attributes: true })");
    page.drag(Pointer::Mouse, &[from, edge, from]);
    let board =
        page.js("return document.querySelector('#board .stage').getBoundingClientRect().left");
    let beyond = page.js("return Math.min(...window.__hand)");
    assert!(
        beyond.as_f64() < board.as_f64(),
        "{beyond} and the edge {board}"
    );
    assert!(!is_seen(page, "#board .hand"));
}
