//! Sounds, made of a few struck tones and a little noise: nothing to download, and nobody else's work.

use consulboard_rules::{Change, Ply};

/// What is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A piece is put down.
    Move,
    /// A piece is taken.
    Capture,
    /// Two pieces are put down.
    Castle,
    /// A king is attacked.
    Check,
    /// The game is over.
    End,
    /// Little time is left.
    Low,
}

/// A tone as something that is struck gives it: it begins at a time and dies away.
struct Strike {
    /// When it begins, in milliseconds.
    at: f32,
    /// Its pitch in hertz, below a tenth of the sampling rate.
    pitch: f32,
    /// How long it takes to fall to a thousandth, in milliseconds.
    length: f32,
    /// How loud it begins, from 0 to 1.
    level: f32,
    /// How much of it is noise, from 0 to 1.
    noise: f32,
}

const fn knock(at: f32, pitch: f32) -> Strike {
    Strike {
        at,
        pitch,
        length: 90.0,
        level: 0.5,
        noise: 0.35,
    }
}

const fn bell(at: f32, pitch: f32) -> Strike {
    Strike {
        at,
        pitch,
        length: 420.0,
        level: 0.25,
        noise: 0.0,
    }
}

impl Sound {
    /// Every sound.
    pub const ALL: [Sound; 6] = [
        Sound::Move,
        Sound::Capture,
        Sound::Castle,
        Sound::Check,
        Sound::End,
        Sound::Low,
    ];

    /// What is heard of a move.
    pub fn of_move(ply: &Ply, is_over: bool) -> Sound {
        let mut slides = 0;
        let mut takes = false;
        for change in ply.changes.iter() {
            match change {
                Change::Slide { .. } => slides += 1,
                Change::Remove { .. } | Change::Drown { .. } => takes = true,
                Change::Leap { .. } | Change::Put { .. } => {}
            }
        }
        if is_over {
            Sound::End
        } else if ply.san.ends_with('+') {
            Sound::Check
        } else if slides > 1 {
            Sound::Castle
        } else if takes {
            Sound::Capture
        } else {
            Sound::Move
        }
    }

    const fn strikes(self) -> &'static [Strike] {
        match self {
            Sound::Move => const { &[knock(0.0, 420.0)] },
            Sound::Capture => const { &[knock(0.0, 560.0), knock(45.0, 330.0)] },
            Sound::Castle => const { &[knock(0.0, 420.0), knock(110.0, 380.0)] },
            Sound::Check => const { &[knock(0.0, 420.0), bell(40.0, 880.0)] },
            Sound::End => const { &[bell(0.0, 523.0), bell(140.0, 659.0), bell(280.0, 784.0)] },
            Sound::Low => const { &[bell(0.0, 988.0), bell(180.0, 988.0)] },
        }
    }

    /// The sound as samples from -1 to 1, so many in a second.
    pub fn samples(self, rate: f32) -> Vec<f32> {
        let strikes = self.strikes();
        let in_samples = |ms: f32| (ms * rate / 1000.0) as usize;
        let ends = strikes.iter().map(|it| in_samples(it.at + it.length));
        let mut out = vec![0.0; ends.max().unwrap_or(0)];
        for strike in strikes {
            let length = in_samples(strike.length).max(1);
            // A pendulum: each sample follows from the two before, without a sine.
            let turn = 6.283_185_5 * strike.pitch / rate;
            let double_cosine = 2.0 - turn * turn + turn * turn * turn * turn / 12.0;
            let (mut before, mut now) = (0.0, turn);
            // To a thousandth in so many steps: a thousandth is e to the power of -6.9.
            let fall = 1.0 - 6.9 / length as f32;
            let mut level = strike.level;
            let mut random = 12_345_u32;
            for sample in out.iter_mut().skip(in_samples(strike.at)).take(length) {
                random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                let noise = (random >> 16) as f32 / 32_768.0 - 1.0;
                // The tone swings between -1 and 1: it began with the slope of a sine.
                let tone = before;
                *sample += level * ((1.0 - strike.noise) * tone + strike.noise * noise);
                level *= fall;
                (before, now) = (now, double_cosine * now - before);
            }
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use consulboard_rules::{Game, Variant};

    use super::*;

    #[test]
    fn every_sound_is_short_and_neither_silent_nor_distorted() {
        for sound in Sound::ALL {
            for rate in [44_100.0, 48_000.0] {
                let samples = sound.samples(rate);
                let seconds = samples.len() as f32 / rate;
                assert!((0.05..1.0).contains(&seconds), "{sound:?}: {seconds} s");
                let peak = samples.iter().fold(0.0_f32, |peak, it| peak.max(it.abs()));
                assert!((0.1..=1.0).contains(&peak), "{sound:?}: {peak}");
                // It ends without a click.
                let end = samples.last().copied().unwrap_or(1.0);
                assert!(end.abs() < 0.01, "{sound:?}: {end}");
            }
        }
    }

    #[test]
    fn tones_have_their_pitch() {
        let rate = 48_000.0;
        let samples = Sound::Low.samples(rate);
        // Zero crossings of the first tone, before the second one begins.
        let first = &samples[..(0.18 * rate) as usize];
        let crossings = first
            .windows(2)
            .filter(|pair| pair[0] < 0.0 && pair[1] >= 0.0);
        let pitch = crossings.count() as f32 / 0.18;
        assert!((pitch - 988.0).abs() < 15.0, "{pitch}");
    }

    #[test]
    fn a_move_sounds_like_what_it_does() {
        let mut game = Game::new(Variant::Orthodox);
        let mut heard = Vec::new();
        for text in [
            "e4", "d5", "exd5", "Nf6", "Bb5+", "c6", "Nf3", "cxb5", "O-O",
        ] {
            let choice = game.find(text).unwrap();
            game.play(choice).unwrap();
            heard.push(Sound::of_move(game.plies().last().unwrap(), false));
        }
        use Sound::{Capture, Castle, Check, Move};
        assert_eq!(
            heard,
            [
                Move, Move, Capture, Move, Check, Move, Move, Capture, Castle
            ]
        );
    }
}
