//! The desk is fetched when it is wanted.

use std::{env, fs, process};

use consulboard_browser_tests::Page;

use crate::folder::copy;

const IS_HERE: &str = "return performance.getEntriesByType('resource')
    .some(e => e.name.includes('/consulboard-desk'))";

pub fn it_is_fetched_when_it_is_wanted(page: &mut Page) {
    page.open("");
    assert_eq!(page.js(IS_HERE), false);
    page.click("[data-action=embed]");
    page.wait_for("return document.getElementById('embed-dialog').open");
    assert_eq!(page.js(IS_HERE), true);
    // What is still loading when the page is left is an error on the console.
    page.wait_for(
        "return document.getElementById('embed-preview').contentDocument
             ?.documentElement?.dataset.ready === 'true'",
    );
}

pub fn one_that_does_not_arrive_can_be_asked_for_again(page: &mut Page) {
    let name = format!("consulboard-desk-{}-{}", page.kind(), process::id());
    let folder = env::temp_dir().join(name);
    let dist = page.dist().to_owned();
    let is_desk = |path: &std::path::Path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with("consulboard-desk") && name.ends_with(".wasm")
    };
    copy(&dist, &folder, &|path| !is_desk(path));
    page.serve_folder(&folder, "/");
    page.expect_error("404");
    // Beside the game it is said in a dialog, and the game goes on.
    page.open("");
    page.click("[data-action=embed]");
    page.wait_for("return document.getElementById('refused-dialog').open");
    assert_eq!(page.text("#refused-title"), "A part did not arrive");
    page.click("#refused-dialog [data-action=close]");
    page.click("[data-view-link=dice]");
    page.wait_for("return !document.getElementById('desk-failed').hidden");
    assert!(page.text("#desk-failed p").contains("did not arrive"));
    // The view has no heading yet.
    assert_eq!(page.js("return document.title"), "Consulboard");
    copy(&dist, &folder, &is_desk);
    page.click("#desk-failed button");
    page.wait_for("return !!document.querySelector('#dice h1')");
    let hidden =
        "return ['desk-failed', 'desk-waiting'].every(id => document.getElementById(id).hidden)";
    assert_eq!(page.js(hidden), true);
    // It is named after its heading, as a view that was there at once.
    page.wait_for("return document.title !== 'Consulboard'");
    fs::remove_dir_all(&folder).unwrap();
}
