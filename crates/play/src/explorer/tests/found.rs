//! What is found: known numbers, and every array looked at one by one.

use proptest::prelude::*;

use super::*;
use crate::draw::NoRandomness;

#[test]
fn k42_1_crc_2_cfg_7_every_gallery_has_all_arrays_and_finds_those_that_are_played() {
    for (variant, all, played) in [
        (Variant::Consulchess42k, 42_000, 42_000),
        (Variant::Consulchess42kWiki, 42_000, 42_000),
        (Variant::CapablancaRandom, 48_000, 12_118),
        (Variant::Chess400, 400, 400),
        (Variant::Chess400Curtailed, 400, 400),
        (Variant::Orthodox, 960, 960),
    ] {
        let gallery = gallery(variant);
        assert_eq!(gallery.count(), all, "{variant}");
        assert_eq!(count(&gallery, "*"), all, "{variant}");
        assert_eq!(count(&gallery, ""), played, "{variant}");
    }
    let numbered = |variant: &Variant| variant.rules().numbering().is_some();
    for variant in Variant::ALL {
        assert_eq!(Gallery::new(variant).is_some(), numbered(&variant));
    }
}

#[test]
fn crc_2_the_criteria_are_found_one_by_one() {
    let gallery = gallery(Variant::CapablancaRandom);
    // 48,000, of which 21,836 protect every pawn, 12,130 also keep the bishops apart, and 12,118
    // are not like Gothic Chess.
    assert_eq!(count(&gallery, "*pawn"), 48_000 - 21_836);
    assert_eq!(count(&gallery, "*bishops"), 21_836 - 12_130);
    assert_eq!(count(&gallery, "*gothic"), 12_130 - 12_118);
    assert_eq!(count(&gallery, "*bishops B/B"), 0);
    assert_eq!(count(&gallery, "B/B"), 12_118);
}

#[test]
fn it_is_filled_piece_by_piece() {
    let mut gallery = Gallery::new(Variant::CapablancaRandom).unwrap();
    assert!(!gallery.is_whole());
    assert!(
        gallery
            .find(&Query::new(Variant::CapablancaRandom))
            .is_empty()
    );
    let mut steps = 1;
    while !gallery.load(5_000) {
        steps += 1;
    }
    assert_eq!(steps, 10);
    assert!(gallery.load(5_000));
    // What is there is what is made anew.
    let empty = Gallery::new(Variant::CapablancaRandom).unwrap();
    for number in (1..=48_000).step_by(7) {
        assert_eq!(gallery.item(number), empty.item(number));
    }
    assert_eq!(count(&gallery, ""), 12_118);
}

#[test]
fn k42_1_known_numbers_of_arrays() {
    let gallery = gallery(Variant::Consulchess42k);
    // The king between the rooks, the bishops on different colours: always.
    assert_eq!(count(&gallery, "R<K<R"), 42_000);
    assert_eq!(count(&gallery, "B:light B:dark"), 42_000);
    // Five squares for each bishop, and half of the pairs have the light one on the left.
    let left = count(&gallery, "B1:light");
    let right = count(&gallery, "B1:dark");
    // b, d, f, h, j against a, c, e, g, i: of 25 pairs 10 have the light one first.
    assert_eq!((left, right), (42_000 / 25 * 10, 42_000 / 25 * 15));
    assert_eq!(count(&gallery, "C+C") + count(&gallery, "C/C"), 42_000);
    assert_eq!(count(&gallery, "RNBCQKCBNR"), 1);
    // What is left of ten files: bishops 4 × 4, two of six for the knights, and so on.
    assert_eq!(count(&gallery, "Raj"), 4 * 4 * 15 * 6 * 2);
}

