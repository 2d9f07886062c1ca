//! Scoresheets on paper: what the browsers print has one page where it should, and says what it should.

use consulboard_browser_tests::{Page, View};
use serde_json::json;

use crate::pgn::{open_dialog, paste};

/// A4 and Letter, in centimetres.
const PAPERS: [(&str, (f64, f64)); 2] = [("a4", (21.0, 29.7)), ("letter", (21.59, 27.94))];

/// Printing by the browser's own dialog, which nobody could answer here, is only noted.
fn note_prints(page: &mut Page) {
    page.js("window.prints = 0; window.print = () => { window.prints += 1; }");
}

/// A game of so many moves: knights go back and forth, and before that is a draw by repetition or without
/// progress a pawn goes forward.
fn game(moves: usize) -> String {
    let mut all: Vec<String> = Vec::new();
    let mut is_out = false;
    let pawns = [1, 2].map(|step| "abdefghij".chars().map(move |file| (file, step)));
    let mut pawns = pawns.into_iter().flatten();
    for index in 0..moves {
        if index % 8 == 7 {
            let (file, step) = pawns.next().expect("a pawn that may still go");
            all.push(format!("{file}{}{file}{}", 1 + step, 2 + step));
            all.push(format!("{file}{}{file}{}", 8 - step, 7 - step));
            continue;
        }
        let knights = if is_out {
            ["c3b1", "c6b8"]
        } else {
            ["b1c3", "b8c6"]
        };
        is_out = !is_out;
        all.extend(knights.map(str::to_owned));
    }
    all.join("_")
}

/// How many pages a PDF has. Firefox packs what says so.
fn pages(pdf: &[u8]) -> usize {
    const BEGIN: &[u8] = b"stream";
    let mut text = latin(pdf);
    for at in 0..pdf.len().saturating_sub(BEGIN.len()) {
        if pdf[at..].starts_with(BEGIN) && !pdf[..at].ends_with(b"end") {
            let mut packed = &pdf[at + BEGIN.len()..];
            while let [b'\r' | b'\n', rest @ ..] = packed {
                packed = rest;
            }
            // Pictures and fonts may be packed otherwise, and have no pages in them.
            if let Ok(unpacked) = miniz_oxide::inflate::decompress_to_vec_zlib(packed) {
                text.push_str(&latin(&unpacked));
            }
        }
    }
    let text = text.replace("/Type /", "/Type/");
    text.matches("/Type/Page").count() - text.matches("/Type/Pages").count()
}

fn latin(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| char::from(*byte)).collect()
}

/// The text of an element with single spaces.
fn words(page: &mut Page, selector: &str) -> String {
    let text = page.text(selector);
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn print_game(page: &mut Page) {
    note_prints(page);
    page.click("[data-action=print]");
    page.wait_for("return document.querySelector('#print-dialog[open]')");
    page.js("document.querySelector('#print-white').value = 'Ada Álmos'");
    page.click("[data-action=print-game]");
    page.wait_for("return window.prints === 1");
    assert_eq!(page.count("dialog[open]"), 0);
}

pub fn a_game_of_sixty_moves_fits_on_one_page(page: &mut Page) {
    for (paper, size) in PAPERS {
        page.open(&format!(
            "#game=consulchess&moves={}&end=resign-white",
            game(60)
        ));
        print_game(page);
        assert_eq!(page.count("#print tbody tr"), 60);
        let first = words(page, "#print tbody tr");
        assert_eq!(first, "1.Nc3Nc6");
        let fields = words(page, "#print .paper-fields");
        assert!(
            fields.contains("Ada Álmos") && fields.contains("0-1"),
            "{fields}"
        );
        let caption = words(page, "#print figcaption");
        assert!(caption.starts_with("Position after 60... N"), "{caption}");
        assert_eq!(page.count("#print svg svg"), 40);
        let pdf = page.print(&format!("print-game-{paper}"), size);
        assert_eq!(pages(&pdf), 1, "{paper}");
    }
    // Afterwards nothing is left of it.
    page.js("dispatchEvent(new Event('afterprint'))");
    assert_eq!(
        page.js("return document.querySelector('#print').childElementCount"),
        0
    );
}

pub fn a_long_game_goes_on_on_another_page(page: &mut Page) {
    for (moves, sheets) in [(100, 1), (150, 2)] {
        for (paper, size) in PAPERS {
            page.open(&format!("#game=consulchess&moves={}", game(moves)));
            print_game(page);
            assert_eq!(page.count("#print .paper"), sheets);
            assert_eq!(page.count("#print tbody tr"), moves);
            if sheets == 2 {
                let again = words(page, "#print .paper-again");
                assert_eq!(again, "Consulchess: page 2 of 2");
            }
            let pdf = page.print(&format!("print-{moves}-{paper}"), size);
            assert_eq!(pages(&pdf), sheets, "{moves} moves on {paper}");
        }
    }
}

/// What the clocks showed after so many moves, as a link has it.
fn times(moves: usize) -> String {
    let notes = (1..=2 * moves).map(|ply| format!("{ply}t{}", 5_400_000 - 1000 * ply));
    notes.collect::<Vec<_>>().join("_")
}

pub fn times_and_what_is_drawn_are_printed(page: &mut Page) {
    page.open("?lang=de");
    open_dialog(page);
    let comment = "Long words of who has seen this before. ".repeat(40);
    paste(
        page,
        &format!(
            "[Variant \"Consulchess\"]\n[SetUp \"1\"]\n[FEN \"r4k2nr/ppppp5/10/10/10/10/PPPPP5/R4K3R w KQkq - 0 1\"]\n\n\
             1. 0-0-i-h {{[%clk 1:29:58] {comment}}} e6 (1... d6 {{[%clk 1:20:00]}} 2. a3 {{[%clk 1:10:00]}}) \
             2. a3 {{[%clk 0:14:07]}} Nh6 {{[%clk 0:00:09.9][%csl Gd5,Re5][%cal Rd1h5,Bc3d5,Yg1f3]}} *"
        ),
    );
    page.wait_for("return !document.getElementById('games-dialog').open");
    print_game(page);
    let rows = page.js(
        "return [...document.querySelectorAll('#print tbody tr')].map(row =>
            [...row.cells].map(cell => cell.textContent).join(' '))",
    );
    // A move whose time nobody noted has none; tenths as the language writes them.
    assert_eq!(
        rows,
        json!(["1. 0-0-i-h[1:29:58] e6", "2. a3[14:07] Sh6[9,9]"])
    );
    let paper = words(page, "#print .paper");
    assert!(
        paper.contains("Varianten und Kommentare sind nicht gedruckt"),
        "{paper}"
    );
    assert!(
        !paper.contains("Long words") && !paper.contains("1:20:00"),
        "{paper}"
    );
    // Two circles, and the arrows of three pens.
    assert_eq!(page.count("#print svg > path[opacity]"), 5);
    let pdf = page.print("print-times", PAPERS[0].1);
    assert_eq!(pages(&pdf), 1);
    page.open(&format!(
        "#game=consulchess&moves={}&notes={}",
        game(60),
        times(60)
    ));
    for (paper, size) in PAPERS {
        print_game(page);
        assert_eq!(words(page, "#print tbody tr"), "1.Nc3[1:29:59]Nc6[1:29:58]");
        assert_eq!(page.count("#print .paper-time"), 120);
        assert_eq!(page.count("#print svg > path[opacity]"), 0);
        let pdf = page.print(&format!("print-times-60-{paper}"), size);
        assert_eq!(pages(&pdf), 1, "{paper}");
        page.js("dispatchEvent(new Event('afterprint'))");
    }
}

