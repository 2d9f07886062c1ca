//! Free castling, clause by clause (CAS): attacked squares, rights, and how it is written.

mod drawn;

use consulboard_rules::chess::{Move, MoveTextError, Position};
use consulboard_rules::{Step, StepKind, Variant};
use drawn::{after, can, castlings, draw, game, read, san, square};

const FAQ: Variant = Variant::Consulchess;

/// A position with nothing but the back rank of White and a black king behind its pawn.
fn back_rank(variant: Variant, row: &str, rights: &str) -> Position {
    let fen = format!("10/9k/9p/10/10/10/10/{row} w {rights} - 0 1");
    read(variant, &fen)
}

#[test]
fn cas_7_not_out_of_check() {
    let drawing = "
        . . . . . r . . . k
        . . . . . . . . . p
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        R . . . . K . . . R";
    let position = draw(FAQ, drawing, "w KQ - 0 1");
    assert!(position.is_check() && castlings(&position).is_empty());
    let consul = draw(
        FAQ,
        "
        . . . . . . . . . k
        . . . . . . . . . p
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . c . . . .
        . . . . . n . . . .
        . . . . . P . . . .
        R . . . . K . . . R",
        "w KQ - 0 1",
    );
    assert!(consul.is_check() && castlings(&consul).is_empty());
    // A mixed path gives no check and hinders nothing on that file.
    let mixed = read(FAQ, "9k/9p/10/10/5c4/10/5P4/R4K3R w KQ - 0 1");
    assert!(!mixed.is_check() && !castlings(&mixed).is_empty());
}

#[test]
fn cas_7_the_king_crosses_no_attacked_square() {
    let drawing = "
        . . . . . . r . . k
        . . . . . . . . . p
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        R . . . . K . . . R";
    let position = draw(FAQ, drawing, "w KQ - 0 1");
    let texts = castlings(&position);
    assert!(texts.iter().all(|t| t.as_str() < "0-0-f"), "{texts:?}");
    assert_eq!(texts.len(), 30, "to the left as ever");
    // The square where it lands counts as well, the squares beyond do not.
    let beyond = drawing.replace(". . . . . . r . . k", ". . . . . . . . r k");
    let texts = castlings(&draw(FAQ, &beyond, "w KQ - 0 1"));
    assert!(texts.iter().any(|t| t == "0-0-h-f"));
    assert!(
        !texts
            .iter()
            .any(|t| t.starts_with("0-0-i") || t.starts_with("0-0-j"))
    );
}

#[test]
fn cas_7_the_rook_may_cross_and_land_on_attacked_squares() {
    let drawing = "
        . . . r r . . . . k
        . . . . . . . . . p
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . K . . . R";
    let texts = castlings(&draw(FAQ, drawing, "w K - 0 1"));
    for text in ["0-0-g-e", "0-0-g-d", "0-0-g-c"] {
        assert!(texts.iter().any(|t| t == text), "{text}");
    }
    assert_eq!(texts.len(), 30);
}

#[test]
fn cas_7_every_kind_of_attack_on_the_path_counts() {
    let to_the_right = |attacker: &str, rows: &str| {
        let fen = format!("9k/9p/10/{rows}/R4K3R w KQ - 0 1");
        let position = read(FAQ, &fen);
        assert!(!position.is_check(), "{attacker}");
        let texts = castlings(&position);
        assert!(!texts.is_empty(), "{attacker}");
        texts.iter().any(|t| t.as_str() > "0-0-f")
    };
    for (attacker, rows) in [
        ("rook", "10/6r3/10/10"),
        ("queen", "10/6q3/10/10"),
        ("bishop", "10/3b6/10/10"),
        ("knight", "10/10/7n2/10"),
        ("pawn", "10/10/10/7p2"),
        ("consul over empty squares", "10/6c3/10/10"),
        ("consul over a bridge", "10/6c3/6p3/6P3"),
        ("consul at two squares", "10/10/8c1/7P2"),
    ] {
        assert!(!to_the_right(attacker, rows), "{attacker}");
    }
    for (attacker, rows) in [
        ("rook behind a pawn", "10/6r3/10/6P3"),
        ("bishop behind a pawn", "10/3b6/10/5P4"),
        ("consul, mixed path", "10/6c3/10/6P3"),
        ("pawn in front", "10/10/10/6P3"),
    ] {
        assert!(to_the_right(attacker, rows), "{attacker}");
    }
}

/// Before the move two pieces lie between consul and g1, after it one: the landing square is
/// tested in the position after the move.
#[test]
fn cas_7_the_landing_square_is_tested_after_the_move() {
    let position = back_rank(FAQ, "4K2Rnc", "K");
    let texts = castlings(&position);
    assert!(texts.iter().any(|t| t == "0-0-g-f"), "{texts:?}");
    // The other way round: empty before, one rook fewer in between makes it attacked.
    let position = back_rank(FAQ, "4K2R1c", "K");
    let texts = castlings(&position);
    assert!(texts.iter().any(|t| t == "0-0-f-e"), "{texts:?}");
    assert!(!texts.iter().any(|t| t == "0-0-g-f"), "{texts:?}");
}

