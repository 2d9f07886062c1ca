//! The browsers that the tests drive, and their drivers.

use std::fmt;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use super::{apt, find};

const CHROMIUM: [&str; 6] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];
const FIREFOX: [&str; 3] = [
    "firefox",
    "firefox-esr",
    "/Applications/Firefox.app/Contents/MacOS/firefox",
];

/// The browsers and drivers to use.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Browsers {
    /// Chromium or Chrome.
    pub chromium: PathBuf,
    /// Its driver.
    pub chromedriver: PathBuf,
    /// Firefox.
    pub firefox: PathBuf,
    /// Its driver.
    pub geckodriver: PathBuf,
}

impl Browsers {
    /// Looks for all four.
    ///
    /// # Errors
    ///
    /// Names the first that is missing, and how to get it.
    pub fn find() -> Result<Self> {
        let missing = |what: &str, hint: &str| format!("{what}: not found; {hint}");
        Ok(Self {
            chromium: first(&CHROMIUM).with_context(|| {
                missing("chromium", "install Chromium or Chrome, on Debian the package chromium")
            })?,
            chromedriver: find("chromedriver").with_context(|| {
                missing(
                    "chromedriver",
                    "install the one of your browser's version, on Debian the package chromium-driver",
                )
            })?,
            firefox: first(&FIREFOX).with_context(|| {
                missing("firefox", "install Firefox, on Debian the package firefox-esr")
            })?,
            geckodriver: find("geckodriver").with_context(|| {
                missing("geckodriver", "install it with `cargo install geckodriver`")
            })?,
        })
    }

    /// Tells the browser tests where they are.
    pub fn apply<'a>(&self, command: &'a mut Command) -> &'a mut Command {
        command
            .env("CONSULBOARD_CHROMIUM", &self.chromium)
            .env("CONSULBOARD_CHROMEDRIVER", &self.chromedriver)
            .env("CONSULBOARD_FIREFOX", &self.firefox)
            .env("CONSULBOARD_GECKODRIVER", &self.geckodriver)
    }
}

impl fmt::Display for Browsers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "chromium: {}", self.chromium.display())?;
        writeln!(f, "chromedriver: {}", self.chromedriver.display())?;
        writeln!(f, "firefox: {}", self.firefox.display())?;
        write!(f, "geckodriver: {}", self.geckodriver.display())
    }
}

/// The Debian packages that hold what is missing; on other systems [`Browsers::find`] says what to do.
pub fn missing_packages() -> Vec<&'static str> {
    if !apt::is_debian() {
        return Vec::new();
    }
    let mut packages = Vec::new();
    if first(&CHROMIUM).is_none() {
        packages.push("chromium");
    }
    if find("chromedriver").is_none() {
        packages.push("chromium-driver");
    }
    if first(&FIREFOX).is_none() {
        packages.push("firefox-esr");
    }
    packages
}

fn first(names: &[&str]) -> Option<PathBuf> {
    names.iter().find_map(|name| {
        let path = Path::new(name);
        if path.is_absolute() {
            path.exists().then(|| path.to_owned())
        } else {
            find(name)
        }
    })
}
