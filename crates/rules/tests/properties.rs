//! What holds in every position of every variant.

mod common;
mod reference;

use std::collections::{BTreeMap, HashMap};

use common::{castling_positions, crowded_positions, en_passant_positions, playouts, variants};
use consulboard_rules::chess::{Move, Position, Setup};
use consulboard_rules::{Change, Choice, Game, Key, Piece, Playable, Square, Step, Variant};
use proptest::prelude::*;

fn variant_of(position: &Position) -> Variant {
    position.rules().slug.parse().unwrap()
}

/// The generator against the slow one of the tests: the same moves, and each leads to the same
/// position.
fn agrees_with_the_reference(position: &Position) -> Result<(), TestCaseError> {
    let variant = variant_of(position);
    let fen = position.to_fen();
    let mut moves: Vec<(String, Move)> = position
        .legal_moves()
        .into_iter()
        .map(|mv| (position.machine_text(mv), mv))
        .collect();
    moves.sort_unstable();
    let expected = reference::legal_moves(variant, &position.to_setup());
    let texts: Vec<&String> = moves.iter().map(|(text, _)| text).collect();
    let expected_texts: Vec<&String> = expected.iter().map(|(text, _)| text).collect();
    prop_assert_eq!(texts, expected_texts, "{}", fen);
    prop_assert_eq!(position.count_moves(), moves.len() as u64, "{}", fen);
    for ((text, mv), (_, after)) in moves.iter().zip(&expected) {
        let mut next = position.clone();
        next.play_unchecked(*mv);
        prop_assert_eq!(&next.to_setup(), after, "{} {}", fen, text);
    }
    let in_check = reference::is_check(variant, &position.to_setup());
    prop_assert_eq!(position.is_check(), in_check, "{}", fen);
    Ok(())
}

/// SAN and machine form of each move name it and no other.
fn moves_are_found_by_their_texts(position: &Position) -> Result<(), TestCaseError> {
    let mut seen = HashMap::new();
    for mv in position.legal_moves() {
        for text in [position.san(mv), position.machine_text(mv)] {
            let found = position.find_move(&text);
            prop_assert_eq!(found, Ok(mv), "{} in {}", text, position.to_fen());
            if let Some(other) = seen.insert(text.clone(), mv) {
                prop_assert_eq!(other, mv, "{} twice in {}", text, position.to_fen());
            }
        }
    }
    Ok(())
}

fn fen_round_trips(position: &Position) -> Result<(), TestCaseError> {
    let fen = position.to_fen();
    let again = Position::from_fen(position.rules(), &fen);
    let again = again.map_err(|error| TestCaseError::fail(format!("{fen}: {error}")))?;
    prop_assert_eq!(again.to_setup(), position.to_setup(), "{}", fen);
    prop_assert_eq!(again.to_fen(), fen);
    Ok(())
}

/// The changes as their documentation says they are read, on a map from squares to pieces.
fn changes_do_what_the_move_does(position: &Position) -> Result<(), TestCaseError> {
    for mv in position.legal_moves() {
        let mut board: BTreeMap<Square, Piece> = position.board().iter().collect();
        let mut sliding = Vec::new();
        for change in position.changes(mv).iter() {
            match change {
                Change::Remove { at } => prop_assert!(board.remove(&at).is_some()),
                Change::Slide { from, to } => sliding.push((to, board.remove(&from).unwrap())),
                Change::Put { .. } => {}
                Change::Leap { .. } | Change::Drown { .. } => panic!("no change of chess"),
            }
        }
        for (to, piece) in sliding {
            prop_assert!(board.insert(to, piece).is_none());
        }
        for change in position.changes(mv).iter() {
            if let Change::Put { at, piece } = change {
                prop_assert!(board.insert(at, piece).is_some());
            }
        }
        let mut next = position.clone();
        next.play_unchecked(mv);
        let board: Vec<(Square, Piece)> = board.into_iter().collect();
        let text = position.machine_text(mv);
        prop_assert_eq!(
            board,
            next.board().iter().collect::<Vec<_>>(),
            "{} in {}",
            text,
            position.to_fen()
        );
    }
    Ok(())
}

