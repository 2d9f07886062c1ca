//! Shows a panel and a picture: what differs from what is shown already.

use consulboard_play::draw::{
    ArrayList, BlackArray, DrawGame, DrawPanel, DrawPicture, DrawRow, DrawStep, FaceKey, Method,
    StepState,
};
use consulboard_play::{Message, Texts};
use consulboard_rules::Color;
use web_sys::{Element, HtmlElement};

use super::parts::Parts;
use crate::dom::{Dom, ElementExt};

/// What is shown.
#[derive(Default)]
pub struct Shown {
    picture: Option<DrawPicture>,
    games: Vec<DrawGame>,
    lists: Vec<ArrayList>,
    unfit: Vec<Message>,
    steps: Vec<DrawStep>,
    rows: Vec<DrawRow>,
    number: Option<u32>,
    link: Option<String>,
}

impl Shown {
    /// Shows a picture.
    pub fn picture(&mut self, parts: &Parts, picture: DrawPicture) {
        let old = self.picture.replace(picture);
        let Some(new) = &self.picture else { return };
        let differs = |part: fn(&DrawPicture) -> &String| {
            old.as_ref().is_none_or(|old| part(old) != part(new))
        };
        if differs(|picture| &picture.view_box) {
            parts.picture.set("viewBox", &new.view_box);
        }
        if differs(|picture| &picture.still) {
            parts.still.set_inner_html(&new.still);
        }
        if differs(|picture| &picture.moving) {
            parts.moving.set_inner_html(&new.moving);
        }
    }

    /// Shows everything beside the picture.
    pub fn panel(&mut self, parts: &Parts, dom: &Dom, texts: &Texts, mut panel: DrawPanel) {
        let method = match panel.method {
            Method::Screen => "screen",
            Method::Table => "table",
        };
        parts.root.set("data-method", method);
        for (input, of) in parts.methods.iter().zip([Method::Screen, Method::Table]) {
            input.set_checked(of == panel.method);
        }
        let arrays = [BlackArray::Mirrored, BlackArray::Separate];
        for (input, of) in parts.arrays.iter().zip(arrays) {
            input.set_checked(of == panel.black);
        }
        self.games(parts, dom, texts, &panel.games);
        parts.lead.tell(texts, &panel.lead);
        parts.black.show(panel.offers_black);
        parts.sides.show(!panel.sides.is_empty());
        for side in &panel.sides {
            let [white, black] = &parts.side_buttons;
            let button = match side.side {
                Color::White => white,
                Color::Black => black,
            };
            button.tell(texts, &side.label);
            button.set("aria-pressed", if side.shown { "true" } else { "false" });
        }

        let rank = Message::new("dice-picture").message("rank", panel.rank.clone());
        parts.picture.set("aria-label", &texts.say(&rank));
        parts.prompt.tell(texts, &panel.prompt);
        let unfit = panel.is_unfit.then_some("");
        parts.prompt.set_or_remove("data-unfit", unfit);
        match &panel.last {
            Some(last) => parts.last.tell(texts, last),
            // Keeps its line, so that nothing below jumps.
            None => parts.last.say("\u{a0}"),
        }

        let screen = match panel.method {
            Method::Screen => true,
            Method::Table => false,
        };
        // An array of own dice that is not played is not rolled on, but drawn again.
        let rolls = panel.can_roll && (screen || !panel.is_unfit);
        // Where everything is placed, what comes next takes the place of the dice.
        let done = !rolls && !panel.can_skip;
        let focused = dom.focused();
        parts.play.show(panel.result.is_some());
        parts.turn_to.show(panel.turn_to.is_some());
        parts.draw_again.show(!screen && panel.is_unfit);
        if let Some(turn) = &panel.turn_to {
            parts.turn_to.tell(texts, &turn.label);
            parts.turn_to.set("data-side", side_word(turn.side));
        }
        parts.screen.show(screen && !done);
        parts.table.show(!screen && !done);
        parts.take_back.show(!screen);
        // The die itself can be clicked where it is rolled here.
        parts
            .moving
            .set_or_remove("data-draw", screen.then_some("roll-next"));
        enable(&parts.roll_next, panel.can_roll);
        enable(&parts.roll_all, panel.can_roll);
        enable(&parts.skip, panel.can_skip);
        enable(&parts.take_back, panel.can_take_back);
        enable(&parts.start_again, panel.can_take_back);
        keys(parts, texts, &panel.keys);
        keep_focus(parts, focused.as_ref());
        self.steps(parts, dom, texts, &panel);
        self.lists(parts, dom, texts, std::mem::take(&mut panel.lists));
        self.unfit(parts, dom, texts, std::mem::take(&mut panel.unfit));
        self.position(parts, dom, texts, panel);
    }

    fn games(&mut self, parts: &Parts, dom: &Dom, texts: &Texts, games: &[DrawGame]) {
        if self.games == games {
            return;
        }
        self.games = games.to_vec();
        let links = games.iter().map(|game| {
            let link = dom.make("a");
            link.set("href", &format!("#{}", game.address));
            link.set_or_remove("aria-current", game.shown.then_some("true"));
            link.tell(texts, &game.label);
            link
        });
        replace(&parts.games, &links.collect::<Vec<_>>());
    }

