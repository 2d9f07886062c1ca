//! What outlives the page: the saved game, links, positions as text.

use consulboard_browser_tests::{Build, Key, Kind, Page};
use serde_json::json;

use crate::board::*;

/// What is behind the `#` of the link to the game.
#[track_caller]
pub fn link(page: &mut Page) -> String {
    page.js("document.getElementById('link-text').value = ''");
    press(page, "copy-link");
    // Copied, or shown to be copied by hand where the browser does not allow it.
    let link = page.wait_for(
        "const dialog = document.getElementById('link-dialog').open;
        const copied = document.getElementById('note').textContent === 'Link copied';
        return (dialog || copied) && document.getElementById('link-text').value",
    );
    if is_seen(page, "#link-dialog") {
        page.click("#link-dialog [data-action=close]");
    }
    let link = link.as_str().unwrap().to_owned();
    let (address, fragment) = link.split_once('#').expect("a link names a game");
    assert_eq!(address, page.address(""));
    fragment.to_owned()
}

fn fragment(page: &mut Page) -> String {
    let hash = page.js("return location.hash");
    hash.as_str().unwrap_or_default().to_owned()
}

pub fn a_reload_brings_the_game_back(page: &mut Page) {
    page.open("");
    assert_eq!(saved(page), None);
    click(page, &["f2", "f4", "d8", "d6"]);
    expect_moves(page, "f4 Cd6");
    assert_eq!(
        saved(page).as_deref(),
        Some("game=consulchess&moves=f2f4_d8d6")
    );
    let before = fen(page);
    page.reload();
    expect_moves(page, "f4 Cd6");
    expect_prompt(page, "White to move");
    assert_eq!(fen(page), before);
    // Undo is saved as well.
    press(page, "undo");
    page.reload();
    expect_moves(page, "f4");
    click(page, &["d8", "d6", "f1", "f2"]);
    expect_moves(page, "f4 Cd6 Kf2");
}

pub fn a_reload_in_the_middle_of_a_castling_drops_the_selection(page: &mut Page) {
    open_position(
        page,
        "consulchess",
        "5k4/10/10/10/10/10/10/R4K3R b KQ - 0 1",
    );
    click(page, &["f8", "g8"]);
    expect_moves(page, "Kg8");
    // The game on the board is another one than the address named.
    assert_eq!(fragment(page), "");
    let before = fen(page);
    click(page, &["f1", "j1", "i1"]);
    expect_prompt(page, "Castling: choose a square for the rook");
    page.reload();
    expect_prompt(page, "White to move");
    assert_eq!(fen(page), before);
    assert_eq!(page.count("#board [aria-selected=true]"), 0);
    click(page, &["f1", "j1", "i1", "f1"]);
    expect_moves(page, "Kg8 0-0-i-f");
}

/// What a browser that keeps nothing does to the page, from now on and until undone.
fn forbid_storage(page: &mut Page) -> Option<String> {
    match page.kind() {
        Kind::Chromium => {
            let source = "Object.defineProperty(window, 'localStorage', {
                get() { throw new DOMException('denied', 'SecurityError') } })";
            let added = page
                .browser()
                .devtools(
                    "Page.addScriptToEvaluateOnNewDocument",
                    json!({ "source": source }),
                )
                .unwrap();
            added["identifier"].as_str().map(str::to_owned)
        }
        Kind::Firefox => {
            page.browser()
                .privileged(
                    "Services.prefs.setBoolPref('dom.storage.enabled', false)",
                    Vec::new(),
                )
                .unwrap();
            None
        }
        Kind::WebKit => unreachable!("it has tests of its own"),
    }
}

fn allow_storage(page: &mut Page, forbidden: Option<String>) {
    match forbidden {
        Some(identifier) => page.browser().devtools(
            "Page.removeScriptToEvaluateOnNewDocument",
            json!({ "identifier": identifier }),
        ),
        None => page.browser().privileged(
            "Services.prefs.clearUserPref('dom.storage.enabled')",
            Vec::new(),
        ),
    }
    .unwrap();
}

