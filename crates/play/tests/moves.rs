//! Ordinary moves: clicks, drags, promotion, undo, looking back, endings.

mod table;

use consulboard_play::{Effect, Grip, Input, Letters, Look, MarkKind, Refused, Setting};
use consulboard_rules::{Claim, Color, Role, Start, Variant};
use table::Table;

const PROMOTION: &str = "5k4/2P7/10/10/10/10/10/5K4 w - - 0 1";

#[test]
fn click_and_click() {
    let mut table = Table::new(Variant::Consulchess);
    table.click("e2");
    assert_eq!(table.marked(MarkKind::Target), "e3 e4");
    table.click("e4");
    assert_eq!(table.last().as_deref(), Some("e4"));
    assert_eq!(table.marked(MarkKind::LastTo), "e4");
    assert_eq!(table.announced().as_deref(), Some("White: e4"));
    assert_eq!(
        table.saved().as_deref(),
        Some("game=consulchess&moves=e2e4")
    );
}

#[test]
fn the_pointer_shows_what_it_could_do() {
    let mut table = Table::new(Variant::Consulchess);
    let over = |table: &mut Table, square: &str| {
        let point = table.point(square);
        table.give(Input::PointerMove(point));
        table.session.grip()
    };
    assert_eq!(over(&mut table, "e4"), Grip::Nothing);
    assert_eq!(over(&mut table, "e7"), Grip::Nothing);
    assert_eq!(over(&mut table, "e2"), Grip::Press);
    let e2 = table.point("e2");
    table.give(Input::PointerDown(e2));
    assert_eq!(over(&mut table, "e4"), Grip::Hold);
    table.give(Input::PointerCancel);
    table.click("e2");
    assert_eq!(over(&mut table, "e4"), Grip::Press);
    assert_eq!(over(&mut table, "e5"), Grip::Nothing);
    table.give(Input::PointerLeave);
    assert_eq!(table.session.grip(), Grip::Nothing);
}

#[test]
fn a_drop_where_the_piece_cannot_go_chooses_nothing_and_says_so() {
    let mut table = Table::new(Variant::Consulchess);
    table.drag("e2", "e6");
    assert_eq!(table.marked(MarkKind::Selected), "");
    assert!(table.effects.contains(&Effect::Refresh));
    assert_eq!(table.announced().as_deref(), Some("White to move"));
}

#[test]
fn an_own_piece_again_deselects_another_one_reselects() {
    let mut table = Table::new(Variant::Consulchess);
    table.click("e2 e2");
    assert_eq!(table.marked(MarkKind::Selected), "");
    table.click("e2 d1");
    assert_eq!(table.marked(MarkKind::Selected), "d1");
    assert_eq!(table.marked(MarkKind::Target), "b3 d3 f3");
    table.click("d5");
    assert_eq!(table.marked(MarkKind::Selected), "");
    table.click("e7");
    assert_eq!(table.marked(MarkKind::Selected), "");
}

#[test]
fn a_drag_lifts_the_piece_and_plays_where_it_may() {
    let mut table = Table::new(Variant::Consulchess);
    let (from, to) = (table.point("e2"), table.point("e4"));
    table
        .give(Input::PointerDown(from))
        .give(Input::PointerMove(to));
    let lifted = |table: &Table| {
        let scene = table.scene();
        scene
            .sprites
            .iter()
            .filter(|s| s.look == Look::Lifted)
            .count()
    };
    assert_eq!(lifted(&table), 1);
    assert_eq!(table.marked(MarkKind::DropTarget), "e4");
    table.give(Input::PointerUp(to));
    assert_eq!(table.last().as_deref(), Some("e4"));
    // What was dragged is there: it does not slide once more.
    assert!(!table.scene().moving);
}

#[test]
fn a_drag_to_nowhere_returns_the_piece() {
    for to in ["e5", "e2", "f2"] {
        let mut table = Table::new(Variant::Consulchess);
        table.drag("e2", to);
        assert_eq!(table.session.game().len(), 0);
    }
    let mut table = Table::new(Variant::Consulchess);
    let from = table.point("e2");
    let outside = consulboard_play::Point { x: -3.0, y: 99.0 };
    table
        .give(Input::PointerDown(from))
        .give(Input::PointerMove(outside));
    table.give(Input::PointerUp(outside));
    assert_eq!(table.marked(MarkKind::Selected), "");
    table
        .give(Input::PointerDown(from))
        .give(Input::PointerMove(outside));
    table.give(Input::PointerCancel);
    assert_eq!(table.marked(MarkKind::Selected), "");
    table
        .give(Input::PointerDown(from))
        .give(Input::PointerMove(outside));
    table.give(Input::Back);
    assert!(table.scene().sprites.iter().all(|s| s.look != Look::Lifted));
}

