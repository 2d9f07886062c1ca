//! The board editor: any position of any game, possible or not.
//!
//! [`Editor::update`] takes an [`EditInput`] and gives [`EditEffect`]s; [`Editor::scene`] is what is
//! seen on the board, [`Editor::panel`] what beside it, [`Editor::cells`] what a screen reader
//! reads. The position is a [`Draft`], which may be anything; whether it can be played, and why
//! not, the rules say.

mod address;
mod draft;
mod edit;
mod event;
mod fen;
mod numbers;
mod panel;
mod picture;
mod pointer;
mod session;
#[cfg(test)]
mod tests;

pub(crate) use address::spaced;
pub use address::{edit_address, edited_by_address};
pub use draft::{Draft, Verdict};
pub use event::{EditEffect, EditInput, Tool};
pub use fen::Opened;
pub use numbers::{Numbered, numbered_start, random_start};
pub use panel::{EditPanel, PaletteItem, PassingItem, RightItem};
pub use session::Editor;
