//! The editor under pointer and keys.

use super::*;
use crate::scene::{Look, MarkKind};
use crate::{Arrow, Point};

/// The middle of a square with White at the lower edge of ten files.
fn point(name: &str) -> Point {
    let square = at(name);
    Point {
        x: f64::from(square.file().index()) + 0.5,
        y: 7.5 - f64::from(square.rank().index()),
    }
}

fn drag(editor: &mut Editor, squares: &[&str]) {
    let points: Vec<Point> = squares.iter().map(|name| point(name)).collect();
    editor.update(EditInput::PointerDown(points[0]));
    for point in &points {
        editor.update(EditInput::PointerMove(*point));
    }
    editor.update(EditInput::PointerUp(points[points.len() - 1]));
}

fn click(editor: &mut Editor, name: &str) {
    drag(editor, &[name]);
}

fn rank(editor: &Editor, index: usize) -> String {
    let fen = editor.draft().fen();
    let rows: Vec<&str> = fen.split([' ', '/']).collect();
    rows[8 - index].to_owned()
}

const BESIDE: Point = Point { x: -1.0, y: 3.0 };

#[test]
fn the_hand_moves_by_dragging_and_by_two_clicks() {
    let mut editor = started(Variant::Consulchess);
    drag(&mut editor, &["e2", "e4"]);
    assert_eq!(
        (rank(&editor, 4).as_str(), rank(&editor, 2).as_str()),
        ("4P5", "PPPP1PPPPP")
    );
    click(&mut editor, "d2");
    let cells = editor.cells();
    assert_eq!(cells.iter().filter(|cell| cell.selected).count(), 1);
    let prompt = texts().say(&editor.panel().prompt);
    assert_eq!(prompt, "Choose a square for the white pawn");
    // Also on the square of another piece.
    click(&mut editor, "e4");
    assert_eq!(
        (rank(&editor, 4).as_str(), rank(&editor, 2).as_str()),
        ("4P5", "PPP2PPPPP")
    );
    // The second click on the same piece puts it back.
    click(&mut editor, "c2");
    click(&mut editor, "c2");
    click(&mut editor, "c4");
    assert_eq!(rank(&editor, 4), "4P5");
    // Back where it came from is no change, and neither is a drag that the system ends.
    drag(&mut editor, &["c2", "c5", "c2"]);
    assert!(editor.cells().iter().all(|cell| !cell.selected));
    editor.update(EditInput::PointerDown(point("c2")));
    editor.update(EditInput::PointerMove(point("c6")));
    editor.update(EditInput::PointerCancel);
    editor.update(EditInput::PointerUp(point("c6")));
    assert_eq!(rank(&editor, 2), "PPP2PPPPP");
    assert!(editor.cells().iter().all(|cell| !cell.selected));
}

#[test]
fn a_dragged_piece_is_seen_and_leaves_the_board_beside_it() {
    let mut editor = started(Variant::Consulchess);
    editor.update(EditInput::PointerDown(point("e2")));
    editor.update(EditInput::PointerMove(point("e5")));
    let scene = editor.scene();
    let last = scene.sprites.last().unwrap();
    assert_eq!(
        (last.look, last.at),
        (Look::Lifted, Point { x: 4.0, y: 3.0 })
    );
    let marked = |kind| {
        let marks = scene.marks.iter().filter(move |mark| mark.kind == kind);
        names(marks.map(|mark| mark.square))
    };
    assert_eq!(marked(MarkKind::DropTarget), ["e5"]);
    assert_eq!(marked(MarkKind::CastlingRook), ["a1", "j1", "a8", "j8"]);
    editor.update(EditInput::PointerMove(BESIDE));
    editor.update(EditInput::PointerUp(BESIDE));
    assert_eq!(rank(&editor, 2), "PPPP1PPPPP");
    editor.update(EditInput::Undo);
    assert_eq!(rank(&editor, 2), "PPPPPPPPPP");
}

#[test]
fn a_stroke_puts_many_and_is_undone_at_once() {
    let mut editor = started(Variant::Consulchess);
    let pawn = Role::Pawn.of(Color::White);
    editor.update(EditInput::Tool(Tool::Put(pawn)));
    drag(&mut editor, &["b4", "c4", "d4", "c4", "d4", "e4"]);
    assert_eq!(rank(&editor, 4), "1PPPP5");
    click(&mut editor, "c4");
    assert_eq!(rank(&editor, 4), "1P1PP5");
    editor.update(EditInput::Undo);
    assert_eq!(rank(&editor, 4), "1PPPP5");
    editor.update(EditInput::Undo);
    assert_eq!(rank(&editor, 4), "10");
    editor.update(EditInput::Tool(Tool::Erase));
    drag(&mut editor, &["a1", "b1", "c1", "d1"]);
    assert_eq!(rank(&editor, 1), "4QKCBNR");
}

#[test]
fn a_piece_of_the_palette_is_dragged_onto_the_board() {
    let mut editor = started(Variant::Consulchess);
    let consul = Role::Consul.of(Color::Black);
    for (to, row) in [(point("e5"), "4c5"), (BESIDE, "4c5")] {
        editor.update(EditInput::Grab(consul));
        editor.update(EditInput::PointerMove(to));
        editor.update(EditInput::PointerUp(to));
        assert_eq!(rank(&editor, 5), row);
    }
    assert_eq!(
        editor.update(EditInput::Grab(Role::Lion.of(Color::Black))),
        []
    );
}

