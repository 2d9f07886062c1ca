//! Making the elements of a view that is not written in index.html.

use consulboard_play::Texts;
use web_sys::{Element, HtmlElement};

use crate::dom::{Dom, ElementExt};

/// Makes elements with sentences. What its buttons do is in an attribute of the view's own.
pub struct Maker<'a> {
    /// Where they are made.
    pub dom: &'a Dom,
    /// What they say.
    pub texts: &'a Texts,
    /// The attribute of its buttons that says what they do.
    pub action: &'static str,
}

impl Maker<'_> {
    /// An element with a sentence.
    pub fn text(&self, tag: &str, id: &'static str) -> HtmlElement {
        let element = self.dom.make(tag);
        element.say(&self.texts.get(id));
        element
    }

    /// The same with a class.
    pub fn text_with(&self, tag: &str, class: &str, id: &'static str) -> HtmlElement {
        let element = self.text(tag, id);
        element.set("class", class);
        element
    }

    /// Parts together, in an element with a class.
    pub fn group(&self, class: &str, parts: &[&HtmlElement]) -> HtmlElement {
        self.group_of("div", class, parts)
    }

    /// The same in an element of a kind.
    pub fn group_of(&self, tag: &str, class: &str, parts: &[&HtmlElement]) -> HtmlElement {
        let group = self.dom.make_with(tag, class);
        for part in parts {
            group.add(part);
        }
        group
    }

    /// Says what an element is for screen readers, and what it is called.
    pub fn label(&self, element: &Element, role: &str, id: &'static str) {
        element.set("role", role);
        element.set("aria-label", &self.texts.get(id));
    }

    /// A button without a text.
    pub fn button(&self, action: &str, class: &str) -> HtmlElement {
        let button = self.dom.make_with("button", class);
        button.set("type", "button");
        button.set(self.action, action);
        button
    }

    /// A button with a sentence.
    pub fn named(&self, action: &str, class: &str, id: &'static str) -> HtmlElement {
        let button = self.button(action, class);
        button.say(&self.texts.get(id));
        button
    }

    /// A button with a drawing, and a sentence for whoever does not know it.
    pub fn icon(&self, action: &str, id: &'static str, path: &str) -> HtmlElement {
        let button = self.button(action, "icon");
        button.set("aria-label", &self.texts.get(id));
        button.set("title", &self.texts.get(id));
        button.set_inner_html(&format!(
            "<svg viewBox=\"0 0 24 24\" aria-hidden=\"true\"><path d=\"{path}\"/></svg>"
        ));
        button
    }
}
