//! Running other programs.

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::workspace;

/// Says what is about to be done, and how long that usually takes where it is worth saying.
pub fn step(what: &str, usually: Option<&str>) {
    match usually {
        Some(time) => eprintln!("==> {what} (usually {time})"),
        None => eprintln!("==> {what}"),
    }
}

/// A program to be run in the root of the workspace.
pub fn command(program: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(program);
    command.current_dir(workspace::root());
    command
}

/// The cargo that runs this program.
pub fn cargo() -> Command {
    command(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// Runs to the end and wants success.
///
/// # Errors
///
/// When the program cannot be started or reports failure.
pub fn run(command: &mut Command) -> Result<()> {
    let name = describe(command);
    let status = command
        .status()
        .with_context(|| format!("cannot start `{name}`"))?;
    if !status.success() {
        bail!("`{name}` failed ({status})");
    }
    Ok(())
}

/// Runs to the end, kills the program after `limit`, and wants success.
///
/// # Errors
///
/// As [`run`], and when the time is over.
pub fn run_within(command: &mut Command, limit: Duration) -> Result<()> {
    let name = describe(command);
    let mut child = command
        .stdin(Stdio::null())
        .spawn()
        .with_context(|| format!("cannot start `{name}`"))?;
    let end = Instant::now() + limit;
    loop {
        if let Some(status) = child.try_wait()? {
            if !status.success() {
                bail!("`{name}` failed ({status})");
            }
            return Ok(());
        }
        if Instant::now() >= end {
            stop(&mut child);
            bail!("`{name}` took more than {} s", limit.as_secs());
        }
        thread::sleep(Duration::from_millis(50));
    }
}

/// What the program prints, if it runs and succeeds; for questions such as `--version`.
pub fn read(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    output.status.success().then_some(text)
}

/// Ends a program that this one started.
fn stop(child: &mut Child) {
    // Both only fail when the program has ended by itself.
    let _ = child.kill();
    let _ = child.wait();
}

/// Looks a program up in `first`, then in the folders of PATH.
pub fn find(program: &str, first: &[PathBuf]) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let name = format!("{program}{}", env::consts::EXE_SUFFIX);
    first
        .iter()
        .cloned()
        .chain(env::split_paths(&path))
        .map(|dir| dir.join(&name))
        .find(|file| is_program(file))
}

#[cfg(unix)]
fn is_program(file: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    file.metadata()
        .is_ok_and(|m| m.is_file() && m.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_program(file: &Path) -> bool {
    file.is_file()
}

/// The command as a person would type it, for messages.
fn describe(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let mut text = program
        .file_name()
        .unwrap_or(program.as_os_str())
        .to_string_lossy()
        .into_owned();
    for arg in command.get_args() {
        text.push(' ');
        text.push_str(&arg.to_string_lossy());
    }
    text
}
