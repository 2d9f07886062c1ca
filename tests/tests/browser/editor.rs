//! The board editor: a position is put up by mouse, finger and keys, and played.

use consulboard_browser_tests::{Key, Page, Point, Pointer, View};
use serde_json::json;

use crate::board::*;
use crate::keyboard::{go, tab_to};

const IN_BOARD: &str = "!!document.activeElement.closest('#edit-board')";

/// Opens the editor and waits for its board.
#[track_caller]
pub fn open(page: &mut Page, address: &str) {
    page.open(address);
    page.wait_for(
        "const host = document.getElementById('edit-board');
         return host.checkVisibility() && !!host.dataset.squarePx
             && host.querySelector('canvas')?.width > 0",
    );
}

/// The middle of a square of the editor.
#[track_caller]
pub fn at(page: &mut Page, name: &str) -> Point {
    page.middle(&format!("#edit-board [data-square={name}]"))
}

/// The middle of a piece of the palette, by its name.
#[track_caller]
fn piece(page: &mut Page, name: &str) -> Point {
    page.middle(&format!(".palette [aria-label='{name}']"))
}

#[track_caller]
pub fn expect_fen(page: &mut Page, fen: &str) {
    page.wait_for(&format!(
        "return document.getElementById('edit-fen').value === {}",
        json!(fen)
    ));
}

/// The verdict holds a sentence.
#[track_caller]
fn expect_verdict(page: &mut Page, text: &str) {
    page.wait_for(&format!(
        "return document.getElementById('edit-verdict').textContent.includes({})",
        json!(text)
    ));
}

pub fn a_position_is_put_up_by_mouse_and_played(page: &mut Page) {
    page.open("#game=consulchess&moves=e2e4");
    press(page, "position");
    press(page, "edit");
    page.wait_for("return document.getElementById('edit-board').dataset.squarePx > 0");
    // The position that was on the board.
    expect_fen(
        page,
        "rnbcqkcbnr/pppppppppp/10/10/4P5/10/PPPP1PPPPP/RNBCQKCBNR b KQkq - 0 1",
    );
    page.wait_for("return document.title.startsWith('Board editor')");
    press(page, "edit-clear");
    expect_fen(page, "10/10/10/10/10/10/10/10 b - - 0 1");
    expect_verdict(page, "king");
    assert!(!is_enabled(page, "edit-play"));
    assert!(!is_enabled(page, "edit-embed"));
    // A piece is chosen and put, another one dragged from beside the board.
    let king = piece(page, "white king");
    page.click_at(king);
    let f1 = at(page, "f1");
    page.click_at(f1);
    expect_fen(page, "10/10/10/10/10/10/10/5K4 b - - 0 1");
    for (name, square) in [
        ("black king", "f8"),
        ("white rook", "a1"),
        ("white rook", "c4"),
    ] {
        let path = [piece(page, name), at(page, square)];
        page.drag(Pointer::Mouse, &path);
    }
    expect_fen(page, "5k4/10/10/10/2R7/10/10/R4K4 b - - 0 1");
    expect_verdict(page, "This position can be played.");
    // The king is still the piece that a click puts; the hand moves and throws away.
    page.click("[data-tool=hand]");
    let path = [at(page, "c4"), at(page, "d5")];
    page.drag(Pointer::Mouse, &path);
    expect_fen(page, "5k4/10/10/3R6/10/10/10/R4K4 b - - 0 1");
    let from = at(page, "d5");
    let beside = piece(page, "white pawn");
    page.drag(Pointer::Mouse, &[from, beside]);
    expect_fen(page, "5k4/10/10/10/10/10/10/R4K4 b - - 0 1");
    press(page, "edit-undo");
    expect_fen(page, "5k4/10/10/3R6/10/10/10/R4K4 b - - 0 1");
    press(page, "edit-redo");
    // Rights by clicking rooks, and by their boxes.
    page.click("[data-tool=castling]");
    let a1 = at(page, "a1");
    page.click_at(a1);
    expect_fen(page, "5k4/10/10/10/10/10/10/R4K4 b Q - 0 1");
    page.click("[name=edit-right][value=a1]");
    expect_fen(page, "5k4/10/10/10/10/10/10/R4K4 b - - 0 1");
    page.click("[name=edit-right][value=a1]");
    page.click("[name=edit-turn][value=white]");
    expect_fen(page, "5k4/10/10/10/10/10/10/R4K4 w Q - 0 1");
    // A reload brings it back: it is in the address.
    page.reload();
    page.wait_for("return document.getElementById('edit-board').dataset.squarePx > 0");
    expect_fen(page, "5k4/10/10/10/10/10/10/R4K4 w Q - 0 1");
    press(page, "edit-play");
    expect_pieces(page, "5k4/10/10/10/10/10/10/R4K4");
    expect_prompt(page, "White to move");
    assert_eq!(page.js("return location.hash"), "");
    assert_eq!(
        saved(page).unwrap(),
        "game=consulchess&fen=5k4/10/10/10/10/10/10/R4K4_w_Q_-_0_1"
    );
}

