#![forbid(unsafe_code)]
#![deny(missing_docs)]
//! The behaviour of a Consulboard without a browser: session, selection, scene, texts.

pub mod pieces;
