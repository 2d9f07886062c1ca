#![forbid(unsafe_code)]
#![deny(missing_docs)]
//! The behaviour of a Consulboard without a browser: session, selection, scene, panel, texts.
//!
//! [`Session::update`] takes an [`Input`] and gives [`Effect`]s; [`Session::scene`] says what is to
//! be seen on the board, [`Session::panel`] what beside it. Time, randomness and storage come in
//! as arguments, so all of this is tested without a browser.

mod animation;
pub mod annotation;
pub mod catalogue;
pub mod clock;
mod decimal;
pub mod describe;
pub mod diagram;
pub mod draw;
pub mod editor;
mod effect;
pub mod embed;
pub mod errand;
pub mod explorer;
mod fluent;
mod input;
mod language;
mod letters;
pub mod library;
pub mod marking;
mod message;
mod notation;
mod pace;
mod panel;
pub mod pgn;
pub mod pieces;
mod plain;
pub mod preferences;
pub mod record;
pub mod refusals;
mod scene;
pub mod scoresheet;
mod selection;
mod session;
pub mod snippet;
pub mod sound;
pub mod terrain;
mod texts;
pub mod tree;

pub use effect::{Effect, Refusal, Refused};
pub use fluent::FluentError;
pub use input::{Arrow, Draw, Edit, Hands, Input, Lines, Point, Setting};
pub use language::{Language, edition};
pub use letters::Letters;
pub use message::{Arg, Message};
pub use notation::{MovePart, Notation};
pub use pace::Pace;
pub use panel::{
    CastlingItem, CastlingPanel, Cell, LineItem, LinePart, MoveItem, MoveMenu, Panel,
    PromotionPanel, ResultPanel,
};
pub use plain::plain;
pub use scene::{Frame, Look, Mark, MarkKind, Ripple, Scene, Sprite};
pub use session::{ClockDeed, Grip, Reach, Session};
pub use texts::{Book, Texts};