pub fn a_position_is_put_up_by_finger(page: &mut Page) {
    page.view(View::PHONE.touch());
    open(page, "#edit=congo");
    press(page, "edit-clear");
    let scrolled = page.js("return scrollY");
    for (name, square) in [("white lion", "d1"), ("black lion", "d7")] {
        let path = [piece(page, name), at(page, square)];
        page.drag(Pointer::Finger, &path);
    }
    let monkey = piece(page, "black monkey");
    page.tap_at(Pointer::Finger, monkey);
    let b4 = at(page, "b4");
    page.tap_at(Pointer::Finger, b4);
    expect_fen(page, "3l3/7/7/1m5/7/7/3L3 w - - 0 1");
    // A finger that drags does not scroll the page.
    assert_eq!(page.js("return scrollY"), scrolled);
    expect_verdict(page, "This position can be played.");
    press(page, "edit-flip");
    page.wait_for("return document.getElementById('edit-board').dataset.bottom === 'black'");
    press(page, "edit-play");
    expect_pieces(page, "3l3/7/7/1m5/7/7/3L3");
}

pub fn a_position_is_put_up_by_keys(page: &mut Page) {
    open(
        page,
        "#edit=consulchess&fen=10/10/10/10/10/10/10/10_w_-_-_0_1",
    );
    tab_to(page, IN_BOARD);
    page.key(Key::Up);
    go(page, "f1");
    page.key(Key::Char('K'));
    go(page, "f8");
    page.key(Key::Char('k'));
    go(page, "d4");
    page.key(Key::Char('C'));
    expect_fen(page, "5k4/10/10/10/3C6/10/10/5K4 w - - 0 1");
    page.wait_for_text("#edit-board [aria-live]", "d4, white consul");
    // Picked up and put down.
    page.key(Key::Enter);
    page.wait_for_text("#edit-prompt", "Choose a square for the white consul");
    go(page, "e5");
    page.key(Key::Enter);
    expect_fen(page, "5k4/10/10/4C5/10/10/10/5K4 w - - 0 1");
    page.key(Key::Backspace);
    expect_fen(page, "5k4/10/10/10/10/10/10/5K4 w - - 0 1");
}

