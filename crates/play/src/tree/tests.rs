use consulboard_rules::{Color, Game, Outcome, Variant, WinReason};

use super::*;

/// Plays moves after others; where they lead.
fn play(tree: &mut Tree, after: &str, moves: &str) -> NodeId {
    let from = at(tree, after);
    let mut game = tree.game_at(from);
    game.revoke_decision();
    moves.split_whitespace().fold(from, |at, text| {
        let choice = game.find(text).unwrap_or_else(|error| panic!("{error}"));
        tree.play(at, &mut game, choice).unwrap()
    })
}

fn new(moves: &str) -> Tree {
    let mut tree = Tree::of_game(&Game::new(Variant::Consulchess));
    play(&mut tree, "", moves);
    tree
}

/// The tree in short: moves, and variations in brackets.
fn text(tree: &Tree) -> String {
    let parts = tree.walk().map(|step| match step {
        Step::Open(_) => "(".to_owned(),
        Step::Move(id) => {
            let tip = if id == tree.tip() { "|" } else { "" };
            format!("{}{tip}", tree.played(id).unwrap().san)
        }
        Step::Close => ")".to_owned(),
    });
    parts.collect::<Vec<_>>().join(" ")
}

fn at(tree: &Tree, moves: &str) -> NodeId {
    moves.split_whitespace().fold(NodeId::ROOT, |at, san| {
        let mut children = tree.children(at).iter();
        let found = children.find(|id| tree.played(**id).unwrap().san == san);
        *found.unwrap_or_else(|| panic!("{san}"))
    })
}

#[test]
fn a_move_that_is_there_is_followed_and_another_one_begins_a_variation() {
    let mut tree = new("e4 e5 Nc3");
    play(&mut tree, "", "e4 e5");
    play(&mut tree, "e4", "d5 exd5");
    play(&mut tree, "", "d4");
    assert_eq!(text(&tree), "e4 ( d4 ) e5 ( d5 exd5 ) Nc3|");
    play(&mut tree, "e4 e5 Nc3", "Nc6");
    assert_eq!(text(&tree), "e4 ( d4 ) e5 ( d5 exd5 ) Nc3 Nc6|");
}

#[test]
fn what_is_taken_back_stays_and_what_is_played_instead_is_the_game() {
    let mut tree = new("e4 e5 Nc3");
    tree.set_tip(at(&tree, "e4"));
    assert_eq!(text(&tree), "e4| ( e5 Nc3 )");
    assert_eq!(tree.next(tree.tip()), Some(at(&tree, "e4 e5")));
    play(&mut tree, "e4", "d5");
    assert_eq!(text(&tree), "e4 d5| ( e5 Nc3 )");
    // Playing it after all follows it.
    tree.set_tip(at(&tree, "e4"));
    play(&mut tree, "e4", "e5");
    assert_eq!(text(&tree), "e4 e5| ( d5 ) ( Nc3 )");
}

#[test]
fn after_the_end_of_a_game_only_variations_are_played() {
    let mut tree = new("e4");
    let resigned = Outcome::Win {
        winner: Color::Black,
        reason: WinReason::Resignation,
    };
    tree.set_outcome(Some(resigned));
    play(&mut tree, "e4", "e5");
    assert_eq!(text(&tree), "e4| ( e5 )");
    assert_eq!(tree.game().outcome(), Some(resigned));
    assert_eq!(tree.game_at(at(&tree, "e4 e5")).outcome(), None);
    tree.make_main(at(&tree, "e4 e5"));
    assert_eq!(text(&tree), "e4 e5|");
    assert_eq!(tree.outcome(), None, "that was decided elsewhere");
}

#[test]
fn variations_are_promoted_one_by_one_or_at_once() {
    let mut tree = new("e4 e5");
    play(&mut tree, "", "d4 d5 c4");
    play(&mut tree, "", "f4");
    assert_eq!(text(&tree), "e4 ( d4 d5 c4 ) ( f4 ) e5|");
    assert!(tree.promote(at(&tree, "f4")));
    assert_eq!(text(&tree), "e4 ( f4 ) ( d4 d5 c4 ) e5|");
    assert!(tree.promote(at(&tree, "f4")));
    assert_eq!(text(&tree), "f4| ( e4 e5 ) ( d4 d5 c4 )");
    assert!(!tree.promote(at(&tree, "f4")));
    tree.make_main(at(&tree, "d4 d5"));
    assert_eq!(text(&tree), "d4 ( f4 ) ( e4 e5 ) d5 c4|");
}

#[test]
fn deleting_takes_all_that_follows() {
    let mut tree = new("e4 e5 Nc3");
    play(&mut tree, "e4", "d5 exd5");
    let gone = at(&tree, "e4 e5 Nc3");
    assert_eq!(tree.delete(at(&tree, "e4 e5")), Some(at(&tree, "e4")));
    assert_eq!(text(&tree), "e4| ( d5 exd5 )");
    assert_eq!(tree.find(gone.index()), None);
    assert_eq!(tree.delete(NodeId::ROOT), None);
}

#[test]
fn variations_are_walked_up_and_down_and_to_their_ends() {
    let mut tree = new("e4 e5 Nc3");
    play(&mut tree, "", "d4 d5");
    let (e4, d4) = (at(&tree, "e4"), at(&tree, "d4"));
    assert_eq!(tree.next_variation(e4), Some(d4));
    assert_eq!(tree.next_variation(d4), None);
    assert_eq!(tree.previous_variation(d4), Some(e4));
    assert_eq!(tree.previous_variation(e4), None);
    assert_eq!(tree.last(d4), at(&tree, "d4 d5"));
    assert_eq!(tree.last(e4), tree.tip());
    assert_eq!(tree.last(NodeId::ROOT), tree.tip());
    assert_eq!(tree.variation(at(&tree, "d4 d5")), Some(d4));
    assert_eq!(tree.variation(tree.tip()), None);
}

#[test]
fn cfg_1_relocations_have_the_number_nought() {
    let mut tree = Tree::of_game(&Game::new(Variant::Configuration));
    let end = play(&mut tree, "", "Kg8 Ke1 Qd8 Qb1 e4 e5");
    let path = tree.path(end).into_iter();
    let labels: Vec<String> = path.map(|id| tree.played(id).unwrap().label()).collect();
    assert_eq!(
        labels,
        [
            "0... K↔N g8",
            "0. K e1",
            "0... Q d8",
            "0. Q↔N b1",
            "1. e4",
            "1... e5"
        ]
    );
}

#[test]
fn trees_are_equal_that_say_the_same() {
    let tree = new("e4 e5");
    let mut other = new("d4");
    play(&mut other, "", "e4");
    assert!(tree != other);
    other.delete(at(&other, "d4"));
    assert!(tree != other);
    play(&mut other, "e4", "e5");
    assert!(tree != other, "the game did not come there");
    other.make_main(at(&other, "e4 e5"));
    assert_eq!(tree, other);
    other.remarks_mut(NodeId::ROOT).set_after("a game");
    assert!(tree != other);
}

#[test]
fn a_number_of_another_tree_does_no_harm() {
    let mut small = new("e4");
    let far = new("e4 e5 Nc3").tip();
    assert_eq!(small.find(far.index()), None);
    assert_eq!(small.played(far), None);
    assert_eq!(small.delete(far), None);
    assert!(small.children(far).len() == 1, "it counts as the start");
}
