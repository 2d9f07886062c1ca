//! Configuration Chess at the board: the four relocations, then the game.

mod table;

use consulboard_play::{Input, MarkKind, record};
use consulboard_rules::{Color, Role, Variant};
use table::Table;

#[test]
fn cfg_1_relocations_by_clicks_button_and_text() {
    let mut table = Table::new(Variant::Configuration);
    assert_eq!(table.panel().turn, Color::Black);
    assert_eq!(
        table.prompt(),
        "Black: swap the king with a marked piece, or keep it"
    );
    // The king is chosen by itself, what it may change places with is shown.
    assert_eq!(table.marked(MarkKind::Selected), "e8");
    assert_eq!(table.marked(MarkKind::Relocatee), "b8 c8 d8 g8");
    assert!(!table.panel().can_step_back);
    table.click("g8");
    assert_eq!(table.announced().as_deref(), Some("Black: K↔N g8"));
    assert_eq!(table.panel().relocating, Some(Role::King.of(Color::White)));
    table.give(Input::Keep);
    assert_eq!(table.announced().as_deref(), Some("White: K e1"));
    table.give(Input::Text("Q↔N b8".to_owned()));
    table.drag("d1", "e1");
    assert_eq!(
        table.last().as_deref(),
        Some("Q↔N b8"),
        "the king is no relocatee"
    );
    table.drag("d1", "b1");
    let panel = table.panel();
    let setup: Vec<&str> = panel.setup.iter().map(|item| item.san.as_str()).collect();
    assert_eq!(setup, ["K↔N g8", "K e1", "Q↔N b8", "Q↔N b1"]);
    assert_eq!(panel.relocating, None);
    assert_eq!(table.prompt(), "White to move");
    table.click("e2 e4");
    let panel = table.panel();
    let moves: Vec<_> = panel
        .moves
        .iter()
        .map(|m| (m.ply, m.number, &m.san[..]))
        .collect();
    assert_eq!(moves, [(5, 1, "e4")]);
    assert_eq!(panel.last, 5);
}

#[test]
fn cfg_1_only_the_piece_to_relocate_can_be_chosen() {
    let mut table = Table::new(Variant::Configuration);
    // Its own square, a rook, a pawn, the other side, an empty square: it stays chosen.
    table.click("e8 a8 e7 e1 e5").give(Input::Back);
    assert_eq!(table.marked(MarkKind::Selected), "e8");
    assert!(table.session.game().is_empty());
}

#[test]
fn cfg_1_undo_goes_back_through_the_relocations_and_redo_forward() {
    let mut table = Table::new(Variant::Configuration);
    let start = table.panel().fen;
    table.click("g8").give(Input::Keep);
    table.give(Input::Keep).give(Input::Keep).click("e2 e4");
    let line = table.sans();
    for _ in 0..5 {
        table.give(Input::Undo);
    }
    assert_eq!(table.panel().fen, start);
    assert_eq!(table.marked(MarkKind::Relocatee), "b8 c8 d8 g8");
    for _ in 0..5 {
        table.give(Input::Redo);
    }
    assert_eq!(table.sans(), line);
    table.give(Input::Jump(1));
    // What is kept there is followed; another relocation is tried out.
    table.give(Input::Keep);
    assert_eq!(table.panel().shown, 2);
    table.give(Input::Jump(1)).click("d1");
    assert_eq!(table.prompt(), "Looking at a variation");
    assert!(table.panel().looking_back);
    assert_eq!(table.sans(), line);
}

#[test]
fn cfg_6_restricted_relocation_offers_the_queen_only() {
    let table = Table::new(Variant::ConfigurationRestricted);
    assert_eq!(table.marked(MarkKind::Relocatee), "d8");
}

#[test]
fn what_is_saved_in_the_middle_of_the_relocations_is_restored() {
    let mut table = Table::new(Variant::ConfigurationCurtailed);
    table.click("b8").give(Input::Keep);
    let saved = table.saved().unwrap();
    assert_eq!(saved, "game=configuration-curtailed&moves=e8b8_e1e1");
    let game = record::read(&saved).unwrap();
    assert_eq!(game.now().relocating(), Some(Role::Queen.of(Color::Black)));
    // A king that stands beside files c to f has no right to castle (CFG-5).
    assert!(game.now().castling_rooks(Color::Black).is_empty());
    assert!(game.now().castling_rooks(Color::White).any());
}

#[test]
fn a_fen_begins_with_the_game_and_not_with_the_relocations() {
    let mut table = Table::new(Variant::Configuration);
    let fen = table.panel().fen;
    table.give(Input::LoadFen(fen));
    assert_eq!(table.panel().relocating, None);
    assert_eq!(table.prompt(), "White to move");
}
