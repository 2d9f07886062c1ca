//! Chess400: a die with a face for each array, for both sides one after the other.

use super::*;

fn table(dice: &[u8]) -> Table {
    Table::still_of(Variant::Chess400, dice)
}

#[test]
fn cfg_7_both_sides_are_drawn_one_after_the_other() {
    let mut table = table(&[7, 1]);
    assert_eq!(table.prompt(), "White’s array: roll the d20");
    let said = table.send(DrawInput::RollNext);
    assert_eq!(
        said,
        [
            "White’s array: 7",
            "White, Chess960 518: rook, knight, bishop, queen, king, bishop, knight, rook",
        ]
    );
    assert_eq!(table.rank(), "RNBQKBNR");
    assert_eq!(table.prompt(), "Black’s array: roll the d20");
    let panel = table.session.panel();
    assert!(panel.can_roll && panel.result.is_none() && panel.number.is_none());
    assert!(panel.sides.is_empty() && panel.turn_to.is_none() && !panel.offers_black);
    let said = table.send(DrawInput::RollNext);
    assert_eq!(said.len(), 3, "{said:?}");
    assert!(said[1].starts_with("Black, Chess960 "), "{said:?}");
    assert_eq!(said[2], "Number 120 of 400");
    assert_eq!(table.numbers(), Some((6, 0)));
    assert_eq!(table.prompt(), "Number 120 of 400");
    let panel = table.session.panel();
    assert_eq!((panel.number, panel.can_roll), (Some(120), false));
    assert_eq!(panel.result.unwrap().link, "game=chess400&start=6.0");
    let rows = table.rows();
    assert_eq!(rows[0], "White RNBQKBNR Chess960 518");
    assert!(rows[1].starts_with("Black ") && rows[1].contains(" Chess960 "));
    use StepState::Done;
    let steps = table.steps();
    assert_eq!(
        steps[0],
        (Done, "White’s array: 7 → RNBQKBNR, Chess960 518".into())
    );
    assert!(steps.len() == 2 && steps[1].1.starts_with("Black’s array: 1 → "));
}

#[test]
fn cfg_7_rolling_all_draws_both() {
    let mut table = table(&[20, 20]);
    table.send(DrawInput::RollAll);
    assert_eq!(table.numbers(), Some((19, 19)));
    let mut moving = Table::of(Variant::Chess400, &[1, 2]);
    moving.send(DrawInput::RollAll);
    let said = moving.watch();
    assert_eq!(said.len(), 5, "{said:?}");
    assert_eq!(moving.numbers(), Some((0, 1)));
    let scene = moving.session.scene(moving.now);
    assert_eq!(scene.number.map(|(number, _)| number), Some(1));
    assert!(scene.tray.iter().all(|place| place.die.is_some()) && scene.die.is_none());
    let stand = |squares: &[RankSquare]| squares.iter().all(|square| square.stands.is_some());
    assert!(stand(&scene.squares) && stand(&scene.opposite));
}

#[test]
fn cfg_7_all_pieces_fly_to_the_rank_together() {
    let mut table = Table::of(Variant::Chess400, &[7]);
    table.send(DrawInput::RollNext);
    let mut most = 0;
    while table.session.scene(table.now).moving {
        let scene = table.session.scene(table.now);
        if scene.squares.iter().all(|square| square.stands.is_none()) {
            most = most.max(scene.sprites.len());
        }
        table.now += 16.0;
        table.send(DrawInput::Tick);
    }
    assert_eq!(most, 8);
}

#[test]
fn cfg_7_own_dice_are_tapped_or_typed() {
    let mut table = table(&[]);
    table.send(DrawInput::Method(Method::Table));
    let panel = table.session.panel();
    assert_eq!(panel.keys.len(), 20);
    assert_eq!(table.say(&panel.keys[6].label), "7: Chess960 518");
    assert_eq!(table.say(&panel.keys[6].meaning), "518");
    // A one may be the first figure of a number.
    table.send(DrawInput::Figure(1));
    assert_eq!(
        table.prompt(),
        "White’s array: 1, or type a second figure. Enter takes 1."
    );
    assert_eq!(table.session.panel().typed, Some(1));
    table.send(DrawInput::Figure(8));
    assert_eq!(table.prompt(), "Black’s array: enter what the d20 shows");
    table.send(DrawInput::Figure(2));
    table.send(DrawInput::TakeBack);
    assert_eq!(table.session.panel().typed, None);
    assert_eq!(table.session.panel().steps[0].state, StepState::Done);
    table.send(DrawInput::Figure(2));
    table.send(DrawInput::Confirm);
    assert_eq!(table.numbers(), Some((17, 1)));
    // Back, over both sides.
    table.send(DrawInput::TakeBack);
    assert_eq!(table.prompt(), "Black’s array: enter what the d20 shows");
    table.send(DrawInput::TakeBack);
    assert_eq!(table.prompt(), "White’s array: enter what the d20 shows");
    assert!(!table.session.panel().can_take_back);
    for (figures, number) in [(&[2, 0][..], 19), (&[3], 2), (&[2, 5], 4)] {
        table.send(DrawInput::StartAgain);
        assert!(table.effects(DrawInput::Confirm).is_empty());
        for figure in figures {
            table.send(DrawInput::Figure(*figure));
        }
        assert_eq!(table.session.panel().lists[0].chosen, Some(number));
    }
    table.send(DrawInput::StartAgain);
    table.send(DrawInput::Figure(0));
    assert!(!table.session.panel().can_take_back);
}

