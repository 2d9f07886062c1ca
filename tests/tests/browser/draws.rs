//! Drawing Chess400 and Capablanca Random Chess.

use consulboard_browser_tests::{Key, Page, View};
use serde_json::json;

use crate::dice::*;

/// Rolls for Capablanca Random Chess that lead to bishops side by side, and to number 20.
const BISHOPS: [u8; 8] = [1, 1, 1, 1, 2, 4, 1, 1];
const TWENTY: [u8; 8] = [1, 1, 3, 1, 1, 1, 1, 1];

fn tap(page: &mut Page, rolls: &[u8]) {
    for roll in rolls {
        page.click(&format!(".dice-key[data-number='{roll}']"));
    }
}

pub fn a_capablanca_array_is_rolled_and_played(page: &mut Page) {
    open_at(page, "#dice=capablanca-random");
    let lead = page.text(".dice-lead");
    assert!(lead.ends_with("12,118 of 48,000 are played."), "{lead}");
    assert_eq!(
        page.text(".dice-games [aria-current]"),
        "Capablanca Random Chess"
    );
    assert_eq!(
        page.count(".draw-moving svg"),
        2,
        "queen and archbishop wait"
    );
    page.click("[data-draw=roll-all]");
    page.wait_for("return document.querySelectorAll('.dice-steps .done').length >= 2");
    assert_eq!(number(page), "", "nothing is given away");
    // Arrays that are not played are drawn again by themselves, skipped or not.
    page.click("[data-draw=skip]");
    page.wait_for("return !document.querySelector('[data-draw=play]').hidden");
    assert_eq!(page.count(".draw-still svg"), 10);
    let prompt = page.text(".dice-prompt");
    assert!(
        prompt.starts_with("Number ") && prompt.ends_with(", one of the 12,118 that are played"),
        "{prompt}"
    );
    let row = page.text(".dice-row .letters");
    page.click("[data-draw=play]");
    assert_eq!(rows_of_the_board(page), [row.clone(), row]);
}

