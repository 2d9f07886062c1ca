//! Clocks: chosen for a new game, started by the first move, paused, corrected, and over when a flag falls.

use consulboard_browser_tests::{Page, View};
use serde_json::json;

use crate::board::*;

/// From now on no time passes for the page but what a test adds to `window.skip`, in milliseconds.
const OWN_TIME: &str = "const start = performance.now();
    window.skip = 0;
    performance.now = () => start + window.skip;";

fn face(page: &mut Page, seat: &str) -> String {
    page.text(&format!("#seat-{seat} .clock"))
}

/// Begins a game of Consulchess by a control of one's own.
#[track_caller]
pub fn begin(page: &mut Page, control: &str) {
    press(page, "new-game");
    page.click(".game:has([value=consulchess])");
    page.js("const list = document.getElementById('clock-preset');
         list.value = 'own';
         list.dispatchEvent(new Event('change', { bubbles: true }))");
    page.js(&format!(
        "const field = document.getElementById('clock-own');
         field.value = {};
         field.dispatchEvent(new Event('input', {{ bubbles: true }}))",
        json!(control)
    ));
    page.click("#new-game-start");
}

fn hand(page: &mut Page, seat: &str) -> String {
    let script = format!("return document.querySelector('#seat-{seat} .clock').dataset.hand");
    page.js(&script).as_str().unwrap_or_default().to_owned()
}

fn play(page: &mut Page, text: &str) {
    page.click("#move-text");
    page.type_text(text);
    page.click("#move-form button");
}

pub fn a_game_is_lost_on_time(page: &mut Page) {
    page.open("");
    page.js(OWN_TIME);
    assert_eq!(
        page.js("return document.querySelector('#seat-near .clock').hidden"),
        true
    );
    begin(page, "1+2");
    page.wait_for("return !document.querySelector('#seat-near .clock').hidden");
    assert_eq!(face(page, "near"), "1:00");
    // Nothing runs before the first move, which costs nothing.
    page.js("window.skip += 30000");
    play(page, "e4");
    page.wait_for("return document.querySelector('#seat-far .clock').dataset.hand === 'running'");
    assert_eq!(face(page, "near"), "1:00");
    // Ten seconds of a minute are little.
    page.js("window.skip += 55000");
    page.wait_for("return document.querySelector('#seat-far .clock').dataset.low === ''");
    // What sleeps for hours has lost nothing and gained nothing: the flag fell in between.
    page.js("window.skip += 7200000");
    page.wait_for_text("#score", "1-0");
    assert_eq!(
        page.js("return document.querySelector('#seat-far .clock').dataset.hand"),
        "fallen"
    );
    assert_eq!(face(page, "far"), "0.0");
}

pub fn a_clock_is_paused_corrected_and_kept(page: &mut Page) {
    page.open("");
    page.js(OWN_TIME);
    begin(page, "10+5|3");
    page.wait_for_text("#seat-near .clock", "10:00");
    assert_eq!(face(page, "far"), "3:00");
    play(page, "e4");
    page.js("window.skip += 60000");
    play(page, "e5");
    page.wait_for("return document.querySelector('#seat-near .clock').dataset.hand === 'running'");
    page.wait_for(
        "return document.querySelector('#seat-far .clock').textContent.startsWith('2:0')
        || document.querySelector('#seat-far .clock').textContent.startsWith('1:5')",
    );
    // It is seen what a tap does.
    let sign = page.js("const clock = document.querySelector('#seat-near .clock');
         return [clock.title, getComputedStyle(clock, '::before').width]");
    assert_eq!(sign, json!(["Pause, or give and take time", "10px"]));
    page.click("#seat-near .clock");
    page.wait_for("return document.getElementById('clock-dialog').open");
    let paused = page.text("#clock-white");
    page.js("window.skip += 600000");
    page.click("[data-action=clock-adjust][data-color=white][data-seconds='60']");
    page.wait_for(
        "return document.getElementById('clock-white').textContent.startsWith('10:5')
        || document.getElementById('clock-white').textContent.startsWith('11:0')",
    );
    assert_ne!(page.text("#clock-white"), paused);
    let left = page.text("#clock-white");
    // Taken back: Black's time is that of before his move.
    page.click("#clock-dialog [data-action=close]");
    // The next visit finds it at rest.
    page.open("");
    page.wait_for_text("#seat-near .clock", &left);
    assert_eq!(
        page.js("return document.querySelector('#seat-near .clock').dataset.hand"),
        "paused"
    );
    play(page, "Nc3");
    page.wait_for("return document.querySelector('#seat-far .clock').dataset.hand === 'running'");
    press(page, "undo");
    page.wait_for("return document.querySelector('#seat-near .clock').dataset.hand !== 'waiting'");
    // A game from a link has none.
    page.open("#game=congo");
    page.wait_for("return document.querySelector('#seat-near .clock').hidden");
}

pub fn what_is_no_control_is_said_and_begins_nothing(page: &mut Page) {
    page.open("");
    begin(page, "ten minutes");
    page.wait_for("return document.getElementById('clock-words').textContent.includes('ten')");
    assert_eq!(
        page.js("return document.getElementById('new-game-dialog').open"),
        true
    );
    // It is said where it can be seen, above the buttons at the lower edge.
    assert_eq!(
        page.js("const words = document.getElementById('clock-words');
             const { left, bottom } = words.getBoundingClientRect();
             return words.contains(document.elementFromPoint(left + 4, bottom - 4))"),
        true
    );
    page.js("document.getElementById('clock-own').value = ''");
    page.click("#clock-own");
    page.type_text("5d3");
    page.wait_for_text(
        "#clock-words",
        "5 minutes, the first 3 s of each move not counted",
    );
    page.click("#new-game-start");
    page.wait_for_text("#seat-near .clock", "5:00");
}

pub fn a_fallen_flag_can_be_forgiven(page: &mut Page) {
    page.open("");
    page.js(OWN_TIME);
    begin(page, "1");
    play(page, "e4");
    page.wait_for("return document.querySelector('#seat-far .clock').dataset.hand === 'running'");
    page.js("window.skip += 61000");
    page.wait_for_text("#score", "1-0");
    // Also after the next visit.
    page.reload();
    page.wait_for_text("#score", "1-0");
    assert_eq!(face(page, "far"), "0.0");
    // No time is given to a game that is over, and it is said what to do first.
    page.click("#seat-far .clock");
    wait_until_seen(page, "#clock-over");
    assert_eq!(
        page.count("#clock-dialog [data-seconds][aria-disabled=true]"),
        4
    );
    page.click("[data-color=black][data-seconds='60']");
    assert_eq!(page.text("#clock-black"), "0.0");
    page.click("#clock-dialog [data-action=close]");
    press(page, "undo");
    expect_prompt(page, "Black to move: until then the clock is stopped");
    assert_eq!(hand(page, "far"), "paused");
    page.click("#seat-far .clock");
    page.wait_for("return document.getElementById('clock-dialog').open");
    assert!(!is_seen(page, "#clock-over"));
    // There is no minute to be taken away.
    let less = "[data-color=black][data-seconds='-60']";
    let is_off = format!("return document.querySelector(\"{less}\").ariaDisabled === 'true'");
    page.wait_for(&is_off);
    page.click("[data-color=black][data-seconds='60']");
    page.wait_for_text("#clock-black", "1:00");
    page.click("#clock-dialog [data-action=close]");
    play(page, "e5");
    expect_moves(page, "e4 e5");
    assert_eq!(hand(page, "near"), "running");
}

pub fn each_game_has_its_own_clock(page: &mut Page) {
    page.open("");
    page.js(OWN_TIME);
    begin(page, "5");
    play(page, "e4");
    page.wait_for("return document.querySelector('#seat-far .clock').dataset.hand === 'running'");
    page.js("window.skip += 65000");
    begin(page, "1+1");
    page.wait_for_text("#seat-far .clock", "1:00");
    play(page, "d4");
    press(page, "earlier");
    expect_moves(page, "e4");
    // However slow the machine is, less than a minute has passed besides.
    assert!(face(page, "far").starts_with("3:"));
    assert_eq!(hand(page, "far"), "paused");
    press(page, "earlier");
    expect_moves(page, "d4");
    assert_eq!(face(page, "near"), "1:00");
}

pub fn a_variation_gone_on_with_has_the_clock_of_its_side(page: &mut Page) {
    page.open("");
    begin(page, "5");
    for text in ["e4", "e5", "f4"] {
        play(page, text);
    }
    for _ in 0..2 {
        press(page, "undo");
    }
    play(page, "c5");
    assert_eq!(hand(page, "near"), "running");
    page.js("[...document.querySelectorAll('#moves [data-node]')]
             .find(move => move.textContent.includes('f4')).click()");
    wait_until_seen(page, "[data-action=continue]");
    press(page, "continue");
    expect_prompt(page, "Black to move");
    page.wait_for("return document.querySelector('#seat-far .clock').dataset.hand === 'running'");
    assert_eq!(hand(page, "near"), "waiting");
}

pub fn times_are_in_the_pgn(page: &mut Page) {
    page.open("");
    page.js(OWN_TIME);
    begin(page, "5+3");
    for text in ["e4", "e5"] {
        play(page, text);
        page.js("window.skip += 2000");
    }
    press(page, "games");
    page.wait_for(
        "return /1\\.\\.\\. e5 \\{\\[%clk 0:05:0[01]/.test(document.querySelector('textarea#games-text')?.value ?? '')",
    );
}

pub fn clocks_fit_every_screen(page: &mut Page) {
    for view in [View::NARROW, View::PHONE.dark(), View::DESKTOP] {
        page.view(view);
        page.open("");
        begin(page, "100d30");
        page.wait_for_text("#seat-near .clock", "1:40:00");
        // With the sign of a clock that runs, and the delay.
        click(page, &["e2", "e4"]);
        page.wait_for(
            "return document.querySelector('#seat-far .clock').dataset.hand === 'running'",
        );
        // In one line, too.
        let fits = page.js("const text = document.createRange();
            return [...document.querySelectorAll('.clock')].every(c => {
                text.selectNodeContents(c);
                return c.scrollWidth <= c.clientWidth
                    && text.getBoundingClientRect().height < 1.5 * c.offsetHeight
                    && c.getBoundingClientRect().right <= innerWidth;
            })");
        assert_eq!(fits, true);
    }
}
