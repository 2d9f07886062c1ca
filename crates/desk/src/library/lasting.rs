//! Whether the browser keeps the games when space gets short on the device. It does so for a page whose
//! player asked for it; some browsers put the question to the player, so it is asked on a press only.

use consulboard_web::dom::{ElementExt, settle};

use js_sys::{Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use super::Inner;

/// What is asked of the browser's storage.
#[derive(Clone, Copy)]
enum Question {
    /// Whether it keeps what is in it.
    IsKept,
    /// To keep it from now on.
    Keep,
}

impl Question {
    /// The method of the browser's `StorageManager`.
    const fn method(self) -> &'static str {
        match self {
            Question::IsKept => "persisted",
            Question::Keep => "persist",
        }
    }

    /// What is said after a `no`.
    const fn refusal(self) -> &'static str {
        match self {
            Question::IsKept => "library-passing",
            Question::Keep => "library-passing-still",
        }
    }
}

impl Inner {
    /// Says how long the browser keeps the games; nothing where it does not tell.
    pub(super) fn show_lasting(&self) {
        self.put(Question::IsKept);
    }

    /// Asks the browser to keep the games, for the player has asked for it.
    pub(super) fn keep(&self) {
        self.put(Question::Keep);
    }

    fn put(&self, question: Question) {
        let this = self.this.clone();
        let answered = self.promise_of(question).map(|promise| {
            settle(&promise, move |answer| {
                if let Some(inner) = this.upgrade() {
                    inner.answered(question, answer.and_then(|answer| answer.as_bool()));
                }
            });
        });
        if answered.is_none() {
            self.parts.lasting.show(false);
        }
    }

    fn promise_of(&self, question: Question) -> Option<JsValue> {
        let navigator = self.dom.window().navigator();
        // Missing where the page did not come over https.
        let storage = Reflect::get(&navigator, &"storage".into()).ok()?;
        let method = Reflect::get(&storage, &question.method().into()).ok()?;
        method.dyn_into::<Function>().ok()?.call0(&storage).ok()
    }

    fn answered(&self, question: Question, answer: Option<bool>) {
        let (id, may_ask) = match (question, answer) {
            (_, Some(true)) => ("library-lasting", false),
            (Question::IsKept, Some(false)) => (question.refusal(), true),
            (Question::Keep, Some(false)) => (question.refusal(), false),
            (_, None) => return self.parts.lasting.show(false),
        };
        self.parts.lasting.show(!self.entries.borrow().is_empty());
        self.parts.how_long.say(&self.texts.get(id));
        self.parts.ask.show(may_ask);
    }
}
