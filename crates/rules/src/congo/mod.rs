//! Congo: its own pieces, its own moves, its own end (CGO).

mod choices;
mod fen;
mod monkey;
mod moves;
mod position;
mod text;

/// The board of Congo.
pub type Board = crate::Board<16>;

pub use monkey::Route;
pub use position::{Move, Position, Setup, castle, river};
