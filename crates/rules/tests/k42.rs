//! Consulchess 42k, clause by clause (K42).

mod drawn;

use std::collections::HashSet;

use consulboard_rules::{
    BackRank, Color, Counted, Draw, Game, Meaning, Numbering, Role, Start, StartScheme, Variant,
};
use drawn::{castlings, read};

const VARIANTS: [Variant; 2] = [Variant::Consulchess42k, Variant::Consulchess42kWiki];

fn numbering() -> &'static Numbering {
    match Variant::Consulchess42k.rules().start {
        StartScheme::Numbered(numbering) => numbering,
        StartScheme::Array(_) => panic!("42k has many arrays"),
    }
}

fn letters(array: &BackRank) -> String {
    let letter = |role: &Role| Variant::Consulchess42k.rules().letter(*role).unwrap();
    array.roles().iter().map(letter).collect()
}

fn array(letters: &str) -> BackRank {
    let role = |letter| Variant::Consulchess42k.rules().role(letter).unwrap();
    BackRank::new(&letters.chars().map(role).collect::<Vec<_>>())
}

/// Files of a role from the left.
fn files(array: &BackRank, role: Role) -> Vec<usize> {
    let roles = array.roles().iter().enumerate();
    roles
        .filter(|(_, r)| **r == role)
        .map(|(file, _)| file)
        .collect()
}

/// Every permutation of the army that fulfils the clause, found by trying all places for each piece.
fn arrays_by_brute_force() -> HashSet<BackRank> {
    let mut found = HashSet::new();
    let mut places = [None; 10];
    fill(&mut places, "BBNNCCQRKR", &mut found);
    found
}

fn fill(places: &mut [Option<Role>; 10], rest: &str, found: &mut HashSet<BackRank>) {
    let mut letters = rest.chars();
    let Some(letter) = letters.next() else {
        let array = BackRank::new(&places.map(|role| role.unwrap()));
        let [bishops, rooks, kings] =
            [Role::Bishop, Role::Rook, Role::King].map(|role| files(&array, role));
        if bishops[0] % 2 != bishops[1] % 2 && rooks[0] < kings[0] && kings[0] < rooks[1] {
            found.insert(array);
        }
        return;
    };
    let role = Variant::Consulchess42k.rules().role(letter);
    let last = places.iter().rposition(|place| *place == role);
    // Like pieces are placed from the left, so that each array comes up once; the rooks have the
    // king between them, and the last three squares are tried in every order anyway.
    let from = last.map_or(0, |last| last + 1);
    for file in from..10 {
        if places[file].is_none() {
            places[file] = role;
            fill(places, letters.as_str(), found);
            places[file] = None;
        }
    }
}

#[test]
fn k42_1_exactly_42_000_arrays() {
    let numbered: HashSet<BackRank> = (0..numbering().count).map(numbering().back_rank).collect();
    assert_eq!(numbered.len(), 42_000);
    assert!(numbered == arrays_by_brute_force());
}

#[test]
fn k42_1_the_array_of_consulchess_is_among_them() {
    let number = (numbering().number)(&array("RNBCQKCBNR"));
    assert_eq!(number, Some(numbering().usual));
    for variant in VARIANTS {
        let game = Game::new(variant);
        assert_eq!(
            game.now().fen(),
            Game::new(Variant::Consulchess).now().fen()
        );
    }
}

#[test]
fn k42_1_black_mirrors_white_file_by_file() {
    let game = Game::from_start(VARIANTS[0], Start::mirrored(31_415)).unwrap();
    let [white, black] = Color::ALL.map(|color| game.now().back_rank(color));
    assert_eq!(white, black);
    let fen = game.now().fen();
    let rows: Vec<&str> = fen.split(' ').next().unwrap().split('/').collect();
    assert_eq!(rows[0].to_ascii_uppercase(), rows[7]);
    assert_eq!((rows[1], rows[6]), ("pppppppppp", "PPPPPPPPPP"));
}

fn draw_by(numbers: &[u8]) -> Draw {
    Draw::replay(numbering(), numbers).unwrap().unwrap()
}

