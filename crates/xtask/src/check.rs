//! `cargo xtask check`: formatting, lints, documentation, types.

use anyhow::{Result, bail};

use crate::setup::{Goal, Tools};
use crate::{shell, types};

/// `cargo xtask check`: runs all checks, also after one has failed.
///
/// # Errors
///
/// Names the checks that fail.
pub fn run() -> Result<()> {
    let mut failed = Vec::new();
    let mut check = |name, run: fn() -> Result<()>| {
        shell::step(name, None);
        if let Err(error) = run() {
            eprintln!("error: {error:#}");
            failed.push(name);
        }
    };
    check("formatting", formatting);
    check("clippy for the host", host_lints);
    check("clippy for wasm32", wasm_lints);
    check("documentation", documentation);
    check("types of consulboard.js", types::check);
    if !failed.is_empty() {
        bail!("failed: {}", failed.join(", "));
    }
    println!("all checks pass");
    Ok(())
}

fn formatting() -> Result<()> {
    shell::run(shell::cargo().args(["fmt", "--all", "--check"]))
}

fn host_lints() -> Result<()> {
    let mut clippy = shell::cargo();
    clippy.args(["clippy", "--workspace", "--all-targets", "--all-features"]);
    shell::run(clippy.args(["--", "-D", "warnings"]))
}

/// The app crate once more: it has code that only exists for wasm32, and dependencies that only compile
/// there to what the browser runs.
fn wasm_lints() -> Result<()> {
    let tools = Tools::for_goal(Goal::Lint)?;
    eprintln!("    with {}", tools.wasm);
    let mut clippy = tools.wasm.clippy();
    tools.apply(&mut clippy);
    clippy.args(["--target", "wasm32-unknown-unknown"]);
    for package in ["web", "app", "desk", "frame"] {
        clippy
            .arg("--package")
            .arg(format!("consulboard-{package}"));
    }
    clippy.args(["--all-targets", "--all-features"]);
    shell::run(clippy.args(["--", "-D", "warnings"]))
}

fn documentation() -> Result<()> {
    let mut doc = shell::cargo();
    doc.args([
        "doc",
        "--workspace",
        "--no-deps",
        "--document-private-items",
    ])
    .env("RUSTDOCFLAGS", "-D warnings");
    shell::run(&mut doc)
}
