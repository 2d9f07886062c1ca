//! Packages of npm that tests need.

use std::path::PathBuf;
use std::process::Stdio;

use anyhow::{Context, Result, bail};

use crate::{shell, workspace};

/// A file of a package; fetched once from the npm registry into target/tools.
///
/// # Errors
///
/// When there is no npm, or it cannot fetch the package.
pub fn file(package: &str, version: &str, file: &str) -> Result<PathBuf> {
    let folder = workspace::tools().join(format!("{package}-{version}"));
    let found = folder.join("node_modules").join(package).join(file);
    if found.exists() {
        return Ok(found);
    }
    let npm = shell::find("npm", &[]).context("found no npm, expected that of Node.js")?;
    shell::step(&format!("fetching {package} {version}"), Some("5 s"));
    let mut fetch = shell::command(npm);
    fetch
        .args(["install", "--no-audit", "--no-fund", "--ignore-scripts"])
        .args(["--loglevel", "error", "--prefix"])
        .arg(&folder)
        .arg(format!("{package}@{version}"))
        .stdout(Stdio::null());
    shell::run(&mut fetch)?;
    if !found.exists() {
        bail!("{}: not in the package", found.display());
    }
    Ok(found)
}
