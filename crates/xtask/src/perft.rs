//! `cargo xtask perft`: leaf counts.

use std::ffi::OsString;
use std::process::ExitCode;

use anyhow::{Context, Result};

use crate::shell;

/// `cargo xtask perft …`: passes everything on to the program, and its exit status back (2 for
/// arguments or a FEN that cannot be read).
///
/// # Errors
///
/// When the program cannot be started.
pub fn run(args: impl IntoIterator<Item = OsString>) -> Result<ExitCode> {
    let status = shell::cargo()
        .args(["run", "--quiet", "--release"])
        .args(["--package", "consulboard-bench", "--bin", "perft", "--"])
        .args(args)
        .status()
        .context("cannot start cargo")?;
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
}
