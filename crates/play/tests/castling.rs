//! Free castling, entered the ways a player enters it.

mod table;

use consulboard_play::{Arrow, Input, MarkKind};
use consulboard_rules::{Color, StepKind, Variant};
use table::Table;

const KINGSIDE: &str = "5k4/10/10/10/10/10/10/5K3R w K - 0 1";
const QUEENSIDE: &str = "5k4/10/10/10/10/10/10/R4K4 w Q - 0 1";
const BOTH: &str = "5k4/10/10/10/10/10/10/R4K3R w KQ - 0 1";

/// Enters every castling of a position by the clicks of one of its paths, and counts them.
fn enter_all(variant: Variant, fen: &str, direct: bool) -> usize {
    let castlings: Vec<_> = Table::fen(variant, fen)
        .session
        .game()
        .choices()
        .into_iter()
        .filter(|choice| choice.is_castling)
        .collect();
    let mut entered = 0;
    for choice in castlings {
        let rook_first = |path: &&Vec<_>| -> bool {
            let steps: &Vec<consulboard_rules::Step> = path;
            steps.iter().any(|step| step.kind == StepKind::CastlingRook) != direct
        };
        let Some(path) = choice.paths.iter().find(rook_first) else {
            continue;
        };
        let mut table = Table::fen(variant, fen);
        let wanted = table.session.game().san(choice.id).unwrap();
        for (index, step) in path.iter().enumerate() {
            let square = step.square.to_string();
            if table.panel().king_to_rook_square == Some(step.square) {
                table.give(Input::KingToRookSquare);
            } else {
                table.click(&square);
            }
            // Nothing is played before the last click, however few targets are left.
            let played = usize::from(index + 1 == path.len());
            assert_eq!(table.session.game().len(), played, "{wanted} {path:?}");
        }
        assert_eq!(table.last(), Some(wanted));
        entered += 1;
    }
    entered
}

#[test]
fn cas_9_every_castling_can_be_clicked() {
    let faq = Variant::Consulchess;
    assert_eq!(enter_all(faq, KINGSIDE, false), 30);
    assert_eq!(enter_all(faq, QUEENSIDE, false), 35);
    assert_eq!(enter_all(faq, BOTH, false), 56);
    let wiki = Variant::ConsulchessWiki;
    assert_eq!(enter_all(wiki, KINGSIDE, false), 21);
    assert_eq!(enter_all(wiki, QUEENSIDE, false), 26);
    assert_eq!(enter_all(wiki, BOTH, false), 40);
}

/// Straight to the king's target, where that is two squares away or more and not the rook's.
#[test]
fn cas_9_castling_by_the_kings_target() {
    // To the right: h, i (g is a king move, j the rook's square); 7 + 8 rook targets.
    assert_eq!(enter_all(Variant::ConsulchessWiki, KINGSIDE, true), 7 + 8);
    assert_eq!(enter_all(Variant::Consulchess, KINGSIDE, true), 7 + 8);
    // To the left: d, c, b; 6 + 7 + 8 rook targets.
    assert_eq!(enter_all(Variant::Consulchess, QUEENSIDE, true), 6 + 7 + 8);
}

#[test]
fn the_steps_are_shown_and_said() {
    let mut table = Table::fen(Variant::Consulchess, BOTH);
    table.click("f1");
    assert_eq!(table.marked(MarkKind::CastlingRook), "a1 j1");
    assert_eq!(
        table.prompt(),
        "Choose a square for the white king, or a rook to castle with"
    );
    table.click("j1");
    assert_eq!(table.prompt(), "Castling: choose a square for the king");
    assert_eq!(
        table.announced().as_deref(),
        Some("Castling: choose a square for the king")
    );
    assert_eq!(table.marked(MarkKind::KingTarget), "g1 h1 i1");
    assert_eq!(table.marked(MarkKind::Target), "");
    // The king may go to j1 too, but not by a click there.
    assert_eq!(table.marked(MarkKind::CastlingRook), "j1");
    let hover = table.point("j1");
    table.give(Input::PointerMove(hover));
    assert_eq!(table.ghosts(), "");
    let hover = table.point("h1");
    table.give(Input::PointerMove(hover));
    assert_eq!(table.ghosts(), "h1");
    table.click("h1");
    assert_eq!(table.prompt(), "Castling: choose a square for the rook");
    assert_eq!(table.marked(MarkKind::RookTarget), "b1 c1 d1 e1 f1 g1");
    let hover = table.point("e1");
    table.give(Input::PointerMove(hover));
    assert_eq!(table.ghosts(), "h1 e1");
    table.click("e1");
    assert_eq!(table.last().as_deref(), Some("0-0-h-e"));
    assert_eq!(table.announced().as_deref(), Some("White: 0-0-h-e"));
}

