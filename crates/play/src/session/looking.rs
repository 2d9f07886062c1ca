//! Looking at what pieces may do, without playing: either side's are chosen then.

use consulboard_rules::{Game, Piece, Square};

use super::Session;
use crate::Hands;

/// What the chosen piece may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    /// Which piece.
    pub piece: Piece,
    /// Where it stands.
    pub square: Square,
    /// How many moves it has; a pawn's promotions on one square count as one.
    pub moves: usize,
}

impl Session {
    /// What the chosen piece may do; `None` while none is chosen.
    pub fn reach(&self) -> Option<Reach> {
        let (piece, square) = (self.chosen_piece()?, self.selection.piece()?);
        let begins = |path: &Vec<consulboard_rules::Step>| {
            path.first().is_some_and(|step| step.square == square)
        };
        let mut paths: Vec<_> = self
            .choices
            .iter()
            .filter_map(|choice| choice.paths.iter().find(|path| begins(path)))
            .collect();
        // Promotions on one square share their clicks and follow each other.
        paths.dedup();
        Some(Reach {
            piece,
            square,
            moves: paths.len(),
        })
    }

    /// Makes the piece on a square one that can be chosen, where either side's may be: then the
    /// position is shown with its side to move. Where that is no legal position, nothing happens.
    pub(super) fn let_choose(&mut self, square: Square) {
        let waits = |piece: Piece| piece.color != self.view().turn();
        let chosen = self.view().piece(square).is_some_and(waits);
        if self.hands != Hands::Look || !chosen || self.is_looking_back() {
            return;
        }
        match self.aside.take() {
            Some(game) => self.game = game,
            None => match turned(&self.game) {
                Some(game) => self.aside = Some(std::mem::replace(&mut self.game, game)),
                None => return,
            },
        }
        self.arrived();
    }
}

/// The position of a game with the other side to move.
fn turned(game: &Game) -> Option<Game> {
    let fen = game.now().fen();
    let turn = (!game.turn()).letter().to_string();
    let fields = fen.split(' ').enumerate();
    let fields: Vec<&str> = fields
        .map(|(index, field)| match index {
            1 => &turn,
            // What could be captured in passing belongs to the side that was to move.
            3 => "-",
            _ => field,
        })
        .collect();
    Game::from_fen(game.variant(), &fields.join(" ")).ok()
}
