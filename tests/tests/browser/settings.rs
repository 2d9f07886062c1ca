//! Settings: what is chosen comes into force at once and is there again at the next visit.

use consulboard_browser_tests::{Key, Page, Point, View};
use serde_json::json;

fn choose(page: &mut Page, name: &str, value: &str) {
    page.js(&format!(
        "const list = document.querySelector('[data-setting={name}]');
         list.value = '{value}';
         list.dispatchEvent(new Event('change', {{ bubbles: true }}))"
    ));
}

fn property(page: &mut Page, name: &str) -> serde_json::Value {
    page.js(&format!(
        "return getComputedStyle(document.documentElement).getPropertyValue('{name}').trim()"
    ))
}

pub fn the_page_speaks_the_language_chosen(page: &mut Page) {
    page.open("#game=consulchess&moves=b1c3");
    page.wait_for_text("#moves li", "1.Nc3");
    page.click("[data-action=settings]");
    assert_eq!(page.text("#settings-title"), "Settings");
    // The page is loaded anew.
    page.js("document.documentElement.removeAttribute('data-ready')");
    choose(page, "language", "de");
    page.wait_for("return document.documentElement.dataset.ready === 'true'");
    assert_eq!(page.js("return document.documentElement.lang"), "de");
    page.wait_for_text("#settings-title", "Einstellungen");
    // The dialog is still open, and the focus where it was.
    assert_eq!(
        page.js("return [document.querySelector('dialog[open]')?.id, document.activeElement.dataset.setting]"),
        json!(["settings-dialog", "language"])
    );
    page.key(Key::Escape);
    // Who loads the page again finds no dialog.
    page.reload();
    assert_eq!(page.count("dialog[open]"), 0);
    // The letters of the language, as long as no others are chosen.
    page.wait_for_text("#moves li", "1.Sc3");
    // What comes later speaks it too.
    page.click("[data-view-link=dice]");
    page.wait_for_text("#dice h1", "Eine Grundstellung auslosen");
    page.click("[data-view-link=rules]");
    page.wait_for("return document.querySelectorAll('#rules-text .board canvas').length > 0");
    assert!(page.text("#rules-title").contains("Regeln"));
    // An address asks for a language of its own.
    page.open("?lang=hu");
    assert_eq!(page.js("return document.documentElement.lang"), "hu");
    page.wait_for_text("#settings-title", "Beállítások");
    // The choice is kept.
    page.open("");
    assert_eq!(page.js("return document.documentElement.lang"), "de");
}

pub fn the_language_of_an_address_gives_way_to_the_choice(page: &mut Page) {
    page.open("?lang=hu");
    page.js("document.documentElement.removeAttribute('data-ready')");
    choose(page, "language", "en");
    page.wait_for("return document.documentElement.dataset.ready === 'true'");
    assert_eq!(page.js("return document.documentElement.lang"), "en");
    assert_eq!(page.count("#settings-dialog[open]"), 1);
}

