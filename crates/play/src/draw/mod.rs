//! Drawing a starting position: with dice on the screen or on the table, or by number.
//!
//! [`DrawSession::update`] takes a [`DrawInput`] and gives [`DrawEffect`]s; [`DrawSession::panel`]
//! says what stands in words and buttons, [`DrawSession::scene`] what is seen at a moment: the dice,
//! the rank and the pieces on their way. Which dice there are and what they count comes from the
//! `Procedure` of the variant's numbering; nothing here knows a variant.

mod event;
mod hand;
mod panel;
mod picture;
mod random;
mod scene;
mod sentence;
mod session;
pub mod solid;
#[cfg(test)]
mod tests;
mod timeline;

pub use event::{BlackArray, DrawEffect, DrawInput, Method, Motion};
pub use panel::{DrawPanel, DrawResult, DrawRow, DrawSide, DrawStep, DrawTurn, FaceKey, StepState};
pub use picture::DrawPicture;
pub use random::{NoRandomness, RandomBytes, below, face};
pub use scene::{DieSprite, DrawScene, DrawSprite, RankSquare, TrayDie};
pub use session::DrawSession;
