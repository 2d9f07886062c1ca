//! The rules of Consulchess, clause by clause (CON).

mod drawn;

use consulboard_rules::chess::Position;
use consulboard_rules::{
    Change, Claim, Color, DrawReason, Game, Geometry, Outcome, Role, Square, Variant, WinReason,
};
use drawn::{
    after, assert_reach, can, draw, game, machine_moves, placement, play, read, san, square,
};

const CONSULCHESS: Variant = Variant::Consulchess;

#[test]
fn con_1_ten_files_eight_ranks_a1_dark() {
    let board = CONSULCHESS.rules().geometry;
    assert_eq!(board, Geometry::new(10, 8));
    assert!(board.contains(square("a1")) && board.contains(square("j8")));
    assert!(!board.contains(square("k1")));
    assert!(!square("a1").is_light() && square("a2").is_light() && square("b1").is_light());
    assert!(square("j1").is_light() && !square("j8").is_light());
}

#[test]
fn con_1_white_on_ranks_1_and_2_black_on_7_and_8() {
    let game = Game::new(CONSULCHESS);
    let ranks = |color| {
        let pieces = game.now().pieces().into_iter();
        let mut ranks: Vec<u8> = pieces
            .filter(|(_, piece)| piece.color == color)
            .map(|(at, _)| at.rank().index() + 1)
            .collect();
        ranks.dedup();
        ranks
    };
    assert_eq!(ranks(Color::White), [1, 2]);
    assert_eq!(ranks(Color::Black), [7, 8]);
    assert_eq!(game.turn(), Color::White);
}

#[test]
fn con_2_the_array() {
    let fen = "rnbcqkcbnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBCQKCBNR w KQkq - 0 1";
    for variant in [CONSULCHESS, Variant::ConsulchessWiki] {
        assert_eq!(Game::new(variant).now().fen(), fen);
    }
}

#[test]
fn con_2_the_kings_stand_on_their_own_colour() {
    let game = Game::new(CONSULCHESS);
    let king = |name| game.now().piece(square(name)).map(|p| (p.role, p.color));
    assert_eq!(king("f1"), Some((Role::King, Color::White)));
    assert_eq!(king("f8"), Some((Role::King, Color::Black)));
    assert!(square("f1").is_light() && !square("f8").is_light());
}

#[test]
fn con_3_con_4_con_5_a_consul_alone() {
    assert_reach(
        CONSULCHESS,
        "e4",
        "
        . . . . . . . . . k
        . * . . * . . * . .
        . . * . * . * . . .
        . . . * * * . . . .
        . * * * C * * * . .
        . . . * * * . . . .
        . . * . * . * . . .
        . * . . * . . * . K",
    );
}

#[test]
fn con_3_con_4_con_5_a_consul_in_the_corner() {
    assert_reach(
        CONSULCHESS,
        "a1",
        "
        . . . . . . . . . k
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        * . . * . . . . . .
        * . * . . . . . . .
        * * . . . . . . . .
        C * * * . . . . . K",
    );
    assert_reach(
        CONSULCHESS,
        "j8",
        "
        k . . . . . * * * c
        . . . . . . . . * *
        . . . . . . . * . *
        . . . . . . * . . *
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . K . . . . .",
    );
}

#[test]
fn con_3_one_square_captures_in_all_eight_directions() {
    assert_reach(
        CONSULCHESS,
        "e4",
        "
        . . . . . . . . . k
        . . . . . . . . . .
        . . * . * . * . . .
        . . .xn xn xn . . . .
        . . *xn C xn * . . .
        . . .xn xn xn . . . .
        . . * . * . * . . .
        . . . . . . . . . K",
    );
}

#[test]
fn con_4_two_squares_jump_over_either_colour_and_capture_on_landing() {
    assert_reach(
        CONSULCHESS,
        "e4",
        "
        . . . . . . . . . k
        . * . . . . . * . .
        . .xn . * .xn . . .
        . . . N xb N . . . .
        . *xn N C xb * . . .
        . . .xb N N . . . .
        . . * . * .xn . . .
        . . . . . . . * . K",
    );
}

#[test]
fn con_4_not_onto_an_own_piece() {
    assert_reach(
        CONSULCHESS,
        "e4",
        "
        . . . . . . . . . k
        . . . . * . . * . .
        . . P . * . * . . .
        . . . * * * . . . .
        . . P * C * * * . .
        . . . * * * . . . .
        . . P . * . * . . .
        . . . . * . . * . K",
    );
}

