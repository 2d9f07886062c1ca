//! The service worker: which files it keeps on the device, and what this version is called.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::workspace;

/// What stands for the version, and for the files, in www/sw.js.
const VERSION: &str = "@version@";
const FILES: &str = "[\"@files@\"]";

/// What other people's pages fetch, and what wikis take: nothing of it belongs to the page.
const FOREIGN: [&str; 4] = ["embed.", "consulboard.", "consulboard-frame-", "wiki/"];

/// Writes it beside the built page.
///
/// # Errors
///
/// When a file cannot be read or written.
pub fn add(dist: &Path) -> Result<()> {
    let mut names = Vec::new();
    collect(dist, "", &mut names)?;
    names.retain(|name| name != "sw.js" && FOREIGN.iter().all(|start| !name.starts_with(start)));
    names.sort();
    let mut hasher = DefaultHasher::new();
    for name in &names {
        let path = dist.join(name);
        let bytes = fs::read(&path).with_context(|| format!("reading {}", path.display()))?;
        (name, bytes).hash(&mut hasher);
    }
    let template = workspace::root().join("www/sw.js");
    let text =
        fs::read_to_string(&template).with_context(|| format!("reading {}", template.display()))?;
    for place in [VERSION, FILES] {
        if text.matches(place).count() != 1 {
            bail!("{}: expected `{place}` once", template.display());
        }
    }
    let quoted: Vec<String> = names.iter().map(|name| format!("\"{name}\"")).collect();
    let text = text
        .replace(VERSION, &format!("{:016x}", hasher.finish()))
        .replace(FILES, &format!("[{}]", quoted.join(", ")));
    let path = dist.join("sw.js");
    fs::write(&path, text).with_context(|| format!("writing {}", path.display()))
}

/// The files below a folder, with `/` between its parts.
fn collect(folder: &Path, before: &str, names: &mut Vec<String>) -> Result<()> {
    let entries = fs::read_dir(folder).with_context(|| format!("reading {}", folder.display()))?;
    for entry in entries {
        let entry = entry?;
        let name = format!("{before}{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() {
            collect(&entry.path(), &format!("{name}/"), names)?;
        } else {
            names.push(name);
        }
    }
    Ok(())
}
