//! Random games and random positions of every variant.

use consulboard_rules::chess::{Board, Move, Position, Setup};
use consulboard_rules::{
    Color, Family, Game, Piece, Role, Square, SquareSet, Start, StartScheme, Variant,
};
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// A random game: where it starts, and which of the moves is played each time.
#[derive(Clone, Debug)]
pub struct Playout {
    /// The variant.
    pub variant: Variant,
    start: Start,
    picks: Vec<Index>,
}

impl Playout {
    /// The game with its moves played, until it ends by itself.
    pub fn game(&self) -> Game {
        let mut game = Game::from_start(self.variant, self.start.clone()).unwrap();
        for pick in &self.picks {
            let choices = game.choices();
            if choices.is_empty() {
                break;
            }
            game.play(pick.get(&choices).id).unwrap();
        }
        game
    }

    /// Every position of the game with the move played from it, `None` after the last one. Whether
    /// the game is over by repetition plays no part.
    pub fn positions(&self) -> Vec<(Position, Option<Move>)> {
        let game = Game::from_start(self.variant, self.start.clone()).unwrap();
        let mut position = Position::from_fen(self.variant.rules(), &game.now().fen()).unwrap();
        let mut positions = Vec::new();
        for pick in &self.picks {
            let moves = position.ordered_moves();
            if moves.is_empty() {
                break;
            }
            let mv = *pick.get(&moves);
            positions.push((position.clone(), Some(mv)));
            position.play_unchecked(mv);
        }
        positions.push((position, None));
        positions
    }
}

/// Any variant of the chess family.
pub fn variants() -> impl Strategy<Value = Variant> {
    let chess = Variant::ALL.into_iter();
    let chess = chess.filter(|variant| variant.rules().family == Family::Chess);
    select(chess.collect::<Vec<_>>())
}

/// Random games of up to `plies` plies.
pub fn playouts(plies: usize) -> impl Strategy<Value = Playout> {
    (
        variants(),
        any::<[Index; 2]>(),
        prop::collection::vec(any::<Index>(), 0..=plies),
    )
        .prop_map(|(variant, arrays, picks)| {
            let start = match variant.rules().start {
                StartScheme::Array(_) => Start::Array,
                StartScheme::Numbered(numbering) => {
                    // From the number picked on, the first whose array is played (CRC-2).
                    let [white, black] = arrays.map(|index| {
                        let picked = index.index(numbering.count as usize) as u32;
                        let mut numbers = (numbering.first..=numbering.last())
                            .cycle()
                            .skip(picked as usize);
                        numbers
                            .find(|n| (numbering.fault)(&(numbering.back_rank)(*n)).is_none())
                            .unwrap()
                    });
                    // Where Black mirrors White there is one number for both.
                    let black = if numbering.is_mirrored() {
                        white
                    } else {
                        black
                    };
                    Start::Numbers { white, black }
                }
            };
            Playout {
                variant,
                start,
                picks,
            }
        })
}

/// A piece at some distance from a square that matters.
#[derive(Clone, Debug)]
struct Neighbour {
    /// Which of the squares that matter.
    near: Index,
    files: i8,
    ranks: i8,
    color: Color,
    role: Index,
    is_consul: bool,
}

fn colors() -> impl Strategy<Value = Color> {
    select(&Color::ALL[..])
}

/// Pieces at most four files and `ranks` ranks away.
fn neighbours(ranks: i8) -> impl Strategy<Value = Vec<Neighbour>> {
    let neighbour = (
        any::<Index>(),
        -4i8..=4,
        -ranks..=ranks,
        colors(),
        any::<Index>(),
        prop::bool::weighted(0.3),
    )
        .prop_map(|(near, files, ranks, color, role, is_consul)| Neighbour {
            near,
            files,
            ranks,
            color,
            role,
            is_consul,
        });
    prop::collection::vec(neighbour, 0..24)
}

/// The squares of a board by random numbers.
fn squares(variant: Variant) -> Vec<Square> {
    variant.rules().geometry.squares().into_iter().collect()
}

/// Legal positions with pieces scattered around the two kings, many of them consuls, so that
/// bridges are built and broken all the time (CON-6).
pub fn crowded_positions() -> impl Strategy<Value = Position> {
    (variants(), any::<[Index; 2]>(), colors(), neighbours(4)).prop_filter_map(
        "kings too close",
        |(variant, kings, turn, rest)| {
            let squares = squares(variant);
            let kings = kings.map(|king| *king.get(&squares));
            let mut sketch = Sketch::new(variant, turn);
            sketch.put(kings[0], Role::King.of(Color::White));
            sketch.put(kings[1], Role::King.of(Color::Black));
            sketch.scatter(&kings, &rest, |_| true);
            sketch.position()
        },
    )
}

