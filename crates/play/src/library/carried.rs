//! Games carried from one library to another, as PGN that other programs read as well. What PGN has no
//! place for stands in tags of ours, so that nothing is lost on the way.

use super::{Head, begun};
use crate::pgn::{self, Options, PgnError};
use crate::record::{self, RecordError};
use crate::tree::Tags;

const ID: &str = "LibraryId";
const CHANGED: &str = "LibraryTime";
const NAME: &str = "LibraryName";
const CLOCK: &str = "LibraryClock";

/// A game of a library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Carried {
    /// Its id; `None` where it comes from no library.
    pub id: Option<String>,
    /// When it was last changed, in milliseconds since 1970.
    pub changed: Option<u64>,
    /// The name that the player gave it; empty where there is none.
    pub name: String,
    /// The game, as [`record`] writes it.
    pub text: String,
}

/// What was read of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Read {
    /// The game, up to where something is wrong.
    pub game: Carried,
    /// What a list shows of it, were it changed at the time asked for.
    pub head: Head,
    /// What is wrong; `None` where all has been read.
    pub error: Option<PgnError>,
}

impl Carried {
    /// The game as PGN.
    ///
    /// # Errors
    ///
    /// Where the text holds no game.
    pub fn to_pgn(&self) -> Result<String, RecordError> {
        let record::Kept {
            mut tree, clock, ..
        } = record::read_all(&self.text)?;
        let tags = tree.tags_mut();
        tags.set(ID, self.id.as_deref().unwrap_or_default());
        let changed = self.changed.map(|changed| changed.to_string());
        tags.set(CHANGED, &changed.unwrap_or_default());
        tags.set(NAME, &self.name);
        if let Some(clock) = clock {
            // A clock that was kept is at rest, at any time.
            tags.set(CLOCK, &clock.save(0));
        }
        Ok(pgn::write(&tree))
    }

    /// Reads a game of a PGN that begins at a line of its file; one that does not say when it was changed
    /// has been changed `now`.
    pub fn of_pgn(text: &str, line: usize, options: Options, now: u64) -> Read {
        let mut reader = pgn::Reader::new(text, line, options);
        while reader.step(usize::MAX) {}
        let pgn::Read { mut tree, error } = reader.finish();
        let tags = tree.tags_mut();
        let id = take(tags, ID).filter(|id| begun(id).is_some());
        let changed = take(tags, CHANGED).and_then(|text| text.parse().ok());
        let name = take(tags, NAME).unwrap_or_default();
        let clock = take(tags, CLOCK).and_then(|text| text.parse().ok());
        let mut text = record::write_tree(&tree);
        if let Some(clock) = clock {
            record::push_clock(&mut text, &clock, 0);
        }
        let game = tree.game();
        let head = Head::of(&tree, &game, changed.unwrap_or(now));
        let game = Carried {
            id,
            changed,
            name,
            text,
        };
        Read { game, head, error }
    }
}

/// Takes a tag of ours away from those of the game.
fn take(tags: &mut Tags, name: &str) -> Option<String> {
    let value = tags.value(name).map(str::to_owned);
    tags.set(name, "");
    value
}

#[cfg(test)]
mod tests {
    use consulboard_rules::Variant;

    use super::*;
    use crate::Letters;
    use crate::clock::{Clock, ClockInput, Control};

    const OPTIONS: Options = Options {
        usual: Variant::Congo,
        letters: Letters::English,
    };

    #[test]
    fn a_game_is_carried_whole() {
        let clock = Control::read("10+5").ok();
        let clock = clock.and_then(|control| Clock::new(control, consulboard_rules::Color::White));
        let mut running = clock.clone();
        if let Some(clock) = &mut running {
            let next = consulboard_rules::Color::Black;
            clock.update(ClockInput::Press { next }, 1000);
        }
        for (text, clock) in [
            (
                "game=consulchess-42k&start=7&moves=e2e4_(d2d4_d7d5)_e7e5_-_(b1c3)&notes=1aGood_2n1_2mGe2e4&tags=White.A~22B",
                None,
            ),
            ("game=chess400&start=6.0&end=lost-white", None),
            (
                "game=consulchess&moves=e2e4&end=resign-black&tags=Date.1999.~3f~3f.~3f~3f",
                None,
            ),
            ("game=consulchess", clock),
            (
                "game=consulchess&moves=e2e4&tags=Date.2026.11.30_TimeControl.600~2b5",
                running,
            ),
        ] {
            let mut text = text.to_owned();
            if let Some(clock) = clock {
                record::push_clock(&mut text, &clock, 6000);
            }
            let game = Carried {
                id: Some("1796040000123-0000beef".to_owned()),
                changed: Some(1_796_040_000_999),
                name: "The \"immortal\" one".to_owned(),
                text,
            };
            let pgn = game.to_pgn().unwrap();
            let read = Carried::of_pgn(&pgn, 1, OPTIONS, 5);
            assert_eq!(read.error, None, "{pgn}");
            assert_eq!(read.game, game, "{pgn}");
            assert_eq!(read.head.changed, 1_796_040_000_999);
        }
    }

    #[test]
    fn a_game_of_another_program_has_no_id() {
        let pgn = "[White \"A\"]\n[LibraryId \"x\"]\n\n1. e4 e5 2. Nd4";
        let options = Options {
            usual: Variant::Consulchess,
            ..OPTIONS
        };
        let read = Carried::of_pgn(pgn, 10, options, 5);
        assert_eq!((read.game.id, read.game.changed), (None, None));
        assert_eq!(
            read.game.text,
            "game=consulchess&moves=e2e4_e7e5&tags=White.A"
        );
        assert_eq!((read.head.changed, read.head.plies), (5, 2));
        assert_eq!(read.error.map(|error| error.line), Some(13));
    }
}
