//! How the pieces of Congo move (CGO-3 to CGO-10). There is no check, so every such move is legal.

use std::collections::HashSet;

use crate::attacks::{self, STEPS};
use crate::congo::monkey::{Chain, Jungle};
use crate::congo::position::{Move, Position, castle, river};
use crate::{Color, Role, Square, SquareSet};

/// Where a piece may go.
#[derive(Clone, Copy, Default)]
struct Reach {
    /// Squares to move to when they are empty.
    moves: SquareSet,
    /// Squares to capture on.
    captures: SquareSet,
}

impl Reach {
    /// The same squares for both.
    fn both(squares: SquareSet) -> Reach {
        Reach {
            moves: squares,
            captures: squares,
        }
    }
}

/// The squares at some steps from a square.
fn at_steps(from: Square, steps: &[i8]) -> SquareSet {
    let from = SquareSet::of(from);
    let squares = steps.iter().map(|step| from.shift(*step));
    squares.fold(SquareSet::EMPTY, |all, square| all | square)
}

impl Position {
    /// Every move, also after the end of the game, in no order that may be relied on.
    pub(super) fn pseudo_moves(&self) -> Vec<Move> {
        let board = self.rules.geometry.squares();
        let empty = board & !self.board.occupied();
        let enemies = self.board.color(!self.turn);
        let mut moves = Vec::new();
        for (from, piece) in self.board.iter() {
            if piece.color != self.turn {
                continue;
            }
            let reach = self.reach(from, piece.role);
            let targets = reach.moves & empty | reach.captures & enemies;
            moves.extend(targets.into_iter().map(|to| Move::Step { from, to }));
            if piece.role == Role::Monkey {
                let mut seen = HashSet::new();
                for chain in self.chains(from) {
                    // Chains of the same captures and the same end are one move (CGO-10).
                    if seen.insert((chain.captured, chain.to)) {
                        moves.push(Move::Leaps {
                            from,
                            route: chain.route,
                            captured: chain.captured.0,
                        });
                    }
                }
            }
        }
        moves
    }

    /// Every chain of the monkey on a square, as it may be clicked.
    pub(super) fn chains(&self, from: Square) -> Vec<Chain> {
        let prey = self.board.color(!self.turn);
        let jungle = Jungle {
            board: self.rules.geometry.squares(),
            occupied: self.board.occupied().without(from),
            prey,
            lion: prey & self.board.role(Role::Lion),
        };
        jungle.chains(from)
    }

    /// Squares on which the piece on a square could capture; a monkey captures beside it.
    pub fn captures_from(&self, from: Square) -> SquareSet {
        let Some(piece) = self.board.get(from) else {
            return SquareSet::EMPTY;
        };
        let mut position = self.clone();
        position.turn = piece.color;
        let captures = match piece.role {
            Role::Monkey => attacks::king(from),
            role => position.reach(from, role).captures,
        };
        captures & self.rules.geometry.squares()
    }

    fn reach(&self, from: Square, role: Role) -> Reach {
        let occupied = self.board.occupied();
        match role {
            Role::Lion => self.lion_reach(from),
            Role::Zebra => Reach::both(attacks::knight(from)),
            Role::Elephant => Reach::both(at_steps(from, &[1, 2, -1, -2, 16, 32, -16, -32])),
            Role::Giraffe => {
                let far = STEPS.map(|step| 2 * step);
                Reach {
                    moves: attacks::king(from) | at_steps(from, &far),
                    captures: at_steps(from, &far),
                }
            }
            Role::Monkey => Reach {
                moves: attacks::king(from),
                captures: SquareSet::EMPTY,
            },
            Role::Crocodile => Reach::both(attacks::king(from) | crocodile_ride(from, occupied)),
            Role::Pawn => self.pawn_reach(from),
            Role::Superpawn => self.superpawn_reach(from),
            Role::King
            | Role::Queen
            | Role::Consul
            | Role::Archbishop
            | Role::Chancellor
            | Role::Rook
            | Role::Bishop
            | Role::Knight => Reach::default(),
        }
    }

    /// CGO-3.
    fn lion_reach(&self, from: Square) -> Reach {
        let steps = Reach::both(attacks::king(from) & castle(self.turn));
        let Some(other) = self.lion(!self.turn) else {
            return steps;
        };
        let between = attacks::between(from, other);
        let same_file = from.file() == other.file();
        // On a diagonal the lions see each other only over d4, from the corners of the castles.
        let over_the_river = (between & river()).any() && between.len() == 1;
        let sees = (same_file || over_the_river)
            && (between & self.board.occupied()).is_empty()
            && from != other;
        Reach {
            captures: if sees {
                steps.captures.with(other)
            } else {
                steps.captures
            },
            ..steps
        }
    }

    /// CGO-8.
    fn pawn_reach(&self, from: Square) -> Reach {
        let ahead = self.forward();
        let forward = at_steps(from, &[ahead, ahead - 1, ahead + 1]);
        let beyond = match self.turn {
            Color::White => from.rank().index() > 3,
            Color::Black => from.rank().index() < 3,
        };
        let back = if beyond {
            self.retreat(from, &[-ahead])
        } else {
            SquareSet::EMPTY
        };
        Reach {
            moves: forward | back,
            captures: forward,
        }
    }

    /// CGO-9.
    fn superpawn_reach(&self, from: Square) -> Reach {
        let ahead = self.forward();
        let near = at_steps(from, &[ahead, ahead - 1, ahead + 1, 1, -1]);
        let back = self.retreat(from, &[-ahead, -ahead - 1, -ahead + 1]);
        Reach {
            moves: near | back,
            captures: near,
        }
    }

    /// The index step of one rank forward.
    fn forward(&self) -> i8 {
        match self.turn {
            Color::White => 16,
            Color::Black => -16,
        }
    }

    /// One or two steps in each direction, not jumping.
    fn retreat(&self, from: Square, directions: &[i8]) -> SquareSet {
        let empty = self.rules.geometry.squares() & !self.board.occupied();
        let mut squares = SquareSet::EMPTY;
        for step in directions {
            let one = SquareSet::of(from).shift(*step) & empty;
            squares |= one | one.shift(*step);
        }
        squares
    }
}

/// Where a crocodile goes like a rook: along its file to the river, or along the river (CGO-7).
fn crocodile_ride(from: Square, occupied: SquareSet) -> SquareSet {
    let lines = attacks::rook(from, occupied);
    let rank = from.rank().index();
    if river().contains(from) {
        return lines & river();
    }
    let file = (0..8).filter_map(|r| Square::at(from.file().index(), r));
    let towards = file.filter(|square| {
        let r = square.rank().index();
        if rank < 3 {
            r > rank && r <= 3
        } else {
            r < rank && r >= 3
        }
    });
    lines & towards.collect()
}
