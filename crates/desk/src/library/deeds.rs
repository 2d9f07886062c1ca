//! What is done with one game of the library.

use consulboard_play::Message;
use consulboard_play::errand::Reply;
use consulboard_play::library::{GAMES, HEADS, NAMES};
use consulboard_web::dom::{Done, ElementExt, To, Write, post};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement};

use super::entry::Entry;
use super::{Inner, focus};

/// Marks a card whose name has been taken or left: taking the field away tells that it was left.
const NAMED: &str = "data-named";

/// A game that was deleted and can come back.
pub struct Deleted {
    entry: Entry,
    text: String,
}

impl Inner {
    fn entry(&self, id: &str) -> Option<Entry> {
        let entries = self.entries.borrow();
        entries.iter().find(|entry| entry.id == id).cloned()
    }

    /// Gives the text of a game to somebody.
    fn with_game(&self, id: &str, take: impl Fn(&Inner, String) + 'static) {
        let this = self.this.clone();
        if let Some(database) = &*self.database.borrow() {
            database.get(GAMES, id, move |text| {
                if let (Some(inner), Some(text)) = (this.upgrade(), text) {
                    take(&inner, text);
                }
            });
        }
    }

    /// Makes changes and does something when they are made; otherwise it is said that the disk is full.
    pub(super) fn write(&self, writes: &[Write], done: impl Fn(&Inner) + 'static) {
        let this = self.this.clone();
        if let Some(database) = &*self.database.borrow() {
            database.write(writes, move |end| {
                if let Some(inner) = this.upgrade() {
                    match end {
                        Done::Yes => done(&inner),
                        Done::No => inner.say(&inner.texts.get("library-full")),
                    }
                }
            });
        }
    }

    /// Puts a game onto the board.
    pub(super) fn open(&self, id: &str) {
        let known = id.to_owned();
        self.with_game(id, move |inner, text| {
            let id = known.clone();
            post(&inner.dom, To::Page, &Reply::OpenKept { id, text }.text());
        });
    }

    /// Offers a game as a file.
    pub(super) fn download(&self, id: &str) {
        self.with_game(id, |inner, text| {
            if let Some(name) = inner.games.download(&text) {
                let saved = Message::new("games-saved").text("file", name);
                inner.say(&inner.texts.say(&saved));
            }
        });
    }

    /// Deletes a game, which can be undone.
    pub(super) fn delete(&self, id: &str) {
        let Some(entry) = self.entry(id) else {
            return;
        };
        self.with_game(id, move |inner, text| {
            let stores = [HEADS, GAMES, NAMES];
            let writes = stores.map(|store| Write::Delete(store, entry.id.clone()));
            let entry = entry.clone();
            inner.write(&writes, move |inner| {
                inner.forget(entry.clone(), text.clone());
            });
        });
    }

    fn forget(&self, entry: Entry, text: String) {
        self.entries
            .borrow_mut()
            .retain(|other| other.id != entry.id);
        self.listed.replace(None);
        self.list();
        let title = entry.title(&self.texts);
        let id = if self.is_here(&entry) {
            "library-deleted-here"
        } else {
            "library-deleted"
        };
        let deleted = Message::new(id).text("name", title);
        self.say(&self.texts.say(&deleted));
        self.parts.undo.show(true);
        // The button that was pressed is gone.
        focus(&self.parts.undo);
        self.deleted.replace(Some(Deleted { entry, text }));
    }

    /// Brings back the game that was deleted last.
    pub(super) fn undo(&self) {
        let Some(Deleted { entry, text }) = self.deleted.take() else {
            return;
        };
        let id = || entry.id.clone();
        let mut writes = vec![
            Write::Put(HEADS, id(), entry.head.text()),
            Write::Put(GAMES, id(), text),
        ];
        if !entry.name.is_empty() {
            writes.push(Write::Put(NAMES, id(), entry.name.clone()));
        }
        let id = id();
        self.write(&writes, move |inner| {
            inner.say("");
            inner.wanted.replace(Some(id.clone()));
            inner.load();
        });
    }

    /// Gives a game the keyboard.
    pub(super) fn focus_card(&self, id: &str) {
        let selector = format!("[data-id=\"{id}\"] [data-library=open]");
        match self.parts.list.find(&selector) {
            Some(card) => focus(&card),
            None => focus(&self.parts.filter),
        }
    }

    /// A field in the place of the name.
    pub(super) fn rename(&self, card: &Element, id: &str) {
        let (Some(entry), Some(name)) = (self.entry(id), card.find(".library-name")) else {
            return;
        };
        let field: HtmlInputElement = self.dom.make("input").unchecked_into();
        field.set("type", "text");
        field.set("aria-label", &self.texts.get("library-name"));
        field.set("autocomplete", "off");
        field.set_value(&entry.title(&self.texts));
        name.say("");
        name.add(&field);
        let _ = field.focus();
        field.select();
    }

    /// Takes the name that was typed.
    pub(super) fn name(&self, card: &Element) {
        if card.has_attribute(NAMED) {
            return;
        }
        let field = card.find("input");
        let field = field.and_then(|field| field.dyn_into::<HtmlInputElement>().ok());
        let id = card.get_attribute("data-id").unwrap_or_default();
        let (Some(field), Some(mut entry)) = (field, self.entry(&id)) else {
            return;
        };
        let words: Vec<String> = field
            .value()
            .split_whitespace()
            .map(str::to_owned)
            .collect();
        let typed = words.join(" ");
        if typed == entry.title(&self.texts) {
            return self.keep_name(card);
        }
        // Without a name it is called by its players again.
        entry.rename(typed);
        self.show_name(card, &entry);
        let write = if entry.name.is_empty() {
            Write::Delete(NAMES, id)
        } else {
            Write::Put(NAMES, id, entry.name.clone())
        };
        let mut entries = self.entries.borrow_mut();
        if let Some(known) = entries.iter_mut().find(|known| known.id == entry.id) {
            *known = entry;
        }
        drop(entries);
        self.write(&[write], |_| {});
    }

    /// Leaves the name as it was.
    pub(super) fn keep_name(&self, card: &Element) {
        if card.has_attribute(NAMED) {
            return;
        }
        let id = card.get_attribute("data-id").unwrap_or_default();
        if let Some(entry) = self.entry(&id) {
            self.show_name(card, &entry);
        }
    }

    /// The card anew; the keyboard stays at it.
    fn show_name(&self, card: &Element, entry: &Entry) {
        let new = self.card(entry);
        let is_focused = self
            .dom
            .focused()
            .is_some_and(|it| card.contains(Some(&it)));
        card.set(NAMED, "");
        if let Some(parent) = card.parent_node()
            && parent.replace_child(&new, card).is_ok()
            && is_focused
            && let Some(button) = new.find("[data-library=rename]")
        {
            focus(&button);
        }
    }
}
