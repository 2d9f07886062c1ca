//! A position of Congo, and what a move does to it.

use crate::congo::{Board, Route};
use crate::fault::{piece_faults, royal_faults};
use crate::{
    BackRank, Change, Changes, Color, DrawReason, File, Key, Outcome, Playable, Rank, Role, Rules,
    SetupError, SetupFault, Square, SquareSet, WinReason,
};

/// A move of Congo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Move {
    /// A piece goes from one square to another, and captures what stands there.
    Step {
        /// Where from.
        from: Square,
        /// Where to.
        to: Square,
    },
    /// A monkey leaps over enemy pieces (CGO-10).
    Leaps {
        /// Where from.
        from: Square,
        /// The landings of the first of the paths that capture the same and end the same.
        route: Route,
        /// The pieces captured, as the bits of a set.
        captured: u128,
    },
}

impl Move {
    /// Where the piece starts.
    pub const fn from(self) -> Square {
        match self {
            Move::Step { from, .. } | Move::Leaps { from, .. } => from,
        }
    }

    /// Where it ends.
    pub fn to(self) -> Square {
        match self {
            Move::Step { to, .. } => to,
            Move::Leaps { from, route, .. } => route.landings().last().copied().unwrap_or(from),
        }
    }
}

/// A position of Congo.
#[derive(Clone, Debug)]
pub struct Position {
    pub(super) rules: &'static Rules,
    pub(super) board: Board,
    pub(super) turn: Color,
    pub(super) halfmoves: u32,
    pub(super) fullmoves: u32,
}

/// A description of a position with nothing checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The pieces.
    pub board: Board,
    /// Who is to move.
    pub turn: Color,
    /// Plies since the last capture or pawn move.
    pub halfmoves: u32,
    /// The number of the move, from 1.
    pub fullmoves: u32,
}

impl Position {
    /// The position that a setup describes.
    ///
    /// # Errors
    ///
    /// Every fault: lions missing or outside their castles, pawns on the last rank, and so on.
    pub fn from_setup(rules: &'static Rules, setup: Setup) -> Result<Position, SetupError> {
        let Setup {
            board,
            turn,
            halfmoves,
            fullmoves,
        } = setup;
        let mut faults = Vec::new();
        // A pawn that has come to the last rank is a superpawn (CGO-8).
        let last = |color: Color| SquareSet::rank(rules.geometry.back_rank(!color).index());
        piece_faults(rules, &board, last, &mut faults);
        if let Some(lions) = royal_faults(&board, Role::Lion, &mut faults) {
            for (color, at) in Color::ALL.into_iter().zip(lions) {
                if !castle(color).contains(at) {
                    faults.push(SetupFault::LionOutsideCastle { at });
                }
            }
        }
        if !faults.is_empty() {
            return Err(SetupError { faults });
        }
        Ok(Position {
            rules,
            board,
            turn,
            halfmoves,
            fullmoves: fullmoves.max(1),
        })
    }

    /// The start position from an array for each side.
    ///
    /// # Errors
    ///
    /// When the arrays have not one lion each, in its castle.
    pub fn of_arrays(
        rules: &'static Rules,
        white: &BackRank,
        black: &BackRank,
    ) -> Result<Position, SetupError> {
        let mut board = Board::EMPTY;
        board.set_array(rules.geometry, Color::White, white);
        board.set_array(rules.geometry, Color::Black, black);
        let setup = Setup {
            board,
            turn: Color::White,
            halfmoves: 0,
            fullmoves: 1,
        };
        Position::from_setup(rules, setup)
    }

    /// The description of this position.
    pub fn to_setup(&self) -> Setup {
        Setup {
            board: self.board,
            turn: self.turn,
            halfmoves: self.halfmoves,
            fullmoves: self.fullmoves,
        }
    }

    /// Plies that count towards a draw: there is no such rule (CGO-13).
    pub(crate) fn quiet_plies(&self) -> Option<u32> {
        None
    }

    /// Whether the side cannot win any more: a lion always can (CGO-3).
    pub(crate) fn is_bare_king(&self, _: Color) -> bool {
        false
    }

