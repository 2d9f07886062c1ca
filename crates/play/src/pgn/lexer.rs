//! The text of a game in pieces.

/// A piece of the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// A variation begins.
    Open,
    /// It ends.
    Close,
    /// What is said in braces, or behind a semicolon up to the end of the line.
    Comment(&'a str),
    /// The same, where the text ends before the brace.
    OpenComment(&'a str),
    /// The number of a glyph.
    Glyph(&'a str),
    /// A move, its number, a result or anything else.
    Word(&'a str),
}

/// A place in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    /// From 1.
    pub(super) line: usize,
    /// Where the line begins.
    line_start: usize,
    offset: usize,
}

/// A tag.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Tag<'a> {
    pub(super) name: &'a str,
    pub(super) value: String,
    pub(super) place: Place,
}

/// Cuts the text of one game.
#[derive(Clone, Debug)]
pub(super) struct Lexer<'a> {
    text: &'a str,
    place: Place,
}

impl<'a> Lexer<'a> {
    /// Begins; the text begins at a line of its file.
    pub(super) fn new(text: &'a str, line: usize) -> Lexer<'a> {
        let offset = if text.starts_with('\u{feff}') { 3 } else { 0 };
        let place = Place {
            line,
            line_start: offset,
            offset,
        };
        Lexer { text, place }
    }

    fn rest(&self) -> &'a str {
        &self.text[self.place.offset..]
    }

    /// Where the next piece begins, or the text ends.
    pub(super) fn place(&self) -> Place {
        self.place
    }

    /// The character of a place in its line, from 1.
    pub(super) fn column(&self, place: Place) -> usize {
        let before = self.text.get(place.line_start..place.offset);
        before.map_or(0, |before| before.chars().count()) + 1
    }

    /// Goes on by so many bytes and counts the lines.
    fn pass(&mut self, bytes: usize) {
        let end = self.place.offset + bytes;
        for (at, c) in self.text[self.place.offset..end].char_indices() {
            let next = self.place.offset + at + 1;
            let lone = c == '\r' && !self.text[next..].starts_with('\n');
            if c == '\n' || lone {
                self.place.line += 1;
                self.place.line_start = next;
            }
        }
        self.place.offset = end;
    }

    fn line_length(&self) -> usize {
        let rest = self.rest();
        rest.find(['\n', '\r']).unwrap_or(rest.len())
    }

    /// Passes spaces and lines that are escaped by `%` in their first column.
    fn skip(&mut self) {
        loop {
            let rest = self.rest();
            let blank = rest.len() - rest.trim_start().len();
            if blank > 0 {
                self.pass(blank);
            } else if rest.starts_with('%') && self.place.offset == self.place.line_start {
                self.pass(self.line_length());
            } else {
                return;
            }
        }
    }

    /// The next tag; `None` where the moves begin.
    pub(super) fn tag(&mut self) -> Option<Tag<'a>> {
        let begun = self.place;
        loop {
            self.skip();
            let place = self.place;
            let rest = self.rest();
            if rest.starts_with(';') {
                // A remark among the tags belongs to nothing.
                self.pass(self.line_length());
                continue;
            }
            if !rest.starts_with('[') {
                self.place = begun;
                return None;
            }
            let line = &rest[1..self.line_length()];
            let Some((name, value)) = line.split_once('"') else {
                // No tag, but nothing else either.
                self.pass(line.len() + 1);
                continue;
            };
            let (value, length) = string(value);
            self.pass(1 + name.len() + 1 + length);
            return Some(Tag {
                name: name.trim(),
                value,
                place,
            });
        }
    }

    /// The next piece of the moves, and where it stands.
    pub(super) fn token(&mut self) -> Option<(Token<'a>, Place)> {
        self.skip();
        let place = self.place;
        let rest = self.rest();
        let first = rest.chars().next()?;
        let (token, length) = match first {
            '(' => (Token::Open, 1),
            ')' => (Token::Close, 1),
            '{' => match rest.find('}') {
                Some(end) => (Token::Comment(&rest[1..end]), end + 1),
                None => (Token::OpenComment(&rest[1..]), rest.len()),
            },
            ';' => {
                let end = self.line_length();
                (Token::Comment(&rest[1..end]), end)
            }
            '$' => {
                let digits = rest[1..].bytes().take_while(u8::is_ascii_digit).count();
                (Token::Glyph(&rest[1..=digits]), digits + 1)
            }
            _ => {
                let end = word_length(rest);
                (Token::Word(&rest[..end]), end)
            }
        };
        self.pass(length);
        Some((token, place))
    }
}

/// What a text of a tag says, from behind its first quote, and how long it is with all that closes the
/// tag. A quote that does not close the tag belongs to the text.
fn string(text: &str) -> (String, usize) {
    let mut value = String::new();
    let mut chars = text.char_indices();
    while let Some((at, c)) = chars.next() {
        let after = &text[at + c.len_utf8()..];
        match c {
            '\\' if after.starts_with(['"', '\\']) => {
                value.extend(chars.next().map(|(_, c)| c));
            }
            '"' if after.trim_start().starts_with(']') => {
                let end = text.len() - after.trim_start().len() + 1;
                return (value, end);
            }
            _ => value.push(c),
        }
    }
    let end = value.trim_end().trim_end_matches(']').trim_end();
    (end.trim_end_matches('"').to_owned(), text.len())
}

fn word_length(text: &str) -> usize {
    let mut last = ' ';
    let mut in_bracket = false;
    for (at, c) in text.char_indices() {
        let ends = match c {
            // What a pawn becomes may stand in brackets: `e8(D)`.
            '(' => {
                in_bracket = last.is_ascii_digit() && is_promotion(&text[at..]);
                !in_bracket
            }
            ')' => !std::mem::take(&mut in_bracket),
            '{' | '}' | ';' | '$' => true,
            _ => c.is_whitespace(),
        };
        if ends && at > 0 {
            return at;
        }
        last = c;
    }
    text.len()
}

/// Whether a text begins with a letter or two in brackets.
fn is_promotion(text: &str) -> bool {
    let mut inner = text.chars().skip(1);
    let letters = inner.by_ref().take(3).take_while(|c| c.is_alphabetic());
    let letters = letters.collect::<String>();
    let end = letters.len() + 1;
    (1..=2).contains(&letters.chars().count()) && text[end..].starts_with(')')
}
