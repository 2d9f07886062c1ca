//! Variations at the board: what is taken back stays, and everything can be looked at and put in order.

mod deleting;
#[path = "../table/mod.rs"]
mod table;

use consulboard_play::clock::Control;
use consulboard_play::sound::Sound;
use consulboard_play::tree::{Pen, Tree};
use consulboard_play::{
    Arrow, ClockDeed, Edit, Effect, Hands, Input, LinePart, Lines, MarkKind, Refused, Setting,
};
use consulboard_rules::{Color, Variant};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use table::Table;

/// What stands below the moves: each line with its depth, and behind which ply.
fn lines(table: &Table) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for item in table.panel().lines {
        let text = match item.part {
            LinePart::Open => "(".to_owned(),
            LinePart::Close => ")".to_owned(),
            LinePart::Comment(text) => format!("\"{text}\""),
            LinePart::Move { text, glyphs, .. } => text + &glyphs,
        };
        match all.last_mut() {
            Some(line) if !item.opens => {
                let gap = if line.ends_with('(') || text == ")" {
                    ""
                } else {
                    " "
                };
                *line = format!("{line}{gap}{text}");
            }
            _ => all.push(format!("{}/{} {text}", item.ply, item.depth)),
        }
    }
    all
}

/// The number of a move of the lists.
fn node(table: &Table, wanted: &str) -> u32 {
    let panel = table.panel();
    let lines = panel.lines.iter().filter_map(|item| match &item.part {
        LinePart::Move { node, text, .. } => Some((*node, text.clone())),
        LinePart::Comment(_) | LinePart::Open | LinePart::Close => None,
    });
    let moves = panel.setup.iter().chain(&panel.moves);
    let mut all = moves.map(|item| (item.node, item.san.clone())).chain(lines);
    let found = all.find(|(_, text)| text == wanted);
    found.unwrap_or_else(|| panic!("{wanted}")).0
}

fn consulchess(moves: &str) -> Table {
    let mut table = Table::new(Variant::Consulchess);
    table.moves(moves);
    table
}

/// 1. e4 e5 (1... d5 2. exd5 Qxd5) 2. Nc3 (2. f4)
fn with_variations() -> Table {
    let mut table = consulchess("e4 d5 exd5");
    table.give(Input::Undo).give(Input::Undo);
    table.moves("e5 f4").give(Input::Undo).moves("Nc3");
    table
}

#[test]
fn what_is_taken_back_stays_as_a_variation() {
    let mut table = with_variations();
    assert_eq!(table.sans(), ["e4", "e5", "Nc3"]);
    assert_eq!(lines(&table), ["2/1 (1... d5 2. exd5)", "3/1 (2. f4)"]);
    let saved = table.saved().unwrap();
    assert_eq!(
        saved,
        "game=consulchess&moves=e2e4_e7e5_(d7d5_e4d5)_b1c3_(f2f4)"
    );
    assert_eq!(table.panel().link, saved);
    let mut again = Table::new(Variant::Congo);
    again.give(Input::Restore(saved.clone()));
    assert_eq!(again.session.saved(), saved);
    assert_eq!(lines(&again), lines(&table));
    // Taken back again, all of it hangs below the last move.
    table.give(Input::Undo).give(Input::Undo);
    assert_eq!(
        lines(&table),
        [
            "1/1 (1... e5 2. Nc3",
            "1/2 (2. f4))",
            "1/1 (1... d5 2. exd5)"
        ]
    );
    table.give(Input::Redo).give(Input::Redo);
    assert_eq!(table.sans(), ["e4", "e5", "Nc3"]);
}

