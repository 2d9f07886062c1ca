//! Canvases with something to draw on them.

use wasm_bindgen::prelude::*;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

use crate::dom::Dom;

/// A canvas that is not part of the page, as a picture to copy from.
pub struct Picture {
    /// What it is drawn on.
    pub canvas: HtmlCanvasElement,
    /// What draws.
    pub context: CanvasRenderingContext2d,
}

impl Picture {
    /// An empty picture; `None` where the browser refuses to make one, for want of memory.
    pub fn new(dom: &Dom, width: u32, height: u32) -> Option<Picture> {
        let canvas: HtmlCanvasElement = dom.make("canvas").dyn_into().ok()?;
        canvas.set_width(width);
        canvas.set_height(height);
        let context = context(&canvas)?;
        Some(Picture { canvas, context })
    }
}

/// What draws on a canvas.
pub fn context(canvas: &HtmlCanvasElement) -> Option<CanvasRenderingContext2d> {
    canvas.get_context("2d").ok()??.dyn_into().ok()
}
