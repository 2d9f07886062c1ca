//! What one looks for as clicks, text and words.

use proptest::prelude::*;

use super::found::any_filter;
use super::*;

#[test]
fn clicks_build_a_pattern() {
    let variant = Variant::Consulchess42k;
    let mut query = Query::new(variant);
    let filter = &mut query.sides.white;
    assert!(filter.is_any(file('e')));
    filter.toggle(file('e'), Role::King);
    filter.toggle(file('e'), Role::Queen);
    let allowed: Vec<Role> = filter.allowed(file('e')).collect();
    assert_eq!(allowed, [Role::King, Role::Queen]);
    filter.toggle(file('e'), Role::King);
    filter.toggle(file('a'), Role::Rook);
    filter.toggle(file('j'), Role::Rook);
    filter.add(Relation::Beside(Role::Consul, Role::Consul));
    filter.add(Relation::Beside(Role::Consul, Role::Consul));
    assert_eq!(query.to_text(), "Qe Raj C+C");
    let filter = &mut query.sides.white;
    filter.toggle(file('e'), Role::Queen);
    assert!(filter.is_any(file('e')));
    filter.remove(&Relation::Beside(Role::Consul, Role::Consul));
    filter.set_any(file('j'));
    assert_eq!(query.to_text(), "Ra");
    // Nothing is taken in that no text could say.
    let filter = &mut query.sides.white;
    filter.toggle(file('k'), Role::King);
    filter.add(Relation::Order(vec![Role::King]));
    filter.add(Relation::On {
        role: Role::King,
        which: Some(11),
        files: Files(1),
    });
    filter.add(Relation::On {
        role: Role::King,
        which: None,
        files: Files(1 << 10),
    });
    assert_eq!(query.to_text(), "Ra");
    query.sides.white.set(file('b'), &[]);
    assert!(query.sides.white.is_impossible());
    assert!(gallery(variant).find(&query).is_empty());
}

#[test]
fn texts_are_read_and_written_the_short_way() {
    let cases = [
        ("", ""),
        ("  ,; ", ""),
        ("Raj", "Raj"),
        ("Ra Rj, Ke", "Ke Raj"),
        ("K!de", "d!K e!K"),
        ("e:KQCRN", "e!B"),
        ("e:KQ e:QR", "Qe"),
        ("e!KQCR", "e:BN"),
        ("Q!light", "b!Q d!Q f!Q h!Q j!Q"),
        ("K:de-gj", "K:d-gj"),
        ("Q:bdfhj", "Q:light"),
        ("B1:dark", "B1:dark"),
        ("R...[QC]K...R", "Kf Raj e:QC"),
        ("?????K????", "Kf"),
        ("C+C Q/K C<K<C", "C+C Q/K C<K<C"),
        ("* Ke", "Ke *"),
        ("Ke Qe", "e!KQCRBN"),
        ("Ba-c", "Ba-c"),
        // Small letters of pieces, where they are no files.
        ("ke raj", "Ke Raj"),
        ("k:de q!light", "b!Q d!Q f!Q h!Q j!Q K:de"),
        ("q+k C<k<C e:kqCrn", "e!B Q+K C<K<C"),
    ];
    for (text, written) in cases {
        let read = query(Variant::Consulchess42k, text);
        assert_eq!(read.to_text(), written, "{text}");
        assert_eq!(query(Variant::Consulchess42k, written), read, "{text}");
    }
    let capablanca = query(Variant::CapablancaRandom, "A+C *gothic");
    assert_eq!(capablanca.to_text(), "A+C *gothic");
    for (text, written) in [
        ("Ke", "Ke"),
        ("Ke|Ke", "Ke"),
        ("Ke|", "Ke |"),
        ("| Qd", "| Qd"),
    ] {
        assert_eq!(query(Variant::Chess400, text).to_text(), written);
    }
}