pub fn a_bad_position_says_why(page: &mut Page) {
    // Two kings of a colour, and it is an address that says so.
    open(
        page,
        "#edit=consulchess&fen=5k4/10/10/10/10/10/10/3K1K4_w_-_-_0_1",
    );
    expect_verdict(page, "king");
    assert!(!is_enabled(page, "edit-play"));
    assert!(is_enabled(page, "edit-link"));
    // A FEN that is none stays in its field with the reason.
    for (typed, field) in [
        ("xyz", "xyz"),
        (
            "5k4/10/10/10/10/10/10/4QK4 w Q - 0 1",
            "5k4/10/10/10/10/10/10/4QK4 w - - 0 1",
        ),
    ] {
        page.js("const field = document.getElementById('edit-fen'); field.focus(); field.select()");
        page.type_text(typed);
        page.key(Key::Enter);
        page.wait_for("return document.getElementById('edit-fen-error').textContent !== ''");
        expect_fen(page, field);
    }
    // What can be read of the second is on the board.
    expect_verdict(page, "This position can be played.");
    // Another game with the same pieces, and one without them.
    page.js("const game = document.getElementById('edit-game');
        game.value = 'consulchess-42k';
        game.dispatchEvent(new Event('change', { bubbles: true }))");
    expect_fen(page, "5k4/10/10/10/10/10/10/4QK4 w - - 0 1");
    page.js("const game = document.getElementById('edit-game');
        game.value = 'congo';
        game.dispatchEvent(new Event('change', { bubbles: true }))");
    page.wait_for("return document.querySelectorAll('#edit-board [data-square]').length === 49");
    expect_verdict(page, "This position can be played.");
}

pub fn a_link_that_cannot_be_read_says_so(page: &mut Page) {
    // The position is none: the usual one is there, the text stays to be corrected.
    page.open("#edit=consulchess&fen=8/8/8_w_-_-_0_1");
    page.wait_for(
        "return document.getElementById('edit-fen-error').textContent
            .includes('8 rows with “/” between them expected, 3 found')",
    );
    let fen = page.js("return document.getElementById('edit-fen').value");
    assert_eq!(fen, "8/8/8 w - - 0 1");
    assert_eq!(page.js("return document.activeElement.id"), "edit-fen");
    // The field that is to be corrected has the focus also when one comes from another view.
    page.js("location.hash = '#dice'");
    page.wait_for("return document.activeElement.id === 'view-dice'");
    page.js("location.hash = '#edit=consulchess&fen=8/8_w'");
    page.wait_for("return document.activeElement.id === 'edit-fen'");
    page.settle();
    assert_eq!(page.js("return document.activeElement.id"), "edit-fen");
    // There is no such game.
    for address in ["#edit=bogus", "#arrays=congo", "#dice=x&y=1", "#games=1"] {
        page.open(address);
        page.wait_for("return document.getElementById('refused-dialog').open");
        let why = format!("The address “{address}” leads nowhere here.");
        assert_eq!(page.text("#refused-why"), why);
        page.js("document.querySelector('dialog[open]').close()");
    }
}

pub fn what_cannot_be_played_is_still_legible(page: &mut Page) {
    page.open("#edit=consulchess");
    page.wait_for("return document.getElementById('edit-board').dataset.squarePx > 0");
    page.click("[data-action=edit-clear]");
    page.wait_for(
        "return document.querySelector('[data-action=edit-play]').ariaDisabled === 'true'",
    );
    page.settle();
    // What is mixed of the colours of the button and of the page is more than three times as dark.
    let contrast = page.js(
        "const button = document.querySelector('[data-action=edit-play]');
         const style = getComputedStyle(button);
         const parts = color => color.match(/[\\d.]+/g).slice(0, 3).map(Number);
         const paper = parts(getComputedStyle(document.body).backgroundColor);
         const clear = /transparent|, 0\\)$/.test(style.backgroundColor);
         const alpha = Number(style.opacity);
         const ink = parts(style.color).map((part, i) => part * alpha + paper[i] * (1 - alpha));
         const light = rgb => rgb.map(part => part / 255)
             .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
             .reduce((sum, part, i) => sum + part * [0.2126, 0.7152, 0.0722][i], 0);
         const ratio = (light(paper) + 0.05) / (light(ink) + 0.05);
         return clear ? ratio : 0",
    );
    assert!(contrast.as_f64() > Some(3.0), "{contrast}");
}

pub fn a_position_is_put_into_a_page(page: &mut Page) {
    open(
        page,
        "#edit=consulchess&fen=5k4/10/10/10/10/10/10/R4K4_w_Q_-_0_1",
    );
    press(page, "edit-embed");
    page.wait_for(
        "return document.getElementById('embed-dialog').open
            && document.getElementById('embed-text').value.includes('5k4/10/10/10/10/10/10/R4K4')",
    );
    // A preview that is sent elsewhere before it has its board complains.
    page.wait_for(
        "const preview = document.getElementById('embed-preview');
         const inside = preview.contentDocument;
         return inside?.location.href === preview.src
             && inside.documentElement?.dataset.ready === 'true'",
    );
    page.click("#embed-dialog [data-action=close]");
}

pub fn the_editor_fits_every_screen(page: &mut Page) {
    for view in [View::NARROW, View::PHONE, View::TABLET, View::DESKTOP] {
        for language in ["en", "de", "hu"] {
            page.view(view);
            open(page, &format!("?lang={language}#edit=capablanca-random"));
            let widths = page.js("return [document.documentElement.scrollWidth, innerWidth]");
            assert!(
                widths[0].as_f64() <= widths[1].as_f64(),
                "{language} {}: {widths}",
                view.width
            );
            // The name of the game has room.
            let room = page.js("const list = document.getElementById('edit-game');
                 const text = document.createElement('span');
                 text.style.font = getComputedStyle(list).font;
                 text.style.position = 'absolute';
                 text.textContent = list.selectedOptions[0].textContent;
                 document.body.append(text);
                 const room = list.clientWidth - text.getBoundingClientRect().width;
                 text.remove();
                 return room");
            assert!(
                room.as_f64() > Some(24.0),
                "{language} {}: {room}",
                view.width
            );
        }
    }
}
