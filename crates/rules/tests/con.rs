//! The rules of Consulchess, clause by clause (CON); check and endings have files of their own.

mod drawn;

use consulboard_rules::chess::Position;
use consulboard_rules::{Color, Game, Geometry, Role, Square, Variant};
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
