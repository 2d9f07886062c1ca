//! Drawing a starting position: with dice on the screen or on the table, or by number.
//!
//! [`DrawSession::update`] takes a [`DrawInput`] and gives [`DrawEffect`]s; [`DrawSession::panel`]
//! says what stands in words and buttons, [`DrawSession::scene`] what is seen at a moment: the dice,
//! the rank and the pieces on their way. Which dice there are, what they mean and whose arrays they
//! draw comes from the `Procedure` of the variant's numbering; nothing here knows a variant.

mod choosing;
mod editing;
mod event;
mod games;
mod hand;
mod layout;
mod panel;
mod picture;
mod playback;
mod progress;
mod random;
mod result;
mod scene;
mod sentence;
mod session;
pub mod solid;
#[cfg(test)]
mod tests;
mod timeline;
mod tumble;

pub use event::{BlackArray, DrawEffect, DrawInput, Method, Motion};
pub use games::{DrawGame, draw_address, drawable, drawn_by_address, procedure};
pub use panel::{
    ArrayChoice, ArrayList, DrawPanel, DrawResult, DrawRow, DrawSide, DrawStep, DrawTurn, FaceKey,
    StepState,
};
pub use picture::DrawPicture;
pub use random::{NoRandomness, RandomBytes, accepted, below, face};
pub use scene::{Caption, DieSprite, DrawScene, DrawSprite, RankSquare, TrayDie};
pub use session::DrawSession;
