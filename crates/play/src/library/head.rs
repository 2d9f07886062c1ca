//! What a list shows of a game.

use consulboard_rules::{Game, Outcome, Variant};

use crate::tree::Tree;

/// What a list shows of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// When it was last changed, in milliseconds since 1970.
    pub changed: u64,
    /// The variant.
    pub variant: Variant,
    /// How many plies have been played.
    pub plies: usize,
    /// `1-0`, `0-1`, `1/2-1/2`, or `*` while it goes on.
    pub score: String,
    /// The position it stands in.
    pub fen: String,
    /// Who has the white pieces; empty where that is not known, as are the others.
    pub white: String,
    /// Who has the black pieces.
    pub black: String,
    /// Where it was played in.
    pub event: String,
    /// When it was played, as PGN writes it: `2026.11.30`.
    pub date: String,
}

/// What stands between the parts; no tag has one in it.
const BETWEEN: char = '\t';

impl Head {
    /// The head of a game, of which `game` is the main line.
    pub fn of(tree: &Tree, game: &Game, changed: u64) -> Head {
        let tag = |name| tree.tags().value(name).unwrap_or_default().to_owned();
        Head {
            changed,
            variant: tree.variant(),
            plies: game.len(),
            score: game.outcome().map_or("*", Outcome::score).to_owned(),
            fen: game.now().fen(),
            white: tag("White"),
            black: tag("Black"),
            event: tag("Event"),
            date: tag("Date"),
        }
    }

    /// The head as one line.
    pub fn text(&self) -> String {
        let parts = [
            self.changed.to_string(),
            self.variant.to_string(),
            self.plies.to_string(),
            self.score.clone(),
            self.fen.clone(),
            self.white.clone(),
            self.black.clone(),
            self.event.clone(),
            self.date.clone(),
        ];
        parts.join(&BETWEEN.to_string())
    }

    /// Reads what [`Head::text`] wrote; `None` where it is something else. Parts that a later version adds
    /// are passed over.
    pub fn read(text: &str) -> Option<Head> {
        let mut parts = text.split(BETWEEN);
        let mut next = || parts.next();
        Some(Head {
            changed: next()?.parse().ok()?,
            variant: next()?.parse().ok()?,
            plies: next()?.parse().ok()?,
            score: next()?.to_owned(),
            fen: next()?.to_owned(),
            white: next()?.to_owned(),
            black: next()?.to_owned(),
            event: next()?.to_owned(),
            date: next()?.to_owned(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record;

    #[test]
    fn what_is_written_is_read() {
        let text = "game=consulchess&moves=e2e4_e7e5_(d7d5)&end=resign-white&tags=White.Ann~20A_Date.2026.11.30";
        let kept = record::read_all(text).unwrap();
        let head = Head::of(&kept.tree, &kept.game, 17);
        assert_eq!((head.plies, head.score.as_str()), (2, "0-1"));
        assert_eq!((head.white.as_str(), head.black.as_str()), ("Ann A", ""));
        assert_eq!(head.fen, kept.game.now().fen());
        assert_eq!(Head::read(&head.text()), Some(head.clone()));
        assert_eq!(Head::read(&format!("{}\tmore", head.text())), Some(head));
        for text in [
            "",
            "17",
            "x\tconsulchess\t0\t*\t\t\t\t\t",
            "1\tdraughts\t0\t*\t\t\t\t\t",
        ] {
            assert_eq!(Head::read(text), None, "{text}");
        }
    }
}