#[test]
fn a_variation_is_looked_at_and_left() {
    let mut table = with_variations();
    let fen = table.panel().fen;
    table.give(Input::Visit(node(&table, "2. exd5")));
    assert_eq!(table.prompt(), "Looking at a variation");
    assert_eq!(table.marked(MarkKind::LastTo), "d5");
    assert_eq!(table.panel().captured.white.len(), 1);
    assert_eq!(
        table.session.line_text(),
        "game=consulchess&moves=e2e4_d7d5_e4d5"
    );
    // With what is drawn on its positions, and on no others.
    let at = |name: &str| name.parse().unwrap();
    for (label, square) in [("1... d5", "d5"), ("e5", "e5"), ("2. exd5", "d8")] {
        let mark = Edit::Mark(Pen::Blue, at(square), at(square));
        table.give(Input::Edit(node(&table, label), mark));
    }
    assert_eq!(
        table.session.line_text(),
        "game=consulchess&moves=e2e4_d7d5_e4d5&notes=2mBd5_3mBd8"
    );
    let panel = table.panel();
    assert_eq!((panel.shown, panel.last, panel.looking_back), (3, 3, true));
    // Back in the line, which stays the one that is walked.
    table.give(Input::Walk(Arrow::Left));
    assert_eq!(table.panel().node, node(&table, "1... d5"));
    table.give(Input::Walk(Arrow::Left));
    assert_eq!(table.prompt(), "Looking at an earlier position");
    table
        .give(Input::Walk(Arrow::Right))
        .give(Input::Walk(Arrow::Right));
    assert_eq!(table.panel().node, node(&table, "2. exd5"));
    table.give(Input::Walk(Arrow::Right));
    assert_eq!(table.panel().node, node(&table, "2. exd5"));
    table.give(Input::Visit(table.panel().tip));
    assert_eq!(
        (table.panel().fen, table.panel().looking_back),
        (fen, false)
    );
    table.moves("Nc6");
    assert_eq!(table.sans().len(), 4);
}

#[test]
fn arrows_go_from_one_variation_to_the_other() {
    let mut table = with_variations();
    table.give(Input::Walk(Arrow::Down));
    assert_eq!(table.panel().node, node(&table, "2. f4"));
    assert!(table.give(Input::Walk(Arrow::Down)).effects.is_empty());
    table.give(Input::Walk(Arrow::Up));
    assert!(!table.panel().looking_back);
    table
        .give(Input::Walk(Arrow::Left))
        .give(Input::Walk(Arrow::Down));
    assert_eq!(table.panel().node, node(&table, "1... d5"));
}

#[test]
fn a_game_goes_on_from_a_variation() {
    let mut table = with_variations();
    table.give(Input::Visit(node(&table, "2. exd5")));
    table.give(Input::ContinueFromHere);
    assert_eq!(table.sans(), ["e4", "d5", "exd5"]);
    assert_eq!(lines(&table), ["2/1 (1... e5 2. Nc3", "2/2 (2. f4))"]);
    assert!(!table.panel().looking_back);
    table.moves("Nc6");
    assert_eq!(table.sans().len(), 4);
}

#[test]
fn a_move_at_an_earlier_position_becomes_a_variation() {
    let mut table = consulchess("e4 e5 Nc3");
    table.give(Input::Jump(1));
    // The move that was played there is followed.
    table.click("e7 e5");
    assert_eq!((table.panel().shown, lines(&table).len()), (2, 0));
    // Another one is a variation, by clicks, by dragging and typed; the game stays what it is.
    table.drag("g1", "e3");
    table.moves("Nc6").click("d2 d4");
    assert_eq!(lines(&table), ["3/1 (2. Ce3 Nc6 3. d4)"]);
    assert_eq!(table.sans(), ["e4", "e5", "Nc3"]);
    assert_eq!(table.prompt(), "Looking at a variation");
    assert_eq!(table.marked(MarkKind::LastTo), "d4");
    assert!(table.saved().unwrap().contains("(g1e3_b8c6_d2d4)"));
    // Back goes the eye, and on again; nothing is lost.
    table.give(Input::Undo).give(Input::Undo);
    assert_eq!(table.panel().node, node(&table, "2. Ce3"));
    table.click("g8 e6");
    assert_eq!(
        lines(&table),
        ["3/1 (2. Ce3 Nc6", "3/2 (2... Ce6)", "3/1 3. d4)"]
    );
    table.give(Input::Undo).give(Input::Redo);
    assert_eq!(table.panel().node, node(&table, "2... Ce6"));
    // At the end of the game its own move is played again.
    table.give(Input::Visit(table.panel().tip)).click("d7 d5");
    assert_eq!(table.sans(), ["e4", "e5", "Nc3", "d5"]);
}

