//! Looking through all arrays of a game.

use consulboard_browser_tests::{Key, Page, View, shortest};
use serde_json::json;

use crate::dice::rows_of_the_board;

pub fn open(page: &mut Page, address: &str) {
    page.open(address);
    wait_until_whole(page);
}

pub fn wait_until_whole(page: &mut Page) {
    page.wait_for(
        "const arrays = document.querySelector('.arrays');
        return arrays?.dataset.whole === 'true' && !!document.querySelector('.arrays-row')",
    );
}

/// The numbers of the rows that are seen.
const SEEN: &str = "(() => {
    const list = document.querySelector('.arrays-list').getBoundingClientRect();
    return [...document.querySelectorAll('.arrays-row')].filter(row => {
        const box = row.getBoundingClientRect();
        return box.bottom > list.top + 1 && box.top < list.bottom - 1;
    }).map(row => Number(row.dataset.number)) })()";

fn chosen(page: &mut Page) -> u64 {
    let number = page.js("return document.querySelector('[aria-selected=true]').dataset.number");
    number.as_str().unwrap().parse().unwrap()
}

pub fn write(page: &mut Page, selector: &str, text: &str) {
    page.click(selector);
    page.js_with(
        "document.querySelector(arguments[0]).select()",
        vec![json!(selector)],
    );
    page.type_text(text);
}

pub fn it_is_scrolled_from_the_first_to_the_last(page: &mut Page) {
    open(page, "#arrays");
    page.wait_for_text(".arrays-found", "42,000 starting positions found");
    let rows = page.count(".arrays-row");
    assert!(rows < 60, "{rows} rows in the document");
    assert_eq!(page.js(&format!("return {SEEN}[0]")), 0);
    for (to, number) in [
        ("list.scrollHeight / 2", 21_000),
        ("list.scrollHeight", 41_999),
    ] {
        page.js(&format!(
            "const list = document.querySelector('.arrays-list'); list.scrollTop = {to}"
        ));
        page.wait_for(&format!("return {SEEN}.includes({number})"));
        // No gap: the rows that are seen follow each other and fill the list.
        let gap = page.js(&format!(
            "const seen = {SEEN}, list = document.querySelector('.arrays-list');
            const row = document.querySelector('.arrays-row').offsetHeight;
            return seen.some((n, i) => i && n !== seen[i - 1] + 1) || seen.length < Math.floor(list.clientHeight / row)"
        ));
        assert_eq!(gap, false, "around {number}");
        let rows = page.count(".arrays-row");
        assert!(rows < 60, "{rows} rows in the document");
    }
    let last = page.js(
        "const row = document.querySelector('.arrays-row:last-child');
        return [row.ariaSetSize ?? row.getAttribute('aria-setsize'), row.getAttribute('aria-posinset'),
            row.querySelector('.unseen').textContent.startsWith('Number 41,999: ')]",
    );
    assert_eq!(last, json!(["42000", "42000", true]));
}

