//! A game in progress: the positions so far, their texts and their repetitions.

use crate::{Changes, Claim, DrawReason, Key, Outcome, Playable};

/// A move that has been played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The move in SAN.
    pub san: String,
    /// The move in machine form (TXT-2).
    pub machine: String,
    /// What it did to the board.
    pub changes: Changes,
}

/// CON-8: a draw may be claimed after fifty moves by each side, in plies.
const FIFTY_MOVES: u32 = 100;

/// CON-8: the game ends after seventy-five.
const SEVENTY_FIVE_MOVES: u32 = 150;

/// A sequence of positions with the moves that led to them.
#[derive(Clone, Debug)]
pub(crate) struct Line<P: Playable> {
    /// One more than moves.
    positions: Vec<P>,
    plies: Vec<Ply>,
}

impl<P: Playable> Line<P> {
    pub(crate) fn new(start: P) -> Line<P> {
        Line {
            positions: vec![start],
            plies: Vec::new(),
        }
    }

    /// Number of moves played.
    pub(crate) fn len(&self) -> usize {
        self.plies.len()
    }

    /// The position after `ply` moves, the last one if there are fewer.
    pub(crate) fn at(&self, ply: usize) -> &P {
        &self.positions[ply.min(self.plies.len())]
    }

    pub(crate) fn last(&self) -> &P {
        self.at(usize::MAX)
    }

    pub(crate) fn plies(&self) -> std::slice::Iter<'_, Ply> {
        self.plies.iter()
    }

    pub(crate) fn play(&mut self, mv: P::Move, san: String, machine: String) {
        let mut next = self.last().clone();
        let changes = next.changes(mv);
        next.play_unchecked(mv);
        self.positions.push(next);
        self.plies.push(Ply {
            san,
            machine,
            changes,
        });
    }

    pub(crate) fn undo(&mut self) -> Option<Ply> {
        let undone = self.plies.pop()?;
        self.positions.pop();
        Some(undone)
    }

    /// How often the last position has come up, itself counted.
    fn repetitions(&self) -> usize {
        let last: Key = self.last().key();
        self.positions.iter().filter(|p| p.key() == last).count()
    }

    /// How the game has ended by the rules alone, claims not counted. `quiet_plies` are the plies
    /// without a capture or a pawn move, in games that count them.
    pub(crate) fn outcome(&self, quiet_plies: Option<u32>) -> Option<Outcome> {
        let draw = |reason| Some(Outcome::Draw { reason });
        if let Some(outcome) = self.last().outcome() {
            Some(outcome)
        } else if self.repetitions() >= 5 {
            draw(DrawReason::FivefoldRepetition)
        } else if quiet_plies.is_some_and(|plies| plies >= SEVENTY_FIVE_MOVES) {
            draw(DrawReason::SeventyFiveMoves)
        } else {
            None
        }
    }

    /// The draws that may be claimed now.
    pub(crate) fn claims(&self, quiet_plies: Option<u32>) -> Vec<Claim> {
        let mut claims = Vec::new();
        if self.repetitions() >= 3 {
            claims.push(Claim::ThreefoldRepetition);
        }
        if quiet_plies.is_some_and(|plies| plies >= FIFTY_MOVES) {
            claims.push(Claim::FiftyMoves);
        }
        claims
    }
}
