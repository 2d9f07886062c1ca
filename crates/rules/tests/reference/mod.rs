//! A second move generator, written from the clauses square by square and without a thought of speed:
//! every move is made, and then the king is looked at. It shares no code with the one it judges, only
//! the data of a position.

use std::collections::BTreeMap;

use consulboard_rules::chess::{Board, Setup};
use consulboard_rules::{Color, Piece, Role, Square, Variant};

/// File and rank, from 0.
type Cell = (i8, i8);

/// A legal move: its machine form and what it leads to.
pub type Reached = (String, Setup);

struct Reference {
    /// What the clauses leave to the variants.
    files: i8,
    castling: Castling,
    promotions: &'static [(Role, char)],
    /// The position.
    cells: BTreeMap<Cell, Piece>,
    turn: Color,
    rooks: Vec<Cell>,
    en_passant: Option<Cell>,
    halfmoves: u32,
    fullmoves: u32,
}

#[derive(Clone, Copy)]
enum Castling {
    /// The king's file and the rook's, on the left and on the right (CFG-4, CRC-4).
    Targets { left: (i8, i8), right: (i8, i8) },
    /// CAS-1 to CAS-7.
    Free { corners: bool, rook_captures: bool },
}

/// Every legal move, sorted by its text.
pub fn legal_moves(variant: Variant, setup: &Setup) -> Vec<Reached> {
    let mut moves = Vec::new();
    let reference = Reference::new(variant, setup);
    reference.piece_moves(&mut moves);
    reference.castlings(&mut moves);
    moves.sort_by(|a, b| a.0.cmp(&b.0));
    moves
}

/// Whether the side to move is in check.
pub fn is_check(variant: Variant, setup: &Setup) -> bool {
    let reference = Reference::new(variant, setup);
    let king = king_cell(&reference.cells, setup.turn);
    is_attacked(&reference.cells, king, !setup.turn)
}

fn cell(square: Square) -> Cell {
    (square.file().index() as i8, square.rank().index() as i8)
}

fn square((file, rank): Cell) -> Square {
    Square::at(file as u8, rank as u8).unwrap()
}

fn forward(color: Color) -> i8 {
    match color {
        Color::White => 1,
        Color::Black => -1,
    }
}

fn home(color: Color) -> i8 {
    match color {
        Color::White => 0,
        Color::Black => 7,
    }
}

fn king_cell(cells: &BTreeMap<Cell, Piece>, color: Color) -> Cell {
    let king = Role::King.of(color);
    *cells.iter().find(|(_, piece)| **piece == king).unwrap().0
}

fn is_attacked(cells: &BTreeMap<Cell, Piece>, target: Cell, by: Color) -> bool {
    cells
        .iter()
        .any(|(from, piece)| piece.color == by && attacks(cells, *from, *piece, target))
}

/// Whether a piece on `from` attacks `to`.
fn attacks(cells: &BTreeMap<Cell, Piece>, from: Cell, piece: Piece, to: Cell) -> bool {
    let (files, ranks) = (to.0 - from.0, to.1 - from.1);
    let straight = (files == 0) != (ranks == 0);
    let diagonal = files.abs() == ranks.abs() && files != 0;
    let distance = files.abs().max(ranks.abs());
    // How many of the squares between are occupied; asked only along lines.
    let occupied = || {
        let step = (files.signum(), ranks.signum());
        let between = (1..distance).map(|n| (from.0 + n * step.0, from.1 + n * step.1));
        between.filter(|cell| cells.contains_key(cell)).count()
    };
    let leap = files.abs() * ranks.abs() == 2;
    match piece.role {
        Role::King => distance == 1,
        Role::Queen => (straight || diagonal) && occupied() == 0,
        Role::Rook => straight && occupied() == 0,
        Role::Bishop => diagonal && occupied() == 0,
        Role::Knight => leap,
        Role::Archbishop => leap || diagonal && occupied() == 0,
        Role::Chancellor => leap || straight && occupied() == 0,
        // CON-3 to CON-5.
        Role::Consul => {
            (straight || diagonal)
                && match distance {
                    1 | 2 => true,
                    3 => occupied() != 1,
                    _ => false,
                }
        }
        Role::Pawn => files.abs() == 1 && ranks == forward(piece.color),
        Role::Superpawn
        | Role::Lion
        | Role::Giraffe
        | Role::Monkey
        | Role::Elephant
        | Role::Crocodile
        | Role::Zebra => panic!("no piece of the chess family: {piece:?}"),
    }
}

