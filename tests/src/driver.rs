//! chromedriver, geckodriver and WebKitWebDriver as child processes.

use std::io::{BufRead, BufReader, Read};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::Kind;
use crate::config::Programs;

/// How long a driver may take to say its port.
const START: Duration = Duration::from_secs(30);
/// How often a silent one is asked.
const POLL: Duration = Duration::from_millis(20);

/// A running driver on a free port; it is ended when dropped.
pub struct Driver {
    child: Child,
    output: Output,
    port: u16,
}

impl Driver {
    /// The id of its process.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Starts the driver and waits until it listens.
    ///
    /// # Errors
    ///
    /// When it cannot be started, or ends or stays silent; with what it has said.
    pub fn start(kind: Kind, programs: &Programs) -> Result<Self, String> {
        let name = programs.driver.display();
        let given = free_port()?;
        let mut command = Command::new(&programs.driver);
        match kind {
            Kind::Chromium => command.arg("--port=0"),
            // The privileged context sets what WebDriver has no command for: see view.rs.
            Kind::Firefox => command
                .args([
                    "--port",
                    "0",
                    "--websocket-port",
                    "0",
                    "--allow-system-access",
                ])
                .arg("--binary")
                .arg(&programs.browser),
            // It says nothing, so it is told where to listen.
            Kind::WebKit => command.arg(format!("--port={given}")),
        };
        let mut child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{name}: {error}"))?;
        let output = Output::default();
        if let Some(stdout) = child.stdout.take() {
            output.collect(stdout);
        }
        if let Some(stderr) = child.stderr.take() {
            output.collect(stderr);
        }
        let port = match kind {
            Kind::Chromium | Kind::Firefox => {
                output.wait(START, |lines| lines.iter().find_map(|line| listening(line)))
            }
            Kind::WebKit => answers(given, START).then_some(given),
        };
        match port {
            Some(port) => Ok(Self {
                child,
                output,
                port,
            }),
            None => {
                let _ = child.kill();
                let _ = child.wait();
                Err(format!(
                    "{name}: did not say its port; it said:\n{}",
                    output.text()
                ))
            }
        }
    }

    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// What driver and browser have printed.
    #[must_use]
    pub fn output(&self) -> String {
        self.output.text()
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // Both only fail when it has ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A port of this machine that nobody listens at.
fn free_port() -> Result<u16, String> {
    let listener = TcpListener::bind(("127.0.0.1", 0));
    let address = listener.and_then(|listener| listener.local_addr());
    let address = address.map_err(|error| format!("no free port: {error}"))?;
    Ok(address.port())
}

/// Waits until somebody listens at a port.
fn answers(port: u16, limit: Duration) -> bool {
    let end = Instant::now() + limit;
    while Instant::now() < end {
        if TcpStream::connect(("127.0.0.1", port)).is_ok() {
            return true;
        }
        thread::sleep(POLL);
    }
    false
}

/// `ChromeDriver was started successfully on port 4711.`, `… Listening on 127.0.0.1:4711`.
fn listening(line: &str) -> Option<u16> {
    let (_, rest) = line
        .split_once("started successfully on port ")
        .or_else(|| line.split_once("Listening on 127.0.0.1:"))?;
    rest.trim_end_matches('.').trim().parse().ok()
}

/// The lines that a program prints, as they come.
#[derive(Debug, Clone, Default)]
struct Output(Arc<(Mutex<Vec<String>>, Condvar)>);

impl Output {
    fn collect(&self, stream: impl Read + Send + 'static) {
        let shared = Arc::clone(&self.0);
        thread::spawn(move || {
            let mut reader = BufReader::new(stream);
            let mut line = Vec::new();
            // Bytes, because a browser may print what is not UTF-8.
            while reader.read_until(b'\n', &mut line).is_ok_and(|n| n > 0) {
                let text = String::from_utf8_lossy(&line).trim_end().to_owned();
                shared
                    .0
                    .lock()
                    .unwrap_or_else(PoisonError::into_inner)
                    .push(text);
                shared.1.notify_all();
                line.clear();
            }
        });
    }

    /// Waits until `find` sees what it looks for in the lines so far.
    fn wait<T>(&self, limit: Duration, find: impl Fn(&[String]) -> Option<T>) -> Option<T> {
        let end = Instant::now() + limit;
        let mut lines = self.0.0.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            if let Some(found) = find(&lines) {
                return Some(found);
            }
            let left = end.checked_duration_since(Instant::now())?;
            lines = self
                .0
                .1
                .wait_timeout(lines, left)
                .unwrap_or_else(PoisonError::into_inner)
                .0;
        }
    }

    /// All lines.
    fn text(&self) -> String {
        self.0
            .0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .join("\n")
    }
}

#[cfg(test)]
mod tests {
    use super::listening;

    #[test]
    fn ports_are_read_from_what_drivers_say() {
        let chrome = "ChromeDriver was started successfully on port 41234.";
        assert_eq!(listening(chrome), Some(41234));
        let gecko = "1764464459000\tgeckodriver\tINFO\tListening on 127.0.0.1:4711";
        assert_eq!(listening(gecko), Some(4711));
        assert_eq!(listening("Only local connections are allowed."), None);
    }
}
