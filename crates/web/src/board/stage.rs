//! What is seen and heard of a board: the canvas in its host element, the piece in the hand, the twin,
//! and a voice for screen readers. What is on it and what a press means, its owner decides.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use consulboard_play::diagram::Coordinates;
use consulboard_play::{Frame, Grip, Point, Scene, Texts};
use consulboard_rules::{Color, Geometry};
use wasm_bindgen::prelude::*;
use web_sys::{HtmlCanvasElement, HtmlElement, PointerEvent};

use super::hand::Hand;
use super::painter::Painter;
use super::theme::Theme;
use super::twin::Twin;
use crate::dom::{DeviceSize, Dom, ElementExt, Missing, number_text};

/// The picture of a board in its host element, until it is dropped.
pub struct Stage {
    dom: Dom,
    host: HtmlElement,
    /// As large as the squares together; everything else lies in it.
    element: HtmlElement,
    /// What is clicked: canvas and twin.
    surface: HtmlElement,
    live: HtmlElement,
    /// The names of ranks and files beside the board.
    margin: [HtmlElement; 2],
    coordinates: Cell<Coordinates>,
    painter: RefCell<Painter>,
    twin: Twin,
    grip: Cell<Grip>,
    size: Cell<Option<DeviceSize>>,
    /// The board as its names beside it have it.
    frame: Cell<Option<Frame>>,
}

impl Stage {
    /// Puts a stage into a host element, whose width decides how large it is.
    ///
    /// # Errors
    ///
    /// When the browser gives no canvas to draw on.
    pub fn new(
        dom: &Dom,
        host: &HtmlElement,
        texts: &Rc<Texts>,
        geometry: Geometry,
    ) -> Result<Stage, Missing> {
        let element = dom.make_with("div", "stage");
        let surface = dom.make_with("div", "surface");
        let make_canvas = || -> Result<HtmlCanvasElement, Missing> {
            let canvas = dom.make("canvas").dyn_into();
            canvas.map_err(|_| Missing::new("canvas"))
        };
        let (canvas, above) = (make_canvas()?, make_canvas()?);
        canvas.set("aria-hidden", "true");
        let live = dom.make_with("div", "unseen");
        live.set("aria-live", "polite");
        let twin = Twin::new(dom, texts);
        let margin = ["ranks", "files"].map(|names| {
            let names = dom.make_with("div", &format!("margin {names}"));
            // Every square of the twin has its name.
            names.set("aria-hidden", "true");
            names.show(false);
            element.add(&names);
            names
        });
        surface.add(&canvas);
        surface.add(twin.element());
        element.add(&surface);
        element.add(&live);
        element.add(&above);
        host.add(&element);
        let painter = Painter::new(
            dom,
            canvas,
            Hand::new(above)?,
            Theme::of(dom, host),
            geometry,
        )?;
        Ok(Stage {
            dom: dom.clone(),
            host: host.clone(),
            element,
            surface,
            live,
            margin,
            coordinates: Cell::new(Coordinates::Inside),
            painter: RefCell::new(painter),
            twin,
            grip: Cell::new(Grip::Nothing),
            size: Cell::new(None),
            frame: Cell::new(None),
        })
    }

    /// What everything lies in.
    pub fn element(&self) -> &HtmlElement {
        &self.element
    }

    /// What is clicked.
    pub fn surface(&self) -> &HtmlElement {
        &self.surface
    }

    /// The squares for the keyboard and for screen readers.
    pub fn twin(&self) -> &Twin {
        &self.twin
    }

    /// The size of the host, once it is known.
    pub fn size(&self) -> Option<DeviceSize> {
        self.size.get()
    }

    /// Takes on the shape of a board and says how it is turned. Whether the shape is another one than
    /// before: then the stage has to be fitted again.
    pub fn shape(&self, geometry: Geometry, bottom: Color) -> bool {
        self.host.set(
            "data-bottom",
            match bottom {
                Color::White => "white",
                Color::Black => "black",
            },
        );
        let frame = Frame { geometry, bottom };
        let before = self.frame.replace(Some(frame));
        let is_new = before.is_none_or(|before| before.geometry != geometry);
        if is_new {
            self.give_room(geometry);
        }
        if before != Some(frame) {
            self.name_margin(frame);
        }
        is_new
    }

    /// How much wider than high it is with all that belongs to it.
    pub fn ratio(&self, geometry: Geometry) -> f64 {
        self.coordinates.get().ratio(geometry)
    }

    fn give_room(&self, geometry: Geometry) {
        let (width, height) = self.coordinates.get().extent(geometry);
        let shape = format!("{} / {}", number_text(width), number_text(height));
        let _ = self.host.style().set_property("aspect-ratio", &shape);
    }

