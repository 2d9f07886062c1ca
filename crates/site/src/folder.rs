//! What a request gets.

use std::fs;
use std::path::{Path, PathBuf};

use crate::{Address, mime_type};

/// A folder and the path under which it appears.
pub struct Folder {
    root: PathBuf,
    mount: String,
}

/// An answer.
pub struct Answer {
    /// The status line's number and words.
    pub status: &'static str,
    /// The media type of the body.
    pub media_type: &'static str,
    /// Where to go instead.
    pub location: Option<String>,
    /// The body.
    pub body: Vec<u8>,
    /// Whether a browser may keep it without asking again.
    pub keep: Keep,
}

/// How long an answer is good for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Keep {
    /// The next build may bring another one.
    UntilAsked,
    /// Its name changes with its content.
    ForGood,
}

impl Keep {
    /// Files with a hash in their name, `base-0123456789abcdef.css`, are good for ever.
    fn of(path: &Path) -> Keep {
        let name = path.file_name().and_then(|name| name.to_str());
        let parts = name.unwrap_or("").split(['-', '_', '.']);
        let is_hash = |part: &str| part.len() == 16 && part.chars().all(|c| c.is_ascii_hexdigit());
        if parts.into_iter().any(is_hash) {
            Keep::ForGood
        } else {
            Keep::UntilAsked
        }
    }
}

impl Answer {
    /// A remark in plain text.
    pub fn text(status: &'static str, body: &str) -> Self {
        Self {
            status,
            media_type: "text/plain; charset=utf-8",
            location: None,
            body: body.as_bytes().to_vec(),
            keep: Keep::UntilAsked,
        }
    }
}

impl Folder {
    /// The folder `root`, to be seen at `mount`.
    pub fn new(root: PathBuf, mount: &str) -> Self {
        let mount = mount.to_owned();
        Self { root, mount }
    }

    /// The answer to a request for `target`.
    pub fn answer(&self, target: &str) -> Answer {
        let address = match Address::parse(target, &self.mount) {
            Ok(address) => address,
            Err(error) => return Answer::text("404 Not Found", &error.to_string()),
        };
        let mut path = self.root.clone();
        path.extend(address.segments());
        if path.is_dir() {
            if !address.is_folder() {
                // Relative addresses in the page only work from `folder/`.
                return Answer {
                    location: Some(format!("{}/", address.as_written())),
                    ..Answer::text("301 Moved Permanently", "a folder has a slash at the end")
                };
            }
            path.push("index.html");
        }
        match fs::read(&path) {
            Ok(body) => Answer {
                status: "200 OK",
                media_type: mime_type(&path),
                location: None,
                body,
                keep: Keep::of(&path),
            },
            Err(_) => Answer::text("404 Not Found", "no such file"),
        }
    }
}
