//! Scoresheets of short games, long ones, and none.

use consulboard_rules::{Color, Start, Variant};

use super::*;
use crate::pgn::Options;
use crate::tree::Pen;
use crate::{Edit, Input, Language, Letters};

fn texts() -> Texts {
    Texts::new(Language::English)
}

/// A game of so many moves of the consuls' knights, there and back.
fn session(moves: usize) -> Session {
    let mut session = Session::new(Variant::Consulchess, Start::Array).unwrap();
    let cycle = ["Nc3", "Nc6", "Nb1", "Nb8"];
    for san in cycle.into_iter().cycle().take(2 * moves) {
        session.update(Input::Text(san.to_owned()), 0.0);
    }
    session
}

fn sheet(session: &Session) -> Scoresheet {
    let panel = session.panel();
    let after = panel.shown_move();
    let shown = Shown {
        position: &session.position_text(),
        after: after.as_deref(),
        bottom: Color::White,
    };
    Scoresheet::of_game(session, &shown, &texts(), 0.0)
}

fn sizes(sheet: &Scoresheet) -> Vec<(Size, usize, usize)> {
    let pages = sheet.pages.iter();
    pages
        .map(|page| {
            let rows = page.columns.iter().map(Vec::len);
            (page.size, page.columns.len(), rows.sum())
        })
        .collect()
}

#[test]
fn a_game_of_elsewhere_was_played_by_what_its_tag_says() {
    let options = Options {
        usual: Variant::Consulchess,
        letters: Letters::English,
    };
    for (tag, words) in [
        ("40/5400+30:1800+30", Some("90 minutes for 40 moves")),
        ("180+2", Some("3 minutes, 2 s more for each move")),
        ("?", None),
        ("-", None),
    ] {
        let text = format!("[TimeControl \"{tag}\"]\n\n1. e4 e5 *");
        let read = crate::pgn::read(&text, options);
        let written = sheet(&Session::of_tree(read.tree));
        let said = written.control.map(|control| texts().say(&control));
        match words {
            Some(words) => assert!(
                said.as_ref().is_some_and(|it| it.contains(words)),
                "{said:?}"
            ),
            None => assert_eq!(said, None, "{tag}"),
        }
    }
}

#[test]
fn a_game_has_its_moves_its_result_and_the_board_that_is_shown() {
    let mut session = session(2);
    session.update(Input::Resign(Color::White), 0.0);
    let written = sheet(&session);
    assert_eq!(sizes(&written), [(Size::Usual, 1, 2)]);
    let row = &written.pages[0].columns[0][1];
    assert_eq!(
        (row.number, moves(row)),
        (2, [("Nb1", None), ("Nb8", None)])
    );
    let (score, words) = written.result.unwrap();
    assert_eq!(
        (score, texts().say(&words)),
        ("0-1", "Black wins by resignation".to_owned())
    );
    assert_eq!(texts().say(&written.caption), "Position after 2... Nb8");
    assert_eq!(written.picture.matches("<svg").count(), 1 + 40);
    assert!(!written.is_short);
}

/// The moves of a row that is full, with their times.
fn moves(row: &Row) -> [(&str, Option<&str>); 2] {
    [&row.white, &row.black].map(|written| {
        let written = written.as_ref().unwrap();
        (written.text.as_str(), written.time.as_deref())
    })
}

#[test]
fn times_stand_beside_the_moves_that_have_them() {
    let mut session = Session::new(Variant::Consulchess, Start::Array).unwrap();
    let text =
        "game=consulchess&moves=e2e4_e7e5_(c7c5)_b1c3_b8c6&notes=1t5398000_4t61000_5t9900_3t1000";
    session.update(Input::Restore(text.to_owned()), 0.0);
    let sheet = sheet(&session);
    let rows = &sheet.pages[0].columns[0];
    assert_eq!(moves(&rows[0]), [("e4", Some("1:29:58")), ("e5", None)]);
    assert_eq!(
        moves(&rows[1]),
        [("Nc3", Some("1:01")), ("Nc6", Some("9.9"))]
    );
}

