//! Dividing a file into its games.

use std::borrow::Cow;
use std::ops::Range;

/// A game of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its bytes.
    pub bytes: Range<usize>,
    /// The line where it begins, from 1.
    pub line: usize,
}

/// Divides a file into its games without reading their moves. The file is fed in pieces of any size, so
/// that a page need neither freeze nor hold all of it.
///
/// A game ends with its result, or where the tags of the next one begin. A comment without its end takes
/// no more with it than its game: an empty line and the tag `Event` begin the next one all the same.
#[derive(Clone, Debug)]
pub struct Indexer {
    entries: Vec<Entry>,
    /// The beginning of a line whose end has not come yet.
    carried: Vec<u8>,
    /// Where it begins.
    offset: usize,
    /// The number of the line.
    line: usize,
    /// Whether the line before was empty.
    after_blank: bool,
    part: Part,
    /// Whether a comment in braces is open.
    in_comment: bool,
    depth: usize,
    /// The game that has begun.
    begun: Option<Begun>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Tags,
    Moves,
    /// A result has been read.
    Over,
}

#[derive(Clone, Copy, Debug)]
struct Begun {
    at: usize,
    line: usize,
    /// Whether there is more than comments.
    holds: bool,
}

impl Default for Indexer {
    fn default() -> Indexer {
        Indexer::new()
    }
}

impl Indexer {
    /// Begins a file.
    pub fn new() -> Indexer {
        Indexer {
            entries: Vec::new(),
            carried: Vec::new(),
            offset: 0,
            line: 1,
            after_blank: true,
            part: Part::Over,
            in_comment: false,
            depth: 0,
            begun: None,
        }
    }

    /// The games found so far, without the one that the file stands in.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Takes the next piece of the file.
    pub fn feed(&mut self, bytes: &[u8]) {
        let mut rest = bytes;
        while let Some(end) = rest.iter().position(|byte| *byte == b'\n') {
            let (line, after) = rest.split_at(end + 1);
            if self.carried.is_empty() {
                self.take(line);
            } else {
                let mut whole = std::mem::take(&mut self.carried);
                whole.extend_from_slice(line);
                self.take(&whole);
            }
            rest = after;
        }
        self.carried.extend_from_slice(rest);
    }

    /// Ends the file: its games.
    pub fn finish(mut self) -> Vec<Entry> {
        let last = std::mem::take(&mut self.carried);
        self.take(&last);
        self.close(self.offset);
        self.entries
    }

    fn take(&mut self, line: &[u8]) {
        let mark: &[u8] = b"\xef\xbb\xbf";
        let skipped = match line.strip_prefix(mark) {
            Some(_) if self.offset == 0 => mark.len(),
            _ => 0,
        };
        self.scan(line, skipped);
        self.after_blank = line.trim_ascii().is_empty();
        self.offset += line.len();
        self.line += 1;
    }

    fn scan(&mut self, line: &[u8], from: usize) {
        let first = from + line[from..].len() - line[from..].trim_ascii_start().len();
        let tag = is_tag(&line[first..]);
        if self.in_comment && self.after_blank && line[first..].starts_with(b"[Event ") {
            self.in_comment = false;
        }
        if !self.in_comment && line[from..].starts_with(b"%") {
            return;
        }
        let mut at = first;
        if tag && !self.in_comment {
            let again = self.part == Part::Tags
                && self.after_blank
                && line[first..].starts_with(b"[Event ");
            if self.part != Part::Tags || again {
                self.begin(self.offset + first, Part::Tags);
            }
            while is_tag(&line[at..]) {
                at += tag_length(&line[at..]);
                at += line[at..].len() - line[at..].trim_ascii_start().len();
            }
        }
        self.scan_moves(line, at);
    }

    fn scan_moves(&mut self, line: &[u8], from: usize) {
        let mut at = from;
        while let Some(&byte) = line.get(at) {
            if self.in_comment {
                self.in_comment = byte != b'}';
                at += 1;
                continue;
            }
            match byte {
                b';' => {
                    self.expect_comment(at);
                    return;
                }
                b'{' => {
                    self.expect_comment(at);
                    if self.part == Part::Tags {
                        self.part = Part::Moves;
                    }
                    self.in_comment = true;
                    at += 1;
                }
                b'(' => {
                    self.depth += 1;
                    at += 1;
                }
                b')' => {
                    self.depth = self.depth.saturating_sub(1);
                    at += 1;
                }
                _ if byte.is_ascii_whitespace() => at += 1,
                _ => {
                    if self.part == Part::Over && is_tag(&line[at..]) {
                        self.begin(self.offset + at, Part::Tags);
                        at += tag_length(&line[at..]);
                        continue;
                    }
                    let ends = |byte: &u8| byte.is_ascii_whitespace() || b"{};()$".contains(byte);
                    let rest = &line[at + 1..];
                    let length = rest.iter().position(ends).unwrap_or(rest.len()) + 1;
                    self.word(&line[at..at + length], at);
                    at += length;
                }
            }
        }
    }

