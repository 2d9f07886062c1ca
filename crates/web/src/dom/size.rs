//! How large an element is, in device pixels.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use js_sys::{Array, Function, Reflect};
use wasm_bindgen::prelude::*;
use web_sys::{
    Element, ResizeObserver, ResizeObserverBoxOptions, ResizeObserverEntry, ResizeObserverOptions,
    ResizeObserverSize,
};

use super::{Dom, MediaQuery, number_text};
use crate::crash;

/// The width of an element.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DeviceSize {
    /// Whole device pixels that fit into it.
    pub width: u32,
    /// Device pixels per CSS pixel.
    pub pixel_ratio: f64,
}

/// Tells the width of an element, at once and whenever it or the pixel ratio changes, until it is
/// dropped.
pub struct SizeWatch {
    observer: Option<ResizeObserver>,
    _closure: Closure<dyn Fn(Array)>,
    _density: Rc<Density>,
}

impl SizeWatch {
    /// Watches an element.
    pub fn new(dom: &Dom, element: &Element, changed: impl Fn(DeviceSize) + 'static) -> SizeWatch {
        let changed: Rc<dyn Fn(DeviceSize)> = Rc::new(changed);
        let closure = {
            let (dom, changed) = (dom.clone(), changed.clone());
            Closure::<dyn Fn(Array)>::new(move |entries: Array| {
                if crash::happened() {
                    return;
                }
                let last = entries.length().saturating_sub(1);
                if let Ok(entry) = entries.get(last).dyn_into::<ResizeObserverEntry>() {
                    changed(of_entry(&entry, dom.pixel_ratio()));
                }
            })
        };
        let observer = ResizeObserver::new(closure.as_ref().unchecked_ref()).ok();
        if let Some(observer) = &observer {
            observe(observer, element);
        }
        let density = Rc::new(Density {
            dom: dom.clone(),
            element: element.clone(),
            changed,
            query: RefCell::new(None),
        });
        Density::watch(&density);
        SizeWatch {
            observer,
            _closure: closure,
            _density: density,
        }
    }
}

impl Drop for SizeWatch {
    fn drop(&mut self) {
        if let Some(observer) = &self.observer {
            observer.disconnect();
        }
    }
}

/// Observes the box in device pixels where the browser can, else the one in CSS pixels.
fn observe(observer: &ResizeObserver, element: &Element) {
    let options = ResizeObserverOptions::new();
    options.set_box(ResizeObserverBoxOptions::DevicePixelContentBox);
    // Called by name: it throws where the browser does not know the box, and the typed call cannot
    // catch that.
    let observed = Reflect::get(observer, &"observe".into())
        .ok()
        .and_then(|function| function.dyn_into::<Function>().ok())
        .and_then(|function| function.call2(observer, element, &options).ok());
    if observed.is_none() {
        observer.observe(element);
    }
}

fn of_entry(entry: &ResizeObserverEntry, pixel_ratio: f64) -> DeviceSize {
    let exact = Reflect::get(entry, &"devicePixelContentBoxSize".into())
        .ok()
        .and_then(|sizes| sizes.dyn_into::<Array>().ok())
        .and_then(|sizes| sizes.get(0).dyn_into::<ResizeObserverSize>().ok());
    let computed = of_element(&entry.target(), pixel_ratio);
    match exact.map(|size| size.inline_size() as u32) {
        // A window whose pixel ratio is only emulated, as pictures and tests have it, tells its
        // boxes in real device pixels: that is another size altogether, not a rounding.
        Some(width) if width.abs_diff(computed.width) <= 1 => DeviceSize { width, pixel_ratio },
        Some(_) | None => computed,
    }
}

fn of_element(element: &Element, pixel_ratio: f64) -> DeviceSize {
    let width = element.get_bounding_client_rect().width() * pixel_ratio;
    DeviceSize {
        // A width that is a whole number but for rounding errors is that number.
        width: (width + 0.01) as u32,
        pixel_ratio,
    }
}

/// The pixel ratio: it changes without the element when the window goes to another screen.
struct Density {
    dom: Dom,
    element: Element,
    changed: Rc<dyn Fn(DeviceSize)>,
    query: RefCell<Option<MediaQuery>>,
}

impl Density {
    /// Watches for the ratio to become another one than it is now.
    fn watch(this: &Rc<Density>) {
        let weak: Weak<Density> = Rc::downgrade(this);
        let query = format!("(resolution: {}dppx)", number_text(this.dom.pixel_ratio()));
        let watched = MediaQuery::new(&this.dom, &query, move |_| {
            if let Some(this) = weak.upgrade() {
                (this.changed)(of_element(&this.element, this.dom.pixel_ratio()));
                Density::watch(&this);
            }
        });
        this.query.replace(watched);
    }
}
