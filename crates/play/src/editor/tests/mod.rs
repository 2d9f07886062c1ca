//! The editor, by what is done to it.

mod hands;
mod numbers;
mod properties;

use consulboard_rules::{
    Color, DrawReason, Game, Outcome, Role, Square, Start, Variant, WinReason,
};

use super::*;
use crate::draw::NoRandomness;
use crate::{Language, Message, Texts};

fn at(name: &str) -> Square {
    name.parse().unwrap()
}

fn names(squares: impl IntoIterator<Item = Square>) -> Vec<String> {
    squares
        .into_iter()
        .map(|square| square.to_string())
        .collect()
}

fn started(variant: Variant) -> Editor {
    Editor::new(Draft::start(variant, Start::usual(variant)).unwrap())
}

/// An editor with a FEN that may be anything.
fn opened(variant: Variant, fen: &str) -> Editor {
    let mut editor = Editor::new(Draft::empty(variant));
    editor.update(EditInput::Fen(fen.to_owned()));
    assert!(!editor.draft().is_empty(), "{fen}");
    editor
}

fn texts() -> Texts {
    Texts::new(Language::English)
}

fn said(messages: &[Message]) -> Vec<String> {
    messages
        .iter()
        .map(|message| texts().say(message))
        .collect()
}

fn reasons(editor: &Editor) -> Vec<String> {
    said(&editor.reasons())
}

#[test]
fn every_game_begins_with_its_start_and_can_be_played_from_it() {
    for variant in Variant::ALL {
        let mut editor = started(variant);
        let panel = editor.panel();
        assert_eq!(panel.fen, Game::new(variant).now().fen());
        assert!(panel.playable, "{variant}");
        assert_eq!(said(&panel.verdict), ["This position can be played."]);
        // Every piece of the game for both, and each can be put.
        assert_eq!(panel.palette.len(), 2 * variant.rules().letters.len());
        for item in panel.palette {
            editor.update(EditInput::Put(at("d4"), Some(item.piece)));
            assert_eq!(editor.draft().piece(at("d4")), Some(item.piece));
        }
        let effects = editor.update(EditInput::Start(Start::usual(variant)));
        assert!(effects.contains(&EditEffect::Refresh));
        let start = match editor.update(EditInput::Play).remove(0) {
            EditEffect::Play(played, start) if played == variant => start,
            other => panic!("{other:?}"),
        };
        // A FEN never means that pieces are still to be relocated (CFG-1).
        let relocates = Game::new(variant).now().relocating().is_some();
        assert_eq!(start == Start::usual(variant), !relocates, "{variant}");
        assert!(Game::from_start(variant, start).is_ok());
    }
}

#[test]
fn every_fault_is_told_in_words() {
    let variant = Variant::Consulchess;
    let cases = [
        (
            "10/10/10/10/10/10/10/K8q w - -",
            vec!["Black needs one king, found 0."],
        ),
        (
            "kk8/P9/10/10/10/10/10/9p w - -",
            vec![
                "A pawn cannot stand on j1, the first or last rank.",
                "White needs one king, found 0.",
                "Black needs one king, found 2.",
            ],
        ),
        (
            "k9/10/10/10/10/10/10/K8q b - -",
            vec!["White is in check, but it is not White’s turn."],
        ),
        (
            "k9/10/10/10/10/10/10/K9 w - e6",
            vec!["En passant: no pawn can just have passed e6."],
        ),
        (
            "2k7/10/10/10/10/10/10/RR3K4 w AB -",
            vec!["Castling: White has two castling rooks on one side of the king, one expected."],
        ),
        (
            "2k7/10/10/10/10/10/5K4/R9 w A -",
            vec!["Castling: White’s king is not on its back rank."],
        ),
    ];
    for (fen, expected) in cases {
        assert_eq!(reasons(&opened(variant, fen)), expected, "{fen}");
    }
    let congo = opened(Variant::Congo, "P6/7/7/3l3/7/3L3/7 w - -");
    assert_eq!(
        reasons(&congo),
        [
            "A pawn cannot stand on a7, the first or last rank.",
            "The lion on d4 stands outside its castle."
        ]
    );
    let mut empty = Editor::new(Draft::empty(Variant::Congo));
    let panel = empty.panel();
    assert!(!panel.playable);
    assert_eq!(
        said(&panel.verdict),
        [
            "White needs one lion, found 0.",
            "Black needs one lion, found 0."
        ]
    );
    assert_eq!(
        empty.update(EditInput::Play),
        [EditEffect::Refuse(panel.verdict)]
    );
}

