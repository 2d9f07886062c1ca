//! The fast generator against the slow one.

use crate::Variant;
use crate::chess::{Move, Position};

fn sorted(mut moves: Vec<Move>) -> Vec<Move> {
    moves.sort_unstable();
    moves
}

/// Walks the whole tree.
fn compare(position: &Position, depth: u32) {
    let moves = sorted(position.legal_moves());
    assert_eq!(
        moves,
        sorted(position.legal_moves_by_trial()),
        "{}",
        position.to_fen()
    );
    assert_eq!(
        moves.len() as u64,
        position.count_moves(),
        "{}",
        position.to_fen()
    );
    if depth > 0 {
        for mv in moves {
            let mut next = position.clone();
            next.play_unchecked(mv);
            compare(&next, depth - 1);
        }
    }
}

#[test]
fn con_6_fast_and_slow_agree_on_the_fixtures() {
    let fixture = include_str!("../../tests/perft/consulchess-42k.perft");
    for fen in fixture.lines().filter_map(|line| line.strip_prefix("fen ")) {
        let rules = Variant::Consulchess42k.rules();
        compare(&Position::from_fen(rules, fen).unwrap(), 1);
    }
}

/// A pinned consul cannot flee over the slider that pins it.
#[test]
fn con_6_a_pinned_consul_does_not_jump_its_pinner() {
    let rules = Variant::Consulchess.rules();
    let fen = "3k6/10/3c6/3R6/10/10/10/5K4 b - - 0 1";
    let position = Position::from_fen(rules, fen).unwrap();
    compare(&position, 0);
    let consul: Vec<String> = position
        .legal_moves()
        .iter()
        .map(|mv| position.machine_text(*mv))
        .filter(|text| text.starts_with("d6"))
        .collect();
    assert_eq!(consul, ["d6d5", "d6d7"]);
}
