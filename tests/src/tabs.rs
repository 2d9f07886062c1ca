//! Several tabs of one browser.

use crate::Page;
use crate::page::done;

/// A tab of the browser.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tab(String);

impl Page<'_> {
    /// The tab that is looked at.
    #[track_caller]
    pub fn tab(&mut self) -> Tab {
        Tab(done(self.browser().tab()))
    }

    /// Opens another tab and looks at it from now on.
    #[track_caller]
    pub fn open_tab(&mut self) -> Tab {
        let tab = Tab(done(self.browser().open_tab()));
        self.go_to_tab(&tab);
        tab
    }

    /// Looks at another tab from now on.
    #[track_caller]
    pub fn go_to_tab(&mut self, tab: &Tab) {
        done(self.browser().go_to_tab(&tab.0));
    }

    /// Closes the tab that is looked at, and looks at another one from now on.
    #[track_caller]
    pub fn close_tab(&mut self, next: &Tab) {
        done(self.browser().close_tab());
        self.go_to_tab(next);
    }
}
