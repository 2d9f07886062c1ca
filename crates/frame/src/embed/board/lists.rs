//! The castlings or the moves, each a button, and the buttons that are there only sometimes.

use consulboard_play::embed::{Interactive, Purpose};
use consulboard_play::refusals::role_id;
use consulboard_play::{Message as Sentence, Panel};
use consulboard_rules::Color;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::super::parts::{self, icons};
use super::BoardView;
use consulboard_web::dom::ElementExt;

impl BoardView {
    /// The buttons that are there only sometimes.
    pub(super) fn show_steps(&self, panel: &Panel) {
        let mut wanted: Vec<(&str, String)> = Vec::new();
        let say = |id: &'static str| self.texts.get(id);
        if self.purpose == Purpose::Play && self.interactive == Interactive::Yes {
            if let Some(piece) = panel.relocating {
                let keep =
                    Sentence::new("keep").message("piece", Sentence::new(role_id(piece.role)));
                wanted.push(("keep", self.texts.say(&keep)));
            }
            if let Some(square) = panel.king_to_rook_square {
                let about = Sentence::new("king-to-square").text("square", square);
                wanted.push(("king-to-rook", self.texts.say(&about)));
            }
            if panel.can_stop {
                wanted.push(("stop", say("stop-here")));
            }
            if panel.can_step_back {
                wanted.push(("back", say("step-back")));
            }
        }
        if self.purpose == Purpose::Castlings
            && self.interactive == Interactive::Yes
            && !panel.castling[!panel.turn].rooks.is_empty()
        {
            wanted.push(("other-side", say("embed-other-side")));
        }
        if let Some(button) = self.walk.find("[data-action=autoplay]") {
            let (path, id) = if self.playing.get() {
                (icons::PAUSE, "embed-pause")
            } else {
                (icons::RUN, "embed-autoplay")
            };
            parts::draw(&button, path, &say(id));
        }
        let there = self.steps.find_all("button");
        let same = there.len() == wanted.len()
            && there.iter().zip(&wanted).all(|(button, (action, _))| {
                button.get_attribute("data-action").as_deref() == Some(action)
            });
        if same {
            for (button, (_, text)) in there.iter().zip(&wanted) {
                button.say(text);
            }
            return;
        }
        self.steps.set_text_content(None);
        for (action, text) in wanted {
            self.steps.add(&parts::button(&self.dom, action, &text));
        }
    }

    /// The castlings or the moves, each a button.
    pub(super) fn show_list(&self, panel: &Panel) {
        let items: Vec<(String, String, bool)> = match self.purpose {
            Purpose::Castlings => {
                let items = panel.castling[panel.turn].items.iter();
                let shown = panel.preview.as_ref().map(|(_, text)| text);
                items
                    .map(|item| {
                        (
                            item.text.clone(),
                            item.text.clone(),
                            shown == Some(&item.text),
                        )
                    })
                    .collect()
            }
            Purpose::Replay => {
                let items = panel.setup.iter().chain(&panel.moves);
                items
                    .map(|item| {
                        let number = match item.color {
                            Color::White => format!("{}. ", item.number),
                            Color::Black => String::new(),
                        };
                        let text = format!("{number}{}", item.san);
                        (text, item.ply.to_string(), item.ply == panel.shown)
                    })
                    .collect()
            }
            Purpose::Play | Purpose::Piece | Purpose::Diagram | Purpose::Dice => Vec::new(),
        };
        let texts: Vec<String> = items.iter().map(|(text, _, _)| text.clone()).collect();
        if *self.shown.borrow() != texts {
            self.list.set_text_content(None);
            for (text, value, _) in &items {
                let chip = parts::button(&self.dom, "pick", text);
                chip.set("class", "chip");
                chip.set("data-value", value);
                self.list.add(&chip);
            }
            self.shown.replace(texts);
        }
        for (chip, (_, _, current)) in self.list.find_all("button").iter().zip(&items) {
            chip.set_or_remove("aria-current", current.then_some("true"));
            if *current {
                self.scroll_to(chip);
            }
        }
        // One of them is reached by Tab, the others from there by arrow keys.
        let current = items.iter().position(|(_, _, current)| *current);
        for (index, chip) in self.list.find_all("button").iter().enumerate() {
            let reached = index == current.unwrap_or(0);
            chip.set("tabindex", if reached { "0" } else { "-1" });
        }
        self.list.show(!items.is_empty());
    }

    /// Scrolls the list and nothing around it.
    pub(super) fn scroll_to(&self, chip: &Element) {
        let Some(chip) = chip.dyn_ref::<HtmlElement>() else {
            return;
        };
        let (top, height) = (chip.offset_top(), chip.offset_height());
        let (seen, room) = (self.list.scroll_top(), self.list.client_height());
        if top < seen || top + height > seen + room {
            self.list.set_scroll_top(top - (room - height) / 2);
        }
    }
}
