//! The values of a query as they were found, and what is wrong with them.

use percent_encoding::percent_decode_str;

use crate::Message;
use crate::message::shortened;

/// Longer values are damaged or hostile; the longest games have far fewer letters.
pub(super) const LONGEST: usize = 20_000;

/// Every parameter.
pub(super) const NAMES: [&str; 15] = [
    "variant",
    "start",
    "fen",
    "moves",
    "view",
    "orientation",
    "lang",
    "theme",
    "size",
    "coordinates",
    "interactive",
    "marks",
    "arrows",
    "square",
    "host",
];

/// A parameter with a value that it cannot have.
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    /// Which.
    pub parameter: String,
    /// What was found and what was expected.
    pub why: Message,
}

impl Fault {
    pub(super) fn new(parameter: &str, why: Message) -> Fault {
        Fault {
            parameter: parameter.to_owned(),
            why,
        }
    }

    /// The parameter and the reason as a sentence.
    pub fn message(&self) -> Message {
        Message::new("embed-fault")
            .text("parameter", shortened(&self.parameter))
            .message("why", self.why.clone())
    }
}

/// The values as they were found.
pub(super) struct Values(Vec<(String, String)>);

impl Values {
    pub(super) fn read(query: &str, faults: &mut Vec<Fault>) -> Values {
        let mut values: Vec<(String, String)> = Vec::new();
        let query = query.strip_prefix('?').unwrap_or(query);
        for part in query.split('&').filter(|part| !part.is_empty()) {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            let decoded = |text: &str| {
                let spaced = text.replace('+', " ");
                percent_decode_str(&spaced).decode_utf8_lossy().into_owned()
            };
            let (name, value) = (decoded(name), decoded(value).trim().to_owned());
            if !NAMES.contains(&name.as_str()) {
                let known = Message::new("embed-unknown").text("known", NAMES.join(", "));
                faults.push(Fault::new(&name, known));
            } else if values.iter().any(|(known, _)| *known == name) {
                faults.push(Fault::new(&name, Message::new("embed-twice")));
            } else if value.len() > LONGEST {
                let long = Message::new("embed-long").number("most", LONGEST as u32);
                faults.push(Fault::new(&name, long));
            } else if !value.is_empty() {
                // An empty value is as good as none: templates fill in what they have.
                values.push((name, value));
            }
        }
        Values(values)
    }

    pub(super) fn value(&self, name: &str) -> Option<&str> {
        let found = self.0.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value.as_str())
    }

    /// One of several words; the first where there is none.
    pub(super) fn choice<T: Copy>(
        &self,
        name: &'static str,
        choices: &[(&'static str, T)],
        faults: &mut Vec<Fault>,
    ) -> T {
        let (_, usual) = choices[0];
        let Some(found) = self.value(name) else {
            return usual;
        };
        match choices.iter().find(|(word, _)| *word == found) {
            Some((_, choice)) => *choice,
            None => {
                let words: Vec<&str> = choices.iter().map(|(word, _)| *word).collect();
                faults.push(Fault::new(name, expected(found, &words.join(", "))));
                usual
            }
        }
    }
}

pub(super) fn expected(found: &str, expected: &str) -> Message {
    Message::new("embed-expected")
        .found(found)
        .text("expected", expected)
}
