//! Rolling dice, on the screen and on a table, and what is said of it.

use super::*;

#[test]
fn k42_2_dice_are_rolled_one_by_one() {
    let mut table = Table::still(&USUAL);
    assert_eq!(table.prompt(), "Light-squared bishop: roll the d6");
    assert_eq!(table.counts(), ".1.2.3.4.5");
    let said = table.send(DrawInput::RollNext);
    assert_eq!(
        said,
        ["Light-squared bishop: 4, the fourth light square, h1"]
    );
    assert_eq!(
        (table.rank(), table.counts()),
        (".......B..".into(), "1.2.3.4.5.".into())
    );
    table.send(DrawInput::RollNext);
    assert_eq!(table.prompt(), "First knight: roll the d8");
    assert_eq!(
        (table.rank(), table.counts()),
        ("..B....B..".into(), "12.3456.78".into())
    );
    for _ in 0..4 {
        table.send(DrawInput::RollNext);
    }
    let said = table.send(DrawInput::RollNext);
    assert_eq!(
        said,
        [
            "Queen: 2, the second free square, e1",
            "White, number 15,683: rook, knight, bishop, consul, queen, king, consul, bishop, \
             knight, rook",
        ]
    );
    assert_eq!(
        (table.rank(), table.counts()),
        ("RNBCQKCBNR".into(), "..........".into())
    );
    let panel = table.session.panel();
    assert!(!panel.can_roll && !panel.can_skip && panel.keys.is_empty());
    assert_eq!(panel.number, Some(15_683));
    assert_eq!(table.prompt(), "Number 15,683 of 42,000");
    assert!(
        table.send(DrawInput::RollNext).is_empty(),
        "nothing is left to roll"
    );
}

#[test]
fn k42_2_the_steps_in_words() {
    // d1 and g1 are the examples of the source.
    let mut table = Table::still(&[6, 2, 6, 6, 4, 1, 8, 5]);
    for _ in 0..4 {
        table.send(DrawInput::RollNext);
    }
    use StepState::{Ahead, Current, Done};
    assert_eq!(
        table.steps(),
        [
            (
                Done,
                "6 → roll again · Light-squared bishop: 2 → the second light square, d1".into()
            ),
            (
                Done,
                "6 → roll again · 6 → roll again · Dark-squared bishop: 4 → the fourth dark \
                 square, g1"
                    .into()
            ),
            (Done, "First knight: 1 → the first free square, a1".into()),
            (
                Done,
                "8 → roll again · Second knight: 5 → the fifth free square, h1".into()
            ),
            (Current, "First consul: d6 on the free squares".into()),
            (Ahead, "Second consul: d6 on the free squares".into()),
            (Ahead, "Queen: d6 on the free squares".into()),
            (Ahead, "The squares left: rook, king, rook".into()),
        ]
    );
    assert_eq!(
        table.say(&table.session.panel().rank),
        "a1 knight, b1 free, number 1, c1 free, number 2, d1 bishop, e1 free, number 3, f1 free, \
         number 4, g1 bishop, h1 knight, i1 free, number 5, j1 free, number 6"
    );
}

#[test]
fn rerolls_are_said_one_after_the_other() {
    let mut table = Table::still(&[6, 6, 1]);
    assert_eq!(
        table.send(DrawInput::RollNext),
        [
            "Light-squared bishop: 6, roll again",
            "Light-squared bishop: 6, roll again",
            "Light-squared bishop: 1, the first light square, b1",
        ]
    );
}

#[test]
fn all_at_once_without_motion_says_the_result_only() {
    let mut table = Table::still(&[&[6], &USUAL[..]].concat());
    let said = table.send(DrawInput::RollAll);
    assert_eq!(said.len(), 1, "{said:?}");
    assert!(said[0].starts_with("White, number 15,683: rook"));
    assert_eq!(
        table.steps()[7].1,
        "The squares left: a1 rook, f1 king, j1 rook"
    );
}

#[test]
fn k42_2_own_dice_are_entered_and_impossible_numbers_mean_roll_again() {
    let mut table = Table::still(&[]);
    table.send(DrawInput::Method(Method::Table));
    assert_eq!(
        table.prompt(),
        "Light-squared bishop: enter what the d6 shows"
    );
    let keys = |table: &Table| {
        let keys = table.session.panel().keys.into_iter();
        let labels = keys.map(|key| (key.again, table.say(&key.label)));
        labels.collect::<Vec<_>>()
    };
    assert_eq!(
        keys(&table),
        [
            (false, "1: b1".into()),
            (false, "2: d1".into()),
            (false, "3: f1".into()),
            (false, "4: h1".into()),
            (false, "5: j1".into()),
            (true, "6: roll again".into()),
        ]
    );
    let said = table.send(DrawInput::Enter(6));
    assert_eq!(said, ["Light-squared bishop: 6, roll again"]);
    assert_eq!(table.prompt(), "Light-squared bishop: roll the d6 again");
    assert!(table.session.scene(table.now).die.unwrap().again);
    for number in USUAL {
        assert!(
            table.effects(DrawInput::Enter(9)).is_empty(),
            "no such face"
        );
        table.send(DrawInput::Enter(number));
    }
    assert_eq!(table.numbers(), Some((15_683, 15_683)));
    assert!(keys(&table).is_empty() && table.effects(DrawInput::Enter(1)).is_empty());
}

