//! Random games of every variant come back from each of their texts as they were.

mod random;

use consulboard_play::record;
use consulboard_rules::{Color, Game, Variant};
use proptest::prelude::*;
use proptest::sample::{Index, select};

use random::{games, start, trees};

/// The castling field with the file of every rook, as Shredder writes it.
fn shredder(game: &Game) -> String {
    let view = game.now();
    let letters: String = [Color::White, Color::Black]
        .into_iter()
        .flat_map(|color| {
            let rooks = view.castling_rooks(color).into_iter();
            rooks.map(move |rook| {
                let letter = rook.file().letter();
                match color {
                    Color::White => letter.to_ascii_uppercase(),
                    Color::Black => letter,
                }
            })
        })
        .collect();
    let fen = view.fen();
    let mut fields: Vec<&str> = fen.split(' ').collect();
    if !letters.is_empty() {
        fields[2] = &letters;
    }
    fields.join(" ")
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn a_record_holds_the_whole_game(game in games(), resigned in any::<bool>()) {
        let mut game = game;
        if resigned {
            game.resign(game.turn());
        }
        let text = record::write(&game);
        let read = record::read(&text).unwrap();
        prop_assert_eq!(record::write(&read), text);
        prop_assert_eq!(read.start(), game.start());
        prop_assert_eq!(read.outcome(), game.outcome());
        prop_assert!(read.plies().eq(game.plies()));
        prop_assert_eq!(read.now().key(), game.now().key());
    }

    #[test]
    fn a_record_holds_the_whole_tree(tree in trees()) {
        let text = record::write_tree(&tree);
        let read = record::read_tree(&text).unwrap();
        prop_assert!(read == tree, "{}\n{}", &text, record::write_tree(&read));
        // A link has at least the game, and an old one is one of a game alone.
        let game = record::write(&tree.game());
        let link = record::read(&record::write_link(&tree)).unwrap();
        prop_assert_eq!(record::write(&link), game.clone());
        prop_assert_eq!(record::write_tree(&record::read_tree(&game).unwrap()), game);
    }

    #[test]
    fn every_move_is_found_by_both_its_texts(game in games()) {
        for choice in game.choices() {
            let mut after = game.clone();
            let ply = after.play(choice.id).unwrap().clone();
            prop_assert_eq!(game.find(&ply.machine), Ok(choice.id), "{}", &ply.machine);
            prop_assert_eq!(game.find(&ply.san), Ok(choice.id), "{}", &ply.san);
        }
    }

    #[test]
    fn a_position_comes_back_from_both_kinds_of_fen(game in games()) {
        // A FEN does not say that pieces are still to be relocated, and a position without a lion is
        // the end of a game and not the beginning of one.
        prop_assume!(game.now().relocating().is_none() && game.outcome().is_none());
        let (variant, fen) = (game.variant(), game.now().fen());
        for text in [fen.clone(), shredder(&game)] {
            let read = Game::from_fen(variant, &text).unwrap();
            prop_assert_eq!(read.now().fen(), fen.clone(), "{}", &text);
            prop_assert_eq!(read.now().key(), game.now().key());
        }
    }

    #[test]
    fn a_start_comes_back_from_its_fen(
        variant in select(Variant::ALL.to_vec()),
        picks in any::<[Index; 2]>(),
    ) {
        let game = Game::from_start(variant, start(variant, picks)).unwrap();
        prop_assume!(game.now().relocating().is_none());
        let read = Game::from_fen(variant, &game.now().fen()).unwrap();
        prop_assert_eq!(read.start(), game.start());
    }
}
