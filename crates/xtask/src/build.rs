//! `cargo xtask build`: the optimised page.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::setup::{Goal, Tools};
use crate::{flags, parts, shell, worker, workspace};

/// Which page is built.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Page {
    /// What users get.
    Product,
    /// The same with the hooks that only the browser tests use.
    TestHooks,
}

/// The variable that asks for a page which is built in seconds and is large and slow.
const QUICK: &str = "CONSULBOARD_QUICK";

/// What the profile of the page becomes then.
const QUICK_PROFILE: [(&str, &str); 4] = [
    ("CARGO_PROFILE_WASM_RELEASE_LTO", "off"),
    ("CARGO_PROFILE_WASM_RELEASE_OPT_LEVEL", "1"),
    ("CARGO_PROFILE_WASM_RELEASE_CODEGEN_UNITS", "16"),
    ("CARGO_PROFILE_WASM_RELEASE_INCREMENTAL", "true"),
];

/// Whether the environment asks for the quick page.
fn is_quick() -> bool {
    env::var_os(QUICK).is_some_and(|value| !value.is_empty())
}

/// Compiles as the environment asks.
pub fn with_profile(command: &mut Command) -> &mut Command {
    if is_quick() {
        command.envs(QUICK_PROFILE);
    }
    command
}

/// `cargo xtask build`.
///
/// # Errors
///
/// When a tool is missing or fails, or the page is too heavy.
pub fn run(flags: &flags::Build) -> Result<()> {
    let page = if flags.test_hooks {
        Page::TestHooks
    } else {
        Page::Product
    };
    let dist = flags.dist.clone().unwrap_or_else(|| page.folder());
    let tools = Tools::for_goal(Goal::Page)?;
    page.build(&tools, &dist)?;
    println!("built {}", dist.display());
    Ok(())
}

impl Page {
    /// Where it goes when nothing else is said.
    pub fn folder(self) -> PathBuf {
        match self {
            Self::Product => workspace::dist(),
            Self::TestHooks => workspace::dist_test_hooks(),
        }
    }

    /// Builds it into `dist`; the product is also weighed.
    ///
    /// # Errors
    ///
    /// When Trunk fails, or the product weighs more than it may.
    pub fn build(self, tools: &Tools, dist: &Path) -> Result<()> {
        let (what, features) = match self {
            Self::Product => ("building the page", None),
            Self::TestHooks => ("building the page with test hooks", Some("test-hooks")),
        };
        shell::step(what, Some("2 minutes, the first time 3"));
        fs::create_dir_all(dist).with_context(|| format!("creating {}", dist.display()))?;
        // All at once, so that no core has to wait; Trunk then finds the page's program compiled.
        parts::compile(tools, features)?;
        let mut trunk = shell::command("trunk");
        tools.apply(&mut trunk);
        with_profile(&mut trunk)
            .args(["build", "--release", "--dist"])
            .arg(dist)
            .env("TRUNK_SKIP_VERSION_CHECK", "true")
            // Trunk reads this as a truth value and stops at the `1` that the convention has.
            .env_remove("NO_COLOR")
            // Its errors speak for themselves.
            .env_remove("RUST_BACKTRACE");
        if let Some(features) = features {
            trunk.args(["--features", features]);
        }
        shell::run(&mut trunk)?;
        let module = parts::only_module(dist)?;
        parts::shrink(&module)?;
        parts::add_all(tools, dist)?;
        parts::add_languages(dist)?;
        worker::add(dist)?;
        match self {
            Self::Product if is_quick() => {
                println!("not weighed, because {QUICK} is set: not what users get");
                Ok(())
            }
            Self::Product => weigh(dist),
            Self::TestHooks => Ok(()),
        }
    }
}

/// Prints what the page weighs after compression, and fails when that is too much. A program of its own,
/// because a good compressor takes longer to compile than xtask should.
fn weigh(dist: &Path) -> Result<()> {
    let mut cargo = shell::cargo();
    cargo.args(["run", "--quiet", "--package", "consulboard-weight", "--"]);
    shell::run(cargo.arg(dist))
}
