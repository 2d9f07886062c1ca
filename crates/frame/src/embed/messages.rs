//! What the document and the page around it say to each other. Nothing is said to, or taken from,
//! anybody but the page whose origin the address names.

use consulboard_play::record;
use consulboard_rules::Game;
use js_sys::{Array, Object, Reflect};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Window};

use super::called::{self, Called};
use consulboard_web::dom::{Dom, Listener};

/// The version of what is said.
pub const PROTOCOL: u32 = 1;

/// Something to say.
pub enum Message {
    /// The document is there.
    Hello,
    /// The content is so high, in CSS pixels.
    Height(i32),
    /// A move was played.
    Move {
        /// In SAN.
        san: String,
        /// In machine form.
        machine: String,
        /// The position after it.
        fen: String,
        /// How many moves have been played.
        ply: usize,
    },
    /// The game is over.
    End {
        /// `1-0` and so on.
        score: String,
        /// In words.
        reason: String,
    },
    /// Something cannot be shown.
    Error {
        /// The parameter that is at fault, if it is one.
        parameter: Option<String>,
        /// Why, in words.
        message: String,
    },
}

/// What a call gives back.
pub enum Answer {
    /// Nothing.
    Done,
    /// A text.
    Text(String),
    /// Several.
    Texts(Vec<String>),
}

/// The way to the page around.
pub struct Messages {
    window: Window,
    /// The page around, and its origin; nothing where the document stands alone.
    parent: Option<(Window, String)>,
}

impl Messages {
    /// The way to the page whose origin is given.
    pub fn new(dom: &Dom, host: Option<String>) -> Messages {
        let window = dom.window();
        let parent = window.parent().ok().flatten();
        let parent = parent.filter(|parent| !Object::is(parent, window));
        Messages {
            window: window.clone(),
            parent: parent.zip(host),
        }
    }

    /// Says something.
    pub fn send(&self, message: &Message) {
        let number = |value: f64| JsValue::from_f64(value);
        let (kind, fields): (&str, Vec<(&str, JsValue)>) = match message {
            Message::Hello => ("hello", vec![("version", env!("CARGO_PKG_VERSION").into())]),
            Message::Height(height) => ("height", vec![("height", number((*height).into()))]),
            Message::Move {
                san,
                machine,
                fen,
                ply,
            } => (
                "move",
                vec![
                    ("san", san.into()),
                    ("machine", machine.into()),
                    ("fen", fen.into()),
                    ("ply", number(*ply as f64)),
                ],
            ),
            Message::End { score, reason } => (
                "end",
                vec![("score", score.into()), ("reason", reason.into())],
            ),
            Message::Error { parameter, message } => {
                let mut fields = vec![("message", message.into())];
                if let Some(parameter) = parameter {
                    fields.push(("parameter", parameter.into()));
                }
                ("error", fields)
            }
        };
        self.post(kind, fields);
    }

    /// Says that the board is there: the position that it shows, and the game.
    pub fn send_ready(&self, fen: &str, game: &Game) {
        let fields = vec![("fen", fen.into()), ("game", record::write(game).into())];
        self.post("ready", fields);
    }

    /// Answers the call of this id.
    pub fn send_answer(&self, id: &JsValue, result: Result<Answer, String>) {
        let result = match result {
            Ok(Answer::Done) => ("value", JsValue::UNDEFINED),
            Ok(Answer::Text(text)) => ("value", text.into()),
            Ok(Answer::Texts(texts)) => {
                let list: Array = texts.into_iter().map(JsValue::from).collect();
                ("value", list.into())
            }
            Err(error) => ("error", error.into()),
        };
        self.post("answer", vec![("id", id.clone()), result]);
    }

    fn post(&self, kind: &str, fields: Vec<(&str, JsValue)>) {
        let Some((parent, origin)) = &self.parent else {
            return;
        };
        let message = Object::new();
        let head = [
            ("consulboard", JsValue::from_f64(PROTOCOL.into())),
            ("type", kind.into()),
        ];
        for (name, value) in head.into_iter().chain(fields) {
            // A new object takes any property.
            let _ = Reflect::set(&message, &name.into(), &value);
        }
        // It fails only where the origin is none, which was seen when it was read.
        let _ = parent.post_message(&message, origin);
    }

    /// Listens to the page around.
    pub fn listen(&self, called: impl Fn(Called) + 'static) -> Option<Listener> {
        let (parent, origin) = self.parent.clone()?;
        Some(Listener::new(&self.window, "message", move |event| {
            let Ok(event) = event.dyn_into::<MessageEvent>() else {
                return;
            };
            let from_parent = event.source().is_some_and(|it| Object::is(&it, &parent));
            if !from_parent || event.origin() != origin {
                return;
            }
            if let Some(found) = called::read(&event.data(), &origin) {
                called(found);
            }
        }))
    }
}
