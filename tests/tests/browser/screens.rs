//! Sizes and pixel ratios, and what drawing costs.

use consulboard_browser_tests::{Build, Key, Page, Point, Pointer, View};
use serde_json::{Value, json};

use crate::board::*;

const SIZES: [(u32, u32); 3] = [(320, 568), (768, 1024), (1280, 800)];
const RATIOS: [f64; 4] = [1.0, 1.5, 2.0, 3.0];

/// The board as it is laid out: the side of a square in device pixels as the board says it, the pixel
/// ratio, the canvas in pixels, the canvas, the twin and the host in CSS pixels.
fn board(page: &mut Page) -> Value {
    page.js(
        "const host = document.getElementById('board');
        const canvas = host.querySelector('canvas');
        const box = e => { const r = e.getBoundingClientRect(); return [r.left, r.top, r.width, r.height] };
        return {
            square: Number(host.dataset.squarePx),
            ratio: Number(host.dataset.dpr),
            pixels: [canvas.width, canvas.height],
            canvas: box(canvas),
            twin: box(host.querySelector('.twin')),
            host: box(host),
        }",
    )
}

#[track_caller]
fn expect_nothing_wider_than_the_screen(page: &mut Page, what: &str) {
    let widths = page.js("return [document.documentElement.scrollWidth, innerWidth]");
    assert!(widths[0].as_f64() <= widths[1].as_f64(), "{what}: {widths}");
}

/// Every square is the same whole number of device pixels, and as large as the room allows.
#[track_caller]
fn expect_sharp(page: &mut Page, view: View) {
    let about = format!("{}x{} at {}", view.width, view.height, view.pixel_ratio);
    page.wait_for(&format!(
        "return document.getElementById('board').dataset.dpr === '{}'",
        view.pixel_ratio
    ));
    page.settle();
    let board = board(page);
    let number = |value: &Value| value.as_f64().unwrap_or(f64::NAN);
    let square = number(&board["square"]);
    assert!(square >= 1.0 && square.fract() == 0.0, "{about}: {board}");
    assert_eq!(
        [number(&board["pixels"][0]), number(&board["pixels"][1])],
        [square * 10.0, square * 8.0],
        "{about}: {board}"
    );
    // What is laid out is what is drawn, pixel for pixel; layout counts in 1/64 of a CSS pixel.
    let layout = view.pixel_ratio / 32.0;
    for (side, squares) in [(2, 10.0), (3, 8.0)] {
        let laid_out = number(&board["canvas"][side]) * view.pixel_ratio;
        assert!(
            (laid_out - square * squares).abs() <= layout,
            "{about}: {laid_out} laid out, {board}"
        );
    }
    for side in 0..4 {
        let (canvas, twin) = (&board["canvas"][side], &board["twin"][side]);
        assert!(
            (number(canvas) - number(twin)).abs() * view.pixel_ratio <= layout,
            "{about}: the layers do not lie on each other: {board}"
        );
    }
    let unused = number(&board["host"][2]) * view.pixel_ratio - square * 10.0;
    assert!(
        (-layout..10.0).contains(&unused),
        "{about}: {unused} unused, {board}"
    );
}

pub fn the_board_is_sharp_in_every_size(page: &mut Page) {
    for (width, height) in SIZES {
        for ratio in RATIOS {
            let view = View::new(width, height).pixel_ratio(ratio);
            page.view(view);
            page.open("");
            expect_sharp(page, view);
            expect_nothing_wider_than_the_screen(page, &format!("{width} at {ratio}"));
        }
    }
}

/// The number of a rank is seen on the squares of the last move too.
pub fn what_a_move_leaves_hides_no_letter(page: &mut Page) {
    page.view(View::DESKTOP.reduced_motion());
    page.open("#game=consulchess&moves=a2a3");
    page.wait_for(
        "const canvas = document.querySelector('#board canvas');
         const side = canvas.width / 10;
         const part = canvas.getContext('2d').getImageData(
             Math.round(side * 0.04), Math.round(side * 6.04), Math.round(side * 0.2), Math.round(side * 0.2)).data;
         const tones = new Set();
         for (let i = 0; i < part.length; i += 4) tones.add(part.slice(i, i + 3).join());
         // The colour of the square, that of the letter, and what lies between them.
         return tones.size > 3",
    );
}

