use super::*;

fn game(text: &str) -> Game {
    read(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn what_is_written_is_read_again() {
    for text in [
        "game=consulchess",
        "game=consulchess-wiki&moves=e2e4_e7e5",
        "game=consulchess-42k&start=7&moves=a2a3",
        "game=consulchess-42k-wiki&start=7.41999&end=agreed",
        "game=consulchess&fen=r4k3r/10/10/10/10/10/10/R4K3R_w_KQkq_-_0_1&moves=0-0-i-h&end=resign-black",
        "game=consulchess&fen=5k4/10/10/10/10/10/10/R4K4_w_-_-_0_1&end=time-white",
        "game=consulchess&fen=5k4/10/10/10/10/10/10/R4K4_w_-_-_0_1&end=time-black",
    ] {
        assert_eq!(write(&game(text)), text);
    }
}

#[test]
fn lines_and_notes_are_written_and_read_again() {
    for text in [
        "game=consulchess&moves=-_(e2e4_e7e5)",
        "game=consulchess&moves=e2e4_(d2d4_d7d5)_(f2f4)_e7e5_-_(b1c3)_(g2g4)",
        "game=consulchess&moves=e2e4_(d2d4_d7d5_(g7g5)_c2c4)_e7e5&end=agreed",
        "game=consulchess&moves=e2e4&end=lost-black",
        "game=consulchess&moves=e2e4&end=drawn&tags=White.Nagy,~20~22J~22",
        "game=consulchess&tags=Date.2026.11.30_My~5ftag.a~5fb~26c~3dd_White.Kovács,~20I.",
        "game=consulchess&moves=e2e4_(d2d4)&notes=0aa~20game~21_0mGj8_1bfirst_1n1_1mRe2e4_1t500_2e7_2xeval~201",
    ] {
        let tree = read_tree(text).unwrap();
        assert_eq!(write_tree(&tree), text);
    }
}

#[test]
fn a_link_holds_what_is_drawn_and_no_words() {
    let text = "game=consulchess&moves=e2e4_(d2d4)_e7e5_-_(b1c3)\
                &notes=0mGa1_1mRe4_1aGood_2mBd2d4_2n1_3mYe5_4mGb1c3";
    let tree = read_tree(text).unwrap();
    let link = write_link(&tree);
    assert_eq!(
        link,
        "game=consulchess&moves=e2e4_(d2d4)_e7e5&notes=0mGa1_1mRe4_2mBd2d4_3mYe5"
    );
    assert_eq!(write_link(&read_tree(&link).unwrap()), link);
    // Without room for all of it there is none of it.
    let many = (0..200).map(|_| "0mGa1j8").collect::<Vec<_>>().join("_");
    let text = format!("game=consulchess&moves=e2e4&notes={many}");
    let link = write_link(&read_tree(&text).unwrap());
    assert_eq!(link, "game=consulchess&moves=e2e4");
}

#[test]
fn a_link_holds_what_is_short() {
    let text = "game=consulchess&moves=e2e4_(d2d4)_e7e5_-_(b1c3)&notes=1aGood";
    let link = write_link(&read_tree(text).unwrap());
    assert_eq!(link, "game=consulchess&moves=e2e4_(d2d4)_e7e5");
    // The knight goes to and fro while Black's pawns advance.
    let black = [
        "a7a6", "b7b6", "c7c6", "h7h6", "i7i6", "j7j6", "a6a5", "b6b5", "c6c5",
    ];
    let white = ["b1c3", "c3b1"].into_iter().cycle();
    let pairs = black.into_iter().zip(white);
    let rest: String = pairs
        .map(|(black, white)| format!("_{black}_{white}"))
        .collect();
    let line = |pawn: &str| format!("_({pawn}{rest})");
    let first = [
        "d2d3", "e2e3", "f2f3", "g2g3", "d2d4", "e2e4", "f2f4", "g2g4",
    ];
    let text = |count: usize| {
        let lines: String = first[..count].iter().map(|pawn| line(pawn)).collect();
        format!("game=consulchess&moves=j2j3{lines}")
    };
    let link = |count| write_link(&read_tree(&text(count)).unwrap());
    assert_eq!(link(8), text(8));
    let more = text(8) + &line("c2c4") + &line("h2h4") + &line("h2h3");
    assert!(more.len() > LINK, "{}", more.len());
    let tree = read_tree(&more).unwrap();
    assert_eq!(write_link(&tree), "game=consulchess&moves=j2j3");
    assert_eq!(write_tree(&tree), more);
}

#[test]
fn notes_that_mean_nothing_are_passed_over() {
    let text = "game=consulchess&moves=e2e4&notes=x_1_9aFar_1n999_1mXe4_1mGe9_1tsoon_1q_1a~_1bok~2";
    let tree = read_tree(text).unwrap();
    assert_eq!(write_tree(&tree), "game=consulchess&moves=e2e4&notes=1bok");
}

#[test]
fn texts_of_the_first_version_are_read() {
    for (text, moves, end) in [
        (
            "game=consulchess-42k-wiki&start=7.41999&moves=a2a3_a7a6&end=agreed",
            2,
            Some("1/2-1/2"),
        ),
        (
            "game=consulchess&fen=r4k3r/10/10/10/10/10/10/R4K3R_w_KQkq_-_0_1&moves=0-0-i-h&end=resign-black",
            1,
            Some("1-0"),
        ),
        ("game=configuration&moves=e8g8_e1e1_d8d8_d1b1_e2e4", 5, None),
        ("game=chess400&start=6.0", 0, None),
        ("#game=congo&moves=a2a3", 1, None),
    ] {
        let game = game(text);
        assert_eq!(game.len(), moves, "{text}");
        assert_eq!(game.outcome().map(Outcome::score), end);
        assert_eq!(write(&game), text.trim_start_matches('#'));
        assert_eq!(write_tree(&read_tree(text).unwrap()), write(&game));
    }
}

#[test]
fn cfg_7_one_number_is_that_of_both_arrays() {
    for (text, written) in [
        ("game=chess400&start=126", "game=chess400&start=6.6"),
        ("game=chess400&start=6", "game=chess400&start=0.6"),
        ("game=chess400&start=6.6", "game=chess400&start=6.6"),
        (
            "game=consulchess-42k&start=6",
            "game=consulchess-42k&start=6",
        ),
    ] {
        assert_eq!(write(&game(text)), written, "{text}");
    }
    assert!(read("game=chess400&start=400").is_err());
}

#[test]
fn an_encoded_address_is_read_too() {
    let text = "#game=consulchess&fen=r4k3r%2F10/10/10/10/10/10/R4K3R%5Fw%5FKQkq%5F-%5F0%5F1";
    assert!(game(text).now().fen().starts_with("r4k3r/10"));
}

#[test]
fn a_start_given_as_a_fen_is_recognised() {
    let fen = Game::new(Variant::Consulchess)
        .now()
        .fen()
        .replace(' ', "_");
    let text = format!("game=consulchess&fen={fen}");
    assert_eq!(write(&game(&text)), "game=consulchess");
}

#[test]
fn damage_is_named() {
    for (text, error) in [
        ("", "found no game=, expected a variant"),
        (
            "game=chess",
            "game: variant: found `chess`, expected one of orthodox, consulchess, consulchess-wiki, consulchess-42k, consulchess-42k-wiki, configuration, configuration-restricted, configuration-curtailed, configuration-curtailed-restricted, chess400, chess400-curtailed, capablanca-random, congo",
        ),
        (
            "game=consulchess&moves=e2e4_e2e4",
            "move 2: move: found `e2e4`, expected a legal move",
        ),
        (
            "game=consulchess-42k&start=42000",
            "start number: found 42000, expected 0 to 41999",
        ),
        (
            "game=consulchess-42k&start=x",
            "start: found `x`, expected a number or two with a point between them",
        ),
        (
            "game=consulchess&game=consulchess",
            "found `game` twice, expected it once",
        ),
        (
            "game=consulchess&moves=e2e4_e7e5)",
            "move 2: move: found `e7e5)`, expected a form such as Cd4, e2e4 or 0-0-i-h",
        ),
        (
            "game=consulchess&moves=e2e4_(d2d4_d7d4)",
            "move 2: move: found `d7d4`, expected a legal move",
        ),
        (
            "game=consulchess&end=threefold",
            "end: found `threefold`, expected a way this game can have ended",
        ),
        (
            "game=consulchess&mvoes=e2e4",
            "found `mvoes=e2e4`, expected game=, start=, fen=, moves=, notes=, tags=, end= or clock=",
        ),
    ] {
        assert_eq!(read(text).unwrap_err().to_string(), error, "{text}");
    }
}
