//! A board for whoever embeds one: what a script may do with it.

use std::cell::RefCell;
use std::rc::Rc;

use consulboard_play::{Book, Effect, Input, Session, Texts};
use consulboard_rules::{Game, Variant};
use wasm_bindgen::prelude::*;
use web_sys::HtmlElement;

use consulboard_web::board::Board;
use consulboard_web::crash::{self, Place};
use consulboard_web::dom::Dom;

/// A board in an element of the page. Only that element, strings and numbers go in and out.
///
/// Every method that can be refused throws the reason as a string; nothing has changed then.
#[wasm_bindgen]
pub struct BoardHandle {
    board: Board,
    place: Rc<Place>,
    refused: Rc<RefCell<Option<String>>>,
}

#[wasm_bindgen]
impl BoardHandle {
    /// Puts a board into an element, whose width decides how large the board is. It begins with
    /// Consulchess.
    ///
    /// # Errors
    ///
    /// When the browser gives no canvas to draw on.
    #[wasm_bindgen(constructor)]
    pub fn new(host: HtmlElement) -> Result<BoardHandle, JsValue> {
        crash::watch();
        let dom = Dom::get()?;
        let texts = Rc::new(Texts::of_book(Book::FRAME));
        let place = Rc::new(Place::new(&dom, &host, &texts));
        let session = Session::of_game(Game::new(Variant::Consulchess));
        let board = Board::new(&dom, &host, &texts, session)?;
        let refused = Rc::new(RefCell::new(None));
        board.set_watcher({
            let refused = refused.clone();
            Rc::new(move |effect| {
                if let Effect::Refuse(refusal) = effect {
                    *refused.borrow_mut() = Some(texts.say(&refusal.why));
                }
            })
        });
        let handle = BoardHandle {
            board,
            place,
            refused,
        };
        handle.place.set_position(&handle.fen());
        Ok(handle)
    }

    /// Starts a game: the variant by its slug; the start as a number, two with a point between them, or
    /// empty for the usual one.
    ///
    /// # Errors
    ///
    /// When there is no such variant or start.
    pub fn start(&self, variant: &str, start: &str) -> Result<(), JsValue> {
        let number = if start.is_empty() { "" } else { "&start=" };
        self.open(&format!("game={variant}{number}{start}"))
    }

    /// Opens a game from the text of [`BoardHandle::state`].
    ///
    /// # Errors
    ///
    /// When the text cannot be read.
    pub fn open(&self, state: &str) -> Result<(), JsValue> {
        self.try_to(Input::OpenLink(state.to_owned()))
    }

    /// Sets up a position of the variant being played.
    ///
    /// # Errors
    ///
    /// When the FEN cannot be read.
    pub fn load(&self, fen: &str) -> Result<(), JsValue> {
        self.try_to(Input::LoadFen(fen.to_owned()))
    }

    /// Plays a move, in SAN or machine form.
    ///
    /// # Errors
    ///
    /// When the text names no legal move, or several.
    pub fn play(&self, text: &str) -> Result<(), JsValue> {
        self.try_to(Input::Text(text.to_owned()))
    }

    /// Turns the board.
    pub fn flip(&self) {
        self.board.send(Input::Flip);
    }

    /// The game as one line of text.
    pub fn state(&self) -> String {
        self.board.panel().link
    }

    /// The position shown.
    pub fn fen(&self) -> String {
        self.board.panel().fen
    }

    /// Takes the board out of its element; nothing listens any more.
    pub fn destroy(self) {}

    /// What the program said when it stopped; nothing while it runs.
    pub fn panic_message() -> Option<String> {
        crash::message()
    }

    fn try_to(&self, input: Input) -> Result<(), JsValue> {
        self.refused.borrow_mut().take();
        self.board.send(input);
        self.place.set_position(&self.fen());
        match self.refused.borrow_mut().take() {
            Some(why) => Err(why.into()),
            None => Ok(()),
        }
    }
}
