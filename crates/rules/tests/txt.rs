//! Text forms, clause by clause (TXT-1, TXT-2).

mod drawn;

use consulboard_rules::{Color, FenError, Game, Start, Variant};
use drawn::{after, can, machine_moves, placement, read, refused, san, square};

const CONSULCHESS: Variant = Variant::Consulchess;
const ORTHODOX: Variant = Variant::Orthodox;

#[test]
fn txt_1_runs_of_two_digits() {
    let position = read(CONSULCHESS, "5k4/10/10/10/10/10/10/5K4 w - - 0 1");
    assert_eq!(position.king(Color::White), square("f1"));
    assert_eq!(placement(&position), "5k4/10/10/10/10/10/10/5K4");
}

/// A run is never wider than the board, so two digits that would be are two runs.
#[test]
fn txt_1_two_digits_that_are_too_wide_are_two_runs() {
    let expected = "5k4/10/10/10/10/10/10/5K4";
    for row in ["55", "91", "19", "46", "1111111111", "3331"] {
        let fen = format!("5k4/{row}/10/10/10/10/10/5K4 w");
        assert_eq!(placement(&read(CONSULCHESS, &fen)), expected, "{row}");
    }
    // A one before another digit: ten is a run, eleven is two.
    let position = read(CONSULCHESS, "k11111111K/10/10/10/10/10/10/10 w");
    assert_eq!(placement(&position), "k8K/10/10/10/10/10/10/10");
    assert_eq!(
        placement(&read(ORTHODOX, "k7/44/8/8/8/8/8/K7 w")),
        "k7/8/8/8/8/8/8/K7"
    );
    // On eight files ten is a one and a nought.
    let found = refused(ORTHODOX, "k7/10/8/8/8/8/8/K7 w");
    assert!(matches!(
        found,
        FenError::Letter {
            found: '0',
            rank: 7,
            ..
        }
    ));
}

#[test]
fn txt_1_rows_of_the_wrong_width() {
    for (row, found) in [
        ("9", 9),
        ("10P", 11),
        ("pppppppppp1", 11),
        ("", 0),
        ("56", 11),
    ] {
        let fen = format!("5k4/{row}/10/10/10/10/10/5K4 w");
        let expected = FenError::RowWidth {
            rank: 7,
            found,
            expected: 10,
        };
        assert_eq!(refused(CONSULCHESS, &fen), expected, "{row}");
    }
}

#[test]
fn txt_1_x_fen_is_written() {
    let written = |fen: &str| {
        let position = read(CONSULCHESS, fen);
        position.to_fen().split(' ').nth(2).unwrap().to_owned()
    };
    let row = |white: &str, rights: &str| {
        written(&format!("5k4/10/10/10/10/10/10/{white} w {rights} - 0 1"))
    };
    assert_eq!(row("R4K3R", "KQ"), "KQ");
    assert_eq!(row("R4K3R", "AJ"), "KQ");
    // An inner rook is written by its file, the outermost one by side.
    assert_eq!(row("R1R2K1R1R", "CH"), "HC");
    assert_eq!(row("R1R2K1R1R", "AH"), "HQ");
    assert_eq!(row("R1R2K1R1R", "CJ"), "KC");
    assert_eq!(row("R1R2K1R1R", "QK"), "KQ");
    assert_eq!(
        row("2R2K1R2", "HC"),
        "KQ",
        "the outermost need not stand in the corner"
    );
    let both = "r1r2k1r1r/10/10/10/10/10/10/R1R2K1R1R w CHcj - 0 1";
    assert_eq!(written(both), "HCkc");
    assert_eq!(written("5k4/10/10/10/10/10/10/R4K3R w - - 0 1"), "-");
}