    /// The lists of arrays: made once for each game, then only another one is chosen.
    fn lists(&mut self, parts: &Parts, dom: &Dom, texts: &Texts, lists: Vec<ArrayList>) {
        for (index, list) in parts.lists.iter().enumerate() {
            let new = lists.get(index);
            list.label.show(new.is_some());
            let Some(new) = new else { continue };
            let old = self.lists.get(index);
            if old.is_none_or(|old| old.arrays != new.arrays) {
                list.name.tell(texts, &new.name);
                let none = dom.make("option");
                none.set("value", "");
                none.say("–");
                let arrays = new.arrays.iter().map(|array| {
                    let option = dom.make("option");
                    option.set("value", &array.number.to_string());
                    option.tell(texts, &array.label);
                    option
                });
                let options: Vec<HtmlElement> = std::iter::once(none).chain(arrays).collect();
                replace(&list.select, &options);
            }
            let chosen = new.chosen.map(|number| number.to_string());
            list.select.set_value(&chosen.unwrap_or_default());
        }
        self.lists = lists;
    }

    fn unfit(&mut self, parts: &Parts, dom: &Dom, texts: &Texts, unfit: Vec<Message>) {
        parts.unfit.show(!unfit.is_empty());
        if self.unfit == unfit {
            return;
        }
        let items = unfit.iter().map(|why| {
            let item = dom.make("li");
            item.tell(texts, why);
            item
        });
        replace(&parts.unfit_list, &items.collect::<Vec<_>>());
        self.unfit = unfit;
    }

    fn steps(&mut self, parts: &Parts, dom: &Dom, texts: &Texts, panel: &DrawPanel) {
        let title = if panel.found {
            "dice-steps-found"
        } else {
            "dice-steps"
        };
        parts.steps_title.say(&texts.get(title));
        if self.steps == panel.steps {
            return;
        }
        self.steps.clone_from(&panel.steps);
        let items: Vec<HtmlElement> = panel
            .steps
            .iter()
            .map(|step| {
                let item = dom.make("li");
                item.set(
                    "class",
                    match step.state {
                        StepState::Done => "done",
                        StepState::Current => "current",
                        StepState::Ahead => "ahead",
                    },
                );
                if step.state == StepState::Current {
                    item.set("aria-current", "step");
                }
                for again in &step.again {
                    let part = dom.make_with("span", "again");
                    part.tell(texts, again);
                    item.add(&part);
                }
                let part = dom.make("span");
                part.tell(texts, &step.text);
                item.add(&part);
                item
            })
            .collect();
        replace(&parts.steps, &items);
    }

    fn position(&mut self, parts: &Parts, dom: &Dom, texts: &Texts, panel: DrawPanel) {
        if self.rows != panel.rows {
            let rows = panel.rows.iter().map(|row| {
                let line = dom.make_with("p", "dice-row");
                for (class, text) in [
                    ("name", texts.say(&row.name)),
                    ("letters", row.letters.clone()),
                    (
                        "number",
                        row.number
                            .as_ref()
                            .map_or("–".to_owned(), |number| texts.say(number)),
                    ),
                ] {
                    let part = dom.make_with("span", class);
                    part.say(&text);
                    line.add(&part);
                }
                line
            });
            replace(&parts.rows, &rows.collect::<Vec<_>>());
            self.rows = panel.rows;
        }
        // What is being typed stays, unless another number has come.
        if self.number != panel.number {
            let text = panel.number.map(|number| number.to_string());
            parts.number.set_value(&text.unwrap_or_default());
            self.number = panel.number;
        }
        enable(&parts.previous, panel.number.is_some());
        enable(&parts.next, panel.number.is_some());
        enable(&parts.copy, panel.result.is_some());
        let link = panel.result.map(|result| result.link);
        if self.link != link {
            parts.note.say("");
            parts.address.show(false);
            parts.root.set_or_remove("data-link", link.as_deref());
            self.link = link;
        }
    }
}

/// The value of an attribute that names a side.
fn side_word(side: Color) -> &'static str {
    match side {
        Color::White => "white",
        Color::Black => "black",
    }
}

fn keys(parts: &Parts, texts: &Texts, keys: &[FaceKey]) {
    parts.hint.show(!keys.is_empty());
    if !keys.is_empty() {
        parts.table.set("data-faces", &keys.len().to_string());
    }
    for button in &parts.keys {
        let number = button.number("data-number");
        let key = keys
            .iter()
            .find(|key| Some(u32::from(key.number)) == number);
        button.show(key.is_some());
        let Some(key) = key else { continue };
        button.set("aria-label", &texts.say(&key.label));
        let class = if key.again {
            "dice-key again"
        } else {
            "dice-key"
        };
        button.set("class", class);
        if let Some(meaning) = button.find("small") {
            meaning.tell(texts, &key.meaning);
        }
    }
}

/// When the button that was pressed is gone, the focus goes to what took its place.
fn keep_focus(parts: &Parts, focused: Option<&Element>) {
    let gone = |element: &Element| element.closest("[hidden]").ok().flatten().is_some();
    let Some(_) = focused.filter(|it| parts.root.contains(Some(it)) && gone(it)) else {
        return;
    };
    let next = [
        &parts.play,
        &parts.turn_to,
        &parts.draw_again,
        &parts.roll_next,
        &parts.keys[0],
    ];
    if let Some(next) = next.into_iter().find(|it| !gone(it)) {
        let _ = next.focus();
    }
}

/// A button that does nothing keeps the focus, so it is not disabled but says that it is.
fn enable(button: &Element, enabled: bool) {
    button.set_or_remove("aria-disabled", (!enabled).then_some("true"));
}

fn replace(list: &Element, items: &[HtmlElement]) {
    list.set_text_content(None);
    for item in items {
        list.add(item);
    }
}
