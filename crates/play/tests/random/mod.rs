//! Random games, for the property tests.
#![allow(dead_code)]

use consulboard_play::tree::{NodeId, Pen, Tags, Tree};
use consulboard_rules::{
    Color, DrawReason, Game, Outcome, Square, Start, StartScheme, Variant, WinReason,
};
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// A start of a variant: of one with numbers any two that are played.
pub fn start(variant: Variant, picks: [Index; 2]) -> Start {
    match variant.rules().start {
        StartScheme::Array(_) => Start::Array,
        StartScheme::Numbered(numbering) => {
            let [white, black] = picks.map(|pick| {
                let from = pick.index(numbering.count as usize);
                let mut numbers = (numbering.first..=numbering.last()).cycle().skip(from);
                numbers
                    .find(|number| (numbering.fault)(&(numbering.back_rank)(*number)).is_none())
                    .unwrap()
            });
            let black = if numbering.is_mirrored() {
                white
            } else {
                black
            };
            Start::Numbers { white, black }
        }
    }
}

/// A new game of any variant, from any start.
fn new_games() -> impl Strategy<Value = Game> {
    (select(Variant::ALL.to_vec()), any::<[Index; 2]>())
        .prop_map(|(variant, picks)| Game::from_start(variant, start(variant, picks)).unwrap())
}

/// Plays a random move, if there is one.
fn play(game: &mut Game, pick: Index) -> bool {
    let choices = game.choices();
    if choices.is_empty() {
        return false;
    }
    // Castlings are few among the moves; a game with some says more.
    let mut castlings = choices.iter().filter(|choice| choice.is_castling);
    let castling = castlings.next_back().filter(|_| pick.index(3) == 0);
    let id = castling.unwrap_or(pick.get(&choices)).id;
    game.play(id).unwrap();
    true
}

/// Random games of every variant.
pub fn games() -> impl Strategy<Value = Game> {
    (new_games(), prop::collection::vec(any::<Index>(), 0..60)).prop_map(|(game, moves)| {
        let mut game = game;
        for pick in moves {
            if !play(&mut game, pick) {
                break;
            }
        }
        game
    })
}

/// Something done to a tree.
#[derive(Clone, Debug)]
pub enum Operation {
    /// Play a move at the tip.
    Play(Index),
    /// Play some moves after any position.
    Line(Index, Vec<Index>),
    /// Take back the last move of the main line.
    TakeBack,
    /// Continue at any position.
    SetTip(Index),
    Promote(Index),
    MakeMain(Index),
    Delete(Index),
    Before(Index, String),
    After(Index, String),
    Glyph(Index, u8),
    Mark(Index, Index, Index, Index),
    Clock(Index, Option<u64>),
    Elapsed(Index, Option<u64>),
    Conclude(Index),
}

fn comments() -> impl Strategy<Value = String> {
    prop_oneof![
        "[a-zA-Zäőß ]{0,30}",
        "[ -~\\n]{0,40}",
        "\\PC{0,20}",
        "([a-z]{1,12} ){8,30}",
    ]
}

fn times() -> impl Strategy<Value = Option<u64>> {
    prop_oneof![
        Just(None),
        (0..100_000_000u64).prop_map(Some),
        (0..36_000u64).prop_map(|seconds| Some(seconds * 1000)),
    ]
}

fn operations() -> impl Strategy<Value = Operation> {
    let at = any::<Index>;
    prop_oneof![
        8 => at().prop_map(Operation::Play),
        4 => (at(), prop::collection::vec(at(), 1..5))
            .prop_map(|(at, moves)| Operation::Line(at, moves)),
        2 => Just(Operation::TakeBack),
        1 => at().prop_map(Operation::SetTip),
        1 => at().prop_map(Operation::Promote),
        1 => at().prop_map(Operation::MakeMain),
        1 => at().prop_map(Operation::Delete),
        1 => (at(), comments()).prop_map(|(at, text)| Operation::Before(at, text)),
        2 => (at(), comments()).prop_map(|(at, text)| Operation::After(at, text)),
        2 => (at(), any::<u8>()).prop_map(|(at, glyph)| Operation::Glyph(at, glyph)),
        2 => (at(), at(), at(), at())
            .prop_map(|(at, pen, from, to)| Operation::Mark(at, pen, from, to)),
        1 => (at(), times()).prop_map(|(at, time)| Operation::Clock(at, time)),
        1 => (at(), times()).prop_map(|(at, time)| Operation::Elapsed(at, time)),
        1 => at().prop_map(Operation::Conclude),
    ]
}

