//! Free castling, clause by clause (CAS): where the two go, and how many ways there are.

mod drawn;

use consulboard_rules::chess::{Move, Position};
use consulboard_rules::{Color, File, Game, Variant};
use drawn::{after, castlings, game, placement, read};

const FAQ: Variant = Variant::Consulchess;
const WIKI: Variant = Variant::ConsulchessWiki;
const FREE: [Variant; 4] = [
    FAQ,
    WIKI,
    Variant::Consulchess42k,
    Variant::Consulchess42kWiki,
];

/// A position with nothing but the back rank of White and a black king behind its pawn.
fn back_rank(variant: Variant, row: &str, rights: &str) -> Position {
    let fen = format!("10/9k/9p/10/10/10/10/{row} w {rights} - 0 1");
    read(variant, &fen)
}

/// Files of king, rook and their targets of each castling.
fn files(position: &Position) -> Vec<[i8; 4]> {
    let moves = position.legal_moves().into_iter();
    moves
        .filter_map(|mv| match mv {
            Move::Castling {
                king,
                rook,
                king_to,
                rook_to,
            } => Some([king, rook, king_to, rook_to].map(|s| s.file().index() as i8)),
            Move::Ordinary { .. } | Move::EnPassant { .. } => None,
        })
        .collect()
}

/// Every back rank with a king and one rook that may castle.
fn lone_pairs(variant: Variant) -> impl Iterator<Item = Position> {
    let pairs = (0..10usize).flat_map(|king| (0..10usize).map(move |rook| (king, rook)));
    pairs
        .filter(|(king, rook)| king != rook)
        .map(move |(king, rook)| {
            let between = |a: usize, b: usize| match b - a - 1 {
                0 => String::new(),
                empty => empty.to_string(),
            };
            let [(first, left), (second, right)] = if king < rook {
                [(king, 'K'), (rook, 'R')]
            } else {
                [(rook, 'R'), (king, 'K')]
            };
            let before = if first == 0 {
                String::new()
            } else {
                first.to_string()
            };
            let row = format!(
                "{before}{left}{}{right}{}",
                between(first, second),
                between(second, 10)
            );
            let file = File::new(rook as u8).unwrap().letter();
            back_rank(variant, &row, &file.to_ascii_uppercase().to_string())
        })
}

/// Castlings of a side through the game, as the panel lists them and as choices.
fn count(variant: Variant, row: &str, rights: &str) -> usize {
    let white = format!("4k5/10/10/10/10/10/10/{row} w {rights} - 0 1");
    let rights = rights.to_ascii_lowercase();
    let black = format!(
        "{}/10/10/10/10/10/10/4K5 b {rights} - 0 1",
        row.to_ascii_lowercase()
    );
    let counts = [(white, Color::White), (black, Color::Black)].map(|(fen, color)| {
        let game = game(variant, &fen);
        assert_eq!(game.turn(), color);
        let choices = game.choices().into_iter().filter(|c| c.is_castling).count();
        let listed = game.now().castlings(color);
        assert_eq!(choices, listed.len());
        for castling in &listed {
            assert!(game.find(&castling.text).is_ok(), "{}", castling.text);
        }
        choices
    });
    assert_eq!(counts[0], counts[1], "the same for both colours");
    counts[0]
}

#[test]
fn cas_1_each_moves_towards_the_other() {
    for variant in FREE {
        for [k, r, k_to, r_to] in lone_pairs(variant).flat_map(|p| files(&p)) {
            let side = (r - k).signum();
            assert!((k_to - k) * side >= 1, "king {k} to {k_to}, rook {r}");
            assert!((r - r_to) * side >= 1, "rook {r} to {r_to}, king {k}");
        }
    }
}

#[test]
fn cas_2_afterwards_they_have_changed_sides() {
    for variant in FREE {
        for [k, r, k_to, r_to] in lone_pairs(variant).flat_map(|p| files(&p)) {
            assert_eq!(r_to < k_to, r > k, "king {k} to {k_to}, rook {r} to {r_to}");
            assert_ne!(r_to, k_to);
        }
    }
}