/// Every combination of the two squares between and the landing square, in every direction.
#[test]
fn con_5_three_squares_both_between_empty_or_both_occupied() {
    let steps = [
        (1, 0),
        (1, 1),
        (0, 1),
        (-1, 1),
        (-1, 0),
        (-1, -1),
        (0, -1),
        (1, -1),
    ];
    let at = |(files, ranks): (i8, i8), distance: i8| {
        let along = |start: u8, step: i8| start.checked_add_signed(step * distance).unwrap();
        Square::at(along(4, files), along(3, ranks)).unwrap()
    };
    let contents = [
        None,
        Some(Role::Knight.of(Color::White)),
        Some(Role::Pawn.of(Color::Black)),
    ];
    let mut tried = 0;
    for step in steps {
        for first in contents {
            for second in contents {
                // A pawn may not stand on the first rank, so the target is a knight.
                for landing in [None, contents[1], Some(Role::Knight.of(Color::Black))] {
                    let empty = read(CONSULCHESS, "k9/10/10/10/4C5/10/10/9K w - - 0 1");
                    let mut setup = empty.to_setup();
                    setup.board.set(at(step, 1), first);
                    setup.board.set(at(step, 2), second);
                    setup.board.set(at(step, 3), landing);
                    let position = Position::from_setup(CONSULCHESS.rules(), setup).unwrap();
                    let expected = first.is_some() == second.is_some() && landing != contents[1];
                    let text = format!("e4{}", at(step, 3));
                    assert_eq!(can(&position, &text), expected, "{}", position.to_fen());
                    tried += 1;
                }
            }
        }
    }
    assert_eq!(tried, 8 * 27);
}

#[test]
fn con_5_a_mixed_path_is_illegal() {
    assert_reach(
        CONSULCHESS,
        "e4",
        "
        . . . . . . . . . k
        . . . . xn . . . . .
        . . P . xn . * . . .
        . . . * xn P . . . .
        . n * P C * xn . . .
        . . . P * xn . . . .
        . . xn . * . P . . .
        . * . . * . . xn . K",
    );
}

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

#[test]
fn con_7_double_steps_from_rank_2_and_7_only() {
    let drawing = "
        . . . . . k . . . .
        p . . . . . . . . p
        . p . . . . . . p .
        . . . . . . . . . .
        . . . . . . . . . .
        . P . . . . . . P .
        P . . . . . . . . P
        . . . . . K . . . .";
    let pawn_moves = |position: &Position| -> Vec<String> {
        let texts = machine_moves(position).into_iter();
        texts.filter(|t| !t.starts_with('f')).collect()
    };
    let white = draw(CONSULCHESS, drawing, "w - - 0 1");
    assert_eq!(
        pawn_moves(&white),
        ["a2a3", "a2a4", "b3b4", "i3i4", "j2j3", "j2j4"]
    );
    let black = draw(CONSULCHESS, drawing, "b - - 0 1");
    assert_eq!(
        pawn_moves(&black),
        ["a7a5", "a7a6", "b6b5", "i6i5", "j7j5", "j7j6"]
    );
}

#[test]
fn con_7_pawns_do_not_jump_and_capture_diagonally_only() {
    assert_reach(
        CONSULCHESS,
        "e2",
        "
        . . . . . k . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . .xn r xn . . . .
        . . . . P . . . . .
        . . . . . . . . . K",
    );
    assert_reach(
        CONSULCHESS,
        "e2",
        "
        . . . . . k . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . r . . . . .
        . . . . * . . . . .
        . . . . P . . . . .
        . . . . . . . . . K",
    );
    // Nothing lies beyond the edge files.
    assert_reach(
        CONSULCHESS,
        "j4",
        "
        . . . . . k . . . .
        . . . . . . . . . .
        n . . . . . . . . .
        n . . . . . . .xn *
        n . . . . . . . . P
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . K",
    );
}

#[test]
fn con_7_en_passant_on_the_next_move_only() {
    let fen = "5k4/2p7/10/3P6/10/10/10/5K4 b - - 0 1";
    let mut game = game(CONSULCHESS, fen);
    play(&mut game, "c5 dxc6");
    assert_eq!(game.now().fen(), "5k4/10/2P7/10/10/10/10/5K4 b - - 0 2");
    game.undo();
    play(&mut game, "Kg1 Kg8");
    assert!(game.find("dxc6").is_err());
    // A single step gives no such right.
    let position = read(CONSULCHESS, "5k4/10/2p7/3P6/10/10/10/5K4 b - - 0 1");
    assert!(!can(&after(&position, "c5"), "d5c6"));
}

