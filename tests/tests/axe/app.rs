//! The whole program.

use consulboard_browser_tests::Page;

use crate::{VIEWS, look};

/// Lets `show` make something to be seen, and axe look at it in every view.
#[track_caller]
fn in_every_view(page: &mut Page, what: &str, address: &str, show: impl Fn(&mut Page)) {
    page.view(VIEWS[0].1);
    page.open(address);
    show(page);
    look(page, what);
}

#[track_caller]
fn press(page: &mut Page, action: &str) {
    // Not by the mouse: on a phone some are reached another way.
    page.js(&format!(
        "document.querySelector('[data-action={action}]').click()"
    ));
}

#[track_caller]
fn wait_until_open(page: &mut Page, dialog: &str) {
    page.wait_for(&format!(
        "return document.getElementById('{dialog}-dialog').open"
    ));
}

pub fn games(page: &mut Page) {
    in_every_view(page, "the start", "", |_| {});
    let moves = "#game=consulchess&moves=e2e4_e7e5_b1c3";
    in_every_view(page, "a game", moves, |page| {
        page.wait_for("return document.querySelectorAll('#moves button').length === 3");
    });
    in_every_view(page, "a piece is chosen", moves, |page| {
        page.click("#board [data-square=b8]");
    });
    let castling =
        "#game=consulchess&fen=r4k3r/pppppppppp/10/10/10/10/PPPPPPPPPP/R4K3R_w_KQkq_-_0_1";
    in_every_view(page, "a castling begun", castling, |page| {
        page.click("#board [data-square=f1]");
        page.click("#board [data-square=j1]");
    });
    in_every_view(
        page,
        "a promotion",
        "#game=consulchess&fen=5k4/P9/10/10/10/10/10/5K4_w_-_-_0_1",
        |page| {
            page.click("#board [data-square=a7]");
            page.click("#board [data-square=a8]");
        },
    );
    let mate = "#game=consulchess&fen=7k2/R9/10/10/10/10/10/1R3K4_w_-_-_0_1&moves=b1b8";
    in_every_view(page, "the end", mate, |page| {
        page.wait_for("return !document.getElementById('final').hidden");
    });
    in_every_view(page, "Congo", "#game=congo", |_| {});
    in_every_view(page, "Configuration Chess", "#game=configuration", |_| {});
}

pub fn dialogs(page: &mut Page) {
    for (action, dialog) in [
        ("new-game", "new-game"),
        ("position", "position"),
        ("embed", "embed"),
        ("keys", "keys"),
        ("settings", "settings"),
        ("games", "games"),
        ("print", "print"),
        ("clock", "clock"),
        ("resign-ask", "resign"),
        ("draw-ask", "draw"),
    ] {
        in_every_view(page, dialog, "#game=consulchess&moves=e2e4_e7e5", |page| {
            press(page, action);
            wait_until_open(page, dialog);
            if dialog == "embed" {
                page.wait_for(
                    "return document.getElementById('embed-preview').contentDocument
                        ?.documentElement?.dataset.ready === 'true'",
                );
            }
        });
    }
    in_every_view(page, "settings refused", "", |page| {
        press(page, "settings");
        page.js("document.getElementById('settings-error').textContent = 'Line 3: …'");
    });
    in_every_view(
        page,
        "outside, figurines, strong",
        "#game=consulchess&moves=b1c3",
        |page| {
            page.js("for (const [name, value] of [['coordinates', 'outside'], ['notation', 'figurines'], ['squares', 'contrast']]) {
            const list = document.querySelector(`[data-setting=${name}]`);
            list.value = value;
            list.dispatchEvent(new Event('change', { bubbles: true }));
        }");
        },
    );
    in_every_view(page, "a position refused", "", |page| {
        press(page, "position");
        wait_until_open(page, "position");
        page.js("document.getElementById('fen').value = 'x'");
        page.click("#position-form [type=submit]");
        page.wait_for("return document.getElementById('fen-error').textContent !== ''");
    });
}