#[test]
fn the_end_of_the_game_is_where_its_moves_are_played_from_whichever_side_one_comes() {
    let mut table = consulchess("e4 d5 exd5");
    table.give(Input::Undo).give(Input::Undo);
    // One looks at what was taken back, and goes back to where the game stands.
    table.give(Input::Visit(node(&table, "2. exd5")));
    table
        .give(Input::Walk(Arrow::Left))
        .give(Input::Walk(Arrow::Left));
    assert!(!table.panel().looking_back);
    assert_eq!(table.prompt(), "Black to move");
    table.give(Input::Walk(Arrow::Right));
    assert_eq!(table.panel().node, node(&table, "1... d5"));
    table.give(Input::Walk(Arrow::Left)).click("e7 e5");
    assert_eq!(table.sans(), ["e4", "e5"]);
    assert_eq!(lines(&table), ["2/1 (1... d5 2. exd5)"]);
}

#[test]
fn while_time_runs_a_move_elsewhere_is_refused_with_a_hint() {
    let mut table = Table::new(Variant::Consulchess);
    let control = Control::read("10").unwrap();
    table.give(Input::Clock(ClockDeed::Begin(control)));
    table.moves("e4 e5 Nc3").give(Input::Jump(1));
    let point = table.point("e7");
    table.give(Input::PointerDown(point));
    assert_eq!(table.refusal().map(|it| it.0), Some(Refused::Elsewhere));
    table.give(Input::PointerUp(point));
    table.give(Input::Focus("e7".parse().ok()));
    table.give(Input::Activate);
    assert_eq!(table.refusal().map(|it| it.0), Some(Refused::Elsewhere));
    assert!(!table.panel().can_step_back);
    // What is typed is a move of the game.
    table.moves("Nc6");
    assert_eq!(table.sans(), ["e4", "e5", "Nc3", "Nc6"]);
    assert!(!table.panel().looking_back);
    // While it rests, everything may be tried out; what is not finished is refused when it runs on.
    table.give(Input::Clock(ClockDeed::Pause));
    table.give(Input::Jump(1)).click("e7");
    assert!(table.panel().can_step_back);
    table.give(Input::Clock(ClockDeed::Resume)).click("e6");
    assert!(lines(&table).is_empty() && !table.panel().can_step_back);
    table.give(Input::Clock(ClockDeed::Pause)).click("e7 e6");
    assert_eq!(lines(&table), ["2/1 (1... e6)"]);
    assert_eq!(table.sans().len(), 4);
}

#[test]
fn castlings_and_chains_are_tried_out_step_by_step() {
    let mut table = Table::fen(
        Variant::Consulchess,
        "5k4/10/10/10/10/10/10/R4K3R w KQ - 0 1",
    );
    table.moves("Kf2 Kf7").give(Input::Jump(0));
    table.click("f1 j1");
    assert_eq!(table.prompt(), "Castling: choose a square for the king");
    table.click("h1 f1");
    assert_eq!(lines(&table), ["1/1 (1. 0-0-h-f+)"]);
    table
        .give(Input::Jump(0))
        .give(Input::Text("0-0-i-h".into()));
    assert_eq!(lines(&table), ["1/1 (1. 0-0-h-f+)", "1/1 (1. 0-0-i-h)"]);
}

#[test]
fn a_board_that_only_shows_plays_nothing_anywhere() {
    let mut table = with_variations();
    table.give(Input::Set(Setting::Hands(Hands::Rest)));
    table.give(Input::Jump(1)).click("e7 e6");
    assert_eq!(lines(&table).len(), 2);
}

