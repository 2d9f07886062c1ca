//! Where things are.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};

/// The folder that holds the workspace's Cargo.toml.
///
/// Cargo says it to what it runs. The folder that this program was compiled in may be another clone,
/// where several share a target folder.
pub fn root() -> PathBuf {
    let own = std::env::var_os("CARGO_MANIFEST_DIR");
    let own = own.map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    own.ancestors()
        .nth(2)
        .expect("crates/xtask lies two folders below the root")
        .to_owned()
}

/// Cargo's target folder for the host.
pub fn target() -> PathBuf {
    match std::env::var_os("CARGO_TARGET_DIR") {
        Some(dir) => root().join(dir),
        None => root().join("target"),
    }
}

/// Cargo's target folder for wasm32: a folder of its own, because the compiler may be another one there
/// and the two would evict each other's work.
pub fn wasm_target() -> PathBuf {
    target().join("wasm")
}

/// Where tools are installed: always in the clone, so that they are built only once.
pub fn tools() -> PathBuf {
    root().join("target").join("tools")
}

/// Where cargo keeps the sources of dependencies.
pub fn cargo_home() -> PathBuf {
    match std::env::var_os("CARGO_HOME") {
        Some(dir) => PathBuf::from(dir),
        None => std::env::home_dir().unwrap_or_default().join(".cargo"),
    }
}

/// Where the optimised page goes.
pub fn dist() -> PathBuf {
    root().join("dist")
}

/// Where the page with test hooks goes.
pub fn dist_test_hooks() -> PathBuf {
    target().join("dist-test-hooks")
}

/// The version of a locked package, from Cargo.lock.
///
/// # Errors
///
/// When Cargo.lock cannot be read or does not hold the package.
pub fn locked_version(package: &str) -> Result<String> {
    let path = root().join("Cargo.lock");
    let text = fs::read_to_string(&path).with_context(|| format!("reading {}", path.display()))?;
    let head = format!("name = \"{package}\"\nversion = \"");
    let text = text.replace("\r\n", "\n");
    let version = text
        .split_once(&head)
        .and_then(|(_, rest)| rest.split('"').next())
        .with_context(|| format!("Cargo.lock: no package `{package}`"))?;
    Ok(version.to_owned())
}