#[test]
fn a_clicked_move_slides_and_motion_can_be_off() {
    let mut table = Table::new(Variant::Consulchess);
    table.click("e2 e4");
    assert!(table.scene().moving);
    assert!(!table.session.scene(table.now + 250.0).moving);
    table
        .give(Input::Set(Setting::Motion(false)))
        .click("e7 e5");
    assert!(!table.scene().moving);
}

#[test]
fn con_7_promotion_to_every_piece() {
    for (role, san) in [
        (Role::Queen, "c8=Q+"),
        (Role::Consul, "c8=C+"),
        (Role::Rook, "c8=R+"),
        (Role::Bishop, "c8=B"),
        (Role::Knight, "c8=N"),
    ] {
        let mut table = Table::fen(Variant::Consulchess, PROMOTION);
        table.click("c7 c8");
        assert_eq!(table.prompt(), "Promotion: choose a piece");
        let picker = table.panel().promotion.unwrap();
        assert_eq!(
            (picker.square.to_string().as_str(), picker.pieces.len()),
            ("c8", 5)
        );
        table.give(Input::Promote(role));
        assert_eq!(table.last().as_deref(), Some(san));
    }
}

#[test]
fn a_promotion_can_be_cancelled() {
    let mut table = Table::fen(Variant::Consulchess, PROMOTION);
    table.click("c7 c8").give(Input::Back);
    assert_eq!(table.panel().promotion, None);
    assert_eq!(table.marked(MarkKind::Selected), "c7");
    table.click("c8 e4");
    assert_eq!(table.panel().promotion, None);
    table.give(Input::Promote(Role::Queen));
    assert_eq!(table.session.game().len(), 0);
    table.drag("c7", "c8").give(Input::Promote(Role::Consul));
    assert_eq!(table.last().as_deref(), Some("c8=C+"));
}

#[test]
fn undo_and_redo() {
    let mut table = Table::new(Variant::Consulchess);
    table.moves("e4 e5 Nc3").give(Input::Undo).give(Input::Undo);
    assert_eq!(table.sans(), ["e4"]);
    assert!(table.panel().can_redo);
    assert_eq!(
        table.saved().as_deref(),
        Some("game=consulchess&moves=e2e4_-_(e7e5_b1c3)")
    );
    assert_eq!(table.panel().link, "game=consulchess&moves=e2e4");
    table.give(Input::Redo).give(Input::Redo);
    assert_eq!(table.sans(), ["e4", "e5", "Nc3"]);
    assert!(table.give(Input::Redo).effects.is_empty());
    // Another move ends what could be played again, the same one does not.
    table.give(Input::Undo).give(Input::Undo).moves("e5");
    assert!(table.panel().can_redo);
    table.give(Input::Undo).moves("e6");
    assert!(!table.panel().can_redo);
}

#[test]
fn a_move_at_an_earlier_position_does_not_change_the_game() {
    let mut table = Table::new(Variant::Consulchess);
    table.moves("e4 e5 Nc3 Nc6").give(Input::Jump(1));
    assert_eq!(table.prompt(), "Looking at an earlier position");
    assert_eq!(table.marked(MarkKind::LastTo), "e4");
    table.click("e7 e6");
    assert_eq!(table.sans(), ["e4", "e5", "Nc3", "Nc6"]);
    assert_eq!(table.prompt(), "Looking at a variation");
    table.give(Input::Visit(table.panel().tip));
    assert!(!table.panel().looking_back);
    table.give(Input::Jump(1)).give(Input::ContinueFromHere);
    assert_eq!(table.sans(), ["e4"]);
    table.give(Input::Redo).give(Input::Redo).give(Input::Redo);
    assert_eq!(table.sans(), ["e4", "e5", "Nc3", "Nc6"]);
}

