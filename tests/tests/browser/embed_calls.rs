//! What embed.html and the page around it say to each other.

use consulboard_browser_tests::Page;
use serde_json::{Value, json};

use crate::embed::{DICE_ARE_STYLED, expect_line};

/// Puts embed.html into a page of another origin and keeps what it says in `window.heard`.
fn embed(page: &mut Page, query: &str) {
    page.open_host("<main></main>");
    let address = page.address("embed.html");
    page.js_with(
        "window.heard = [];
        addEventListener('message', event => {
            if (event.origin === new URL(arguments[0]).origin) window.heard.push(event.data);
        });
        const frame = document.createElement('iframe');
        frame.title = 'A board';
        frame.width = 400;
        frame.height = 500;
        frame.src = arguments[0] + '?' + arguments[1] + '&host=' + encodeURIComponent(location.origin);
        document.querySelector('main').append(frame)",
        vec![json!(address), json!(query)],
    );
}

/// The first message of a kind.
#[track_caller]
fn heard(page: &mut Page, kind: &str) -> Value {
    page.wait_for(&format!(
        "return window.heard.find(message => message.type === {})",
        json!(kind)
    ))
}

fn say(page: &mut Page, message: Value) {
    page.js_with(
        "frames[0].postMessage({ consulboard: 1, ...arguments[0] }, '*')",
        vec![message],
    );
}

/// Calls a method.
fn ask(page: &mut Page, id: impl Into<Value>, method: &str, arguments: Value) {
    say(
        page,
        json!({ "type": "call", "id": id.into(), "method": method, "arguments": arguments }),
    );
}

#[track_caller]
fn answer(page: &mut Page, id: impl Into<Value>) -> Value {
    page.wait_for(&format!(
        "return window.heard.find(message => message.type === 'answer' && message.id === {})",
        id.into()
    ))
}

/// Why a call was refused.
#[track_caller]
fn refusal(page: &mut Page, id: impl Into<Value>) -> String {
    let answer = answer(page, id);
    let error = answer["error"].as_str();
    error
        .unwrap_or_else(|| panic!("not refused: {answer}"))
        .to_owned()
}

pub fn the_page_around_is_told_and_asks(page: &mut Page) {
    embed(page, "fen=7k2/10/10/10/10/10/R9/1R3K4_w_-_-_0_1");
    assert_eq!(heard(page, "hello")["consulboard"], 1);
    let ready = heard(page, "ready");
    assert_eq!(ready["fen"], "7k2/10/10/10/10/10/R9/1R3K4 w - - 0 1");
    page.wait_for("return window.heard.some(it => it.type === 'height' && it.height > 300)");
    ask(page, 1, "play", json!(["a2a7"]));
    assert_eq!(heard(page, "move")["machine"], "a2a7");
    assert!(answer(page, 1)["value"].as_str().unwrap().contains(" b "));
    ask(page, 2, "play", json!(["a2a7"]));
    assert!(answer(page, 2)["error"].is_string());
    ask(page, 3, "moves", json!([]));
    assert_eq!(answer(page, 3)["value"], json!(["Ra7"]));
    // What only looks different keeps the game.
    let fen = "7k2/10/10/10/10/10/R9/1R3K4_w_-_-_0_1";
    say(
        page,
        json!({ "type": "set", "parameters": { "fen": fen, "theme": "dark", "size": 300 } }),
    );
    ask(page, 4, "moves", json!([]));
    assert_eq!(answer(page, 4)["value"], json!(["Ra7"]));
    ask(page, 5, "play", json!(["h8g8"]));
    answer(page, 5);
    ask(page, 6, "play", json!(["b1b8"]));
    answer(page, 6);
    assert_eq!(heard(page, "end")["score"], "1-0");
    ask(page, 7, "load", json!([{ "moves": "e2e4" }]));
    assert!(answer(page, 7)["value"].is_string());
    // A page that does not say who it is hears nothing, and is not heard.
    page.enter("iframe");
    expect_line(page, "Black to move");
    page.leave();
}

pub fn a_refused_load_changes_nothing(page: &mut Page) {
    embed(
        page,
        "fen=5k4/pppppppppp/10/10/10/10/PPPPPPPPPP/5K4_w_-_-_0_1",
    );
    heard(page, "ready");
    ask(page, 1, "play", json!(["e4"]));
    ask(page, 2, "play", json!(["e5"]));
    let fen = answer(page, 2)["value"].clone();
    for (id, part, parameters) in [
        (3, "fen", json!({ "fen": "x" })),
        (4, "view", json!({ "view": "x", "lang": "de" })),
        (5, "colour", json!({ "colour": "red" })),
    ] {
        ask(page, id, "load", json!([parameters]));
        let why = refusal(page, id);
        assert!(why.starts_with(&format!("{part}: ")), "{why}");
    }
    ask(page, 6, "fen", json!([]));
    assert_eq!(answer(page, 6)["value"], fen);
    // The game goes on where only its look changes.
    let shown = "5k4/pppppppppp/10/10/10/10/PPPPPPPPPP/5K4_w_-_-_0_1";
    say(
        page,
        json!({ "type": "set", "parameters": { "fen": shown, "theme": "dark" } }),
    );
    ask(page, 7, "moves", json!([]));
    assert_eq!(answer(page, 7)["value"], json!(["e4", "e5"]));
    // Whoever asked has been answered; nothing is wrong with the board.
    let errors = page.js("return heard.filter(message => message.type === 'error')");
    assert_eq!(errors, json!([]));
    page.enter("iframe");
    expect_line(page, "White to move");
    page.leave();
    // What is loaded takes the place of the game, even when it began like it.
    ask(page, 8, "load", json!([{ "fen": shown }]));
    ask(page, 9, "moves", json!([]));
    assert_eq!(answer(page, 9)["value"], json!([]));
}

