//! One's own games are kept, listed, opened, named and deleted.

use consulboard_browser_tests::{Key, Page, View};
use serde_json::json;

use crate::board::*;

/// Goes to the games and waits until they are listed.
#[track_caller]
pub fn open_library(page: &mut Page) {
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
pub fn expect_games(page: &mut Page, titles: &[&str]) {
    page.wait_for(&format!(
        "const titles = [...document.querySelectorAll('.library-name')].map(e => e.textContent);
         return JSON.stringify(titles) === JSON.stringify({})",
        json!(titles)
    ));
}

/// Presses a button of the first game of the list.
#[track_caller]
pub fn press_first(page: &mut Page, deed: &str) {
    page.click(&format!(".library-card:first-child [data-library={deed}]"));
}

/// Waits until the database has this many games with so many plies altogether.
#[track_caller]
pub fn expect_kept(page: &mut Page, games: usize, plies: usize) {
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

#[track_caller]
pub fn press_library(page: &mut Page, deed: &str) {
    page.click(&format!(".library [data-library={deed}]"));
}

#[track_caller]
pub fn expect_said(page: &mut Page, text: &str) {
    page.wait_for_text(".library-note [role=status]", text);
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