/// What the bridge attacks before the move may not be crossed, although the castling breaks it.
#[test]
fn cas_7_crossed_squares_are_tested_before_the_move() {
    // g1 is attacked over h1 and i1 while the rook stands on h1.
    let position = back_rank(FAQ, "4K2Rnc", "K");
    let texts = castlings(&position);
    assert!(!texts.iter().any(|t| t.starts_with("0-0-h")), "{texts:?}");
}

#[test]
fn cas_7_a_captured_piece_attacks_no_longer() {
    // After 0-0-h-xb the rook stands where the queen looked along the rank.
    let position = back_rank(FAQ, "1q1N1K3R", "K");
    assert!(
        castlings(&position).iter().all(|t| !t.contains('x')),
        "the knight is in the way"
    );
    // A queen on the rank checks the king, so there is no castling to capture her by.
    let position = back_rank(FAQ, "1q3K3R", "K");
    assert!(position.is_check() && castlings(&position).is_empty());
    // A knight on d1 attacks neither origin nor path and may be taken.
    let position = back_rank(FAQ, "3n1K3R", "K");
    assert!(can(&position, "0-0-i-xd"));
}

#[test]
fn cas_8_moving_the_king_ends_both_rights() {
    let position = back_rank(FAQ, "R4K3R", "KQ");
    let mut next = after(&position, "Kf2");
    assert!(next.castling_rooks().is_empty());
    for text in ["Kj8", "Kf1", "Kj7"] {
        next = after(&next, text);
    }
    assert!(castlings(&next).is_empty());
}

#[test]
fn cas_8_moving_a_rook_ends_its_own_right() {
    let position = back_rank(FAQ, "R4K3R", "KQ");
    let mut next = after(&position, "Ra2");
    assert_eq!(
        next.castling_rooks().into_iter().collect::<Vec<_>>(),
        [square("j1")]
    );
    for text in ["Kj8", "Ra1", "Kj7"] {
        next = after(&next, text);
    }
    let texts = castlings(&next);
    assert!(!texts.is_empty() && texts.iter().all(|t| t.as_str() > "0-0-f"));
}

#[test]
fn cas_8_capturing_a_rook_ends_its_right() {
    let fen = "9k/9p/10/10/10/10/1n8/R4K3R b KQ - 0 1";
    let mut position = read(FAQ, fen);
    position = after(&position, "Nd1");
    assert_eq!(position.castling_rooks().len(), 2);
    let rook = "r8k/9p/10/10/10/10/10/R4K3R b KQ - 0 1";
    let next = after(&read(FAQ, rook), "Rxa1+");
    assert_eq!(
        next.castling_rooks().into_iter().collect::<Vec<_>>(),
        [square("j1")]
    );
    // Another rook that comes to the square later has no right.
    let white = read(FAQ, "r8k/10/10/10/10/10/R9/R4K3R b Q - 0 1");
    assert!(white.castling_rooks().contains(square("a1")));
}

#[test]
fn cas_8_both_sides_lose_a_right_when_rook_takes_rook() {
    let position = read(FAQ, "r4k3r/10/10/10/10/10/10/R4K3R w KQkq - 0 1");
    let next = after(&position, "Rxa8+");
    let left: Vec<_> = next.castling_rooks().into_iter().collect();
    assert_eq!(left, [square("j1"), square("j8")]);
}

#[test]
fn cas_8_castling_with_one_rook_ends_both_rights() {
    let position = read(FAQ, "r4k3r/10/10/10/10/10/10/R4K3R w KQkq - 0 1");
    let next = after(&position, "0-0-i-h");
    assert_eq!(next.to_fen(), "r4k3r/10/10/10/10/10/10/R6RK1 b kq - 1 1");
}

#[test]
fn cas_8_without_the_right_there_is_no_castling() {
    assert!(castlings(&back_rank(FAQ, "R4K3R", "-")).is_empty());
    let texts = castlings(&back_rank(FAQ, "R4K3R", "Q"));
    assert!(!texts.is_empty() && texts.iter().all(|t| t.as_str() < "0-0-f"));
}

#[test]
fn cas_10_kings_file_then_rooks_file() {
    let position = back_rank(FAQ, "R4K3R", "KQ");
    let mv = position.find_move("0-0-i-h").unwrap();
    let castling = Move::Castling {
        king: square("f1"),
        rook: square("j1"),
        king_to: square("i1"),
        rook_to: square("h1"),
    };
    assert_eq!(mv, castling);
    assert_eq!(position.san(mv), "0-0-i-h");
    assert_eq!(position.machine_text(mv), "0-0-i-h");
    // The rook follows from the side on which the king lands.
    let left = position.find_move("0-0-c-d").unwrap();
    assert!(matches!(left, Move::Castling { rook, .. } if rook == square("a1")));
}