#[test]
fn cfg_7_pairs_have_a_pattern_for_each_side() {
    let gallery = gallery(Variant::Chess400);
    let arrays = (0..20).map(|number| gallery.item(21 * number).unwrap().arrays.white);
    let on_e = arrays
        .filter(|array| array.roles()[4] == Role::King)
        .count() as u32;
    assert!(on_e > 0 && on_e < 20);
    assert_eq!(count(&gallery, "Ke"), on_e * on_e);
    assert_eq!(count(&gallery, "Ke|"), on_e * 20);
    assert_eq!(count(&gallery, "|Ke"), on_e * 20);
    assert_eq!(count(&gallery, "Ke|K!e"), on_e * (20 - on_e));
    let matches = gallery.find(&query(Variant::Chess400, "Ke|Qd"));
    for place in 0..matches.count() {
        let number = matches.nth(place).unwrap();
        assert_eq!(matches.place(number), Some(place));
        let item = gallery.item(number).unwrap();
        assert_eq!(item.arrays[Color::White].roles()[4], Role::King);
        assert_eq!(item.arrays[Color::Black].roles()[3], Role::Queen);
        let game = Game::from_start(Variant::Chess400, item.start()).unwrap();
        assert_eq!(
            game.now().back_rank(Color::Black),
            item.arrays[Color::Black]
        );
    }
    assert_eq!(gallery.item(400), None);
}

#[test]
fn matches_are_leafed_through_by_place_and_by_number() {
    let gallery = gallery(Variant::CapablancaRandom);
    let matches = gallery.find(&Query::new(Variant::CapablancaRandom));
    assert_eq!(matches.nth(0), Some(20));
    assert_eq!(
        (matches.place(20), matches.place(21), matches.place(0)),
        (Some(0), None, None)
    );
    assert_eq!((matches.place_near(1), matches.place_near(20)), (0, 0));
    assert_eq!(matches.place_near(48_001), 12_118);
    let numbers: Vec<u32> = matches.range(12_110..20_000).collect();
    assert_eq!(numbers.len(), 8);
    assert!(numbers.is_sorted());
    for number in matches.range(0..u32::MAX) {
        let place = matches.place(number).unwrap();
        assert_eq!(matches.nth(place), Some(number));
        assert_eq!(matches.place_near(number), place);
    }
    let items: Vec<Item> = gallery.items(47_998..60_000).collect();
    assert_eq!(items.len(), 3);
    assert!(gallery.items(0..1).next().is_none(), "numbers begin with 1");
    assert!(gallery.item(1).unwrap().fault.is_some());
    let item = gallery.item(20).unwrap();
    assert_eq!((item.fault, item.start()), (None, Start::mirrored(20)));
}

#[test]
fn one_of_them_at_random_is_one_of_them() {
    let gallery = gallery(Variant::Chess400);
    let matches = gallery.find(&query(Variant::Chess400, "Ke|Kc"));
    let mut seen = vec![0; matches.count() as usize];
    // Every byte once: each match as often as every other, the rest thrown away.
    let mut next = 0..=255;
    let mut bytes = |bytes: &mut [u8]| {
        bytes.fill_with(|| next.next().unwrap_or(0));
        Ok(())
    };
    let rounds = 256 / matches.count() * matches.count();
    for _ in 0..rounds {
        let number = matches.random(&mut bytes).unwrap().unwrap();
        seen[matches.place(number).unwrap() as usize] += 1;
    }
    assert_eq!(seen, vec![rounds / matches.count(); seen.len()]);
    let mut broken = |_: &mut [u8]| Err(NoRandomness);
    assert_eq!(matches.random(&mut broken), Err(NoRandomness));
    let none = gallery.find(&query(Variant::Chess400, "Ka"));
    assert_eq!(none.random(&mut broken), Ok(None));
    assert_eq!(none.nth(0), None);
}

/// The files of a role, by looking.
fn places(array: &BackRank, role: Role) -> Vec<usize> {
    let roles = array.roles().iter().enumerate();
    roles
        .filter(|(_, it)| **it == role)
        .map(|(file, _)| file)
        .collect()
}

