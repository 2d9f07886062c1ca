//! Reads the part of Fluent that our sentences need.
//!
//! A full implementation weighs a quarter of all that the browser downloads, for dates, functions,
//! attributes and writing directions that no sentence here uses. What is read is read as Fluent
//! means it; a test formats every sentence with a full implementation too and compares.
//!
//! There are messages and comments; texts of one line; variables, other messages, and texts in
//! quotes in braces; and selections by text, number or plural, also one within the other.

use std::fmt;

use crate::{Arg, Language};

/// The messages of a file.
#[derive(Debug)]
pub struct Bundle {
    /// By id, in the order of the file. There are a few hundred, and looking through all of them
    /// takes less than a microsecond: not worth a table or a sort, which weigh more than this reader.
    messages: Vec<(&'static str, Pattern)>,
    language: Language,
}

type Pattern = Vec<Element>;

#[derive(Debug)]
enum Element {
    Text(&'static str),
    Variable(&'static str),
    Message(&'static str),
    Select {
        variable: &'static str,
        variants: Vec<(&'static str, Pattern)>,
        /// The variant to take where none fits.
        default: usize,
    },
}

/// A line that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FluentError {
    /// Which, from 1.
    pub line: usize,
    /// What was expected there.
    pub expected: &'static str,
}

impl fmt::Display for FluentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: expected {}", self.line, self.expected)
    }
}

impl std::error::Error for FluentError {}

impl Bundle {
    /// Reads a file. What cannot be read is left out and told beside it.
    pub fn new(source: &'static str, language: Language) -> (Bundle, Vec<FluentError>) {
        let mut reader = Reader { source, at: 0 };
        let mut messages = Vec::new();
        let mut errors = Vec::new();
        while reader.skip_to_entry() {
            let start = reader.at;
            match reader.message() {
                Ok(message) => messages.push(message),
                Err(expected) => {
                    let line = source[..reader.at].matches('\n').count() + 1;
                    errors.push(FluentError { line, expected });
                    // The next entry begins where a line is not indented any more.
                    reader.at = start;
                    reader.skip_line();
                    while reader.rest().starts_with([' ', '}', '.']) {
                        reader.skip_line();
                    }
                }
            }
        }
        (Bundle { messages, language }, errors)
    }

    /// The ids of all messages.
    #[cfg(test)]
    fn ids(&self) -> impl Iterator<Item = &'static str> {
        self.messages.iter().map(|(id, _)| *id)
    }

