//! The page under test, as a user has it in front of them.

use std::fs;
use std::mem;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use consulboard_site::Site;
use serde_json::{Value, json};

use crate::{Browser, Config, Kind, Point, View};

/// How long a condition may take to become true; CI machines are slow and shared.
const PATIENCE: Duration = Duration::from_secs(20);
/// How often a condition is looked at.
const POLL: Duration = Duration::from_millis(15);

/// Which build is served.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Build {
    /// What users get.
    Product,
    /// With the feature `test-hooks`.
    TestHooks,
}

/// A page in a browser, on a server of its own.
pub struct Page<'a> {
    pub(crate) browser: &'a mut Browser,
    config: &'a Config,
    name: String,
    site: Option<Site>,
    /// Where the page is, without a path.
    origin: String,
    /// The server of somebody else's page.
    host: Option<Site>,
    mount: String,
    expected: Vec<String>,
    errors: Vec<String>,
}

impl Drop for Page<'_> {
    fn drop(&mut self) {
        leave_running(self.site.take());
    }
}

/// Lets a server go on until the process ends. What a browser still fetches of it in the background (the
/// files that www/sw.js keeps) would otherwise fail, on the console of the next test.
fn leave_running(site: Option<Site>) {
    mem::forget(site);
}

impl<'a> Page<'a> {
    /// A page for the test `name`: the product at the root of a new server, seen as [`View::DESKTOP`].
    #[must_use]
    pub fn new(browser: &'a mut Browser, config: &'a Config, name: &str) -> Self {
        let mut page = Self {
            browser,
            config,
            name: name.to_owned(),
            site: None,
            origin: String::new(),
            host: None,
            mount: "/".to_owned(),
            expected: Vec::new(),
            errors: Vec::new(),
        };
        page.view(View::DESKTOP);
        page.serve(Build::Product, "/");
        page
    }

    /// Which browser it is in.
    #[must_use]
    pub fn kind(&self) -> Kind {
        self.browser.kind()
    }

    /// Serves a build at a path (`/`, `/play/`) of a new origin, so with an empty localStorage.
    #[track_caller]
    pub fn serve(&mut self, build: Build, mount: &str) {
        let dist = match build {
            Build::Product => &self.config.dist,
            Build::TestHooks => &self.config.dist_test_hooks,
        };
        self.serve_folder(&dist.clone(), mount);
    }

    /// Serves any folder, for pages with something broken.
    #[track_caller]
    pub fn serve_folder(&mut self, folder: &Path, mount: &str) {
        let site = done(Site::start(folder, mount, 0).map_err(|e| format!("server: {e}")));
        self.origin = format!("http://{}", site.address());
        leave_running(self.site.replace(site));
        self.mount = mount.to_owned();
    }

    /// Takes the page from a server that somebody else has started, at a path of its `origin`. What it has
    /// been asked for is not known, and its localStorage is that of earlier tests.
    pub fn serve_elsewhere(&mut self, origin: &str, mount: &str) {
        leave_running(self.site.take());
        self.origin = origin.to_owned();
        self.mount = mount.to_owned();
    }

    /// The server is gone, and its address answers nothing any more.
    pub fn stop_serving(&mut self) {
        if let Some(site) = self.site.take() {
            site.stop();
        }
    }

    /// The folder of the built page.
    #[must_use]
    pub fn dist(&self) -> &Path {
        &self.config.dist
    }

    /// The address of the page with something after it: `""`, `"#v=1"`, `"rules.html"`.
    #[must_use]
    pub fn address(&self, rest: &str) -> String {
        format!("{}{}{rest}", self.origin, self.mount)
    }

    /// Opens a page of somebody else, on an origin of its own and with a policy that allows frames and
    /// scripts of this site and nothing inline. It has a title, and this in its body.
    #[track_caller]
    pub fn open_host(&mut self, body: &str) {
        let ours = &self.origin;
        let text = format!(
            "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>An article</title>
            <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">
            <link rel=\"icon\" href=\"data:,\">
            <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src {ours};
                frame-src {ours}; img-src data:\"></head><body>{body}</body></html>"
        );
        let name = format!("consulboard-host-{}-{}", self.kind(), std::process::id());
        let folder = std::env::temp_dir().join(name);
        done(fs::create_dir_all(&folder).map_err(|e| format!("host: {e}")));
        done(fs::write(folder.join("index.html"), text).map_err(|e| format!("host: {e}")));
        let site = done(Site::start(&folder, "/", 0).map_err(|e| format!("host: {e}")));
        done(self.browser.go(&format!("http://{}/", site.address())));
        self.host = Some(site);
    }

