//! Perft of the rules beside perft of cozy-chess, both counting the last ply without playing it, and
//! beside themselves in wasm.
//!
//! `cargo xtask bench` runs it. The contenders take turns, the best time of each counts, and where the
//! system tells it the time is that on the processor, so that what else the machine does weighs little
//! and on all of them alike.

use std::env;
use std::fs;
use std::process::Command;
use std::time::{Duration, Instant};

use consulboard_bench::{Position, SUITE};
use cozy_chess::Board;

const ROUNDS: usize = 7;

fn main() {
    // Cargo passes flags of its own, such as --bench.
    let wasm = env::var("CONSULBOARD_BENCH_WASM").ok();
    let rounds = env::var("CONSULBOARD_BENCH_ROUNDS").map_or(ROUNDS, |n| n.parse().unwrap());
    for (index, position) in SUITE.iter().enumerate() {
        let theirs = position
            .is_orthodox
            .then(|| position.fen.parse::<Board>().unwrap());
        let mut ours_best = Duration::MAX;
        let mut theirs_best = Duration::MAX;
        let mut wasm_best = Duration::MAX;
        for _ in 0..rounds {
            ours_best = ours_best.min(timed(position, || position.count()));
            if let Some(board) = &theirs {
                let count = || their_perft(board, position.depth);
                theirs_best = theirs_best.min(timed(position, count));
            }
            if let Some(wasm) = &wasm {
                wasm_best = wasm_best.min(in_wasm(wasm, index));
            }
        }
        println!(
            "{} depth {}: {} nodes",
            position.name, position.depth, position.nodes
        );
        print("native", position, ours_best, None);
        if theirs.is_some() {
            print(
                "cozy-chess",
                position,
                theirs_best,
                Some(("native at", ours_best)),
            );
        }
        if wasm.is_some() {
            let ratio = ours_best.as_secs_f64() / wasm_best.as_secs_f64();
            print("wasm", position, wasm_best, None);
            println!("  wasm at {ratio:.2} of native");
        }
    }
}

fn print(who: &str, position: &Position, time: Duration, against: Option<(&str, Duration)>) {
    let seconds = time.as_secs_f64();
    let millions = position.nodes as f64 / seconds / 1e6;
    println!(
        "  {who:<10} {:>7.1} ms {millions:>6.0} million nodes a second",
        seconds * 1e3
    );
    if let Some((text, other)) = against {
        println!("  {text} {:.2} of {who}", seconds / other.as_secs_f64());
    }
}

/// The time of a count, which has to be right.
fn timed(position: &Position, count: impl FnOnce() -> u64) -> Duration {
    let wall = Instant::now();
    let start = on_processor();
    let nodes = count();
    let time = match (start, on_processor()) {
        (Some(start), Some(end)) => end - start,
        (None, _) | (_, None) => wall.elapsed(),
    };
    assert_eq!(nodes, position.nodes, "{}", position.name);
    time
}

/// How long this thread has been running on a processor, where the system says so (Linux).
fn on_processor() -> Option<Duration> {
    let text = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split_whitespace()
        .next()?
        .parse()
        .ok()
        .map(Duration::from_nanos)
}

/// The time that a run of the module takes in Node, without loading it.
fn in_wasm(module: &str, index: usize) -> Duration {
    let output = Command::new("node")
        .args([
            concat!(env!("CARGO_MANIFEST_DIR"), "/wasm.mjs"),
            module,
            &index.to_string(),
        ])
        .output()
        .expect("node has to be installed");
    let text = String::from_utf8_lossy(&output.stdout);
    let milliseconds = text.trim().parse::<f64>();
    let milliseconds = milliseconds
        .unwrap_or_else(|_| panic!("node: {text} {}", String::from_utf8_lossy(&output.stderr)));
    Duration::from_secs_f64(milliseconds / 1e3)
}

fn their_perft(board: &Board, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
        } else {
            for mv in moves {
                let mut next = board.clone();
                next.play_unchecked(mv);
                nodes += their_perft(&next, depth - 1);
            }
        }
        false
    });
    nodes
}
