#![forbid(unsafe_code)]
#![deny(missing_docs)]
//! The desk: everything beside the game that the first board can do without. The page fetches it when it is
//! first wanted, and says what by an [`Errand`].

mod arrays;
mod draw;
mod editor;
mod embedding;
mod games;
mod library;
mod patience;
mod picture;
mod print;

use std::cell::RefCell;
use std::rc::Rc;

use consulboard_play::draw::draw_address;
use consulboard_play::errand::{Errand, News, Reply};
use consulboard_play::explorer::Query;
use consulboard_play::{Book, Letters, Texts};
use consulboard_rules::{Color, Game, Start, Variant};
use consulboard_web::dom::{Dom, ElementExt, Listener, Missing, To, on_post, post};
use consulboard_web::{crash, l10n, language};
use wasm_bindgen::prelude::*;
use web_sys::{Element, HtmlSelectElement};

use arrays::Arrays;
use draw::Draw;
use editor::Editing;
use embedding::Embedding;
use games::Games;
use library::Library;
use print::Printing;

thread_local! {
    /// The desk lives as long as the document.
    static DESK: RefCell<Option<Open>> = const { RefCell::new(None) };
}

/// The desk and what calls it.
struct Open {
    _desk: Rc<Desk>,
    _listeners: Vec<Listener>,
}

/// What the desk does, each made when it is first asked for.
struct Desk {
    dom: Dom,
    texts: Rc<Texts>,
    draw: RefCell<Option<Draw>>,
    arrays: RefCell<Option<Arrays>>,
    editing: RefCell<Option<Editing>>,
    library: RefCell<Option<Library>>,
    embedding: Rc<Embedding>,
    games: Rc<Games>,
    printing: Rc<Printing>,
}

/// Starts the desk once the module is loaded.
///
/// In a document without the page nothing is started.
/// The page is told when it is ready, or that it never will be.
///
/// # Errors
///
/// Where there is no window.
#[wasm_bindgen(start)]
pub fn start() -> Result<(), JsValue> {
    crash::watch();
    let dom = Dom::get()?;
    if dom.has("app") {
        let page = dom.clone();
        language::with_texts(
            &dom,
            language::of_document(&dom),
            Book::DESK,
            move |texts| {
                let news = match open(&page, texts) {
                    Ok(()) => News::Ready,
                    Err(missing) => {
                        crash::log(&missing.to_string());
                        News::Failed
                    }
                };
                post(&page, To::Page, news.text());
            },
        );
    }
    Ok(())
}

fn open(dom: &Dom, texts: Rc<Texts>) -> Result<(), Missing> {
    let embedding = Embedding::new(dom, &texts)?;
    l10n::fill(embedding.dialog(), &texts);
    let games = Games::new(dom, &texts)?;
    l10n::fill(games.dialog(), &texts);
    l10n::fill(&dom.by_id::<Element>("editor")?, &texts);
    let printing = Printing::new(dom, &texts)?;
    l10n::fill(printing.dialog(), &texts);
    let mut listeners = embedding::listen(&embedding);
    listeners.extend(games::listen(&games));
    listeners.extend(print::listen(&printing));
    let desk = Rc::new(Desk {
        dom: dom.clone(),
        texts,
        draw: RefCell::new(None),
        arrays: RefCell::new(None),
        editing: RefCell::new(None),
        library: RefCell::new(None),
        embedding,
        games,
        printing,
    });
    let weak = Rc::downgrade(&desk);
    listeners.push(on_post(dom, To::Desk, move |text| {
        if let (Some(desk), Some(errand)) = (weak.upgrade(), Errand::read(text)) {
            desk.run(errand);
        }
    }));
    DESK.set(Some(Open {
        _desk: desk,
        _listeners: listeners,
    }));
    Ok(())
}

