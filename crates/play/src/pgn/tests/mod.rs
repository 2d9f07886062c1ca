mod exports;

use consulboard_rules::{Color, DrawReason, Game, Outcome, Start, Variant, WinReason};

use super::*;
use crate::Letters;
use crate::tree::{NodeId, Remarks, Step, Tree};

fn options(usual: Variant) -> Options {
    Options {
        usual,
        letters: Letters::English,
    }
}

fn whole(text: &str, options: Options) -> Read {
    let read = read(text, options);
    assert_eq!(read.error, None, "{text}");
    read
}

/// The moves of a tree with variations in brackets, and all that is said of them.
fn moves(tree: &Tree) -> String {
    let mut parts = Vec::new();
    let none = Remarks::default();
    let mut say = |id: Option<NodeId>, san: &str| {
        let remarks = id.map_or(&none, |id| tree.remarks(id));
        if !remarks.before().is_empty() {
            parts.push(format!("<{}>", remarks.before()));
        }
        parts.push(san.to_owned());
        parts.extend(remarks.glyphs().iter().map(|glyph| format!("${glyph}")));
        if !remarks.after().is_empty() {
            parts.push(format!("<{}>", remarks.after()));
        }
    };
    say(Some(NodeId::ROOT), "");
    for step in tree.walk() {
        match step {
            Step::Open(_) => say(None, "("),
            Step::Move(id) => say(Some(id), &tree.played(id).unwrap().san),
            Step::Close => say(None, ")"),
        }
    }
    parts.join(" ").trim().to_owned()
}

fn read_moves(variant: Variant, text: &str) -> String {
    moves(&whole(text, options(variant)).tree)
}

fn game(variant: Variant, moves: &str) -> Game {
    let mut game = Game::new(variant);
    for text in moves.split_whitespace() {
        let choice = game.find(text).unwrap_or_else(|error| panic!("{error}"));
        game.play(choice).unwrap();
    }
    game
}

#[test]
fn a_game_is_written_as_every_program_reads_it() {
    let start = Start::Numbers {
        white: 7,
        black: 41_999,
    };
    let mut game = Game::from_start(Variant::Consulchess42kWiki, start).unwrap();
    for text in ["e4", "e5"] {
        game.play(game.find(text).unwrap()).unwrap();
    }
    game.resign(Color::Black);
    let mut tree = Tree::of_game(&game);
    let remarks = tree.remarks_mut(NodeId::ROOT);
    remarks.set_after("Played in the club");
    let remarks = tree.remarks_mut(tree.tip());
    remarks.clock = Some(179_500);
    remarks.toggle_glyph(6);
    remarks.set_after("Better was d5");
    let tags = tree.tags_mut();
    tags.set("White", "Nagy \"Öcsi\"");
    tags.set("WhiteElo", "1850");
    assert_eq!(
        write(&tree),
        r#"[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "Nagy \"Öcsi\""]
[Black "?"]
[Result "1-0"]
[Variant "Consulchess 42k"]
[Edition "Wiki 2024"]
[StartNumberWhite "7"]
[StartNumberBlack "41999"]
[SetUp "1"]
[FEN "bbqrkrnncc/pppppppppp/10/10/10/10/PPPPPPPPPP/BBNNCCRKRQ w KQkq - 0 1"]
[Termination "resignation"]
[WhiteElo "1850"]

{Played in the club} 1. e4 e5 $6 {[%clk 0:02:59.5] Better was d5} 1-0
"#
        .replace(
            "bbqrkrnncc/pppppppppp/10/10/10/10/PPPPPPPPPP/BBNNCCRKRQ w KQkq - 0 1",
            &game.view(0).fen()
        )
    );
}

#[test]
fn what_was_taken_back_stands_behind_the_last_move_once_more() {
    let mut tree = Tree::of_game(&game(Variant::Consulchess, "e4 e5 Nc3"));
    tree.set_tip(tree.path(tree.tip())[1]);
    let text = write(&tree);
    assert!(
        text.ends_with("\n\n1. e4 e5 (1... e5 2. Nc3) *\n"),
        "{text}"
    );
    assert_eq!(whole(&text, options(Variant::Congo)).tree, tree);
    tree.set_tip(NodeId::ROOT);
    let text = write(&tree);
    assert!(text.ends_with("\n\n(1. e4 e5 2. Nc3) *\n"), "{text}");
    assert_eq!(whole(&text, options(Variant::Congo)).tree, tree);
}

