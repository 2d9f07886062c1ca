//! Debian packages.

use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Result, bail};

use crate::shell;

/// Another apt may be at work; its lock is waited for.
const WAIT: &str = "DPkg::Lock::Timeout=600";

/// Whether this system has apt and dpkg.
pub fn is_debian() -> bool {
    Path::new("/etc/debian_version").exists() && shell::find("apt-get", &[]).is_some()
}

/// Whether a package is installed.
pub fn is_installed(package: &str) -> bool {
    let mut query = Command::new("dpkg-query");
    query.args(["--show", "--showformat=${db:Status-Status}", package]);
    query.stderr(Stdio::null());
    shell::read(&mut query).is_some_and(|status| status == "installed")
}

/// Installs packages; no packages are no work.
///
/// # Errors
///
/// When this is not root on a Debian (the message holds the command to type), or apt fails.
pub fn install(packages: &[&str]) -> Result<()> {
    if packages.is_empty() {
        return Ok(());
    }
    let list = packages.join(" ");
    if !is_debian() {
        bail!("missing programs: on Debian these packages hold them: {list}");
    }
    if !is_root() {
        bail!("please install: sudo apt-get install --no-install-recommends {list}");
    }
    shell::step(&format!("apt-get install {list}"), Some("1 to 3 minutes"));
    let install = || {
        let mut apt = apt_get();
        apt.args(["install", "--yes", "--no-install-recommends"])
            .args(packages);
        shell::run(&mut apt)
    };
    // A fresh system has no lists of packages, an old one has lists of packages that are gone.
    let first = install();
    if first.is_err() {
        shell::step("apt-get update", Some("10 s"));
        shell::run(apt_get().arg("update"))?;
        install()?;
    }
    Ok(())
}

fn apt_get() -> Command {
    let mut apt = shell::command("apt-get");
    apt.env("DEBIAN_FRONTEND", "noninteractive")
        .args(["-qq", "-o", WAIT, "-o", "Dpkg::Use-Pty=0"])
        // The log of unpacking would drown the steps that the user should see.
        .stdout(Stdio::null())
        .stdin(Stdio::null());
    apt
}

fn is_root() -> bool {
    shell::read(Command::new("id").arg("-u")).is_some_and(|id| id == "0")
}