/// Every position of a tree.
pub fn nodes(tree: &Tree) -> Vec<NodeId> {
    let mut nodes = vec![NodeId::ROOT];
    let mut next = 0;
    while let Some(id) = nodes.get(next) {
        nodes.extend(tree.children(*id));
        next += 1;
    }
    nodes
}

/// What the players may have decided.
fn decisions() -> Vec<Outcome> {
    let wins = Color::ALL.into_iter().flat_map(|winner| {
        let reasons = [WinReason::Resignation, WinReason::Time, WinReason::Unstated];
        reasons.map(|reason| Outcome::Win { winner, reason })
    });
    let draws = [
        DrawReason::Agreement,
        DrawReason::ThreefoldRepetition,
        DrawReason::FiftyMoves,
        DrawReason::TimeAgainstBareKing,
        DrawReason::Unstated,
    ];
    let draws = draws.map(|reason| Outcome::Draw { reason });
    wins.chain(draws).collect()
}

/// Does something to a tree.
pub fn operate(tree: &mut Tree, operation: &Operation) {
    let at = |tree: &Tree, pick: &Index| *pick.get(&nodes(tree));
    match operation {
        Operation::Play(pick) => {
            let mut game = tree.game();
            if play(&mut game, *pick) {
                tree.record(tree.tip(), &game);
            }
        }
        Operation::Line(pick, moves) => {
            let mut id = at(tree, pick);
            let mut game = tree.game_at(id);
            for pick in moves {
                if !play(&mut game, *pick) {
                    break;
                }
                id = tree.record(id, &game);
            }
        }
        Operation::TakeBack => {
            if let Some(parent) = tree.parent(tree.tip()) {
                tree.set_tip(parent);
            }
        }
        Operation::SetTip(pick) => tree.set_tip(at(tree, pick)),
        Operation::Promote(pick) => {
            tree.promote(at(tree, pick));
        }
        Operation::MakeMain(pick) => tree.make_main(at(tree, pick)),
        Operation::Delete(pick) => {
            tree.delete(at(tree, pick));
        }
        Operation::Before(pick, text) => {
            let id = at(tree, pick);
            if id != NodeId::ROOT {
                tree.remarks_mut(id).set_before(text);
            }
        }
        Operation::After(pick, text) => {
            let id = at(tree, pick);
            tree.remarks_mut(id).set_after(text);
        }
        Operation::Glyph(pick, glyph) => {
            let id = at(tree, pick);
            if id != NodeId::ROOT {
                tree.remarks_mut(id).toggle_glyph(*glyph);
            }
        }
        Operation::Mark(pick, pen, from, to) => {
            let id = at(tree, pick);
            let squares: Vec<Square> = tree
                .variant()
                .rules()
                .geometry
                .squares()
                .into_iter()
                .collect();
            let (from, to) = (*from.get(&squares), *to.get(&squares));
            tree.remarks_mut(id)
                .marks
                .toggle(*pen.get(&Pen::ALL), from, to);
        }
        Operation::Clock(pick, time) => {
            let id = at(tree, pick);
            tree.remarks_mut(id).clock = *time;
        }
        Operation::Elapsed(pick, time) => {
            let id = at(tree, pick);
            tree.remarks_mut(id).elapsed = *time;
        }
        Operation::Conclude(pick) => {
            let mut game = tree.game();
            if game.conclude(*pick.get(&decisions())) {
                tree.set_outcome(game.decision());
            }
        }
    }
}

const NAMES: [&str; 8] = [
    "Event",
    "Site",
    "Date",
    "Round",
    "White",
    "Black",
    "ECO",
    "Annotator",
];

/// Who played, where and when.
fn tags() -> impl Strategy<Value = Tags> {
    prop::collection::vec(
        (select(NAMES.to_vec()), "\\PC{0,12}|[\"\\]\\[\\\\a ]{0,8}"),
        0..8,
    )
    .prop_map(|values| {
        let mut tags = Tags::default();
        for (name, value) in values {
            // A value that stands for one that is not known comes back as none.
            if !["?", "????.??.??"].contains(&value.trim()) {
                tags.set(name, &value);
            }
        }
        tags
    })
}

/// A new game and what is done to its tree.
pub fn scripts() -> impl Strategy<Value = (Game, Vec<Operation>)> {
    (new_games(), prop::collection::vec(operations(), 0..50))
}

/// Random trees of every variant.
pub fn trees() -> impl Strategy<Value = Tree> {
    (scripts(), tags()).prop_map(|((game, operations), tags)| {
        let mut tree = Tree::of_game(&game);
        *tree.tags_mut() = tags;
        for operation in &operations {
            operate(&mut tree, operation);
        }
        tree
    })
}