#[test]
fn castlings_chains_and_relocations_are_written_as_players_write_them() {
    let fen = "r4k3r/10/10/10/10/10/10/R4K3R w KQkq - 0 1";
    let mut castled = Game::from_fen(Variant::Consulchess, fen).unwrap();
    castled.play(castled.find("0-0-i-h").unwrap()).unwrap();
    let chain = "3l3/7/2p4/7/2p4/1M5/3L3 w - - 0 1";
    let mut leapt = Game::from_fen(Variant::Congo, chain).unwrap();
    let longest = leapt
        .choices()
        .into_iter()
        .max_by_key(|it| it.captures.len());
    leapt.play(longest.unwrap().id).unwrap();
    let relocated = game(Variant::Configuration, "Kg8 Ke1 Qd8 Qb1 e4 e5");
    for (game, end) in [
        (castled, "1. 0-0-i-h *\n"),
        (leapt, "1. Mb2xd4xb6 *\n"),
        (relocated, "0... K↔N g8 0. K e1 Q d8 0. Q↔N b1 1. e4 e5 *\n"),
    ] {
        let tree = Tree::of_game(&game);
        let text = write(&tree);
        assert!(text.ends_with(end), "{text}");
        assert_eq!(whole(&text, options(Variant::Orthodox)).tree, tree);
    }
}

#[test]
fn the_same_moves_are_read_in_every_way_of_writing_them() {
    let plain = "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O";
    for text in [
        "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O *",
        "1.e4 e5 2.Nf3 Nc6 3.Bc4 Bc5 4.0-0",
        "e4 e5 Nf3 Nc6 Bc4 Bc5 o-o",
        "1 e4 e5 2 Nf3 Nc6 3 Bc4 Bc5 4 O-O",
        "1. e2-e4 1... e7-e5 2. Ng1-f3 2...Nb8-c6 3.Bf1-c4 Bf8-c5 4.0-0",
        "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1h1",
        "1.e4 e5 2.♘f3 ♞c6 3.♗c4 ♝c5 4.O-O",
        "1. ♙e4 …e5 2. Nf3 ..Nc6 3. Bc4 Bc5 4. O–O",
        "\u{feff}% made by hand\r\n1. e4\r\ne5 2. Nf3 Nc6\r\n%escaped (\r\n3. Bc4 Bc5 4. O-O\r\n",
        "1. e4\re5 2. Nf3 Nc6 3. Bc4 Bc5\r4. O-O",
    ] {
        assert_eq!(read_moves(Variant::Orthodox, text), plain, "{text}");
    }
}

#[test]
fn captures_promotions_and_signs_are_read_leniently() {
    let fen = "[FEN \"4k3/P6P/8/2pP4/8/8/8/4K2R w K c6 0 1\"]\n";
    for (text, read) in [
        ("1. dxc6 e.p. Kd8", "dxc6 Kd8"),
        ("1. dxc6e.p. Kd8", "dxc6 Kd8"),
        ("1. d5xc6 ep", "dxc6"),
        ("1. d5×c6", "dxc6"),
        ("1. d:c6", "dxc6"),
        ("1. a8=Q+", "a8=Q+"),
        ("1. a8Q +", "a8=Q+"),
        ("1. a8(Q)! Ke7", "a8=Q+ $1 Ke7"),
        ("1. a8=♕†", "a8=Q+"),
        ("1. a7-a8Q++", "a8=Q+"),
        (
            "1. h8=R+!? (1. 0-0?? $19 {no} ) Kd7 =",
            "h8=R+ $5 ( O-O $4 $19 <no> ) Kd7 $10",
        ),
    ] {
        let text = format!("{fen}{text}");
        assert_eq!(read_moves(Variant::Orthodox, &text), read, "{text}");
    }
}

#[test]
fn what_every_program_writes_means_the_same_in_every_language() {
    // A Hungarian B is a rook.
    let text = "[Variant \"Standard\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O Nf6 5. Re1 d6 6. Bf1 ♝b6 *";
    let plain = "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6 Re1 d6 Bf1 Bb6";
    let hungarian = "1. e4 e5 2. Hf3 Hc6 3. Fc4 Fc5 4. O-O Hf6 5. Be1 d6 6. Ff1 ♝b6 *";
    for letters in Letters::ALL {
        let usual = Variant::Orthodox;
        let read = whole(text, Options { usual, letters });
        assert_eq!(moves(&read.tree), plain, "{letters:?}");
        // What is in another language is read whoever reads it.
        let read = whole(hungarian, Options { usual, letters });
        assert_eq!(moves(&read.tree), plain, "{letters:?}");
    }
}

