//! Games as PGN: the one on the board is written down, others are read from a text or a file.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use consulboard_play::errand::Reply;
use consulboard_play::pgn::{self, Entry, Indexer, Options};
use consulboard_play::tree::{Tags, Tree};
use consulboard_play::{Letters, Message, Texts, plain, record, refusals};
use consulboard_rules::Variant;
use consulboard_web::dom::{
    Dom, ElementExt, Listener, Missing, Note, Timer, To, closest, download_text, post, read_chosen,
    target_element, today,
};
use web_sys::{
    Element, Event, HtmlElement, HtmlInputElement, HtmlTextAreaElement, ScrollIntoViewOptions,
    ScrollLogicalPosition,
};

use crate::patience::Patience;

/// How many bytes are divided before the page may do something else.
const BYTES: usize = 1 << 18;

/// How many games of a file are listed at once.
const LISTED: usize = 100;

/// What kind of file a PGN is.
pub const PGN: &str = "application/x-chess-pgn";

/// The dialog.
pub struct Games {
    this: Weak<Games>,
    dom: Dom,
    texts: Rc<Texts>,
    dialog: HtmlElement,
    names: [(&'static str, HtmlInputElement); 6],
    text: HtmlTextAreaElement,
    paste: HtmlTextAreaElement,
    file: HtmlInputElement,
    error: Element,
    part: Element,
    progress: Element,
    bar: Element,
    percent: Element,
    found: Element,
    filter: HtmlInputElement,
    count: Element,
    list: Element,
    more: Element,
    note: Rc<Note>,
    timer: Timer,
    state: RefCell<State>,
}

/// What is on the board, and what is being read.
struct State {
    letters: Letters,
    usual: Variant,
    tree: Option<Tree>,
    bytes: Vec<u8>,
    reading: Reading,
    games: Vec<Summary>,
    shown: usize,
    /// A game up to where something is wrong with it.
    part: Option<String>,
}

enum Reading {
    Nothing,
    /// Dividing the file, so many bytes of it done.
    Dividing(Indexer, usize),
    /// Reading the tags of its games.
    Tags(Vec<Entry>),
}

/// A game of a file as the list shows it.
struct Summary {
    entry: Entry,
    players: [String; 2],
    details: String,
    /// What the filter looks into, in small letters.
    text: String,
}

/// Listens to the dialog.
pub fn listen(games: &Rc<Games>) -> Vec<Listener> {
    let on = |kind: &'static str, handle: fn(&Games, &Event)| {
        let weak = Rc::downgrade(games);
        Listener::new(&games.dialog, kind, move |event| {
            if let Some(games) = weak.upgrade() {
                handle(&games, &event);
            }
        })
    };
    vec![
        on("click", Games::clicked),
        on("input", Games::typed),
        on("change", Games::changed),
        on("close", |games, _| games.stop()),
    ]
}

impl Games {
    /// Finds it on the page.
    ///
    /// # Errors
    ///
    /// When a part of it is missing.
    pub fn new(dom: &Dom, texts: &Rc<Texts>) -> Result<Rc<Games>, Missing> {
        let state = State {
            letters: Letters::default(),
            usual: Variant::Consulchess,
            tree: None,
            bytes: Vec::new(),
            reading: Reading::Nothing,
            games: Vec::new(),
            shown: 0,
            part: None,
        };
        let names = [
            ("White", dom.by_id("games-white")?),
            ("Black", dom.by_id("games-black")?),
            ("Event", dom.by_id("games-event")?),
            ("Site", dom.by_id("games-site")?),
            ("Date", dom.by_id("games-date")?),
            ("Round", dom.by_id("games-round")?),
        ];
        let (dialog, text) = (dom.by_id("games-dialog")?, dom.by_id("games-text")?);
        let (paste, file) = (dom.by_id("games-paste")?, dom.by_id("games-file")?);
        let (error, part) = (dom.by_id("games-error")?, dom.by_id("games-part")?);
        let (progress, bar) = (dom.by_id("games-progress")?, dom.by_id("games-bar")?);
        let (percent, found) = (dom.by_id("games-percent")?, dom.by_id("games-found")?);
        let (filter, count) = (dom.by_id("games-filter")?, dom.by_id("games-count")?);
        let (list, more) = (dom.by_id("games-list")?, dom.by_id("games-more")?);
        let note = Note::new(dom, dom.by_id("games-note")?);
        Ok(Rc::new_cyclic(|this: &Weak<Games>| Games {
            this: this.clone(),
            dom: dom.clone(),
            texts: texts.clone(),
            dialog,
            names,
            text,
            paste,
            file,
            error,
            part,
            progress,
            bar,
            percent,
            found,
            filter,
            count,
            list,
            more,
            note,
            timer: Timer::new(dom.window(), {
                let this = this.clone();
                move || {
                    if let Some(games) = this.upgrade() {
                        games.read_on();
                    }
                }
            }),
            state: RefCell::new(state),
        }))
    }

    /// The dialog's element.
    pub fn dialog(&self) -> &HtmlElement {
        &self.dialog
    }