pub fn colours_and_coordinates_are_kept(page: &mut Page) {
    page.open("");
    let before = property(page, "--square-dark");
    choose(page, "squares", "walnut");
    let walnut = property(page, "--square-dark");
    assert_ne!(before, walnut);
    // The canvas has the colour too: a5 is dark and empty.
    let pixel = "const canvas = document.querySelector('#board canvas');
        const side = canvas.width / 10;
        const [r, g, b] = canvas.getContext('2d')
            .getImageData(side / 2, 3.5 * side, 1, 1).data;
        return '#' + [r, g, b].map(v => v.toString(16).padStart(2, '0')).join('')";
    page.wait_for(&format!("{pixel} === {walnut}"));
    let light = property(page, "--paper");
    choose(page, "theme", "dark");
    assert_ne!(property(page, "--paper"), light);
    choose(page, "coordinates", "off");
    choose(page, "pace", "fast");
    page.open("");
    assert_ne!(property(page, "--paper"), light);
    let kept = page.js("return ['squares', 'theme', 'coordinates', 'pace']
            .map(name => document.querySelector(`[data-setting=${name}]`).value)");
    assert_eq!(kept, json!(["walnut", "dark", "off", "fast"]));
}

/// What the names beside the board are, how they lie to it, and how large they are.
const MARGIN: &str = "
    const board = document.querySelector('#board .surface').getBoundingClientRect();
    const names = kind => [...document.querySelectorAll(`#board .margin.${kind} span`)];
    const beside = names('ranks').every(name => name.getBoundingClientRect().right <= board.left + 1);
    const below = names('files').every(name => name.getBoundingClientRect().top >= board.bottom - 1);
    const on = names('files').every((name, i) => {
        const box = name.getBoundingClientRect();
        const middle = (box.left + box.right) / 2;
        return Math.abs(middle - board.left - (i + 0.5) * board.width / 10) < 2;
    });
    const host = document.querySelector('#board').getBoundingClientRect();
    const last = names('files').at(-1).getBoundingClientRect();
    return {
        names: names('ranks').concat(names('files')).map(name => name.textContent).join(''),
        shown: names('ranks').every(name => name.getClientRects().length > 0),
        beside, below, on,
        inside: board.right <= host.right + 1 && last.bottom <= host.bottom + 1,
        legible: parseFloat(getComputedStyle(names('files')[0]).fontSize) >= 10,
        whole: Number.isInteger(document.querySelector('#board canvas').width / 10),
    }";

pub fn coordinates_stand_beside_the_board(page: &mut Page) {
    let expected = |names: &str| {
        json!({ "names": names, "shown": true, "beside": true, "below": true, "on": true,
            "inside": true, "legible": true, "whole": true })
    };
    for view in [View::NARROW, View::PHONE, View::DESKTOP] {
        page.view(view);
        page.open("");
        choose(page, "coordinates", "outside");
        page.settle();
        assert_eq!(page.js(MARGIN), expected("87654321abcdefghij"), "{view:?}");
        page.click("[data-action=flip]");
        page.settle();
        assert_eq!(page.js(MARGIN), expected("12345678jihgfedcba"), "{view:?}");
        // A click finds its square as before.
        page.click("[data-action=flip]");
        page.settle();
        let square = |page: &mut Page, x: f64, y: f64| {
            let at = page.js(&format!(
                "const r = document.querySelector('#board .surface').getBoundingClientRect();
                 return [r.left + {x} / 10 * r.width, r.top + {y} / 8 * r.height]"
            ));
            Point {
                x: at[0].as_f64().unwrap(),
                y: at[1].as_f64().unwrap(),
            }
        };
        let from = square(page, 9.9, 6.5);
        page.click_at(from);
        let to = square(page, 9.9, 5.1);
        page.click_at(to);
        page.wait_for_text("#moves li", "1.j3");
        page.js("localStorage.removeItem('consulboard.game')");
    }
    // The editor has them too, and the next visit.
    page.open("#edit");
    page.wait_for_text("#edit-board .margin.files", "abcdefghij");
    assert_eq!(
        page.js("return document.querySelector('[data-setting=coordinates]').value"),
        "outside"
    );
}

pub fn figurines_stand_for_letters_that_are_still_there(page: &mut Page) {
    page.open("#game=consulchess&moves=b1c3_b8c6_d1d3");
    page.wait_for_text("#moves li", "1.Nc3Nc6");
    choose(page, "notation", "figurines");
    page.wait_for("return document.querySelectorAll('#moves .figurine svg path').length > 3");
    // What is read aloud and copied are letters, and the drawing takes their place on the screen.
    page.wait_for_text("#moves li", "1.Nc3Nc6");
    let widths = page.js(
        "const [figurine] = document.querySelectorAll('#moves .figurine');
         const letter = figurine.querySelector('.unseen').getBoundingClientRect().width;
         const drawing = figurine.querySelector('svg').getBoundingClientRect().width;
         return { seen: letter <= 1 && drawing > 12, text: figurine.innerText.trim() }",
    );
    assert_eq!(widths, json!({ "seen": true, "text": "N" }));
    // Letters of another language are still found, and a pawn has none.
    choose(page, "letters", "german");
    page.wait_for_text("#moves li:last-child", "2.Kod3");
    assert_eq!(page.count("#moves .figurine"), 3);
    page.open("");
    page.wait_for("return document.querySelectorAll('#moves .figurine').length === 0");
    page.open("#game=consulchess&moves=b1c3");
    page.wait_for("return document.querySelectorAll('#moves .figurine').length === 1");
    choose(page, "notation", "letters");
    page.wait_for("return document.querySelectorAll('#moves .figurine').length === 0");
    page.wait_for_text("#moves li", "1.Sc3");
}

pub fn strong_pieces_come_with_the_board_of_high_contrast(page: &mut Page) {
    // How many pixels of the square of Black's king are entirely white: the rim.
    const WHITE: &str = "const canvas = document.querySelector('#board canvas');
        const side = canvas.width / 10;
        const { data } = canvas.getContext('2d').getImageData(5 * side, 0, side, side);
        let white = 0;
        for (let i = 0; i < data.length; i += 4)
            white += data[i] === 255 && data[i + 1] === 255 && data[i + 2] === 255;
        return white";
    page.open("");
    page.js("document.querySelector('[data-setting=coordinates]').value = 'off'");
    choose(page, "squares", "walnut");
    page.settle();
    assert_eq!(page.js(WHITE), json!(0));
    choose(page, "pieces", "strong");
    page.wait_for(&WHITE.replace("return white", "return white > 50"));
    choose(page, "pieces", "auto");
    page.wait_for(&WHITE.replace("return white", "return white === 0"));
    // f8 is a dark square there.
    choose(page, "squares", "contrast");
    page.wait_for(&WHITE.replace("return white", "return white > 50"));
    choose(page, "pieces", "fine");
    page.wait_for(&WHITE.replace("return white", "return white === 0"));
}

/// Gives the field for files one, as the dialog of the browser does.
fn open_file(page: &mut Page, text: &str) {
    page.js_with(
        "const field = document.querySelector('#settings-file');
         const files = new DataTransfer();
         files.items.add(new File([arguments[0]], 'settings.txt', { type: 'text/plain' }));
         field.files = files.files;
         field.dispatchEvent(new Event('change', { bubbles: true }))",
        vec![json!(text)],
    );
}

pub fn settings_are_taken_along_in_a_file(page: &mut Page) {
    page.open("");
    choose(page, "squares", "slate");
    choose(page, "letters", "hungarian");
    page.js("document.querySelector('[data-setting=sound]').click()");
    // What would be saved is caught before the browser saves it.
    page.js("window.saved = null;
         let file;
         const create = URL.createObjectURL;
         URL.createObjectURL = blob => (file = blob, create.call(URL, blob));
         HTMLAnchorElement.prototype.click = async function () {
             window.saved = { name: this.download, text: await file.text() };
         }");
    page.click("[data-action=settings]");
    page.click("[data-action=settings-save]");
    let saved = page.wait_for("return window.saved");
    assert_eq!(saved["name"], "consulboard-settings.txt");
    let text = saved["text"].as_str().unwrap().to_owned();
    for line in [
        "language = en",
        "squares = slate",
        "letters = hungarian",
        "sound = off",
    ] {
        assert!(text.contains(&format!("\n{line}\n")), "{text}");
    }
    // Another browser.
    page.js("localStorage.clear()");
    page.open("");
    page.click("[data-action=settings]");
    let kept = "return ['squares', 'letters', 'theme']
        .map(name => document.querySelector(`[data-setting=${name}]`).value).join(' ')";
    for (file, fault) in [
        ("{}", "“{}” found at the beginning of the file"),
        (
            "Consulboard settings\nsquares = slate\ntheme = pink\n",
            "Line 3, theme: “pink” found, one of auto, light, dark expected",
        ),
    ] {
        open_file(page, file);
        page.wait_for(&format!(
            "return document.querySelector('#settings-error').textContent.includes('{fault}')"
        ));
        assert_eq!(page.js(kept), "sage english auto");
    }
    open_file(page, &format!("{text}scent = rose\n"));
    page.wait_for(&format!("{kept} === 'slate hungarian auto'"));
    assert_eq!(page.text("#settings-error"), "");
    // Of a file that is refused nothing is in force, whatever was said of the one before it.
    page.wait_for("return document.querySelector('#settings-note').textContent !== ''");
    open_file(page, "{}");
    page.wait_for("return document.querySelector('#settings-error').textContent !== ''");
    assert_eq!(page.text("#settings-note"), "");
    assert_eq!(
        page.js("return document.querySelector('[data-setting=sound]').checked"),
        json!(false)
    );
    page.open("");
    assert_eq!(page.js(kept), "slate hungarian auto");
    // A file in another language: the page speaks it, and the dialog stays.
    page.click("[data-action=settings]");
    page.js("document.documentElement.removeAttribute('data-ready')");
    open_file(page, "Consulboard settings\nlanguage = hu\n");
    page.wait_for("return document.documentElement.dataset.ready === 'true'");
    page.wait_for_text("dialog[open] h2", "Beállítások");
}

pub fn moves_are_heard_unless_that_is_switched_off(page: &mut Page) {
    const COUNT: &str = "window.heard = 0;
        const start = AudioBufferSourceNode.prototype.start;
        AudioBufferSourceNode.prototype.start = function () {
            window.heard += this.buffer.duration > 0.05 ? 1 : 0;
            return start.call(this);
        };";
    let play = |page: &mut Page, text: &str| {
        page.click("#move-text");
        page.type_text(text);
        page.click("#move-form button");
    };
    page.open("");
    page.js(COUNT);
    play(page, "e4");
    page.wait_for("return window.heard === 1");
    play(page, "e5");
    page.wait_for("return window.heard === 2");
    // One that is tried out too, and nothing that is only looked at.
    page.click("[data-action=previous]");
    play(page, "d5");
    page.wait_for("return window.heard === 3");
    page.click("#to-game");
    page.wait_for("return document.querySelector('#to-game').hidden");
    assert_eq!(page.js("return window.heard"), 3);
    page.js("document.querySelector('[data-setting=sound]').click()");
    play(page, "Nc3");
    page.wait_for_text("#moves li:last-child", "2.Nc3");
    assert_eq!(page.js("return window.heard"), 3);
    // A game that is brought back is not heard, and what was switched off stays off.
    page.open("");
    page.js(COUNT);
    play(page, "Nc6");
    page.wait_for_text("#moves li:last-child", "2.Nc3Nc6");
    assert_eq!(page.js("return window.heard"), 0);
}

/// The longest texts of every language break no line and hide nothing.
pub fn every_language_fits_every_screen(page: &mut Page) {
    for language in ["de", "hu"] {
        for view in [View::NARROW, View::PHONE, View::DESKTOP] {
            page.view(view);
            for place in ["", "#dice", "#rules", "#about"] {
                page.open(&format!("?lang={language}{place}"));
                let wide = page.js("return [document.documentElement.scrollWidth, innerWidth]
                        .concat([...document.querySelectorAll('.places > *')]
                        .filter(e => e.getClientRects().length > 0)
                        .map(e => e.getBoundingClientRect().right))");
                let numbers: Vec<f64> = wide
                    .as_array()
                    .unwrap()
                    .iter()
                    .map(|n| n.as_f64().unwrap())
                    .collect();
                assert!(
                    numbers[0] <= numbers[1] && numbers[2..].iter().all(|end| *end <= numbers[1]),
                    "{language} {place}: {numbers:?}"
                );
            }
            page.open(&format!("?lang={language}"));
            for action in ["settings", "new-game", "position"] {
                page.js(&format!(
                    "document.querySelector('[data-action={action}]').click()"
                ));
                let fits = page.wait_for(
                    "const d = document.querySelector('dialog[open]');
                     return d && { wide: d.scrollWidth <= d.clientWidth }",
                );
                assert_eq!(fits, json!({ "wide": true }), "{language} {action}");
                page.js("document.querySelector('dialog[open]').close()");
            }
        }
    }
}