    fn name_margin(&self, frame: Frame) {
        let [ranks, files] = &self.margin;
        let fill = |element: &HtmlElement, names: Vec<String>| {
            element.set_text_content(None);
            for name in names {
                let part = self.dom.make("span");
                part.say(&name);
                element.add(&part);
            }
        };
        fill(ranks, frame.ranks().map(|rank| rank.to_string()).collect());
        fill(files, frame.files().map(|file| file.to_string()).collect());
    }

    /// Gives every square the same whole number of device pixels, as many as the width allows. What
    /// was drawn is gone then; nothing happens while there is no width.
    pub fn fit(&self, size: DeviceSize, geometry: Geometry) -> bool {
        if size.width == 0 {
            return false;
        }
        self.size.set(Some(size));
        let coordinates = self.coordinates.get();
        let square = square_of(size, geometry, coordinates);
        let ratio = size.pixel_ratio;
        let files = u32::from(geometry.files());
        let ranks = u32::from(geometry.ranks());
        let margin = (f64::from(square) * coordinates.margin()).round() as u32;
        let left = size.width.saturating_sub(square * files + margin) / 2;
        let top = left * ranks / files;
        let style = self.element.style();
        for (name, pixels) in [
            ("left", left + margin),
            ("top", top),
            ("width", square * files),
            ("height", square * ranks),
            ("--margin", margin),
        ] {
            let _ = style.set_property(name, &(number_text(f64::from(pixels) / ratio) + "px"));
        }
        self.host.set("data-square-px", &square.to_string());
        self.host.set("data-dpr", &number_text(ratio));
        // Firefox was seen to call back in the middle of a drawing while the document went away; a picture
        // is not worth a panic.
        let Ok(mut painter) = self.painter.try_borrow_mut() else {
            return false;
        };
        painter.resize(square, ratio, geometry);
        true
    }

    /// The side of a square in CSS pixels, once it is known.
    pub fn square(&self, geometry: Geometry) -> Option<f64> {
        let size = self.size.get()?;
        let square = square_of(size, geometry, self.coordinates.get());
        Some(f64::from(square) / size.pixel_ratio)
    }

    /// Draws a scene.
    pub fn draw(&self, scene: &Scene) {
        if let Ok(mut painter) = self.painter.try_borrow_mut() {
            painter.draw(scene);
        }
    }

    /// Shows the names of files and ranks elsewhere, or not at all. Whether the squares have to be
    /// fitted again for that.
    pub fn set_coordinates(&self, coordinates: Coordinates) -> bool {
        self.painter.borrow_mut().set_coordinates(coordinates);
        let before = self.coordinates.replace(coordinates);
        for names in &self.margin {
            names.show(coordinates == Coordinates::Outside);
        }
        if let Some(frame) = self.frame.get() {
            self.give_room(frame.geometry);
        }
        before.margin() != coordinates.margin()
    }

    /// Takes its colours from the style sheets anew.
    pub fn follow_theme(&self) {
        let theme = Theme::of(&self.dom, &self.host);
        self.painter.borrow_mut().set_theme(theme);
    }

    /// Shows by the shape of the mouse pointer what it could do.
    pub fn set_grip(&self, grip: Grip) {
        if self.grip.replace(grip) != grip {
            let word = match grip {
                Grip::Nothing => None,
                Grip::Press => Some("press"),
                Grip::Hold => Some("hold"),
            };
            self.surface.set_or_remove("data-grip", word);
        }
    }

    /// Says something to a screen reader.
    pub fn announce(&self, text: &str) {
        // The same text again would be no change, and only changes are read out.
        let again = self.live.text_content().as_deref() == Some(text);
        let end = if again { "\u{a0}" } else { "" };
        self.live.set_text_content(Some(&format!("{text}{end}")));
    }

    /// Where an event is, in squares.
    pub fn point(&self, event: &PointerEvent, geometry: Geometry) -> Point {
        let rect = self.surface.get_bounding_client_rect();
        let place = |at: f64, start: f64, length: f64, squares: u8| {
            if length > 0.0 {
                (at - start) / length * f64::from(squares)
            } else {
                0.0
            }
        };
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        Point {
            x: place(x, rect.left(), rect.width(), geometry.files()),
            y: place(y, rect.top(), rect.height(), geometry.ranks()),
        }
    }

    /// A press on the board means that whoever typed in a field has done so: the keys are for the board.
    pub fn release_fields(&self) {
        let focused = self.dom.focused();
        let elsewhere = focused.filter(|element| !self.element.contains(Some(element)));
        if let Some(field) = elsewhere.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
            let _ = field.blur();
        }
    }
}

impl Drop for Stage {
    fn drop(&mut self) {
        // After a panic the host holds the card instead.
        if self.host.contains(Some(&self.element)) {
            self.element.remove();
        }
    }
}

/// The side of a square in device pixels.
fn square_of(size: DeviceSize, geometry: Geometry, coordinates: Coordinates) -> u32 {
    let (width, _) = coordinates.extent(geometry);
    ((f64::from(size.width) / width) as u32).max(1)
}