#[test]
fn txt_1_x_fen_and_shredder_fen_are_read() {
    let rooks = |rights: &str| -> Vec<String> {
        let fen = format!("r1r2k1r1r/10/10/10/10/10/10/R1R2K1R1R w {rights} - 0 1");
        let rooks = read(CONSULCHESS, &fen).castling_rooks();
        rooks.into_iter().map(|s| s.to_string()).collect()
    };
    assert_eq!(rooks("KQkq"), ["a1", "j1", "a8", "j8"]);
    assert_eq!(rooks("JAja"), ["a1", "j1", "a8", "j8"]);
    assert_eq!(rooks("AJaj"), ["a1", "j1", "a8", "j8"]);
    assert_eq!(rooks("qkQK"), ["a1", "j1", "a8", "j8"]);
    assert_eq!(rooks("HCch"), ["c1", "h1", "c8", "h8"]);
    assert_eq!(rooks("Ck"), ["c1", "j8"]);
    assert!(rooks("-").is_empty());
}

#[test]
fn txt_1_a_start_in_every_notation_is_the_same_game() {
    let row = "rnbcqkcbnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBCQKCBNR w";
    for rights in ["KQkq", "JAja", "AJaj"] {
        let game = Game::from_fen(CONSULCHESS, &format!("{row} {rights} - 0 1")).unwrap();
        assert_eq!(game.start(), &Start::Array);
    }
    // With a right missing it is another one.
    let game = Game::from_fen(CONSULCHESS, &format!("{row} KQk - 0 1")).unwrap();
    assert!(matches!(game.start(), Start::Fen(_)));
}

#[test]
fn txt_1_en_passant_is_written_only_where_a_pawn_stands_ready() {
    let ready = read(CONSULCHESS, "5k4/10/10/10/3p6/10/4P5/5K4 w - - 0 1");
    assert_eq!(
        after(&ready, "e4").to_fen(),
        "5k4/10/10/10/3pP5/10/10/5K4 b - e3 0 1"
    );
    let nobody = read(CONSULCHESS, "5k4/10/10/10/2p7/10/4P5/5K4 w - - 0 1");
    assert_eq!(
        after(&nobody, "e4").to_fen(),
        "5k4/10/10/10/2p1P5/10/10/5K4 b - - 0 1"
    );
    // Ready, though pinned: it is written, and the capture is illegal.
    let pinned = read(CONSULCHESS, "3k6/10/10/10/3p6/10/4P5/3RK5 w - - 0 1");
    let next = after(&pinned, "e4");
    assert_eq!(next.en_passant(), Some(square("e3")));
    assert!(!can(&next, "d4e3"));
}

#[test]
fn txt_1_en_passant_is_read_and_dropped_where_no_pawn_stands_ready() {
    let fen = "5k4/10/10/10/2p1P5/10/10/5K4 b - e3 0 1";
    let position = read(CONSULCHESS, fen);
    assert_eq!(position.en_passant(), None);
    assert_eq!(position.to_fen(), fen.replace("e3", "-"));
    let kept = "5k4/10/10/10/3pP5/10/10/5K4 b - e3 0 1";
    assert_eq!(read(CONSULCHESS, kept).to_fen(), kept);
}

#[test]
fn txt_1_missing_last_fields_take_defaults() {
    let full = "5k4/10/10/10/10/10/10/R4K4 w - - 0 1";
    for fields in 1..6 {
        let fen: Vec<&str> = full.split(' ').take(fields).collect();
        assert_eq!(read(CONSULCHESS, &fen.join(" ")).to_fen(), full);
    }
    let spaced = "  5k4/10/10/10/10/10/10/R4K4   w\t-  - 0 1\n";
    assert_eq!(read(CONSULCHESS, spaced).to_fen(), full);
}

#[test]
fn txt_1_counters() {
    let fen = "5k4/10/10/10/10/10/10/R4K4 b - - 12 34";
    let position = read(CONSULCHESS, fen);
    assert_eq!((position.halfmoves(), position.fullmoves()), (12, 34));
    let next = after(&position, "Kf7");
    assert_eq!((next.halfmoves(), next.fullmoves()), (13, 35));
    let next = after(&next, "Ra2");
    assert_eq!((next.halfmoves(), next.fullmoves()), (14, 35));
    let last = "5k4/10/10/10/10/10/10/R4K4 b - - 4294967295 4294967295";
    let next = after(&read(CONSULCHESS, last), "Kf7");
    assert_eq!(next.fullmoves(), u32::MAX, "no overflow");
}

