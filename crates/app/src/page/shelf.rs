//! Where a tab keeps its game from one visit to the next. Every tab has a shelf of its own, so that none
//! takes the game of another; one that is opened afresh takes the shelf that was used last and that nobody
//! has open.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use consulboard_web::dom::{Dom, Listener, Lock, Storage, Timer, lock, number_text};
use js_sys::Date;

/// How many shelves there are at most. More tabs than that play without keeping anything.
const SHELVES: u32 = 32;

/// How often the shelf of a tab that is loaded anew is asked for, and how many milliseconds lie between:
/// the document before it lets go of it a little late.
const TRIES: u32 = 5;
const PATIENCE: i32 = 100;

/// How often a shelf in use is marked where the browser has no locks, and how long a mark counts, in
/// milliseconds. Tabs out of sight are let do something once a minute.
const MARK_EVERY: i32 = 20_000;
const MARK_COUNTS: f64 = 90_000.0;

/// Under which name the tab knows its shelf when it is loaded anew.
const NUMBER: &str = "shelf";

/// What lies on a shelf.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Item {
    /// The game on the board, with its clock.
    Game,
    /// What it is called in the library.
    Id,
    /// When it was put there, in milliseconds since 1970.
    Time,
    /// The game that it took the place of.
    EarlierGame,
    /// What that is called in the library.
    EarlierId,
}

impl Item {
    const ALL: [Item; 5] = [
        Item::Game,
        Item::Id,
        Item::Time,
        Item::EarlierGame,
        Item::EarlierId,
    ];

    /// What each is called, in their order.
    const NAMES: [&str; 5] = ["game", "game-id", "game-time", "earlier-game", "earlier-id"];

    /// Its name in the storage: on the first shelf as it has always been.
    fn key(self, shelf: u32) -> String {
        key(Item::NAMES[self as usize], shelf)
    }
}

fn key(name: &str, shelf: u32) -> String {
    match shelf {
        1 => name.to_owned(),
        _ => format!("{name}.{shelf}"),
    }
}

/// Whether a text could be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    /// It is there at the next visit.
    Yes,
    /// The storage is full or switched off: it is there as long as the page is open.
    No,
}

/// What became of the game when the tab found its shelf.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claimed {
    /// It is the one that was expected.
    Expected,
    /// The tab is a copy of another one, and so is its game from now on.
    Copied,
    /// The one expected belongs to another tab: what is on the board is not ours.
    Another,
}

/// Who is told when that is settled.
type Watcher = Box<dyn Fn(Claimed)>;

/// What is known of an item without looking into the storage.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
enum Memory {
    #[default]
    Unread,
    /// As it is in the storage, or should be.
    Read(Option<String>),
}

/// Whether a shelf is ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Claim {
    /// That is being found out; until then nothing is written.
    Pending,
    /// It is.
    Ours,
    /// There are more tabs than shelves.
    None,
}

/// A tab's shelf.
pub struct Shelf {
    dom: Dom,
    local: Storage,
    /// What this tab alone keeps while it is open.
    session: Storage,
    number: Cell<u32>,
    claim: Cell<Claim>,
    /// Whether something waits to be written.
    waits: Cell<bool>,
    memory: RefCell<[Memory; 5]>,
    /// Shelves still to be tried.
    candidates: RefCell<Vec<u32>>,
    tries: Cell<u32>,
    watcher: RefCell<Option<Watcher>>,
    timer: Timer,
    leaving: RefCell<Vec<Listener>>,
}

impl Shelf {
    /// The shelf that this tab had, or that it is likely to get.
    pub fn new(dom: &Dom, local: &Storage) -> Rc<Shelf> {
        let session = Storage::of_tab(dom);
        let own = session.get(NUMBER).and_then(|number| number.parse().ok());
        let own = own.filter(|number| (1..=SHELVES).contains(number));
        let mut candidates = match own {
            Some(own) => vec![own],
            None => used(local),
        };
        let free = (1..=SHELVES).filter(|number| !is_used(local, *number));
        let free: Vec<u32> = free.filter(|number| !candidates.contains(number)).collect();
        candidates.extend(free);
        let number = candidates.first().copied().unwrap_or(1);
        Rc::new_cyclic(|weak: &Weak<Shelf>| Shelf {
            dom: dom.clone(),
            local: local.clone(),
            session,
            number: Cell::new(number),
            claim: Cell::new(Claim::Pending),
            waits: Cell::new(false),
            memory: RefCell::default(),
            candidates: RefCell::new(candidates),
            tries: Cell::new(if own.is_some() { TRIES } else { 1 }),
            watcher: RefCell::new(None),
            timer: Timer::new(dom.window(), {
                let weak = weak.clone();
                move || {
                    if let Some(shelf) = weak.upgrade() {
                        shelf.ring();
                    }
                }
            }),
            leaving: RefCell::default(),
        })
    }

