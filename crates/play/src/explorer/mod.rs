//! The explorer of starting positions: a gallery of all arrays of a game, and what one looks for
//! among them.
//!
//! A [`Gallery`] knows every array by its number; a [`Query`] says which of them are wanted, made of
//! clicks or read from a short text; [`Gallery::find`] gives the [`Matches`], to be counted, leafed
//! through, and chosen from at random. Nothing here knows a game by name: what there is comes from
//! the numbering of its rules.

mod address;
mod castlings;
mod files;
mod filter;
mod gallery;
mod matches;
mod picture;
mod query;
mod read;
mod row;
mod say;
#[cfg(test)]
mod tests;
mod track;
mod written;

pub use address::{arrays_address, arrays_by_address, galleries, search_address};
pub use castlings::{Castlings, castlings};
pub use files::Files;
pub use filter::{Criteria, Criterion, Filter, Relation};
pub use gallery::{Gallery, Item};
pub use matches::Matches;
pub use picture::{array_letters, castlings_message, castlings_of, item_words, picture, symbols};
pub use query::Query;
pub use read::FilterError;
pub use say::{criterion, filter_fault, filter_help, filter_words, found, relation};
pub use track::Track;
