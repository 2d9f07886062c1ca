//! The rules: chapters that are fetched, boards that live.

use std::env;
use std::fs;
use std::process;

use crate::folder::copy;
use consulboard_browser_tests::{Build, Page, View};

const CHAPTERS: [&str; 4] = ["consulchess", "chess400", "capablanca-random", "congo"];

/// Waits until the boards of a chapter are painted, and says how many there are.
fn wait_for_boards(page: &mut Page) -> u64 {
    page.wait_for(
        "const figures = [...document.querySelectorAll('#rules-text figure')];
        const canvas = figure => figure.querySelector('canvas');
        return figures.length > 0 && figures.every(figure => canvas(figure)?.width > 100)",
    );
    let count = page.js("return document.querySelectorAll('#rules-text figure').length");
    count.as_u64().unwrap_or_default()
}

pub fn every_chapter_is_fetched_and_its_boards_live(page: &mut Page) {
    page.serve(Build::Product, "/play/");
    page.open("");
    let fetched = "return performance.getEntriesByType('resource').map(e => e.name)
        .filter(name => name.includes('/rules/')).length";
    assert_eq!(page.js(fetched), 0, "nobody has asked for the rules yet");
    for width in [320, 1280] {
        page.view(View::new(width, 800));
        for chapter in CHAPTERS {
            page.open(&format!("#rules={chapter}"));
            assert!(wait_for_boards(page) >= 3, "{chapter}");
            let empty = page.js(
                "return [...document.querySelectorAll('#view-rules [data-l10n]')]
                    .filter(e => e.textContent === '').map(e => e.dataset.l10n)",
            );
            assert_eq!(empty, serde_json::json!([]), "{chapter}");
            let here = "return [...document.querySelectorAll('.chapters [aria-current]')]
                .map(e => e.dataset.chapter).join()";
            assert_eq!(page.js(here), chapter);
            // Where scroll bars are not laid over the page, the room for one is left free.
            let widths = page.js(
                "const { scrollWidth, clientWidth } = document.documentElement;
                return [scrollWidth, clientWidth]",
            );
            assert!(
                widths[0].as_f64() <= widths[1].as_f64(),
                "{chapter} at {width}: {widths}"
            );
        }
    }
}

pub fn the_rules_begin_with_the_game_on_the_board(page: &mut Page) {
    page.open("#game=congo");
    page.click("[data-view-link=rules]");
    page.wait_for(
        "return document.getElementById('rules-title').textContent === 'The rules of Congo'",
    );
    wait_for_boards(page);
    assert_eq!(page.js("return document.activeElement.id"), "view-rules");
    page.click("[data-chapter=chess400]");
    page.wait_for("return document.title.startsWith('The rules of Configuration Chess')");
    wait_for_boards(page);
    // The configuration can be gone through in the chapter.
    let keep = "#rules-text figure[data-variant=configuration] button:first-of-type";
    for kept in ["king", "king", "queen", "queen"] {
        page.wait_for(&format!(
            "return document.querySelector('{keep}').textContent === 'Keep the {kept}'"
        ));
        page.click(keep);
    }
    page.wait_for(&format!("return document.querySelector('{keep}').hidden"));
}

pub fn rules_that_do_not_arrive_can_be_asked_for_again(page: &mut Page) {
    let name = format!("consulboard-rules-{}-{}", page.kind(), process::id());
    let folder = env::temp_dir().join(name);
    let dist = page.dist().to_owned();
    copy(&dist, &folder, &|path| !path.ends_with("congo.html"));
    page.serve_folder(&folder, "/");
    // In Firefox it is the keeper of the page (www/sw.js) who says so: it keeps no version with a hole in it.
    page.expect_error("404");
    page.open("#rules=congo");
    page.wait_for("return !document.getElementById('rules-failed').hidden");
    assert!(
        page.text("#rules-failed p")
            .starts_with("The rules did not arrive.")
    );
    page.wait_for(
        "navigator.serviceWorker.getRegistration()
             .then(r => { window.unkept = !r?.installing && !r?.active; });
         return window.unkept === true",
    );
    copy(&dist, &folder, &|path| path.ends_with("congo.html"));
    page.click("#rules-again");
    wait_for_boards(page);
    assert_eq!(
        page.js("return document.getElementById('rules-failed').hidden"),
        true
    );
    fs::remove_dir_all(&folder).unwrap();
}
