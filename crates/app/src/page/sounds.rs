//! What is heard of the game.

use std::cell::Cell;

use consulboard_play::Session;
use consulboard_play::sound::Sound;
use consulboard_web::dom::Player;

/// The sounds of the page.
#[derive(Default)]
pub struct Sounds {
    player: Player,
    are_on: Cell<bool>,
    /// How many moves had been made, and whether the game was over; nothing before the first look.
    before: Cell<Option<(usize, bool)>>,
}

impl Sounds {
    /// Lets them be heard or not.
    pub fn switch(&self, on: bool) {
        self.are_on.set(on);
    }

    /// Follows the game: a decision that ends it is heard. Moves are told when they are played.
    pub fn follow(&self, session: &Session) {
        let game = session.game();
        let is_over = game.outcome().is_some();
        let before = self.before.replace(Some((game.len(), is_over)));
        // A game that is brought back has been heard.
        if before == Some((game.len(), false)) && is_over {
            self.play(Sound::End);
        }
    }

    /// Lets a sound be heard, if any are.
    pub fn play(&self, sound: Sound) {
        if self.are_on.get() {
            self.player.play(sound);
        }
    }
}