    /// Looks into the frame of the element that fits, or into the element that is one.
    #[track_caller]
    pub fn enter(&mut self, selector: &str) {
        let frame = self.js_with(
            "const e = document.querySelector(arguments[0]);
            const frame = e?.shadowRoot?.querySelector('iframe') ?? e;
            frame?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
            return frame",
            vec![json!(selector)],
        );
        done(self.browser.enter(frame));
    }

    /// Looks at the page around all frames again.
    #[track_caller]
    pub fn leave(&mut self) {
        done(self.browser.enter(Value::Null));
    }

    /// What the server of the page has been asked for, with this in it.
    #[must_use]
    pub fn asked(&self, part: &str) -> usize {
        let asked = self.site.as_ref().map(Site::asked).unwrap_or_default();
        asked.iter().filter(|target| target.contains(part)).count()
    }

    /// Looks at the page in another way, from now on.
    #[track_caller]
    pub fn view(&mut self, view: View) {
        done(self.browser.view(view));
    }

    /// Opens the page at [`Page::address`] and waits until the program says that it is ready.
    #[track_caller]
    pub fn open(&mut self, rest: &str) {
        let address = self.address(rest);
        // An address that differs in its fragment only would not load the page again.
        done(self.browser.go("about:blank"));
        done(self.browser.go(&address));
        self.wait_until_ready();
    }

    /// Opens an address without waiting for the program, for pages where it must not start.
    #[track_caller]
    pub fn open_without_waiting(&mut self, rest: &str) {
        let address = self.address(rest);
        done(self.browser.go("about:blank"));
        done(self.browser.go(&address));
    }

    /// Loads the page again and waits until the program is ready.
    #[track_caller]
    pub fn reload(&mut self) {
        done(self.browser.reload());
        self.wait_until_ready();
    }

    /// Waits until the program has painted for the first time.
    #[track_caller]
    pub fn wait_until_ready(&mut self) {
        self.wait_for("return document.documentElement?.dataset.ready === 'true'");
    }

