//! The dialog for a new game: a gallery of the games, and below it what can be chosen about one.

use std::cell::Cell;

use consulboard_play::catalogue::{CATALOGUE, Entry, GameOption, Value};
use consulboard_play::explorer::arrays_address;
use consulboard_play::{Message, Panel, Texts};
use consulboard_rules::{Start, Variant};
use wasm_bindgen::prelude::*;
use web_sys::{Element, HtmlElement, HtmlInputElement};

use consulboard_web::dom::{Dom, ElementExt, Missing, Storage};

/// Under which name the last choice is kept: a variant, how it starts, a number.
const LAST_CHOICE: &str = "new-game";

/// What was chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chosen {
    /// A game to begin.
    Game(Variant, Start),
    /// A game whose array is to be drawn first.
    Dice(Variant),
    /// The number is none; the dialog says so.
    Nothing,
}

/// The dialog.
pub struct NewGame {
    dom: Dom,
    form: HtmlElement,
    games: HtmlElement,
    options: HtmlElement,
    starts: HtmlElement,
    legend: Element,
    dice: Element,
    arrays: Element,
    range: Element,
    number: HtmlInputElement,
    number_error: Element,
    note: Element,
    go: Element,
    /// The game whose options are shown.
    shown: Cell<Option<&'static str>>,
}

impl NewGame {
    /// Finds it on the page.
    ///
    /// # Errors
    ///
    /// When a part of it is missing.
    pub fn new(dom: &Dom) -> Result<NewGame, Missing> {
        Ok(NewGame {
            dom: dom.clone(),
            form: dom.by_id("new-game-form")?,
            games: dom.by_id("games")?,
            options: dom.by_id("game-options")?,
            starts: dom.by_id("start-choices")?,
            legend: dom.by_id("start-legend")?,
            dice: dom.by_id("start-dice")?,
            arrays: dom.by_id("start-arrays")?,
            range: dom.by_id("start-range")?,
            number: dom.by_id("start-number")?,
            number_error: dom.by_id("start-error")?,
            note: dom.by_id("new-game-note")?,
            go: dom.by_id("new-game-start")?,
            shown: Cell::new(None),
        })
    }

    /// Prepares it: the last choice, and what happens to the game on the board.
    pub fn prepare(&self, storage: &Storage, panel: &Panel, texts: &Texts) {
        // The pictures are drawn when they are first looked for, not when the page is loaded.
        if self.games.find("input").is_none() {
            for entry in CATALOGUE {
                self.games.add(&self.card(entry, texts));
            }
        }
        let last = storage.get(LAST_CHOICE).unwrap_or_default();
        let mut words = last.split(' ');
        let variant = words.next().and_then(|slug| slug.parse().ok());
        let known = variant.and_then(Entry::of);
        let first = CATALOGUE.first().map(|entry| (entry, &[][..]));
        if let Some((entry, tags)) = known.or(first) {
            self.choose("game", entry.id);
            self.show_options(entry, tags, texts);
        }
        if let Some(start) = words.next() {
            self.choose("start", start);
        }
        if let Some(number) = words.next() {
            self.number.set_value(number);
        }
        let replaces = panel.last > 0 && panel.result.is_none();
        let note = if replaces {
            texts.get("new-game-replaces")
        } else {
            String::new()
        };
        self.note.say(&note);
        self.change(texts);
    }

    /// The focus goes to the game that is chosen.
    pub fn focus(&self) {
        let inputs = self.inputs("game");
        if let Some(chosen) = inputs.iter().find(|input| input.checked()) {
            let _ = chosen.focus();
        }
    }

    /// Shows what belongs to the game chosen.
    pub fn change(&self, texts: &Texts) {
        let entry = self.entry();
        if self.shown.get() != Some(entry.id) {
            // The edition chosen for one game is meant for the next one too.
            let tags = self.tags();
            let tags: Vec<&str> = tags.iter().map(String::as_str).collect();
            self.show_options(entry, &tags, texts);
        }
        self.starts.show(entry.numbering().is_some());
        let procedure = entry.numbering().and_then(|numbering| numbering.procedure);
        self.dice.show(procedure.is_some());
        self.arrays.show(procedure.is_some());
        let address = arrays_address(self.variant());
        self.arrays.set("href", &format!("#{address}"));
        // A game with a single start leaves the choice as it is for the next one.
        if entry.numbering().is_some() && procedure.is_none() {
            self.choose("start", "number");
        }
        let go = if self.is_drawn() {
            "new-game-go-dice"
        } else {
            "new-game-go"
        };
        self.go.say(&texts.get(go));
        self.number_error.say("");
        self.number.set_or_remove("aria-invalid", None);
    }

    /// The field for the number is being used: then that is what is meant.
    pub fn use_number(&self, texts: &Texts) {
        self.choose("start", "number");
        self.change(texts);
    }

