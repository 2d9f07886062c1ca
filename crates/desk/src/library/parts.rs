//! The elements of the view. They are made once; only what is in them changes.

use consulboard_play::Texts;
use consulboard_web::dom::{Dom, ElementExt};
use consulboard_web::maker::Maker;
use web_sys::{HtmlElement, HtmlInputElement};

/// The attribute of what can be pressed, which says what it does.
pub const ACTION: &str = "data-library";

/// The elements that change.
pub struct Parts {
    pub root: HtmlElement,
    /// What is said where there is no library.
    pub missing: HtmlElement,
    /// What is said where no game is in it.
    pub empty: HtmlElement,
    /// How long the browser keeps the games, and a button that asks it to.
    pub lasting: HtmlElement,
    pub how_long: HtmlElement,
    pub ask: HtmlElement,
    pub filter: HtmlInputElement,
    pub export: HtmlElement,
    pub file: HtmlInputElement,
    /// What is going on: import or export.
    pub job: HtmlElement,
    pub bar: HtmlElement,
    pub percent: HtmlElement,
    /// What has been done, and a button to undo it.
    pub said: HtmlElement,
    pub undo: HtmlElement,
    pub count: HtmlElement,
    pub list: HtmlElement,
    pub more: HtmlElement,
}

impl Parts {
    /// New elements; [`Parts::root`] is to be put somewhere.
    pub fn new(dom: &Dom, texts: &Texts) -> Parts {
        let make = Maker {
            dom,
            texts,
            action: ACTION,
        };
        let root = dom.make_with("div", "library");
        let title = make.text("h1", "library-title");
        let lead = make.text_with("p", "dice-lead", "library-lead");
        let missing = make.text_with("p", "library-empty", "library-missing");
        let empty = make.text_with("p", "library-empty", "library-empty");

        let how_long = dom.make("span");
        how_long.set("role", "status");
        let ask = make.named("keep", "", "library-keep");
        let lasting = make.group("row library-lasting", &[&how_long, &ask]);

        let filter = input(dom, "search");
        filter.set("aria-label", &texts.get("library-filter"));
        filter.set("placeholder", &texts.get("library-filter-short"));
        let import = make.named("import", "", "library-import");
        let export = make.named("export", "", "library-export");
        let file = input(dom, "file");
        file.set("accept", ".pgn,.txt,application/x-chess-pgn,text/plain");
        file.set("aria-label", &texts.get("library-import"));
        file.show(false);
        let deeds = make.group("row", &[&import, &export, file.as_ref()]);
        let tools = make.group("library-tools", &[filter.as_ref(), &deeds]);

        let bar = dom.make("progress");
        bar.set("max", "100");
        bar.set("aria-label", &texts.get("library-title"));
        let percent = dom.make("span");
        percent.set("role", "status");
        let stop = make.named("stop", "", "library-stop");
        let job = make.group("row library-job", &[&bar, &percent, &stop]);

        let said = dom.make("span");
        said.set("role", "status");
        let undo = make.named("undo", "", "library-undo");
        let note = make.group("row library-note", &[&said, &undo]);

        let count = dom.make_with("p", "hint");
        count.set("role", "status");
        let list = dom.make_with("ul", "library-list");
        let more = make.named("more", "", "library-more");
        for part in [
            &title, &lead, &lasting, &missing, &empty, &tools, &job, &note, &count, &list, &more,
        ] {
            root.add(part);
        }
        for hidden in [&missing, &empty, &job, &undo, &more, &lasting] {
            hidden.show(false);
        }
        Parts {
            root,
            missing,
            empty,
            lasting,
            how_long,
            ask,
            filter,
            export,
            file,
            job,
            bar,
            percent,
            said,
            undo,
            count,
            list,
            more,
        }
    }
}

fn input(dom: &Dom, kind: &str) -> HtmlInputElement {
    use wasm_bindgen::JsCast;
    let input: HtmlInputElement = dom.make("input").unchecked_into();
    input.set("type", kind);
    input.set("autocomplete", "off");
    input
}
