//! Playing sounds.

use std::cell::RefCell;

use consulboard_play::sound::Sound;
use web_sys::AudioContext;

/// What plays sounds. Browsers let a page be heard only after somebody has pressed something on it, so the
/// machinery is made with the first sound.
#[derive(Default)]
pub struct Player {
    context: RefCell<Option<AudioContext>>,
}

impl Player {
    /// Plays a sound; where the browser does not let it, nothing is heard and nothing fails.
    pub fn play(&self, sound: Sound) {
        let _ = self.try_play(sound);
    }

    fn try_play(&self, sound: Sound) -> Option<()> {
        let mut context = self.context.borrow_mut();
        if context.is_none() {
            *context = AudioContext::new().ok();
        }
        let context = context.as_ref()?;
        let rate = context.sample_rate();
        let samples = sound.samples(rate);
        let length = u32::try_from(samples.len()).ok()?;
        let buffer = context.create_buffer(1, length, rate).ok()?;
        buffer.copy_to_channel(&samples, 0).ok()?;
        let source = context.create_buffer_source().ok()?;
        source.set_buffer(Some(&buffer));
        source
            .connect_with_audio_node(&context.destination())
            .ok()?;
        // It rests until it is allowed to speak; what was to be heard before is not heard later.
        drop(context.resume());
        source.start().ok()
    }
}
