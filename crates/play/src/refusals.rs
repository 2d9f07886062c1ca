//! The errors of the rules as messages: which part, what was found, what was expected (TXT-3).

use consulboard_rules::chess::{FenError, MoveTextError, SetupError, SetupFault};
use consulboard_rules::{ArrayFault, Role, StartError, Variant};

use crate::message::shortened;
use crate::pgn::{NESTING, PgnError, Reason};
use crate::preferences::PreferencesError;
use crate::record::RecordError;
use crate::{Message, describe};

/// A move that could not be read or played.
pub fn move_text(error: &MoveTextError) -> Message {
    match error {
        MoveTextError::Empty => Message::new("refused-move-empty"),
        MoveTextError::Unreadable { found } => Message::new("refused-move-unreadable").found(found),
        MoveTextError::Illegal { found } => Message::new("refused-move-illegal").found(found),
        MoveTextError::Ambiguous { found, candidates } => Message::new("refused-move-ambiguous")
            .found(found)
            .text("candidates", candidates.join(", ")),
    }
}

/// A start that the variant does not have.
pub fn start(error: &StartError) -> Message {
    let game = |id, variant: &Variant| Message::new(id).message("game", describe::title(*variant));
    match error {
        StartError::Unfit { found, fault } => Message::new("refused-start-unfit")
            .found(found)
            .message("why", array_fault(fault)),
        StartError::NotMirrored {
            variant,
            white,
            black,
        } => game("refused-start-not-mirrored", variant)
            .number("white", *white)
            .number("black", *black),
        StartError::NotNumbered { variant } => game("refused-start-not-numbered", variant),
        StartError::NumberNeeded { variant } => game("refused-start-number-needed", variant),
        StartError::NoSuchNumber { found, first, last } => Message::new("refused-start-number")
            .found(found)
            .number("first", *first)
            .number("last", *last),
        StartError::Fen(error) => fen(error),
    }
}

/// A file of settings that cannot be taken.
pub fn preferences(error: &PreferencesError) -> Message {
    match error {
        PreferencesError::Heading { found } => Message::new("settings-fault-file").found(found),
        PreferencesError::Line { line, found } => Message::new("settings-fault-line")
            .number("line", *line as u64)
            .found(found),
        PreferencesError::Value {
            line,
            name,
            found,
            expected,
        } => Message::new("settings-fault-value")
            .number("line", *line as u64)
            .text("name", name)
            .found(found)
            .text("expected", expected),
    }
}

/// What keeps an array from being played.
pub fn array_fault(fault: &ArrayFault) -> Message {
    match fault {
        ArrayFault::UnprotectedPawn { file } => {
            Message::new("array-unprotected-pawn").text("file", file)
        }
        ArrayFault::NeighbouringBishops { file } => {
            Message::new("array-neighbouring-bishops").text("file", file)
        }
        ArrayFault::LikeGothic { differing } => {
            Message::new("array-like-gothic").number("differing", i64::from(*differing))
        }
    }
}

/// A FEN that could not be read.
pub fn fen(error: &FenError) -> Message {
    let found = |id, found: &dyn ToString| Message::new(id).found(found.to_string());
    match error {
        FenError::Empty => Message::new("refused-fen-empty"),
        FenError::RowCount {
            found: rows,
            expected,
        } => found("refused-fen-rows", rows).text("expected", expected),
        FenError::RowWidth {
            rank,
            found: squares,
            expected,
        } => found("refused-fen-width", squares)
            .text("rank", rank)
            .text("expected", expected),
        FenError::Letter {
            rank,
            found: letter,
            expected,
        } => found("refused-fen-letter", letter)
            .text("rank", rank)
            .text("expected", expected),
        FenError::Turn { found: turn } => found("refused-fen-turn", turn),
        FenError::CastlingLetter {
            found: letter,
            last_file,
        } => found("refused-fen-castling", letter).text("last", last_file),
        FenError::CastlingRook { found: letter } => found("refused-fen-castling-rook", letter),
        FenError::EnPassant { found: square } => found("refused-fen-en-passant", square),
        FenError::Counter {
            field,
            found: counter,
        } => {
            // The name is a key of the sentence, and keys have no spaces.
            found("refused-fen-counter", counter).text("field", field.replace(' ', "-"))
        }
        FenError::Trailing { found: rest } => found("refused-fen-trailing", rest),
        FenError::Setup(error) => setup(error),
    }
}

