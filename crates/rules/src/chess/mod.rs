//! The chess family: one engine for every variant whose differences are data in [`Rules`].
//!
//! [`Rules`]: crate::Rules

mod board;
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

pub use board::Board;
pub use fen::FenError;
pub use mv::Move;
pub use position::Position;
pub use san::MoveTextError;
pub use setup::{Setup, SetupError, SetupFault};
