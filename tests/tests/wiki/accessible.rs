//! What the kit makes of an article, looked at by axe-core. The rest of the page is MediaWiki's own.

use consulboard_browser_tests::{Page, View};

use crate::wiki::*;

pub fn boards_and_lists_in_an_article(page: &mut Page) {
    for (view, skin) in [
        (View::DESKTOP, "vector"),
        (View::DESKTOP.dark(), "vector"),
        (View::new(360, 740), "timeless"),
        (View::new(360, 740).dark(), "timeless"),
    ] {
        page.view(view);
        go(
            page,
            &format!("title=Castling_possibilities&useskin={skin}"),
        );
        wait_for_boards(page);
        page.click(".consulboard-show button");
        page.wait_for(
            "return !!document.querySelector('.consulboard-show button[aria-pressed=true]')",
        );
        let what = format!("an article in {skin}, {view:?}");
        let ours = [".consulboard", ".consulboard-caption", ".consulboard-show"];
        page.expect_accessible(&what, &ours);
        page.enter("consul-board");
        page.expect_accessible(&format!("a board in {what}"), &["html"]);
        page.leave();
    }
}

/// What is there instead of a board, and messages.
pub fn fallbacks_and_messages(page: &mut Page) {
    let long = "x".repeat(3000);
    write(
        page,
        "Messages",
        &format!("{{{{Consulboard |file=<> |text=a}}}}\n{{{{Consulboard |fen={long}}}}}"),
    );
    for (view, skin) in [
        (View::DESKTOP, "vector"),
        (View::new(360, 740).dark(), "timeless"),
    ] {
        page.view(view);
        go(page, &format!("title=Messages&useskin={skin}"));
        page.wait_for("return document.querySelectorAll('.consulboard-error').length === 2");
        page.expect_accessible(&format!("messages in {skin}"), &[".consulboard"]);
        go(page, &format!("title=Fallbacks&useskin={skin}"));
        wait_for_boards(page);
        page.js("document.querySelectorAll('consul-board').forEach(board =>
                board.replaceWith(...board.childNodes))");
        page.expect_accessible(
            &format!("fallbacks in {skin}"),
            &[".consulboard", ".consulboard-caption"],
        );
    }
}
