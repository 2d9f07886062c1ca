//! Positions as drawings, and short ways to ask about them.
//!
//! A drawing has a line per rank, the highest first, and a cell per file: `.` for an empty square or
//! the letter of a piece. `*` marks an empty square and `x` before a letter an enemy piece to which
//! the piece in question may move.

#![allow(dead_code, reason = "each test file needs some of it")]

use consulboard_rules::chess::{Move, Position};
use consulboard_rules::{Color, FenError, Game, Square, Variant};

pub fn square(name: &str) -> Square {
    name.parse().unwrap()
}

/// The position of a drawing, with the fields of a FEN after the placement.
pub fn draw(variant: Variant, drawing: &str, fields: &str) -> Position {
    let rows: Vec<String> = drawing
        .lines()
        .map(|line| {
            cells(line)
                .map(|cell| cell.trim_start_matches('x'))
                .collect()
        })
        .map(|row: String| joined_runs(&row.replace(['.', '*'], "1")))
        .filter(|row| !row.is_empty())
        .collect();
    read(variant, &format!("{} {fields}", rows.join("/")))
}

/// The cells of a drawing; the blanks between them may be left out.
fn cells(drawing: &str) -> impl Iterator<Item = &str> {
    let is_end = |c: char| c != 'x';
    drawing
        .split_whitespace()
        .flat_map(move |word| word.split_inclusive(is_end))
}

/// Runs of single empty squares as one number.
fn joined_runs(row: &str) -> String {
    let mut joined = String::new();
    let mut rest = row;
    while !rest.is_empty() {
        let run = rest.len() - rest.trim_start_matches('1').len();
        if run > 0 {
            joined.push_str(&run.to_string());
        } else {
            joined.push_str(&rest[..1]);
        }
        rest = &rest[run.max(1)..];
    }
    joined
}

pub fn read(variant: Variant, fen: &str) -> Position {
    Position::from_fen(variant.rules(), fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// Checks that the piece on `from`, whose side is to move, may go just where the drawing is marked.
#[track_caller]
pub fn assert_reach(variant: Variant, from: &str, drawing: &str) {
    let from = square(from);
    let mut position = draw(variant, drawing, "w - - 0 1");
    if position.board().get(from).unwrap().color == Color::Black {
        position = draw(variant, drawing, "b - - 0 1");
    }
    let targets: Vec<Square> = ordinary_moves(&position)
        .filter(|mv| mv.from() == from)
        .map(Move::to)
        .collect();
    let geometry = variant.rules().geometry;
    let mut found = String::new();
    for rank in (0..geometry.ranks()).rev() {
        for file in 0..geometry.files() {
            let at = Square::at(file, rank).unwrap();
            let reached = targets.contains(&at);
            let cell = match position.board().get(at) {
                None if reached => "*".to_owned(),
                None => ".".to_owned(),
                Some(piece) => {
                    let letter = variant.rules().letter(piece.role).unwrap();
                    let letter = match piece.color {
                        Color::White => letter,
                        Color::Black => letter.to_ascii_lowercase(),
                    };
                    format!("{}{letter}", if reached { "x" } else { "" })
                }
            };
            found.push_str(&format!("{cell:>3}"));
        }
        found.push('\n');
    }
    assert!(cells(&found).eq(cells(drawing)), "found:\n{found}");
}

fn ordinary_moves(position: &Position) -> impl Iterator<Item = Move> {
    let moves = position.legal_moves().into_iter();
    moves.filter(|mv| !matches!(mv, Move::Castling { .. }))
}

/// Every legal move in machine form, sorted.
pub fn machine_moves(position: &Position) -> Vec<String> {
    let mut texts: Vec<String> = position
        .legal_moves()
        .into_iter()
        .map(|mv| position.machine_text(mv))
        .collect();
    texts.sort_unstable();
    texts
}

/// Whether the move in machine form is legal.
pub fn can(position: &Position, text: &str) -> bool {
    machine_moves(position).iter().any(|other| other == text)
}

/// The castlings without check signs, sorted.
pub fn castlings(position: &Position) -> Vec<String> {
    let mut texts: Vec<String> = position
        .legal_moves()
        .into_iter()
        .filter(|mv| matches!(mv, Move::Castling { .. }))
        .map(|mv| position.san(mv).trim_end_matches(['+', '#']).to_owned())
        .collect();
    texts.sort_unstable();
    texts
}

/// The position after a move in any form.
#[track_caller]
pub fn after(position: &Position, text: &str) -> Position {
    let mv = position.find_move(text);
    let mv = mv.unwrap_or_else(|error| panic!("{}: {error}", position.to_fen()));
    let mut next = position.clone();
    next.play_unchecked(mv);
    next
}

/// How a move in any form is written in SAN.
#[track_caller]
pub fn san(position: &Position, text: &str) -> String {
    position.san(position.find_move(text).unwrap())
}

/// The piece placement of a position.
pub fn placement(position: &Position) -> String {
    position.to_fen().split(' ').next().unwrap().to_owned()
}

pub fn game(variant: Variant, fen: &str) -> Game {
    Game::from_fen(variant, fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// Plays moves in any form, separated by blanks.
#[track_caller]
pub fn play(game: &mut Game, moves: &str) {
    for text in moves.split_whitespace() {
        let choice = game.find(text);
        let choice = choice.unwrap_or_else(|error| panic!("{}: {error}", game.now().fen()));
        game.play(choice).unwrap();
    }
}

/// Why a FEN is refused.
pub fn refused(variant: Variant, fen: &str) -> FenError {
    match Position::from_fen(variant.rules(), fen) {
        Ok(position) => panic!("{fen} was read as {}", position.to_fen()),
        Err(error) => error,
    }
}
