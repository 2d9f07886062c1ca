//! Portable Game Notation: games as text, with variations, comments, drawings and times.
//!
//! Written is what every program reads, with tags of ours for what PGN has none for: `Edition`, and the
//! number of the start. Read is what players and programs write, see [`Reader`]; a file of many games is
//! divided by an [`Indexer`] without reading moves.
//!
//! PGN has no variation after the last move. What was taken back there is written as a variation that
//! begins with the last move once more, and comes back as what it was.

mod attempt;
mod commands;
mod error;
mod glyphs;
mod index;
mod lexer;
mod names;
mod read;
mod tags;
#[cfg(test)]
mod tests;
mod words;
mod write;

pub use error::{PgnError, Reason};
pub use glyphs::sign;
pub use index::{Entry, Indexer, decode};
pub use read::{NESTING, Options, Read, Reader, read};
pub use tags::tags;
pub(crate) use words::{result, without_number};
pub use write::write;