#[test]
fn tools_for_rights_and_passed_squares_mark_where_they_work() {
    let fen = "k9/10/10/1pP7/10/10/10/R3K4R w - -";
    let mut editor = opened(Variant::Consulchess, fen);
    let marked = |editor: &Editor, kind| {
        let marks = editor.scene().marks.into_iter();
        names(
            marks
                .filter(|mark| mark.kind == kind)
                .map(|mark| mark.square),
        )
    };
    editor.update(EditInput::Tool(Tool::Castling));
    click(&mut editor, "j1");
    assert_eq!(marked(&editor, MarkKind::RookTarget), ["a1"]);
    assert_eq!(marked(&editor, MarkKind::CastlingRook), ["j1"]);
    editor.update(EditInput::Tool(Tool::EnPassant));
    assert_eq!(marked(&editor, MarkKind::Target), ["b6"]);
    let prompt = |editor: &Editor| texts().say(&editor.panel().prompt);
    let cell = |editor: &Editor, name: &str| {
        let mut cells = editor.cells().into_iter();
        let cell = cells.find(|cell| cell.square == at(name)).unwrap();
        texts().say(&cell.label)
    };
    assert_eq!(
        prompt(&editor),
        "Choose the square that a pawn has just passed: b6"
    );
    assert_eq!(cell(&editor, "b6"), "b6, a pawn can just have passed here");
    // What cannot be so is told, in the words of the rules.
    click(&mut editor, "c6");
    assert_eq!(editor.draft().en_passant(), None);
    assert_eq!(
        prompt(&editor),
        "En passant: no pawn can just have passed c6."
    );
    click(&mut editor, "b6");
    assert!(prompt(&editor).ends_with(": b6"));
    assert_eq!(marked(&editor, MarkKind::CaptureTarget), ["b6"]);
    assert_eq!(editor.draft().en_passant(), Some(at("b6")));
    assert_eq!(cell(&editor, "b6"), "b6, a pawn has just passed here");
    click(&mut editor, "b6");
    assert_eq!(
        editor.draft().fen(),
        "k9/10/10/1pP7/10/10/10/R3K4R w K - 0 1"
    );
    editor.update(EditInput::Turn(Color::Black));
    assert!(prompt(&editor).starts_with("No square: it takes a white pawn"));
}

#[test]
fn con_7_the_passed_square_is_set_by_keys_where_the_game_has_one() {
    let fen = "k9/10/10/1pP7/10/10/10/R3K4R w - -";
    let mut editor = opened(Variant::Consulchess, fen);
    editor.update(EditInput::Tool(Tool::EnPassant));
    editor.update(EditInput::Focus(Some(at("c5"))));
    let said = |effects: &[EditEffect]| {
        let said = effects.iter().find_map(|effect| match effect {
            EditEffect::Announce(message) => Some(texts().say(message)),
            _ => None,
        });
        said.unwrap_or_default()
    };
    let effects = editor.update(EditInput::Activate);
    assert_eq!(
        said(&effects),
        "En passant: no pawn can just have passed c5."
    );
    editor.update(EditInput::Arrow(Arrow::Up));
    editor.update(EditInput::Arrow(Arrow::Left));
    let effects = editor.update(EditInput::Activate);
    assert_eq!(said(&effects), "b6, a pawn has just passed here");
    assert_eq!(editor.draft().en_passant(), Some(at("b6")));
    let effects = editor.update(EditInput::Activate);
    assert_eq!(said(&effects), "b6, a pawn can just have passed here");
    assert_eq!(editor.draft().en_passant(), None);
    // Where there is no such capture, the tool is none.
    editor.update(EditInput::Variant(Variant::Congo));
    assert_eq!(editor.panel().tool, Tool::Hand);
    assert!(!editor.panel().has_passing);
    assert_eq!(editor.update(EditInput::Tool(Tool::EnPassant)), []);
}

#[test]
fn keys_do_all_of_it() {
    let mut editor = started(Variant::Consulchess);
    editor.update(EditInput::Activate);
    let cursor = |editor: &Editor| {
        let cells = editor.cells().into_iter();
        names(cells.filter(|cell| cell.cursor).map(|cell| cell.square))
    };
    assert_eq!(cursor(&editor), ["f1"]);
    editor.update(EditInput::Arrow(Arrow::Up));
    editor.update(EditInput::Activate);
    editor.update(EditInput::Arrow(Arrow::Up));
    let effects = editor.update(EditInput::Activate);
    let said = effects.iter().find_map(|effect| match effect {
        EditEffect::Announce(message) => Some(texts().say(message)),
        _ => None,
    });
    assert_eq!(said.as_deref(), Some("f3, white pawn"));
    assert_eq!(rank(&editor, 3), "5P4");
    editor.update(EditInput::Letter('q'));
    assert_eq!(rank(&editor, 3), "5q4");
    editor.update(EditInput::Letter('C'));
    assert_eq!(rank(&editor, 3), "5C4");
    assert_eq!(editor.update(EditInput::Letter('x')), []);
    editor.update(EditInput::Delete);
    assert_eq!(rank(&editor, 3), "10");
    editor.update(EditInput::Tool(Tool::Erase));
    editor.update(EditInput::Back);
    assert_eq!(editor.panel().tool, Tool::Hand);
    editor.update(EditInput::Flip);
    editor.update(EditInput::Arrow(Arrow::Up));
    assert_eq!(cursor(&editor), ["f2"]);
}
