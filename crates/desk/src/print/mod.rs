//! Scoresheets on paper: the dialog that asks whose game it is, and what is then printed.
//!
//! What is printed stands in an element of its own that only paper shows; it is emptied afterwards.

mod sheet;

use std::cell::RefCell;
use std::rc::Rc;

use consulboard_play::errand::Reply;
use consulboard_play::scoresheet::{Scoresheet, Shown};
use consulboard_play::{Input, Letters, Session, Setting, Texts};
use consulboard_rules::{Color, Start, Variant};
use consulboard_web::dom::{Dom, Listener, Missing, To, closest, post};
use wasm_bindgen::prelude::*;
use web_sys::{HtmlDialogElement, HtmlElement, HtmlInputElement};

use sheet::{Names, Writer};

/// The game that is to be printed.
pub struct Job {
    /// The letters of the pieces.
    pub letters: Letters,
    /// Who sits at the lower edge.
    pub bottom: Color,
    /// The position that is shown, as the text of a game that begins with it.
    pub position: String,
    /// The move of the game that led to it.
    pub after: Option<String>,
    /// The game, as it is saved.
    pub game: String,
}

/// The dialog, and the element that is printed.
pub struct Printing {
    dom: Dom,
    texts: Rc<Texts>,
    dialog: HtmlDialogElement,
    /// White, Black, event, date.
    fields: [HtmlInputElement; 4],
    paper: HtmlElement,
    job: RefCell<Option<Job>>,
}

/// The tags of the first fields, which the game keeps.
const KEPT: [&str; 3] = ["White", "Black", "Event"];

/// Listens to the dialog, and to the end of printing.
pub fn listen(printing: &Rc<Printing>) -> [Listener; 2] {
    let weak = Rc::downgrade(printing);
    let clicks = Listener::new(&printing.dialog, "click", move |event| {
        let Some(printing) = weak.upgrade() else {
            return;
        };
        let button = closest(&event, "[data-action]");
        let action = button.and_then(|it| it.get_attribute("data-action"));
        match action.as_deref() {
            Some("print-game") => printing.print_game(),
            Some("print-blank") => printing.print_blank_of_game(),
            Some(_) | None => {}
        }
    });
    let weak = Rc::downgrade(printing);
    let done = Listener::new(printing.dom.window(), "afterprint", move |_| {
        if let Some(printing) = weak.upgrade() {
            printing.paper.set_text_content(None);
        }
    });
    [clicks, done]
}

impl Printing {
    /// Finds both on the page.
    ///
    /// # Errors
    ///
    /// When one is missing.
    pub fn new(dom: &Dom, texts: &Rc<Texts>) -> Result<Rc<Printing>, Missing> {
        let field = |name: &str| dom.by_id(&format!("print-{name}"));
        Ok(Rc::new(Printing {
            dom: dom.clone(),
            texts: texts.clone(),
            dialog: dom.by_id("print-dialog")?,
            fields: [
                field("white")?,
                field("black")?,
                field("event")?,
                field("date")?,
            ],
            paper: dom.by_id("print")?,
            job: RefCell::new(None),
        }))
    }

    /// The dialog's element.
    pub fn dialog(&self) -> &HtmlElement {
        &self.dialog
    }

    /// Prepares the dialog for a game.
    pub fn prepare(&self, job: Job) {
        let session = session(&job);
        let tag = |name: &str| {
            let tags = session.as_ref().map(|session| session.tree().tags());
            tags.and_then(|tags| tags.value(name)).unwrap_or_default()
        };
        let [.., date] = &self.fields;
        for (name, field) in KEPT.into_iter().zip(&self.fields) {
            field.set_value(tag(name));
        }
        date.set_value(&self.day(tag("Date")));
        self.job.replace(Some(job));
    }

    /// A day of a game as the language writes it; where it is not known whole, as it is known; today
    /// where nothing is.
    fn day(&self, date: &str) -> String {
        let parts: Option<Vec<i32>> = date.split('.').map(|part| part.parse().ok()).collect();
        let day = match (date, parts.as_deref()) {
            ("", _) => js_sys::Date::new_0(),
            (_, Some(&[year, month, day])) => {
                js_sys::Date::new_with_year_month_day(year as u32, month - 1, day)
            }
            (_, Some(_) | None) => return date.to_owned(),
        };
        let tag = self.texts.language().tag();
        String::from(day.to_locale_date_string(tag, &JsValue::UNDEFINED))
    }

    /// Prints an empty scoresheet for a start.
    pub fn print_blank(&self, variant: Variant, start: &Start, bottom: Color) {
        if let Some(sheet) = Scoresheet::blank(variant, start, bottom, &self.texts) {
            self.print(&sheet, &Names::default());
        }
    }

    fn print_game(&self) {
        self.print_of_job(|job, session| {
            let shown = Shown {
                position: &job.position,
                after: job.after.as_deref(),
                bottom: job.bottom,
            };
            let now = self.dom.now();
            Some(Scoresheet::of_game(session, &shown, &self.texts, now))
        });
    }

    fn print_blank_of_game(&self) {
        self.print_of_job(|job, session| {
            let game = session.game();
            Scoresheet::blank(game.variant(), game.start(), job.bottom, &self.texts)
        });
    }

    /// Prints what is made of the game, with what is in the fields.
    fn print_of_job(&self, make: impl Fn(&Job, &Session) -> Option<Scoresheet>) {
        let job = self.job.borrow();
        let sheet = job.as_ref().and_then(|job| make(job, &session(job)?));
        if let Some(sheet) = sheet {
            self.print(&sheet, &self.names());
        }
    }

    /// What is in the fields; the game keeps who plays.
    fn names(&self) -> Names {
        for (name, field) in KEPT.into_iter().zip(&self.fields) {
            let value = field.value().trim().to_owned();
            post(
                &self.dom,
                To::Page,
                &Reply::Tag(name.to_owned(), value).text(),
            );
        }
        let [white, black, event, date] = &self.fields;
        let value = |field: &HtmlInputElement| field.value().trim().to_owned();
        Names {
            players: [value(white), value(black)],
            event: value(event),
            date: value(date),
        }
    }

    fn print(&self, sheet: &Scoresheet, names: &Names) {
        self.dialog.close();
        self.paper.set_text_content(None);
        Writer {
            dom: &self.dom,
            texts: &self.texts,
            sheet,
            names,
        }
        .write(&self.paper);
        // Where the browser cannot print, nothing is to be said: its own menu does not offer it either.
        let _ = self.dom.window().print();
    }
}

/// The game with the letters chosen.
fn session(job: &Job) -> Option<Session> {
    let mut session = Session::of_game(consulboard_rules::Game::new(Variant::Consulchess));
    let restored = session.update(Input::Restore(job.game.clone()), 0.0);
    let refused = restored
        .iter()
        .any(|effect| matches!(effect, consulboard_play::Effect::Refuse(_)));
    let _ = session.update(Input::Set(Setting::Letters(job.letters)), 0.0);
    (!refused).then_some(session)
}
