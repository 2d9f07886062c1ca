//! How many moves go on a page, in how many columns.

use consulboard_rules::Color;

use crate::MoveItem;
use crate::clock::time_text;
use crate::tree::Tree;

/// A move as it stands on the sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// In SAN, with what is thought of it.
    pub text: String,
    /// What the clock of the player showed after it, with decimals behind a point; none where nobody noted it.
    pub time: Option<String>,
}

/// A row of the sheet: a move of White's and one of Black's.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Row {
    /// Its number.
    pub number: u32,
    /// White's move; none where Black begins, or nothing is written yet.
    pub white: Option<Written>,
    /// Black's move.
    pub black: Option<Written>,
}

impl Row {
    fn is_timed(&self) -> bool {
        let mut moves = self.white.iter().chain(&self.black);
        moves.any(|written| written.time.is_some())
    }
}

/// How large the moves of a page are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// As usual.
    Usual,
    /// Smaller: there are many of them.
    Small,
    /// As lines to write on.
    Lines,
}

/// A page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetPage {
    /// How large it is written.
    pub size: Size,
    /// The moves, column by column.
    pub columns: Vec<Vec<Row>>,
}

/// Columns of a page, and the rows that each has room for, on A4 as on Letter.
struct Room {
    columns: usize,
    rows: usize,
}

/// A game of usual length beside its heading and its board.
const USUAL: Room = Room {
    columns: 3,
    rows: 24,
};
/// The first page of a long one.
const SMALL: Room = Room {
    columns: 4,
    rows: 34,
};
/// A page with nothing but moves.
const MORE: Room = Room {
    columns: 4,
    rows: 50,
};
/// The first page of a long game with times, which take the room of a column.
const TIMED: Room = Room {
    columns: 3,
    rows: SMALL.rows,
};
/// A page with nothing but moves and their times.
const MORE_TIMED: Room = Room {
    columns: TIMED.columns,
    rows: MORE.rows,
};
/// What is ruled to be filled in by hand.
const BLANK: Room = Room {
    columns: 3,
    rows: 20,
};
/// A short column looks lost.
const FEWEST: usize = 10;

/// The moves of a list in rows; what their clocks showed is in the tree.
pub(super) fn rows(moves: &[MoveItem], tree: &Tree) -> Vec<Row> {
    let left = |item: &MoveItem| tree.remarks(tree.find(item.node)?).clock;
    let mut rows: Vec<Row> = Vec::new();
    for item in moves {
        let text = Some(Written {
            text: format!("{}{}", item.san, item.glyphs),
            time: left(item).map(time_text),
        });
        match (item.color, rows.last_mut()) {
            (Color::Black, Some(row)) if row.black.is_none() => row.black = text,
            (Color::Black, _) => rows.push(Row {
                number: item.number,
                white: None,
                black: text,
            }),
            (Color::White, _) => rows.push(Row {
                number: item.number,
                white: text,
                black: None,
            }),
        }
    }
    rows
}

/// The rows on pages.
pub(super) fn pages(mut rows: Vec<Row>) -> Vec<SheetPage> {
    if rows.len() <= USUAL.columns * USUAL.rows {
        return vec![page(rows, &USUAL, Size::Usual)];
    }
    let (mut room, more) = if rows.iter().any(Row::is_timed) {
        (&TIMED, &MORE_TIMED)
    } else {
        (&SMALL, &MORE)
    };
    let mut pages = Vec::new();
    while !rows.is_empty() {
        let rest = rows.split_off(rows.len().min(room.columns * room.rows));
        pages.push(page(rows, room, Size::Small));
        rows = rest;
        room = more;
    }
    pages
}

/// A page of empty rows, numbered from the first move on.
pub(super) fn blank(first: u32) -> SheetPage {
    let count = (BLANK.columns * BLANK.rows) as u32;
    let rows = (first..first + count).map(|number| Row {
        number,
        ..Row::default()
    });
    page(rows.collect(), &BLANK, Size::Lines)
}

fn page(rows: Vec<Row>, room: &Room, size: Size) -> SheetPage {
    // Columns of the same length, as far as that can be.
    let each = rows.len().div_ceil(room.columns);
    let each = each.max(FEWEST.min(room.rows));
    SheetPage {
        size,
        columns: rows.chunks(each).map(<[Row]>::to_vec).collect(),
    }
}