pub fn the_board_follows_when_the_window_changes(page: &mut Page) {
    page.open("#game=consulchess&moves=e2e4");
    for (width, height) in SIZES {
        for ratio in [2.0, 1.0] {
            let view = View::new(width, height).pixel_ratio(ratio);
            page.view(view);
            page.wait_for(&format!("return innerWidth === {width}"));
            expect_sharp(page, view);
        }
    }
    // What is clicked is what is seen.
    click(page, &["e7", "e5"]);
    expect_moves(page, "e4 e5");
}

/// An element lies inside the viewport.
#[track_caller]
fn expect_inside(page: &mut Page, selector: &str, about: &str) {
    page.settle();
    let out = page.js_with(
        "const r = document.querySelector(arguments[0]).getBoundingClientRect();
        const inside = r.width > 0 && r.left >= 0 && r.top >= 0
            && r.right <= innerWidth + 0.01 && r.bottom <= innerHeight + 0.01;
        return inside ? null : [r.left, r.top, r.right, r.bottom, innerWidth, innerHeight]",
        vec![json!(selector)],
    );
    assert_eq!(out, Value::Null, "{about}: {selector} is not inside");
}

pub fn the_promotion_picker_stays_inside(page: &mut Page) {
    let fen = "5k4/P8P/10/10/10/10/p8p/5K4 w - - 0 1";
    for (width, height) in SIZES {
        page.view(View::new(width, height));
        open_position(page, "consulchess", fen);
        for turned in [false, true] {
            let about = format!("{width}x{height}, turned: {turned}");
            if turned {
                press(page, "flip");
                page.settle();
            }
            for squares in [["a7", "a8"], ["j7", "j8"]] {
                click(page, &squares);
                wait_until_seen(page, "#board .picker");
                expect_inside(page, "#board .picker", &about);
                let small = page.js(
                    "return [...document.querySelectorAll('#board .picker button')]
                        .map(e => e.getBoundingClientRect())
                        .filter(r => r.width < 44 || r.height < 44).length",
                );
                assert_eq!(small, 0, "{about}: fingers have room");
                page.key(Key::Escape);
                page.key(Key::Escape);
                expect_prompt(page, "White to move");
            }
        }
    }
}

/// A dialog closes by a press beside it, and by nothing else that ends there.
pub fn dialogs_stay_open_under_a_hand_that_marks_text(page: &mut Page) {
    page.open("");
    press(page, "position");
    wait_until_seen(page, "#position-dialog");
    let corner = page.js(
        "const r = document.getElementById('position-dialog').getBoundingClientRect();
        return [r.left, r.top]",
    );
    let [x, y] = [0, 1].map(|index| corner[index].as_f64().unwrap());
    let inside = Point {
        x: x + 4.0,
        y: y + 60.0,
    };
    let beside = Point {
        x: x - 40.0,
        y: y + 60.0,
    };
    page.click_at(inside);
    let text = page.middle("#fen");
    page.drag(Pointer::Mouse, &[text, beside]);
    assert!(is_seen(page, "#position-dialog"));
    page.click_at(beside);
    wait_until_gone(page, "#position-dialog");
}

pub fn long_texts_break_no_line(page: &mut Page) {
    page.open("");
    for (address, field, error) in [
        ("", "#move-text", "#move-error"),
        ("#dice", "#draw-number", "#dice .error"),
    ] {
        page.open(address);
        page.js_with(
            "const field = document.querySelector(arguments[0]);
            field.value = '♞'.repeat(20000);
            field.form.requestSubmit()",
            vec![serde_json::json!(field)],
        );
        page.wait_for(&format!(
            "return [...document.querySelectorAll('{error}')].some(e => e.textContent.includes('♞'))"
        ));
        expect_nothing_wider_than_the_screen(page, field);
        let long = page.js(&format!(
            "return [...document.querySelectorAll('{error}')].every(e => e.textContent.length < 300)"
        ));
        assert_eq!(long, true, "{field}");
    }
}

