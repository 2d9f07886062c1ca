//! One board in its host element: canvas, pointer, keyboard, its twin for screen readers, and the
//! promotion picker. Several boards on a page know nothing of each other.

mod canvas;
mod drawing;
mod ground;
mod hand;
mod keys;
mod marks;
mod painter;
mod picker;
mod pointer;
mod sprites;
mod stage;
mod theme;
mod twin;

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use consulboard_play::diagram::Coordinates;
use consulboard_play::tree::Pen;
use consulboard_play::{Draw, Effect, Input, Message, Panel, Point, Session, Setting, Texts};
use consulboard_rules::{Color, Square};
use web_sys::HtmlElement;

#[cfg(feature = "test-hooks")]
use crate::dom::number_text;
use crate::dom::{
    DeviceSize, Dom, ElementExt, Frame, Listener, MediaQuery, Missing, SizeWatch, Timer,
    while_there,
};
use drawing::Drawing;
use picker::{Extent, Picker};
use pointer::Pointer;
use sprites::Turn;

pub use stage::Stage;
pub use theme::contour;
pub use twin::{Twin, arrow_of, leaves, pressed_cell, square_of};

/// What is told of the effects of every input, after the board itself has dealt with them.
pub type Watcher = Rc<dyn Fn(&Effect)>;

/// A board that plays in its host element until it is dropped.
pub struct Board {
    inner: Rc<Inner>,
    _listeners: Vec<Listener>,
    _size: SizeWatch,
    _media: Vec<MediaQuery>,
}

/// A board as its listeners hold it.
struct Inner {
    dom: Dom,
    texts: Rc<Texts>,
    host: HtmlElement,
    stage: Stage,
    session: RefCell<Session>,
    twin_is_stale: Cell<bool>,
    picker: Picker,
    pointer: Pointer,
    drawing: Drawing,
    /// Rings when a finger has rested on the board.
    hold: Timer,
    frame: Frame,
    watcher: RefCell<Option<Watcher>>,
}

impl Board {
    /// Puts a board into a host element, whose width decides how large it is.
    ///
    /// # Errors
    ///
    /// When the browser gives no canvas to draw on.
    pub fn new(
        dom: &Dom,
        host: &HtmlElement,
        texts: &Rc<Texts>,
        session: Session,
    ) -> Result<Board, Missing> {
        let geometry = session.scene(dom.now()).frame.geometry;
        let stage = Stage::new(dom, host, texts, geometry)?;
        let picker = Picker::new(dom, texts);
        stage.element().add(picker.element());
        let inner = Rc::new_cyclic(|weak: &Weak<Inner>| Inner {
            dom: dom.clone(),
            texts: texts.clone(),
            host: host.clone(),
            stage,
            session: RefCell::new(session),
            twin_is_stale: Cell::new(true),
            picker,
            pointer: Pointer::default(),
            drawing: Drawing::default(),
            hold: Timer::new(dom.window(), while_there(weak, |it| it.begin_to_draw())),
            frame: Frame::new(dom.window(), while_there(weak, |it| it.paint())),
            watcher: RefCell::new(None),
        });
        let weak = Rc::downgrade(&inner);
        let mut listeners = pointer::listen(&inner);
        listeners.extend(keys::listen(&inner));
        let size = SizeWatch::new(dom, host, {
            let weak = weak.clone();
            move |size| {
                if let Some(inner) = weak.upgrade() {
                    inner.fit(size);
                }
            }
        });
        let theme = MediaQuery::new(dom, "(prefers-color-scheme: dark)", {
            let change = while_there(&weak, |it| it.change_theme());
            move |_| change()
        });
        let calm = MediaQuery::new(dom, "(prefers-reduced-motion: reduce)", move |calm| {
            if let Some(inner) = weak.upgrade() {
                inner.send(Input::Set(Setting::Motion(!calm)));
            }
        });
        let is_calm = calm.as_ref().is_some_and(MediaQuery::matches);
        let board = Board {
            inner,
            _listeners: listeners,
            _size: size,
            _media: [theme, calm].into_iter().flatten().collect(),
        };
        board.send(Input::Set(Setting::Motion(!is_calm)));
        // The canvas waits for its size, but whoever needs no picture need not wait.
        board.inner.show_twin();
        Ok(board)
    }

