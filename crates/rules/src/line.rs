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

/// When moves without a capture or a pawn move lead to a draw, in plies.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MoveCountRule {
    /// From here on a draw may be claimed.
    pub(crate) claim: u32,
    /// Here the game ends at once.
    pub(crate) end: u32,
}

/// CON-8: fifty moves on claim, seventy-five at once.
pub(crate) const FIFTY_MOVES: MoveCountRule = MoveCountRule {
    claim: 100,
    end: 150,
};

/// A sequence of positions with the moves that led to them.
#[derive(Clone, Debug)]
pub(crate) struct Line<P: Playable> {
    start: P,
    moves: Vec<(Ply, P)>,
}

impl<P: Playable> Line<P> {
    pub(crate) fn new(start: P) -> Line<P> {
        Line {
            start,
            moves: Vec::new(),
        }
    }

    /// Number of moves played.
    pub(crate) fn len(&self) -> usize {
        self.moves.len()
    }

    /// The position after `ply` moves, the last one if there are fewer.
    pub(crate) fn at(&self, ply: usize) -> &P {
        match ply.min(self.moves.len()) {
            0 => &self.start,
            ply => &self.moves[ply - 1].1,
        }
    }

    pub(crate) fn last(&self) -> &P {
        self.at(usize::MAX)
    }

    pub(crate) fn plies(&self) -> impl ExactSizeIterator<Item = &Ply> {
        self.moves.iter().map(|(ply, _)| ply)
    }

    pub(crate) fn play(&mut self, mv: P::Move, san: String, machine: String) {
        let mut next = self.last().clone();
        let changes = next.changes(mv);
        next.play_unchecked(mv);
        let ply = Ply {
            san,
            machine,
            changes,
        };
        self.moves.push((ply, next));
    }

    pub(crate) fn undo(&mut self) -> Option<Ply> {
        self.moves.pop().map(|(ply, _)| ply)
    }

    /// How often the last position has come up, itself counted.
    fn repetitions(&self) -> usize {
        let last: Key = self.last().key();
        let positions = std::iter::once(&self.start).chain(self.moves.iter().map(|(_, p)| p));
        positions.filter(|p| p.key() == last).count()
    }

    /// How the game has ended by the rules alone, claims not counted.
    pub(crate) fn outcome(&self, quiet_plies: u32, rule: MoveCountRule) -> Option<Outcome> {
        let draw = |reason| Some(Outcome::Draw { reason });
        if let Some(outcome) = self.last().outcome() {
            Some(outcome)
        } else if self.repetitions() >= 5 {
            draw(DrawReason::FivefoldRepetition)
        } else if quiet_plies >= rule.end {
            draw(DrawReason::SeventyFiveMoves)
        } else {
            None
        }
    }

    /// The draws that may be claimed now.
    pub(crate) fn claims(&self, quiet_plies: u32, rule: MoveCountRule) -> Vec<Claim> {
        let mut claims = Vec::new();
        if self.repetitions() >= 3 {
            claims.push(Claim::ThreefoldRepetition);
        }
        if quiet_plies >= rule.claim {
            claims.push(Claim::FiftyMoves);
        }
        claims
    }
}
