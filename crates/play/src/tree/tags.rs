//! Who played a game, where and when: names and values, as the tags of a PGN have them.

/// What is known of a game beside its moves: tags in their order, each name once.
#[derive(Clone, Debug, Default)]
pub struct Tags(Vec<(String, String)>);

impl Tags {
    /// The value of a tag; `None` where it is not there.
    pub fn value(&self, name: &str) -> Option<&str> {
        let found = self.0.iter().find(|(other, _)| other == name);
        found.map(|(_, value)| value.as_str())
    }

    /// Sets a tag; an empty value takes it away. The value becomes one line; a name of anything but
    /// letters, figures and `_` is none, and nothing happens.
    pub fn set(&mut self, name: &str, value: &str) {
        let in_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
        if name.is_empty() || !name.chars().all(in_name) {
            return;
        }
        let words: Vec<&str> = value
            .split(|c: char| c.is_whitespace() || c.is_control())
            .filter(|word| !word.is_empty())
            .collect();
        let value = words.join(" ");
        match self.0.iter().position(|(other, _)| other == name) {
            Some(place) if value.is_empty() => {
                self.0.remove(place);
            }
            Some(place) => self.0[place].1 = value,
            None if value.is_empty() => {}
            None => self.0.push((name.to_owned(), value)),
        }
    }

    /// Every tag with its value.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        let each = self.0.iter();
        each.map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Those of the tags that are asked for by name and value.
    pub(crate) fn only(&self, wanted: impl Fn(&str, &str) -> bool) -> Tags {
        let all = self.0.iter();
        Tags(
            all.filter(|(name, value)| wanted(name, value))
                .cloned()
                .collect(),
        )
    }
}

/// Equal where they say the same, in any order.
impl PartialEq for Tags {
    fn eq(&self, other: &Tags) -> bool {
        self.0.len() == other.0.len() && self.0.iter().all(|tag| other.0.contains(tag))
    }
}

impl Eq for Tags {}
