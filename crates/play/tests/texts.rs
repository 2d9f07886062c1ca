//! No sentence is missing, none is left over, none is broken.

use std::collections::BTreeSet;
use std::path::Path;

use consulboard_play::{Language, Texts};
use fluent_bundle::FluentResource;

/// The texts of all source files below a folder, and of the page.
fn sources() -> String {
    fn read(folder: &Path, all: &mut String) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                read(&path, all);
            } else if path.extension().is_some_and(|e| e == "rs") {
                all.push_str(&std::fs::read_to_string(&path).unwrap());
            }
        }
    }
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut all = String::new();
    read(&here.join("src"), &mut all);
    read(&here.join("../app/src"), &mut all);
    all.push_str(&std::fs::read_to_string(here.join("../../index.html")).unwrap());
    all
}

/// Everything in quotes that looks like an id of ours.
fn quoted(text: &str) -> BTreeSet<&str> {
    let parts = text.split('"');
    parts
        .filter(|part| {
            !part.is_empty()
                && part
                    .chars()
                    .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
        })
        .collect()
}

fn ids(language: Language) -> BTreeSet<&'static str> {
    let lines = language.source().lines();
    let keys = lines.filter(|line| !line.starts_with([' ', '#', '}', '-']));
    keys.filter_map(|line| Some(line.split_once('=')?.0.trim()))
        .collect()
}

#[test]
fn every_file_can_be_read() {
    for language in Language::ALL {
        let read = FluentResource::try_new(language.source().to_owned());
        assert!(
            read.is_ok(),
            "{}: {:?}",
            language.tag(),
            read.err().map(|(_, e)| e)
        );
    }
}

#[test]
fn every_language_has_the_same_sentences() {
    for language in Language::ALL {
        assert_eq!(ids(language), ids(Language::English), "{}", language.tag());
    }
}

#[test]
fn every_sentence_is_used() {
    let sources = sources();
    let quoted = quoted(&sources);
    let unused: Vec<_> = ids(Language::English)
        .into_iter()
        .filter(|id| !quoted.contains(id))
        .collect();
    assert_eq!(
        unused,
        Vec::<&str>::new(),
        "in the Fluent file, but nowhere else"
    );
}

#[test]
fn every_id_that_is_said_exists() {
    let sources = sources();
    let texts = Texts::new(Language::English);
    let known = ids(Language::English);
    // Messages made in the code and attributes of the page; ids chosen by a match are covered by
    // the prefixes that only our ids have.
    let prefixes: BTreeSet<&str> = known
        .iter()
        .map(|id| id.split_once('-').map_or(*id, |x| x.0))
        .collect();
    let mut said = BTreeSet::new();
    for opening in [
        "Message::new(\"",
        ".get(\"",
        "data-l10n=\"",
        "data-l10n-label=\"",
    ] {
        for (at, _) in sources.match_indices(opening) {
            let rest = &sources[at + opening.len()..];
            said.insert(&rest[..rest.find('"').unwrap()]);
        }
    }
    for (at, _) in sources.match_indices("=> \"") {
        let rest = &sources[at + 4..];
        let id = &rest[..rest.find('"').unwrap()];
        if id.contains('-') && prefixes.contains(id.split_once('-').map_or(id, |x| x.0)) {
            said.insert(id);
        }
    }
    assert!(said.len() > 80, "only {} ids found", said.len());
    let missing: Vec<_> = said.into_iter().filter(|id| !known.contains(id)).collect();
    assert_eq!(
        missing,
        Vec::<&str>::new(),
        "said, but not in the Fluent file"
    );
    assert!(texts.lookup("game-consulchess").is_some());
}
