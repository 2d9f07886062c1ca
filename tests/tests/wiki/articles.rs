//! Boards in articles. The strict policy of the guide is on throughout, and an error on the console of the
//! wiki or of a board fails a test by itself.

use consulboard_browser_tests::{Page, Pointer, View};

use crate::wiki::*;

pub fn boards_appear_in_every_article(page: &mut Page) {
    for (title, boards) in [
        ("Consul moves, with examples", 4),
        ("Castling possibilities", 2),
        ("42k", 7),
        ("Capablanca Random", 3),
        ("Congo", 2),
        ("Konsulzüge mit Beispielen", 4),
        ("Rochademöglichkeiten", 2),
        ("42k (Deutsch)", 7),
        ("Capablanca Random (Deutsch)", 3),
        ("Congo (Deutsch)", 2),
    ] {
        open(page, title);
        assert_eq!(wait_for_boards(page), boards, "{title}");
        // A gadget that runs again finds nothing to do.
        page.js("mw.hook('wikipage.content').fire($('#mw-content-text'))");
        assert_eq!(page.count("consul-board") as u64, boards, "{title}");
        assert_eq!(page.count(".consulboard-error"), 0, "{title}");
        stays_at_home(page);
    }
}

pub fn a_consul_move_and_a_castling_are_played(page: &mut Page) {
    play(page, Pointer::Mouse);
}

pub fn a_consul_move_and_a_castling_are_played_by_finger(page: &mut Page) {
    page.view(View::PHONE.touch());
    play(page, Pointer::Finger);
}

fn play(page: &mut Page, pointer: Pointer) {
    open(page, "Consul moves, with examples");
    wait_for_boards(page);
    listen(page);
    // The consul of d1 jumps over the pawn to d3, on the last board only.
    tap_square(page, pointer, 3, 3.0, 1.0);
    tap_square(page, pointer, 3, 3.0, 3.0);
    wait_until_told(page, &["3 d1d3"]);
    // The same board with room to castle: king, rook, the king's square, the rook's.
    page.js("const board = document.querySelectorAll('consul-board')[3];
        window.fen = '';
        board.addEventListener('ready', event => { window.fen = event.detail.fen });
        board.setAttribute('fen', 'r4k3r/pppppppppp/10/10/10/10/PPPPPPPPPP/R4K3R_w_KQkq_-_0_1')");
    page.wait_for("return window.fen.startsWith('r4k3r/')");
    for (file, rank) in [(5.0, 1.0), (9.0, 1.0), (8.0, 1.0), (7.0, 1.0)] {
        tap_square(page, pointer, 3, file, rank);
    }
    wait_until_told(page, &["3 d1d3", "3 0-0-i-h"]);
}

pub fn boards_do_not_disturb_each_other(page: &mut Page) {
    const CAPTION: &str = "two boards of one game, and a list for one of them";
    write(
        page,
        "Two boards",
        &format!(
            "{{{{Consulboard |name=a |caption={CAPTION}}}}}\n{{{{Consulboard |name=b}}}}\n\
             * {{{{Consulboard/show |board=b |moves=d2d4_d7d5 |label=Queen's pawns}}}}"
        ),
    );
    open(page, "Two boards");
    assert_eq!(wait_for_boards(page), 2);
    // A screen reader tells them apart by their captions.
    let names = page.js(
        "return [...document.querySelectorAll('consul-board')].map(it => it.shadowRoot.querySelector('iframe').title)",
    );
    assert_eq!(names, serde_json::json!([CAPTION, "Consulchess"]));
    listen(page);
    let start = positions(page);
    assert_eq!(start[0], start[1]);
    tap_square(page, Pointer::Mouse, 0, 4.0, 2.0);
    tap_square(page, Pointer::Mouse, 0, 4.0, 4.0);
    wait_until_told(page, &["0 e2e4"]);
    let after = positions(page);
    assert_ne!(after[0], start[0]);
    assert_eq!(after[1], start[1]);
    // A square that is chosen on one of them is not chosen on the other.
    tap_square(page, Pointer::Mouse, 1, 3.0, 2.0);
    tap_square(page, Pointer::Mouse, 0, 3.0, 7.0);
    tap_square(page, Pointer::Mouse, 1, 3.0, 4.0);
    wait_until_told(page, &["0 e2e4", "1 d2d4"]);
    tap_square(page, Pointer::Mouse, 0, 3.0, 5.0);
    wait_until_told(page, &["0 e2e4", "1 d2d4", "0 d7d5"]);
    // A line belongs to its board.
    let before = positions(page);
    page.click(".consulboard-show button");
    page.js("window.shown = ''");
    page.wait_for(
        "document.querySelectorAll('consul-board')[1].api(1).moves()
            .then(moves => { window.shown = moves.join(' '); });
        return window.shown === 'd4 d5'",
    );
    assert_eq!(positions(page)[0], before[0]);
}

pub fn a_line_of_the_list_is_shown_on_the_board(page: &mut Page) {
    open(page, "Castling possibilities");
    wait_for_boards(page);
    page.js(
        "window.ready = 0; document.querySelectorAll('consul-board')[1].addEventListener('ready',
        event => { window.fen = event.detail.fen })",
    );
    page.click(".consulboard-show button");
    page.wait_for("return (window.fen ?? '').includes('/R5K3 ')");
    assert_eq!(page.count(".consulboard-show button"), 65);
    assert_eq!(page.count(".consulboard-show button[aria-pressed=true]"), 1);
}

pub fn dice_are_rolled_inside_an_article(page: &mut Page) {
    page.view(View::DESKTOP.reduced_motion());
    open(page, "42k");
    wait_for_boards(page);
    listen(page);
    const DICE: &str = "consul-board[view=dice]";
    click_inside(page, DICE, "[data-draw=roll-all]");
    page.enter(DICE);
    page.wait_for(
        "const play = document.querySelector('[data-draw=play]');
        return play.checkVisibility() && play.ariaDisabled !== 'true'",
    );
    page.leave();
    click_inside(page, DICE, "[data-draw=play]");
    page.enter(DICE);
    page.wait_for("return document.querySelectorAll('.board [data-square]').length === 80");
    page.leave();
    // White's pawns are where they always are.
    click_inside(page, DICE, ".board [data-square=e2]");
    click_inside(page, DICE, ".board [data-square=e4]");
    wait_until_told(page, &["0 e2e4"]);
    let drawn = positions(page);
    let ranks: Vec<&str> = drawn[0].split('/').collect();
    // An array of the 42,000: what stands on White's back rank is what stands on Black's.
    let rank: String = ranks[7].chars().take_while(|c| c.is_alphabetic()).collect();
    let mut pieces: Vec<char> = rank.chars().collect();
    pieces.sort_unstable();
    assert_eq!(pieces, "BBCCKNNQRR".chars().collect::<Vec<_>>(), "{rank}");
    assert_eq!(ranks[0], rank.to_lowercase());
}