#[test]
fn no_language_makes_a_wrong_move_right() {
    let usual = Variant::Orthodox;
    for letters in Letters::ALL {
        // The rook could go to f1, but this is no Hungarian game.
        let text = "1. e4 e5 2. Bc4 Bc5 3. Nf3 Nf6 4. O-O O-O 5. Re1 d6 6. Bf1 Bg1 *";
        let read = read(text, Options { usual, letters });
        assert_eq!(moves(&read.tree).split(' ').count(), 11, "{letters:?}");
        let error = read.error.unwrap();
        assert_eq!(error.at.as_deref(), Some("6... Bg1"), "{letters:?}");
        // Of a Hungarian one all is read up to the mistake.
        let text = "1. e4 e5 2. Fc4 Fc5 3. Hf3 Hf6 4. Fh8 *";
        let read = crate::pgn::read(text, Options { usual, letters });
        assert_eq!(moves(&read.tree), "e4 e5 Bc4 Bc5 Nf3 Nf6");
        assert_eq!(read.error.unwrap().at.as_deref(), Some("4. Fh8"));
    }
}

#[test]
fn a_number_of_a_start_that_cannot_be_read_is_an_error() {
    for (tags, column, found) in [
        ("[Variant \"42k\"]\n[StartNumber \"50000\"]", 1, "50000"),
        ("[Variant \"42k\"]\n[StartNumber \"x\"]", 1, "x"),
        ("[Variant \"42k\"]\n[StartNumber \"-1\"]", 1, "-1"),
        ("[Variant \"Chess400\"]\n[StartNumber \"400\"]", 1, "400"),
        ("[Variant \"42k\"]\n[StartNumberWhite \"?\"]", 1, "?"),
    ] {
        let read = read(
            &format!("{tags}\n\n1. e4 e5 *"),
            options(Variant::Consulchess),
        );
        let error = read.error.expect(tags);
        assert_eq!((error.line, error.column), (2, column), "{tags}");
        assert!(error.to_string().contains(found), "{error}");
    }
    let text = "[Variant \"42k\"]\n[StartNumber \" 123 \"]\n\n*";
    let read = read(text, options(Variant::Consulchess));
    assert_eq!(read.error, None);
    assert_eq!(*read.tree.game().start(), Start::mirrored(123));
}

#[test]
fn letters_are_those_that_were_asked_for() {
    let read = |usual, letters, text| moves(&whole(text, Options { usual, letters }).tree);
    let consul = Variant::Consulchess;
    let plain = "e4 e5 Nc3 Nc6 Ce3 d6 Qe2 Bf5";
    for (letters, text) in [
        (Letters::English, "1. e4 e5 2. Nc3 Nc6 3. Ce3 d6 4. Qe2 Bf5"),
        (
            Letters::English,
            "1. e4 e5 2. Nc3 Nc6 3. Coe3 d6 4. Qe2 Bf5",
        ),
        (
            Letters::English,
            "1. e4 e5 2. Nc3 Nc6 3. Koe3 d6 4. Qe2 Bf5",
        ),
        (Letters::German, "1. e4 e5 2. Sc3 Sc6 3. Koe3 d6 4. De2 Lf5"),
        (Letters::German, "1. e4 e5 2. Sc3 Sc6 3. Coe3 d6 4. De2 Lf5"),
        (
            Letters::Hungarian,
            "1. gye4 gye5 2. Hc3 Hc6 3. Koe3 d6 4. Ve2 Ff5",
        ),
        // Where that means nothing, the letters of the rules do.
        (Letters::German, "1. e4 e5 2. Nc3 Nc6 3. Ce3 d6 4. Qe2 Bf5"),
    ] {
        assert_eq!(read(consul, letters, text), plain, "{text}");
    }
    let relocated = "K↔N g8 K e1 Q d8 Q↔N b1 e4 Nf6";
    for text in [
        "Kg8 Ke1 Dd8 D-Sb1 1. e4 Sf6",
        "K↔S g8 K e1 D d8 D↔S b1 1. e4 Sf6",
        "e8g8 e1e1 d8d8 d1b1 e2e4 e8f6",
        "K<->S g8 -- = D<>b1 1. e4 ♞f6",
    ] {
        let read = read(Variant::Configuration, Letters::German, text);
        assert_eq!(read, relocated, "{text}");
    }
}