    /// What lies there.
    pub fn get(&self, item: Item) -> Option<String> {
        let memory = &mut self.memory.borrow_mut()[item as usize];
        if let Memory::Read(text) = memory {
            return text.clone();
        }
        let text = self.local.get(&item.key(self.number.get()));
        *memory = Memory::Read(text.clone());
        text
    }

    /// Puts something there, or takes it away.
    pub fn put(&self, item: Item, text: Option<&str>) -> Kept {
        self.memory.borrow_mut()[item as usize] = Memory::Read(text.map(str::to_owned));
        match self.claim.get() {
            Claim::Ours => self.write(item, text),
            Claim::Pending => {
                self.waits.set(true);
                Kept::Yes
            }
            Claim::None => Kept::No,
        }
    }

    /// Puts the time at which something else was put there.
    pub fn put_time(&self) {
        self.put(Item::Time, Some(&now_text()));
    }

    /// That time, in milliseconds since 1970.
    pub fn time(&self) -> u64 {
        let time = self.get(Item::Time);
        time.and_then(|time| time.parse().ok()).unwrap_or(0)
    }

    /// Which other shelf has a game, by its id in the library.
    pub fn other_with(&self, id: &str) -> Option<u32> {
        let mut others = (1..=SHELVES).filter(|number| *number != self.number.get());
        others.find(|number| self.local.get(&Item::Id.key(*number)).as_deref() == Some(id))
    }

    /// Clears another shelf if no tab has it; says whether it did.
    pub fn clear(self: &Rc<Self>, number: u32, done: impl Fn(bool) + 'static) {
        let weak = Rc::downgrade(self);
        lock(&self.dom, &lock_name(number), move |lock| {
            let Some(shelf) = weak.upgrade() else {
                return;
            };
            let is_free = match lock {
                Lock::Ours => true,
                Lock::Taken => false,
                Lock::Unknown => !shelf.is_marked(number),
            };
            for item in Item::ALL.into_iter().filter(|_| is_free) {
                shelf.local.remove(&item.key(number));
            }
            done(is_free);
        });
    }

    fn write(&self, item: Item, text: Option<&str>) -> Kept {
        let key = item.key(self.number.get());
        match text {
            Some(text) if self.local.set(&key, text) => Kept::Yes,
            Some(_) => {
                // An older game shall not come back in the place of the earlier one.
                match item {
                    Item::Game | Item::Id | Item::Time => {}
                    Item::EarlierGame | Item::EarlierId => {
                        self.local.remove(&key);
                    }
                }
                Kept::No
            }
            None => {
                self.local.remove(&key);
                Kept::Yes
            }
        }
    }

    /// Which shelf it is; 0 where there are more tabs than shelves.
    pub fn number(&self) -> u32 {
        self.number.get()
    }

    /// Whether it is settled which shelf it is.
    pub fn is_claimed(&self) -> bool {
        self.claim.get() != Claim::Pending
    }

    /// Makes sure that nobody else has it, or finds another one, and says which it was.
    pub fn claim(self: &Rc<Self>, claimed: impl Fn(Claimed) + 'static) {
        self.watcher.replace(Some(Box::new(claimed)));
        self.try_next();
    }

    fn try_next(self: &Rc<Self>) {
        let next = self.candidates.borrow().first().copied();
        let Some(number) = next else {
            // So many tabs: this one keeps its game in mind.
            self.memory.take();
            self.number.set(0);
            self.claim.set(Claim::None);
            return self.tell(Claimed::Another);
        };
        let weak = Rc::downgrade(self);
        lock(&self.dom, &lock_name(number), {
            move |lock| {
                if let Some(shelf) = weak.upgrade() {
                    shelf.follow(number, lock);
                }
            }
        });
    }

