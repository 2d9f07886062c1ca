//! The choice of a clock in *New game*: a list, a field for other times, and what it means in words.

use std::cell::RefCell;
use std::rc::Rc;

use consulboard_play::clock::{Control, PRESETS, control_fault, control_words, pace};
use consulboard_play::{Message, Texts};
use consulboard_web::dom::{Dom, ElementExt, Missing, Storage};
use web_sys::{Element, HtmlInputElement, HtmlSelectElement};

/// Under which name the last choice is kept.
const CONTROL: &str = "control";

/// The value of the list that stands for a control of one's own.
const OWN: &str = "own";

/// The part of the form.
pub struct TimeControl {
    dom: Dom,
    storage: Storage,
    texts: Rc<Texts>,
    presets: HtmlSelectElement,
    own: HtmlInputElement,
    words: Element,
    /// What was chosen last.
    control: RefCell<Control>,
}

impl TimeControl {
    /// Finds it on the page.
    ///
    /// # Errors
    ///
    /// When something of it is missing.
    pub fn new(dom: &Dom, storage: &Storage, texts: &Rc<Texts>) -> Result<TimeControl, Missing> {
        Ok(TimeControl {
            dom: dom.clone(),
            storage: storage.clone(),
            texts: texts.clone(),
            presets: dom.by_id("clock-preset")?,
            own: dom.by_id("clock-own")?,
            words: dom.by_id("clock-words")?,
            control: RefCell::new(Control::NONE),
        })
    }

    /// Prepares the choice: the last one.
    pub fn prepare(&self) {
        if self.presets.length() == 0 {
            for preset in PRESETS {
                if let Ok(control) = Control::read(preset) {
                    self.option(preset, &self.name_of(preset, &control));
                }
            }
            self.option(OWN, &self.texts.get("clock-own"));
        }
        // What can no longer be read means nothing.
        let last = self.storage.get(CONTROL);
        let last = last.filter(|last| Control::read(last).is_ok());
        let last = last.unwrap_or_else(|| PRESETS[0].to_owned());
        self.presets.set_value(&last);
        if self.presets.selected_index() < 0 {
            self.presets.set_value(OWN);
            self.own.set_value(&last);
        }
        self.change();
    }

    /// `5 + 3 · Blitz`.
    fn name_of(&self, preset: &str, control: &Control) -> String {
        let Some(speed) = control.pace() else {
            return self.texts.get("clock-none");
        };
        let times = preset.replace('+', " + ").replace(',', ", ");
        let name = Message::new("clock-preset")
            .text("times", times)
            .message("pace", pace(speed));
        self.texts.say(&name)
    }

    fn option(&self, value: &str, name: &str) {
        let option = self.dom.make("option");
        option.set("value", value);
        option.say(name);
        self.presets.add(&option);
    }

    /// Takes the choice of a preset, or of times of one's own, whose explanation is to be seen.
    pub fn choose(&self) {
        self.change();
        if self.presets.value() == OWN {
            self.bring_words_into_sight();
        }
    }

    /// Clear of the buttons, which stay at the lower edge of the dialog.
    fn bring_words_into_sight(&self) {
        self.words.scroll_into_view_with_bool(false);
    }

    /// Says in words what is chosen.
    pub fn change(&self) {
        let is_own = self.presets.value() == OWN;
        self.own.show(is_own);
        let message = match Control::read(&self.chosen()) {
            Ok(control) if control.is_none() => None,
            Ok(control) => Some(control_words(&control)),
            // Nobody is told off before he has typed anything.
            Err(_) if is_own && self.own.value().is_empty() => None,
            Err(error) => Some(control_fault(&error)),
        };
        let words = message.map(|message| self.texts.say(&message));
        self.words.say(&words.unwrap_or_default());
        self.own.set_or_remove("aria-invalid", None);
    }

    fn chosen(&self) -> String {
        let value = self.presets.value();
        if value == OWN {
            self.own.value()
        } else {
            value
        }
    }

    /// By what the games are played that begin now.
    pub fn control(&self) -> Control {
        self.control.borrow().clone()
    }

    /// Takes what is chosen; `false`, and it is said why where it can be seen, where that is no control.
    pub fn take(&self) -> bool {
        let text = self.chosen();
        match Control::read(&text) {
            Ok(control) => {
                self.storage.set(CONTROL, &text);
                self.control.replace(control);
                true
            }
            Err(error) => {
                self.words.tell(&self.texts, &control_fault(&error));
                self.own.set("aria-invalid", "true");
                let _ = self.own.focus();
                self.bring_words_into_sight();
                false
            }
        }
    }
}