#[test]
fn cfg_7_a_position_is_chosen_by_its_number() {
    let mut table = table(&[]);
    let said = table.send(DrawInput::Number("126".into()));
    assert_eq!(said.len(), 2, "{said:?}");
    assert!(
        said[0].starts_with("Black, Chess960 518: rook, knight"),
        "{said:?}"
    );
    assert_eq!(said[1], "Number 126 of 400");
    assert_eq!(table.numbers(), Some((6, 6)));
    assert!(table.session.panel().found);
    table.send(DrawInput::Next);
    assert_eq!(table.numbers(), Some((6, 7)));
    table.send(DrawInput::Number("0".into()));
    table.send(DrawInput::Previous);
    assert_eq!(table.numbers(), Some((19, 19)));
    table.send(DrawInput::Next);
    assert_eq!(table.session.panel().number, Some(0));
    assert_eq!(
        table.send(DrawInput::Number("400".into())),
        ["There is no starting position 400: the numbers go from 0 to 399."]
    );
    assert_eq!(
        table.send(DrawInput::Number("x".into())),
        ["“x” found, a whole number from 0 to 399 expected."]
    );
    let mut seen = std::collections::BTreeSet::new();
    let mut random = Mixed(400);
    for _ in 0..4000 {
        table.session.update(DrawInput::Random, 0.0, &mut random);
        seen.insert(table.session.number().unwrap());
    }
    assert!(
        seen.len() > 390 && seen.last() == Some(&399),
        "{}",
        seen.len()
    );
}

#[test]
fn cfg_7_each_side_chooses_its_own_array() {
    let mut table = table(&[]);
    let lists = table.session.panel().lists;
    assert_eq!(lists.len(), 2);
    assert_eq!(
        table.say(&lists[0].arrays[6].label),
        "7: RNBQKBNR, Chess960 518"
    );
    table.send(DrawInput::Array(Color::Black, 6));
    assert_eq!(table.session.panel().lists[1].chosen, Some(6));
    assert_eq!(table.numbers(), None);
    assert_eq!(table.prompt(), "White’s array: roll the d20");
    table.send(DrawInput::Array(Color::White, 3));
    assert_eq!(table.numbers(), Some((3, 6)));
    assert_eq!(table.session.panel().number, Some(66));
    assert!(matches!(
        &table.effects(DrawInput::Array(Color::White, 20))[..],
        [DrawEffect::Refuse(_)]
    ));
}

#[test]
fn games_are_turned_to_by_what_is_drawn() {
    let mut table = Table::still(&[2]);
    table.send(DrawInput::RollNext);
    table.send(DrawInput::Variant(Variant::Consulchess42kWiki));
    // The edition stays where the game is asked for.
    table.send(DrawInput::Game(Variant::Consulchess42k));
    assert_eq!(table.rank(), "...B......");
    let games = |table: &Table| {
        let games = table.session.panel().games.into_iter();
        games
            .map(|game| (table.say(&game.label), game.address, game.shown))
            .collect::<Vec<_>>()
    };
    assert_eq!(
        games(&table)[0],
        ("Consulchess 42k, wiki edition".into(), "dice".into(), true)
    );
    table.send(DrawInput::Game(Variant::Chess400));
    assert_eq!(table.rank(), "........");
    assert_eq!(
        games(&table)[1],
        ("Chess400".into(), "dice=chess400".into(), true)
    );
    assert!(!games(&table)[0].2);
    table.send(DrawInput::Game(Variant::Congo));
    assert!(games(&table)[1].2, "Congo is not drawn");
    // What was drawn is there on the way back, in its edition.
    table.send(DrawInput::Array(Color::White, 6));
    table.send(DrawInput::Method(Method::Table));
    table.send(DrawInput::Game(Variant::Consulchess42k));
    assert_eq!(table.rank(), "...B......");
    assert_eq!(table.session.panel().method, Method::Table);
    assert_eq!(games(&table)[0].0, "Consulchess 42k, wiki edition");
    table.send(DrawInput::Game(Variant::Chess400));
    assert_eq!(table.rank(), "RNBQKBNR");
    table.send(DrawInput::Variant(Variant::Chess400Curtailed));
    assert_eq!(games(&table)[1].0, "Chess400, curtailed castling");
}
