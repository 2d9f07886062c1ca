//! The live boards of the rules.

use std::rc::Rc;

use consulboard_play::{Input, Session, Texts};
use consulboard_rules::{Game, Square, Start, Variant};
use web_sys::{Element, HtmlElement};

use crate::board::Board;
use crate::dom::{Dom, ElementExt, Listener};

/// The boards; their elements are emptied when this is dropped.
pub struct Examples {
    figures: Vec<Figure>,
}

struct Figure {
    element: Element,
    _board: Rc<Board>,
    _again: Listener,
}

impl Examples {
    /// Fills every figure that names a position.
    pub fn new(dom: &Dom, texts: &Rc<Texts>) -> Examples {
        let elements = dom.root().map(|root| root.find_all("figure[data-fen]"));
        Examples {
            figures: elements
                .unwrap_or_default()
                .into_iter()
                .filter_map(|element| figure(dom, texts, element))
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

fn figure(dom: &Dom, texts: &Rc<Texts>, element: Element) -> Option<Figure> {
    let start = Start::Fen(element.get_attribute("data-fen")?);
    let game = Game::from_start(Variant::Consulchess, start).ok()?;
    let host: HtmlElement = dom.make_with("div", "board");
    let caption = dom.make("figcaption");
    let explanation = dom.make("p");
    let id = element.get_attribute("data-l10n-caption")?;
    explanation.say(&texts.lookup(&id).unwrap_or_default());
    let line = dom.make_with("div", "line");
    let prompt = dom.make_with("span", "prompt");
    let again = dom.make_with("button", "plain");
    again.set("type", "button");
    again.say(&texts.get("example-again"));
    line.add(&prompt);
    line.add(&again);
    caption.add(&line);
    caption.add(&explanation);
    element.set_text_content(None);
    element.add(&host);
    element.add(&caption);

    let board = Rc::new(Board::new(dom, &host, texts, Session::of_game(game)).ok()?);
    let tell = {
        let (board, texts) = (Rc::downgrade(&board), texts.clone());
        move || {
            if let Some(board) = board.upgrade() {
                prompt.tell(&texts, &board.panel().prompt);
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
    Some(Figure {
        element,
        _board: board,
        _again: Listener::new(&again, "click", move |_| begin()),
    })
}

#[cfg(test)]
mod tests {
    use consulboard_rules::{Game, Square, Start, Variant};

    const PAGE: &str = include_str!("../../../../index.html");

    #[test]
    fn every_example_is_a_position_with_the_piece_to_choose() {
        let mut found = 0;
        for part in PAGE.split("data-fen=\"").skip(1) {
            let tag = part.split('>').next().unwrap_or_default();
            let fen = tag.split('"').next().unwrap_or_default();
            let start = Start::Fen(fen.to_owned());
            let game = Game::from_start(Variant::Consulchess, start)
                .unwrap_or_else(|error| panic!("{fen}: {error}"));
            if let Some((_, rest)) = tag.split_once("data-select=\"") {
                let square: Square = rest.split('"').next().unwrap_or_default().parse().unwrap();
                let piece = game.now().piece(square);
                assert_eq!(piece.map(|piece| piece.color), Some(game.turn()), "{fen}");
            }
            found += 1;
        }
        assert!(found >= 4, "only {found} found");
    }
}
