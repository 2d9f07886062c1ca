//! Check over bridges (CON-6).

mod drawn;

use consulboard_rules::{Change, Color, Variant};
use drawn::{after, assert_reach, can, draw, machine_moves, placement, san, square};

const CONSULCHESS: Variant = Variant::Consulchess;

/// The consul on e4 checks the king on h7 over f5 and g6.
const JUMPED_CHECK: &str = "
    . . . . . . . . . .
    . . . . . . . k . .
    . . . r . . n . . .
    . . . . . b . . . .
    . . . . C . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . K . . . . . . . .";

#[test]
fn con_6_the_pieces_jumped_over_stay() {
    let position = draw(
        CONSULCHESS,
        "
        k . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . C N n q . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . K",
        "w - - 0 1",
    );
    let next = after(&position, "Cxh4");
    assert_eq!(placement(&next), "k9/10/10/10/5NnC2/10/10/9K");
    let mv = position.find_move("Cxh4").unwrap();
    let (from, to) = (square("e4"), square("h4"));
    let changes: Vec<Change> = position.changes(mv).iter().collect();
    assert_eq!(
        changes,
        [Change::Remove { at: to }, Change::Slide { from, to }]
    );
}

#[test]
fn con_6_a_consul_gives_check_over_a_bridge() {
    let position = draw(CONSULCHESS, JUMPED_CHECK, "b - - 0 1");
    assert!(position.is_check());
    let mixed = JUMPED_CHECK.replace('n', ".");
    assert!(!draw(CONSULCHESS, &mixed, "b - - 0 1").is_check());
    let empty = mixed.replace('b', ".");
    assert!(draw(CONSULCHESS, &empty, "b - - 0 1").is_check());
}

#[test]
fn con_6_a_jumped_check_ends_by_moving_a_piece_of_the_bridge_away() {
    let position = draw(CONSULCHESS, JUMPED_CHECK, "b - - 0 1");
    let pieces: Vec<String> = machine_moves(&position)
        .into_iter()
        .filter(|text| !text.starts_with("h7"))
        .collect();
    // Every move of bishop and knight leaves one square of the two empty, bishop takes consul too;
    // the rook has nothing to put in between.
    assert!(pieces.iter().all(|text| !text.starts_with("d6")));
    assert!(pieces.iter().any(|text| text == "f5e4"));
    let bishop = pieces.iter().filter(|text| text.starts_with("f5")).count();
    let knight = pieces.iter().filter(|text| text.starts_with("g6")).count();
    let of = |from: &str| position.attacks_from(square(from));
    let own = position.board().color(Color::Black);
    assert_eq!(bishop as u32, (of("f5") & !own).len());
    assert_eq!(knight as u32, (of("g6") & !own).len());
}

#[test]
fn con_6_taking_a_piece_of_the_bridge_does_not_end_a_check() {
    let drawing = "
        . . . . . . . . . .
        . . . . . . . k . .
        . . . . . . N . . r
        . . . . . B . . . r
        . . . . C . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . K . . . . . . . .";
    let position = draw(CONSULCHESS, drawing, "b - - 0 1");
    assert!(position.is_check());
    assert!(!can(&position, "j6g6") && !can(&position, "j5f5"));
    let texts = machine_moves(&position);
    assert!(!texts.is_empty() && texts.iter().all(|text| text.starts_with("h7")));
}

#[test]
fn con_6_taking_en_passant_can_end_a_jumped_check() {
    let drawing = "
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . k . . . . . . . .
        . . P p . . . . . .
        . . . N . . . . . .
        . . . . C . . . . .
        . . . . . . . . . K";
    let position = draw(CONSULCHESS, drawing, "b - c3 0 1");
    assert!(position.is_check());
    assert!(can(&position, "d4c3"));
    let others = machine_moves(&position);
    assert!(
        others
            .iter()
            .all(|t| t == "d4c3" || t == "d4d3" || t.starts_with("b5"))
    );
}

#[test]
fn con_6_moving_away_can_make_a_check() {
    let drawing = "
        . . . . . . . . . .
        . . . . . . . k . .
        . . . . . . . . . .
        . . . . . N . . . .
        . . . . C . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . K . . . . . . . .";
    let position = draw(CONSULCHESS, drawing, "w - - 0 1");
    assert_eq!(san(&position, "f5d6"), "Nd6+");
    let pawn = drawing.replace('N', "P");
    let position = draw(CONSULCHESS, &pawn, "w - - 0 1");
    assert_eq!(san(&position, "f5f6"), "f6+");
}

