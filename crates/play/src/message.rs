//! Sentences by their id: what is said, apart from the language it is said in.

/// A sentence to be said: its id in the Fluent files, and what it speaks of.
#[derive(Clone, Debug, PartialEq)]
pub struct Message {
    /// The id.
    pub id: &'static str,
    /// Names and values of its variables.
    pub args: Vec<(&'static str, Arg)>,
}

/// The value of a variable.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// A text that is the same in every language: a square, a move, a FEN.
    Text(String),
    /// A number.
    Number(i64),
    /// A number with decimals behind a point.
    Decimal(String),
    /// Another sentence or a word.
    Message(Message),
}

impl Message {
    /// A sentence without variables.
    pub const fn new(id: &'static str) -> Message {
        Message {
            id,
            args: Vec::new(),
        }
    }

    /// The same with a text.
    pub fn text(mut self, name: &'static str, value: impl ToString) -> Message {
        self.args.push((name, Arg::Text(value.to_string())));
        self
    }

    /// The same with what was found where something else was expected; of a long text only its beginning.
    pub fn found(self, value: impl ToString) -> Message {
        self.text("found", shortened(&value.to_string()))
    }

    /// The same with a number, which is written as the language writes numbers; one beyond all counting is
    /// the largest there is.
    pub fn number(mut self, name: &'static str, value: impl TryInto<i64>) -> Message {
        let value = value.try_into().unwrap_or(i64::MAX);
        self.args.push((name, Arg::Number(value)));
        self
    }

    /// The same with a number that may have decimals behind a point, which is written as the language writes
    /// it.
    pub fn decimal(mut self, name: &'static str, value: impl ToString) -> Message {
        self.args.push((name, Arg::Decimal(value.to_string())));
        self
    }

    /// The same with another message in it.
    pub fn message(mut self, name: &'static str, value: Message) -> Message {
        self.args.push((name, Arg::Message(value)));
        self
    }
}

/// A text that fits into a message.
pub(crate) fn shortened(text: &str) -> String {
    const MOST: usize = 60;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