/// Every pair of targets that CAS-1 and CAS-2 allow is there on a bare back rank, so nothing else
/// limits the reach.
#[test]
fn cas_3_any_square_towards_either_side() {
    for variant in [FAQ, Variant::Consulchess42k, Variant::Consulchess42kWiki] {
        for position in lone_pairs(variant) {
            let [k, r] = [
                position.king(Color::White),
                position.castling_rooks().first().unwrap(),
            ]
            .map(|s| s.file().index() as i8);
            let side = (r - k).signum();
            let mut expected = Vec::new();
            for k_to in (0..10).filter(|k_to| (k_to - k) * side >= 1) {
                for r_to in (0..10).filter(|r_to| (r - r_to) * side >= 1) {
                    if (k_to - r_to) * side >= 1 {
                        expected.push([k, r, k_to, r_to]);
                    }
                }
            }
            let mut found = files(&position);
            found.sort_unstable();
            assert_eq!(found, expected, "{}", position.to_fen());
        }
    }
}

#[test]
fn cas_3_before_on_and_beyond_the_other() {
    let texts = castlings(&back_rank(FAQ, "5K1R2", "K"));
    // The king before, on and beyond the rook's square h; the rook on and beyond the king's f.
    for text in [
        "0-0-g-f", "0-0-h-f", "0-0-i-f", "0-0-g-e", "0-0-h-a", "0-0-i-g",
    ] {
        assert!(texts.iter().any(|t| t == text), "{text}");
    }
    let next = after(&back_rank(FAQ, "5K1R2", "K"), "0-0-h-f");
    assert_eq!(placement(&next), "10/9k/9p/10/10/10/10/5R1K2", "they swap");
}

#[test]
fn cas_4_the_king_in_the_corner() {
    let in_corner = |variant: Variant| {
        let texts = castlings(&back_rank(variant, "R4K3R", "KQ"));
        let in_corner = |t: &&String| t.starts_with("0-0-a") || t.starts_with("0-0-j");
        texts.iter().filter(in_corner).count()
    };
    assert_eq!(in_corner(WIKI), 0);
    // With both rooks at home each blocks the other's corner for the rook, not for the king.
    assert_eq!(in_corner(FAQ), 16);
    assert_eq!(in_corner(Variant::Consulchess42k), 16);
    assert_eq!(in_corner(Variant::Consulchess42kWiki), 16);
    // The rook may land on any file in every edition.
    assert!(castlings(&back_rank(WIKI, "5K3R", "K")).contains(&"0-0-i-a".to_owned()));
}

#[test]
fn cas_5_every_square_passed_or_landed_on_is_empty() {
    let allowed = |row: &str| castlings(&back_rank(FAQ, row, "K"));
    // The rook passes g whatever happens, the king too or it lands there.
    assert!(allowed("5KN2R").is_empty());
    assert!(allowed("5K2NR").is_empty(), "the rook passes i");
    // The king stops short of nothing here; the rook may not pass d.
    let texts = allowed("3N1K3R");
    assert_eq!(texts.len(), 30 - 4 * 4, "{texts:?}");
    assert!(
        texts
            .iter()
            .all(|t| !t.ends_with("-d") && !t.ends_with("-a"))
    );
    // Beyond the rook: the king cannot land on or pass i.
    let texts = allowed("5K1RN1");
    assert!(
        texts
            .iter()
            .all(|t| t.starts_with("0-0-g") || t.starts_with("0-0-h"))
    );
    assert!(texts.iter().any(|t| t == "0-0-h-a"));
    // What neither of them passes may be occupied.
    assert!(allowed("N4K1R1N").iter().any(|t| t == "0-0-i-b"));
}

#[test]
fn cas_5_king_over_rook_and_rook_over_king_are_no_jumps() {
    let next = after(&back_rank(FAQ, "4KR4", "K"), "0-0-j-a");
    assert_eq!(placement(&next), "10/9k/9p/10/10/10/10/R8K");
}

