//! Move texts: SAN and machine form, written and read (CON-9, CAS-10, CFG-8, TXT-2).

use std::fmt;

use crate::chess::{Move, Position};
use crate::{CastlingPolicy, File, Rank, Role, Square};

/// A text that names no move of the position, or more than one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveTextError {
    /// Nothing to read.
    Empty,
    /// It has not the form of a move.
    Unreadable {
        /// What was found.
        found: String,
    },
    /// It has the form of a move, but there is none like it.
    Illegal {
        /// What was found.
        found: String,
    },
    /// Several moves are meant.
    Ambiguous {
        /// What was found.
        found: String,
        /// How each of the moves is written.
        candidates: Vec<String>,
    },
}

impl fmt::Display for MoveTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MoveTextError::Empty => f.write_str("move: found nothing, expected a move"),
            MoveTextError::Unreadable { found } => write!(
                f,
                "move: found `{found}`, expected a form such as Cd4, e2e4 or 0-0-i-h"
            ),
            MoveTextError::Illegal { found } => {
                write!(f, "move: found `{found}`, expected a legal move")
            }
            MoveTextError::Ambiguous { found, candidates } => write!(
                f,
                "move: found `{found}`, expected one of {}",
                candidates.join(", ")
            ),
        }
    }
}

impl std::error::Error for MoveTextError {}

impl Position {
    /// The move in SAN, with `+` or `#`; the move must be legal.
    pub fn san(&self, mv: Move) -> String {
        let mut text = self.san_without_check(mv);
        let mut after = self.clone();
        after.play_unchecked(mv);
        if after.is_check() {
            text.push(if after.count_moves() == 0 { '#' } else { '+' });
        }
        text
    }

    fn san_without_check(&self, mv: Move) -> String {
        match mv {
            Move::Castling { .. } => self.castling_text(mv),
            Move::EnPassant { from, to } => format!("{}x{to}", from.file()),
            Move::Ordinary {
                role,
                from,
                to,
                promotion,
            } => {
                let captures = self.board.get(to).is_some();
                let mut text = String::new();
                if role == Role::Pawn {
                    if captures {
                        text.push(from.file().letter());
                    }
                } else {
                    text.extend(self.rules.letter(role));
                    text.push_str(&self.disambiguation(mv));
                }
                if captures {
                    text.push('x');
                }
                text.push_str(&to.to_string());
                if let Some(letter) = promotion.and_then(|role| self.rules.letter(role)) {
                    text.push('=');
                    text.push(letter);
                }
                text
            }
        }
    }

    /// The castling as players write it: `0-0-i-h`, `0-0-i-xh` (CAS-10), or `O-O` (CFG-8).
    pub(crate) fn castling_text(&self, mv: Move) -> String {
        let Move::Castling {
            king,
            rook,
            king_to,
            rook_to,
        } = mv
        else {
            return String::new();
        };
        match self.rules.castling {
            CastlingPolicy::Targets { .. } if rook.file() > king.file() => "O-O".to_owned(),
            CastlingPolicy::Targets { .. } | CastlingPolicy::None => "O-O-O".to_owned(),
            CastlingPolicy::Free { .. } => {
                let captures = self.board.color(!self.turn).contains(rook_to);
                let sign = if captures { "x" } else { "" };
                format!("0-0-{}-{sign}{}", king_to.file(), rook_to.file())
            }
        }
    }

