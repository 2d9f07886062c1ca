//! Starting positions that are put up by their number, or at random.

use super::*;

#[test]
fn any_number_can_be_put_up_and_one_that_is_not_played_says_why() {
    let mut editor = started(Variant::Consulchess42k);
    let (white, black) = (0, 41_999);
    editor.update(EditInput::Start(Start::Numbers { white, black }));
    let expected = EditEffect::Play(Variant::Consulchess42k, Start::Numbers { white, black });
    assert_eq!(editor.update(EditInput::Play), [expected]);
    let mut editor = started(Variant::CapablancaRandom);
    let before = editor.draft().clone();
    let [EditEffect::Refuse(why)] = &editor.update(EditInput::Start(Start::mirrored(1)))[..] else {
        panic!("number 1 has unprotected pawns");
    };
    assert!(said(why)[0].starts_with("Starting position 1 is not played"));
    assert_eq!(editor.draft(), &before);
}

#[test]
fn k42_3_a_number_is_put_up_as_it_is_typed() {
    let mirrored = |number| Ok(Start::mirrored(number));
    let sides = |white, black| Ok(Start::Numbers { white, black });
    let (k42, chess400) = (Variant::Consulchess42k, Variant::Chess400);
    for (variant, text, start) in [
        (k42, "15683", mirrored(15_683)),
        (k42, " 0 ", mirrored(0)),
        (k42, "15,683", mirrored(15_683)),
        (k42, "15.683", mirrored(15_683)),
        (k42, "15\u{a0}683", mirrored(15_683)),
        (k42, "15/683", sides(15, 683)),
        (k42, "15 / 41.999", sides(15, 41_999)),
        // As links have them.
        (k42, "15683.0", sides(15_683, 0)),
        (chess400, "399", sides(19, 19)),
        (chess400, "20", sides(1, 0)),
    ] {
        assert_eq!(numbered_start(variant, text), start, "{variant}: {text}");
    }
    let why = |variant, text: &str| {
        let fault = numbered_start(variant, text).unwrap_err();
        texts().say(&fault.message())
    };
    let none = "found, a whole number from 0 to 41,999 expected.";
    for text in [
        "",
        "abc",
        "-1",
        "1,2",
        "1/2/3",
        "1 5683",
        "12/x",
        "4294967296",
        "½",
    ] {
        assert_eq!(why(k42, text), format!("“{text}” {none}"));
    }
    let beyond = "There is no starting position 42000: the numbers go from 0 to 41,999.";
    assert_eq!(why(k42, "42,000"), beyond);
    assert_eq!(why(k42, "0/42000"), beyond);
    assert!(why(Variant::CapablancaRandom, "1").contains("1 is not played"));
    assert!(why(Variant::CapablancaRandom, "3/4").contains("mirrors"));
    assert!(why(Variant::Congo, "1").contains("no number is needed"));
}

#[test]
fn the_number_of_what_stands_there_is_shown_and_a_bad_one_changes_nothing() {
    let mut editor = started(Variant::Consulchess42k);
    let number = |editor: &Editor| editor.panel().numbered.unwrap().number;
    assert_eq!(number(&editor).as_deref(), Some("15683"));
    let effects = editor.update(EditInput::Number("0 / 41999".to_owned()));
    assert!(effects.contains(&EditEffect::Refresh));
    let told = effects.iter().any(|effect| {
        matches!(effect, EditEffect::Announce(said) if texts().say(said).contains("41,999"))
    });
    assert!(told, "{effects:?}");
    assert_eq!(number(&editor).as_deref(), Some("0 / 41999"));
    let before = editor.draft().clone();
    let [EditEffect::RefuseNumber(why)] = &editor.update(EditInput::Number("x".to_owned()))[..]
    else {
        panic!("that is no number");
    };
    assert!(texts().say(why).starts_with("“x” found"));
    assert_eq!(editor.draft(), &before);
    editor.update(EditInput::Put(at("e5"), None));
    editor.update(EditInput::Put(at("e1"), None));
    assert_eq!(number(&editor), None);
    editor.update(EditInput::Undo);
    assert_eq!(number(&editor).as_deref(), Some("0 / 41999"));
    // Chess400 has a number for every pair; what begins with one array has none.
    let chess400 = started(Variant::Chess400).panel().numbered.unwrap();
    assert!(!chess400.sides && chess400.number.is_some());
    for variant in [Variant::Consulchess, Variant::Configuration, Variant::Congo] {
        assert_eq!(started(variant).panel().numbered, None, "{variant}");
    }
}

#[test]
fn another_start_at_random_is_one_that_is_played() {
    // Bytes that count, and a source that has none.
    let mut next = 0_u8;
    let mut counting = |bytes: &mut [u8]| {
        for byte in bytes {
            next = next.wrapping_mul(29).wrapping_add(71);
            *byte = next;
        }
        Ok(())
    };
    for variant in Variant::ALL {
        let start = random_start(variant, &mut counting);
        let numbered = started(variant).panel().numbered.is_some();
        assert_eq!(start.is_some(), numbered, "{variant}");
        if let Some(start) = start {
            assert_ne!(start, Start::usual(variant));
            assert!(Game::from_start(variant, start).is_ok(), "{variant}");
        }
    }
    let mut none = |_: &mut [u8]| Err(NoRandomness);
    assert_eq!(random_start(Variant::Consulchess42k, &mut none), None);
}
