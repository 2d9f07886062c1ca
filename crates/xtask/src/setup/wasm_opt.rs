//! wasm-opt, which makes the module smaller; the page works without it.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::{shell, workspace};

/// The npm package `binaryen` that holds it.
const VERSION: &str = "132.0.0";
/// Older ones do not know everything that today's compilers emit.
const OLDEST: u32 = 120;
const NPM_LIMIT: Duration = Duration::from_secs(180);

/// Where npm puts the programs.
pub fn bin() -> PathBuf {
    workspace::tools().join("npm/node_modules/.bin")
}

/// A wasm-opt from PATH that is new enough, or the one from npm; `None` says so on stderr.
pub fn find_or_install() -> Option<PathBuf> {
    if let Some(found) = shell::find("wasm-opt", &[bin()]).filter(|path| is_fit(path)) {
        return Some(found);
    }
    let Some(npm) = shell::find("npm", &[]) else {
        eprintln!("    no npm, so no wasm-opt: the page stays about a fifth heavier");
        return None;
    };
    shell::step(&format!("npm install binaryen@{VERSION}"), Some("5 s"));
    let home = workspace::tools().join("npm");
    if let Err(error) = fs::create_dir_all(&home) {
        eprintln!("    no wasm-opt: {}: {error}", home.display());
        return None;
    }
    let mut command = shell::command(npm);
    command
        .args(["install", "--no-audit", "--no-fund", "--loglevel=error"])
        .args(["--fetch-retries=1", "--fetch-timeout=20000", "--prefix"])
        .arg(&home)
        .arg(format!("binaryen@{VERSION}"));
    if let Err(error) = shell::run_within(&mut command, NPM_LIMIT) {
        eprintln!("    no wasm-opt, the page stays about a fifth heavier: {error}");
        return None;
    }
    shell::find("wasm-opt", &[bin()]).filter(|path| is_fit(path))
}

/// Reads `wasm-opt version 132 (version_132)`.
fn is_fit(path: &Path) -> bool {
    shell::read(shell::command(path).arg("--version"))
        .and_then(|text| text.split(' ').nth(2)?.parse::<u32>().ok())
        .is_some_and(|version| version >= OLDEST)
}
