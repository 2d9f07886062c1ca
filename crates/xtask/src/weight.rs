//! What the first board costs over the wire.

use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result, bail};
use flate2::Compression;
use flate2::write::GzEncoder;

/// All that the first board needs, after compression, in bytes.
const BUDGET: usize = 200_000;

/// The compressed sizes of the page and of everything that it loads at once.
pub struct Weight {
    parts: Vec<(String, usize)>,
}

impl Weight {
    /// Weighs index.html in `dist` and all that it names in `<link>` and `<script>`, after gzip -9: the
    /// compression that every static host has (brotli saves another tenth or so).
    ///
    /// # Errors
    ///
    /// When a file that the page names cannot be read.
    pub fn of(dist: &Path) -> Result<Self> {
        let page = "index.html".to_owned();
        let path = dist.join(&page);
        let html =
            fs::read_to_string(&path).with_context(|| format!("reading {}", path.display()))?;
        let mut parts = Vec::new();
        for name in std::iter::once(page).chain(loaded_at_once(&html)) {
            let path = dist.join(&name);
            let bytes = fs::read(&path).with_context(|| format!("reading {}", path.display()))?;
            parts.push((name, gzip(&bytes)?));
        }
        Ok(Self { parts })
    }

    /// Prints the table.
    ///
    /// # Errors
    ///
    /// When the sum is over the budget.
    pub fn check(&self) -> Result<()> {
        println!("page weight after gzip -9:");
        for (name, size) in &self.parts {
            println!("  {size:>8}  {name}");
        }
        let total: usize = self.parts.iter().map(|(_, size)| size).sum();
        println!("  {total:>8}  in all, of {BUDGET} allowed");
        if total > BUDGET {
            bail!("page weight: {total} bytes after compression, {BUDGET} are allowed");
        }
        Ok(())
    }
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
        let part = |size| Weight {
            parts: vec![("index.html".to_owned(), 1), ("x".to_owned(), size)],
        };
        assert!(part(BUDGET - 1).check().is_ok());
        let error = part(BUDGET).check().unwrap_err().to_string();
        assert_eq!(
            error,
            "page weight: 200001 bytes after compression, 200000 are allowed"
        );
    }

    #[test]
    fn repetition_compresses() {
        assert!(gzip(&[7; 10_000]).unwrap() < 100);
    }
}
