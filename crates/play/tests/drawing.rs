//! Circles and arrows drawn at the board, by pointer and by keys.

mod table;

use consulboard_play::tree::{Marks, Pen};
use consulboard_play::{Arrow, Draw, Edit, Input, MarkKind};
use consulboard_rules::Variant;
use table::{Table, at};

/// Draws from one square to another.
fn stroke(table: &mut Table, pen: Pen, from: &str, to: &str) {
    let (from, to) = (table.point(from), table.point(to));
    table
        .give(Input::Draw(Draw::Begin(pen, from)))
        .give(Input::Draw(Draw::Go(to)))
        .give(Input::Draw(Draw::End(to)));
}

#[test]
fn a_press_is_a_circle_and_a_drag_an_arrow_on_every_board() {
    for variant in [Variant::Consulchess, Variant::Chess400, Variant::Congo] {
        let mut table = match variant {
            Variant::Chess400 => Table::fen(variant, "4k3/8/8/8/8/8/8/4K3 w - - 0 1"),
            _ => Table::new(variant),
        };
        for turn in 0..2 {
            stroke(&mut table, Pen::Green, "c3", "c3");
            stroke(&mut table, Pen::Red, "a1", "g7");
            let drawn = table.session.drawn();
            assert_eq!(
                drawn.circles,
                [(Pen::Green, at("c3"))],
                "{variant:?} {turn}"
            );
            assert_eq!(drawn.arrows, [(Pen::Red, at("a1"), at("g7"))]);
            let saved = table.saved().unwrap();
            let mut again = Table::new(Variant::Congo);
            again.give(Input::Restore(saved));
            assert_eq!(again.session.drawn(), table.session.drawn());
            // Once more wipes off.
            stroke(&mut table, Pen::Green, "c3", "c3");
            stroke(&mut table, Pen::Red, "a1", "g7");
            assert!(table.session.drawn().is_empty());
            table.give(Input::Flip);
        }
    }
}

#[test]
fn drawings_belong_to_their_position() {
    let mut table = Table::new(Variant::Consulchess);
    table.moves("e4");
    stroke(&mut table, Pen::Blue, "d5", "d5");
    assert_eq!(table.announced().as_deref(), Some("blue circle on d5"));
    table.moves("e5");
    assert!(table.scene().drawings.is_empty());
    table.give(Input::Jump(1));
    assert_eq!(table.scene().drawings.len(), 1);
    let cells = table.session.cells();
    let cell = cells.iter().find(|cell| cell.square == at("d5")).unwrap();
    assert_eq!(table.say(&cell.label), "d5, blue circle on d5");
    let node = table.panel().node;
    table.give(Input::Edit(node, Edit::Wipe));
    assert_eq!(*table.session.drawn(), Marks::default());
}

#[test]
fn what_is_being_drawn_is_seen_and_can_be_given_up() {
    let mut table = Table::new(Variant::Consulchess);
    let (from, to) = (table.point("b1"), table.point("c3"));
    table.give(Input::Draw(Draw::Begin(Pen::Yellow, from)));
    assert_eq!(table.scene().drawings[0].1.circles, [at("b1")]);
    table.give(Input::Draw(Draw::Go(to)));
    assert_eq!(table.scene().drawings[0].1.arrows, [(at("b1"), at("c3"))]);
    table.give(Input::Draw(Draw::Cancel));
    assert!(table.scene().drawings.is_empty());
    table.give(Input::Draw(Draw::Begin(Pen::Yellow, from)));
    table.give(Input::Back);
    table.give(Input::Draw(Draw::End(to)));
    assert!(table.session.drawn().is_empty());
    // Beside the board nothing is drawn.
    let beside = consulboard_play::Point { x: -1.0, y: 2.0 };
    table.give(Input::Draw(Draw::Begin(Pen::Yellow, from)));
    table.give(Input::Draw(Draw::End(beside)));
    assert!(table.session.drawn().is_empty() && table.saved().is_none());
}

#[test]
fn drawing_leaves_a_move_being_entered_alone() {
    let mut table = Table::fen(
        Variant::Consulchess,
        "5k4/10/10/10/10/10/10/R4K3R w KQ - 0 1",
    );
    table.click("f1 j1");
    stroke(&mut table, Pen::Green, "a1", "a8");
    assert_eq!(table.session.drawn().arrows.len(), 1);
    assert_eq!(table.prompt(), "Castling: choose a square for the king");
    // A press on a square is a step back in the middle of a move, as it has always been.
    stroke(&mut table, Pen::Green, "d4", "d4");
    assert!(table.session.drawn().circles.is_empty());
    assert_eq!(
        table.prompt(),
        "Choose a square for the white king, or a rook to castle with"
    );
    // A finger that has begun to drag puts the piece back.
    table.give(Input::Back);
    let (from, to) = (table.point("a1"), table.point("a5"));
    table
        .give(Input::PointerDown(from))
        .give(Input::PointerMove(to));
    stroke(&mut table, Pen::Green, "h3", "h3");
    assert_eq!(table.session.drawn().circles.len(), 1);
    assert!(table.sans().is_empty() && !table.panel().can_step_back);
}

#[test]
fn keys_draw_from_the_cursor_to_the_cursor() {
    let mut table = Table::new(Variant::Congo);
    // Without a cursor there is no place.
    let key = Input::Draw(Draw::AtCursor(Pen::Red));
    assert!(table.give(key.clone()).effects.is_empty());
    table.give(Input::Focus(Some(at("d4"))));
    table.give(key.clone());
    assert_eq!(
        table.announced().as_deref(),
        Some(
            "Drawing in red from d4: go to another square for an arrow and press the letter again"
        )
    );
    table
        .give(Input::Arrow(Arrow::Up))
        .give(Input::Arrow(Arrow::Up));
    assert_eq!(table.scene().drawings[0].1.arrows, [(at("d4"), at("d6"))]);
    table.give(key.clone());
    assert_eq!(
        table.announced().as_deref(),
        Some("red arrow from d4 to d6")
    );
    assert_eq!(table.marked(MarkKind::Cursor), "d6");
    table.give(key.clone()).give(key.clone());
    assert_eq!(table.announced().as_deref(), Some("red circle on d6"));
    table.give(key.clone()).give(key.clone());
    assert_eq!(
        table.announced().as_deref(),
        Some("wiped off: red circle on d6")
    );
    table.give(key).give(Input::Back);
    assert_eq!(table.session.drawn().len(), 1);
}
