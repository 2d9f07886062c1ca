//! Configuration Chess: both players arrange their back ranks before they play (CFG-1).

mod choices;
mod position;
mod text;

pub use position::{Move, Position};
