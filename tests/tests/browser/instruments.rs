//! The instruments of the tests themselves: a console that reports nothing, or a view that is another
//! one than asked for, would let every other test pass.

use std::env;
use std::fs;
use std::process;

use consulboard_browser_tests::{Page, View};
use serde_json::json;

const PAGE: &str = r#"<!doctype html>
<meta http-equiv="Content-Security-Policy" content="default-src 'self'; img-src data:">
<link rel="icon" href="data:,">
<script>inline()</script>
<script src="bad.js"></script>
<script src="missing.js"></script>
"#;

const SCRIPT: &str = r#"
console.log("only a remark");
console.error("said by the page");
Promise.reject(new Error("rejected by the page"));
setTimeout(() => { document.documentElement.dataset.ready = "true"; throw new Error("thrown by the page"); });
"#;

pub fn errors_on_the_console_are_seen(page: &mut Page) {
    let folder = env::temp_dir().join(format!("consulboard-bad-{}-{}", page.kind(), process::id()));
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("index.html"), PAGE).unwrap();
    fs::write(folder.join("bad.js"), SCRIPT).unwrap();
    page.serve_folder(&folder, "/");
    page.expect_error("script-src");
    page.expect_error("missing.js");
    page.expect_error("said by the page");
    page.expect_error("rejected by the page");
    page.expect_error("thrown by the page");
    page.open("");
    fs::remove_dir_all(&folder).unwrap();
}

pub fn the_view_is_the_one_asked_for(page: &mut Page) {
    let views = [
        View::NARROW.dark().reduced_motion(),
        View::TABLET,
        View::DESKTOP.dark(),
        View::PHONE.reduced_motion(),
    ];
    for view in views {
        page.view(view);
        page.open("");
        let seen = page.js("return [innerWidth, innerHeight, devicePixelRatio,
                matchMedia('(prefers-color-scheme: dark)').matches ? 'Dark' : 'Light',
                matchMedia('(prefers-reduced-motion: reduce)').matches ? 'Reduced' : 'Full']");
        let (scheme, motion) = (format!("{:?}", view.scheme), format!("{:?}", view.motion));
        let asked = json!([
            view.width,
            view.height,
            view.pixel_ratio as u32,
            scheme,
            motion
        ]);
        assert_eq!(seen, asked);
    }
}

pub fn a_touch_screen_has_coarse_pointers(page: &mut Page) {
    page.view(View::PHONE.touch());
    page.open("");
    assert_eq!(
        page.js("return matchMedia('(pointer: coarse)').matches"),
        true
    );
    assert_eq!(page.js("return navigator.maxTouchPoints > 1"), true);
    page.view(View::PHONE);
    page.open("");
    assert_eq!(
        page.js("return matchMedia('(pointer: coarse)').matches"),
        false
    );
}
