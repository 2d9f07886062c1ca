//! Queries that can be read, and what is said of the others.

use super::values::{LONGEST, NAMES};
use super::*;
use crate::{Language, Texts};
use consulboard_rules::Start;
use proptest::prelude::*;

fn request(query: &str) -> Request {
    Request::read(query).unwrap_or_else(|faults| panic!("{query}: {faults:?}"))
}

fn faults(query: &str) -> Vec<String> {
    let texts = Texts::new(Language::English);
    let faults = Request::read(query).expect_err(query);
    let messages = faults.iter().map(|fault| texts.say(&fault.message()));
    messages.collect()
}

#[test]
fn nothing_asks_for_the_usual_board() {
    for query in ["", "?", "variant=&view=&size="] {
        let request = request(query);
        assert_eq!(request.game.variant(), Variant::Consulchess);
        assert_eq!(request.purpose, Purpose::Play);
        assert_eq!(request.interactive, Interactive::Yes);
    }
    assert_eq!(request("view=dice").game.variant(), Variant::Consulchess42k);
}

#[test]
fn every_parameter_is_read() {
    let request = request(
        "?variant=consulchess-42k&start=15683.7&moves=e4+d5_exd5&view=replay&orientation=black\
         &lang=de&theme=dark&size=400&coordinates=off&interactive=no&marks=d4_Ge5&arrows=Be2e4\
         &square=d8&host=https%3A%2F%2Fwiki.example",
    );
    assert_eq!(request.game.len(), 3);
    assert_eq!(request.purpose, Purpose::Replay);
    assert_eq!(request.bottom, Color::Black);
    assert_eq!(request.language.as_deref(), Some("de"));
    assert_eq!(request.theme, Theme::Dark);
    assert_eq!(request.size, Some(400));
    assert_eq!(request.coordinates, Coordinates::Hidden);
    assert_eq!(request.interactive, Interactive::No);
    let drawn = crate::tree::Marks::read("Rd4_Ge5", "Be2e4", request.game.now().geometry());
    assert_eq!(drawn, Ok(request.marks.clone()));
    let tree = request.tree();
    assert_eq!(tree.remarks(tree.tip()).marks, request.marks);
    assert_eq!(record::write(&tree.game()), record::write(&request.game));
    assert_eq!(request.square, "d8".parse().ok());
    assert_eq!(request.host.as_deref(), Some("https://wiki.example"));
}

#[test]
fn a_fen_is_read_with_lines_or_spaces() {
    for fen in [
        "r4k4/10/10/10/10/10/10/R4K4_w_-_-_0_1",
        "r4k4/10/10/10/10/10/10/R4K4%20w%20-%20-%200%201",
        "r4k4/10/10/10/10/10/10/R4K4+w+-+-+0+1",
    ] {
        let request = request(&format!("fen={fen}"));
        assert_eq!(
            request.game.now().fen(),
            "r4k4/10/10/10/10/10/10/R4K4 w - - 0 1"
        );
    }
}

#[test]
fn moves_are_read_as_links_and_books_have_them() {
    for moves in [
        "e2e4_e7e5_d2d4",
        "e4+e5+d4",
        "1.+e4+e5+2.+d4",
        "1.e4+1...e5,d4",
        "1.e4+e5%0A2.d4%0D%0A",
        "1.+e4+{a+comment,+with+d5}+e5%092.+d4+1-0",
        "e4+e5{}d4+*",
        "e4+e5+d4+1/2-1/2+{unfinished",
        "e4+e5+d4+%C2%BD-%C2%BD",
    ] {
        let request = request(&format!("moves={moves}"));
        assert_eq!(request.game.len(), 3, "{moves}");
    }
}

#[test]
fn a_result_alone_is_no_move_and_one_in_between_is_refused() {
    assert_eq!(request("moves=*").game.len(), 0);
    assert!(faults("moves=e4+1-0+e5")[0].starts_with("moves"));
}

#[test]
fn cfg_7_one_number_is_that_of_both_arrays() {
    for (start, white, black) in [("20", 1, 0), ("399", 19, 19), ("7", 0, 7), ("6.6", 6, 6)] {
        let request = request(&format!("variant=chess400&start={start}"));
        assert_eq!(*request.game.start(), Start::Numbers { white, black });
    }
    let refused = faults("variant=chess400&start=400");
    assert!(refused[0].starts_with("start"), "{refused:?}");
    assert!(refused[0].contains("399"), "{refused:?}");
}

#[test]
fn what_is_written_about_boards_names_every_game_and_parameter() {
    let page = include_str!("../../../../docs/embed.md");
    let names = Variant::ALL.map(Variant::slug).into_iter().chain(NAMES);
    for name in names {
        // The origin that the element names is nobody else's business.
        assert!(
            name == "host" || page.contains(&format!("`{name}`")),
            "{name}"
        );
    }
}

