//! Writing what one looks for.

use consulboard_rules::{File, Role, Rules};

use super::files::Files;
use super::filter::{Filter, Relation, roles_of};
use super::query::{Query, has_pairs};
use super::read::{CRITERIA, letters};
use crate::Letters;

/// What a filter says about a file, or about several.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Said {
    /// This piece stands on these files.
    On(Role, Files),
    /// One of these pieces stands on the file.
    OneOf(File, Vec<Role>),
    /// None of these pieces stands on the file.
    NoneOf(File, Vec<Role>),
}

impl Filter {
    /// What is said about files, in as few words as it takes.
    pub(super) fn said(&self) -> Vec<Said> {
        let files = || (0..self.files()).filter_map(File::new);
        let mut said = Vec::new();
        for role in self.roles() {
            let only = |file: &File| self.allowed(*file).eq([role]);
            let on: Files = files().filter(only).collect();
            if on != Files::default() {
                said.push(Said::On(role, on));
            }
        }
        for file in files() {
            let mask = self.mask(file);
            let (some, all) = (mask.count_ones(), self.all().count_ones());
            // With a single kind of piece one and all are the same.
            if some == 1 || some == all {
                continue;
            }
            said.push(if some == 0 || 2 * some > all {
                Said::NoneOf(file, roles_of(self.all() & !mask).collect())
            } else {
                Said::OneOf(file, roles_of(mask).collect())
            });
        }
        said
    }
}

impl Query {
    /// The text form; nothing where nothing is looked for.
    pub fn to_text(&self) -> String {
        self.to_text_in(Letters::English)
    }

    /// The same with the letters of the pieces that a player reads.
    pub fn to_text_in(&self, letters: Letters) -> String {
        let rules = self.variant.rules();
        let side = |filter: &Filter| side(rules, letters, filter);
        let white = side(&self.sides.white);
        if !has_pairs(rules) || self.sides.white == self.sides.black {
            return white;
        }
        let text = format!("{white} | {}", side(&self.sides.black));
        text.trim().to_owned()
    }
}

fn side(rules: &Rules, set: Letters, filter: &Filter) -> String {
    let letter = |role: Role| set.letter(role, rules).unwrap_or_default();
    let letters = |roles: Vec<Role>| letters(rules, set, roles.into_iter());
    let mut terms: Vec<String> = Vec::new();
    for said in filter.said() {
        terms.push(match said {
            Said::On(role, on) => letter(role) + &names(on),
            Said::OneOf(file, roles) => format!("{file}:{}", letters(roles)),
            Said::NoneOf(file, roles) => format!("{file}!{}", letters(roles)),
        });
    }
    for relation in filter.relations() {
        let letter = |role: &Role| letter(*role);
        terms.push(match relation {
            Relation::On { role, which, files } => {
                let which = which.map_or_else(String::new, |which| which.to_string());
                format!("{}{which}:{}", letter(role), place(*files, filter.files()))
            }
            Relation::Beside(one, other) => letter(one) + "+" + &letter(other),
            Relation::Apart(one, other) => letter(one) + "/" + &letter(other),
            Relation::Order(roles) => {
                let letters: Vec<String> = roles.iter().map(letter).collect();
                letters.join("<")
            }
        });
    }
    let criteria = CRITERIA.iter().find(|(_, it)| *it == filter.criteria);
    terms.extend(criteria.map(|(word, _)| (*word).to_owned()));
    terms.join(" ")
}

/// The shade that a set of files is, if it is one.
pub(super) fn shade(files: Files, count: u8) -> Option<&'static str> {
    let board = Files::first(count);
    if files == Files::LIGHT.and(board) {
        Some("light")
    } else if files == Files::DARK.and(board) {
        Some("dark")
    } else {
        None
    }
}

fn place(files: Files, count: u8) -> String {
    shade(files, count).map_or_else(|| names(files), str::to_owned)
}

/// The letters of files; three and more that follow each other as the first and the last.
fn names(files: Files) -> String {
    let mut text = String::new();
    let mut letters = files.iter().peekable();
    while let Some(first) = letters.next() {
        let mut last = first;
        let mut count = 1;
        while let Some(next) = letters.next_if(|next| next.index() == last.index() + 1) {
            last = next;
            count += 1;
        }
        text.push(first.letter());
        if count > 2 {
            text.push('-');
        }
        if count > 1 {
            text.push(last.letter());
        }
    }
    text
}