    /// The rules it is played by.
    pub fn rules(&self) -> &'static Rules {
        self.rules
    }

    /// The pieces.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Who is to move.
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// Plies since the last capture or pawn move.
    pub fn halfmoves(&self) -> u32 {
        self.halfmoves
    }

    /// The number of the move, 1 at the start, counted up after Black's.
    pub fn fullmoves(&self) -> u32 {
        self.fullmoves
    }

    /// The lion of a side; `None` once it is captured.
    pub fn lion(&self, color: Color) -> Option<Square> {
        self.board.pieces(color, Role::Lion).first()
    }

    /// The lions that the other side could capture if it were its turn: a sign for the players,
    /// not a rule (CGO-2).
    pub fn threatened_lions(&self) -> SquareSet {
        let lions = self.board.role(Role::Lion);
        let mut threatened = SquareSet::EMPTY;
        for color in Color::ALL {
            threatened |= self.captures_of(!color) & lions & self.board.color(color);
        }
        threatened
    }

    /// The pieces of the side to move that drown this turn unless they leave the river (CGO-12).
    pub fn in_danger_of_drowning(&self) -> SquareSet {
        self.board.color(self.turn) & river() & !self.board.role(Role::Crocodile)
    }

    /// The squares of enemy pieces that a side could capture.
    fn captures_of(&self, color: Color) -> SquareSet {
        let mut position = self.clone();
        position.turn = color;
        let moves = position.pseudo_moves().into_iter();
        moves.fold(SquareSet::EMPTY, |all, mv| all | position.captured(mv))
    }

    /// The squares whose pieces a move captures.
    pub(super) fn captured(&self, mv: Move) -> SquareSet {
        match mv {
            Move::Step { to, .. } => SquareSet::of(to) & self.board.color(!self.turn),
            Move::Leaps { captured, .. } => SquareSet(captured),
        }
    }

    /// The pieces of the side to move that drown by a move (CGO-12), on the squares where they
    /// stand after it.
    pub(super) fn drowned(&self, mv: Move) -> SquareSet {
        let captured = self.captured(mv);
        if (captured & self.board.role(Role::Lion)).any() {
            return SquareSet::EMPTY;
        }
        let stayed = self.in_danger_of_drowning();
        let mut drowned = stayed.without(mv.from());
        if stayed.contains(mv.from()) && river().contains(mv.to()) {
            drowned.insert(mv.to());
        }
        drowned
    }
}

/// Rank 4 (CGO-1).
pub fn river() -> SquareSet {
    SquareSet::rank(3)
}

/// The nine squares of a side's lion (CGO-1).
pub fn castle(color: Color) -> SquareSet {
    let first = match color {
        Color::White => 0,
        Color::Black => 4,
    };
    let ranks = (first..first + 3).filter_map(Rank::new);
    let files = (2..5).filter_map(File::new);
    let squares = ranks.flat_map(|rank| files.clone().map(move |file| Square::new(file, rank)));
    squares.collect()
}

impl Playable for Position {
    type Move = Move;

    fn side_to_move(&self) -> Color {
        self.turn
    }

    fn legal_moves(&self) -> Vec<Move> {
        let over = Color::ALL.iter().any(|color| self.lion(*color).is_none());
        if over || self.is_bare() {
            return Vec::new();
        }
        self.pseudo_moves()
    }

    fn changes(&self, mv: Move) -> Changes {
        let mut changes = Changes::default();
        for at in self.captured(mv) {
            changes.push(Change::Remove { at });
        }
        match mv {
            Move::Step { from, to } => changes.push(Change::Slide { from, to }),
            Move::Leaps { from, route, .. } => {
                let mut at = from;
                for to in route.landings() {
                    changes.push(Change::Leap { from: at, to: *to });
                    at = *to;
                }
            }
        }
        let last = self.rules.geometry.back_rank(!self.turn);
        let to = mv.to();
        if self.board.role_at(mv.from()) == Some(Role::Pawn) && to.rank() == last {
            let piece = Role::Superpawn.of(self.turn);
            changes.push(Change::Put { at: to, piece });
        }
        for at in self.drowned(mv) {
            changes.push(Change::Drown { at });
        }
        changes
    }

    fn play_unchecked(&mut self, mv: Move) {
        let mover = self.board.role_at(mv.from());
        let mut quiet = !matches!(mover, Some(Role::Pawn | Role::Superpawn));
        for change in self.changes(mv).iter() {
            match change {
                Change::Remove { at } | Change::Drown { at } => {
                    quiet = false;
                    self.board.set(at, None);
                }
                Change::Slide { from, to } | Change::Leap { from, to } => {
                    let piece = self.board.get(from);
                    self.board.set(from, None);
                    self.board.set(to, piece);
                }
                Change::Put { at, piece } => self.board.set(at, Some(piece)),
            }
        }
        self.halfmoves = if quiet {
            self.halfmoves.saturating_add(1)
        } else {
            0
        };
        if self.turn == Color::Black {
            self.fullmoves = self.fullmoves.saturating_add(1);
        }
        self.turn = !self.turn;
    }

    fn outcome(&self) -> Option<Outcome> {
        let win = |winner, reason| Some(Outcome::Win { winner, reason });
        for color in Color::ALL {
            if self.lion(color).is_none() {
                return win(!color, WinReason::LionCaptured);
            }
        }
        if self.is_bare() {
            return Some(Outcome::Draw {
                reason: DrawReason::BareLions,
            });
        }
        if self.pseudo_moves().is_empty() {
            // CGO-2.
            return win(!self.turn, WinReason::NoMoves);
        }
        None
    }

    fn key(&self) -> Key {
        let sets = Role::ALL.map(|role| self.board.role(role));
        Key::of(
            self.turn,
            sets.into_iter().chain([self.board.color(Color::White)]),
        )
    }
}

impl Position {
    /// Whether only the lions are left and the side to move cannot capture the other (CGO-13).
    fn is_bare(&self) -> bool {
        let lions = self.board.role(Role::Lion);
        lions.len() == 2
            && self.board.occupied() == lions
            && self
                .pseudo_moves()
                .into_iter()
                .all(|mv| self.captured(mv).is_empty())
    }
}
