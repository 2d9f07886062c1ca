//! What the page around asks for, as its messages have it.

use consulboard_play::Message as Sentence;
use js_sys::{Array, Function, JSON, Object, Reflect};
use wasm_bindgen::prelude::*;

use super::messages::PROTOCOL;

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
        /// A number or a text of the caller's, repeated in the answer.
        id: JsValue,
        /// What is called, or why that cannot be read.
        call: Result<Call, Misuse>,
    },
}

/// A part of a call that is not what it should be.
pub struct Misuse {
    part: String,
    found: String,
    expected: &'static str,
}

/// What a call without a method of ours could have had.
const METHODS: &str = "load, fen, moves, play, flip";
/// An example of what `load` takes; it means the same in every language.
const LOAD: &str = "[{\"fen\": \"…\"}]";
/// An example of what `play` takes.
const PLAY: &str = "[\"e4\"]";
/// An example of the value of a parameter.
const TEXT: &str = "\"…\"";

impl Misuse {
    fn new(part: &str, found: String, expected: &'static str) -> Misuse {
        Misuse {
            part: part.to_owned(),
            found,
            expected,
        }
    }

    /// The part, what was found there and what was expected.
    pub fn sentence(&self) -> Sentence {
        let why = Sentence::new("embed-expected")
            .found(&self.found)
            .text("expected", self.expected);
        Sentence::new("embed-fault")
            .text("parameter", &self.part)
            .message("why", why)
    }
}

/// What a message asks for; nothing where it is not of this protocol, or has no `id` to be answered by.
pub fn read(data: &JsValue, host: &str) -> Option<Called> {
    if !data.is_object() || field(data, "consulboard").as_f64()? != f64::from(PROTOCOL) {
        return None;
    }
    match field(data, "type").as_string()?.as_str() {
        "set" => {
            let parameters = field(data, "parameters");
            Some(Called::Set(query(parameters.dyn_ref()?, host).ok()?))
        }
        "call" => {
            let id = field(data, "id");
            let can_be_answered = id.is_string() || id.as_f64().is_some();
            can_be_answered.then(|| Called::Method {
                call: read_call(data, host),
                id,
            })
        }
        _ => None,
    }
}

fn read_call(data: &JsValue, host: &str) -> Result<Call, Misuse> {
    let (method, arguments) = (field(data, "method"), field(data, "arguments"));
    let list = Array::is_array(&arguments).then(|| Array::from(&arguments));
    let first = list.map_or(JsValue::UNDEFINED, |list| list.get(0));
    let expected = |example| Misuse::new("arguments", written(&arguments), example);
    let name = method.as_string().unwrap_or_else(|| written(&method));
    match name.as_str() {
        "load" => {
            let parameters: Option<&Object> = first.dyn_ref();
            let parameters = parameters.filter(|it| !Array::is_array(it));
            query(parameters.ok_or_else(|| expected(LOAD))?, host).map(Call::Load)
        }
        "fen" => Ok(Call::Fen),
        "moves" => Ok(Call::Moves),
        "play" => first
            .as_string()
            .map(Call::Play)
            .ok_or_else(|| expected(PLAY)),
        "flip" => Ok(Call::Flip),
        _ => Err(Misuse::new("method", name, METHODS)),
    }
}

/// Parameters as the query that an address would have.
fn query(parameters: &Object, host: &str) -> Result<String, Misuse> {
    let mut query = format!("host={}", encoded(host));
    for entry in Object::entries(parameters).iter() {
        let entry = Array::from(&entry);
        let name = entry.get(0).as_string().unwrap_or_default();
        let value = entry.get(1);
        if name != "host" && !value.is_undefined() && !value.is_null() {
            let text = text_of(&value);
            let text = text.ok_or_else(|| Misuse::new(&name, written(&value), TEXT))?;
            query.push_str(&format!("&{}={}", encoded(&name), encoded(&text)));
        }
    }
    Ok(query)
}

/// A value as JavaScript itself makes a text of it; what makes no sense then is refused with its
/// parameter. Nothing where that fails, as it does for an object whose `toString` is no function.
fn text_of(value: &JsValue) -> Option<String> {
    let make = Reflect::get(&js_sys::global(), &"String".into()).ok()?;
    let make: Function = make.dyn_into().ok()?;
    make.call1(&JsValue::UNDEFINED, value).ok()?.as_string()
}

/// A value as it would be written in a script; its type where it cannot be.
fn written(value: &JsValue) -> String {
    let json = JSON::stringify(value).ok();
    json.and_then(|json| JsValue::from(json).as_string())
        .or_else(|| value.js_typeof().as_string())
        .unwrap_or_default()
}

/// A property; undefined where there is none.
fn field(of: &JsValue, name: &str) -> JsValue {
    Reflect::get(of, &name.into()).unwrap_or_default()
}

fn encoded(text: &str) -> String {
    js_sys::encode_uri_component(text).into()
}
