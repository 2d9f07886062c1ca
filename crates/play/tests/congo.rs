//! Congo at the board: chains of the monkey, the river, the end.

mod table;

use consulboard_play::{Input, MarkKind};
use consulboard_rules::Variant;
use table::Table;

/// A monkey in the river, two pawns to leap over, one after the other.
const CHAIN: &str = "4l2/7/1pp4/1M5/7/7/2L4 w - - 0 1";

#[test]
fn cgo_10_a_chain_is_clicked_landing_by_landing() {
    let mut table = Table::fen(Variant::Congo, CHAIN);
    table.click("b4");
    assert_eq!(table.marked(MarkKind::Landing), "b6 d6");
    table.click("b6");
    assert_eq!(table.session.game().len(), 0);
    assert_eq!(
        table.prompt(),
        "Leap on, or stop here: choose the landing again"
    );
    assert_eq!(table.marked(MarkKind::Landing), "d4");
    assert_eq!(table.marked(MarkKind::Stop), "b6");
    assert_eq!(table.marked(MarkKind::Prey), "b5");
    assert_eq!(table.ghosts(), "b6");
    table.click("d4");
    assert_eq!(table.last().as_deref(), Some("Mb4xb6xd4"));
}

#[test]
fn cgo_10_a_chain_ends_by_its_landing_or_a_button_and_steps_back() {
    let mut table = Table::fen(Variant::Congo, CHAIN);
    table.click("b4 b6 b6");
    assert_eq!(table.last().as_deref(), Some("Mb4xb6"));
    let mut table = Table::fen(Variant::Congo, CHAIN);
    table.click("b4 b6");
    assert!(table.panel().can_stop);
    table.give(Input::Back);
    assert_eq!(table.marked(MarkKind::Landing), "b6 d6");
    assert!(!table.panel().can_stop);
    table.click("b6").give(Input::Stop);
    assert_eq!(table.last().as_deref(), Some("Mb4xb6"));
}

#[test]
fn cgo_12_drowning_is_shown_before_it_happens() {
    let mut table = Table::fen(Variant::Congo, CHAIN);
    assert_eq!(table.marked(MarkKind::Drowning), "b4");
    table.click("b4");
    // The squares of the river that it could go to, and none of the land.
    assert_eq!(table.marked(MarkKind::DrownTarget), "a4 c4");
    table.click("c4");
    assert_eq!(table.last().as_deref(), Some("Mc4"));
    assert!(table.session.game().now().piece(table::at("c4")).is_none());
    table.give(Input::Undo);
    assert!(table.session.game().now().piece(table::at("b4")).is_some());
}

#[test]
fn cgo_2_the_game_ends_with_the_lion() {
    let mut table = Table::fen(Variant::Congo, "3l3/7/7/7/7/7/3L3 b - - 0 1");
    assert_eq!(table.marked(MarkKind::Threatened), "d1 d7");
    assert_eq!(table.marked(MarkKind::Check), "");
    table.click("d7 d1");
    assert_eq!(table.last().as_deref(), Some("Lxd1#"));
    assert_eq!(table.prompt(), "Black wins by capturing the lion");
    assert!(table.panel().result.is_some());
}

#[test]
fn cgo_14_a_game_is_saved_and_restored() {
    let mut table = Table::new(Variant::Congo);
    table.moves("c3 d5 d3 dxc4");
    let saved = table.saved().unwrap();
    assert_eq!(saved, "game=congo&moves=c2c3_d6d5_d2d3_d5c4");
}

#[test]
fn cgo_12_what_drowns_sinks_when_the_others_have_arrived() {
    let mut table = Table::fen(Variant::Congo, CHAIN);
    table.give(Input::Text("Mc4".to_owned()));
    let (arrival, ripples) = (table.now, |table: &Table| table.scene().ripples.len());
    let monkey = |table: &Table| {
        let sprites = table.scene().sprites.into_iter();
        let mut found = sprites.filter(|it| it.piece.role == consulboard_rules::Role::Monkey);
        let monkey = found.next();
        assert!(found.next().is_none(), "there is one monkey");
        monkey
    };
    table.now = arrival + 100.0;
    assert_eq!(ripples(&table), 0);
    assert_eq!(monkey(&table).unwrap().opacity, 1.0);
    table.now = arrival + 450.0;
    assert_eq!(ripples(&table), 1);
    let sinking = monkey(&table).unwrap();
    assert!(sinking.opacity > 0.3 && sinking.opacity < 0.7);
    assert!(sinking.at.y > table.scene().frame.corner(table::at("c4")).y);
    assert!(table.scene().moving);
    table.now = arrival + 750.0;
    assert_eq!(ripples(&table), 0);
    assert!(monkey(&table).is_none());
    assert!(!table.scene().moving);
}

#[test]
fn cgo_12_without_motion_it_is_gone_at_once() {
    let mut table = Table::fen(Variant::Congo, CHAIN);
    table.give(Input::Set(consulboard_play::Setting::Motion(false)));
    table.give(Input::Text("Mc4".to_owned()));
    let scene = table.scene();
    assert!(scene.ripples.is_empty() && !scene.moving);
    assert!(scene.sprites.iter().all(|it| it.opacity == 1.0));
}
