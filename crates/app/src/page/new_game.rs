//! The dialog for a new game.

use consulboard_play::{Message, Panel, Texts};
use consulboard_rules::{Start, StartScheme, Variant};
use wasm_bindgen::prelude::*;
use web_sys::{Element, HtmlElement, HtmlInputElement};

use crate::dom::{Dom, ElementExt, Missing, Storage};

/// Under which name the last choice is kept.
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
    form: HtmlElement,
    starts: HtmlElement,
    number: HtmlInputElement,
    number_error: Element,
    note: Element,
    go: Element,
}

impl NewGame {
    /// Finds it on the page.
    ///
    /// # Errors
    ///
    /// When a part of it is missing.
    pub fn new(dom: &Dom) -> Result<NewGame, Missing> {
        Ok(NewGame {
            form: dom.by_id("new-game-form")?,
            starts: dom.by_id("start-choices")?,
            number: dom.by_id("start-number")?,
            number_error: dom.by_id("start-error")?,
            note: dom.by_id("new-game-note")?,
            go: dom.by_id("new-game-start")?,
        })
    }

    /// Prepares it: the last choice, and what happens to the game on the board.
    pub fn prepare(&self, storage: &Storage, panel: &Panel, texts: &Texts) {
        if let Some(last) = storage.get(LAST_CHOICE) {
            let mut words = last.split(' ');
            for name in ["game", "edition", "start"] {
                self.choose(name, words.next().unwrap_or_default());
            }
            if let Some(number) = words.next() {
                self.number.set_value(number);
            }
        }
        self.number_error.say("");
        let replaces = !panel.moves.is_empty() && panel.result.is_none();
        let note = if replaces {
            texts.get("new-game-replaces")
        } else {
            String::new()
        };
        self.note.say(&note);
        self.change(texts);
    }

    /// Shows what belongs to the game chosen.
    pub fn change(&self, texts: &Texts) {
        let numbered = matches!(self.variant().rules().start, StartScheme::Numbered(_));
        self.starts
            .set_or_remove("disabled", (!numbered).then_some(""));
        let dice = numbered && self.chosen("start") == "dice";
        let go = if dice {
            "new-game-go-dice"
        } else {
            "new-game-go"
        };
        self.go.say(&texts.get(go));
        self.number_error.say("");
    }

    /// The field for the number is being used: then that is what is meant.
    pub fn use_number(&self, texts: &Texts) {
        self.choose("start", "number");
        self.change(texts);
    }

    /// What was chosen, which is kept for the next time.
    pub fn take(&self, storage: &Storage, texts: &Texts) -> Chosen {
        let variant = self.variant();
        let chosen = match variant.rules().start {
            StartScheme::Array(_) => Chosen::Game(variant, Start::Array),
            StartScheme::Numbered(_) if self.chosen("start") == "dice" => Chosen::Dice(variant),
            StartScheme::Numbered(numbering) => {
                let found = self.number.value();
                match found.trim().parse::<u32>() {
                    Ok(number) if number < numbering.count => {
                        Chosen::Game(variant, Start::mirrored(number))
                    }
                    Ok(_) | Err(_) => {
                        let message = Message::new("new-game-number-bad")
                            .text("found", found.trim())
                            .number("last", numbering.count - 1);
                        self.number_error.tell(texts, &message);
                        let _ = self.number.focus();
                        return Chosen::Nothing;
                    }
                }
            }
        };
        let kept = [
            self.chosen("game"),
            self.chosen("edition"),
            self.chosen("start"),
            self.number.value().trim().to_owned(),
        ];
        storage.set(LAST_CHOICE, &kept.join(" "));
        chosen
    }

    /// The variant chosen: the values of game and edition together are its slug.
    fn variant(&self) -> Variant {
        let slug = self.chosen("game") + &self.chosen("edition");
        slug.parse().unwrap_or(Variant::Consulchess)
    }

    fn options(&self, name: &str) -> Vec<HtmlInputElement> {
        let options = self.form.find_all(&format!("input[name={name}]"));
        options
            .into_iter()
            .filter_map(|option| option.dyn_into().ok())
            .collect()
    }

    fn chosen(&self, name: &str) -> String {
        let options = self.options(name);
        let chosen = options.iter().find(|option| option.checked());
        chosen.map(HtmlInputElement::value).unwrap_or_default()
    }

    fn choose(&self, name: &str, value: &str) {
        for option in self.options(name) {
            if option.value() == value {
                option.set_checked(true);
            }
        }
    }
}
