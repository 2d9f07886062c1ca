//! The program `perft`, run as its users run it.

use std::io::Write;
use std::process::{Command, Output, Stdio};

const START: &str = "rnbcqkcbnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBCQKCBNR w KQkq - 0 1";

/// Runs it with a text on standard input.
fn perft_with_input(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_perft"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    // A program that refuses its arguments need not read.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    child.wait_with_output().unwrap()
}

fn perft(arguments: &[&str]) -> Output {
    perft_with_input(arguments, "")
}

/// What a successful run prints.
fn printed(output: &Output) -> String {
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    assert!(errors.is_empty(), "{errors}");
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// What a run complains about that ends with status 2.
fn complaint(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(2));
    String::from_utf8(output.stderr.clone()).unwrap()
}

#[test]
fn the_last_line_says_how_many_nodes() {
    let output = perft(&["--variant", "consulchess", "--depth", "3"]);
    assert_eq!(printed(&output), "nodes 31212\n");
    let output = perft(&["--variant", "consulchess", "--depth", "0"]);
    assert_eq!(printed(&output), "nodes 1\n");
}

#[test]
fn divide_lists_every_first_move_and_adds_up() {
    let arguments = ["--variant", "consulchess", "--depth", "2", "--divide"];
    let text = printed(&perft(&arguments));
    let lines: Vec<&str> = text.lines().collect();
    let (last, moves) = lines.split_last().unwrap();
    assert_eq!((moves.len(), *last), (30, "nodes 900"));
    assert!(moves.contains(&"b1c3: 30") && moves.contains(&"j2j4: 30"));
    let sum: u64 = moves
        .iter()
        .map(|line| line.split_once(": ").unwrap().1.parse::<u64>().unwrap())
        .sum();
    assert_eq!(sum, 900);
}

#[test]
fn divide_writes_castlings_and_promotions_in_machine_form() {
    let fen = "5k4/2P7/10/10/10/10/10/5K3R w K - 0 1";
    let arguments = ["--variant", "consulchess", "--fen", fen, "--divide"];
    let text = printed(&perft(&[&arguments[..], &["--depth", "1"]].concat()));
    for line in [
        "0-0-i-h: 1",
        "0-0-j-a: 1",
        "c7c8c: 1",
        "c7c8n: 1",
        "j1j8: 1",
    ] {
        assert!(text.lines().any(|l| l == line), "no {line} in\n{text}");
    }
}

#[test]
fn divide_at_depth_zero_has_no_move_to_list() {
    let arguments = ["--variant", "orthodox", "--depth", "0", "--divide"];
    assert_eq!(printed(&perft(&arguments)), "nodes 1\n");
}

#[test]
fn a_fen_or_a_start_number_says_where_to_begin() {
    let with = |variant, option, value| {
        let arguments = ["--variant", variant, option, value, "--depth", "2"];
        printed(&perft(&arguments))
    };
    assert_eq!(with("consulchess", "--fen", START), "nodes 900\n");
    // 15683 is the array of Consulchess, 518 that of orthodox chess.
    assert_eq!(with("consulchess-42k", "--start", "15683"), "nodes 900\n");
    assert_eq!(with("orthodox", "--start", "518"), "nodes 400\n");
    assert_eq!(with("orthodox", "--start", "0"), "nodes 400\n");
}

#[test]
fn fens_on_standard_input_are_answered_one_by_one() {
    let arguments = ["--variant", "consulchess", "--fen", "-", "--depth", "2"];
    let bare = "5k4/10/10/10/10/10/10/5K4 w";
    let input = format!("{START}\n\n{bare}\r\n{START}");
    let text = printed(&perft_with_input(&arguments, &input));
    assert_eq!(text, "nodes 900\nnodes 25\nnodes 900\n");
    assert_eq!(printed(&perft_with_input(&arguments, "")), "");
}

#[test]
fn a_bad_fen_on_standard_input_is_named_by_its_line() {
    let arguments = ["--variant", "consulchess", "--fen", "-", "--depth", "1"];
    let output = perft_with_input(&arguments, &format!("{START}\nx\n{START}\n"));
    assert_eq!(output.stdout, b"nodes 30\n");
    let complaint = complaint(&output);
    assert!(complaint.contains("line 2: piece placement"), "{complaint}");
}

#[test]
fn what_cannot_be_read_ends_with_status_2() {
    let refused = |arguments: &[&str], part: &str| {
        let output = perft(arguments);
        let complaint = complaint(&output);
        assert!(output.stdout.is_empty());
        assert!(complaint.contains(part), "{complaint}");
    };
    let depth = ["--depth", "1"];
    let with = |rest: &[&'static str]| [&depth[..], rest].concat();
    refused(&with(&["--variant", "chess"]), "found `chess`");
    refused(&with(&[]), "--variant");
    refused(&["--variant", "consulchess"], "--depth");
    refused(&["--variant", "consulchess", "--depth", "x"], "--depth");
    refused(&["--variant", "consulchess", "--depth", "-1"], "--depth");
    refused(
        &with(&["--variant", "consulchess", "--fen", "8/8 w - - 0 1"]),
        "piece placement",
    );
    refused(
        &with(&["--variant", "consulchess", "--start", "0"]),
        "has one array",
    );
    refused(
        &with(&["--variant", "consulchess-42k", "--start", "42000"]),
        "expected 0 to 41999",
    );
    refused(
        &with(&[
            "--variant",
            "consulchess-42k",
            "--start",
            "1",
            "--fen",
            START,
        ]),
        "both --fen and --start",
    );
    refused(&with(&["--variant", "consulchess", "extra"]), "extra");
}
