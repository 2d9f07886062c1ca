//! Settings that are kept from one visit to the next.

use std::cell::Cell;
use std::rc::Rc;

use consulboard_play::diagram::Coordinates;
use consulboard_play::embed::Theme;
use consulboard_play::preferences::{self, Known};
use consulboard_play::sound::Sound;
use consulboard_play::{
    Input, Language, Letters, Message, Notation, Pace, Panel, Setting, Texts, refusals,
};
use consulboard_web::dom::{Dom, ElementExt, Missing, Note, Storage};
use consulboard_web::{language, theme};
use wasm_bindgen::prelude::*;
use web_sys::{Element, HtmlInputElement, HtmlSelectElement};

use super::Page;

/// Under which name they are kept: a word for each box that is ticked and for the letters, `name=value` for
/// the other lists.
const KEPT: &str = "settings";

const FLIP_AFTER_MOVE: &str = "flip-after-move";
const FACE_TO_FACE: &str = "face-to-face";
const SHORTCUTS: &str = "shortcuts";
const LETTERS: &str = "letters";
const LANGUAGE: &str = "language";
const THEME: &str = "theme";
const SQUARES: &str = "squares";
const COORDINATES: &str = "coordinates";
const PACE: &str = "pace";
const PIECES: &str = "pieces";
const NOTATION: &str = "notation";
const SOUND: &str = "sound";
/// Sounds are on unless they were switched off, also by whoever kept settings before there were any.
const SILENT: &str = "silent";

/// The lists whose choice is kept by name.
const LISTS: [&str; 6] = [THEME, SQUARES, PIECES, COORDINATES, NOTATION, PACE];

/// The boxes to tick, and the lists to choose from.
pub struct Settings {
    language: HtmlSelectElement,
    letters: HtmlSelectElement,
    lists: Vec<(&'static str, HtmlSelectElement)>,
    flip_after_move: HtmlInputElement,
    face_to_face: HtmlInputElement,
    shortcuts: HtmlInputElement,
    sound: HtmlInputElement,
    error: Element,
    note: Rc<Note>,
    /// Whether somebody chose the letters; otherwise they follow the language.
    letters_are_chosen: Cell<bool>,
}

impl Settings {
    /// Finds them on the page.
    ///
    /// # Errors
    ///
    /// When one is missing.
    pub fn new(dom: &Dom) -> Result<Settings, Missing> {
        let mut lists = Vec::new();
        for name in LISTS {
            lists.push((name, find(dom, name)?));
        }
        Ok(Settings {
            language: find(dom, LANGUAGE)?,
            letters: find(dom, LETTERS)?,
            lists,
            flip_after_move: find(dom, FLIP_AFTER_MOVE)?,
            face_to_face: find(dom, FACE_TO_FACE)?,
            shortcuts: find(dom, SHORTCUTS)?,
            sound: find(dom, SOUND)?,
            error: dom.by_id("settings-error")?,
            note: Note::new(dom, dom.by_id("settings-note")?),
            letters_are_chosen: Cell::new(false),
        })
    }

    /// Brings the settings of the last visit back.
    pub fn restore(&self, page: &Page) {
        for language in Language::ALL {
            let option = page.dom.make("option");
            option.set("value", language.tag());
            option.set("lang", language.tag());
            option.say(language.own_name());
            self.language.add(&option);
        }
        self.language.set_value(page.texts.language().tag());
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
        self.sound.set_checked(!is_on(SILENT, false));
        page.sounds.switch(self.sound.checked());
        for (name, on) in [
            (FLIP_AFTER_MOVE, is_on(FLIP_AFTER_MOVE, false)),
            (FACE_TO_FACE, is_on(FACE_TO_FACE, false)),
        ] {
            if on {
                self.tick(page, name, true);
            }
        }
        let words = || kept.iter().flat_map(|kept| kept.split(' '));
        for (name, list) in &self.lists {
            let mut values = words().filter_map(|word| word.strip_prefix(name)?.strip_prefix('='));
            if let Some(value) = values.next() {
                list.set_value(value);
                // A value of another edition of the program chooses nothing.
                if list.selected_index() < 0 {
                    list.set_selected_index(0);
                } else {
                    self.choose(page, name, value);
                }
            }
        }
        let letters = words().filter_map(Letters::of_word).next_back();
        self.letters_are_chosen.set(letters.is_some());
        let letters = letters.unwrap_or(page.texts.language().letters());
        page.board.send(Input::Set(Setting::Letters(letters)));
    }

