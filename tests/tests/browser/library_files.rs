//! One's own games in files, and many of them.

use consulboard_browser_tests::{Key, Page};
use serde_json::json;

use crate::board::*;
use crate::embedding::CATCH_FILES;
use crate::library::*;

/// What an export holds.
#[track_caller]
fn exported(page: &mut Page) -> String {
    page.js(CATCH_FILES);
    press_library(page, "export");
    page.wait_for("return window.files.length === 1");
    page.js("window.pgn = ''; window.files[0].blob.text().then(text => { window.pgn = text; })");
    let text = page.wait_for("return window.pgn");
    text.as_str().unwrap().to_owned()
}

/// Imports a file.
#[track_caller]
fn import(page: &mut Page, text: &str) {
    page.js_with(
        "const field = document.querySelector('.library input[type=file]');
         const data = new DataTransfer();
         data.items.add(new File([arguments[0]], 'games.pgn'));
         field.files = data.files;
         field.dispatchEvent(new Event('change', { bubbles: true }))",
        vec![json!(text)],
    );
}

/// What is said of the file that was saved.
fn page_file(page: &mut Page) -> String {
    let name = page.js("return window.files[0].name");
    format!("2 games are being saved as {}.", name.as_str().unwrap())
}

pub fn all_games_go_to_a_file_and_come_back(page: &mut Page) {
    page.open("#game=consulchess-42k&start=123.456&moves=e2e4_(d2d4)_e7e5&end=agreed&notes=1aGood_1mGe2e4");
    expect_moves(page, "e4 e5");
    // It is one's own when something is done with it.
    press(page, "undo");
    click(page, &["b2", "b3"]);
    crate::clocks::begin(page, "10+5");
    click(page, &["e2", "e4"]);
    expect_moves(page, "e4");
    expect_kept(page, 2, 4);
    open_library(page);
    press_first(page, "rename");
    page.wait_for("return document.activeElement.matches('.library-name input')");
    page.type_text("With a clock");
    page.key(Key::Enter);
    expect_games(page, &["With a clock", "Consulchess 42k"]);
    let file = exported(page);
    let saved = page_file(page);
    expect_said(page, &saved);
    let all = |page: &mut Page| {
        page.js("window.all = null;
             const request = indexedDB.open('consulboard', 1);
             request.onsuccess = () => {
                 const read = ['heads', 'games', 'names'].map(name =>
                     request.result.transaction(name).objectStore(name));
                 const found = [];
                 for (const store of read) for (const ask of ['getAllKeys', 'getAll']) {
                     const asked = store[ask]();
                     asked.onsuccess = () => {
                         found.push([store.name, ask, asked.result]);
                         if (found.length === 6) {
                             request.result.close();
                             window.all = JSON.stringify(found.sort());
                         }
                     };
                 }
             }");
        page.wait_for("return window.all")
    };
    let before = all(page);
    // The same file brings nothing new.
    import(page, &file);
    expect_said(
        page,
        "Nothing new was found in this file. Here already: 2. Faulty, and taken over up to the fault only: 0.",
    );
    assert_eq!(all(page), before);
    for _ in 0..2 {
        press_first(page, "delete");
        page.wait_for("return document.activeElement.matches('[data-library=undo]')");
    }
    expect_kept(page, 0, 0);
    import(page, &file);
    expect_said(page, "2 games were imported.");
    expect_games(page, &["With a clock", "Consulchess 42k"]);
    assert_eq!(all(page), before);
    // Games of other programs come too; of a faulty one, what can be read.
    import(
        page,
        "[White \"Kovács\"]\n[Black \"B\"]\n[Variant \"Consulchess\"]\n\n1. e4 e5 2. Nd4 *\n\n[White \"C\"]\n[Variant \"Congo\"]\n\n1. zz *\n",
    );
    expect_said(
        page,
        "1 game was imported. Here already: 0. Faulty, and taken over up to the fault only: 2.",
    );
    import(page, "nothing");
    expect_said(page, "No game was found in this file.");
    expect_kept(page, 3, 6);
    // Found by a player.
    page.click(".library input[type=search]");
    page.type_text("consulchess kovacs");
    expect_games(page, &["Kovács – B"]);
}

pub fn thousands_of_games_do_not_freeze_it(page: &mut Page) {
    page.open("");
    click(page, &["e2", "e4"]);
    expect_kept(page, 1, 1);
    page.js("window.filled = false;
         const request = indexedDB.open('consulboard', 1);
         request.onsuccess = () => {
             const both = request.result.transaction(['heads', 'games'], 'readwrite');
             const heads = both.objectStore('heads');
             const games = both.objectStore('games');
             const all = heads.getAll();
             all.onsuccess = () => {
                 const [head] = all.result;
                 for (let i = 0; i < 5000; i++) {
                     const id = `${String(1600000000000 + i)}-0000beef`;
                     const parts = head.split('\\t');
                     parts[0] = 1600000000000 + i;
                     parts[5] = `Player ${i}`;
                     heads.put(parts.join('\\t'), id);
                     games.put('game=consulchess&moves=e2e4', id);
                 }
             };
             both.oncomplete = () => { request.result.close(); window.filled = true; };
         }");
    page.wait_for("return window.filled");
    page.js("window.gaps = [];
         let last = performance.now();
         const tick = () => {
             const now = performance.now();
             window.gaps.push(now - last);
             last = now;
             requestAnimationFrame(tick);
         };
         requestAnimationFrame(tick);");
    let mut longest = Vec::new();
    let mut measure = |page: &mut Page| {
        let gap = page.js("return Math.max(...window.gaps.splice(0), 0)");
        longest.push(gap.as_f64().unwrap_or(f64::MAX));
    };
    open_library(page);
    assert_eq!(page.text(".library .hint"), "5,001 games");
    assert_eq!(page.count(".library-card"), 24);
    measure(page);
    // The first letter makes the texts of all games, in pieces between which the page goes on.
    page.click(".library input[type=search]");
    page.js("window.gaps.splice(0);
         window.pieces = [];
         const later = window.setTimeout;
         window.setTimeout = (piece, ...more) => later(() => {
             const begun = performance.now();
             piece();
             window.pieces.push(performance.now() - begun);
         }, ...more);
         document.querySelector('.library input[type=search]').addEventListener('input', () => {
             const begun = performance.now();
             queueMicrotask(() => window.pieces.push(performance.now() - begun));
         }, { capture: true, once: true })");
    page.type_text("p");
    page.wait_for("return document.querySelector('.library .hint').ariaBusy === 'false'");
    measure(page);
    let pieces = page.js("return window.pieces.splice(0).sort((a, b) => a - b)");
    let pieces: Vec<f64> = serde_json::from_value(pieces).unwrap();
    assert!(pieces.len() > 1, "{pieces:?}");
    println!("{}: the first letter takes {pieces:.0?} ms", page.kind());
    // One piece is short; beside many browsers some are interrupted.
    assert!(pieces[pieces.len() / 2] < 100.0, "{pieces:?}");
    page.type_text("layer 4321");
    expect_games(page, &["Player 4321 – ?"]);
    measure(page);
    let file = exported(page);
    measure(page);
    assert_eq!(file.matches("[Event ").count(), 5001);
    println!(
        "{}: 5,001 games are listed, filtered by a first letter, by more, and exported with gaps of {longest:.0?} ms",
        page.kind()
    );
    // Shorter than what one would call frozen, on a machine that many browsers share.
    assert!(longest.iter().all(|gap| *gap < 4000.0), "{longest:?}");
}
