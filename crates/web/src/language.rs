//! In which language the program speaks.

use std::rc::Rc;

use consulboard_play::{Book, Language, Texts};
use wasm_bindgen::JsValue;

use crate::dom::{Dom, Storage, fetch_text};

/// Under which name the language chosen is kept.
const KEPT: &str = "language";

/// The parameter of an address that names the language.
const PARAMETER: &str = "lang";

/// The language that the address asks for; else the one chosen before; else the first one of the browser's
/// that there is.
pub fn wanted(dom: &Dom, storage: &Storage) -> Language {
    let asked = asked(&dom.window().location().search().unwrap_or_default());
    let kept = || storage.get(KEPT).and_then(|tag| Language::of_tag(&tag));
    asked.or_else(kept).unwrap_or_else(|| {
        let tags = dom.window().navigator().languages();
        Language::of_wanted(tags.iter().filter_map(|tag| tag.as_string()))
    })
}

/// The language that a query asks for.
pub fn asked(query: &str) -> Option<Language> {
    query.trim_start_matches('?').split('&').find_map(|part| {
        let (name, value) = part.split_once('=')?;
        (name == PARAMETER).then(|| Language::of_tag(value))?
    })
}

/// What the history keeps while the page is loaded for another language.
const CHOSEN: &str = "language";

/// Keeps the language chosen, and loads the page in it.
pub fn choose(dom: &Dom, storage: &Storage, language: Language) {
    let tag = language.tag();
    let location = dom.window().location();
    let asked = location.search().unwrap_or_default();
    // An address that asks for a language would win, and where nothing is kept the address has to.
    let query = if storage.set(KEPT, tag) && asked.is_empty() {
        String::new()
    } else {
        format!("?{PARAMETER}={tag}")
    };
    let path = location.pathname().unwrap_or_default();
    let hash = location.hash().unwrap_or_default();
    note_in_history(dom, &CHOSEN.into(), &format!("{path}{query}{hash}"));
    let _ = location.reload();
}

/// Whether the page was only loaded because another language was chosen; says so once.
pub fn was_chosen(dom: &Dom) -> bool {
    let state = dom.window().history().and_then(|history| history.state());
    let chosen = state.is_ok_and(|state| state.as_string().as_deref() == Some(CHOSEN));
    if chosen {
        let address = dom.window().location().href().unwrap_or_default();
        note_in_history(dom, &JsValue::NULL, &address);
    }
    chosen
}

fn note_in_history(dom: &Dom, note: &JsValue, address: &str) {
    if let Ok(history) = dom.window().history() {
        let _ = history.replace_state_with_url(note, "", Some(address));
    }
}

/// The language of a document that another program has filled.
pub fn of_document(dom: &Dom) -> Language {
    let tag = dom.root().and_then(|root| root.get_attribute("lang"));
    tag.and_then(|tag| Language::of_tag(&tag))
        .unwrap_or_default()
}

/// Gets the sentences of a language and does something with them; at once for English, or where they do
/// not arrive: then they are English too.
pub fn with_texts(
    dom: &Dom,
    language: Language,
    book: Book,
    use_them: impl Fn(Rc<Texts>) + 'static,
) {
    match language.address() {
        None => use_them(Rc::new(Texts::of_book(book))),
        Some(address) => fetch_text(dom, &address, move |file| {
            let texts = file.and_then(|file| Texts::of_file(language, file).ok());
            use_them(Rc::new(texts.unwrap_or_else(|| Texts::of_book(book))));
        }),
    }
}
