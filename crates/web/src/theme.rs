//! Colours of the whole document.

use consulboard_play::embed::Theme;
use web_sys::Element;

use crate::dom::{Dom, ElementExt};

/// The style sheet of the dark theme, whose `media` says when it holds.
const DARK_SHEET: &str = "link[data-theme=dark]";

/// Light, dark, or as the system is. Boards that are there already follow when they are told to.
pub fn set(dom: &Dom, theme: Theme) {
    let media = match theme {
        Theme::Auto => "(prefers-color-scheme: dark)",
        Theme::Light => "not all",
        Theme::Dark => "all",
    };
    let sheet: Option<Element> = dom.root().and_then(|root| root.find(DARK_SHEET));
    if let Some(sheet) = sheet {
        sheet.set("media", media);
    }
    // What the browser draws by itself, such as scroll bars and lists.
    let scheme = match theme {
        Theme::Auto => None,
        Theme::Light => Some("light"),
        Theme::Dark => Some("dark"),
    };
    if let Some(root) = dom.root() {
        root.set_or_remove("data-scheme", scheme);
    }
}