#[test]
fn lines_are_put_in_order() {
    let mut table = with_variations();
    let f4 = node(&table, "2. f4");
    table
        .give(Input::Visit(f4))
        .give(Input::Edit(f4, Edit::Lines(Lines::Promote)));
    assert_eq!(table.sans(), ["e4", "e5", "f4"]);
    assert!(!table.panel().looking_back);
    assert!(table.saved().is_some());
    let nc3 = node(&table, "2. Nc3");
    table.give(Input::Edit(nc3, Edit::Lines(Lines::Delete)));
    assert_eq!(lines(&table), ["2/1 (1... d5 2. exd5)"]);
    let exd5 = node(&table, "2. exd5");
    table.give(Input::Edit(exd5, Edit::Lines(Lines::MakeMain)));
    assert_eq!(table.sans(), ["e4", "d5", "exd5"]);
    // Deleting what is looked at shows what was before it.
    table.give(Input::Visit(node(&table, "2. f4")));
    table.give(Input::Edit(
        node(&table, "1... e5"),
        Edit::Lines(Lines::Delete),
    ));
    assert_eq!(table.panel().node, node(&table, "e4"));
    assert!(lines(&table).is_empty());
    // What is gone is gone: an old number does nothing.
    for input in [
        Input::Visit(nc3),
        Input::Edit(nc3, Edit::Lines(Lines::Promote)),
        Input::Visit(u32::MAX),
    ] {
        assert!(table.give(input).effects.is_empty());
    }
}

#[test]
fn a_menu_says_what_can_be_done_with_a_move() {
    let mut table = with_variations();
    let menu = |table: &Table, san| table.session.move_menu(node(table, san)).unwrap();
    let e4 = menu(&table, "e4");
    assert_eq!(e4.label.as_deref(), Some("1. e4"));
    assert_eq!((e4.promotes, e4.becomes_main), (false, false));
    let exd5 = menu(&table, "2. exd5");
    assert_eq!((exd5.promotes, exd5.becomes_main), (true, true));
    let start = table.session.move_menu(0).unwrap();
    assert_eq!(start.label, None);
    assert_eq!(table.session.move_menu(99), None);
    let f4 = node(&table, "2. f4");
    table
        .give(Input::Edit(f4, Edit::After("Gambit".into())))
        .give(Input::Edit(f4, Edit::Glyph(6)))
        .give(Input::Edit(f4, Edit::Glyph(2)));
    let menu = table.session.move_menu(f4).unwrap();
    assert_eq!((menu.after.as_str(), menu.glyphs), ("Gambit", vec![2]));
    // What comes after the end of the game can become its end.
    table.give(Input::Undo);
    let nc3 = table.session.move_menu(node(&table, "2. Nc3")).unwrap();
    assert_eq!((nc3.promotes, nc3.becomes_main), (false, true));
}

#[test]
fn every_move_is_heard_in_a_variation_too() {
    let mut table = consulchess("e4 d5 Nc3");
    let heard = |table: &Table| {
        let mut sounds = table.effects.iter().filter_map(|effect| {
            if let Effect::Played(sound) = effect {
                Some(*sound)
            } else {
                None
            }
        });
        (sounds.next(), sounds.next())
    };
    assert_eq!(heard(&table), (Some(Sound::Move), None));
    table.give(Input::Jump(2));
    assert_eq!(heard(&table), (None, None), "looking is silent");
    table.moves("exd5");
    assert!(table.panel().looking_back);
    assert_eq!(heard(&table), (Some(Sound::Capture), None));
    // The same once more, which is there already.
    table.give(Input::Jump(2)).moves("exd5");
    assert_eq!(heard(&table), (Some(Sound::Capture), None));
    table.give(Input::BringBack).give(Input::Undo);
    assert_eq!(heard(&table), (None, None));
}

