//! One's own games are kept, listed, opened, named, deleted, and carried to a file and back.

use consulboard_browser_tests::{Key, Page, View};
use serde_json::json;

use crate::board::*;
use crate::embedding::CATCH_FILES;

/// Goes to the games and waits until they are listed.
#[track_caller]
fn open_library(page: &mut Page) {
    page.js("document.querySelector('.library')?.setAttribute('data-whole', 'false')");
    page.js("location.hash = ''");
    page.js("location.hash = 'games'");
    page.wait_for("return document.querySelector('.library')?.dataset.whole === 'true'");
}

/// Goes to the board and waits until it is there.
#[track_caller]
fn open_board(page: &mut Page) {
    page.js("location.hash = ''");
    wait_until_seen(page, "#board");
}

/// The titles of the games in the list are these, the one changed last first.
#[track_caller]
fn expect_games(page: &mut Page, titles: &[&str]) {
    page.wait_for(&format!(
        "const titles = [...document.querySelectorAll('.library-name')].map(e => e.textContent);
         return JSON.stringify(titles) === JSON.stringify({})",
        json!(titles)
    ));
}

/// Presses a button of the first game of the list.
#[track_caller]
fn press_first(page: &mut Page, deed: &str) {
    page.click(&format!(".library-card:first-child [data-library={deed}]"));
}

