//! axe-core, which looks for what keeps people from using a page.

use std::path::PathBuf;
use std::process::Stdio;

use anyhow::{Context, Result, bail};

use crate::{shell, workspace};

/// The version: a later one may find more.
const VERSION: &str = "4.14.1";

/// The script that tests put into pages; fetched once from the npm registry into target/tools.
///
/// # Errors
///
/// When there is no npm, or it cannot fetch the package.
pub fn find_or_install() -> Result<PathBuf> {
    let folder = workspace::tools().join(format!("axe-core-{VERSION}"));
    let script = folder.join("node_modules/axe-core/axe.min.js");
    if script.exists() {
        return Ok(script);
    }
    let npm = shell::find("npm", &[]).context("found no npm, expected that of Node.js")?;
    shell::step(&format!("fetching axe-core {VERSION}"), Some("5 s"));
    let mut fetch = shell::command(npm);
    fetch
        .args(["install", "--no-audit", "--no-fund", "--ignore-scripts"])
        .args(["--loglevel", "error", "--prefix"])
        .arg(&folder)
        .arg(format!("axe-core@{VERSION}"))
        .stdout(Stdio::null());
    shell::run(&mut fetch)?;
    if !script.exists() {
        bail!("{}: not in the package", script.display());
    }
    Ok(script)
}
