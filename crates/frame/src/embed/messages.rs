//! What the document and the page around it say to each other. Nothing is said to, or taken from,
//! anybody but the page whose origin the address names.

use consulboard_play::record;
use consulboard_rules::Game;
use js_sys::{Array, Object, Reflect};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Window};

use consulboard_web::dom::{Dom, Listener};

/// The version of what is said.
const PROTOCOL: u32 = 1;

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

/// A method of the board.
pub enum Call {
    /// The position as a FEN.
    Fen,
    /// The moves in SAN.
    Moves,
    /// Show what this query asks for.
    Load(String),
    /// Play a move.
    Play(String),
    /// Turn the board.
    Flip,
}

/// What the page around asks for.
pub enum Called {
    /// Show what this query asks for.
    Set(String),
    /// Answer a call.
    Method {
        /// Repeated in the answer.
        id: f64,
        /// What is called.
        call: Call,
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

    /// Says that the board is there.
    pub fn send_ready(&self, game: &Game) {
        let fields = vec![
            ("fen", game.now().fen().into()),
            ("game", record::write(game).into()),
        ];
        self.post("ready", fields);
    }

    /// Answers a call.
    pub fn send_answer(&self, id: f64, result: Result<Answer, String>) {
        let result = match result {
            Ok(Answer::Done) => ("value", JsValue::UNDEFINED),
            Ok(Answer::Text(text)) => ("value", text.into()),
            Ok(Answer::Texts(texts)) => {
                let list: Array = texts.into_iter().map(JsValue::from).collect();
                ("value", list.into())
            }
            Err(error) => ("error", error.into()),
        };
        self.post("answer", vec![("id", id.into()), result]);
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
            if let Some(found) = read(&event.data(), &origin) {
                called(found);
            }
        }))
    }
}

fn field(of: &JsValue, name: &str) -> Option<JsValue> {
    let value = Reflect::get(of, &name.into()).ok()?;
    (!value.is_undefined() && !value.is_null()).then_some(value)
}

/// What a message asks for; nothing where it is not of this protocol.
fn read(data: &JsValue, host: &str) -> Option<Called> {
    if !data.is_object() || field(data, "consulboard")?.as_f64()? != f64::from(PROTOCOL) {
        return None;
    }
    match field(data, "type")?.as_string()?.as_str() {
        "set" => Some(Called::Set(query(&field(data, "parameters")?, host)?)),
        "call" => {
            let id = field(data, "id")?.as_f64()?;
            let arguments = field(data, "arguments").map(|list| Array::from(&list));
            let first = arguments.map(|list| list.get(0));
            let call = match field(data, "method")?.as_string()?.as_str() {
                "load" => Call::Load(query(&first?, host)?),
                "fen" => Call::Fen,
                "moves" => Call::Moves,
                "play" => Call::Play(first.and_then(|text| text.as_string()).unwrap_or_default()),
                "flip" => Call::Flip,
                _ => return None,
            };
            Some(Called::Method { id, call })
        }
        _ => None,
    }
}

/// Parameters as the query that an address would have.
fn query(parameters: &JsValue, host: &str) -> Option<String> {
    let parameters: &Object = parameters.dyn_ref()?;
    let mut query = format!("host={}", encoded(host));
    for entry in Object::entries(parameters).iter() {
        let entry = Array::from(&entry);
        let (name, value) = (entry.get(0).as_string()?, entry.get(1));
        if name != "host" && !value.is_undefined() && !value.is_null() {
            // As JavaScript itself writes it; what makes no sense then is refused with its parameter.
            let text = String::from(Object::from(value).to_string());
            query.push_str(&format!("&{}={}", encoded(&name), encoded(&text)));
        }
    }
    Some(query)
}

fn encoded(text: &str) -> String {
    js_sys::encode_uri_component(text).into()
}