#[test]
fn con_7_en_passant_for_black_and_on_the_edge_files() {
    let position = read(CONSULCHESS, "5k4/10/10/10/8p1/10/9P/5K4 w - - 0 1");
    let next = after(&position, "j4");
    assert_eq!(next.en_passant(), Some(square("j3")));
    assert_eq!(
        placement(&after(&next, "ixj3")),
        "5k4/10/10/10/10/9p/10/5K4"
    );
}

#[test]
fn con_7_promotion_to_queen_consul_rook_bishop_or_knight() {
    let position = read(CONSULCHESS, "3r1k4/2P7/10/10/10/10/10/5K4 w - - 0 1");
    let game = game(CONSULCHESS, &position.to_fen());
    let to = |name: &str| -> Vec<Role> {
        let choices = game.choices().into_iter();
        choices
            .filter(|choice| choice.paths[0].last().unwrap().square == square(name))
            .filter_map(|choice| choice.promotion)
            .collect()
    };
    let expected = [
        Role::Queen,
        Role::Consul,
        Role::Rook,
        Role::Bishop,
        Role::Knight,
    ];
    for target in ["c8", "d8"] {
        let mut roles = to(target);
        roles.sort_unstable();
        let mut sorted = expected;
        sorted.sort_unstable();
        assert_eq!(roles, sorted, "{target}");
    }
    // That is also the order in which they are offered.
    assert_eq!(CONSULCHESS.rules().promotions, expected);
    assert_eq!(
        placement(&after(&position, "c8=C")),
        "2Cr1k4/10/10/10/10/10/10/5K4"
    );
    assert!(!can(&position, "c7c8"), "a pawn cannot stay one");
    assert!(position.find_move("c8=K").is_err());
}

fn draw_by(reason: DrawReason) -> Option<Outcome> {
    Some(Outcome::Draw { reason })
}

fn win_by(winner: Color, reason: WinReason) -> Option<Outcome> {
    Some(Outcome::Win { winner, reason })
}

#[test]
fn con_8_checkmate() {
    let mut game = game(CONSULCHESS, "9k/R9/10/10/10/10/10/1R3K4 w - - 149 80");
    play(&mut game, "Rb8#");
    // Mate comes before the seventy-five moves that are full now as well.
    assert_eq!(game.outcome(), win_by(Color::White, WinReason::Checkmate));
    assert_eq!(game.outcome().unwrap().score(), "1-0");
    assert!(game.choices().is_empty() && game.claims().is_empty());
}

#[test]
fn con_8_checkmate_over_a_bridge() {
    // The rook may take the knight, but then stands in the bridge itself.
    let drawing = "
        . . . . . . . . r k
        . . . . . . . . N p
        . . . . . . . B . .
        . . . . . . C . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . K . . . .";
    let mate = game(
        CONSULCHESS,
        &draw(CONSULCHESS, drawing, "b - - 0 1").to_fen(),
    );
    assert_eq!(mate.outcome(), win_by(Color::White, WinReason::Checkmate));
    // Without the bishop there is no bridge.
    let open = drawing.replace('B', ".");
    let game = game(CONSULCHESS, &draw(CONSULCHESS, &open, "b - - 0 1").to_fen());
    assert_eq!((game.outcome(), game.now().is_check()), (None, false));
}

#[test]
fn con_8_stalemate() {
    let game = game(CONSULCHESS, "9k/7Q2/10/10/10/10/10/5K4 b - - 0 1");
    assert_eq!(game.outcome(), draw_by(DrawReason::Stalemate));
    assert_eq!(game.outcome().unwrap().score(), "1/2-1/2");
}

#[test]
fn con_8_dead_positions() {
    let outcome = |white: &str, black: &str| {
        let fen = format!("k3{black}/10/10/10/10/10/10/K3{white} w - - 0 1");
        game(CONSULCHESS, &fen).outcome()
    };
    let dead = draw_by(DrawReason::DeadPosition);
    assert_eq!(outcome("6", "6"), dead, "bare kings");
    assert_eq!(outcome("N5", "6"), dead);
    assert_eq!(outcome("6", "n5"), dead);
    assert_eq!(outcome("B5", "6"), dead);
    // e1, g1 and i1 are dark, f8 and h8 too.
    assert_eq!(outcome("B1B1B1", "6"), dead, "any number of bishops");
    assert_eq!(outcome("B1B3", "1b1b2"), dead, "of both sides");
    assert_eq!(outcome("B5", "b5"), None, "bishops on both colours");
    assert_eq!(outcome("BB4", "6"), None);
    assert_eq!(outcome("NN4", "6"), None);
    assert_eq!(outcome("N5", "n5"), None);
    assert_eq!(outcome("N5", "b5"), None);
    assert_eq!(outcome("C5", "6"), None);
    assert_eq!(outcome("R5", "6"), None);
    assert_eq!(outcome("Q5", "6"), None);
    let pawn = "k9/10/10/10/10/10/4P5/K9 w - - 0 1";
    assert_eq!(game(CONSULCHESS, pawn).outcome(), None);
}

