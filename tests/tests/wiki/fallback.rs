//! What stands where a board cannot be: pictures, text diagrams and links.

use consulboard_browser_tests::{Kind, Page, View};
use serde_json::json;

use crate::wiki::*;

/// In a browser whose settings forbid JavaScript.
pub fn without_javascript_there_are_diagrams_and_links(page: &mut Page) {
    for (view, skin) in [
        (View::DESKTOP, "vector"),
        // The one that fits narrow windows.
        (View::new(360, 640), "timeless"),
    ] {
        page.view(view);
        go(page, &format!("title=Fallbacks&useskin={skin}"));
        expect_no_script(page);
        assert_eq!(page.count(".consulboard"), 3);
        page.wait_for("return document.querySelector('.consulboard img').complete");
        let width = page.js("return document.querySelector('.consulboard img').naturalWidth");
        assert!(width.as_u64() > Some(100), "the picture: {width}");
        assert!(is_seen(page, ".consulboard img"));
        assert!(is_seen(page, ".consulboard pre"));
        let text = page.text(".consulboard pre");
        assert!(
            text.starts_with("7 g m e l e c z\n6 p p p p p p p\n"),
            "{text}"
        );
        assert_eq!(page.text(".consulboard-show"), "A line for the board");
        expect_links(page);
        expect_no_empty_box(page);
        let wide = page.js("const text = document.getElementById('mw-content-text');
            return text.scrollWidth - text.clientWidth");
        assert_eq!(wide, json!(0), "{skin}");
        page.picture(&format!("wiki-without-javascript-{skin}"));
    }
    // A ready article as well, and where the link leads.
    open(page, "Congo");
    expect_no_script(page);
    assert_eq!(page.count(".consulboard pre"), 2);
    expect_links(page);
    expect_no_empty_box(page);
    // An article in another language than the wiki has links in its own.
    open(page, "Congo (Deutsch)");
    let link = page.js("return document.querySelector('.consulboard a').textContent");
    assert_eq!(link, json!("Brett öffnen"));
    open(page, "Congo");
    page.click(".consulboard a");
    page.wait_for("return location.pathname === '/play/embed.html'");
    assert_eq!(
        page.text("noscript [lang=en]"),
        "This board needs JavaScript and WebAssembly."
    );
}

/// A script of the page would have put a class onto the document, and boards into the article.
#[track_caller]
fn expect_no_script(page: &mut Page) {
    let class = page.js("return document.documentElement.className");
    let class = class.as_str().unwrap_or_default();
    assert!(class.split(' ').any(|it| it == "client-nojs"), "{class}");
    assert_eq!(page.count("consul-board"), 0);
    assert_eq!(page.count(".consulboard-show button"), 0);
}

/// Each board has a link to the live one, which can be seen and has a text.
#[track_caller]
fn expect_links(page: &mut Page) {
    let links = page.js(
        "return [...document.querySelectorAll('.consulboard')].map(place => {
            const link = [...place.querySelectorAll('a')].pop();
            return link && link.offsetHeight > 0 && [link.textContent, link.href];
        })",
    );
    let start = format!("{}/play/embed.html?lang=en&", host());
    for link in links.as_array().into_iter().flatten() {
        assert_eq!(link[0], "Open the live board");
        let address = link[1].as_str().unwrap_or_default();
        assert!(address.starts_with(&start), "{address}");
        // On paper the address stands there: nothing that says nothing.
        let is_empty = address.split('&').any(|part| part.ends_with('='));
        assert!(!is_empty, "{address}");
    }
}

/// What one sees of each place fills it: nothing keeps room for what does not come.
#[track_caller]
fn expect_no_empty_box(page: &mut Page) {
    let boxes = page.js(
        "return [...document.querySelectorAll('.consulboard')].map(place => {
            const range = document.createRange();
            range.selectNodeContents(place);
            const seen = [...range.getClientRects()].filter(r => r.width > 0 && r.height > 0);
            const r = place.getBoundingClientRect();
            const used = Math.max(...seen.map(s => s.bottom)) - Math.min(...seen.map(s => s.top));
            return [Math.round(r.height), Math.round(used)];
        })",
    );
    for sizes in boxes.as_array().into_iter().flatten() {
        let size = |i: usize| sizes[i].as_f64().unwrap_or_default();
        assert!(
            size(1) > 10.0 && size(0) - size(1) < 40.0,
            "a place {} px high with {} px in it",
            size(0),
            size(1)
        );
    }
}

pub fn in_print_the_diagram_takes_the_place_of_the_board(page: &mut Page) {
    open(page, "Fallbacks");
    wait_for_boards(page);
    assert!(!is_seen(page, "consul-board pre"));
    print(page, true);
    for fallback in ["img", "pre"] {
        assert!(
            is_seen(page, &format!("consul-board {fallback}")),
            "{fallback}"
        );
    }
    let frames = page.js(
        "return [...document.querySelectorAll('consul-board')].filter(board =>
            board.shadowRoot.querySelector('iframe').checkVisibility()).length",
    );
    assert_eq!(frames, json!(0));
    expect_no_empty_box(page);
    print(page, false);
    assert!(!is_seen(page, "consul-board pre"));
}

/// Makes the page look as on paper.
#[track_caller]
fn print(page: &mut Page, is_print: bool) {
    let medium = if is_print { "print" } else { "" };
    let done = match page.kind() {
        Kind::Chromium => page
            .browser()
            .devtools("Emulation.setEmulatedMedia", json!({ "media": medium })),
        Kind::Firefox => page.browser().privileged(
            "gBrowser.selectedBrowser.browsingContext.mediumOverride = arguments[0]",
            vec![json!(medium)],
        ),
        Kind::WebKit => unreachable!("it has tests of its own"),
    };
    done.expect("the browser can pretend paper");
    let matches = format!("return matchMedia('print').matches === {is_print}");
    page.wait_for(&matches);
}

/// The host is not there: what the template left is shown, with its link.
pub fn what_the_template_left_is_shown_when_no_board_comes(page: &mut Page) {
    open(page, "Fallbacks");
    wait_for_boards(page);
    page.js("document.querySelectorAll('consul-board').forEach(board => {
            board.setAttribute('timeout', '0.2');
            board.setAttribute('src', board.getAttribute('src').replace('embed.html', 'consulboard.js'));
        })");
    page.wait_for(
        "return [...document.querySelectorAll('consul-board')].every(board => {
            board.show();
            return board.dataset.state === 'failed';
        })",
    );
    assert!(is_seen(page, "consul-board img"));
    assert!(is_seen(page, "consul-board pre"));
    expect_links(page);
    expect_no_empty_box(page);
}
