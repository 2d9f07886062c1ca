//! Small parts of the document.

use consulboard_play::{Texts, record};
use consulboard_rules::Game;
use wasm_bindgen::prelude::*;
use web_sys::{Element, HtmlElement};

use consulboard_web::dom::{Dom, ElementExt};

/// The drawings on buttons, as path data on a field of 24 by 24.
pub mod icons {
    /// Back to the beginning.
    pub const FIRST: &str = "M6 5v14M18 5l-7 7 7 7";
    /// One back.
    pub const BACK: &str = "m15 5-7 7 7 7";
    /// One on.
    pub const NEXT: &str = "m9 5 7 7-7 7";
    /// To the end.
    pub const LAST: &str = "M18 5v14M6 5l7 7-7 7";
    /// Take back.
    pub const UNDO: &str = "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3";
    /// Play again.
    pub const REDO: &str = "m15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3";
    /// From the beginning.
    pub const AGAIN: &str = "M4 12a8 8 0 1 0 3-6.2M4 4v5h5";
    /// Play the moves one by one.
    pub const RUN: &str = "M8 5v14l11-7z";
    /// Stop that.
    pub const PAUSE: &str = "M9 5v14M15 5v14";
    /// Turn the board.
    pub const FLIP: &str = "M7 20V4M3 8l4-4 4 4M17 4v16M13 16l4 4 4-4";
}

/// A button with words.
pub fn button(dom: &Dom, action: &str, text: &str) -> HtmlElement {
    let button = dom.make("button");
    button.set("type", "button");
    button.set("data-action", action);
    button.say(text);
    button
}

/// A button with a drawing.
pub fn icon(dom: &Dom, action: &str, path: &str, label: &str) -> HtmlElement {
    let button = button(dom, action, "");
    button.set("class", "icon");
    draw(&button, path, label);
    button
}

/// Gives a button another drawing and another meaning.
pub fn draw(button: &Element, path: &str, label: &str) {
    if button.get_attribute("aria-label").as_deref() == Some(label) {
        return;
    }
    button.set("aria-label", label);
    button.set("title", label);
    button.set_inner_html(&format!(
        "<svg viewBox=\"0 0 24 24\" aria-hidden=\"true\"><path d=\"{path}\"/></svg>"
    ));
}

/// The small link to the same game on the whole page.
pub fn link(dom: &Dom, texts: &Texts, game: &Game) -> HtmlElement {
    let link = dom.make_with("a", "home");
    link.set("target", "_blank");
    link.set("rel", "noopener");
    link.set("aria-label", &texts.get("embed-open-label"));
    link.say(&texts.get("embed-open"));
    point_to(&link, game);
    link
}

/// Lets the link lead to a game.
pub fn point_to(link: &HtmlElement, game: &Game) {
    link.set("href", &format!("./#{}", record::write(game)));
}

/// Calls a function after everything that runs now.
pub fn soon(dom: &Dom, call: impl FnOnce() + 'static) {
    let call = Closure::once_into_js(call);
    let _ = dom.window().set_timeout_with_callback(call.unchecked_ref());
}
