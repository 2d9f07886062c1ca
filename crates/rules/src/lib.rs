#![forbid(unsafe_code)]
#![deny(missing_docs)]
//! The rules of Consulchess and its relatives: positions, legal moves, notation.
