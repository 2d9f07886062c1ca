//! Settings that are kept from one visit to the next.

use std::cell::Cell;

use consulboard_play::{Input, Letters, Panel, Setting};
use wasm_bindgen::prelude::*;
use web_sys::{Element, HtmlInputElement, HtmlSelectElement};

use super::Page;
use consulboard_web::dom::{Dom, ElementExt, Missing, Storage};

/// Under which name they are kept.
const KEPT: &str = "settings";

const FLIP_AFTER_MOVE: &str = "flip-after-move";
const FACE_TO_FACE: &str = "face-to-face";
const SHORTCUTS: &str = "shortcuts";
const LETTERS: &str = "letters";

/// The boxes to tick, and the list to choose from.
pub struct Settings {
    letters: HtmlSelectElement,
    flip_after_move: HtmlInputElement,
    face_to_face: HtmlInputElement,
    shortcuts: HtmlInputElement,
    restored: Cell<bool>,
}

impl Settings {
    /// Finds them on the page.
    ///
    /// # Errors
    ///
    /// When one is missing.
    pub fn new(dom: &Dom) -> Result<Settings, Missing> {
        Ok(Settings {
            flip_after_move: find(dom, FLIP_AFTER_MOVE)?,
            face_to_face: find(dom, FACE_TO_FACE)?,
            shortcuts: find(dom, SHORTCUTS)?,
            letters: find(dom, LETTERS)?,
            restored: Cell::new(false),
        })
    }

    /// Brings the settings of the last visit back.
    pub fn restore(&self, page: &Page) {
        for letters in Letters::ALL {
            let option = page.dom.make("option");
            option.set("value", letters.word());
            option.say(&page.texts.get(letters.name()));
            self.letters.add(&option);
        }
        let kept = page.storage.get(KEPT);
        let is_on = |name: &str, default: bool| match &kept {
            Some(kept) => kept.split(' ').any(|word| word == name),
            None => default,
        };
        self.shortcuts.set_checked(is_on(SHORTCUTS, true));
        for (name, on) in [
            (FLIP_AFTER_MOVE, is_on(FLIP_AFTER_MOVE, false)),
            (FACE_TO_FACE, is_on(FACE_TO_FACE, false)),
        ] {
            if on {
                self.apply(page, name, true);
            }
        }
        let words = kept.iter().flat_map(|kept| kept.split(' '));
        if let Some(letters) = words.filter_map(Letters::of_word).next_back() {
            page.board.send(Input::Set(Setting::Letters(letters)));
        }
        self.restored.set(true);
    }

    /// A setting was changed by its element.
    pub fn change(&self, page: &Page, field: &Element) {
        let name = field.get_attribute("data-setting").unwrap_or_default();
        if let Some(field) = field.dyn_ref::<HtmlInputElement>() {
            self.apply(page, &name, field.checked());
        } else if let Some(letters) = Letters::of_word(&self.letters.value()) {
            page.board.send(Input::Set(Setting::Letters(letters)));
        }
        self.keep(&page.storage);
    }

    /// Shows the settings of the session.
    pub fn show(&self, panel: &Panel) {
        self.flip_after_move.set_checked(panel.flip_after_move);
        self.face_to_face.set_checked(panel.face_to_face);
        self.letters.set_value(panel.letters.word());
    }

    /// Whether single letters do something.
    pub fn shortcuts(&self) -> bool {
        self.shortcuts.checked()
    }

    fn apply(&self, page: &Page, name: &str, on: bool) {
        let setting = match name {
            FLIP_AFTER_MOVE => Setting::FlipAfterMove(on),
            FACE_TO_FACE => Setting::FaceToFace(on),
            // The box itself is the setting.
            _ => return,
        };
        page.board.send(Input::Set(setting));
    }

    fn keep(&self, storage: &Storage) {
        let on = [
            (FLIP_AFTER_MOVE, &self.flip_after_move),
            (FACE_TO_FACE, &self.face_to_face),
            (SHORTCUTS, &self.shortcuts),
        ];
        let mut names: Vec<String> = on
            .into_iter()
            .filter(|(_, field)| field.checked())
            .map(|(name, _)| name.to_owned())
            .collect();
        names.push(self.letters.value());
        storage.set(KEPT, &names.join(" "));
    }
}

fn find<T: JsCast>(dom: &Dom, name: &str) -> Result<T, Missing> {
    let selector = format!("[data-setting={name}]");
    let found = dom.root().and_then(|root| root.find(&selector));
    found
        .and_then(|element| element.dyn_into().ok())
        .ok_or_else(|| Missing::element(&selector))
}