impl Reference {
    fn new(variant: Variant, setup: &Setup) -> Reference {
        let free = |corners, rook_captures| Castling::Free {
            corners,
            rook_captures,
        };
        let (files, castling) = match variant {
            Variant::Orthodox
            | Variant::Configuration
            | Variant::ConfigurationRestricted
            | Variant::ConfigurationCurtailed
            | Variant::ConfigurationCurtailedRestricted
            | Variant::Chess400
            | Variant::Chess400Curtailed => {
                let (left, right) = ((2, 3), (6, 5));
                (8, Castling::Targets { left, right })
            }
            Variant::CapablancaRandom => {
                let (left, right) = ((2, 3), (8, 7));
                (10, Castling::Targets { left, right })
            }
            Variant::Congo => panic!("{variant} is no chess"),
            Variant::Consulchess | Variant::Consulchess42k => (10, free(true, true)),
            Variant::ConsulchessWiki => (10, free(false, false)),
            Variant::Consulchess42kWiki => (10, free(true, false)),
        };
        let promotions: &[(Role, char)] = match castling {
            Castling::Targets { .. } if files == 10 => &[
                (Role::Queen, 'q'),
                (Role::Archbishop, 'a'),
                (Role::Chancellor, 'c'),
                (Role::Rook, 'r'),
                (Role::Bishop, 'b'),
                (Role::Knight, 'n'),
            ],
            Castling::Targets { .. } => &[
                (Role::Queen, 'q'),
                (Role::Rook, 'r'),
                (Role::Bishop, 'b'),
                (Role::Knight, 'n'),
            ],
            Castling::Free { .. } => &[
                (Role::Queen, 'q'),
                (Role::Consul, 'c'),
                (Role::Rook, 'r'),
                (Role::Bishop, 'b'),
                (Role::Knight, 'n'),
            ],
        };
        Reference {
            files,
            castling,
            promotions,
            cells: setup.board.iter().map(|(at, p)| (cell(at), p)).collect(),
            turn: setup.turn,
            rooks: setup.castling_rooks.into_iter().map(cell).collect(),
            en_passant: setup.en_passant.map(cell),
            halfmoves: setup.halfmoves,
            fullmoves: setup.fullmoves,
        }
    }

