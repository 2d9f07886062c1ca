//! No sentence is missing, none is left over, none is broken.

use std::collections::BTreeSet;
use std::path::Path;

use consulboard_play::{Language, Texts};
use fluent_bundle::FluentResource;

/// The texts of all source files below a folder, of the page, and of the chapters of the rules.
fn sources() -> String {
    fn read(folder: &Path, all: &mut String) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                read(&path, all);
            } else if path.extension().is_some_and(|e| e == "rs" || e == "html") {
                all.push_str(&std::fs::read_to_string(&path).unwrap());
            }
        }
    }
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut all = String::new();
    read(&here.join("src"), &mut all);
    for program in ["web", "app", "desk", "frame"] {
        read(&here.join("..").join(program).join("src"), &mut all);
    }
    read(&here.join("../../www/rules"), &mut all);
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

/// The file that is fetched when the rules are opened.
fn rules(language: Language) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    std::fs::read_to_string(folder.join(language.tag()).join("rules.ftl")).unwrap()
}

/// A file that belongs to no program would be translated in vain, and one that xtask does not know would
/// not arrive.
#[test]
fn every_file_is_part_of_the_programs_or_fetched_later() {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    let later = include_str!("../../xtask/src/parts.rs");
    let (_, later) = later.split_once("const LATER").unwrap();
    let later = later.split(';').nth(1).unwrap();
    for language in Language::ALL {
        let mut found = 0;
        for file in std::fs::read_dir(locales.join(language.tag())).unwrap() {
            let path = file.unwrap().path();
            let text = std::fs::read_to_string(&path).unwrap();
            let name = path.file_name().unwrap().to_str().unwrap().to_owned();
            let is_part = language.source().contains(text.as_str());
            assert!(is_part != later.contains(&format!("\"{name}\"")), "{name}");
            found += usize::from(is_part);
        }
        assert!(found > 7, "only {found} files");
    }
}

/// Every sentence of a language, those of the program first, then those of the files that are fetched.
fn all(language: Language) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    let files = std::fs::read_dir(folder.join(language.tag())).unwrap();
    let mut files: Vec<_> = files.map(|file| file.unwrap().path()).collect();
    files.sort();
    let mut all = language.source().to_owned();
    for file in files {
        let text = std::fs::read_to_string(file).unwrap();
        if !language.source().contains(&text) {
            all.push('\n');
            all.push_str(&text);
        }
    }
    all
}

/// The ids in a Fluent file, in its order.
fn ids_in(source: &str) -> impl Iterator<Item = String> {
    let lines = source.lines();
    let keys = lines.filter(|line| !line.starts_with([' ', '#', '}', '-']));
    keys.filter_map(|line| Some(line.split_once('=')?.0.trim().to_owned()))
}

fn ids(language: Language) -> BTreeSet<String> {
    ids_in(&all(language)).collect()
}

#[test]
fn no_id_is_used_twice() {
    for language in Language::ALL {
        let mut seen = BTreeSet::new();
        for id in ids_in(&all(language)) {
            assert!(seen.insert(id.clone()), "{}: {id}", language.tag());
        }
    }
}

#[test]
fn the_rules_are_read_when_they_arrive_and_nothing_else_is() {
    for language in Language::ALL {
        let texts = Texts::of_file(language, rules(language)).unwrap();
        assert!(texts.lookup("rules-lead").is_some());
        let page = "<!doctype html>\n<title>404</title>\n".to_owned();
        assert!(Texts::of_file(language, page).is_err());
    }
}

#[test]
fn every_file_can_be_read() {
    for language in Language::ALL {
        let read = FluentResource::try_new(all(language));
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
        .filter(|id| !quoted.contains(id.as_str()))
        .collect();
    assert_eq!(
        unused,
        Vec::<String>::new(),
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
        .map(|id| id.split_once('-').map_or(id.as_str(), |x| x.0))
        .collect();
    let mut said = BTreeSet::new();
    for opening in [
        "Message::new(\"",
        ".get(\"",
        "data-l10n=\"",
        "data-l10n-label=\"",
        "data-l10n-caption=\"",
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
    let missing: Vec<_> = said.into_iter().filter(|id| !known.contains(*id)).collect();
    assert_eq!(
        missing,
        Vec::<&str>::new(),
        "said, but not in the Fluent file"
    );
    assert!(texts.lookup("game-consulchess").is_some());
}
