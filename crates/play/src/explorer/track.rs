//! Which rows of a long list are near enough to be drawn, and where.

use std::ops::Range;

/// A list of rows of one height that is scrolled, in CSS pixels.
///
/// A browser ignores elements that are too high, so the height is limited. Where the rows need more,
/// a pixel of scrolling stands for more than one of the list.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Track {
    /// How many rows there are.
    pub count: u32,
    /// How high one is.
    pub row: u32,
    /// How much of the list is seen at once.
    pub view: f64,
    /// How high the element may be.
    pub limit: f64,
}

impl Track {
    /// How high all rows are together.
    fn total(&self) -> f64 {
        f64::from(self.count) * f64::from(self.row)
    }

    /// How high the element is.
    pub fn height(&self) -> f64 {
        self.total().min(self.limit.max(self.view))
    }

    /// How many pixels of the list one of scrolling stands for.
    fn ratio(&self) -> f64 {
        let way = self.height() - self.view;
        if self.total() <= self.height() || way <= 0.0 {
            1.0
        } else {
            (self.total() - self.view) / way
        }
    }

    /// The upper edge of what is seen, from the top of all rows.
    fn top(&self, scroll: f64) -> f64 {
        let last = (self.total() - self.view).max(0.0);
        (scroll * self.ratio()).min(last).max(0.0)
    }

    /// The places of the rows that are seen, and of so many more before and behind them.
    pub fn range(&self, scroll: f64, more: u32) -> Range<u32> {
        let (top, row) = (self.top(scroll), f64::from(self.row.max(1)));
        // A cast saturates, so no place is out of bounds.
        let first = (top / row) as u32;
        let end = ((top + self.view) / row) as u32 + 1;
        first.saturating_sub(more).min(self.count)..end.saturating_add(more).min(self.count)
    }

    /// Where a row begins inside the element, at a state of scrolling.
    pub fn offset(&self, place: u32, scroll: f64) -> f64 {
        let begin = f64::from(place) * f64::from(self.row);
        if self.total() <= self.height() {
            begin
        } else {
            scroll + begin - self.top(scroll)
        }
    }

    /// How far to scroll to see the whole of a row; `None` where it is seen.
    pub fn reveal(&self, place: u32, scroll: f64) -> Option<f64> {
        let (top, row) = (self.top(scroll), f64::from(self.row));
        let begin = f64::from(place) * row;
        let to = if begin < top {
            begin
        } else if begin + row > top + self.view {
            begin + row - self.view
        } else {
            return None;
        };
        Some(to.max(0.0) / self.ratio())
    }

    /// How far to scroll to see a row in the middle.
    pub fn centre(&self, place: u32) -> f64 {
        let row = f64::from(self.row);
        let to = f64::from(place) * row - (self.view - row) / 2.0;
        to.min(self.total() - self.view).max(0.0) / self.ratio()
    }

    /// How many rows a page has, at least one.
    pub fn page(&self) -> u32 {
        ((self.view / f64::from(self.row.max(1))) as u32).max(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LONG: Track = Track {
        count: 42_000,
        row: 64,
        view: 600.0,
        limit: 16_000_000.0,
    };
    const TIGHT: Track = Track {
        limit: 1_000_000.0,
        ..LONG
    };

    #[test]
    fn what_is_seen_is_drawn_and_little_more() {
        assert_eq!(LONG.height(), 2_688_000.0);
        assert_eq!(LONG.range(0.0, 0), 0..10);
        assert_eq!(LONG.range(6400.0, 2), 98..112);
        let end = LONG.height() - LONG.view;
        assert_eq!(LONG.range(end, 3), 41_987..42_000);
        assert_eq!(LONG.offset(100, 12_345.0), 6400.0);
        assert_eq!(LONG.page(), 9);
    }

    #[test]
    fn a_list_that_is_too_high_reaches_every_row() {
        assert_eq!(TIGHT.height(), 1_000_000.0);
        let end = TIGHT.height() - TIGHT.view;
        assert_eq!(TIGHT.range(end, 0).end, 42_000);
        assert_eq!(TIGHT.range(0.0, 0).start, 0);
        // The last row ends where the element does.
        let last = TIGHT.offset(41_999, end) + 64.0;
        assert!((last - TIGHT.height()).abs() < 0.01, "{last}");
        for place in [0, 1, 20_999, 41_998, 41_999] {
            let scroll = TIGHT.centre(place);
            assert!(TIGHT.range(scroll, 0).contains(&place), "{place}");
            assert_eq!(TIGHT.reveal(place, scroll), None, "{place}");
            let begin = TIGHT.offset(place, scroll) - scroll;
            assert!((-0.01..=536.01).contains(&begin), "{place}: {begin}");
        }
    }

    #[test]
    fn a_row_is_revealed_by_the_shortest_way() {
        assert_eq!(LONG.reveal(5, 0.0), None);
        assert_eq!(LONG.reveal(9, 0.0), Some(40.0));
        assert_eq!(LONG.reveal(5, 6400.0), Some(320.0));
        for place in [0, 77, 41_999] {
            for from in [0.0, 500_000.0, 999_400.0] {
                if let Some(scroll) = TIGHT.reveal(place, from) {
                    let begin = TIGHT.offset(place, scroll) - scroll;
                    assert!((-0.01..=536.01).contains(&begin), "{place}: {begin}");
                }
            }
        }
    }

    #[test]
    fn short_lists_and_empty_ones() {
        let short = Track { count: 3, ..LONG };
        assert_eq!(short.height(), 192.0);
        assert_eq!(short.range(0.0, 5), 0..3);
        assert_eq!(short.reveal(2, 0.0), None);
        assert_eq!(short.centre(2), 0.0);
        let empty = Track { count: 0, ..LONG };
        assert_eq!(empty.range(0.0, 5), 0..0);
        let unseen = Track { view: 0.0, ..LONG };
        assert_eq!(unseen.range(0.0, 0), 0..1);
    }
}
