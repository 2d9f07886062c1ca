//! The dialog that puts the board into somebody's page, or keeps it as a picture.

use std::rc::Rc;

use consulboard_play::annotation::Annotations;
use consulboard_play::diagram::{self, Colors, Coordinates, Diagram};
use consulboard_play::draw::procedure;
use consulboard_play::embed::Purpose;
use consulboard_play::snippet::{Form, Snippet};
use consulboard_play::{Message, Session, Texts, describe};
use web_sys::{Element, HtmlElement, HtmlIFrameElement, HtmlSelectElement, HtmlTextAreaElement};

use super::notes::Note;
use crate::board::Board;
use crate::dom::{Dom, ElementExt, Listener, Missing, copy, download_png, download_text};

/// How wide a PNG is, in pixels: sharp in print at the width of a column.
const PNG_WIDTH: u32 = 1600;

/// The dialog.
pub struct Embedding {
    dom: Dom,
    form: HtmlSelectElement,
    purpose: HtmlSelectElement,
    castlings: Element,
    dice: Element,
    text: HtmlTextAreaElement,
    preview: HtmlIFrameElement,
    stage: HtmlElement,
    note: Rc<Note>,
    _closed: Listener,
}

impl Embedding {
    /// Finds it on the page.
    ///
    /// # Errors
    ///
    /// When a part of it is missing.
    pub fn new(dom: &Dom) -> Result<Embedding, Missing> {
        let purpose: HtmlSelectElement = dom.by_id("embed-purpose")?;
        let option = |purpose_of: Purpose| {
            let option = format!("option[value={}]", purpose_of.name());
            purpose
                .find(&option)
                .ok_or_else(|| Missing::element(&option))
        };
        let (castlings, dice) = (option(Purpose::Castlings)?, option(Purpose::Dice)?);
        let dialog: HtmlElement = dom.by_id("embed-dialog")?;
        let preview: HtmlIFrameElement = dom.by_id("embed-preview")?;
        // The preview needs the computer only while it is seen.
        let closed = {
            let preview = preview.clone();
            Listener::new(&dialog, "close", move |_| preview.set("src", "about:blank"))
        };
        Ok(Embedding {
            dom: dom.clone(),
            form: dom.by_id("embed-kind")?,
            purpose,
            castlings,
            dice,
            text: dom.by_id("embed-text")?,
            preview,
            stage: dom.by_id("embed-stage")?,
            note: Note::new(dom, dom.by_id("embed-note")?),
            _closed: closed,
        })
    }

    /// Prepares it for what is on the board.
    pub fn prepare(&self, board: &Board, texts: &Texts) {
        let castles = board.look(|session, _| {
            let rooks = &session.panel().castling;
            !rooks.white.rooks.is_empty() || !rooks.black.rooks.is_empty()
        });
        let drawn = board.look(|session, _| procedure(session.game().variant()).is_some());
        for (option, purpose, offered) in [
            (&self.castlings, Purpose::Castlings, castles),
            (&self.dice, Purpose::Dice, drawn),
        ] {
            option.set_or_remove("disabled", (!offered).then_some(""));
            if !offered && self.purpose.value() == purpose.name() {
                self.purpose.set_value(Purpose::Play.name());
            }
        }
        self.change(board, texts);
    }

    /// Shows the text and the preview for what is chosen.
    pub fn change(&self, board: &Board, texts: &Texts) {
        let form = Form::ALL.into_iter();
        let form = form.clone().find(|form| form.name() == self.form.value());
        let purpose = Purpose::ALL.into_iter();
        let purpose = purpose
            .clone()
            .find(|purpose| purpose.name() == self.purpose.value());
        let (Some(form), Some(purpose)) = (form, purpose) else {
            return;
        };
        let base = self.base();
        let link_text = texts.get("embed-link");
        board.look(|session, _| {
            let panel = session.panel();
            let title = texts.say(&panel.title);
            let snippet = Snippet {
                base: &base,
                game: session.game(),
                ply: panel.shown,
                bottom: board.bottom(),
                purpose,
                title: &title,
                link_text: &link_text,
            };
            self.text.set_value(&snippet.text(form));
            let address = snippet.frame_address();
            if self.preview.get_attribute("src").as_deref() != Some(&address) {
                self.preview.set("src", &address);
            }
            let geometry = panel.variant.rules().geometry;
            let shape = format!("{} / {}", geometry.files(), geometry.ranks() + 2);
            let _ = self.stage.style().set_property("aspect-ratio", &shape);
        });
    }

    /// Copies the text.
    pub fn copy(&self, texts: &Texts) {
        let (copied, failed) = (texts.get("copied-embed"), texts.get("copy-failed"));
        let (note, field) = (self.note.clone(), self.text.clone());
        copy(&self.dom, &self.text.value(), move |done| {
            if done {
                note.say(&copied);
            } else {
                field.select();
                note.say(&failed);
            }
        });
    }

    /// Offers the board as a drawing.
    pub fn download_svg(&self, board: &Board, texts: &Texts) {
        let (name, svg) = board.look(|session, now| picture(session, now, texts));
        download_text(&self.dom, &format!("{name}.svg"), "image/svg+xml", &svg);
        let saved = Message::new("embed-saved").text("file", format!("{name}.svg"));
        self.note.say(&texts.say(&saved));
    }

    /// Offers the board as a picture of pixels.
    pub fn download_png(&self, board: &Board, texts: &Texts) {
        let (name, svg) = board.look(|session, now| picture(session, now, texts));
        let name = format!("{name}.png");
        let (note, failed) = (self.note.clone(), texts.get("embed-png-failed"));
        download_png(&self.dom, &name, &svg, PNG_WIDTH, move || note.say(&failed));
        let saved = Message::new("embed-saved").text("file", &name);
        self.note.say(&texts.say(&saved));
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

/// The name of a file and the board as it is seen.
fn picture(session: &Session, now: f64, texts: &Texts) -> (String, String) {
    let panel = session.panel();
    let view = session.game().view(panel.shown);
    let name = diagram::file_name(panel.variant.slug(), panel.shown, view.turn());
    let svg = Diagram {
        scene: &session.scene(now),
        annotations: &Annotations::default(),
        coordinates: Coordinates::Inside,
        colors: &Colors::LIGHT,
        title: &texts.say(&panel.title),
        description: &describe::position(view, texts),
    }
    .svg();
    (name, svg)
}