    /// What was chosen, which is kept for the next time.
    pub fn take(&self, storage: &Storage, texts: &Texts) -> Chosen {
        let (entry, variant) = (self.entry(), self.variant());
        let chosen = if self.is_drawn() {
            Chosen::Dice(variant)
        } else {
            match entry.start(variant, &self.number.value()) {
                Ok(start) => Chosen::Game(variant, start),
                Err(fault) => {
                    self.number_error.tell(texts, &fault.message());
                    self.number.set("aria-invalid", "true");
                    let _ = self.number.focus();
                    return Chosen::Nothing;
                }
            }
        };
        let (start, number) = (self.chosen("start"), self.number.value());
        storage.set(LAST_CHOICE, &format!("{variant} {start} {}", number.trim()));
        chosen
    }

    /// Whether the array is to be drawn.
    fn is_drawn(&self) -> bool {
        let procedure = self.entry().numbering().and_then(|it| it.procedure);
        procedure.is_some() && self.chosen("start") == "dice"
    }

    fn entry(&self) -> &'static Entry {
        let id = self.chosen("game");
        let found = CATALOGUE.iter().find(|entry| entry.id == id);
        found.unwrap_or(&CATALOGUE[0])
    }

    /// The variant that the options lead to.
    fn variant(&self) -> Variant {
        let tags = self.tags();
        let tags: Vec<&str> = tags.iter().map(String::as_str).collect();
        self.entry().variant(&tags)
    }

    /// The tags of the options chosen.
    fn tags(&self) -> Vec<String> {
        let options = self.options.find_all("input");
        let inputs = options
            .into_iter()
            .filter_map(|option| option.dyn_into::<HtmlInputElement>().ok());
        inputs
            .filter(HtmlInputElement::checked)
            .map(|input| input.value())
            .collect()
    }

    fn card(&self, entry: &Entry, texts: &Texts) -> HtmlElement {
        let card = self.dom.make_with("label", "game");
        card.add(&self.input("radio", "game", entry.id));
        let picture = self.dom.make_with("span", "picture");
        picture.set_inner_html(&entry.picture());
        card.add(&picture);
        card.add(&self.words(entry.name, entry.about, texts));
        card
    }

    /// Shows what can be chosen about a game, with the values of some tags chosen.
    fn show_options(&self, entry: &'static Entry, tags: &[&str], texts: &Texts) {
        self.shown.set(Some(entry.id));
        self.options.set_text_content(None);
        for option in entry.options {
            match option {
                GameOption::OneOf { name, values } => {
                    let group = self.dom.make_with("fieldset", "choices");
                    let legend = self.dom.make("legend");
                    legend.say(&texts.get(name));
                    group.add(&legend);
                    // The first value is what is usual, unless another one was chosen.
                    let other = values.iter().position(|value| tags.contains(&value.tag));
                    for (index, value) in values.iter().enumerate() {
                        let checked = index == other.unwrap_or(0);
                        group.add(&self.option("radio", name, value, checked, texts));
                    }
                    self.options.add(&group);
                }
                GameOption::Switch(value) => {
                    let checked = tags.contains(&value.tag);
                    let card = self.option("checkbox", value.tag, value, checked, texts);
                    self.options.add(&card);
                }
            }
        }
        self.show_start(entry, texts);
    }

    fn option(
        &self,
        kind: &str,
        name: &str,
        value: &Value,
        checked: bool,
        texts: &Texts,
    ) -> HtmlElement {
        let card = self.dom.make_with("label", "card");
        let input = self.input(kind, name, value.tag);
        input.set_or_remove("checked", checked.then_some(""));
        card.add(&input);
        card.add(&self.words(value.name, value.note, texts));
        card
    }

    /// Shows which starting positions there are.
    fn show_start(&self, entry: &Entry, texts: &Texts) {
        let (Some(numbering), Some(count), Some(note)) =
            (entry.numbering(), entry.positions(), entry.numbers_note())
        else {
            return;
        };
        let legend = Message::new("new-game-start").number("count", count);
        self.legend.tell(texts, &legend);
        self.range.tell(texts, &note);
        // A number of another game means nothing here.
        if entry
            .start(entry.variant(&[]), &self.number.value())
            .is_err()
        {
            let usual = entry.number(numbering.usual, numbering.usual);
            self.number
                .set_value(&usual.map_or_else(String::new, |number| number.to_string()));
        }
    }

    /// A name and the line below it.
    fn words(&self, name: &'static str, note: &'static str, texts: &Texts) -> HtmlElement {
        let words = self.dom.make("span");
        for (tag, id) in [("b", name), ("small", note)] {
            let line = self.dom.make(tag);
            line.say(&texts.get(id));
            words.add(&line);
        }
        words
    }

    fn input(&self, kind: &str, name: &str, value: &str) -> HtmlElement {
        let input = self.dom.make("input");
        input.set("type", kind);
        input.set("name", name);
        input.set("value", value);
        input
    }

    fn inputs(&self, name: &str) -> Vec<HtmlInputElement> {
        let inputs = self.form.find_all(&format!("input[name={name}]"));
        inputs
            .into_iter()
            .filter_map(|input| input.dyn_into().ok())
            .collect()
    }

    fn chosen(&self, name: &str) -> String {
        let inputs = self.inputs(name);
        let chosen = inputs.iter().find(|input| input.checked());
        chosen.map(HtmlInputElement::value).unwrap_or_default()
    }

    fn choose(&self, name: &str, value: &str) {
        for input in self.inputs(name) {
            if input.value() == value {
                input.set_checked(true);
            }
        }
    }
}
