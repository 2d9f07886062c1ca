//! What is written about clocks, and read again.

use super::*;

#[test]
fn controls_are_written_and_read() {
    let cases = [
        ("-", "-", "-"),
        ("5", "5", "300"),
        (" 5 + 0 ", "5", "300"),
        ("90+30", "90+30", "5400+30"),
        ("5d3", "5d3", "300d3"),
        ("5b2.5", "5b2.5", "300b2.5"),
        ("40/90+30, 15+30", "40/90+30,15+30", "40/5400+30:900+30"),
        ("40/5400+30:900+30", "40/90+30,15+30", "40/5400+30:900+30"),
        ("40/90", "40/90", "40/5400"),
        ("0.5+0.25", "30s+0.25", "30+0.25"),
        ("45s", "45s", "45"),
        ("5+3|3+2", "5+3|3+2", "300+3|180+2"),
        ("5|5", "5", "300"),
        ("6000", "6000", "360000"),
    ];
    for (text, written, pgn) in cases {
        let read = control(text);
        assert_eq!(read.to_string(), written);
        assert_eq!(read.to_pgn(), pgn);
        assert_eq!(Control::read(written).as_ref(), Ok(&read));
        assert_eq!(Control::read_pgn(pgn), Ok(read));
    }
}

#[test]
fn what_is_no_control_is_refused_with_the_part() {
    let found = |text: &str| text.to_owned();
    let period = |text: &str| ControlError::Period { found: found(text) };
    let time = |text: &str| ControlError::Time { found: found(text) };
    let moves = |text: &str| ControlError::Moves { found: found(text) };
    let cases = [
        ("", ControlError::Empty),
        ("  ", ControlError::Empty),
        ("x", period("x")),
        ("?", period("?")),
        ("*180", period("*180")),
        ("5+", period("5+")),
        ("5+3+2", period("5+3+2")),
        ("+3", period("+3")),
        ("5,", ControlError::Endless { found: found("5") }),
        ("40/5,", period("")),
        (
            "5+1,3",
            ControlError::Endless {
                found: found("5+1"),
            },
        ),
        ("0", time("0")),
        ("0+5", time("0+5")),
        ("6001", time("6001")),
        ("99999999999999999999999", time("99999999999999999999999")),
        (
            "5+99999999999999999999999",
            time("5+99999999999999999999999"),
        ),
        ("5.1234", period("5.1234")),
        ("-5", period("-5")),
        ("0/5", moves("0")),
        ("/5", moves("")),
        ("4294967297/5", moves("4294967297")),
        ("é/5", moves("é")),
        ("5é", period("5é")),
        ("5|", period("")),
        ("5|5|5", ControlError::Sides { found: found("5") }),
    ];
    for (text, error) in cases {
        assert_eq!(Control::read(text), Err(error), "{text}");
    }
    assert_eq!(Control::new(&[]), None);
    let endless = Period {
        moves: None,
        time: MINUTE,
        bonus: Bonus::None,
    };
    assert_eq!(Control::new(&[endless, endless]), None);
}

#[test]
fn presets_are_controls_from_fast_to_slow() {
    assert_eq!(presets().count(), PRESETS.len());
    let written: Vec<String> = presets().map(|control| control.to_string()).collect();
    assert_eq!(written, PRESETS);
    let paces: Vec<Pace> = presets().filter_map(|control| control.pace()).collect();
    assert!(paces.is_sorted());
    assert_eq!(paces.len(), PRESETS.len() - 1);
    for (text, expected) in [
        ("1", Pace::Bullet),
        ("2+1", Pace::Blitz),
        ("10", Pace::Blitz),
        ("10+5", Pace::Rapid),
        ("30+30", Pace::Classical),
        ("40/40,20", Pace::Classical),
        ("40/30,20", Pace::Rapid),
    ] {
        assert_eq!(control(text).pace(), Some(expected), "{text}");
    }
}

#[test]
fn sentences_say_what_was_agreed_on() {
    let texts = crate::Texts::new(crate::Language::English);
    let cases = [
        ("-", "No clock"),
        ("1", "1 minute"),
        ("3,5", "3 min 30 s"),
        (
            "40/90+30,15s",
            "90 minutes for 40 moves, 30 s more for each move; then 15 seconds",
        ),
        (
            "5d3|5b2.5",
            "White: 5 minutes, the first 3 s of each move not counted. \
             Black: 5 minutes, up to 2.5 s of each move given back.",
        ),
    ];
    for (text, words) in cases {
        assert_eq!(texts.say(&control_words(&control(text))), words);
    }
    let said = |time| texts.say(&time_words(Color::White, time));
    assert_eq!(said(3_661_000), "White: 1 h 1 min 1 s");
    assert_eq!(said(59_001), "White: 1 min 0 s");
    assert_eq!(said(1), "White: 1 s");
}

