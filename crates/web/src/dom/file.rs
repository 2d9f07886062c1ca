//! Files that somebody chose or dropped.

use js_sys::{ArrayBuffer, Uint8Array};
use wasm_bindgen::prelude::*;
use web_sys::{DragEvent, Event, File, FileList, HtmlInputElement};

use super::promise::settle;

/// The files that an event carries over the page.
pub fn files(event: &Event) -> Vec<File> {
    let event = event.dyn_ref::<DragEvent>();
    let data = event.and_then(DragEvent::data_transfer);
    // While they are over the page only their kind is told.
    let carried = data
        .as_ref()
        .is_some_and(|data| data.types().includes(&"Files".into(), 0));
    let list = data.and_then(|data| data.files()).filter(|_| carried);
    list.map(all).unwrap_or_default()
}

/// Whether an event carries files over the page.
pub fn carries_files(event: &Event) -> bool {
    let event = event.dyn_ref::<DragEvent>();
    let data = event.and_then(DragEvent::data_transfer);
    data.is_some_and(|data| data.types().includes(&"Files".into(), 0))
}

/// The files of a list.
fn all(list: FileList) -> Vec<File> {
    (0..list.length())
        .filter_map(|index| list.get(index))
        .collect()
}

/// Reads the file that was chosen in a field; nothing happens where none was, and `done` gets `None` where the
/// browser does not let it be read.
pub fn read_chosen(field: &HtmlInputElement, done: impl Fn(Option<Vec<u8>>) + 'static) {
    let files = field.files().map(all).unwrap_or_default();
    if let Some(file) = files.first() {
        read_file(file, done);
    }
    // The same file may be chosen again.
    field.set_value("");
}

/// Reads a file; `None` where the browser does not let it be read.
pub fn read_file(file: &File, done: impl Fn(Option<Vec<u8>>) + 'static) {
    let done: Box<dyn Fn(Option<Vec<u8>>)> = Box::new(done);
    settle(&file.array_buffer(), move |buffer| {
        let buffer = buffer.and_then(|buffer| buffer.dyn_into::<ArrayBuffer>().ok());
        done(buffer.map(|buffer| Uint8Array::new(&buffer).to_vec()));
    });
}
