//! Finding games by what is typed, piece by piece: the text of a game is made when it is looked into for
//! the first time, and thousands of them take a while.

use consulboard_play::{Message, describe, plain};
use consulboard_rules::Variant;
use consulboard_web::dom::ElementExt;

use super::Inner;
use crate::patience::Patience;

/// A search that is going on.
pub struct Search {
    words: Vec<String>,
    /// How many games have been looked into.
    done: usize,
    /// The places of those that fit.
    fitting: Vec<usize>,
}

impl Inner {
    /// Lists what fits the filter, as soon as it is found; what was being looked for is given up.
    pub(super) fn list(&self) {
        let wanted = plain(&self.parts.filter.value());
        let words = wanted.split_whitespace().map(str::to_owned);
        self.search.replace(Some(Search {
            words: words.collect(),
            done: 0,
            fitting: Vec::new(),
        }));
        self.search_on();
    }

    /// Looks into some more games.
    pub(super) fn search_on(&self) {
        let Some(mut search) = self.search.take() else {
            return;
        };
        let entries = self.entries.borrow();
        let patience = Patience::new(&self.dom);
        // Many games have few names.
        let names = Variant::ALL.map(|variant| self.texts.say(&describe::title(variant)));
        let name_of = |variant| {
            let mut all = Variant::ALL.into_iter().zip(&names);
            all.find_map(|(other, name)| (other == variant).then_some(name.as_str()))
        };
        while let Some(entry) = entries.get(search.done) {
            let fits = search.words.is_empty() || {
                let game = name_of(entry.head.variant).unwrap_or_default();
                let text = entry.text(&self.days, game);
                search.words.iter().all(|word| text.contains(word))
            };
            if fits {
                search.fitting.push(search.done);
            }
            search.done += 1;
            if patience.is_over() {
                break;
            }
        }
        // The list is a piece of its own.
        if search.done < entries.len() || patience.is_over() {
            // It is read out when it is there.
            self.parts.count.set("aria-busy", "true");
            let percent = search.done * 100 / entries.len();
            let said = Message::new("library-searching").number("percent", percent);
            self.parts.count.tell(&self.texts, &said);
            self.search.replace(Some(search));
            self.searching.start(0);
            return;
        }
        drop(entries);
        self.parts.count.set("aria-busy", "false");
        self.fitting.replace(search.fitting);
        self.show_list();
        if let Some(id) = self.wanted.take() {
            self.focus_card(&id);
        }
        self.parts.root.set("data-whole", "true");
    }

    /// Whether it is not known yet what fits.
    pub(super) fn is_searching(&self) -> bool {
        self.search.borrow().is_some()
    }
}
