//! The sentences of the page's own elements, which name them by id.

use consulboard_play::Texts;
use web_sys::Element;

use crate::dom::ElementExt;

/// Fills every element that names a sentence:
///
/// - `data-l10n` becomes its text,
/// - `data-l10n-label` its name for screen readers, and what a pointer resting on a button shows,
/// - `data-l10n-placeholder` what an empty field shows.
///
/// The words of a language that is not there stay empty, and a test sees that all are there.
pub fn fill(root: &Element, texts: &Texts) {
    let each = |attribute: &str, put: &dyn Fn(&Element, &str)| {
        for element in root.find_all(&format!("[{attribute}]")) {
            let id = element.get_attribute(attribute).unwrap_or_default();
            if let Some(text) = texts.lookup(&id) {
                put(&element, &text);
            }
        }
    };
    each("data-l10n", &|element, text| {
        element.set_text_content(Some(text));
    });
    each("data-l10n-label", &|element, text| {
        element.set("aria-label", text);
        if element.has_attribute("data-action") {
            element.set("title", text);
        }
    });
    each("data-l10n-placeholder", &|element, text| {
        element.set("placeholder", text);
    });
}

#[cfg(test)]
mod tests {
    use consulboard_play::{Language, Texts};

    const PAGE: &str = include_str!("../../../index.html");

    #[test]
    fn every_sentence_that_the_page_names_is_there() {
        let texts = Texts::new(Language::English);
        let mut found = 0;
        for part in PAGE.split("data-l10n").skip(1) {
            let Some((_, rest)) = part.split_once("=\"") else {
                continue;
            };
            let id = rest.split('"').next().unwrap_or_default();
            assert!(texts.lookup(id).is_some(), "no sentence `{id}`");
            found += 1;
        }
        assert!(found > 100, "only {found} found");
    }
}