/// The median time of a frame while the list is scrolled, in milliseconds.
fn scroll(page: &mut Page) -> f64 {
    // More than a whole list with every frame, 40 frames.
    page.js("window.taken = []; window.done = false;
        const list = document.querySelector('.arrays-list');
        let last = performance.now(), left = 40;
        requestAnimationFrame(function step(now) {
            taken.push(performance.now() - last); last = performance.now();
            list.scrollTop += 700;
            if (left-- > 0) requestAnimationFrame(step); else window.done = true;
        })");
    page.wait_for("return window.done");
    let frames = page.js("const sorted = taken.slice(1).sort((a, b) => a - b);
        return [sorted[20], sorted[37], sorted.at(-1)].map(ms => Math.round(ms * 10) / 10)");
    println!(
        "{:?}: frames of scrolling, median, 95 %, longest: {frames} ms",
        page.kind()
    );
    frames[0].as_f64().unwrap()
}

/// The longest time that a filter takes, in milliseconds.
fn filter(page: &mut Page) -> f64 {
    let times = page.js("const times = [];
        const field = document.getElementById('arrays-text');
        for (const text of ['Ke Raj C+C', 'B1:light', 'C<K<C', 'K!de', '']) {
            field.value = text;
            const begin = performance.now();
            field.dispatchEvent(new Event('input', { bubbles: true }));
            times.push([text, Math.round((performance.now() - begin) * 10) / 10]);
        }
        return times");
    println!(
        "{:?}: text, ms to find it and show the list: {times}",
        page.kind()
    );
    let times = times.as_array().unwrap().iter();
    times.map(|it| it[1].as_f64().unwrap()).fold(0.0, f64::max)
}

pub fn scrolling_is_smooth_and_filters_are_fast(page: &mut Page) {
    open(page, "#arrays");
    let frame = shortest(250.0, || scroll(page));
    assert!(frame < 250.0, "{frame} ms");
    let slowest = shortest(500.0, || filter(page));
    assert!(slowest < 500.0, "{slowest} ms");
}

pub fn what_is_looked_for_is_found_by_text_and_by_clicks(page: &mut Page) {
    open(page, "#arrays");
    write(page, "#arrays-text", "Ke Raj C+C");
    page.wait_for_text(".arrays-found", "90 starting positions found");
    let pressed = "return [...document.querySelectorAll('.arrays-squares [aria-pressed=true]')].map(b => b.ariaLabel ?? b.getAttribute('aria-label'))";
    assert_eq!(
        page.js(pressed),
        json!(["king on e", "rook on a", "rook on j"])
    );
    // The same by clicks.
    page.click("[data-arrays=clear]");
    page.wait_for_text(".arrays-found", "42,000 starting positions found");
    for label in ["king on e", "rook on a", "rook on j"] {
        page.click(&format!(".arrays-squares [aria-label='{label}']"));
    }
    page.js("[...document.querySelectorAll('.arrays-relations button')].find(b => b.textContent === 'consul beside consul').click()");
    page.wait_for_text(".arrays-found", "90 starting positions found");
    let text = page.js("return document.getElementById('arrays-text').value");
    assert_eq!(text, "Ke Raj C+C");
    // What is not understood is said, and what was found stays.
    write(page, "#arrays-text", "Ke Zq");
    page.wait_for(
        "return document.getElementById('arrays-error').textContent.includes('“Z” found')",
    );
    // That is what could be read last.
    assert_eq!(page.text(".arrays-found"), "6,960 starting positions found");
    let invalid = "return document.getElementById('arrays-text').getAttribute('aria-invalid')";
    assert_eq!(page.js(invalid), "true");
    write(page, "#arrays-text", "Kde Ke Kf");
    page.wait_for_text(".arrays-found", "No starting position found");
    assert_eq!(page.count(".arrays-row"), 0);
    // An empty frame would say nothing, and there is nothing to choose from.
    let seen = "return ['.arrays-list', '.arrays-none', '[data-arrays=play]']
        .map(part => document.querySelector(part).checkVisibility())";
    assert_eq!(page.js(seen), json!([false, true, false]));
    assert!(page.text(".arrays-none").contains("clear the filter"));
    let random = "return document.querySelector('[data-arrays=random]').ariaDisabled";
    assert_eq!(page.js(random), "true");
    page.click("[data-arrays=clear]");
    page.wait_for_text(".arrays-found", "42,000 starting positions found");
    assert_eq!(page.js(seen), json!([true, false, true]));
    assert_eq!(page.js(random), json!(null));
}

pub fn one_is_chosen_by_keys_and_played(page: &mut Page) {
    open(page, "#arrays");
    page.js("document.querySelector('.arrays-list').focus()");
    page.key(Key::Down);
    page.key(Key::Down);
    page.key(Key::Up);
    assert_eq!(chosen(page), 1);
    page.key(Key::End);
    assert_eq!(chosen(page), 41_999);
    page.key(Key::Home);
    assert_eq!(chosen(page), 0);
    let active = "const list = document.querySelector('.arrays-list');
        return document.getElementById(list.getAttribute('aria-activedescendant')).getAttribute('aria-posinset')";
    assert_eq!(page.js(active), "1");
    page.click("[data-arrays=previous]");
    assert_eq!(chosen(page), 41_999);
    page.click("[data-arrays=next]");
    assert_eq!(chosen(page), 0);
    write(page, "#arrays-number", "15683");
    page.key(Key::Enter);
    assert_eq!(chosen(page), 15_683);
    assert_eq!(page.text(".arrays-chosen .letters"), "RNBCQKCBNR");
    assert!(page.text(".arrays-chosen").contains("65 castlings"));
    page.js("document.querySelector('.arrays-list').focus()");
    page.key(Key::Enter);
    let row = "RNBCQKCBNR".to_owned();
    assert_eq!(rows_of_the_board(page), [row.clone(), row]);
    // Who chose it by keys plays on by keys.
    page.wait_for("return document.activeElement.closest('#board') !== null");
}

pub fn chance_chooses_among_those_found(page: &mut Page) {
    open(page, "#arrays");
    write(page, "#arrays-text", "R.....K..R C+C");
    page.wait_for("return !document.querySelector('.arrays-found').textContent.startsWith('42')");
    let mut numbers = std::collections::BTreeSet::new();
    for _ in 0..8 {
        page.click("[data-arrays=random]");
        numbers.insert(chosen(page));
        let letters = page.text(".arrays-chosen .letters");
        let fits = letters.starts_with('R') && letters.ends_with('R') && letters.contains("CC");
        assert!(fits && letters.as_bytes()[6] == b'K', "{letters}");
    }
    assert!(numbers.len() > 1, "{numbers:?}");
    let letters = page.text(".arrays-chosen .letters");
    let number = chosen(page);
    page.click("[data-arrays=dice]");
    page.wait_for("return location.hash === '#dice'");
    page.wait_for("return !document.getElementById('view-dice').hidden");
    let value = page.js("return document.getElementById('draw-number').value");
    assert_eq!(value, number.to_string());
    assert_eq!(page.text(".dice-row .letters"), letters);
    // And back, where the same one is still chosen.
    page.click("#dice .look a");
    page.wait_for("return !document.getElementById('view-arrays').hidden");
    page.wait_for(&format!("return {SEEN}.includes({number})"));
    page.click("[data-arrays=play]");
    assert_eq!(rows_of_the_board(page), [letters.clone(), letters]);
}

pub fn every_game_has_its_gallery(page: &mut Page) {
    page.open("");
    page.click("header [data-action=new-game]");
    page.click("label.game:has(input[value=chess400])");
    page.click("#start-arrays");
    page.wait_for("return !document.getElementById('view-arrays').hidden");
    wait_until_whole(page);
    assert_eq!(page.js("return location.hash"), "#arrays=chess400");
    assert_eq!(
        page.js("return document.querySelector('dialog[open]')"),
        json!(null)
    );
    page.wait_for_text(".arrays-found", "400 starting positions found");
    // Both sides have an array of their own.
    assert_eq!(page.count(".arrays-row:first-child use"), 16);
    page.click("[data-side=black]");
    page.click(".arrays-squares [aria-label='king on e']");
    let text = page.js("return document.getElementById('arrays-text').value");
    assert_eq!(text, "| Ke");
    for (address, count) in [
        ("#arrays=consulchess-42k-wiki", "42,000"),
        ("#arrays=capablanca-random", "12,118"),
        ("#arrays=chess400-curtailed", "400"),
    ] {
        open(page, address);
        let found = page.text(".arrays-found");
        println!("{address}: {found}");
        if address != "#arrays=capablanca-random" {
            assert_eq!(
                found,
                format!("{count} starting positions found"),
                "{address}"
            );
        }
        assert!(
            page.text(".arrays-row:first-child .castlings")
                .contains("castling")
        );
    }
}

pub fn it_fits_every_screen(page: &mut Page) {
    let games = ["#arrays", "#arrays=chess400", "#arrays=capablanca-random"];
    let screens = [320, 360, 768, 1280].map(|width| (width, "en"));
    // Their letters and words take more room.
    for (width, language) in screens.into_iter().chain([(320, "de"), (320, "hu")]) {
        page.view(View::new(width, 720));
        for game in games {
            let address = &format!("?lang={language}{game}");
            open(page, address);
            page.js("document.querySelector('.arrays details').open = true");
            let widths = page.js("return [document.documentElement.scrollWidth, innerWidth]");
            assert!(
                widths[0].as_f64() <= widths[1].as_f64(),
                "{address} at {width}: {widths}"
            );
            let cut = page.js(
                "return [...document.querySelectorAll('.arrays .dice-games a')]
                    .filter(link => link.getBoundingClientRect().right > innerWidth
                        || link.getBoundingClientRect().left < 0)
                    .map(link => link.textContent)",
            );
            assert_eq!(cut, json!([]), "{address} at {width}");
            let out = page.js(
                "return [...document.querySelectorAll('.arrays-row:first-child > :not(.unseen)')]
                    .filter(part => {
                        const row = part.parentElement.getBoundingClientRect();
                        const box = part.getBoundingClientRect();
                        return box.bottom > row.bottom + 0.5 || box.right > row.right + 0.5
                            || part.scrollWidth > part.clientWidth + 1;
                    }).map(part => `${part.className}: ${part.textContent}`)",
            );
            assert_eq!(out, json!([]), "{address} at {width}");
        }
    }
}