#[test]
fn con_6_moving_in_between_can_make_a_check() {
    let drawing = "
        . . . . . . . . . .
        . . . . . . . k . .
        . . . . . . . . . .
        . . . . . p . . . .
        . . . . C . . N . .
        . . . . . . . . . .
        . . . . . . . . . .
        . K . . . . . . . .";
    let position = draw(CONSULCHESS, drawing, "w - - 0 1");
    assert_eq!(san(&position, "h4g6"), "Ng6+");
    assert_eq!(san(&position, "h4g2"), "Ng2");
}

#[test]
fn con_6_entering_a_square_that_completes_a_bridge_is_illegal() {
    let drawing = "
        . . . . . . . . . .
        . . . . . . . k . .
        . . . r . . . . . .
        . . . . . b . . . .
        . . . . C . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . K . . . . . . . .";
    let position = draw(CONSULCHESS, drawing, "b - - 0 1");
    assert!(!position.is_check());
    assert!(!can(&position, "d6g6"), "both squares occupied then");
    assert!(can(&position, "d6f6") && can(&position, "d6h6"));
    // The bishop is pinned in a way of its own: along the line only.
    assert!(!can(&position, "f5h3") && !can(&position, "f5e6"));
    assert!(can(&position, "f5g6"), "still one of the two");
    assert!(can(&position, "f5e4"), "takes the consul");
}

#[test]
fn con_6_a_capture_inside_the_bridge_does_not_change_it() {
    let drawing = "
        . . . . . . . . . .
        . . . . . . . k . .
        . . . . . . . . . .
        . . . . . P . r . .
        . . . . C . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . K . . . . . . . .";
    let position = draw(CONSULCHESS, drawing, "b - - 0 1");
    assert!(!position.is_check());
    assert!(can(&position, "h5f5"), "the square stays occupied");
}

#[test]
fn con_6_two_consuls_at_once() {
    let drawing = "
        . . . . . . . . . .
        . . . . . . . k . .
        . . . . . . n . . .
        . . . . . . . b . .
        . . . . C . . C . .
        . . . . . . . . . .
        . . . . . . . . . .
        . K . . . . . . . .";
    let position = draw(CONSULCHESS, drawing, "b - - 0 1");
    assert!(!position.is_check());
    // Each piece keeps one line mixed. The knight cannot leave its square, the bishop neither:
    // on g6 stands the knight, and h6 lies on no diagonal of the bishop.
    let texts = machine_moves(&position);
    assert!(texts.iter().all(|text| text.starts_with("h7")), "{texts:?}");
}

#[test]
fn con_6_a_double_check_leaves_only_what_answers_both() {
    let drawing = "
        . . . . . . . . . .
        . . . . . . . k . .
        . . . . . . . . . .
        . . . . . B . . . r
        . . . . C . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . K . . . . . . . .";
    // Bishop and consul stand on one line: the bishop alone gives check, its square keeps the
    // consul's line mixed.
    let single = draw(CONSULCHESS, drawing, "b - - 0 1");
    assert!(
        can(&single, "j5f5"),
        "takes the bishop, the line stays mixed"
    );
    // With the knight both lines are checks.
    let double = draw(
        CONSULCHESS,
        "
        . . . . . . . . . .
        . . . . . . . k . .
        . . . . . . . . . .
        . . . . . . N . . r
        . . . . C . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . K . . . . . . . .",
        "b - - 0 1",
    );
    assert!(double.is_check());
    assert!(!can(&double, "j5g5"), "the consul still gives check");
    let texts = machine_moves(&double);
    assert!(texts.iter().all(|text| text.starts_with("h7")), "{texts:?}");
    // Where the consul stands alone, a piece in between ends its check.
    let consul = draw(
        CONSULCHESS,
        "
        . . . . . . . . . .
        . . . . . . . k . .
        . . . . . . . . . .
        . . . . . . . . . r
        . . . . C . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . K . . . . . . . .",
        "b - - 0 1",
    );
    assert!(consul.is_check() && can(&consul, "j5f5"));
}

/// A pinned consul cannot flee over the slider that pins it.
#[test]
fn con_6_a_pinned_consul_does_not_jump_its_pinner() {
    assert_reach(
        CONSULCHESS,
        "d6",
        "
        . . . k . . . . . .
        . . . * . . . . . .
        . . . c . . . . . .
        . . . xR . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . K . . . .",
    );
}

#[test]
fn con_6_a_consul_can_jump_between_king_and_slider() {
    let drawing = "
        . . . k . . . . . .
        . . . . . . . . . .
        . c p . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . R . . . . . .
        . . . . . . . . . .
        . . . . . K . . . .";
    let position = draw(CONSULCHESS, drawing, "b - - 0 1");
    assert!(can(&position, "b6d6"), "over the pawn");
    assert!(can(&position, "b6d4"), "along the diagonal");
}