#[test]
fn con_8_a_capture_can_leave_a_dead_position() {
    let mut game = game(CONSULCHESS, "k9/10/10/10/10/10/1r8/K9 w - - 0 1");
    play(&mut game, "Kxb2");
    assert_eq!(game.outcome(), draw_by(DrawReason::DeadPosition));
}

/// Two kings and two rooks walk to and fro and end where they began.
const TO_AND_FRO: &str = "Kg1 Kg8 Kf1 Kf8";

#[test]
fn con_8_threefold_repetition_on_claim() {
    let mut game = game(CONSULCHESS, "r4k4/10/10/10/10/10/10/R4K4 w - - 0 1");
    play(&mut game, TO_AND_FRO);
    assert!(game.claims().is_empty());
    assert!(!game.claim(Claim::ThreefoldRepetition), "only twice so far");
    play(&mut game, TO_AND_FRO);
    assert_eq!(game.claims(), [Claim::ThreefoldRepetition]);
    assert_eq!(game.outcome(), None, "nobody has claimed yet");
    assert!(game.claim(Claim::ThreefoldRepetition));
    assert_eq!(game.outcome(), draw_by(DrawReason::ThreefoldRepetition));
    // Undo takes the claim back with the move.
    game.undo();
    assert_eq!(game.outcome(), None);
}

#[test]
fn con_8_a_claim_lapses_with_the_next_move() {
    let mut game = game(CONSULCHESS, "r4k4/10/10/10/10/10/10/R4K4 w - - 0 1");
    play(&mut game, TO_AND_FRO);
    play(&mut game, TO_AND_FRO);
    play(&mut game, "Kf2");
    assert!(game.claims().is_empty());
}

#[test]
fn con_8_fivefold_repetition_at_once() {
    let mut game = game(CONSULCHESS, "r4k4/10/10/10/10/10/10/R4K4 w - - 0 1");
    for _ in 0..3 {
        play(&mut game, TO_AND_FRO);
        assert_eq!(game.outcome(), None);
    }
    play(&mut game, TO_AND_FRO);
    assert_eq!(game.outcome(), draw_by(DrawReason::FivefoldRepetition));
}

#[test]
fn con_8_lost_castling_rights_make_another_position() {
    let mut game = game(CONSULCHESS, "r4k4/10/10/10/10/10/10/R4K4 w Q - 0 1");
    play(&mut game, TO_AND_FRO);
    play(&mut game, TO_AND_FRO);
    assert!(game.claims().is_empty(), "the first time had the right");
    play(&mut game, TO_AND_FRO);
    assert_eq!(game.claims(), [Claim::ThreefoldRepetition]);
}

#[test]
fn con_8_a_legal_en_passant_capture_makes_another_position() {
    let mut game = game(CONSULCHESS, "5k4/10/10/10/1p8/10/P9/5K4 w - - 0 1");
    play(&mut game, "a4");
    let round = "Kg8 Kg1 Kf8 Kf1";
    play(&mut game, round);
    play(&mut game, round);
    assert!(game.claims().is_empty());
    play(&mut game, round);
    assert_eq!(game.claims(), [Claim::ThreefoldRepetition]);
}

#[test]
fn con_8_an_en_passant_capture_that_is_illegal_makes_no_difference() {
    // The pawn on b4 is pinned on the file.
    let mut game = game(CONSULCHESS, "1k8/10/10/10/1p8/10/P9/1R3K4 w - - 0 1");
    play(&mut game, "a4");
    assert!(game.find("bxa3").is_err());
    let round = "Ka8 Kg1 Kb8 Kf1";
    play(&mut game, round);
    play(&mut game, round);
    assert_eq!(game.claims(), [Claim::ThreefoldRepetition]);
}

#[test]
fn con_8_the_side_to_move_makes_another_position() {
    // The rook loses a move in a triangle: the same pieces, the other side to move.
    let mut game = game(CONSULCHESS, "5k4/10/10/10/10/10/10/R4K4 w - - 0 1");
    let key = game.now().key();
    play(&mut game, "Ra2 Kg8 Rb2 Kf8 Rb1 Kg8 Ra1 Kg7 Kf2 Kf8 Kf1");
    assert_eq!(
        game.now().fen().split(' ').next(),
        game.view(0).fen().split(' ').next()
    );
    assert_ne!(game.now().key(), key);
}