    /// A setting was changed by its element.
    pub fn change(&self, page: &Page, field: &Element) {
        let name = field.get_attribute("data-setting").unwrap_or_default();
        if let Some(field) = field.dyn_ref::<HtmlInputElement>() {
            self.tick(page, &name, field.checked());
        } else if name == LANGUAGE {
            self.keep(&page.storage);
            return self.speak(page);
        } else if let Some(list) = field.dyn_ref::<HtmlSelectElement>() {
            self.choose(page, &name, &list.value());
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

    fn tick(&self, page: &Page, name: &str, on: bool) {
        let setting = match name {
            FLIP_AFTER_MOVE => Setting::FlipAfterMove(on),
            FACE_TO_FACE => Setting::FaceToFace(on),
            SOUND => {
                page.sounds.switch(on);
                return page.sounds.play(Sound::Move);
            }
            // The box itself is the setting.
            _ => return,
        };
        page.board.send(Input::Set(setting));
    }

    /// What is chosen of a list comes into force.
    fn choose(&self, page: &Page, name: &str, value: &str) {
        match name {
            LETTERS => {
                if let Some(letters) = Letters::of_word(value) {
                    self.letters_are_chosen.set(true);
                    page.board.send(Input::Set(Setting::Letters(letters)));
                }
            }
            THEME => {
                let mut themes = Theme::ALL.into_iter();
                if let Some(chosen) = themes.find(|theme| theme.name() == value) {
                    theme::set(&page.dom, chosen);
                    page.board.follow_theme();
                }
            }
            SQUARES => {
                if let Some(root) = page.dom.root() {
                    root.set("data-squares", value);
                }
                page.board.follow_theme();
            }
            PIECES => {
                if let Some(root) = page.dom.root() {
                    root.set("data-pieces", value);
                }
                page.board.follow_theme();
            }
            NOTATION => {
                if let Some(notation) = Notation::of_word(value) {
                    page.sheet.set_notation(notation);
                    page.sheet.show(&page.board.panel(), &page.texts);
                }
            }
            COORDINATES => {
                if let Some(coordinates) = Coordinates::of_word(value) {
                    page.board.set_coordinates(coordinates);
                    page.give_board_room();
                }
            }
            PACE => {
                if let Some(pace) = Pace::of_word(value) {
                    page.board.send(Input::Set(Setting::Pace(pace)));
                }
            }
            _ => {}
        }
    }

    /// The settings as a file.
    pub fn file(&self) -> String {
        let lists = self.all_lists().into_iter();
        let lists = lists.map(|(name, list)| (name, list.value()));
        let boxes = self.boxes().into_iter();
        let boxes = boxes.map(|(name, field)| (name, on_off(field.checked()).to_owned()));
        preferences::write(lists.chain(boxes))
    }

    /// Takes the settings of a file, all or none.
    pub fn take(&self, page: &Page, text: &str) {
        let lists = self.all_lists().into_iter();
        let lists = lists.map(|(name, list)| Known {
            name,
            values: values(list),
        });
        let boxes = self.boxes().into_iter().map(|(name, _)| Known {
            name,
            values: [true, false].map(|on| on_off(on).to_owned()).to_vec(),
        });
        let known: Vec<Known> = lists.chain(boxes).collect();
        let settings = match preferences::read(text, &known) {
            Ok(settings) => settings,
            Err(error) => return self.refuse(&page.texts, &refusals::preferences(&error)),
        };
        self.error.say("");
        let language = self.language.value();
        for (name, value) in &settings {
            if let Some((_, list)) = self.all_lists().into_iter().find(|(it, _)| it == name) {
                list.set_value(value);
                self.choose(page, name, value);
            } else if let Some((_, field)) = self.boxes().into_iter().find(|(it, _)| it == name) {
                field.set_checked(value == on_off(true));
                self.tick(page, name, field.checked());
            }
        }
        self.keep(&page.storage);
        self.note.say(&page.texts.get("settings-taken"));
        if self.language.value() != language {
            self.speak(page);
        }
    }

    /// Says of a file that it cannot be read at all.
    pub fn refuse_file(&self, texts: &Texts) {
        self.refuse(texts, &Message::new("settings-fault-unread"));
    }

    fn refuse(&self, texts: &Texts, why: &Message) {
        // What was said of another file is not true of this one.
        self.note.clear();
        self.error.tell(texts, why);
    }

    /// Says that a file is being saved.
    pub fn say_saved(&self, texts: &Texts) {
        self.error.say("");
        self.note.say(&texts.get("settings-saved"));
    }

    /// Loads the page in the language chosen; the dialog is open again then.
    fn speak(&self, page: &Page) {
        if let Some(language) = Language::of_tag(&self.language.value()) {
            language::choose(&page.dom, &page.storage, language);
        }
    }

    /// Opens the dialog where the page was only loaded for another language, with the focus where it was.
    pub fn reopen(&self, page: &Page) {
        if language::was_chosen(&page.dom) {
            page.dialogs.open("settings-dialog");
            let _ = self.language.focus();
        }
    }

    fn all_lists(&self) -> Vec<(&'static str, &HtmlSelectElement)> {
        let mut all = vec![(LANGUAGE, &self.language), (LETTERS, &self.letters)];
        all.extend(self.lists.iter().map(|(name, list)| (*name, list)));
        all
    }

    fn boxes(&self) -> [(&'static str, &HtmlInputElement); 4] {
        [
            (FLIP_AFTER_MOVE, &self.flip_after_move),
            (FACE_TO_FACE, &self.face_to_face),
            (SHORTCUTS, &self.shortcuts),
            (SOUND, &self.sound),
        ]
    }

    fn keep(&self, storage: &Storage) {
        let on = [
            (FLIP_AFTER_MOVE, &self.flip_after_move),
            (FACE_TO_FACE, &self.face_to_face),
            (SHORTCUTS, &self.shortcuts),
        ];
        let ticked = on.into_iter().filter(|(_, field)| field.checked());
        let mut words: Vec<String> = ticked.map(|(name, _)| name.to_owned()).collect();
        if !self.sound.checked() {
            words.push(SILENT.to_owned());
        }
        if self.letters_are_chosen.get() {
            words.push(self.letters.value());
        }
        for (name, list) in &self.lists {
            words.push(format!("{name}={}", list.value()));
        }
        storage.set(KEPT, &words.join(" "));
    }
}

const fn on_off(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}

/// Everything that may be chosen of a list.
fn values(list: &HtmlSelectElement) -> Vec<String> {
    let options = AsRef::<Element>::as_ref(list).find_all("option");
    let values = options.into_iter();
    values
        .filter_map(|option| option.get_attribute("value"))
        .collect()
}

fn find<T: JsCast>(dom: &Dom, name: &str) -> Result<T, Missing> {
    let selector = format!("[data-setting={name}]");
    let found = dom.root().and_then(|root| root.find(&selector));
    found
        .and_then(|element| element.dyn_into().ok())
        .ok_or_else(|| Missing::element(&selector))
}
