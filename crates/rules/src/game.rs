//! A game of any variant: the boundary between the rules and everybody else.

use std::fmt;

use crate::chess::{self, FenError, MoveTextError, Setup};
use crate::configuration;
use crate::congo;
use crate::line::Line;
use crate::perft::{divide, perft};
use crate::{
    BackRank, Choice, ChoiceId, Color, Family, Outcome, Playable, Ply, Rules, Start, StartError,
    StartScheme, Variant, View,
};

/// A choice that the position does not offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchChoice;

impl fmt::Display for NoSuchChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("choice: found one that this position does not have, expected one it offers")
    }
}

impl std::error::Error for NoSuchChoice {}

/// The moves of a game, by family.
#[derive(Clone, Debug)]
enum Moves {
    Chess(Line<chess::Position>),
    Configuration(Line<configuration::Position>),
    Congo(Line<congo::Position>),
}

/// What a game begins with, as the families read it.
enum Beginning<'a> {
    Fen(&'a str),
    /// White's array and Black's.
    Arrays([BackRank; 2]),
}

impl Moves {
    fn begin(rules: &'static Rules, beginning: Beginning<'_>) -> Result<Moves, FenError> {
        Ok(match (rules.family, beginning) {
            (Family::Chess, Beginning::Fen(fen)) => {
                Moves::Chess(Line::new(chess::Position::from_fen(rules, fen)?))
            }
            (Family::Chess, Beginning::Arrays([white, black])) => {
                let setup = Setup::of_arrays(rules, &white, &black);
                Moves::Chess(Line::new(chess::Position::from_setup(rules, setup)?))
            }
            (Family::Configuration(relocation), Beginning::Fen(fen)) => {
                let play = chess::Position::from_fen(rules, fen)?;
                Moves::Configuration(Line::new(configuration::Position::of_play(
                    relocation, play,
                )))
            }
            (Family::Configuration(relocation), Beginning::Arrays([white, black])) => {
                let position =
                    configuration::Position::of_arrays(rules, relocation, &white, &black)?;
                Moves::Configuration(Line::new(position))
            }
            (Family::Congo, Beginning::Fen(fen)) => {
                Moves::Congo(Line::new(congo::Position::from_fen(rules, fen)?))
            }
            (Family::Congo, Beginning::Arrays([white, black])) => {
                let position = congo::Position::of_arrays(rules, &white, &black)?;
                Moves::Congo(Line::new(position))
            }
        })
    }
}

/// Does the same with the line of any family: their positions have what is needed by the same names.
macro_rules! each_family {
    ($moves:expr, $line:ident => $body:expr) => {
        match $moves {
            Moves::Chess($line) => $body,
            Moves::Configuration($line) => $body,
            Moves::Congo($line) => $body,
        }
    };
}

// Below the macro, which it uses.
mod decision;

/// A game: its variant, where it started, what has been played and how it ended.
#[derive(Clone, Debug)]
pub struct Game {
    variant: Variant,
    start: Start,
    moves: Moves,
    /// What the players decided: resignation, agreement, a claim, a fallen flag.
    decision: Option<Outcome>,
}

impl Game {
    /// A new game from the usual start of the variant.
    pub fn new(variant: Variant) -> Game {
        match Game::from_start(variant, Start::usual(variant)) {
            Ok(game) => game,
            // Every variant's usual start is tested.
            Err(error) => unreachable!("{error}"),
        }
    }

