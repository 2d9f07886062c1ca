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
    Gallery, Matches, Query, arrays_address, arrays_by_address, filter_help, found, galleries,
    search_address, symbols,
};
use consulboard_play::{Letters, Texts, describe};
use consulboard_rules::Variant;
use consulboard_web::crash::Place;
use consulboard_web::dom::{self, Dom, ElementExt, Frame, Listener, closest, while_there};
use web_sys::{Event, EventTarget, HtmlElement};

use filter::{Buttons, Side};
use list::{List, Shown};
use parts::Parts;

/// How many arrays are made at once, and how long that may take before a frame, in milliseconds.
const PORTION: u32 = 1000;
const PATIENCE: f64 = 8.0;

/// Who shows a number in the dice view, of one that was found by a query.
pub type ToDice = Box<dyn Fn(&Query, u32)>;

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
    /// How the player writes the pieces.
    letters: Cell<Letters>,
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
            letters: Cell::default(),
            hidden: Cell::new(true),
            load: Frame::new(dom.window(), while_there(weak, |it| it.load())),
            draw: Frame::new(dom.window(), while_there(weak, |it| it.draw())),
            parts,
        });
        let document = dom.document();
        let on = |target: &EventTarget, kind, handle: fn(&Inner, &Event)| {
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
            on(document, "change", |inner, event| {
                if closest(event, "[data-setting=letters]").is_some() {
                    inner.follow_letters();
                }
            }),
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

    /// Shows the gallery of a variant, and in it what is looked for; where that is shown already, as it is.
    pub fn show(&self, variant: Variant, find: &str) {
        self.inner.show(variant, find);
    }
}

impl Inner {
    fn show(&self, variant: Variant, find: &str) {
        self.follow_letters();
        let letters = self.letters.get();
        // Addresses have the letters of the rules; one that was written by hand may have the player's.
        let read = Query::read(variant, find).or_else(|_| Query::read_in(variant, find, letters));
        let query = read.clone().unwrap_or_else(|_| Query::new(variant));
        let here = self.state.borrow().as_ref().map(|it| it.query.clone());
        let is_here = here.as_ref() == Some(&query);
        let is_refused = self.parts.text.has_attribute("aria-invalid");
        if is_here && read.is_ok() && !is_refused {
            self.draw.request();
            return;
        }
        if here.is_none_or(|here| here.variant() != variant) {
            self.begin(query);
        } else {
            if let Some(it) = &mut *self.state.borrow_mut() {
                it.query = query;
            }
            self.find();
        }
        self.write();
        if let Err(error) = read {
            // Whoever came by a link sees why it shows all of them.
            self.parts.text.set_value(find);
            self.refuse(variant, &error);
            let _ = self.parts.text.focus();
        }
    }

    /// Goes to the gallery of another game.
    fn begin(&self, query: Query) {
        let Some(gallery) = Gallery::new(query.variant()) else {
            return;
        };
        let parts = &self.parts;
        let matches = gallery.find(&query);
        let filter = self.side.take().filter(&query).clone();
        parts.symbols.set_inner_html(&symbols(filter.roles()));
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
        self.help();
        self.load();
    }

    /// Says what the short form can say, in the letters of the player.
    fn help(&self) {
        let state = self.state.borrow();
        if let Some(it) = state.as_ref() {
            let (example, help) = filter_help(it.gallery.variant(), self.letters.get());
            let example = self.texts.say(&example);
            self.parts.text.set("placeholder", &example);
            self.parts.help.tell(&self.texts, &help);
        }
    }

    /// Takes the letters of the pieces from the settings.
    fn follow_letters(&self) {
        let letters = crate::letters(&self.dom);
        if self.letters.replace(letters) == letters {
            return;
        }
        self.help();
        // A text that means nothing stays to be corrected.
        if !self.parts.text.has_attribute("aria-invalid") {
            self.write();
        }
        self.list.clear();
        self.draw();
        self.show_chosen();
    }

    /// The games to choose from; what is looked for here is looked for there, as far as it means something.
    fn show_games(&self, query: &Query) {
        let (games, text) = (&self.parts.games, query.to_text());
        if games.first_child().is_none() {
            for game in galleries() {
                let link = self.dom.make("a");
                link.tell(&self.texts, &describe::title(game));
                games.add(&link);
            }
        }
        for (game, link) in galleries().zip(games.find_all("a")) {
            let there = Query::read(game, &text);
            let address = there.map_or_else(|_| arrays_address(game), |it| search_address(&it));
            link.set("href", &format!("#{address}"));
            let is_shown = game == query.variant();
            link.set_or_remove("aria-current", is_shown.then_some("true"));
        }
    }

    /// Keeps what is looked for in the address: a reload, a link, back and forward bring it back.
    fn name_address(&self) {
        let location = self.dom.window().location();
        let here = location.hash().unwrap_or_default();
        if arrays_by_address(here.trim_start_matches('#')).is_none() {
            return;
        }
        let state = self.state.borrow();
        if let Some(it) = state.as_ref() {
            let address = format!("#{}", search_address(&it.query));
            if address != here {
                self.dom.rename_address(&address);
            }
        }
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
        self.place.set_position(&search_address(&it.query));
        self.show_games(&it.query);
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
            letters: self.letters.get(),
            texts: &self.texts,
        });
    }
}