/// Legal positions whose side to move has its king and some rooks on the back rank, any of the rooks
/// with a right, and other pieces on the ranks around.
pub fn castling_positions() -> impl Strategy<Value = Position> {
    (
        variants(),
        any::<[Index; 2]>(),
        prop::collection::vec(any::<Index>(), 1..4),
        colors(),
        // On the back rank alone, castling rooks are now and then part of a consul's bridge.
        prop_oneof![neighbours(0), neighbours(3)],
    )
        .prop_filter_map("kings too close", |(variant, kings, rooks, turn, rest)| {
            let geometry = variant.rules().geometry;
            let home = |color, index: Index| {
                let file = geometry.file(index.index(usize::from(geometry.files())) as u8);
                Some(Square::new(file?, geometry.back_rank(color)))
            };
            let king = home(turn, kings[0])?;
            let mut sketch = Sketch::new(variant, turn);
            sketch.put(king, Role::King.of(turn));
            sketch.put(home(!turn, kings[1])?, Role::King.of(!turn));
            for rook in &rooks {
                let rook = home(turn, *rook)?;
                if sketch.put(rook, Role::Rook.of(turn)) {
                    sketch.give_right(king, rook);
                }
            }
            // Who is in check may not castle: rarely interesting here.
            sketch.scatter(&[king], &rest, |position| !position.is_check());
            sketch.position()
        })
}

/// Legal positions in which a pawn can be taken en passant unless that exposes the king.
pub fn en_passant_positions() -> impl Strategy<Value = Position> {
    (
        variants(),
        any::<[Index; 3]>(),
        prop::bool::ANY,
        colors(),
        neighbours(3),
    )
        .prop_filter_map("no room", |(variant, at, beside, turn, rest)| {
            let geometry = variant.rules().geometry;
            let file = geometry.file(at[0].index(usize::from(geometry.files())) as u8)?;
            let taken = Square::new(file, geometry.relative_rank(!turn, 3));
            let mut sketch = Sketch::new(variant, turn);
            sketch.put(taken, Role::Pawn.of(!turn));
            sketch.en_passant = Some(Square::new(file, geometry.relative_rank(!turn, 2)));
            for side in [file.index().checked_sub(1), Some(file.index() + 1)] {
                if let Some(side) = side.and_then(|side| geometry.file(side)) {
                    sketch.put(taken.with_file(side), Role::Pawn.of(turn));
                }
            }
            // A king on the rank of the pawns sees both of them leave it.
            let squares = squares(variant);
            let mut kings = [at[1], at[2]].map(|king| *king.get(&squares));
            if beside {
                kings[0] = taken.with_file(kings[0].file());
            }
            sketch.put(kings[0], Role::King.of(turn));
            sketch.put(kings[1], Role::King.of(!turn));
            sketch.scatter(&[taken, kings[0]], &rest, |p| p.en_passant().is_some());
            sketch.position()
        })
}

/// A position in the making.
#[derive(Clone)]
struct Sketch {
    variant: Variant,
    board: Board,
    turn: Color,
    castling_rooks: SquareSet,
    en_passant: Option<Square>,
}

impl Sketch {
    fn new(variant: Variant, turn: Color) -> Sketch {
        Sketch {
            variant,
            board: Board::EMPTY,
            turn,
            castling_rooks: SquareSet::EMPTY,
            en_passant: None,
        }
    }

    /// Puts a piece on an empty square.
    fn put(&mut self, at: Square, piece: Piece) -> bool {
        let is_empty = self.board.get(at).is_none();
        if is_empty {
            self.board.set(at, Some(piece));
        }
        is_empty
    }

    /// Gives the right to a rook unless another one on its side has it.
    fn give_right(&mut self, king: Square, rook: Square) {
        let is_left = |square: Square| square.file() < king.file();
        let mut others = self.castling_rooks.into_iter();
        if others.all(|other| is_left(other) != is_left(rook)) {
            self.castling_rooks.insert(rook);
        }
    }

    fn position(&self) -> Option<Position> {
        let setup = Setup {
            board: self.board,
            turn: self.turn,
            castling_rooks: self.castling_rooks,
            en_passant: self.en_passant,
            halfmoves: 0,
            fullmoves: 1,
        };
        Position::from_setup(self.variant.rules(), setup).ok()
    }

    /// Puts as many of the pieces as leave it a legal position that is as wanted.
    fn scatter(&mut self, near: &[Square], rest: &[Neighbour], wanted: impl Fn(&Position) -> bool) {
        let rules = self.variant.rules();
        for piece in rest {
            let near = piece.near.get(near);
            let at = Square::at(
                near.file().index().wrapping_add_signed(piece.files),
                near.rank().index().wrapping_add_signed(piece.ranks),
            );
            let Some(at) = at.filter(|at| rules.geometry.contains(*at)) else {
                continue;
            };
            // The first role is the king.
            let (mut role, _) = *piece.role.get(&rules.letters[1..]);
            if piece.is_consul && rules.letter(Role::Consul).is_some() {
                role = Role::Consul;
            }
            let mut more = self.clone();
            if more.put(at, role.of(piece.color)) && more.position().is_some_and(|p| wanted(&p)) {
                *self = more;
            }
        }
    }
}
