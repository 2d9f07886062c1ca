//! The view with all arrays of a game.
//!
//! What is found, counted and said comes from `consulboard_play::explorer`; here it meets the browser.

mod chosen;
mod filter;
mod hands;
mod list;
mod parts;

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use consulboard_play::explorer::{
    Gallery, Matches, Query, arrays_address, found, galleries, symbols,
};
use consulboard_play::{Texts, describe};
use consulboard_rules::Variant;
use consulboard_web::crash::Place;
use consulboard_web::dom::{self, Dom, ElementExt, Frame, Listener, while_there};
use web_sys::{Element, Event, HtmlElement};

use filter::{Buttons, Side};
use list::{List, Shown};
use parts::Parts;

/// How many arrays are made at once, and how long that may take before a frame, in milliseconds.
const PORTION: u32 = 1000;
const PATIENCE: f64 = 8.0;

/// Who shows a number in the dice view.
pub type ToDice = Box<dyn Fn(Variant, u32)>;

/// The gallery in its place on the page.
pub struct Arrays {
    inner: Rc<Inner>,
    _listeners: Vec<Listener>,
    _size: dom::SizeWatch,
}

struct Inner {
    dom: Dom,
    texts: Rc<Texts>,
    place: Place,
    parts: Parts,
    list: List,
    to_dice: ToDice,
    state: RefCell<Option<State>>,
    side: Cell<Side>,
    /// Whether another view is shown, which makes the list forget how far it was scrolled.
    hidden: Cell<bool>,
    load: Frame,
    draw: Frame,
}

/// The gallery that is shown.
struct State {
    gallery: Gallery,
    buttons: Buttons,
    query: Query,
    matches: Matches,
    /// The number of the one that is chosen.
    chosen: Option<u32>,
}

/// How the chosen one is shown in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Scroll {
    /// By the shortest way.
    Near,
    /// In the middle.
    Middle,
}

impl Arrays {
    /// Puts the gallery into its place, if the page has one.
    pub fn new(dom: &Dom, texts: &Rc<Texts>, to_dice: ToDice) -> Option<Arrays> {
        let host: HtmlElement = dom.by_id("arrays").ok()?;
        let parts = Parts::new(dom, texts);
        host.add(&parts.root);
        let inner = Rc::new_cyclic(|weak: &Weak<Inner>| Inner {
            dom: dom.clone(),
            texts: texts.clone(),
            place: Place::new(dom, &host, texts),
            list: List::new(dom, &parts.list, &parts.track),
            to_dice,
            state: RefCell::new(None),
            side: Cell::default(),
            hidden: Cell::new(true),
            load: Frame::new(dom.window(), while_there(weak, |it| it.load())),
            draw: Frame::new(dom.window(), while_there(weak, |it| it.draw())),
            parts,
        });
        let on = |target: &Element, kind, handle: fn(&Inner, &Event)| {
            let weak = Rc::downgrade(&inner);
            Listener::new(target, kind, move |event| {
                if let Some(inner) = weak.upgrade() {
                    handle(&inner, &event);
                }
            })
        };
        let parts = &inner.parts;
        let listeners = vec![
            on(&parts.root, "click", Inner::clicked),
            on(&parts.root, "submit", |inner, event| {
                event.prevent_default();
                inner.go_to_number();
            }),
            on(&parts.text, "input", |inner, _| inner.typed()),
            on(&parts.list, "keydown", Inner::key),
            // A scroll does not reach what is around it.
            on(&parts.list, "scroll", |inner, _| inner.draw.request()),
        ];
        let weak = Rc::downgrade(&inner);
        let size = dom::SizeWatch::new(dom, &parts.list, move |size| {
            if let Some(inner) = weak.upgrade() {
                inner.sized(size.width);
            }
        });
        Some(Arrays {
            inner,
            _listeners: listeners,
            _size: size,
        })
    }

    /// Shows the gallery of a variant; where it is shown already, as it is.
    pub fn show(&self, variant: Variant) {
        self.inner.show(variant);
    }
}

