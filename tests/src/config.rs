//! What `cargo xtask` tells the tests.

use std::env;
use std::fmt;
use std::path::PathBuf;

use crate::Kind;

/// Programs and folders, from the environment variables that `cargo xtask test` sets.
#[derive(Debug, Clone)]
pub struct Config {
    /// Chromium and its driver.
    pub chromium: Programs,
    /// Firefox and its driver.
    pub firefox: Programs,
    /// WebKitGTK's MiniBrowser and its driver, where they are looked for.
    pub webkit: Option<Programs>,
    /// The built page.
    pub dist: PathBuf,
    /// The page built with test hooks.
    pub dist_test_hooks: PathBuf,
    /// Where pictures go.
    pub shots: PathBuf,
}

/// A browser and its driver.
#[derive(Debug, Clone)]
pub struct Programs {
    /// The browser.
    pub browser: PathBuf,
    /// The driver.
    pub driver: PathBuf,
}

/// An environment variable that is not set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Missing(&'static str);

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} is not set: run the browser tests by `cargo xtask test --only browser`, \
             which finds the browsers and builds the page",
            self.0
        )
    }
}

impl std::error::Error for Missing {}

impl Config {
    /// Reads the environment.
    ///
    /// # Errors
    ///
    /// Names the first variable that is not set.
    pub fn from_env() -> Result<Self, Missing> {
        let dist = path("CONSULBOARD_DIST")?;
        Ok(Self {
            chromium: Programs {
                browser: path("CONSULBOARD_CHROMIUM")?,
                driver: path("CONSULBOARD_CHROMEDRIVER")?,
            },
            firefox: Programs {
                browser: path("CONSULBOARD_FIREFOX")?,
                driver: path("CONSULBOARD_GECKODRIVER")?,
            },
            webkit: path("CONSULBOARD_WEBKIT")
                .and_then(|browser| {
                    let driver = path("CONSULBOARD_WEBKITDRIVER")?;
                    Ok(Programs { browser, driver })
                })
                .ok(),
            dist_test_hooks: path("CONSULBOARD_DIST_TEST_HOOKS").unwrap_or_else(|_| dist.clone()),
            dist,
            shots: path("CONSULBOARD_SHOTS")?,
        })
    }

    /// The programs for one kind of browser.
    ///
    /// # Errors
    ///
    /// When nobody has said where they are.
    pub fn programs(&self, kind: Kind) -> Result<&Programs, Missing> {
        match kind {
            Kind::Chromium => Ok(&self.chromium),
            Kind::Firefox => Ok(&self.firefox),
            Kind::WebKit => self.webkit.as_ref().ok_or(Missing("CONSULBOARD_WEBKIT")),
        }
    }
}

fn path(name: &'static str) -> Result<PathBuf, Missing> {
    env::var_os(name).map(PathBuf::from).ok_or(Missing(name))
}
