//! embed.html: a board in a frame of somebody else's page.

use consulboard_browser_tests::{Key, Page, View};
use serde_json::json;

/// A king between two rooks that have not moved.
const BARE: &str = "5k4/10/10/10/10/10/10/R4K3R_w_KQ_-_0_1";
/// A consul with free squares and bridges.
const CONSUL: &str = "5k4/10/10/10/4C5/10/10/5K4_w_-_-_0_1";

pub fn open(page: &mut Page, query: &str) {
    page.open(&format!("embed.html?{query}"));
    page.settle();
}

fn square(page: &mut Page, name: &str) {
    page.click(&format!(".board [data-square={name}]"));
}

fn press(page: &mut Page, action: &str) {
    page.click(&format!("[data-action={action}]"));
}

#[track_caller]
pub fn expect_line(page: &mut Page, text: &str) {
    page.wait_for_text("#embed .prompt", text);
}

#[track_caller]
fn expect_pieces(page: &mut Page, pieces: &str) {
    page.wait_for(&format!(
        "return document.querySelector('.board').dataset.fen.split(' ')[0] === {}",
        json!(pieces)
    ));
}

pub fn a_castling_and_a_consul_move_are_played_in_a_frame(page: &mut Page) {
    open(page, &format!("fen={BARE}"));
    for name in ["f1", "j1", "i1", "h1"] {
        square(page, name);
    }
    expect_line(page, "Black to move");
    expect_pieces(page, "5k4/10/10/10/10/10/10/R6RK1");
    press(page, "undo");
    expect_line(page, "White to move");
    press(page, "redo");
    expect_line(page, "Black to move");
    press(page, "again");
    expect_pieces(page, "5k4/10/10/10/10/10/10/R4K3R");
    open(page, &format!("fen={CONSUL}"));
    square(page, "e4");
    square(page, "b7");
    expect_pieces(page, "5k4/1C8/10/10/10/10/10/5K4");
    // Nothing is kept, and the link leads to the game.
    assert_eq!(page.js("return localStorage.length"), 0);
    let link = page.js("return document.querySelector('.home').getAttribute('href')");
    assert!(
        link.as_str()
            .unwrap()
            .starts_with("./#game=consulchess&fen=")
    );
}

pub fn a_game_is_played_in_a_frame_by_keys(page: &mut Page) {
    open(page, &format!("fen={CONSUL}"));
    page.js("document.querySelector('.board [data-square=e4]').focus()");
    page.key(Key::Enter);
    page.key(Key::Right);
    page.key(Key::Up);
    page.key(Key::Up);
    page.key(Key::Up);
    page.key(Key::Left);
    page.key(Key::Left);
    page.key(Key::Left);
    page.key(Key::Left);
    page.key(Key::Enter);
    expect_pieces(page, "5k4/1C8/10/10/10/10/10/5K4");
}

pub fn a_diagram_is_a_picture_with_a_description(page: &mut Page) {
    open(
        page,
        &format!("view=diagram&fen={CONSUL}&marks=e4_f8&arrows=e4b7"),
    );
    expect_line(page, "White to move");
    assert_eq!(page.count("#embed svg title"), 1);
    assert_eq!(page.count("#embed svg desc"), 1);
    assert_eq!(page.count("#embed button"), 0);
    open(page, &format!("view=diagram&fen={CONSUL}&coordinates=off"));
    assert_eq!(page.count("#embed svg text"), 0);
}

pub fn circles_and_arrows_stand_on_the_position_they_are_given_for(page: &mut Page) {
    let expect_drawn = |page: &mut Page, drawn: &[&str]| {
        page.wait_for(&format!(
            "const drawn = [...document.querySelectorAll('.board [data-square]')]
                 .map(e => (e.ariaLabel.match(/(green|red|yellow|blue) (circle|arrow).*/) ?? [''])[0]);
             return JSON.stringify(drawn.filter(it => it).sort()) === JSON.stringify({})",
            json!(drawn)
        ));
    };
    let both = ["green circle on d4", "red arrow from b1 to c3"];
    open(page, "moves=e2e4&marks=Gd4&arrows=b1c3");
    expect_drawn(page, &both);
    assert_eq!(
        page.js(
            "return document.querySelector('[data-action=again]').getAttribute('aria-disabled')"
        ),
        "true"
    );
    square(page, "e7");
    square(page, "e5");
    expect_drawn(page, &[]);
    press(page, "undo");
    expect_drawn(page, &both);
    square(page, "e7");
    square(page, "e5");
    expect_drawn(page, &[]);
    press(page, "again");
    expect_drawn(page, &both);
    // When the moves are gone through they come with the last one.
    open(page, "moves=e2e4_e7e5&view=replay&marks=Yd4");
    expect_drawn(page, &[]);
    press(page, "last");
    expect_drawn(page, &["yellow circle on d4"]);
}

