//! One's own games: the view that lists them, opens, names and deletes them, and carries them to a file
//! and back.

mod days;
mod deeds;
mod entry;
mod lasting;
mod parts;
mod search;
mod transfer;

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use consulboard_play::catalogue::position_picture;
use consulboard_play::library::{DATABASE, HEADS, Head, NAMES, STORES};
use consulboard_play::{Letters, Message, Texts};
use consulboard_web::dom::{Database, Dom, ElementExt, Listener, Timer, closest, while_there};
use web_sys::{Element, Event, HtmlElement, KeyboardEvent};

use crate::games::Games;
use days::Days;
use deeds::Deleted;
use entry::Entry;
use parts::{ACTION, Parts};
use search::Search;
use transfer::Job;

/// How many games are listed at once.
const LISTED: usize = 24;

/// The view in its place on the page.
pub struct Library {
    inner: Rc<Inner>,
    _listeners: Vec<Listener>,
}

struct Inner {
    this: Weak<Inner>,
    dom: Dom,
    texts: Rc<Texts>,
    days: Days,
    games: Rc<Games>,
    parts: Parts,
    database: RefCell<Option<Database>>,
    letters: Cell<Letters>,
    /// The id of the game on the board.
    here: RefCell<Option<String>>,
    /// All games, the one changed last first.
    entries: RefCell<Vec<Entry>>,
    /// What is being looked for, and the places of those games that fit what was found last.
    search: RefCell<Option<Search>>,
    searching: Timer,
    fitting: RefCell<Vec<usize>>,
    /// The places of those that have a card; `None` where the games are others now.
    listed: RefCell<Option<Vec<usize>>>,
    shown: Cell<usize>,
    deleted: RefCell<Option<Deleted>>,
    /// The game that gets the keyboard when it is listed.
    wanted: RefCell<Option<String>>,
    job: RefCell<Job>,
    timer: Timer,
}

impl Library {
    /// Puts the view into its place, if the page has one.
    pub fn new(dom: &Dom, texts: &Rc<Texts>, games: &Rc<Games>) -> Option<Library> {
        let host: HtmlElement = dom.by_id("library").ok()?;
        let parts = Parts::new(dom, texts);
        host.add(&parts.root);
        let inner = Rc::new_cyclic(|this: &Weak<Inner>| Inner {
            this: this.clone(),
            dom: dom.clone(),
            texts: texts.clone(),
            days: Days::new(texts.language()),
            games: games.clone(),
            parts,
            database: RefCell::new(None),
            letters: Cell::default(),
            here: RefCell::new(None),
            entries: RefCell::default(),
            search: RefCell::new(None),
            searching: Timer::new(dom.window(), while_there(this, |it| it.search_on())),
            fitting: RefCell::default(),
            listed: RefCell::default(),
            shown: Cell::new(LISTED),
            deleted: RefCell::new(None),
            wanted: RefCell::new(None),
            job: RefCell::default(),
            timer: Timer::new(dom.window(), while_there(this, |it| it.go_on())),
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
            on(&parts.root, "keydown", Inner::key),
            on(&parts.root, "focusout", Inner::left),
            on(&parts.filter, "input", |inner, _| {
                inner.shown.set(LISTED);
                inner.list();
            }),
            on(&parts.file, "change", |inner, _| inner.chosen()),
        ];
        Some(Library {
            inner,
            _listeners: listeners,
        })
    }

    /// Shows the games there are now; `here` is the id of the one on the board.
    pub fn show(&self, here: Option<String>, letters: Letters) {
        self.inner.here.replace(here);
        self.inner.letters.set(letters);
        self.inner.load();
    }
}

impl Inner {
    /// Reads what there is; the database is opened first.
    fn load(&self) {
        let this = self.this.clone();
        let known = self.database.borrow().clone();
        if let Some(database) = known {
            return self.load_from(database);
        }
        Database::open(&self.dom, DATABASE, &STORES, move |database| {
            if let Some(inner) = this.upgrade() {
                match database {
                    Some(database) => inner.load_from(database),
                    None => inner.show_missing(),
                }
            }
        });
    }

    fn load_from(&self, database: Database) {
        self.database.replace(Some(database.clone()));
        let this = self.this.clone();
        let names = database.clone();
        database.some(HEADS, None, u32::MAX, move |heads| {
            let this = this.clone();
            let heads = RefCell::new(heads);
            names.some(NAMES, None, u32::MAX, move |names| {
                let Some(inner) = this.upgrade() else {
                    return;
                };
                match (heads.take(), names) {
                    (Some(heads), Some(names)) => inner.take(heads, names),
                    // It was taken away; perhaps it can be opened again another time.
                    (None, _) | (_, None) => {
                        inner.database.replace(None);
                        inner.show_missing();
                    }
                }
            });
        });
    }

    fn show_missing(&self) {
        self.parts.root.set("data-whole", "true");
        self.parts.missing.show(true);
        for part in [
            &self.parts.list,
            &self.parts.count,
            &self.parts.more,
            &self.parts.export,
        ] {
            part.show(false);
        }
    }