/// Three in four arrays are not played: within a few draws one is seen, told and listed.
pub fn an_array_that_is_not_played_is_seen_and_drawn_again(page: &mut Page) {
    open_at(page, "#dice=capablanca-random");
    page.js("window.seen = new Set();
        new MutationObserver(() => {
            const prompt = document.querySelector('.dice-prompt').textContent;
            if (prompt.endsWith('Drawn again.')) window.seen.add(prompt);
        }).observe(document.querySelector('.dice-prompt'), { childList: true });");
    for _ in 0..40 {
        page.click("[data-draw=start-again]:not(.primary)");
        page.click("[data-draw=roll-all]");
        page.click("[data-draw=skip]");
        page.wait_for("return !document.querySelector('[data-draw=play]').hidden");
        if page.count(".dice-unfit:not([hidden]) li") > 0 {
            break;
        }
    }
    let first = page.text(".dice-unfit li:first-child");
    assert!(
        first.starts_with("Draw 1: ") && first.ends_with(" Drawn again."),
        "{first}"
    );
    let live = page.text(".dice [aria-live]");
    assert!(
        live.contains("Draw 1: ") && live.contains("White, number "),
        "{live}"
    );
    // In time, the array itself is seen, and the dice roll on without a press.
    page.js("window.seen.clear()");
    for _ in 0..40 {
        page.click("[data-draw=start-again]:not(.primary)");
        page.click("[data-draw=roll-all]");
        page.wait_for(
            "return window.seen.size > 0 || !document.querySelector('[data-draw=play]').hidden",
        );
        if page.js("return window.seen.size > 0") == true {
            break;
        }
    }
    let seen = page.js("return [...window.seen][0]");
    let seen = seen.as_str().unwrap_or_default();
    assert!(seen.starts_with("Draw 1: "), "{seen}");
    page.wait_for("return document.querySelector('.dice-prompt').textContent.includes('rolling')");
}

pub fn own_dice_to_an_array_that_is_not_played(page: &mut Page) {
    page.view(View::DESKTOP.reduced_motion());
    open_at(page, "#dice=capablanca-random");
    choose(page, "table");
    assert_eq!(page.text(".dice-key[data-number='2'] small"), "archbishop");
    tap(page, &BISHOPS);
    page.wait_for_text(
        ".dice-prompt",
        "Not played: two bishops stand side by side, the left one on file d. Begin again.",
    );
    page.wait_for("return document.querySelectorAll('.draw-unfit').length === 2");
    assert_eq!(page.count("[data-draw=play]:not([hidden])"), 0);
    page.click(".dice-go [data-draw=start-again]");
    page.wait_for_text(
        ".dice-unfit li",
        "Draw 1: two bishops stand side by side, the left one on file d. Drawn again.",
    );
    tap(page, &TWENTY);
    page.wait_for("return !document.querySelector('[data-draw=play]').hidden");
    assert_eq!(number(page), "20");
}

pub fn a_capablanca_number_is_refused_with_the_reason(page: &mut Page) {
    page.view(View::DESKTOP.reduced_motion());
    open_at(page, "#dice=capablanca-random");
    write_number(page, "20");
    page.wait_for("return !document.querySelector('[data-draw=play]').hidden");
    write_number(page, "19");
    page.wait_for(
        "return document.querySelector('.dice-position [role=alert]').textContent !== ''",
    );
    let why = page.text(".dice-position [role=alert]");
    assert!(
        why.starts_with("Starting position 19 is not played: the pawn on file ")
            && why.ends_with(" is unprotected."),
        "{why}"
    );
    // From one that is played to the next one that is.
    write_number(page, "20");
    page.click("[data-draw=next]");
    page.wait_for("return document.getElementById('draw-number').value > 20");
    page.click("[data-draw=previous]");
    assert_eq!(number(page), "20");
    page.click("[data-draw=random]");
    page.wait_for("return document.getElementById('draw-number').value !== '20'");
    assert_eq!(page.count("[data-draw=play]:not([hidden])"), 1);
}

pub fn chess400_is_rolled_for_both_sides_and_played(page: &mut Page) {
    open_at(page, "#dice=chess400");
    page.click("[data-draw=roll-next]");
    page.wait_for_text(".dice-prompt", "Black’s array: roll the d20");
    assert_eq!(page.count(".draw-still > svg"), 8);
    let white = page.text(".dice-steps li:first-child span");
    assert!(
        white.starts_with("White’s array: ") && white.contains(", Chess960 "),
        "{white}"
    );
    page.click("button[data-draw=roll-next]");
    page.wait_for("return !document.querySelector('[data-draw=play]').hidden");
    assert_eq!(page.count(".draw-still > svg"), 16);
    let shown = page.text(".draw-number");
    assert_eq!(number(page), shown);
    let prompt = page.text(".dice-prompt");
    assert_eq!(prompt, format!("Number {shown} of 400"));
    let rows = page
        .js("return [...document.querySelectorAll('.dice-row .letters')].map(e => e.textContent)");
    page.click("[data-draw=play]");
    assert_eq!(json!(rows_of_the_board(page)), rows);
}

/// Whoever comes from *New game* again wants to draw again.
pub fn a_second_draw_begins_anew(page: &mut Page) {
    page.view(View::DESKTOP.reduced_motion());
    page.open("");
    for _ in 0..2 {
        page.click("[data-action=new-game]:not(dialog *)");
        page.click(".game:has([value=chess400])");
        page.click("#new-game-form [name=start][value=dice]");
        page.click("#new-game-start");
        page.wait_for(
            "return document.querySelector('.dice-row .letters')?.textContent.includes('·')",
        );
        page.click("[data-draw=roll-all]");
        page.wait_for(
            "return ![...document.querySelectorAll('.dice-row .letters')]
                .some(row => row.textContent.includes('·'))",
        );
        page.click("[data-draw=play]");
        page.wait_for("return !document.getElementById('view-play').hidden");
    }
}

pub fn chess400_is_chosen_by_numbers(page: &mut Page) {
    page.view(View::DESKTOP.reduced_motion());
    // By the switch of the view, which the address follows.
    open(page);
    write_number(page, NUMBER);
    page.wait_for_text(".dice-row .letters", ROW);
    page.click(".dice-games a[href='#dice=chess400']");
    page.wait_for("return document.querySelectorAll('.draw-square').length === 16");
    assert_eq!(page.js("return location.hash"), "#dice=chess400");
    write_number(page, "126");
    page.wait_for_text(".dice-prompt", "Number 126 of 400");
    let known =
        "return [...document.querySelectorAll('.dice-row .number')].map(e => e.textContent)";
    assert_eq!(page.js(known), json!(["Chess960 518", "Chess960 518"]));
    write_number(page, "400");
    page.wait_for_text(
        ".dice-position [role=alert]",
        "There is no starting position 400: the numbers go from 0 to 399.",
    );
    // Each side by its own list.
    page.js(
        "const list = document.querySelector('select[data-side=black]');
        list.value = '0';
        list.dispatchEvent(new Event('change', { bubbles: true }))",
    );
    page.wait_for_text(".dice-prompt", "Number 120 of 400");
    let chosen = "return document.querySelector('select[data-side=white]').selectedOptions[0].text";
    assert_eq!(page.js(chosen), "7: RNBQKBNR, Chess960 518");
    let link = page.js("return document.querySelector('.dice').dataset.link");
    assert_eq!(link, "game=chess400&start=6.0");
    // And back to the game that was drawn before, as it was left.
    page.js("history.back()");
    page.wait_for_text(".dice-row .letters", ROW);
    assert_eq!(number(page), NUMBER);
}

pub fn a_die_of_twenty_is_tapped_and_typed(page: &mut Page) {
    page.view(View::DESKTOP.reduced_motion());
    open_at(page, "#dice=chess400");
    choose(page, "table");
    assert_eq!(page.count(".dice-key:not([hidden])"), 20);
    tap(page, &[7]);
    page.wait_for_text(".dice-prompt", "Black’s array: enter what the d20 shows");
    page.type_text("1");
    page.wait_for_text(
        ".dice-prompt",
        "Black’s array: 1, or type a second figure. Enter takes 1.",
    );
    page.type_text("8");
    page.wait_for_text(".dice-prompt", "Number 137 of 400");
    page.key(Key::Backspace);
    page.wait_for_text(".dice-prompt", "Black’s array: enter what the d20 shows");
    page.type_text("2");
    page.key(Key::Enter);
    page.wait_for_text(".dice-prompt", "Number 121 of 400");
}
