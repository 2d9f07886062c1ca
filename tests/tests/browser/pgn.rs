//! Games are written down as PGN and read again.

use consulboard_browser_tests::{Key, Page, View, shortest};
use serde_json::json;

use crate::board::*;

#[track_caller]
pub fn open_dialog(page: &mut Page) {
    press(page, "games");
    page.wait_for("return document.getElementById('games-dialog').open");
}

pub fn paste(page: &mut Page, text: &str) {
    page.js(&format!(
        "document.getElementById('games-paste').value = {}",
        json!(text)
    ));
    press(page, "games-read");
}

pub fn a_game_is_written_and_read_again(page: &mut Page) {
    page.open("#game=consulchess-42k&start=123&moves=e2e4_e7e5");
    open_dialog(page);
    page.click("#games-white");
    page.type_text("Anna \"A\"");
    let text = page.wait_for(
        "const text = document.getElementById('games-text').value;
         return text.includes('Anna') && text",
    );
    let text = text.as_str().unwrap().to_owned();
    for part in ["[White \"Anna \\\"A\\\"\"]", "[SetUp \"1\"]", "1. e4 e5 *"] {
        assert!(text.contains(part), "{part} in {text}");
    }
    // The same game comes back on another board.
    page.open("#game=congo");
    open_dialog(page);
    paste(page, &text);
    page.wait_for("return !document.getElementById('games-dialog').open");
    page.wait_for_text("#moves li", "1.e4e5");
    // It is kept, and the address names no other game any more.
    assert_eq!(page.js("return location.hash"), "");
    page.open("");
    page.wait_for_text("#moves li", "1.e4e5");
    assert!(page.text("#subtitle").contains("123"));
}

pub fn a_fault_is_told_with_its_place_and_the_part_before_it(page: &mut Page) {
    page.open("");
    open_dialog(page);
    paste(page, "no game at all, only words");
    page.wait_for("return document.getElementById('games-error').textContent !== ''");
    // Where nothing could be read there is no part to be opened.
    assert!(!is_seen(page, "#games-part"));
    // Nor is the beginning of a tag a game, or a result.
    for text in ["[Event \"", "*"] {
        paste(page, text);
        page.wait_for_text("#games-error", "No game found in this text.");
    }
    // What was found there instead of a move is told by its beginning.
    paste(page, &format!("1. {}", "x".repeat(900)));
    page.wait_for(
        "const text = document.getElementById('games-error').textContent;
         return text.startsWith('Line 1') && text.length < 300",
    );
    paste(page, "[Variant \"Consulchess\"]\n\n1. e4 e5\n2. Nd4 *\n");
    page.wait_for(
        "const text = document.getElementById('games-error').textContent;
         return text.startsWith('Line 4, column 4') && text.includes('2. Nd4')",
    );
    page.click("#games-part");
    page.wait_for_text("#moves li", "1.e4e5");
}

pub fn names_and_dates_stay_with_a_game(page: &mut Page) {
    page.open("");
    open_dialog(page);
    paste(
        page,
        "[Event \"Club\"]\n[Site \"Wien\"]\n[Date \"1999.07.01\"]\n[White \"Anna\"]\n[Black \"Béla\"]\n\
         [Opening \"Four knights\"]\n[Result \"1-0\"]\n[Variant \"Consulchess\"]\n\n1. e4 e5 2. Nc3 1-0\n",
    );
    page.wait_for("return !document.getElementById('games-dialog').open");
    // Nobody has said why it ended.
    page.wait_for_text("#prompt", "White wins");
    page.wait_for_text("#seat-near .seat-name", "Anna (White)");
    page.wait_for_text("#seat-far .seat-name", "Béla (Black)");
    page.reload();
    page.wait_for_text("#seat-far .seat-name", "Béla (Black)");
    open_dialog(page);
    let text = page.wait_for("return document.getElementById('games-text').value");
    let text = text.as_str().unwrap();
    for part in [
        "[Event \"Club\"]",
        "[Site \"Wien\"]",
        "[Date \"1999.07.01\"]",
        "[White \"Anna\"]",
        "[Black \"Béla\"]",
        "[Opening \"Four knights\"]",
    ] {
        assert!(text.contains(part), "{part} in {text}");
    }
    assert!(!text.contains("Termination"), "{text}");
    // A name that is corrected here stays as well.
    page.js("document.getElementById('games-white').select()");
    page.click("#games-white");
    page.key(Key::End);
    page.type_text(" K.");
    page.click("#games-dialog [data-action=close]");
    page.wait_for_text("#seat-near .seat-name", "Anna K. (White)");
    page.reload();
    page.wait_for_text("#seat-near .seat-name", "Anna K. (White)");
}

