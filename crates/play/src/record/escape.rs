//! Texts of players in a record, where `&`, `_` and `=` mean something.

use std::fmt::Write;

/// A text without anything that means something in a record.
pub(super) fn escaped(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        if c.is_ascii_alphanumeric() || !c.is_ascii() || matches!(c, '.' | ',' | '-') {
            out.push(c);
        } else {
            let _ = write!(out, "~{:02x}", u32::from(c));
        }
    }
    out
}

/// What [`escaped`] was given.
pub(super) fn unescaped(text: &str) -> String {
    let mut parts = text.split('~');
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        if let Some((code, rest)) = part.split_at_checked(2) {
            out.extend(u8::from_str_radix(code, 16).map(char::from));
            out.push_str(rest);
        }
    }
    out
}