    /// Appends a message; `false` if there is none with that id. `say` writes the messages that are
    /// among the arguments.
    pub fn format(
        &self,
        id: &str,
        args: &[(&'static str, Arg)],
        say: &dyn Fn(&crate::Message) -> String,
        out: &mut String,
    ) -> bool {
        let Some(pattern) = self.pattern(id) else {
            return false;
        };
        self.write(pattern, args, say, out);
        true
    }

    fn pattern(&self, id: &str) -> Option<&Pattern> {
        let mut messages = self.messages.iter();
        messages
            .find(|(known, _)| *known == id)
            .map(|found| &found.1)
    }

    fn write(
        &self,
        pattern: &Pattern,
        args: &[(&'static str, Arg)],
        say: &dyn Fn(&crate::Message) -> String,
        out: &mut String,
    ) {
        let value = |name: &str| args.iter().find(|(known, _)| *known == name);
        for element in pattern {
            match element {
                Element::Text(text) => out.push_str(text),
                Element::Variable(name) => match value(name) {
                    Some((_, Arg::Text(text))) => out.push_str(text),
                    Some((_, Arg::Number(number))) => out.push_str(&self.language.number(*number)),
                    Some((_, Arg::Decimal(number))) => {
                        out.push_str(&self.language.decimal(number));
                    }
                    Some((_, Arg::Message(message))) => out.push_str(&say(message)),
                    None => {
                        for part in ["{$", name, "}"] {
                            out.push_str(part);
                        }
                    }
                },
                Element::Message(id) => {
                    if let Some(pattern) = self.pattern(id) {
                        self.write(pattern, args, say, out);
                    }
                }
                Element::Select {
                    variable,
                    variants,
                    default,
                } => {
                    // A text that looks like a number is none.
                    let text_fits = |text: &str, key: &str| {
                        text == key && !key.starts_with(|c: char| c.is_ascii_digit())
                    };
                    let fits = |key: &str| match value(variable) {
                        Some((_, Arg::Text(text) | Arg::Decimal(text))) => text_fits(text, key),
                        Some((_, Arg::Number(number))) => {
                            key.parse() == Ok(*number) || self.language.plural(*number) == key
                        }
                        Some((_, Arg::Message(message))) => text_fits(&say(message), key),
                        None => false,
                    };
                    let fitting = variants.iter().position(|(key, _)| fits(key));
                    if let Some((_, pattern)) = variants.get(fitting.unwrap_or(*default)) {
                        self.write(pattern, args, say, out);
                    }
                }
            }
        }
    }
}

/// Where an entry is being read; an error says what was expected there.
struct Reader {
    source: &'static str,
    at: usize,
}

impl Reader {
    fn rest(&self) -> &'static str {
        &self.source[self.at..]
    }

    fn skip_line(&mut self) {
        let rest = self.rest();
        self.at += rest.find('\n').map_or(rest.len(), |end| end + 1);
    }

    /// Goes on to the next line that is neither empty nor a comment; `false` at the end.
    fn skip_to_entry(&mut self) -> bool {
        while self.rest().starts_with(['#', '\n', '\r']) {
            self.skip_line();
        }
        !self.rest().is_empty()
    }

    /// Skips what `skipped` says.
    fn skip(&mut self, skipped: &[char]) {
        self.at = self.source.len() - self.rest().trim_start_matches(skipped).len();
    }

    fn take(&mut self, token: &'static str) -> Result<(), &'static str> {
        if !self.rest().starts_with(token) {
            return Err(token);
        }
        self.at += token.len();
        Ok(())
    }

    fn name(&mut self) -> Result<&'static str, &'static str> {
        let rest = self.rest();
        let is_part = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
        let end = rest.find(|c| !is_part(c)).unwrap_or(rest.len());
        if end == 0 {
            return Err("a name");
        }
        self.at += end;
        Ok(&rest[..end])
    }

    fn message(&mut self) -> Result<(&'static str, Pattern), &'static str> {
        let id = self.name()?;
        self.skip(BLANK);
        self.take("=")?;
        self.skip(BLANK);
        // A selection may begin on a line of its own.
        if self.rest().starts_with("\n ") {
            self.skip(SPACE);
        }
        let pattern = self.pattern()?;
        if self.rest().starts_with([' ', '.']) {
            return Err("a sentence in one line");
        }
        Ok((id, pattern))
    }

    /// Reads up to the end of the line, which only a selection carries further, and beyond it.
    fn pattern(&mut self) -> Result<Pattern, &'static str> {
        let mut pattern = Vec::new();
        loop {
            let rest = self.rest();
            let end = rest.find(['{', '}', '\n']).unwrap_or(rest.len());
            let (text, after) = rest.split_at(end);
            self.at += end;
            if after.starts_with('{') {
                if !text.is_empty() {
                    pattern.push(Element::Text(text));
                }
                self.at += 1;
                self.skip(SPACE);
                pattern.push(self.placeable()?);
                self.skip(SPACE);
                self.take("}")?;
                continue;
            }
            if after.starts_with('}') {
                return Err("an opening brace before");
            }
            let text = text.trim_end_matches(BLANK);
            if !text.is_empty() {
                pattern.push(Element::Text(text));
            }
            if pattern.is_empty() {
                return Err("a sentence");
            }
            self.at += usize::from(!after.is_empty());
            return Ok(pattern);
        }
    }

    fn placeable(&mut self) -> Result<Element, &'static str> {
        if self.take("\"").is_ok() {
            let rest = self.rest();
            let end = rest.find(['"', '\\', '\n']).unwrap_or(rest.len());
            self.at += end;
            self.take("\"")?;
            return Ok(Element::Text(&rest[..end]));
        }
        if self.take("$").is_err() {
            return self.name().map(Element::Message);
        }
        let variable = self.name()?;
        self.skip(SPACE);
        if self.take("->").is_err() {
            return Ok(Element::Variable(variable));
        }
        let mut variants = Vec::new();
        let mut default = None;
        loop {
            self.skip(SPACE);
            if self.rest().starts_with('}') {
                break;
            }
            if self.take("*").is_ok() {
                default = Some(variants.len());
            }
            self.take("[")?;
            self.skip(BLANK);
            let key = self.name()?;
            self.skip(BLANK);
            self.take("]")?;
            self.skip(BLANK);
            variants.push((key, self.pattern()?));
        }
        Ok(Element::Select {
            variable,
            variants,
            default: default.ok_or("a default variant before")?,
        })
    }
}

const BLANK: &[char] = &[' ', '\r'];
const SPACE: &[char] = &[' ', '\r', '\n'];

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

    use super::*;
    use crate::Language;

    /// The variables of a pattern with the keys they are compared with.
    fn variables(pattern: &Pattern, into: &mut BTreeMap<&'static str, BTreeSet<&'static str>>) {
        for element in pattern {
            match element {
                Element::Text(_) | Element::Message(_) => {}
                Element::Variable(name) => drop(into.entry(name).or_default()),
                Element::Select {
                    variable,
                    variants,
                    default: _,
                } => {
                    for (key, pattern) in variants {
                        into.entry(variable).or_default().insert(key);
                        variables(pattern, into);
                    }
                }
            }
        }
    }

    /// Every way to give each variable one of the values that matter to it.
    fn samples(
        wanted: BTreeMap<&'static str, BTreeSet<&'static str>>,
    ) -> Vec<Vec<(&'static str, Arg)>> {
        let mut all = vec![Vec::new()];
        for (name, keys) in wanted {
            let mut values = vec![Arg::Text("e4".to_owned())];
            values.extend([0, 1, 2, 21].map(Arg::Number));
            values.extend(keys.into_iter().map(|key| Arg::Text(key.to_owned())));
            let tried = if all.len() > 200 { 1 } else { values.len() };
            let with = |args: &Vec<_>| {
                let values = values[..tried].iter().cloned();
                let more = values.map(|value| [args.clone(), vec![(name, value)]].concat());
                more.collect::<Vec<_>>()
            };
            all = all.iter().flat_map(with).collect();
        }
        all
    }

    #[test]
    fn every_sentence_is_what_a_full_implementation_makes_of_it() {
        let mut compared = 0;
        for language in Language::ALL {
            // Also the files that come when they are asked for.
            let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
            let mut source = String::new();
            for file in std::fs::read_dir(folder.join(language.tag())).unwrap() {
                source += &std::fs::read_to_string(file.unwrap().path()).unwrap();
            }
            let source: &str = source.leak();
            let (bundle, errors) = Bundle::new(source, language);
            assert_eq!(errors, []);
            let resource = FluentResource::try_new(source.to_owned()).unwrap();
            let mut full = FluentBundle::new(vec![language.tag().parse().unwrap()]);
            full.set_use_isolating(false);
            full.add_resource(&resource).unwrap();
            for id in bundle.ids() {
                let mut wanted = BTreeMap::new();
                variables(bundle.pattern(id).unwrap(), &mut wanted);
                for args in samples(wanted) {
                    let mut out = String::new();
                    assert!(bundle.format(id, &args, &|_| String::new(), &mut out));
                    let mut full_args = FluentArgs::new();
                    for (name, value) in &args {
                        full_args.set(
                            *name,
                            match value {
                                Arg::Text(text) => FluentValue::from(text.as_str()),
                                Arg::Number(number) => FluentValue::from(*number),
                                Arg::Decimal(_) | Arg::Message(_) => unreachable!(),
                            },
                        );
                    }
                    let pattern = full.get_message(id).unwrap().value().unwrap();
                    let mut errors = Vec::new();
                    let expected = full.format_pattern(pattern, Some(&full_args), &mut errors);
                    assert_eq!(out, expected, "{id} with {args:?}");
                    compared += 1;
                }
            }
        }
        assert!(compared > 1000, "only {compared} compared");
    }

    #[test]
    fn what_is_not_read_is_told_with_its_line() {
        let told = |source| {
            let (_, errors) = Bundle::new(source, Language::English);
            errors
                .iter()
                .map(FluentError::to_string)
                .collect::<Vec<_>>()
        };
        assert_eq!(told("# fine\na = b\n\nc = { $d }\n"), Vec::<String>::new());
        assert_eq!(told("a = b\nc d\n"), ["line 2: expected ="]);
        assert_eq!(told("a = { $b\n"), ["line 2: expected }"]);
        assert_eq!(
            told("a = { $b ->\n  [c] d\n }\n"),
            ["line 3: expected a default variant before"]
        );
        assert_eq!(
            told("a = b }\n"),
            ["line 1: expected an opening brace before"]
        );
        assert_eq!(told("a =\nb = c\n"), ["line 1: expected a sentence"]);
        assert_eq!(
            told("a = b\n  c\n"),
            ["line 2: expected a sentence in one line"]
        );
    }

    #[test]
    fn a_broken_sentence_spoils_no_other() {
        let (bundle, errors) = Bundle::new("a = {\nb = c\n", Language::English);
        assert_eq!(errors.len(), 1);
        let mut out = String::new();
        assert!(bundle.format("b", &[], &|_| String::new(), &mut out));
        assert_eq!(out, "c");
        assert!(!bundle.format("a", &[], &|_| String::new(), &mut out));
    }
}