#[test]
fn a_position_in_which_the_game_is_over_says_so() {
    let mated = opened(Variant::Orthodox, "R5k1/5ppp/8/8/8/8/8/K7 b - -");
    let won = Outcome::Win {
        winner: Color::White,
        reason: WinReason::Checkmate,
    };
    assert_eq!(mated.draft().verdict(), Verdict::Over(won));
    assert_eq!(
        reasons(&mated),
        ["The game is over here: White wins by checkmate."]
    );
    assert!(!mated.panel().playable);
    let bare = opened(Variant::Consulchess, "k9/10/10/10/10/10/10/K9 w - -");
    let reason = DrawReason::DeadPosition;
    assert_eq!(
        bare.draft().verdict(),
        Verdict::Over(Outcome::Draw { reason })
    );
}

#[test]
fn cas_8_rooks_beside_the_king_are_given_the_right_by_a_click() {
    let mut editor = opened(
        Variant::Consulchess42k,
        "6k3/10/10/10/10/10/3R6/R1R1K3RR w - -",
    );
    let rooks = |editor: &Editor| names(editor.draft().castling_rooks());
    assert_eq!(
        names(editor.draft().castling_candidates()),
        ["a1", "c1", "i1", "j1"]
    );
    for (clicked, expected) in [
        ("a1", &["a1"][..]),
        ("i1", &["a1", "i1"]),
        // Another one on the same side takes its place.
        ("j1", &["a1", "j1"]),
        ("c1", &["c1", "j1"]),
        ("c1", &["j1"]),
        ("d2", &["j1"]),
        ("e1", &["j1"]),
        ("e5", &["j1"]),
    ] {
        editor.update(EditInput::Right(at(clicked)));
        assert_eq!(rooks(&editor), expected, "{clicked}");
    }
    editor.update(EditInput::Right(at("c1")));
    assert_eq!(
        editor.draft().fen(),
        "6k3/10/10/10/10/10/3R6/R1R1K3RR w KC - 0 1"
    );
    assert!(editor.panel().playable);
    // A right goes with its rook, and all go with the king; another rook does not get it.
    editor.update(EditInput::Shift(at("d2"), at("c1")));
    assert_eq!(rooks(&editor), ["j1"]);
    editor.update(EditInput::Undo);
    assert_eq!(rooks(&editor), ["c1", "j1"]);
    editor.update(EditInput::Shift(at("c1"), at("c5")));
    assert_eq!(rooks(&editor), ["j1"]);
    editor.update(EditInput::Shift(at("e1"), at("e2")));
    assert_eq!(rooks(&editor), [""; 0]);
    assert_eq!(editor.panel().rights, []);
}

#[test]
fn cfg_4_crc_4_rights_of_both_sides_and_none_in_congo() {
    let mut editor = opened(Variant::Chess400, "r1k4r/8/8/8/8/8/8/1R1K3R w - -");
    for square in ["a8", "h8", "b1", "h1"] {
        editor.update(EditInput::Right(at(square)));
    }
    assert_eq!(
        editor.draft().fen(),
        "r1k4r/8/8/8/8/8/8/1R1K3R w KQkq - 0 1"
    );
    assert!(editor.panel().playable);
    let right = &editor.panel().rights[0];
    assert_eq!(
        said(std::slice::from_ref(&right.label)),
        ["The rook on b1 may castle"]
    );
    let mut congo = started(Variant::Congo);
    assert_eq!(congo.panel().rights, []);
    assert_eq!(congo.update(EditInput::Right(at("a1"))), []);
    assert_eq!(congo.panel().passing, []);
}

