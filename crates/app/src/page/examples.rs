//! The live boards of the rules.
//!
//! `data-variant` names the game, `data-fen` the position, without which it is the usual start, and
//! `data-select` the square of the piece that is chosen at first, which may be left out.

use std::rc::Rc;

use consulboard_play::refusals::role_id;
use consulboard_play::{Input, Message, Session, Texts};
use consulboard_rules::{Game, Square, Start, Variant};
use web_sys::{Element, HtmlElement};

use consulboard_web::board::Board;
use consulboard_web::dom::{Dom, ElementExt, Listener};

/// The boards; their elements are emptied when this is dropped.
pub struct Examples {
    figures: Vec<Figure>,
}

struct Figure {
    element: Element,
    _board: Rc<Board>,
    _listeners: [Listener; 2],
}

impl Examples {
    /// Fills every figure below `root` that names a game. The captions are among `sentences`.
    pub fn new(dom: &Dom, root: &Element, texts: &Rc<Texts>, sentences: &Texts) -> Examples {
        Examples {
            figures: root
                .find_all("figure[data-variant]")
                .into_iter()
                .filter_map(|element| figure(dom, texts, sentences, element))
                .collect(),
        }
    }
}

impl Drop for Examples {
    fn drop(&mut self) {
        for figure in &self.figures {
            figure.element.set_text_content(None);
        }
    }
}

fn figure(dom: &Dom, texts: &Rc<Texts>, sentences: &Texts, element: Element) -> Option<Figure> {
    let variant: Variant = element.get_attribute("data-variant")?.parse().ok()?;
    let fen = element.get_attribute("data-fen");
    let start = fen.map_or_else(|| Start::usual(variant), Start::Fen);
    let game = Game::from_start(variant, start).ok()?;
    let host: HtmlElement = dom.make_with("div", "board");
    let caption = dom.make("figcaption");
    let explanation = dom.make("p");
    let id = element.get_attribute("data-l10n-caption")?;
    explanation.say(&sentences.lookup(&id).unwrap_or_default());
    let line = dom.make_with("div", "line");
    let prompt = dom.make_with("span", "prompt");
    let again = dom.make_with("button", "plain");
    again.set("type", "button");
    again.say(&texts.get("example-again"));
    let keep = dom.make_with("button", "plain");
    keep.set("type", "button");
    line.add(&prompt);
    line.add(&keep);
    line.add(&again);
    caption.add(&line);
    caption.add(&explanation);
    element.set_text_content(None);
    element.add(&host);
    element.add(&caption);

    let board = Rc::new(Board::new(dom, &host, texts, Session::of_game(game)).ok()?);
    let tell = {
        let (board, texts, keep) = (Rc::downgrade(&board), texts.clone(), keep.clone());
        move || {
            if let Some(board) = board.upgrade() {
                let panel = board.panel();
                prompt.tell(&texts, &panel.prompt);
                keep.show(panel.relocating.is_some());
                if let Some(piece) = panel.relocating {
                    let role = Message::new(role_id(piece.role));
                    keep.tell(&texts, &Message::new("keep").message("piece", role));
                }
            }
        }
    };
    let selected: Option<Square> = element
        .get_attribute("data-select")
        .and_then(|square| square.parse().ok());
    let begin = {
        let board = Rc::downgrade(&board);
        move || {
            if let Some(board) = board.upgrade() {
                board.send(Input::Rematch);
                if let Some(square) = selected {
                    board.select(square);
                }
            }
        }
    };
    begin();
    tell();
    board.set_watcher(Rc::new(move |_| tell()));
    let kept = {
        let board = Rc::downgrade(&board);
        Listener::new(&keep, "click", move |_| {
            if let Some(board) = board.upgrade() {
                board.send(Input::Keep);
            }
        })
    };
    Some(Figure {
        element,
        _board: board,
        _listeners: [Listener::new(&again, "click", move |_| begin()), kept],
    })
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use consulboard_rules::{Game, Square, Start, Variant};

    /// The value of an attribute of a tag.
    fn value<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
        let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
        rest.split('"').next()
    }

    #[test]
    fn every_example_is_a_position_with_the_piece_to_choose() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/rules");
        let mut found = 0;
        for file in fs::read_dir(folder).unwrap() {
            let html = fs::read_to_string(file.unwrap().path()).unwrap();
            for part in html.split("<figure").skip(1) {
                let tag = part.split('>').next().unwrap_or_default();
                let variant: Variant = value(tag, "data-variant").unwrap().parse().unwrap();
                let fen = value(tag, "data-fen");
                let start = fen.map(|fen| Start::Fen(fen.to_owned()));
                let start = start.unwrap_or(Start::usual(variant));
                let fen = fen.unwrap_or(variant.slug());
                let game = Game::from_start(variant, start)
                    .unwrap_or_else(|error| panic!("{fen}: {error}"));
                assert!(game.outcome().is_none(), "{fen}: nothing can be moved");
                assert!(value(tag, "data-l10n-caption").is_some(), "{fen}");
                if let Some(square) = value(tag, "data-select") {
                    let square: Square = square.parse().unwrap();
                    let choices = game.choices();
                    let mut paths = choices.iter().flat_map(|choice| &choice.paths);
                    let begins = paths.any(|path| path[0].square == square);
                    assert!(begins, "{fen}: {square} cannot move");
                }
                found += 1;
            }
        }
        assert!(found >= 20, "only {found} found");
    }
}
