//! Capablanca Random Chess: a die that chooses a piece, and arrays that are not played.

use super::*;

/// Rolls that lead to two bishops side by side, on d1 and e1.
const BISHOPS: [u8; 8] = [1, 1, 1, 1, 2, 4, 1, 1];

/// Rolls that lead to an array that is played, and its number.
fn played() -> ([u8; 8], u32) {
    let numbering = match Variant::CapablancaRandom.rules().start {
        StartScheme::Numbered(numbering) => numbering,
        StartScheme::Array(_) => panic!("it is numbered"),
    };
    // Its digits are the rolls, less one; the first two knights are 1 and 1.
    let mut rest = numbering.usual;
    let mut digit = |base: u32| {
        let digit = (rest % base) as u8 + 1;
        rest /= base;
        digit
    };
    let rolls = [2, 5, 5, 4, 4, 6].map(&mut digit);
    assert_eq!(rest, 0);
    let [a, b, c, d, e, f] = rolls;
    ([a, b, c, d, e, f, 1, 1], numbering.usual)
}

fn table(dice: &[u8]) -> Table {
    Table::still_of(Variant::CapablancaRandom, dice)
}

#[test]
fn crc_3_the_steps_in_words() {
    let mut table = table(&[4, 6, 2, 1, 5, 3]);
    assert_eq!(table.prompt(), "Queen or archbishop first: roll the d6");
    assert_eq!(table.counts(), "..........");
    let texts: Vec<String> = table.steps().into_iter().map(|step| step.1).collect();
    assert_eq!(
        texts,
        [
            "Queen or archbishop first: d6, odd queen, even archbishop",
            "The first of the two: d6 on the light squares",
            "The other one: d6 on the dark squares",
            "Light-squared bishop: d6 on the light squares",
            "Dark-squared bishop: d6 on the dark squares",
            "Chancellor: d6 on the free squares",
            "First knight: d6 on the free squares",
            "Second knight: d6 on the free squares",
            "The squares left: rook, king, rook",
        ]
    );
    let said = table.send(DrawInput::RollNext);
    assert_eq!(said, ["Queen or archbishop first: 4, even, archbishop"]);
    assert_eq!(table.prompt(), "Archbishop: roll the d6");
    assert_eq!(table.counts(), ".1.2.3.4.5");
    assert_eq!(table.steps()[2].1, "Queen: d6 on the dark squares");
    for _ in 0..3 {
        table.send(DrawInput::RollNext);
    }
    assert_eq!(
        table.steps()[1].1,
        "6 → roll again · Archbishop: 2 → the second light square, d1"
    );
    assert_eq!(
        table.steps()[0].1,
        "Queen or archbishop first: 4, even → archbishop"
    );
    assert_eq!(
        table.rank(),
        "Q..A...B..",
        "five is rolled again, three is h1"
    );
}

#[test]
fn crc_3_both_pieces_are_seen_until_one_is_first() {
    let mut table = Table::of(Variant::CapablancaRandom, &[2]);
    let roles = |table: &Table| {
        let sprites = table.session.scene(table.now).sprites.into_iter();
        sprites.map(|sprite| sprite.piece.role).collect::<Vec<_>>()
    };
    use consulboard_rules::Role::{Archbishop, Queen};
    assert_eq!(roles(&table), [Queen, Archbishop]);
    let captions = table.session.scene(table.now).captions;
    let texts: Vec<_> = captions.iter().map(|c| c.text.as_str()).collect();
    assert_eq!(texts, ["1 3 5", "2 4 6"]);
    table.send(DrawInput::RollNext);
    let mut rolled = Vec::new();
    while table.session.scene(table.now).moving {
        let captions = table.session.scene(table.now).captions.into_iter();
        rolled.extend(captions.filter(|c| c.rolled).map(|c| c.text));
        table.now += 16.0;
        table.send(DrawInput::Tick);
    }
    rolled.dedup();
    assert_eq!(rolled, ["2 4 6"]);
    assert_eq!(roles(&table), [Archbishop]);
    assert!(table.session.scene(table.now).captions.is_empty());
}

