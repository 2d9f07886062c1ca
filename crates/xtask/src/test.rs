//! `cargo xtask test`: every test there is.

use std::env;
use std::fmt;
use std::process::Command;
use std::str::FromStr;
use std::time::Instant;

use anyhow::{Error, Result, bail};

use crate::build::Page;
use crate::setup::{Goal, Tools};
use crate::{axe, flags, nginx, shell, webkit, wiki, workspace};

/// A part of the tests.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// Unit, doc, perft, clause and property tests on this machine.
    Host,
    /// Tests of the app crate inside a headless browser.
    Wasm,
    /// Tests of the built page in real browsers.
    Browser,
    /// Tests of the wiki kit in a MediaWiki, in real browsers.
    Wiki,
    /// Tests of the page behind nginx, in real browsers.
    Nginx,
    /// The page and its boards looked at by axe-core, in real browsers.
    Axe,
    /// A first look at the page in WebKit.
    WebKit,
}

/// What became of a part.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// Everything was tried, and was right.
    Passed,
    /// What it takes is not here, and cannot be installed.
    Skipped,
}

impl Part {
    const ALL: [Self; 7] = [
        Self::Host,
        Self::Wasm,
        Self::Browser,
        Self::Wiki,
        Self::Nginx,
        Self::Axe,
        Self::WebKit,
    ];

    fn name(self) -> &'static str {
        match self {
            Self::Host => "host",
            Self::Wasm => "wasm",
            Self::Browser => "browser",
            Self::Wiki => "wiki",
            Self::Nginx => "nginx",
            Self::Axe => "axe",
            Self::WebKit => "webkit",
        }
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Part {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::ALL
            .into_iter()
            .find(|part| part.name() == text)
            .ok_or_else(|| {
                let names = Self::ALL.map(Self::name).join(", ");
                format!("unknown part `{text}`, expected one of {names}")
            })
    }
}

/// `cargo xtask test`: runs all parts, also after one has failed, and sums up.
///
/// # Errors
///
/// When a tool is missing or a part fails.
pub fn run(flags: &flags::Test) -> Result<()> {
    let parts: Vec<Part> = Part::ALL
        .into_iter()
        .filter(|part| flags.only.is_empty() || flags.only.contains(part))
        .collect();
    let goal = if parts == [Part::Host] {
        None
    } else {
        Some(Goal::Browsers)
    };
    let tools = goal.map(Tools::for_goal).transpose()?;
    let mut outcomes = Vec::new();
    for part in parts {
        let start = Instant::now();
        let result = match (part, &tools) {
            (Part::Host, _) => host(flags).map(|()| Outcome::Passed),
            (Part::Wasm, Some(tools)) => wasm(tools, flags).map(|()| Outcome::Passed),
            (Part::Browser, Some(tools)) => browser(tools, flags).map(|()| Outcome::Passed),
            (Part::Wiki, Some(tools)) => wiki::run(tools, flags),
            (Part::Nginx, Some(tools)) => nginx::run(tools, flags),
            (Part::Axe, Some(tools)) => axe::run(tools, flags),
            (Part::WebKit, Some(tools)) => webkit::run(tools, flags),
            (
                Part::Wasm | Part::Browser | Part::Wiki | Part::Nginx | Part::Axe | Part::WebKit,
                None,
            ) => {
                unreachable!("tools were got for these parts")
            }
        };
        outcomes.push((part, result, start.elapsed()));
    }
    // What failed is told here, since the parts after it may have printed a lot.
    for (part, result, _) in &outcomes {
        if let Err(error) = result {
            println!("\n==== {part}: {error:#}");
        }
    }
    println!("\nsummary");
    for (part, result, time) in &outcomes {
        let word = match result {
            Ok(Outcome::Passed) => "passed",
            Ok(Outcome::Skipped) => "SKIPPED",
            Err(_) => "FAILED",
        };
        println!("  {:<8} {word}  {:>4} s", part.name(), time.as_secs());
    }
    let failed: Vec<_> = outcomes
        .iter()
        .filter(|o| o.1.is_err())
        .map(|o| o.0.name())
        .collect();
    if !failed.is_empty() {
        bail!("failed: {}", failed.join(", "));
    }
    Ok(())
}

fn host(flags: &flags::Test) -> Result<()> {
    shell::step(
        "tests on this machine: unit, doc, perft, clauses, properties",
        None,
    );
    let mut cargo = shell::cargo();
    // Browser tests are a part of their own.
    cargo.args([
        "test",
        "--workspace",
        "--exclude",
        "consulboard-browser-tests",
    ]);
    cargo.args(&flags.filter);
    shell::run_quoting(&mut cargo)
}

fn wasm(tools: &Tools, flags: &flags::Test) -> Result<()> {
    shell::step("wasm tests in headless Chromium", None);
    let mut cargo = shell::cargo();
    tools.apply(&mut cargo);
    cargo
        .args(["test", "--target", "wasm32-unknown-unknown"])
        .args([
            "--package",
            "consulboard-web",
            "--package",
            "consulboard-app",
        ])
        .args([
            "--package",
            "consulboard-frame",
            "--package",
            "consulboard-desk",
        ])
        .args(["--lib", "--tests"])
        .args(&flags.filter)
        .env(
            "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER",
            "wasm-bindgen-test-runner",
        )
        .env("CHROMEDRIVER", &tools.browsers()?.chromedriver)
        .env("WASM_BINDGEN_TEST_TIMEOUT", "120");
    shell::run_quoting(&mut cargo)
}

fn browser(tools: &Tools, flags: &flags::Test) -> Result<()> {
    let pages = [Page::Product, Page::TestHooks];
    if !flags.no_build {
        for page in pages {
            page.build(tools, &page.folder())?;
        }
    }
    shell::step("tests of the page in Chromium and Firefox", None);
    let mut cargo = shell::cargo();
    cargo.args(["test", "--package", "consulboard-browser-tests"]);
    // The wiki is a part of its own.
    cargo.args(["--lib", "--test", "browser", "--"]);
    cargo.args(&flags.filter);
    apply(&mut cargo, tools, flags)?;
    shell::run_quoting(&mut cargo)
}

/// Tells tests in browsers what they need to know: browsers, built pages, where pictures go.
///
/// # Errors
///
/// When the tools were got without browsers.
pub fn apply(cargo: &mut Command, tools: &Tools, flags: &flags::Test) -> Result<()> {
    tools
        .browsers()?
        .apply(cargo)
        .env("CONSULBOARD_DIST", Page::Product.folder())
        .env("CONSULBOARD_DIST_TEST_HOOKS", Page::TestHooks.folder())
        .env("CONSULBOARD_SHOTS", workspace::target().join("shots"));
    if let Some(name) = &flags.browser {
        cargo.env("CONSULBOARD_BROWSER", name);
    }
    Ok(())
}

/// Says loudly that something cannot be tested here.
///
/// # Errors
///
/// The `reason`, where `CI` is set: there, everything is tested.
pub fn skip(what: &str, reason: Error) -> Result<Outcome> {
    if env::var_os("CI").is_some() {
        return Err(reason);
    }
    eprintln!("!!! SKIPPED: {what} is NOT tested here: {reason:#}");
    Ok(Outcome::Skipped)
}
