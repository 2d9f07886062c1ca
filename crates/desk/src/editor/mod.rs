//! The board editor in its view: what `consulboard_play::editor` decides meets the browser here.

mod deeds;
mod fields;
mod hands;
mod keys;
mod numbers;
mod parts;

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use consulboard_play::diagram::Coordinates;
use consulboard_play::editor::{Draft, EditEffect, EditInput, Editor, edit_address};
use consulboard_play::{Grip, Message, Texts};
use consulboard_rules::{Color, Game, Piece, Start, Variant};
use consulboard_web::board::Stage;
use consulboard_web::crash::Place;
use consulboard_web::dom::{
    Dom, ElementExt, Frame, Listener, MediaQuery, Missing, Note, SizeWatch, closest, number_text,
};
use web_sys::HtmlElement;

use hands::Grab;
use parts::Parts;

/// Who opens the dialog that puts a board into a page: of a game, with a side at the bottom.
pub type Embedder = Rc<dyn Fn(&str, Color)>;

/// Who prints an empty scoresheet for a game from a position, with a side at the bottom.
pub type Printer = Rc<dyn Fn(&Game, Color)>;

/// The editor in its place on the page, until it is dropped.
pub struct Editing {
    inner: Rc<Inner>,
    _listeners: Vec<Listener>,
    _size: SizeWatch,
    _theme: Option<MediaQuery>,
}

/// The editor as its listeners hold it.
struct Inner {
    dom: Dom,
    texts: Rc<Texts>,
    /// Everything of the editor.
    root: HtmlElement,
    editor: RefCell<Editor>,
    stage: Stage,
    parts: Parts,
    frame: Frame,
    note: Rc<Note>,
    place: Place,
    embedder: Embedder,
    printer: Printer,
    twin_is_stale: Cell<bool>,
    /// The pointer that is pressed on the board.
    pressed: Cell<Option<i32>>,
    /// The piece of the palette that is pressed.
    grab: Cell<Option<Grab>>,
}

impl Editing {
    /// Puts the editor into its place, with the usual start of a game.
    ///
    /// # Errors
    ///
    /// When a part of the page is missing.
    pub fn new(
        dom: &Dom,
        texts: &Rc<Texts>,
        embedder: Embedder,
        printer: Printer,
        variant: Variant,
    ) -> Result<Editing, Missing> {
        let root: HtmlElement = dom.by_id("editor")?;
        let host: HtmlElement = dom.by_id("edit-board")?;
        // Every game has its usual start.
        let draft = Draft::start(variant, Start::usual(variant));
        let editor = Editor::new(draft.unwrap_or_else(|_| Draft::empty(variant)));
        let stage = Stage::new(dom, &host, texts, editor.frame().geometry)?;
        let parts = Parts::new(dom, texts)?;
        let note = Note::new(dom, dom.by_id("edit-note")?);
        let inner = Rc::new_cyclic(|weak: &Weak<Inner>| Inner {
            dom: dom.clone(),
            texts: texts.clone(),
            place: Place::new(dom, &root, texts),
            root,
            editor: RefCell::new(editor),
            stage,
            parts,
            frame: Frame::new(dom.window(), with(weak, Inner::paint)),
            note,
            embedder,
            printer,
            twin_is_stale: Cell::new(true),
            pressed: Cell::new(None),
            grab: Cell::new(None),
        });
        let mut listeners = hands::listen(&inner);
        listeners.extend(keys::listen(&inner));
        listeners.extend(fields::listen(&inner));
        listeners.push(deeds::listen(&inner));
        // The page has taken the setting to the document by then.
        listeners.push(on(dom.document(), &inner, "change", |inner, event| {
            if closest(event, "[data-setting]").is_some() {
                inner.follow_settings();
            }
        }));
        let weak = Rc::downgrade(&inner);
        let size = SizeWatch::new(dom, &host, {
            let weak = weak.clone();
            move |size| {
                if let Some(inner) = weak.upgrade()
                    && inner
                        .stage
                        .fit(size, inner.editor.borrow().frame().geometry)
                {
                    // Not with the next frame: until then the resized canvas would be empty.
                    inner.paint();
                }
            }
        });
        let theme = MediaQuery::new(dom, "(prefers-color-scheme: dark)", {
            let follow = with(&weak, Inner::follow_settings);
            move |_| follow()
        });
        Ok(Editing {
            inner,
            _listeners: listeners,
            _size: size,
            _theme: theme,
        })
    }

    /// Shows a position, or else the one that is there, in a game.
    pub fn show(&self, variant: Variant, fen: Option<String>) {
        let inner = &self.inner;
        inner.root.show(true);
        inner.follow_settings();
        if inner.editor.borrow().draft().variant() != variant {
            inner.send(EditInput::Variant(variant));
        }
        // What is shown by then stays beside what is said of the FEN.
        inner.refresh();
        match fen {
            Some(fen) if fen != inner.editor.borrow().draft().fen() => {
                inner.open(fen);
                if inner.parts.is_refused() {
                    // Whoever came by a link sees why it shows another position.
                    let _ = inner.parts.fen().focus();
                }
            }
            Some(_) | None => {}
        }
        inner.twin_is_stale.set(true);
        inner.show_twin();
    }
}

