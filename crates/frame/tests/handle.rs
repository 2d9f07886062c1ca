//! Boards in a page of somebody else's.
#![cfg(target_arch = "wasm32")]

use consulboard_frame::BoardHandle;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::HtmlElement;

wasm_bindgen_test_configure!(run_in_browser);

/// An element of the page, 400 pixels wide.
fn host() -> HtmlElement {
    let document = web_sys::window().and_then(|w| w.document()).unwrap();
    let host: HtmlElement = document.create_element("div").unwrap().unchecked_into();
    host.style().set_property("width", "400px").unwrap();
    document.body().unwrap().append_child(&host).unwrap();
    host
}

fn text(error: JsValue) -> String {
    error.as_string().unwrap()
}

#[wasm_bindgen_test]
fn two_boards_know_nothing_of_each_other() {
    let (one, other) = (
        BoardHandle::new(host()).unwrap(),
        BoardHandle::new(host()).unwrap(),
    );
    one.play("e4").unwrap();
    assert_eq!(one.state(), "game=consulchess&moves=e2e4");
    assert_eq!(other.state(), "game=consulchess");
    other.start("consulchess-42k", "7").unwrap();
    assert_eq!(other.state(), "game=consulchess-42k&start=7");
    other.open(&one.state()).unwrap();
    assert_eq!(other.fen(), one.fen());
    assert_eq!(BoardHandle::panic_message(), None);
}

#[wasm_bindgen_test]
fn what_cannot_be_done_is_told_and_changes_nothing() {
    let board = BoardHandle::new(host()).unwrap();
    let before = board.state();
    assert!(text(board.play("Qh5").unwrap_err()).contains("Qh5"));
    assert!(text(board.load("8/8").unwrap_err()).contains("rows"));
    assert!(text(board.start("draughts", "").unwrap_err()).contains("draughts"));
    assert!(text(board.start("consulchess-42k", "42000").unwrap_err()).contains("41,999"));
    assert_eq!(board.state(), before);
}

#[wasm_bindgen_test]
fn a_destroyed_board_leaves_its_element_empty() {
    let host = host();
    let board = BoardHandle::new(host.clone()).unwrap();
    assert!(host.query_selector("canvas").unwrap().is_some());
    assert_eq!(
        host.query_selector_all("[role=gridcell]").unwrap().length(),
        80
    );
    board.destroy();
    assert_eq!(host.child_element_count(), 0);
}