    fn follow(self: &Rc<Self>, number: u32, lock: Lock) {
        let is_ours = match lock {
            Lock::Ours => true,
            Lock::Taken => false,
            Lock::Unknown => !self.is_marked(number),
        };
        if is_ours {
            if lock == Lock::Unknown {
                self.keep_marking(number);
            }
            return self.take(number);
        }
        self.tries.set(self.tries.get().saturating_sub(1));
        if self.tries.get() > 0 {
            return self.timer.start(PATIENCE);
        }
        self.tries.set(1);
        self.candidates.borrow_mut().remove(0);
        self.try_next();
    }

    /// This one is ours.
    fn take(&self, number: u32) {
        let before = self.number.get();
        let claimed = if before == number {
            Claimed::Expected
        } else if self.session.get(NUMBER).is_some() || self.waits.get() {
            for item in Item::ALL {
                self.get(item);
            }
            // The copy is another game than the one that is copied.
            self.memory.borrow_mut()[Item::Id as usize] = Memory::Read(None);
            self.memory.borrow_mut()[Item::EarlierId as usize] = Memory::Read(None);
            self.waits.set(true);
            Claimed::Copied
        } else {
            self.memory.take();
            Claimed::Another
        };
        self.number.set(number);
        self.claim.set(Claim::Ours);
        self.session.set(NUMBER, &number.to_string());
        if self.waits.replace(false) {
            for item in Item::ALL {
                let memory = self.memory.borrow()[item as usize].clone();
                if let Memory::Read(text) = memory {
                    self.write(item, text.as_deref());
                }
            }
        }
        self.tell(claimed);
    }

    fn tell(&self, claimed: Claimed) {
        if let Some(tell) = self.watcher.take() {
            tell(claimed);
        }
    }

    fn ring(self: &Rc<Self>) {
        match self.claim.get() {
            Claim::Pending => self.try_next(),
            Claim::Ours => self.keep_marking(self.number.get()),
            Claim::None => {}
        }
    }

    // Marks, where the browser has no locks.

    fn is_marked(&self, number: u32) -> bool {
        let mark = self.local.get(&mark(number));
        // As a whole number: reading any other brings 20 kB along.
        let since = mark.and_then(|at| at.parse::<u64>().ok());
        since.is_some_and(|at| (Date::now() - at as f64).abs() < MARK_COUNTS)
    }

    fn keep_marking(self: &Rc<Self>, number: u32) {
        self.local.set(&mark(number), &now_text());
        if self.leaving.borrow().is_empty() {
            let (local, key) = (self.local.clone(), mark(number));
            let gone = Listener::new(self.dom.window(), "pagehide", move |_| local.remove(&key));
            let weak = Rc::downgrade(self);
            let back = Listener::new(self.dom.window(), "pageshow", move |_| {
                if let Some(shelf) = weak.upgrade() {
                    shelf.keep_marking(number);
                }
            });
            self.leaving.borrow_mut().extend([gone, back]);
        }
        self.timer.start(MARK_EVERY);
    }
}

/// The lock of a shelf that is in use.
fn lock_name(number: u32) -> String {
    format!("consulboard.shelf.{number}")
}

/// Now, in milliseconds since 1970.
fn now_text() -> String {
    number_text(Date::now().floor())
}

fn mark(number: u32) -> String {
    key("shelf-open", number)
}

fn is_used(local: &Storage, number: u32) -> bool {
    let items = [Item::Game, Item::EarlierGame];
    items
        .into_iter()
        .any(|item| local.get(&item.key(number)).is_some())
}

/// The shelves with something on them, the one used last first.
fn used(local: &Storage) -> Vec<u32> {
    let mut used: Vec<(u64, u32)> = Vec::new();
    for number in (1..=SHELVES).filter(|number| is_used(local, *number)) {
        let time = local.get(&Item::Time.key(number));
        let time = time.and_then(|it| it.parse().ok()).unwrap_or(0);
        let before = used.iter().position(|(other, _)| *other < time);
        used.insert(before.unwrap_or(used.len()), (time, number));
    }
    used.into_iter().map(|(_, number)| number).collect()
}