#[test]
fn comments_belong_to_the_move_they_stand_at() {
    let text = "{first} 1. {a} e4 {b} {c} ({d} 1. d4 {e}) {f} 1... e5 ; to the end {of\n2. Nf3 {g} 2... {h} Nc6 \
                ( 2... d6 {i} ) {j}";
    assert_eq!(
        read_moves(Variant::Orthodox, text),
        "<first> <a> e4 <b c> ( <d> d4 <e> ) <f> e5 <to the end {of> Nf3 <g> <h> Nc6 <j> ( d6 <i> )"
            .replace("{of", "(of")
    );
}

#[test]
fn why_a_game_ended_is_said_only_where_it_is_known() {
    let lost = |reason| Outcome::Win {
        winner: Color::White,
        reason,
    };
    let drawn = |reason| Outcome::Draw { reason };
    for (termination, result, outcome, kept) in [
        ("", "1-0", lost(WinReason::Unstated), None),
        ("normal", "1-0", lost(WinReason::Unstated), Some("normal")),
        (
            "abandoned",
            "1-0",
            lost(WinReason::Unstated),
            Some("abandoned"),
        ),
        ("Resignation", "1-0", lost(WinReason::Resignation), None),
        ("time forfeit", "1-0", lost(WinReason::Time), None),
        ("", "1/2-1/2", drawn(DrawReason::Unstated), None),
        ("agreement", "1/2-1/2", drawn(DrawReason::Agreement), None),
        (
            "fifty moves",
            "1/2-1/2",
            drawn(DrawReason::Unstated),
            Some("fifty moves"),
        ),
    ] {
        let text = format!("[Termination \"{termination}\"]\n\n1. e4 e5 {result}");
        let read = whole(&text, options(Variant::Consulchess));
        assert_eq!(read.tree.outcome(), Some(outcome), "{text}");
        assert_eq!(read.tree.tags().value("Termination"), kept, "{text}");
        let again = whole(&write(&read.tree), options(Variant::Congo));
        assert_eq!(again.tree, read.tree, "{text}");
    }
}

#[test]
fn the_game_is_the_one_that_is_meant() {
    let variant = |text: &str| read(text, options(Variant::Consulchess)).tree.variant();
    let roster = "[Event \"?\"][Site \"?\"][Date \"?\"][Round \"?\"][White \"?\"][Black \"?\"][Result \"*\"]";
    for (text, found) in [
        ("1. e4", Variant::Consulchess),
        ("[White \"A\"]\n1. e4", Variant::Consulchess),
        (roster, Variant::Orthodox),
        ("[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]", Variant::Orthodox),
        (
            "[FEN \"4k5/10/10/10/10/10/10/4K5 w - - 0 1\"]",
            Variant::Consulchess,
        ),
        ("[Variant \"chess 960\"]", Variant::Orthodox),
        ("[Variant \"consulchess-42k\"]", Variant::Consulchess42k),
        (
            "[Variant \"Consulchess 42K\"][Edition \"wiki 2024\"]",
            Variant::Consulchess42kWiki,
        ),
        (
            "[Variant \"Consulchess\"][Edition \"of my own\"]",
            Variant::Consulchess,
        ),
        ("[Variant \"congo\"]", Variant::Congo),
    ] {
        assert_eq!(variant(text), found, "{text}");
    }
}

#[test]
fn a_start_is_found_by_its_number() {
    let start = |text: &str| whole(text, options(Variant::Congo)).tree.start().clone();
    let numbers = |white, black| Start::Numbers { white, black };
    let tags = "[Variant \"Chess400\"][StartNumber \"63\"]";
    assert_eq!(start(tags), numbers(3, 3));
    let tags = "[Variant \"42k\"][StartNumberWhite \"7\"][StartNumberBlack \"8\"]";
    assert_eq!(start(tags), numbers(7, 8));
    assert_eq!(start("[Variant \"42k\"][StartNumber \"9\"]"), numbers(9, 9));
    let usual = Start::usual(Variant::Consulchess42k);
    assert_eq!(start("[Variant \"42k\"]"), usual);
}