pub fn without_storage_everything_works_and_the_database_keeps_the_game(page: &mut Page) {
    let forbidden = forbid_storage(page);
    page.open("");
    let has_storage = "try { return !!window.localStorage } catch { return false }";
    assert_eq!(page.js(has_storage), false);
    click(page, &["f2", "f4", "d8", "d6"]);
    expect_moves(page, "f4 Cd6");
    page.click("label:has([data-setting=face-to-face])");
    press(page, "new-game");
    page.click("#new-game-start");
    expect_moves(page, "");
    click(page, &["e2", "e4"]);
    expect_moves(page, "e4");
    let link = link(page);
    page.reload();
    // The library has it.
    expect_moves(page, "e4");
    // It can be taken along as a link too.
    page.open(&format!("#{link}"));
    expect_moves(page, "e4");
    allow_storage(page, forbidden);
    page.reload();
    assert_eq!(page.js(has_storage), true);
}

pub fn a_full_disk_does_not_stop_the_game(page: &mut Page) {
    page.open("");
    click(page, &["e2", "e4"]);
    page.js(
        "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }",
    );
    click(page, &["e7", "e5", "d2", "d4"]);
    expect_moves(page, "e4 e5 d4");
    assert_eq!(saved(page).as_deref(), Some("game=consulchess&moves=e2e4"));
}

pub fn a_link_opens_the_same_game_elsewhere(page: &mut Page) {
    page.open("#game=consulchess-42k-wiki&start=15683.7");
    page.click("#move-text");
    for text in ["e4", "d5", "exd5"] {
        page.type_text(text);
        page.key(Key::Enter);
    }
    expect_moves(page, "e4 d5 exd5");
    press(page, "resign-ask");
    page.click("#resign-dialog [data-action=resign][data-color=black]");
    expect_prompt(page, "White wins by resignation");
    let (link, position) = (link(page), fen(page));
    assert_eq!(
        link,
        "game=consulchess-42k-wiki&start=15683.7&moves=e2e4_d7d5_e4d5&end=resign-black"
    );
    // Another origin has kept nothing.
    page.serve(Build::Product, "/");
    page.open(&format!("#{link}"));
    expect_moves(page, "e4 d5 exd5");
    expect_prompt(page, "White wins by resignation");
    assert_eq!(fen(page), position);
    assert_eq!(page.text("#title"), "Consulchess 42k, wiki edition");
    assert_eq!(page.text("#subtitle"), "Positions 15,683 and 7 · Wiki 2024");
    assert_eq!(saved(page), None, "it is saved only when played on");
}

pub fn a_link_leaves_the_saved_game_alone_until_it_is_played_on(page: &mut Page) {
    page.open("");
    click(page, &["e2", "e4"]);
    let own = saved(page);
    page.open("#game=consulchess&moves=d2d4");
    expect_moves(page, "d4");
    assert_eq!(saved(page), own);
    // Home leads back to one's own game.
    page.click(".brand");
    expect_moves(page, "e4");
    page.open("#game=consulchess&moves=d2d4");
    page.reload();
    expect_moves(page, "d4");
    click(page, &["d7", "d5"]);
    expect_moves(page, "d4 d5");
    assert_eq!(fragment(page), "");
    page.reload();
    expect_moves(page, "d4 d5");
    // The game that was saved before is kept; one can change between the two.
    page.click("[data-action=earlier]");
    expect_moves(page, "e4");
    assert_eq!(saved(page), own);
    page.reload();
    expect_moves(page, "e4");
    page.click("[data-action=earlier]");
    expect_moves(page, "d4 d5");
    page.click("[data-action=forget-earlier]");
    page.wait_for("return document.querySelector('#earlier').hidden");
    page.reload();
    expect_moves(page, "d4 d5");
    // A link clicked while the page is open.
    page.js("location.hash = '#game=consulchess-wiki&moves=e2e3'");
    expect_moves(page, "e3");
    assert_eq!(page.text("#title"), "Consulchess, wiki edition");
}

#[track_caller]
fn expect_refused(page: &mut Page, title: &str, why: &str) {
    page.wait_for("return document.querySelector('dialog[open]')?.id === 'refused-dialog'");
    assert_eq!(page.text("#refused-title"), title);
    assert_eq!(page.text("#refused-why"), why);
}

