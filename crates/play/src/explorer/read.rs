//! Reading what one looks for.

use consulboard_rules::{ByColor, File, Role, Rules, Variant};
use thiserror::Error;

use super::files::Files;
use super::filter::{Criteria, Criterion, Filter, Relation};
use super::query::{Query, has_pairs};
use crate::Letters;

/// A text that says nothing one could look for.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FilterError {
    /// A term that is not written like one.
    #[error("term: found `{found}`, expected one such as `Ke`, `K:d-g`, `e:KQ`, `Q+K` or `C<K<C`")]
    Term {
        /// What was found.
        found: String,
    },
    /// A letter that is no piece of the game's arrays.
    #[error("term `{term}`: found `{found}`, expected one of {expected}")]
    Role {
        /// Where.
        term: String,
        /// What was found.
        found: char,
        /// The letters that mean something.
        expected: String,
    },
    /// A file that the board does not have.
    #[error("term `{term}`: found `{found}`, expected files from a to {last}")]
    File {
        /// Where.
        term: String,
        /// What was found.
        found: char,
        /// The last file.
        last: char,
    },
    /// A whole array with too few or too many files.
    #[error("array `{term}`: found {found} files, expected {expected}")]
    Cells {
        /// Where.
        term: String,
        /// How many there are.
        found: usize,
        /// How many there should be.
        expected: u8,
    },
    /// Something for Black's array alone, in a game in which both sides have the same.
    #[error("found `|`, but both sides have the same array, expected none")]
    Mirrored,
    /// More than two sides.
    #[error("found `{found}` after a second `|`, expected only White's and Black's array")]
    Sides {
        /// What comes after it.
        found: String,
    },
}

impl Query {
    /// Reads the text form.
    ///
    /// # Errors
    ///
    /// The first term that cannot be read.
    pub fn read(variant: Variant, text: &str) -> Result<Query, FilterError> {
        Query::read_in(variant, text, Letters::English)
    }

    /// The same with the letters of the pieces that a player reads. The game's own letters are read too, as far
    /// as the others do not mean something else: in Hungarian, B is a rook.
    ///
    /// # Errors
    ///
    /// As [`Query::read`].
    pub fn read_in(variant: Variant, text: &str, letters: Letters) -> Result<Query, FilterError> {
        let rules = variant.rules();
        let mut sides = text.splitn(3, '|');
        let white = read_side(rules, letters, sides.next().unwrap_or_default())?;
        let black = match sides.next() {
            None => white.clone(),
            Some(_) if !has_pairs(rules) => return Err(FilterError::Mirrored),
            Some(text) => read_side(rules, letters, text)?,
        };
        if let Some(found) = sides.next() {
            let found = found.to_owned();
            return Err(FilterError::Sides { found });
        }
        Ok(Query {
            sides: ByColor { white, black },
            variant,
        })
    }
}

fn read_side(rules: &Rules, letters: Letters, text: &str) -> Result<Filter, FilterError> {
    let mut filter = Filter::new(rules);
    let terms = text.split(|c: char| c.is_whitespace() || c == ',' || c == ';');
    for text in terms.filter(|term| !term.is_empty()) {
        let term = Term {
            rules,
            letters,
            text,
        };
        term.read(&mut filter)?;
    }
    Ok(filter)
}

/// The word after the star for each criterion.
pub(super) const CRITERIA: [(&str, Criteria); 4] = [
    ("*", Criteria::All),
    ("*pawn", Criteria::Broken(Criterion::UnprotectedPawn)),
    ("*bishops", Criteria::Broken(Criterion::NeighbouringBishops)),
    ("*gothic", Criteria::Broken(Criterion::LikeGothic)),
];

/// A term of the text.
#[derive(Clone, Copy)]
struct Term<'a> {
    rules: &'a Rules,
    letters: Letters,
    text: &'a str,
}

