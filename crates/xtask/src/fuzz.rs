//! `cargo xtask fuzz`: texts that are made up by what they reach in the code, for everything that reads any.

use std::fs;

use anyhow::{Context, Result, bail};

use crate::{flags, setup, shell, workspace};

/// The program that is compiled, and the texts it begins with.
const RUNNER: &str = "crates/fuzz/runner";
const SEEDS: &str = "crates/fuzz/seeds";

/// The compiler that can count what is reached.
const TOOLCHAIN: &str = "nightly";

/// The longest text, in bytes: longer ones reach nothing new, and take longer.
const LONGEST: u32 = 4096;

/// How long one text may take, in seconds.
const PATIENCE: u32 = 10;

/// `cargo xtask fuzz`.
///
/// # Errors
///
/// When a text does harm (its file is named), or there is no nightly compiler.
pub fn run(flags: &flags::Fuzz) -> Result<()> {
    let all = targets()?;
    let chosen: Vec<&String> = match &flags.target {
        None => all.iter().collect(),
        Some(name) => match all.iter().find(|target| *target == name) {
            Some(target) => vec![target],
            None => bail!(
                "unknown target `{name}`, expected one of {}",
                all.join(", ")
            ),
        },
    };
    find_or_install_toolchain()?;
    setup::fuzzer()?;
    let seconds = flags.seconds.unwrap_or(60);
    for target in chosen {
        let usually = format!("{seconds} seconds after compiling");
        shell::step(&format!("making up texts for `{target}`"), Some(&usually));
        one(target, seconds)?;
    }
    Ok(())
}

/// The targets, by the folders of their seeds.
fn targets() -> Result<Vec<String>> {
    let folder = workspace::root().join(SEEDS);
    let entries = fs::read_dir(&folder).with_context(|| format!("reading {}", folder.display()))?;
    let names = entries.flatten().map(|entry| entry.file_name());
    let mut names: Vec<String> = names
        .map(|name| name.to_string_lossy().into_owned())
        .collect();
    names.sort();
    Ok(names)
}

fn find_or_install_toolchain() -> Result<()> {
    let version = || shell::read(shell::command("rustc").args([&format!("+{TOOLCHAIN}"), "-V"]));
    if version().is_some() {
        return Ok(());
    }
    shell::step("rustup toolchain install nightly", Some("half a minute"));
    let mut rustup = shell::command("rustup");
    rustup.args(["toolchain", "install", TOOLCHAIN, "--profile", "minimal"]);
    shell::run(&mut rustup).context("fuzzing needs a nightly compiler, which rustup installs")
}

fn one(target: &str, seconds: u32) -> Result<()> {
    let folder = workspace::target().join("fuzz");
    let found = folder.join("corpus").join(target);
    let harmful = folder.join("harmful").join(target);
    for folder in [&found, &harmful] {
        fs::create_dir_all(folder).with_context(|| format!("creating {}", folder.display()))?;
    }
    let mut cargo = shell::command("cargo");
    cargo
        .env("PATH", setup::search_path())
        .args([&format!("+{TOOLCHAIN}"), "fuzz", "run", "--release"])
        // Nothing here is unsafe, so nothing looks for what only unsafe code does.
        .args(["--sanitizer", "none", "--fuzz-dir", RUNNER, "--target-dir"])
        .arg(folder.join("build"))
        .arg(target)
        .arg(&found)
        .arg(workspace::root().join(SEEDS).join(target))
        .arg("--")
        .arg(format!("-max_total_time={seconds}"))
        .arg(format!("-max_len={LONGEST}"))
        .arg(format!("-timeout={PATIENCE}"))
        .arg("-print_final_stats=1")
        .arg(format!("-artifact_prefix={}/", harmful.display()));
    // This program's own compiler is another.
    for variable in ["CARGO", "RUSTUP_TOOLCHAIN", "RUSTC", "RUSTFLAGS"] {
        cargo.env_remove(variable);
    }
    shell::run(&mut cargo).with_context(|| {
        format!(
            "target `{target}`: the text that does harm is in {}",
            harmful.display()
        )
    })
}