pub fn a_damaged_link_is_explained(page: &mut Page) {
    page.open("");
    click(page, &["e2", "e4"]);
    let own = saved(page);
    for (damaged, why) in [
        (
            "game=consulchess&moves=e2e4_e2e4",
            "Move 2: “e2e4” is not a legal move here.",
        ),
        ("game=consulchess&moves=e2e4_%F0%9F", ""),
        ("game=chess9", "The game “chess9” is not known here."),
        ("moves=e2e4", "No game named: game= expected."),
        (
            "game=consulchess-42k&start=42000",
            "There is no starting position 42000: the numbers go from 0 to 41,999.",
        ),
        (
            "game=consulchess&fen=5k4/10_w_-_-_0_1",
            "Pieces: 8 rows with “/” between them expected, 2 found.",
        ),
        (
            "game=consulchess&end=threefold",
            "End: “threefold” found, which is no way this game can have ended.",
        ),
        (
            "nonsense",
            "“nonsense” found, game=, start=, fen=, moves=, notes=, tags= or end= expected.",
        ),
    ] {
        page.open(&format!("#{damaged}"));
        page.wait_for("return document.querySelector('dialog[open]')?.id === 'refused-dialog'");
        assert_eq!(page.text("#refused-title"), "This link is damaged");
        let said = page.text("#refused-why");
        if why.is_empty() {
            assert!(said.starts_with("Move 2: “"), "{said}");
        } else {
            assert_eq!(said, why);
        }
        assert_eq!(fragment(page), "", "{damaged}");
        assert_eq!(saved(page), own, "{damaged}");
        page.click("#refused-dialog [data-action=close]");
        expect_moves(page, "e4");
    }
    // From there to a new game.
    page.open("#nonsense");
    page.click("#refused-dialog [data-action=new-game]");
    page.wait_for("return document.querySelector('dialog[open]')?.id === 'new-game-dialog'");
}

/// What the page has stored: the game and the one it took the place of.
fn stored(page: &mut Page) -> [Option<String>; 2] {
    ["game", "earlier-game"].map(|name| {
        let text = page.js_with(
            "return localStorage.getItem('consulboard.' + arguments[0])",
            vec![json!(name)],
        );
        text.as_str().map(str::to_owned)
    })
}

fn store(page: &mut Page, name: &str, text: &str) {
    page.js_with(
        "localStorage.setItem('consulboard.' + arguments[0], arguments[1])",
        vec![json!(name), json!(text)],
    );
}

const OWN: &str = "game=consulchess&moves=e2e4_e7e5";
const EARLIER: &str = "game=consulchess&moves=d2d4_d7d5";
const LINKED: &str = "game=consulchess&moves=f2f4_f7f5";

pub fn no_game_is_lost_between_links_and_earlier_games(page: &mut Page) {
    // A damaged link after a good one: the good one is still a link.
    page.open("");
    store(page, "game", OWN);
    page.open(&format!("#{LINKED}"));
    page.js("location.hash = 'game=damaged'");
    page.click("#refused-dialog [data-action=close]");
    click(page, &["b1", "c3"]);
    expect_moves(page, "f4 f5 Nc3");
    assert_eq!(stored(page)[1].as_deref(), Some(OWN));
    // Back to the earlier game while a link is looked at: the own game takes its place.
    page.open("");
    store(page, "game", OWN);
    store(page, "earlier-game", EARLIER);
    page.open(&format!("#{LINKED}"));
    page.reload();
    page.click("[data-action=earlier]");
    expect_moves(page, "d4 d5");
    assert_eq!(
        stored(page),
        [Some(EARLIER), Some(OWN)].map(|it| it.map(str::to_owned))
    );
    assert_eq!(fragment(page), "");
    // A damaged earlier game stays where it is until it is forgotten.
    store(page, "earlier-game", "rubbish");
    page.reload();
    page.click("[data-action=earlier]");
    expect_refused(
        page,
        "The saved game could not be read",
        "“rubbish” found, game=, start=, fen=, moves=, notes=, tags= or end= expected.",
    );
    assert_eq!(stored(page)[1].as_deref(), Some("rubbish"));
    page.click("#refused-dialog [data-action=close]");
    // A damaged saved game does not take a good link with it.
    store(page, "game", "rubbish");
    page.open(&format!("#{LINKED}"));
    page.reload();
    page.click("#refused-dialog [data-action=close]");
    assert_eq!(fragment(page), format!("#{LINKED}"));
    page.reload();
    expect_moves(page, "f4 f5");
}

