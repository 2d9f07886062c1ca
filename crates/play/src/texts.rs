//! The sentences of a language, out of its Fluent files.

use crate::fluent::{Bundle, FluentError};
use crate::{Language, Message};

/// The English sentences that are part of one program: what it never says is not loaded with it. Another
/// language comes as one file, the same for all programs.
#[derive(Clone, Copy, Debug)]
pub struct Book(&'static str);

impl Book {
    /// The page with the board.
    pub const PAGE: Book = Book(concat!(
        include_str!("../locales/en/games.ftl"),
        include_str!("../locales/en/board.ftl"),
        include_str!("../locales/en/refused.ftl"),
        include_str!("../locales/en/page.ftl"),
        include_str!("../locales/en/about.ftl"),
        include_str!("../locales/en/clock.ftl"),
    ));

    /// What the page loads later.
    pub const DESK: Book = Book(concat!(
        include_str!("../locales/en/games.ftl"),
        include_str!("../locales/en/board.ftl"),
        include_str!("../locales/en/refused.ftl"),
        include_str!("../locales/en/page.ftl"),
        include_str!("../locales/en/dice.ftl"),
        include_str!("../locales/en/desk.ftl"),
        include_str!("../locales/en/editor.ftl"),
        include_str!("../locales/en/explorer.ftl"),
        include_str!("../locales/en/clock.ftl"),
        include_str!("../locales/en/print.ftl"),
        include_str!("../locales/en/library.ftl"),
    ));

    /// A board in somebody else's page.
    pub const FRAME: Book = Book(concat!(
        include_str!("../locales/en/games.ftl"),
        include_str!("../locales/en/board.ftl"),
        include_str!("../locales/en/refused.ftl"),
        include_str!("../locales/en/page.ftl"),
        include_str!("../locales/en/dice.ftl"),
        include_str!("../locales/en/embed.ftl"),
    ));
}

/// The sentences of one language.
#[derive(Debug)]
pub struct Texts {
    language: Language,
    bundle: Bundle,
}

impl Texts {
    /// Every sentence of a language.
    pub fn new(language: Language) -> Texts {
        Texts::of_source(language, language.source())
    }

    /// The English sentences of one program.
    pub fn of_book(book: Book) -> Texts {
        Texts::of_source(Language::English, book.0)
    }

    fn of_source(language: Language, source: &'static str) -> Texts {
        // A test sees that every file can be read; what can be read of a broken one is used.
        let (bundle, _) = Bundle::new(source, language);
        Texts { language, bundle }
    }

    /// The sentences of a file that is fetched while the program runs.
    ///
    /// They are kept until it ends, so a file is to be read once.
    ///
    /// # Errors
    ///
    /// At the first line that cannot be read: then what arrived is not the file, or not all of it.
    pub fn of_file(language: Language, source: String) -> Result<Texts, FluentError> {
        let (bundle, errors) = Bundle::new(source.leak(), language);
        match errors.into_iter().next() {
            Some(error) => Err(error),
            None => Ok(Texts { language, bundle }),
        }
    }

    /// The language they are in.
    pub fn language(&self) -> Language {
        self.language
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
