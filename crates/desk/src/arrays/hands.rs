//! What is pressed and typed in the gallery.

use consulboard_play::Message;
use consulboard_play::explorer::{FilterError, Query, filter_fault};
use consulboard_rules::Variant;
use consulboard_web::dom::{ElementExt, closest};
use wasm_bindgen::prelude::*;
use web_sys::{Event, KeyboardEvent};

use super::filter::Side;
use super::{Inner, Scroll, State};

impl Inner {
    pub(super) fn clicked(&self, event: &Event) {
        if let Some(row) = closest(event, ".arrays-row") {
            let place = row.number("aria-posinset").unwrap_or(1) - 1;
            self.choose(place, Scroll::Near);
            return;
        }
        let Some(button) = closest(event, "[data-arrays]") else {
            return;
        };
        if button.get_attribute("aria-disabled").as_deref() == Some("true") {
            return;
        }
        self.parts.note.say("");
        match button.get_attribute("data-arrays").as_deref() {
            Some("square" | "mark") => {
                let mut state = self.state.borrow_mut();
                let Some(it) = &mut *state else {
                    return;
                };
                let State { buttons, query, .. } = it;
                if buttons.click(&button, query, self.side.get()) {
                    drop(state);
                    self.changed_by_click();
                }
            }
            Some("clear") => {
                if let Some(it) = &mut *self.state.borrow_mut() {
                    it.query = Query::new(it.gallery.variant());
                }
                self.changed_by_click();
            }
            Some("side") => {
                let name = button.get_attribute("data-side").unwrap_or_default();
                self.side.set(Side::of_name(&name).unwrap_or_default());
                self.find();
            }
            Some("previous") => self.step(-1),
            Some("next") => self.step(1),
            Some("random") => self.random(),
            Some("play") => self.play(),
            Some("copy") => self.copy(),
            Some("dice") => {
                let state = self.state.borrow();
                let known = state.as_ref().map(|it| (it.query.clone(), it.chosen));
                drop(state);
                if let Some((query, Some(number))) = known {
                    (self.to_dice)(&query, number);
                }
            }
            Some(_) | None => {}
        }
    }

    pub(super) fn changed_by_click(&self) {
        self.write();
        self.find();
        self.name_address();
    }

    /// Writes what is looked for into the field.
    pub(super) fn write(&self) {
        let letters = self.letters.get();
        let state = self.state.borrow();
        let text = state.as_ref().map(|it| it.query.to_text_in(letters));
        self.parts.text.set_value(&text.unwrap_or_default());
        self.accept();
    }

    fn accept(&self) {
        self.parts.error.say("");
        self.parts.text.set_or_remove("aria-invalid", None);
    }

    /// Says why the text in the field means nothing; it stays, to be corrected.
    pub(super) fn refuse(&self, variant: Variant, error: &FilterError) {
        let why = filter_fault(error, variant, self.letters.get());
        self.parts.error.tell(&self.texts, &why);
        self.parts.text.set("aria-invalid", "true");
        self.parts.clear.enable(true);
    }

    /// The text has changed. What cannot be read leaves what is found as it is.
    pub(super) fn typed(&self) {
        let mut state = self.state.borrow_mut();
        let Some(it) = &mut *state else {
            return;
        };
        let variant = it.gallery.variant();
        match Query::read_in(variant, &self.parts.text.value(), self.letters.get()) {
            Ok(query) => {
                it.query = query;
                drop(state);
                self.accept();
                self.find();
                self.name_address();
            }
            Err(error) => self.refuse(variant, &error),
        }
    }

    /// Goes to the number in the field, or to the next one that is found.
    pub(super) fn go_to_number(&self) {
        let typed = self.parts.number.value();
        let digits: String = typed.chars().filter(char::is_ascii_digit).collect();
        let known = {
            let state = self.state.borrow();
            let Some(it) = state.as_ref() else {
                return;
            };
            let (first, last) = (it.gallery.first(), it.gallery.last());
            match digits.parse::<u32>() {
                Ok(number) if (first..=last).contains(&number) => {
                    let near = it.matches.place_near(number);
                    Ok((number, near, it.matches.place(number).is_some()))
                }
                Ok(_) | Err(_) => Err(Message::new("dice-number-refused")
                    .found(typed.trim())
                    .number("first", first)
                    .number("last", last)),
            }
        };
        match known {
            Ok((number, place, is_found)) => {
                self.choose(place, Scroll::Middle);
                let elsewhere = Message::new("explorer-elsewhere").number("number", number);
                if is_found {
                    self.parts.note.say("");
                    self.announce();
                } else {
                    self.parts.note.tell(&self.texts, &elsewhere);
                }
            }
            Err(why) => self.parts.note.tell(&self.texts, &why),
        }
    }

    pub(super) fn key(&self, event: &Event) {
        let Some(key) = event.dyn_ref::<KeyboardEvent>() else {
            return;
        };
        if key.ctrl_key() || key.alt_key() || key.meta_key() {
            return;
        }
        let Some((place, count)) = self.here() else {
            return;
        };
        let page = self.list.track(count).page();
        let to = match key.key().as_str() {
            "ArrowUp" => place.saturating_sub(1),
            "ArrowDown" => place.saturating_add(1),
            "PageUp" => place.saturating_sub(page),
            "PageDown" => place.saturating_add(page),
            "Home" => 0,
            "End" => count - 1,
            "Enter" => {
                event.prevent_default();
                return self.play();
            }
            _ => return,
        };
        event.prevent_default();
        self.choose(to.min(count - 1), Scroll::Near);
    }
}