/// Whether an array passes, one question after another.
fn passes(filter: &Filter, array: &BackRank) -> bool {
    let files = (0..).filter_map(File::new);
    let allowed = array
        .roles()
        .iter()
        .zip(files)
        .all(|(role, file)| filter.allowed(file).any(|it| it == *role));
    let on = |files: &Files, place: usize| files.contains(File::new(place as u8).unwrap());
    allowed
        && filter.relations().iter().all(|relation| match relation {
            Relation::On {
                role,
                which: None,
                files,
            } => places(array, *role).iter().any(|place| on(files, *place)),
            Relation::On {
                role,
                which: Some(which),
                files,
            } => {
                let place = places(array, *role).get(usize::from(*which) - 1).copied();
                place.is_some_and(|place| on(files, place))
            }
            Relation::Beside(one, other) => are_beside(array, *one, *other),
            Relation::Apart(one, other) => !are_beside(array, *one, *other),
            Relation::Order(order) => {
                let mut roles = array.roles().iter();
                order.iter().all(|role| roles.any(|it| it == role))
            }
        })
}

fn are_beside(array: &BackRank, one: Role, other: Role) -> bool {
    let pairs = array.roles().windows(2);
    pairs
        .map(|pair| (pair[0], pair[1]))
        .any(|pair| pair == (one, other) || pair == (other, one))
}

#[test]
fn every_array_is_found_that_one_by_one_looking_finds() {
    let texts = [
        "Ke Raj C+C",
        "K:d-g",
        "K!de Q:light",
        "B1:light N2:h-j",
        "e:KQ d!RC",
        "Q/K C/C",
        "C<K<C",
        "C<Q<C B1:dark N+K",
        "R...[QC]K...R",
        "[^RB].........",
        "KQCRBN....",
    ];
    let gallery = gallery(Variant::Consulchess42k);
    let arrays: Vec<BackRank> = gallery
        .items(0..42_000)
        .map(|item| item.arrays.white)
        .collect();
    for text in texts {
        let query = query(Variant::Consulchess42k, text);
        let by_hand: Vec<u32> = (0..42_000)
            .filter(|number| passes(&query.sides.white, &arrays[*number as usize]))
            .collect();
        let found: Vec<u32> = gallery.find(&query).range(0..u32::MAX).collect();
        assert_eq!(found, by_hand, "{text}");
        let fits = arrays
            .iter()
            .filter(|array| query.sides.white.fits(array))
            .count();
        assert_eq!(fits, by_hand.len(), "{text}");
    }
}

pub fn any_filter(variant: Variant) -> impl Strategy<Value = Filter> {
    let filter = Filter::new(variant.rules());
    let roles: Vec<Role> = filter.roles().collect();
    let files = filter.files();
    let role = proptest::sample::select(roles);
    let file = (0..files).prop_map(|file| File::new(file).unwrap());
    let relation = prop_oneof![
        (
            role.clone(),
            proptest::option::of(1..4_u8),
            1..1_u16 << files
        )
            .prop_map(|(role, which, files)| Relation::On {
                role,
                which,
                files: Files(files)
            }),
        (role.clone(), role.clone()).prop_map(|(one, other)| Relation::Beside(one, other)),
        (role.clone(), role.clone()).prop_map(|(one, other)| Relation::Apart(one, other)),
        proptest::collection::vec(role.clone(), 2..5).prop_map(Relation::Order),
    ];
    let criteria = proptest::sample::select(vec![
        Criteria::Played,
        Criteria::All,
        Criteria::Broken(Criterion::UnprotectedPawn),
        Criteria::Broken(Criterion::NeighbouringBishops),
    ]);
    (
        proptest::collection::vec((file.clone(), role.clone()), 0..4),
        proptest::collection::vec((file, role), 0..4),
        proptest::collection::vec(relation, 0..3),
        criteria,
    )
        .prop_map(move |(clicks, forbidden, relations, criteria)| {
            let mut filter = filter.clone();
            for (file, role) in clicks {
                filter.toggle(file, role);
            }
            for (file, role) in forbidden {
                filter.forbid(file, role);
            }
            for relation in relations {
                filter.add(relation);
            }
            filter.criteria = criteria;
            filter
        })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn no_array_is_missed_and_none_is_too_many(
        filter in any_filter(Variant::Consulchess42k),
        numbers in proptest::collection::vec(0..42_000_u32, 200),
    ) {
        let numbering = Variant::Consulchess42k.rules().numbering().unwrap();
        for number in numbers {
            let array = (numbering.back_rank)(number);
            prop_assert_eq!(filter.fits(&array), passes(&filter, &array), "{}", number);
        }
    }
}

