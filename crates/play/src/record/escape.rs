//! Texts of players in a record, where `&`, `_` and `=` mean something.

/// A text without anything that means something in a record.
pub(super) fn escaped(text: &str) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let means_nothing =
        |c: char| c.is_ascii_alphanumeric() || !c.is_ascii() || matches!(c, '.' | ',' | '-');
    // By whole runs and by hand: this is done with every move, and a comment may be a book.
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(|c| !means_nothing(c)) {
        let (run, after) = rest.split_at(at);
        out.push_str(run);
        let code = after.as_bytes()[0];
        out.push('~');
        for digit in [code >> 4, code & 15] {
            out.push(char::from(DIGITS[usize::from(digit)]));
        }
        // What means something is ASCII.
        rest = &after[1..];
    }
    out.push_str(rest);
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
