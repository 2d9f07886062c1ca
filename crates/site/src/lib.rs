#![deny(missing_docs)]
//! Serves the built page from a folder, for `cargo xtask serve` and the browser tests.
//!
//! A page of WebAssembly needs the right MIME types (`application/wasm` above all, or the browser
//! will not compile while it downloads), and nothing else from its server.

mod address;
mod mime;

pub use address::{Address, BadAddress};
pub use mime::mime_type;

use std::fs::{self, File};
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::PathBuf;
use std::sync::Arc;
use std::thread;

use tiny_http::{Header, Method, Request, Response, Server, StatusCode};

/// How many requests are answered at once: a browser opens about six connections to one host.
const WORKERS: usize = 8;

/// A running server of static files on 127.0.0.1; it stops when it is dropped.
pub struct Site {
    server: Arc<Server>,
    address: SocketAddr,
}

impl Site {
    /// Serves the folder `root` at `mount` (`/` or a sub-path such as `/play/`) on `port`, where
    /// port 0 takes a free one.
    ///
    /// # Errors
    ///
    /// The error of the operating system when the port cannot be had, for example
    /// [`std::io::ErrorKind::AddrInUse`].
    pub fn start(root: impl Into<PathBuf>, mount: &str, port: u16) -> Result<Self, std::io::Error> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
        let address = listener.local_addr()?;
        let server = Server::from_listener(listener, None).map_err(std::io::Error::other)?;
        let server = Arc::new(server);
        let folder = Arc::new(Folder {
            root: root.into(),
            mount: mount.to_owned(),
        });
        for _ in 0..WORKERS {
            let server = Arc::clone(&server);
            let folder = Arc::clone(&folder);
            thread::spawn(move || {
                while let Ok(request) = server.recv() {
                    // A browser that has gone away in the middle of an answer is not an error.
                    let _ = folder.answer(request);
                }
            });
        }
        Ok(Self { server, address })
    }

    /// The address it listens on.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        for _ in 0..WORKERS {
            self.server.unblock();
        }
    }
}

/// A folder and the path under which it appears.
struct Folder {
    root: PathBuf,
    mount: String,
}

impl Folder {
    fn answer(&self, request: Request) -> Result<(), std::io::Error> {
        if !matches!(request.method(), Method::Get | Method::Head) {
            return request.respond(text(405, "only GET and HEAD are answered here"));
        }
        let address = match Address::parse(request.url(), &self.mount) {
            Ok(address) => address,
            Err(error) => return request.respond(text(404, &error.to_string())),
        };
        let mut path = self.root.clone();
        path.extend(address.segments());
        if path.is_dir() {
            if !address.is_folder() {
                // Relative addresses in the page only work from `folder/`.
                let location = format!("{}/", address.as_written());
                let redirect = text(301, "a folder has a slash at the end")
                    .with_header(header("Location", &location));
                return request.respond(redirect);
            }
            path.push("index.html");
        }
        match fs::metadata(&path) {
            Ok(meta) if meta.is_file() => {
                let response = Response::from_file(File::open(&path)?)
                    .with_header(header("Content-Type", mime_type(&path)))
                    // A fresh build is seen by a plain reload.
                    .with_header(header("Cache-Control", "no-cache"))
                    .with_header(header("X-Content-Type-Options", "nosniff"));
                request.respond(response)
            }
            _ => request.respond(text(404, "no such file")),
        }
    }
}

fn text(status: u16, body: &str) -> Response<std::io::Cursor<Vec<u8>>> {
    Response::from_string(body)
        .with_status_code(StatusCode(status))
        .with_header(header("Content-Type", "text/plain; charset=utf-8"))
}

/// A header line; a value that HTTP does not allow becomes an empty one.
fn header(name: &str, value: &str) -> Header {
    Header::from_bytes(name, value)
        .or_else(|()| Header::from_bytes(name, ""))
        .expect("an empty header value is always allowed")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{Read, Write};
    use std::net::TcpStream;

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
    fn a_busy_port_is_reported_as_such() {
        let scratch = Scratch::new("busy");
        let first = Site::start(&scratch.0, "/", 0).unwrap();
        let error = Site::start(&scratch.0, "/", first.address().port())
            .err()
            .unwrap();
        assert_eq!(error.kind(), std::io::ErrorKind::AddrInUse);
    }
}
