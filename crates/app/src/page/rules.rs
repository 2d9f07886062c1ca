//! The rules: a chapter for each game. Chapters and their sentences are fetched when they are first
//! opened, so that who only wants to play does not wait for them.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use consulboard_play::{Texts, edition};
use consulboard_rules::Variant;
use web_sys::{Element, HtmlElement};

use super::examples::Examples;
use super::l10n;
use consulboard_web::dom::{Dom, ElementExt, Listener, Missing, fetch_text};

/// A chapter of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chapter {
    /// Consulchess and 42k.
    Consulchess,
    /// Configuration Chess and Chess400.
    Chess400,
    /// Capablanca Random Chess.
    CapablancaRandom,
    /// Congo.
    Congo,
}

impl Chapter {
    /// Every chapter.
    #[cfg(test)]
    const ALL: [Chapter; 4] = [
        Chapter::Consulchess,
        Chapter::Chess400,
        Chapter::CapablancaRandom,
        Chapter::Congo,
    ];

    /// Where the rules of a variant are told.
    pub const fn of(variant: Variant) -> Chapter {
        match variant {
            Variant::Consulchess
            | Variant::ConsulchessWiki
            | Variant::Consulchess42k
            | Variant::Consulchess42kWiki => Chapter::Consulchess,
            Variant::Orthodox
            | Variant::Configuration
            | Variant::ConfigurationRestricted
            | Variant::ConfigurationCurtailed
            | Variant::ConfigurationCurtailedRestricted
            | Variant::Chess400
            | Variant::Chess400Curtailed => Chapter::Chess400,
            Variant::CapablancaRandom => Chapter::CapablancaRandom,
            Variant::Congo => Chapter::Congo,
        }
    }

    /// The chapter that an address names behind its `#`: `rules` is the one of the game on the board,
    /// `rules=congo` that of any game.
    pub fn of_address(text: &str, on_board: Variant) -> Option<Chapter> {
        match text.split_once('=') {
            None => (text == "rules").then(|| Chapter::of(on_board)),
            Some(("rules", slug)) => slug.parse().ok().map(Chapter::of),
            Some(_) => None,
        }
    }

    /// Its name in addresses and of its file.
    const fn slug(self) -> &'static str {
        match self {
            Chapter::Consulchess => "consulchess",
            Chapter::Chess400 => "chess400",
            Chapter::CapablancaRandom => "capablanca-random",
            Chapter::Congo => "congo",
        }
    }

    const fn title(self) -> &'static str {
        match self {
            Chapter::Consulchess => "chapter-consulchess-title",
            Chapter::Chess400 => "chapter-chess400-title",
            Chapter::CapablancaRandom => "chapter-capablanca-random-title",
            Chapter::Congo => "chapter-congo-title",
        }
    }

    /// Which edition of its file belongs to this program.
    const fn edition(self) -> u64 {
        match self {
            Chapter::Consulchess => {
                const { edition(include_bytes!("../../../../www/rules/consulchess.html")) }
            }
            Chapter::Chess400 => {
                const { edition(include_bytes!("../../../../www/rules/chess400.html")) }
            }
            Chapter::CapablancaRandom => {
                const {
                    edition(include_bytes!(
                        "../../../../www/rules/capablanca-random.html"
                    ))
                }
            }
            Chapter::Congo => const { edition(include_bytes!("../../../../www/rules/congo.html")) },
        }
    }

    fn address(self) -> String {
        format!("rules/{}.html?{:x}", self.slug(), self.edition())
    }
}

/// What has been fetched.
#[derive(Default)]
struct Shelf {
    sentences: Option<Rc<Texts>>,
    chapters: Vec<(Chapter, String)>,
}

/// The page of the rules.
pub struct Rules {
    this: Weak<Rules>,
    dom: Dom,
    texts: Rc<Texts>,
    page: HtmlElement,
    title: Element,
    text: Element,
    waiting: Element,
    failed: Element,
    links: Vec<Element>,
    chapter: Cell<Option<Chapter>>,
    /// Whether all of the chapter is there.
    filled: Cell<bool>,
    shelf: RefCell<Shelf>,
    examples: RefCell<Option<Examples>>,
    _again: Listener,
}