    /// File, rank or both of the origin, as far as they are needed to tell the move from others.
    fn disambiguation(&self, mv: Move) -> String {
        let Move::Ordinary { role, from, to, .. } = mv else {
            return String::new();
        };
        let rivals: Vec<Square> = self
            .legal_moves()
            .into_iter()
            .filter_map(|other| match other {
                Move::Ordinary {
                    role: r,
                    from: f,
                    to: t,
                    ..
                } if r == role && t == to && f != from => Some(f),
                Move::Ordinary { .. } | Move::EnPassant { .. } | Move::Castling { .. } => None,
            })
            .collect();
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

    /// The move in machine form (TXT-2).
    pub fn machine_text(&self, mv: Move) -> String {
        match mv {
            Move::Ordinary {
                from,
                to,
                promotion,
                ..
            } => {
                let mut text = format!("{from}{to}");
                let letter = promotion.and_then(|role| self.rules.letter(role));
                text.extend(letter.map(|letter| letter.to_ascii_lowercase()));
                text
            }
            Move::EnPassant { from, to } => format!("{from}{to}"),
            Move::Castling { king, rook, .. } => match self.rules.castling {
                CastlingPolicy::Targets { .. } | CastlingPolicy::None => format!("{king}{rook}"),
                CastlingPolicy::Free { .. } => self.castling_text(mv),
            },
        }
    }

    /// The legal move that a text names: SAN, machine form, or the ways in which players write
    /// them (`Co`, `Ko`, zeros or letters O, no `x`, no `=`).
    ///
    /// # Errors
    ///
    /// When the text names none or more than one.
    pub fn find_move(&self, text: &str) -> Result<Move, MoveTextError> {
        let trimmed = text.trim();
        if trimmed.is_empty() {
            return Err(MoveTextError::Empty);
        }
        let found = || trimmed.to_owned();
        let bare = trimmed
            .trim_end_matches(['+', '#', '!', '?'])
            .trim_end_matches("e.p.")
            .trim();
        let pattern = Pattern::read(self, bare)
            .ok_or_else(|| MoveTextError::Unreadable { found: found() })?;
        let matching: Vec<Move> = self
            .legal_moves()
            .into_iter()
            .filter(|mv| pattern.fits(*mv))
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
}

/// What a text says of a move.
#[derive(Debug)]
enum Pattern {
    /// `0-0-i-h`.
    FreeCastling { king: File, rook: File },
    /// `O-O`, or `O-O-O` to the left.
    Castling { right: bool },
    /// Everything else.
    Ordinary {
        /// `None` where the text starts with a square.
        role: Option<Role>,
        file: Option<File>,
        rank: Option<Rank>,
        to: Square,
        promotion: Option<Role>,
    },
}

impl Pattern {
    fn read(position: &Position, text: &str) -> Option<Pattern> {
        Pattern::read_castling(text).or_else(|| Pattern::read_ordinary(position, text))
    }

    fn read_castling(text: &str) -> Option<Pattern> {
        // CAS-10: the letter O is read as the digit 0.
        let text = text.replace(['O', 'o'], "0");
        match text.as_str() {
            "0-0" => return Some(Pattern::Castling { right: true }),
            "0-0-0" => return Some(Pattern::Castling { right: false }),
            _ => {}
        }
        let (king, rook) = text.strip_prefix("0-0-")?.split_once('-')?;
        let file = |text: &str| {
            let mut chars = text.chars();
            let file = File::from_char(chars.next()?)?;
            chars.next().is_none().then_some(file)
        };
        Some(Pattern::FreeCastling {
            king: file(king)?,
            rook: file(rook.strip_prefix('x').unwrap_or(rook))?,
        })
    }

    fn read_ordinary(position: &Position, text: &str) -> Option<Pattern> {
        let rules = position.rules;
        let alias = rules
            .read_also
            .iter()
            .find_map(|(alias, role)| Some((*role, text.strip_prefix(alias)?)));
        let (role, rest) = match alias {
            Some((role, rest)) => (Some(role), rest),
            None => match text.chars().next().filter(char::is_ascii_uppercase) {
                Some(letter) => (Some(rules.role(letter)?), &text[1..]),
                None => (None, text),
            },
        };
        let (rest, promotion) = Pattern::split_promotion(position, rest)?;
        let rest: String = rest.chars().filter(|c| !"x:-".contains(*c)).collect();
        // The target is the last two characters; what comes before narrows the origin down.
        let split = rest.char_indices().rev().nth(1)?.0;
        let (origin, target) = rest.split_at(split);
        let to: Square = target.parse().ok()?;
        let (mut file, mut rank) = (None, None);
        for c in origin.chars() {
            match c.to_digit(10) {
                Some(digit) if rank.is_none() => {
                    rank = Some(Rank::new(u8::try_from(digit).ok()?.checked_sub(1)?)?);
                }
                None if file.is_none() && rank.is_none() => file = Some(File::from_char(c)?),
                Some(_) | None => return None,
            }
        }
        Some(Pattern::Ordinary {
            role,
            file,
            rank,
            to,
            promotion,
        })
    }

    /// Splits `e8=C`, `e8C` or `e7e8c` before the letter.
    fn split_promotion<'a>(position: &Position, text: &'a str) -> Option<(&'a str, Option<Role>)> {
        let (last, letter) = text.char_indices().next_back()?;
        if letter.is_ascii_digit() {
            return Some((text, None));
        }
        let role = position.rules.role(letter)?;
        let rest = text[..last].trim_end_matches('=');
        Some((rest, Some(role)))
    }

    fn fits(&self, mv: Move) -> bool {
        match (self, mv) {
            (
                Pattern::FreeCastling { king, rook },
                Move::Castling {
                    king_to, rook_to, ..
                },
            ) => king_to.file() == *king && rook_to.file() == *rook,
            (Pattern::Castling { right }, Move::Castling { king, rook, .. }) => {
                (rook.file() > king.file()) == *right
            }
            (
                Pattern::Ordinary {
                    role,
                    file,
                    rank,
                    to,
                    promotion,
                },
                Move::Ordinary { .. } | Move::EnPassant { .. },
            ) => {
                let (mover, becomes) = match mv {
                    Move::Ordinary {
                        role, promotion, ..
                    } => (role, promotion),
                    Move::EnPassant { .. } | Move::Castling { .. } => (Role::Pawn, None),
                };
                let from = mv.from();
                // A text without a letter is a pawn move unless it gives the whole origin (e2e4).
                let role = match role {
                    Some(role) => *role == mover,
                    None => mover == Role::Pawn || file.is_some() && rank.is_some(),
                };
                role && mv.to() == *to
                    && file.is_none_or(|f| f == from.file())
                    && rank.is_none_or(|r| r == from.rank())
                    // Without a letter every promotion is meant, and the answer lists them.
                    && promotion.is_none_or(|role| becomes == Some(role))
            }
            // Castling by the king taking its own rook (TXT-2).
            (
                Pattern::Ordinary {
                    role: None | Some(Role::King),
                    file: Some(file),
                    rank: Some(rank),
                    to,
                    promotion: None,
                },
                Move::Castling { king, rook, .. },
            ) => *to == rook && king.file() == *file && king.rank() == *rank,
            (
                Pattern::FreeCastling { .. } | Pattern::Castling { .. } | Pattern::Ordinary { .. },
                Move::Ordinary { .. } | Move::EnPassant { .. } | Move::Castling { .. },
            ) => false,
        }
    }
}
