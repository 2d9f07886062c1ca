//! A game as one line of text: what is saved after every move and what a shared link holds.
//!
//! `game=consulchess-42k&start=123.456&moves=e2e4_e7e5_0-0-i-h&end=resign-white`

use consulboard_rules::{
    Claim, Color, DrawReason, Game, Outcome, Start, StartError, Variant, VariantError, WinReason,
    chess::MoveTextError,
};
use percent_encoding::percent_decode_str;
use thiserror::Error;

/// A text that holds no game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordError {
    /// A part that is not `name=value`, or of an unknown name.
    #[error("found `{found}`, expected game=, start=, fen=, moves= or end=")]
    Part {
        /// What was found.
        found: String,
    },
    /// The same part twice.
    #[error("found `{name}` twice, expected it once")]
    Twice {
        /// Its name.
        name: &'static str,
    },
    /// A start and a FEN, which is a start too.
    #[error("found both start= and fen=, expected one of them")]
    StartAndFen,
    /// No variant.
    #[error("found no game=, expected a variant")]
    NoVariant,
    /// An unknown variant.
    #[error("game: {0}")]
    Variant(VariantError),
    /// A start number that is none.
    #[error("start: found `{found}`, expected a number or two with a point between them")]
    Number {
        /// What was found.
        found: String,
    },
    /// A start that the variant does not have.
    #[error(transparent)]
    Start(StartError),
    /// A move that cannot be played.
    #[error("move {number}: {error}")]
    Move {
        /// Which, counted in plies from 1.
        number: usize,
        /// What is wrong with it.
        error: MoveTextError,
    },
    /// An ending that the game cannot have.
    #[error("end: found `{found}`, expected a way this game can have ended")]
    End {
        /// What was found.
        found: String,
    },
}

const ENDS: [(&str, Outcome); 4] = [
    ("resign-white", lost(Color::White, WinReason::Resignation)),
    ("resign-black", lost(Color::Black, WinReason::Resignation)),
    ("time-white", lost(Color::White, WinReason::Time)),
    ("time-black", lost(Color::Black, WinReason::Time)),
];

const fn lost(loser: Color, reason: WinReason) -> Outcome {
    let winner = match loser {
        Color::White => Color::Black,
        Color::Black => Color::White,
    };
    Outcome::Win { winner, reason }
}

/// Writes the game.
pub fn write(game: &Game) -> String {
    let mut text = format!("game={}", game.variant());
    match game.start() {
        Start::Array => {}
        Start::Numbers { white, black } if white == black => {
            text.push_str(&format!("&start={white}"));
        }
        Start::Numbers { white, black } => text.push_str(&format!("&start={white}.{black}")),
        Start::Fen(fen) => text.push_str(&format!("&fen={}", fen.replace(' ', "_"))),
    }
    let moves: Vec<&str> = game.plies().map(|ply| ply.machine.as_str()).collect();
    if !moves.is_empty() {
        text.push_str(&format!("&moves={}", moves.join("_")));
    }
    if let Some(end) = end_text(game) {
        text.push_str(&format!("&end={end}"));
    }
    text
}

/// What the players decided, in a word.
fn end_text(game: &Game) -> Option<&'static str> {
    let outcome = game.decision()?;
    match outcome {
        Outcome::Win { .. } => {
            let known = ENDS.iter().find(|(_, end)| *end == outcome);
            known.map(|(text, _)| *text)
        }
        Outcome::Draw { reason } => match reason {
            DrawReason::Agreement => Some("agreed"),
            DrawReason::ThreefoldRepetition => Some("threefold"),
            DrawReason::FiftyMoves => Some("fifty"),
            DrawReason::TimeAgainstBareKing => {
                let pieces = game.now().pieces();
                let black = pieces.iter().filter(|(_, p)| p.color == Color::Black);
                // The flag that fell is that of the side with more than its king.
                Some(if black.count() > 1 {
                    "time-black"
                } else {
                    "time-white"
                })
            }
            DrawReason::Stalemate
            | DrawReason::DeadPosition
            | DrawReason::BareLions
            | DrawReason::FivefoldRepetition
            | DrawReason::SeventyFiveMoves => None,
        },
    }
}

/// The values of the parts, as they were found.
#[derive(Default)]
struct Parts {
    game: Option<String>,
    start: Option<String>,
    fen: Option<String>,
    moves: Option<String>,
    end: Option<String>,
}

impl Parts {
    fn read(text: &str) -> Result<Parts, RecordError> {
        let mut parts = Parts::default();
        // Some programs encode more of an address than they need to.
        let text = percent_decode_str(text.trim().trim_start_matches('#')).decode_utf8_lossy();
        for part in text.split('&').filter(|part| !part.is_empty()) {
            let unknown = || RecordError::Part {
                found: part.to_owned(),
            };
            let (name, value) = part.split_once('=').ok_or_else(unknown)?;
            let (name, place) = match name {
                "game" => ("game", &mut parts.game),
                "start" => ("start", &mut parts.start),
                "fen" => ("fen", &mut parts.fen),
                "moves" => ("moves", &mut parts.moves),
                "end" => ("end", &mut parts.end),
                _ => return Err(unknown()),
            };
            if place.replace(value.to_owned()).is_some() {
                return Err(RecordError::Twice { name });
            }
        }
        Ok(parts)
    }
}

