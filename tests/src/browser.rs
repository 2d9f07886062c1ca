//! One session in one browser.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use fantoccini::error::CmdError;
use fantoccini::wd::{Capabilities, WebDriverCompatibleCommand};
use fantoccini::{Client, ClientBuilder};
use http::Method;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tokio::runtime::Runtime;
use tokio::time::timeout;
use url::Url;

use crate::config::Programs;
use crate::console::{FIREFOX_COLLECT, FIREFOX_ERRORS, chromium_errors};
use crate::driver::Driver;
use crate::memory;
use crate::view::{FIREFOX_VIEW, View};

/// No single command takes this long unless the browser hangs.
const COMMAND: Duration = Duration::from_secs(60);

/// WebKit takes a picture with the next one that it paints, and paints none of a page in which nothing
/// moves. A pixel that changes keeps it at work until the picture is taken.
const KEEP_PAINTING: &str = "
    const pixel = document.createElement('div');
    pixel.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 1px; height: 1px; z-index: 9';
    document.documentElement.append(pixel);
    let at = 0;
    const timer = setInterval(() => { pixel.style.background = (at += 1) % 2 ? '#fefefe' : '#ffffff'; }, 50);
    window.paintsOn = () => { clearInterval(timer); pixel.remove(); };
";

/// The browsers that the page is tested in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Chromium or Chrome.
    Chromium,
    /// Firefox.
    Firefox,
    /// WebKitGTK's MiniBrowser: the engine of Safari. Its console cannot be read, and nothing but its size
    /// can be pretended.
    WebKit,
}

impl Kind {
    /// Those that every test runs in.
    pub const ALL: [Self; 2] = [Self::Chromium, Self::Firefox];

    /// Those with a name.
    const KNOWN: [Self; 3] = [Self::Chromium, Self::Firefox, Self::WebKit];
}

/// Whether pages may run scripts, which is decided when the browser starts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scripts {
    /// As everybody has it.
    On,
    /// Switched off in the browser's settings. Tests still may: [`Browser::js`] works.
    Off,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Chromium => "chromium",
            Self::Firefox => "firefox",
            Self::WebKit => "webkit",
        })
    }
}

impl FromStr for Kind {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::KNOWN
            .into_iter()
            .find(|kind| kind.to_string() == text)
            .ok_or_else(|| {
                format!("unknown browser `{text}`, expected chromium, firefox or webkit")
            })
    }
}

/// A browser with an open window, driven without `async`: its methods wait for the answer.
pub struct Browser {
    kind: Kind,
    scripts: Scripts,
    // The session ends before its runtime and its driver do: fields are dropped in this order.
    client: Option<Client>,
    runtime: Runtime,
    driver: Driver,
}

impl Browser {
    /// Starts the driver and opens a window.
    ///
    /// # Errors
    ///
    /// What the driver or the browser has to say against it.
    pub fn start(kind: Kind, scripts: Scripts, programs: &Programs) -> Result<Self, String> {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .map_err(|error| format!("async runtime: {error}"))?;
        let driver = Driver::start(kind, programs)?;
        let mut builder = ClientBuilder::new(HttpConnector::new());
        builder.capabilities(capabilities(kind, scripts, programs));
        let client = runtime
            .block_on(builder.connect(&driver.address()))
            .map_err(|error| format!("{kind}: no session: {error}\n{}", driver.output()))?;
        let mut browser = Self {
            kind,
            scripts,
            client: Some(client),
            runtime,
            driver,
        };
        match kind {
            Kind::Chromium | Kind::WebKit => {}
            Kind::Firefox => drop(browser.privileged(FIREFOX_COLLECT, Vec::new())?),
        }
        Ok(browser)
    }

    /// Which browser it is.
    #[must_use]
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// Whether pages may run scripts in it.
    #[must_use]
    pub fn scripts(&self) -> Scripts {
        self.scripts
    }

    /// Makes the window look like `view`.
    ///
    /// # Errors
    ///
    /// When the browser refuses.
    pub fn view(&mut self, view: View) -> Result<(), String> {
        match self.kind {
            Kind::Chromium => {
                for (method, parameters) in view.devtools() {
                    self.devtools(method, parameters)?;
                }
                Ok(())
            }
            Kind::Firefox => self
                .privileged(FIREFOX_VIEW, view.firefox_arguments())
                .map(drop),
            Kind::WebKit => self.post("window/rect", view.window()).map(drop),
        }
    }

    /// Goes to an address and waits until the page has loaded.
    ///
    /// # Errors
    ///
    /// When the browser cannot.
    pub fn go(&mut self, address: &str) -> Result<(), String> {
        let what = format!("going to {address}");
        self.ask(&what, |client| async move { client.goto(address).await })
    }