#[test]
fn an_error_says_where_and_leaves_what_was_before() {
    let consul = options(Variant::Consulchess);
    for (text, error, before) in [
        (
            "[White \"A\"]\n\n1. e4 e5\n2. Nc3 {ä} Qh9 3. d4 1-0",
            "line 4, column 12, at 2... Qh9: move: found `Qh9`, expected a form such as Cd4, e2e4 or 0-0-i-h",
            "e4 e5 Nc3 <ä>",
        ),
        (
            "1. e4 e5 (1... d5 2. e5 d7) 2. Nc3",
            "line 1, column 25, at 2... d7: move: found `d7`, expected a legal move",
            "e4 e5 ( d5 e5 )",
        ),
        (
            "1. e4 ) e5",
            "line 1, column 7, at 1. e4: found `)`, expected a move or the result: no variation is open",
            "e4",
        ),
        (
            "1. e4 (1. d4",
            "line 1, column 13, at 1. d4: found the end of the game, expected `)`: a variation is open",
            "e4 ( d4 )",
        ),
        (
            "1. e4 {open\n2. d4",
            "line 1, column 7, at 1. e4: found a comment without its end, expected `}`",
            "e4 <open 2. d4>",
        ),
        (
            "[FEN \"5k4/10/10/10/10/10/10/4RK4 w - - 0 1\"]\n1. Re8 Kxe8 2. Kf2",
            "line 2, column 16, at 2. Kf2: found `Kf2` after the end of the game, expected its result",
            "Re8+ Kxe8",
        ),
        (
            "[Event \"?\"]\n [Variant \"Crazyhouse\"]\n1. e4",
            "line 2, column 2: variant: found `Crazyhouse`, expected one of orthodox, consulchess, \
             consulchess-wiki, consulchess-42k, consulchess-42k-wiki, configuration, \
             configuration-restricted, configuration-curtailed, \
             configuration-curtailed-restricted, chess400, chess400-curtailed, capablanca-random, congo",
            "",
        ),
        (
            "[Variant \"Congo\"]\n[FEN \"x\"]",
            "line 2, column 1: piece placement: found 1 rows, expected 7 rows separated by `/`",
            "",
        ),
    ] {
        let read = read(text, consul);
        assert_eq!(
            read.error.map(|error| error.to_string()).as_deref(),
            Some(error)
        );
        assert_eq!(moves(&read.tree), before);
        assert_eq!(read.tree.outcome(), None);
    }
}

#[test]
fn deep_nesting_ends_with_an_error_and_nothing_else() {
    let deep = |depth: usize| {
        let text = "e4 ".to_owned() + &"(e4 ".repeat(depth) + &")".repeat(depth);
        read(&text, options(Variant::Consulchess)).error
    };
    assert_eq!(deep(NESTING), None);
    assert_eq!(deep(NESTING + 1).unwrap().reason, Reason::TooDeep);
    assert_eq!(deep(1_000_000).unwrap().reason, Reason::TooDeep);
    let text = "(".repeat(1_000_000);
    assert!(read(&text, options(Variant::Congo)).error.is_some());
}

#[test]
fn a_game_is_read_piece_by_piece() {
    let text = "{a} 1. e4 (1. d4 d5) e5 *";
    let mut reader = Reader::new(text, 1, options(Variant::Consulchess));
    assert!(reader.step(3));
    assert_eq!(moves(reader.so_far()), "<a> e4");
    let mut steps = 0;
    while reader.step(1) {
        steps += 1;
    }
    assert!(steps > 5);
    assert!(!reader.step(1));
    let read = reader.finish();
    assert_eq!(moves(&read.tree), "<a> e4 ( d4 d5 ) e5");
    assert_eq!(read.error, None);
}

#[test]
fn tags_are_read_as_people_write_them() {
    let text = "; from a book\n%ours\n[Event \"The \"best\" \\\"one\\\" \\\\ here\"] [Site  \"x\" ]\n[Round\"1\"]\n\
                [Broken]\n[White \"no end\n[Black \"B\"\n\n1. e4";
    let tags = tags(text);
    let all: Vec<_> = tags.iter().collect();
    assert_eq!(
        all,
        [
            ("Event", "The \"best\" \"one\" \\ here"),
            ("Site", "x"),
            ("Round", "1"),
            ("White", "no end"),
            ("Black", "B"),
        ]
    );
}
