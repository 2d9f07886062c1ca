#![deny(missing_docs)]
//! Serves the built page from a folder, for `cargo xtask serve` and the browser tests.
//!
//! A page of WebAssembly needs the right MIME types (`application/wasm` above all, or the browser
//! will not compile while it downloads), and nothing else from its server.

mod address;
mod connection;
mod folder;
mod mime;

pub use address::{Address, BadAddress};
pub use mime::mime_type;

use std::io;
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;

use folder::Folder;

/// A running server of static files on 127.0.0.1; it takes no more connections once it is dropped, and
/// answers on those that it has until it is [stopped](Site::stop).
pub struct Site {
    address: SocketAddr,
    ended: Arc<AtomicBool>,
    stopped: Arc<AtomicBool>,
    asked: Arc<Mutex<Vec<String>>>,
}

impl Site {
    /// Serves the folder `root` at `mount` (`/` or a sub-path such as `/play/`) on `port`, where
    /// port 0 takes a free one.
    ///
    /// # Errors
    ///
    /// The error of the operating system when the port cannot be had, for example
    /// [`io::ErrorKind::AddrInUse`].
    pub fn start(root: impl Into<PathBuf>, mount: &str, port: u16) -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
        let address = listener.local_addr()?;
        let ended = Arc::new(AtomicBool::new(false));
        let folder = Arc::new(Folder::new(root.into(), mount));
        let stopped = Arc::new(AtomicBool::new(false));
        let (told, silenced) = (Arc::clone(&ended), Arc::clone(&stopped));
        let asked = Arc::new(Mutex::new(Vec::new()));
        let list = Arc::clone(&asked);
        thread::spawn(move || {
            for stream in listener.incoming() {
                if told.load(Ordering::Acquire) {
                    break;
                }
                let Ok(stream) = stream else { continue };
                let (folder, list) = (Arc::clone(&folder), Arc::clone(&list));
                let silenced = Arc::clone(&silenced);
                // A thread for each connection: a browser keeps half a dozen open, also such as it has
                // not asked anything on yet, and none of them may hold up another.
                thread::spawn(move || {
                    connection::serve(&stream, &folder, &|target| {
                        let answers = !silenced.load(Ordering::Acquire);
                        if let Ok(mut list) = list.lock()
                            && answers
                        {
                            list.push(target.to_owned());
                        }
                        answers
                    });
                });
            }
        });
        Ok(Self {
            address,
            ended,
            stopped,
            asked,
        })
    }

    /// The address it listens on.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Ends it at once: nothing is answered any more, also not on a connection that a browser keeps open.
    pub fn stop(self) {
        self.stopped.store(true, Ordering::Release);
    }
}

