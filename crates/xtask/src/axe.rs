//! The part `axe` of the tests: the page and its boards looked at by axe-core, in real browsers.

use anyhow::Result;

use crate::build::Page;
use crate::setup::{Tools, axe};
use crate::test::Outcome;
use crate::{flags, shell, test};

/// Gets axe-core and runs the tests.
///
/// # Errors
///
/// When a step or a test fails, and where `CI` is set when axe-core cannot be had.
pub fn run(tools: &Tools, flags: &flags::Test) -> Result<Outcome> {
    let script = match axe::find_or_install() {
        Ok(script) => script,
        Err(error) => return test::skip("accessibility", error),
    };
    if !flags.no_build {
        Page::Product.build(tools, &Page::Product.folder())?;
    }
    shell::step("tests of accessibility in Chromium and Firefox", None);
    let mut cargo = shell::cargo();
    cargo
        .args(["test", "--package", "consulboard-browser-tests"])
        .args(["--test", "axe", "--"])
        .args(&flags.filter);
    test::apply(&mut cargo, tools, flags)?;
    shell::run_quoting(cargo.env("CONSULBOARD_AXE", script))?;
    Ok(Outcome::Passed)
}