pub fn coordinates_may_stand_outside(page: &mut Page) {
    open(page, "coordinates=outside&orientation=black");
    page.settle();
    let names = page.js(
        "const board = document.querySelector('#embed .surface').getBoundingClientRect();
         const names = kind => [...document.querySelectorAll(`#embed .margin.${kind} span`)];
         const outside = names('ranks').every(it => it.getBoundingClientRect().right <= board.left + 1)
             && names('files').every(it => it.getBoundingClientRect().top >= board.bottom - 1);
         return { outside, wide: document.documentElement.scrollWidth <= innerWidth,
             names: names('ranks').concat(names('files')).map(it => it.textContent).join('') }",
    );
    let expected = json!({ "outside": true, "wide": true, "names": "12345678jihgfedcba" });
    assert_eq!(names, expected);
    // A diagram has them in its picture.
    open(page, "view=diagram&coordinates=outside");
    assert_eq!(page.count("#embed svg text"), 18);
    let view = page.js("return document.querySelector('#embed svg').getAttribute('viewBox')");
    assert_eq!(view, "-40 0 1040 840");
}

pub fn pieces_of_both_sides_show_their_moves(page: &mut Page) {
    open(
        page,
        "view=piece&square=d3&fen=5k4/10/10/4c5/10/3N6/10/5K4_w_-_-_0_1",
    );
    expect_line(page, "On d3: white knight, 8 moves");
    square(page, "b4");
    expect_line(page, "On d3: white knight, 8 moves");
    square(page, "f8");
    expect_line(page, "On f8: black king, 5 moves");
    page.key(Key::Escape);
    square(page, "f8");
    expect_line(page, "Choose a piece to see its moves");
    expect_pieces(page, "5k4/10/10/4c5/10/3N6/10/5K4");
}

pub fn castlings_are_stepped_through(page: &mut Page) {
    open(page, &format!("view=castlings&fen={BARE}"));
    assert_eq!(page.count("#embed .chip"), 56);
    expect_line(page, "56 castlings: choose one, or a square it leads to");
    press(page, "next-castling");
    expect_line(page, "1 of 56: king to a1, rook to b1");
    page.click("[data-value='0-0-c-d']");
    page.wait_for("return document.querySelector('[aria-current]').dataset.value === '0-0-c-d'");
    page.key(Key::Right);
    page.wait_for("return document.activeElement.dataset.value === '0-0-c-e'");
    page.wait_for(
        "return document.querySelector('.board [data-square=c1]').ariaLabel
            .endsWith('castling square for the king')",
    );
    // A square of the board shows the next castling that leads there.
    square(page, "i1");
    page.wait_for("return document.querySelector('[aria-current]')?.dataset.value.includes('i')");
    expect_pieces(page, "5k4/10/10/10/10/10/10/R4K3R");
    // One rook alone: 65 castlings in one edition and 47 in the other.
    for (variant, count) in [("consulchess", 65), ("consulchess-wiki", 47)] {
        let mut found = 0;
        for rank in ["R4K4_w_Q", "5K3R_w_K"] {
            let fen = format!("5k4/10/10/10/10/10/10/{rank}_-_0_1");
            open(page, &format!("view=castlings&variant={variant}&fen={fen}"));
            found += page.count("#embed .chip");
        }
        assert_eq!(found, count, "{variant}");
    }
}

pub fn a_game_is_replayed(page: &mut Page) {
    page.view(View::DESKTOP.reduced_motion());
    open(page, "view=replay&moves=e2e4_e7e5_d2d4");
    // Nothing moves by itself.
    expect_line(page, "Start, 3 moves");
    press(page, "next");
    expect_line(page, "1. e4");
    page.key(Key::Right);
    expect_line(page, "1… e5");
    press(page, "last");
    expect_line(page, "2. d4");
    press(page, "first");
    expect_line(page, "Start, 3 moves");
    press(page, "autoplay");
    page.wait_for("return document.querySelector('[data-action=autoplay]').ariaLabel === 'Pause'");
    expect_line(page, "2. d4");
    page.wait_for("return document.querySelector('[data-action=autoplay]').ariaLabel !== 'Pause'");
}

