//! The elements of the widget. They are made once; only their texts and attributes change.

use std::ops::Deref;

use consulboard_play::Texts;
use wasm_bindgen::prelude::*;
use web_sys::{Element, HtmlElement, HtmlInputElement, HtmlSelectElement};

use crate::dom::{Dom, ElementExt};
use crate::maker::Maker;

/// The most faces that a die has: so many keys there are.
const FACES: u32 = 20;

/// The elements that change.
#[derive(Clone)]
pub struct Parts {
    pub root: HtmlElement,
    pub games: HtmlElement,
    pub lead: HtmlElement,
    pub black: HtmlElement,
    pub picture: Element,
    pub still: Element,
    pub moving: Element,
    pub last: HtmlElement,
    pub prompt: HtmlElement,
    pub live: HtmlElement,
    pub error: HtmlElement,
    pub methods: [HtmlInputElement; 2],
    pub arrays: [HtmlInputElement; 2],
    pub sides: HtmlElement,
    pub side_buttons: [HtmlElement; 2],
    pub roll_next: HtmlElement,
    pub roll_all: HtmlElement,
    pub skip: HtmlElement,
    pub take_back: HtmlElement,
    pub start_again: HtmlElement,
    pub turn_to: HtmlElement,
    pub draw_again: HtmlElement,
    pub screen: HtmlElement,
    pub table: HtmlElement,
    pub keys: Vec<HtmlElement>,
    pub hint: HtmlElement,
    pub rows: HtmlElement,
    pub lists: [List; 2],
    pub number: HtmlInputElement,
    pub previous: HtmlElement,
    pub next: HtmlElement,
    pub play: HtmlElement,
    pub copy: HtmlElement,
    pub note: HtmlElement,
    pub address: HtmlInputElement,
    pub steps_title: HtmlElement,
    pub steps: HtmlElement,
    pub unfit: HtmlElement,
    pub unfit_list: HtmlElement,
}

/// A list of the arrays for a side.
#[derive(Clone)]
pub struct List {
    pub label: HtmlElement,
    pub name: HtmlElement,
    pub select: HtmlSelectElement,
}

/// Makes what only this view has, beside what every view has.
struct DiceMaker<'a>(Maker<'a>);

impl<'a> Deref for DiceMaker<'a> {
    type Target = Maker<'a>;

    fn deref(&self) -> &Maker<'a> {
        &self.0
    }
}