#[test]
fn the_board_turns_when_asked() {
    let mut table = Table::new(Variant::Consulchess);
    table.give(Input::Flip);
    assert_eq!(table.bottom(), Color::Black);
    table.click("e2 e4");
    assert_eq!(table.last().as_deref(), Some("e4"));
    table.give(Input::Set(Setting::FlipAfterMove(true)));
    assert_eq!(table.bottom(), Color::Black);
    table.moves("e5");
    assert_eq!(table.bottom(), Color::White);
    table.give(Input::Set(Setting::FaceToFace(true)));
    let turned = table
        .scene()
        .sprites
        .into_iter()
        .filter(|sprite| sprite.turned);
    assert!(
        turned
            .clone()
            .all(|sprite| sprite.piece.color == Color::Black)
    );
    assert_eq!(turned.count(), 20);
}

#[test]
fn con_8_a_game_to_mate() {
    let mut table = Table::new(Variant::Consulchess);
    // A consul jumps over its pawn, takes in front of the king and is out of its reach.
    table.moves("f4 Cd6 Kf2 Cxf4#");
    let result = table.panel().result.unwrap();
    assert_eq!(result.score, "0-1");
    assert_eq!(table.prompt(), "Black wins by checkmate");
    table.click("e2 e4");
    assert_eq!(table.session.game().len(), 4);
    table.give(Input::Undo);
    assert_eq!(table.panel().result, None);
}

#[test]
fn con_8_endings_by_the_players_can_be_taken_back() {
    let mut table = Table::new(Variant::Consulchess);
    table.moves("e4").give(Input::Resign(Color::Black));
    assert_eq!(table.prompt(), "White wins by resignation");
    assert_eq!(
        table.saved().as_deref(),
        Some("game=consulchess&moves=e2e4&end=resign-black")
    );
    table.give(Input::Undo);
    assert_eq!(table.sans(), ["e4"]);
    assert_eq!(table.prompt(), "Black to move");
    table.give(Input::AgreeDraw);
    assert_eq!(table.prompt(), "Draw by agreement");
    table.give(Input::Rematch);
    assert_eq!(
        (table.session.game().len(), table.panel().result),
        (0, None)
    );
}

#[test]
fn con_8_a_claim_when_there_is_one() {
    let mut table = Table::new(Variant::Consulchess);
    table.give(Input::Claim(Claim::ThreefoldRepetition));
    assert_eq!(table.panel().result, None);
    table.moves("Nc3 Nc6 Nb1 Nb8 Nc3 Nc6 Nb1 Nb8");
    assert_eq!(table.panel().claims, [Claim::ThreefoldRepetition]);
    table.give(Input::Claim(Claim::ThreefoldRepetition));
    assert_eq!(table.prompt(), "Draw by threefold repetition");
}

#[test]
fn a_typed_move_that_is_none_is_refused_with_the_reason() {
    let mut table = Table::new(Variant::Consulchess);
    table.give(Input::Text("e2e5".into()));
    let (what, why) = table.refusal().unwrap();
    assert_eq!(what, Refused::MoveText);
    assert_eq!(why, "“e2e5” is not a legal move here.");
    assert_eq!(table.session.game().len(), 0);
    table.moves("Cod3 e7e5 Kodd1");
    assert_eq!(table.sans(), ["Cd3", "e5", "Cdd1"]);
}

#[test]
fn a_saved_game_is_restored_in_the_middle_of_a_castling() {
    let mut table = Table::new(Variant::Consulchess);
    table.moves("i4 i5 Nh3 Nh6 Bi2 Bi7 Cg3 Cg6");
    let saved = table.saved().unwrap();
    table.click("f1 j1");
    assert_eq!(table.prompt(), "Castling: choose a square for the king");
    let mut again = Table::new(Variant::Consulchess42k);
    again.give(Input::Restore(saved.clone()));
    assert_eq!(again.sans(), table.sans());
    assert_eq!(again.prompt(), "White to move");
    assert_eq!(again.session.saved(), saved);
}

#[test]
fn a_link_opens_the_same_game_and_does_not_save() {
    let mut table = Table::new(Variant::Consulchess42k);
    table.give(Input::NewGame(
        Variant::Consulchess42kWiki,
        Start::Numbers {
            white: 3,
            black: 41_999,
        },
    ));
    let link = table.panel().link;
    let mut other = Table::new(Variant::Consulchess);
    other.give(Input::OpenLink(format!("#{link}")));
    assert_eq!(other.panel().fen, table.panel().fen);
    assert_eq!(other.panel().link, link);
    assert_eq!(other.saved(), None);
}

