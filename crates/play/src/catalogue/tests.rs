//! Every variant for players is offered, and every sentence about it is there.

use std::collections::BTreeSet;

use super::*;
use crate::{Language, Texts};

fn entry(id: &str) -> &'static Entry {
    CATALOGUE.iter().find(|entry| entry.id == id).unwrap()
}

#[test]
fn every_variant_for_players_is_reached_by_its_options() {
    for variant in Variant::ALL {
        let Some((entry, tags)) = Entry::of(variant) else {
            assert_eq!(variant, Variant::Orthodox);
            continue;
        };
        assert_eq!(entry.variant(tags), variant);
    }
}

#[test]
fn every_combination_of_options_is_a_version() {
    for entry in CATALOGUE {
        let mut combinations: Vec<Vec<&str>> = vec![Vec::new()];
        for option in entry.options {
            let tags: Vec<&str> = match option {
                GameOption::OneOf { values, name: _ } => {
                    values.iter().map(|value| value.tag).collect()
                }
                GameOption::Switch(value) => vec!["", value.tag],
            };
            combinations = combinations
                .into_iter()
                .flat_map(|before| {
                    tags.iter().map(move |tag| {
                        let mut with = before.clone();
                        with.push(*tag);
                        with
                    })
                })
                .collect();
        }
        let reached: BTreeSet<Variant> = combinations
            .iter()
            .map(|tags| entry.variant(tags))
            .collect();
        assert_eq!(reached.len(), combinations.len(), "{}", entry.id);
        assert_eq!(reached.len(), entry.versions.len(), "{}", entry.id);
    }
}

#[test]
fn the_counts_of_positions_are_those_of_the_rules() {
    for entry in CATALOGUE {
        let counted = entry.numbering().map(|numbering| {
            let numbers = numbering.first..=numbering.last();
            let arrays = numbers.map(|number| (numbering.back_rank)(number));
            let fit = arrays.filter(|array| (numbering.fault)(array).is_none());
            let fit = fit.count() as u32;
            if entry.id == "chess400" {
                fit * fit
            } else {
                fit
            }
        });
        assert_eq!(counted, entry.positions(), "{}", entry.id);
    }
}

#[test]
fn cfg_7_a_number_is_that_of_both_sides() {
    let chess400 = entry("chess400");
    assert_eq!(chess400.range(), Some((0, 399)));
    for number in 0..400 {
        let start = chess400.start(Variant::Chess400, &number.to_string());
        let Ok(Start::Numbers { white, black }) = start else {
            panic!("{number}: {start:?}");
        };
        assert_eq!(number, 20 * white + black);
        assert_eq!(chess400.number(white, black), Some(number));
    }
    let fault = chess400.start(Variant::Chess400, "400").unwrap_err();
    assert_eq!(
        fault,
        NumberFault::Start(StartError::NoSuchNumber {
            found: 400,
            first: 0,
            last: 399
        })
    );
}

#[test]
fn crc_3_a_number_that_breaks_a_criterion_is_refused_with_it() {
    let random = entry("capablanca-random");
    assert_eq!(random.range(), Some((1, 48_000)));
    let start = |text: &str| random.start(Variant::CapablancaRandom, text);
    let faults = (1..=200).filter(|number: &u32| {
        matches!(
            start(&number.to_string()),
            Err(NumberFault::Start(StartError::Unfit { .. }))
        )
    });
    assert!(faults.count() > 20);
    assert!(matches!(
        start("0"),
        Err(NumberFault::Start(StartError::NoSuchNumber { .. }))
    ));
    assert_eq!(
        start(" x "),
        Err(NumberFault::Unreadable {
            found: "x".to_owned(),
            first: 1,
            last: 48_000
        })
    );
}

#[test]
fn pictures_show_every_piece_of_the_start() {
    for entry in CATALOGUE {
        let picture = entry.picture();
        if let Some((white, black)) = entry.pictured {
            let start = Start::Numbers { white, black };
            assert!(Game::from_start(entry.variant(&[]), start).is_ok());
        }
        let pieces = Game::new(entry.variant(&[])).now().pieces().len();
        assert_eq!(picture.matches("<svg ").count(), 1 + pieces, "{}", entry.id);
        assert_eq!(picture.contains("\"wall\""), entry.id == "congo");
    }
}

#[test]
fn cfg_7_the_chess960_numbers_are_known() {
    let start = Start::Numbers { white: 6, black: 0 };
    let said = Texts::new(Language::English)
        .say(&crate::describe::start(Variant::Chess400, &start).expect("it is no single start"));
    assert!(
        said.starts_with("Position 120 (Chess960 518 and "),
        "{said}"
    );
    assert_eq!(entry("capablanca-random").chess960_number(20), None);
}

#[test]
fn chess_from_its_usual_array_has_no_number() {
    let texts = Texts::new(Language::English);
    let said = |white, black| {
        let start = Start::Numbers { white, black };
        crate::describe::start(Variant::Orthodox, &start).map(|said| texts.say(&said))
    };
    assert_eq!(said(518, 518), None);
    assert_eq!(said(194, 194).as_deref(), Some("Position 194"));
    assert_eq!(said(518, 0).as_deref(), Some("Positions 518 and 0"));
}

#[test]
fn every_sentence_is_there() {
    let texts = Texts::new(Language::English);
    for entry in CATALOGUE {
        let mut ids = vec![entry.name, entry.about];
        for option in entry.options {
            match option {
                GameOption::OneOf { name, values } => {
                    ids.push(name);
                    ids.extend(values.iter().flat_map(|it| [it.name, it.note]));
                }
                GameOption::Switch(value) => ids.extend([value.name, value.note]),
            }
        }
        for id in ids {
            assert!(texts.lookup(id).is_some(), "{id}");
        }
    }
}
