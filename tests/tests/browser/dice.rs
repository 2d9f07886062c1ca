//! Drawing a starting position: by dice that roll, by own dice, by number.

use consulboard_browser_tests::{Key, Page, View};
use serde_json::json;

use crate::arrays_address::set_letters;

/// The array of Consulchess itself: rolls that lead there, its row and its number.
const ROLLS: [u8; 7] = [4, 2, 2, 6, 2, 4, 2];
pub const ROW: &str = "RNBCQKCBNR";
pub const NUMBER: &str = "15683";

pub fn open(page: &mut Page) {
    open_at(page, "#dice");
}

pub fn open_at(page: &mut Page, address: &str) {
    page.open(address);
    page.wait_for("return !!document.querySelector('.draw-still').firstChild");
}

/// Waits until nothing moves.
pub fn wait_for_rest(page: &mut Page) {
    // What was just pressed begins to move with the next frame.
    page.settle();
    page.wait_for("return document.querySelector('.dice').dataset.moving === 'false'");
}

pub fn number(page: &mut Page) -> String {
    let value = page.js("return document.getElementById('draw-number').value");
    value.as_str().unwrap_or_default().to_owned()
}

pub fn choose(page: &mut Page, value: &str) {
    page.click(&format!("label:has(input[value={value}])"));
}

pub fn write_number(page: &mut Page, text: &str) {
    page.click("#draw-number");
    page.js("document.getElementById('draw-number').select()");
    page.type_text(text);
    page.key(Key::Enter);
}

/// The first and the last row of the pieces on the board of the game.
pub fn rows_of_the_board(page: &mut Page) -> [String; 2] {
    page.wait_for("return !document.getElementById('view-play').hidden");
    let fen = page.js("return document.getElementById('board').dataset.fen");
    let pieces = fen.as_str().unwrap().split(' ').next().unwrap().to_owned();
    let (black, rest) = pieces.split_once('/').unwrap();
    let (_, white) = rest.rsplit_once('/').unwrap();
    [white.to_owned(), black.to_uppercase()]
}