/// A callback that holds the editor only weakly.
fn with(weak: &Weak<Inner>, call: impl Fn(&Inner) + 'static) -> impl Fn() + 'static {
    let weak = weak.clone();
    move || {
        if let Some(inner) = weak.upgrade() {
            call(&inner);
        }
    }
}

/// A listener that holds the editor only weakly.
fn on(
    target: &web_sys::EventTarget,
    inner: &Rc<Inner>,
    kind: &'static str,
    handle: fn(&Inner, &web_sys::Event),
) -> Listener {
    let weak = Rc::downgrade(inner);
    Listener::new(target, kind, move |event| {
        if let Some(inner) = weak.upgrade() {
            handle(&inner, &event);
        }
    })
}

impl Inner {
    /// Takes an input and does what follows from it.
    fn send(&self, input: EditInput) {
        let effects = self.editor.borrow_mut().update(input);
        self.stage.set_grip(self.grip());
        let mut said = Vec::new();
        for effect in effects {
            match effect {
                EditEffect::Redraw => self.frame.request(),
                EditEffect::Refresh => {
                    self.twin_is_stale.set(true);
                    self.frame.request();
                    self.refresh();
                    self.name_address();
                }
                EditEffect::Announce(message) => said.push(self.texts.say(&message)),
                EditEffect::Refuse(reasons) => self.parts.refuse(&self.sentences(&reasons)),
                EditEffect::RefuseNumber(why) => {
                    self.parts.numbers.refuse(&self.texts.say(&why));
                }
                EditEffect::Play(variant, start) => self.play(variant, start),
            }
        }
        if !said.is_empty() {
            self.stage.announce(&said.join(". "));
        }
    }

    /// Several sentences, each to its end.
    fn sentences(&self, messages: &[Message]) -> String {
        let said = messages.iter().map(|message| self.texts.say(message));
        said.collect::<Vec<_>>().join(" ")
    }

    /// Opens a text as a FEN.
    fn open(&self, fen: String) {
        let before = self.editor.borrow().draft().fen();
        self.parts.accept();
        self.send(EditInput::Fen(fen.clone()));
        // What was refused stays in its field, to be corrected.
        if self.parts.is_refused() && self.editor.borrow().draft().fen() == before {
            // To be corrected where it stands.
            self.parts.fen().set_value(&fen);
        } else {
            self.parts.show_fen(&self.editor.borrow().draft().fen());
        }
    }

    /// Shows what is beside the board.
    fn refresh(&self) {
        let (panel, frame) = {
            let editor = self.editor.borrow();
            (editor.panel(), editor.frame())
        };
        self.place.set_position(&panel.fen);
        if self.stage.shape(frame.geometry, frame.bottom)
            && let Some(size) = self.stage.size()
        {
            self.stage.fit(size, frame.geometry);
            self.paint();
        }
        self.give_room(frame);
        let can_begin = self.editor.borrow().draft().game().is_ok();
        self.parts.show(&panel, frame, can_begin, &self.texts);
    }

    /// Tells the style sheet, which leaves room below the board, what shape the board has.
    fn give_room(&self, frame: consulboard_play::Frame) {
        let ratio = number_text(self.stage.ratio(frame.geometry));
        let _ = self.root.style().set_property("--board-ratio", &ratio);
    }

    /// Keeps the position in the address: a reload brings it back.
    fn name_address(&self) {
        let location = self.dom.window().location();
        let here = location.hash().unwrap_or_default();
        if consulboard_play::editor::edited_by_address(here.trim_start_matches('#')).is_none() {
            return;
        }
        let (variant, fen) = {
            let editor = self.editor.borrow();
            (editor.draft().variant(), editor.draft().fen())
        };
        let address = format!("#{}", edit_address(variant, Some(&fen)));
        self.dom.rename_address(&address);
    }

    fn paint(&self) {
        let scene = self.editor.borrow().scene();
        self.stage.draw(&scene);
        self.show_twin();
    }

    fn show_twin(&self) {
        if self.twin_is_stale.replace(false) {
            let (cells, geometry) = {
                let editor = self.editor.borrow();
                (editor.cells(), editor.frame().geometry)
            };
            self.stage.twin().show(cells, geometry, &self.texts);
        }
    }

    /// What a mouse pointer could do.
    fn grip(&self) -> Grip {
        if self.pressed.get().is_some() {
            Grip::Hold
        } else {
            Grip::Press
        }
    }

    /// Takes colours and coordinates from the document anew.
    fn follow_settings(&self) {
        self.stage.follow_theme();
        let setting = crate::setting(&self.dom, "coordinates");
        let chosen = setting.and_then(|setting| Coordinates::of_word(&setting));
        let coordinates = chosen.unwrap_or(Coordinates::Inside);
        if self.stage.set_coordinates(coordinates)
            && let Some(size) = self.stage.size()
        {
            let frame = self.editor.borrow().frame();
            self.stage.fit(size, frame.geometry);
            self.give_room(frame);
        }
        self.frame.request();
    }

    /// The piece of a button of the palette.
    fn piece_of(&self, button: &web_sys::Element) -> Option<Piece> {
        let index = button.number("data-piece")? as usize;
        self.editor.borrow().draft().palette().nth(index)
    }
}