    /// Loads the page again.
    ///
    /// # Errors
    ///
    /// When the browser cannot.
    pub fn reload(&mut self) -> Result<(), String> {
        self.ask("reloading", |client| async move { client.refresh().await })
    }

    /// Runs the body of a function in the page and takes what it returns.
    ///
    /// # Errors
    ///
    /// When the script throws.
    pub fn js(&mut self, script: &str, arguments: Vec<Value>) -> Result<Value, String> {
        let what = format!("script `{script}`");
        self.ask(&what, |client| async move {
            client.execute(script, arguments).await
        })
    }

    /// Looks into a frame from now on; `null` is the page around all of them, an element that a script
    /// has returned is a frame of what is looked into now.
    ///
    /// # Errors
    ///
    /// When it is no frame.
    pub fn enter(&mut self, frame: Value) -> Result<(), String> {
        self.post("frame", json!({ "id": frame })).map(drop)
    }

    /// Opens another tab, without going there, and says what it is called.
    ///
    /// # Errors
    ///
    /// When the browser refuses.
    pub fn open_tab(&mut self) -> Result<String, String> {
        let tab = self.post("window/new", json!({ "type": "tab" }))?;
        let name = tab["handle"].as_str();
        name.map(str::to_owned)
            .ok_or_else(|| format!("{}: a new tab without a name: {tab}", self.kind))
    }

    /// The tab that is looked at.
    ///
    /// # Errors
    ///
    /// When it is closed.
    pub fn tab(&mut self) -> Result<String, String> {
        let tab = self.ask(
            "naming the tab",
            |client| async move { client.window().await },
        )?;
        Ok(tab.into())
    }

    /// Looks at another tab from now on.
    ///
    /// # Errors
    ///
    /// When there is none of this name.
    pub fn go_to_tab(&mut self, name: &str) -> Result<(), String> {
        self.post("window", json!({ "handle": name })).map(drop)
    }

    /// Closes the tab that is looked at; another one has to be looked at then.
    ///
    /// # Errors
    ///
    /// When the browser refuses.
    pub fn close_tab(&mut self) -> Result<(), String> {
        self.ask("closing a tab", |client| async move {
            client.close_window().await
        })
    }

    /// The memory of the browser and all its processes, in bytes: what each has for itself and its part of
    /// what they share. Only where the system tells, which is Linux.
    #[must_use]
    pub fn memory(&self) -> Option<u64> {
        memory::of_tree(self.driver.id())
    }

    /// A picture of the viewport, as PNG.
    ///
    /// # Errors
    ///
    /// When the browser cannot.
    pub fn screenshot(&mut self) -> Result<Vec<u8>, String> {
        match self.kind {
            Kind::Chromium | Kind::Firefox => self.take_picture(),
            Kind::WebKit => {
                self.js(KEEP_PAINTING, Vec::new())?;
                let picture = self.take_picture();
                self.js("window.paintsOn?.()", Vec::new())?;
                picture
            }
        }
    }

    fn take_picture(&mut self) -> Result<Vec<u8>, String> {
        self.ask("taking a picture", |client| async move {
            client.screenshot().await
        })
    }

    /// What is printed on paper of a size in centimetres, as PDF.
    ///
    /// # Errors
    ///
    /// When the browser cannot print.
    pub fn print(&mut self, width: f64, height: f64) -> Result<Vec<u8>, String> {
        let page = json!({ "width": width, "height": height });
        // The style sheet of the page says how wide the margins are.
        let margin = json!({ "top": 0, "bottom": 0, "left": 0, "right": 0 });
        let wanted = json!({ "page": page, "margin": margin, "shrinkToFit": false });
        let answer = self.post("print", wanted)?;
        let text = answer.as_str().ok_or("print: no text in the answer")?;
        let decoded = data_encoding::BASE64.decode(text.as_bytes());
        decoded.map_err(|error| format!("print: {error}"))
    }

    /// Sends input: the `actions` of WebDriver's "Perform Actions".
    ///
    /// # Errors
    ///
    /// When the browser refuses.
    pub fn actions(&mut self, actions: Value) -> Result<(), String> {
        self.post("actions", json!({ "actions": actions }))
            .map(drop)
    }

    /// A command of Chromium's DevTools protocol.
    ///
    /// # Errors
    ///
    /// When this is not Chromium, or it refuses.
    pub fn devtools(&mut self, method: &str, parameters: Value) -> Result<Value, String> {
        self.post(
            "goog/cdp/execute",
            json!({ "cmd": method, "params": parameters }),
        )
    }

    /// Runs a script in Firefox's own, privileged context.
    ///
    /// # Errors
    ///
    /// When this is not Firefox, or the script throws.
    pub fn privileged(&mut self, script: &str, arguments: Vec<Value>) -> Result<Value, String> {
        self.post("moz/context", json!({ "context": "chrome" }))?;
        let result = self.js(script, arguments);
        self.post("moz/context", json!({ "context": "content" }))?;
        result
    }

