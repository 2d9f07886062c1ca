//! `cargo xtask …`: set-up of the tools, build, serve, test.

fn main() {}
