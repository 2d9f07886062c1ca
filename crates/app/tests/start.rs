//! The program inside a headless browser.
#![cfg(target_arch = "wasm32")]

use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn a_page_without_a_place_for_the_program_is_no_panic() {
    assert!(consulboard_app::start().is_ok());
}