    /// Waits until two frames have been painted, so that what was changed is on the screen, and until
    /// CSS transitions and animations that end have ended.
    #[track_caller]
    pub fn settle(&mut self) {
        self.js("window.__frames = 0; requestAnimationFrame(() => requestAnimationFrame(() => { window.__frames = 2 }))");
        self.wait_for("return window.__frames === 2");
        self.wait_for(
            "return document.getAnimations().every(a => a.playState !== 'running'
                || a.effect?.getComputedTiming().endTime === Infinity)",
        );
    }

    /// Runs the body of a function in the page and takes what it returns.
    #[track_caller]
    pub fn js(&mut self, script: &str) -> Value {
        done(self.browser.js(script, Vec::new()))
    }

    /// The same, with `arguments[0]` and so on in the script.
    #[track_caller]
    pub fn js_with(&mut self, script: &str, arguments: Vec<Value>) -> Value {
        done(self.browser.js(script, arguments))
    }

    /// Waits until the body of a function returns something true, and takes that.
    #[track_caller]
    pub fn wait_for(&mut self, script: &str) -> Value {
        let end = Instant::now() + PATIENCE;
        loop {
            let value = self.js(script);
            let is_true = match &value {
                Value::Null | Value::Bool(false) => false,
                Value::Number(n) => n.as_f64() != Some(0.0),
                Value::String(text) => !text.is_empty(),
                Value::Bool(true) | Value::Array(_) | Value::Object(_) => true,
            };
            if is_true {
                return value;
            }
            assert!(
                Instant::now() < end,
                "not true within {PATIENCE:?}: {script}\nlast value: {value}\n{}",
                self.describe()
            );
            thread::sleep(POLL);
        }
    }

    /// Waits until the element holds exactly this text.
    #[track_caller]
    pub fn wait_for_text(&mut self, selector: &str, text: &str) {
        let script = format!(
            "const e = document.querySelector({}); return !!e && e.textContent.trim() === {}",
            json!(selector),
            json!(text)
        );
        self.wait_for(&script);
    }

    /// The trimmed text of the first element that fits.
    #[track_caller]
    pub fn text(&mut self, selector: &str) -> String {
        let found = self.js_with(
            "const e = document.querySelector(arguments[0]); return e && e.textContent.trim()",
            vec![json!(selector)],
        );
        match found.as_str() {
            Some(text) => text.to_owned(),
            None => panic!("no element `{selector}`\n{}", self.describe()),
        }
    }

    /// How many elements fit.
    #[track_caller]
    pub fn count(&mut self, selector: &str) -> usize {
        let count = self.js_with(
            "return document.querySelectorAll(arguments[0]).length",
            vec![json!(selector)],
        );
        count.as_u64().and_then(|n| n.try_into().ok()).unwrap_or(0)
    }

    /// The middle of the first element that fits, after scrolling it into view.
    #[track_caller]
    pub fn middle(&mut self, selector: &str) -> Point {
        let script = "const e = document.querySelector(arguments[0]);
            if (!e) return null;
            e.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
            const r = e.getBoundingClientRect();
            return [r.left + r.width / 2, r.top + r.height / 2, r.width * r.height]";
        let found = self.js_with(script, vec![json!(selector)]);
        let number = |i: usize| found[i].as_f64();
        match (number(0), number(1), number(2)) {
            (Some(x), Some(y), Some(area)) if area > 0.0 => Point { x, y },
            (Some(_), ..) => panic!("element `{selector}` has no size\n{}", self.describe()),
            _ => panic!("no element `{selector}`\n{}", self.describe()),
        }
    }

    /// Saves a picture as `target/shots/NAME-BROWSER.png` and says where it is.
    #[track_caller]
    pub fn picture(&mut self, name: &str) -> PathBuf {
        let png = done(self.browser.screenshot());
        let path = self
            .config
            .shots
            .join(format!("{name}-{}.png", self.kind()));
        done(fs::create_dir_all(&self.config.shots).map_err(|e| format!("pictures: {e}")));
        done(fs::write(&path, png).map_err(|e| format!("{}: {e}", path.display())));
        path
    }

    /// What is printed on paper of a size in centimetres, kept as `target/shots/NAME-BROWSER.pdf` too.
    #[track_caller]
    pub fn print(&mut self, name: &str, (width, height): (f64, f64)) -> Vec<u8> {
        let pdf = done(self.browser.print(width, height));
        let file = format!("{name}-{}.pdf", self.kind());
        let path = self.config.shots.join(file);
        done(fs::create_dir_all(&self.config.shots).map_err(|e| format!("prints: {e}")));
        done(fs::write(&path, &pdf).map_err(|e| format!("{}: {e}", path.display())));
        pdf
    }

    /// Says that an error which contains `text` has to appear on the console before the test ends.
    pub fn expect_error(&mut self, text: &str) {
        self.expected.push(text.to_owned());
    }

    /// Direct access, for what has no method here.
    pub fn browser(&mut self) -> &mut Browser {
        self.browser
    }

    /// What the page looks like in words, for messages.
    fn describe(&mut self) -> String {
        let script = "return [location.href, JSON.stringify(document.documentElement.dataset),
            (document.body?.innerText ?? '').slice(0, 600)].join('\\n')";
        let text = self.browser.js(script, Vec::new());
        match text {
            Ok(text) => format!("page: {}", text.as_str().unwrap_or("")),
            Err(error) => format!("page: {error}"),
        }
    }

    /// Compares the console with what was expected.
    pub(crate) fn check_console(&mut self) -> Result<(), String> {
        self.errors.extend(self.browser.console_errors()?);
        for text in &self.expected {
            if !self.errors.iter().any(|error| error.contains(text)) {
                return Err(format!(
                    "no error on the console contains `{text}`: {:#?}",
                    self.errors
                ));
            }
        }
        let is_expected = |error: &&String| self.expected.iter().any(|text| error.contains(text));
        match self.errors.iter().find(|error| !is_expected(error)) {
            Some(_) => Err(format!(
                "errors on the console of {}: {:#?}",
                self.name, self.errors
            )),
            None => Ok(()),
        }
    }
}

/// A browser that refuses ends the test.
#[track_caller]
pub(crate) fn done<T>(result: Result<T, String>) -> T {
    match result {
        Ok(value) => value,
        Err(error) => panic!("{error}"),
    }
}
