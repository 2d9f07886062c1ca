//! How fast pieces move on the screen.

/// A pace.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Pace {
    /// As it is meant.
    #[default]
    Normal,
    /// Half as fast, to follow every piece of a castling.
    Slow,
    /// Twice as fast.
    Fast,
    /// Pieces are where they go at once.
    None,
}

impl Pace {
    /// Every pace.
    pub const ALL: [Pace; 4] = [Pace::Normal, Pace::Slow, Pace::Fast, Pace::None];

    /// What names it among the settings kept.
    pub const fn word(self) -> &'static str {
        match self {
            Pace::Normal => "normal",
            Pace::Slow => "slow",
            Pace::Fast => "fast",
            Pace::None => "none",
        }
    }

    /// The pace of a word.
    pub fn of_word(word: &str) -> Option<Pace> {
        Pace::ALL.into_iter().find(|it| it.word() == word)
    }

    /// How much faster than usual; without motion there is nothing that has a speed.
    pub(crate) const fn speed(self) -> f64 {
        match self {
            Pace::Normal | Pace::None => 1.0,
            Pace::Slow => 0.5,
            Pace::Fast => 2.0,
        }
    }
}