pub fn a_die_is_seen_rolling_and_the_piece_flies(page: &mut Page) {
    open(page);
    // The die itself can be clicked. Every picture of the die and of the piece beside it, as they are shown.
    page.js("window.seen = { dice: new Set(), pieces: new Set() };
        const moving = document.querySelector('.draw-moving');
        new MutationObserver(() => {
            const face = moving.querySelector('.draw-face');
            const piece = moving.querySelector('svg');
            if (face) window.seen.dice.add(face.getAttribute('points'));
            if (piece) window.seen.pieces.add(piece.getAttribute('x'));
        }).observe(moving, { childList: true, subtree: true });");
    page.click(".draw-die");
    page.wait_for("return document.querySelectorAll('.draw-still svg').length === 1");
    wait_for_rest(page);
    let seen = page.js("return [window.seen.dice.size, window.seen.pieces.size]");
    assert!(seen[0].as_u64() > Some(8), "the die tumbles: {seen}");
    assert!(seen[1].as_u64() > Some(3), "the piece flies: {seen}");
    let step = page.text(".dice-steps li:first-child span:last-child");
    let told = step.starts_with("Light-squared bishop: ") && step.contains(" → the ");
    assert!(told, "{step}");
    let live = page.text(".dice [aria-live]");
    assert!(live.starts_with("Light-squared bishop: "), "{live}");
}

pub fn all_dice_are_rolled_and_the_position_is_played(page: &mut Page) {
    open(page);
    page.click("[data-draw=roll-all]");
    page.wait_for("return document.querySelectorAll('.dice-steps .done').length >= 2");
    assert_eq!(number(page), "", "nothing is given away");
    page.click("[data-draw=skip]");
    wait_for_rest(page);
    assert_eq!(page.count(".draw-still svg"), 10);
    assert_eq!(page.count(".dice-steps .done"), 8);
    let row = page.text(".dice-row .letters");
    assert_eq!(row.len(), 10, "{row}");
    assert!(!number(page).is_empty());
    page.click("[data-draw=play]");
    assert_eq!(rows_of_the_board(page), [row.clone(), row]);
    assert_eq!(page.js("return location.hash"), "");
}

pub fn without_motion_everything_is_there_at_once(page: &mut Page) {
    page.view(View::DESKTOP.reduced_motion());
    open(page);
    page.js("window.moved = false;
        new MutationObserver(() => {
            window.moved ||= document.querySelector('.dice').dataset.moving === 'true';
        }).observe(document.querySelector('.dice'), { attributes: true });");
    page.click("[data-draw=roll-all]");
    page.wait_for("return document.querySelectorAll('.draw-still svg').length === 10");
    assert_eq!(page.js("return window.moved"), false);
    let live = page.text(".dice [aria-live]");
    assert!(live.starts_with("White, number "), "{live}");
}

pub fn an_array_has_the_letters_of_the_player(page: &mut Page) {
    open_at(page, "?lang=de#dice");
    choose(page, "table");
    for roll in ROLLS {
        page.click(&format!("[data-number='{roll}']"));
    }
    wait_for_rest(page);
    assert_eq!(page.text(".dice-row .letters"), "TSLKoDKKoLST");
    set_letters(page, "english");
    page.wait_for_text(".dice-row .letters", ROW);
}

pub fn own_dice_are_entered_by_tapping(page: &mut Page) {
    open(page);
    choose(page, "table");
    assert_eq!(page.text("[data-number='6'] small"), "again");
    let label = page.js("return document.querySelector(\"[data-number='6']\").ariaLabel");
    assert_eq!(label, "6: roll again");
    page.click("[data-number='6']");
    page.wait_for_text(".dice-last", "Light-squared bishop: 6 → roll again");
    for roll in ROLLS {
        page.click(&format!("[data-number='{roll}']"));
    }
    wait_for_rest(page);
    assert_eq!(page.text(".dice-row .letters"), ROW);
    assert_eq!(number(page), NUMBER);
    assert_eq!(page.text(".dice-prompt"), "Number 15,683 of 42,000");
    page.click("[data-draw=take-back]");
    page.wait_for_text(".dice-row .letters", "·NBC··CBN·");
    assert_eq!(number(page), "");
}

pub fn own_dice_are_entered_and_played_by_keyboard_alone(page: &mut Page) {
    open(page);
    page.js("document.querySelector('input[value=screen]').focus()");
    page.key(Key::Right);
    page.wait_for("return document.querySelector('.dice').dataset.method === 'table'");
    page.type_text("63");
    page.wait_for_text(
        ".dice-steps li:first-child",
        "6 → roll againLight-squared bishop: 3 → the third light square, f1",
    );
    page.key(Key::Backspace);
    page.wait_for_text(".dice-prompt", "Light-squared bishop: roll the d6 again");
    page.type_text(&ROLLS.map(|roll| roll.to_string()).concat());
    wait_for_rest(page);
    assert_eq!(number(page), NUMBER);
    // Tab leads from the radio buttons over the other choice to what takes the place of the keys.
    page.key(Key::Tab);
    page.key(Key::Tab);
    assert_eq!(
        page.js("return document.activeElement.dataset.draw"),
        "play"
    );
    page.key(Key::Enter);
    assert_eq!(rows_of_the_board(page), [ROW.to_owned(), ROW.to_owned()]);
}

pub fn the_focus_follows_the_draw(page: &mut Page) {
    page.view(View::DESKTOP.reduced_motion());
    open(page);
    page.js("document.querySelector('button[data-draw=roll-next]').focus()");
    for done in 1..=7 {
        page.key(Key::Enter);
        // The last die settles the rest as well.
        let done = if done == 7 { 8 } else { done };
        page.wait_for(&format!(
            "return document.querySelectorAll('.dice-steps .done').length === {done}"
        ));
    }
    assert_eq!(
        page.js("return document.activeElement.dataset.draw"),
        "play"
    );
}

pub fn a_position_is_chosen_by_number_and_opened_by_its_link(page: &mut Page) {
    open(page);
    write_number(page, "15,683");
    page.wait_for_text(".dice-row .letters", ROW);
    assert_eq!(number(page), NUMBER);
    assert_eq!(
        page.text(".dice-steps h2"),
        "Rolls that lead to this number"
    );
    page.click("[data-draw=next]");
    assert_eq!(number(page), "15684");
    page.click("[data-draw=previous]");
    page.click("[data-draw=previous]");
    assert_eq!(number(page), "15682");
    page.click("[data-draw=random]");
    page.wait_for("return document.getElementById('draw-number').value !== '15682'");
    write_number(page, "42000");
    page.wait_for_text(
        ".dice-position [role=alert]",
        "There is no starting position 42000: the numbers go from 0 to 41,999.",
    );
    write_number(page, NUMBER);
    page.wait_for_text(".dice-position [role=alert]", "");
    assert_eq!(page.text(".dice-row .letters"), ROW);
    // Where copying is not allowed, the address is there to be copied by hand.
    page.click("[data-draw=copy]");
    page.wait_for("return document.querySelector('.dice-position .note').textContent !== ''");
    let link = page.js("return document.querySelector('.dice').dataset.link");
    assert_eq!(link, "game=consulchess-42k&start=15683");
    let by_hand = page.js("const e = document.querySelector('.dice-position > input'); return e.hidden ? null : e.value");
    if let Some(address) = by_hand.as_str() {
        assert_eq!(address, page.address("#game=consulchess-42k&start=15683"));
    }
    page.open("#game=consulchess-42k&start=15683");
    assert_eq!(rows_of_the_board(page), [ROW.to_owned(), ROW.to_owned()]);
}

pub fn the_sides_are_drawn_separately(page: &mut Page) {
    page.view(View::DESKTOP.reduced_motion());
    open(page);
    choose(page, "separate");
    page.click("[data-draw=roll-all]");
    page.wait_for_text(".dice-prompt", "White is drawn. Now draw Black.");
    assert_eq!(page.count("[data-draw=play]:not([hidden])"), 0);
    page.click(".dice-go [data-draw=turn-to]");
    page.wait_for_text(".dice-prompt", "Dark-squared bishop: roll the d6");
    write_number(page, "7");
    page.wait_for("return !document.querySelector('[data-draw=play]').hidden");
    let rows = page
        .js("return [...document.querySelectorAll('.dice-row .letters')].map(e => e.textContent)");
    let prompt = page.text(".dice-prompt");
    assert!(prompt.ends_with(" and 7, one of 1,764,000,000"), "{prompt}");
    page.click("[data-draw=play]");
    assert_eq!(json!(rows_of_the_board(page)), rows);
}

pub fn a_game_in_the_other_edition_keeps_what_is_drawn(page: &mut Page) {
    open(page);
    write_number(page, NUMBER);
    page.click("[data-action=new-game]");
    page.click("label:has(input[value=consulchess-42k])");
    page.click("label:has(input[value=wiki])");
    page.click("label:has(input[value=dice])");
    page.click("#new-game-start");
    page.wait_for("return !document.querySelector('dialog[open]')");
    assert_eq!(number(page), NUMBER);
    let link = page.js("return document.querySelector('.dice').dataset.link");
    assert_eq!(link, "game=consulchess-42k-wiki&start=15683");
    // Another game is drawn at its own address.
    page.click("[data-action=new-game]");
    page.click("label:has(input[value=capablanca-random])");
    page.click("label:has(input[value=dice])");
    page.click("#new-game-start");
    page.wait_for("return !document.querySelector('dialog[open]')");
    page.wait_for_text(".dice-games [aria-current]", "Capablanca Random Chess");
    assert_eq!(page.js("return location.hash"), "#dice=capablanca-random");
}

/// In every size the page is as wide as the screen, and what is not drawn yet takes the room that it
/// will need.
pub fn it_fits_every_screen(page: &mut Page) {
    for address in ["#dice=chess400", "#dice=capablanca-random"] {
        page.view(View::new(320, 568).reduced_motion());
        open_at(page, address);
        for input in ["table", "screen"] {
            choose(page, input);
            let widest = page.js("return document.documentElement.scrollWidth");
            assert!(widest.as_u64() <= Some(320), "{address}: {widest}");
        }
    }
    for (width, height) in [(320, 568), (360, 740), (768, 1024), (1280, 800)] {
        page.view(View::new(width, height).reduced_motion());
        open(page);
        let mut places = Vec::new();
        for input in ["table", "separate", "mirrored", "screen"] {
            choose(page, input);
            let widest = page.js("return document.documentElement.scrollWidth");
            assert!(widest.as_u64() <= Some(width.into()), "{width}: {widest}");
        }
        for _ in 0..8 {
            places.push(page.js(
                "const y = e => document.querySelector(e).getBoundingClientRect().top + scrollY;
                return ['.dice-controls', '.dice-position', '.dice-steps'].map(y)",
            ));
            let left = page.count("button[data-draw=roll-next]:not([aria-disabled])");
            if left > 0 && places.len() < 8 {
                page.click("button[data-draw=roll-next]");
            }
        }
        places.dedup();
        assert_eq!(places.len(), 1, "at {width} something jumps: {places:?}");
    }
}

/// Chromium only: the others do not pretend to be touched.
pub fn fingers_have_room(page: &mut Page) {
    page.view(View::NARROW.touch());
    for (address, method) in [
        ("#dice", "screen"),
        ("#dice", "table"),
        ("#dice=chess400", "table"),
        ("#dice=capablanca-random", "table"),
    ] {
        open_at(page, address);
        choose(page, method);
        page.settle();
        let small = page.js(
            "return [...document.querySelectorAll('.dice button, .dice label:has(input), .dice form input, .dice select, .dice nav a')]
                .map(e => [e.textContent || e.ariaLabel, e.getBoundingClientRect()])
                .filter(([, r]) => r.width > 0 && (r.width < 44 || r.height < 44))
                .map(([name, r]) => `${name}: ${r.width} x ${r.height}`)",
        );
        assert_eq!(small, json!([]), "{address} {method}");
    }
}