fn read_start(
    variant: Variant,
    start: Option<&str>,
    fen: Option<&str>,
) -> Result<Start, RecordError> {
    if let Some(fen) = fen {
        if start.is_some() {
            return Err(RecordError::StartAndFen);
        }
        return Ok(Start::Fen(fen.replace('_', " ")));
    }
    let Some(text) = start else {
        return Ok(Start::usual(variant));
    };
    let number = |part: &str| {
        part.parse().map_err(|_| RecordError::Number {
            found: text.to_owned(),
        })
    };
    match text.split_once('.') {
        None => Ok(Start::mirrored(number(text)?)),
        Some((white, black)) => Ok(Start::Numbers {
            white: number(white)?,
            black: number(black)?,
        }),
    }
}

/// Reads a game.
///
/// # Errors
///
/// At the first part that cannot be read, or move that cannot be played.
pub fn read(text: &str) -> Result<Game, RecordError> {
    let parts = Parts::read(text)?;
    let variant = parts.game.as_deref().ok_or(RecordError::NoVariant)?;
    let (start, fen, moves) = (&parts.start, &parts.fen, &parts.moves);
    let mut game = read_parts(variant, start.as_deref(), fen.as_deref(), moves.as_deref())?;
    if let Some(end) = &parts.end {
        finish(&mut game, end)?;
    }
    Ok(game)
}

/// Reads a game from its parts: the slug of the variant, a start number or a FEN, and moves with `_`
/// between them.
///
/// # Errors
///
/// At the first part that cannot be read, or move that cannot be played.
pub fn read_parts(
    variant: &str,
    start: Option<&str>,
    fen: Option<&str>,
    moves: Option<&str>,
) -> Result<Game, RecordError> {
    let variant: Variant = variant.parse().map_err(RecordError::Variant)?;
    let mut game = match read_start(variant, start, fen)? {
        Start::Fen(fen) => Game::from_fen(variant, &fen),
        start @ (Start::Array | Start::Numbers { .. }) => Game::from_start(variant, start),
    }
    .map_err(RecordError::Start)?;
    let moves = moves.unwrap_or_default().split('_');
    for (index, text) in moves.filter(|text| !text.is_empty()).enumerate() {
        let number = index + 1;
        let choice = game
            .find(text)
            .map_err(|error| RecordError::Move { number, error })?;
        game.play(choice).map_err(|_| RecordError::Move {
            number,
            error: MoveTextError::Illegal {
                found: text.to_owned(),
            },
        })?;
    }
    Ok(game)
}

fn finish(game: &mut Game, end: &str) -> Result<(), RecordError> {
    match end {
        "resign-white" => game.resign(Color::White),
        "resign-black" => game.resign(Color::Black),
        "time-white" => game.time_out(Color::White),
        "time-black" => game.time_out(Color::Black),
        "agreed" => game.agree_draw(),
        "threefold" => {
            game.claim(Claim::ThreefoldRepetition);
        }
        "fifty" => {
            game.claim(Claim::FiftyMoves);
        }
        _ => {}
    }
    if game.decision().is_some() {
        Ok(())
    } else {
        Err(RecordError::End {
            found: end.to_owned(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(text: &str) -> Game {
        read(text).unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    #[test]
    fn what_is_written_is_read_again() {
        for text in [
            "game=consulchess",
            "game=consulchess-wiki&moves=e2e4_e7e5",
            "game=consulchess-42k&start=7&moves=a2a3",
            "game=consulchess-42k-wiki&start=7.41999&end=agreed",
            "game=consulchess&fen=r4k3r/10/10/10/10/10/10/R4K3R_w_KQkq_-_0_1&moves=0-0-i-h&end=resign-black",
            "game=consulchess&fen=5k4/10/10/10/10/10/10/R4K4_w_-_-_0_1&end=time-white",
            "game=consulchess&fen=5k4/10/10/10/10/10/10/R4K4_w_-_-_0_1&end=time-black",
        ] {
            assert_eq!(write(&game(text)), text);
        }
    }

    #[test]
    fn an_encoded_address_is_read_too() {
        let text = "#game=consulchess&fen=r4k3r%2F10/10/10/10/10/10/R4K3R%5Fw%5FKQkq%5F-%5F0%5F1";
        assert!(game(text).now().fen().starts_with("r4k3r/10"));
    }

    #[test]
    fn a_start_given_as_a_fen_is_recognised() {
        let fen = Game::new(Variant::Consulchess)
            .now()
            .fen()
            .replace(' ', "_");
        let text = format!("game=consulchess&fen={fen}");
        assert_eq!(write(&game(&text)), "game=consulchess");
    }

    #[test]
    fn damage_is_named() {
        for (text, error) in [
            ("", "found no game=, expected a variant"),
            (
                "game=chess",
                "game: variant: found `chess`, expected one of orthodox, consulchess, consulchess-wiki, consulchess-42k, consulchess-42k-wiki, configuration, configuration-restricted, configuration-curtailed, configuration-curtailed-restricted, chess400, chess400-curtailed, capablanca-random, congo",
            ),
            (
                "game=consulchess&moves=e2e4_e2e4",
                "move 2: move: found `e2e4`, expected a legal move",
            ),
            (
                "game=consulchess-42k&start=42000",
                "start number: found 42000, expected 0 to 41999",
            ),
            (
                "game=consulchess-42k&start=x",
                "start: found `x`, expected a number or two with a point between them",
            ),
            (
                "game=consulchess&game=consulchess",
                "found `game` twice, expected it once",
            ),
            (
                "game=consulchess&end=threefold",
                "end: found `threefold`, expected a way this game can have ended",
            ),
            (
                "game=consulchess&mvoes=e2e4",
                "found `mvoes=e2e4`, expected game=, start=, fen=, moves= or end=",
            ),
        ] {
            assert_eq!(read(text).unwrap_err().to_string(), error, "{text}");
        }
    }
}