impl Site {
    /// Everything that has been asked for, in order.
    #[must_use]
    pub fn asked(&self) -> Vec<String> {
        let list = self.asked.lock();
        list.map(|list| list.clone()).unwrap_or_default()
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        self.ended.store(true, Ordering::Release);
        // Wakes the thread that waits for connections; when that fails it has ended already.
        let _ = TcpStream::connect(self.address);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use std::io::{Read, Write};

    struct Scratch(PathBuf);

    impl Scratch {
        fn new(name: &str) -> Self {
            let path = std::env::temp_dir().join(format!("site-{name}-{}", std::process::id()));
            fs::create_dir_all(path.join("deep")).unwrap();
            fs::write(path.join("index.html"), "<p>front").unwrap();
            fs::write(path.join("deep/index.html"), "<p>deep").unwrap();
            fs::write(path.join("a b.wasm"), [0, b'a', b's', b'm']).unwrap();
            Self(path)
        }
    }

    impl Drop for Scratch {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    fn get(site: &Site, target: &str) -> String {
        let mut stream = TcpStream::connect(site.address()).unwrap();
        write!(
            stream,
            "GET {target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
        )
        .unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    }

    #[test]
    fn files_come_with_their_type_and_folders_with_their_index() {
        let scratch = Scratch::new("types");
        let site = Site::start(&scratch.0, "/", 0).unwrap();
        let front = get(&site, "/");
        assert!(front.starts_with("HTTP/1.1 200"), "{front}");
        assert!(
            front.contains("Content-Type: text/html; charset=utf-8"),
            "{front}"
        );
        assert!(front.ends_with("<p>front"), "{front}");
        let wasm = get(&site, "/a%20b.wasm?v=1");
        assert!(wasm.contains("Content-Type: application/wasm"), "{wasm}");
        let folder = get(&site, "/deep");
        assert!(folder.starts_with("HTTP/1.1 301"), "{folder}");
        assert!(folder.contains("Location: /deep/"), "{folder}");
        assert!(get(&site, "/deep/").ends_with("<p>deep"));
    }

    #[test]
    fn a_sub_path_hides_the_root() {
        let scratch = Scratch::new("mount");
        let site = Site::start(&scratch.0, "/play/", 0).unwrap();
        assert!(get(&site, "/play/").ends_with("<p>front"));
        assert!(get(&site, "/play").starts_with("HTTP/1.1 301"));
        assert!(get(&site, "/").starts_with("HTTP/1.1 404"));
        assert!(get(&site, "/playing/").starts_with("HTTP/1.1 404"));
    }

    #[test]
    fn nothing_outside_the_folder_is_served() {
        let scratch = Scratch::new("outside");
        let inner = scratch.0.join("deep");
        let site = Site::start(&inner, "/", 0).unwrap();
        for target in [
            "/../index.html",
            "/%2e%2e/index.html",
            "/..%2findex.html",
            "/x%00",
            "/%zz",
        ] {
            let answer = get(&site, target);
            assert!(answer.starts_with("HTTP/1.1 404"), "{target}: {answer}");
        }
    }

    #[test]
    fn a_connection_is_used_again() {
        let scratch = Scratch::new("again");
        let site = Site::start(&scratch.0, "/", 0).unwrap();
        let mut stream = TcpStream::connect(site.address()).unwrap();
        let request = "GET / HTTP/1.1\r\nHost: x\r\n\r\nHEAD / HTTP/1.1\r\nHost: x\r\n\r\n";
        let last = "GET /deep/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
        write!(stream, "{request}{last}").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        assert_eq!(answer.matches("HTTP/1.1 200 OK").count(), 3, "{answer}");
        assert_eq!(answer.matches("<p>front").count(), 1, "{answer}");
        assert!(answer.ends_with("<p>deep"), "{answer}");
    }

    #[test]
    fn a_stopped_site_is_silent_on_open_connections_too() {
        let scratch = Scratch::new("stopped");
        let ask = |mut stream: &TcpStream| {
            write!(stream, "GET /deep/ HTTP/1.1\r\nHost: x\r\n\r\n").unwrap();
            let mut answer = vec![0; 4096];
            let read = stream.read(&mut answer).unwrap();
            String::from_utf8_lossy(&answer[..read]).into_owned()
        };
        let site = Site::start(&scratch.0, "/", 0).unwrap();
        let stream = TcpStream::connect(site.address()).unwrap();
        assert!(ask(&stream).starts_with("HTTP/1.1 200"));
        site.stop();
        assert_eq!(ask(&stream), "");
    }

    #[test]
    fn silent_connections_hold_nobody_up() {
        let scratch = Scratch::new("silent");
        let site = Site::start(&scratch.0, "/", 0).unwrap();
        let silent: Vec<_> = (0..50)
            .map(|_| TcpStream::connect(site.address()).unwrap())
            .collect();
        assert!(get(&site, "/").ends_with("<p>front"));
        drop(silent);
    }

    #[test]
    fn what_is_no_request_gets_an_answer_too() {
        let scratch = Scratch::new("nonsense");
        let site = Site::start(&scratch.0, "/", 0).unwrap();
        let ask = |text: &str| {
            let mut stream = TcpStream::connect(site.address()).unwrap();
            stream.write_all(text.as_bytes()).unwrap();
            let mut answer = String::new();
            stream.read_to_string(&mut answer).unwrap();
            answer
        };
        assert!(ask("hello\r\n\r\n").starts_with("HTTP/1.1 400"));
        assert!(ask("POST / HTTP/1.1\r\n\r\n").starts_with("HTTP/1.1 405"));
        let endless = format!("GET / HTTP/1.1\r\nX: {}", "x".repeat(20_000));
        assert!(ask(&endless).starts_with("HTTP/1.1 400"));
    }

    #[test]
    fn what_is_asked_for_is_noted_and_hashed_names_are_kept() {
        let scratch = Scratch::new("notes");
        fs::write(scratch.0.join("base-0123456789abcdef.css"), "").unwrap();
        let site = Site::start(&scratch.0, "/", 0).unwrap();
        assert!(get(&site, "/base-0123456789abcdef.css").contains("immutable"));
        assert!(get(&site, "/a%20b.wasm").contains("Cache-Control: no-cache"));
        assert_eq!(site.asked(), ["/base-0123456789abcdef.css", "/a%20b.wasm"]);
    }

    #[test]
    fn a_busy_port_is_reported_as_such() {
        let scratch = Scratch::new("busy");
        let first = Site::start(&scratch.0, "/", 0).unwrap();
        let error = Site::start(&scratch.0, "/", first.address().port())
            .err()
            .unwrap();
        assert_eq!(error.kind(), io::ErrorKind::AddrInUse);
    }
}
