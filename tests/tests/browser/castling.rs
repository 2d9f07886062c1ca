//! Castling: every way to enter it, in both editions, and every way back out.

use consulboard_browser_tests::{Key, Page, Pointer, View};

use crate::board::*;

/// A king between two rooks that have not moved.
const BARE: &str = "5k4/10/10/10/10/10/10/R4K3R w KQ - 0 1";

const KING_OR_ROOK: &str = "Choose a square for the white king, or a rook to castle with";
const KING_TARGET: &str = "Castling: choose a square for the king";
const ROOK_TARGET: &str = "Castling: choose a square for the rook";
const KING_MARK: &str = "castling square for the king";
const ROOK_MARK: &str = "castling square for the rook";

fn rights(page: &mut Page) -> String {
    page.text("#castling [data-color=white] .rights")
}

/// Each edition with what it allows: castlings at once, and whether the king goes into the corner.
pub fn each_edition_castles_by_clicks(page: &mut Page) {
    for (variant, count, has_corners) in [
        ("consulchess", 56, true),
        ("consulchess-wiki", 40, false),
        ("consulchess-42k", 56, true),
        ("consulchess-42k-wiki", 56, true),
    ] {
        open_position(page, variant, BARE);
        assert_eq!(
            rights(page),
            format!("Rooks a, j: {count} possible"),
            "{variant}"
        );
        assert_eq!(page.count("#castling .chip"), count, "{variant}");
        click(page, &["f1"]);
        expect_prompt(page, KING_OR_ROOK);
        expect_marked(page, "can castle with this rook", "a1 j1");
        click(page, &["j1"]);
        expect_prompt(page, KING_TARGET);
        expect_marked(page, KING_MARK, "g1 h1 i1");
        // A click in the corner chooses the rook that stands there, so the king has a button for it.
        assert_eq!(is_seen(page, "#king-to-rook"), has_corners, "{variant}");
        click(page, &["i1"]);
        expect_prompt(page, ROOK_TARGET);
        expect_marked(page, ROOK_MARK, "b1 c1 d1 e1 f1 g1 h1");
        click(page, &["h1"]);
        expect_moves(page, "0-0-i-h");
        expect_pieces(page, "5k4/10/10/10/10/10/10/R6RK1");
        expect_prompt(page, "Black to move");
        assert_eq!(rights(page), "No right left");
        assert_eq!(page.count("#castling .chip"), 0);
    }
}

pub fn a_target_far_away_needs_no_rook_clicked(page: &mut Page) {
    open_position(page, "consulchess", BARE);
    click(page, &["f1", "c1"]);
    expect_prompt(page, ROOK_TARGET);
    expect_marked(page, ROOK_MARK, "d1 e1 f1 g1 h1 i1");
    click(page, &["d1"]);
    expect_moves(page, "0-0-c-d");
    expect_pieces(page, "5k4/10/10/10/10/10/10/2KR5R");
    // A square beside the king is an ordinary move.
    press(page, "undo");
    click(page, &["f1", "g1"]);
    expect_moves(page, "Kg1");
}

pub fn castling_by_drags(page: &mut Page) {
    open_position(page, "consulchess", BARE);
    drag(page, Pointer::Mouse, "f1", "j1");
    expect_prompt(page, KING_TARGET);
    drag(page, Pointer::Mouse, "f1", "g1");
    expect_prompt(page, ROOK_TARGET);
    drag(page, Pointer::Mouse, "j1", "e1");
    expect_moves(page, "0-0-g-e");
    expect_pieces(page, "5k4/10/10/10/10/10/10/R3R1K3");
    press(page, "undo");
    // Dropped far away the king asks for the rook at once.
    drag(page, Pointer::Mouse, "f1", "b1");
    expect_prompt(page, ROOK_TARGET);
    drag(page, Pointer::Mouse, "a1", "c1");
    expect_moves(page, "0-0-b-c");
    press(page, "undo");
    // Dragged onto the rook once more the king means its square.
    drag(page, Pointer::Mouse, "f1", "j1");
    expect_prompt(page, KING_TARGET);
    drag(page, Pointer::Mouse, "f1", "j1");
    expect_prompt(page, ROOK_TARGET);
    click(page, &["h1"]);
    expect_moves(page, "0-0-j-h");
    expect_pieces(page, "5k4/10/10/10/10/10/10/R6R1K");
}

/// Chromium only: the others do not pretend to be touched.
pub fn castling_by_finger(page: &mut Page) {
    page.view(View::PHONE.touch());
    open_position(page, "consulchess", BARE);
    tap(page, &["f1", "j1"]);
    expect_prompt(page, KING_TARGET);
    tap(page, &["i1"]);
    expect_prompt(page, ROOK_TARGET);
    tap(page, &["h1"]);
    expect_moves(page, "0-0-i-h");
    press(page, "undo");
    drag(page, Pointer::Finger, "f1", "c1");
    expect_prompt(page, ROOK_TARGET);
    drag(page, Pointer::Finger, "a1", "d1");
    expect_moves(page, "0-0-c-d");
    assert_eq!(page.js("return scrollY"), 0);
}

