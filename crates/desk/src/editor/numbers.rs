//! The field that puts up a starting position by its number.

use std::cell::RefCell;

use consulboard_play::Texts;
use consulboard_play::editor::Numbered;
use consulboard_web::dom::{Dom, ElementExt, Missing};
use web_sys::{Element, HtmlInputElement};

/// The elements, and the number that they show.
pub struct Numbers {
    form: Element,
    field: HtmlInputElement,
    note: Element,
    error: Element,
    shown: RefCell<Option<String>>,
}

impl Numbers {
    /// Finds them on the page.
    ///
    /// # Errors
    ///
    /// When one is missing.
    pub fn new(dom: &Dom) -> Result<Numbers, Missing> {
        Ok(Numbers {
            form: dom.by_id("edit-numbered")?,
            field: dom.by_id("edit-number")?,
            note: dom.by_id("edit-number-note")?,
            error: dom.by_id("edit-number-error")?,
            shown: RefCell::default(),
        })
    }

    /// What was typed.
    pub fn typed(&self) -> String {
        self.field.value()
    }

    /// Says why there is no such starting position; the number stays, to be corrected.
    pub fn refuse(&self, why: &str) {
        self.error.say(why);
        self.field.set("aria-invalid", "true");
    }

    /// Says nothing of the kind any more.
    pub fn accept(&self) {
        self.error.say("");
        self.field.set_or_remove("aria-invalid", None);
    }

    /// What was typed has been put up: the field has it as numbers are written.
    pub fn settle(&self) {
        if !self.field.has_attribute("aria-invalid") {
            let shown = self.shown.borrow();
            self.field.set_value(shown.as_deref().unwrap_or_default());
        }
    }

    /// Shows the number of the position, if it is a starting position of a game that has several.
    pub fn show(&self, numbered: Option<&Numbered>, texts: &Texts) {
        self.form.show(numbered.is_some());
        let number = numbered.and_then(|numbered| numbered.number.clone());
        if let Some(numbered) = numbered {
            let mut note = texts.say(&numbered.note);
            if numbered.sides {
                note = format!("{note} {}", texts.get("editor-number-sides"));
            }
            self.note.say(&note);
        }
        // What is being typed stays as long as the position does.
        if *self.shown.borrow() != number {
            self.field.set_value(number.as_deref().unwrap_or_default());
            self.shown.replace(number);
            self.accept();
        }
    }
}
