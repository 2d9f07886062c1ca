//! What a game is called in the library.

/// A new id: when the game was begun, in milliseconds since 1970, and a number by chance, so that two tabs
/// do not find the same one. Ids sort by time.
pub fn new_id(begun: u64, chance: u32) -> String {
    format!("{begun:013}-{chance:08x}")
}

/// When the game of an id was begun; `None` where that is none.
pub fn begun(id: &str) -> Option<u64> {
    let (time, chance) = id.split_once('-')?;
    let is_chance = chance.len() == 8 && chance.chars().all(|c| c.is_ascii_hexdigit());
    time.parse().ok().filter(|_| is_chance && time.len() >= 13)
}

/// The game that a tab has kept last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Last {
    /// When, in milliseconds since 1970.
    pub time: u64,
    /// Its id.
    pub id: String,
}

impl Last {
    /// Both as one line.
    pub fn text(&self) -> String {
        format!("{} {}", self.time, self.id)
    }

    /// Reads what [`Last::text`] wrote; `None` where it is something else.
    pub fn read(text: &str) -> Option<Last> {
        let (time, id) = text.split_once(' ')?;
        Some(Last {
            time: time.parse().ok()?,
            id: id.to_owned(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_tab_kept_last_is_read_again() {
        let id = new_id(1_796_040_000_123, 7);
        let last = Last { time: 17, id };
        assert_eq!(Last::read(&last.text()), Some(last));
        for text in ["", "17", "x y"] {
            assert_eq!(Last::read(text), None, "{text}");
        }
    }

    #[test]
    fn an_id_says_when() {
        let id = new_id(1_796_040_000_123, 0xbeef);
        assert_eq!(id, "1796040000123-0000beef");
        assert_eq!(begun(&id), Some(1_796_040_000_123));
        assert!(id < new_id(1_796_040_000_124, 0));
        for text in [
            "",
            "1",
            "1796040000123-",
            "1796040000123-x",
            "-0000beef",
            "12-0000beef",
        ] {
            assert_eq!(begun(text), None, "{text}");
        }
    }
}
