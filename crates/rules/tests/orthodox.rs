//! Points of Chess960 castling that random games seldom meet (CFG-4).

mod drawn;

use consulboard_rules::Variant;
use drawn::{after, castlings, placement, read};

const ORTHODOX: Variant = Variant::Orthodox;

fn row(row: &str, rights: &str) -> Vec<String> {
    let fen = format!("7k/7p/8/8/8/8/8/{row} w {rights} - 0 1");
    castlings(&read(ORTHODOX, &fen))
}

#[test]
fn cfg_4_a_rook_that_shields_its_king_may_not_castle() {
    // The king stays on c1, and then nothing stands between it and the rook on a1.
    assert_eq!(row("1RK5", "B"), ["O-O-O"]);
    assert!(row("rRK5", "B").is_empty());
    // The king goes to c1.
    assert_eq!(row("1R1K4", "B"), ["O-O-O"]);
    assert!(row("rR1K4", "B").is_empty());
    // A knight there attacks nothing on the rank.
    assert_eq!(row("nR1K4", "B"), ["O-O-O"]);
}

#[test]
fn cfg_4_king_and_rook_may_change_places_or_stay() {
    for before in ["5KR1", "6KR", "KR6"] {
        let fen = format!("7k/7p/8/8/8/8/8/{before} w K - 0 1");
        let next = after(&read(ORTHODOX, &fen), "O-O");
        assert_eq!(placement(&next), "7k/7p/8/8/8/8/8/5RK1", "{before}");
    }
    // The rook's target is taken by another rook.
    assert!(row("5RKR", "H").is_empty());
}

#[test]
fn cfg_4_all_squares_between_and_targets_are_empty() {
    assert_eq!(row("4K2R", "K"), ["O-O"]);
    assert!(row("4KN1R", "K").is_empty());
    assert!(row("4K1NR", "K").is_empty());
    // The rook passes b1, which the king does not.
    assert!(row("RN2K3", "Q").is_empty());
    // The king passes the rook's square.
    assert_eq!(row("2KR4", "K"), ["O-O"]);
    assert!(row("2KR1N2", "K").is_empty());
}

#[test]
fn cfg_4_no_square_from_origin_to_target_is_attacked() {
    let castlings_under = |attacker: &str| {
        let fen = format!("7k/7p/8/8/{attacker}/8/8/R3K2R w KQ - 0 1");
        castlings(&read(ORTHODOX, &fen))
    };
    assert_eq!(castlings_under("8"), ["O-O", "O-O-O"]);
    assert!(castlings_under("4r3").is_empty(), "check");
    assert_eq!(castlings_under("5r2"), ["O-O-O"]);
    assert_eq!(castlings_under("6r1"), ["O-O-O"]);
    assert_eq!(castlings_under("3r4"), ["O-O"]);
    assert_eq!(castlings_under("2r5"), ["O-O"]);
    // Only the rook crosses b1, and only the rook stands on h1.
    assert_eq!(castlings_under("1r6"), ["O-O", "O-O-O"]);
    assert_eq!(castlings_under("7r"), ["O-O", "O-O-O"]);
}