    /// Who is told of every effect from now on.
    pub fn set_watcher(&self, watcher: Watcher) {
        *self.inner.watcher.borrow_mut() = Some(watcher);
    }

    /// Gives an input to the session and does what follows from it.
    pub fn send(&self, input: Input) {
        self.inner.send(input);
    }

    /// The same; whether it was accepted.
    pub fn try_send(&self, input: Input) -> bool {
        self.inner.try_send(input)
    }

    /// What the board is in.
    pub fn element(&self) -> &HtmlElement {
        &self.inner.host
    }

    /// Gives the board the keyboard.
    pub fn focus(&self) {
        self.inner.stage.twin().focus();
    }

    /// What is to be seen beside the board.
    pub fn panel(&self) -> Panel {
        self.inner.session.borrow().panel()
    }

    /// Shows the names of files and ranks elsewhere, or not at all.
    pub fn set_coordinates(&self, coordinates: Coordinates) {
        let inner = &self.inner;
        if inner.stage.set_coordinates(coordinates)
            && let Some(size) = inner.stage.size()
        {
            inner.fit(size);
        }
        inner.frame.request();
    }

    /// How much wider than high it is with all that belongs to it.
    pub fn ratio(&self) -> f64 {
        let geometry = self.inner.scene_frame().geometry;
        self.inner.stage.ratio(geometry)
    }

    /// Looks at the session, and at the time of its clock.
    pub fn look<R>(&self, look: impl FnOnce(&Session, f64) -> R) -> R {
        look(&self.inner.session.borrow(), self.inner.dom.now())
    }

    /// Takes its colours from the style sheets anew.
    pub fn follow_theme(&self) {
        self.inner.change_theme();
    }

    /// Lets circles and arrows be drawn on it: by the right button, a finger that rests, and letters.
    pub fn allow_drawing(&self) {
        self.inner.drawing.allow();
    }

    /// Which side is at the lower edge.
    pub fn bottom(&self) -> Color {
        self.inner.scene_frame().bottom
    }

    /// Whether the board has been painted at the size it has.
    pub fn is_painted(&self) -> bool {
        self.inner.stage.size().is_some()
    }

    /// Chooses the piece on a square, as a click would.
    pub fn select(&self, square: Square) {
        let corner = self.inner.scene_frame().corner(square);
        let centre = Point {
            x: corner.x + 0.5,
            y: corner.y + 0.5,
        };
        self.send(Input::PointerDown(centre));
        self.send(Input::PointerUp(centre));
    }
}

impl Inner {
    fn send(&self, input: Input) {
        self.try_send(input);
    }

    /// Takes an input; whether it was accepted.
    fn try_send(&self, input: Input) -> bool {
        // A pointer that moves says nothing new to a screen reader, and a tick says nothing at all.
        let stale = !matches!(
            input,
            Input::PointerMove(_) | Input::Draw(Draw::Go(_)) | Input::Tick
        );
        // Whoever is told of the effects may send the next input, so the session is free by then.
        let effects = self.session.borrow_mut().update(input, self.dom.now());
        self.stage.set_grip(self.session.borrow().grip());
        if stale && !effects.is_empty() {
            self.twin_is_stale.set(true);
            self.frame.request();
        }
        self.run(&effects);
        !effects
            .iter()
            .any(|effect| matches!(effect, Effect::Refuse(_)))
    }

    /// A finger has rested on the board long enough.
    fn begin_to_draw(&self) {
        if let (Some(finger), Some(point)) = (self.pointer.take(), self.drawing.take_rest()) {
            self.drawing.begin(finger);
            self.send(Input::Draw(Draw::Begin(Pen::Green, point)));
        }
    }

