//! Running other programs.

use std::collections::VecDeque;
use std::env;
use std::ffi::OsStr;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
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

/// How many of a failed program's last lines are kept.
const KEPT_LINES: usize = 60;

/// Runs to the end and wants success, as [`run`], with all that the program prints passed on; the error ends
/// with its last lines, so that it can be told again where much is printed after it.
///
/// # Errors
///
/// As [`run`].
pub fn run_quoting(command: &mut Command) -> Result<()> {
    let name = describe(command);
    // One pipe for both, which keeps the order of what is printed.
    let (reader, writer) = io::pipe()?;
    command.stdout(writer.try_clone()?).stderr(writer);
    let child = command.spawn();
    // The command has its end of the pipe until it is given something else.
    command.stdout(Stdio::inherit()).stderr(Stdio::inherit());
    let mut child = child.with_context(|| format!("cannot start `{name}`"))?;
    let kept = pass_on(lines_of(reader), &mut child)?;
    let status = child.wait()?;
    if !status.success() {
        let lines: String = kept.iter().map(|line| format!("\n    {line}")).collect();
        bail!("`{name}` failed ({status}), its last lines:{lines}");
    }
    Ok(())
}

/// The lines that are read, as they come.
fn lines_of(from: impl Read + Send + 'static) -> Receiver<String> {
    let (sender, lines) = mpsc::channel();
    thread::spawn(move || {
        let lines = BufReader::new(from).split(b'\n').map_while(Result::ok);
        for line in lines.map(|line| String::from_utf8_lossy(&line).into_owned()) {
            if sender.send(line).is_err() {
                break;
            }
        }
    });
    lines
}

/// Prints what a program prints until it ends; the last lines. A program that it started and that is still
/// there does not keep this one waiting.
fn pass_on(lines: Receiver<String>, child: &mut Child) -> Result<VecDeque<String>> {
    let mut kept = VecDeque::with_capacity(KEPT_LINES);
    loop {
        let line = match lines.recv_timeout(Duration::from_millis(100)) {
            Ok(line) => line,
            Err(RecvTimeoutError::Timeout) if child.try_wait()?.is_none() => continue,
            Err(_) => return Ok(kept),
        };
        // Whoever reads it may have gone; the program is run to its end all the same.
        let _ = writeln!(io::stdout(), "{line}");
        if kept.len() == KEPT_LINES {
            kept.pop_front();
        }
        kept.push_back(line);
    }
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

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    fn sh(script: &str) -> Command {
        let mut sh = Command::new("sh");
        sh.args(["-c", script]);
        sh
    }

    #[test]
    fn a_failure_is_told_with_the_last_lines() {
        let script = "seq 1 200; echo what went wrong >&2; exit 3";
        let error = run_quoting(&mut sh(script)).unwrap_err().to_string();
        assert!(error.contains("exit status: 3"), "{error}");
        assert!(error.contains("\n    what went wrong"), "{error}");
        assert!(error.contains("\n    200"), "{error}");
        assert!(!error.contains("\n    100\n"), "{error}");
    }

    #[test]
    fn what_a_program_leaves_running_is_not_waited_for() {
        let start = Instant::now();
        assert!(run_quoting(&mut sh("sleep 60 & echo done")).is_ok());
        assert!(start.elapsed() < Duration::from_secs(30));
    }

    #[test]
    fn a_success_is_no_error() {
        assert!(run_quoting(&mut sh("echo fine; echo so far >&2")).is_ok());
    }
}
