//! A board in somebody else's page: embed.html. What it shows comes from the query of its address, or
//! from a message of the page around it.

mod answers;
mod board;
mod called;
mod messages;
mod parts;

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::{Rc, Weak};

use consulboard_play::diagram::{Colors, Diagram};
use consulboard_play::draw::{DrawSession, draw_address};
use consulboard_play::embed::{self, Fault, Purpose, Request};
use consulboard_play::{Book, Input, Language, Session, Texts, describe};
use consulboard_rules::{Color, Game};
use web_sys::HtmlElement;

use board::BoardView;
use called::Called;
use consulboard_web::crash::{self, Place};
use consulboard_web::dice::Dice;
use consulboard_web::dom::{
    Dom, ElementExt, Listener, Missing, SizeWatch, Storage, To, number_text, on_post, post,
};
use consulboard_web::{language, theme};
use messages::{Message, Messages};

/// The id of the element that holds the board.
pub const ROOT: &str = "embed";

/// Asks www/embed.js for the style sheet of the dice.
const FETCH_DICE: &str = "fetch dice";
/// What it says when that is there.
const DICE_FETCHED: &str = "dice fetched";

thread_local! {
    /// It lives as long as the document.
    static EMBEDDED: RefCell<Option<Open>> = const { RefCell::new(None) };
}

/// The document and what calls it.
struct Open {
    _embedded: Rc<Embedded>,
    _size: SizeWatch,
    _listener: Option<Listener>,
    _loader: Listener,
}

/// The document.
struct Embedded {
    dom: Dom,
    /// The language that is wanted; its sentences may be on their way.
    language: Cell<Language>,
    texts: RefCell<Rc<Texts>>,
    root: HtmlElement,
    messages: Rc<Messages>,
    place: Place,
    content: RefCell<Option<Content>>,
    asked: RefCell<Option<Request>>,
    height: Cell<i32>,
    /// What was asked for while sentences are on their way; nothing while none are.
    later: RefCell<Option<VecDeque<Called>>>,
    /// Whether the style sheet of the dice is there.
    has_dice: Cell<bool>,
}

/// What the document shows; it goes when something else is asked for.
enum Content {
    /// A picture or a refusal, which needs nothing to be kept.
    Still,
    Board(Rc<BoardView>),
    Dice {
        _dice: Dice,
    },
}

/// Fills the document with what its address asks for, in the language it asks for or that of the browser.
pub fn open_in_language(dom: &Dom) {
    let language = language::wanted(dom, &Storage::new(dom));
    let document = dom.clone();
    language::with_texts(dom, language, Book::FRAME, move |texts| {
        if let Err(missing) = open(&document, language, texts) {
            crash::log(&missing.to_string());
        }
    });
}

/// Fills the document.
///
/// # Errors
///
/// When a part of it is missing.
fn open(dom: &Dom, language: Language, texts: Rc<Texts>) -> Result<(), Missing> {
    let root: HtmlElement = dom.by_id(ROOT)?;
    let query = dom.window().location().search().unwrap_or_default();
    let embedded = Rc::new(Embedded {
        dom: dom.clone(),
        language: Cell::new(language),
        texts: RefCell::new(texts.clone()),
        root: root.clone(),
        messages: Rc::new(Messages::new(dom, embed::host_of(&query))),
        place: Place::new(dom, &root, &texts),
        content: RefCell::new(None),
        asked: RefCell::new(None),
        height: Cell::new(0),
        later: RefCell::default(),
        has_dice: Cell::new(false),
    });
    let weak = Rc::downgrade(&embedded);
    let loader = on_post(dom, To::Page, move |text| {
        if let Some(embedded) = weak.upgrade()
            && text == DICE_FETCHED
        {
            embedded.dice_fetched();
        }
    });
    embedded.messages.send(&Message::Hello);
    embedded.show(&query);
    let weak = Rc::downgrade(&embedded);
    let listener = embedded.messages.listen(move |called| {
        if let Some(embedded) = weak.upgrade() {
            embedded.hear(called);
        }
    });
    let weak = Rc::downgrade(&embedded);
    let size = SizeWatch::new(dom, &root, move |_| {
        if let Some(embedded) = weak.upgrade() {
            embedded.tell_height();
        }
    });
    if let Some(html) = dom.root() {
        html.set("data-ready", "true");
    }
    EMBEDDED.set(Some(Open {
        _embedded: embedded,
        _size: size,
        _listener: listener,
        _loader: loader,
    }));
    Ok(())
}

impl Embedded {
    fn texts(&self) -> Rc<Texts> {
        self.texts.borrow().clone()
    }

    /// Shows what a query asks for, or says what is wrong with it.
    fn show(self: &Rc<Self>, query: &str) {
        let request = Request::read(query);
        let before = self.asked.replace(request.as_ref().ok().cloned());
        if let (Some(before), Ok(request)) = (before, &request)
            && before.shows_the_same(request)
            && self.change_look(&before, request)
        {
            return self.tell_height();
        }
        self.build(request);
    }

    /// Shows the dice that waited for their style sheet.
    fn dice_fetched(self: &Rc<Self>) {
        self.has_dice.set(true);
        let asked = self.asked.borrow().clone();
        if let Some(asked) = asked
            && asked.purpose == Purpose::Dice
            && self.content.borrow().is_none()
        {
            self.build(Ok(asked));
        }
    }

    /// Changes how a game in progress looks; whether that was possible.
    fn change_look(&self, before: &Request, request: &Request) -> bool {
        let content = self.content.borrow();
        match &*content {
            Some(Content::Board(view)) => {
                self.set_look(request);
                view.change_look(before, request);
                true
            }
            Some(Content::Dice { .. }) => {
                self.set_look(request);
                true
            }
            Some(Content::Still) | None => false,
        }
    }