/// What makes two positions the same (CON-8), as a text.
fn sameness(position: &Position) -> String {
    let variant = variant_of(position);
    let setup = position.to_setup();
    let target = setup.en_passant.map(|square| square.to_string());
    let capture = target.filter(|target| {
        reference::legal_moves(variant, &setup)
            .iter()
            .any(|(text, after)| {
                text.ends_with(target.as_str())
                    && after.board.occupied().len() < setup.board.occupied().len()
            })
    });
    format!(
        "{:?} {:?} {:?} {capture:?}",
        setup.board, setup.turn, setup.castling_rooks
    )
}

/// The names of a choice's clicks.
fn clicks(path: &[Step]) -> Vec<Square> {
    path.iter().map(|step| step.square).collect()
}

/// No two choices share a sequence of clicks unless they differ by promotion, and none begins with
/// the whole of another: a click sequence is never both complete and unfinished by accident.
fn paths_are_unique(choices: &[Choice]) -> Result<(), TestCaseError> {
    let mut seen: HashMap<Vec<Square>, &Choice> = HashMap::new();
    for choice in choices {
        prop_assert!(!choice.paths.is_empty());
        for path in &choice.paths {
            // A neighbouring square means an ordinary king move, even where that is illegal.
            if let [king, target, _] = clicks(path)[..] {
                prop_assert!(king.file().index().abs_diff(target.file().index()) >= 2);
            }
            if let Some(other) = seen.insert(clicks(path), choice) {
                prop_assert!(other.promotion.is_some() && choice.promotion.is_some());
                prop_assert_ne!(other.promotion, choice.promotion);
                prop_assert_eq!(&other.paths, &choice.paths);
            }
        }
    }
    for path in seen.keys() {
        for shorter in 0..path.len() {
            let other = seen.get(&path[..shorter]);
            prop_assert!(other.is_none(), "{:?} begins with {:?}", path, other);
        }
    }
    Ok(())
}

/// Positions that differ in one thing have different keys, unless it makes no difference (CON-8).
fn keys_tell_positions_apart(position: &Position) -> Result<(), TestCaseError> {
    let setup = position.to_setup();
    let mut others = Vec::new();
    others.push(Setup {
        turn: !setup.turn,
        en_passant: None,
        ..setup.clone()
    });
    others.push(Setup {
        en_passant: None,
        ..setup.clone()
    });
    others.push(Setup {
        halfmoves: 7,
        fullmoves: 9,
        ..setup.clone()
    });
    for rook in setup.castling_rooks {
        let castling_rooks = setup.castling_rooks.without(rook);
        others.push(Setup {
            castling_rooks,
            ..setup.clone()
        });
    }
    for (square, piece) in setup.board.iter() {
        let mut board = setup.board;
        board.set(square, Some(piece.role.of(!piece.color)));
        others.push(Setup {
            board,
            ..setup.clone()
        });
    }
    for other in others {
        if let Ok(other) = Position::from_setup(position.rules(), other) {
            let (key, same) = (
                other.key() == position.key(),
                sameness(&other) == sameness(position),
            );
            prop_assert_eq!(key, same, "{} and {}", position.to_fen(), other.to_fen());
        }
    }
    Ok(())
}

fn all_properties(position: &Position) -> Result<(), TestCaseError> {
    agrees_with_the_reference(position)?;
    moves_are_found_by_their_texts(position)?;
    fen_round_trips(position)?;
    changes_do_what_the_move_does(position)?;
    keys_tell_positions_apart(position)?;
    paths_are_unique(&game_of(position).choices())
}

