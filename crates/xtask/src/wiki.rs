//! The part `wiki` of the tests: the kit in a real MediaWiki, in real browsers.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};
use consulboard_site::Site;

use crate::build::Page;
use crate::daemon::{self, Daemon};
use crate::setup::{Tools, apt, axe};
use crate::test::Outcome;
use crate::{flags, shell, test, workspace};

const PACKAGES: [&str; 6] = [
    "mediawiki",
    "php-cli",
    "php-sqlite3",
    "php-mbstring",
    "php-xml",
    "php-intl",
];

/// What an administrator follows.
const GUIDE: &str = "docs/wiki.md";

/// The host in it.
const EXAMPLE: &str = "https://board.example";

/// A picture for the wiki, and a page with boards that have something else to show.
const PICTURE: &str = "docs/pictures/wiki.png";
const FALLBACKS: &str = "tests/tests/wiki/fallbacks.wiki";

/// Where Debian puts MediaWiki.
const MEDIAWIKI: &str = "/usr/share/mediawiki";

/// Installs MediaWiki into a throwaway folder, the kit into it as the guide says, and runs the tests.
///
/// # Errors
///
/// When a step or a test fails, and where `CI` is set when there is no MediaWiki.
pub fn run(tools: &Tools, flags: &flags::Test) -> Result<Outcome> {
    let script = match install_packages().and_then(|()| axe::find_or_install()) {
        Ok(script) => script,
        Err(error) => return test::skip("the wiki kit", error),
    };
    if !flags.no_build {
        Page::Product.build(tools, &Page::Product.folder())?;
    }
    let host = Site::start(Page::Product.folder(), "/play/", 0).context("serving the page")?;
    let host_origin = format!("http://{}", host.address());
    let wiki = Wiki::install(&host_origin)?;
    shell::step("putting the kit into the wiki", Some("20 s"));
    let mut kit = shell::command("sh");
    kit.arg("www/wiki/install.sh")
        .arg(Path::new(MEDIAWIKI).join("maintenance"))
        .args([&format!("{host_origin}/play/"), "en de"])
        .env("MW_CONFIG_FILE", wiki.settings())
        .stdout(Stdio::null());
    shell::run(&mut kit)?;
    wiki.add_test_pages()?;
    shell::step("tests of the wiki in Chromium and Firefox", None);
    let _server = wiki.serve()?;
    let mut cargo = shell::cargo();
    cargo
        .args(["test", "--package", "consulboard-browser-tests"])
        .args(["--test", "wiki", "--"])
        .args(&flags.filter);
    test::apply(&mut cargo, tools, flags)?;
    cargo
        .env("CONSULBOARD_WIKI", wiki.origin())
        .env("CONSULBOARD_WIKI_HOST", &host_origin)
        .env("CONSULBOARD_AXE", script);
    shell::run_quoting(&mut cargo)?;
    Ok(Outcome::Passed)
}

fn install_packages() -> Result<()> {
    if apt::is_debian() {
        let missing = PACKAGES.into_iter().filter(|name| !apt::is_installed(name));
        apt::install(&missing.collect::<Vec<_>>())?;
    }
    if shell::find("php", &[]).is_none() || !Path::new(MEDIAWIKI).exists() {
        bail!("found no PHP with {MEDIAWIKI}, expected Debian's packages mediawiki and php-cli");
    }
    Ok(())
}

/// What the guide tells an administrator to put into LocalSettings.php, with `host` as the place of the boards.
fn guide_settings(host: &str) -> Result<String> {
    let guide = fs::read_to_string(workspace::root().join(GUIDE))
        .with_context(|| format!("reading {GUIDE}"))?;
    let mut settings = String::new();
    let mut is_php = false;
    for line in guide.lines() {
        match line.trim() {
            "```php" => is_php = true,
            "```" => is_php = false,
            text if is_php => settings.push_str(&format!("{}\n", text.replace(EXAMPLE, host))),
            _ => {}
        }
    }
    if !settings.contains(host) {
        bail!(
            "{GUIDE}: found no settings with `{EXAMPLE}`, expected those of a content security policy"
        );
    }
    Ok(settings)
}

/// A path as PHP writes it.
fn php_string(path: &Path) -> String {
    let text = path
        .to_string_lossy()
        .replace('\\', r"\\")
        .replace('\'', r"\'");
    format!("'{text}'")
}

/// A wiki that is made anew for each run.
struct Wiki {
    folder: PathBuf,
    port: u16,
}

impl Wiki {
    fn install(host: &str) -> Result<Self> {
        shell::step("a new MediaWiki with SQLite", None);
        let folder = workspace::target().join("wiki");
        if folder.exists() {
            fs::remove_dir_all(&folder).with_context(|| folder.display().to_string())?;
        }
        fs::create_dir_all(folder.join("data"))?;
        let port = daemon::free_port()?;
        let wiki = Self { folder, port };
        let mut php = shell::command("php");
        php.arg(Path::new(MEDIAWIKI).join("maintenance/install.php"))
            .args(["--dbtype", "sqlite", "--dbname", "wiki", "--scriptpath", ""])
            .arg("--dbpath")
            .arg(wiki.folder.join("data"))
            .arg("--confpath")
            .arg(&wiki.folder)
            .args(["--server", &wiki.origin()])
            .args(["--pass", "only-for-this-throwaway-wiki", "Wiki", "Admin"])
            .stdout(Stdio::null());
        shell::run(&mut php)?;
        let mut settings = fs::read_to_string(wiki.settings())?;
        settings.push_str(&guide_settings(host)?);
        // A page that a test leaves asks nothing; the picture that every browser asks for is there; files lie
        // in the wiki's own folder, and browsers make them smaller.
        settings.push_str(&format!(
            "\n$wgDefaultUserOptions['useeditwarning'] = 0;\n\
             $wgFavicon = '/resources/assets/mediawiki.png';\n\
             $wgUploadDirectory = {};\n\
             $wgUploadPath = '/img_auth.php';\n\
             $wgUseImageResize = false;\n\
             $wgRateLimits = [];\n",
            php_string(&wiki.folder.join("images"))
        ));
        fs::write(wiki.settings(), settings)?;
        Ok(wiki)
    }

    /// What tests look at without being able to write it.
    fn add_test_pages(&self) -> Result<()> {
        let pictures = self.folder.join("pictures");
        fs::create_dir_all(&pictures)?;
        fs::copy(workspace::root().join(PICTURE), pictures.join("Board.png"))
            .with_context(|| PICTURE)?;
        shell::run(self.maintenance("importImages.php").arg(pictures))?;
        let text = fs::File::open(workspace::root().join(FALLBACKS)).context(FALLBACKS)?;
        let mut edit = self.maintenance("edit.php");
        shell::run(edit.args(["Fallbacks"]).stdin(text))
    }

    /// One of MediaWiki's own programs.
    fn maintenance(&self, name: &str) -> Command {
        let mut php = shell::command("php");
        php.arg(Path::new(MEDIAWIKI).join("maintenance").join(name))
            .env("MW_CONFIG_FILE", self.settings())
            .stdout(Stdio::null());
        php
    }

    fn settings(&self) -> PathBuf {
        self.folder.join("LocalSettings.php")
    }

    fn origin(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    fn serve(&self) -> Result<Daemon> {
        let log = fs::File::create(self.folder.join("php.log"))?;
        let mut php = shell::command("php");
        php.args(["-S", &format!("127.0.0.1:{}", self.port), "-t", MEDIAWIKI])
            .env("MW_CONFIG_FILE", self.settings())
            .stdout(Stdio::null())
            .stderr(log);
        Daemon::start(&mut php, self.port)
    }
}
