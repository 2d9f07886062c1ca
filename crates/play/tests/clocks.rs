//! Clocks at the board: what a move, a step back and the end of a game do to the times.

mod table;

use consulboard_play::clock::{Control, Hand};
use consulboard_play::tree::NodeId;
use consulboard_play::{ClockDeed, Effect, Input, pgn, record};
use consulboard_rules::{Color, Outcome, Variant, WinReason};
use table::Table;

/// A game of Consulchess by a control. Every input of a table takes a second.
fn timed(control: &str) -> Table {
    let mut table = Table::new(Variant::Consulchess);
    let control = Control::read(control).unwrap();
    table.give(Input::Clock(ClockDeed::Begin(control)));
    table
}

/// What is left of White's and Black's time, in seconds.
fn left(table: &Table) -> [u64; 2] {
    let clock = table.session.clock().unwrap();
    Color::ALL.map(|color| clock.left(color, table.now as u64) / 1000)
}

fn hand(table: &Table, color: Color) -> Hand {
    let clock = table.session.clock().unwrap();
    clock.face(color, table.now as u64).hand
}

/// The number of the last position of the line `1. e4 c5`, played after `1. e4 e5` was taken back.
fn last_of(table: &Table) -> NodeId {
    table.session.tree().tip()
}

#[test]
fn every_move_keeps_its_times() {
    let mut table = timed("5+3");
    table.moves("e4 e5 f4");
    let tree = table.session.tree();
    let path = tree.path(tree.tip());
    let times: Vec<_> = (path.iter())
        .map(|node| (tree.remarks(*node).clock, tree.remarks(*node).elapsed))
        .collect();
    // The first move starts the clock and is not timed.
    assert_eq!(
        times,
        [
            (Some(300_000), None),
            (Some(302_000), Some(1000)),
            (Some(302_000), Some(1000))
        ]
    );
    let text = pgn::write(tree);
    assert!(text.contains("[TimeControl \"300+3\"]"), "{text}");
    assert!(
        text.contains("1... e5 {[%clk 0:05:02] [%emt 0:00:01]}"),
        "{text}"
    );
}

#[test]
fn undo_and_redo_bring_the_times_back() {
    let mut table = timed("5");
    table.moves("e4 e5 f4");
    assert_eq!(left(&table), [299, 299]);
    table.give(Input::Undo);
    assert_eq!(left(&table), [300, 299]);
    table.give(Input::Redo);
    assert_eq!(left(&table), [299, 299]);
    table.give(Input::Undo).give(Input::Undo).give(Input::Undo);
    assert_eq!(left(&table), [300, 300]);
    table.now += 60_000.0;
    assert_eq!(
        left(&table),
        [300, 300],
        "nothing runs before the first move"
    );
}

#[test]
fn a_variation_that_is_gone_on_with_has_its_own_times_and_side() {
    let mut table = timed("5");
    table.moves("e4 e5 f4 exf4");
    let long = last_of(&table);
    for _ in 0..3 {
        table.give(Input::Undo);
    }
    table.now += 20_000.0;
    table.moves("c5");
    assert_eq!(left(&table)[1], 300 - 21);
    // To a variation that is longer than what the clock knows of it.
    table.give(Input::Visit(long.index()));
    table.give(Input::ContinueFromHere);
    assert_eq!(table.session.clock().unwrap().ply(), 4);
    assert_eq!(left(&table), [299, 298]);
    assert_eq!(hand(&table, Color::White), Hand::Running);
    assert_eq!(hand(&table, Color::Black), Hand::Waiting);
}

#[test]
fn after_a_resignation_taken_back_the_clock_goes_on() {
    let mut table = timed("5");
    table.moves("e4 e5").give(Input::Resign(Color::White));
    table.now += 90_000.0;
    table.give(Input::Undo);
    assert_eq!(left(&table), [299, 299]);
    assert_eq!(hand(&table, Color::White), Hand::Paused);
    table.moves("f4");
    assert_eq!(hand(&table, Color::Black), Hand::Running);
    table.give(Input::AgreeDraw).give(Input::Undo);
    table.give(Input::Clock(ClockDeed::Resume));
    assert_eq!(hand(&table, Color::Black), Hand::Running);
}