#[test]
fn esc_steps_back_one_step() {
    let mut table = Table::fen(Variant::Consulchess, BOTH);
    table.click("f1 j1 h1");
    table.give(Input::Back);
    assert_eq!(table.prompt(), "Castling: choose a square for the king");
    table.give(Input::Back);
    assert_eq!(table.marked(MarkKind::CastlingRook), "a1 j1");
    table.give(Input::Back);
    assert_eq!(table.prompt(), "White to move");
    assert!(table.give(Input::Back).effects.is_empty());
}

#[test]
fn a_click_beside_the_targets_steps_back_too() {
    let mut table = Table::fen(Variant::Consulchess, BOTH);
    table.click("f1 j1 h1 e5");
    assert_eq!(table.prompt(), "Castling: choose a square for the king");
    table.click("e5 e5");
    assert_eq!(table.prompt(), "White to move");
}

#[test]
fn a_second_click_on_the_rook_selects_the_rook() {
    let mut table = Table::fen(Variant::Consulchess, BOTH);
    table.click("f1 j1 j1");
    assert_eq!(table.session.game().len(), 0);
    assert_eq!(table.marked(MarkKind::Selected), "j1");
    assert_eq!(table.prompt(), "Choose a square for the white rook");
}

#[test]
fn cas_3_the_king_goes_to_the_rooks_square_by_button_or_drag() {
    let mut table = Table::fen(Variant::Consulchess, BOTH);
    table.click("f1 j1");
    assert_eq!(table.panel().king_to_rook_square, Some(table::at("j1")));
    table.drag("f1", "j1").click("i1");
    assert_eq!(table.last().as_deref(), Some("0-0-j-i"));
}

#[test]
fn cas_3_the_rook_goes_to_the_kings_square_by_a_click_there() {
    let mut table = Table::fen(Variant::Consulchess, BOTH);
    table.click("f1 j1 h1 f1");
    assert_eq!(table.last().as_deref(), Some("0-0-h-f+"));
}

#[test]
fn castling_by_dragging_both_pieces() {
    let mut table = Table::fen(Variant::Consulchess, BOTH);
    table.drag("f1", "j1");
    assert_eq!(table.prompt(), "Castling: choose a square for the king");
    table.drag("f1", "i1").drag("j1", "h1");
    assert_eq!(table.last().as_deref(), Some("0-0-i-h"));
    let mut table = Table::fen(Variant::Consulchess, BOTH);
    table.drag("f1", "c1");
    assert_eq!(table.prompt(), "Castling: choose a square for the rook");
    table.drag("a1", "d1");
    assert_eq!(table.last().as_deref(), Some("0-0-c-d"));
}

#[test]
fn a_single_target_is_shown_before_it_is_taken() {
    // With the king on g1 the rook can only go to f1: e1 is occupied.
    let fen = "5k4/10/10/10/10/10/10/R3NK1R2 w K - 0 1";
    let mut table = Table::fen(Variant::ConsulchessWiki, fen);
    table.click("f1 h1");
    assert_eq!(table.marked(MarkKind::KingTarget), "g1 i1");
    table.click("g1");
    assert_eq!(table.session.game().len(), 0);
    assert_eq!(table.marked(MarkKind::RookTarget), "f1");
    assert_eq!(table.ghosts(), "g1 f1");
    assert_eq!(
        table.prompt(),
        "Castling: one square for the rook; choose it to castle"
    );
    table.click("f1");
    assert_eq!(table.last().as_deref(), Some("0-0-g-f+"));
}