    /// In which theme and how large.
    fn set_look(&self, request: &Request) {
        theme::set(&self.dom, request.theme);
        let style = self.root.style();
        let width = request
            .size
            .map(|size| format!("{}px", number_text(size.into())));
        let _ = style.set_property("max-width", width.as_deref().unwrap_or("none"));
    }

    fn build(self: &Rc<Self>, request: Result<Request, Vec<Fault>>) {
        // What was there before is gone before something new is put into its place.
        self.content.replace(None);
        self.root.set_text_content(None);
        if let Some(html) = self.dom.root() {
            html.set("lang", self.texts().language().tag());
        }
        let content = match request {
            Ok(request) if request.purpose == Purpose::Dice && !self.has_dice.get() => {
                return post(&self.dom, To::Loader, FETCH_DICE);
            }
            Ok(request) => self.fill(request),
            Err(faults) => {
                self.refuse(&faults);
                Ok(Content::Still)
            }
        };
        match content {
            Ok(content) => {
                self.content.replace(Some(content));
            }
            Err(missing) => self.messages.send(&Message::Error {
                parameter: None,
                message: missing.to_string(),
            }),
        }
        self.tell_height();
    }

    fn fill(self: &Rc<Self>, request: Request) -> Result<Content, Missing> {
        self.set_look(&request);
        self.place.set_position(&request.game.now().fen());
        self.root.set("data-view", request.purpose.name());
        let title = self.texts().say(&describe::title(request.game.variant()));
        self.dom.document().set_title(&title);
        Ok(match request.purpose {
            Purpose::Diagram => {
                self.draw(&request, &title);
                self.send_ready(&request.game);
                Content::Still
            }
            Purpose::Dice => Content::Dice {
                _dice: self.roll(&request)?,
            },
            Purpose::Play | Purpose::Piece | Purpose::Castlings | Purpose::Replay => {
                let game = request.game.clone();
                let view = BoardView::new(
                    &self.dom,
                    &self.texts(),
                    &self.root,
                    &self.messages,
                    request,
                )?;
                self.messages.send_ready(&view.fen(), &game);
                Content::Board(view)
            }
        })
    }

    /// Draws the position; the colours are those of the style sheet, so that they follow the theme.
    fn draw(&self, request: &Request, title: &str) {
        let description = describe::position(request.game.now(), &self.texts());
        let mut session = Session::of_tree(request.tree());
        if request.bottom == Color::Black {
            session.update(Input::Flip, 0.0);
        }
        let svg = Diagram {
            scene: &session.scene(f64::MAX),
            coordinates: request.coordinates,
            colors: &Colors::PAGE,
            title,
            description: &description,
        }
        .svg();
        let picture = self.dom.make_with("div", "diagram");
        picture.set_inner_html(&svg);
        self.root.add(&picture);
        let foot = self.dom.make_with("div", "line");
        let prompt = self.dom.make_with("p", "prompt");
        prompt.tell(&self.texts(), &session.prompt());
        foot.add(&prompt);
        foot.add(&parts::link(&self.dom, &self.texts(), &request.game));
        self.root.add(&foot);
    }

    fn roll(self: &Rc<Self>, request: &Request) -> Result<Dice, Missing> {
        let host = self.dom.make("div");
        self.root.add(&host);
        let foot = self.dom.make_with("div", "line");
        let link = parts::link(&self.dom, &self.texts(), &request.game);
        link.set(
            "href",
            &format!("./#{}", draw_address(request.game.variant())),
        );
        foot.add(&link);
        self.root.add(&foot);
        let draw = DrawSession::new(request.game.variant());
        let draw = draw.ok_or_else(|| Missing::new("dice"))?;
        let dice = Dice::new(&self.dom, &host, &self.texts(), draw);
        let weak: Weak<Embedded> = Rc::downgrade(self);
        let drawn = request.clone();
        dice.set_starter(Rc::new(move |variant, start| {
            let Some(embedded) = weak.upgrade() else {
                return;
            };
            if let Ok(game) = Game::from_start(variant, start) {
                embedded.build_soon(Request {
                    game,
                    purpose: Purpose::Play,
                    ..drawn.clone()
                });
            }
        }));
        self.send_ready(&request.game);
        Ok(dice)
    }

    /// Says that a game is there whose last position is the one shown.
    fn send_ready(&self, game: &Game) {
        self.messages.send_ready(&game.now().fen(), game);
    }

    /// Shows something else after the caller, which may be a part of what is shown now, is done.
    fn build_soon(self: &Rc<Self>, request: Request) {
        let weak = Rc::downgrade(self);
        parts::soon(&self.dom, move || {
            if let Some(embedded) = weak.upgrade() {
                embedded.asked.replace(Some(request.clone()));
                embedded.build(Ok(request));
            }
        });
    }

    fn refuse(&self, faults: &[Fault]) {
        let _ = self.root.remove_attribute("data-view");
        let card = self.dom.make_with("section", "faults");
        card.set("role", "alert");
        let title = self.dom.make("h1");
        title.say(&self.texts().get("embed-faults-title"));
        card.add(&title);
        let list = self.dom.make("ul");
        for fault in faults {
            let message = self.texts().say(&fault.message());
            let item = self.dom.make("li");
            item.say(&message);
            list.add(&item);
            self.messages.send(&Message::Error {
                parameter: Some(fault.parameter.clone()),
                message,
            });
        }
        card.add(&list);
        self.root.add(&card);
    }

    fn tell_height(&self) {
        // What is on its way has no height yet.
        if self.content.borrow().is_none() {
            return;
        }
        let height = self.root.get_bounding_client_rect().height().ceil() as i32;
        if height > 0 && self.height.replace(height) != height {
            self.messages.send(&Message::Height(height));
        }
    }
}
