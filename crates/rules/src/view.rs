//! One position of a game, as somebody who draws or describes it needs it.

use crate::chess::{self, Move};
use crate::configuration;
use crate::congo;
use crate::{BackRank, Color, Geometry, Key, Piece, Playable, Rules, Square, SquareSet};

/// What a board has beside squares (CGO-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Terrain {
    /// The river.
    River,
    /// The castles of the lions.
    Castle,
}

/// A castling that is possible, as the panel lists it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Castling {
    /// How it is written, without a check sign: `0-0-i-h`.
    pub text: String,
    /// The king's square.
    pub king: Square,
    /// The rook's square.
    pub rook: Square,
    /// The king's target.
    pub king_to: Square,
    /// The rook's target.
    pub rook_to: Square,
    /// Whether the rook captures (CAS-6).
    pub captures: bool,
}

/// The position, by family.
#[derive(Clone, Copy, Debug)]
enum Place<'a> {
    Chess(&'a chess::Position),
    Configuration(&'a configuration::Position),
    Congo(&'a congo::Position),
}

/// Does the same with the position of any family.
macro_rules! each_family {
    ($place:expr, $position:ident => $body:expr) => {
        match $place {
            Place::Chess($position) => $body,
            Place::Configuration($position) => $body,
            Place::Congo($position) => $body,
        }
    };
}

/// A position of a game.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    place: Place<'a>,
}

impl<'a> View<'a> {
    pub(crate) fn chess(position: &'a chess::Position) -> View<'a> {
        View {
            place: Place::Chess(position),
        }
    }

    pub(crate) fn configuration(position: &'a configuration::Position) -> View<'a> {
        View {
            place: Place::Configuration(position),
        }
    }

    pub(crate) fn congo(position: &'a congo::Position) -> View<'a> {
        View {
            place: Place::Congo(position),
        }
    }

    /// The position of the chess family, if it is one.
    fn of_chess(&self) -> Option<&'a chess::Position> {
        match self.place {
            Place::Chess(position) => Some(position),
            Place::Configuration(position) => Some(position.play()),
            Place::Congo(_) => None,
        }
    }

    /// The piece that may be relocated now (CFG-1); `None` where the game has begun.
    pub fn relocating(&self) -> Option<Piece> {
        match self.place {
            Place::Configuration(position) => position.relocating(),
            Place::Chess(_) | Place::Congo(_) => None,
        }
    }

    /// The rules it is played by.
    pub fn rules(&self) -> &'static Rules {
        each_family!(self.place, position => position.rules())
    }

    /// The board.
    pub fn geometry(&self) -> Geometry {
        self.rules().geometry
    }

    /// Every piece with its square.
    pub fn pieces(&self) -> Vec<(Square, Piece)> {
        each_family!(self.place, position => position.board().iter().collect())
    }

    /// The piece on a square.
    pub fn piece(&self, square: Square) -> Option<Piece> {
        each_family!(self.place, position => position.board().get(square))
    }

    /// Who is to move.
    pub fn turn(&self) -> Color {
        each_family!(self.place, position => position.turn())
    }

    /// The royal pieces that are in danger: the king in check, or the lions that could be captured.
    pub fn threatened(&self) -> SquareSet {
        if let Place::Congo(position) = self.place {
            return position.threatened_lions();
        }
        let in_check = self.of_chess().filter(|position| position.is_check());
        in_check.map_or(SquareSet::EMPTY, |position| {
            SquareSet::of(position.king(position.turn()))
        })
    }

    /// Whether the side to move is in check; there is none in Congo (CGO-2).
    pub fn is_check(&self) -> bool {
        self.of_chess().is_some_and(chess::Position::is_check)
    }

    /// The pieces of the side to move that are lost this turn unless they move away (CGO-12).
    pub fn drowning(&self) -> SquareSet {
        match self.place {
            Place::Chess(_) | Place::Configuration(_) => SquareSet::EMPTY,
            Place::Congo(position) => position.in_danger_of_drowning(),
        }
    }

    /// The water and the land of special meaning, to be drawn under the pieces.
    pub fn terrain(&self, terrain: Terrain) -> SquareSet {
        match (self.place, terrain) {
            (Place::Chess(_) | Place::Configuration(_), Terrain::River | Terrain::Castle) => {
                SquareSet::EMPTY
            }
            (Place::Congo(_), Terrain::River) => congo::river() & self.geometry().squares(),
            (Place::Congo(_), Terrain::Castle) => {
                congo::castle(Color::White) | congo::castle(Color::Black)
            }
        }
    }

    /// The FEN; while pieces are relocated, that of the game that would begin if everything else
    /// stayed.
    pub fn fen(&self) -> String {
        each_family!(self.place, position => position.to_fen())
    }

    /// The number of the move.
    pub fn fullmoves(&self) -> u32 {
        each_family!(self.place, position => position.fullmoves())
    }

    /// The key that is equal for equal positions.
    pub fn key(&self) -> Key {
        each_family!(self.place, position => position.key())
    }

    /// The rooks that may still castle (CAS-8).
    pub fn castling_rooks(&self, color: Color) -> SquareSet {
        self.of_chess().map_or(SquareSet::EMPTY, |position| {
            position.castling_rooks() & position.board().color(color)
        })
    }

    /// The castlings that the side could play now, if it were its turn.
    pub fn castlings(&self, color: Color) -> Vec<Castling> {
        let Some(position) = self.of_chess() else {
            return Vec::new();
        };
        let position = position.with_turn(color);
        let moves = position.castling_moves().into_iter();
        moves
            .filter_map(|mv| match mv {
                Move::Castling {
                    king,
                    rook,
                    king_to,
                    rook_to,
                } => Some(Castling {
                    text: position.castling_text(mv),
                    king,
                    rook,
                    king_to,
                    rook_to,
                    captures: self.piece(rook_to).is_some_and(|p| p.color != color),
                }),
                Move::Ordinary { .. } | Move::EnPassant { .. } => None,
            })
            .collect()
    }

    /// The squares that the piece on a square attacks, whether or not it may move.
    pub fn attacks_from(&self, square: Square) -> SquareSet {
        match self.place {
            Place::Chess(position) => position.attacks_from(square),
            Place::Configuration(position) => position.play().attacks_from(square),
            Place::Congo(position) => position.captures_from(square),
        }
    }

    /// The pieces on a side's back rank; an empty square counts as a pawn, which is never there.
    pub fn back_rank(&self, color: Color) -> BackRank {
        let geometry = self.geometry();
        each_family!(self.place, position => position.board().back_rank(geometry, color))
    }
}