#[test]
fn k42_2_the_order_of_the_dice() {
    let mut draw = draw_by(&[]);
    let mut order = Vec::new();
    while let Some(die) = draw.die() {
        let Meaning::Square {
            role,
            counted,
            files,
        } = die.meaning
        else {
            panic!("{} counts no squares", die.rule.name);
        };
        order.push((role, die.rule.faces, counted, files.len()));
        draw.roll(1).unwrap();
    }
    assert_eq!(
        order,
        [
            (Role::Bishop, 6, Counted::Light, 5),
            (Role::Bishop, 6, Counted::Dark, 5),
            (Role::Knight, 8, Counted::Free, 8),
            (Role::Knight, 8, Counted::Free, 7),
            (Role::Consul, 6, Counted::Free, 6),
            (Role::Consul, 6, Counted::Free, 5),
            (Role::Queen, 6, Counted::Free, 4),
        ]
    );
    // "Then rook, king, rook": the ones put every piece as far to the left as it can go.
    assert_eq!(letters(&draw.back_rank().unwrap()), "BBNNCCQRKR");
}

#[test]
fn k42_2_the_examples_of_the_source() {
    let draw = draw_by(&[2, 4]);
    let files: String = draw
        .rolls()
        .iter()
        .map(|roll| roll.placed().unwrap().1.letter())
        .collect();
    assert_eq!(files, "dg", "bishop 2 is d1, bishop 4 is g1");
}

#[test]
fn k42_2_free_squares_are_counted_from_the_left() {
    // d, g; then of a b c e f h i j: the third c and, of seven, the fifth h …
    let draw = draw_by(&[2, 4, 3, 5, 1, 5, 2]);
    // … then of a b e f i j: a; of b e f i j: j; of b e f i: e; rook b, king f, rook i.
    assert_eq!(letters(&draw.back_rank().unwrap()), "CRNBQKBNRC");
}

#[test]
fn k42_2_rolls_that_are_made_again_change_nothing_else() {
    let with = draw_by(&[6, 6, 2, 6, 4, 3, 8, 5, 1, 6, 5, 6, 5, 2]);
    let without = draw_by(&[2, 4, 3, 5, 1, 5, 2]);
    assert_eq!(with.back_rank(), without.back_rank());
    let again = with.rolls().iter().filter(|roll| roll.is_again());
    assert_eq!(
        again.map(|roll| roll.number).collect::<Vec<_>>(),
        [6, 6, 6, 8, 6, 6, 5]
    );
}

/// With fair dice every array is as likely as any other: each comes from four sequences of rolls
/// that count, and at each die all of those are equally likely.
#[test]
fn k42_2_every_array_comes_from_exactly_four_sequences() {
    fn walk(draw: &Draw, reached: &mut [u8]) {
        let Some(die) = draw.die() else {
            let number = (numbering().number)(&draw.back_rank().unwrap());
            reached[number.unwrap() as usize] += 1;
            return;
        };
        for number in 1..=die.files().len() as u8 {
            let mut next = draw.clone();
            next.roll(number).unwrap();
            walk(&next, reached);
        }
    }
    let mut reached = vec![0; 42_000];
    walk(&draw_by(&[]), &mut reached);
    assert!(reached.iter().all(|times| *times == 4));
}

/// The formula of the clause, read off the finished rank.
#[test]
fn k42_3_the_number_is_the_formula() {
    let pairs = |bound: usize| -> Vec<[usize; 2]> {
        let all = (0..bound).flat_map(move |i| (i + 1..bound).map(move |j| [i, j]));
        all.collect()
    };
    let (knight_pairs, consul_pairs) = (pairs(8), pairs(6));
    for number in 0..42_000 {
        let array = (numbering().back_rank)(number);
        let bishops = files(&array, Role::Bishop);
        let (light, dark) = if bishops[0] % 2 == 1 {
            (bishops[0], bishops[1])
        } else {
            (bishops[1], bishops[0])
        };
        let mut free: Vec<usize> = (0..10).filter(|file| !bishops.contains(file)).collect();
        let mut rank = |role: Role, pairs: &[[usize; 2]]| {
            let own = files(&array, role);
            let place = [own[0], own[1]].map(|f| free.iter().position(|x| *x == f).unwrap());
            free.retain(|file| !own.contains(file));
            pairs.iter().position(|pair| *pair == place).unwrap()
        };
        let nn = rank(Role::Knight, &knight_pairs);
        let cc = rank(Role::Consul, &consul_pairs);
        let queen = files(&array, Role::Queen)[0];
        let q = free.iter().position(|file| *file == queen).unwrap();
        let (b1, b2) = (light / 2, dark / 2);
        let n = b1 + 5 * (b2 + 5 * (nn + 28 * (cc + 15 * q)));
        assert_eq!(n as u32, number);
        assert_eq!((numbering().number)(&array), Some(number));
    }
}

