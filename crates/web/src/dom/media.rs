//! What the system says about itself: theme, motion, resolution.

use web_sys::MediaQueryList;

use super::{Dom, Listener};

/// A media query that is watched until it is dropped.
pub struct MediaQuery {
    list: MediaQueryList,
    _listener: Listener,
}

impl MediaQuery {
    /// Watches a query and tells whether it holds whenever that changes; `None` where the browser does not know it.
    pub fn new(dom: &Dom, query: &str, changed: impl Fn(bool) + 'static) -> Option<MediaQuery> {
        let list = dom.window().match_media(query).ok().flatten()?;
        let listener = {
            let list = list.clone();
            Listener::new(&list.clone(), "change", move |_| changed(list.matches()))
        };
        Some(MediaQuery {
            list,
            _listener: listener,
        })
    }

    /// Whether it holds now.
    pub fn matches(&self) -> bool {
        self.list.matches()
    }
}