    fn take(&self, heads: Vec<(String, String)>, names: Vec<(String, String)>) {
        let mut names = names.into_iter().peekable();
        let mut entries: Vec<Entry> = Vec::with_capacity(heads.len());
        // Both come in the order of their keys.
        for (id, head) in heads {
            while names.next_if(|(other, _)| *other < id).is_some() {}
            let name = names.next_if(|(other, _)| *other == id);
            if let Some(head) = Head::read(&head) {
                let name = name.map(|(_, name)| name).unwrap_or_default();
                entries.push(Entry::new(id, head, name));
            }
        }
        entries.sort_by_key(|entry| std::cmp::Reverse(entry.head.changed));
        self.entries.replace(entries);
        self.listed.replace(None);
        self.parts.missing.show(false);
        self.list();
        self.show_lasting();
    }

    /// Shows the games that fit the filter, as many as are shown at once.
    fn show_list(&self) {
        let (entries, fitting) = (self.entries.borrow(), self.fitting.borrow());
        let first = fitting.iter().take(self.shown.get()).copied();
        let first: Vec<usize> = first.collect();
        // With another letter they are often the same ones, and a board takes a while to draw.
        let listed = self.listed.replace(Some(first.clone()));
        if listed.as_ref() != Some(&first) {
            let known = |entry: &Entry| {
                let card = format!("[data-id=\"{}\"]", entry.id);
                listed.as_ref().and_then(|_| self.parts.list.find(&card))
            };
            let entries = first.iter().filter_map(|place| entries.get(*place));
            let cards: Vec<Element> = entries
                .map(|entry| known(entry).unwrap_or_else(|| self.card(entry).into()))
                .collect();
            self.parts.list.set_text_content(None);
            for card in &cards {
                self.parts.list.add(card);
            }
        }
        let is_empty = entries.is_empty();
        self.parts.empty.show(is_empty);
        self.parts.list.show(!fitting.is_empty());
        self.parts.filter.show(!is_empty);
        self.parts.export.show(!is_empty);
        self.parts.count.show(!is_empty);
        let count = match fitting.len() {
            0 => Message::new("library-none"),
            count => Message::new("library-found").number("count", count),
        };
        self.parts.count.tell(&self.texts, &count);
        self.parts.more.show(fitting.len() > self.shown.get());
    }

    fn card(&self, entry: &Entry) -> HtmlElement {
        let picture = position_picture(entry.head.variant, &entry.head.fen).unwrap_or_default();
        let card = entry.card(&self.dom, &self.texts, &self.days, &picture);
        if self.is_here(entry)
            && let Some(about) = card.find(".library-about")
        {
            let here = self.dom.make_with("span", "library-here");
            here.say(&self.texts.get("library-here"));
            about.add(&here);
        }
        card
    }

    /// Whether it is the game on the board.
    fn is_here(&self, entry: &Entry) -> bool {
        self.here.borrow().as_deref() == Some(entry.id.as_str())
    }

    fn clicked(&self, event: &Event) {
        let button = closest(event, &format!("[{ACTION}]"));
        let Some(action) = button.and_then(|it| it.get_attribute(ACTION)) else {
            return;
        };
        let card = closest(event, "[data-id]");
        let id = card.as_ref().and_then(|card| card.get_attribute("data-id"));
        match (action.as_str(), card, id) {
            ("open", _, Some(id)) => self.open(&id),
            ("rename", Some(card), Some(id)) => self.rename(&card, &id),
            ("download", _, Some(id)) => self.download(&id),
            ("delete", _, Some(id)) => self.delete(&id),
            ("undo", ..) => self.undo(),
            ("import", ..) => self.parts.file.click(),
            ("export", ..) => self.export(),
            ("stop", ..) => self.stop(),
            ("more", ..) => self.show_more(),
            ("keep", ..) => self.keep(),
            _ => {}
        }
    }

    fn show_more(&self) {
        if self.is_searching() {
            return;
        }
        let before = self.shown.get();
        self.shown.set(before + LISTED);
        self.show_list();
        // The keyboard goes on with the first new one.
        let cards = self.parts.list.find_all("[data-library=open]");
        if let Some(first) = cards.get(before) {
            focus(first);
        }
    }

    fn key(&self, event: &Event) {
        use wasm_bindgen::JsCast;
        let key = event.dyn_ref::<KeyboardEvent>().map(KeyboardEvent::key);
        let Some(card) = closest(event, "[data-id]").filter(|_| closest(event, "input").is_some())
        else {
            return;
        };
        match key.as_deref() {
            Some("Enter") => self.name(&card),
            Some("Escape") => self.keep_name(&card),
            Some(_) | None => return,
        }
        // The button that gets the keyboard then is not pressed by the same key.
        event.prevent_default();
    }

    fn left(&self, event: &Event) {
        let field = closest(event, ".library-card input");
        if let Some(card) = field.and_then(|_| closest(event, "[data-id]")) {
            self.name(&card);
        }
    }

    /// Says what has been done.
    fn say(&self, text: &str) {
        self.parts.undo.show(false);
        self.parts.said.say(text);
    }
}

/// Gives an element the keyboard.
fn focus(element: &Element) {
    use wasm_bindgen::JsCast;
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        let _ = element.focus();
    }
}