#[test]
fn cas_5_the_other_castling_rook_blocks() {
    let texts = castlings(&back_rank(FAQ, "R4K3R", "KQ"));
    assert!(
        !texts.iter().any(|t| t == "0-0-i-a"),
        "the rook on a1 stands there"
    );
    assert!(!texts.iter().any(|t| t == "0-0-b-j"));
    assert!(texts.iter().any(|t| t == "0-0-i-b") && texts.iter().any(|t| t == "0-0-b-i"));
}

#[test]
fn cas_6_the_rook_may_capture_on_its_landing_square() {
    for (variant, captures) in [
        (FAQ, true),
        (Variant::Consulchess42k, true),
        (WIKI, false),
        (Variant::Consulchess42kWiki, false),
    ] {
        let position = back_rank(variant, "2n2K3R", "K");
        let texts = castlings(&position);
        let found = texts.iter().any(|t| t == "0-0-h-xc");
        assert_eq!(found, captures, "{variant}");
        assert!(texts.iter().any(|t| t == "0-0-h-d"), "short of it");
        assert!(!texts.iter().any(|t| t.ends_with("-b") || t.ends_with("-a")));
        if captures {
            let next = after(&position, "0-0-h-xc");
            assert_eq!(placement(&next), "10/9k/9p/10/10/10/10/2R4K2");
            assert_eq!(next.halfmoves(), 0, "a capture");
        }
    }
}

#[test]
fn cas_6_neither_the_enemy_king_nor_an_own_piece_is_captured() {
    let fen = "10/10/10/10/10/10/10/2k2K3R w K - 0 1";
    let texts = castlings(&read(FAQ, fen));
    assert!(texts.iter().any(|t| t == "0-0-h-d"));
    assert!(!texts.iter().any(|t| t.ends_with("c")), "{texts:?}");
    let texts = castlings(&back_rank(FAQ, "2N2K3R", "K"));
    assert!(!texts.iter().any(|t| t.ends_with("c")));
}

#[test]
fn cas_6_the_kings_landing_square_is_always_empty() {
    // The knight on j1 stands behind the rook on h1.
    let texts = castlings(&back_rank(FAQ, "5K1R1n", "K"));
    assert!(texts.iter().any(|t| t == "0-0-i-f"));
    assert!(!texts.iter().any(|t| t.starts_with("0-0-j")), "{texts:?}");
}

#[test]
fn cas_9_the_array_has_47_without_corners_and_65_with_them() {
    assert_eq!(count(WIKI, "5K3R", "K"), 21);
    assert_eq!(count(WIKI, "R4K4", "Q"), 26);
    assert_eq!(count(FAQ, "5K3R", "K"), 30);
    assert_eq!(count(FAQ, "R4K4", "Q"), 35);
}

#[test]
fn cas_9_with_both_rooks_at_home_40_and_56() {
    assert_eq!(count(WIKI, "R4K3R", "KQ"), 40);
    assert_eq!(count(FAQ, "R4K3R", "KQ"), 56);
}

#[test]
fn cas_9_in_42k_65_of_them_56_at_the_same_time() {
    for variant in [Variant::Consulchess42k, Variant::Consulchess42kWiki] {
        for [left, right, both] in [["R4K4", "5K3R", "R4K3R"], ["R3K5", "4K4R", "R3K4R"]] {
            assert_eq!(count(variant, left, "Q") + count(variant, right, "K"), 65);
            assert_eq!(count(variant, both, "KQ"), 56);
        }
    }
}

#[test]
fn cas_9_the_panel_counts_for_the_side_that_is_not_to_move() {
    // Without the pawns the rooks attack each other's corners.
    let fen = "r4k3r/p8p/10/10/10/10/10/R4K3R w KQkq - 0 1";
    let game = game(FAQ, fen);
    assert_eq!(game.now().castlings(Color::White).len(), 56);
    assert_eq!(game.now().castlings(Color::Black).len(), 56);
    assert!(Game::new(FAQ).now().castlings(Color::White).is_empty());
}
