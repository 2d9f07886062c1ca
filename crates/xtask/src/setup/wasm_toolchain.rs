//! The compiler for wasm32: rustup's target, or Debian's compiler and sources.

use std::ffi::OsString;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result, bail};

use super::{Goal, apt};
use crate::{shell, workspace};

const TARGET: &str = "wasm32-unknown-unknown";
/// rustup tries a dead network several times, each with a long patience of its own.
const RUSTUP_LIMIT: Duration = Duration::from_secs(60);

const DEBIAN_RUSTC: &str = "/usr/bin/rustc";
const DEBIAN_RUSTDOC: &str = "/usr/bin/rustdoc";
const DEBIAN_CLIPPY: &str = "/usr/bin/cargo-clippy";
const DEBIAN_PACKAGES: [&str; 2] = ["rustc-web", "rust-web-src"];
const DEBIAN_CLIPPY_PACKAGE: &str = "rust-web-clippy";

/// How wasm32 is compiled on this machine.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WasmToolchain {
    /// The active toolchain has the target.
    Native,
    /// Debian's `rustc-web`, which builds the standard library from `rust-web-src`.
    Debian {
        /// The linker that rustup's toolchain brings.
        linker: PathBuf,
    },
}

impl WasmToolchain {
    /// The active toolchain if it has the target or rustup can add it, else the Debian packages to
    /// install for `goal` (none if they are there).
    ///
    /// # Errors
    ///
    /// When there is neither rustup nor a Debian; the message says what to install.
    pub fn find_or_add(goal: Goal) -> Result<Result<Self, Vec<&'static str>>> {
        if has_target() {
            return Ok(Ok(Self::Native));
        }
        let mut wanted = DEBIAN_PACKAGES.to_vec();
        if goal == Goal::Lint {
            wanted.push(DEBIAN_CLIPPY_PACKAGE);
        }
        if apt::is_debian() {
            wanted.retain(|package| !apt::is_installed(package));
        }
        // What rustup could not do the last time it need not try for a minute every time.
        let refused = workspace::tools().join("no-target-by-rustup");
        if !(wanted.is_empty() && refused.exists()) && add_target() {
            return Ok(Ok(Self::Native));
        }
        if !apt::is_debian() {
            bail!(
                "the compiler has no target {TARGET}; install it with `rustup target add {TARGET}` \
                 (rustup: https://rustup.rs)"
            );
        }
        fs::write(&refused, "").with_context(|| format!("writing {}", refused.display()))?;
        Ok(Err(wanted))
    }

    /// Debian's compiler, once its packages are installed.
    ///
    /// # Errors
    ///
    /// When a part of it is missing.
    pub fn debian(goal: Goal) -> Result<Self> {
        let mut parts = vec![DEBIAN_RUSTC, DEBIAN_RUSTDOC];
        if goal == Goal::Lint {
            parts.push(DEBIAN_CLIPPY);
        }
        if let Some(part) = parts.into_iter().find(|part| !Path::new(part).exists()) {
            bail!("{part}: missing although its Debian package is installed");
        }
        let sysroot = shell::read(shell::command("rustc").args(["--print", "sysroot"]));
        let host = shell::read(shell::command("rustc").args(["--print", "host-tuple"]));
        let (Some(sysroot), Some(host)) = (sysroot, host) else {
            bail!("rustc does not answer `--print sysroot` and `--print host-tuple`");
        };
        let linker = Path::new(&sysroot)
            .join("lib/rustlib")
            .join(host)
            .join("bin/rust-lld");
        if !linker.exists() {
            bail!(
                "{}: missing, so nothing can link wasm32 here",
                linker.display()
            );
        }
        Ok(Self::Debian { linker })
    }

    /// The variables that make cargo compile for wasm32.
    pub fn variables(&self) -> Vec<(&'static str, OsString)> {
        match self {
            Self::Native => Vec::new(),
            Self::Debian { linker } => vec![
                ("RUSTC", DEBIAN_RUSTC.into()),
                ("RUSTDOC", DEBIAN_RUSTDOC.into()),
                ("RUSTC_BOOTSTRAP", "1".into()),
                ("CARGO_UNSTABLE_BUILD_STD", "std,panic_abort".into()),
                ("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker.into()),
            ],
        }
    }

    /// A `cargo clippy` that lints for wasm32 with the compiler's own lints.
    pub fn clippy(&self) -> Command {
        match self {
            Self::Native => {
                let mut cargo = shell::cargo();
                cargo.arg("clippy");
                cargo
            }
            // Clippy has to be of the same release as the compiler whose library it reads.
            Self::Debian { .. } => {
                let mut clippy = shell::command(DEBIAN_CLIPPY);
                clippy.arg("clippy");
                clippy
            }
        }
    }
}

impl fmt::Display for WasmToolchain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Native => write!(f, "the active toolchain with the target {TARGET}"),
            Self::Debian { .. } => {
                write!(f, "Debian's {DEBIAN_RUSTC}, standard library from source")
            }
        }
    }
}

/// Lets rustup add the target; says why when it does not.
fn add_target() -> bool {
    if shell::find("rustup", &[]).is_none() {
        return false;
    }
    shell::step(&format!("adding the target {TARGET}"), Some("10 s"));
    let mut rustup = shell::command("rustup");
    // With the variable its errors are hidden in a list of its functions.
    rustup
        .args(["target", "add", TARGET])
        .env_remove("RUST_BACKTRACE");
    match shell::run_within(&mut rustup, RUSTUP_LIMIT) {
        Ok(()) if has_target() => return true,
        Ok(()) => eprintln!("    rustup added it to another toolchain than the active one"),
        Err(error) => eprintln!("    not this way: {error}"),
    }
    false
}

/// Whether the active compiler has a standard library for wasm32.
fn has_target() -> bool {
    let mut rustc = shell::command("rustc");
    rustc.args(["--print", "target-libdir", "--target", TARGET]);
    shell::read(&mut rustc)
        .and_then(|dir| fs::read_dir(dir).ok())
        .is_some_and(|mut files| files.next().is_some())
}