    /// A new game from a start.
    ///
    /// # Errors
    ///
    /// When the variant has no such start, or the FEN cannot be read.
    pub fn from_start(variant: Variant, start: Start) -> Result<Game, StartError> {
        let rules = variant.rules();
        let setup = match (&start, rules.start) {
            (Start::Fen(fen), _) => Beginning::Fen(fen),
            (Start::Array, StartScheme::Array(array)) => Beginning::Arrays([array, array]),
            (Start::Array, StartScheme::Numbered(_)) => {
                return Err(StartError::NumberNeeded { variant });
            }
            (Start::Numbers { .. }, StartScheme::Array(_)) => {
                return Err(StartError::NotNumbered { variant });
            }
            (Start::Numbers { white, black }, StartScheme::Numbered(numbering)) => {
                if white != black && numbering.is_mirrored() {
                    return Err(StartError::NotMirrored {
                        variant,
                        white: *white,
                        black: *black,
                    });
                }
                for found in [*white, *black] {
                    if !numbering.has(found) {
                        let (first, last) = (numbering.first, numbering.last());
                        return Err(StartError::NoSuchNumber { found, first, last });
                    }
                    if let Some(fault) = (numbering.fault)(&(numbering.back_rank)(found)) {
                        return Err(StartError::Unfit { found, fault });
                    }
                }
                Beginning::Arrays([*white, *black].map(numbering.back_rank))
            }
        };
        let moves = Moves::begin(rules, setup)?;
        Ok(Game {
            variant,
            start,
            moves,
            decision: None,
        })
    }

    /// A new game from the position that a FEN describes; a position that the variant also has by
    /// number or as its array becomes that start.
    ///
    /// # Errors
    ///
    /// When the FEN cannot be read.
    pub fn from_fen(variant: Variant, fen: &str) -> Result<Game, StartError> {
        let game = Game::from_start(variant, Start::Fen(fen.trim().to_owned()))?;
        let written = game.view(0).fen();
        // A FEN does not say that pieces are still to be relocated (CFG-1), so it never means that;
        // the key does.
        let alike = |other: View<'_>| other.fen() == written && other.key() == game.view(0).key();
        let known = |start| {
            Game::from_start(variant, start)
                .ok()
                .filter(|game| alike(game.view(0)))
        };
        let same = match variant.rules().start {
            StartScheme::Array(_) => known(Start::Array),
            StartScheme::Numbered(numbering) => {
                let number = |color| (numbering.number)(&game.view(0).back_rank(color));
                match (number(Color::White), number(Color::Black)) {
                    (Some(white), Some(black)) => known(Start::Numbers { white, black }),
                    (Some(_) | None, _) => None,
                }
            }
        };
        Ok(same.unwrap_or(Game {
            start: Start::Fen(written),
            ..game
        }))
    }

    /// The variant.
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// Where it started.
    pub fn start(&self) -> &Start {
        &self.start
    }

    /// How many moves have been played.
    pub fn len(&self) -> usize {
        each_family!(&self.moves, line => line.len())
    }

    /// Whether no move has been played yet.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The moves played.
    pub fn plies(&self) -> impl ExactSizeIterator<Item = &Ply> {
        each_family!(&self.moves, line => line.plies())
    }

