//! Drawing a starting position with dice, as an element of the page.
//!
//! What is drawn, said and seen comes from `consulboard_play::draw`; here it meets the browser.

mod chance;
mod parts;
mod show;

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use consulboard_play::draw::{BlackArray, DrawEffect, DrawInput, DrawSession, Method, Motion};
use consulboard_play::{Letters, Message, Texts};
use consulboard_rules::{Color, Start, Variant};
use wasm_bindgen::prelude::*;
use web_sys::{Element, Event, HtmlElement, HtmlInputElement, HtmlSelectElement, KeyboardEvent};

use crate::dom::{
    self, Dom, ElementExt, Frame, Listener, MediaQuery, closest, target_element, while_there,
};
pub use chance::bytes as random_bytes;
use parts::Parts;
use show::Shown;

/// What is done with a position that is to be played.
pub type Starter = Rc<dyn Fn(Variant, Start)>;

/// Who is told whether there is a start.
pub type Watcher = Rc<dyn Fn(bool)>;

/// A draw in its host element, until it is dropped.
pub struct Dice {
    inner: Rc<Inner>,
    _listeners: Vec<Listener>,
    _motion: Option<MediaQuery>,
}

/// A draw as its listeners hold it.
struct Inner {
    dom: Dom,
    texts: Rc<Texts>,
    session: RefCell<DrawSession>,
    parts: Parts,
    shown: RefCell<Shown>,
    frame: Frame,
    starter: RefCell<Option<Starter>>,
    watcher: RefCell<Option<Watcher>>,
    /// Whether the game that was drawn last has been begun.
    played: Cell<bool>,
}

impl Dice {
    /// Puts a draw into a host element.
    pub fn new(dom: &Dom, host: &HtmlElement, texts: &Rc<Texts>, session: DrawSession) -> Dice {
        let parts = Parts::new(dom, texts);
        host.add(&parts.root);
        let inner = Rc::new_cyclic(|weak: &Weak<Inner>| Inner {
            dom: dom.clone(),
            texts: texts.clone(),
            session: RefCell::new(session),
            parts,
            shown: RefCell::default(),
            frame: Frame::new(dom.window(), while_there(weak, |it| it.tick())),
            starter: RefCell::new(None),
            watcher: RefCell::new(None),
            played: Cell::new(false),
        });
        let weak = Rc::downgrade(&inner);
        let on = |kind, handle: fn(&Inner, &Event)| {
            let weak = weak.clone();
            Listener::new(&inner.parts.root, kind, move |event| {
                if let Some(inner) = weak.upgrade() {
                    handle(&inner, &event);
                }
            })
        };
        let listeners = vec![
            on("click", Inner::clicked),
            on("change", Inner::changed),
            on("submit", Inner::submitted),
            on("keydown", Inner::key),
        ];
        let motion = MediaQuery::new(dom, "(prefers-reduced-motion: reduce)", move |calm| {
            if let Some(inner) = weak.upgrade() {
                inner.set_calm(calm);
            }
        });
        inner.set_calm(motion.as_ref().is_some_and(MediaQuery::matches));
        inner.refresh();
        inner.frame.request();
        Dice {
            inner,
            _listeners: listeners,
            _motion: motion,
        }
    }

    /// Who starts the game when the player wants to play what has been drawn.
    pub fn set_starter(&self, starter: Starter) {
        *self.inner.starter.borrow_mut() = Some(starter);
    }

    /// The game and its start, once all of it has been drawn and is to be seen.
    pub fn drawn(&self) -> Option<(Variant, Start)> {
        let session = self.inner.session.borrow();
        Some((session.variant(), session.start()?))
    }

    /// Who is told whether there is a start, now and whenever something changes.
    pub fn set_watcher(&self, watcher: Watcher) {
        *self.inner.watcher.borrow_mut() = Some(watcher);
        self.inner.tell();
    }

    /// Draws the game of a variant from now on; where it is the one already, in its edition.
    pub fn draw_game(&self, variant: Variant) {
        self.inner.send(DrawInput::Game(variant));
    }

