//! `cargo xtask diagram`: positions as SVG files.

use std::ffi::OsString;
use std::process::ExitCode;

use anyhow::{Context, Result};

use crate::shell;

/// `cargo xtask diagram …`: passes everything on to the program, and its exit status back (2 for
/// arguments or a position that cannot be read).
///
/// # Errors
///
/// When the program cannot be started.
pub fn run(args: impl IntoIterator<Item = OsString>) -> Result<ExitCode> {
    let status = shell::cargo()
        .args(["run", "--quiet", "--package", "consulboard-diagram", "--"])
        .args(args)
        .status()
        .context("cannot start cargo")?;
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
}
