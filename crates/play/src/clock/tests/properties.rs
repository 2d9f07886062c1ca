//! What holds of every clock.

use proptest::prelude::*;

use super::*;

fn any_period() -> impl Strategy<Value = Period> {
    let bonus = (0..4, 1..20_000_u64).prop_map(|(kind, time)| match kind {
        0 => Bonus::None,
        1 => Bonus::Fischer(time),
        2 => Bonus::Delay(time),
        _ => Bonus::Bronstein(time),
    });
    let moves = proptest::option::of(1..5_u32);
    (moves, 1..400_000_u64, bonus).prop_map(|(moves, time, bonus)| Period { moves, time, bonus })
}

fn any_periods() -> impl Strategy<Value = Vec<Period>> {
    proptest::collection::vec(any_period(), 1..4).prop_map(|mut periods| {
        let last = periods.len() - 1;
        for period in &mut periods[..last] {
            period.moves.get_or_insert(3);
        }
        periods
    })
}

fn any_control() -> impl Strategy<Value = Control> {
    (any_periods(), any_periods())
        .prop_map(|(white, black)| Control::of_sides(&white, &black).unwrap())
}

fn any_input() -> impl Strategy<Value = ClockInput> {
    prop_oneof![
        6 => Just(ClockInput::Press { next: Color::White }),
        1 => Just(ClockInput::Start),
        1 => Just(ClockInput::Pause),
        2 => Just(ClockInput::Resume),
        1 => (any::<bool>(), -60_000..60_000_i64).prop_map(|(white, by)| {
            ClockInput::Adjust(if white { Color::White } else { Color::Black }, by)
        }),
        1 => (0..12_usize).prop_map(ClockInput::GoTo),
        1 => Just(ClockInput::Stop),
        1 => Just(ClockInput::GoOn),
    ]
}

/// Mostly seconds, sometimes a sleep of hours.
fn any_wait() -> impl Strategy<Value = Millis> {
    prop_oneof![10 => 0..30_000_u64, 1 => 0..40_000_000_u64]
}

fn turned(input: ClockInput, clock: &Clock) -> ClockInput {
    match input {
        ClockInput::Press { .. } => ClockInput::Press {
            next: !clock.turn(),
        },
        other => other,
    }
}

proptest! {
    #[test]
    fn every_control_survives_its_texts(control in any_control()) {
        let read = Control::read_pgn(&control.to_pgn());
        prop_assert_eq!(read.as_ref(), Ok(&control));
        prop_assert_eq!(Control::read(&control.to_string()), Ok(control));
    }

    #[test]
    fn no_text_panics(text in any::<String>(), like in "[0-9wbprfs;.,:/+|dbs-]{0,30}") {
        for text in [text, like] {
            let _ = (Control::read(&text), Control::read_pgn(&text), text.parse::<Clock>());
        }
    }

    #[test]
    fn looking_changes_nothing(
        control in any_control(),
        steps in proptest::collection::vec((any_input(), any_wait()), 1..40),
        looks in proptest::collection::vec(0..100_u64, 1..5),
    ) {
        let mut seldom = Clock::new(control, Color::White).unwrap();
        let mut often = seldom.clone();
        let mut now = 0;
        for (input, wait) in steps {
            for part in &looks {
                let at = now + wait * part / 100;
                often.face(Color::White, at);
                let _ = (often.next_change(at), often.save(at));
            }
            let mut times: Vec<_> = looks.iter().map(|part| now + wait * part / 100).collect();
            times.sort_unstable();
            for at in times {
                often.update(ClockInput::Tick, at);
            }
            now += wait;
            seldom.update(turned(input, &seldom), now);
            often.update(turned(input, &often), now);
            prop_assert_eq!(seldom.save(now), often.save(now));
            prop_assert_eq!(left(&seldom, now), left(&often, now));
            let back: Clock = seldom.save(now).parse().unwrap();
            prop_assert_eq!(left(&seldom, now), left(&back, 0));
            prop_assert_eq!(seldom.fallen(now), back.fallen(0));
        }
    }

    /// Time is neither made nor lost: what both have left, and what has run off, is what they began
    /// with and what the moves brought.
    #[test]
    fn the_sum_of_times_is_kept(
        control in any_control(),
        steps in proptest::collection::vec((0..8_u8, any_wait()), 1..60),
    ) {
        let mut clock = Clock::new(control.clone(), Color::White).unwrap();
        let mut now = 0;
        let mut running = false;
        let mut thought = 0;
        let mut moves = [0_u32; 2];
        let mut timed = false;
        // What is still to come off, kept apart from the clock's own sums.
        let mut sums = Color::ALL.map(|color| control.periods(color)[0].time);
        for (step, wait) in steps {
            now += wait;
            let side = clock.turn() as usize;
            let periods = control.periods(clock.turn());
            // The period by counting, one move at a time.
            let (mut index, mut rest) = (0, moves[side]);
            while let Some(length) = periods[index].moves.filter(|length| rest >= *length) {
                rest -= length;
                index = (index + 1).min(periods.len() - 1);
            }
            let period = periods[index];
            let delay = match period.bonus { Bonus::Delay(time) => time, _ => 0 };
            if running {
                thought += wait;
            }
            let used = thought.max(delay) - delay;
            if running && used >= sums[side] {
                clock.update(ClockInput::Tick, now);
                prop_assert_eq!(clock.fallen(now), Some(Color::ALL[side]));
                prop_assert_eq!(clock.left(Color::ALL[side], now), 0);
                break;
            }
            match step {
                0 => {
                    clock.update(ClockInput::Pause, now);
                    running = false;
                }
                1 => {
                    clock.update(ClockInput::Resume, now);
                    running = timed;
                }
                _ => {
                    press(&mut clock, now);
                    sums[side] -= used;
                    sums[side] += match period.bonus {
                        _ if !timed => 0,
                        Bonus::Fischer(time) => time,
                        Bonus::Bronstein(time) => time.min(thought),
                        Bonus::None | Bonus::Delay(_) => 0,
                    };
                    moves[side] += 1;
                    if period.moves == Some(rest + 1) {
                        sums[side] += periods[(index + 1).min(periods.len() - 1)].time;
                    }
                    thought = 0;
                    timed = true;
                    running = true;
                }
            }
            let mut expected = sums;
            let turn = clock.turn() as usize;
            if turn == side {
                expected[side] -= used;
            }
            prop_assert_eq!(left(&clock, now), expected);
        }
    }
}
