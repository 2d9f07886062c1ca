//! The sentences of a language, out of its Fluent files.

use crate::Message;
use crate::fluent::{Bundle, FluentError};

/// The languages there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// English.
    English,
}

impl Language {
    /// Every language.
    pub const ALL: [Language; 1] = [Language::English];

    /// The tag for the `lang` attribute.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
        }
    }

    /// The text of every Fluent file that is part of a program: all but those that are fetched while it
    /// runs, such as `rules.ftl`. Every sentence that a player can see or hear has its place in one of
    /// the files; a test sees that none is missing and none is left over.
    pub const fn source(self) -> &'static str {
        match self {
            Language::English => concat!(
                include_str!("../locales/en/games.ftl"),
                include_str!("../locales/en/board.ftl"),
                include_str!("../locales/en/refused.ftl"),
                include_str!("../locales/en/page.ftl"),
                include_str!("../locales/en/about.ftl"),
                include_str!("../locales/en/dice.ftl"),
                include_str!("../locales/en/desk.ftl"),
                include_str!("../locales/en/embed.ftl"),
            ),
        }
    }

    /// The plural categories of whole numbers.
    pub(crate) const fn plural(self) -> fn(i64) -> &'static str {
        match self {
            Language::English => |number| if number == 1 { "one" } else { "other" },
        }
    }
}

/// The Fluent files of one program, in each language: what a program never says is not loaded with it.
#[derive(Clone, Copy, Debug)]
pub struct Book {
    english: &'static str,
}

impl Book {
    /// The page with the board.
    pub const PAGE: Book = Book {
        english: concat!(
            include_str!("../locales/en/games.ftl"),
            include_str!("../locales/en/board.ftl"),
            include_str!("../locales/en/refused.ftl"),
            include_str!("../locales/en/page.ftl"),
            include_str!("../locales/en/about.ftl"),
        ),
    };

    /// What the page loads later.
    pub const DESK: Book = Book {
        english: concat!(
            include_str!("../locales/en/games.ftl"),
            include_str!("../locales/en/board.ftl"),
            include_str!("../locales/en/refused.ftl"),
            include_str!("../locales/en/page.ftl"),
            include_str!("../locales/en/dice.ftl"),
            include_str!("../locales/en/desk.ftl"),
        ),
    };

    /// A board in somebody else's page.
    pub const FRAME: Book = Book {
        english: concat!(
            include_str!("../locales/en/games.ftl"),
            include_str!("../locales/en/board.ftl"),
            include_str!("../locales/en/refused.ftl"),
            include_str!("../locales/en/page.ftl"),
            include_str!("../locales/en/dice.ftl"),
            include_str!("../locales/en/embed.ftl"),
        ),
    };

    const fn source(self, language: Language) -> &'static str {
        match language {
            Language::English => self.english,
        }
    }
}

/// The sentences of one language.
#[derive(Debug)]
pub struct Texts {
    bundle: Bundle,
}

impl Texts {
    /// Every sentence of a language.
    pub fn new(language: Language) -> Texts {
        Texts::of_source(language, language.source())
    }

    /// The sentences of one program.
    pub fn of_book(book: Book, language: Language) -> Texts {
        Texts::of_source(language, book.source(language))
    }

    fn of_source(language: Language, source: &'static str) -> Texts {
        // A test sees that every file can be read; what can be read of a broken one is used.
        let (bundle, _) = Bundle::new(source, language.plural());
        Texts { bundle }
    }

    /// The sentences of a file that is fetched while the program runs.
    ///
    /// They are kept until it ends, so a file is to be read once.
    ///
    /// # Errors
    ///
    /// At the first line that cannot be read: then what arrived is not the file, or not all of it.
    pub fn of_file(language: Language, source: String) -> Result<Texts, FluentError> {
        let (bundle, errors) = Bundle::new(source.leak(), language.plural());
        match errors.into_iter().next() {
            Some(error) => Err(error),
            None => Ok(Texts { bundle }),
        }
    }

    /// The sentence in this language; its id where the language does not have it.
    pub fn say(&self, message: &Message) -> String {
        let mut out = String::new();
        let say = |message: &Message| self.say(message);
        if !self
            .bundle
            .format(message.id, &message.args, &say, &mut out)
        {
            out.push_str(message.id);
        }
        out
    }

    /// A sentence without variables, by its id.
    pub fn get(&self, id: &'static str) -> String {
        self.say(&Message::new(id))
    }

    /// A sentence without variables by an id that is only known at run time, as the page's
    /// `data-l10n` attributes are; `None` where the language does not have it.
    pub fn lookup(&self, id: &str) -> Option<String> {
        let mut out = String::new();
        let say = |message: &Message| self.say(message);
        self.bundle.format(id, &[], &say, &mut out).then_some(out)
    }
}
