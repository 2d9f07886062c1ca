//! Articles and previews. The strict policy of the guide is on throughout, and an error on the console
//! of the wiki or of a board fails a test by itself.

use std::env;

use consulboard_browser_tests::{Page, Point};
use serde_json::json;

/// Boards are made when they come near, so all are brought near.
const ALL_READY: &str = "const boards = [...document.querySelectorAll('consul-board')];
    const next = boards.find(board => board.dataset.state !== 'ready');
    if (next) next.scrollIntoView({ block: 'center', behavior: 'instant' });
    return boards.length > 0 && !next ? boards.length : 0";

fn variable(name: &str) -> String {
    env::var(name).expect("cargo xtask wiki sets it")
}

#[track_caller]
fn open(page: &mut Page, title: &str) {
    let address = format!(
        "{}/index.php?title={}",
        variable("CONSULBOARD_WIKI"),
        title.replace(' ', "_")
    );
    page.browser().go(&address).expect("the wiki answers");
}

/// Nothing is fetched from elsewhere.
#[track_caller]
fn stays_at_home(page: &mut Page) {
    let strangers = page.js_with(
        "return performance.getEntriesByType('resource').map(entry => entry.name)
            .filter(name => !name.startsWith(location.origin + '/') && !name.startsWith(arguments[0])
                && !name.startsWith('data:'))",
        vec![json!(variable("CONSULBOARD_WIKI_HOST"))],
    );
    assert_eq!(strangers, json!([]), "requests to other hosts");
}

pub fn boards_appear_in_every_article(page: &mut Page) {
    for (title, boards) in [
        ("Consul moves, with examples", 4),
        ("Castling possibilities", 2),
        ("42k", 7),
        ("Capablanca Random", 3),
        ("Congo", 2),
        ("Konsulzüge mit Beispielen", 4),
        ("Rochademöglichkeiten", 2),
        ("42k (Deutsch)", 7),
        ("Capablanca Random (Deutsch)", 3),
        ("Congo (Deutsch)", 2),
    ] {
        open(page, title);
        page.wait_for(ALL_READY);
        assert_eq!(page.count(".consulboard"), boards, "{title}");
        // A gadget that runs again finds nothing to do.
        page.js("mw.hook('wikipage.content').fire($('#mw-content-text'))");
        assert_eq!(page.count("consul-board"), boards, "{title}");
        assert_eq!(page.count(".consulboard-error"), 0, "{title}");
        stays_at_home(page);
    }
}

/// Clicks squares of a board as wide as its frame.
#[track_caller]
fn click_square(page: &mut Page, board: usize, file: f64, rank: f64) {
    let found = page.js_with(
        "const board = document.querySelectorAll('consul-board')[arguments[0]];
        board.scrollIntoView({ block: 'center', behavior: 'instant' });
        const r = board.shadowRoot.querySelector('iframe').getBoundingClientRect();
        return [r.left, r.top, r.width]",
        vec![json!(board)],
    );
    let number = |i: usize| found[i].as_f64().expect("a number");
    let cell = number(2) / 10.0;
    page.click_at(Point {
        x: number(0) + (file + 0.5) * cell,
        y: number(1) + (8.0 - rank + 0.5) * cell,
    });
}

/// Keeps what the boards tell the page.
#[track_caller]
fn listen(page: &mut Page) {
    page.js(
        "window.told = [];
        document.querySelectorAll('consul-board').forEach((board, place) => board.addEventListener('move',
            event => window.told.push(`${place} ${event.detail.machine}`)))",
    );
}

#[track_caller]
fn wait_until_told(page: &mut Page, moves: &[&str]) {
    page.wait_for(&format!(
        "return JSON.stringify(window.told) === {}",
        json!(json!(moves).to_string())
    ));
}

pub fn a_consul_move_and_a_castling_are_played(page: &mut Page) {
    open(page, "Consul moves, with examples");
    page.wait_for(ALL_READY);
    listen(page);
    // The consul of d1 jumps over the pawn to d3, on the last board only.
    click_square(page, 3, 3.0, 1.0);
    click_square(page, 3, 3.0, 3.0);
    wait_until_told(page, &["3 d1d3"]);
    // The same board with room to castle: king, rook, the king's square, the rook's.
    page.js("const board = document.querySelectorAll('consul-board')[3];
        window.fen = '';
        board.addEventListener('ready', event => { window.fen = event.detail.fen });
        board.setAttribute('fen', 'r4k3r/pppppppppp/10/10/10/10/PPPPPPPPPP/R4K3R_w_KQkq_-_0_1')");
    page.wait_for("return window.fen.startsWith('r4k3r/')");
    for (file, rank) in [(5.0, 1.0), (9.0, 1.0), (8.0, 1.0), (7.0, 1.0)] {
        click_square(page, 3, file, rank);
    }
    wait_until_told(page, &["3 d1d3", "3 0-0-i-h"]);
}

pub fn a_line_of_the_list_is_shown_on_the_board(page: &mut Page) {
    open(page, "Castling possibilities");
    page.wait_for(ALL_READY);
    page.js(
        "window.ready = 0; document.querySelectorAll('consul-board')[1].addEventListener('ready',
        event => { window.fen = event.detail.fen })",
    );
    page.click(".consulboard-show button");
    page.wait_for("return (window.fen ?? '').includes('/R5K3 ')");
    assert_eq!(page.count(".consulboard-show button"), 65);
    assert_eq!(page.count(".consulboard-show button[aria-pressed=true]"), 1);
}