#[test]
fn every_move_has_what_was_left_after_it_and_what_it_took() {
    let mut clock = clock("90+30");
    for now in [0, 4_300, 5_300] {
        press(&mut clock, now);
    }
    assert_eq!(clock.left_after(0), None);
    assert_eq!(clock.left_after(1), Some((Color::White, 90 * MINUTE)));
    let after = 90 * MINUTE + 25_700;
    assert_eq!(clock.left_after(2), Some((Color::Black, after)));
    assert_eq!(
        (clock.spent_on(1), clock.spent_on(2)),
        (Some(0), Some(4_300))
    );
    assert_eq!((clock.left_after(4), clock.spent_on(4)), (None, None));
    // The same for a move that was taken back.
    clock.update(ClockInput::GoTo(1), 6_000);
    assert_eq!((clock.left_after(2), clock.spent_on(2)), (None, None));
}

#[test]
fn a_saved_clock_comes_back_at_rest() {
    let mut clock = clock("5+3");
    for now in [0, 0, 3_000] {
        press(&mut clock, now);
    }
    clock.update(ClockInput::GoTo(2), 3_000);
    let text = clock.save(4_250);
    assert_eq!(
        text,
        "5+3;p1250;2;w300000.300000.0;b300000.300000.0;w300000.303000.0;b300000.303000.3000"
    );
    let mut back: Clock = text.parse().unwrap();
    assert_eq!(back.save(999_999), text);
    assert_eq!(left(&back, 999_999), left(&clock, 4_250));
    back.update(ClockInput::Resume, 1_000_000);
    assert_eq!(left(&back, 1_000_250)[0], 5 * MINUTE - 1_500);
    back.update(ClockInput::GoTo(3), 1_000_250);
    assert_eq!(left(&back, 1_000_250), [300_000, 303_000]);
    let fallen = clock.save(10 * MINUTE);
    assert_eq!(
        fallen.parse::<Clock>().unwrap().fallen(0),
        Some(Color::White)
    );
}

#[test]
fn what_is_no_saved_clock_is_refused() {
    let good = "5;p0;0;w300000.300000.0";
    assert!(good.parse::<Clock>().is_ok());
    for bad in [
        "",
        "-;p0;0;w1.1.0",
        "5",
        "5;p0;0",
        "5;p0;1;w300000.300000.0",
        "5;x0;0;w300000.300000.0",
        "5;f0;0;w300000.300000.0",
        "5;r5;0;w300000.300000.0",
        "5;é0;0;w300000.300000.0",
        "5;p0;0;x300000.300000.0",
        "5;p0;0;w300000.300000",
        "5;p0;0;w300000.300000.0.0",
        "5;p0;0;w300000.-3.0",
        "5;p0;0;w300000.99999999999999.0",
    ] {
        assert!(bad.parse::<Clock>().is_err(), "{bad}");
    }
}

#[test]
fn a_control_may_be_written_as_people_say_it() {
    for (text, same) in [
        ("5:30", "5.5"),
        ("1:30:00", "90"),
        ("1:30:05+10|0:45:00", "90:05+10|45"),
        ("5:30+3|4:00", "5.5+3|4"),
        ("2,5", "2.5"),
        ("7,5+2", "7.5+2"),
        ("3 min", "3"),
        ("3 Minuten + 2 Sekunden", "3+2"),
        ("5 perc + 3 mp", "5+3"),
        ("5M D 3S", "5d3"),
        ("90 s b2", "90sb2"),
        ("40/90 min + 30 s, 15 min", "40/90+30,15"),
    ] {
        assert_eq!(Control::read(text), Control::read(same), "{text}");
        assert!(Control::read(text).is_ok(), "{text}");
    }
    for text in [
        "90/40 30 +30",
        "5 3",
        "5:3",
        "5:60",
        "1.5:30",
        "1:60:00",
        "1:5:00",
        "1:30:00:00",
        "1:30:",
        "90+30,30+30",
        "5,25,5",
        "min",
        "3 x",
        "2,123",
    ] {
        assert!(Control::read(text).is_err(), "{text}");
    }
}

#[test]
fn a_control_of_too_many_periods_is_refused() {
    let most = "1/1,".repeat(11) + "1";
    assert!(Control::read(&most).is_ok());
    let more = "1/1,".repeat(4000) + "1";
    let error = Control::read(&more).unwrap_err();
    assert_eq!(
        error.to_string(),
        "periods: found 4001, expected at most 12"
    );
    assert!(
        format!("{more};r0;0;w60000.60000.0")
            .parse::<Clock>()
            .is_err()
    );
}