#[test]
fn cas_6_a_rook_capture_is_marked_as_a_capture() {
    let fen = "5k4/10/10/10/10/10/10/1n3K3R w K - 0 1";
    let mut table = Table::fen(Variant::Consulchess, fen);
    table.click("f1 j1 i1");
    assert_eq!(table.marked(MarkKind::RookCaptureTarget), "b1");
    table.click("b1");
    assert_eq!(table.last().as_deref(), Some("0-0-i-xb"));
    assert_eq!(table.panel().captured[Color::White].len(), 1);
}

#[test]
fn the_panel_lists_previews_and_plays_castlings() {
    let mut table = Table::fen(Variant::Consulchess, BOTH);
    let castling = table.panel().castling[Color::White].clone();
    assert_eq!((castling.rooks.len(), castling.items.len()), (2, 56));
    assert!(castling.playable);
    table.give(Input::PreviewCastling(Some((
        Color::White,
        "0-0-i-h".into(),
    ))));
    assert_eq!(table.ghosts(), "i1 h1");
    table.give(Input::PreviewCastling(None));
    assert_eq!(table.ghosts(), "");
    table.give(Input::Text("0-0-i-h".into()));
    assert_eq!(table.last().as_deref(), Some("0-0-i-h"));
    assert!(table.panel().castling[Color::White].rooks.is_empty());
}

#[test]
fn castling_by_keyboard() {
    let mut table = Table::fen(Variant::Consulchess, BOTH);
    let go = |table: &mut Table, arrow, times| {
        for _ in 0..times {
            table.give(Input::Arrow(arrow));
        }
    };
    go(&mut table, Arrow::Right, 1);
    assert_eq!(table.marked(MarkKind::Cursor), "f1");
    table.give(Input::Activate);
    go(&mut table, Arrow::Right, 4);
    table.give(Input::Activate);
    go(&mut table, Arrow::Left, 1);
    table.give(Input::Activate);
    go(&mut table, Arrow::Left, 1);
    assert_eq!(table.ghosts(), "i1 h1");
    table.give(Input::Activate);
    assert_eq!(table.last().as_deref(), Some("0-0-i-h"));
}

#[test]
fn crc_4_both_pieces_are_shown_where_they_would_stand() {
    let fen = "5k4/10/10/10/10/10/10/R4K3R w KQ - 0 1";
    let mut table = Table::fen(Variant::CapablancaRandom, fen);
    table.click("f1");
    assert_eq!(table.ghosts(), "");
    let point = table.point("j1");
    table.give(Input::PointerMove(point));
    assert_eq!(table.ghosts(), "i1 h1");
    // The king's target means the same.
    let point = table.point("c1");
    table.give(Input::PointerMove(point));
    assert_eq!(table.ghosts(), "c1 d1");
    let point = table.point("d1");
    table.give(Input::PointerMove(point));
    assert_eq!(table.ghosts(), "");
    // By the cursor of the keyboard, and while a finger is down.
    table.give(Input::PointerLeave);
    table.give(Input::Focus(Some(table::at("a1"))));
    assert_eq!(table.ghosts(), "c1 d1");
    let point = table.point("j1");
    table.give(Input::PointerDown(point));
    assert_eq!(table.ghosts(), "i1 h1");
    table.give(Input::PointerUp(point));
    assert_eq!(table.last().as_deref(), Some("O-O"));
}

#[test]
fn cfg_4_a_piece_that_stands_on_its_target_is_shown_there() {
    let mut table = Table::fen(Variant::Chess400, "4k3/8/8/8/8/8/8/1RK5 w B - 0 1");
    table.click("c1");
    let point = table.point("b1");
    table.give(Input::PointerMove(point));
    assert_eq!(table.ghosts(), "c1 d1");
}
