#![deny(missing_docs)]
//! Drives real browsers over WebDriver against the built page.