#[test]
fn cas_10_a_capturing_rook_is_written_with_x_and_read_without_too() {
    let position = back_rank(FAQ, "2n2K3R", "K");
    assert_eq!(san(&position, "0-0-h-c"), "0-0-h-xc");
    assert_eq!(
        position.find_move("0-0-h-xc"),
        position.find_move("0-0-h-c")
    );
    let mv = position.find_move("0-0-h-xc").unwrap();
    assert_eq!(position.machine_text(mv), "0-0-h-xc");
}

#[test]
fn cas_10_letter_o_is_read_as_digit_0() {
    let position = back_rank(FAQ, "R4K3R", "KQ");
    let expected = position.find_move("0-0-i-h");
    for text in ["O-O-i-h", "o-o-i-h", "0-O-i-h", " O-0-i-h ", "0-0-I-H"] {
        assert_eq!(position.find_move(text), expected, "{text}");
    }
}

#[test]
fn cas_10_check_and_mate_signs_follow() {
    let position = read(FAQ, "6k3/10/10/10/10/10/10/R4K4 w Q - 0 1");
    assert_eq!(san(&position, "0-0-c-g"), "0-0-c-g+");
    assert!(position.find_move("0-0-c-g+").is_ok());
    let drawing = "
        . . . . . Q . Q . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . k . . .
        . . . . . . . . . .
        . . . . . . . . . .
        R . . . . K . . . .";
    let position = draw(FAQ, drawing, "w Q - 0 1");
    assert_eq!(san(&position, "0-0-c-g"), "0-0-c-g#");
}

#[test]
fn cas_10_what_is_no_castling_here_is_refused() {
    let position = back_rank(FAQ, "R4K3R", "KQ");
    for text in ["0-0-f-e", "0-0-i-i", "0-0-h-i", "0-0-i-a"] {
        let error = position.find_move(text).unwrap_err();
        assert!(matches!(error, MoveTextError::Illegal { .. }), "{text}");
    }
    for text in ["0-0-k-h", "0-0-", "0-0-i", "0-0-i-hh", "0-0--"] {
        assert!(position.find_move(text).is_err(), "{text}");
    }
    // Orthodox signs mean many castlings here.
    let error = position.find_move("0-0").unwrap_err();
    assert!(matches!(error, MoveTextError::Ambiguous { .. }));
}

/// The ways to click a castling: over the rook, or straight to a far square of the king.
#[test]
fn cas_10_click_paths() {
    let game = game(FAQ, "4k5/10/10/10/10/10/10/R4K3R w KQ - 0 1");
    let paths = |text: &str| -> Vec<String> {
        let id = game.find(text).unwrap();
        let choices = game.choices();
        let choice = choices.iter().find(|choice| choice.id == id).unwrap();
        let squares = |path: &Vec<Step>| {
            let names: Vec<String> = path.iter().map(|s| s.square.to_string()).collect();
            names.join(" ")
        };
        choice.paths.iter().map(squares).collect()
    };
    assert_eq!(paths("0-0-i-h"), ["f1 j1 i1 h1", "f1 i1 h1"]);
    assert_eq!(paths("0-0-g-f"), ["f1 j1 g1 f1"], "g1 is an ordinary move");
    assert_eq!(paths("0-0-j-h"), ["f1 j1 j1 h1"], "j1 is the rook first");
    let choices = game.choices();
    let id = game.find("0-0-i-h").unwrap();
    let choice = choices.iter().find(|choice| choice.id == id).unwrap();
    let kinds: Vec<StepKind> = choice.paths[0].iter().map(|step| step.kind).collect();
    assert_eq!(
        kinds,
        [
            StepKind::Piece,
            StepKind::CastlingRook,
            StepKind::KingTarget,
            StepKind::RookTarget
        ]
    );
}

/// A neighbouring square never means castling, not even where the king cannot go by itself.
#[test]
fn cas_10_no_castling_by_a_click_on_a_neighbouring_square() {
    // The consul attacks f1 over the rooks on g1 and h1; castling breaks that bridge.
    let fen = "5k4/10/10/10/10/10/10/4K1RRc1 w G - 0 1";
    let position = read(FAQ, fen);
    assert!(!can(&position, "e1f1"));
    let game = game(FAQ, fen);
    let id = game.find("0-0-f-d").unwrap();
    let choices = game.choices();
    let choice = choices.iter().find(|choice| choice.id == id).unwrap();
    let lengths: Vec<usize> = choice.paths.iter().map(Vec::len).collect();
    assert_eq!(lengths, [4]);
}