#[test]
fn cas_9_the_castlings_of_an_array_are_those_that_the_rules_play() {
    let free =
        |letters: &str| castlings(Variant::Consulchess42k, &row(Variant::Consulchess, letters));
    let con_2 = "RNBCQKCBNR";
    assert_eq!(
        free(con_2),
        Castlings {
            alone: 65,
            together: 56
        }
    );
    let wiki = castlings(Variant::ConsulchessWiki, &row(Variant::Consulchess, con_2));
    assert_eq!(
        wiki,
        Castlings {
            alone: 47,
            together: 40
        }
    );
    // By CAS-1 to CAS-5: the king goes k' past the rook's r' on each side.
    let gallery = gallery(Variant::Consulchess42k);
    let mut known: Vec<([usize; 3], Castlings)> = Vec::new();
    for item in gallery.items(0..42_000) {
        let array = item.arrays.white;
        let (rooks, king) = (places(&array, Role::Rook), places(&array, Role::King)[0]);
        let key = [rooks[0], king, rooks[1]];
        if known.iter().any(|(it, _)| *it == key) {
            continue;
        }
        let pairs = |rook: usize, first: usize, last: usize| {
            let all = (first..=last).flat_map(|k| (first..=last).map(move |r| (k, r)));
            let fits = all.filter(|(k, r)| {
                if rook > king {
                    *k > king && *r < rook && r < k
                } else {
                    *k < king && *r > rook && r > k
                }
            });
            fits.count() as u32
        };
        let alone = pairs(rooks[0], 0, 9) + pairs(rooks[1], 0, 9);
        let together = pairs(rooks[0], 0, rooks[1] - 1) + pairs(rooks[1], rooks[0] + 1, 9);
        let counted = castlings(Variant::Consulchess42k, &array);
        assert_eq!(counted, Castlings { alone, together }, "{key:?}");
        known.push((key, counted));
    }
    // Every way to have a king between two rooks on ten files.
    assert_eq!(known.len(), 120);
}

#[test]
fn crc_4_cfg_4_cfg_5_castlings_with_fixed_targets() {
    let of = |variant, letters| castlings(variant, &row(variant, letters));
    let two = Castlings {
        alone: 2,
        together: 2,
    };
    assert_eq!(of(Variant::CapablancaRandom, "RNABQKBCNR"), two);
    assert_eq!(of(Variant::Chess400, "RNBQKBNR"), two);
    // The other rook stands on the king's target.
    assert_eq!(
        of(Variant::Orthodox, "RKRNNQBB"),
        Castlings {
            alone: 2,
            together: 1
        }
    );
    assert_eq!(
        of(Variant::Chess400Curtailed, "RKBQNBNR"),
        Castlings::default()
    );
    let congo = row(Variant::Congo, "GMELECZ");
    assert_eq!(castlings(Variant::Congo, &congo), Castlings::default());
}

#[test]
fn castlings_are_those_that_a_board_in_a_page_lists() {
    let variant = Variant::Consulchess42k;
    for number in [0, 1, 15_683, 20_000, 41_999] {
        let array = gallery(variant).item(number).unwrap().arrays.white;
        let row: String = letters(variant, &array)
            .chars()
            .map(|letter| if "KR".contains(letter) { letter } else { '1' })
            .collect();
        let king = places(&array, Role::King)[0];
        let black = format!("{}k{}", "1".repeat(king), "1".repeat(9 - king));
        let fen = format!("{black}/10/10/10/10/10/10/{row} w KQ -");
        let game = Game::from_fen(variant, &fen).unwrap();
        let listed = game.now().castlings(Color::White).len() as u32;
        assert_eq!(castlings(variant, &array).together, listed, "{fen}");
    }
}
