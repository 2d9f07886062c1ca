//! How a game ends: by its position, or as the players decide (CON-8).

use super::{Game, Moves};
use crate::{Claim, Color, DrawReason, Outcome, WinReason};

impl Game {
    /// How the game ended, `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.decision
            .or_else(|| each_family!(&self.moves, line => line.outcome(line.last().quiet_plies())))
    }

    /// The draws that the side to move may claim now; none after the end.
    pub fn claims(&self) -> Vec<Claim> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        each_family!(&self.moves, line => line.claims(line.last().quiet_plies()))
    }

    /// Ends the game by a claim; `false` and no change if it is not justified.
    pub fn claim(&mut self, claim: Claim) -> bool {
        let justified = self.claims().contains(&claim);
        if justified {
            let reason = claim.reason();
            self.decision = Some(Outcome::Draw { reason });
        }
        justified
    }

    /// Ends the game by resignation of a side; nothing happens after the end.
    pub fn resign(&mut self, color: Color) {
        self.decide(Outcome::Win {
            winner: !color,
            reason: WinReason::Resignation,
        });
    }

    /// Ends the game by agreement; nothing happens after the end.
    pub fn agree_draw(&mut self) {
        self.decide(Outcome::Draw {
            reason: DrawReason::Agreement,
        });
    }

    /// Ends the game because a side's time ran out: lost, or drawn against a bare king (CON-8).
    pub fn time_out(&mut self, color: Color) {
        let bare = each_family!(&self.moves, line => line.last().is_bare_king(!color));
        self.decide(if bare {
            Outcome::Draw {
                reason: DrawReason::TimeAgainstBareKing,
            }
        } else {
            Outcome::Win {
                winner: !color,
                reason: WinReason::Time,
            }
        });
    }

    /// Ends the game as the players decided; `false` and no change where it is over or cannot end so:
    /// the end of a position is no decision, and a claim has to be justified.
    pub fn conclude(&mut self, outcome: Outcome) -> bool {
        if self.outcome().is_some() {
            return false;
        }
        match outcome {
            Outcome::Win { winner, reason } => match reason {
                WinReason::Resignation => self.resign(!winner),
                WinReason::Time => self.time_out(!winner),
                WinReason::Unstated => self.decide(outcome),
                WinReason::Checkmate | WinReason::LionCaptured | WinReason::NoMoves => {}
            },
            Outcome::Draw { reason } => match reason {
                DrawReason::Agreement => self.agree_draw(),
                DrawReason::Unstated => self.decide(outcome),
                DrawReason::ThreefoldRepetition => {
                    self.claim(Claim::ThreefoldRepetition);
                }
                DrawReason::FiftyMoves => {
                    self.claim(Claim::FiftyMoves);
                }
                DrawReason::TimeAgainstBareKing => {
                    self.time_out(Color::White);
                    if self.decision != Some(outcome) {
                        self.decision = None;
                        self.time_out(Color::Black);
                    }
                }
                DrawReason::Stalemate
                | DrawReason::DeadPosition
                | DrawReason::FivefoldRepetition
                | DrawReason::SeventyFiveMoves
                | DrawReason::BareLions => {}
            },
        }
        let concluded = self.decision == Some(outcome);
        if !concluded {
            self.decision = None;
        }
        concluded
    }

    /// What the players decided, if that is how the game ended.
    pub fn decision(&self) -> Option<Outcome> {
        self.decision
    }

    /// Takes back what the players decided, so that the game goes on; `false` if it was nothing.
    pub fn revoke_decision(&mut self) -> bool {
        self.decision.take().is_some()
    }

    fn decide(&mut self, outcome: Outcome) {
        if self.outcome().is_none() {
            self.decision = Some(outcome);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{ChoiceId, NoSuchChoice, Variant};

    use super::*;

    fn play(game: &mut Game, moves: &str) {
        for text in moves.split_whitespace() {
            let choice = game.find(text).unwrap_or_else(|e| panic!("{text}: {e}"));
            game.play(choice).unwrap();
        }
    }

    #[test]
    fn con_8_threefold_on_claim_fivefold_at_once() {
        let mut game = Game::new(Variant::Consulchess);
        play(&mut game, "Nc3 Nc6 Nb1 Nb8 Nc3 Nc6 Nb1");
        assert!(game.claims().is_empty());
        play(&mut game, "Nb8");
        assert_eq!(game.claims(), [Claim::ThreefoldRepetition]);
        play(&mut game, "Nc3 Nc6 Nb1 Nb8 Nc3 Nc6 Nb1");
        assert_eq!(game.outcome(), None);
        play(&mut game, "Nb8");
        let reason = DrawReason::FivefoldRepetition;
        assert_eq!(game.outcome(), Some(Outcome::Draw { reason }));
        assert!(game.choices().is_empty() && game.claims().is_empty());
        game.undo();
        assert_eq!(game.outcome(), None);
    }

    #[test]
    fn con_8_fifty_moves_on_claim_seventy_five_at_once() {
        let at = |halfmoves: u32| {
            let fen = format!("r4k4/10/10/10/10/10/10/R4K4 w - - {halfmoves} 90");
            Game::from_fen(Variant::Consulchess, &fen).unwrap()
        };
        let mut game = at(99);
        assert!(!game.claim(Claim::FiftyMoves));
        play(&mut game, "Rb1");
        assert!(game.claim(Claim::FiftyMoves));
        let reason = DrawReason::FiftyMoves;
        assert_eq!(game.outcome(), Some(Outcome::Draw { reason }));
        let mut game = at(149);
        play(&mut game, "Rb1");
        let reason = DrawReason::SeventyFiveMoves;
        assert_eq!(game.outcome(), Some(Outcome::Draw { reason }));
    }

    #[test]
    fn con_8_time_against_a_bare_king_is_a_draw() {
        let fen = "5k4/10/10/10/10/10/10/R4K4 w - - 0 1";
        let mut game = Game::from_fen(Variant::Consulchess, fen).unwrap();
        let mut other = game.clone();
        game.time_out(Color::White);
        let reason = DrawReason::TimeAgainstBareKing;
        assert_eq!(game.outcome(), Some(Outcome::Draw { reason }));
        other.time_out(Color::Black);
        assert_eq!(other.outcome().map(Outcome::score), Some("1-0"));
    }

    #[test]
    fn con_8_a_game_is_concluded_only_as_it_can_be() {
        let bare = "5k4/10/10/10/10/10/10/R4K4 w - - 0 1";
        let bare = Game::from_fen(Variant::Consulchess, bare).unwrap();
        let white = |reason| Outcome::Win {
            winner: Color::White,
            reason,
        };
        let black = |reason| Outcome::Win {
            winner: Color::Black,
            reason,
        };
        let draw = |reason| Outcome::Draw { reason };
        for (outcome, can) in [
            (white(WinReason::Resignation), true),
            (white(WinReason::Time), true),
            (black(WinReason::Time), false),
            (white(WinReason::Checkmate), false),
            (draw(DrawReason::TimeAgainstBareKing), true),
            (draw(DrawReason::Agreement), true),
            (black(WinReason::Unstated), true),
            (draw(DrawReason::Unstated), true),
            (draw(DrawReason::ThreefoldRepetition), false),
            (draw(DrawReason::FiftyMoves), false),
            (draw(DrawReason::Stalemate), false),
        ] {
            let mut game = bare.clone();
            assert_eq!(game.conclude(outcome), can, "{outcome:?}");
            assert_eq!(game.decision(), can.then_some(outcome));
            assert!(!can || !game.conclude(outcome), "twice: {outcome:?}");
        }
        let mut game = Game::new(Variant::Consulchess);
        assert!(!game.conclude(draw(DrawReason::TimeAgainstBareKing)));
        play(&mut game, "Nc3 Nc6 Nb1 Nb8 Nc3 Nc6 Nb1 Nb8");
        assert!(game.conclude(draw(DrawReason::ThreefoldRepetition)));
    }

    #[test]
    fn what_the_players_decide_ends_the_game_once() {
        let mut game = Game::new(Variant::Consulchess);
        game.resign(Color::White);
        game.agree_draw();
        assert_eq!(game.outcome().map(Outcome::score), Some("0-1"));
        assert_eq!(game.play(ChoiceId(0)), Err(NoSuchChoice));
    }
}
