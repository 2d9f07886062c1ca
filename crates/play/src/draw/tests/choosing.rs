//! Choosing by number, both sides' arrays, and what becomes of them.

use super::*;
use crate::Letters;

/// A numbering that begins at 1 and whose odd numbers are not played.
const SOME_UNFIT: consulboard_rules::Numbering = consulboard_rules::Numbering {
    first: 1,
    back_rank: |number| (forty_two_thousand().back_rank)(number - 1),
    number: |back| Some((forty_two_thousand().number)(back)? + 1),
    fault: |back| {
        let number = (forty_two_thousand().number)(back)? + 1;
        let differing = 2;
        (number % 2 == 1).then_some(ArrayFault::LikeGothic { differing })
    },
    ..*forty_two_thousand()
};

const fn forty_two_thousand() -> &'static consulboard_rules::Numbering {
    match Variant::Consulchess42k.rules().start {
        StartScheme::Numbered(numbering) => numbering,
        StartScheme::Array(_) => panic!("42k is numbered"),
    }
}

#[test]
fn k42_3_an_array_is_chosen_by_number() {
    let mut table = Table::still(&[]);
    for text in ["15683", " 15,683 ", "15 683"] {
        table.send(DrawInput::StartAgain);
        let said = table.send(DrawInput::Number(text.into()));
        assert!(
            said[0].starts_with("White, number 15,683: rook"),
            "{said:?}"
        );
    }
    assert!(table.session.panel().found);
    assert_eq!(
        table.steps()[2].1,
        "First knight: 2 → the second free square, b1"
    );
    assert_eq!(table.rank(), "RNBCQKCBNR");
    table.send(DrawInput::Next);
    assert_eq!(table.session.panel().number, Some(15_684));
    table.send(DrawInput::Previous);
    table.send(DrawInput::Previous);
    assert_eq!(table.session.panel().number, Some(15_682));
    table.send(DrawInput::Number("0".into()));
    table.send(DrawInput::Previous);
    assert_eq!(table.session.panel().number, Some(41_999));
    table.send(DrawInput::Next);
    assert_eq!(table.session.panel().number, Some(0));
    table.send(DrawInput::TakeBack);
    assert!(
        !table.session.panel().found,
        "one piece is to be rolled again"
    );
}

#[test]
fn arrays_are_written_in_the_letters_of_the_player() {
    let mut table = Table::still(&[2]);
    table.send(DrawInput::RollNext);
    table.send(DrawInput::Letters(Letters::German));
    assert!(
        table.rows()[0].contains(" ···L······ "),
        "{:?}",
        table.rows()
    );
    table.send(DrawInput::Number("15683".into()));
    assert!(
        table.rows()[0].contains(" TSLKoDKKoLST "),
        "{:?}",
        table.rows()
    );
    // In every game, and in the lists to choose from.
    table.send(DrawInput::Variant(Variant::Chess400));
    let lists = table.session.panel().lists;
    let first = table.say(&lists[0].arrays[0].label);
    assert!(first.contains('D') && !first.contains('Q'), "{first}");
    table.send(DrawInput::Letters(Letters::English));
    let lists = table.session.panel().lists;
    let first = table.say(&lists[0].arrays[0].label);
    assert!(first.contains('Q'), "{first}");
}

#[test]
fn k42_3_other_texts_are_refused_and_change_nothing() {
    let mut table = Table::still(&[]);
    table.send(DrawInput::Number("7".into()));
    let mut refuse = |text: &str, why: &str| {
        let effects = table.effects(DrawInput::Number(text.into()));
        let [DrawEffect::Refuse(message)] = &effects[..] else {
            panic!("{text}: {effects:?}");
        };
        assert_eq!(table.say(message), why);
        assert_eq!(table.numbers(), Some((7, 7)));
    };
    refuse(
        "42000",
        "There is no starting position 42000: the numbers go from 0 to 41,999.",
    );
    for text in ["-1", "", "one", "99999999999", "1.5"] {
        let why = format!("“{text}” found, a whole number from 0 to 41,999 expected.");
        refuse(text, &why);
    }
}

#[test]
fn arrays_that_are_not_played_are_refused_skipped_and_drawn_again() {
    let mut table = Table::still(&[1, 1, 1, 1, 1, 1, 1]);
    table.session = DrawSession::of_numbering(Variant::Consulchess42k, &SOME_UNFIT).unwrap();
    table.send(DrawInput::Motion(Motion::None));
    let why = "only 2 squares differ from the array of Gothic Chess, three are needed.";
    assert_eq!(
        table.send(DrawInput::Number("7".into())),
        [format!("Starting position 7 is not played: {why}")]
    );
    assert_eq!(
        table.send(DrawInput::Number("0".into())),
        ["There is no starting position 0: the numbers go from 1 to 42,000."]
    );
    table.send(DrawInput::Number("42000".into()));
    for (input, number) in [
        (DrawInput::Next, 2),
        (DrawInput::Next, 4),
        (DrawInput::Previous, 2),
        (DrawInput::Previous, 42_000),
    ] {
        table.send(input);
        assert_eq!(table.session.panel().number, Some(number));
    }
    for seed in 0..20 {
        let mut random = Mixed(seed);
        table.session.update(DrawInput::Random, 0.0, &mut random);
        assert_eq!(table.session.panel().number.unwrap() % 2, 0);
    }
    // The dice are out after these; nothing less random stands in.
    table.send(DrawInput::StartAgain);
    let said = table.send(DrawInput::RollAll);
    let [drawn_again, none] = &said[..] else {
        panic!("{said:?}");
    };
    assert_eq!(*drawn_again, format!("Draw 1: {why} Drawn again."));
    assert!(none.starts_with("This browser gives no random numbers"));
    assert_eq!(
        (table.session.panel().number, table.numbers()),
        (None, None)
    );
}

