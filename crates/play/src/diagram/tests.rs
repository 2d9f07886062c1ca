//! What stands in a diagram.

use super::*;
use crate::tree::Pen;
use crate::{Edit, Input, Session};
use consulboard_rules::{Start, Variant};

fn session(variant: Variant, start: Start) -> Session {
    Session::new(variant, start).unwrap()
}

fn drawn(session: &Session) -> String {
    Diagram {
        scene: &session.scene(1e9),
        coordinates: Coordinates::Inside,
        colors: &Colors::LIGHT,
        title: "A & B",
        description: "<one>",
    }
    .svg()
}

fn count(svg: &str, tag: &str) -> usize {
    let read = roxmltree::Document::parse(svg).unwrap_or_else(|e| panic!("{e}: {svg}"));
    let named = |node: &roxmltree::Node<'_, '_>| node.has_tag_name(tag);
    read.descendants().filter(named).count()
}

#[test]
fn every_variant_is_drawn_well_formed_with_every_piece() {
    for variant in Variant::ALL {
        let session = session(variant, Start::usual(variant));
        let svg = drawn(&session);
        let geometry = variant.rules().geometry;
        let (files, ranks) = (usize::from(geometry.files()), usize::from(geometry.ranks()));
        // The picture itself and one for each piece.
        assert_eq!(count(&svg, "svg"), 1 + 4 * files, "{variant}");
        assert_eq!(count(&svg, "text"), files + ranks, "{variant}");
    }
}

#[test]
fn names_outside_stand_in_a_margin_and_turn_with_the_board() {
    let mut session = session(Variant::Consulchess, Start::Array);
    let names = |session: &Session| {
        let svg = Diagram {
            scene: &session.scene(1e9),
            coordinates: Coordinates::Outside,
            colors: &Colors::LIGHT,
            title: "",
            description: "",
        }
        .svg();
        assert!(svg.contains("viewBox=\"-40 0 1040 840\""), "{svg}");
        let read = roxmltree::Document::parse(&svg).unwrap();
        let texts = read.descendants().filter(|node| node.has_tag_name("text"));
        let mut names = String::new();
        for node in texts {
            let at = |name| node.attribute(name).unwrap().parse::<f64>().unwrap();
            assert!(at("x") < 0.0 || at("y") > 800.0, "on the board");
            names.push_str(node.text().unwrap());
        }
        names
    };
    assert_eq!(names(&session), "87654321abcdefghij");
    session.update(Input::Flip, 1.0);
    assert_eq!(names(&session), "12345678jihgfedcba");
}

#[test]
fn the_words_are_escaped_and_nothing_comes_from_elsewhere() {
    let svg = drawn(&session(Variant::Consulchess, Start::Array));
    let read = roxmltree::Document::parse(&svg).unwrap();
    let text = |tag| {
        let mut found = read.descendants().filter(|node| node.has_tag_name(tag));
        found.next().and_then(|node| node.text())
    };
    assert_eq!(text("title"), Some("A & B"));
    assert_eq!(text("desc"), Some("<one>"));
    for outside in ["href", "url(", "style", "script"] {
        assert!(!svg.contains(outside), "{outside}");
    }
}

#[test]
fn what_a_move_leaves_hides_no_letter() {
    let mut session = session(Variant::Consulchess, Start::Array);
    session.update(Input::Text("a3".to_owned()), 0.0);
    let svg = drawn(&session);
    let mark = svg.rfind(Colors::LIGHT.last_frame).unwrap();
    let letter = svg.find("<text").unwrap();
    assert!(mark < letter);
}

#[test]
fn marks_ghosts_and_annotations_are_in_it() {
    let fen = "r4k3r/10/10/10/10/10/10/R4K3R w KQkq - 0 1";
    let mut session = session(Variant::Consulchess, Start::Fen(fen.to_owned()));
    let plain = drawn(&session);
    session.update(Input::Text("0-0-i-h".to_owned()), 0.0);
    let at = |name: &str| name.parse().unwrap();
    for (pen, from, to) in [
        (Pen::Red, "d4", "d4"),
        (Pen::Green, "a1", "j8"),
        (Pen::Green, "b2", "b3"),
    ] {
        session.update(Input::Edit(1, Edit::Mark(pen, at(from), at(to))), 0.0);
    }
    let marked = drawn(&session);
    assert!(!plain.contains(Colors::LIGHT.last_frame));
    assert!(marked.contains(Colors::LIGHT.last_frame));
    // The arrows of a pen are one path, above the pieces; circles lie below them.
    for (pen, count) in Pen::ALL.into_iter().zip([1, 1, 0, 0]) {
        let ink = Colors::LIGHT.ink(pen);
        assert!(!plain.contains(ink));
        assert_eq!(marked.matches(ink).count(), count, "{pen:?}");
    }
    let place = |pen| marked.find(Colors::LIGHT.ink(pen)).unwrap();
    let (first, last) = (
        marked.find("<svg x=").unwrap(),
        marked.rfind("<svg x=").unwrap(),
    );
    assert!(place(Pen::Red) < first && last < place(Pen::Green));
    session.update(Input::Flip, 1.0);
    assert_ne!(drawn(&session), marked);
}

#[test]
fn the_colours_are_those_of_the_page() {
    let css = include_str!("../../../../www/css/base.css");
    let Colors {
        squares,
        water,
        wave,
        wall,
        coordinates,
        last,
        last_frame,
        check,
        check_corners,
        target,
        castling,
        pens,
        edge,
        margin,
    } = Colors::LIGHT;
    for (name, color) in [
        ("square-light", squares[0]),
        ("square-dark", squares[1]),
        ("water-light", water[0]),
        ("water-dark", water[1]),
        ("wave", wave),
        ("wall", wall),
        ("coordinate-on-light", coordinates[0]),
        ("coordinate-on-dark", coordinates[1]),
        ("last-light", last[0]),
        ("last-dark", last[1]),
        ("last-frame", last_frame),
        ("check-light", check[0]),
        ("check-dark", check[1]),
        ("check-corners", check_corners),
        ("target", target),
        ("castling", castling),
        ("pen-green", pens[0]),
        ("pen-red", pens[1]),
        ("pen-yellow", pens[2]),
        ("pen-blue", pens[3]),
        ("edge", edge),
        ("soft", margin),
    ] {
        let line = format!("  --{name}: {color};");
        assert!(css.contains(&line), "{line}");
    }
}
