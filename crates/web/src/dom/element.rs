//! Short forms for what is done to elements all the time.

use consulboard_play::Message;
use consulboard_play::Texts;
use web_sys::Element;

/// Attributes, text and visibility of an element. Names are constants, so the errors that the browser
/// could report about them do not occur and are dropped here, in one place.
pub trait ElementExt {
    /// Sets an attribute.
    fn set(&self, name: &str, value: &str);
    /// Sets an attribute, or removes it.
    fn set_or_remove(&self, name: &str, value: Option<&str>);
    /// Shows or hides the element by its `hidden` attribute.
    fn show(&self, shown: bool);
    /// Says whether the element can be pressed now. It keeps the focus that a disabled one would lose.
    fn enable(&self, enabled: bool);
    /// Sets the text unless it is that already, so that nothing is laid out or read out in vain.
    fn say(&self, text: &str);
    /// Sets the text to a sentence.
    fn tell(&self, texts: &Texts, message: &Message);
    /// Adds a child at the end.
    fn add(&self, child: &Element);
    /// The value of an attribute that is a number.
    fn number(&self, name: &str) -> Option<u32>;
    /// The first descendant that a selector matches.
    fn find(&self, selector: &str) -> Option<Element>;
    /// Every descendant that a selector matches.
    fn find_all(&self, selector: &str) -> Vec<Element>;
}

impl ElementExt for Element {
    fn set(&self, name: &str, value: &str) {
        let _ = self.set_attribute(name, value);
    }

    fn set_or_remove(&self, name: &str, value: Option<&str>) {
        match value {
            Some(value) => self.set(name, value),
            None => drop(self.remove_attribute(name)),
        }
    }

    fn show(&self, shown: bool) {
        self.set_or_remove("hidden", (!shown).then_some(""));
    }

    fn enable(&self, enabled: bool) {
        self.set_or_remove("aria-disabled", (!enabled).then_some("true"));
    }

    fn say(&self, text: &str) {
        if self.text_content().as_deref() != Some(text) {
            self.set_text_content(Some(text));
        }
    }

    fn tell(&self, texts: &Texts, message: &Message) {
        self.say(&texts.say(message));
    }

    fn add(&self, child: &Element) {
        let _ = self.append_child(child);
    }

    fn number(&self, name: &str) -> Option<u32> {
        self.get_attribute(name)?.parse().ok()
    }

    fn find(&self, selector: &str) -> Option<Element> {
        self.query_selector(selector).ok().flatten()
    }

    fn find_all(&self, selector: &str) -> Vec<Element> {
        use wasm_bindgen::JsCast;
        let Ok(list) = self.query_selector_all(selector) else {
            return Vec::new();
        };
        (0..list.length())
            .filter_map(|index| list.item(index)?.dyn_into().ok())
            .collect()
    }
}