/// Waits until the database has this many games with so many plies altogether.
#[track_caller]
fn expect_kept(page: &mut Page, games: usize, plies: usize) {
    page.js("window.kept = null;
         window.look = () => {
             const request = indexedDB.open('consulboard', 1);
             request.onupgradeneeded = () => request.transaction.abort();
             request.onerror = event => event.preventDefault();
             request.onsuccess = () => {
                 const all = request.result.transaction('heads').objectStore('heads').getAll();
                 all.onsuccess = () => {
                     request.result.close();
                     const plies = all.result.map(head => Number(head.split('\\t')[2]));
                     window.kept = [plies.length, plies.reduce((a, b) => a + b, 0)];
                 };
             };
         }");
    page.wait_for(&format!(
        "const found = JSON.stringify(window.kept) === '[{games},{plies}]';
         if (!found) window.look();
         return found"
    ));
}

/// Begins a new game of Consulchess.
#[track_caller]
fn new_game(page: &mut Page) {
    press(page, "new-game");
    page.click(".game:has([value=consulchess])");
    page.click("#new-game-start");
    expect_moves(page, "");
}

pub fn every_game_that_is_begun_is_kept(page: &mut Page) {
    page.open("");
    open_library(page);
    wait_until_seen(page, ".library-empty:not([hidden])");
    open_board(page);
    click(page, &["e2", "e4", "e7", "e5"]);
    expect_moves(page, "e4 e5");
    new_game(page);
    click(page, &["d2", "d4"]);
    press(page, "resign-ask");
    page.click("#resign-dialog [data-action=resign][data-color=black]");
    expect_prompt(page, "White wins by resignation");
    expect_kept(page, 2, 3);
    open_library(page);
    expect_games(page, &["Consulchess", "Consulchess"]);
    let first = page
        .text(".library-card:first-child")
        .replace('\u{a0}', " ");
    for part in ["1 move", "1–0", "on the board"] {
        assert!(first.contains(part), "{part} in {first}");
    }
    // The day in the form of the language.
    let day = page.js(
        "return new Date().toLocaleDateString('en', { year: 'numeric', month: 'short', day: 'numeric' })",
    );
    let day = day.as_str().unwrap().replace('\u{a0}', " ");
    assert!(first.contains(&day), "{day} in {first}");
    // Games of one day differ by their time.
    let time = page.js("const card = document.querySelector('.library-card');
         return /,\\s\\d{1,2}:\\d\\d\\s[AP]M/.test(card.textContent)");
    assert_eq!(time, true, "{first}");
    assert!(
        page.text(".library-card:last-child")
            .contains("in progress")
    );
    assert_eq!(
        page.count(".library-card:first-child .picture > svg > svg"),
        39 + 1
    );
    // The one that was begun first comes back, and goes on as the same one.
    page.click(".library-card:last-child [data-library=open]");
    expect_moves(page, "e4 e5");
    click(page, &["d2", "d4"]);
    expect_moves(page, "e4 e5 d4");
    expect_kept(page, 2, 4);
    // Nothing of it depends on the tab.
    let first = page.tab();
    page.open_tab();
    page.open("#games");
    page.wait_for("return document.querySelector('.library')?.dataset.whole === 'true'");
    expect_games(page, &["Consulchess", "Consulchess"]);
    // A game that another tab has on the board is opened as a copy.
    page.click(".library-card:first-child [data-library=open]");
    expect_moves(page, "e4 e5 d4");
    click(page, &["d7", "d5"]);
    expect_moves(page, "e4 e5 d4 d5");
    expect_kept(page, 3, 8);
    page.close_tab(&first);
    click(page, &["e5", "d4"]);
    expect_moves(page, "e4 e5 d4 exd4");
    expect_kept(page, 3, 9);
}

pub fn a_game_is_named_and_deleted_and_comes_back(page: &mut Page) {
    page.open("");
    click(page, &["e2", "e4"]);
    expect_kept(page, 1, 1);
    open_library(page);
    press_first(page, "rename");
    page.wait_for("return document.activeElement.matches('.library-name input')");
    page.type_text("The  first one");
    page.key(Key::Enter);
    expect_games(page, &["The first one"]);
    // It stays when the game goes on, and Escape leaves it as it was.
    open_board(page);
    click(page, &["e7", "e5"]);
    expect_kept(page, 1, 2);
    open_library(page);
    press_first(page, "rename");
    page.wait_for("return document.activeElement.matches('.library-name input')");
    page.type_text("Another");
    page.key(Key::Escape);
    expect_games(page, &["The first one"]);
    press_first(page, "delete");
    page.wait_for("return document.activeElement.matches('[data-library=undo]')");
    expect_kept(page, 0, 0);
    page.key(Key::Enter);
    expect_games(page, &["The first one"]);
    expect_kept(page, 1, 2);
}

pub fn a_deleted_game_stays_deleted_until_it_is_played_on(page: &mut Page) {
    page.open("");
    click(page, &["e2", "e4"]);
    expect_kept(page, 1, 1);
    let delete = |page: &mut Page| {
        open_library(page);
        press_first(page, "delete");
        expect_kept(page, 0, 0);
    };
    delete(page);
    open_board(page);
    // It is one again with a further move.
    click(page, &["e7", "e5"]);
    expect_kept(page, 1, 2);
    delete(page);
    open_board(page);
    new_game(page);
    click(page, &["d2", "d4"]);
    expect_kept(page, 1, 1);
    // Also where it comes back to the board and another one takes its place again.
    press(page, "earlier");
    expect_moves(page, "e4 e5");
    press(page, "earlier");
    expect_moves(page, "d4");
    click(page, &["d7", "d5"]);
    expect_kept(page, 1, 2);
    open_library(page);
    expect_games(page, &["Consulchess"]);
    press_first(page, "delete");
    expect_said(
        page,
        "Consulchess was deleted. It still stands on the board; played on, it is kept again.",
    );
}

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

#[track_caller]
fn press_library(page: &mut Page, deed: &str) {
    page.click(&format!(".library [data-library={deed}]"));
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

#[track_caller]
fn expect_said(page: &mut Page, text: &str) {
    page.wait_for_text(".library-note [role=status]", text);
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

/// What is said of the file that was saved.
fn page_file(page: &mut Page) -> String {
    let name = page.js("return window.files[0].name");
    format!("2 games are being saved as {}.", name.as_str().unwrap())
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

pub fn without_a_database_everything_else_goes_on(page: &mut Page) {
    // The page asks for it when the first move is made.
    page.open("");
    page.js("Object.defineProperty(window, 'indexedDB', {
             get() { throw new DOMException('denied', 'SecurityError') } })");
    click(page, &["e2", "e4"]);
    expect_moves(page, "e4");
    assert!(!is_seen(page, "#unkept"));
    open_library(page);
    page.wait_for(
        "return [...document.querySelectorAll('.library-empty')].some(e =>
             e.checkVisibility() && e.textContent.includes('does not let the page keep games'))",
    );
    open_board(page);
    click(page, &["e7", "e5"]);
    expect_moves(page, "e4 e5");
    page.reload();
    expect_moves(page, "e4 e5");
}

pub fn a_full_database_is_told_and_loses_nothing(page: &mut Page) {
    page.open("");
    click(page, &["e2", "e4"]);
    expect_kept(page, 1, 1);
    page.js(
        "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError') }",
    );
    click(page, &["e7", "e5"]);
    wait_until_seen(page, "#unkept");
    page.reload();
    expect_moves(page, "e4 e5");
}

pub fn a_move_that_only_the_database_has_comes_back(page: &mut Page) {
    page.open("");
    click(page, &["e2", "e4", "e7", "e5"]);
    expect_kept(page, 1, 2);
    // A browser that is killed may not have written what the page keeps beside.
    for lost in [
        "localStorage.setItem('consulboard.game', 'game=consulchess&moves=e2e4');
         localStorage.setItem('consulboard.game-time', '1')",
        "localStorage.clear()",
    ] {
        page.js(lost);
        page.reload();
        expect_moves(page, "e4 e5");
    }
    // It goes on as the same one.
    click(page, &["d2", "d4"]);
    expect_kept(page, 1, 3);
}

pub fn the_games_fit_every_screen(page: &mut Page) {
    page.open("");
    click(page, &["e2", "e4"]);
    expect_kept(page, 1, 1);
    for (view, language) in [
        (View::NARROW, "de"),
        (View::PHONE.dark(), "hu"),
        (View::TABLET, "en"),
        (View::DESKTOP, "de"),
    ] {
        page.view(view);
        page.open(&format!("?lang={language}#games"));
        page.wait_for("return document.querySelector('.library')?.dataset.whole === 'true'");
        let fits = page.js(
            "return document.documentElement.scrollWidth <= document.documentElement.clientWidth",
        );
        assert_eq!(fits, true, "{view:?} {language}");
        let hint = page.js(
            "const field = document.querySelector('.library input[type=search]');
             const pen = document.createElement('canvas').getContext('2d');
             const { font, paddingLeft } = getComputedStyle(field);
             pen.font = font;
             const room = field.clientWidth - 2 * parseFloat(paddingLeft);
             return pen.measureText(field.placeholder).width <= room",
        );
        assert_eq!(hint, true, "{view:?} {language}: the hint is cut off");
    }
}

/// The browser answers as it is told here; what it would say itself depends on how long it has known
/// the page, or on a question to the player.
pub fn the_browser_is_asked_to_keep_the_games(page: &mut Page) {
    page.open("");
    click(page, &["e2", "e4"]);
    expect_kept(page, 1, 1);
    // What the browser itself says.
    let says = page.js("window.said = null;
         navigator.storage.persisted().then(kept => { window.said = [kept]; });");
    assert_eq!(says, json!(null));
    let says = page.wait_for("return window.said");
    open_library(page);
    page.wait_for(&format!(
        "return document.querySelector('.library-lasting').textContent.includes('{}')",
        match says[0].as_bool() {
            Some(true) => "keeps them for good",
            _ => "may delete them",
        }
    ));
    let answers = |page: &mut Page, kept: bool, agrees: bool| {
        page.js(&format!(
            "window.asked = 0;
             StorageManager.prototype.persisted = async () => {kept};
             StorageManager.prototype.persist = async () => (window.asked += 1, {agrees});"
        ));
        open_library(page);
    };
    let ask = ".library-lasting [data-library=keep]";
    // Nobody is asked before the player wants it.
    answers(page, false, true);
    page.wait_for_text(
        ".library-lasting span",
        "When space gets short on this device, the browser may delete them.",
    );
    assert_eq!(page.js("return window.asked"), 0);
    page.click(ask);
    page.wait_for_text(".library-lasting span", "This browser keeps them for good.");
    assert_eq!(page.js("return window.asked"), 1);
    wait_until_gone(page, ask);
    // It does not agree.
    answers(page, false, false);
    wait_until_seen(page, ask);
    page.click(ask);
    page.wait_for_text(
        ".library-lasting span",
        "The browser did not agree to keep them in any case. What is exported to a file is safe.",
    );
    wait_until_gone(page, ask);
    // It has agreed before.
    answers(page, true, true);
    page.wait_for_text(".library-lasting span", "This browser keeps them for good.");
    wait_until_gone(page, ask);
    // Where the page did not come over https there is nothing to ask.
    page.js(
        "Object.defineProperty(navigator, 'storage', { value: undefined, configurable: true })",
    );
    open_library(page);
    wait_until_gone(page, ".library-lasting");
}
