//! A position of Configuration Chess: what is still to be relocated, and the chess behind it.

use super::relocation::{relocatees, swap};
use crate::chess;
use crate::{
    BackRank, Change, Changes, Color, Key, Outcome, Piece, Playable, Relocation, Role, Rules,
    SetupError, Square, SquareSet,
};

/// Who may relocate what, in this order (CFG-1).
const TURNS: [Piece; 4] = [
    Role::King.of(Color::Black),
    Role::King.of(Color::White),
    Role::Queen.of(Color::Black),
    Role::Queen.of(Color::White),
];

/// A move: a relocation, or from the fifth one on a move of chess.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// The piece stays where it is.
    Stay {
        /// Where it stands.
        at: Square,
    },
    /// The piece changes places with its relocatee (CFG-2).
    Swap {
        /// Where the piece stands.
        from: Square,
        /// Where the relocatee stands.
        with: Square,
    },
    /// A move of chess.
    Play(chess::Move),
}

/// A position of Configuration Chess. While pieces are relocated the chess position behind it is
/// the one that would be played if everything else stayed.
#[derive(Clone, Debug)]
pub struct Position {
    relocation: Relocation,
    /// How many of the four relocations are over.
    relocated: usize,
    play: chess::Position,
}

impl Position {
    /// The beginning, with Black to relocate his king.
    ///
    /// # Errors
    ///
    /// When the arrays are no position of the rules.
    pub fn of_arrays(
        rules: &'static Rules,
        relocation: Relocation,
        white: &BackRank,
        black: &BackRank,
    ) -> Result<Position, SetupError> {
        let setup = chess::Setup::of_arrays(rules, white, black);
        Ok(Position {
            relocation,
            relocated: 0,
            play: chess::Position::from_setup(rules, setup)?,
        })
    }

    /// A position in which everything has been relocated.
    pub fn of_play(relocation: Relocation, play: chess::Position) -> Position {
        Position {
            relocation,
            relocated: TURNS.len(),
            play,
        }
    }

    /// The rules it is played by.
    pub fn rules(&self) -> &'static Rules {
        self.play.rules()
    }

    /// The pieces.
    pub fn board(&self) -> &chess::Board {
        self.play.board()
    }

    /// The number of the move, 1 while pieces are relocated.
    pub fn fullmoves(&self) -> u32 {
        self.play.fullmoves()
    }

    /// The chess position.
    pub fn play(&self) -> &chess::Position {
        &self.play
    }

    /// Who is to move or to relocate.
    pub fn turn(&self) -> Color {
        self.relocating()
            .map_or(self.play.turn(), |piece| piece.color)
    }

    /// What may be relocated now; `None` once the game has begun.
    pub fn relocating(&self) -> Option<Piece> {
        TURNS.get(self.relocated).copied()
    }

    /// Where the piece stands that may be relocated now.
    pub(super) fn relocating_from(&self) -> Option<Square> {
        let Piece { color, role } = self.relocating()?;
        self.play.board().pieces(color, role).first()
    }

    /// Whether the side has only its king (CON-8).
    pub(crate) fn is_bare_king(&self, color: Color) -> bool {
        self.play.is_bare_king(color)
    }

    /// Plies that count towards the fifty-move rule.
    pub(crate) fn quiet_plies(&self) -> Option<u32> {
        self.play.quiet_plies()
    }

    fn back_rank(&self, color: Color) -> BackRank {
        let geometry = self.play.rules().geometry;
        self.play.board().back_rank(geometry, color)
    }

    /// The relocations possible now, staying last.
    fn relocations(&self) -> Vec<Move> {
        let (Some(piece), Some(from)) = (self.relocating(), self.relocating_from()) else {
            return Vec::new();
        };
        let files = relocatees(&self.back_rank(piece.color), piece.role, self.relocation);
        let swaps = files.into_iter().map(|file| Move::Swap {
            from,
            with: Square::new(file, from.rank()),
        });
        swaps.chain([Move::Stay { at: from }]).collect()
    }

    fn relocate(&mut self, from: Square, with: Square) {
        let rules = self.play.rules();
        let mover = self.turn();
        let [white, black] = Color::ALL.map(|color| {
            let array = self.back_rank(color);
            let place = |square: Square| usize::from(square.file().index());
            if color == mover {
                swap(&array, place(from), place(with))
            } else {
                array
            }
        });
        // Arrays behind a rank of pawns are always possible, and the castling rights follow from
        // them anew (CFG-5).
        let setup = chess::Setup::of_arrays(rules, &white, &black);
        if let Ok(play) = chess::Position::from_setup(rules, setup) {
            self.play = play;
        }
    }
}

impl Playable for Position {
    type Move = Move;

    fn side_to_move(&self) -> Color {
        self.turn()
    }

    fn legal_moves(&self) -> Vec<Move> {
        if self.relocating().is_some() {
            self.relocations()
        } else {
            let moves = self.play.legal_moves().into_iter();
            moves.map(Move::Play).collect()
        }
    }

