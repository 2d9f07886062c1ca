//! Files for whoever sits at the screen to keep.

use std::rc::Rc;

use js_sys::{Array, Uint8Array};
use wasm_bindgen::prelude::*;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, HtmlCanvasElement, HtmlImageElement, Url};

use super::Dom;

/// How long a file stays where the browser can fetch it, in milliseconds.
const KEPT: i32 = 60_000;

/// Offers a text as a file of a kind.
pub fn download_text(dom: &Dom, name: &str, kind: &str, text: &str) {
    if let Some(blob) = blob_of(text, kind) {
        download(dom, name, &blob);
    }
}

/// Offers a drawing as a PNG of a width in pixels; `failed` is called where the browser cannot draw it.
pub fn download_png(dom: &Dom, name: &str, svg: &str, width: u32, failed: impl Fn() + 'static) {
    let failed = Rc::new(failed);
    let drawn = try_png(dom, name, svg, width, failed.clone());
    if drawn.is_none() {
        failed();
    }
}

fn try_png(
    dom: &Dom,
    name: &str,
    svg: &str,
    width: u32,
    failed: Rc<impl Fn() + 'static>,
) -> Option<()> {
    let image = HtmlImageElement::new().ok()?;
    let address = Url::create_object_url_with_blob(&blob_of(svg, "image/svg+xml")?).ok()?;
    let (dom, name) = (dom.clone(), name.to_owned());
    let loaded = {
        let (image, address, failed) = (image.clone(), address.clone(), failed.clone());
        move || {
            let done = paint(&dom, &image, width).and_then(|canvas| {
                let (dom, name, failed) = (dom.clone(), name.clone(), failed.clone());
                let take = Closure::once_into_js(move |blob: Option<Blob>| match blob {
                    Some(blob) => download(&dom, &name, &blob),
                    None => failed(),
                });
                canvas.to_blob(take.unchecked_ref()).ok()
            });
            let _ = Url::revoke_object_url(&address);
            if done.is_none() {
                failed();
            }
        }
    };
    image.set_onload(Some(Closure::once_into_js(loaded).unchecked_ref()));
    let failing = Closure::once_into_js(move || failed());
    image.set_onerror(Some(failing.unchecked_ref()));
    image.set_src(&address);
    Some(())
}

/// The drawing on a canvas, as wide as asked for.
fn paint(dom: &Dom, image: &HtmlImageElement, width: u32) -> Option<HtmlCanvasElement> {
    let canvas: HtmlCanvasElement = dom.make_of_kind("canvas")?;
    let (natural_width, natural_height) = (image.natural_width(), image.natural_height());
    let height = (width * natural_height).checked_div(natural_width)?;
    canvas.set_width(width);
    canvas.set_height(height);
    let context = canvas.get_context("2d").ok()??;
    let context: web_sys::CanvasRenderingContext2d = context.dyn_into().ok()?;
    context
        .draw_image_with_html_image_element_and_dw_and_dh(
            image,
            0.0,
            0.0,
            f64::from(width),
            f64::from(height),
        )
        .ok()?;
    Some(canvas)
}

fn blob_of(text: &str, kind: &str) -> Option<Blob> {
    let parts = Array::of1(&Uint8Array::from(text.as_bytes()));
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    Blob::new_with_u8_array_sequence_and_options(&parts, &options).ok()
}

fn download(dom: &Dom, name: &str, blob: &Blob) {
    let Ok(address) = Url::create_object_url_with_blob(blob) else {
        return;
    };
    if let Some(link) = dom.make_of_kind::<HtmlAnchorElement>("a") {
        link.set_href(&address);
        link.set_download(name);
        link.click();
    }
    // The browser reads it after the click; a minute is enough for the slowest disk.
    let release = Closure::once_into_js(move || {
        let _ = Url::revoke_object_url(&address);
    });
    let _ = dom
        .window()
        .set_timeout_with_callback_and_timeout_and_arguments_0(release.unchecked_ref(), KEPT);
}
