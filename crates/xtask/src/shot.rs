//! `cargo xtask shot`: pictures of the page.

use std::ffi::OsString;
use std::path::PathBuf;

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
    let args: Vec<OsString> = args.into_iter().collect();
    let tools = Tools::for_goal(Goal::Browsers)?;
    if args.iter().any(|arg| arg == "--build") {
        Page::Product.build(&tools, &folder(&args))?;
    }
    let mut cargo = shell::cargo();
    cargo
        .args(["run", "--quiet", "--package", "consulboard-browser-tests"])
        .args(["--bin", "shot", "--"])
        .args(&args);
    tools
        .browsers()?
        .apply(&mut cargo)
        .env("CONSULBOARD_DIST", Page::Product.folder())
        .env("CONSULBOARD_SHOTS", workspace::target().join("shots"));
    shell::run(&mut cargo)
}

/// The value of `--dist`, or where the page goes without it.
fn folder(args: &[OsString]) -> PathBuf {
    let place = args.iter().position(|arg| arg == "--dist");
    match place.and_then(|place| args.get(place + 1)) {
        Some(dir) => workspace::root().join(dir),
        None => Page::Product.folder(),
    }
}
