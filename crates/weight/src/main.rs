//! `consulboard-weight FOLDER`: what the first board costs over the wire.
//!
//! Counted is index.html and everything that it names in `<link>`, `<script>` and `<img>`, each file
//! compressed for itself by brotli at its best level, which every browser that runs the page accepts. What
//! gzip makes of it is printed beside it, for servers that have nothing better.

use std::env;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use flate2::Compression;
use flate2::write::GzEncoder;

/// All that the first board needs, after compression, in bytes.
const BUDGET: usize = 240_000;

fn main() -> ExitCode {
    let Some(dist) = env::args_os().nth(1).map(PathBuf::from) else {
        eprintln!("usage: consulboard-weight FOLDER");
        return ExitCode::from(2);
    };
    match Weight::of(&dist).and_then(|weight| weight.check()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// One file of the page.
struct Part {
    name: String,
    brotli: usize,
    gzip: usize,
}

/// The page and everything that it loads at once.
struct Weight {
    parts: Vec<Part>,
}

impl Weight {
    /// Weighs the page in `dist`.
    ///
    /// # Errors
    ///
    /// When a file that the page names cannot be read.
    fn of(dist: &Path) -> Result<Self> {
        let page = "index.html".to_owned();
        let path = dist.join(&page);
        let html =
            fs::read_to_string(&path).with_context(|| format!("reading {}", path.display()))?;
        let mut parts = Vec::new();
        for name in std::iter::once(page).chain(loaded_at_once(&html)) {
            let path = dist.join(&name);
            let bytes = fs::read(&path).with_context(|| format!("reading {}", path.display()))?;
            parts.push(Part {
                name,
                brotli: brotli(&bytes)?,
                gzip: gzip(&bytes)?,
            });
        }
        Ok(Self { parts })
    }

    /// Prints the table.
    ///
    /// # Errors
    ///
    /// When the sum is over the budget.
    fn check(&self) -> Result<()> {
        println!("page weight in bytes, after brotli -q 11 (and after gzip -9):");
        for part in &self.parts {
            println!("  {:>8}  ({:>6})  {}", part.brotli, part.gzip, part.name);
        }
        let brotli: usize = self.parts.iter().map(|part| part.brotli).sum();
        let gzip: usize = self.parts.iter().map(|part| part.gzip).sum();
        println!("  {brotli:>8}  ({gzip:>6})  in all, of {BUDGET} allowed after brotli");
        if brotli > BUDGET {
            bail!("page weight: {brotli} bytes after brotli, {BUDGET} are allowed");
        }
        Ok(())
    }
}

fn brotli(bytes: &[u8]) -> Result<usize> {
    let mut encoder = ::brotli::CompressorWriter::new(Vec::new(), 4096, 11, 24);
    encoder.write_all(bytes).context("compressing")?;
    Ok(encoder.into_inner().len())
}

fn gzip(bytes: &[u8]) -> Result<usize> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes).context("compressing")?;
    Ok(encoder.finish().context("compressing")?.len())
}

/// The files that `<link>`, `<script>` and `<img>` name, each once; not where `<a>` leads.
fn loaded_at_once(html: &str) -> Vec<String> {
    let mut names = Vec::new();
    for tag in html.split('<').skip(1) {
        let tag = tag.split('>').next().unwrap_or("");
        let attribute = match tag.split_whitespace().next() {
            Some("link") => " href=",
            Some("script" | "img" | "source") => " src=",
            _ => continue,
        };
        let value = tag
            .split_once(attribute)
            .and_then(|(_, rest)| rest.split(['"', '\'']).nth(1));
        let Some(value) = value else { continue };
        if value.contains(':') || value.starts_with('#') {
            continue;
        }
        let name = value.split(['?', '#']).next().unwrap_or(value);
        let name = name.trim_start_matches("./").to_owned();
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_scripts_and_images_count_once_and_targets_do_not() {
        let html = r#"<!doctype html><link rel="icon" href="data:,">
            <link rel="stylesheet" href="./a.css?v=1"><link rel=preload href='./a.css'>
            <script type="module" src="./boot.js"></script><img src="b.svg" alt="">
            <a href="rules.html">rules</a><script>no()</script>"#;
        assert_eq!(loaded_at_once(html), ["a.css", "boot.js", "b.svg"]);
    }

    #[test]
    fn a_page_over_the_budget_fails() {
        let weight = |brotli| {
            let (name, gzip) = ("x".to_owned(), 0);
            Weight {
                parts: vec![Part { name, brotli, gzip }],
            }
        };
        assert!(weight(BUDGET).check().is_ok());
        let error = weight(BUDGET + 1).check().unwrap_err().to_string();
        assert_eq!(
            error,
            "page weight: 240001 bytes after brotli, 240000 are allowed"
        );
    }

    #[test]
    fn repetition_compresses() {
        assert!(gzip(&[7; 10_000]).unwrap() < 100);
        assert!(brotli(&[7; 10_000]).unwrap() < 100);
        let empty = brotli(&[]).unwrap();
        assert!(empty > 0, "the stream has to be finished");
    }
}
