#![forbid(unsafe_code)]
#![deny(missing_docs)]
//! The rules of Consulchess and its relatives: positions, legal moves, notation, draws of starting
//! positions. No dependencies, no clock, no randomness of its own.
//!
//! Ids such as CAS-5 name the clauses of the rules pages in `docs/rules`.

mod attacks;
mod board;
mod change;
pub mod chess;
mod choice;
mod color;
pub mod configuration;
pub mod congo;
mod dice;
mod fault;
mod fen;
mod file_set;
mod fills;
mod game;
mod geometry;
mod line;
mod perft;
mod playable;
mod role;
mod rules;
mod square;
mod square_set;
mod start;
mod status;
mod variants;
mod view;

pub use board::Board;
pub use change::{Change, Changes};
pub use choice::{Choice, ChoiceId, Step, StepKind};
pub use color::{ByColor, Color};
pub use dice::{
    Counted, Decides, Die, DieRule, Draw, Meaning, Placed, Procedure, Roll, RollError, RollOutcome,
    Sides,
};
pub use fault::{SetupError, SetupFault};
pub use fen::FenError;
pub use game::{Game, NoSuchChoice};
pub use geometry::Geometry;
pub use line::Ply;
pub use perft::{divide, perft};
pub use playable::{Key, Playable};
pub use role::{Piece, Role};
pub use rules::{
    ArrayFault, BackRank, CastlingFiles, CastlingPolicy, Corners, Family, FirstRights, Numbering,
    Relocation, RookCaptures, Rules, StartScheme,
};
pub use square::{File, Rank, Square, SquareError};
pub use square_set::{SquareSet, Squares};
pub use start::{Start, StartError};
pub use status::{Claim, DrawReason, Outcome, WinReason};
pub use variants::{Variant, VariantError};
pub use view::{Castling, Terrain, View};
