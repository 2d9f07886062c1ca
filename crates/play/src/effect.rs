//! What a session wants to have done after an input.

use consulboard_rules::Color;

use crate::Message;
use crate::sound::Sound;

/// One thing to do.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// The scene changed: paint it with the next frame.
    Redraw,
    /// The panel changed: show it.
    Refresh,
    /// Keep this text so that a reload restores the game.
    Save(String),
    /// A move was played, in the game or in a variation: this is to be heard.
    Played(Sound),
    /// Little time is left to a side: say so once.
    LowTime(Color),
    /// Say this to a screen reader.
    Announce(Message),
    /// Show this near what the player tried: a text could not be read, a link is damaged.
    Refuse(Refusal),
}

/// Something that was not accepted. Nothing of the game in progress is lost by it.
#[derive(Clone, Debug, PartialEq)]
pub struct Refusal {
    /// What the player tried.
    pub what: Refused,
    /// Which part is wrong, what was found, what was expected.
    pub why: Message,
}

/// What was not accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// A typed move.
    MoveText,
    /// A pasted FEN.
    Fen,
    /// A shared link.
    Link,
    /// A saved game.
    Saved,
    /// A start that the variant does not have.
    Start,
    /// A move elsewhere than at the end of the game while its time runs.
    Elsewhere,
}
