//! A scoresheet as elements of the document; www/css/print.css says how they lie on the paper.

use consulboard_play::scoresheet::{Row, Scoresheet, SheetPage, Size, Written};
use consulboard_play::{Message, Texts, describe};
use consulboard_rules::Color;
use consulboard_web::dom::{Dom, ElementExt};
use web_sys::{Element, HtmlElement};

/// What somebody wrote into the dialog; what is empty becomes a line to write on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    /// White and Black.
    pub players: [String; 2],
    /// The event.
    pub event: String,
    /// The date.
    pub date: String,
}

/// What writes a scoresheet.
pub struct Writer<'a> {
    pub dom: &'a Dom,
    pub texts: &'a Texts,
    pub sheet: &'a Scoresheet,
    pub names: &'a Names,
}

impl Writer<'_> {
    /// Adds every page to an element.
    pub fn write(&self, paper: &Element) {
        let count = self.sheet.pages.len();
        for (index, page) in self.sheet.pages.iter().enumerate() {
            let section = self.dom.make_with("section", "paper");
            section.set("data-size", size(page.size));
            if index == 0 {
                self.write_head(&section);
            } else {
                let again = Message::new("print-page")
                    .message("title", self.sheet.title.clone())
                    .number("page", index as u64 + 1)
                    .number("count", count as u64);
                section.add(&self.told("p", "paper-again", &again));
            }
            section.add(&self.moves(page));
            if index + 1 == count {
                self.write_foot(&section);
            }
            paper.add(&section);
        }
    }

    fn write_head(&self, section: &Element) {
        let sheet = self.sheet;
        let words = self.dom.make_with("div", "paper-words");
        words.add(&self.told("h1", "", &sheet.title));
        if let Some(start) = &sheet.start {
            words.add(&self.told("p", "paper-start", start));
        }
        let fields = self.dom.make_with("dl", "paper-fields");
        let [white, black] = &self.names.players;
        let score = sheet.result.as_ref().map_or("", |(score, _)| score);
        for (id, value) in [
            ("games-white", white.as_str()),
            ("games-black", black),
            ("games-event", &self.names.event),
            ("print-date", &self.names.date),
            ("print-result", score),
        ] {
            self.write_field(&fields, &self.texts.get(id), value);
        }
        if let Some(control) = &sheet.control {
            let time = self.texts.say(control);
            self.write_field(&fields, &self.texts.get("print-time"), &time);
        }
        words.add(&fields);
        let picture = self.dom.make_with("figure", "paper-board");
        picture.set_inner_html(&sheet.picture);
        picture.add(&self.told("figcaption", "", &sheet.caption));
        let head = self.dom.make_with("header", "paper-head");
        head.add(&words);
        head.add(&picture);
        section.add(&head);
        for rolls in &sheet.rolls {
            let title = match rolls.side {
                None => Message::new("print-rolls"),
                Some(side) => Message::new("print-rolls-of").message("side", describe::side(side)),
            };
            section.add(&self.told("h2", "", &title));
            let list = self.dom.make_with("ol", "paper-rolls");
            for step in &rolls.steps {
                list.add(&self.told("li", "", step));
            }
            section.add(&list);
        }
        if !sheet.before.is_empty() {
            let before = sheet.before.iter().map(|it| self.texts.say(it));
            let line = self.dom.make_with("p", "paper-before");
            line.say(&before.collect::<Vec<_>>().join(" · "));
            section.add(&line);
        }
    }

    fn write_field(&self, fields: &Element, name: &str, value: &str) {
        let field = self.dom.make("div");
        let (term, said) = (self.dom.make("dt"), self.dom.make("dd"));
        term.say(name);
        said.say(value);
        field.add(&term);
        field.add(&said);
        fields.add(&field);
    }

    fn moves(&self, page: &SheetPage) -> HtmlElement {
        let columns = self.dom.make_with("div", "paper-moves");
        for column in &page.columns {
            let table = self.dom.make("table");
            let head = self.dom.make("thead");
            let sides = Color::ALL.map(|color| self.texts.say(&describe::side(color)));
            let [white, black] = &sides;
            let line = self.dom.make("tr");
            for text in ["", white, black] {
                line.add(&self.cell("th", text));
            }
            head.add(&line);
            let body = self.dom.make("tbody");
            for row in column {
                body.add(&self.move_row(row));
            }
            table.add(&head);
            table.add(&body);
            columns.add(&table);
        }
        columns
    }

    fn move_row(&self, row: &Row) -> HtmlElement {
        let number = Message::new("move-number").number("number", row.number);
        let missing = if row.black.is_some() { "…" } else { "" };
        let line = self.dom.make("tr");
        line.add(&self.cell("td", &self.texts.say(&number)));
        line.add(&self.move_cell(row.white.as_ref(), missing));
        line.add(&self.move_cell(row.black.as_ref(), ""));
        line
    }

    /// A move with its time, or what stands where there is none.
    fn move_cell(&self, written: Option<&Written>, missing: &str) -> HtmlElement {
        let cell = self.cell("td", written.map_or(missing, |written| &written.text));
        if let Some(time) = written.and_then(|written| written.time.as_ref()) {
            let small = self.dom.make_with("small", "paper-time");
            small.say(&format!("[{}]", self.texts.language().decimal(time)));
            cell.add(&small);
        }
        cell
    }

    fn cell(&self, tag: &str, text: &str) -> HtmlElement {
        let cell = self.dom.make(tag);
        cell.say(text);
        cell
    }

    fn write_foot(&self, section: &Element) {
        let sheet = self.sheet;
        let foot = self.dom.make_with("footer", "paper-foot");
        if let Some((score, words)) = &sheet.result {
            let line = self.dom.make_with("p", "paper-result");
            line.say(&format!("{score}  {}", self.texts.say(words)));
            foot.add(&line);
        }
        if let Some([white, black]) = &sheet.times {
            let times = Message::new("print-clocks")
                .decimal("white", white)
                .decimal("black", black);
            foot.add(&self.told("p", "", &times));
        }
        if sheet.is_short {
            foot.add(&self.told("p", "paper-note", &Message::new("print-short")));
        }
        let signatures = self.dom.make_with("div", "paper-signatures");
        signatures.add(&self.told("span", "", &Message::new("print-signatures")));
        for color in Color::ALL {
            signatures.add(&self.told("span", "signature", &describe::side(color)));
        }
        foot.add(&signatures);
        section.add(&foot);
    }

    fn told(&self, tag: &str, class: &str, message: &Message) -> HtmlElement {
        let element = self.dom.make_with(tag, class);
        element.tell(self.texts, message);
        element
    }
}

const fn size(size: Size) -> &'static str {
    match size {
        Size::Usual => "usual",
        Size::Small => "small",
        Size::Lines => "lines",
    }
}
