//! The tools that are Rust programs themselves: Trunk, wasm-bindgen, geckodriver, cargo-fuzz.

use std::fs;
use std::path::Path;

use anyhow::{Result, bail};

use super::{Goal, bin, find, prebuilt};
use crate::{shell, workspace};

/// Which versions of a tool will do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Accepts {
    /// Only the pinned one.
    Pinned,
    /// This minor version of 0.x, or a later one.
    FromMinor(u32),
}

/// A Rust program at a pinned version.
pub struct CargoTool {
    /// The package on crates.io.
    pub package: &'static str,
    /// The version to install.
    pub version: String,
    /// Which version found in PATH will do.
    accepts: Accepts,
    /// The programs it holds; each answers `--version`.
    pub programs: &'static [&'static str],
    /// What else `cargo install` has to be told, to compile as little as possible.
    options: &'static [&'static str],
    /// How long building it takes on two cores.
    usually: &'static str,
}

impl CargoTool {
    /// Bundles the page.
    fn trunk() -> Self {
        Self {
            package: "trunk",
            version: "0.21.14".to_owned(),
            accepts: Accepts::Pinned,
            programs: &["trunk"],
            // Without TLS and the look for updates: everything it would download is there before.
            options: &["--locked", "--no-default-features"],
            usually: "3 to 4 minutes on two cores",
        }
    }

    /// Makes the glue between module and page, and runs wasm tests; its version is the library's.
    fn wasm_bindgen() -> Result<Self> {
        Ok(Self {
            package: "wasm-bindgen-cli",
            version: workspace::locked_version("wasm-bindgen")?,
            accepts: Accepts::Pinned,
            programs: &["wasm-bindgen", "wasm-bindgen-test-runner"],
            options: &[
                "--no-default-features",
                "--bin=wasm-bindgen",
                "--bin=wasm-bindgen-test-runner",
            ],
            usually: "1 to 2 minutes on two cores",
        })
    }

    /// Drives Firefox.
    fn geckodriver() -> Self {
        Self {
            package: "geckodriver",
            version: "0.37.1".to_owned(),
            // The first that lets the tests into Firefox's privileged context.
            accepts: Accepts::FromMinor(36),
            programs: &["geckodriver"],
            options: &["--locked"],
            usually: "1 to 2 minutes on two cores",
        }
    }

    /// Makes up texts for the fuzz targets.
    fn cargo_fuzz() -> Self {
        Self {
            package: "cargo-fuzz",
            version: "0.13.2".to_owned(),
            accepts: Accepts::FromMinor(12),
            programs: &["cargo-fuzz"],
            options: &["--locked"],
            usually: "half a minute on two cores",
        }
    }

    /// Whether all programs are there at a version that will do.
    pub fn is_installed(&self) -> bool {
        let fits = |version: String| match self.accepts {
            Accepts::Pinned => version == self.version,
            Accepts::FromMinor(oldest) => minor(&version).is_some_and(|minor| minor >= oldest),
        };
        self.programs.iter().all(|program| {
            find(program)
                .and_then(|path| version(&path))
                .is_some_and(fits)
        })
    }

    fn install(&self) -> Result<()> {
        if prebuilt::install(self)? {
            return Ok(());
        }
        let what = format!("building {} {} from source", self.package, self.version);
        shell::step(&what, Some(self.usually));
        let tools = workspace::tools();
        let mut cargo = shell::cargo();
        cargo
            .args([
                "install",
                self.package,
                "--version",
                &self.version,
                "--force",
            ])
            .args(self.options)
            .arg("--root")
            .arg(&tools)
            // Shared, so that what two of them depend on is compiled once.
            .arg("--target-dir")
            .arg(build_dir());
        // They run for seconds and are compiled once: speed of compilation is what counts.
        cargo
            .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0")
            .env("CARGO_PROFILE_RELEASE_LTO", "off")
            .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
            .env("CARGO_PROFILE_RELEASE_DEBUG", "false");
        // They run here, whatever the user's environment compiles for.
        for variable in [
            "CARGO_BUILD_TARGET",
            "CARGO_UNSTABLE_BUILD_STD",
            "CARGO_TARGET_DIR",
            "RUSTC",
            "RUSTFLAGS",
        ] {
            cargo.env_remove(variable);
        }
        shell::run(&mut cargo)?;
        if !self.is_installed() {
            let bin = bin();
            bail!(
                "{} {} is not in {}",
                self.package,
                self.version,
                bin.display()
            );
        }
        Ok(())
    }
}

/// Gets the tools that `goal` needs.
///
/// # Errors
///
/// When one is missing and can neither be downloaded nor built.
pub fn find_or_install(goal: Goal) -> Result<()> {
    let tools = match goal {
        Goal::Lint => vec![],
        Goal::Page => vec![CargoTool::wasm_bindgen()?, CargoTool::trunk()],
        Goal::Browsers => vec![
            CargoTool::wasm_bindgen()?,
            CargoTool::trunk(),
            CargoTool::geckodriver(),
        ],
    };
    get(&tools)
}

/// Gets the program that runs the fuzz targets.
///
/// # Errors
///
/// When it is missing and can neither be downloaded nor built.
pub fn find_or_install_fuzzer() -> Result<()> {
    get(&[CargoTool::cargo_fuzz()])
}

fn get(tools: &[CargoTool]) -> Result<()> {
    let missing: Vec<_> = tools.iter().filter(|tool| !tool.is_installed()).collect();
    for tool in &missing {
        tool.install()?;
    }
    if !missing.is_empty() {
        // Hundreds of megabytes that are never needed again; a leftover does no harm.
        let _ = fs::remove_dir_all(build_dir());
    }
    Ok(())
}

fn build_dir() -> std::path::PathBuf {
    workspace::tools().join("build")
}

/// The version that a program answers to `--version`: the first word that starts with a digit.
fn version(program: &Path) -> Option<String> {
    let text = shell::read(shell::command(program).arg("--version"))?;
    let word = text
        .split_whitespace()
        .find(|word| word.starts_with(|c: char| c.is_ascii_digit()))?;
    Some(word.to_owned())
}

/// The `37` of `0.37.1`.
fn minor(version: &str) -> Option<u32> {
    version.strip_prefix("0.")?.split('.').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::minor;

    #[test]
    fn the_minor_version_is_the_second_number() {
        assert_eq!(minor("0.37.1"), Some(37));
        assert_eq!(minor("0.36"), Some(36));
        assert_eq!(minor("1.0.0"), None);
    }
}
