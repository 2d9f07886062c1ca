//! Refusals of texts, each with what was found and what was expected (TXT-3).

mod drawn;

use consulboard_rules::chess::Position;
use consulboard_rules::{Color, FenError, Game, Role, SetupError, SetupFault, Square, Variant};
use drawn::{read, refused as error, square};

const CONSULCHESS: Variant = Variant::Consulchess;
const ORTHODOX: Variant = Variant::Orthodox;

fn message(variant: Variant, fen: &str) -> String {
    error(variant, fen).to_string()
}

fn faults(variant: Variant, fen: &str) -> Vec<SetupFault> {
    match error(variant, fen) {
        FenError::Setup(SetupError { faults }) => faults,
        other => panic!("{fen}: {other}"),
    }
}

#[test]
fn txt_3_moves_that_cannot_be_read() {
    let position = read(CONSULCHESS, "5k4/10/10/10/10/10/4P5/R4K3R w - - 0 1");
    let message = |text: &str| position.find_move(text).unwrap_err().to_string();
    assert_eq!(message(""), "move: found nothing, expected a move");
    assert_eq!(message("  "), "move: found nothing, expected a move");
    assert_eq!(
        message("hello"),
        "move: found `hello`, expected a form such as Cd4, e2e4 or 0-0-i-h"
    );
    assert_eq!(message("e5"), "move: found `e5`, expected a legal move");
    assert_eq!(
        message("Xe5"),
        "move: found `Xe5`, expected a form such as Cd4, e2e4 or 0-0-i-h"
    );
}

#[test]
fn txt_3_an_ambiguous_move_lists_the_candidates() {
    let position = read(CONSULCHESS, "9k/10/10/10/10/2N1N5/10/9K w - - 0 1");
    let error = position.find_move("Nd5").unwrap_err();
    assert_eq!(
        error.to_string(),
        "move: found `Nd5`, expected one of Ncd5, Ned5"
    );
    let promotion = read(CONSULCHESS, "9k/2P7/10/10/10/10/10/9K w - - 0 1");
    let error = promotion.find_move("c8").unwrap_err();
    assert_eq!(
        error.to_string(),
        "move: found `c8`, expected one of c8=Q+, c8=C, c8=R+, c8=B, c8=N"
    );
    assert_eq!(
        promotion
            .find_move("c7c8")
            .unwrap_err()
            .to_string()
            .replace("c7c8", "c8"),
        error.to_string()
    );
}

#[test]
fn txt_3_a_fen_error_says_which_part_what_was_found_and_what_was_expected() {
    let of = |fen: &str| message(CONSULCHESS, fen);
    assert_eq!(of(""), "FEN: found nothing, expected piece placement");
    assert_eq!(
        of("5k4/10 w"),
        "piece placement: found 2 rows, expected 8 rows separated by `/`"
    );
    assert_eq!(
        of("5k3/10/10/10/10/10/10/5K4 w"),
        "piece placement: rank 8 has 9 squares, expected 10"
    );
    assert_eq!(
        of("5k4/10/10/10/4x5/10/10/5K4 w"),
        "piece placement: found `x` on rank 4, expected a number or one of KQCRBNP"
    );
    let rest = |rest: &str| of(&format!("5k4/10/10/10/10/10/10/R4K4 {rest}"));
    assert_eq!(rest("x"), "side to move: found `x`, expected `w` or `b`");
    assert_eq!(
        rest("w Kx"),
        "castling field: found `K`, expected a rook there for the king on its back rank"
    );
    assert_eq!(
        rest("w x"),
        "castling field: found `x`, expected `-`, letters of KQkq or files from a to j"
    );
    assert_eq!(
        rest("w - z9"),
        "en-passant field: found `z9`, expected `-` or a square"
    );
    assert_eq!(
        rest("w - - x"),
        "halfmove clock: found `x`, expected a whole number"
    );
    assert_eq!(
        rest("w - - 0 -1"),
        "move number: found `-1`, expected a whole number"
    );
    assert_eq!(
        rest("w - - 0 1 more"),
        "FEN: found `more` after the last field, expected nothing more"
    );
}