#[test]
fn crc_2_an_array_that_is_not_played_is_shown_and_drawn_again_by_itself() {
    let (rolls, number) = played();
    let mut table = Table::of(
        Variant::CapablancaRandom,
        &[&BISHOPS[..], &BISHOPS, &rolls].concat(),
    );
    table.send(DrawInput::RollAll);
    let (mut said, mut faulty) = (Vec::new(), 0);
    while table.session.scene(table.now).moving {
        let scene = table.session.scene(table.now);
        let unfit = scene.squares.iter().filter(|square| square.unfit);
        let files: String = unfit.map(|square| square.square.file().letter()).collect();
        assert_eq!(table.session.panel().is_unfit, !files.is_empty());
        if !files.is_empty() {
            assert_eq!(files, "de");
            assert!(table.session.panel().result.is_none());
            assert!(
                table.prompt().ends_with("Drawn again."),
                "{}",
                table.prompt()
            );
            faulty += 1;
        }
        table.now += 16.0;
        said.extend(table.send(DrawInput::Tick));
    }
    assert!(faulty > 200, "it can be read: {faulty} frames");
    let why = "two bishops stand side by side, the left one on file d.";
    let draws = [1, 2].map(|draw| format!("Draw {draw}: {why} Drawn again."));
    let told: Vec<&String> = said.iter().filter(|s| s.starts_with("Draw ")).collect();
    assert_eq!(told, draws.iter().collect::<Vec<_>>());
    let listed = table.session.panel().unfit;
    let listed: Vec<String> = listed.iter().map(|m| table.say(m)).collect();
    assert_eq!(listed, draws);
    assert_eq!(table.numbers(), Some((number, number)));
    assert_eq!(
        table.prompt(),
        "Number 20 of 48,000, one of the 12,118 that are played"
    );
    // What was wrong before is forgotten with the next draw.
    table.send(DrawInput::StartAgain);
    assert!(table.session.panel().unfit.is_empty());
}

#[test]
fn crc_2_skipping_and_no_motion_draw_on_as_well() {
    let (rolls, number) = played();
    let dice = [&BISHOPS[..], &rolls].concat();
    let mut still = table(&dice);
    let said = still.send(DrawInput::RollAll);
    assert_eq!(said.len(), 2, "{said:?}");
    assert!(said[0].starts_with("Draw 1: two bishops"), "{said:?}");
    assert!(said[1].starts_with("White, number 20: "), "{said:?}");
    let mut moving = Table::of(Variant::CapablancaRandom, &dice);
    moving.send(DrawInput::RollAll);
    moving.send(DrawInput::Skip);
    for table in [still, moving] {
        assert_eq!(table.numbers(), Some((number, number)));
        assert_eq!(table.session.panel().unfit.len(), 1);
        assert!(!table.session.scene(table.now).moving);
    }
    // One die at a time leads there too.
    let mut table = table(&dice);
    for _ in 0..8 {
        table.send(DrawInput::RollNext);
    }
    assert_eq!(table.numbers(), Some((number, number)));
}

#[test]
fn crc_2_with_own_dice_the_player_is_told_and_begins_again() {
    let mut table = table(&[]);
    table.send(DrawInput::Method(Method::Table));
    let keys = |table: &Table| {
        let keys = table.session.panel().keys.into_iter();
        keys.map(|key| table.say(&key.label)).collect::<Vec<_>>()
    };
    assert_eq!(keys(&table)[..2], ["1: queen", "2: archbishop"]);
    for number in BISHOPS {
        table.send(DrawInput::Enter(number));
    }
    let told = "Not played: two bishops stand side by side, the left one on file d. Begin again.";
    assert_eq!(table.prompt(), told);
    let panel = table.session.panel();
    assert!(panel.is_unfit && panel.keys.is_empty() && panel.result.is_none());
    assert!(table.session.scene(table.now).squares[3].unfit);
    assert_eq!(
        table.send(DrawInput::StartAgain),
        ["Queen or archbishop first: enter what the d6 shows"]
    );
    assert_eq!(table.session.panel().unfit.len(), 1);
    let (rolls, number) = played();
    for number in rolls {
        table.send(DrawInput::Enter(number));
    }
    assert_eq!(table.numbers(), Some((number, number)));
    // A roll of an array that is not played can be corrected as well.
    table.send(DrawInput::StartAgain);
    for number in BISHOPS {
        table.send(DrawInput::Enter(number));
    }
    table.send(DrawInput::TakeBack);
    assert!(!table.session.panel().is_unfit);
    assert_eq!(table.prompt(), "Second knight: enter what the d6 shows");
}