impl Parts {
    /// New elements; [`Parts::root`] is to be put somewhere.
    pub fn new(dom: &Dom, texts: &Texts) -> Parts {
        let make = DiceMaker(Maker {
            dom,
            texts,
            action: "data-draw",
        });
        let root = dom.make_with("div", "dice");

        let title = make.text("h1", "dice-title");
        let games = dom.make_with("nav", "dice-games");
        games.set("aria-label", &texts.get("dice-games"));
        let lead = dom.make_with("p", "dice-lead");

        let (method, methods) = make.choice(
            "dice-method",
            [
                ("screen", "dice-method-screen"),
                ("table", "dice-method-table"),
            ],
        );
        let (black, arrays) = make.choice(
            "dice-black",
            [
                ("mirrored", "dice-black-mirrored"),
                ("separate", "dice-black-separate"),
            ],
        );
        let choices = make.group("dice-choices", &[&method, &black]);

        let side_buttons = ["white", "black"].map(|side| {
            let button = make.button("turn-to", "plain");
            button.set("data-side", side);
            button
        });
        let sides = make.group("dice-sides", &[&side_buttons[0], &side_buttons[1]]);
        make.label(&sides, "group", "dice-sides");

        let picture = make.svg("svg", "draw-picture");
        picture.set("role", "img");
        let (still, moving) = (make.svg("g", "draw-still"), make.svg("g", "draw-moving"));
        moving.set("data-draw", "roll-next");
        picture.add(&still);
        picture.add(&moving);

        let last = dom.make_with("p", "dice-last");
        let prompt = dom.make_with("p", "dice-prompt");
        let live = dom.make_with("div", "unseen");
        live.set("aria-live", "polite");
        let error = dom.make_with("p", "error");
        error.set("role", "alert");

        let roll_next = make.named("roll-next", "primary", "dice-roll-next");
        let roll_all = make.named("roll-all", "", "dice-roll-all");
        let skip = make.named("skip", "plain", "dice-skip");
        let take_back = make.named("take-back", "", "dice-take-back");
        let start_again = make.named("start-again", "plain", "dice-start-again");
        let screen = make.group("dice-screen row", &[&roll_next, &roll_all, &skip]);
        let keys: Vec<HtmlElement> = (1..=FACES).map(|number| make.key(number)).collect();
        let table = make.group("dice-keys", &keys.iter().collect::<Vec<_>>());
        make.label(&table, "group", "dice-keys");
        let hint = make.text("p", "dice-keys-hint");
        hint.set("class", "dice-hint note");
        let play = make.named("play", "primary", "dice-play");
        let turn_to = make.button("turn-to", "primary");
        let draw_again = make.named("start-again", "primary", "dice-draw-again");
        let go = make.group("dice-go row", &[&play, &turn_to, &draw_again]);
        let act = make.group("dice-act", &[&screen, &table, &go]);
        let undo = make.group("dice-undo row", &[&take_back, &start_again]);
        let controls = make.group("dice-controls", &[&act, &undo, &hint]);

        let position_title = make.text("h2", "dice-position");
        let rows = dom.make_with("div", "dice-rows");
        let lists = ["white", "black"].map(|side| make.list(side));
        let both = make.group("dice-lists", &[&lists[0].label, &lists[1].label]);
        let number = make.text_input("dice-number");
        number.set("inputmode", "numeric");
        number.set("enterkeyhint", "go");
        let previous = make.icon("previous", "dice-number-previous", "m15 5-7 7 7 7");
        let next = make.icon("next", "dice-number-next", "m9 5 7 7-7 7");
        let random = make.named("random", "", "dice-number-random");
        let label = make.text("label", "dice-number");
        label.set("for", "draw-number");
        number.set("id", "draw-number");
        let form = dom.make_with("form", "dice-number row");
        form.set("autocomplete", "off");
        for part in [&label, &previous, number.as_ref(), &next] {
            form.add(part);
        }
        let copy = make.named("copy", "", "dice-copy-link");
        let note = dom.make_with("p", "note");
        note.set("role", "status");
        let share = make.group("dice-share row", &[&random, &copy]);
        let address = make.text_input("dice-link");
        address.set("readonly", "");
        address.show(false);
        let position = make.group(
            "dice-position",
            &[
                &position_title,
                &rows,
                &both,
                &form,
                &share,
                &error,
                &note,
                address.as_ref(),
            ],
        );

        let steps_title = make.text("h2", "dice-steps");
        let steps = dom.make("ol");
        let unfit_title = make.text("h2", "dice-unfit-draws");
        let unfit_list = dom.make("ul");
        let unfit = make.group("dice-unfit", &[&unfit_title, &unfit_list]);
        let list = make.group("dice-steps", &[&steps_title, &steps, &unfit]);

        let stage = make.group("dice-stage", &[&sides]);
        stage.add(&picture);
        for part in [&last, &prompt, &controls] {
            stage.add(part);
        }
        let columns = make.group("dice-columns", &[&stage, &position, &list]);
        for part in [&title, &games, &lead, &choices, &columns, &live] {
            root.add(part);
        }
        Parts {
            root,
            games,
            lead,
            black,
            picture,
            still,
            moving,
            last,
            prompt,
            live,
            error,
            methods,
            arrays,
            sides,
            side_buttons,
            roll_next,
            roll_all,
            skip,
            take_back,
            start_again,
            turn_to,
            draw_again,
            screen,
            table,
            keys,
            hint,
            rows,
            lists,
            number,
            previous,
            next,
            play,
            copy,
            note,
            address,
            steps_title,
            steps,
            unfit,
            unfit_list,
        }
    }
}

impl DiceMaker<'_> {
    /// A key for a number: the number, and below it what it means.
    fn key(&self, number: u32) -> HtmlElement {
        let key = self.button("enter", "dice-key");
        key.set("data-number", &number.to_string());
        let figure = self.dom.make("b");
        figure.say(&number.to_string());
        key.add(&figure);
        key.add(&self.dom.make("small"));
        key
    }

    /// Two radio buttons side by side, with their values.
    fn choice(
        &self,
        legend: &'static str,
        options: [(&str, &'static str); 2],
    ) -> (HtmlElement, [HtmlInputElement; 2]) {
        let field = self.dom.make_with("fieldset", "dice-choice");
        field.add(&self.text("legend", legend));
        let inputs = options.map(|(value, id)| {
            let label = self.dom.make("label");
            let input = self.input("radio");
            input.set("name", legend);
            input.set("value", value);
            label.add(&input);
            label.add(&self.text("span", id));
            field.add(&label);
            input
        });
        (field, inputs)
    }

    /// A list of arrays, without any so far.
    fn list(&self, side: &str) -> List {
        let label = self.dom.make("label");
        let name = self.dom.make("span");
        let select: HtmlSelectElement = self.dom.make("select").unchecked_into();
        select.set("data-side", side);
        label.add(&name);
        label.add(&select);
        List {
            label,
            name,
            select,
        }
    }

    fn text_input(&self, id: &'static str) -> HtmlInputElement {
        let input = self.input("text");
        input.set("aria-label", &self.texts.get(id));
        input
    }

    fn input(&self, kind: &str) -> HtmlInputElement {
        let input: HtmlInputElement = self.dom.make("input").unchecked_into();
        input.set_type(kind);
        input
    }

    fn svg(&self, tag: &str, class: &str) -> Element {
        const SVG: &str = "http://www.w3.org/2000/svg";
        let document = self.dom.document();
        // Fails for names only that no element can have.
        let element = document.create_element_ns(Some(SVG), tag).unwrap_throw();
        element.set("class", class);
        element
    }
}
