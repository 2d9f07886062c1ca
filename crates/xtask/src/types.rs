//! The types of `<consul-board>`, tried on a script that uses all of them.

use anyhow::{Context, Result};

use crate::setup::npm;
use crate::{shell, test};

/// The version: a later one may be stricter.
const TYPESCRIPT: &str = "5.9.3";

/// Checks tests/types with the strict rules of TypeScript.
///
/// # Errors
///
/// When a type is not as the script has it, and where `CI` is set when TypeScript cannot be had.
pub fn check() -> Result<()> {
    let compiler = match npm::file("typescript", TYPESCRIPT, "lib/tsc.js") {
        Ok(compiler) => compiler,
        Err(error) => return test::skip("www/consulboard.d.ts", error).map(drop),
    };
    let node = shell::find("node", &[]).context("found no node, expected Node.js beside npm")?;
    let mut check = shell::command(node);
    check.arg(compiler).args(["--project", "tests/types"]);
    shell::run(&mut check)
}