    /// Writes arrays in these letters.
    pub fn set_letters(&self, letters: Letters) {
        self.inner.send(DrawInput::Letters(letters));
    }

    /// Shows the starting position with a number; where the sides can be drawn separately, that of both.
    pub fn show_number(&self, variant: Variant, number: u32) {
        self.inner.send(DrawInput::Variant(variant));
        self.inner.send(DrawInput::Black(BlackArray::Mirrored));
        self.inner.send(DrawInput::Number(number.to_string()));
    }

    /// Draws for a variant from now on; what has been drawn and played begins anew.
    pub fn begin_draw(&self, variant: Variant) {
        self.inner.send(DrawInput::Variant(variant));
        if self.inner.played.take() {
            self.inner.send(DrawInput::StartAgain);
        }
    }
}

impl Inner {
    fn send(&self, input: DrawInput) {
        let now = self.dom.now();
        let mut session = self.session.borrow_mut();
        let effects = session.update(input, now, &mut chance::bytes);
        drop(session);
        self.run(effects);
    }

    fn run(&self, effects: Vec<DrawEffect>) {
        let mut said = Vec::new();
        for effect in effects {
            match effect {
                DrawEffect::Redraw => self.frame.request(),
                DrawEffect::Refresh => {
                    self.parts.error.say("");
                    self.refresh();
                }
                DrawEffect::Announce(message) => said.push(self.texts.say(&message)),
                // The element is an alert, which screen readers say by themselves.
                DrawEffect::Refuse(message) => self.parts.error.tell(&self.texts, &message),
                DrawEffect::Start(variant, start) => {
                    self.played.set(true);
                    let starter = self.starter.borrow().clone();
                    if let Some(starter) = starter {
                        starter(variant, start);
                    }
                }
            }
        }
        if !said.is_empty() {
            self.announce(&said.join(". "));
        }
    }

    fn announce(&self, text: &str) {
        // The same text again would be no change, and only changes are read out.
        let again = self.parts.live.text_content().as_deref() == Some(text);
        let end = if again { "\u{a0}" } else { "" };
        self.parts.live.say(&format!("{text}{end}"));
    }

    fn refresh(&self) {
        let panel = self.session.borrow().panel();
        let mut shown = self.shown.borrow_mut();
        shown.panel(&self.parts, &self.dom, &self.texts, panel);
        drop(shown);
        self.tell();
    }

    fn tell(&self) {
        let watcher = self.watcher.borrow().clone();
        if let Some(watcher) = watcher {
            let start = self.session.borrow().start();
            watcher(start.is_some());
        }
    }

    /// A frame: time passes, then the picture of this moment is shown.
    fn tick(&self) {
        self.send(DrawInput::Tick);
        let scene = self.session.borrow().scene(self.dom.now());
        self.shown
            .borrow_mut()
            .picture(&self.parts, scene.picture());
        let moving = if scene.moving { "true" } else { "false" };
        self.parts.root.set("data-moving", moving);
        if scene.moving {
            self.frame.request();
        }
    }

    fn set_calm(&self, calm: bool) {
        let motion = if calm { Motion::None } else { Motion::Full };
        self.send(DrawInput::Motion(motion));
    }

    fn clicked(&self, event: &Event) {
        let Some(button) = closest(event, "[data-draw]") else {
            return;
        };
        if button.get_attribute("aria-disabled").as_deref() == Some("true") {
            return;
        }
        let number = || {
            button
                .number("data-number")
                .and_then(|n| u8::try_from(n).ok())
        };
        let input = match button.get_attribute("data-draw").as_deref() {
            Some("roll-next") => DrawInput::RollNext,
            Some("roll-all") => DrawInput::RollAll,
            Some("skip") => DrawInput::Skip,
            Some("take-back") => DrawInput::TakeBack,
            Some("start-again") => DrawInput::StartAgain,
            Some("previous") => DrawInput::Previous,
            Some("next") => DrawInput::Next,
            Some("random") => DrawInput::Random,
            Some("play") => DrawInput::Play,
            Some("turn-to") => match button.get_attribute("data-side").as_deref() {
                Some("white") => DrawInput::Side(Color::White),
                Some(_) | None => DrawInput::Side(Color::Black),
            },
            Some("enter") => match number() {
                Some(number) => DrawInput::Enter(number),
                None => return,
            },
            Some("copy") => return self.copy(),
            Some(_) | None => return,
        };
        self.send(input);
    }

