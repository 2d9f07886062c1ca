//! All games to a file, and the games of a file into the library, piece by piece, so that nobody waits for
//! the page.

use std::collections::VecDeque;

use consulboard_play::Message;
use consulboard_play::library::{Carried, GAMES, HEADS, NAMES, new_id};
use consulboard_play::pgn::{self, Indexer, Options};
use consulboard_rules::Variant;
use consulboard_web::dom::{Done, ElementExt, Write, download_text, read_chosen, today};

use super::Inner;
use crate::patience::Patience;

/// How many games are fetched from the database at once, and kept in it at once.
const PORTION: usize = 50;

/// How many bytes of a file are divided at once.
const BYTES: usize = 1 << 18;

/// What is going on.
#[derive(Default)]
pub enum Job {
    /// Nothing.
    #[default]
    None,
    /// Games are written down.
    Export(Export),
    /// A file is divided into its games.
    Divide {
        bytes: Vec<u8>,
        indexer: Indexer,
        done: usize,
    },
    /// They are read and kept.
    Import(Import),
}

/// Games that are being written down.
pub struct Export {
    /// The last one that was fetched.
    last: Option<String>,
    fetched: VecDeque<(String, String)>,
    texts: Vec<String>,
    /// Those whose text holds no game.
    failed: usize,
}

/// Games that are being read.
pub struct Import {
    bytes: Vec<u8>,
    entries: Vec<pgn::Entry>,
    /// How many have been read.
    read: usize,
    /// How many of them are kept now, were there before, and are faulty.
    imported: usize,
    known: usize,
    broken: usize,
}

impl Inner {
    fn begin(&self, job: Job) {
        self.job.replace(job);
        self.say("");
        self.go_on();
    }

    /// Gives up what is going on; what has been imported stays.
    pub(super) fn stop(&self) {
        self.timer.stop();
        let job = self.job.take();
        self.parts.job.show(false);
        if let Job::Import(import) = job {
            self.tell_import(&import);
            self.load();
        }
    }

    fn show_progress(&self, id: &'static str, percent: usize) {
        self.parts.job.show(true);
        self.parts.bar.set("value", &percent.to_string());
        let said = Message::new(id).number("percent", percent);
        self.parts.percent.tell(&self.texts, &said);
    }

    /// Does the next piece.
    pub(super) fn go_on(&self) {
        match self.job.take() {
            Job::None => {}
            Job::Export(export) => self.write_down(export),
            Job::Divide {
                bytes,
                indexer,
                done,
            } => self.divide(bytes, indexer, done),
            Job::Import(import) => self.read_in(import),
        }
    }

    fn is_stopped(&self) -> bool {
        matches!(*self.job.borrow(), Job::None)
    }

    // Export.

    /// Writes all games into a file.
    pub(super) fn export(&self) {
        self.begin(Job::Export(Export {
            last: None,
            fetched: VecDeque::new(),
            texts: Vec::new(),
            failed: 0,
        }));
    }

    fn write_down(&self, mut export: Export) {
        let patience = Patience::new(&self.dom);
        while let Some((id, text)) = export.fetched.pop_front() {
            match self.carried(id, text).to_pgn() {
                Ok(pgn) => export.texts.push(pgn),
                Err(_) => export.failed += 1,
            }
            if patience.is_over() {
                break;
            }
        }
        let total = self.entries.borrow().len().max(1);
        let done = export.texts.len() + export.failed;
        self.show_progress("library-exporting", (done * 100 / total).min(100));
        if export.fetched.is_empty() {
            self.fetch(export);
        } else {
            self.job.replace(Job::Export(export));
            self.timer.start(0);
        }
    }

    fn fetch(&self, export: Export) {
        let last = export.last.clone();
        self.job.replace(Job::Export(export));
        let this = self.this.clone();
        if let Some(database) = &*self.database.borrow() {
            database.some(GAMES, last.as_deref(), PORTION as u32, move |games| {
                if let Some(inner) = this.upgrade() {
                    inner.fetched(games.unwrap_or_default());
                }
            });
        }
    }

    fn fetched(&self, games: Vec<(String, String)>) {
        let Job::Export(mut export) = self.job.take() else {
            return;
        };
        match games.last() {
            Some((last, _)) => {
                export.last = Some(last.clone());
                export.fetched.extend(games);
                self.job.replace(Job::Export(export));
                self.timer.start(0);
            }
            None => self.save(&export),
        }
    }

    fn save(&self, export: &Export) {
        self.parts.job.show(false);
        let file = format!("consulboard-{}.pgn", today().replace('.', "-"));
        let text = export.texts.join("\n");
        download_text(&self.dom, &file, crate::games::PGN, &text);
        let count = export.texts.len() + export.failed;
        let said = match export.failed {
            0 => Message::new("library-exported"),
            failed => Message::new("library-exported-some").number("failed", failed),
        };
        let said = said.number("count", count).text("file", file);
        self.say(&self.texts.say(&said));
    }