#[test]
fn what_cannot_be_read_is_refused_with_the_term() {
    let said = |variant, text: &str| {
        let error = Query::read(variant, text).unwrap_err();
        texts().say(&filter_fault(&error, variant, Letters::English))
    };
    let term = |found: &str| {
        format!("“{found}” found, one such as Ke, K:d-g, e:KQ, Q+K or R<K<R expected.")
    };
    for text in [
        "K:", "K:g-d", "K:d-", "K0:d", "K11:d", "Kx1:d", "K+", "+", "K+QR", "<", "K<", "ef:K", "é",
        "K%", "[K", "**", "*Pawn", ":", "!", "K1!e", "12",
    ] {
        let said = said(Variant::Consulchess42k, &format!("Ra {text}"));
        assert_eq!(said, term(text), "{text}");
    }
    let cases = [
        ("ye", "“y” found in “ye”, one of K, Q, C, R, B, N expected."),
        ("y:d", "“y” found in “y:d”, files from a to j expected."),
        ("K:-d", "“-” found in “K:-d”, files from a to j expected."),
        ("Kk", "“k” found in “Kk”, files from a to j expected."),
        ("KeA", "“A” found in “KeA”, files from a to j expected."),
        ("Ae", "“A” found in “Ae”, one of K, Q, C, R, B, N expected."),
        ("Pe", "“P” found in “Pe”, one of K, Q, C, R, B, N expected."),
        (
            "e:Kx",
            "“x” found in “e:Kx”, one of K, Q, C, R, B, N expected.",
        ),
        ("RNB", "“RNB” fills 3 of 10 files."),
        ("R.........R", "“R.........R” fills 11 of 10 files."),
        (
            "Ke|Kf",
            "“|” found, but both sides have the same array here.",
        ),
    ];
    for (text, words) in cases {
        assert_eq!(said(Variant::Consulchess42k, text), words, "{text}");
    }
    let sides = "“Kf” found after White’s and Black’s array, nothing more expected.";
    assert_eq!(said(Variant::Chess400, "Kd|Ke|Kf"), sides);
}

#[test]
fn con_9_the_letters_of_the_player_are_read_and_written() {
    use Letters::{English, EnglishCo, German, Hungarian};
    use Variant::{CapablancaRandom, Chess400, Consulchess42k};
    for (variant, letters, text, english, written) in [
        (
            Consulchess42k,
            German,
            "Ke Taj Ko+Ko",
            "Ke Raj C+C",
            "Ke Taj Ko+Ko",
        ),
        (Consulchess42k, German, "Koe KoK<D", "", ""),
        (
            Consulchess42k,
            German,
            "Koe e:KoD Ko1:d-f",
            "Ce C1:d-f",
            "Koe Ko1:d-f",
        ),
        (
            Consulchess42k,
            German,
            "T...[DKo]K...T",
            "Kf Raj e:QC",
            "Kf Taj e:DKo",
        ),
        (
            Consulchess42k,
            German,
            "T...[^KKoTLS]....T",
            "Qe Raj",
            "De Taj",
        ),
        // Those of the rules too, where they mean nothing else.
        (
            Consulchess42k,
            German,
            "Ke Raj C+C",
            "Ke Raj C+C",
            "Ke Taj Ko+Ko",
        ),
        (
            Consulchess42k,
            Hungarian,
            "Ve Baj Fb H!c",
            "Qe Raj Bb c!N",
            "Ve Baj Fb c!H",
        ),
        (Consulchess42k, Hungarian, "Ko<K<Ko", "C<K<C", "Ko<K<Ko"),
        (Consulchess42k, EnglishCo, "Co/Q K!Co", "", ""),
        (
            Consulchess42k,
            EnglishCo,
            "Co/Q e!Co",
            "e!C C/Q",
            "e!Co Co/Q",
        ),
        (Consulchess42k, English, "Ke", "Ke", "Ke"),
        (
            CapablancaRandom,
            Hungarian,
            "Kn+É Kna",
            "Ca C+A",
            "Kna Kn+É",
        ),
        (CapablancaRandom, German, "Z/E", "C/A", "Z/E"),
        (Chess400, German, "Dd|Ke", "Qd | Ke", "Dd | Ke"),
    ] {
        match Query::read_in(variant, text, letters) {
            Ok(query) => {
                assert_eq!(query.to_text(), english, "{text}");
                assert_eq!(query.to_text_in(letters), written, "{text}");
            }
            Err(error) => assert_eq!(english, "", "{text}: {error}"),
        }
    }
    let said = |text: &str| {
        let error = Query::read_in(Consulchess42k, text, German).unwrap_err();
        texts().say(&filter_fault(&error, Consulchess42k, German))
    };
    assert_eq!(
        said("Ee"),
        "“E” found in “Ee”, one of K, D, Ko, T, L, S expected."
    );
    assert_eq!(
        said("K+"),
        "“K+” found, one such as Ke, K:d-g, e:KD, D+K or T<K<T expected."
    );
    let (example, help) = filter_help(Consulchess42k, Hungarian);
    assert_eq!(texts().say(&example), "for example Ke Baj F+F");
    assert!(
        texts()
            .say(&help)
            .starts_with("Ke: king on e. B:a-d: a rook")
    );
    // What a row shows can be looked for.
    for letters in Letters::ALL {
        let array = row(Consulchess42k, "RNBCQKCBNR");
        let shown = array_letters(Consulchess42k, &array, letters);
        let query = Query::read_in(Consulchess42k, &shown, letters).unwrap();
        assert!(query.sides.white.fits(&array), "{shown}");
        assert_eq!(gallery(Consulchess42k).find(&query).count(), 1, "{shown}");
    }
}

