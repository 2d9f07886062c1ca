//! Move texts of Congo: SAN and machine form, written and read (CGO-14, TXT-2).

use crate::Outcome;
use crate::chess::MoveTextError;
use crate::congo::{Move, Position};
use crate::{Playable, Role, Square, WinReason};

impl Position {
    /// The move in SAN: `Zc3`, `Exd4`, a chain by its landings `Mb4xb6xd4`; `#` where it captures
    /// the lion. The move must be legal.
    pub fn san(&self, mv: Move) -> String {
        let mut text = self.san_without_end(mv);
        let mut after = self.clone();
        after.play_unchecked(mv);
        if let Some(Outcome::Win {
            reason: WinReason::LionCaptured,
            ..
        }) = after.outcome()
        {
            text.push('#');
        }
        text
    }

    fn san_without_end(&self, mv: Move) -> String {
        let role = self.board.role_at(mv.from());
        let letter = role
            .filter(|role| *role != Role::Pawn)
            .and_then(|role| self.rules.letter(role));
        let mut text: String = letter.into_iter().collect();
        match mv {
            Move::Step { from, to } => {
                let captures = self.captured(mv).any();
                if letter.is_some() {
                    text.push_str(&self.disambiguation(from, to));
                } else {
                    text.push_str(&self.pawn_origin(from, to, captures));
                }
                if captures {
                    text.push('x');
                }
                text.push_str(&to.to_string());
            }
            Move::Leaps { from, route, .. } => {
                text.push_str(&from.to_string());
                for landing in route.landings() {
                    text.push_str(&format!("x{landing}"));
                }
            }
        }
        text
    }

    /// What is written of a pawn's origin: nothing for a step straight on, else its file, and its
    /// rank too where another pawn of the file could go there.
    fn pawn_origin(&self, from: Square, to: Square, captures: bool) -> String {
        let rivals = self.rivals(from, to);
        if rivals.iter().any(|r| r.file() == from.file()) {
            from.to_string()
        } else if captures || from.file() != to.file() {
            // A pawn of Congo also steps diagonally without capturing.
            from.file().to_string()
        } else {
            String::new()
        }
    }

    /// The other squares from which a piece of the same role could step to a square.
    fn rivals(&self, from: Square, to: Square) -> Vec<Square> {
        let role = self.board.role_at(from);
        let moves = self.legal_moves().into_iter();
        moves
            .filter_map(|mv| match mv {
                Move::Step { from: f, to: t } if t == to && f != from => Some(f),
                Move::Step { .. } | Move::Leaps { .. } => None,
            })
            .filter(|other| self.board.role_at(*other) == role)
            .collect()
    }

    /// File, rank or both of the origin, as far as they are needed.
    fn disambiguation(&self, from: Square, to: Square) -> String {
        let rivals = self.rivals(from, to);
        if rivals.is_empty() {
            String::new()
        } else if rivals.iter().all(|r| r.file() != from.file()) {
            from.file().to_string()
        } else if rivals.iter().all(|r| r.rank() != from.rank()) {
            from.rank().to_string()
        } else {
            from.to_string()
        }
    }

    /// The move in machine form: `b2b3`, a chain `b4b6d4`.
    pub fn machine_text(&self, mv: Move) -> String {
        match mv {
            Move::Step { from, to } => format!("{from}{to}"),
            Move::Leaps { from, route, .. } => {
                let landings = route.landings().iter().map(Square::to_string);
                std::iter::once(from.to_string()).chain(landings).collect()
            }
        }
    }

    /// The legal move that a text names: SAN or machine form, any path of a chain.
    ///
    /// # Errors
    ///
    /// When the text names none or more than one.
    pub fn find_move(&self, text: &str) -> Result<Move, MoveTextError> {
        let found = || text.trim().to_owned();
        let bare = text.trim().trim_end_matches(['+', '#', '!', '?']);
        if bare.is_empty() {
            return Err(MoveTextError::Empty);
        }
        let pattern = Pattern::read(self, bare)
            .ok_or_else(|| MoveTextError::Unreadable { found: found() })?;
        let matching: Vec<Move> = self
            .legal_moves()
            .into_iter()
            .filter(|mv| self.fits(&pattern, *mv))
            .collect();
        match matching[..] {
            [] => Err(MoveTextError::Illegal { found: found() }),
            [mv] => Ok(mv),
            [_, _, ..] => Err(MoveTextError::Ambiguous {
                found: found(),
                candidates: matching.iter().map(|mv| self.san(*mv)).collect(),
            }),
        }
    }

    fn fits(&self, pattern: &Pattern, mv: Move) -> bool {
        let role = self.board.role_at(mv.from());
        let from = mv.from();
        match (pattern, mv) {
            (
                Pattern::Step {
                    role: wanted,
                    file,
                    rank,
                    to,
                },
                Move::Step { .. } | Move::Leaps { .. },
            ) => {
                let whole = file.is_some() && rank.is_some();
                let single = match mv {
                    Move::Step { .. } => true,
                    Move::Leaps { route, .. } => route.landings().len() == 1,
                };
                // A pawn move without a file is straight.
                let straight = file.is_some() || from.file() == to.file();
                single
                    && (straight || role != Some(Role::Pawn))
                    && mv.to() == *to
                    && (role == *wanted || wanted.is_none() && (role == Some(Role::Pawn) || whole))
                    && file.is_none_or(|file| file == from.file().letter())
                    && rank.is_none_or(|rank| rank == from.rank().index() + 1)
            }
            (
                Pattern::Chain {
                    role: wanted,
                    squares,
                },
                Move::Leaps { captured, .. },
            ) => {
                wanted.is_none_or(|wanted| Some(wanted) == role)
                    && squares.first() == Some(&from)
                    && self.chains(from).iter().any(|chain| {
                        chain.captured.0 == captured
                            && chain.to == mv.to()
                            && chain.route.landings() == &squares[1..]
                    })
            }
            (Pattern::Chain { .. }, Move::Step { .. }) => false,
        }
    }
}

/// What a text says of a move.
enum Pattern {
    Step {
        role: Option<Role>,
        file: Option<char>,
        rank: Option<u8>,
        to: Square,
    },
    Chain {
        role: Option<Role>,
        squares: Vec<Square>,
    },
}

impl Pattern {
    fn read(position: &Position, text: &str) -> Option<Pattern> {
        let letter = text.chars().next().filter(char::is_ascii_uppercase);
        let (role, rest) = match letter {
            Some(letter) => (Some(position.rules.role(letter)?), &text[1..]),
            None => (None, text),
        };
        let rest: Vec<char> = rest.chars().filter(|c| !"x:-".contains(*c)).collect();
        let square = |pair: &[char]| pair.iter().collect::<String>().parse::<Square>().ok();
        if rest.len() >= 6 && rest.len().is_multiple_of(2) {
            let squares: Option<Vec<Square>> = rest.chunks(2).map(square).collect();
            return Some(Pattern::Chain {
                role,
                squares: squares?,
            });
        }
        let split = rest.len().checked_sub(2)?;
        let to = square(&rest[split..])?;
        let (mut file, mut rank) = (None, None);
        for c in &rest[..split] {
            match c.to_digit(10) {
                Some(digit) if rank.is_none() => rank = u8::try_from(digit).ok(),
                None if file.is_none() && rank.is_none() && c.is_ascii_lowercase() => {
                    file = Some(*c);
                }
                Some(_) | None => return None,
            }
        }
        Some(Pattern::Step {
            role,
            file,
            rank,
            to,
        })
    }
}