impl Term<'_> {
    fn read(self, filter: &mut Filter) -> Result<(), FilterError> {
        let text = self.text;
        if let Some((_, criteria)) = CRITERIA.iter().find(|(word, _)| *word == text) {
            filter.criteria = *criteria;
            return Ok(());
        }
        if let Some((one, other)) = text.split_once('+') {
            filter.add(Relation::Beside(
                self.one(filter, one)?,
                self.one(filter, other)?,
            ));
            return Ok(());
        }
        if let Some((one, other)) = text.split_once('/') {
            filter.add(Relation::Apart(
                self.one(filter, one)?,
                self.one(filter, other)?,
            ));
            return Ok(());
        }
        if text.contains('<') {
            let roles = text.split('<').map(|letter| self.one(filter, letter));
            filter.add(Relation::Order(roles.collect::<Result<_, _>>()?));
            return Ok(());
        }
        if let Some((what, set)) = text.split_once(':') {
            return self.among(filter, what, set);
        }
        if let Some((what, set)) = text.split_once('!') {
            return self.not_among(filter, what, set);
        }
        let (letter, rest) = self.letter(text);
        if rest.starts_with(|c: char| c.is_ascii_lowercase()) {
            let role = self.role(filter, letter)?;
            for file in self.files(rest)?.iter() {
                filter.narrow(file, &[role]);
            }
            return Ok(());
        }
        self.row(filter)
    }

    /// `K:de`, `B1:light`, `e:KQ`.
    fn among(self, filter: &mut Filter, what: &str, set: &str) -> Result<(), FilterError> {
        if let Some(file) = self.file(what)? {
            let roles = self.roles(filter, set)?;
            filter.narrow(file, &roles);
            return Ok(());
        }
        let (letter, rest) = self.letter(what);
        let role = self.role(filter, letter)?;
        let which = match rest {
            "" => None,
            digits => {
                let number = digits
                    .parse()
                    .ok()
                    .filter(|n| (1..=filter.files()).contains(n));
                Some(number.ok_or(self.unreadable())?)
            }
        };
        let files = self.shade_or_files(filter, set)?;
        filter.add(Relation::On { role, which, files });
        Ok(())
    }

    /// `K!de`, `Q!light`, `e!KQ`.
    fn not_among(self, filter: &mut Filter, what: &str, set: &str) -> Result<(), FilterError> {
        if let Some(file) = self.file(what)? {
            for role in self.roles(filter, set)? {
                filter.forbid(file, role);
            }
            return Ok(());
        }
        let role = self.one(filter, what)?;
        for file in self.shade_or_files(filter, set)?.iter() {
            filter.forbid(file, role);
        }
        Ok(())
    }

    /// The whole array, cell by cell.
    fn row(self, filter: &mut Filter) -> Result<(), FilterError> {
        let mut cells: Vec<Option<Vec<Role>>> = Vec::new();
        let mut rest = self.text;
        while !rest.is_empty() {
            let (first, after) = self.letter(rest);
            rest = after;
            cells.push(match first {
                "." | "?" => None,
                "[" => {
                    let (set, after) = rest.split_once(']').ok_or(self.unreadable())?;
                    rest = after;
                    Some(match set.strip_prefix('^') {
                        None => self.roles(filter, set)?,
                        Some(set) => {
                            let none = self.roles(filter, set)?;
                            filter.roles().filter(|role| !none.contains(role)).collect()
                        }
                    })
                }
                letter if letter.starts_with(char::is_uppercase) => {
                    Some(vec![self.role(filter, letter)?])
                }
                _ => return Err(self.unreadable()),
            });
        }
        if cells.len() != usize::from(filter.files()) {
            return Err(FilterError::Cells {
                term: self.text.to_owned(),
                found: cells.len(),
                expected: filter.files(),
            });
        }
        for (file, roles) in (0..).filter_map(File::new).zip(cells) {
            if let Some(roles) = roles {
                filter.narrow(file, &roles);
            }
        }
        Ok(())
    }

    fn unreadable(self) -> FilterError {
        FilterError::Term {
            found: self.text.to_owned(),
        }
    }

    /// The letter of a piece that a text begins with, which may be two characters, or else its first character;
    /// and what comes after it.
    fn letter<'t>(&self, text: &'t str) -> (&'t str, &'t str) {
        let piece = self.piece_at(text);
        let first = || text.chars().next().map_or(0, char::len_utf8);
        text.split_at(piece.map_or_else(first, |(_, length)| length))
    }

    /// The piece whose letter a text begins with, and how long that is. A small letter names one too where it
    /// is not a file.
    fn piece_at(&self, text: &str) -> Option<(Role, usize)> {
        let large = || {
            let first = text.chars().next()?;
            let last = (b'a' + self.rules.geometry.last_file()) as char;
            let is_file = ('a'..=last).contains(&first);
            let rest = &text[first.len_utf8()..];
            let large: String = first.to_uppercase().collect();
            let fits = first.is_lowercase() && !is_file && large.len() == first.len_utf8();
            self.letters
                .piece_at(&(large + rest), self.rules)
                .filter(|_| fits)
        };
        self.letters.piece_at(text, self.rules).or_else(large)
    }

    fn role(self, filter: &Filter, letter: &str) -> Result<Role, FilterError> {
        let Some(found) = letter.chars().next() else {
            return Err(self.unreadable());
        };
        let role = self.piece_at(letter);
        let known = role.filter(|(role, _)| filter.roles().any(|known| known == *role));
        known
            .map(|(role, _)| role)
            .ok_or_else(|| FilterError::Role {
                term: self.text.to_owned(),
                found,
                expected: listed(self.rules, self.letters, filter.roles()),
            })
    }

    /// A single letter.
    fn one(self, filter: &Filter, text: &str) -> Result<Role, FilterError> {
        match self.letter(text) {
            (letter, "") => self.role(filter, letter),
            _ => Err(self.unreadable()),
        }
    }

    /// Letters without anything between them, none of them too.
    fn roles(self, filter: &Filter, text: &str) -> Result<Vec<Role>, FilterError> {
        let mut roles = Vec::new();
        let mut rest = text;
        while !rest.is_empty() {
            let (letter, after) = self.letter(rest);
            roles.push(self.role(filter, letter)?);
            rest = after;
        }
        Ok(roles)
    }

    /// The one file that a text names; `None` if it is no file's letter.
    fn file(self, text: &str) -> Result<Option<File>, FilterError> {
        if !text.starts_with(|c: char| c.is_ascii_lowercase()) || self.piece_at(text).is_some() {
            return Ok(None);
        }
        let mut files = self.files(text)?.iter();
        match (files.next(), files.next()) {
            (Some(file), None) => Ok(Some(file)),
            (Some(_) | None, _) => Err(self.unreadable()),
        }
    }

    fn shade_or_files(self, filter: &Filter, text: &str) -> Result<Files, FilterError> {
        let board = Files::first(filter.files());
        match text {
            "light" => Ok(Files::LIGHT.and(board)),
            "dark" => Ok(Files::DARK.and(board)),
            text => self.files(text),
        }
    }

    /// Letters of files, with `-` between the first and the last of some.
    fn files(self, text: &str) -> Result<Files, FilterError> {
        let geometry = self.rules.geometry;
        let last = (b'a' + geometry.last_file()) as char;
        let known = |found: char| {
            let file = File::from_char(found).and_then(|file| geometry.file(file.index()));
            file.filter(|_| found.is_ascii_lowercase())
                .ok_or_else(|| FilterError::File {
                    term: self.text.to_owned(),
                    found,
                    last,
                })
        };
        let mut files = Vec::new();
        let mut chars = text.chars();
        while let Some(letter) = chars.next() {
            let from = match (letter, files.last()) {
                ('-', Some(from)) => *from,
                (_, _) => {
                    files.push(known(letter)?);
                    continue;
                }
            };
            let to = known(chars.next().ok_or(self.unreadable())?)?;
            if to <= from {
                return Err(self.unreadable());
            }
            files.extend((from.index()..=to.index()).filter_map(File::new));
        }
        if files.is_empty() {
            return Err(self.unreadable());
        }
        Ok(files.into_iter().collect())
    }
}

/// The letters of some roles, one after the other.
pub(super) fn letters(
    rules: &Rules,
    letters: Letters,
    roles: impl Iterator<Item = Role>,
) -> String {
    roles
        .filter_map(|role| letters.letter(role, rules))
        .collect()
}

/// The same as a list.
fn listed(rules: &Rules, letters: Letters, roles: impl Iterator<Item = Role>) -> String {
    let letters = roles.filter_map(|role| letters.letter(role, rules));
    letters.collect::<Vec<_>>().join(", ")
}
