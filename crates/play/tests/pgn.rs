//! Games of every variant come back from their PGN as they were, and no text does harm.

mod random;

use consulboard_play::Letters;
use consulboard_play::pgn::{Indexer, Options, Read, decode, read, write};
use consulboard_play::tree::Tree;
use consulboard_rules::Variant;
use proptest::prelude::*;
use proptest::sample::{Index, select};

use random::trees;

fn options(usual: Variant) -> Options {
    Options {
        usual,
        letters: Letters::English,
    }
}

fn variants() -> impl Strategy<Value = Variant> {
    select(Variant::ALL.to_vec())
}

/// Where the files of a writer break.
fn lines_fit(text: &str) -> bool {
    let (_, moves) = text.split_once("\n\n").unwrap();
    moves
        .lines()
        .all(|line| line.chars().count() <= 80 || !line.contains(' '))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(192))]

    #[test]
    fn a_game_comes_back_from_its_pgn(
        tree in trees(),
        usual in variants(),
        letters in select(Letters::ALL.to_vec()),
    ) {
        let text = write(&tree);
        let Read { tree: read_tree, error } = read(&text, Options { usual, letters });
        prop_assert_eq!(error, None, "{}", text);
        prop_assert!(read_tree == tree, "{}\n{}", text, write(&read_tree));
        prop_assert!(lines_fit(&text), "{}", text);
    }

    #[test]
    fn the_games_of_a_file_are_told_apart(
        games in prop::collection::vec(trees(), 0..4),
        cuts in prop::collection::vec(1usize..90, 1..20),
    ) {
        let texts: Vec<String> = games.iter().map(write).collect();
        let file = texts.join("\n");
        let mut indexer = Indexer::new();
        let mut rest = file.as_bytes();
        for cut in cuts.into_iter().cycle() {
            let (piece, after) = rest.split_at(cut.min(rest.len()));
            indexer.feed(piece);
            rest = after;
            if rest.is_empty() {
                break;
            }
        }
        let entries = indexer.finish();
        prop_assert_eq!(entries.len(), games.len(), "{}", file);
        for (entry, tree) in entries.into_iter().zip(&games) {
            let text = decode(&file.as_bytes()[entry.bytes]).into_owned();
            let again = read(&text, options(Variant::Orthodox));
            prop_assert_eq!(again.error, None, "{}", text);
            prop_assert!(again.tree == *tree, "{}", text);
        }
    }

    #[test]
    fn no_text_does_harm(
        tree in trees(),
        usual in variants(),
        harm in prop::collection::vec((any::<Index>(), any::<Index>(), "\\PC{0,3}|[\\[\\](){};%\"\\\\\n$.0-9A-Za-z]{0,6}"), 1..8),
    ) {
        let mut text: Vec<char> = write(&tree).chars().collect();
        for (from, length, put) in harm {
            let from = from.index(text.len() + 1);
            let to = from + length.index(4).min(text.len() - from);
            text.splice(from..to, put.chars());
        }
        let text: String = text.into_iter().collect();
        survive(&text, usual);
    }

    #[test]
    fn no_rubbish_does_harm(text in "[\\[\\](){};%\"\\\\ \n\r$.,0-9A-Za-z!?*½♔-]{0,80}|\\PC{0,80}", usual in variants()) {
        survive(&text, usual);
    }
}

/// Reads a text; what can be read of it is a game, which comes back from its own PGN.
fn survive(text: &str, usual: Variant) {
    let mut indexer = Indexer::new();
    indexer.feed(text.as_bytes());
    for entry in indexer.finish() {
        read(&decode(&text.as_bytes()[entry.bytes]), options(usual));
    }
    let part: Tree = read(text, options(usual)).tree;
    let again = read(&write(&part), options(usual));
    assert_eq!(again.error, None, "{text}");
    assert!(again.tree == part, "{text}\n{}", write(&part));
}