fn game_of(position: &Position) -> Game {
    Game::from_fen(variant_of(position), &position.to_fen()).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn con_6_games_agree_with_the_reference(playout in playouts(60)) {
        for (position, _) in playout.positions() {
            agrees_with_the_reference(&position)?;
        }
    }

    #[test]
    fn txt_2_moves_of_games_are_found_by_their_texts(playout in playouts(60)) {
        for (position, _) in playout.positions() {
            moves_are_found_by_their_texts(&position)?;
        }
    }

    #[test]
    fn txt_1_fens_of_games_round_trip(playout in playouts(100)) {
        for (position, _) in playout.positions() {
            fen_round_trips(&position)?;
        }
    }

    #[test]
    fn changes_of_games_do_what_the_moves_do(playout in playouts(60)) {
        for (position, _) in playout.positions() {
            changes_do_what_the_move_does(&position)?;
        }
    }

    #[test]
    fn con_8_keys_are_equal_for_the_same_positions_only(playout in playouts(100)) {
        let mut keys: HashMap<Key, String> = HashMap::new();
        let mut same: HashMap<String, Key> = HashMap::new();
        for (position, _) in playout.positions() {
            let (key, text) = (position.key(), sameness(&position));
            prop_assert_eq!(keys.entry(key).or_insert_with(|| text.clone()), &text);
            prop_assert_eq!(*same.entry(text).or_insert(key), key);
        }
    }

    #[test]
    fn paths_of_games_are_unique(playout in playouts(60)) {
        let mut game = playout.game();
        loop {
            paths_are_unique(&game.choices())?;
            if game.undo().is_none() {
                break;
            }
        }
    }

    #[test]
    fn undo_restores_everything(playout in playouts(60)) {
        let game = playout.game();
        let mut back = game.clone();
        let mut undone = Vec::new();
        while let Some(ply) = back.undo() {
            prop_assert_eq!(back.now().fen(), game.view(back.len()).fen());
            undone.push(ply);
        }
        prop_assert_eq!(back.len(), 0);
        undone.reverse();
        prop_assert!(undone.iter().eq(game.plies()));
        for ply in &undone {
            let choice = back.find(&ply.machine).unwrap();
            prop_assert_eq!(back.find(&ply.san), Ok(choice));
            prop_assert_eq!(back.play(choice), Ok(ply));
        }
        prop_assert_eq!(back.now().fen(), game.now().fen());
        prop_assert_eq!(back.choices(), game.choices());
        prop_assert_eq!(back.outcome(), game.outcome());
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, ..ProptestConfig::default() })]

    #[test]
    fn con_6_crowded_positions_have_all_properties(position in crowded_positions()) {
        all_properties(&position)?;
    }

    #[test]
    fn cas_castling_positions_have_all_properties(position in castling_positions()) {
        all_properties(&position)?;
    }

    #[test]
    fn con_7_en_passant_positions_have_all_properties(position in en_passant_positions()) {
        all_properties(&position)?;
    }

    #[test]
    fn txt_3_no_text_makes_a_reader_panic(
        variant in variants(),
        text in any::<String>(),
        fen in "[rnbcqkpRNBCQKP0-9/ wb-]{0,90}",
        almost_move in "[KQRBNCOo0-9a-jx=+#-]{0,8}",
    ) {
        let game = Game::new(variant);
        let rules = variant.rules();
        for text in [&text, &fen, &almost_move] {
            let _ = game.find(text);
            let _ = Game::from_fen(variant, text);
            let _ = Position::from_fen(rules, text);
            let _ = text.parse::<Variant>();
            let _ = text.parse::<Square>();
        }
    }

    /// One character of a good text replaced, taken out or put in.
    #[test]
    fn txt_3_no_damaged_text_makes_a_reader_panic(
        playout in playouts(12),
        at in any::<prop::sample::Index>(),
        put in any::<Option<char>>(),
        replaces in any::<bool>(),
    ) {
        let game = playout.game();
        let last = game.plies().last().map(|ply| ply.san.clone());
        for text in [game.now().fen()].into_iter().chain(last) {
            let mut chars: Vec<char> = text.chars().collect();
            let at = at.index(chars.len());
            if replaces {
                chars.remove(at);
            }
            if let Some(put) = put {
                chars.insert(at, put);
            }
            let text: String = chars.into_iter().collect();
            let _ = game.find(&text);
            if let Ok(read) = Game::from_fen(playout.variant, &text) {
                fen_round_trips(
                    &Position::from_fen(playout.variant.rules(), &read.now().fen()).unwrap(),
                )?;
            }
        }
    }
}