pub fn a_full_disk_keeps_the_earlier_game_while_the_page_is_open(page: &mut Page) {
    page.open("");
    store(page, "game", OWN);
    store(page, "earlier-game", EARLIER);
    page.reload();
    page.js(
        "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }",
    );
    press(page, "new-game");
    page.click("#new-game-start");
    expect_moves(page, "");
    page.click("[data-action=earlier]");
    expect_moves(page, "e4 e5");
}

pub fn a_new_game_leads_to_the_board_from_everywhere(page: &mut Page) {
    for view in ["about", "rules", "dice"] {
        page.open("");
        page.open(&format!("#{LINKED}"));
        page.js(&format!("location.hash = '{view}'"));
        page.wait_for(&format!(
            "return !document.getElementById('view-{view}').hidden"
        ));
        press(page, "new-game");
        page.click("#new-game-start");
        page.wait_for("return !document.getElementById('view-play').hidden");
        expect_moves(page, "");
    }
}

pub fn a_damaged_saved_game_is_explained_and_kept(page: &mut Page) {
    page.open("");
    let damaged = "game=consulchess&moves=e2e4_e2e5";
    page.js_with(
        "localStorage.setItem('consulboard.game', arguments[0])",
        vec![json!(damaged)],
    );
    page.reload();
    expect_refused(
        page,
        "The saved game could not be read",
        "Move 2: “e2e5” is not a legal move here.",
    );
    page.click("#refused-dialog [data-action=close]");
    expect_moves(page, "");
    assert_eq!(saved(page).as_deref(), Some(damaged));
    click(page, &["d2", "d4"]);
    page.reload();
    expect_moves(page, "d4");
}

#[track_caller]
fn write_fen(page: &mut Page, text: &str) {
    page.click("#fen");
    page.js("document.getElementById('fen').select()");
    page.type_text(text);
    page.click("#position-form [type=submit]");
}

pub fn a_position_is_set_up_and_a_damaged_one_explained(page: &mut Page) {
    page.open("");
    click(page, &["e2", "e4"]);
    let (own, before) = (saved(page), fen(page));
    press(page, "position");
    assert_eq!(
        page.js("return document.getElementById('fen').value"),
        before.as_str()
    );
    for (text, why) in [
        (
            "5k4/10/10/10/10/10/10/5K5 w - - 0 1",
            "Pieces: rank 1 has 11 squares, 10 expected.",
        ),
        (
            "5k4/10 w - - 0 1",
            "Pieces: 8 rows with “/” between them expected, 2 found.",
        ),
        (
            "5k4/10/10/10/10/10/10/5K4 x - - 0 1",
            "Side to move: “x” found, “w” or “b” expected.",
        ),
        (
            "5k4/10/10/10/10/10/10/5K4 w K - 0 1",
            "Castling: “K” found, but there is no such rook beside a king on its back rank.",
        ),
        (
            "10/10/10/10/10/10/10/5K4 w - - 0 1",
            "Black needs one king, found 0.",
        ),
    ] {
        write_fen(page, text);
        page.wait_for_text("#fen-error", why);
        assert!(is_seen(page, "#position-dialog"));
        assert_eq!(fen(page), before);
        assert_eq!(saved(page), own);
        let kept = page.js("return document.getElementById('fen').value");
        assert_eq!(kept, text, "what was typed is still there");
    }
    let good = "5k4/10/10/10/10/10/10/R4K3R b KQ - 0 1";
    write_fen(page, good);
    page.wait_for("return !document.querySelector('dialog[open]')");
    assert_eq!(fen(page), good);
    expect_moves(page, "");
    expect_prompt(page, "Black to move");
    assert_eq!(page.text("#subtitle"), "From a position · Rules & FAQ");
    page.reload();
    assert_eq!(fen(page), good);
}