#[test]
fn own_dice_are_not_rolled_on_the_screen() {
    let mut table = Table::new(&[]);
    table.send(DrawInput::Method(Method::Table));
    let said = table.send(DrawInput::Enter(3));
    assert_eq!(
        said,
        ["Light-squared bishop: 3, the third light square, f1"]
    );
    let scene = table.session.scene(table.now);
    assert!(
        scene.moving && scene.sprites[0].lifted,
        "only the piece moves"
    );
}

#[test]
fn rolls_are_taken_back_one_at_a_time() {
    let mut table = Table::still(&[6, 2, 4]);
    table.send(DrawInput::RollNext);
    table.send(DrawInput::RollNext);
    assert_eq!(
        table.send(DrawInput::TakeBack),
        ["Dark-squared bishop: roll the d6"]
    );
    assert_eq!(table.rank(), "...B......");
    table.send(DrawInput::TakeBack);
    assert_eq!(table.rank(), "..........");
    assert_eq!(
        table.steps()[0].1,
        "6 → roll again · Light-squared bishop: d6 on the light squares"
    );
    table.send(DrawInput::TakeBack);
    assert!(!table.session.panel().can_take_back);
    assert!(table.effects(DrawInput::TakeBack).is_empty());
}

#[test]
fn taking_back_stops_what_is_on_its_way() {
    let mut table = Table::new(&[2]);
    table.send(DrawInput::RollNext);
    table.send(DrawInput::TakeBack);
    assert!(!table.session.scene(table.now).moving);
    assert_eq!(table.rank(), "..........");
}

#[test]
fn starting_again_clears_the_rank() {
    let mut table = Table::still(&[&USUAL[..], &[1]].concat());
    table.send(DrawInput::RollAll);
    assert_eq!(
        table.send(DrawInput::StartAgain),
        ["Light-squared bishop: roll the d6"]
    );
    assert_eq!((table.rank(), table.numbers()), ("..........".into(), None));
    assert!(table.effects(DrawInput::StartAgain).is_empty());
    table.send(DrawInput::RollNext);
    assert_eq!(table.rank(), ".B........");
}

#[test]
fn without_randomness_dice_are_refused_and_own_dice_work() {
    let mut table = Table::still(&[]);
    for input in [DrawInput::RollNext, DrawInput::RollAll, DrawInput::Random] {
        let said = table.send(input);
        assert!(said[0].starts_with("This browser gives no random numbers"));
    }
    assert_eq!(table.rank(), "..........");
    table.send(DrawInput::Enter(1));
    assert_eq!(table.rank(), ".B........");
}

#[test]
fn every_sentence_of_every_roll_is_there() {
    // Random scripts; a missing text would be answered by its id.
    let mut random = Mixed(3);
    let texts = Texts::new(Language::English);
    for side in [Color::White, Color::Black] {
        for _ in 0..50 {
            let mut session = DrawSession::new(Variant::Consulchess42k).unwrap();
            let mut send = |input| session.update(input, 0.0, &mut random);
            send(DrawInput::Black(BlackArray::Separate));
            send(DrawInput::Side(side));
            send(DrawInput::RollAll);
            send(DrawInput::Skip);
            let panel = session.panel();
            let messages = panel.steps.iter().map(|step| &step.text);
            for message in messages
                .chain([&panel.prompt, &panel.rank])
                .chain(&panel.last)
            {
                let text = texts.say(message);
                assert!(!text.contains("dice-") && !text.contains('{'), "{text}");
            }
            assert_eq!(panel.steps.len(), 8);
        }
    }
}

#[test]
fn k42_2_k42_3_every_digit_of_the_number_is_uniform() {
    // The bases of K42-3, least digit first, each with the bound of chi-square for one in 10,000.
    let digits = [(5, 23.5), (5, 23.5), (28, 62.9), (15, 42.6), (4, 21.1)];
    let mut counts: Vec<Vec<f64>> = digits.iter().map(|(base, _)| vec![0.0; *base]).collect();
    let mut random = Mixed(42_000);
    let mut session = DrawSession::new(Variant::Consulchess42k).unwrap();
    session.update(DrawInput::Motion(Motion::None), 0.0, &mut random);
    let draws = 8_400;
    for _ in 0..draws {
        session.update(DrawInput::StartAgain, 0.0, &mut random);
        session.update(DrawInput::RollAll, 0.0, &mut random);
        let Some(Start::Numbers { white, .. }) = session.start() else {
            panic!("all dice are rolled");
        };
        let mut rest = white as usize;
        for (counts, (base, _)) in counts.iter_mut().zip(digits) {
            counts[rest % base] += 1.0;
            rest /= base;
        }
    }
    for (counts, (base, bound)) in counts.iter().zip(digits) {
        let expected = f64::from(draws) / base as f64;
        let parts = counts.iter().map(|count| (count - expected).powi(2));
        let chi = parts.sum::<f64>() / expected;
        assert!(chi < bound, "base {base}: {chi}");
    }
}