#[test]
fn the_board_has_what_is_drawn_on_the_position_that_is_shown() {
    let mut session = session(2);
    let at = |name: &str| name.parse().unwrap();
    let node = session.panel().node;
    session.update(
        Input::Edit(node, Edit::Mark(Pen::Red, at("d4"), at("d4"))),
        0.0,
    );
    session.update(
        Input::Edit(node, Edit::Mark(Pen::Blue, at("e2"), at("e4"))),
        0.0,
    );
    let inks = |session: &Session| {
        let picture = sheet(session).picture;
        Colors::PAPER.pens.map(|ink| picture.matches(ink).count())
    };
    assert_eq!(inks(&session), [0, 1, 0, 1]);
    session.update(Input::Jump(1), 0.0);
    assert_eq!(inks(&session), [0; 4]);
    // In a variation too.
    session.update(Input::Text("e6".to_owned()), 0.0);
    let node = session.panel().node;
    session.update(
        Input::Edit(node, Edit::Mark(Pen::Green, at("e6"), at("e6"))),
        0.0,
    );
    assert_eq!(inks(&session), [1, 0, 0, 0]);
}

#[test]
fn a_variation_is_left_out_and_that_is_said() {
    let mut session = session(1);
    session.update(Input::Undo, 0.0);
    session.update(Input::Text("e6".to_owned()), 0.0);
    let written = sheet(&session);
    assert!(written.is_short);
    assert_eq!(sizes(&written), [(Size::Usual, 1, 1)]);
    assert_eq!(
        texts().say(&sheet(&session).caption),
        "Position after 1... e6"
    );
}

#[test]
fn long_games_are_written_smaller_and_then_on_more_pages() {
    let rows = |count: u32| {
        let rows = (1..=count).map(|number| Row {
            number,
            ..Row::default()
        });
        rows.collect::<Vec<_>>()
    };
    for (count, expected) in [
        (0, vec![(Size::Usual, 0)]),
        (60, vec![(Size::Usual, 60)]),
        (72, vec![(Size::Usual, 72)]),
        (73, vec![(Size::Small, 73)]),
        (136, vec![(Size::Small, 136)]),
        (137, vec![(Size::Small, 136), (Size::Small, 1)]),
        (
            337,
            vec![(Size::Small, 136), (Size::Small, 200), (Size::Small, 1)],
        ),
    ] {
        let pages = layout::pages(rows(count));
        let found: Vec<(Size, usize)> = pages
            .iter()
            .map(|page| (page.size, page.columns.iter().map(Vec::len).sum()))
            .collect();
        assert_eq!(found, expected, "{count}");
        let numbers = pages.iter().flat_map(|page| page.columns.iter().flatten());
        assert!(numbers.map(|row| row.number).eq(1..=count));
    }
    // Times take the room of a column.
    let mut timed = rows(103);
    timed[0].white = Some(Written {
        text: "e4".to_owned(),
        time: Some("1:00".to_owned()),
    });
    let pages = layout::pages(timed);
    let columns: Vec<usize> = pages.iter().map(|page| page.columns.len()).collect();
    assert_eq!(columns, [3, 1]);
}

#[test]
fn an_empty_sheet_has_the_array_and_the_rolls_that_lead_to_it() {
    let start = Start::mirrored(15_683);
    let sheet = Scoresheet::blank(Variant::Consulchess42k, &start, Color::White, &texts()).unwrap();
    assert_eq!(sizes(&sheet), [(Size::Lines, 3, 60)]);
    assert_eq!(sheet.pages[0].columns[0][0].number, 1);
    assert_eq!(
        texts().say(sheet.start.as_ref().unwrap()),
        "Position 15,683"
    );
    let [rolls] = &sheet.rolls[..] else {
        panic!("{:?}", sheet.rolls);
    };
    assert!(rolls.side.is_none() && rolls.steps.len() >= 6, "{rolls:?}");
    let black = Start::Numbers {
        white: 15_683,
        black: 7,
    };
    let sheet = Scoresheet::blank(Variant::Consulchess42k, &black, Color::White, &texts()).unwrap();
    let sides: Vec<_> = sheet.rolls.iter().map(|rolls| rolls.side).collect();
    assert_eq!(sides, [Some(Color::White), Some(Color::Black)]);
    assert_ne!(sheet.rolls[0].steps, sheet.rolls[1].steps);
    // Every game has one, and what is not drawn has no rolls.
    for variant in Variant::ALL {
        let start = Start::usual(variant);
        let sheet = Scoresheet::blank(variant, &start, Color::Black, &texts()).unwrap();
        let is_drawn = crate::draw::procedure(variant).is_some();
        assert_eq!(!sheet.rolls.is_empty(), is_drawn, "{variant}");
    }
    assert!(Scoresheet::blank(Variant::Congo, &start, Color::White, &texts()).is_none());
}
