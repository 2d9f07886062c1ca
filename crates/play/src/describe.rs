//! What is said: prompts, announcements, names of squares and results, as messages.

use consulboard_rules::{
    Color, Game, Outcome, Piece, Role, Square, Start, StepKind, Variant, View,
};

use crate::catalogue::Entry;
use crate::clock::Clock;
use crate::refusals::role_id;
use crate::scene::{Mark, MarkKind};
use crate::session::Session;
use crate::session::beside::{draw_id, win_id};
use crate::texts::Texts;
use crate::{Letters, Message};

/// The name of a game with its edition.
pub fn title(variant: Variant) -> Message {
    Message::new(match variant {
        Variant::Orthodox => "game-orthodox",
        Variant::Consulchess => "game-consulchess",
        Variant::ConsulchessWiki => "game-consulchess-wiki",
        Variant::Consulchess42k => "game-consulchess-42k",
        Variant::Consulchess42kWiki => "game-consulchess-42k-wiki",
        Variant::Configuration => "game-configuration",
        Variant::ConfigurationRestricted => "game-configuration-restricted",
        Variant::ConfigurationCurtailed => "game-configuration-curtailed",
        Variant::ConfigurationCurtailedRestricted => "game-configuration-curtailed-restricted",
        Variant::Chess400 => "game-chess400",
        Variant::Chess400Curtailed => "game-chess400-curtailed",
        Variant::CapablancaRandom => "game-capablanca-random",
        Variant::Congo => "game-congo",
    })
}

/// Where a game starts, unless it always starts there, or as chess always does.
pub fn start(variant: Variant, start: &Start) -> Option<Message> {
    let entry = Entry::of(variant).map(|(entry, _)| entry);
    Some(match start {
        Start::Array => return None,
        Start::Fen(_) => Message::new("start-fen"),
        Start::Numbers { white, black } => {
            let same = (white == black).then_some(*white);
            let usual = variant.rules().numbering().map(|numbering| numbering.usual);
            if entry.is_none() && same.is_some() && same == usual {
                return None;
            }
            let number = entry.map_or(same, |entry| entry.number(*white, *black));
            let position = match number {
                Some(number) => Message::new("start-number").number("number", number),
                None => Message::new("start-pair")
                    .number("white", *white)
                    .number("black", *black),
            };
            let known = |number| entry.and_then(|entry| entry.chess960_number(number));
            match (known(*white), known(*black)) {
                (Some(white), Some(black)) => Message::new("start-arrays")
                    .message("start", position)
                    .number("white", white)
                    .number("black", black),
                (Some(_) | None, _) => position,
            }
        }
    })
}

/// The name of a side.
pub fn side(color: Color) -> Message {
    Message::new(match color {
        Color::White => "side-white",
        Color::Black => "side-black",
    })
}

/// The name of a piece with its colour. One id for each, since in many languages the ending of
/// the colour follows the piece.
pub fn piece(piece: Piece) -> Message {
    Message::new(match (piece.color, piece.role) {
        (Color::White, Role::King) => "piece-white-king",
        (Color::White, Role::Queen) => "piece-white-queen",
        (Color::White, Role::Consul) => "piece-white-consul",
        (Color::White, Role::Archbishop) => "piece-white-archbishop",
        (Color::White, Role::Chancellor) => "piece-white-chancellor",
        (Color::White, Role::Rook) => "piece-white-rook",
        (Color::White, Role::Bishop) => "piece-white-bishop",
        (Color::White, Role::Knight) => "piece-white-knight",
        (Color::White, Role::Pawn) => "piece-white-pawn",
        (Color::White, Role::Superpawn) => "piece-white-superpawn",
        (Color::White, Role::Lion) => "piece-white-lion",
        (Color::White, Role::Giraffe) => "piece-white-giraffe",
        (Color::White, Role::Monkey) => "piece-white-monkey",
        (Color::White, Role::Elephant) => "piece-white-elephant",
        (Color::White, Role::Crocodile) => "piece-white-crocodile",
        (Color::White, Role::Zebra) => "piece-white-zebra",
        (Color::Black, Role::King) => "piece-black-king",
        (Color::Black, Role::Queen) => "piece-black-queen",
        (Color::Black, Role::Consul) => "piece-black-consul",
        (Color::Black, Role::Archbishop) => "piece-black-archbishop",
        (Color::Black, Role::Chancellor) => "piece-black-chancellor",
        (Color::Black, Role::Rook) => "piece-black-rook",
        (Color::Black, Role::Bishop) => "piece-black-bishop",
        (Color::Black, Role::Knight) => "piece-black-knight",
        (Color::Black, Role::Pawn) => "piece-black-pawn",
        (Color::Black, Role::Superpawn) => "piece-black-superpawn",
        (Color::Black, Role::Lion) => "piece-black-lion",
        (Color::Black, Role::Giraffe) => "piece-black-giraffe",
        (Color::Black, Role::Monkey) => "piece-black-monkey",
        (Color::Black, Role::Elephant) => "piece-black-elephant",
        (Color::Black, Role::Crocodile) => "piece-black-crocodile",
        (Color::Black, Role::Zebra) => "piece-black-zebra",
    })
}

/// How a game ended, in a sentence.
pub fn outcome(outcome: Outcome) -> Message {
    match outcome {
        Outcome::Win { winner, reason } => {
            Message::new(win_id(reason)).message("winner", side(winner))
        }
        Outcome::Draw { reason } => Message::new(draw_id(reason)),
    }
}

