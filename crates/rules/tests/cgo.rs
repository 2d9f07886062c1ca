//! Congo, clause by clause.

use consulboard_rules::{
    Claim, Color, DrawReason, Game, Outcome, SetupFault, Start, StartError, Variant, WinReason,
};
use consulboard_rules::{FenError, Square};

fn congo(fen: &str) -> Game {
    Game::from_fen(Variant::Congo, fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn play(game: &mut Game, moves: &str) {
    for text in moves.split_whitespace() {
        let choice = game
            .find(text)
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        game.play(choice).unwrap();
    }
}

/// The squares that the piece on a square can step to, sorted.
fn targets(game: &Game, from: &str) -> String {
    let from: Square = from.parse().unwrap();
    let choices = game.choices();
    let paths = choices.iter().flat_map(|choice| &choice.paths);
    let mut squares: Vec<String> = paths
        .filter(|path| path[0].square == from)
        .map(|path| path[1].square.to_string())
        .collect();
    squares.sort();
    squares.dedup();
    squares.join(" ")
}

fn piece_at(game: &Game, square: &str) -> bool {
    game.now().piece(square.parse().unwrap()).is_some()
}

/// Lions out of each other's sight, so that only the piece on d4 or elsewhere matters.
fn alone(placement: &str) -> Game {
    congo(&format!("{placement} w - - 0 1"))
}

#[test]
fn cgo_1_cgo_14_the_array() {
    let game = Game::new(Variant::Congo);
    assert_eq!(
        game.now().fen(),
        "gmelecz/ppppppp/7/7/7/PPPPPPP/GMELECZ w - - 0 1"
    );
    assert_eq!(game.turn(), Color::White);
}

#[test]
fn cgo_1_lions_stay_in_their_castles() {
    let fault = |fen: &str| match Game::from_fen(Variant::Congo, fen) {
        Err(StartError::Fen(FenError::Setup(error))) => error.faults,
        other => panic!("{fen}: {other:?}"),
    };
    let at = "b1".parse().unwrap();
    assert_eq!(
        fault("3l3/7/7/7/7/7/1L5 w - - 0 1"),
        [SetupFault::LionOutsideCastle { at }]
    );
    assert_eq!(fault("7/7/7/7/7/7/2L4 w - - 0 1").len(), 1);
}

#[test]
fn cgo_2_no_check_and_the_lion_is_taken_at_once() {
    // The rook-like crocodile attacks the lion; nobody has to care.
    let mut game = congo("3l3/7/7/7/7/3c3/3L3 w - - 0 1");
    assert!(!game.now().is_check());
    assert!(game.choices().len() > 2);
    play(&mut game, "Le1 Cxe1#");
    let winner = Color::Black;
    let reason = WinReason::LionCaptured;
    assert_eq!(game.outcome(), Some(Outcome::Win { winner, reason }));
    assert!(game.choices().is_empty());
}

#[test]
fn cgo_2_without_a_move_a_side_loses() {
    // Monkeys everywhere: none can step, and none can leap over the lion at the edge.
    let game = congo("MMMlMMM/MMMMMMM/MMMMMMM/MMMMMMM/MMMMMMM/MMMMMMM/MMMLMMM w - - 0 1");
    assert!(game.choices().is_empty());
    let winner = Color::Black;
    let reason = WinReason::NoMoves;
    assert_eq!(game.outcome(), Some(Outcome::Win { winner, reason }));
}

#[test]
fn cgo_3_the_lion() {
    let game = alone("4l2/7/7/7/7/P6/2L4");
    assert_eq!(targets(&game, "c1"), "c2 d1 d2");
    // Along an open file.
    let game = alone("2l4/7/7/7/7/7/2L4");
    assert_eq!(targets(&game, "c1"), "c2 c7 d1 d2");
    let game = alone("2l4/7/7/2p4/7/7/2L4");
    assert_eq!(targets(&game, "c1"), "c2 d1 d2");
    // Over the river on the diagonal, if d4 is empty.
    let game = alone("7/7/4l2/7/2L4/7/7");
    assert!(targets(&game, "c3").contains("e5"));
    let game = alone("7/7/4l2/3p3/2L4/7/7");
    assert!(!targets(&game, "c3").contains("e5"));
    // Not on longer diagonals.
    let game = alone("7/4l2/7/7/7/1p5/2L4");
    assert!(!targets(&game, "c1").contains("e6"));
}

#[test]
fn cgo_4_cgo_5_zebra_and_elephant() {
    let game = alone("4l2/7/7/3Z3/7/7/2L4");
    assert_eq!(targets(&game, "d4"), "b3 b5 c2 c6 e2 e6 f3 f5");
    let game = alone("4l2/7/3p3/2pE3/7/7/2L4");
    // It jumps, and captures on either square.
    assert_eq!(targets(&game, "d4"), "b4 c4 d2 d3 d5 d6 e4 f4");
}

#[test]
fn cgo_6_the_giraffe_captures_only_at_distance_two() {
    let game = alone("4l2/5p1/3p3/3G3/7/7/2L4");
    assert_eq!(
        targets(&game, "d4"),
        "b2 b4 b6 c3 c4 c5 d2 d3 d6 e3 e4 e5 f2 f4 f6"
    );
}

#[test]
fn cgo_7_the_crocodile() {
    let game = alone("4l2/7/7/7/7/7/C1L4");
    assert_eq!(targets(&game, "a1"), "a2 a3 a4 b1 b2");
    let game = alone("C3l2/7/7/7/7/7/2L4");
    assert_eq!(targets(&game, "a7"), "a4 a5 a6 b6 b7");
    let game = alone("4l2/7/7/C2p3/7/7/2L4");
    assert_eq!(targets(&game, "a4"), "a3 a5 b3 b4 b5 c4 d4");
}

#[test]
fn cgo_8_pawns() {
    let game = alone("4l2/7/7/7/1p5/1P5/2L4");
    assert_eq!(targets(&game, "b2"), "a3 b3 c3");
    // Past the river also straight back, without capturing or jumping.
    let game = alone("4l2/7/1P5/7/7/7/2L4");
    assert_eq!(targets(&game, "b5"), "a6 b3 b4 b6 c6");
    let game = alone("4l2/7/1P5/7/1p5/7/2L4");
    assert_eq!(targets(&game, "b5"), "a6 b4 b6 c6");
    let mut game = alone("4l2/P6/7/7/7/7/2L4");
    play(&mut game, "a7");
    assert!(game.now().fen().starts_with("S3l2/"));
}

#[test]
fn cgo_9_superpawns() {
    let game = alone("4l2/7/7/7/3S3/7/2L4");
    assert_eq!(targets(&game, "d3"), "b1 c2 c3 c4 d1 d2 d4 e2 e3 e4 f1");
    // Sideways it captures, backwards it does not.
    let game = alone("4l2/7/7/7/2pSp2/2ppp2/2L4");
    assert_eq!(targets(&game, "d3"), "c3 c4 d4 e3 e4");
}

/// The chain of the source's diagram: a1, c3, c1, e3, g5, e5, c5, a5.
#[test]
fn cgo_10_the_long_chain() {
    let game = alone("4l2/7/1p1p1p1/5p1/7/1ppp3/M1L4");
    // From c1 on the lion is in the way, so it stands elsewhere.
    assert!(game.find("Ma1xc3xc1xe3xg5xe5xc5xa5").is_err());
    let mut game = alone("4l2/7/1p1p1p1/5p1/7/1ppp3/M3L2");
    play(&mut game, "Ma1xc3xc1xe3xg5xe5xc5xa5");
    assert_eq!(game.now().fen(), "4l2/7/M6/7/7/7/4L2 b - - 0 1");
    let ply = game.plies().last().unwrap();
    assert_eq!(ply.machine, "a1c3c1e3g5e5c5a5");
}

#[test]
fn cgo_10_captured_pieces_block_until_the_end_and_are_leapt_once() {
    // b5 is leapt over upwards; it is still there, and cannot be leapt over again.
    let game = alone("4l2/7/1p5/1M5/7/7/2L4");
    assert_eq!(targets(&game, "b4"), "a3 a4 a5 b3 b6 c3 c4 c5");
    assert!(game.find("Mb4xb6xb4").is_err());
}

#[test]
fn cgo_10_the_start_square_may_be_visited_again() {
    let mut game = alone("4l2/7/7/1p1p3/M6/1p1p3/4L2");
    play(&mut game, "Ma3xc5xe3xc1xa3");
    assert_eq!(game.now().fen(), "4l2/7/7/7/M6/7/4L2 b - - 0 1");
}

#[test]
fn cgo_11_a_chain_ends_with_the_lion() {
    // The lion on e6, and a pawn behind its landing.
    let game = alone("7/4l2/3M1p1/7/7/7/2L4");
    let mut over = game.clone();
    assert!(over.find("Md5xf7").is_ok());
    play(&mut over, "Md5xf7#");
    let winner = Color::White;
    let reason = WinReason::LionCaptured;
    assert_eq!(over.outcome(), Some(Outcome::Win { winner, reason }));
}

#[test]
fn cgo_12_who_stays_in_the_river_drowns() {
    // A zebra in the river; another piece moves.
    let mut game = alone("4l2/7/7/3Z3/7/P6/2L4");
    play(&mut game, "a3");
    assert!(!piece_at(&game, "d4"));
    // It leaves in time.
    let mut game = alone("4l2/7/7/3Z3/7/P6/2L4");
    play(&mut game, "Zb5");
    assert!(piece_at(&game, "b5"));
    // From one square of the river to another.
    let mut game = alone("4l2/7/7/3E3/7/P6/2L4");
    play(&mut game, "Eb4");
    assert!(!piece_at(&game, "b4"));
    // Who has just come in stays, and so do crocodiles.
    let mut game = alone("4l2/7/7/3C3/P6/7/2L4");
    play(&mut game, "a4");
    assert!(piece_at(&game, "a4") && piece_at(&game, "d4"));
    // The opponent's pieces are not asked.
    let mut game = alone("4l2/7/7/3z3/P6/7/2L4");
    play(&mut game, "a4");
    assert!(piece_at(&game, "d4"));
}

#[test]
fn cgo_12_the_captures_of_a_drowned_monkey_stand() {
    let mut game = alone("4l2/7/1pp4/1M5/7/7/2L4");
    play(&mut game, "Mb4xb6xd4");
    assert_eq!(game.now().fen(), "4l2/7/7/7/7/7/2L4 b - - 0 1");
}

#[test]
fn cgo_12_nothing_drowns_when_the_lion_is_taken() {
    let mut game = congo("3l3/7/7/Z6/7/7/3L3 w - - 0 1");
    play(&mut game, "Lxd7#");
    assert!(piece_at(&game, "a4"));
}

#[test]
fn cgo_13_bare_lions_are_a_draw_unless_one_can_be_taken() {
    let reason = DrawReason::BareLions;
    let game = congo("4l2/7/7/7/7/7/2L4 w - - 0 1");
    assert_eq!(game.outcome(), Some(Outcome::Draw { reason }));
    let game = congo("2l4/7/7/7/7/7/2L4 w - - 0 1");
    assert_eq!(game.outcome(), None);
}

#[test]
fn cgo_13_threefold_on_claim_and_no_fifty_moves() {
    let mut game = congo("4l2/z6/7/7/7/Z6/2L4 w - - 500 300");
    assert!(game.outcome().is_none() && game.claims().is_empty());
    for _ in 0..2 {
        play(&mut game, "Zc3 Zc5 Za2 Za6");
    }
    assert_eq!(game.claims(), [Claim::ThreefoldRepetition]);
}

/// Random games: every text leads back to its move, every position to itself.
#[test]
fn cgo_14_texts_round_trip_in_random_games() {
    let mut seed = 7u64;
    let mut next = move |bound: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (seed >> 33) as usize % bound
    };
    for _ in 0..60 {
        let mut game = Game::new(Variant::Congo);
        for _ in 0..80 {
            let choices = game.choices();
            if choices.is_empty() {
                break;
            }
            let fen = game.now().fen();
            let again = Game::from_start(Variant::Congo, Start::Fen(fen.clone())).unwrap();
            assert_eq!(again.now().fen(), fen);
            assert_eq!(again.now().key(), game.now().key());
            let mut paths: Vec<_> = choices.iter().flat_map(|c| c.paths.clone()).collect();
            let count = paths.len();
            paths.sort();
            paths.dedup();
            assert_eq!(
                paths.len(),
                count,
                "{fen}: a click sequence with two meanings"
            );
            for choice in &choices {
                let san = game.san(choice.id).unwrap();
                assert_eq!(game.find(&san), Ok(choice.id), "{fen}: {san}");
            }
            let choice = choices[next(choices.len())].id;
            let machine = game.play(choice).unwrap().machine.clone();
            game.undo();
            assert_eq!(game.find(&machine), Ok(choice), "{fen}: {machine}");
            game.play(choice).unwrap();
        }
    }
}
