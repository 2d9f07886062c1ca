//! The list, of which only the rows near what is seen are in the document.

use std::cell::RefCell;
use std::collections::VecDeque;

use consulboard_play::explorer::{
    Gallery, Matches, Track, array_letters, castlings_message, item_words, picture,
};
use consulboard_play::{Letters, Message, Texts};
use consulboard_rules::Color;
use consulboard_web::dom::{Dom, ElementExt};
use web_sys::HtmlElement;

/// Rows that are drawn before and behind what is seen.
const MORE: u32 = 6;

/// How high an element may be, in device pixels: half of what the browsers bear.
const LIMIT: f64 = 16_000_000.0;

/// The height of a row where the style sheet says none.
const ROW: u32 = 64;

/// The class of what only screen readers find.
const WORDS: &str = "unseen";

/// The list.
pub struct List {
    dom: Dom,
    list: HtmlElement,
    track: HtmlElement,
    rows: RefCell<Rows>,
}

#[derive(Default)]
struct Rows {
    /// The rows in the document, in their order.
    shown: VecDeque<(u32, Row)>,
    /// Rows to be used again.
    spare: Vec<Row>,
}

/// A row and what is in it.
struct Row {
    option: HtmlElement,
    number: HtmlElement,
    rank: HtmlElement,
    letters: HtmlElement,
    castlings: HtmlElement,
    /// All of it in words, for who does not see it.
    words: HtmlElement,
}

/// What the list shows.
pub struct Shown<'a> {
    pub gallery: &'a Gallery,
    pub matches: &'a Matches,
    pub chosen: Option<u32>,
    /// How the pieces of an array are written.
    pub letters: Letters,
    pub texts: &'a Texts,
}

impl List {
    pub fn new(dom: &Dom, list: &HtmlElement, track: &HtmlElement) -> List {
        List {
            dom: dom.clone(),
            list: list.clone(),
            track: track.clone(),
            rows: RefCell::default(),
        }
    }

    /// Its measures as the style sheet has them now.
    pub fn track(&self, count: u32) -> Track {
        let row = self.dom.property(&self.list, "--row");
        let row = row.strip_suffix("px").and_then(|row| row.parse().ok());
        Track {
            count,
            row: row.unwrap_or(ROW),
            view: f64::from(self.list.client_height()),
            limit: LIMIT / self.dom.pixel_ratio(),
        }
    }

    /// Forgets every row: what is shown is another list.
    pub fn clear(&self) {
        let mut rows = self.rows.borrow_mut();
        while let Some((_, row)) = rows.shown.pop_front() {
            row.option.remove();
            rows.spare.push(row);
        }
    }

    /// Scrolls until a row is seen.
    pub fn reveal(&self, place: u32, count: u32) {
        let track = self.track(count);
        self.fit(&track);
        let scroll = f64::from(self.list.scroll_top());
        if let Some(to) = track.reveal(place, scroll) {
            // A whole pixel further, for the row's edge.
            self.list.set_scroll_top(to.ceil() as i32);
        }
    }

    /// Scrolls until a row is in the middle.
    pub fn centre(&self, place: u32, count: u32) {
        let track = self.track(count);
        self.fit(&track);
        self.list.set_scroll_top(track.centre(place).round() as i32);
    }

    fn fit(&self, track: &Track) {
        let height = format!("{}px", track.height().ceil() as i64);
        let _ = self.track.style().set_property("height", &height);
    }

    /// Puts the rows that are near into the document and takes the others out.
    pub fn draw(&self, what: &Shown) {
        let count = what.matches.count();
        let track = self.track(count);
        self.fit(&track);
        let scroll = f64::from(self.list.scroll_top());
        let near = track.range(scroll, MORE);
        let mut rows = self.rows.borrow_mut();
        let Rows { shown, spare } = &mut *rows;
        let is_far = |row: Option<&(u32, Row)>| row.is_some_and(|(place, _)| !near.contains(place));
        while is_far(shown.front()) {
            spare.extend(shown.pop_front().map(|(_, row)| row));
        }
        while is_far(shown.back()) {
            spare.extend(shown.pop_back().map(|(_, row)| row));
        }
        let first = shown.front().map_or(near.end, |(place, _)| *place);
        for place in (near.start..first).rev() {
            let row = spare.pop().unwrap_or_else(|| self.make());
            self.fill(&row, place, what);
            let before = shown.front().map(|(_, row)| row.option.as_ref());
            let _ = self.track.insert_before(&row.option, before);
            shown.push_front((place, row));
        }
        let last = shown.back().map_or(near.start, |(place, _)| *place + 1);
        for place in last..near.end {
            let row = spare.pop().unwrap_or_else(|| self.make());
            self.fill(&row, place, what);
            self.track.add(&row.option);
            shown.push_back((place, row));
        }
        for row in spare.iter() {
            row.option.remove();
        }
        let mut active = None;
        for (place, row) in shown.iter() {
            let top = format!(
                "translateY({}px)",
                track.offset(*place, scroll).round() as i64
            );
            let _ = row.option.style().set_property("transform", &top);
            let is_chosen = what.chosen.is_some() && what.matches.nth(*place) == what.chosen;
            row.option
                .set("aria-selected", if is_chosen { "true" } else { "false" });
            if is_chosen {
                active = Some(row.option.id());
            }
        }
        self.list
            .set_or_remove("aria-activedescendant", active.as_deref());
    }

    fn make(&self) -> Row {
        let option = self.dom.make_with("div", "arrays-row");
        option.set("role", "option");
        let part = |class| {
            let part = self.dom.make_with("span", class);
            part.set_or_remove("aria-hidden", (class != WORDS).then_some("true"));
            option.add(&part);
            part
        };
        Row {
            number: part("number"),
            rank: part("rank"),
            letters: part("letters"),
            castlings: part("castlings"),
            words: part(WORDS),
            option,
        }
    }

    fn fill(&self, row: &Row, place: u32, what: &Shown) {
        let Shown {
            gallery,
            matches,
            letters,
            texts,
            ..
        } = what;
        let Some(item) = matches.nth(place).and_then(|number| gallery.item(number)) else {
            return;
        };
        let castlings = castlings_message(gallery, &item);
        let array = if gallery.has_pairs() {
            let [black, white] = [Color::Black, Color::White]
                .map(|color| array_letters(gallery.variant(), &item.arrays[color], *letters));
            format!("{black} {white}")
        } else {
            array_letters(gallery.variant(), &item.arrays.white, *letters)
        };
        let number = Message::new("explorer-number").number("number", item.number);
        row.number.tell(texts, &number);
        row.rank.set_inner_html(&picture(gallery, &item));
        row.letters.say(&array);
        row.castlings.tell(texts, &castlings);
        row.option.set("id", &format!("array-{}", item.number));
        row.option.set("data-number", &item.number.to_string());
        row.option.set("aria-setsize", &matches.count().to_string());
        row.option.set("aria-posinset", &(place + 1).to_string());
        let words = item_words(gallery, &item, castlings);
        row.words.tell(texts, &words);
    }
}