impl Desk {
    fn run(self: &Rc<Self>, errand: Errand) {
        match errand {
            Errand::ShowDraw(variant) => self.draw(|draw| draw.show(variant)),
            Errand::BeginDraw(variant) => self.draw(|draw| draw.begin(variant)),
            Errand::ShowArrays { variant, find } => {
                let mut arrays = self.arrays.borrow_mut();
                if arrays.is_none() {
                    let weak = Rc::downgrade(self);
                    let to_dice = move |query: &Query, number| {
                        if let Some(desk) = weak.upgrade() {
                            desk.show_number(query, number);
                        }
                    };
                    *arrays = Arrays::new(&self.dom, &self.texts, Box::new(to_dice));
                }
                if let Some(arrays) = &*arrays {
                    arrays.show(variant, &find);
                }
            }
            Errand::ShowLibrary { here, letters } => {
                let mut library = self.library.borrow_mut();
                if library.is_none() {
                    *library = Library::new(&self.dom, &self.texts, &self.games);
                }
                if let Some(library) = &*library {
                    library.show(here, letters);
                }
            }
            Errand::Edit { variant, fen } => self.edit(variant, fen),
            Errand::Embed { ply, bottom, game } => {
                embed(&self.dom, &self.embedding, ply, bottom, &game);
            }
            Errand::Games { letters, game } => {
                if self.games.prepare(letters, &game) {
                    open_dialog(&self.dom, self.games.dialog());
                }
            }
            Errand::Print {
                letters,
                bottom,
                position,
                after,
                game,
            } => {
                self.printing.prepare(print::Job {
                    letters,
                    bottom,
                    position,
                    after,
                    game,
                });
                open_dialog(&self.dom, self.printing.dialog());
            }
            Errand::Download(game) => drop(self.games.download(&game)),
            Errand::Read {
                letters,
                usual,
                text,
            } => {
                open_dialog(&self.dom, self.games.dialog());
                self.games.read_text(letters, usual, text);
            }
        }
    }

    fn edit(&self, variant: Variant, fen: Option<String>) {
        let mut editing = self.editing.borrow_mut();
        if let Some(editing) = &*editing {
            editing.show(variant, fen);
            return;
        }
        let (dom, embedding) = (self.dom.clone(), self.embedding.clone());
        let embedder = Rc::new(move |game: &str, bottom| embed(&dom, &embedding, 0, bottom, game));
        let printing = self.printing.clone();
        let printer = Rc::new(move |game: &Game, bottom| {
            printing.print_blank(game.variant(), game.start(), bottom);
        });
        match Editing::new(&self.dom, &self.texts, embedder, printer, variant) {
            Ok(new) => {
                new.show(variant, fen);
                *editing = Some(new);
            }
            Err(missing) => crash::log(&missing.to_string()),
        }
    }

    /// Goes to the dice, where a starting position is shown that was found.
    fn show_number(&self, query: &Query, number: u32) {
        let variant = query.variant();
        self.draw(|draw| draw.show_found(query, number));
        let _ = self
            .dom
            .window()
            .location()
            .set_hash(&draw_address(variant));
    }

    fn draw(&self, show: impl FnOnce(&Draw)) {
        let mut draw = self.draw.borrow_mut();
        if draw.is_none() {
            let printing = self.printing.clone();
            let printer = Rc::new(move |variant, start: &Start| {
                printing.print_blank(variant, start, Color::White);
            });
            *draw = Draw::new(&self.dom, &self.texts, printer);
        }
        if let Some(draw) = &*draw {
            show(draw);
        }
    }
}

/// What is chosen of a list of the settings.
fn setting(dom: &Dom, name: &str) -> Option<String> {
    let list = dom.root()?.find(&format!("[data-setting={name}]"))?;
    let list: HtmlSelectElement = list.dyn_into().ok()?;
    Some(list.value())
}

/// The letters of the pieces that the settings say.
fn letters(dom: &Dom) -> Letters {
    let chosen = setting(dom, "letters");
    let letters = chosen.and_then(|word| Letters::of_word(&word));
    letters.unwrap_or_default()
}

/// Opens the dialog that puts a board into a page.
fn embed(dom: &Dom, embedding: &Embedding, ply: usize, bottom: Color, game: &str) {
    if embedding.prepare(ply, bottom, game) {
        open_dialog(dom, embedding.dialog());
    }
}

fn open_dialog(dom: &Dom, dialog: &Element) {
    post(dom, To::Page, &Reply::Open(dialog.id()).text());
}