impl Rules {
    /// Finds its parts on the page.
    ///
    /// # Errors
    ///
    /// When one is missing.
    pub fn new(dom: &Dom, texts: &Rc<Texts>) -> Result<Rc<Rules>, Missing> {
        let page: HtmlElement = dom.by_id("view-rules")?;
        let (title, text) = (dom.by_id("rules-title")?, dom.by_id("rules-text")?);
        let (waiting, failed) = (dom.by_id("rules-waiting")?, dom.by_id("rules-failed")?);
        let again: Element = dom.by_id("rules-again")?;
        Ok(Rc::new_cyclic(|this: &Weak<Rules>| Rules {
            this: this.clone(),
            dom: dom.clone(),
            texts: texts.clone(),
            title,
            text,
            waiting,
            failed,
            links: page.find_all("[data-chapter]"),
            page,
            chapter: Cell::new(None),
            filled: Cell::new(false),
            shelf: RefCell::default(),
            examples: RefCell::new(None),
            _again: Listener::new(&again, "click", {
                let this = this.clone();
                move |_| {
                    if let Some(rules) = this.upgrade() {
                        rules.fetch();
                        // The button is gone now.
                        let _ = rules.page.focus();
                    }
                }
            }),
        }))
    }

    /// Opens a chapter; says whether it is another one than before.
    pub fn open(&self, chapter: Chapter) -> bool {
        let is_new = self.chapter.replace(Some(chapter)) != Some(chapter);
        if is_new {
            self.close();
            self.text.set_text_content(None);
            self.filled.set(false);
            self.title.say(&self.texts.get(chapter.title()));
            for link in &self.links {
                let here = link.get_attribute("data-chapter").as_deref() == Some(chapter.slug());
                link.set_or_remove("aria-current", here.then_some("page"));
            }
        }
        if self.filled.get() {
            self.start_examples();
        } else {
            self.fetch();
        }
        is_new
    }

    /// Ends the example boards, which live only while they are seen.
    pub fn close(&self) {
        self.examples.replace(None);
    }

    /// Whether there is nothing to wait for any more.
    pub fn is_settled(&self) -> bool {
        self.waiting.has_attribute("hidden")
    }

    /// Fetches what is missing of the chapter, and shows it when all is there.
    fn fetch(&self) {
        let Some(chapter) = self.chapter.get() else {
            return;
        };
        self.failed.show(false);
        self.waiting.show(true);
        if self.shelf.borrow().sentences.is_none() {
            let language = self.texts.language();
            self.fetch_into(&language.rules_address(), move |shelf, file| {
                if shelf.sentences.is_none() {
                    shelf.sentences = Some(Rc::new(Texts::of_file(language, file).ok()?));
                }
                Some(())
            });
        }
        if self.shelf.borrow().html(chapter).is_none() {
            self.fetch_into(&chapter.address(), move |shelf, file| {
                if shelf.html(chapter).is_none() {
                    shelf.chapters.push((chapter, file));
                }
                Some(())
            });
        }
        self.fill();
    }

    /// Fetches a file; `put` puts it on the shelf, or says that it is not what was asked for.
    fn fetch_into(&self, address: &str, put: impl Fn(&mut Shelf, String) -> Option<()> + 'static) {
        let this = self.this.clone();
        fetch_text(&self.dom, address, move |file| {
            let Some(rules) = this.upgrade() else {
                return;
            };
            let put = file.and_then(|file| put(&mut rules.shelf.borrow_mut(), file));
            match put {
                Some(()) => rules.fill(),
                None if rules.filled.get() => {}
                None => {
                    rules.waiting.show(false);
                    rules.failed.show(true);
                }
            }
        });
    }

    /// Shows the chapter if all of it is there.
    fn fill(&self) {
        let shelf = self.shelf.borrow();
        let html = self.chapter.get().and_then(|chapter| shelf.html(chapter));
        let (Some(html), Some(sentences)) = (html, &shelf.sentences) else {
            return;
        };
        if self.filled.replace(true) {
            return;
        }
        self.text.set_inner_html(html);
        l10n::fill(&self.text, sentences);
        self.waiting.show(false);
        self.failed.show(false);
        drop(shelf);
        // It may have arrived when something else is looked at already.
        if !self.page.has_attribute("hidden") {
            self.start_examples();
        }
    }

    fn start_examples(&self) {
        let Some(sentences) = self.shelf.borrow().sentences.clone() else {
            return;
        };
        let examples = Examples::new(&self.dom, &self.text, &self.texts, &sentences);
        self.examples.replace(Some(examples));
    }
}

