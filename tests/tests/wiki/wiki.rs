//! Pages of the wiki and the boards in them.

use std::env;

use consulboard_browser_tests::{Page, Point, Pointer};
use serde_json::{Value, json};

/// Where the wiki is.
pub fn origin() -> String {
    variable("CONSULBOARD_WIKI")
}

/// The host of the boards, without a path.
pub fn host() -> String {
    variable("CONSULBOARD_WIKI_HOST")
}

fn variable(name: &str) -> String {
    env::var(name)
        .unwrap_or_else(|_| panic!("{name} is not set: run `cargo xtask test --only wiki`"))
}

/// Opens a page.
#[track_caller]
pub fn open(page: &mut Page, title: &str) {
    go(page, &format!("title={}", title.replace(' ', "_")));
}

/// Opens what index.php makes of a query.
#[track_caller]
pub fn go(page: &mut Page, query: &str) {
    let address = format!("{}/index.php?{query}", origin());
    page.browser().go(&address).expect("the wiki answers");
}

/// Asks MediaWiki's API from a page of the wiki.
#[track_caller]
pub fn api(page: &mut Page, parameters: Value) -> Value {
    let answer = page.js_with(
        "const ask = new XMLHttpRequest();
        ask.open('POST', '/api.php', false);
        ask.setRequestHeader('Content-Type', 'application/x-www-form-urlencoded');
        ask.send(new URLSearchParams({ format: 'json', formatversion: 2, ...arguments[0] }));
        return ask.responseText",
        vec![parameters],
    );
    let text = answer.as_str().unwrap_or_default();
    let answer: Value = serde_json::from_str(text).unwrap_or_else(|_| panic!("no JSON: {text}"));
    assert!(answer["error"].is_null(), "{answer}");
    answer
}

/// Writes a page, as anybody can.
#[track_caller]
pub fn write(page: &mut Page, title: &str, text: &str) {
    go(page, "title=Main_Page");
    let edit = json!({ "action": "edit", "title": title, "text": text, "token": "+\\" });
    let answer = api(page, edit);
    assert_eq!(answer["edit"]["result"], "Success", "{answer}");
}

/// Waits until every board of the page is there, and says how many there are. Boards are made when they
/// come near, so all are brought near.
#[track_caller]
pub fn wait_for_boards(page: &mut Page) -> u64 {
    let count = page.wait_for(
        "const boards = [...document.querySelectorAll('.consulboard > consul-board')];
        const next = boards.find(board => board.dataset.state !== 'ready');
        if (next) next.scrollIntoView({ block: 'center', behavior: 'instant' });
        return boards.length > 0 && !next ? boards.length : 0",
    );
    count.as_u64().expect("a count")
}

/// Nothing has been fetched from elsewhere, neither by the page nor by the frame of one of its boards.
#[track_caller]
pub fn stays_at_home(page: &mut Page) {
    let strangers = "return performance.getEntriesByType('resource').map(entry => entry.name)
        .filter(name => /^\\w+:\\/\\//.test(name)
            && !arguments[0].some(home => name.startsWith(home + '/')))";
    let found = page.js_with(strangers, vec![json!([origin(), host()])]);
    assert_eq!(found, json!([]), "requests to other hosts");
    if page.count("consul-board") > 0 {
        page.enter("consul-board");
        let found = page.js_with(strangers, vec![json!([host()])]);
        assert_eq!(found, json!([]), "requests of a frame to other hosts");
        let asked = page.js("return performance.getEntriesByType('resource').length");
        assert!(asked.as_u64() > Some(0), "a frame has asked for nothing");
        page.leave();
    }
}

/// Clicks or taps a square of a board as wide as its frame, from the page around it.
#[track_caller]
pub fn tap_square(page: &mut Page, pointer: Pointer, board: usize, file: f64, rank: f64) {
    // What was just changed may make the board higher, and scrolling it moves it.
    page.settle();
    page.js_with(
        "document.querySelectorAll('consul-board')[arguments[0]]
            .scrollIntoView({ block: 'center', behavior: 'instant' })",
        vec![json!(board)],
    );
    page.settle();
    let found = page.js_with(
        "const board = document.querySelectorAll('consul-board')[arguments[0]];
        const r = board.shadowRoot.querySelector('iframe').getBoundingClientRect();
        return [r.left, r.top, r.width]",
        vec![json!(board)],
    );
    let number = |i: usize| found[i].as_f64().expect("a number");
    let cell = number(2) / 10.0;
    let point = Point {
        x: number(0) + (file + 0.5) * cell,
        y: number(1) + (8.0 - rank + 0.5) * cell,
    };
    page.tap_at(pointer, point);
}

/// Clicks an element inside a board, from the page around it: what lies on top of it gets the click.
#[track_caller]
pub fn click_inside(page: &mut Page, board: &str, selector: &str) {
    page.enter(board);
    let inside = page.middle(selector);
    page.leave();
    // What scrolls for the sake of something in a frame scrolls a little later.
    page.settle();
    page.js_with(
        "const frame = document.querySelector(arguments[0]).shadowRoot.querySelector('iframe');
        const middle = frame.getBoundingClientRect().top + arguments[1];
        scrollBy({ top: middle - innerHeight / 2, behavior: 'instant' })",
        vec![json!(board), json!(inside.y)],
    );
    // A frame only learns where it is when what was scrolled has been painted.
    page.settle();
    let found = page.js_with(
        "const r = document.querySelector(arguments[0]).shadowRoot.querySelector('iframe')
            .getBoundingClientRect();
        return [r.left, r.top]",
        vec![json!(board)],
    );
    let number = |i: usize| found[i].as_f64().expect("a number");
    page.click_at(Point {
        x: number(0) + inside.x,
        y: number(1) + inside.y,
    });
}

/// Keeps what the boards tell the page.
#[track_caller]
pub fn listen(page: &mut Page) {
    page.js(
        "window.told = [];
        document.querySelectorAll('consul-board').forEach((board, place) => board.addEventListener('move',
            event => window.told.push(`${place} ${event.detail.machine}`)))",
    );
}

/// Waits until the boards have told these moves and no others.
#[track_caller]
pub fn wait_until_told(page: &mut Page, moves: &[&str]) {
    page.wait_for(&format!(
        "return JSON.stringify(window.told) === {}",
        json!(json!(moves).to_string())
    ));
}

/// The positions on all boards of the page, as they say them.
#[track_caller]
pub fn positions(page: &mut Page) -> Vec<String> {
    page.js("window.positions = null;
        Promise.all([...document.querySelectorAll('consul-board')].map(board => board.api(1).fen()))
            .then(all => { window.positions = all; })");
    let all = page.wait_for("return window.positions");
    let all = all.as_array().expect("a list").iter();
    all.map(|fen| fen.as_str().unwrap_or_default().to_owned())
        .collect()
}

/// What is chosen on a page at the place of a CSS selector: which pixels it takes, and whether one sees it.
#[track_caller]
pub fn is_seen(page: &mut Page, selector: &str) -> bool {
    let seen = page.js_with(
        "const e = document.querySelector(arguments[0]);
        return !!e && e.checkVisibility({ visibilityProperty: true }) && e.offsetHeight > 0",
        vec![json!(selector)],
    );
    seen == json!(true)
}