pub fn castling_into_the_corner_by_the_button(page: &mut Page) {
    open_position(page, "consulchess", BARE);
    click(page, &["f1", "j1"]);
    expect_prompt(page, KING_TARGET);
    assert_eq!(page.text("#king-to-rook"), "King to j1");
    page.click("#king-to-rook");
    expect_prompt(page, ROOK_TARGET);
    assert!(!is_seen(page, "#king-to-rook"));
    click(page, &["i1"]);
    expect_moves(page, "0-0-j-i");
    expect_pieces(page, "5k4/10/10/10/10/10/10/R7RK");
}

pub fn a_castling_of_the_list_is_shown_and_played(page: &mut Page) {
    open_position(page, "consulchess", BARE);
    let chip = "#castling [data-castling='0-0-d-g']";
    let before = picture_of(page, Half::Lower);
    let point = page.middle(chip);
    page.hover(point);
    assert_ne!(
        picture_of(page, Half::Lower),
        before,
        "the castling is shown"
    );
    let beside = page.middle("#castling-title");
    page.hover(beside);
    assert_eq!(picture_of(page, Half::Lower), before);
    expect_moves(page, "");
    page.click(chip);
    expect_moves(page, "0-0-d-g");
    expect_pieces(page, "5k4/10/10/10/10/10/10/3K2R2R");
    // Now it is Black's turn, and White's list is gone with the right.
    assert_eq!(page.count("#castling [data-color=white] .chip"), 0);
}

pub fn a_second_click_on_the_rook_chooses_the_rook(page: &mut Page) {
    open_position(page, "consulchess", BARE);
    click(page, &["f1", "j1", "j1"]);
    expect_prompt(page, "Choose a square for the white rook");
    assert_eq!(page.count("#board [data-square=j1][aria-selected=true]"), 1);
    expect_moves(page, "");
    click(page, &["j5"]);
    expect_moves(page, "Rj5");
    assert_eq!(rights(page), "Rook a: 35 possible");
}

/// The rook captures in one edition and not in the other.
pub fn the_rook_captures_where_it_may(page: &mut Page) {
    let fen = "5k4/10/10/10/10/10/10/3n1K3R w K - 0 1";
    open_position(page, "consulchess", fen);
    assert_eq!(page.count("#castling [data-castling='0-0-i-xd']"), 1);
    click(page, &["f1", "j1", "i1"]);
    expect_prompt(page, ROOK_TARGET);
    expect_marked(page, ROOK_MARK, "e1 f1 g1 h1");
    expect_label(
        page,
        "d1",
        "d1, black knight, castling square for the rook, captures",
    );
    click(page, &["d1"]);
    expect_moves(page, "0-0-i-xd");
    expect_pieces(page, "5k4/10/10/10/10/10/10/3R4K1");
    open_position(page, "consulchess-wiki", fen);
    assert!(page.count("#castling .chip") > 0);
    assert_eq!(page.count("#castling [data-castling*=x]"), 0);
    click(page, &["f1", "j1", "i1"]);
    expect_prompt(page, ROOK_TARGET);
    expect_marked(page, ROOK_MARK, "e1 f1 g1 h1");
    expect_label(page, "d1", "d1, black knight");
}

/// What a player does to give something up.
type Way = fn(&mut Page);

/// Step by step out of a castling that is all but played, in every way there is.
pub fn castling_is_given_up_step_by_step(page: &mut Page) {
    open_position(page, "consulchess", BARE);
    let ways: [(&str, Way); 4] = [
        ("Esc", |page| page.key(Key::Escape)),
        ("right button", |page| right_click(page, "e4")),
        ("button", |page| page.click("#step-back")),
        ("square without a meaning", |page| click(page, &["e5"])),
    ];
    for (name, way) in ways {
        click(page, &["f1", "j1", "i1"]);
        expect_prompt(page, ROOK_TARGET);
        for prompt in [KING_TARGET, KING_OR_ROOK, "White to move"] {
            way(page);
            page.wait_for(&format!(
                "return '{name}' && document.getElementById('prompt').textContent === '{prompt}'"
            ));
        }
        assert!(!is_seen(page, "#step-back"), "{name}");
        // The same without the rook clicked.
        click(page, &["f1", "c1"]);
        expect_prompt(page, ROOK_TARGET);
        way(page);
        expect_prompt(page, KING_OR_ROOK);
        way(page);
        expect_prompt(page, "White to move");
        expect_moves(page, "");
        assert_eq!(fen(page), BARE, "{name}");
    }
    // And out of a king that goes to the rook's square.
    click(page, &["f1", "j1"]);
    page.click("#king-to-rook");
    expect_prompt(page, ROOK_TARGET);
    page.key(Key::Escape);
    expect_prompt(page, KING_TARGET);
}
