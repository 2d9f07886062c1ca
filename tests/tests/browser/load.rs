//! The page arrives and starts.

use std::env;
use std::fs;
use std::process;

use consulboard_browser_tests::{Build, Page, View};

/// Nothing but the page's own server is asked for anything.
fn assert_only_own_resources(page: &mut Page) {
    let strangers = page.js(
        "return performance.getEntriesByType('resource').map(e => e.name)
            .filter(name => new URL(name).origin !== location.origin)",
    );
    assert_eq!(strangers, serde_json::json!([]));
}

pub fn starts_at_the_root(page: &mut Page) {
    page.open("");
    assert_only_own_resources(page);
    let has_board =
        "const c = document.querySelector('#board canvas'); return !!c && c.width > 100";
    assert_eq!(page.js(has_board), true);
}

/// What `cargo xtask build` weighs is what the page names in its head: nothing else may be loaded for the
/// first board. What keeps it on the device comes after that, and the icon
/// that a browser may put among the installed programs.
pub fn loads_nothing_that_is_not_weighed(page: &mut Page) {
    page.open("");
    let unnamed = page.js(
        "const named = [...document.querySelectorAll('link[href], script[src], img[src]')]
            .map(e => e.href ?? e.src);
        return performance.getEntriesByType('resource').map(e => e.name)
            .filter(name => !name.startsWith('data:') && !named.includes(name))
            .filter(name => !name.endsWith('/sw.js') && !name.includes('/icons/'))",
    );
    assert_eq!(unnamed, serde_json::json!([]));
}

pub fn starts_under_a_sub_path(page: &mut Page) {
    page.serve(Build::Product, "/play/");
    page.view(View::PHONE.dark());
    page.open("");
    assert_only_own_resources(page);
    assert_eq!(page.js("return location.pathname"), "/play/");
    assert_eq!(page.js("return devicePixelRatio"), 3);
    assert_eq!(page.js("return innerWidth"), 390);
    assert_eq!(
        page.js("return matchMedia('(prefers-color-scheme: dark)').matches"),
        true
    );
}

pub fn says_so_when_the_program_does_not_arrive(page: &mut Page) {
    let folder = env::temp_dir().join(format!("consulboard-{}-{}", page.kind(), process::id()));
    fs::create_dir_all(&folder).unwrap();
    for file in fs::read_dir(page.dist()).unwrap() {
        let path = file.unwrap().path();
        if path.is_file() && path.extension().is_none_or(|ending| ending != "wasm") {
            fs::copy(&path, folder.join(path.file_name().unwrap())).unwrap();
        }
    }
    page.serve_folder(&folder, "/");
    page.expect_error("404");
    page.open_without_waiting("");
    page.wait_for("return document.documentElement.dataset.bootFailed === 'network'");
    assert_eq!(
        page.text("#app [role=alert] h1"),
        "Consulboard could not be loaded"
    );
    // In the language that the address asks for, or that was chosen here.
    page.expect_error("404");
    page.open_without_waiting("?lang=hu");
    page.wait_for("return document.documentElement.dataset.bootFailed === 'network'");
    assert_eq!(
        page.text("#app [role=alert][lang=hu] h1"),
        "A Consulboard nem töltődött be"
    );
    page.js("localStorage.setItem('consulboard.language', 'de')");
    page.expect_error("404");
    page.open_without_waiting("");
    page.wait_for("return document.documentElement.dataset.bootFailed === 'network'");
    assert_eq!(
        page.text("#app [role=alert][lang=de] h1"),
        "Consulboard konnte nicht geladen werden"
    );
    // A board in another page says it too.
    page.expect_error("404");
    page.open_without_waiting("embed.html?lang=de");
    page.wait_for("return document.documentElement.dataset.bootFailed === 'network'");
    assert_eq!(
        page.text("#embed [role=alert][lang=de] h1"),
        "Das Brett konnte nicht geladen werden"
    );
    fs::remove_dir_all(&folder).unwrap();
}

pub fn says_in_three_languages_that_scripts_are_needed(page: &mut Page) {
    for document in ["", "embed.html"] {
        page.open_without_waiting(document);
        let seen = page.js("return [...document.querySelectorAll('noscript > p')]
                .filter(line => line.getClientRects().length > 0).map(line => line.lang)");
        assert_eq!(seen, serde_json::json!(["en", "de", "hu"]), "{document}");
    }
}
