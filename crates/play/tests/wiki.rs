//! The articles of the wiki kit: every board of theirs can be opened, and shows what the text says.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use consulboard_play::embed::Request;
use consulboard_rules::Game;

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

/// The position as the text diagrams have it.
fn drawn(game: &Game) -> String {
    let fen = game.now().fen();
    let placement = fen.split(' ').next().expect("a FEN has a placement");
    let ranks: Vec<&str> = placement.split('/').collect();
    let mut lines = Vec::new();
    let mut width = 0;
    for (number, rank) in (1..=ranks.len()).rev().zip(&ranks) {
        let mut cells = Vec::new();
        let mut empty = 0;
        for letter in rank.chars() {
            if let Some(digit) = letter.to_digit(10) {
                empty = 10 * empty + digit;
                continue;
            }
            cells.extend((0..empty).map(|_| '.'));
            empty = 0;
            cells.push(letter);
        }
        cells.extend((0..empty).map(|_| '.'));
        width = cells.len();
        let cells: Vec<String> = cells.iter().map(char::to_string).collect();
        lines.push(format!("{number} {}", cells.join(" ")));
    }
    let files: Vec<String> = ('a'..='j').take(width).map(String::from).collect();
    lines.push(files.join(" "));
    let lines: Vec<&str> = lines.iter().map(|line| line.trim()).collect();
    lines.join("\n")
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
            if let Some(text) = parameters.get("text") {
                let lines: Vec<&str> = text.lines().map(str::trim).collect();
                assert_eq!(lines.join("\n"), drawn(&game), "{file}");
            }
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
            let corner = |text: &&String| text.starts_with("0-0-a") || text.starts_with("0-0-j");
            without_corners += listed.iter().filter(|text| !corner(text)).count();
            for line in here {
                opened(&file, line);
            }
        }
        assert_eq!((without_corners, total), (47, 65), "{file}");
    }
}
