//! Counting the leaves of the tree of legal moves.

use crate::Playable;

/// The number of move sequences of `depth` plies. The last ply is counted without being played.
pub fn perft<P: Playable>(position: &P, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_moves(),
        2.. => position
            .legal_moves()
            .into_iter()
            .map(|mv| {
                let mut next = position.clone();
                next.play_unchecked(mv);
                perft(&next, depth - 1)
            })
            .sum(),
    }
}
