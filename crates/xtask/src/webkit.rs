//! The part `webkit` of the tests: a first look at the page in WebKitGTK, the engine of Safari.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::build::Page;
use crate::setup::{Tools, apt};
use crate::test::Outcome;
use crate::{flags, shell, test};

/// The Debian packages; the browser comes with what the driver needs.
const PACKAGES: [&str; 3] = ["webkit2gtk-driver", "xvfb", "xauth"];

/// Where Debian keeps the browser, below its folder of libraries.
const BROWSERS: [&str; 2] = ["webkit2gtk-4.1/MiniBrowser", "webkit2gtk-4.0/MiniBrowser"];

/// What the tests need.
struct Programs {
    driver: PathBuf,
    browser: PathBuf,
    /// Gives a program a screen that nobody sees.
    screen: PathBuf,
}

/// Runs the tests on a screen that nobody sees.
///
/// # Errors
///
/// When a test fails, and where `CI` is set when there is no WebKit.
pub fn run(tools: &Tools, flags: &flags::Test) -> Result<Outcome> {
    let programs = match find_or_install() {
        Ok(programs) => programs,
        Err(error) => return test::skip("the page in WebKit", error),
    };
    if !flags.no_build {
        Page::Product.build(tools, &Page::Product.folder())?;
    }
    shell::step("tests of the page in WebKit", None);
    let mut cargo = shell::command(&programs.screen);
    cargo
        .args(["--auto-servernum", "--server-args=-screen 0 1400x1000x24"])
        .arg(shell::cargo().get_program())
        .args(["test", "--package", "consulboard-browser-tests"])
        .args(["--test", "webkit", "--"])
        .args(&flags.filter);
    test::apply(&mut cargo, tools, flags)?;
    cargo
        .env("CONSULBOARD_BROWSER", "webkit")
        .env("CONSULBOARD_WEBKIT", &programs.browser)
        .env("CONSULBOARD_WEBKITDRIVER", &programs.driver)
        // The screen has no graphics card, and nobody is to be asked for a password or a portal.
        .env("WEBKIT_DISABLE_COMPOSITING_MODE", "1")
        .env("GDK_BACKEND", "x11")
        .env("NO_AT_BRIDGE", "1");
    shell::run_quoting(&mut cargo)?;
    Ok(Outcome::Passed)
}

fn find_or_install() -> Result<Programs> {
    if let Ok(programs) = find() {
        return Ok(programs);
    }
    apt::install(&PACKAGES)?;
    find()
}

fn find() -> Result<Programs> {
    let missing =
        |name: &str| format!("found no {name}, expected Debian's {}", PACKAGES.join(", "));
    Ok(Programs {
        driver: shell::find("WebKitWebDriver", &[]).with_context(|| missing("WebKitWebDriver"))?,
        browser: browser().with_context(|| missing("MiniBrowser"))?,
        screen: shell::find("xvfb-run", &[]).with_context(|| missing("xvfb-run"))?,
    })
}

/// The browser, which is not on the path.
fn browser() -> Option<PathBuf> {
    let folders = std::fs::read_dir("/usr/lib").ok()?.flatten();
    let places = folders
        .map(|folder| folder.path())
        .chain([PathBuf::from("/usr/lib")]);
    let files = places.flat_map(|folder| BROWSERS.map(|file| folder.join(file)));
    let mut there = files.filter(|file: &PathBuf| Path::exists(file));
    there.next()
}
