//! The chess family: one engine for every variant whose differences are data in [`Rules`].
//!
//! [`Rules`]: crate::Rules

mod attackers;
mod castling;
mod choices;
mod draws;
mod fen;
mod movegen;
mod mv;
mod playable;
mod position;
mod san;
mod setup;
mod sink;

/// The board of the chess family.
pub type Board = crate::Board<9>;

pub use crate::fault::{SetupError, SetupFault};
pub use crate::fen::FenError;
pub use mv::Move;
pub use position::Position;
pub use san::MoveTextError;
pub use setup::Setup;
