//! `cargo xtask env`: what a shell needs for plain `trunk` and wasm `cargo` commands.

use anyhow::Result;

use crate::setup::{self, Goal, Tools};

/// Prints lines for `eval "$(cargo xtask env)"`.
///
/// # Errors
///
/// As [`Tools::for_goal`].
pub fn run() -> Result<()> {
    let tools = Tools::for_goal(Goal::Page)?;
    let path = setup::search_path();
    println!("export PATH={}", quoted(&path.to_string_lossy()));
    for (name, value) in tools.variables() {
        println!("export {name}={}", quoted(&value.to_string_lossy()));
    }
    Ok(())
}

/// In single quotes for a shell.
fn quoted(text: &str) -> String {
    format!("'{}'", text.replace('\'', r"'\''"))
}

#[cfg(test)]
mod tests {
    use super::quoted;

    #[test]
    fn quotes_survive_the_shell() {
        assert_eq!(quoted("a b"), "'a b'");
        assert_eq!(quoted("it's"), r"'it'\''s'");
    }
}
