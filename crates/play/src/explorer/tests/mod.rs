//! The explorer, on the arrays that there are.

mod found;
mod written;

use consulboard_rules::{BackRank, Color, File, Game, Role, Start, Variant};

use super::*;
use crate::{Language, Letters, Texts};

fn gallery(variant: Variant) -> Gallery {
    Gallery::whole(variant).unwrap()
}

fn query(variant: Variant, text: &str) -> Query {
    Query::read(variant, text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// How many arrays pass.
fn count(gallery: &Gallery, text: &str) -> u32 {
    gallery.find(&query(gallery.variant(), text)).count()
}

fn file(letter: char) -> File {
    File::from_char(letter).unwrap()
}

fn row(variant: Variant, letters: &str) -> BackRank {
    let roles = letters.chars().map(|letter| variant.rules().role(letter));
    BackRank::new(&roles.collect::<Option<Vec<_>>>().unwrap())
}

fn letters(variant: Variant, array: &BackRank) -> String {
    let roles = array.roles().iter();
    roles
        .filter_map(|role| variant.rules().letter(*role))
        .collect()
}

fn texts() -> Texts {
    Texts::new(Language::English)
}
