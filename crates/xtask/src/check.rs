//! `cargo xtask check`: formatting, lints, documentation.

use anyhow::Result;

use crate::setup::{Goal, Tools};
use crate::shell;

/// `cargo xtask check`.
///
/// # Errors
///
/// At the first check that fails.
pub fn run() -> Result<()> {
    shell::step("formatting", None);
    shell::run(shell::cargo().args(["fmt", "--all", "--check"]))?;

    shell::step("clippy for the host", None);
    let mut clippy = shell::cargo();
    clippy.args(["clippy", "--workspace", "--all-targets", "--all-features"]);
    shell::run(clippy.args(["--", "-D", "warnings"]))?;

    // The program in the browser has code that only exists for wasm32.
    let tools = Tools::for_goal(Goal::Lint)?;
    shell::step(&format!("clippy for wasm32 with {}", tools.wasm), None);
    let mut clippy = tools.wasm.clippy();
    tools.apply(&mut clippy);
    clippy.args(["--target", "wasm32-unknown-unknown"]);
    clippy.args([
        "--package",
        "consulboard-app",
        "--all-targets",
        "--all-features",
    ]);
    shell::run(clippy.args(["--", "-D", "warnings"]))?;

    shell::step("documentation", None);
    let mut doc = shell::cargo();
    doc.args([
        "doc",
        "--workspace",
        "--no-deps",
        "--document-private-items",
    ])
    .env("RUSTDOCFLAGS", "-D warnings");
    shell::run(&mut doc)?;
    println!("all checks pass");
    Ok(())
}