/// A position in words: every piece with its square, and who is to move.
pub fn position(view: View<'_>, texts: &Texts) -> String {
    pieces(&view.pieces(), view.turn(), texts)
}

/// The same of pieces that need not be a position of any game.
pub fn pieces(pieces: &[(Square, Piece)], turn: Color, texts: &Texts) -> String {
    let listed = |color| {
        let own = pieces.iter().filter(|(_, piece)| piece.color == color);
        let named = own.map(|(square, piece)| {
            texts.say(
                &Message::new("position-piece")
                    .message("piece", Message::new(role_id(piece.role)))
                    .text("square", square),
            )
        });
        named.collect::<Vec<_>>().join(", ")
    };
    texts.say(
        &Message::new("position-words")
            .text("white", listed(Color::White))
            .text("black", listed(Color::Black))
            .message("side", side(turn)),
    )
}

/// The line that always says what is expected.
pub(crate) fn prompt(session: &Session) -> Message {
    let view = session.view();
    // What is begun there is asked for as anywhere else.
    if session.is_looking_back() && !session.can_step_back() {
        return Message::new(if session.is_in_variation() {
            "prompt-variation"
        } else {
            "prompt-looking-back"
        });
    }
    if let Some(ended) = session
        .game()
        .outcome()
        .filter(|_| !session.is_looking_back())
    {
        return outcome(ended);
    }
    if session.is_promoting() {
        return Message::new("prompt-promotion");
    }
    if let Some(relocating) = view.relocating() {
        return Message::new("prompt-relocate")
            .message("side", side(relocating.color))
            .message("piece", Message::new(role_id(relocating.role)));
    }
    let to_move = |id| Message::new(id).message("side", side(view.turn()));
    let Some(chosen) = session.chosen_piece() else {
        let is_paused = session.clock().is_some_and(Clock::is_paused);
        return to_move(if view.is_check() {
            "prompt-check"
        } else if is_paused && !session.is_looking_back() {
            "prompt-paused"
        } else {
            "prompt-to-move"
        });
    };
    let next = session.next_steps();
    let asks_for = |kind| next.iter().any(|next| next.step.kind == kind);
    let about = |id| Message::new(id).message("piece", piece(chosen));
    if asks_for(StepKind::Stop) {
        Message::new("prompt-chain")
    } else if asks_for(StepKind::RookTarget) {
        let only = next.len() == 1;
        Message::new(if only {
            "prompt-rook-target-only"
        } else {
            "prompt-rook-target"
        })
    } else if next
        .iter()
        .all(|next| next.step.kind == StepKind::KingTarget)
        && !next.is_empty()
    {
        let only = next.len() == 1;
        Message::new(if only {
            "prompt-king-target-only"
        } else {
            "prompt-king-target"
        })
    } else if next.is_empty() {
        about("prompt-no-move")
    } else if asks_for(StepKind::CastlingRook) {
        about("prompt-target-or-rook")
    } else {
        about("prompt-target")
    }
}

/// The last move, as a screen reader is told it.
pub(crate) fn last_move(game: &Game, letters: Letters) -> Message {
    let Some(ply) = game.plies().last() else {
        return Message::new("prompt-to-move").message("side", side(game.turn()));
    };
    // Not always the other side than is to move: after White's queen White begins (CFG-1).
    let mover = side(game.view(game.len() - 1).turn());
    let played = Message::new("announce-move")
        .message("side", mover)
        .text("move", letters.show(&ply.san, game.now().rules()));
    if let Some(ended) = game.outcome() {
        Message::new("announce-move-result")
            .message("played", played)
            .message("result", outcome(ended))
    } else if game.now().is_check() {
        Message::new("announce-move-check").message("played", played)
    } else {
        played
    }
}

/// The name of a square of the DOM twin: what stands there and what it is marked as.
pub(crate) fn cell(
    square: Square,
    stands: Option<Piece>,
    marks: &[Mark],
    drawn: Vec<Message>,
) -> Message {
    let name = match stands {
        Some(stands) => Message::new("cell-piece")
            .text("square", square)
            .message("piece", piece(stands)),
        None => Message::new("cell-empty").text("square", square),
    };
    let here = marks.iter().filter(|mark| mark.square == square);
    let marked = here.filter_map(|mark| mark_id(mark.kind)).map(Message::new);
    marked.chain(drawn).fold(name, |cell, mark| {
        Message::new("cell-marked")
            .message("cell", cell)
            .message("mark", mark)
    })
}

fn mark_id(kind: MarkKind) -> Option<&'static str> {
    match kind {
        MarkKind::LastFrom => Some("mark-last-from"),
        MarkKind::LastTo => Some("mark-last-to"),
        MarkKind::Check => Some("mark-check"),
        MarkKind::Threatened => Some("mark-threatened"),
        MarkKind::Selected => Some("mark-selected"),
        MarkKind::Target => Some("mark-target"),
        MarkKind::CaptureTarget => Some("mark-capture"),
        MarkKind::Landing => Some("mark-landing"),
        MarkKind::Stop => Some("mark-stop"),
        MarkKind::Drowning => Some("mark-drowning"),
        MarkKind::DrownTarget => Some("mark-drown-target"),
        MarkKind::Prey => Some("mark-prey"),
        MarkKind::Relocatee => Some("mark-relocatee"),
        MarkKind::CastlingRook => Some("mark-castling-rook"),
        MarkKind::KingTarget => Some("mark-king-target"),
        MarkKind::RookTarget => Some("mark-rook-target"),
        MarkKind::RookCaptureTarget => Some("mark-rook-capture"),
        MarkKind::DropTarget | MarkKind::Cursor => None,
    }
}
