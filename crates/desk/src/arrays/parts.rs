//! The elements of the gallery. They are made once; only what is in them changes.

use consulboard_play::Texts;
use consulboard_web::dom::{Dom, ElementExt, MediaQuery};
use wasm_bindgen::prelude::*;
use web_sys::{Element, HtmlElement, HtmlInputElement};

/// From here on there is room for the squares of the filter beside the list.
const WIDE: &str = "(min-width: 900px)";

/// The elements that change.
pub struct Parts {
    pub root: HtmlElement,
    pub games: HtmlElement,
    pub text: HtmlInputElement,
    pub error: HtmlElement,
    pub words: HtmlElement,
    pub clear: HtmlElement,
    pub sides: HtmlElement,
    pub squares: HtmlElement,
    pub relations: HtmlElement,
    pub found: HtmlElement,
    pub symbols: HtmlElement,
    pub list: HtmlElement,
    pub track: HtmlElement,
    pub number: HtmlInputElement,
    pub note: HtmlElement,
    pub live: HtmlElement,
    pub chosen: HtmlElement,
    pub heading: HtmlElement,
    pub letters: HtmlElement,
    pub castlings: HtmlElement,
    pub fault: HtmlElement,
    pub deeds: HtmlElement,
    pub play: HtmlElement,
    pub copy_note: HtmlElement,
    pub address: HtmlInputElement,
    pub picture: HtmlElement,
}

/// Makes elements.
struct Maker<'a> {
    dom: &'a Dom,
    texts: &'a Texts,
}

impl Parts {
    /// New elements; [`Parts::root`] is to be put somewhere.
    pub fn new(dom: &Dom, texts: &Texts) -> Parts {
        let make = Maker { dom, texts };
        let root = dom.make_with("div", "arrays");
        let games = dom.make_with("nav", "dice-games");
        games.set("aria-label", &texts.get("explorer-games"));
        let lead = make.text("p", "dice-lead", "explorer-lead");

        let text = make.field("arrays-text");
        text.set("placeholder", &texts.get("explorer-text-example"));
        text.set("aria-describedby", "arrays-error arrays-help");
        let label = make.text("label", "", "explorer-text");
        label.set("for", "arrays-text");
        let clear = make.button("clear", "", "explorer-clear");
        let row = make.group("div", "arrays-line", &[text.as_ref(), &clear]);
        let error = dom.make_with("p", "error");
        error.set("id", "arrays-error");
        error.set("role", "status");
        let words = dom.make_with("p", "arrays-words");
        let help = make.text("p", "note", "explorer-text-help");
        help.set("id", "arrays-help");
        let sides = dom.make_with("div", "arrays-sides");
        make.label(&sides, "group", "explorer-sides");
        for (side, id) in [
            ("both", "explorer-both"),
            ("white", "side-white"),
            ("black", "side-black"),
        ] {
            let button = make.button("side", "", id);
            button.set("data-side", side);
            sides.add(&button);
        }
        let squares = dom.make_with("div", "arrays-squares");
        make.label(&squares, "group", "explorer-squares");
        let relations = dom.make_with("div", "arrays-relations");
        make.label(&relations, "group", "explorer-relations");
        let summary = make.text("summary", "", "explorer-squares");
        let fold = make.group("details", "", &[&summary, &sides, &squares, &relations]);
        if MediaQuery::new(dom, WIDE, |_| {}).is_some_and(|wide| wide.matches()) {
            fold.set("open", "");
        }
        let title = make.text("h2", "", "explorer-filter");
        let parts = [&title, &label, &row, &error, &words, &fold, &help];
        let filter = make.group("section", "arrays-filter", &parts);

        let found = make.text("p", "arrays-found", "desk-waiting");
        found.set("role", "status");
        let number = make.field("arrays-number");
        number.set("inputmode", "numeric");
        number.set("enterkeyhint", "go");
        number.set("aria-label", &texts.get("dice-number"));
        let go = dom.make_with("form", "arrays-go");
        go.set("autocomplete", "off");
        go.add(&make.icon("previous", "explorer-previous", "m15 5-7 7 7 7"));
        go.add(&number);
        go.add(&make.icon("next", "explorer-next", "m9 5 7 7-7 7"));
        let random = make.button("random", "", "explorer-random");
        let walk = make.group("div", "arrays-walk", &[&go, &random]);
        let fault = dom.make_with("p", "error");
        let play = make.button("play", "primary", "explorer-play");
        let copy = make.button("copy", "", "dice-copy-link");
        let dice = make.button("dice", "", "explorer-dice");
        let deeds = make.group("div", "row arrays-deeds", &[&play, &copy, &dice]);
        let copy_note = dom.make_with("p", "note");
        copy_note.set("role", "status");
        let address = make.field("arrays-link");
        address.set("readonly", "");
        address.set("aria-label", &texts.get("dice-link"));
        address.show(false);
        let list = dom.make_with("div", "arrays-list");
        make.label(&list, "listbox", "explorer-list");
        list.set("tabindex", "0");
        let track = dom.make_with("div", "arrays-track");
        track.set("role", "presentation");
        list.add(&track);
        let keys = make.text("p", "note dice-hint", "explorer-keys");
        let note = dom.make_with("p", "note");
        note.set("role", "status");
        let live = dom.make_with("p", "unseen");
        live.set("role", "status");
        let parts = [
            &found,
            &walk,
            &note,
            &deeds,
            &fault,
            &copy_note,
            address.as_ref(),
            &list,
            &keys,
            &live,
        ];
        let section = make.group("section", "arrays-section", &parts);

        let heading = dom.make("h2");
        let letters = dom.make_with("p", "letters");
        let castlings = dom.make("p");
        let picture = dom.make_with("div", "picture");
        let parts = [&heading, &letters, &castlings, &picture];
        let chosen = make.group("section", "arrays-chosen", &parts);
        chosen.set("aria-label", &texts.get("explorer-chosen"));

        let symbols = dom.make_with("div", "arrays-symbols");
        let columns = make.group("div", "arrays-columns", &[&filter, &section, &chosen]);
        let title = make.text("h1", "", "explorer-title");
        for part in [&title, &games, &lead, &columns, &symbols] {
            root.add(part);
        }
        Parts {
            root,
            games,
            text,
            error,
            words,
            clear,
            sides,
            squares,
            relations,
            found,
            symbols,
            list,
            track,
            number,
            note,
            live,
            chosen,
            heading,
            letters,
            castlings,
            fault,
            deeds,
            play,
            copy_note,
            address,
            picture,
        }
    }
}

