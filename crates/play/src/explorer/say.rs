//! What one looks for, in sentences.

use consulboard_rules::{File, Role, Variant};

use super::files::Files;
use super::filter::{Criteria, Criterion, Filter, Relation};
use super::read::FilterError;
use super::written::{Said, shade};
use crate::{Letters, Message, refusals};

fn piece(role: Role) -> Message {
    Message::new(refusals::role_id(role))
}

/// Several pieces as a list of alternatives, or of what follows each other.
fn listed(roles: &[Role], id: &'static str) -> Message {
    let mut pieces = roles.iter().map(|role| piece(*role));
    let first = pieces.next().unwrap_or(Message::new("explorer-nothing"));
    pieces.fold(first, |all, next| {
        Message::new(id)
            .message("first", all)
            .message("second", next)
    })
}

fn names(files: Files) -> String {
    let names: Vec<String> = files.iter().map(|file: File| file.to_string()).collect();
    names.join(", ")
}

/// Everything that a filter asks for, a sentence each; none where it asks for nothing.
pub fn filter_words(filter: &Filter) -> Vec<Message> {
    let mut words: Vec<Message> = Vec::new();
    for said in filter.said() {
        words.push(match said {
            Said::On(role, files) => Message::new("explorer-on")
                .message("piece", piece(role))
                .text("files", names(files)),
            Said::OneOf(file, roles) => Message::new("explorer-one-of")
                .text("file", file)
                .message("pieces", listed(&roles, "explorer-or")),
            Said::NoneOf(file, roles) => Message::new("explorer-none-of")
                .text("file", file)
                .message("pieces", listed(&roles, "explorer-or")),
        });
    }
    let relations = filter.relations().iter();
    words.extend(relations.map(|it| relation(it, filter.files())));
    words.extend(match filter.criteria {
        Criteria::Played => None,
        Criteria::All => Some(Message::new("explorer-all")),
        Criteria::Broken(broken) => Some(criterion(broken)),
    });
    words
}

/// A relation, on a board of so many files.
pub fn relation(relation: &Relation, files: u8) -> Message {
    match relation {
        Relation::On {
            role,
            which,
            files: on,
        } => {
            let place = match shade(*on, files) {
                Some("light") => Message::new("explorer-light"),
                Some(_) => Message::new("explorer-dark"),
                None => Message::new("explorer-among").text("files", names(*on)),
            };
            match which {
                None => Message::new("explorer-place"),
                Some(which) => Message::new("explorer-nth").number("which", *which),
            }
            .message("piece", piece(*role))
            .message("place", place)
        }
        Relation::Beside(one, other) => Message::new("explorer-beside")
            .message("one", piece(*one))
            .message("other", piece(*other)),
        Relation::Apart(one, other) => Message::new("explorer-apart")
            .message("one", piece(*one))
            .message("other", piece(*other)),
        Relation::Order(roles) => {
            Message::new("explorer-order").message("pieces", listed(roles, "explorer-then"))
        }
    }
}

/// The arrays that break a criterion.
pub fn criterion(criterion: Criterion) -> Message {
    Message::new(match criterion {
        Criterion::UnprotectedPawn => "explorer-broken-pawn",
        Criterion::NeighbouringBishops => "explorer-broken-bishops",
        Criterion::LikeGothic => "explorer-broken-gothic",
    })
}

/// How many were found.
pub fn found(count: u32) -> Message {
    Message::new("explorer-found").number("count", count)
}

/// A sentence with examples of the text form, in the letters of the pieces that a player reads.
fn with_examples(id: &'static str, variant: Variant, letters: Letters) -> Message {
    let roles = [
        ("king", Role::King),
        ("queen", Role::Queen),
        ("rook", Role::Rook),
        ("bishop", Role::Bishop),
    ];
    let letter = |role| letters.letter(role, variant.rules()).unwrap_or_default();
    let examples = roles.into_iter();
    examples.fold(Message::new(id), |message, (name, role)| {
        message.text(name, letter(role))
    })
}

/// An example of the text form, and what it can say.
pub fn filter_help(variant: Variant, letters: Letters) -> (Message, Message) {
    (
        with_examples("explorer-text-example", variant, letters),
        with_examples("explorer-text-help", variant, letters),
    )
}

/// A text that could not be read.
pub fn filter_fault(error: &FilterError, variant: Variant, letters: Letters) -> Message {
    match error {
        FilterError::Term { found } => {
            with_examples("explorer-fault-term", variant, letters).found(found)
        }
        FilterError::Role {
            term,
            found,
            expected,
        } => Message::new("explorer-fault-role")
            .text("term", crate::message::shortened(term))
            .found(found)
            .text("expected", expected),
        FilterError::File { term, found, last } => Message::new("explorer-fault-file")
            .text("term", crate::message::shortened(term))
            .found(found)
            .text("last", last),
        FilterError::Cells {
            term,
            found,
            expected,
        } => Message::new("explorer-fault-cells")
            .text("term", crate::message::shortened(term))
            .found(found)
            .text("expected", expected),
        FilterError::Mirrored => Message::new("explorer-fault-mirrored"),
        FilterError::Sides { found } => Message::new("explorer-fault-sides").found(found),
    }
}