#[test]
fn an_unknown_game_is_told_which_there_are() {
    let found = faults("variant=bar");
    assert!(
        found[0].starts_with("variant: “bar” found, orthodox, consulchess, "),
        "{found:?}"
    );
    assert!(found[0].ends_with("congo expected."), "{found:?}");
}

#[test]
fn coordinates_have_their_place() {
    for (word, place) in [
        ("on", Coordinates::Inside),
        ("outside", Coordinates::Outside),
        ("off", Coordinates::Hidden),
    ] {
        let request = request(&format!("coordinates={word}"));
        assert_eq!(request.coordinates, place);
    }
}

#[test]
fn what_only_looks_different_keeps_the_game() {
    let one = request("moves=e2e4&theme=dark&size=300");
    assert!(one.shows_the_same(&request("moves=e2e4&coordinates=off&orientation=black")));
    assert!(!one.shows_the_same(&request("moves=e2e4_e7e5")));
    assert!(!one.shows_the_same(&request("moves=e2e4&interactive=no")));
    assert!(!one.shows_the_same(&request("moves=e2e4&view=replay")));
    assert!(!one.shows_the_same(&request("moves=e2e4&marks=e4")));
}

#[test]
fn a_piece_of_either_side_shows_its_moves_and_none_is_played() {
    use crate::{Hands, Input, Point, Session, Setting};
    let request = request("view=piece&fen=5k4/10/10/4c5/10/3N6/10/5K4_w_-_-_0_1");
    let mut session = Session::of_game(request.game);
    session.update(Input::Set(Setting::Hands(Hands::Look)), 0.0);
    let mut click = |x: f64, y: f64| {
        let point = Point { x, y };
        session.update(Input::PointerDown(point), 0.0);
        session.update(Input::PointerUp(point), 0.0);
        let reach = session.reach();
        reach.map(|reach| (reach.square.to_string(), reach.moves))
    };
    // The knight of d3, then a target of it.
    assert_eq!(click(3.5, 5.5), Some(("d3".to_owned(), 8)));
    assert_eq!(click(4.5, 7.5), Some(("d3".to_owned(), 8)));
    // Black's consul on e5, then White's king.
    assert!(click(4.5, 3.5).is_some_and(|(square, moves)| square == "e5" && moves > 4));
    let king = click(5.5, 7.5).map(|(square, _)| square);
    assert_eq!(king.as_deref(), Some("f1"));
    assert!(session.game().is_empty());
    assert_eq!(session.game().turn(), Color::White);
}

#[test]
fn every_fault_names_its_parameter() {
    for (query, parameter) in [
        ("variant=chess", "variant"),
        ("variant=congo&view=dice", "variant"),
        ("variant=consulchess-42k&start=42000", "start"),
        ("start=x", "start"),
        ("fen=x", "fen"),
        ("moves=e5", "moves"),
        ("view=x", "view"),
        ("orientation=left", "orientation"),
        ("lang=!", "lang"),
        ("theme=pink", "theme"),
        ("size=12", "size"),
        ("coordinates=x", "coordinates"),
        ("interactive=x", "interactive"),
        ("marks=z9", "marks"),
        ("marks=Xd4", "marks"),
        ("arrows=e2", "arrows"),
        ("square=k9", "square"),
        ("square=d4", "square"),
        ("square=e7", "square"),
        ("host=javascript:alert(1)", "host"),
        ("host=https://a.example/path", "host"),
        ("vraiant=congo", "vraiant"),
    ] {
        let found = faults(query);
        assert_eq!(found.len(), 1, "{query}: {found:?}");
        assert!(found[0].starts_with(parameter), "{query}: {found:?}");
    }
    assert_eq!(faults("view=x&size=y&view=play").len(), 3);
    assert_eq!(
        faults("view=x"),
        ["view: “x” found, play, diagram, piece, castlings, dice, replay expected."]
    );
}

#[test]
fn overlong_values_are_named_and_shortened() {
    let long = "x".repeat(LONGEST + 1);
    assert!(faults(&format!("fen={long}"))[0].len() < 200);
    let found = faults(&format!("view={}", "x".repeat(1000)));
    assert!(found[0].len() < 300, "{found:?}");
}

proptest! {
    #[test]
    fn nothing_panics(query in "\\PC{0,80}", name in 0..NAMES.len(), value in "\\PC{0,40}") {
        let _ = Request::read(&query);
        let _ = Request::read(&format!("{}={value}", NAMES[name]));
    }
}