#[test]
fn txt_3_every_fault_of_a_position_is_named() {
    let at = square;
    assert_eq!(
        faults(CONSULCHESS, "P9/10/10/10/10/10/10/5K3p w"),
        [
            SetupFault::PawnOnLastRank { at: at("j1") },
            SetupFault::PawnOnLastRank { at: at("a8") },
            SetupFault::Royals {
                role: Role::King,
                color: Color::Black,
                found: 0
            },
        ]
    );
    assert_eq!(
        faults(CONSULCHESS, "5k3k/10/10/10/10/10/10/10 w"),
        [
            SetupFault::Royals {
                role: Role::King,
                color: Color::White,
                found: 0
            },
            SetupFault::Royals {
                role: Role::King,
                color: Color::Black,
                found: 2
            },
        ]
    );
    let black = Color::Black;
    assert_eq!(
        faults(CONSULCHESS, "5k4/10/10/10/10/10/10/K4R4 w"),
        [SetupFault::OpponentInCheck { color: black }]
    );
    // Over a bridge as well.
    assert_eq!(
        faults(CONSULCHESS, "5k4/5p4/5p4/5C4/10/10/10/K9 w"),
        [SetupFault::OpponentInCheck { color: black }]
    );
    let mixed = "5k4/5p4/10/5C4/10/10/10/K9 w - - 0 1";
    assert_eq!(read(CONSULCHESS, mixed).to_fen(), mixed);
}

#[test]
fn txt_3_en_passant_squares_that_no_double_step_can_have_left() {
    let fault = |fen: &str, name: &str| {
        let at = name.parse::<Square>().unwrap();
        assert_eq!(
            faults(CONSULCHESS, fen),
            [SetupFault::EnPassant { at }],
            "{fen}"
        );
    };
    fault("5k4/10/10/10/10/10/10/5K4 w - e6 0 1", "e6");
    fault("5k4/10/10/4p5/10/10/10/5K4 b - e6 0 1", "e6");
    fault("5k4/4p5/10/4p5/10/10/10/5K4 w - e6 0 1", "e6");
    fault("5k4/10/4n5/4p5/10/10/10/5K4 w - e6 0 1", "e6");
    fault("5k4/10/10/10/4p5/10/10/5K4 w - e5 0 1", "e5");
    fault("5k4/10/10/4P5/10/10/10/5K4 w - e6 0 1", "e6");
    fault("5k4/10/10/4p5/10/10/10/5K4 w - k6 0 1", "k6");
}

#[test]
fn txt_3_castling_rights_that_cannot_be() {
    let fen = |rights: &str| format!("5k4/10/10/10/10/10/10/R1R2K4 w {rights} - 0 1");
    assert_eq!(
        faults(CONSULCHESS, &fen("AC")),
        [SetupFault::CastlingRooks {
            color: Color::White
        }]
    );
    assert!(matches!(
        error(CONSULCHESS, &fen("K")),
        FenError::CastlingRook { found: 'K' }
    ));
    assert!(matches!(
        error(CONSULCHESS, &fen("B")),
        FenError::CastlingRook { found: 'B' }
    ));
    let away = "5k4/10/10/10/10/10/5K4/R9 w A - 0 1";
    assert_eq!(
        faults(CONSULCHESS, away),
        [SetupFault::CastlingKing {
            color: Color::White
        }]
    );
    assert!(matches!(
        error(CONSULCHESS, &away.replace('A', "Q")),
        FenError::CastlingRook { .. }
    ));
}

#[test]
fn txt_3_a_bad_text_leaves_the_game_as_it_is() {
    let mut game = Game::new(CONSULCHESS);
    let choice = game.find("e4").unwrap();
    game.play(choice).unwrap();
    let before = game.now().fen();
    for text in ["", "e4", "0-0-i-h", "💥", "Cj9", "=Q"] {
        assert!(game.find(text).is_err(), "{text}");
    }
    assert_eq!((game.now().fen(), game.len()), (before, 1));
}

#[test]
fn txt_3_pieces_of_another_game_are_refused() {
    let found = error(ORTHODOX, "c6k/8/8/8/8/8/8/K7 w");
    assert!(matches!(found, FenError::Letter { found: 'c', .. }));
    // The same through a description that names roles.
    let mut setup = read(ORTHODOX, "7k/8/8/8/8/8/8/K7 w").to_setup();
    setup
        .board
        .set(square("a8"), Some(Role::Consul.of(Color::White)));
    setup
        .board
        .set(square("j4"), Some(Role::Rook.of(Color::White)));
    let error = Position::from_setup(ORTHODOX.rules(), setup).unwrap_err();
    let at = square;
    assert_eq!(
        error.faults,
        [
            SetupFault::OffBoard { at: at("j4") },
            SetupFault::ForeignPiece {
                at: at("a8"),
                role: Role::Consul
            },
        ]
    );
}

#[test]
fn txt_3_a_missing_king_is_named_before_its_castling_rights() {
    let fen = "r8r/10/10/10/10/10/10/R4K3R w KQkq - 0 1";
    let error = Game::from_fen(Variant::Consulchess, fen).unwrap_err();
    assert_eq!(
        error.to_string(),
        "pieces: found 0 black pieces of role King, expected one"
    );
}
