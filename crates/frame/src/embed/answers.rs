//! Doing what the page around asks for, one thing after the other.

use std::collections::VecDeque;
use std::rc::Rc;

use consulboard_play::Book;
use consulboard_play::embed::{Fault, Request};
use consulboard_web::language;
use wasm_bindgen::JsValue;

use super::called::{Call, Called};
use super::messages::Answer;
use super::{Content, Embedded};

impl Embedded {
    /// Does what the page around it asks for, in its turn.
    pub(super) fn hear(self: &Rc<Self>, called: Called) {
        if let Some(later) = &mut *self.later.borrow_mut() {
            return later.push_back(called);
        }
        match called {
            // What is wrong with it is told.
            Called::Set(query) => {
                let asked = query.clone();
                self.in_language(&asked, move |this| this.show(&query));
            }
            Called::Method {
                id,
                call: Err(misuse),
            } => {
                let why = self.texts().say(&misuse.sentence());
                self.messages.send_answer(&id, Err(why));
            }
            Called::Method {
                id,
                call: Ok(Call::Load(query)),
            } => self.load(id, &query),
            Called::Method {
                id,
                call: Ok(Call::Fen),
            } => self.messages.send_answer(&id, self.fen()),
            Called::Method { id, call: Ok(call) } => {
                let result = match (&*self.content.borrow(), call) {
                    (Some(Content::Board(view)), call) => view.call(call),
                    (Some(Content::Still | Content::Dice { .. }) | None, _) => {
                        Err("view: found one without moves, expected one with a board".to_owned())
                    }
                };
                self.messages.send_answer(&id, result);
            }
        }
    }

    /// Shows what a query asks for in place of the game in progress, and answers with its position. What
    /// cannot be read changes nothing (TXT-3).
    fn load(self: &Rc<Self>, id: JsValue, query: &str) {
        match Request::read(query) {
            Ok(request) => self.in_language(query, move |this| {
                this.asked.replace(Some(request.clone()));
                this.build(Ok(request.clone()));
                this.messages.send_answer(&id, this.fen());
            }),
            Err(faults) => {
                let why = self.sentences(&faults).join(" ");
                self.messages.send_answer(&id, Err(why));
            }
        }
    }

    /// Does something once the sentences of the language that a query asks for are there. What the page
    /// around asks for meanwhile waits.
    fn in_language(self: &Rc<Self>, query: &str, then: impl Fn(&Rc<Self>) + 'static) {
        let before = self.language.get();
        let language = language::asked(query).unwrap_or(before);
        if language == before {
            return then(self);
        }
        self.language.set(language);
        self.later.replace(Some(VecDeque::new()));
        let this = self.clone();
        language::with_texts(&self.dom, language, Book::FRAME, move |texts| {
            this.texts.replace(texts);
            // What was there spoke another one.
            this.asked.take();
            then(&this);
            for called in this.later.take().into_iter().flatten() {
                this.hear(called);
            }
        });
    }

    /// The position shown.
    fn fen(&self) -> Result<Answer, String> {
        match (&*self.content.borrow(), &*self.asked.borrow()) {
            (Some(Content::Board(view)), _) => Ok(Answer::Text(view.fen())),
            (_, Some(asked)) => Ok(Answer::Text(asked.game.now().fen())),
            (_, None) => Err(self.texts().get("embed-faults-title")),
        }
    }

    /// Every fault as it is said.
    fn sentences(&self, faults: &[Fault]) -> Vec<String> {
        let texts = self.texts();
        let say = |fault: &Fault| texts.say(&fault.message());
        faults.iter().map(say).collect()
    }
}
