//! How fast the rules are; perft as a program lies in `src/bin`.
