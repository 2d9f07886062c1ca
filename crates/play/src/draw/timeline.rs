//! When a roll is where: the animation of the dice as a function of time.

/// What happens to a die and its piece, one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The die tumbles.
    Rolling,
    /// The number rests and can be read.
    Showing,
    /// The piece flies to its square, and the die to the others.
    Flying,
    /// After the last die: the pieces that take the rest fly to their squares together.
    Settling,
    /// After them: an array that is not played is to be seen, with what is wrong with it.
    Unfit,
}

/// A point of the timeline.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moment {
    /// Which roll, counted from the first one of the timeline.
    pub roll: usize,
    /// What it does.
    pub phase: Phase,
    /// How much of the phase is over, from 0 to less than 1, evenly in time.
    pub progress: f64,
}

/// How long each phase takes, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tempo {
    /// The tumbling.
    pub rolling: f64,
    /// Reading a number that counts.
    pub showing: f64,
    /// Reading a number that is rolled again.
    pub reroll: f64,
    /// A piece's flight.
    pub flying: f64,
    /// The flight of the rest.
    pub settling: f64,
    /// Reading what keeps an array from being played.
    pub unfit: f64,
}

impl Tempo {
    /// One die at a time.
    pub const ONE: Tempo = Tempo {
        rolling: 640.0,
        showing: 380.0,
        reroll: 700.0,
        flying: 250.0,
        settling: 300.0,
        unfit: 2400.0,
    };

    /// All dice one after the other: brisker, since there are seven of them.
    pub const ALL: Tempo = Tempo {
        rolling: 520.0,
        showing: 280.0,
        reroll: 480.0,
        flying: 200.0,
        settling: 300.0,
        unfit: 2400.0,
    };

    /// All dice once more, after an array that is not played: three in four are not, so this is
    /// quick.
    pub const AGAIN: Tempo = Tempo {
        rolling: 200.0,
        showing: 80.0,
        reroll: 120.0,
        flying: 100.0,
        settling: 300.0,
        unfit: 1800.0,
    };

    /// A number that was rolled on a table: there is nothing to wait for.
    pub const ENTERED: Tempo = Tempo {
        rolling: 0.0,
        showing: 0.0,
        reroll: 0.0,
        flying: 250.0,
        settling: 300.0,
        unfit: 0.0,
    };

    /// Without motion everything is there at once.
    pub const NONE: Tempo = Tempo {
        rolling: 0.0,
        showing: 0.0,
        reroll: 0.0,
        flying: 0.0,
        settling: 0.0,
        unfit: 0.0,
    };
}

/// What a roll leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leads {
    /// It is rolled again.
    Nowhere,
    /// A piece goes to its square.
    ToSquare,
    /// The same, and the pieces of the rest go to theirs.
    ToEnd,
    /// The same, and the array is one that is not played.
    ToUnfit,
}

/// Rolls that are shown one after the other.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Timeline {
    /// In order, each with the time of its end.
    parts: Vec<(usize, Phase, f64)>,
}

impl Timeline {
    /// The timeline of some rolls.
    pub fn new(rolls: impl IntoIterator<Item = Leads>, tempo: Tempo) -> Timeline {
        let mut timeline = Timeline::default();
        for (roll, leads) in rolls.into_iter().enumerate() {
            timeline.push(roll, Phase::Rolling, tempo.rolling);
            match leads {
                Leads::Nowhere => timeline.push(roll, Phase::Showing, tempo.reroll),
                Leads::ToSquare | Leads::ToEnd | Leads::ToUnfit => {
                    timeline.push(roll, Phase::Showing, tempo.showing);
                    timeline.push(roll, Phase::Flying, tempo.flying);
                }
            }
            if matches!(leads, Leads::ToEnd | Leads::ToUnfit) {
                timeline.push(roll, Phase::Settling, tempo.settling);
            }
            if leads == Leads::ToUnfit {
                timeline.push(roll, Phase::Unfit, tempo.unfit);
            }
        }
        timeline
    }

    fn push(&mut self, roll: usize, phase: Phase, duration: f64) {
        let end = self.duration() + duration;
        self.parts.push((roll, phase, end));
    }

    /// How long it takes altogether, in milliseconds.
    pub fn duration(&self) -> f64 {
        self.parts.last().map_or(0.0, |(_, _, end)| *end)
    }

    /// Where it is after so many milliseconds; `None` when it is over. A time before the start
    /// (clocks may step) is the start.
    pub fn at(&self, elapsed: f64) -> Option<Moment> {
        let elapsed = elapsed.max(0.0);
        let mut start = 0.0;
        for (roll, phase, end) in &self.parts {
            if elapsed < *end {
                return Some(Moment {
                    roll: *roll,
                    phase: *phase,
                    progress: (elapsed - start) / (end - start),
                });
            }
            start = *end;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn phases(timeline: &Timeline) -> Vec<(usize, Phase)> {
        let mut seen = Vec::new();
        let mut time = 0.0;
        while let Some(moment) = timeline.at(time) {
            assert!((0.0..1.0).contains(&moment.progress));
            let here = (moment.roll, moment.phase);
            if seen.last() != Some(&here) {
                assert!(moment.progress < 0.05, "{here:?} begins at its beginning");
                seen.push(here);
            }
            time += 5.0;
        }
        assert!(time >= timeline.duration() && time - timeline.duration() <= 5.0);
        seen
    }

    #[test]
    fn phases_follow_each_other() {
        let rolls = [Leads::Nowhere, Leads::ToSquare, Leads::ToEnd];
        let timeline = Timeline::new(rolls, Tempo::ONE);
        assert_eq!(
            phases(&timeline),
            [
                (0, Phase::Rolling),
                (0, Phase::Showing),
                (1, Phase::Rolling),
                (1, Phase::Showing),
                (1, Phase::Flying),
                (2, Phase::Rolling),
                (2, Phase::Showing),
                (2, Phase::Flying),
                (2, Phase::Settling),
            ]
        );
        let unfit = Timeline::new([Leads::ToUnfit], Tempo::AGAIN);
        assert_eq!(phases(&unfit).last(), Some(&(0, Phase::Unfit)));
    }

    #[test]
    fn what_takes_no_time_is_never_seen() {
        let timeline = Timeline::new([Leads::Nowhere, Leads::ToSquare], Tempo::ENTERED);
        assert_eq!(phases(&timeline), [(1, Phase::Flying)]);
        let none = Timeline::new([Leads::Nowhere, Leads::ToEnd], Tempo::NONE);
        assert_eq!((none.at(0.0), none.duration()), (None, 0.0));
        assert_eq!(Timeline::default().at(0.0), None);
    }

    #[test]
    fn a_clock_that_steps_back_shows_the_start() {
        let timeline = Timeline::new([Leads::ToSquare], Tempo::ONE);
        assert_eq!(timeline.at(-9.0), timeline.at(0.0));
    }

    #[test]
    fn a_die_tumbles_for_half_a_second_or_a_little_more() {
        for tempo in [Tempo::ONE, Tempo::ALL] {
            assert!((500.0..=700.0).contains(&tempo.rolling));
        }
    }
}