    /// Prepares it for the game on the board; whether there is such a game.
    pub fn prepare(&self, letters: Letters, game: &str) -> bool {
        let Ok(tree) = record::read_tree(game) else {
            return false;
        };
        let mut state = self.state.borrow_mut();
        state.letters = letters;
        state.usual = tree.variant();
        for (name, field) in &self.names {
            field.set_value(tree.tags().value(name).unwrap_or_default());
        }
        state.tree = Some(tree);
        drop(state);
        self.write();
        true
    }

    /// Reads games from a text that came another way.
    pub fn read_text(&self, letters: Letters, usual: Variant, text: String) {
        let mut state = self.state.borrow_mut();
        state.letters = letters;
        state.usual = usual;
        drop(state);
        self.read(text.into_bytes());
    }

    // The game on the board.

    fn write(&self) {
        if let Some(tree) = &self.state.borrow().tree {
            self.text.set_value(&pgn::write(tree));
        }
    }

    /// A name was typed: it is written down, and kept with the game on the board.
    fn name(&self, field: &str) {
        let Some((name, field)) = self.names.iter().find(|(_, it)| it.id() == field) else {
            return;
        };
        if let Some(tree) = &mut self.state.borrow_mut().tree {
            tree.tags_mut().set(name, &field.value());
        }
        self.write();
        let reply = Reply::Tag((*name).to_owned(), field.value());
        post(&self.dom, To::Page, &reply.text());
    }

    fn copy(&self) {
        self.note.copy_field(
            &self.dom,
            &self.text,
            self.texts.get("games-copied"),
            self.texts.get("copy-failed"),
        );
    }

    /// Offers a game as a file and says what that is called; `None` where the text holds no game.
    pub fn download(&self, game: &str) -> Option<String> {
        let tree = record::read_tree(game).ok()?;
        Some(self.save_tree(&tree))
    }

    fn save_tree(&self, tree: &Tree) -> String {
        let name = format!("{}-{}.pgn", tree.variant(), today().replace('.', "-"));
        download_text(&self.dom, &name, PGN, &pgn::write(tree));
        name
    }

    fn save(&self) {
        let name = match &self.state.borrow().tree {
            Some(tree) => self.save_tree(tree),
            None => return,
        };
        let saved = Message::new("games-saved").text("file", name);
        self.note.say(&self.texts.say(&saved));
    }

    // Games that are read.

    /// Begins to read a file; what was being read is given up.
    fn read(&self, bytes: Vec<u8>) {
        self.stop();
        self.error.say("");
        self.part.show(false);
        self.found.show(false);
        let mut state = self.state.borrow_mut();
        state.part = None;
        state.games.clear();
        state.bytes = bytes;
        state.reading = Reading::Dividing(Indexer::new(), 0);
        drop(state);
        self.read_on();
    }

    /// Reads a piece, and asks for the next one.
    fn read_on(&self) {
        let mut state = self.state.borrow_mut();
        let state = &mut *state;
        let total = state.bytes.len().max(1);
        // Dividing and reading tags take about as long.
        let percent = match std::mem::replace(&mut state.reading, Reading::Nothing) {
            Reading::Nothing => return,
            Reading::Dividing(mut indexer, at) => {
                let end = (at + BYTES).min(state.bytes.len());
                indexer.feed(&state.bytes[at..end]);
                if end < state.bytes.len() {
                    state.reading = Reading::Dividing(indexer, end);
                    end * 50 / total
                } else {
                    state.reading = Reading::Tags(indexer.finish());
                    50
                }
            }
            Reading::Tags(entries) => {
                let patience = Patience::new(&self.dom);
                while let Some(entry) = entries.get(state.games.len()) {
                    let text = pgn::decode(&state.bytes[entry.bytes.clone()]);
                    state.games.push(Summary::new(entry, &pgn::tags(&text)));
                    if patience.is_over() {
                        break;
                    }
                }
                let end = state.games.len();
                if end < entries.len() {
                    let percent = 50 + end * 50 / entries.len();
                    state.reading = Reading::Tags(entries);
                    percent
                } else {
                    100
                }
            }
        };
        let is_done = matches!(state.reading, Reading::Nothing);
        self.progress.show(!is_done);
        if is_done {
            // It is read out when it is shown again.
            self.percent.say("");
            return self.finished(state);
        }
        self.bar.set("value", &percent.to_string());
        let said = Message::new("games-reading").number("percent", percent);
        self.percent.tell(&self.texts, &said);
        self.timer.start(0);
    }

    fn finished(&self, state: &mut State) {
        match state.games.len() {
            0 => {
                self.error.say(&self.texts.get("games-none"));
                bring_into_sight(&self.error);
            }
            1 => self.open(state, 0),
            _ => {
                self.found.show(true);
                self.filter.set_value("");
                state.shown = LISTED;
                self.show_list(state);
                bring_into_sight(&self.found);
            }
        }
    }

    fn stop(&self) {
        self.timer.stop();
        self.progress.show(false);
        self.state.borrow_mut().reading = Reading::Nothing;
    }

