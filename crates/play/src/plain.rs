//! Texts without what people leave out when they look for something: capitals and marks on letters.

/// Latin letters with marks, and what they are without; small letters only.
const MARKED: [(&str, &str); 27] = [
    ("a", "àáâãäåāăąǎȁȃạảấầẩẫậắằẳẵặ"),
    ("ae", "æǽ"),
    ("c", "çćĉċč"),
    ("d", "ďđð"),
    ("e", "èéêëēĕėęěȅȇẹẻẽếềểễệ"),
    ("g", "ĝğġģǧ"),
    ("h", "ĥħ"),
    ("i", "ìíîïĩīĭįıǐȉȋỉị"),
    ("ij", "ĳ"),
    ("j", "ĵ"),
    ("k", "ķǩ"),
    ("l", "ĺļľŀł"),
    ("n", "ñńņňŋ"),
    ("o", "òóôõöøōŏőơǒȍȏọỏốồổỗộớờởỡợ"),
    ("oe", "œ"),
    ("r", "ŕŗřȑȓ"),
    ("s", "śŝşšș"),
    ("ss", "ß"),
    ("t", "ţťŧț"),
    ("th", "þ"),
    ("u", "ùúûüũūŭůűųưǔȕȗụủứừửữự"),
    ("w", "ŵẁẃẅ"),
    ("y", "ýÿŷỳỵỷỹ"),
    ("z", "źżž"),
    ("-", "‐‑–—"),
    ("'", "’‘ʼ"),
    (" ", "\u{a0}\u{202f}"),
];

/// A text as it is looked for: in small letters without marks, so that `kovacs` finds “Kovács”, and the other
/// way round. Other alphabets stay as they are.
pub fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars() {
        if letter.is_ascii() {
            plain.push(letter.to_ascii_lowercase());
            continue;
        }
        for small in letter.to_lowercase() {
            let known = MARKED.iter().find(|(_, marked)| marked.contains(small));
            match known {
                Some((bare, _)) => plain.push_str(bare),
                // Marks may also be characters of their own, after their letter.
                None if ('\u{300}'..='\u{36f}').contains(&small) => {}
                None => plain.push(small),
            }
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_looked_for_has_no_marks() {
        let cases = [
            ("Kovács Őrs", "kovacs ors"),
            ("MÜLLER", "muller"),
            ("Mu\u{308}ller", "muller"),
            ("Großmeister ẞ", "grossmeister ss"),
            ("Łukasz Čapek, İlhan", "lukasz capek, ilhan"),
            ("Nguyễn Đức", "nguyen duc"),
            ("1–0 ½", "1-0 ½"),
            ("Карпов", "карпов"),
            ("", ""),
        ];
        for (text, expected) in cases {
            assert_eq!(plain(text), expected);
            assert_eq!(plain(expected), expected);
        }
    }

    #[test]
    fn no_letter_is_there_twice() {
        let mut all: Vec<char> = MARKED
            .iter()
            .flat_map(|(_, marked)| marked.chars())
            .collect();
        let count = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), count);
    }
}