    /// The position after `ply` moves; beyond the last one, the last.
    pub fn view(&self, ply: usize) -> View<'_> {
        match &self.moves {
            Moves::Chess(line) => View::chess(line.at(ply)),
            Moves::Configuration(line) => View::configuration(line.at(ply)),
            Moves::Congo(line) => View::congo(line.at(ply)),
        }
    }

    /// The position now.
    pub fn now(&self) -> View<'_> {
        self.view(usize::MAX)
    }

    /// Every legal move as the player meets it; none after the end.
    pub fn choices(&self) -> Vec<Choice> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        each_family!(&self.moves, line => line.last().choices())
    }

    /// Plays a choice of this position.
    ///
    /// # Errors
    ///
    /// When the position has no such choice or the game is over; nothing changes then.
    pub fn play(&mut self, choice: ChoiceId) -> Result<&Ply, NoSuchChoice> {
        if self.outcome().is_some() {
            return Err(NoSuchChoice);
        }
        each_family!(&mut self.moves, line => {
            let position = line.last();
            let moves = position.ordered_moves();
            let mv = *moves.get(usize::from(choice.0)).ok_or(NoSuchChoice)?;
            let (san, machine) = (position.san(mv), position.machine_text(mv));
            line.play(mv, san, machine);
        });
        self.plies().last().ok_or(NoSuchChoice)
    }

    /// The choice that a text names: SAN, machine form, or a looser way of writing them.
    ///
    /// # Errors
    ///
    /// When the text names none or more than one.
    pub fn find(&self, text: &str) -> Result<ChoiceId, MoveTextError> {
        each_family!(&self.moves, line => {
            let position = line.last();
            let mv = position.find_move(text)?;
            let moves = position.ordered_moves();
            let index = moves.iter().position(|other| *other == mv);
            index
                .filter(|_| self.outcome().is_none())
                .map(|index| ChoiceId(index as u16))
                .ok_or_else(|| MoveTextError::Illegal {
                    found: text.trim().to_owned(),
                })
        })
    }

    /// How a choice is written in SAN; `None` if the position has no such choice.
    pub fn san(&self, choice: ChoiceId) -> Option<String> {
        each_family!(&self.moves, line => {
            let position = line.last();
            let mv = *position.ordered_moves().get(usize::from(choice.0))?;
            Some(position.san(mv))
        })
    }

    /// What a choice would do to the board; `None` if the position has no such choice.
    pub fn changes(&self, choice: ChoiceId) -> Option<crate::Changes> {
        each_family!(&self.moves, line => {
            let position = line.last();
            let mv = *position.ordered_moves().get(usize::from(choice.0))?;
            Some(position.changes(mv))
        })
    }

    /// Takes the last move back, and with it what the players decided after it.
    pub fn undo(&mut self) -> Option<Ply> {
        let undone = each_family!(&mut self.moves, line => line.undo());
        if undone.is_some() {
            self.decision = None;
        }
        undone
    }

    /// The number of move sequences of `depth` plies from here on, whether or not the game is over
    /// by decision or by repetition; for checking the rules against other programs.
    pub fn perft(&self, depth: u32) -> u64 {
        each_family!(&self.moves, line => perft(line.last(), depth))
    }

    /// The same number by first move, each in machine form (TXT-2), sorted by it; nothing at depth
    /// 0, where no move is made.
    pub fn divide(&self, depth: u32) -> Vec<(String, u64)> {
        let mut parts: Vec<(String, u64)> = each_family!(&self.moves, line => {
            let position = line.last();
            divide(position, depth)
                .map(|(mv, nodes)| (position.machine_text(mv), nodes))
                .collect()
        });
        parts.sort_unstable();
        parts
    }

    /// Who is to move.
    pub fn turn(&self) -> Color {
        each_family!(&self.moves, line => line.last().side_to_move())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_variant_has_its_usual_start() {
        for variant in Variant::ALL {
            assert_eq!(Game::new(variant).start(), &Start::usual(variant));
        }
    }

    #[test]
    fn k42_4_a_fen_of_a_numbered_start_becomes_that_start() {
        let start = Start::Numbers {
            white: 7,
            black: 41_999,
        };
        let game = Game::from_start(Variant::Consulchess42k, start.clone()).unwrap();
        let again = Game::from_fen(Variant::Consulchess42k, &game.now().fen()).unwrap();
        assert_eq!(again.start(), &start);
    }

    #[test]
    fn starts_that_a_variant_does_not_have_are_refused() {
        let refused = |variant, start| Game::from_start(variant, start).unwrap_err().to_string();
        assert_eq!(
            refused(Variant::Consulchess42k, Start::mirrored(42_000)),
            "start number: found 42000, expected 0 to 41999"
        );
        let (white, black) = (20, 23);
        assert_eq!(
            refused(Variant::CapablancaRandom, Start::Numbers { white, black }),
            "start numbers: found 20 and 23, but in capablanca-random Black mirrors White, \
             expected the same"
        );
        refused(Variant::Consulchess, Start::mirrored(0));
        refused(Variant::Consulchess42k, Start::Array);
    }
}
