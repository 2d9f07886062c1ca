//! Configuration Chess: both players arrange their back ranks before they play (CFG-1).

mod choices;
mod position;
mod relocation;
mod text;

pub use position::{Move, Position};
pub use relocation::arrays;