#[test]
fn con_8_fifty_moves_on_claim_and_a_pawn_move_starts_anew() {
    let fen = |halfmoves: u32| {
        let fen = format!("r4k4/10/10/10/10/10/7P2/R4K4 w - - {halfmoves} 90");
        game(CONSULCHESS, &fen)
    };
    let mut early = fen(98);
    play(&mut early, "Kg1");
    assert!(!early.claim(Claim::FiftyMoves));
    let mut game = fen(99);
    play(&mut game, "Kg1");
    assert_eq!(game.claims(), [Claim::FiftyMoves]);
    assert!(game.claim(Claim::FiftyMoves));
    assert_eq!(game.outcome(), draw_by(DrawReason::FiftyMoves));
    let mut game = fen(99);
    play(&mut game, "h3");
    assert!(game.claims().is_empty());
    let mut game = fen(99);
    play(&mut game, "Rxa8+");
    assert!(game.claims().is_empty(), "a capture as well");
}

#[test]
fn con_8_seventy_five_moves_at_once() {
    let fen = "r4k4/10/10/10/10/10/7P2/R4K4 w - - 148 90";
    let mut game = game(CONSULCHESS, fen);
    play(&mut game, "Kg1");
    assert_eq!(game.outcome(), None);
    play(&mut game, "Kg8");
    assert_eq!(game.outcome(), draw_by(DrawReason::SeventyFiveMoves));
}

#[test]
fn con_8_resignation_and_agreement() {
    let mut game = Game::new(CONSULCHESS);
    let mut agreed = game.clone();
    game.resign(Color::White);
    assert_eq!(game.outcome(), win_by(Color::Black, WinReason::Resignation));
    assert_eq!(game.outcome().unwrap().score(), "0-1");
    assert!(game.find("e4").is_err() && game.choices().is_empty());
    agreed.agree_draw();
    assert_eq!(agreed.outcome(), draw_by(DrawReason::Agreement));
    agreed.resign(Color::Black);
    assert_eq!(agreed.outcome(), draw_by(DrawReason::Agreement));
}

#[test]
fn con_8_loss_on_time_unless_the_opponent_has_a_bare_king() {
    let fen = "5k4/10/10/10/10/10/4P5/5K4 w - - 0 1";
    let mut game = game(CONSULCHESS, fen);
    let mut other = game.clone();
    game.time_out(Color::Black);
    assert_eq!(game.outcome(), win_by(Color::White, WinReason::Time));
    other.time_out(Color::White);
    assert_eq!(other.outcome(), draw_by(DrawReason::TimeAgainstBareKing));
}

#[test]
fn con_9_letters() {
    let position = read(CONSULCHESS, "5k4/10/10/10/4C5/10/4P5/RNBQ1K4 w - - 0 1");
    let from_to = |from: &str, to: &str| san(&position, &format!("{from}{to}"));
    assert_eq!(from_to("e4", "d5"), "Cd5");
    assert_eq!(from_to("a1", "a2"), "Ra2");
    assert_eq!(from_to("b1", "c3"), "Nc3");
    assert_eq!(from_to("c1", "b2"), "Bb2");
    assert_eq!(from_to("d1", "d2"), "Qd2");
    assert_eq!(from_to("f1", "g1"), "Kg1");
    assert_eq!(from_to("e2", "e3"), "e3", "a pawn has no letter");
}

#[test]
fn con_9_consul_read_as_co_and_ko() {
    let fen = "5k4/3p6/10/10/4C5/10/10/K1C7 w - - 0 1";
    let position = read(CONSULCHESS, fen);
    for rest in ["ee3", "cd1", "f5"] {
        let expected = position.find_move(&format!("C{rest}"));
        assert!(expected.is_ok(), "C{rest}");
        for letters in ["Co", "Ko"] {
            let found = position.find_move(&format!("{letters}{rest}"));
            assert_eq!(found, expected, "{letters}{rest}");
        }
    }
    for letters in ["C", "Co", "Ko"] {
        let error = position.find_move(&format!("{letters}xd7"));
        assert!(error.is_err(), "no consul reaches d7");
    }
    // The king keeps its own letter.
    assert!(position.find_move("Kb1").is_ok() && position.find_move("Cb2").is_ok());
    let promoting = read(CONSULCHESS, "5k4/P9/10/10/10/10/10/5K4 w - - 0 1");
    assert_eq!(san(&promoting, "a8=C"), "a8=C");
}
