//! What the gadget makes of the templates, in articles and in previews.

use consulboard_browser_tests::{Page, Pointer};
use serde_json::json;

use crate::wiki::*;

pub fn a_board_comes_from_the_host_that_is_configured(page: &mut Page) {
    open(page, "Congo");
    assert_eq!(wait_for_boards(page), 2);
    let sources = page.js(
        "return [...document.querySelectorAll('consul-board')].map(board => board.getAttribute('src'))",
    );
    let source = format!("{}/play/embed.html", host());
    assert_eq!(sources, json!([source, source]));
}

pub fn a_preview_has_boards(page: &mut Page) {
    go(page, "title=Sandbox&action=edit");
    page.wait_for("return !!document.getElementById('wpPreview')");
    page.js("document.getElementById('wpTextbox1').value =
            '{{Consulboard |view=piece |square=e2 |text=a diagram}} {{Consulboard}}';
         document.getElementById('wpPreview').click()");
    assert_eq!(wait_for_boards(page), 2);
    let square = page.js("return document.querySelector('consul-board').getAttribute('square')");
    assert_eq!(square, json!("e2"));
    listen(page);
    tap_square(page, Pointer::Mouse, 1, 4.0, 2.0);
    tap_square(page, Pointer::Mouse, 1, 4.0, 4.0);
    wait_until_told(page, &["1 e2e4"]);
    stays_at_home(page);
}
