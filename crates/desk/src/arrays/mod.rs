//! The view with all arrays of a game.
//!
//! What is found, counted and said comes from `consulboard_play::explorer`; here it meets the browser.

mod filter;
mod list;
mod parts;

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use consulboard_play::catalogue;
use consulboard_play::errand::Reply;
use consulboard_play::explorer::{
    Gallery, Item, Matches, Query, array_letters, arrays_address, castlings_message, castlings_of,
    filter_fault, found, galleries, item_words, symbols,
};
use consulboard_play::{Message, Texts, describe, record, refusals};
use consulboard_rules::{Color, Game, Variant};
use consulboard_web::crash::Place;
use consulboard_web::dice;
use consulboard_web::dom::{
    self, Dom, ElementExt, Frame, Listener, To, closest, number_text, post,
};
use wasm_bindgen::prelude::*;
use web_sys::{Element, Event, HtmlElement, KeyboardEvent};

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
            load: Frame::new(dom.window(), with(weak, Inner::load)),
            draw: Frame::new(dom.window(), with(weak, Inner::draw)),
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

/// A callback that holds the gallery only weakly.
fn with(weak: &Weak<Inner>, call: impl Fn(&Inner) + 'static) -> impl Fn() + 'static {
    let weak = weak.clone();
    move || {
        if let Some(inner) = weak.upgrade() {
            call(&inner);
        }
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
            if game == variant {
                // Where there is no room for all of them they are scrolled.
                parts
                    .games
                    .set_scroll_left(link.offset_left() - parts.games.offset_left());
            }
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
        let begin = self.dom.now();
        let mut state = self.state.borrow_mut();
        let Some(it) = &mut *state else {
            return;
        };
        it.matches = it.gallery.find(&it.query);
        let took = self.dom.now() - begin;
        let pairs = it.gallery.has_pairs();
        let (parts, texts) = (&self.parts, &self.texts);
        it.buttons
            .show(parts, texts, &it.query, self.side.get(), pairs);
        let count = it.matches.count();
        parts.found.tell(texts, &found(count));
        parts.root.set("data-found-ms", &number_text(took));
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

    /// The one that is chosen, and its game if it can be played.
    fn chosen(&self) -> Option<(Item, Result<Game, Message>)> {
        let state = self.state.borrow();
        let it = state.as_ref()?;
        let item = it.gallery.item(it.chosen?)?;
        let game = Game::from_start(it.gallery.variant(), item.start());
        Some((item, game.map_err(|error| refusals::start(&error))))
    }

    fn show_chosen(&self) {
        let parts = &self.parts;
        let chosen = self.chosen();
        parts.chosen.show(chosen.is_some());
        parts.deeds.show(chosen.is_some());
        parts.address.show(false);
        parts.copy_note.say("");
        let state = self.state.borrow();
        let (Some((item, game)), Some(it)) = (chosen, state.as_ref()) else {
            parts.number.set_value("");
            parts.fault.say("");
            return;
        };
        let (gallery, texts) = (&it.gallery, &self.texts);
        parts.number.set_value(&item.number.to_string());
        let heading = Message::new("explorer-heading").number("number", item.number);
        parts.heading.tell(texts, &heading);
        let letters = |color: Color| array_letters(gallery.variant(), &item.arrays[color]);
        let castlings = castlings_of(gallery, &item);
        let crowded = |color: Color, side: &'static str| {
            let of = castlings[color];
            (of.alone != of.together).then(|| {
                let message = Message::new("explorer-castlings-crowded")
                    .text("side", side)
                    .number("together", of.together);
                texts.say(&message)
            })
        };
        let mut said = vec![texts.say(&castlings_message(gallery, &item))];
        if gallery.has_pairs() {
            said.extend(crowded(Color::White, "white"));
            said.extend(crowded(Color::Black, "black"));
            let (white, black) = (letters(Color::White), letters(Color::Black));
            parts.letters.say(&format!("{white} – {black}"));
        } else {
            said.extend(crowded(Color::White, "both"));
            parts.letters.say(&letters(Color::White));
        }
        parts.castlings.say(&said.join("; "));
        parts.play.enable(game.is_ok());
        match game {
            Ok(game) => {
                parts.fault.say("");
                parts.picture.set_inner_html(&catalogue::picture(&game));
            }
            Err(why) => {
                parts.fault.tell(texts, &why);
                parts.picture.set_text_content(None);
            }
        }
        parts
            .fault
            .show(parts.fault.text_content().as_deref() != Some(""));
    }

    /// Chooses the one at a place of those that are found.
    fn choose(&self, place: u32, scroll: Scroll) {
        let mut state = self.state.borrow_mut();
        let Some(it) = &mut *state else {
            return;
        };
        let count = it.matches.count();
        let Some(number) = it.matches.nth(place.min(count.saturating_sub(1))) else {
            return;
        };
        it.chosen = Some(number);
        drop(state);
        let place = place.min(count - 1);
        match scroll {
            Scroll::Near => self.list.reveal(place, count),
            Scroll::Middle => self.list.centre(place, count),
        }
        self.draw();
        self.show_chosen();
    }

    /// Says which one is chosen, to whom the list does not say it because the focus is elsewhere.
    fn announce(&self) {
        let state = self.state.borrow();
        let Some(it) = state.as_ref() else {
            return;
        };
        if let Some(item) = it.chosen.and_then(|number| it.gallery.item(number)) {
            let castlings = castlings_message(&it.gallery, &item);
            let words = item_words(&it.gallery, &item, castlings);
            self.parts.live.tell(&self.texts, &words);
        }
    }

    /// The place of the one that is chosen, and how many there are.
    fn here(&self) -> Option<(u32, u32)> {
        let state = self.state.borrow();
        let it = state.as_ref()?;
        Some((it.matches.place(it.chosen?)?, it.matches.count()))
    }

    fn clicked(&self, event: &Event) {
        if let Some(row) = closest(event, ".arrays-row") {
            let place = row.number("aria-posinset").unwrap_or(1) - 1;
            self.choose(place, Scroll::Near);
            return;
        }
        let Some(button) = closest(event, "[data-arrays]") else {
            return;
        };
        if button.get_attribute("aria-disabled").as_deref() == Some("true") {
            return;
        }
        self.parts.note.say("");
        match button.get_attribute("data-arrays").as_deref() {
            Some("square" | "mark") => {
                let mut state = self.state.borrow_mut();
                let Some(it) = &mut *state else {
                    return;
                };
                let State { buttons, query, .. } = it;
                if buttons.click(&button, query, self.side.get()) {
                    drop(state);
                    self.changed_by_click();
                }
            }
            Some("clear") => {
                if let Some(it) = &mut *self.state.borrow_mut() {
                    it.query = Query::new(it.gallery.variant());
                }
                self.changed_by_click();
            }
            Some("side") => {
                let name = button.get_attribute("data-side").unwrap_or_default();
                self.side.set(Side::of_name(&name).unwrap_or_default());
                self.find();
            }
            Some("previous") => self.step(-1),
            Some("next") => self.step(1),
            Some("random") => self.random(),
            Some("play") => self.play(),
            Some("copy") => self.copy(),
            Some("dice") => {
                let state = self.state.borrow();
                let known = state.as_ref().map(|it| (it.gallery.variant(), it.chosen));
                drop(state);
                if let Some((variant, Some(number))) = known {
                    (self.to_dice)(variant, number);
                }
            }
            Some(_) | None => {}
        }
    }

    fn changed_by_click(&self) {
        let text = self.state.borrow().as_ref().map(|it| it.query.to_text());
        self.parts.text.set_value(&text.unwrap_or_default());
        self.parts.error.say("");
        self.parts.text.set_or_remove("aria-invalid", None);
        self.find();
    }

    /// The text has changed. What cannot be read leaves what is found as it is.
    fn typed(&self) {
        let parts = &self.parts;
        let mut state = self.state.borrow_mut();
        let Some(it) = &mut *state else {
            return;
        };
        match Query::read(it.gallery.variant(), &parts.text.value()) {
            Ok(query) => {
                it.query = query;
                drop(state);
                parts.error.say("");
                parts.text.set_or_remove("aria-invalid", None);
                self.find();
            }
            Err(error) => {
                parts.error.tell(&self.texts, &filter_fault(&error));
                parts.text.set("aria-invalid", "true");
            }
        }
    }

    /// Goes to the number in the field, or to the next one that is found.
    fn go_to_number(&self) {
        let typed = self.parts.number.value();
        let digits: String = typed.chars().filter(char::is_ascii_digit).collect();
        let known = {
            let state = self.state.borrow();
            let Some(it) = state.as_ref() else {
                return;
            };
            let (first, last) = (it.gallery.first(), it.gallery.last());
            match digits.parse::<u32>() {
                Ok(number) if (first..=last).contains(&number) => {
                    let near = it.matches.place_near(number);
                    Ok((number, near, it.matches.place(number).is_some()))
                }
                Ok(_) | Err(_) => Err(Message::new("dice-number-refused")
                    .found(typed.trim())
                    .number("first", first)
                    .number("last", last)),
            }
        };
        match known {
            Ok((number, place, is_found)) => {
                self.choose(place, Scroll::Middle);
                let elsewhere = Message::new("explorer-elsewhere").number("number", number);
                if is_found {
                    self.parts.note.say("");
                    self.announce();
                } else {
                    self.parts.note.tell(&self.texts, &elsewhere);
                }
            }
            Err(why) => self.parts.note.tell(&self.texts, &why),
        }
    }

    /// Chooses the previous or the next one, in a circle.
    fn step(&self, by: i64) {
        if let Some((place, count)) = self.here() {
            let next = (i64::from(place) + by).rem_euclid(i64::from(count));
            self.choose(next as u32, Scroll::Near);
            self.announce();
        }
    }

    fn random(&self) {
        let place = {
            let state = self.state.borrow();
            let Some(it) = state.as_ref() else {
                return;
            };
            let number = it.matches.random(&mut dice::random_bytes);
            number
                .ok()
                .flatten()
                .and_then(|it_is| it.matches.place(it_is))
        };
        if let Some(place) = place {
            self.choose(place, Scroll::Middle);
            self.announce();
        }
    }

    fn key(&self, event: &Event) {
        let Some(key) = event.dyn_ref::<KeyboardEvent>() else {
            return;
        };
        if key.ctrl_key() || key.alt_key() || key.meta_key() {
            return;
        }
        let Some((place, count)) = self.here() else {
            return;
        };
        let page = self.list.track(count).page();
        let to = match key.key().as_str() {
            "ArrowUp" => place.saturating_sub(1),
            "ArrowDown" => place.saturating_add(1),
            "PageUp" => place.saturating_sub(page),
            "PageDown" => place.saturating_add(page),
            "Home" => 0,
            "End" => count - 1,
            "Enter" => {
                event.prevent_default();
                return self.play();
            }
            _ => return,
        };
        event.prevent_default();
        self.choose(to.min(count - 1), Scroll::Near);
    }

    fn play(&self) {
        if let Some((_, Ok(game))) = self.chosen() {
            post(
                &self.dom,
                To::Page,
                &Reply::Begin(record::write(&game)).text(),
            );
        }
    }

    fn copy(&self) {
        let Some((_, Ok(game))) = self.chosen() else {
            return;
        };
        let here = self.dom.window().location().href().unwrap_or_default();
        let page = here.split(['#', '?']).next().unwrap_or_default();
        let address = format!("{page}#{}", record::write(&game));
        let (note, field) = (self.parts.copy_note.clone(), self.parts.address.clone());
        let texts = self.texts.clone();
        dom::copy(&self.dom, &address.clone(), move |copied| {
            let id = if copied {
                "dice-link-copied"
            } else {
                "dice-link-by-hand"
            };
            note.say(&texts.get(id));
            field.show(!copied);
            if !copied {
                field.set_value(&address);
                field.select();
            }
        });
    }
}