pub fn a_long_game_with_times_goes_on_in_fewer_columns(page: &mut Page) {
    for (moves, sheets) in [(72, 1), (102, 1), (150, 2)] {
        for (paper, size) in PAPERS {
            page.open(&format!(
                "#game=consulchess&moves={}&notes={}",
                game(moves),
                times(moves)
            ));
            print_game(page);
            assert_eq!(page.count("#print .paper"), sheets);
            assert_eq!(page.count("#print .paper:first-child table"), 3);
            assert_eq!(page.count("#print .paper-time"), 2 * moves);
            let pdf = page.print(&format!("print-times-{moves}-{paper}"), size);
            assert_eq!(pages(&pdf), sheets, "{moves} moves on {paper}");
        }
    }
}

pub fn an_empty_sheet_has_the_array_that_was_drawn(page: &mut Page) {
    page.open("#dice");
    note_prints(page);
    // Nothing is drawn yet.
    page.wait_for("return document.querySelector('#dice-print')?.hidden === true");
    page.js(
        "const number = document.querySelector('#dice input[inputmode=numeric]');
        number.value = '15683';
        number.form.requestSubmit()",
    );
    page.wait_for("return document.querySelector('#dice-print').hidden === false");
    page.click("#dice-print");
    page.wait_for("return window.prints === 1");
    assert_eq!(words(page, "#print .paper-start"), "Position 15,683");
    assert_eq!(page.count("#print tbody tr"), 60);
    let rolls = page.count("#print .paper-rolls li");
    assert!(rolls >= 6, "{rolls} rolls");
    assert_eq!(
        words(page, "#print .paper-signatures"),
        "SignaturesWhiteBlack"
    );
    for (paper, size) in PAPERS {
        // A browser that has printed has emptied it.
        page.click("#dice-print");
        page.wait_for("return document.querySelectorAll('#print tbody tr').length === 60");
        let pdf = page.print(&format!("print-blank-{paper}"), size);
        assert_eq!(pages(&pdf), 1, "{paper}");
    }
}

pub fn paper_is_light_and_other_games_have_sheets_too(page: &mut Page) {
    page.view(View::PHONE.dark());
    for game in [
        "congo",
        "configuration",
        "chess400&start=6.0",
        "capablanca-random&start=20",
    ] {
        page.open(&format!("?lang=hu#game={game}"));
        print_game(page);
        let dates = words(page, "#print .paper-fields");
        assert!(dates.contains("Dátum20"), "{dates}");
        let slug = game.split('&').next().unwrap();
        let pdf = page.print(&format!("print-{slug}"), PAPERS[0].1);
        assert_eq!(pages(&pdf), 1, "{game}");
    }
    // The editor prints an empty sheet from a position.
    page.open("#edit=consulchess&fen=5k4/10/10/10/10/10/3P6/5K4_w_-_-_0_9");
    note_prints(page);
    page.click("[data-action=edit-print]");
    page.wait_for("return window.prints === 1");
    assert_eq!(words(page, "#print tbody tr"), "9.");
    assert_eq!(page.count("#print svg svg"), 3);
    assert_eq!(
        page.js("return getComputedStyle(document.querySelector('#print')).display"),
        json!("none")
    );
}