    fn board_cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let files = self.files;
        (0..8).flat_map(move |rank| (0..files).map(move |file| (file, rank)))
    }

    /// Everything but castling.
    fn piece_moves(&self, moves: &mut Vec<Reached>) {
        for (from, piece) in &self.cells {
            if piece.color != self.turn {
                continue;
            }
            for to in self.board_cells() {
                let reached = if piece.role == Role::Pawn {
                    self.pawn_reaches(*from, to)
                } else {
                    attacks(&self.cells, *from, *piece, to)
                };
                let own = self.cells.get(&to).is_some_and(|p| p.color == self.turn);
                if reached && !own {
                    self.move_piece(*from, *piece, to, moves);
                }
            }
        }
    }

    /// CON-7.
    fn pawn_reaches(&self, from: Cell, to: Cell) -> bool {
        let step = forward(self.turn);
        let pawn = Role::Pawn.of(self.turn);
        let empty = |cell: &Cell| !self.cells.contains_key(cell);
        let ahead = |n: i8| (from.0, from.1 + n * step);
        if attacks(&self.cells, from, pawn, to) {
            return !empty(&to) || self.en_passant == Some(to);
        }
        to == ahead(1) && empty(&to)
            || to == ahead(2)
                && from.1 == home(self.turn) + step
                && empty(&ahead(1))
                && empty(&ahead(2))
    }

    fn move_piece(&self, from: Cell, piece: Piece, to: Cell, moves: &mut Vec<Reached>) {
        let us = self.turn;
        let mut cells = self.cells.clone();
        let mut captured = cells.contains_key(&to);
        cells.remove(&from);
        cells.insert(to, piece);
        let is_pawn = piece.role == Role::Pawn;
        if is_pawn && self.en_passant == Some(to) {
            cells.remove(&(to.0, from.1));
            captured = true;
        }
        let text = format!("{}{}", square(from), square(to));
        let mut lost = vec![from, to];
        if piece.role == Role::King {
            lost.extend((0..self.files).map(|file| (file, home(us))));
        }
        let passed = (is_pawn && (to.1 - from.1).abs() == 2)
            .then_some((from.0, (from.1 + to.1) / 2))
            .filter(|passed| {
                let taker = Role::Pawn.of(!us);
                cells
                    .iter()
                    .any(|(at, p)| *p == taker && attacks(&cells, *at, *p, *passed))
            });
        let mut finish = |cells: BTreeMap<Cell, Piece>, text: String| {
            if !is_attacked(&cells, king_cell(&cells, us), !us) {
                let quiet = !captured && !is_pawn;
                moves.push((text, self.after(&cells, &lost, passed, quiet)));
            }
        };
        if is_pawn && to.1 == home(!us) {
            for (role, letter) in self.promotions {
                let mut cells = cells.clone();
                cells.insert(to, role.of(us));
                finish(cells, format!("{text}{letter}"));
            }
        } else {
            finish(cells, text);
        }
    }

    fn after(
        &self,
        cells: &BTreeMap<Cell, Piece>,
        lost: &[Cell],
        passed: Option<Cell>,
        quiet: bool,
    ) -> Setup {
        let mut board = Board::EMPTY;
        for (at, piece) in cells {
            board.set(square(*at), Some(*piece));
        }
        let kept = self.rooks.iter().filter(|rook| !lost.contains(rook));
        Setup {
            board,
            turn: !self.turn,
            castling_rooks: kept.map(|rook| square(*rook)).collect(),
            en_passant: passed.map(square),
            halfmoves: if quiet { self.halfmoves + 1 } else { 0 },
            fullmoves: self.fullmoves + u32::from(self.turn == Color::Black),
        }
    }

    fn castlings(&self, moves: &mut Vec<Reached>) {
        let row = home(self.turn);
        let king = king_cell(&self.cells, self.turn);
        let own_rook = Role::Rook.of(self.turn);
        for rook in &self.rooks {
            if self.cells[rook] != own_rook || rook.1 != row {
                continue;
            }
            for king_to in 0..self.files {
                for rook_to in 0..self.files {
                    self.castle(king, *rook, (king_to, row), (rook_to, row), moves);
                }
            }
        }
    }

    fn castle(
        &self,
        king: Cell,
        rook: Cell,
        king_to: Cell,
        rook_to: Cell,
        moves: &mut Vec<Reached>,
    ) {
        let us = self.turn;
        let side = (rook.0 - king.0).signum();
        let mut rook_captures = false;
        let text = match self.castling {
            Castling::Targets { left, right } => {
                let targets = if side > 0 { right } else { left };
                if (king_to.0, rook_to.0) != targets {
                    return;
                }
                format!("{}{}", square(king), square(rook))
            }
            Castling::Free {
                corners,
                rook_captures: allowed,
            } => {
                // CAS-1.
                let towards = (king_to.0 - king.0) * side >= 1 && (rook.0 - rook_to.0) * side >= 1;
                // CAS-2.
                let passed = (king_to.0 - rook_to.0) * side >= 1;
                // CAS-4.
                let in_corner = king_to.0 == 0 || king_to.0 == self.files - 1;
                if !towards || !passed || in_corner && !corners {
                    return;
                }
                // CAS-6.
                let victim = self.cells.get(&rook_to);
                rook_captures =
                    allowed && victim.is_some_and(|p| p.color != us && p.role != Role::King);
                let sign = if rook_captures { "x" } else { "" };
                let [k, r] = [king_to, rook_to].map(|c| square(c).file());
                format!("0-0-{k}-{sign}{r}")
            }
        };
        // CAS-5: the two pieces themselves are not counted.
        let free = |at: &Cell| *at == king || *at == rook || !self.cells.contains_key(at);
        let path = |a: Cell, b: Cell| (a.0.min(b.0)..=a.0.max(b.0)).map(move |file| (file, a.1));
        let king_free = path(king, king_to).all(|at| free(&at));
        let rook_free = path(rook, rook_to).all(|at| free(&at) || rook_captures && at == rook_to);
        if !king_free || !rook_free {
            return;
        }
        // CAS-7: the origin and the squares crossed before the move, the king lifted …
        let mut lifted = self.cells.clone();
        lifted.remove(&king);
        let crossed = path(king, king_to).filter(|at| *at == king || *at != king_to);
        if crossed.into_iter().any(|at| is_attacked(&lifted, at, !us)) {
            return;
        }
        // … and the landing square after it.
        let mut cells = lifted;
        cells.remove(&rook);
        cells.insert(king_to, Role::King.of(us));
        cells.insert(rook_to, Role::Rook.of(us));
        if is_attacked(&cells, king_to, !us) {
            return;
        }
        let lost: Vec<Cell> = (0..self.files).map(|file| (file, home(us))).collect();
        moves.push((text, self.after(&cells, &lost, None, !rook_captures)));
    }
}