#[test]
fn nothing_is_beside_no_number() {
    let mut table = Table::still(&[]);
    assert!(table.effects(DrawInput::Next).is_empty());
    assert!(table.effects(DrawInput::Previous).is_empty());
}

#[test]
fn a_random_number_is_any_number() {
    let mut session = DrawSession::new(Variant::Consulchess42k).unwrap();
    let mut source = Mixed(42);
    let mut quarters = [0; 4];
    for _ in 0..400 {
        session.update(DrawInput::Random, 0.0, &mut source);
        quarters[session.panel().number.unwrap() as usize / 10_500] += 1;
    }
    assert!(quarters.iter().all(|count| *count > 60), "{quarters:?}");
}

#[test]
fn k42_4_the_sides_are_drawn_separately() {
    let mut table = Table::still(&[&USUAL[..], &[1, 2]].concat());
    table.send(DrawInput::Black(BlackArray::Separate));
    assert_eq!(table.session.panel().side, Color::White);
    table.send(DrawInput::RollAll);
    assert_eq!(table.prompt(), "White is drawn. Now draw Black.");
    let turn = table.session.panel().turn_to.unwrap();
    assert_eq!(
        (turn.side, table.say(&turn.label)),
        (Color::Black, "Draw Black".into())
    );
    assert_eq!(table.numbers(), None);
    assert!(table.effects(DrawInput::Play).is_empty());
    table.send(DrawInput::Side(Color::Black));
    // The files that the dice count are the same; on Black's rank they have the other colour.
    assert_eq!(table.prompt(), "Dark-squared bishop: roll the d6");
    let said = table.send(DrawInput::RollNext);
    assert_eq!(said, ["Dark-squared bishop: 1, the first dark square, b8"]);
    assert!(
        !"b8"
            .parse::<consulboard_rules::Square>()
            .unwrap()
            .is_light()
    );
    let said = table.send(DrawInput::RollNext);
    assert_eq!(
        said,
        ["Light-squared bishop: 2, the second light square, c8"]
    );
    let labels = |table: &Table| {
        let sides = table.session.panel().sides.into_iter();
        sides
            .map(|s| (table.say(&s.label), s.shown))
            .collect::<Vec<_>>()
    };
    assert_eq!(
        labels(&table),
        [
            ("White: 15,683".into(), false),
            ("Black: not drawn".into(), true)
        ]
    );
    table.send(DrawInput::Number("7".into()));
    assert_eq!(table.numbers(), Some((15_683, 7)));
    assert!(
        table.session.panel().turn_to.is_none(),
        "nothing is missing"
    );
    let result = table.session.panel().result.unwrap();
    assert_eq!(
        table.say(&result.text),
        "15,683 and 7, one of 1,764,000,000"
    );
    assert_eq!(
        table.rows(),
        [
            "White RNBCQKCBNR 15683".to_owned(),
            format!("Black {} 7", table.rank())
        ]
    );
    assert_eq!(result.link, "game=consulchess-42k&start=15683.7");
    // Mirroring hides Black's array and keeps it.
    table.send(DrawInput::Black(BlackArray::Mirrored));
    assert_eq!(table.numbers(), Some((15_683, 15_683)));
    assert!(labels(&table).is_empty());
    table.send(DrawInput::Side(Color::Black));
    assert_eq!(
        table.session.panel().side,
        Color::White,
        "there is one array"
    );
    table.send(DrawInput::Black(BlackArray::Separate));
    assert_eq!(
        table.session.panel().side,
        Color::Black,
        "White has one already"
    );
    assert_eq!(table.numbers(), Some((15_683, 7)));
}

#[test]
fn playing_starts_the_game_that_the_link_opens() {
    let mut table = Table::still(&USUAL);
    assert!(table.effects(DrawInput::Play).is_empty());
    table.send(DrawInput::RollAll);
    let start = Start::mirrored(15_683);
    let play = DrawEffect::Start(Variant::Consulchess42k, start.clone());
    assert_eq!(table.effects(DrawInput::Play), [play]);
    let result = table.session.panel().result.unwrap();
    assert_eq!(table.rows(), ["Both sides RNBCQKCBNR 15683"]);
    assert_eq!(result.start, start);
    let game: Game = record::read(&result.link).unwrap();
    assert_eq!(
        (game.variant(), game.start()),
        (Variant::Consulchess42k, &start)
    );
}

#[test]
fn another_edition_keeps_the_draw() {
    let mut table = Table::still(&[2]);
    table.send(DrawInput::RollNext);
    table.send(DrawInput::Variant(Variant::Consulchess42kWiki));
    assert_eq!(table.rank(), "...B......");
    table.send(DrawInput::Number("0".into()));
    let play = DrawEffect::Start(Variant::Consulchess42kWiki, Start::mirrored(0));
    assert_eq!(table.effects(DrawInput::Play), [play]);
    assert!(
        table
            .effects(DrawInput::Variant(Variant::Consulchess))
            .is_empty()
    );
    assert!(DrawSession::new(Variant::Consulchess).is_none());
}