pub fn what_is_loaded_speaks_the_language_that_is_asked_for(page: &mut Page) {
    embed(page, "lang=en");
    heard(page, "ready");
    ask(page, 1, "load", json!([{ "moves": "e2e4", "lang": "de" }]));
    // While its sentences are on their way, what comes later waits.
    ask(page, 2, "load", json!([{ "moves": "d2d4", "lang": "de" }]));
    ask(page, 3, "moves", json!([]));
    assert_eq!(answer(page, 3)["value"], json!(["d4"]));
    assert!(answer(page, 1)["value"].is_string());
    page.enter("iframe");
    expect_line(page, "Schwarz am Zug");
    page.leave();
}

pub fn a_replay_takes_moves_at_its_end_only(page: &mut Page) {
    embed(page, "view=replay&moves=e4+e5+d4");
    let ready = heard(page, "ready");
    ask(page, 1, "fen", json!([]));
    // What is shown first is the beginning, and `ready` says so too.
    assert_eq!(answer(page, 1)["value"], ready["fen"]);
    assert!(ready["fen"].as_str().unwrap().contains(" w "), "{ready}");
    ask(page, 2, "play", json!(["exd4"]));
    let why = refusal(page, 2);
    assert_eq!(
        why,
        "play: the replay stands at move 0 of 3, and a move is added at its end only."
    );
    // Nor one that could be played at the beginning.
    ask(page, 3, "play", json!(["c4"]));
    assert_eq!(refusal(page, 3), why);
    page.enter("iframe");
    page.click("[data-action=last]");
    expect_line(page, "2. d4");
    page.leave();
    page.js("heard.length = 0");
    ask(page, 4, "play", json!(["exd4"]));
    let played = heard(page, "move");
    assert_eq!(
        [&played["san"], &played["ply"]],
        [&json!("exd4"), &json!(4)]
    );
    assert_eq!(answer(page, 4)["value"], played["fen"]);
    ask(page, 5, "moves", json!([]));
    assert_eq!(answer(page, 5)["value"], json!(["e4", "e5", "d4", "exd4"]));
    page.enter("iframe");
    expect_line(page, "2… exd4");
    assert_eq!(page.count("#embed .chip"), 4);
    page.leave();
}

pub fn every_call_is_answered(page: &mut Page) {
    embed(page, "moves=e2e4");
    heard(page, "ready");
    for (method, arguments, why) in [
        (
            json!("nope"),
            json!([]),
            "method: “nope” found, load, fen, moves, play, flip expected.",
        ),
        (
            json!(null),
            json!([]),
            "method: “null” found, load, fen, moves, play, flip expected.",
        ),
        (
            json!("load"),
            json!(["x"]),
            "arguments: “[\"x\"]” found, [{\"fen\": \"…\"}] expected.",
        ),
        (
            json!("load"),
            json!([["x"]]),
            "arguments: “[[\"x\"]]” found, [{\"fen\": \"…\"}] expected.",
        ),
        (
            json!("load"),
            json!(null),
            "arguments: “null” found, [{\"fen\": \"…\"}] expected.",
        ),
        (
            json!("play"),
            json!([5]),
            "arguments: “[5]” found, [\"e4\"] expected.",
        ),
        (
            json!("play"),
            json!("e5"),
            "arguments: “\"e5\"” found, [\"e4\"] expected.",
        ),
        (
            json!("load"),
            json!([{ "fen": { "toString": 1 } }]),
            "fen: “{\"toString\":1}” found, \"…\" expected.",
        ),
    ] {
        page.js("heard.length = 0");
        say(
            page,
            json!({ "type": "call", "id": 1, "method": method, "arguments": arguments }),
        );
        assert_eq!(refusal(page, 1), why);
    }
    say(page, json!({ "type": "call", "id": 2 }));
    assert!(refusal(page, 2).starts_with("method: “undefined” found"));
    // The id is the caller's: a text is one too, and comes back as it was.
    ask(page, "x", "moves", json!([]));
    assert_eq!(answer(page, "x")["value"], json!(["e4"]));
    ask(page, 0.5, "moves", json!(null));
    assert_eq!(answer(page, 0.5)["value"], json!(["e4"]));
}

pub fn dice_that_are_asked_for_later_have_their_style_sheet(page: &mut Page) {
    embed(page, "moves=e2e4");
    heard(page, "ready");
    page.js("heard.length = 0");
    say(
        page,
        json!({ "type": "set", "parameters": { "view": "dice" } }),
    );
    // It is ready when it is styled, and says no height before.
    heard(page, "ready");
    let first = page.js("return heard[0].type");
    assert_eq!(first, "ready");
    page.enter("iframe");
    page.wait_for("return !!document.querySelector('.draw-die .draw-face')");
    assert_eq!(page.js(DICE_ARE_STYLED), true);
    page.leave();
    // Back to a board, and to dice again.
    ask(page, 1, "load", json!([{ "moves": "d2d4" }]));
    ask(page, 2, "load", json!([{ "view": "dice" }]));
    assert!(answer(page, 2)["value"].is_string());
    page.enter("iframe");
    assert_eq!(page.js(DICE_ARE_STYLED), true);
    page.leave();
}
