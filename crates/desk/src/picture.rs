//! Keeping the board as a picture.

use std::rc::Rc;

use consulboard_play::{Message, Texts};
use consulboard_web::dom::{Dom, Note, download_png, download_text};

/// How wide a PNG is, in pixels: sharp in print at the width of a column.
const PNG_WIDTH: u32 = 1600;

/// A picture to keep.
pub struct Picture {
    /// The name of its file, without its ending.
    pub name: String,
    /// The drawing.
    pub svg: String,
}

impl Picture {
    /// Offers it as a drawing.
    pub fn save_svg(&self, dom: &Dom, note: &Note, texts: &Texts) {
        let name = format!("{}.svg", self.name);
        download_text(dom, &name, "image/svg+xml", &self.svg);
        tell_saved(&name, note, texts);
    }

    /// Offers it as a picture of pixels.
    pub fn save_png(&self, dom: &Dom, note: &Rc<Note>, texts: &Texts) {
        let name = format!("{}.png", self.name);
        let (failing, failed) = (note.clone(), texts.get("embed-png-failed"));
        download_png(dom, &name, &self.svg, PNG_WIDTH, move || {
            failing.say(&failed);
        });
        tell_saved(&name, note, texts);
    }
}

fn tell_saved(name: &str, note: &Note, texts: &Texts) {
    let saved = Message::new("embed-saved").text("file", name);
    note.say(&texts.say(&saved));
}
