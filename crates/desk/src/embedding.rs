//! The dialog that puts the board into somebody's page, or keeps it as a picture.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use consulboard_play::diagram::{self, Colors, Coordinates, Diagram};
use consulboard_play::draw::procedure;
use consulboard_play::embed::Purpose;
use consulboard_play::snippet::{Form, Snippet};
use consulboard_play::{Input, Session, Setting, Texts, describe, record};
use consulboard_rules::Color;
use consulboard_web::dom::{Dom, ElementExt, Listener, Missing, Note, closest};
use js_sys::{Object, Reflect};
use wasm_bindgen::prelude::*;
use web_sys::{
    Element, HtmlElement, HtmlIFrameElement, HtmlSelectElement, HtmlTextAreaElement, MessageEvent,
};

use crate::picture::Picture;

/// The dialog.
pub struct Embedding {
    dom: Dom,
    texts: Rc<Texts>,
    dialog: HtmlElement,
    form: HtmlSelectElement,
    purpose: HtmlSelectElement,
    castlings: Element,
    dice: Element,
    text: HtmlTextAreaElement,
    preview: HtmlIFrameElement,
    stage: HtmlElement,
    note: Rc<Note>,
    /// The game that is put into a page, at the position that is shown.
    session: RefCell<Option<Session>>,
    bottom: Cell<Color>,
}

/// Listens to the dialog.
pub fn listen(embedding: &Rc<Embedding>) -> Vec<Listener> {
    let on = |kind: &'static str, handle: fn(&Embedding, &web_sys::Event)| {
        let weak = Rc::downgrade(embedding);
        Listener::new(&embedding.dialog, kind, move |event| {
            if let Some(embedding) = weak.upgrade() {
                handle(&embedding, &event);
            }
        })
    };
    let weak = Rc::downgrade(embedding);
    let heard = Listener::new(embedding.dom.window(), "message", move |event| {
        if let (Some(embedding), Some(event)) = (weak.upgrade(), event.dyn_ref()) {
            embedding.hear(event);
        }
    });
    vec![
        heard,
        on("change", |embedding, _| embedding.change()),
        on("click", |embedding, event| {
            let button = closest(event, "[data-action]");
            match button
                .and_then(|it| it.get_attribute("data-action"))
                .as_deref()
            {
                Some("copy-embed") => embedding.copy(),
                Some("download-svg") => {
                    if let Some(picture) = embedding.picture() {
                        picture.save_svg(&embedding.dom, &embedding.note, &embedding.texts);
                    }
                }
                Some("download-png") => {
                    if let Some(picture) = embedding.picture() {
                        picture.save_png(&embedding.dom, &embedding.note, &embedding.texts);
                    }
                }
                Some(_) | None => {}
            }
        }),
        // The preview needs the computer only while it is seen.
        on("close", |embedding, _| {
            embedding.preview.set("src", "about:blank")
        }),
    ]
}

impl Embedding {
    /// Finds it on the page.
    ///
    /// # Errors
    ///
    /// When a part of it is missing.
    pub fn new(dom: &Dom, texts: &Rc<Texts>) -> Result<Rc<Embedding>, Missing> {
        let purpose: HtmlSelectElement = dom.by_id("embed-purpose")?;
        let option = |purpose_of: Purpose| {
            let option = format!("option[value={}]", purpose_of.name());
            purpose
                .find(&option)
                .ok_or_else(|| Missing::element(&option))
        };
        let (castlings, dice) = (option(Purpose::Castlings)?, option(Purpose::Dice)?);
        Ok(Rc::new(Embedding {
            dom: dom.clone(),
            texts: texts.clone(),
            dialog: dom.by_id("embed-dialog")?,
            form: dom.by_id("embed-kind")?,
            purpose,
            castlings,
            dice,
            text: dom.by_id("embed-text")?,
            preview: dom.by_id("embed-preview")?,
            stage: dom.by_id("embed-stage")?,
            note: Note::new(dom, dom.by_id("embed-note")?),
            session: RefCell::new(None),
            bottom: Cell::new(Color::White),
        }))
    }

    /// The dialog's element.
    pub fn dialog(&self) -> &HtmlElement {
        &self.dialog
    }