pub fn moves(page: &mut Page) {
    let lines = "#game=consulchess&moves=e2e4_(d2d4_d7d5)_e7e5";
    in_every_view(page, "the menu of a move", lines, |page| {
        press(page, "move-menu");
        page.wait_for("return document.getElementById('move-menu').checkVisibility()");
    });
    in_every_view(page, "comment", lines, |page| {
        press(page, "move-menu");
        press(page, "comment");
        wait_until_open(page, "comment");
    });
    in_every_view(page, "a line that was deleted", lines, |page| {
        press(page, "move-menu");
        press(page, "delete-move");
        page.wait_for("return document.getElementById('deleted').checkVisibility()");
    });
    let drawn = "#game=consulchess&moves=e2e4&notes=1mGe5_1mRd8d6_1mBg6_1mYf7f5";
    in_every_view(page, "a board that is drawn on", drawn, |page| {
        page.wait_for(
            "return document.querySelector('#board [data-square=e5]').ariaLabel.includes('circle')",
        );
    });
}

pub fn dice(page: &mut Page) {
    in_every_view(page, "dice", "#dice", |page| {
        page.wait_for("return document.querySelector('[data-draw=roll-all]')?.checkVisibility()");
    });
    in_every_view(page, "dice rolled", "#dice", |page| {
        page.wait_for("return document.querySelector('[data-draw=roll-all]')?.checkVisibility()");
        page.click("[data-draw=roll-all]");
        page.wait_for("return document.querySelector('[data-draw=play]')?.checkVisibility()");
    });
}

pub fn arrays(page: &mut Page) {
    for (what, text) in [("arrays", "Ke"), ("no arrays found", "Kde Ke Kf")] {
        in_every_view(page, what, "#arrays", |page| {
            page.wait_for("return document.querySelector('.arrays')?.dataset.whole === 'true'");
            page.js(&format!(
                "const field = document.getElementById('arrays-text');
                 field.value = '{text}';
                 field.dispatchEvent(new Event('input', {{ bubbles: true }}))"
            ));
        });
    }
}

pub fn arrays_of_a_bad_address(page: &mut Page) {
    let address = "#arrays=capablanca-random&find=Ke_Zz";
    in_every_view(page, "arrays of a bad address", address, |page| {
        page.wait_for("return document.querySelector('.arrays')?.dataset.whole === 'true'");
        page.wait_for("return document.getElementById('arrays-error').textContent !== ''");
    });
}

pub fn editor(page: &mut Page) {
    for (what, address) in [
        ("editor", "#edit=consulchess"),
        (
            "editor with a bad position",
            "#edit=congo&fen=7/7/7/7/7/7/7_w_-_-_0_1",
        ),
    ] {
        in_every_view(page, what, address, |page| {
            page.wait_for("return document.getElementById('edit-board').dataset.squarePx > 0");
        });
    }
    let passing = "#edit=consulchess-42k&fen=k9/10/10/1pP7/10/10/10/K9_w_-_b6_0_1";
    in_every_view(page, "editor with a passed square", passing, |page| {
        page.wait_for("return document.getElementById('edit-board').dataset.squarePx > 0");
        page.click("[data-tool=en-passant]");
        page.js("document.getElementById('edit-number').value = 'x';
             document.getElementById('edit-numbered').requestSubmit()");
        page.wait_for("return document.getElementById('edit-number-error').textContent !== ''");
    });
}

pub fn library(page: &mut Page) {
    let whole = "return document.querySelector('.library')?.dataset.whole === 'true'";
    in_every_view(page, "no games", "#games", |page| {
        page.wait_for(whole);
    });
    in_every_view(page, "own games", "", |page| {
        page.click("#board [data-square=e2]");
        page.click("#board [data-square=e4]");
        page.wait_for("return document.querySelectorAll('#moves button').length === 1");
        page.open("#games");
        // What was written meanwhile is in a list that begins anew.
        page.reload();
        page.wait_for("return !!document.querySelector('.library-card')?.checkVisibility()");
        page.click("[data-library=rename]");
    });
    in_every_view(page, "a game that is not kept", "", |page| {
        page.js("Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }");
        // Whoever is to move.
        for square in ["e2", "e4", "e7", "e5"] {
            page.click(&format!("#board [data-square={square}]"));
        }
        page.wait_for("return document.getElementById('unkept').checkVisibility()");
    });
}

pub fn prose(page: &mut Page) {
    for chapter in ["consulchess", "chess400", "capablanca-random", "congo"] {
        in_every_view(page, chapter, &format!("#rules={chapter}"), |page| {
            page.wait_for(
                "const figures = [...document.querySelectorAll('#rules-text figure')];
                return figures.length > 0
                    && figures.every(figure => figure.querySelector('canvas')?.width > 100)",
            );
        });
    }
    in_every_view(page, "about", "#about", |page| {
        page.wait_for("return document.querySelector('#view-about h1').checkVisibility()");
    });
}
