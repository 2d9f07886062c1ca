//! `cargo xtask build`: the optimised page.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::setup::{Goal, Tools};
use crate::strip::strip;
use crate::{flags, shell, workspace};

/// Which page is built.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Page {
    /// What users get.
    Product,
    /// The same with the hooks that only the browser tests use.
    TestHooks,
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
        shell::step(what, Some("1 minute, the first time 2"));
        fs::create_dir_all(dist).with_context(|| format!("creating {}", dist.display()))?;
        let mut trunk = shell::command("trunk");
        tools
            .apply(&mut trunk)
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
        shrink(&module(dist)?)?;
        match self {
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

/// The module that Trunk wrote.
fn module(dist: &Path) -> Result<PathBuf> {
    let files = fs::read_dir(dist).with_context(|| format!("reading {}", dist.display()))?;
    let mut modules = files
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|e| e == "wasm"));
    match (modules.next(), modules.next()) {
        (Some(module), None) => Ok(module),
        (None, _) => bail!("{}: no module in it", dist.display()),
        (Some(_), Some(_)) => bail!("{}: more than one module in it", dist.display()),
    }
}

/// Makes the module smaller, in place: its name comes from the code, so it stays right.
fn shrink(module: &Path) -> Result<()> {
    let before = fs::read(module).with_context(|| format!("reading {}", module.display()))?;
    let after = strip(&before)?;
    fs::write(module, &after).with_context(|| format!("writing {}", module.display()))?;
    println!(
        "module: {} bytes, {} without names",
        before.len(),
        after.len()
    );
    Ok(())
}
