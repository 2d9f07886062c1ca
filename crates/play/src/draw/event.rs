//! What happens to a draw, and what it wants to have done.

use consulboard_rules::{Color, Start, Variant};

use crate::{Letters, Message};

/// How the dice are rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// On the screen.
    Screen,
    /// On a table; the player enters what they show.
    Table,
}

/// Where Black's array comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BlackArray {
    /// It mirrors White's file by file (K42-1).
    Mirrored,
    /// It is drawn by itself (K42-4).
    Separate,
}

/// Whether things move on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motion {
    /// They do.
    Full,
    /// They are where they go at once: prefers-reduced-motion.
    None,
}

/// One thing that happens to a draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DrawInput {
    /// Roll the next die, again until it counts a square.
    RollNext,
    /// Roll all dice that are left.
    RollAll,
    /// Show at once what has been rolled.
    Skip,
    /// A die on the table shows this number.
    Enter(u8),
    /// A figure of the number that a die on the table shows was typed.
    Figure(u8),
    /// The figures typed so far are the number.
    Confirm,
    /// Take back the last roll, one that counted nothing as well.
    TakeBack,
    /// Clear the rank of the side being drawn, or both where one draw is for both.
    StartAgain,
    /// Take the array with a number, as typed.
    Number(String),
    /// Take the array before this one, the last one before the first.
    Previous,
    /// Take the array after this one, the first one after the last.
    Next,
    /// Take any array.
    Random,
    /// Take an array for a side, by its number in the numbering of one side.
    Array(Color, u32),
    /// Say where Black's array comes from.
    Black(BlackArray),
    /// Turn to the array of a side.
    Side(Color),
    /// Say how the dice are rolled.
    Method(Method),
    /// Say whether things move.
    Motion(Motion),
    /// Write arrays in these letters.
    Letters(Letters),
    /// Draw for another variant. What is drawn stays where both are drawn alike, and is kept for the
    /// way back where they are not.
    Variant(Variant),
    /// Turn to the game of a variant; where it is the game already, its edition stays.
    Game(Variant),
    /// Start the game.
    Play,
    /// Time passed: a frame is due.
    Tick,
}

/// One thing to do after an input.
#[derive(Clone, Debug, PartialEq)]
pub enum DrawEffect {
    /// The scene changed: paint it with the next frame.
    Redraw,
    /// The panel changed: show it.
    Refresh,
    /// Say this to a screen reader, after what was said before.
    Announce(Message),
    /// Show and say that this was not accepted; nothing changed.
    Refuse(Message),
    /// Start a game.
    Start(Variant, Start),
}