#[test]
fn a_damaged_link_or_fen_leaves_the_game_alone() {
    let mut table = Table::new(Variant::Consulchess);
    table.moves("e4 e5");
    for (input, what, why) in [
        (
            Input::OpenLink("#game=consulchess&moves=e2e4_e2e4".into()),
            Refused::Link,
            "Move 2: “e2e4” is not a legal move here.",
        ),
        (
            Input::LoadFen("rnbcqkcbnr/pppp w".into()),
            Refused::Fen,
            "Pieces: 8 rows with “/” between them expected, 2 found.",
        ),
        (
            Input::LoadFen("10/10/10/10/10/10/10/4K5 w - - 0 1".into()),
            Refused::Fen,
            "Black needs one king, found 0.",
        ),
        (
            Input::NewGame(Variant::Consulchess42k, Start::mirrored(42_000)),
            Refused::Start,
            "There is no starting position 42000: the numbers go from 0 to 41,999.",
        ),
        (
            Input::Restore("nonsense".into()),
            Refused::Saved,
            "“nonsense” found, game=, start=, fen=, moves=, notes=, tags= or end= expected.",
        ),
    ] {
        table.give(input);
        assert_eq!(table.refusal(), Some((what, why.to_owned())));
        assert_eq!(table.sans(), ["e4", "e5"]);
        assert!(!table.effects.iter().any(|e| matches!(e, Effect::Save(_))));
    }
}

#[test]
fn the_cells_say_what_is_where() {
    let mut table = Table::new(Variant::Consulchess);
    table.click("d1");
    let label = |table: &Table, square: &str| {
        let cells = table.session.cells();
        let cell = cells
            .iter()
            .find(|cell| cell.square == table::at(square))
            .unwrap();
        table.say(&cell.label)
    };
    assert_eq!(table.session.cells().len(), 80);
    assert_eq!(label(&table, "d1"), "d1, white consul, selected");
    assert_eq!(label(&table, "d3"), "d3, can move here");
    assert_eq!(label(&table, "e5"), "e5");
    assert_eq!(label(&table, "f8"), "f8, black king");
    let first = table.session.cells().remove(0).square;
    assert_eq!(first.to_string(), "a8");
}

#[test]
fn con_9_moves_are_written_and_read_in_the_letters_chosen() {
    let german = Input::Set(Setting::Letters(Letters::German));
    let mut table = Table::new(Variant::Consulchess);
    table.give(german.clone());
    // German, and English where it means nothing else.
    table.moves("Sh3 Nc6 Kod3 Ce6");
    let shown: Vec<String> = table.panel().moves.into_iter().map(|it| it.san).collect();
    assert_eq!(shown.join(" "), "Sh3 Sc6 Kod3 Koe6");
    assert_eq!(table.announced().as_deref(), Some("Black: Koe6"));
    // What is kept has the letters of the rules.
    assert_eq!(table.last().as_deref(), Some("Ce6"));
    assert!(table.panel().fen.contains("Q") && !table.panel().fen.contains("D"));
    table.give(Input::Text("Dj9".to_owned()));
    let (_, why) = table.refusal().unwrap();
    assert!(why.contains("“Dj9”"), "{why}");
    table.give(Input::Set(Setting::Letters(Letters::EnglishCo)));
    let last = table.panel().moves.pop().unwrap();
    assert_eq!(last.san, "Coe6");

    let mut table = Table::new(Variant::CapablancaRandom);
    table.give(german);
    let english: Vec<String> = table
        .session
        .game()
        .choices()
        .iter()
        .filter_map(|choice| table.session.game().san(choice.id))
        .filter(|san| san.starts_with('N'))
        .collect();
    for san in english {
        let typed = format!("S{}", &san[1..]);
        table.moves(&typed);
        assert_eq!(table.last(), Some(san));
        table.give(Input::Undo);
    }
}

#[test]
fn what_is_no_move_is_answered_with_moves_of_the_game() {
    let refused = |table: &mut Table, text: &str| {
        table.give(Input::Text(text.to_owned()));
        table.refusal().unwrap().1
    };
    let mut table = Table::new(Variant::Congo);
    assert_eq!(
        refused(&mut table, "hello?"),
        "“hello?” is not written like a move. Here one may play Ga3, a3."
    );
    let fen = "r4k3r/10/10/10/10/10/10/R4K3R w KQkq - 0 1";
    let mut table = Table::fen(Variant::Consulchess, fen);
    let why = refused(&mut table, "");
    assert!(
        why.contains("Type a move first.") && why.contains(", 0-0-"),
        "{why}"
    );
    // A move that cannot be played has the form already.
    assert_eq!(
        refused(&mut table, "Ra1"),
        "“Ra1” is not a legal move here."
    );
}
