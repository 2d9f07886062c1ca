//! The articles of the wiki kit: every board of theirs can be opened, and shows what the text says.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use consulboard_play::diagram::text_diagram;
use consulboard_play::embed::Request;
use consulboard_rules::{Color, Game, Square, Variant};

type Parameters = BTreeMap<String, String>;

/// Parameters of the template that are not parameters of a board.
const NOT_OF_THE_BOARD: [&str; 6] = ["text", "file", "caption", "name", "board", "label"];

fn kit() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/wiki")
}

fn articles() -> Vec<(String, String)> {
    let list = fs::read_to_string(kit().join("pages.txt")).expect("pages.txt");
    let files = list.lines().filter_map(|line| line.split_once('\t'));
    let articles = files.filter(|(file, _)| file.starts_with("pages/"));
    articles
        .map(|(file, _)| {
            let text = fs::read_to_string(kit().join(file)).expect(file);
            (file.to_owned(), text)
        })
        .collect()
}

/// The calls of a template in a text, with their parameters.
fn calls(text: &str, template: &str) -> Vec<Parameters> {
    let parts = text.split("{{").skip(1);
    let bodies = parts.filter_map(|part| part.split_once("}}").map(|(body, _)| body));
    bodies
        .filter_map(|body| {
            let mut parts = body.split('|');
            let name = parts.next().expect("split gives one part at least");
            let parameters = parts.map(|part| {
                let (name, value) = part.split_once('=').expect(part);
                (name.trim().to_owned(), value.trim().to_owned())
            });
            (name.trim() == template).then(|| parameters.collect())
        })
        .collect()
}

fn opened(file: &str, parameters: &Parameters) -> Game {
    let of_the_board = parameters
        .iter()
        .filter(|(name, _)| !NOT_OF_THE_BOARD.contains(&name.as_str()));
    let query: Vec<String> = of_the_board
        .map(|(name, value)| format!("{name}={value}"))
        .collect();
    let query = query.join("&");
    let request = Request::read(&query).unwrap_or_else(|e| panic!("{file}: {query}: {e:?}"));
    request.game
}