    fn run(&self, effects: &[Effect]) {
        let mut said = String::new();
        for effect in effects {
            match effect {
                Effect::Redraw => self.frame.request(),
                Effect::Refresh => self.refresh(),
                Effect::Announce(message) => self.add_sentence(&mut said, message),
                Effect::Refuse(refusal) => self.add_sentence(&mut said, &refusal.why),
                Effect::LowTime(_) | Effect::Played(_) | Effect::Save(_) => {}
            }
        }
        if !said.is_empty() {
            self.stage.announce(&said);
        }
        let watcher = self.watcher.borrow().clone();
        if let Some(watcher) = watcher {
            for effect in effects {
                watcher(effect);
            }
        }
    }

    fn add_sentence(&self, said: &mut String, message: &Message) {
        if !said.is_empty() {
            said.push_str(". ");
        }
        said.push_str(&self.texts.say(message));
    }

    /// Shows what is neither on the canvas nor in the twin.
    fn refresh(&self) {
        let (panel, frame) = (self.session.borrow().panel(), self.scene_frame());
        self.host.set("data-fen", &panel.fen);
        if self.stage.shape(frame.geometry, frame.bottom)
            && let Some(size) = self.stage.size()
        {
            self.fit(size);
        }
        if let Some(extent) = self.extent() {
            let had_focus = self.dom.focused();
            let turn = if panel.face_to_face && panel.turn != frame.bottom {
                Turn::Turned
            } else {
                Turn::Upright
            };
            let closed = self.picker.show(panel.promotion, extent, turn, &self.texts);
            let in_picker = had_focus.is_some_and(|it| self.picker.element().contains(Some(&it)));
            if closed && in_picker {
                self.stage.twin().focus();
            }
        }
    }

    /// The board in CSS pixels, once its size is known.
    fn extent(&self) -> Option<Extent> {
        let frame = self.scene_frame();
        let square = self.stage.square(frame.geometry)?;
        Some(Extent { square, frame })
    }

    /// Takes on the size of the host.
    fn fit(&self, size: DeviceSize) {
        if !self.stage.fit(size, self.scene_frame().geometry) {
            return;
        }
        if let Some(extent) = self.extent() {
            self.picker.place(extent);
        }
        // Not with the next frame: until then the resized canvas would be empty.
        self.paint();
    }

    fn paint(&self) {
        let now = self.dom.now();
        #[cfg(feature = "test-hooks")]
        let began = now;
        let scene = self.session.borrow().scene(now);
        self.stage.draw(&scene);
        #[cfg(feature = "test-hooks")]
        self.note_cost(self.dom.now() - began);
        self.show_twin();
        if scene.moving {
            self.frame.request();
        }
        self.host
            .set("data-moving", if scene.moving { "true" } else { "false" });
    }

    fn show_twin(&self) {
        if self.twin_is_stale.replace(false) {
            let cells = self.session.borrow().cells();
            self.stage
                .twin()
                .show(cells, self.scene_frame().geometry, &self.texts);
        }
    }

    /// What frames cost, for a test that measures it.
    #[cfg(feature = "test-hooks")]
    fn note_cost(&self, milliseconds: f64) {
        let number = |name| {
            let text = self.host.get_attribute(name).unwrap_or_default();
            text.parse::<f64>().unwrap_or(0.0)
        };
        let frames = number("data-frames") + 1.0;
        let total = number("data-frames-ms") + milliseconds;
        self.host.set("data-frames", &number_text(frames));
        self.host.set("data-frames-ms", &number_text(total));
    }

    fn change_theme(&self) {
        self.stage.follow_theme();
        self.frame.request();
    }

    /// How the board is turned, and how large it is.
    fn scene_frame(&self) -> consulboard_play::Frame {
        self.session.borrow().scene(self.dom.now()).frame
    }
}
