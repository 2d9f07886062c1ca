//! Gets the tools: what is installed is used, what is missing is fetched or built into target/tools.

pub mod apt;
pub mod axe;
mod browsers;
mod cargo_tools;
pub mod npm;
mod prebuilt;
mod wasm_toolchain;

pub use browsers::Browsers;
pub use wasm_toolchain::WasmToolchain;

use std::env;
use std::ffi::OsString;
use std::fs::{self, File, TryLockError};
use std::path::PathBuf;
use std::process::Command;
use std::thread;

use anyhow::{Context, Result, anyhow, bail};

use crate::{flags, shell, workspace};

/// What a subcommand needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Goal {
    /// Compile and lint for wasm32.
    Lint,
    /// Build the page.
    Page,
    /// Build the page and drive the browsers.
    Browsers,
}

/// Everything that was found or installed.
pub struct Tools {
    /// How to compile for wasm32.
    pub wasm: WasmToolchain,
    /// Browsers and drivers, for [`Goal::Browsers`].
    pub browsers: Option<Browsers>,
}

impl Tools {
    /// Finds or installs what `goal` needs; a second run only looks.
    ///
    /// # Errors
    ///
    /// When something is missing and cannot be had here; the message says what to install.
    pub fn for_goal(goal: Goal) -> Result<Self> {
        let _lock = lock()?;
        let mut wanted = Vec::new();
        let wasm = WasmToolchain::find_or_add(goal)?;
        if let Err(missing) = &wasm {
            wanted.extend_from_slice(missing);
        }
        if goal >= Goal::Browsers {
            wanted.extend(browsers::missing_packages());
        }
        // Packages come over the network and are unpacked by one core, so the other one can compile.
        let (packages, cargo_tools) = thread::scope(|scope| {
            let packages = scope.spawn(|| apt::install(&wanted));
            let cargo_tools = cargo_tools::find_or_install(goal);
            (packages.join(), cargo_tools)
        });
        packages.map_err(|_| anyhow!("installing packages: the thread panicked"))??;
        cargo_tools?;
        Ok(Self {
            wasm: match wasm {
                Ok(wasm) => wasm,
                Err(_) => WasmToolchain::debian(goal)?,
            },
            browsers: match goal {
                Goal::Lint | Goal::Page => None,
                Goal::Browsers => Some(Browsers::find()?),
            },
        })
    }

    /// The browsers, for a subcommand that asked for [`Goal::Browsers`].
    ///
    /// # Errors
    ///
    /// When the tools were got for a smaller goal.
    pub fn browsers(&self) -> Result<&Browsers> {
        self.browsers
            .as_ref()
            .context("the browsers were not asked for")
    }

    /// Makes `command` compile for wasm32 and find the tools.
    pub fn apply<'a>(&self, command: &'a mut Command) -> &'a mut Command {
        command.envs(self.variables()).env("PATH", search_path())
    }

    /// The variables that make cargo compile for wasm32.
    pub fn variables(&self) -> Vec<(&'static str, OsString)> {
        let mut variables = self.wasm.variables();
        variables.push(("CARGO_TARGET_DIR", workspace::wasm_target().into()));
        // Panic messages hold the names of source files: the page should not tell where it was built.
        let mut flags = OsString::from("--remap-path-prefix=");
        flags.push(workspace::cargo_home());
        flags.push("=");
        variables.push(("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", flags));
        variables
    }
}

/// Finds or installs what runs the fuzz targets.
///
/// # Errors
///
/// When it is missing and cannot be had here.
pub fn fuzzer() -> Result<()> {
    let _lock = lock()?;
    cargo_tools::find_or_install_fuzzer()
}

/// `cargo xtask setup`.
///
/// # Errors
///
/// As [`Tools::for_goal`].
pub fn run(flags: &flags::Setup) -> Result<()> {
    let goal = if flags.no_browsers {
        Goal::Page
    } else {
        Goal::Browsers
    };
    let tools = Tools::for_goal(goal)?;
    println!("wasm32 compiler: {}", tools.wasm);
    if let Some(browsers) = &tools.browsers {
        println!("{browsers}");
    }
    Ok(())
}

/// The folder of the tools that xtask installed.
pub fn bin() -> PathBuf {
    workspace::tools().join("bin")
}

/// PATH with the installed tools in front.
pub fn search_path() -> OsString {
    let path = env::var_os("PATH").unwrap_or_default();
    let dirs = [bin()].into_iter().chain(env::split_paths(&path));
    env::join_paths(dirs).unwrap_or(path)
}

/// Looks a program up among the installed tools and in PATH.
fn find(program: &str) -> Option<PathBuf> {
    shell::find(program, &[bin()])
}

/// Two runs must not install the same thing at the same time.
fn lock() -> Result<File> {
    let dir = workspace::tools();
    fs::create_dir_all(&dir).with_context(|| format!("creating {}", dir.display()))?;
    let path = dir.join(".lock");
    let file = File::create(&path).with_context(|| format!("creating {}", path.display()))?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => {
            shell::step("waiting for another set-up in this clone", None);
            file.lock().context("locking target/tools")?;
        }
        Err(TryLockError::Error(error)) => bail!("locking target/tools: {error}"),
    }
    Ok(file)
}