impl Inner {
    fn show(&self, variant: Variant) {
        self.place.set_position(&arrays_address(variant));
        let shown = self.state.borrow().as_ref().map(|it| it.gallery.variant());
        if shown == Some(variant) {
            self.draw.request();
            return;
        }
        let Some(gallery) = Gallery::new(variant) else {
            return;
        };
        let parts = &self.parts;
        parts.games.set_text_content(None);
        for game in galleries() {
            let link = self.dom.make("a");
            link.set("href", &format!("#{}", arrays_address(game)));
            link.tell(&self.texts, &describe::title(game));
            link.set_or_remove("aria-current", (game == variant).then_some("true"));
            parts.games.add(&link);
        }
        // What was looked for in the other edition of a game is looked for in this one.
        let before = self.state.take();
        let text = before.map(|it| it.query.to_text()).unwrap_or_default();
        let query = Query::read(variant, &text).unwrap_or_else(|_| Query::new(variant));
        let matches = gallery.find(&query);
        let filter = self.side.take().filter(&query).clone();
        parts.symbols.set_inner_html(&symbols(filter.roles()));
        parts.text.set_value(&query.to_text());
        parts.error.say("");
        parts.text.set_or_remove("aria-invalid", None);
        let pairs = gallery.has_pairs();
        parts.root.set_or_remove("data-pairs", pairs.then_some(""));
        parts.root.set("data-whole", "false");
        parts.found.say(&self.texts.get("desk-waiting"));
        self.list.clear();
        self.state.replace(Some(State {
            gallery,
            buttons: Buttons::default(),
            query,
            matches,
            chosen: None,
        }));
        self.load();
    }

    /// Makes arrays until all are there, without holding up a frame for long.
    fn load(&self) {
        let mut state = self.state.borrow_mut();
        let Some(it) = &mut *state else {
            return;
        };
        let begin = self.dom.now();
        while !it.gallery.load(PORTION) {
            if self.dom.now() - begin > PATIENCE {
                self.load.request();
                return;
            }
        }
        it.buttons = Buttons::new(&self.dom, &self.parts, &self.texts, &it.gallery);
        drop(state);
        self.parts.list.set_scroll_top(0);
        self.find();
        self.parts.root.set("data-whole", "true");
    }

    /// Finds what is looked for and shows it.
    fn find(&self) {
        let mut state = self.state.borrow_mut();
        let Some(it) = &mut *state else {
            return;
        };
        it.matches = it.gallery.find(&it.query);
        let pairs = it.gallery.has_pairs();
        let (parts, texts) = (&self.parts, &self.texts);
        it.buttons
            .show(parts, texts, &it.query, self.side.get(), pairs);
        let count = it.matches.count();
        parts.found.tell(texts, &found(count));
        // An empty frame would say nothing.
        parts.none.show(count == 0);
        parts.list.show(count > 0);
        parts.keys.show(count > 0);
        // The one that is chosen stays so while it is found.
        let stays = it.chosen.and_then(|number| it.matches.place(number));
        it.chosen = it.matches.nth(stays.unwrap_or(0));
        drop(state);
        self.list.clear();
        parts.note.say("");
        match stays {
            Some(place) => self.list.centre(place, count),
            None => parts.list.set_scroll_top(0),
        }
        self.draw();
        self.show_chosen();
    }

    fn sized(&self, width: u32) {
        let appears = self.hidden.replace(width == 0) && width > 0;
        if appears && let Some((place, count)) = self.here().filter(|(place, _)| *place > 0) {
            self.list.centre(place, count);
        }
        self.draw.request();
    }

    fn draw(&self) {
        let state = self.state.borrow();
        let Some(it) = state.as_ref().filter(|it| it.gallery.is_whole()) else {
            return;
        };
        self.list.draw(&Shown {
            gallery: &it.gallery,
            matches: &it.matches,
            chosen: it.chosen,
            texts: &self.texts,
        });
    }
}
