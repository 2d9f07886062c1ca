//! Programs that their makers have built already.

use std::env::consts::{ARCH, EXE_SUFFIX, OS};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::OnceLock;
use std::time::Duration;

use anyhow::{Context, Result};

use super::cargo_tools::CargoTool;
use super::{bin, find};
use crate::{shell, workspace};

const RELEASES: &str = "https://github.com";
const LIMIT: Duration = Duration::from_secs(180);

/// Downloads the programs of a tool; false where that is not possible, with the reason on stderr.
///
/// # Errors
///
/// When what was downloaded cannot be put into target/tools.
pub fn install(tool: &CargoTool) -> Result<bool> {
    if !is_online() {
        return Ok(false);
    }
    let what = format!("downloading {} {}", tool.package, tool.version);
    shell::step(&what, Some("5 s"));
    let result = if find("cargo-binstall").is_some() {
        binstall(tool)
    } else {
        release(tool)
    };
    match result {
        Ok(()) if tool.is_installed() => Ok(true),
        Ok(()) => {
            eprintln!("    not this way: the downloaded program does not run here");
            for program in tool.programs {
                let path = bin().join(format!("{program}{EXE_SUFFIX}"));
                if path.exists() {
                    fs::remove_file(&path)
                        .with_context(|| format!("removing {}", path.display()))?;
                }
            }
            Ok(false)
        }
        Err(error) => {
            eprintln!("    not this way: {error:#}");
            Ok(false)
        }
    }
}

/// Whether the place of the releases can be reached; asked once, and a dead network is given up soon.
fn is_online() -> bool {
    static ONLINE: OnceLock<bool> = OnceLock::new();
    *ONLINE.get_or_init(|| {
        let mut curl = shell::command("curl");
        curl.args(["--silent", "--head", "--fail", "--output"])
            .arg(if cfg!(windows) { "NUL" } else { "/dev/null" })
            .args(["--connect-timeout", "4", "--max-time", "8", RELEASES])
            .stderr(Stdio::null());
        let online = shell::run(&mut curl).is_ok();
        if !online {
            eprintln!("    no prebuilt programs: {RELEASES} cannot be reached with curl");
        }
        online
    })
}

fn binstall(tool: &CargoTool) -> Result<()> {
    let mut cargo = shell::cargo();
    cargo
        .args([
            "binstall",
            "--no-confirm",
            "--disable-strategies",
            "compile",
        ])
        .arg("--root")
        .arg(workspace::tools())
        .arg(format!("{}@{}", tool.package, tool.version));
    shell::run_within(&mut cargo, LIMIT)
}

/// Fetches the archive of the release and takes the programs out of it.
fn release(tool: &CargoTool) -> Result<()> {
    let address = archive(tool).context("no release for this system")?;
    let dir = workspace::tools().join("download").join(tool.package);
    if dir.exists() {
        fs::remove_dir_all(&dir).with_context(|| format!("emptying {}", dir.display()))?;
    }
    fs::create_dir_all(&dir).with_context(|| format!("creating {}", dir.display()))?;
    let file = dir.join("archive");
    let mut curl = shell::command("curl");
    curl.args(["--silent", "--show-error", "--fail", "--location"])
        // Given up when less than a kilobyte per second arrives for ten seconds.
        .args([
            "--connect-timeout",
            "5",
            "--speed-limit",
            "1000",
            "--speed-time",
            "10",
        ])
        .arg("--output")
        .arg(&file)
        .arg(format!("{RELEASES}/{address}"));
    shell::run_within(&mut curl, LIMIT)?;
    let mut tar = shell::command("tar");
    tar.arg("-xf").arg(&file).arg("-C").arg(&dir);
    shell::run_within(&mut tar, LIMIT)?;
    fs::create_dir_all(bin()).with_context(|| format!("creating {}", bin().display()))?;
    for program in tool.programs {
        let name = format!("{program}{EXE_SUFFIX}");
        let from = search(&dir, &name).with_context(|| format!("{address}: no `{name}` in it"))?;
        fs::copy(&from, bin().join(&name))
            .with_context(|| format!("copying {}", from.display()))?;
    }
    fs::remove_dir_all(&dir).with_context(|| format!("removing {}", dir.display()))
}

/// The path of a tool's archive among the releases, for the systems that have one.
fn archive(tool: &CargoTool) -> Option<String> {
    let version = &tool.version;
    Some(match tool.package {
        "trunk" => {
            let system = match (OS, ARCH) {
                ("linux", "x86_64") => "x86_64-unknown-linux-gnu.tar.gz",
                ("linux", "aarch64") => "aarch64-unknown-linux-gnu.tar.gz",
                ("macos", "x86_64") => "x86_64-apple-darwin.tar.gz",
                ("macos", "aarch64") => "aarch64-apple-darwin.tar.gz",
                ("windows", "x86_64") => "x86_64-pc-windows-msvc.zip",
                _ => return None,
            };
            format!("trunk-rs/trunk/releases/download/v{version}/trunk-{system}")
        }
        "wasm-bindgen-cli" => {
            let system = match (OS, ARCH) {
                ("linux", "x86_64") => "x86_64-unknown-linux-musl",
                ("linux", "aarch64") => "aarch64-unknown-linux-gnu",
                ("macos", "x86_64") => "x86_64-apple-darwin",
                ("macos", "aarch64") => "aarch64-apple-darwin",
                ("windows", "x86_64") => "x86_64-pc-windows-msvc",
                _ => return None,
            };
            format!(
                "wasm-bindgen/wasm-bindgen/releases/download/{version}/\
                 wasm-bindgen-{version}-{system}.tar.gz"
            )
        }
        "geckodriver" => {
            let system = match (OS, ARCH) {
                ("linux", "x86_64") => "linux64.tar.gz",
                ("linux", "aarch64") => "linux-aarch64.tar.gz",
                ("macos", "x86_64") => "macos.tar.gz",
                ("macos", "aarch64") => "macos-aarch64.tar.gz",
                ("windows", "x86_64") => "win64.zip",
                _ => return None,
            };
            format!(
                "mozilla/geckodriver/releases/download/v{version}/geckodriver-v{version}-{system}"
            )
        }
        _ => return None,
    })
}

/// The first file called `name` in `dir` or below.
fn search(dir: &Path, name: &str) -> Option<PathBuf> {
    let mut folders = vec![dir.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).ok()?.flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if entry.file_name() == name {
                return Some(path);
            }
        }
    }
    None
}
