//! `cargo xtask crosscheck`: the rules beside programs that somebody else wrote.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::{flags, shell, workspace};

/// The packages, and the versions that were compared. They are programs beside ours: nothing of them is
/// shipped.
const PACKAGES: [&str; 2] = ["chess==1.11.2", "pyffish==0.0.90"];

/// `cargo xtask crosscheck`.
///
/// # Errors
///
/// When there is a difference, or the packages cannot be installed. Without Python that is said loudly,
/// and is an error only where it is required.
pub fn run(flags: &flags::Crosscheck) -> Result<()> {
    let look = Command::new("python3")
        .args(["-c", "import venv, ensurepip"])
        .output();
    if !look.is_ok_and(|output| output.status.success()) {
        let why = "Python 3 with its module venv is not there";
        if flags.required {
            bail!(why);
        }
        println!("\n!!! CROSSCHECK SKIPPED: {why}\n");
        return Ok(());
    }
    let python = install()?;
    shell::step("comparing with other programs", Some("half a minute"));
    let script = workspace::root().join("crates/crosscheck/answer.py");
    let mut cargo = shell::cargo();
    cargo
        .args(["run", "--quiet", "--release"])
        .args(["--package", "consulboard-crosscheck", "--"])
        .arg(python)
        .arg(script);
    shell::run(&mut cargo)
}

/// A Python of its own with the packages, below the target folder.
fn install() -> Result<PathBuf> {
    let folder = workspace::root().join("target").join("crosscheck");
    let (bin, name) = if cfg!(windows) {
        ("Scripts", "python.exe")
    } else {
        ("bin", "python")
    };
    let python = folder.join(bin).join(name);
    // Written after the last package, so that a half of an installation is not taken for one.
    let done = folder.join("installed");
    let wanted = PACKAGES.join("\n");
    if std::fs::read_to_string(&done).is_ok_and(|installed| installed == wanted) {
        return Ok(python);
    }
    shell::step("installing the other programs", Some("half a minute"));
    quietly(Command::new("python3").args(["-m", "venv"]).arg(&folder))
        .context("making a Python for the packages")?;
    quietly(
        Command::new(&python)
            .args([
                "-m",
                "pip",
                "install",
                "--quiet",
                "--disable-pip-version-check",
            ])
            .args(PACKAGES),
    )
    .context("the packages cannot be installed")?;
    std::fs::write(&done, wanted).with_context(|| format!("writing {}", done.display()))?;
    Ok(python)
}

/// Runs a program whose output is of interest only if it fails.
fn quietly(command: &mut Command) -> Result<()> {
    let output = command.output().context("it cannot be started")?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        bail!("{}: {}", output.status, said.trim());
    }
    Ok(())
}