    /// A radio button or an array of a list was chosen, or a number typed.
    fn changed(&self, event: &Event) {
        if let Some(list) = closest(event, "select") {
            return self.chosen(&list);
        }
        let Some(input) = target_element(event).and_then(|e| e.dyn_into::<HtmlInputElement>().ok())
        else {
            return;
        };
        let input = match input.value().as_str() {
            "screen" => DrawInput::Method(Method::Screen),
            "table" => DrawInput::Method(Method::Table),
            "mirrored" => DrawInput::Black(BlackArray::Mirrored),
            "separate" => DrawInput::Black(BlackArray::Separate),
            typed if !typed.is_empty() => DrawInput::Number(typed.to_owned()),
            _ => return,
        };
        self.send(input);
    }

    fn chosen(&self, list: &Element) {
        let side = match list.get_attribute("data-side").as_deref() {
            Some("white") => Color::White,
            Some(_) | None => Color::Black,
        };
        let value = list.dyn_ref().map(HtmlSelectElement::value);
        match value.and_then(|value| value.parse().ok()) {
            Some(number) => self.send(DrawInput::Array(side, number)),
            // No array is none that can be chosen.
            None => self.refresh(),
        }
    }

    /// Enter in the number box. It follows a change, which has taken the number in already; the
    /// same number again is no change.
    fn submitted(&self, event: &Event) {
        event.prevent_default();
        let typed = self.parts.number.value();
        let number = self.session.borrow().panel().number;
        if number.is_none_or(|number| number.to_string() != typed) {
            self.send(DrawInput::Number(typed));
        }
    }

    fn key(&self, event: &Event) {
        let Some(event) = event.dyn_ref::<KeyboardEvent>() else {
            return;
        };
        let typing = target_element(event).is_some_and(|element| {
            let input = element.dyn_ref::<HtmlInputElement>();
            // In a list, figures look for an entry.
            element.is_instance_of::<HtmlSelectElement>()
                || input.is_some_and(|input| input.type_() == "text")
        });
        if typing || event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        let panel = self.session.borrow().panel();
        let table = match panel.method {
            Method::Screen => false,
            Method::Table => true,
        };
        let input = match event.key().as_str() {
            "Escape" if panel.can_skip => DrawInput::Skip,
            "Backspace" if table => DrawInput::TakeBack,
            "Enter" if panel.typed.is_some() => DrawInput::Confirm,
            key => match key.parse() {
                Ok(figure) if figure < 10 && !panel.keys.is_empty() => DrawInput::Figure(figure),
                Ok(_) | Err(_) => return,
            },
        };
        event.prevent_default();
        event.stop_propagation();
        self.send(input);
    }

    fn copy(&self) {
        let Some(result) = self.session.borrow().panel().result else {
            return;
        };
        let address = self.address(&result.link);
        let (parts, texts) = (self.parts.clone(), self.texts.clone());
        dom::copy(&self.dom, &address.clone(), move |copied| {
            let id = if copied {
                "dice-link-copied"
            } else {
                "dice-link-by-hand"
            };
            parts.note.tell(&texts, &Message::new(id));
            parts.address.show(!copied);
            if !copied {
                parts.address.set_value(&address);
                parts.address.select();
            }
        });
    }

    /// The address that opens a game.
    fn address(&self, link: &str) -> String {
        let here = self.dom.window().location().href().unwrap_or_default();
        let page = here.split(['#', '?']).next().unwrap_or_default();
        // The whole page is meant, also from a document beside it.
        let folder = page.rfind('/').map_or(page, |end| &page[..=end]);
        format!("{folder}#{link}")
    }
}