    fn changes(&self, mv: Move) -> Changes {
        let mut changes = Changes::default();
        match mv {
            Move::Stay { .. } => {}
            Move::Swap { from, with } => {
                changes.push(Change::Slide { from, to: with });
                changes.push(Change::Slide {
                    from: with,
                    to: from,
                });
            }
            Move::Play(mv) => changes = self.play.changes(mv),
        }
        changes
    }

    fn play_unchecked(&mut self, mv: Move) {
        match mv {
            Move::Stay { .. } => self.relocated += 1,
            Move::Swap { from, with } => {
                self.relocate(from, with);
                self.relocated += 1;
            }
            Move::Play(mv) => self.play.play_unchecked(mv),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.relocating() {
            Some(_) => None,
            None => self.play.outcome(),
        }
    }

    fn key(&self) -> Key {
        match self.relocating() {
            // What is still to come distinguishes positions that look the same.
            Some(piece) => {
                let roles = Role::CHESS.map(|role| self.play.board().role(role));
                let step = SquareSet(self.relocated as u128);
                Key::of(piece.color, roles.into_iter().chain([step]))
            }
            None => self.play.key(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Game, Start, Variant, perft};
    use std::collections::HashSet;

    fn begin(variant: Variant) -> Position {
        let rules = variant.rules();
        let (crate::Family::Configuration(relocation), crate::StartScheme::Array(array)) =
            (rules.family, rules.start)
        else {
            panic!("{variant} relocates");
        };
        Position::of_arrays(rules, relocation, &array, &array).unwrap()
    }

    /// Every position after the four relocations.
    fn configured(variant: Variant) -> Vec<Position> {
        (0..TURNS.len()).fold(vec![begin(variant)], |positions, _| {
            let after = |position: Position| {
                position.legal_moves().into_iter().map(move |mv| {
                    let mut next = position.clone();
                    next.play_unchecked(mv);
                    next
                })
            };
            positions.into_iter().flat_map(after).collect()
        })
    }

    fn distinct(positions: &[Position]) -> usize {
        let fens = positions.iter().map(|position| position.play.to_fen());
        fens.collect::<HashSet<_>>().len()
    }

    #[test]
    fn cfg_1_black_king_white_king_black_queen_white_queen() {
        let mut position = begin(Variant::Configuration);
        let mut seen = Vec::new();
        while let Some(piece) = position.relocating() {
            seen.push(piece);
            let at = position.relocating_from().unwrap();
            position.play_unchecked(Move::Stay { at });
        }
        assert_eq!(seen, TURNS);
        assert_eq!(position.turn(), Color::White);
        assert_eq!(position.legal_moves().len(), 20);
    }

    #[test]
    fn cfg_3_four_hundred_positions() {
        assert_eq!(distinct(&configured(Variant::Configuration)), 400);
    }

    #[test]
    fn cfg_6_sixty_four_positions_with_restricted_relocation() {
        assert_eq!(distinct(&configured(Variant::ConfigurationRestricted)), 64);
    }

    #[test]
    fn cfg_7_they_are_the_positions_of_chess400() {
        let numbers = (0..20).flat_map(|white| (0..20).map(move |black| (white, black)));
        let drawn: HashSet<String> = numbers
            .map(|(white, black)| {
                let start = Start::Numbers { white, black };
                let game = Game::from_start(Variant::Chess400, start).unwrap();
                game.now().fen()
            })
            .collect();
        for position in configured(Variant::Configuration) {
            assert!(drawn.contains(&position.play.to_fen()));
        }
    }

    #[test]
    fn cfg_5_curtailed_rights_follow_from_the_king_s_square() {
        let mut with_rights = 0;
        for position in configured(Variant::ConfigurationCurtailed) {
            for color in Color::ALL {
                let king = position.play.king(color);
                let near = ('c'..='f').contains(&king.file().letter());
                let rooks = position.play.castling_rooks() & position.play.board().color(color);
                assert_eq!(rooks.len(), if near { 2 } else { 0 });
                with_rights += u32::from(near);
            }
        }
        assert!(with_rights > 0);
    }

    #[test]
    fn cfg_2_a_swap_is_two_slides_and_rooks_never_move() {
        let position = begin(Variant::Configuration);
        for mv in position.legal_moves() {
            let mut after = position.clone();
            after.play_unchecked(mv);
            let changes = position.changes(mv);
            assert_eq!(
                changes.iter().count(),
                if matches!(mv, Move::Swap { .. }) {
                    2
                } else {
                    0
                }
            );
            let rooks = |position: &Position| position.play.board().role(Role::Rook);
            assert_eq!(rooks(&after), rooks(&position));
        }
    }

    #[test]
    fn perft_goes_on_from_the_relocations_into_the_game() {
        let position = begin(Variant::Configuration);
        let sequences = configured(Variant::Configuration).len() as u64;
        assert_eq!(perft(&position, 4), sequences);
        let moves = configured(Variant::Configuration);
        let moves = moves
            .iter()
            .map(|position| position.legal_moves().len() as u64);
        assert_eq!(perft(&position, 5), moves.sum());
    }
}
