//! Lines that are deleted, and come back.

use super::*;

#[test]
fn the_game_itself_can_be_deleted_from_a_move_on() {
    let mut table = consulchess("e4 e5 Nc3");
    table.give(Input::Resign(Color::Black));
    table.give(Input::Edit(node(&table, "e5"), Edit::Lines(Lines::Delete)));
    assert_eq!(table.sans(), ["e4"]);
    assert_eq!(table.panel().result, None);
    table.moves("d5");
}

#[test]
fn a_line_that_was_deleted_comes_back_with_all_that_hung_on_it() {
    let mut table = with_variations();
    let (d5, exd5) = (node(&table, "1... d5"), node(&table, "2. exd5"));
    let at = |name: &str| name.parse().unwrap();
    for (node, edit) in [
        (d5, Edit::Before("or".into())),
        (exd5, Edit::After("Scandinavian".into())),
        (exd5, Edit::Glyph(5)),
        (exd5, Edit::Mark(Pen::Red, at("d5"), at("d8"))),
        (d5, Edit::Lines(Lines::Promote)),
    ] {
        table.give(Input::Edit(node, edit));
    }
    table.give(Input::Visit(exd5));
    let (before, saved) = (table.panel(), table.session.saved());
    assert!(!before.can_bring_back);
    assert!(table.give(Input::BringBack).effects.is_empty());
    // The game goes before what is looked at, which is deleted too.
    let e5 = node(&table, "1... e5");
    table.give(Input::Edit(e5, Edit::Lines(Lines::Delete)));
    assert_eq!(table.panel().node, before.node);
    table.give(Input::Edit(d5, Edit::Lines(Lines::Delete)));
    assert_eq!(table.panel().node, node(&table, "e4"));
    assert!(lines(&table).is_empty());
    // To look at something else changes nothing.
    table
        .give(Input::Jump(0))
        .give(Input::Flip)
        .give(Input::Flip);
    assert!(table.panel().can_bring_back);
    table.give(Input::BringBack);
    assert_eq!(table.panel().node, before.node);
    assert!(table.panel().can_bring_back, "the first one too");
    table.give(Input::BringBack);
    assert_eq!(table.panel().lines, before.lines);
    assert_eq!(table.session.saved(), saved);
    assert!(table.saved().is_some());
    assert!(!table.panel().can_bring_back);
}

#[test]
fn a_deleted_game_comes_back_with_its_end_and_its_times() {
    let mut table = consulchess("");
    let control = Control::read("10+5").unwrap();
    table.give(Input::Clock(ClockDeed::Begin(control)));
    for (san, now) in [("e4", 1000.0), ("e5", 3000.0), ("Nc3", 9000.0)] {
        table.now = now;
        table.moves(san);
    }
    table.give(Input::Resign(Color::Black));
    let saved = table.session.saved();
    table.give(Input::Edit(node(&table, "e5"), Edit::Lines(Lines::Delete)));
    assert_eq!(table.panel().result, None);
    table.give(Input::BringBack);
    // How long the last move has been thought about is forgotten.
    let times = |text: &str| text.replace(";s1000;", ";s0;");
    assert_eq!(table.session.saved(), times(&saved));
    assert!(table.panel().result.is_some());
}

#[test]
fn what_is_changed_after_a_deletion_is_never_lost() {
    type Deed = fn(&mut Table);
    let deeds: [(&str, Deed); 6] = [
        ("a move", |table| drop(table.moves("Nh6").last())),
        ("an attempt", |table| {
            table.give(Input::Jump(0));
            table.moves("c4");
        }),
        ("taking back", |table| drop(table.give(Input::Undo).last())),
        ("a comment", |table| {
            let nc3 = node(table, "Nc3");
            table.give(Input::Edit(nc3, Edit::After("Vienna".into())));
        }),
        ("a resignation", |table| {
            table.give(Input::Resign(Color::Black));
        }),
        ("another game", |table| {
            table.give(Input::OpenLink("game=congo".to_owned()));
        }),
    ];
    for (name, deed) in deeds {
        let mut table = with_variations();
        let f4 = node(&table, "2. f4");
        table.give(Input::Edit(f4, Edit::Lines(Lines::Delete)));
        assert!(table.panel().can_bring_back);
        deed(&mut table);
        assert!(!table.panel().can_bring_back, "{name}");
        let saved = table.session.saved();
        assert!(table.give(Input::BringBack).effects.is_empty(), "{name}");
        assert_eq!(table.session.saved(), saved, "{name}");
    }
}
