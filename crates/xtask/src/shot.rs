//! `cargo xtask shot`: pictures of the page.

use std::ffi::OsString;

use anyhow::Result;

use crate::build::Page;
use crate::setup::{Goal, Tools};
use crate::{shell, workspace};

/// `cargo xtask shot …`: passes everything on to the picture taker of the browser tests.
///
/// # Errors
///
/// When a tool is missing or the picture cannot be taken.
pub fn run(args: impl IntoIterator<Item = OsString>) -> Result<()> {
    let tools = Tools::for_goal(Goal::Browsers)?;
    let mut cargo = shell::cargo();
    cargo
        .args(["run", "--quiet", "--package", "consulboard-browser-tests"])
        .args(["--bin", "shot", "--"])
        .args(args);
    tools
        .browsers()?
        .apply(&mut cargo)
        .env("CONSULBOARD_DIST", Page::Product.folder())
        .env("CONSULBOARD_SHOTS", workspace::target().join("shots"));
    shell::run(&mut cargo)
}