#[test]
fn con_7_only_squares_that_a_pawn_can_have_passed_are_offered() {
    let fen = "k9/10/10/1pP2ppP2/10/6P3/10/K9 w - -";
    let mut editor = opened(Variant::Consulchess, fen);
    assert_eq!(names(editor.draft().en_passant_squares()), ["b6", "g6"]);
    editor.update(EditInput::EnPassant(Some(at("f6"))));
    assert_eq!(editor.draft().en_passant(), None);
    editor.update(EditInput::EnPassant(Some(at("b6"))));
    assert_eq!(editor.draft().en_passant(), Some(at("b6")));
    let panel = editor.panel();
    let chosen = |name: &str| {
        let mut items = panel.passing.iter();
        items
            .find(|item| item.square == at(name))
            .map(|item| item.chosen)
    };
    assert_eq!(
        (chosen("b6"), chosen("g6"), chosen("f6")),
        (Some(true), Some(false), None)
    );
    let [EditEffect::Play(_, Start::Fen(fen))] = &editor.update(EditInput::Play)[..] else {
        panic!("it can be played");
    };
    assert!(fen.contains(" b6 "), "{fen}");
    // It goes with the pawn that could capture, and with the turn.
    editor.update(EditInput::Put(at("c5"), None));
    assert_eq!(editor.draft().en_passant(), None);
    editor.update(EditInput::Undo);
    assert_eq!(editor.draft().en_passant(), Some(at("b6")));
    editor.update(EditInput::Turn(Color::Black));
    assert_eq!(editor.draft().en_passant(), None);
}

#[test]
fn changes_are_undone_and_made_again() {
    let mut editor = started(Variant::Consulchess);
    let start = editor.draft().clone();
    let queen = Role::Queen.of(Color::White);
    editor.update(EditInput::Put(at("e4"), Some(queen)));
    editor.update(EditInput::Clear);
    assert!(editor.draft().is_empty());
    // Typed figures are one change.
    for number in [1, 12, 123] {
        editor.update(EditInput::Fullmoves(number));
    }
    editor.update(EditInput::Halfmoves(7));
    assert!(editor.draft().fen().ends_with(" 7 123"));
    editor.update(EditInput::Undo);
    assert!(editor.draft().fen().ends_with(" 0 123"));
    editor.update(EditInput::Undo);
    assert!(editor.draft().is_empty());
    editor.update(EditInput::Undo);
    assert_eq!(editor.draft().piece(at("e4")), Some(queen));
    editor.update(EditInput::Redo);
    assert!(editor.draft().is_empty());
    editor.update(EditInput::Undo);
    editor.update(EditInput::Undo);
    assert_eq!(editor.draft(), &start);
    assert!(!editor.panel().can_undo && editor.panel().can_redo);
    assert_eq!(editor.update(EditInput::Undo), []);
    // A change takes the place of what was undone; none is none.
    assert_eq!(editor.update(EditInput::Put(at("e4"), None)), []);
    assert!(editor.can_redo());
    editor.update(EditInput::Turn(Color::Black));
    assert!(!editor.can_redo());
    editor.update(EditInput::Undo);
    assert_eq!(editor.draft(), &start);
    // After going back and forth, typing is another change.
    editor.update(EditInput::Fullmoves(5));
    editor.update(EditInput::Undo);
    editor.update(EditInput::Redo);
    editor.update(EditInput::Fullmoves(56));
    editor.update(EditInput::Undo);
    assert_eq!(editor.draft().fullmoves(), 5);
}