pub fn a_game_has_the_day_on_which_it_was_begun(page: &mut Page) {
    page.open("");
    click(page, &["e2", "e4"]);
    expect_moves(page, "e4");
    open_dialog(page);
    let said = page.js("const now = new Date();
         const two = number => String(number).padStart(2, '0');
         const day = `${now.getFullYear()}.${two(now.getMonth() + 1)}.${two(now.getDate())}`;
         return document.getElementById('games-text').value.includes(`[Date \"${day}\"]`)");
    assert_eq!(said, true);
}

pub fn what_a_file_holds_comes_into_sight(page: &mut Page) {
    page.view(View::new(360, 740));
    page.open("");
    open_dialog(page);
    let game = "[White \"A\"]\n[Black \"B\"]\n\n1. e4 *\n\n";
    paste(page, &game.repeat(3));
    wait_until_seen(page, "#games-list [data-game]");
    page.settle();
    let seen = page.js(
        "const dialog = document.getElementById('games-dialog').getBoundingClientRect();
         const row = document.querySelector('#games-list [data-game]').getBoundingClientRect();
         return row.top >= dialog.top && row.bottom <= dialog.bottom",
    );
    assert_eq!(seen, true);
}

pub fn a_huge_comment_does_not_slow_the_game(page: &mut Page) {
    page.open("");
    open_dialog(page);
    let words = "word ".repeat(200_000);
    paste(page, &format!("1. e4 {{{words}}} e5 *"));
    page.wait_for("return !document.getElementById('games-dialog').open");
    expect_moves(page, "e4 e5");
    let mut times = Vec::new();
    for text in ["Nc3", "Nc6", "h3"] {
        let time = page.js_with(
            "document.getElementById('move-text').value = arguments[0];
             const before = performance.now();
             document.getElementById('move-form').requestSubmit();
             document.body.getBoundingClientRect();
             return performance.now() - before",
            vec![json!(text)],
        );
        times.push(time.as_f64().unwrap());
    }
    expect_moves(page, "e4 e5 Nc3 Nc6 h3");
    println!(
        "{}: moves with a comment of a megabyte: {times:.0?} ms",
        page.kind()
    );
    // What else the machine does makes single moves slower, a comment would make all.
    assert!(times.iter().any(|time| *time < 400.0), "{times:?}");
}

/// Drops a file of 10,000 games into a new dialog; the longest time without a frame until they are listed, in
/// milliseconds.
fn drop_many_games(page: &mut Page) -> f64 {
    page.open("");
    open_dialog(page);
    page.js(
        "const games = [];
         for (let i = 0; i < 10000; i++) games.push(
             `[Event \"Club\"]\\n[White \"Player ${i}\"]\\n[Black \"Other\"]\\n[Date \"2026.11.30\"]`
             + `\\n[Result \"1-0\"]\\n\\n1. e4 e5 2. Nc3 Nc6 3. h3 1-0\\n\\n`);
         const data = new DataTransfer();
         data.items.add(new File(games, 'club.pgn'));
         window.gaps = [];
         let last = performance.now();
         const tick = () => {
             const now = performance.now();
             window.gaps.push(now - last);
             last = now;
             requestAnimationFrame(tick);
         };
         requestAnimationFrame(tick);
         window.began = performance.now();
         document.getElementById('games-dialog').dispatchEvent(
             new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))",
    );
    page.wait_for("return !document.getElementById('games-found').hidden");
    let took = page.js("return performance.now() - window.began").as_f64();
    let longest = page.js("return Math.max(...window.gaps)").as_f64().unwrap();
    println!(
        "{}: 10,000 games divided and listed in {:.0} ms; the longest time without a frame {longest:.0} ms",
        page.kind(),
        took.unwrap_or_default(),
    );
    longest
}

pub fn one_of_many_games_is_found(page: &mut Page) {
    let longest = shortest(1000.0, || drop_many_games(page));
    assert!(longest < 1000.0, "{longest} ms without a frame");
    page.wait_for_text("#games-count", "10,000 games");
    // What is done is no longer said to be under way.
    assert_eq!(page.text("#games-percent"), "");
    assert_eq!(
        page.js("return document.querySelectorAll('#games-list li').length"),
        100
    );
    page.click("#games-filter");
    // Marks on letters do not matter.
    page.type_text("pláyer 4711");
    page.wait_for_text("#games-count", "1 game");
    page.click("#games-list button");
    page.wait_for("return !document.getElementById('games-dialog').open");
    page.wait_for("return document.querySelectorAll('#moves li').length === 3");
}

pub fn a_file_is_dropped(page: &mut Page) {
    page.open("");
    page.js("const data = new DataTransfer();
         data.items.add(new File(['1. Nc3 Nc6 *'], 'game.pgn'));
         document.getElementById('board').dispatchEvent(
             new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))");
    page.wait_for_text("#moves li", "1.Nc3Nc6");
}

pub fn the_dialog_fits_every_screen(page: &mut Page) {
    for view in [View::NARROW, View::PHONE.dark(), View::DESKTOP] {
        page.view(view);
        page.open("?lang=de");
        open_dialog(page);
        let fits = page.js("const dialog = document.getElementById('games-dialog');
             return dialog.scrollWidth <= dialog.clientWidth");
        assert_eq!(fits, true);
    }
}