#[test]
fn comments_glyphs_and_drawings_are_kept_with_the_move() {
    let mut table = with_variations();
    let (e4, d5) = (node(&table, "e4"), node(&table, "1... d5"));
    table.give(Input::Edit(e4, Edit::After("Best by test".into())));
    table.give(Input::Edit(d5, Edit::Before("or".into())));
    table.give(Input::Edit(d5, Edit::Glyph(5)));
    table.give(Input::Edit(e4, Edit::Glyph(1)));
    let a1 = "a1".parse().unwrap();
    table.give(Input::Edit(d5, Edit::Mark(Pen::Red, a1, a1)));
    assert_eq!(
        lines(&table),
        [
            "1/0 \"Best by test\"",
            "2/1 (\"or\" 1... d5!? 2. exd5)",
            "3/1 (2. f4)"
        ]
    );
    assert_eq!(table.panel().moves[0].glyphs, "!");
    assert!(table.session.drawn().is_empty());
    table.give(Input::Visit(d5));
    assert_eq!(table.session.drawn().circles, [(Pen::Red, a1)]);
    let saved = table.session.saved();
    table.give(Input::Restore(saved.clone()));
    assert_eq!(table.session.saved(), saved);
    assert_eq!(lines(&table).len(), 3);
}

#[test]
fn a_game_that_ends_in_a_variation_goes_on_in_the_game() {
    // A consul jumps over its pawn, takes in front of the king and is out of its reach.
    let mut table = consulchess("f4 Cd6 Kf2 Cxf4#");
    table.give(Input::Undo).moves("Cd5");
    table.give(Input::Visit(node(&table, "2... Cxf4#")));
    assert_eq!(table.panel().result, None);
    assert_eq!(table.prompt(), "Looking at a variation");
    table.give(Input::ContinueFromHere);
    assert_eq!(table.panel().result.unwrap().score, "0-1");
}

#[test]
fn cfg_1_relocations_have_variations_too() {
    let mut table = Table::new(Variant::Configuration);
    table.moves("Kg8").give(Input::Undo).moves("Ke8 Ke1");
    assert_eq!(lines(&table), ["1/1 (K↔N g8)"]);
    assert_eq!(table.panel().setup.len(), 2);
    table.give(Input::Visit(node(&table, "K↔N g8")));
    assert_eq!(table.prompt(), "Looking at a variation");
}

/// What hands may do, with picks for what is not known beforehand.
fn deeds() -> impl Strategy<Value = (u8, Index)> {
    (0..13u8, any::<Index>())
}

/// What a deed is at a table.
fn input(table: &Table, (deed, pick): (u8, Index)) -> Input {
    let any = u32::try_from(pick.index(30)).unwrap();
    let arrows = [Arrow::Left, Arrow::Right, Arrow::Up, Arrow::Down];
    match deed {
        0..4 => {
            let game = table.session.game();
            let choices = game.choices();
            let san = (!choices.is_empty()).then(|| game.san(pick.get(&choices).id));
            Input::Text(san.flatten().unwrap_or_default())
        }
        4 => Input::Undo,
        5 => Input::Redo,
        6 => Input::Walk(*pick.get(&arrows)),
        7 => Input::Visit(any),
        8 => Input::ContinueFromHere,
        9 => {
            let lines = [Lines::Promote, Lines::MakeMain, Lines::Delete];
            Input::Edit(any, Edit::Lines(*pick.get(&lines)))
        }
        10 => Input::Jump(pick.index(20)),
        11 => Input::BringBack,
        _ => Input::Resign(Color::White),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn the_game_on_the_board_is_the_main_line_of_its_tree(
        variant in select(Variant::ALL.to_vec()),
        deeds in prop::collection::vec(deeds(), 0..60),
    ) {
        let mut table = Table::new(variant);
        for deed in deeds {
            table.give(input(&table, deed));
            let session = &table.session;
            let (game, tree) = (session.game(), session.tree());
            prop_assert!(tree.game().plies().eq(game.plies()));
            prop_assert_eq!(tree.outcome(), game.decision());
            let panel = session.panel();
            let shown = tree.find(panel.node).unwrap();
            prop_assert_eq!(tree.path(shown).len(), panel.shown);
            prop_assert_eq!(tree.game_at(shown).now().fen(), panel.fen);
            prop_assert_eq!(panel.looking_back, shown != tree.tip());
            prop_assert_eq!(panel.moves.len() + panel.setup.len(), game.len());
        }
        let saved = table.session.saved();
        let tree: Tree = consulboard_play::record::read_tree(&saved).unwrap();
        prop_assert!(tree == *table.session.tree());
    }
}
