//! Whatever is done to a tree, it stays one.

mod random;

use std::collections::HashSet;

use consulboard_play::tree::{NodeId, Step, Tree};
use proptest::prelude::*;

use random::{games, nodes, operate, scripts};

/// Everything that holds of every tree.
fn check(tree: &Tree) {
    let all = nodes(tree);
    for id in &all {
        assert_eq!(tree.find(id.index()), Some(*id));
        for child in tree.children(*id) {
            assert_eq!(tree.parent(*child), Some(*id));
        }
        let moves: Vec<_> = tree
            .children(*id)
            .iter()
            .map(|child| tree.played(*child))
            .collect();
        let machine: HashSet<_> = moves.iter().map(|it| &it.unwrap().machine).collect();
        assert_eq!(
            machine.len(),
            moves.len(),
            "a move stands in one place only"
        );
        // Every line can be played, and says what it plays.
        let (game, path) = (tree.game_at(*id), tree.path(*id));
        assert_eq!(game.len(), path.len());
        let last = path.last().and_then(|last| tree.played(*last));
        assert_eq!(
            last.map(|it| &it.san),
            game.plies().last().map(|it| &it.san)
        );
        assert!(tree.is_main(*id) != tree.variation(*id).is_some());
    }
    // The main line leads to the tip by first moves.
    for id in tree.path(tree.tip()) {
        let parent = tree.parent(id).unwrap();
        assert_eq!(tree.next(parent), Some(id));
        assert!(tree.is_main(id));
    }
    assert!(tree.outcome().is_none() || tree.game().decision() == tree.outcome());
    // Every move is walked once, and every variation is closed; in reach of the game as it stood.
    let mut walked = HashSet::new();
    let mut open = vec![NodeId::ROOT];
    for step in tree.walk() {
        match step {
            Step::Open(id) => {
                let parent = tree.parent(id).unwrap();
                let replaces = tree.parent(*open.last().unwrap()) == Some(parent);
                assert!(replaces || parent == tree.tip());
                open.push(parent);
            }
            Step::Move(id) => {
                assert!(walked.insert(id));
                assert_eq!(tree.parent(id), open.last().copied());
                *open.last_mut().unwrap() = id;
            }
            Step::Close => assert!(open.pop().is_some()),
        }
    }
    assert_eq!(open, [tree.tip()]);
    assert_eq!(walked.len() + 1, all.len());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn a_tree_stays_a_tree((game, operations) in scripts()) {
        let mut tree = Tree::of_game(&game);
        for operation in &operations {
            operate(&mut tree, operation);
        }
        check(&tree);
    }

    #[test]
    fn the_tree_of_a_game_gives_it_back(game in games(), resigned in any::<bool>()) {
        let mut game = game;
        if resigned {
            game.resign(game.turn());
        }
        let again = Tree::of_game(&game).game();
        prop_assert!(again.plies().eq(game.plies()));
        prop_assert_eq!(again.decision(), game.decision());
    }

    #[test]
    fn what_is_added_and_deleted_leaves_no_trace((game, operations) in scripts()) {
        let mut tree = Tree::of_game(&game);
        for operation in &operations {
            operate(&mut tree, operation);
        }
        let (before, mut game) = (tree.clone(), tree.game_at(NodeId::ROOT));
        let known = |choice: consulboard_rules::ChoiceId| {
            let mut game = game.clone();
            let machine = game.play(choice).unwrap().machine.clone();
            let mut children = tree.children(NodeId::ROOT).iter();
            children.any(|id| tree.played(*id).unwrap().machine == machine)
        };
        let new = game.choices().into_iter().find(|choice| !known(choice.id));
        if let Some(choice) = new.filter(|_| tree.tip() != NodeId::ROOT) {
            let id = tree.play(NodeId::ROOT, &mut game, choice.id).unwrap();
            prop_assert!(tree != before);
            prop_assert_eq!(tree.delete(id), Some(NodeId::ROOT));
            prop_assert_eq!(tree.find(id.index()), None);
        }
        prop_assert_eq!(tree, before);
    }
}
