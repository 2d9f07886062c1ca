//! Settings that are kept from one visit to the next.

use std::cell::Cell;

use consulboard_play::{Input, Panel, Setting};
use wasm_bindgen::prelude::*;
use web_sys::HtmlInputElement;

use super::Page;
use crate::dom::{Dom, ElementExt, Missing, Storage};

/// Under which name they are kept.
const KEPT: &str = "settings";

const FLIP_AFTER_MOVE: &str = "flip-after-move";
const FACE_TO_FACE: &str = "face-to-face";
const SHORTCUTS: &str = "shortcuts";

/// The boxes to tick.
pub struct Settings {
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
        let find = |name: &str| {
            let selector = format!("[data-setting={name}]");
            let found = dom.root().and_then(|root| root.find(&selector));
            found
                .and_then(|element| element.dyn_into().ok())
                .ok_or_else(|| Missing::element(&selector))
        };
        Ok(Settings {
            flip_after_move: find(FLIP_AFTER_MOVE)?,
            face_to_face: find(FACE_TO_FACE)?,
            shortcuts: find(SHORTCUTS)?,
            restored: Cell::new(false),
        })
    }

    /// Brings the settings of the last visit back.
    pub fn restore(&self, page: &Page) {
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
        self.restored.set(true);
    }

    /// A box was ticked or cleared.
    pub fn change(&self, page: &Page, name: &str, on: bool) {
        self.apply(page, name, on);
        self.keep(&page.storage);
    }

    /// Shows the settings of the session.
    pub fn show(&self, panel: &Panel) {
        self.flip_after_move.set_checked(panel.flip_after_move);
        self.face_to_face.set_checked(panel.face_to_face);
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
        let names: Vec<&str> = on
            .into_iter()
            .filter(|(_, field)| field.checked())
            .map(|(name, _)| name)
            .collect();
        storage.set(KEPT, &names.join(" "));
    }
}
