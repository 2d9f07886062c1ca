//! Leaf counts of the reference generator for every variant that has them, and the published ones of
//! orthodox chess.

use consulboard_rules::{Game, Start, Variant};

/// Checks each block of a file: `id`, `fen`, then lines `perft DEPTH NODES`.
fn check(variant: Variant, fixture: &str) {
    let mut position = None;
    let mut name = "";
    let mut checked = 0;
    for line in fixture.lines() {
        match line.split_once(' ') {
            Some(("id", id)) => name = id,
            Some(("fen", fen)) => {
                let read = Game::from_start(variant, Start::Fen(fen.to_owned()));
                position = Some(read.unwrap_or_else(|error| panic!("{name}: {error}")));
            }
            Some(("perft", numbers)) => {
                let (depth, nodes) = numbers.split_once(' ').unwrap();
                let position = position.as_ref().unwrap();
                let found = position.perft(depth.parse().unwrap());
                assert_eq!(
                    found,
                    nodes.parse().unwrap(),
                    "{variant} {name} depth {depth}"
                );
                checked += 1;
            }
            Some(_) | None => {}
        }
    }
    assert!(checked > 20, "{variant}: only {checked} counts in the file");
}

macro_rules! fixtures {
    ($($test:ident $variant:ident $file:literal;)*) => {
        $(#[test]
        fn $test() {
            check(Variant::$variant, include_str!(concat!("perft/", $file, ".perft")));
        })*
    };
}

fixtures! {
    perft_consulchess Consulchess "consulchess";
    perft_consulchess_wiki ConsulchessWiki "consulchess-wiki";
    perft_consulchess_42k Consulchess42k "consulchess-42k";
    perft_consulchess_42k_wiki Consulchess42kWiki "consulchess-42k-wiki";
    perft_chess400 Chess400 "chess400";
    perft_capablanca_random CapablancaRandom "capablanca-random";
    perft_orthodox Orthodox "orthodox";
    perft_chess960 Orthodox "chess960";
    perft_congo Congo "congo";
}

/// The array of Capablanca's chess, counted by others.
#[test]
fn perft_capablanca_start() {
    let fen = "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1";
    let game = Game::from_fen(Variant::CapablancaRandom, fen).unwrap();
    // Queen and archbishop on squares of one colour: no number (CRC-2).
    assert!(matches!(game.start(), Start::Fen(_)));
    for (depth, nodes) in [
        (1, 28),
        (2, 784),
        (3, 25_228),
        (4, 805_128),
        (5, 28_741_319),
    ] {
        assert_eq!(game.perft(depth), nodes, "depth {depth}");
    }
}
