//! The elements of the gallery. They are made once; only what is in them changes.

use consulboard_play::Texts;
use consulboard_web::dom::{Dom, ElementExt, MediaQuery};
use consulboard_web::maker::Maker;
use wasm_bindgen::prelude::*;
use web_sys::{HtmlElement, HtmlInputElement};

/// From here on there is room for the squares of the filter beside the list.
const WIDE: &str = "(min-width: 900px)";

/// The elements that change.
pub struct Parts {
    pub root: HtmlElement,
    pub games: HtmlElement,
    pub text: HtmlInputElement,
    pub error: HtmlElement,
    pub words: HtmlElement,
    pub help: HtmlElement,
    pub clear: HtmlElement,
    pub sides: HtmlElement,
    pub squares: HtmlElement,
    pub relations: HtmlElement,
    pub found: HtmlElement,
    pub symbols: HtmlElement,
    pub random: HtmlElement,
    /// What is said in place of the list where nothing is found.
    pub none: HtmlElement,
    pub keys: HtmlElement,
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

impl Parts {
    /// New elements; [`Parts::root`] is to be put somewhere.
    pub fn new(dom: &Dom, texts: &Texts) -> Parts {
        let make = Maker {
            dom,
            texts,
            action: "data-arrays",
        };
        let root = dom.make_with("div", "arrays");
        let games = dom.make_with("nav", "dice-games");
        games.set("aria-label", &texts.get("explorer-games"));
        let lead = make.text_with("p", "dice-lead", "explorer-lead");

        let text = field(dom, "arrays-text");
        text.set("aria-describedby", "arrays-error arrays-help");
        let label = make.text("label", "explorer-text");
        label.set("for", "arrays-text");
        let clear = make.named("clear", "", "explorer-clear");
        let row = make.group("arrays-line", &[text.as_ref(), &clear]);
        let error = dom.make_with("p", "error");
        error.set("id", "arrays-error");
        error.set("role", "status");
        let words = dom.make_with("p", "arrays-words");
        let help = dom.make_with("p", "note");
        help.set("id", "arrays-help");
        let sides = dom.make_with("div", "arrays-sides");
        make.label(&sides, "group", "explorer-sides");
        for (side, id) in [
            ("both", "explorer-both"),
            ("white", "side-white"),
            ("black", "side-black"),
        ] {
            let button = make.named("side", "", id);
            button.set("data-side", side);
            sides.add(&button);
        }
        let squares = dom.make_with("div", "arrays-squares");
        make.label(&squares, "group", "explorer-squares");
        let relations = dom.make_with("div", "arrays-relations");
        make.label(&relations, "group", "explorer-relations");
        let summary = make.text("summary", "explorer-squares");
        let fold = make.group_of("details", "", &[&summary, &sides, &squares, &relations]);
        if MediaQuery::new(dom, WIDE, |_| {}).is_some_and(|wide| wide.matches()) {
            fold.set("open", "");
        }
        let title = make.text("h2", "explorer-filter");
        let parts = [&title, &label, &row, &error, &words, &fold, &help];
        let filter = make.group_of("section", "arrays-filter", &parts);

        let found = make.text_with("p", "arrays-found", "desk-waiting");
        found.set("role", "status");
        let number = field(dom, "arrays-number");
        number.set("inputmode", "numeric");
        number.set("enterkeyhint", "go");
        number.set("aria-label", &texts.get("dice-number"));
        let go = dom.make_with("form", "arrays-go");
        go.set("autocomplete", "off");
        go.add(&make.icon("previous", "explorer-previous", "m15 5-7 7 7 7"));
        go.add(&number);
        go.add(&make.icon("next", "explorer-next", "m9 5 7 7-7 7"));
        let random = make.named("random", "", "explorer-random");
        let walk = make.group("arrays-walk", &[&go, &random]);
        let fault = dom.make_with("p", "error");
        let play = make.named("play", "primary", "explorer-play");
        let copy = make.named("copy", "", "dice-copy-link");
        let dice = make.named("dice", "", "explorer-dice");
        let deeds = make.group("row arrays-deeds", &[&play, &copy, &dice]);
        let copy_note = dom.make_with("p", "note");
        copy_note.set("role", "status");
        let address = field(dom, "arrays-link");
        address.set("readonly", "");
        address.set("aria-label", &texts.get("dice-link"));
        address.show(false);
        let list = dom.make_with("div", "arrays-list");
        make.label(&list, "listbox", "explorer-list");
        list.set("tabindex", "0");
        let track = dom.make_with("div", "arrays-track");
        track.set("role", "presentation");
        list.add(&track);
        let none = make.text_with("p", "arrays-none", "explorer-none");
        none.show(false);
        let keys = make.text_with("p", "note dice-hint", "explorer-keys");
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
            &none,
            &list,
            &keys,
            &live,
        ];
        let section = make.group_of("section", "arrays-section", &parts);

        let heading = dom.make("h2");
        let letters = dom.make_with("p", "letters");
        let castlings = dom.make("p");
        let picture = dom.make_with("div", "picture");
        let parts = [&heading, &letters, &castlings, &picture];
        let chosen = make.group_of("section", "arrays-chosen", &parts);
        chosen.set("aria-label", &texts.get("explorer-chosen"));

        let symbols = dom.make_with("div", "arrays-symbols");
        let columns = make.group("arrays-columns", &[&filter, &section, &chosen]);
        let title = make.text("h1", "explorer-title");
        for part in [&title, &games, &lead, &columns, &symbols] {
            root.add(part);
        }
        Parts {
            root,
            games,
            text,
            error,
            words,
            help,
            clear,
            sides,
            squares,
            relations,
            found,
            symbols,
            random,
            none,
            keys,
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

/// A field for a text that no keyboard shall correct.
fn field(dom: &Dom, id: &str) -> HtmlInputElement {
    let input: HtmlInputElement = dom.make("input").unchecked_into();
    input.set_type("text");
    input.set("id", id);
    for name in ["autocapitalize", "autocorrect", "autocomplete"] {
        input.set(name, "off");
    }
    input.set("spellcheck", "false");
    input
}