    /// A game as it goes into a file.
    fn carried(&self, id: String, text: String) -> Carried {
        let entries = self.entries.borrow();
        let entry = entries.iter().find(|entry| entry.id == id);
        Carried {
            changed: entry.map(|entry| entry.head.changed),
            name: entry.map(|entry| entry.name.clone()).unwrap_or_default(),
            id: Some(id),
            text,
        }
    }

    // Import.

    /// A file was chosen.
    pub(super) fn chosen(&self) {
        let this = self.this.clone();
        read_chosen(&self.parts.file, move |bytes| {
            if let (Some(inner), Some(bytes)) = (this.upgrade(), bytes) {
                inner.begin(Job::Divide {
                    bytes,
                    indexer: Indexer::new(),
                    done: 0,
                });
            }
        });
    }

    fn divide(&self, bytes: Vec<u8>, mut indexer: Indexer, done: usize) {
        let end = (done + BYTES).min(bytes.len());
        indexer.feed(&bytes[done..end]);
        let next = if end < bytes.len() {
            Job::Divide {
                bytes,
                indexer,
                done: end,
            }
        } else {
            let entries = indexer.finish();
            if entries.is_empty() {
                self.parts.job.show(false);
                return self.say(&self.texts.get("library-import-none"));
            }
            Job::Import(Import {
                bytes,
                entries,
                read: 0,
                imported: 0,
                known: 0,
                broken: 0,
            })
        };
        self.job.replace(next);
        self.timer.start(0);
    }

    fn read_in(&self, mut import: Import) {
        let patience = Patience::new(&self.dom);
        let options = Options {
            usual: Variant::Consulchess,
            letters: self.letters.get(),
        };
        let now = js_sys::Date::now() as u64;
        let mut writes = Vec::new();
        let mut kept = 0;
        while kept < PORTION && !patience.is_over() {
            let Some(entry) = import.entries.get(import.read) else {
                break;
            };
            import.read += 1;
            let text = pgn::decode(&import.bytes[entry.bytes.clone()]);
            let read = Carried::of_pgn(&text, entry.line, options, now);
            import.broken += usize::from(read.error.is_some());
            if read.error.is_some() && read.head.plies == 0 {
                continue;
            }
            let Some(id) = self.free_id(&read.game, now, import.read) else {
                import.known += 1;
                continue;
            };
            kept += 1;
            writes.push(Write::Put(HEADS, id.clone(), read.head.text()));
            if !read.game.name.is_empty() {
                writes.push(Write::Put(NAMES, id.clone(), read.game.name));
            }
            writes.push(Write::Put(GAMES, id, read.game.text));
        }
        let percent = import.read * 100 / import.entries.len().max(1);
        self.show_progress("library-importing", percent);
        let is_done = import.read == import.entries.len();
        self.job.replace(Job::Import(import));
        if writes.is_empty() {
            return self.kept(0, is_done);
        }
        let this = self.this.clone();
        if let Some(database) = &*self.database.borrow() {
            database.write(&writes, move |end| {
                let Some(inner) = this.upgrade() else {
                    return;
                };
                match end {
                    Done::Yes => inner.kept(kept, is_done),
                    Done::No => {
                        inner.stop();
                        inner.say(&inner.texts.get("library-full"));
                    }
                }
            });
        }
    }

    /// So many more games are in the library.
    fn kept(&self, count: usize, is_done: bool) {
        if self.is_stopped() {
            return;
        }
        if let Job::Import(import) = &mut *self.job.borrow_mut() {
            import.imported += count;
        }
        if is_done {
            self.stop();
        } else {
            self.timer.start(0);
        }
    }

    /// What a game is called here; `None` where the very same is here already. One that was changed
    /// elsewhere comes beside the one that is here.
    fn free_id(&self, game: &Carried, now: u64, place: usize) -> Option<String> {
        let new = || {
            new_id(
                now,
                (js_sys::Math::random() * 4096.0) as u32 * 1_048_576 + place as u32,
            )
        };
        let Some(id) = &game.id else {
            return Some(new());
        };
        let entries = self.entries.borrow();
        match entries.iter().find(|entry| entry.id == *id) {
            None => Some(id.clone()),
            Some(entry) if Some(entry.head.changed) == game.changed => None,
            Some(_) => Some(new()),
        }
    }

    fn tell_import(&self, import: &Import) {
        if import.imported + import.known == 0 {
            return self.say(&self.texts.get("library-import-none"));
        }
        let imported = Message::new("library-imported").number("count", import.imported);
        let said = if import.known + import.broken > 0 {
            Message::new("library-imported-some")
                .message("imported", imported)
                .number("known", import.known)
                .number("broken", import.broken)
        } else {
            imported
        };
        self.say(&self.texts.say(&said));
    }
}
