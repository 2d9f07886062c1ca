//! Boards in articles. The strict policy of the guide is on throughout, and an error on the console of the
//! wiki or of a board fails a test by itself.

use consulboard_browser_tests::{Page, Pointer, View};
use serde_json::json;

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
        let languages = page.js(
            "return [...new Set([...document.querySelectorAll('consul-board')].map(board => board.lang))]",
        );
        let is_german =
            title.contains("Deutsch") || title.contains("züge") || title.contains("Roch");
        let expected = if is_german { "de" } else { "en" };
        assert_eq!(languages, json!([expected]), "{title}");
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

/// The last line of the list is far below the place of its board.
pub fn the_board_stays_in_sight_beside_its_lines(page: &mut Page) {
    for (view, skin) in [(View::DESKTOP, "vector"), (View::new(360, 740), "timeless")] {
        page.view(view);
        go(
            page,
            &format!("title=Castling_possibilities&useskin={skin}"),
        );
        wait_for_boards(page);
        page.wait_for("return document.querySelectorAll('.consulboard-show button').length === 65");
        page.js(
            "window.buttons = document.querySelectorAll('.consulboard-show button');
            window.fen = '';
            document.querySelectorAll('consul-board')[1].addEventListener('ready',
                event => { window.fen = event.detail.fen })",
        );
        for (index, block, placement) in [(64, "end", "/KR8 "), (0, "start", "/R5K3 ")] {
            page.js_with(
                "buttons[arguments[0]].scrollIntoView({ block: arguments[1], behavior: 'instant' });
                window.before = scrollY;
                buttons[arguments[0]].click()",
                vec![json!(index), json!(block)],
            );
            page.wait_for(&format!("return window.fen.includes('{placement}')"));
            page.settle();
            // Beside the button that was pressed, which is where it was but for a fraction of the board's height,
            // the whole board is seen.
            let found = page.js_with(
                "const board = document.querySelectorAll('consul-board')[1].getBoundingClientRect();
                const button = buttons[arguments[0]].getBoundingClientRect();
                const on = document.elementFromPoint(button.left + 5, button.top + 5);
                return [Math.abs(scrollY - before) < 3, board.top >= 0 && board.bottom <= innerHeight,
                    on === buttons[arguments[0]]]",
                vec![json!(index)],
            );
            assert_eq!(found, json!([true, true, true]), "{skin}, line {index}");
        }
    }
}

/// What is higher than the window would lie on top of its lines.
pub fn a_board_without_room_for_lines_does_not_stay(page: &mut Page) {
    page.view(View::new(360, 740));
    write(
        page,
        "High board",
        "{{Consulboard |name=a |view=dice}}\n* {{Consulboard/show |board=a |moves=e2e4 |label=x}}",
    );
    go(page, "title=High_board&useskin=timeless");
    wait_for_boards(page);
    const STAYS: &str =
        "return getComputedStyle(document.querySelector('.consulboard-still')).position";
    page.wait_for(&format!("{STAYS} === 'static'"));
    page.js("const place = document.querySelector('.consulboard');
        place.querySelector('consul-board').setAttribute('view', 'diagram')");
    page.wait_for(&format!("{STAYS} === 'sticky'"));
}

pub fn a_line_leaves_its_board_as_it_is_but_for_what_it_says(page: &mut Page) {
    write(
        page,
        "Lines",
        "{{Consulboard |name=a |view=replay |orientation=black |moves=e2e4}}\n\
         * {{Consulboard/show |board=a |moves=d2d4 |label=the same view}}\n\
         * {{Consulboard/show |board=a |view=diagram |orientation=white |label=another}}\n\
         * {{Consulboard/show |board=b |moves=d2d4 |label=no such board}}\n\
         * {{Consulboard/show |moves=d2d4 |label=no board}}",
    );
    open(page, "Lines");
    wait_for_boards(page);
    assert_eq!(page.count(".consulboard-show button"), 2);
    let texts = page.js(
        "return [...document.querySelectorAll('.consulboard-show .consulboard-error')]
            .map(message => message.textContent)",
    );
    assert_eq!(
        texts,
        json!([
            "Consulboard: board: found no board with the name b on this page",
            "Consulboard: board: found no name, expected that of a board"
        ])
    );
    for (index, expected) in [
        (0, json!(["replay", "black", "d2d4"])),
        (1, json!(["diagram", "white", null])),
        (0, json!(["replay", "black", "d2d4"])),
    ] {
        page.js_with(
            "document.querySelectorAll('.consulboard-show button')[arguments[0]].click()",
            vec![json!(index)],
        );
        let found = page.js("const board = document.querySelector('consul-board');
            return ['view', 'orientation', 'moves'].map(name => board.getAttribute(name))");
        assert_eq!(found, expected);
    }
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
