//! `cargo xtask bench`: how fast the move generator is.

use std::path::PathBuf;

use anyhow::Result;

use crate::setup::{Goal, Tools};
use crate::{flags, shell, workspace};

const PACKAGE: &str = "consulboard-bench";

/// `cargo xtask bench`: perft on this machine beside another engine and beside itself in wasm.
///
/// # Errors
///
/// When a tool is missing, something does not compile, or a count is wrong.
pub fn run(flags: &flags::Bench) -> Result<()> {
    let mut cargo = shell::cargo();
    cargo
        .args(["bench", "--quiet", "--package", PACKAGE])
        .args(["--bench", "perft"]);
    if flags.native_cpu {
        cargo.env("RUSTFLAGS", "-C target-cpu=native");
    }
    if !flags.no_wasm {
        let tools = Tools::for_goal(Goal::Lint)?;
        cargo
            .env("CONSULBOARD_BENCH_WASM", module(&tools, "release")?)
            .env(
                "CONSULBOARD_BENCH_WASM_PAGE",
                module(&tools, "wasm-release")?,
            );
    }
    shell::step("measuring", Some("2 minutes"));
    shell::run(&mut cargo)
}

/// Builds the wasm module with a profile.
fn module(tools: &Tools, profile: &str) -> Result<PathBuf> {
    const TARGET: &str = "wasm32-unknown-unknown";
    let what = format!("building the wasm module, profile {profile}");
    shell::step(&what, Some("half a minute, the first time 2"));
    let mut cargo = shell::cargo();
    tools.apply(&mut cargo);
    cargo
        .args(["build", "--quiet", "--lib", "--package", PACKAGE])
        .args(["--target", TARGET, "--profile", profile]);
    shell::run(&mut cargo)?;
    let folder = workspace::wasm_target().join(TARGET).join(profile);
    Ok(folder.join("consulboard_bench.wasm"))
}
