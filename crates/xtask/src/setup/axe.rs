//! axe-core, which looks for what keeps people from using a page.

use std::path::PathBuf;

use anyhow::Result;

use super::npm;

/// The version: a later one may find more.
const VERSION: &str = "4.14.1";

/// The script that tests put into pages.
///
/// # Errors
///
/// When there is no npm, or it cannot fetch the package.
pub fn find_or_install() -> Result<PathBuf> {
    npm::file("axe-core", VERSION, "axe.min.js")
}
