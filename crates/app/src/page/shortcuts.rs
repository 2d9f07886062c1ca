//! Keys that work wherever nothing is being typed.

use std::rc::Rc;

use consulboard_play::{Arrow, Input};
use consulboard_web::board::arrow_of;
use wasm_bindgen::prelude::*;
use web_sys::{Event, KeyboardEvent};

use super::Page;
use consulboard_web::dom::{Listener, closest};

/// Listens to the whole document.
pub fn listen(page: &Rc<Page>) -> Listener {
    let weak = Rc::downgrade(page);
    Listener::new(page.dom.document(), "keydown", move |event| {
        if let Some(page) = weak.upgrade() {
            pressed(&page, &event);
        }
    })
}

fn pressed(page: &Rc<Page>, event: &Event) {
    let Some(key) = event.dyn_ref::<KeyboardEvent>() else {
        return;
    };
    let deleted = |page: &Page| page.board.panel().can_bring_back;
    let modified = key.ctrl_key() || key.alt_key() || key.meta_key() || key.is_composing();
    let typing = closest(
        event,
        "input:not([type=checkbox]):not([type=radio]), textarea, select",
    );
    let busy = page.dialogs.current().is_some() || page.menu.is_open() || !page.views.is_board();
    let takes_back = (key.ctrl_key() || key.meta_key()) && !key.alt_key() && !key.shift_key();
    let takes_back = takes_back && key.key().eq_ignore_ascii_case("z") && typing.is_none() && !busy;
    if takes_back && !event.default_prevented() && deleted(page) {
        event.prevent_default();
        page.act_on_move("bring-back", page.sheet.scroll());
        return;
    }
    if modified || typing.is_some() || busy || event.default_prevented() {
        return;
    }
    if walked(page, event, &key.key()) {
        event.prevent_default();
        return;
    }
    let action = match key.key().as_str() {
        "Escape" => {
            page.board.send(Input::Back);
            return;
        }
        "u" => "undo",
        "f" => "flip",
        "n" => "new-game",
        "?" => "keys",
        _ => return,
    };
    if page.settings.shortcuts()
        && let Some(root) = page.dom.root()
    {
        event.prevent_default();
        page.act(action, &root);
    }
}

/// Among the moves, arrows, Home and End walk, and the focus with them. Where nothing has the focus, left and
/// right do too; up and down scroll the page there.
fn walked(page: &Rc<Page>, event: &Event, key: &str) -> bool {
    let in_list = closest(event, "#moves-scroll").is_some();
    let nowhere = page.dom.focused().is_none();
    let input = match (arrow_of(key), key) {
        (Some(arrow @ (Arrow::Left | Arrow::Right)), _) if in_list || nowhere => Input::Walk(arrow),
        (Some(arrow), _) if in_list => Input::Walk(arrow),
        (None, "Home") if in_list => Input::Jump(0),
        (None, "End") if in_list => Input::Jump(usize::MAX),
        (Some(_) | None, _) => return false,
    };
    page.board.send(input);
    if in_list {
        page.sheet.focus();
    }
    true
}