    fn show_list(&self, state: &State) {
        let wanted = plain(&self.filter.value());
        let words: Vec<&str> = wanted.split_whitespace().collect();
        let games = state.games.iter().enumerate();
        let fits = |game: &Summary| words.iter().all(|word| game.text.contains(word));
        let fitting: Vec<_> = games.filter(|(_, game)| fits(game)).collect();
        self.list.set_text_content(None);
        for (index, game) in fitting.iter().take(state.shown) {
            let item = self.dom.make("li");
            let button = self.dom.make_with("button", "plain");
            button.set("type", "button");
            button.set("data-game", &index.to_string());
            let players = self.dom.make("span");
            let [white, black] = &game.players;
            let names = Message::new("games-players")
                .number("number", index + 1)
                .text("white", white)
                .text("black", black);
            players.tell(&self.texts, &names);
            let details = self.dom.make("small");
            details.say(&game.details);
            button.add(&players);
            button.add(&details);
            item.add(&button);
            self.list.add(&item);
        }
        let count = Message::new("games-found").number("count", fitting.len());
        self.count.tell(&self.texts, &count);
        self.more.show(fitting.len() > state.shown);
    }

    /// Opens a game of the file, or says what is wrong with it.
    fn open(&self, state: &mut State, index: usize) {
        let Some(game) = state.games.get(index) else {
            return;
        };
        let text = pgn::decode(&state.bytes[game.entry.bytes.clone()]);
        let options = Options {
            usual: state.usual,
            letters: state.letters,
        };
        let mut reader = pgn::Reader::new(&text, game.entry.line, options);
        while reader.step(usize::MAX) {}
        let read = reader.finish();
        // A result alone, or the beginning of a tag.
        if read.error.is_none() && read.tree.is_empty() && read.tree.tags().iter().next().is_none()
        {
            self.error.say(&self.texts.get("games-none"));
            return bring_into_sight(&self.error);
        }
        let record = record::write_tree(&read.tree);
        match read.error {
            None => post(&self.dom, To::Page, &Reply::Load(record).text()),
            Some(error) => {
                self.error.tell(&self.texts, &refusals::pgn(&error));
                // Of a game that cannot even begin there is no part to be opened.
                let is_part = !read.tree.is_empty();
                self.part.show(is_part);
                state.part = is_part.then_some(record);
                bring_into_sight(&self.error);
            }
        }
    }

    fn clicked(&self, event: &Event) {
        if let Some(game) = closest(event, "[data-game]") {
            if let Some(index) = game.number("data-game") {
                self.part.show(false);
                self.error.say("");
                self.open(&mut self.state.borrow_mut(), index as usize);
            }
            return;
        }
        let button = closest(event, "[data-action]");
        let action = button.and_then(|it| it.get_attribute("data-action"));
        match action.as_deref() {
            Some("games-copy") => self.copy(),
            Some("games-save") => self.save(),
            Some("games-read") => self.read(self.paste.value().into_bytes()),
            Some("games-file") => self.file.click(),
            Some("games-cancel") => self.stop(),
            Some("games-more") => {
                let mut state = self.state.borrow_mut();
                state.shown += LISTED;
                self.show_list(&state);
            }
            Some("games-part") => {
                let part = self.state.borrow().part.clone();
                if let Some(part) = part {
                    post(&self.dom, To::Page, &Reply::Load(part).text());
                }
            }
            Some(_) | None => {}
        }
    }

    fn typed(&self, event: &Event) {
        let field = target_element(event);
        match field.map(|field| field.id()).as_deref() {
            Some("games-filter") => {
                let mut state = self.state.borrow_mut();
                state.shown = LISTED;
                self.show_list(&state);
            }
            Some(id) => self.name(id),
            None => {}
        }
    }

    fn changed(&self, event: &Event) {
        let field = target_element(event);
        if field.is_none_or(|field| !field.is_same_node(Some(&self.file))) {
            return;
        }
        let this = self.this.clone();
        read_chosen(&self.file, move |bytes| {
            if let (Some(games), Some(bytes)) = (this.upgrade(), bytes) {
                games.read(bytes);
            }
        });
    }
}

impl Summary {
    fn new(entry: &Entry, tags: &Tags) -> Summary {
        let value = |name| tags.value(name).unwrap_or("?").to_owned();
        let players = ["White", "Black"].map(value);
        let known = ["Event", "Date", "Variant", "Result"]
            .map(value)
            .into_iter();
        let details: Vec<String> = known
            .filter(|value| !value.starts_with('?') && value != "*")
            .collect();
        let details = details.join(" · ");
        Summary {
            text: plain(&format!("{} {} {details}", players[0], players[1])),
            entry: entry.clone(),
            players,
            details,
        }
    }
}

/// Scrolls what came below the visible part of the dialog into sight.
fn bring_into_sight(element: &Element) {
    let options = ScrollIntoViewOptions::new();
    options.set_block(ScrollLogicalPosition::Nearest);
    element.scroll_into_view_with_scroll_into_view_options(&options);
}
