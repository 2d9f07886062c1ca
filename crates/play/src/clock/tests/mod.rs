//! Clocks, with the time told to them.

mod properties;
mod written;

use consulboard_rules::{Color, DrawReason, Game, Outcome, Variant, WinReason};

use super::*;

const MINUTE: Millis = 60_000;

fn control(text: &str) -> Control {
    Control::read(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn clock(text: &str) -> Clock {
    Clock::new(control(text), Color::White).unwrap()
}

fn press(clock: &mut Clock, now: Millis) -> Vec<ClockEvent> {
    let next = !clock.turn();
    clock.update(ClockInput::Press { next }, now)
}

fn left(clock: &Clock, now: Millis) -> [Millis; 2] {
    Color::ALL.map(|color| clock.left(color, now))
}

#[test]
fn the_first_move_starts_the_other_sides_time() {
    let mut clock = clock("5+3");
    assert_eq!(left(&clock, 1_000_000), [5 * MINUTE; 2]);
    assert_eq!(clock.next_change(1_000_000), None);
    press(&mut clock, 1_000_000);
    assert_eq!(left(&clock, 1_010_000), [5 * MINUTE, 5 * MINUTE - 10_000]);
    press(&mut clock, 1_010_000);
    // Three seconds more after the move.
    assert_eq!(left(&clock, 1_010_000)[1], 5 * MINUTE - 7_000);
    press(&mut clock, 1_011_000);
    assert_eq!(left(&clock, 1_011_000)[0], 5 * MINUTE + 2_000);
}

#[test]
fn it_can_be_started_before_the_first_move() {
    let mut clock = clock("5");
    clock.update(ClockInput::Start, 100);
    press(&mut clock, 2_100);
    assert_eq!(left(&clock, 2_100), [5 * MINUTE - 2_000, 5 * MINUTE]);
}

#[test]
fn a_delay_is_not_counted_and_never_saved() {
    let mut clock = clock("5d3");
    press(&mut clock, 0);
    assert_eq!(clock.delay_left(Color::Black, 1_000), 2_000);
    assert_eq!(left(&clock, 3_000)[1], 5 * MINUTE);
    press(&mut clock, 2_000);
    assert_eq!(left(&clock, 2_000)[1], 5 * MINUTE);
    press(&mut clock, 12_000);
    assert_eq!(left(&clock, 12_000)[0], 5 * MINUTE - 7_000);
    // The flag falls when time and delay are over.
    assert_eq!(clock.fallen(12_000 + 5 * MINUTE + 2_999), None);
    assert_eq!(
        clock.fallen(12_000 + 5 * MINUTE + 3_000),
        Some(Color::Black)
    );
}

#[test]
fn bronstein_gives_back_what_the_move_took() {
    let mut clock = clock("5b3");
    press(&mut clock, 0);
    press(&mut clock, 2_000);
    assert_eq!(left(&clock, 2_000)[1], 5 * MINUTE);
    press(&mut clock, 12_000);
    assert_eq!(left(&clock, 12_000)[0], 5 * MINUTE - 7_000);
    // What may be given back does not keep the flag up.
    assert_eq!(clock.fallen(12_000 + 5 * MINUTE), Some(Color::Black));
}

#[test]
fn a_period_adds_its_time_after_its_last_move() {
    let mut clock = clock("2/1,1/2+1,3");
    let mut now = 0;
    let mut white = Vec::new();
    for _ in 0..4 {
        press(&mut clock, now);
        white.push(clock.left(Color::White, now));
        now += 500;
        press(&mut clock, now);
        now += 1_000;
    }
    // The first move is free; each other one takes a second.
    let expected = [
        MINUTE,
        MINUTE - 1_000 + 2 * MINUTE,
        3 * MINUTE - 1_000 + 3 * MINUTE,
        6 * MINUTE - 2_000,
    ];
    assert_eq!(white, expected);
    assert_eq!(clock.face(Color::White, now).moves_left, None);
}

#[test]
fn a_last_period_with_moves_begins_again() {
    let mut clock = clock("2/1");
    for _ in 0..8 {
        press(&mut clock, 0);
    }
    assert_eq!(left(&clock, 0), [3 * MINUTE; 2]);
    assert_eq!(clock.face(Color::White, 0).moves_left, Some(2));
    press(&mut clock, 0);
    assert_eq!(clock.face(Color::White, 0).moves_left, Some(1));
}

#[test]
fn players_may_have_different_times() {
    let mut clock = clock("5+3|3+2");
    press(&mut clock, 0);
    press(&mut clock, 1_000);
    assert_eq!(left(&clock, 1_000), [5 * MINUTE, 3 * MINUTE + 1_000]);
}

#[test]
fn a_pause_costs_nothing_even_within_a_delay() {
    let mut clock = clock("5d3");
    press(&mut clock, 0);
    clock.update(ClockInput::Pause, 2_000);
    assert_eq!(clock.next_change(2_000), None);
    assert_eq!(
        clock.face(Color::Black, 9_999_999).delay.as_deref(),
        Some("1.0")
    );
    clock.update(ClockInput::Resume, 10_000_000);
    assert_eq!(left(&clock, 10_002_000)[1], 5 * MINUTE - 1_000);
    // A move starts a resting clock.
    clock.update(ClockInput::Pause, 10_002_000);
    press(&mut clock, 20_000_000);
    assert!(clock.is_running());
    assert_eq!(left(&clock, 20_000_000), [5 * MINUTE, 5 * MINUTE - 1_000]);
}

#[test]
fn con_8_the_flag_falls_at_its_moment_however_late_somebody_looks() {
    let mut clock = clock("1");
    press(&mut clock, 0);
    let low = ClockEvent::Low(Color::Black);
    assert_eq!(clock.update(ClockInput::Tick, MINUTE - 1), [low]);
    assert_eq!(left(&clock, MINUTE - 1)[1], 1);
    // Ten hours asleep.
    let events = press(&mut clock, 36_000_000);
    assert_eq!(events, [ClockEvent::Fallen(Color::Black)]);
    assert_eq!(clock.ply(), 1);
    assert_eq!(left(&clock, 36_000_000), [MINUTE, 0]);
    // Told once.
    assert_eq!(clock.update(ClockInput::Tick, 36_000_001), []);
    assert_eq!(clock.face(Color::Black, 0).hand, Hand::Fallen);
}

#[test]
fn con_8_a_fallen_flag_loses_unless_the_opponent_has_a_bare_king() {
    let fallen = |fen: &str, color| {
        let mut game = Game::from_fen(Variant::Orthodox, fen).unwrap();
        game.time_out(color);
        game.outcome().unwrap()
    };
    let won = Outcome::Win {
        winner: Color::Black,
        reason: WinReason::Time,
    };
    let drawn = Outcome::Draw {
        reason: DrawReason::TimeAgainstBareKing,
    };
    assert_eq!(fallen("4kn2/8/8/8/8/8/8/4KQ2 w - -", Color::White), won);
    assert_eq!(fallen("4k3/8/8/8/8/8/8/4KQ2 w - -", Color::White), drawn);
}

#[test]
fn little_time_is_told_once_in_a_period() {
    let mut clock = clock("2/5+20,5");
    let low = |clock: &mut Clock, now| clock.update(ClockInput::Tick, now);
    clock.update(ClockInput::Start, 0);
    assert_eq!(low(&mut clock, 269_999), []);
    assert_eq!(low(&mut clock, 270_000), [ClockEvent::Low(Color::White)]);
    press(&mut clock, 280_000);
    press(&mut clock, 280_000);
    // Over the limit with the twenty seconds, and under it again.
    assert!(!clock.is_low(Color::White, 280_000));
    assert!(clock.is_low(Color::White, 300_000));
    assert_eq!(low(&mut clock, 300_000), []);
    press(&mut clock, 300_000);
    press(&mut clock, 300_000);
    assert_eq!(left(&clock, 300_000)[0], 340_000);
    assert_eq!(low(&mut clock, 620_000), [ClockEvent::Low(Color::White)]);
}

#[test]
fn moves_taken_back_restore_the_times_and_played_again_too() {
    let mut clock = clock("5+3");
    let mut seen = vec![left(&clock, 0)];
    for now in [0, 10_000, 25_000, 26_000] {
        press(&mut clock, now);
        seen.push(left(&clock, now));
    }
    for ply in [2, 0, 3, 4, 1] {
        clock.update(ClockInput::GoTo(ply), 100_000);
        assert_eq!(left(&clock, 100_000), seen[ply], "{ply}");
    }
    assert_eq!(clock.turn(), Color::Black);
    assert_eq!(clock.spent_on(2), None);
    // Another move takes the place of what was taken back.
    press(&mut clock, 104_000);
    assert_eq!(left(&clock, 104_000)[1], 5 * MINUTE - 1_000);
    clock.update(ClockInput::GoTo(3), 104_000);
    assert_eq!(clock.ply(), 2);
    // Before the first move nothing runs.
    clock.update(ClockInput::GoTo(0), 104_000);
    assert!(!clock.is_running());
    press(&mut clock, 200_000);
    assert_eq!(left(&clock, 200_000), seen[1]);
}

#[test]
fn time_is_given_and_taken() {
    let mut clock = clock("5d3");
    press(&mut clock, 0);
    clock.update(ClockInput::Adjust(Color::Black, 15_000), 5_000);
    assert_eq!(left(&clock, 5_000)[1], 5 * MINUTE + 13_000);
    clock.update(ClockInput::Adjust(Color::White, -15_000), 5_000);
    assert_eq!(left(&clock, 5_000)[0], 5 * MINUTE - 15_000);
    // Nobody loses his last second to a button.
    clock.update(ClockInput::Adjust(Color::Black, -3_600_000), 5_000);
    assert_eq!(left(&clock, 5_000)[1], 1_000);
    assert_eq!(
        clock.update(ClockInput::Tick, 6_000),
        [ClockEvent::Fallen(Color::Black)]
    );
    // An arbiter lets the game go on.
    clock.update(ClockInput::Adjust(Color::Black, 60_000), 90_000);
    assert_eq!(left(&clock, 95_000)[1], 60_000);
    assert_eq!(clock.fallen(95_000), None);
    clock.update(ClockInput::Resume, 100_000);
    assert_eq!(
        clock.update(ClockInput::Tick, 160_000),
        [ClockEvent::Fallen(Color::Black)]
    );
}

#[test]
fn after_the_end_nothing_runs_until_moves_are_taken_back() {
    let mut clock = clock("5");
    press(&mut clock, 0);
    clock.update(ClockInput::Stop, 4_000);
    for input in [
        ClockInput::Resume,
        ClockInput::Start,
        ClockInput::Press { next: Color::White },
    ] {
        clock.update(input, 9_000);
        assert_eq!(left(&clock, 9_000)[1], 5 * MINUTE - 4_000);
    }
    clock.update(ClockInput::GoTo(0), 9_000);
    press(&mut clock, 9_000);
    assert!(clock.is_running());
}

#[test]
fn cfg_1_the_same_side_may_move_twice() {
    let mut clock = Clock::new(control("5+3"), Color::Black).unwrap();
    clock.update(ClockInput::Press { next: Color::White }, 0);
    clock.update(ClockInput::Press { next: Color::White }, 4_000);
    assert_eq!(left(&clock, 5_000), [5 * MINUTE - 2_000, 5 * MINUTE]);
}

#[test]
fn times_are_shown_as_clocks_show_them() {
    let cases = [
        (0, "0.0"),
        (1, "0.1"),
        (100, "0.1"),
        (101, "0.2"),
        (9_999, "10.0"),
        (19_900, "19.9"),
        (20_000, "20.0"),
        (20_001, "0:21"),
        (59_000, "0:59"),
        (59_001, "1:00"),
        (300_000, "5:00"),
        (299_000, "4:59"),
        (3_599_001, "1:00:00"),
        (5_400_000, "1:30:00"),
        (360_000_000, "100:00:00"),
    ];
    for (time, text) in cases {
        assert_eq!(time_text(time), text, "{time}");
    }
}

#[test]
fn the_display_changes_when_it_is_said_to_and_not_before() {
    for text in ["1", "1d7"] {
        let mut clock = clock(text);
        press(&mut clock, 77);
        let face = |clock: &Clock, now| clock.face(Color::Black, now);
        let mut now = 77;
        let mut changes = 0;
        while let Some(next) = clock.next_change(now) {
            let shown = face(&clock, now);
            assert_eq!(face(&clock, next - 1), shown, "{now}");
            assert_ne!(face(&clock, next), shown, "{now}");
            changes += 1;
            now = next;
            if clock.fallen(now).is_some() {
                break;
            }
        }
        // Forty seconds, two hundred tenths, and the delay in tenths.
        let delay = if text == "1" { 0 } else { 70 };
        assert_eq!(changes, 240 + delay, "{text}");
        assert_eq!(face(&clock, now).text, "0.0");
        clock.update(ClockInput::Tick, now);
        assert_eq!(clock.next_change(now), None);
    }
}