/// A position that is not possible: every fault, one sentence each.
pub fn setup(error: &SetupError) -> Message {
    let mut faults = error.faults.iter().map(fault);
    let first = faults.next().unwrap_or(Message::new("refused-fen-empty"));
    faults.fold(first, |all, next| {
        Message::new("refused-and")
            .message("first", all)
            .message("second", next)
    })
}

/// One thing that is wrong with a position.
pub fn fault(fault: &SetupFault) -> Message {
    match fault {
        SetupFault::Royals { color, role, found } => Message::new("refused-setup-royals")
            .message("side", describe::side(*color))
            .message("piece", Message::new(role_id(*role)))
            .number("found", i64::from(*found)),
        SetupFault::ForeignPiece { at, role } => Message::new("refused-setup-foreign")
            .text("square", at)
            .message("piece", Message::new(role_id(*role))),
        SetupFault::OffBoard { at } => Message::new("refused-setup-off-board").text("square", at),
        SetupFault::PawnOnLastRank { at } => Message::new("refused-setup-pawn").text("square", at),
        SetupFault::LionOutsideCastle { at } => {
            Message::new("refused-setup-castle").text("square", at)
        }
        SetupFault::OpponentInCheck { color } => {
            Message::new("refused-setup-check").message("side", describe::side(*color))
        }
        SetupFault::NoCastlingRook { at } => {
            Message::new("refused-setup-castling-rook").text("square", at)
        }
        SetupFault::CastlingKing { color } => {
            Message::new("refused-setup-castling-king").message("side", describe::side(*color))
        }
        SetupFault::CastlingRooks { color } => {
            Message::new("refused-setup-castling-rooks").message("side", describe::side(*color))
        }
        SetupFault::EnPassant { at } => Message::new("refused-setup-en-passant").text("square", at),
    }
}

/// A saved game or a link that could not be read.
pub fn record(error: &RecordError) -> Message {
    match error {
        RecordError::Part { found } => Message::new("refused-link-part").found(found),
        RecordError::Twice { name } => Message::new("refused-link-twice").text("name", name),
        RecordError::StartAndFen => Message::new("refused-link-start-and-fen"),
        RecordError::NoVariant => Message::new("refused-link-no-game"),
        RecordError::Variant(error) => Message::new("refused-link-game").found(&error.found),
        RecordError::Number { found } => Message::new("refused-link-number").found(found),
        RecordError::Start(error) => start(error),
        RecordError::Move { number, error } => Message::new("refused-link-move")
            .number("number", i64::try_from(*number).unwrap_or(i64::MAX))
            .message("why", move_text(error)),
        RecordError::End { found } => Message::new("refused-link-end").found(found),
    }
}

/// What is wrong with a game in PGN, and where.
pub fn pgn(error: &PgnError) -> Message {
    let why = match &error.reason {
        Reason::Variant(error) => Message::new("refused-link-game").found(&error.found),
        Reason::Start(error) => start(error),
        Reason::Number { found } => Message::new("refused-link-number").found(found),
        Reason::Move(error) => move_text(error),
        Reason::Over { found } => Message::new("refused-pgn-over").found(found),
        Reason::TooDeep => Message::new("refused-pgn-deep").number("most", NESTING),
        Reason::NotOpen => Message::new("refused-pgn-not-open"),
        Reason::OpenVariation => Message::new("refused-pgn-open-variation"),
        Reason::OpenComment => Message::new("refused-pgn-open-comment"),
    };
    let place = match &error.at {
        Some(at) => Message::new("refused-pgn-at").text("move", shortened(at)),
        None => Message::new("refused-pgn"),
    };
    place
        .number("line", error.line)
        .number("column", error.column)
        .message("why", why)
}

/// What a role is called.
pub fn role_id(role: Role) -> &'static str {
    match role {
        Role::King => "role-king",
        Role::Queen => "role-queen",
        Role::Consul => "role-consul",
        Role::Archbishop => "role-archbishop",
        Role::Chancellor => "role-chancellor",
        Role::Rook => "role-rook",
        Role::Bishop => "role-bishop",
        Role::Knight => "role-knight",
        Role::Pawn => "role-pawn",
        Role::Superpawn => "role-superpawn",
        Role::Lion => "role-lion",
        Role::Giraffe => "role-giraffe",
        Role::Monkey => "role-monkey",
        Role::Elephant => "role-elephant",
        Role::Crocodile => "role-crocodile",
        Role::Zebra => "role-zebra",
    }
}
