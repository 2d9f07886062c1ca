//! What holds whatever is done.

use consulboard_rules::{CastlingPolicy, Piece, SetupFault, SquareSet};
use proptest::prelude::*;

use super::*;
use crate::Point;

fn any_square() -> impl Strategy<Value = Square> {
    (0..11_u8, 0..8_u8).prop_map(|(file, rank)| Square::at(file, rank).unwrap())
}

fn any_piece() -> impl Strategy<Value = Piece> {
    (0..16_usize, 0..2_usize).prop_map(|(role, color)| Role::ALL[role].of(Color::ALL[color]))
}

fn any_point() -> impl Strategy<Value = Point> {
    (-1..12_i8, -1..9_i8).prop_map(|(x, y)| Point {
        x: f64::from(x) + 0.5,
        y: f64::from(y) + 0.5,
    })
}

fn any_input() -> impl Strategy<Value = EditInput> {
    prop_oneof![
        4 => (any_square(), proptest::option::of(any_piece())).prop_map(|(at, it)| EditInput::Put(at, it)),
        2 => (any_square(), any_square()).prop_map(|(from, to)| EditInput::Shift(from, to)),
        3 => any_square().prop_map(EditInput::Right),
        2 => proptest::option::of(any_square()).prop_map(EditInput::EnPassant),
        2 => any_point().prop_map(EditInput::PointerDown),
        2 => any_point().prop_map(EditInput::PointerMove),
        2 => any_point().prop_map(EditInput::PointerUp),
        1 => any_piece().prop_map(EditInput::Grab),
        1 => any_piece().prop_map(|piece| EditInput::Tool(Tool::Put(piece))),
        1 => proptest::sample::select(vec![Tool::Hand, Tool::Erase, Tool::Castling, Tool::EnPassant])
            .prop_map(EditInput::Tool),
        1 => Just(EditInput::Activate),
        1 => Just(EditInput::Back),
        1 => Just(EditInput::Turn(Color::Black)),
        1 => Just(EditInput::Turn(Color::White)),
        1 => any::<u32>().prop_map(EditInput::Fullmoves),
        1 => any::<u32>().prop_map(EditInput::Halfmoves),
        1 => Just(EditInput::Undo),
        1 => Just(EditInput::Redo),
        1 => Just(EditInput::Flip),
        1 => proptest::sample::select(Variant::ALL.to_vec()).prop_map(EditInput::Variant),
    ]
}

proptest! {
    // Each case looks at the whole board many times.
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn whatever_is_done_the_position_has_its_text_and_its_verdict(
        variant in proptest::sample::select(Variant::ALL.to_vec()),
        inputs in proptest::collection::vec(any_input(), 1..60),
    ) {
        let mut editor = started(variant);
        let start = editor.draft().clone();
        for input in inputs {
            let before = editor.draft().clone();
            let effects = editor.update(input.clone());
            let draft = editor.draft();
            if *draft != before {
                prop_assert!(effects.contains(&EditEffect::Refresh), "{:?}", input);
            }
            prop_assert_eq!(&Draft::read(draft.variant(), &draft.fen()).unwrap(), draft);
            let fits = draft.pieces().iter().all(|(square, piece)| {
                draft.has(piece.role) && draft.rules().geometry.contains(*square)
            });
            prop_assert!(fits);
            let panel = editor.panel();
            let game = draft.game().ok().filter(|game| game.outcome().is_none());
            prop_assert_eq!(panel.playable, game.is_some());
            prop_assert_eq!(editor.reasons().is_empty(), panel.playable);
            let standing = editor.scene().sprites.len();
            prop_assert!(standing <= draft.pieces().len() + 1);
        }
        while editor.can_undo() {
            editor.update(EditInput::Undo);
        }
        prop_assert_eq!(editor.draft(), &start);
    }

    /// What is offered is what the rules accept, one by one.
    #[test]
    fn rights_and_passed_squares_are_those_that_the_rules_accept(
        variant in proptest::sample::select(Variant::ALL.to_vec()),
        inputs in proptest::collection::vec(any_input(), 1..40),
    ) {
        let mut editor = started(variant);
        for input in inputs {
            editor.update(input);
        }
        let draft = editor.draft();
        let alone = |rook| {
            let castling_rooks = SquareSet::of(rook);
            Draft { castling_rooks, en_passant: None, ..draft.clone() }
        };
        let passed = |square| {
            let en_passant = Some(square);
            Draft { castling_rooks: SquareSet::EMPTY, en_passant, ..draft.clone() }
        };
        let kings = Color::ALL.map(|color| draft.board.pieces(color, Role::King).len());
        for square in draft.rules().geometry.squares() {
            let faults = alone(square).faults();
            let is_right = faults.iter().all(|fault| !matches!(
                fault,
                SetupFault::NoCastlingRook { .. } | SetupFault::CastlingKing { .. }
            ));
            let offered = draft.castling_candidates().contains(square);
            // Without both kings the rules do not look at rights.
            if kings == [1, 1] {
                prop_assert_eq!(offered, is_right, "{} in {}", square, draft.fen());
            }
            // Congo's texts have no passed squares.
            let draft = passed(square);
            if draft.rules().castling == CastlingPolicy::None {
                continue;
            }
            let fault = SetupFault::EnPassant { at: square };
            let is_kept = draft.game().map(|game| game.now().fen() == draft.fen());
            let offered = draft.en_passant_squares().contains(square);
            prop_assert!(!(offered && draft.faults().contains(&fault)));
            if let Ok(is_kept) = is_kept {
                prop_assert_eq!(offered, is_kept, "{} in {}", square, draft.fen());
            }
        }
    }

    #[test]
    fn no_text_panics(
        variant in proptest::sample::select(Variant::ALL.to_vec()),
        text in any::<String>(),
        tail in "( [-a-kA-K0-9 ]{0,4}){0,7}",
    ) {
        let start = started(variant).draft().fen();
        let board = start.split(' ').next().unwrap();
        let opened = Draft::open(variant, &format!("{board}{tail}"));
        prop_assert!(opened.is_ok(), "the pieces can be read");
        let _ = Draft::open(variant, &text);
    }
}