#[test]
fn crc_2_an_unprotected_pawn_is_shown() {
    // Number 1: queen on b, archbishop on a …
    let mut table = table(&[]);
    table.send(DrawInput::Method(Method::Table));
    let said = table.send(DrawInput::Number("1".into()));
    assert!(
        said[0].contains("is not played: the pawn on file "),
        "{said:?}"
    );
    for number in [2, 1, 1, 1, 1, 1, 1, 1] {
        table.send(DrawInput::Enter(number));
    }
    let file = table.prompt();
    let file = file.strip_prefix("Not played: the pawn on file ").unwrap();
    let pawn = table.session.scene(table.now).sprites[0];
    assert_eq!(table.session.scene(table.now).unprotected, Some(pawn.at));
    assert_eq!(pawn.piece.role, consulboard_rules::Role::Pawn);
    let index = pawn.at.x as u8;
    assert_eq!(file.chars().next(), Some((b'a' + index) as char));
}

#[test]
fn crc_3_numbers_that_are_not_played_are_refused_and_skipped() {
    let mut table = table(&[]);
    let said = table.send(DrawInput::Number("48001".into()));
    assert_eq!(
        said,
        ["There is no starting position 48001: the numbers go from 1 to 48,000."]
    );
    let said = table.send(DrawInput::Number("19".into()));
    assert!(
        said[0].starts_with("Starting position 19 is not played: "),
        "{said:?}"
    );
    table.send(DrawInput::Number("20".into()));
    assert_eq!(table.numbers(), Some((20, 20)));
    // 20 is the first one that is played.
    table.send(DrawInput::Previous);
    let last = table.session.panel().number.unwrap();
    assert!(last > 40_000);
    table.send(DrawInput::Next);
    assert_eq!(table.session.panel().number, Some(20));
    let mut random = Mixed(5);
    for _ in 0..50 {
        table.session.update(DrawInput::Random, 0.0, &mut random);
        assert!(table.session.panel().result.is_some());
    }
    // Black mirrors White.
    assert!(
        table
            .effects(DrawInput::Black(BlackArray::Separate))
            .is_empty()
    );
    assert!(!table.session.panel().offers_black);
}

#[test]
fn crc_3_random_numbers_favour_none() {
    // Valid numbers in four parts of the same size, by their places among the valid ones.
    let StartScheme::Numbered(numbering) = Variant::CapablancaRandom.rules().start else {
        panic!("it is numbered");
    };
    let valid: Vec<u32> = (numbering.first..=numbering.last())
        .filter(|number| (numbering.fault)(&(numbering.back_rank)(*number)).is_none())
        .collect();
    let mut session = DrawSession::new(Variant::CapablancaRandom).unwrap();
    let mut random = Mixed(12_118);
    let (mut counts, draws) = ([0.0; 8], 8_000);
    for _ in 0..draws {
        session.update(DrawInput::Random, 0.0, &mut random);
        let number = session.number().unwrap();
        let place = valid.binary_search(&number).unwrap();
        counts[place * 8 / valid.len()] += 1.0;
    }
    let expected = f64::from(draws) / 8.0;
    let parts = counts.iter().map(|count: &f64| (count - expected).powi(2));
    let chi = parts.sum::<f64>() / expected;
    // Seven degrees of freedom, one in 10,000.
    assert!(chi < 29.9, "{chi}");
}

#[test]
fn every_sentence_of_every_draw_is_there() {
    let texts = Texts::new(Language::English);
    for variant in drawable() {
        let mut random = Mixed(9);
        let mut session = DrawSession::new(variant).unwrap();
        let mut now = 0.0;
        session.update(DrawInput::RollAll, now, &mut random);
        while session.scene(now).moving {
            now += 90.0;
            session.update(DrawInput::Tick, now, &mut random);
            let panel = session.panel();
            let steps = panel.steps.iter().map(|step| &step.text);
            let lists = panel.lists.iter().flat_map(|list| &list.arrays);
            let rows = panel.rows.iter().filter_map(|row| row.number.as_ref());
            for message in steps
                .chain([&panel.prompt, &panel.rank, &panel.lead])
                .chain(&panel.last)
                .chain(&panel.unfit)
                .chain(lists.map(|array| &array.label))
                .chain(rows)
            {
                let text = texts.say(message);
                assert!(!text.contains("dice-") && !text.contains('{'), "{text}");
            }
        }
        assert!(session.start().is_some(), "{variant}");
    }
}
