//! The programs beside the page's own, which Trunk builds: the desk, fetched when it is wanted, and the frame
//! for other people's pages. Each gets a name that changes with its content, and index.html says which.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::build::with_profile;
use crate::setup::Tools;
use crate::strip::strip;
use crate::{shell, workspace};

/// The packages.
const PARTS: [&str; 2] = ["consulboard-desk", "consulboard-frame"];

/// The package that Trunk builds.
const PAGE: &str = "consulboard-app";

const TARGET: &str = "wasm32-unknown-unknown";
const PROFILE: &str = "wasm-release";

/// The language that every program speaks by itself.
const BUILT_IN: &str = "en";

/// The style sheets of the desk, which are fetched with it.
const DESK_CSS: [&str; 5] = ["dice", "arrays", "library", "editor", "games"];

/// The sentences that are fetched for themselves when they are wanted.
const LATER: [&str; 1] = ["rules.ftl"];

/// Where the addresses of the parts are written in front of.
const HEAD_END: &str = "</head>";

/// Compiles them and the page's program.
///
/// # Errors
///
/// When one does not compile.
pub fn compile(tools: &Tools, feature: Option<&str>) -> Result<()> {
    let mut cargo = shell::cargo();
    tools.apply(&mut cargo);
    with_profile(&mut cargo).args(["build", "--target", TARGET, "--profile", PROFILE]);
    for package in PARTS.into_iter().chain([PAGE]) {
        cargo.args(["--package", package]);
        if let Some(feature) = feature {
            cargo.arg("--features").arg(format!("{package}/{feature}"));
        }
    }
    shell::run(&mut cargo)
}

/// Puts all parts into the built page.
///
/// # Errors
///
/// When a file is missing, or index.html has no head.
pub fn add_all(tools: &Tools, dist: &Path) -> Result<()> {
    let page = dist.join("index.html");
    let html = fs::read_to_string(&page).with_context(|| format!("reading {}", page.display()))?;
    let mut names = String::new();
    for part in PARTS {
        let name = add(tools, dist, part)?;
        names.push_str(&format!("<meta name=\"{part}\" content=\"{name}\">\n"));
    }
    let Some((before, after)) = html.split_once(HEAD_END) else {
        bail!("{}: no `{HEAD_END}` in it", page.display());
    };
    let html = later_css(&format!("{before}{names}{HEAD_END}{after}"))?;
    fs::write(&page, html).with_context(|| format!("writing {}", page.display()))
}

/// The page with the addresses of the desk's style sheets in place of these; www/boot.js fetches them.
fn later_css(html: &str) -> Result<String> {
    let mut html = html.to_owned();
    for name in DESK_CSS {
        let link = format!("<link rel=\"stylesheet\" href=\"./{name}-");
        let Some((before, after)) = html.split_once(&link) else {
            bail!("index.html: found no style sheet `{name}`, expected one that the desk fetches");
        };
        let Some((hash, rest)) = after.split_once('"') else {
            bail!("index.html: the address of the style sheet `{name}` does not end");
        };
        html = format!(
            "{before}<meta name=\"consulboard-desk-css\" content=\"./{name}-{hash}\"{rest}"
        );
    }
    Ok(html)
}

/// Puts each other language into the built page, in one file.
///
/// # Errors
///
/// When a file cannot be read or written.
pub fn add_languages(dist: &Path) -> Result<()> {
    let from = workspace::root().join("crates/play/locales");
    let to = dist.join("locales");
    fs::create_dir_all(&to).with_context(|| format!("creating {}", to.display()))?;
    for language in fs::read_dir(&from).with_context(|| format!("reading {}", from.display()))? {
        let folder = language?.path();
        let name = folder.file_name().unwrap_or_default().to_owned();
        if name == BUILT_IN {
            continue;
        }
        let mut files: Vec<PathBuf> = fs::read_dir(&folder)?
            .flatten()
            .map(|it| it.path())
            .collect();
        files.retain(|file| LATER.iter().all(|later| !file.ends_with(later)));
        files.sort();
        let texts: Result<Vec<String>, _> = files.iter().map(fs::read_to_string).collect();
        let text = texts.with_context(|| format!("reading {}", folder.display()))?;
        fs::write(to.join(name).with_extension("ftl"), text.concat())?;
    }
    Ok(())
}

/// Puts one into the built page; its name there.
fn add(tools: &Tools, dist: &Path, part: &str) -> Result<String> {
    let compiled = workspace::wasm_target()
        .join(TARGET)
        .join(PROFILE)
        .join(part.replace('-', "_"))
        .with_extension("wasm");
    let out = workspace::wasm_target().join("parts").join(part);
    let mut bindgen = shell::command("wasm-bindgen");
    tools.apply(&mut bindgen);
    bindgen
        .args(["--target", "web", "--no-typescript", "--out-name", part])
        .arg("--out-dir")
        .arg(&out)
        .arg(&compiled);
    shell::run(&mut bindgen)?;
    let module = out.join(format!("{part}_bg.wasm"));
    shrink(&module)?;
    let script = out.join(part).with_extension("js");
    let text =
        fs::read_to_string(&script).with_context(|| format!("reading {}", script.display()))?;
    let bytes = fs::read(&module).with_context(|| format!("reading {}", module.display()))?;
    let mut hasher = DefaultHasher::new();
    (&text, &bytes).hash(&mut hasher);
    let name = format!("{part}-{:016x}", hasher.finish());
    // The script looks for the module beside itself.
    let text = text.replace(&format!("{part}_bg.wasm"), &format!("{name}_bg.wasm"));
    let script = format!("{name}.js");
    fs::write(dist.join(&script), text)?;
    fs::write(dist.join(format!("{name}_bg.wasm")), bytes)?;
    Ok(script)
}

/// The module that Trunk wrote.
///
/// # Errors
///
/// When there is none, or more than one.
pub fn only_module(dist: &Path) -> Result<PathBuf> {
    let files = fs::read_dir(dist).with_context(|| format!("reading {}", dist.display()))?;
    let mut modules = files
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|e| e == "wasm"));
    match (modules.next(), modules.next()) {
        (Some(module), None) => Ok(module),
        (None, _) => bail!("{}: no module in it", dist.display()),
        (Some(_), Some(_)) => bail!("{}: more than one module in it", dist.display()),
    }
}

/// Makes a module smaller, in place: its name comes from the code, so it stays right.
///
/// # Errors
///
/// When it cannot be read as a module, or not be written.
pub fn shrink(module: &Path) -> Result<()> {
    let before = fs::read(module).with_context(|| format!("reading {}", module.display()))?;
    let after = strip(&before)?;
    fs::write(module, &after).with_context(|| format!("writing {}", module.display()))?;
    let name = module.file_name().unwrap_or_default().to_string_lossy();
    println!(
        "{name}: {} bytes, {} without names",
        before.len(),
        after.len()
    );
    Ok(())
}
