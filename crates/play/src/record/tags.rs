//! Who played a game, where and when, as the part `tags` of a record: `Date.2026.11.30_White.Anna`.

use super::escape::{escaped, unescaped};
use crate::tree::Tags;

/// Writes the tags by their names; nothing where nothing is known.
pub(super) fn write(tags: &Tags) -> String {
    let each = tags.iter();
    let written = each.map(|(name, value)| format!("{}.{}", escaped(name), escaped(value)));
    let mut written: Vec<_> = written.collect();
    // The same game has the same text, however its tags came.
    written.sort_unstable();
    written.join("_")
}

/// Reads tags. What is none is passed over: the game is worth more.
pub(super) fn read(text: &str, tags: &mut Tags) {
    for tag in text.split('_') {
        if let Some((name, value)) = tag.split_once('.') {
            tags.set(&unescaped(name), &unescaped(value));
        }
    }
}
