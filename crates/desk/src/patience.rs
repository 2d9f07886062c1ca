//! Long work is done piece by piece, so that nobody waits for the page.

use consulboard_web::dom::Dom;

/// How long something may be done before the page may do something else, in milliseconds.
const PATIENCE: f64 = 12.0;

/// The patience with one piece of work.
pub struct Patience<'a> {
    dom: &'a Dom,
    begun: f64,
}

impl Patience<'_> {
    /// Begins now.
    pub fn new(dom: &Dom) -> Patience<'_> {
        Patience {
            dom,
            begun: dom.now(),
        }
    }

    /// Whether the page is to do something else now.
    pub fn is_over(&self) -> bool {
        self.dom.now() - self.begun > PATIENCE
    }
}