/// It never changes once released.
#[test]
fn k42_3_some_numbers_for_good() {
    let row = |number| letters(&(numbering().back_rank)(number));
    assert_eq!(row(0), "BBNNCCQRKR");
    assert_eq!(row(15_683), "RNBCQKCBNR");
    assert_eq!(row(41_999), "RKRQCCNNBB");
}

#[test]
fn k42_4_independent_arrays_for_the_sides() {
    let count = u64::from(numbering().count);
    assert_eq!(count * count, 1_764_000_000);
    let start = Start::Numbers {
        white: 0,
        black: 41_999,
    };
    for variant in VARIANTS {
        let game = Game::from_start(variant, start.clone()).unwrap();
        assert_eq!(
            game.now().fen(),
            "rkrqccnnbb/pppppppppp/10/10/10/10/PPPPPPPPPP/BBNNCCQRKR w KQkq - 0 1"
        );
        // Read back from the text it is the same start.
        let again = Game::from_fen(variant, &game.now().fen()).unwrap();
        assert_eq!(again.start(), &start);
    }
}

#[test]
fn k42_4_castling_reads_each_sides_own_king_and_rooks() {
    let fen = |turn| format!("rkr7/pppppppppp/10/10/10/10/PPPPPPPPPP/7RKR {turn} KQkq - 0 1");
    let white = read(VARIANTS[0], &fen("w"));
    let rooks: Vec<String> = white
        .castling_rooks()
        .into_iter()
        .map(|s| s.to_string())
        .collect();
    assert_eq!(rooks, ["h1", "j1", "a8", "c8"]);
    // The king between his rooks, at the edge: each castling leaves the rook beside the other one.
    let all = |files: &str, rook: char| -> Vec<String> {
        let texts = files.chars().map(|file| format!("0-0-{file}-{rook}"));
        texts.collect()
    };
    assert_eq!(castlings(&white), all("abcdefghj", 'i'));
    let black = read(VARIANTS[0], &fen("b"));
    assert_eq!(castlings(&black), all("acdefghij", 'b'));
}

#[test]
fn k42_5_corners_in_both_editions_captures_in_one() {
    let fen = "9k/9p/10/10/10/10/10/2n1K4R w K - 0 1";
    for (variant, captures) in [(VARIANTS[0], true), (VARIANTS[1], false)] {
        let texts = castlings(&read(variant, fen));
        assert!(texts.iter().any(|t| t == "0-0-j-d"), "{variant}");
        assert_eq!(texts.iter().any(|t| t == "0-0-j-xc"), captures, "{variant}");
    }
}

/// Every array can castle somewhere once the other pieces are gone.
#[test]
fn k42_5_each_array_has_its_castlings() {
    for number in (0..42_000).step_by(97) {
        let array = (numbering().back_rank)(number);
        let row: String = letters(&array)
            .chars()
            .map(|c| if "RK".contains(c) { c } else { '1' })
            .collect();
        let mut runs = String::new();
        for part in row.split_inclusive(['R', 'K']) {
            let empty = part.matches('1').count();
            if empty > 0 {
                runs.push_str(&empty.to_string());
            }
            runs.push_str(part.trim_start_matches('1'));
        }
        let fen = format!("9k/pppppppppp/10/10/10/10/PPPPPPPPPP/{runs} w KQ - 0 1");
        let counts = VARIANTS.map(|variant| castlings(&read(variant, &fen)).len());
        assert_eq!(counts[0], counts[1], "{row}");
        assert!(counts[0] > 0, "{row}");
    }
}