    /// Prepares it for a game at a position; whether there is such a game.
    pub fn prepare(&self, ply: usize, bottom: Color, game: &str) -> bool {
        let Ok(tree) = record::read_tree(game) else {
            return false;
        };
        let mut session = Session::of_tree(tree);
        let inputs = [Input::Set(Setting::Motion(false)), Input::Jump(ply)];
        let flip = (bottom == Color::Black).then_some(Input::Flip);
        for input in inputs.into_iter().chain(flip) {
            // Nobody listens to what is only looked at.
            let _ = session.update(input, 0.0);
        }
        let rooks = session.panel().castling;
        let castles = !rooks.white.rooks.is_empty() || !rooks.black.rooks.is_empty();
        let drawn = procedure(session.game().variant()).is_some();
        for (option, purpose, offered) in [
            (&self.castlings, Purpose::Castlings, castles),
            (&self.dice, Purpose::Dice, drawn),
        ] {
            option.set_or_remove("disabled", (!offered).then_some(""));
            if !offered && self.purpose.value() == purpose.name() {
                self.purpose.set_value(Purpose::Play.name());
            }
        }
        self.session.replace(Some(session));
        self.bottom.set(bottom);
        self.change();
        true
    }

    /// Shows the text and the preview for what is chosen.
    fn change(&self) {
        let form = Form::ALL.into_iter();
        let form = form.clone().find(|form| form.name() == self.form.value());
        let purpose = Purpose::ALL.into_iter();
        let purpose = purpose
            .clone()
            .find(|purpose| purpose.name() == self.purpose.value());
        let session = self.session.borrow();
        let (Some(form), Some(purpose), Some(session)) = (form, purpose, &*session) else {
            return;
        };
        let panel = session.panel();
        let snippet = Snippet {
            base: &self.base(),
            session,
            bottom: self.bottom.get(),
            purpose,
            title: &self.texts.say(&panel.title),
            link_text: &self.texts.get("embed-link"),
        };
        self.text.set_value(&snippet.text(form));
        let language = self.texts.language().tag();
        let origin = self.dom.window().location().origin().unwrap_or_default();
        // The preview speaks the language of the page, and says how high it is.
        let address = format!("{}&lang={language}&host={origin}", snippet.frame_address());
        if self.preview.get_attribute("src").as_deref() != Some(&address) {
            self.preview.set("src", &address);
            // Until it says how high it is.
            let geometry = panel.variant.rules().geometry;
            let shape = format!("{} / {}", geometry.files(), geometry.ranks() + 2);
            let style = self.stage.style();
            let _ = style.set_property("aspect-ratio", &shape);
            let _ = style.remove_property("height");
        }
    }

    /// The board in the preview says how high it is.
    fn hear(&self, event: &MessageEvent) {
        let from_preview = event.source().zip(self.preview.content_window());
        let from_preview =
            from_preview.is_some_and(|(from, preview)| Object::is(&from, preview.as_ref()));
        let number = |name: &str| {
            let value = Reflect::get(&event.data(), &name.into()).ok()?;
            value.as_f64().filter(|_| from_preview)
        };
        if let Some(height) = number("height").filter(|height| *height > 0.0) {
            let style = self.stage.style();
            let _ = style.set_property("aspect-ratio", "auto");
            // And the edges of its place.
            let _ = style.set_property("height", &format!("{}px", height + 2.0));
        }
    }

    /// Copies the text.
    fn copy(&self) {
        self.note.copy_field(
            &self.dom,
            &self.text,
            self.texts.get("copied-embed"),
            self.texts.get("copy-failed"),
        );
    }

    /// The board as it is seen.
    fn picture(&self) -> Option<Picture> {
        let session = self.session.borrow();
        let session = session.as_ref()?;
        let panel = session.panel();
        let view = session.game().view(panel.shown);
        let name = diagram::file_name(panel.variant.slug(), panel.shown, view.turn());
        let svg = Diagram {
            scene: &session.scene(0.0),
            coordinates: Coordinates::Inside,
            colors: &Colors::LIGHT,
            title: &self.texts.say(&panel.title),
            description: &describe::position(view, &self.texts),
        }
        .svg();
        Some(Picture { name, svg })
    }

    /// The address of the folder that this page is in.
    fn base(&self) -> String {
        let address = self.dom.window().location().href().unwrap_or_default();
        let end = address.find(['?', '#']).unwrap_or(address.len());
        let page = &address[..end];
        let slash = page.rfind('/').map_or(0, |slash| slash + 1);
        page[..slash].to_owned()
    }
}