pub fn dialogs_stay_inside(page: &mut Page) {
    for (width, height) in SIZES {
        page.view(View::new(width, height));
        page.open("#game=consulchess&moves=b1c3_b8c6_c3b1_c6b8_b1c3_b8c6_c3b1_c6b8");
        for action in [
            "new-game",
            "resign-ask",
            "draw-ask",
            "position",
            "settings",
            "print",
            "keys",
        ] {
            // On a phone the keys are in the settings only.
            match action {
                "keys" => {
                    page.click("[data-action=settings]:not(dialog *)");
                    page.click("#settings-dialog [data-action=keys]");
                    page.wait_for("return document.getElementById('keys-dialog').open");
                }
                _ => page.click(&format!("[data-action={action}]:not(dialog *)")),
            }
            wait_until_seen(page, "dialog[open]");
            let about = format!("{width}x{height}, {action}");
            expect_inside(page, "dialog[open]", &about);
            expect_nothing_wider_than_the_screen(page, &about);
            let wide = page.js("const dialog = document.querySelector('dialog[open]');
                return dialog.scrollWidth - dialog.clientWidth");
            assert_eq!(wide, 0, "{about}: scrolls sideways");
            let scrolled = page.js("return document.querySelector('dialog[open]').scrollTop");
            assert_eq!(scrolled, 0, "{about}: begins at its head");
            page.key(Key::Escape);
            wait_until_gone(page, "dialog[open]");
        }
        page.open("#nonsense");
        expect_inside(page, "#refused-dialog", &format!("{width}x{height}"));
    }
}

/// The buttons at the lower edge of a dialog lie over nothing that the keyboard comes to.
pub fn no_dialog_hides_what_has_the_focus(page: &mut Page) {
    for (width, height) in [(360, 740), (320, 568)] {
        page.view(View::new(width, height));
        page.open("?lang=de");
        for action in ["new-game", "games", "position", "settings", "print"] {
            page.click(&format!("[data-action={action}]:not(dialog *)"));
            wait_until_seen(page, "dialog[open]");
            page.settle();
            let hidden = page.js(
                "const dialog = document.querySelector('dialog[open]');
                const bar = dialog.querySelector('.end');
                const all = [...dialog.querySelectorAll('input, textarea, select, button, summary')];
                const own = all.filter(e => !bar.contains(e) && e.checkVisibility());
                const hidden = [];
                for (const way of ['focus', 'end']) {
                    for (const element of own) {
                        dialog.scrollTop = 0;
                        if (way === 'focus') element.focus();
                        else element.scrollIntoView({ block: 'end' });
                        const { bottom, height } = element.getBoundingClientRect();
                        if (height < 200 && bottom > bar.getBoundingClientRect().top + 0.5) {
                            hidden.push(`${way} ${element.id || element.dataset.action}`);
                        }
                    }
                }
                return hidden",
            );
            assert_eq!(hidden, json!([]), "{width}x{height}: {action}");
            page.key(Key::Escape);
            wait_until_gone(page, "dialog[open]");
        }
    }
}

/// What can be done with the game stands in columns of the same width.
pub fn the_deeds_are_even(page: &mut Page) {
    for language in ["en", "de", "hu"] {
        for (width, height) in SIZES {
            page.view(View::new(width, height));
            page.open(&format!("?lang={language}"));
            let widths = page.js(
                "const all = [...document.querySelectorAll('.deed-grid button')]
                     .map(button => button.getBoundingClientRect());
                 const columns = new Set(all.map(box => Math.round(box.left)));
                 const rows = new Set(all.map(box => Math.round(box.top)));
                 return { same: all.every(box => Math.abs(box.width - all[0].width) < 1),
                     grid: columns.size * rows.size >= all.length
                         && columns.size * (rows.size - 1) < all.length }",
            );
            let expected = serde_json::json!({ "same": true, "grid": true });
            assert_eq!(widths, expected, "{language} {width}x{height}");
        }
    }
}

pub fn every_view_is_as_wide_as_the_screen(page: &mut Page) {
    for (width, height) in SIZES {
        page.view(View::new(width, height));
        for address in [
            "#rules",
            "#about",
            "#arrays",
            "#edit",
            "#games",
            "#game=consulchess&moves=e2e4_e7e5",
        ] {
            page.open(address);
            page.settle();
            expect_nothing_wider_than_the_screen(page, &format!("{width}: {address}"));
            let scrolled = page.js("return scrollY");
            assert_eq!(scrolled, 0, "{width}: {address} begins at its head");
        }
        for language in ["en", "de", "hu"] {
            let game = "#game=consulchess&moves=e2e4_(d2d4_d7d5_(e7e6))_e7e5";
            page.open(&format!("?lang={language}{game}"));
            for move_of in ["#moves [data-ply='2']", "#moves [data-depth='2'] button"] {
                let point = page.middle(move_of);
                page.right_click_at(point);
                let about = format!("{width}, {language}: the menu of {move_of}");
                expect_inside(page, "#move-menu", &about);
                expect_nothing_wider_than_the_screen(page, &about);
                let wide = page.js("const menu = document.getElementById('move-menu');
                    return menu.scrollWidth - menu.clientWidth");
                assert_eq!(wide, 0, "{about} scrolls sideways");
                page.key(Key::Escape);
                wait_until_gone(page, "#move-menu");
            }
        }
    }
}

/// Drags a pawn in circles over a full board and prints what a frame costs: the drawing itself, as
/// the program measures it, and the time from frame to frame.
pub fn a_frame_of_a_drag_costs_little(page: &mut Page) {
    page.serve(Build::TestHooks, "/");
    for view in [View::DESKTOP, View::TABLET, View::PHONE] {
        page.view(view);
        page.open("");
        let start = square(page, "e2");
        let [near, far] = [square(page, "a4"), square(page, "j6")];
        page.js("const host = document.getElementById('board');
            host.dataset.frames = host.dataset.framesMs = '0';
            window.gaps = [];
            let before;
            const step = now => {
                if (before !== undefined) window.gaps.push(now - before);
                before = now;
                window.measuring = requestAnimationFrame(step);
            };
            window.measuring = requestAnimationFrame(step);");
        let (upper, lower) = (far.y, near.y);
        let round = [
            near,
            Point { y: upper, ..near },
            far,
            Point { y: lower, ..far },
        ];
        let path: Vec<Point> = [start]
            .into_iter()
            .chain(round.into_iter().cycle().take(16))
            .collect();
        page.drag(Pointer::Mouse, &path);
        let measured = page.js("cancelAnimationFrame(window.measuring);
            const { frames, framesMs } = document.getElementById('board').dataset;
            const gaps = window.gaps.sort((a, b) => a - b);
            const at = part => gaps[Math.floor((gaps.length - 1) * part)];
            return [Number(frames), Number(framesMs), gaps.length, at(0.5), at(0.95)]");
        let number = |index: usize| measured[index].as_f64().unwrap_or(f64::NAN);
        let cost = number(1) / number(0);
        println!(
            "{}: a drag at {}x{}, ratio {}: {} frames drawn at {cost:.2} ms each; \
             {} frames shown, {:.1} ms apart (median), {:.1} ms (95th percentile)",
            page.kind(),
            view.width,
            view.height,
            view.pixel_ratio,
            number(0),
            number(2),
            number(3),
            number(4),
        );
        assert!(number(0) >= 30.0, "hardly anything was drawn: {measured}");
        // Far more than it needs: machines for tests are shared and draw without a graphics card.
        assert!(cost < 50.0, "{cost} ms to draw a frame: {measured}");
    }
}