    fn word(&mut self, word: &[u8], at: usize) {
        self.expect(at);
        if self.part == Part::Tags {
            self.part = Part::Moves;
        }
        if let Some(begun) = &mut self.begun {
            begun.holds = true;
        }
        if self.depth == 0 && is_result(word) {
            self.close(self.offset + at + word.len());
        }
    }

    /// Something of a game stands here, which begins one where none has begun.
    fn expect(&mut self, at: usize) {
        if self.begun.is_none() {
            self.begin(self.offset + at, Part::Moves);
        }
    }

    /// The same of a comment; what is said behind a result in its line begins nothing.
    fn expect_comment(&mut self, at: usize) {
        let last = self.entries.last();
        if last.is_none_or(|last| last.bytes.end <= self.offset) {
            self.expect(at);
        }
    }

    fn begin(&mut self, at: usize, part: Part) {
        // Comments alone are no game, they belong to the one that follows.
        if self.begun.is_some_and(|begun| !begun.holds) && part == Part::Tags {
            self.part = part;
        } else {
            self.close(at);
            self.begun = Some(Begun {
                at,
                line: self.line,
                holds: false,
            });
        }
        self.part = part;
        if let Some(begun) = &mut self.begun {
            begun.holds = part == Part::Tags;
        }
    }

    fn close(&mut self, end: usize) {
        if let Some(begun) = self.begun.take().filter(|begun| begun.holds) {
            self.entries.push(Entry {
                bytes: begun.at..end,
                line: begun.line,
            });
        }
        self.part = Part::Over;
        self.depth = 0;
        self.in_comment = false;
    }
}

/// Whether a tag begins here: `[Name "`.
fn is_tag(text: &[u8]) -> bool {
    let Some(rest) = text.strip_prefix(b"[") else {
        return false;
    };
    let name = rest
        .iter()
        .take_while(|byte| byte.is_ascii_alphanumeric() || **byte == b'_');
    let name = name.count();
    name > 0 && rest[name..].trim_ascii_start().starts_with(b"\"")
}

/// How long the tag is that begins here, at most to the end of its line.
fn tag_length(text: &[u8]) -> usize {
    let mut quoted = false;
    let mut escaped = false;
    for (at, byte) in text.iter().enumerate() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if quoted => escaped = true,
            b'"' => quoted = !quoted || !text[at + 1..].trim_ascii_start().starts_with(b"]"),
            b']' if !quoted => return at + 1,
            _ => {}
        }
    }
    text.len()
}

fn is_result(word: &[u8]) -> bool {
    let results = ["1-0", "0-1", "1/2-1/2", "1/2", "½-½", "*"];
    results.iter().any(|result| result.as_bytes() == word)
}

/// The text of bytes: UTF-8 with a mark or without, or else Latin-1, which many old files are in.
pub fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text.trim_start_matches('\u{feff}')),
        Err(_) => Cow::Owned(bytes.iter().map(|byte| char::from(*byte)).collect()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The texts of the games of a file.
    fn divided(text: &str) -> Vec<&str> {
        let mut indexer = Indexer::new();
        indexer.feed(text.as_bytes());
        let entries = indexer.finish();
        for entry in &entries {
            let before = &text[..entry.bytes.start];
            assert_eq!(entry.line, before.matches('\n').count() + 1);
        }
        let texts = entries.into_iter().map(|entry| &text[entry.bytes]);
        texts.map(str::trim).collect()
    }

    #[test]
    fn a_file_is_divided_into_its_games() {
        let tagged =
            "[Event \"a\"]\n[Site \"1-0\"]\n\n1. e4 {[Event \"x\"] 1-0} (1. d4 1-0) e5 1-0";
        let other = "[Event \"b ] *\"]\n\n*";
        let bare = "{moves alone} 1. d4 d5 1/2-1/2";
        for between in ["\n\n", "\r\n", " ", "\n\n\n% 1. e4 *\n"] {
            let file =
                format!("\u{feff}{tagged}{between}{other}{between}{bare}{between}{tagged}\n");
            let split = divided(&file);
            if between == " " {
                // In one line with a result, a comment says something of it.
                assert_eq!(split, [tagged, other, "1. d4 d5 1/2-1/2", tagged]);
            } else {
                assert_eq!(split, [tagged, other, bare, tagged], "{between:?}");
            }
        }
        assert!(divided(" \n% nothing\n\n").is_empty());
        assert_eq!(divided("1. e4 e5"), ["1. e4 e5"]);
    }

    #[test]
    fn games_without_a_result_or_an_end_take_no_others_with_them() {
        let open = "[Event \"a\"]\n\n1. e4 {never closed (";
        let without = "[Event \"b\"]\n[White \"B\"]\n\n1. e4 (1. d4";
        let no_moves = "[Event \"c\"]\n[White \"C\"]";
        let file =
            format!("{open}\n\n{without}\n\n{no_moves}\n\n{no_moves}\n\n{{x}}\n[Event \"d\"]\n");
        assert_eq!(
            divided(&file),
            [
                open,
                without,
                no_moves,
                "[Event \"c\"]\n[White \"C\"]\n\n{x}",
                "[Event \"d\"]"
            ]
        );
    }
}
