//! Every array is reached, and as often as any other.

use super::*;
use crate::{Numbering, StartScheme, Variant};

fn numbering_of(variant: Variant) -> &'static Numbering {
    match variant.rules().start {
        StartScheme::Numbered(numbering) => numbering,
        StartScheme::Array(_) => panic!("{variant} is numbered"),
    }
}

fn numbering() -> &'static Numbering {
    numbering_of(Variant::Consulchess42k)
}

/// One number for each outcome of a die, and how many numbers have each.
fn outcomes(die: &Die) -> (Vec<u8>, usize) {
    let mut numbers: Vec<(u8, RollOutcome)> = Vec::new();
    let mut counted = 0;
    for number in 1..=die.rule.faces {
        let outcome = die.outcome(number);
        if outcome != RollOutcome::Again {
            counted += 1;
            if numbers.iter().all(|(_, known)| *known != outcome) {
                numbers.push((number, outcome));
            }
        }
    }
    let each = counted / numbers.len();
    for (_, outcome) in &numbers {
        let same = (1..=die.rule.faces).filter(|n| die.outcome(*n) == *outcome);
        assert_eq!(
            same.count(),
            each,
            "every outcome is as likely as any other"
        );
    }
    (
        numbers.into_iter().map(|(number, _)| number).collect(),
        each,
    )
}

/// How often each number is reached by the sequences of outcomes that are not rolled again.
fn reached(numbering: &Numbering) -> Vec<u8> {
    fn walk(draw: &Draw, numbering: &Numbering, reached: &mut [u8]) {
        let Some(die) = draw.die() else {
            let number = (numbering.number)(&draw.back_rank().unwrap());
            reached[(number.unwrap() - numbering.first) as usize] += 1;
            return;
        };
        for number in outcomes(&die).0 {
            let mut next = draw.clone();
            assert!(!next.roll(number).unwrap().is_again());
            walk(&next, numbering, reached);
        }
    }
    let mut reached = vec![0; numbering.count as usize];
    walk(&Draw::new(numbering).unwrap(), numbering, &mut reached);
    reached
}

#[test]
fn k42_2_every_array_comes_from_exactly_four_sequences() {
    let reached = reached(numbering());
    assert_eq!(reached.len(), 42_000);
    assert!(reached.iter().all(|times| *times == 4));
}

#[test]
fn crc_3_every_array_comes_from_exactly_two_sequences() {
    // The knights' order; every number of the numbering is reached, so they agree.
    let reached = reached(numbering_of(Variant::CapablancaRandom));
    assert_eq!(reached.len(), 48_000);
    assert!(reached.iter().all(|times| *times == 2));
}

#[test]
fn cfg_7_every_array_comes_from_exactly_one_face() {
    let reached = reached(numbering_of(Variant::Chess400));
    assert_eq!(reached, [1; 20]);
}

/// Name, faces, numbers that count, numbers for each outcome.
fn dice(numbering: &Numbering) -> Vec<(&'static str, u8, usize, usize)> {
    let mut draw = Draw::new(numbering).unwrap();
    let mut seen = Vec::new();
    while let Some(die) = draw.die() {
        let faces = die.rule.faces;
        let (numbers, each) = outcomes(&die);
        let kept = numbers.len() * each;
        seen.push((die.rule.name, faces, kept, each));
        for number in kept as u8 + 1..=faces {
            assert!(die.is_reroll(number));
            assert!(draw.roll(number).unwrap().is_again());
        }
        draw.roll(1).unwrap();
    }
    seen
}

#[test]
fn k42_2_faces_and_rerolls() {
    assert_eq!(
        dice(numbering()),
        [
            ("light-bishop", 6, 5, 1),
            ("dark-bishop", 6, 5, 1),
            ("first-knight", 8, 8, 1),
            ("second-knight", 8, 7, 1),
            ("first-consul", 6, 6, 1),
            ("second-consul", 6, 5, 1),
            ("queen", 6, 4, 1),
        ]
    );
}

#[test]
fn crc_3_faces_and_rerolls() {
    assert_eq!(
        dice(numbering_of(Variant::CapablancaRandom)),
        [
            ("order", 6, 6, 3),
            ("first-of-two", 6, 5, 1),
            ("second-of-two", 6, 5, 1),
            ("light-bishop", 6, 4, 1),
            ("dark-bishop", 6, 4, 1),
            ("chancellor", 6, 6, 1),
            ("first-knight", 6, 5, 1),
            ("second-knight", 6, 4, 1),
        ]
    );
}

#[test]
fn crc_3_the_first_die_says_which_piece_takes_a_light_square() {
    let numbering = numbering_of(Variant::CapablancaRandom);
    for (first, light, dark) in [
        (1, Role::Queen, Role::Archbishop),
        (2, Role::Archbishop, Role::Queen),
        (5, Role::Queen, Role::Archbishop),
        (6, Role::Archbishop, Role::Queen),
    ] {
        let mut draw = Draw::replay(numbering, &[first, 6, 3, 6, 1])
            .unwrap()
            .unwrap();
        assert_eq!(draw.places()[5], Some(light));
        assert_eq!(draw.places()[0], Some(dark));
        while draw.die().is_some() {
            draw.roll(1).unwrap();
        }
        // Digits: order, light square, dark square, and then nothing but ones.
        let number = (numbering.number)(&draw.back_rank().unwrap()).unwrap();
        assert_eq!(number, u32::from(light == Role::Archbishop) + 2 * 2);
    }
}

#[test]
fn cfg_7_a_face_stands_for_a_whole_array() {
    let numbering = numbering_of(Variant::Chess400);
    let mut draw = Draw::new(numbering).unwrap();
    let error = draw.roll(21).unwrap_err();
    assert_eq!(error.to_string(), "die: found 21, expected 1 to 20");
    assert_eq!(draw.roll(7).unwrap().outcome, RollOutcome::Array(6));
    assert_eq!(draw.back_rank(), Some((numbering.back_rank)(6)));
    assert!(draw.take_back() && draw.places().iter().all(Option::is_none));
}

#[test]
fn k42_2_the_examples_of_the_source() {
    let draw = Draw::replay(numbering(), &[2, 4]).unwrap().unwrap();
    let placed = draw.rolls().iter().filter_map(Roll::placed);
    let letters: String = placed.map(|(_, file)| file.letter()).collect();
    assert_eq!(letters, "dg");
}

#[test]
fn impossible_numbers_are_refused_and_change_nothing() {
    let mut draw = Draw::new(numbering()).unwrap();
    let error = draw.roll(7).unwrap_err();
    assert_eq!(error.to_string(), "die: found 7, expected 1 to 6");
    assert!(draw.roll(0).is_err() && draw.rolls().is_empty());
    let finished = [1, 1, 1, 1, 1, 1, 1, 1];
    let error = Draw::replay(numbering(), &finished).unwrap_err();
    assert_eq!(error, (7, RollError::Finished));
}

#[test]
fn a_roll_taken_back_can_be_made_again() {
    for (variant, rolls, last) in [
        (Variant::Consulchess42k, [6, 2, 6, 4, 8, 1], 3),
        (Variant::CapablancaRandom, [2, 6, 2, 4, 1, 1], 6),
    ] {
        let mut draw = Draw::replay(numbering_of(variant), &rolls)
            .unwrap()
            .unwrap();
        let before = draw.clone();
        draw.roll(last).unwrap();
        assert!(draw.take_back());
        assert_eq!(draw.rolls(), before.rolls());
        assert_eq!(draw.places(), before.places());
        assert_eq!(draw.die(), before.die());
    }
}
