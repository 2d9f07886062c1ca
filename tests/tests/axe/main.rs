//! Pages and boards looked at by axe-core, each in light and dark, on a desktop and 360 pixels wide.

mod app;
mod boards;

use std::process::ExitCode;

use consulboard_browser_tests::{Kind, Page, View, browser_tests};

/// The ways in which each is looked at.
const VIEWS: [(&str, View); 4] = [
    ("light", View::DESKTOP.reduced_motion()),
    ("dark", View::DESKTOP.dark().reduced_motion()),
    ("light, narrow", View::new(360, 740).reduced_motion()),
    ("dark, narrow", View::new(360, 740).dark().reduced_motion()),
];

/// Lets axe look at all of a document: in every view in Chromium; in Firefox, where it finds the same and takes
/// as long again, in the last.
#[track_caller]
fn look(page: &mut Page, what: &str) {
    let views = match page.kind() {
        Kind::Chromium => &VIEWS[..],
        Kind::Firefox | Kind::WebKit => &VIEWS[3..],
    };
    for (name, view) in views.iter().copied() {
        page.view(view);
        page.expect_accessible(&format!("{what} ({name})"), &["html"]);
    }
}

fn main() -> ExitCode {
    consulboard_browser_tests::main(browser_tests![
        app::games,
        app::dialogs,
        app::moves,
        app::dice,
        app::arrays,
        app::arrays_of_a_bad_address,
        app::editor,
        app::library,
        app::prose,
        boards::every_view,
        boards::what_cannot_be_read,
    ])
}