impl Shelf {
    fn html(&self, chapter: Chapter) -> Option<&str> {
        let mut chapters = self.chapters.iter();
        let (_, html) = chapters.find(|(known, _)| *known == chapter)?;
        Some(html)
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use consulboard_play::Language;
    use consulboard_rules::StartScheme;

    use super::*;

    fn html(chapter: Chapter) -> String {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/rules");
        fs::read_to_string(folder.join(chapter.slug()).with_extension("html")).unwrap()
    }

    fn sentences() -> Texts {
        let source = include_str!("../../../play/locales/en/rules.ftl");
        Texts::of_file(Language::English, source.to_owned()).unwrap()
    }

    /// The values of an attribute, in order.
    fn values<'a>(html: &'a str, attribute: &str) -> Vec<&'a str> {
        let opening = format!(" {attribute}=\"");
        let parts = html.split(opening.as_str()).skip(1);
        parts.filter_map(|part| part.split('"').next()).collect()
    }

    #[test]
    fn every_variant_has_a_chapter_and_every_chapter_an_address() {
        for variant in Variant::ALL {
            let named = Chapter::of_address(&format!("rules={variant}"), Variant::Congo);
            assert_eq!(named, Some(Chapter::of(variant)));
            assert_eq!(
                Chapter::of_address("rules", variant),
                Some(Chapter::of(variant))
            );
        }
        for chapter in Chapter::ALL {
            let address = format!("rules={}", chapter.slug());
            assert_eq!(
                Chapter::of_address(&address, Variant::Orthodox),
                Some(chapter)
            );
        }
        for other in ["", "rules=", "rules=chess", "game=congo", "dice"] {
            assert_eq!(Chapter::of_address(other, Variant::Congo), None, "{other}");
        }
    }

    #[test]
    fn the_page_links_every_chapter_and_each_has_its_title() {
        let page = include_str!("../../../../index.html");
        let slugs = Chapter::ALL.map(Chapter::slug);
        assert_eq!(values(page, "data-chapter"), slugs);
        let texts = Texts::new(Language::English);
        for chapter in Chapter::ALL {
            assert!(page.contains(&format!("href=\"#rules={}\"", chapter.slug())));
            assert!(texts.lookup(chapter.title()).is_some());
        }
    }

    #[test]
    fn the_edition_changes_with_the_file() {
        assert_ne!(edition(b"one file"), edition(b"one fill"));
        let editions = Chapter::ALL.map(Chapter::edition);
        for (index, chapter) in Chapter::ALL.into_iter().enumerate() {
            assert_eq!(edition(html(chapter).as_bytes()), editions[index]);
        }
    }

    #[test]
    fn chapters_name_only_sentences_of_the_file_that_comes_with_them() {
        let sentences = sentences();
        for chapter in Chapter::ALL {
            let html = html(chapter);
            let mut found = 0;
            for attribute in ["data-l10n", "data-l10n-label", "data-l10n-caption"] {
                for id in values(&html, attribute) {
                    assert!(
                        sentences.lookup(id).is_some(),
                        "{}: no sentence `{id}`",
                        chapter.slug()
                    );
                    found += 1;
                }
            }
            assert!(found > 20, "{}: only {found} found", chapter.slug());
        }
    }

    /// Each clause that is called a decision in docs/rules is told to the players.
    #[test]
    fn every_decision_is_told_with_its_clause() {
        let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules");
        for chapter in Chapter::ALL {
            let doc = docs.join(chapter.slug()).with_extension("md");
            let doc = fs::read_to_string(doc).unwrap();
            let html = html(chapter);
            let told: Vec<&str> = html
                .split("class=\"clause\">")
                .skip(1)
                .filter_map(|part| part.split('<').next())
                .collect();
            let mut decisions = 0;
            let mut clause = "";
            for part in doc.split("**") {
                let word = part.split(' ').next().unwrap_or_default();
                let number = word.split_once('-').map_or("", |(_, number)| number);
                if number.parse::<u8>().is_ok() {
                    clause = word;
                }
                if part.contains("*Decision") && !clause.is_empty() {
                    assert!(told.contains(&clause), "{clause} is not told: {told:?}");
                    decisions += 1;
                }
            }
            assert!(decisions > 0, "{}: no decision", chapter.slug());
        }
    }

    #[test]
    fn the_table_of_the_twenty_arrays_is_that_of_the_program() {
        let numbering = |variant: Variant| match variant.rules().start {
            StartScheme::Numbered(numbering) => numbering,
            StartScheme::Array(_) => panic!("{variant} has numbers"),
        };
        let (ours, all) = (numbering(Variant::Chess400), numbering(Variant::Orthodox));
        let html = html(Chapter::Chess400);
        for number in 0..20 {
            let array = (ours.back_rank)(number);
            let letter = |role| Variant::Chess400.rules().letter(role).unwrap();
            let letters: String = array.roles().iter().map(|role| letter(*role)).collect();
            let other = (all.number)(&array).unwrap();
            let row = format!("<td>{number}</td><td>{letters}</td><td>{other}</td>");
            assert!(html.contains(&row), "{row}");
        }
    }
}
