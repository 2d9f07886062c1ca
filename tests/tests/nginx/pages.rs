//! The page, and pages of other people with a board of it.

use std::env;

use consulboard_browser_tests::Page;
use serde_json::json;

fn visit(page: &mut Page) {
    let origin = env::var("CONSULBOARD_NGINX")
        .expect("CONSULBOARD_NGINX is not set: run `cargo xtask test --only nginx`");
    page.serve_elsewhere(&origin, "/play/");
}

pub fn a_move_is_played_under_a_sub_path(page: &mut Page) {
    visit(page);
    page.open("");
    assert_eq!(page.js("return location.pathname"), "/play/");
    page.click("#board [data-square=e2]");
    page.click("#board [data-square=e4]");
    page.wait_for("return document.querySelector('#moves button')?.textContent === 'e4'");
    // What comes later comes too.
    page.click("[data-view-link=rules]");
    page.wait_for("return document.querySelectorAll('#rules-text h2').length > 0");
    let strangers = page.js(
        "return performance.getEntriesByType('resource').map(entry => entry.name)
            .filter(name => !name.startsWith(`${location.origin}/play/`))",
    );
    assert_eq!(strangers, json!([]));
}

pub fn a_page_of_somebody_else_shows_a_board(page: &mut Page) {
    visit(page);
    let frame = page.address("embed.html?moves=e2e4");
    page.open_host(&format!(
        "<iframe title=\"A board\" src=\"{frame}\" width=400 height=500></iframe>"
    ));
    page.enter("iframe");
    page.wait_until_ready();
    assert_eq!(page.count("#embed .board [data-square]"), 80);
    page.leave();
    // A module of another origin only comes where that allows it.
    let script = page.address("consulboard.js");
    page.open_host(&format!(
        "<script type=module crossorigin src=\"{script}\"></script>\
         <consul-board fen=\"5k4/10/10/10/4C5/10/10/5K4_w_-_-_0_1\"></consul-board>"
    ));
    page.wait_for("return document.querySelector('consul-board').dataset.state === 'ready'");
}

pub fn the_program_stays_out_of_the_frames_of_others(page: &mut Page) {
    visit(page);
    let frame = page.address("index.html");
    page.expect_error("frame-ancestors");
    page.open_host(&format!(
        "<iframe title=\"The program\" src=\"{frame}\" width=400 height=500></iframe>"
    ));
    page.enter("iframe");
    // What the browser shows instead says nothing of itself but its address, if that.
    let is_refused = "return document.readyState === 'complete' && !document.getElementById('app')";
    page.wait_for(is_refused);
    assert_eq!(page.count("canvas"), 0);
    page.leave();
}
