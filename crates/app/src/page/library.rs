//! The library of one's own games, as far as the page fills it: every game that is begun here is kept from
//! its first move on, beside the shelf of its tab. The desk shows it.

use std::cell::RefCell;
use std::rc::Rc;

use consulboard_play::library::{DATABASE, GAMES, HEADS, Head, Last, STORES, TABS, new_id};
use consulboard_web::dom::{Database, Dom, Done, Write};

/// A game as the library takes it.
pub struct Filed {
    /// What it is called there.
    pub id: String,
    /// What a list shows of it.
    pub head: Head,
    /// The game, as `record` writes it.
    pub text: String,
}

/// Why a game is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Filing {
    /// It has been played on.
    Played,
    /// Another one takes its place: one that was deleted meanwhile stays so.
    Leaving,
}

/// What waits for the database.
type Waiting = Box<dyn FnOnce(Option<&Database>)>;

/// Whether there is a database.
enum State {
    /// Nobody has asked for it yet.
    Closed,
    /// It is being opened, and these wait for it.
    Opening(Vec<Waiting>),
    /// It is open.
    Open(Database),
    /// The browser has none for this site.
    None,
}

/// The library.
pub struct Library {
    dom: Dom,
    state: RefCell<State>,
}

impl Library {
    /// A library that is opened when it is first needed.
    pub fn new(dom: &Dom) -> Rc<Library> {
        Rc::new(Library {
            dom: dom.clone(),
            state: RefCell::new(State::Closed),
        })
    }

    /// An id for a game that begins now.
    pub fn new_id() -> String {
        let chance = js_sys::Math::random() * f64::from(u32::MAX);
        new_id(js_sys::Date::now() as u64, chance as u32)
    }

    /// Keeps a game, the last one of the tab with a number. `done` is not called where nothing is written.
    pub fn keep(
        self: &Rc<Self>,
        filed: Filed,
        filing: Filing,
        tab: u32,
        done: impl Fn(Done) + Clone + 'static,
    ) {
        let Filed { id, head, text } = filed;
        let last = Last {
            time: head.changed,
            id: id.clone(),
        };
        self.with(move |database| {
            let Some(database) = database.cloned() else {
                return;
            };
            let writes = [
                Write::Put(HEADS, id.clone(), head.text()),
                Write::Put(GAMES, id.clone(), text),
                Write::Put(TABS, tab.to_string(), last.text()),
            ];
            match filing {
                Filing::Played => database.write(&writes, done),
                Filing::Leaving => database.clone().get(HEADS, &id, move |known| {
                    if known.is_some() {
                        database.write(&writes, done.clone());
                    }
                }),
            }
        });
    }

    /// The game that the tab with a number has kept last, and its text; nothing happens where it is not
    /// there.
    pub fn last(self: &Rc<Self>, tab: u32, done: impl Fn(Last, String) + 'static) {
        self.with(move |database| {
            let Some(database) = database.cloned() else {
                return;
            };
            let done = Rc::new(done);
            let games = database.clone();
            database.get(TABS, &tab.to_string(), move |last| {
                let Some(last) = last.and_then(|last| Last::read(&last)) else {
                    return;
                };
                let done = done.clone();
                games.get(GAMES, &last.id.clone(), move |text| {
                    if let Some(text) = text {
                        done(last.clone(), text);
                    }
                });
            });
        });
    }

    fn with(self: &Rc<Self>, run: impl FnOnce(Option<&Database>) + 'static) {
        let mut state = self.state.borrow_mut();
        match &mut *state {
            State::Open(database) => {
                let database = database.clone();
                drop(state);
                run(Some(&database));
            }
            State::None => {
                drop(state);
                run(None);
            }
            State::Opening(waiting) => waiting.push(Box::new(run)),
            State::Closed => {
                *state = State::Opening(vec![Box::new(run)]);
                drop(state);
                let weak = Rc::downgrade(self);
                Database::open(&self.dom, DATABASE, &STORES, move |database| {
                    if let Some(library) = weak.upgrade() {
                        library.opened(database);
                    }
                });
            }
        }
    }

    fn opened(&self, database: Option<Database>) {
        let state = match &database {
            Some(database) => State::Open(database.clone()),
            None => State::None,
        };
        if let State::Opening(waiting) = self.state.replace(state) {
            for run in waiting {
                run(database.as_ref());
            }
        }
    }
}