pub fn moves_have_the_letters_of_the_language(page: &mut Page) {
    page.view(View::DESKTOP.reduced_motion());
    for (lang, moves, line) in [
        ("en", ["1. Nc3", "Nc6", "2. Ce3"], "2. Ce3"),
        ("de", ["1. Sc3", "Sc6", "2. Koe3"], "2. Koe3"),
        ("hu", ["1. Hc3", "Hc6", "2. Koe3"], "2. Koe3"),
    ] {
        open(page, &format!("view=replay&moves=Nc3_Nc6_Ce3&lang={lang}"));
        page.wait_for(&format!(
            "return [...document.querySelectorAll('#embed .list button')].map(e => e.textContent).join() === '{}'",
            moves.join(",")
        ));
        press(page, "last");
        expect_line(page, line);
    }
}

pub fn an_array_is_drawn_and_played_in_a_frame(page: &mut Page) {
    page.view(View::DESKTOP.reduced_motion());
    open(page, "view=dice&theme=dark");
    press_draw(page, "roll-all");
    page.wait_for("return document.querySelector('[data-draw=play]')?.ariaDisabled !== 'true'");
    press_draw(page, "play");
    expect_line(page, "White to move");
    assert_eq!(
        page.js("return document.querySelector('link[data-theme=dark]').media"),
        "all"
    );
}

fn press_draw(page: &mut Page, action: &str) {
    page.click(&format!("[data-draw={action}]"));
}

pub fn a_bad_parameter_is_named(page: &mut Page) {
    for (query, parameter) in [
        ("view=gallery", "view"),
        ("fen=<script>alert(1)</script>", "fen"),
        ("size=12", "size"),
        ("colour=red", "colour"),
        ("host=javascript:alert(1)", "host"),
    ] {
        open(page, query);
        let text = page.text("#embed [role=alert]");
        assert!(text.contains(&format!("{parameter}: ")), "{query}: {text}");
        assert_eq!(page.count("#embed script"), 0);
    }
}

pub fn every_view_fits_narrow_frames(page: &mut Page) {
    for width in [160, 320, 480, 700] {
        for query in [
            "moves=e2e4",
            "view=diagram",
            "view=piece&square=b1",
            "view=replay&moves=e2e4_e7e5",
        ] {
            page.view(View::new(width, 700).pixel_ratio(2.0));
            open(page, query);
            let wide = page.js("return document.documentElement.scrollWidth - innerWidth");
            assert!(wide.as_i64() <= Some(0), "{query} at {width}: {wide}");
        }
    }
}

/// Whether the dice and their rank have the colours and the form of their style sheet.
pub const DICE_ARE_STYLED: &str =
    "const style = selector => getComputedStyle(document.querySelector(selector));
     return style('#embed .dice').display === 'grid'
         && style('.draw-square.light').fill !== style('.draw-square.dark').fill
         && style('.draw-frame').fill === 'none'
         && style('.draw-die .draw-face').fill !== 'rgb(0, 0, 0)'";

/// How often the style sheet of the dice was asked for.
const DICE_SHEETS: &str = "return performance.getEntriesByType('resource')
     .filter(it => /\\/dice-[^/]*\\.css$/.test(it.name)).length";

pub fn dice_in_a_frame_have_their_style_sheet(page: &mut Page) {
    open(page, "moves=e2e4");
    assert_eq!(page.js(DICE_SHEETS), 0);
    open(page, "view=dice&variant=capablanca-random");
    page.wait_for("return !!document.querySelector('.draw-die .draw-face')");
    assert_eq!(page.js(DICE_ARE_STYLED), true);
    assert_eq!(page.js(DICE_SHEETS), 1);
}

pub fn no_line_stands_beside_what_is_below_the_board(page: &mut Page) {
    for query in ["", "view=diagram", "view=replay&moves=e2e4", "view=dice"] {
        open(page, query);
        let borders = page.wait_for(
            "const line = document.querySelector('#embed .line');
             return line && getComputedStyle(line).borderInlineWidth",
        );
        assert_eq!(borders, "0px", "{query}");
    }
}