impl Maker<'_> {
    fn text(&self, tag: &str, class: &str, id: &'static str) -> HtmlElement {
        let element = self.dom.make(tag);
        element.set_or_remove("class", (!class.is_empty()).then_some(class));
        element.say(&self.texts.get(id));
        element
    }

    fn group(&self, tag: &str, class: &str, parts: &[&HtmlElement]) -> HtmlElement {
        let group = self.dom.make_with(tag, class);
        for part in parts {
            group.add(part);
        }
        group
    }

    fn label(&self, element: &Element, role: &str, id: &'static str) {
        element.set("role", role);
        element.set("aria-label", &self.texts.get(id));
    }

    fn button(&self, action: &str, class: &str, id: &'static str) -> HtmlElement {
        let button = self.text("button", class, id);
        button.set("type", "button");
        button.set("data-arrays", action);
        button
    }

    fn icon(&self, action: &str, id: &'static str, path: &str) -> HtmlElement {
        let button = self.dom.make_with("button", "icon");
        button.set("type", "button");
        button.set("data-arrays", action);
        button.set("aria-label", &self.texts.get(id));
        button.set("title", &self.texts.get(id));
        button.set_inner_html(&format!(
            "<svg viewBox=\"0 0 24 24\" aria-hidden=\"true\"><path d=\"{path}\"/></svg>"
        ));
        button
    }

    fn field(&self, id: &str) -> HtmlInputElement {
        let input: HtmlInputElement = self.dom.make("input").unchecked_into();
        input.set_type("text");
        input.set("id", id);
        input.set("autocapitalize", "off");
        input.set("autocorrect", "off");
        input.set("autocomplete", "off");
        input.set("spellcheck", "false");
        input
    }
}
