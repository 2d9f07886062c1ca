//! Counting the leaves of the tree of legal moves.

use crate::Playable;

/// The number of move sequences of `depth` plies. The last ply is counted without being played.
pub fn perft<P: Playable>(position: &P, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_moves(),
        2.. => divide(position, depth).map(|(_, nodes)| nodes).sum(),
    }
}

/// Each legal move with the number of sequences of `depth` plies that begin with it; nothing at
/// depth 0, where no move is made.
pub fn divide<P: Playable>(position: &P, depth: u32) -> impl Iterator<Item = (P::Move, u64)> {
    let moves = match depth {
        0 => Vec::new(),
        1.. => position.legal_moves(),
    };
    moves.into_iter().map(move |mv| {
        let mut next = position.clone();
        next.play_unchecked(mv);
        (mv, perft(&next, depth - 1))
    })
}