#[test]
fn words_say_the_same() {
    let texts = texts();
    let text = "Ke Raj d:QC f!Q K:d-f B1:light Q/K C+C C<K<C *bishops";
    let query = query(Variant::Consulchess42k, text);
    let said: Vec<String> = filter_words(&query.sides.white)
        .iter()
        .map(|words| texts.say(words))
        .collect();
    assert_eq!(
        said,
        [
            "king on e",
            "rook on a, j",
            "d: queen or consul",
            "f: no queen",
            "king on one of the files d, e, f",
            "bishop no. 1 from the left on a light square",
            "no queen beside king",
            "consul beside consul",
            "from left to right: consul, king, consul",
            "only arrays with two bishops side by side",
        ]
    );
    let found: Vec<String> = [0, 1, 360].map(|count| texts.say(&found(count))).to_vec();
    assert_eq!(
        found,
        [
            "No starting position found",
            "1 starting position found",
            "360 starting positions found"
        ]
    );
}

proptest! {
    #[test]
    fn every_query_survives_its_text(
        white in any_filter(Variant::Chess400),
        black in any_filter(Variant::Chess400),
        mirrored in any_filter(Variant::CapablancaRandom),
    ) {
        let mut pair = Query::new(Variant::Chess400);
        (pair.sides.white, pair.sides.black) = (white, black);
        prop_assert_eq!(Query::read(Variant::Chess400, &pair.to_text()), Ok(pair.clone()));
        for letters in Letters::ALL {
            let text = pair.to_text_in(letters);
            let read = Query::read_in(Variant::Chess400, &text, letters);
            prop_assert_eq!(read, Ok(pair.clone()));
        }
        let address = search_address(&pair);
        let found = (Variant::Chess400, pair.to_text());
        prop_assert_eq!(arrays_by_address(&address), Some(found));
        let mut query = Query::new(Variant::CapablancaRandom);
        (query.sides.white, query.sides.black) = (mirrored.clone(), mirrored);
        prop_assert_eq!(Query::read(Variant::CapablancaRandom, &query.to_text()), Ok(query.clone()));
        for letters in Letters::ALL {
            let text = query.to_text_in(letters);
            let read = Query::read_in(Variant::CapablancaRandom, &text, letters);
            prop_assert_eq!(read, Ok(query.clone()));
        }
    }

    #[test]
    fn no_text_panics(text in any::<String>(), like in "[KQCRBNPa-k:!+/<|*. ?\\[\\]^0-9-]{0,20}") {
        for text in [text, like] {
            let _ = Query::read(Variant::Consulchess42k, &text);
            for letters in Letters::ALL {
                let _ = Query::read_in(Variant::CapablancaRandom, &text, letters);
                let _ = Query::read_in(Variant::Chess400, &text, letters);
            }
        }
    }
}