#[test]
fn con_8_a_fallen_flag_ends_the_game_before_a_late_move() {
    let mut table = timed("1");
    table.moves("e4 e5");
    table.now += 61_000.0;
    table.give(Input::Text("f4".to_owned()));
    let lost = Outcome::Win {
        winner: Color::Black,
        reason: WinReason::Time,
    };
    assert_eq!(table.session.game().outcome(), Some(lost));
    assert_eq!(table.sans(), ["e4", "e5"]);
    assert_eq!(hand(&table, Color::White), Hand::Fallen);
}

#[test]
fn a_fallen_flag_taken_back_waits_for_time() {
    let mut table = timed("1");
    table.moves("e4 e5");
    table.now += 61_000.0;
    table.give(Input::Tick);
    assert!(table.session.game().outcome().is_some());
    // Kept and brought back, it is still the same.
    let saved = table.saved().unwrap();
    table.give(Input::Restore(saved));
    table.give(Input::Undo);
    for _ in 0..3 {
        table.give(Input::Tick);
        assert_eq!(table.session.game().outcome(), None);
        assert_eq!(left(&table)[0], 0);
    }
    table.give(Input::Clock(ClockDeed::Adjust(Color::White, 60_000)));
    table.give(Input::Clock(ClockDeed::Resume));
    table.give(Input::Tick);
    assert_eq!(left(&table)[0], 59);
    table.moves("f4");
    // Given first, taken back then.
    table.now += 61_000.0;
    table.give(Input::Tick);
    table.give(Input::Clock(ClockDeed::Adjust(Color::Black, 60_000)));
    assert!(table.session.game().outcome().is_some());
    table.give(Input::Undo);
    table.moves("exf4");
    assert_eq!(hand(&table, Color::White), Hand::Running);
}

#[test]
fn low_time_is_told_once() {
    let mut table = timed("1");
    table.moves("e4");
    let mut told = 0;
    for _ in 0..58 {
        table.give(Input::Tick);
        let low = (table.effects.iter()).filter(|it| **it == Effect::LowTime(Color::Black));
        told += low.count();
    }
    assert_eq!(told, 1);
}

#[test]
fn what_is_kept_has_the_clock_at_rest() {
    let mut table = timed("5+3|2");
    table.moves("e4 e5");
    let saved = table.saved().unwrap();
    let mut other = Table::new(Variant::Congo);
    other.give(Input::Restore(saved.clone()));
    assert_eq!(left(&other), [300, 119]);
    assert_eq!(hand(&other, Color::White), Hand::Paused);
    // Another game has none, a rematch the same.
    let moves = saved.split("&clock=").next().unwrap();
    other.give(Input::Rematch);
    assert_eq!(left(&other), [300, 120]);
    other.give(Input::Restore(moves.to_owned()));
    assert_eq!(other.session.clock(), None);
    other.give(Input::Restore(saved.clone()));
    other.give(Input::NewGame(
        Variant::Congo,
        consulboard_rules::Start::Array,
    ));
    assert_eq!(other.session.clock(), None);
    // What cannot be read, or stands elsewhere, costs the clock and not the game.
    for clock in ["", "5", "5;p0;0;w300000.300000.0", "x;y;z"] {
        other.give(Input::Restore(format!("{moves}&clock={clock}")));
        assert_eq!(other.sans(), ["e4", "e5"], "{clock}");
        assert_eq!(other.session.clock(), None, "{clock}");
    }
    // A link has none.
    assert!(!table.panel().link.contains("clock"));
    assert_eq!(
        record::write_tree(&record::read_all(&saved).unwrap().tree),
        moves
    );
}

#[test]
fn a_clock_begins_with_its_game_only() {
    let mut table = Table::new(Variant::Consulchess);
    table.moves("e4");
    let control = Control::read("5").unwrap();
    table.give(Input::Clock(ClockDeed::Begin(control)));
    assert_eq!(table.session.clock(), None);
}

#[test]
fn putting_lines_in_order_takes_the_times_along() {
    use consulboard_play::{Edit, Lines};
    let mut table = timed("5");
    table.moves("e4 e5 f4");
    table.give(Input::Undo).give(Input::Undo);
    table.now += 9_000.0;
    table.moves("c5");
    let first = table.session.tree().children(NodeId::ROOT)[0];
    let other = table.session.tree().children(first)[1];
    table.give(Input::Edit(other.index(), Edit::Lines(Lines::MakeMain)));
    let clock = table.session.clock().unwrap();
    let game = table.session.game();
    assert_eq!(clock.ply(), game.len());
    assert_eq!(clock.turn(), game.turn());
}
