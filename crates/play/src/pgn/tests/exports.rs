//! Games as other programs export them.

use super::*;

#[test]
fn a_game_as_lichess_exports_it() {
    let text = r#"[Event "Rated Blitz game"]
[Site "https://lichess.example/abcdefgh"]
[Date "2026.11.30"]
[Round "-"]
[White "alice"]
[Black "bob"]
[Result "0-1"]
[UTCDate "2026.11.30"]
[UTCTime "10:00:00"]
[WhiteElo "1500"]
[BlackElo "1500"]
[Variant "Standard"]
[TimeControl "180+2"]
[ECO "C20"]
[Opening "King's Pawn Game"]
[Termination "Time forfeit"]

1. e4 { [%eval 0.25] [%clk 0:03:00] } 1... e5 { [%eval 0.2] [%clk 0:03:00] } 2. Qh5?! { (0.20 → -0.40) Inaccuracy. Nf3 was best. } { [%eval -0.4] [%clk 0:02:58] } { [%csl Rf7][%cal Gh5f7,Rh5e5] } (2. Nf3 Nc6 3. Bb5) 2... Nc6 { [%clk 0:02:55] } 0-1


"#;
    let Read { tree, error } = read(text, options(Variant::Consulchess));
    assert_eq!(error, None);
    assert_eq!(
        moves(&tree),
        "e4 e5 Qh5 $6 <(0.20 → -0.40) Inaccuracy. Nf3 was best.> ( Nf3 Nc6 Bb5 ) Nc6"
    );
    let queen = tree.remarks(tree.path(tree.tip())[2]);
    assert_eq!(queen.clock, Some(178_000));
    assert_eq!(queen.commands(), ["eval -0.4"]);
    assert_eq!(
        (queen.marks.circles.len(), queen.marks.arrows.len()),
        (1, 2)
    );
    let reason = WinReason::Time;
    let winner = Color::Black;
    assert_eq!(tree.outcome(), Some(Outcome::Win { winner, reason }));
    assert_eq!(tree.tags().value("Opening"), Some("King's Pawn Game"));
    assert_eq!(tree.tags().value("Variant"), None, "the game says it");
    assert_eq!(whole(&write(&tree), options(Variant::Congo)).tree, tree);
}

#[test]
fn a_game_as_pychess_exports_it() {
    let text = r#"[Event "Local Event"]
[Site "Local Site"]
[Date "2026.11.30"]
[Round "1"]
[White "Anna"]
[Black "PyChess.py"]
[Result "1/2-1/2"]
[Variant "Caparandom"]
[SetUp "1"]
[FEN "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1"]
[TimeControl "300+0"]
[ECO ""]
[PlyCount "3"]
[WhiteClock "0:04:55.000"]

1. f4 {[%emt 0:00:03.120]}
1... f5
2. Nc3 {[%emt 0:00:01]} 1/2-1/2
"#;
    let read = whole(text, options(Variant::Congo));
    assert_eq!(moves(&read.tree), "f4 f5 Nc3");
    assert_eq!(read.tree.variant(), Variant::CapablancaRandom);
    let first = read.tree.path(read.tree.tip())[0];
    assert_eq!(read.tree.remarks(first).elapsed, Some(3120));
    let reason = DrawReason::Unstated;
    assert_eq!(read.tree.outcome(), Some(Outcome::Draw { reason }));
}

#[test]
fn a_game_as_chessbase_exports_it() {
    let text = "[Event \"Vereinsabend\"]\r\n[Site \"Köln\"]\r\n[Date \"2026.11.30\"]\r\n[Round \"?\"]\r\n\
[White \"Müller, Jörg\"]\r\n[Black \"Kovács, István\"]\r\n[Result \"1-0\"]\r\n[ECO \"C44\"]\r\n\
[Annotator \"Müller\"]\r\n[PlyCount \"5\"]\r\n[SourceDate \"2026.11.30\"]\r\n\r\n\
{Eine kurze Partie} 1. e4 $1 e5 (1... c5 2. Nf3 (2. c3 $5) 2... d6) (1... e6) 2. Nf3 {\r\nnormal} ({oder} 2. f4)\r\n\
2... Nc6 $11 3. Bb5 $14 {[#] [%cal Gb5c6]} 1-0\r\n\r\n";
    let bytes: Vec<u8> = text
        .chars()
        .map(|c| u8::try_from(u32::from(c)).unwrap())
        .collect();
    let text = decode(&bytes);
    let read = whole(&text, options(Variant::Consulchess));
    assert_eq!(
        moves(&read.tree),
        "<Eine kurze Partie> e4 $1 e5 ( c5 Nf3 ( c3 $5 ) d6 ) ( e6 ) Nf3 <normal> ( <oder> f4 ) \
         Nc6 $11 Bb5 $14 <[#]>"
    );
    assert_eq!(read.tree.tags().value("White"), Some("Müller, Jörg"));
    assert_eq!(read.tree.tags().value("PlyCount"), None);
}
