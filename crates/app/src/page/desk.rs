//! The desk: the program that is fetched when something is wanted that the first board can do without.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use consulboard_play::errand::{Errand, News, Reply};
use consulboard_web::dom::{Dom, ElementExt, Listener, Missing, To, on_post, post};
use web_sys::Element;

use super::Page;
use super::notes::Notes;

/// What the loader is asked.
const FETCH: &str = "fetch desk";

/// Whether it is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// Nobody wanted it yet, or it did not arrive.
    Away,
    Awaited,
    Here,
}

/// What is asked of the desk.
pub struct Desk {
    dom: Dom,
    state: Cell<State>,
    /// What was asked before it was there.
    errands: RefCell<Vec<Errand>>,
    waiting: Element,
    failed: Element,
}

impl Desk {
    /// Finds on the page what is shown while it is awaited.
    ///
    /// # Errors
    ///
    /// When that is missing.
    pub fn new(dom: &Dom) -> Result<Desk, Missing> {
        Ok(Desk {
            dom: dom.clone(),
            state: Cell::new(State::Away),
            errands: RefCell::default(),
            waiting: dom.by_id("desk-waiting")?,
            failed: dom.by_id("desk-failed")?,
        })
    }

    /// Asks something of it; where it is not there, it is fetched first.
    pub fn ask(&self, errand: Errand) {
        if self.is_here() {
            post(&self.dom, To::Desk, &errand.text());
        } else {
            self.errands.borrow_mut().push(errand);
            self.fetch();
        }
    }

    /// Fetches it, if that is not being done.
    pub fn fetch(&self) {
        if self.state.get() == State::Away {
            self.state.set(State::Awaited);
            self.show();
            post(&self.dom, To::Loader, FETCH);
        }
    }

    /// Whether it is there.
    pub fn is_here(&self) -> bool {
        self.state.get() == State::Here
    }

    /// Whether it is on its way.
    pub fn is_awaited(&self) -> bool {
        self.state.get() == State::Awaited
    }

    fn arrived(&self, notes: &Notes) {
        self.state.set(State::Here);
        self.show();
        notes.clear();
        for errand in self.errands.take() {
            post(&self.dom, To::Desk, &errand.text());
        }
    }

    /// Says whether somebody who sees no view of it has to be told.
    fn did_not_arrive(&self) -> bool {
        self.state.set(State::Away);
        self.waiting.show(false);
        self.failed.show(true);
        // A view is asked for again by its button; whatever else it was, by another click.
        let mut errands = self.errands.borrow_mut();
        let before = errands.len();
        errands.retain(|errand| match errand {
            Errand::ShowDraw(_)
            | Errand::BeginDraw(_)
            | Errand::ShowArrays { .. }
            | Errand::ShowLibrary { .. }
            | Errand::Edit { .. } => true,
            Errand::Embed { .. }
            | Errand::Games { .. }
            | Errand::Print { .. }
            | Errand::Read { .. }
            | Errand::Download(_) => false,
        });
        errands.len() < before
    }

    fn show(&self) {
        self.waiting.show(self.is_awaited());
        self.failed.show(false);
    }
}

/// Listens to the loader and to the desk.
pub fn listen(page: &Rc<Page>) -> [Listener; 2] {
    let weak = Rc::downgrade(page);
    let loader = on_post(&page.dom, To::Page, move |text| {
        let Some(page) = weak.upgrade() else {
            return;
        };
        match News::read(text) {
            Some(News::Ready) => {
                page.desk.arrived(&page.notes);
                // The heading of what it shows has come with it.
                page.name_document();
            }
            Some(News::Failed) => {
                page.notes.clear();
                if page.desk.did_not_arrive() {
                    let title = page.texts.get("desk-failed-title");
                    page.dialogs.refused(&title, &page.texts.get("desk-failed"));
                }
            }
            None => {
                if let Some(reply) = Reply::read(text) {
                    page.answer(reply);
                }
            }
        }
    });
    let weak = Rc::downgrade(page);
    let again = Listener::new(&page.desk.failed, "click", move |event| {
        if let Some(page) = weak.upgrade()
            && consulboard_web::dom::closest(&event, "button").is_some()
        {
            page.desk.fetch();
        }
    });
    [loader, again]
}