#[test]
fn txt_2_ordinary_moves_and_promotions() {
    let position = read(CONSULCHESS, "3r1k4/2P7/10/10/10/10/4P5/5K4 w - - 0 1");
    let texts = machine_moves(&position);
    for text in [
        "e2e4", "e2e3", "f1g1", "c7c8q", "c7c8c", "c7c8r", "c7c8b", "c7c8n", "c7d8c",
    ] {
        assert!(texts.iter().any(|t| t == text), "{text}");
        assert!(position.find_move(text).is_ok(), "{text}");
    }
    assert_eq!(san(&position, "c7d8c"), "cxd8=C+");
}

#[test]
fn txt_2_castling() {
    let position = read(CONSULCHESS, "9k/9p/10/10/10/10/10/2n2K3R w K - 0 1");
    let texts = machine_moves(&position);
    assert!(texts.iter().any(|t| t == "0-0-i-h") && texts.iter().any(|t| t == "0-0-h-xc"));
    // Orthodox chess and its relatives: the king takes its own rook.
    let position = read(ORTHODOX, "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    let texts = machine_moves(&position);
    assert!(texts.iter().any(|t| t == "e1h1") && texts.iter().any(|t| t == "e1a1"));
    assert_eq!(san(&position, "e1h1"), "O-O");
    assert_eq!(san(&position, "e1a1"), "O-O-O");
    for (text, machine) in [
        ("O-O", "e1h1"),
        ("0-0", "e1h1"),
        ("0-0-0", "e1a1"),
        ("o-o-o", "e1a1"),
    ] {
        assert_eq!(
            position.find_move(text),
            position.find_move(machine),
            "{text}"
        );
    }
}

#[test]
fn txt_2_san_names_the_origin_as_far_as_needed() {
    // Three knights reach d4: by file, by rank, by both.
    let fen = "9k/10/2N1N5/10/10/2N7/10/9K w - - 0 1";
    let position = read(CONSULCHESS, fen);
    assert_eq!(san(&position, "e6d4"), "Ned4");
    assert_eq!(san(&position, "c6e5"), "Ne5", "only one reaches it");
    let fen = "9k/10/2N1N5/10/2N1N5/10/10/9K w - - 0 1";
    let position = read(CONSULCHESS, fen);
    assert_eq!(san(&position, "c6d8"), "Ncd8");
    assert_eq!(san(&position, "c6e5"), "N6e5");
    let fen = "9k/10/1Q1Q6/10/1Q8/10/10/9K w - - 0 1";
    let position = read(CONSULCHESS, fen);
    assert_eq!(san(&position, "b6d4"), "Qb6d4");
    // A rival that is pinned does not count.
    let fen = "3rk5/10/10/10/10/3C6/10/C2K6 w - - 0 1";
    let position = read(CONSULCHESS, fen);
    assert!(!can(&position, "d3c3"));
    assert_eq!(san(&position, "a1c3"), "Cc3");
}

#[test]
fn txt_2_loose_writing_is_understood() {
    let position = read(CONSULCHESS, "3r1k4/2P7/10/10/4C5/10/4P5/5K4 w - - 0 1");
    for (texts, machine) in [
        (&["e3", "e3!", "e2-e3", "e2e3", " e3 ", "Pe3"][..], "e2e3"),
        (
            &["Cd5", "Ce4d5", "Ce4-d5", "e4d5", "Cod5", "Cd5+?"][..],
            "e4d5",
        ),
        (
            &["cxd8=C", "cd8C", "cxd8C", "c7d8c", "c7xd8=C+"][..],
            "c7d8c",
        ),
        (&["c8=N", "c8N", "c7c8n"][..], "c7c8n"),
    ] {
        let expected = position.find_move(machine);
        assert!(expected.is_ok());
        for text in texts {
            assert_eq!(position.find_move(text), expected, "{text}");
        }
    }
    let ready = read(CONSULCHESS, "5k4/10/10/3Pp5/10/10/10/5K4 w - e6 0 1");
    let expected = ready.find_move("d5e6");
    for text in ["dxe6", "dxe6 e.p.", "dxe6e.p.", "de6"] {
        assert_eq!(ready.find_move(text), expected, "{text}");
    }
}
