#![deny(missing_docs)]
//! Serves the built page from a folder.