/// The position as the text diagrams have it; of an array that is to be drawn nothing is known yet.
fn drawn(game: &Game, parameters: &Parameters) -> String {
    let text = text_diagram(game.now(), Color::White);
    if parameters.get("view").is_none_or(|view| view != "dice") {
        return text;
    }
    let last = game.now().geometry().ranks().to_string();
    let lines = text.lines().map(|line| match line.split_once(' ') {
        Some((rank, pieces)) if rank == "1" || rank == last => {
            let unknown = |c: char| if c == ' ' { c } else { '?' };
            format!("{rank} {}", pieces.chars().map(unknown).collect::<String>())
        }
        Some(_) | None => line.to_owned(),
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// The numbers in a text, one that is grouped as `42,000` or `42.000` as one.
fn numbers(text: &str) -> Vec<usize> {
    let words = text.split(|c: char| !(c.is_ascii_digit() || c == ',' || c == '.'));
    let words = words.map(|word| word.replace([',', '.'], ""));
    words.filter_map(|word| word.parse().ok()).collect()
}

/// The part of an article below a heading that begins with this text.
fn section<'a>(text: &'a str, heading: &str) -> &'a str {
    let start = text
        .find(&format!("== {heading}"))
        .unwrap_or_else(|| panic!("no heading {heading}"));
    let rest = &text[start + 3..];
    rest.split("\n== ").next().unwrap_or(rest)
}

/// A section without the boards in it.
fn prose(section: &str) -> String {
    let mut parts = section.split("{{");
    let first = parts.next().unwrap_or_default();
    let rest = parts.map(|part| part.split_once("}}").map_or("", |(_, after)| after));
    std::iter::once(first).chain(rest).collect()
}

#[test]
fn every_board_of_the_articles_can_be_opened() {
    let mut count = 0;
    for (file, text) in articles() {
        let boards = calls(&text, "Consulboard");
        assert!(boards.len() >= 2, "{file}: {} boards", boards.len());
        for parameters in boards {
            let game = opened(&file, &parameters);
            count += 1;
            let text = parameters.get("text");
            let text = text.unwrap_or_else(|| panic!("{file}: no text diagram: {parameters:?}"));
            assert_eq!(*text, drawn(&game, &parameters), "{file}");
            // The articles of one language may stand in a wiki of another.
            let language = file.split('/').nth(1).expect("pages/LANGUAGE/NAME");
            assert_eq!(parameters["lang"], language, "{file}");
        }
    }
    assert!(count >= 30, "{count} boards");
}

#[test]
fn articles_use_nothing_but_the_templates() {
    for (file, text) in articles() {
        for part in text.split("{{").skip(1) {
            let name = part.split(['|', '\n', ' ']).next().unwrap_or_default();
            assert!(
                matches!(name, "Consulboard" | "Consulboard/show"),
                "{file}: found `{name}`"
            );
        }
        assert!(!text.contains('<'), "{file}: a tag");
    }
}

/// A list of castlings that is empty shows nothing, and its caption says how many there are.
#[test]
fn boards_of_castlings_have_as_many_as_their_captions_say() {
    let mut boards = 0;
    for (file, text) in articles() {
        for parameters in calls(&text, "Consulboard") {
            if parameters
                .get("view")
                .is_none_or(|view| view != "castlings")
            {
                continue;
            }
            boards += 1;
            let game = opened(&file, &parameters);
            let there = game.now().castlings(game.turn()).len();
            assert!(there > 0, "{file}: {parameters:?}");
            let caption = parameters["caption"]
                .replace("42k", "")
                .replace("K42-5", "");
            assert_eq!(numbers(&caption), [there], "{file}: {caption}");
        }
    }
    assert_eq!(boards, 8);
}

/// What the guides advise to try first shows something.
#[test]
fn examples_of_castlings_have_some() {
    for (file, examples) in [
        ("README.md", 1),
        ("docs/wiki.md", 1),
        ("www/wiki/template-doc.wiki", 1),
        ("www/wiki/widget.wiki", 1),
        ("www/wiki/iframetag.wiki", 1),
    ] {
        let text = fs::read_to_string(kit().join("../..").join(file)).expect(file);
        let lines: Vec<&str> = text
            .lines()
            .filter(|line| line.contains("view=castlings"))
            .collect();
        assert_eq!(lines.len(), examples, "{file}");
        for line in lines {
            let (_, fen) = line
                .split_once("fen=")
                .unwrap_or_else(|| panic!("{file}: {line}"));
            let end = fen.find(|c: char| !c.is_ascii_alphanumeric() && !"/_-".contains(c));
            let fen = &fen[..end.unwrap_or(fen.len())];
            let game = opened(
                file,
                &Parameters::from([("fen".to_owned(), fen.to_owned())]),
            );
            assert_eq!(
                game.now().castlings(Color::White).len(),
                56,
                "{file}: {fen}"
            );
        }
    }
}

/// What the sections about arrays say: the array in the heading, its number, and how many castlings it has.
#[test]
fn arrays_of_42k_are_what_their_headings_and_captions_say() {
    for file in ["pages/en/42k.wiki", "pages/de/42k.wiki"] {
        let text = fs::read_to_string(kit().join(file)).expect(file);
        for letter in ["a) ", "b) ", "c) "] {
            let section = section(&text, letter);
            let heading = section.lines().next().expect("a heading");
            let array = heading.trim_matches(['=', ' ']).trim_start_matches(letter);
            let boards = calls(section, "Consulboard");
            let [diagram, castlings] = boards.as_slice() else {
                panic!("{file}: {letter}: {} boards", boards.len());
            };
            let game = opened(file, diagram);
            let fen = game.now().fen();
            assert!(
                fen.contains(&format!("/{array} ")),
                "{file}: {array}: {fen}"
            );
            let number: usize = diagram["start"].parse().expect("a number");
            assert_eq!(numbers(&diagram["caption"]), [number], "{file}");
            // King and rooks of the second board stand where the array has them.
            let kings_and_rooks = |text: &str| {
                let text = text.replace(|c: char| c != 'K' && c != 'R' && c != '.', ".");
                text.lines().nth(7).map(str::to_owned)
            };
            assert_eq!(
                kings_and_rooks(&diagram["text"]),
                kings_and_rooks(&castlings["text"]),
                "{file}: {array}"
            );
            let game = opened(file, castlings);
            let count = game.now().castlings(Color::White).len();
            let said = numbers(&prose(section));
            assert!(said.contains(&count), "{file}: {array}: {count}, {said:?}");
        }
    }
}

/// How many arrays there are, and how they are numbered.
#[test]
fn counts_of_arrays_are_those_of_the_rules() {
    for (name, variant) in [
        ("42k", Variant::Consulchess42k),
        ("capablanca", Variant::CapablancaRandom),
    ] {
        let numbering = variant.rules().numbering().expect("many arrays");
        let last = numbering.first + numbering.count - 1;
        for language in ["en", "de"] {
            let file = format!("pages/{language}/{name}.wiki");
            let said = numbers(&prose(&fs::read_to_string(kit().join(&file)).expect(&file)));
            for number in [numbering.played, numbering.first, last] {
                assert!(
                    said.contains(&(number as usize)),
                    "{file}: {number}, {said:?}"
                );
            }
        }
    }
}

/// What the articles say of single pieces.
#[test]
fn pieces_do_what_the_articles_say() {
    let at = |name: &str| name.parse::<Square>().expect(name);
    for (file, text) in articles() {
        for parameters in calls(&text, "Consulboard") {
            let game = opened(&file, &parameters);
            // CGO-3: nobody wins in one move where something else is to be looked at.
            let is_check = game.now().is_check();
            let means_check = file.ends_with("consul.wiki") && parameters["caption"].contains("f6");
            assert_eq!(is_check, means_check, "{file}: {parameters:?}");
            if let Some(square) = parameters.get("square") {
                let square = at(square);
                let choices = game.choices().into_iter();
                let moves = choices.filter(|choice| choice.paths[0][0].square == square);
                assert!(moves.count() > 0, "{file}: {parameters:?}");
            }
        }
        if file.ends_with("consul.wiki") {
            // CON-3, CON-4, CON-5.
            let free = &calls(&text, "Consulboard")[0];
            let game = opened(&file, free);
            let count = game.now().attacks_from(at("e4")).into_iter().count();
            assert!(numbers(&prose(&text)).contains(&count), "{file}: {count}");
        }
        if file.ends_with("congo.wiki") {
            // CGO-10: the chain in the caption, landing by landing.
            let monkey = &calls(&text, "Consulboard")[1];
            let game = opened(&file, monkey);
            let chain = ["b2", "d4", "b6"].map(at);
            let is_there = game.choices().into_iter().any(|choice| {
                let squares: Vec<Square> = choice.paths[0].iter().map(|step| step.square).collect();
                squares.starts_with(&chain)
            });
            assert!(is_there, "{file}: {}", monkey["caption"]);
        }
    }
}

/// CAS-9: the lists are exactly what is legal on a rank with one rook.
#[test]
fn cas_9_the_lists_of_castlings_are_complete() {
    for (file, text) in articles() {
        let lines = calls(&text, "Consulboard/show");
        if lines.is_empty() {
            continue;
        }
        let mut total = 0;
        let mut without_corners = 0;
        let corner = |text: &&String| text.starts_with("0-0-a") || text.starts_with("0-0-j");
        let fens: std::collections::BTreeSet<&String> = lines.iter().map(|l| &l["fen"]).collect();
        assert_eq!(fens.len(), 2, "{file}");
        for fen in fens {
            let here: Vec<&Parameters> = lines.iter().filter(|l| l["fen"] == *fen).collect();
            let mut listed: Vec<String> = here.iter().map(|l| l["moves"].clone()).collect();
            listed.sort();
            let start = Parameters::from([("fen".to_owned(), fen.clone())]);
            let game = opened(&file, &start);
            let moves = game.divide(1);
            let mut legal: Vec<String> = moves.into_iter().map(|(text, _)| text).collect();
            legal.retain(|text| text.starts_with("0-0"));
            legal.sort();
            assert_eq!(listed, legal, "{file}");
            total += listed.len();
            without_corners += listed.iter().filter(|text| !corner(text)).count();
            for line in here {
                opened(&file, line);
            }
        }
        assert_eq!((without_corners, total), (47, 65), "{file}");
        // With both rooks at home, with the corners and without.
        let both = opened(&file, &calls(&text, "Consulboard")[0]);
        let both = both.now().castlings(Color::White).into_iter();
        let both: Vec<String> = both.map(|castling| castling.text).collect();
        let inner = both.iter().filter(|text| !corner(text)).count();
        let said = numbers(&prose(section(&text, "47, 65")));
        for number in [47, 65, 21, 26, 30, 35, inner, both.len()] {
            assert!(said.contains(&number), "{file}: {number}, {said:?}");
        }
    }
}