#[test]
fn txt_1_a_fen_is_opened_as_far_as_it_can_be_read() {
    let open = |fen: String| Draft::open(Variant::Orthodox, &fen).unwrap();
    let board = "4k3/8/8/8/8/8/8/4K2R";
    let cases = [
        ("w KQkq - 0 1", "w K - 0 1", 3),
        ("w x - 0 1", "w - - 0 1", 1),
        ("x K z9 a b c d", "w K - 0 1", 5),
        ("w K - 3 1 more of it", "w K - 3 1", 1),
        ("b", "b - - 0 1", 0),
        ("b - - x x", "b - - 0 1", 2),
    ];
    for (fields, expected, skipped) in cases {
        let opened = open(format!("{board} {fields}"));
        assert_eq!(
            opened.draft.fen(),
            format!("{board} {expected}"),
            "{fields}"
        );
        assert_eq!(
            opened.skipped.len(),
            skipped,
            "{fields}: {:?}",
            opened.skipped
        );
    }
    let congo = "gmelecz/ppppppp/7/7/7/PPPPPPP/GMELECZ";
    let opened = Draft::open(Variant::Congo, &format!("{congo} w KQkq e3")).unwrap();
    assert_eq!(opened.draft.fen(), format!("{congo} w - - 0 1"));
    for fen in ["", "8/8", "9/8/8/8/8/8/8/8", "x7/8/8/8/8/8/8/8"] {
        assert!(Draft::open(Variant::Orthodox, fen).is_err(), "{fen}");
    }
    // What was not read is told, and what was is shown; what cannot be read changes nothing.
    let mut editor = started(Variant::Orthodox);
    let effects = editor.update(EditInput::Fen(format!("{board} w Q - 0 1")));
    let Some(EditEffect::Refuse(why)) = effects.last() else {
        panic!("{effects:?}");
    };
    assert!(said(why)[0].starts_with("Castling: “Q” found"));
    let before = editor.draft().clone();
    let effects = editor.update(EditInput::Fen("8/8".to_owned()));
    assert!(matches!(effects[..], [EditEffect::Refuse(_)]));
    assert_eq!(editor.draft(), &before);
}

#[test]
fn a_position_that_cannot_be_played_keeps_its_text() {
    for (variant, fen) in [
        (Variant::Consulchess, "10/10/10/10/10/10/10/10 b - - 3 9"),
        (Variant::Orthodox, "P6k/8/8/8/8/8/8/kKK4p w - e6 0 1"),
        (Variant::Congo, "LLL4/7/7/7/7/7/P6 b - - 0 1"),
    ] {
        let draft = Draft::read(variant, fen).unwrap();
        assert_eq!(draft.fen(), fen);
        assert!(matches!(draft.verdict(), Verdict::Impossible(_)));
        assert!(draft.game().is_err());
    }
}

#[test]
fn another_game_takes_the_pieces_that_it_has() {
    let mut editor = started(Variant::Consulchess);
    editor.update(EditInput::Put(at("e2"), None));
    editor.update(EditInput::Variant(Variant::Consulchess42kWiki));
    assert_eq!(editor.panel().variant, Variant::Consulchess42kWiki);
    assert_eq!(editor.draft().piece(at("e2")), None);
    assert!(editor.panel().playable);
    // There are no consuls: its own start.
    let consul = Role::Consul.of(Color::White);
    editor.update(EditInput::Tool(Tool::Put(consul)));
    editor.update(EditInput::Focus(Some(at("j8"))));
    editor.update(EditInput::Variant(Variant::Congo));
    assert_eq!(editor.draft(), started(Variant::Congo).draft());
    let panel = editor.panel();
    assert_eq!((panel.tool, editor.cells().len()), (Tool::Hand, 49));
    assert!(editor.cells().iter().all(|cell| !cell.cursor));
    assert_eq!(editor.update(EditInput::Tool(Tool::Put(consul))), []);
    assert_eq!(editor.update(EditInput::Put(at("a1"), Some(consul))), []);
    assert_eq!(editor.update(EditInput::Put(at("j8"), None)), []);
    editor.update(EditInput::Undo);
    assert_eq!(editor.panel().variant, Variant::Consulchess42kWiki);
}

#[test]
fn cfg_1_configuration_chess_is_edited_as_the_play_behind_it() {
    let mut editor = started(Variant::ConfigurationCurtailed);
    editor.update(EditInput::Shift(at("e2"), at("e4")));
    editor.update(EditInput::Turn(Color::Black));
    let [EditEffect::Play(variant, start)] = &editor.update(EditInput::Play)[..] else {
        panic!("it can be played");
    };
    let game = Game::from_start(*variant, start.clone()).unwrap();
    assert_eq!(game.now().relocating(), None);
    assert_eq!(game.turn(), Color::Black);
}