    /// The errors on the console since the last call: uncaught ones, `console.error`, violations of the
    /// content security policy, resources that did not load.
    ///
    /// # Errors
    ///
    /// When the browser does not tell.
    pub fn console_errors(&mut self) -> Result<Vec<String>, String> {
        match self.kind {
            Kind::Chromium => {
                let entries = self.post("se/log", json!({ "type": "browser" }))?;
                Ok(chromium_errors(&entries))
            }
            Kind::WebKit => Ok(Vec::new()),
            Kind::Firefox => {
                // The answer comes the same way as the messages, so they are there before it.
                self.js("", Vec::new())?;
                let errors = self.privileged(FIREFOX_ERRORS, Vec::new())?;
                let errors = errors.as_array().into_iter().flatten();
                Ok(errors
                    .filter_map(|error| error.as_str().map(str::to_owned))
                    .collect())
            }
        }
    }

    /// A command of the session that fantoccini has no method for.
    fn post(&mut self, path: &str, body: Value) -> Result<Value, String> {
        let command = Post {
            path: path.to_owned(),
            body,
        };
        self.ask(
            path,
            |client| async move { client.issue_cmd(command).await },
        )
    }

    fn ask<'a, T, F>(
        &'a mut self,
        what: &str,
        question: impl FnOnce(&'a Client) -> F,
    ) -> Result<T, String>
    where
        F: Future<Output = Result<T, CmdError>> + 'a,
    {
        let client = self.client.as_ref().ok_or("the session has ended")?;
        let answer = async { timeout(COMMAND, question(client)).await };
        match self.runtime.block_on(answer) {
            Ok(Ok(value)) => Ok(value),
            Ok(Err(error)) => Err(format!("{}: {what}: {error}", self.kind)),
            Err(_) => Err(format!("{}: {what}: no answer in {COMMAND:?}", self.kind)),
        }
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        if let Some(client) = self.client.take() {
            // Ends the browser; when that fails the driver takes it along.
            let _ = self
                .runtime
                .block_on(async { timeout(COMMAND, client.close()).await });
        }
    }
}

fn capabilities(kind: Kind, scripts: Scripts, programs: &Programs) -> Capabilities {
    let capabilities = match kind {
        Kind::Chromium => json!({
            "goog:loggingPrefs": { "browser": "ALL" },
            "goog:chromeOptions": {
                "binary": programs.browser,
                // What an administrator would set: 1 allows, 2 forbids.
                "prefs": {
                    "profile.managed_default_content_settings.javascript":
                        if scripts == Scripts::On { 1 } else { 2 },
                },
                "args": [
                    "--headless=new",
                    // As root, which containers like to be, there is no sandbox.
                    "--no-sandbox",
                    "--disable-gpu",
                    "--disable-dev-shm-usage",
                    // Windows that nobody sees are slowed down or put to sleep otherwise.
                    "--in-process-gpu",
                    "--disable-renderer-backgrounding",
                    "--disable-backgrounding-occluded-windows",
                    "--disable-background-timer-throttling",
                    "--disable-quic",
                    "--disable-background-networking",
                    "--disable-component-update",
                    "--disable-sync",
                    "--no-first-run",
                    "--hide-scrollbars",
                    "--force-color-profile=srgb",
                    "--window-size=1280,800",
                ],
            },
        }),
        Kind::Firefox => json!({
            "moz:firefoxOptions": {
                "binary": programs.browser,
                "args": ["-headless"],
                // Room for the largest view.
                "env": { "MOZ_HEADLESS_WIDTH": "2600", "MOZ_HEADLESS_HEIGHT": "1800" },
                "prefs": {
                    "javascript.enabled": scripts == Scripts::On,
                    "datareporting.policy.dataSubmissionEnabled": false,
                    "network.captive-portal-service.enabled": false,
                    "network.connectivity-service.enabled": false,
                    // Firefox stops a script in the middle when its page is left, whatever it was doing. What
                    // still runs on that page then finds things half done and panics, unseen by anyone but
                    // these tests. Without the monitor that stops them, scripts come to their end.
                    "dom.ipc.processHangMonitor": false,
                },
            },
        }),
        Kind::WebKit => json!({
            "webkitgtk:browserOptions": {
                "binary": programs.browser,
                "args": ["--automation"],
            },
        }),
    };
    match capabilities {
        Value::Object(map) => map,
        _ => unreachable!("an object is written above"),
    }
}

/// A POST to a path of the session.
#[derive(Debug)]
struct Post {
    path: String,
    body: Value,
}

impl WebDriverCompatibleCommand for Post {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, url::ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or(""), self.path))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.body.to_string()))
    }
}
