//! How games end (CON-8).

mod drawn;

use consulboard_rules::{Claim, Color, DrawReason, Game, Outcome, Variant, WinReason};
use drawn::{draw, game, play};

const CONSULCHESS: Variant = Variant::Consulchess;

fn draw_by(reason: DrawReason) -> Option<Outcome> {
    Some(Outcome::Draw { reason })
}

fn win_by(winner: Color, reason: WinReason) -> Option<Outcome> {
    Some(Outcome::Win { winner, reason })
}

/// Two kings and two rooks walk to and fro and end where they began.
const TO_AND_FRO: &str = "Kg1 Kg8 Kf1 Kf8";

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
