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

/// Who counts, and the best time so far.
struct Contender {
    name: &'static str,
    count: Count,
    best: Duration,
}

enum Count {
    Native,
    CozyChess(Board),
    /// The path of the module, and the index of the position in the suite.
    Wasm(String, usize),
}

fn main() {
    let rounds = env::var("CONSULBOARD_BENCH_ROUNDS").map_or(ROUNDS, |n| n.parse().unwrap());
    for (index, position) in SUITE.iter().enumerate() {
        let mut contenders = contenders(index, position);
        for _ in 0..rounds {
            for contender in &mut contenders {
                contender.best = contender.best.min(contender.count.time(position));
            }
        }
        report(position, &contenders);
    }
}

fn contenders(index: usize, position: &Position) -> Vec<Contender> {
    let theirs = position.is_orthodox.then(|| position.fen.parse().unwrap());
    let module = |variable| env::var(variable).ok();
    let wasm = module("CONSULBOARD_BENCH_WASM");
    let page = module("CONSULBOARD_BENCH_WASM_PAGE");
    let all = [
        ("native", Some(Count::Native)),
        ("cozy-chess", theirs.map(Count::CozyChess)),
        ("wasm", wasm.map(|path| Count::Wasm(path, index))),
        ("wasm, small", page.map(|path| Count::Wasm(path, index))),
    ];
    let contender = |(name, count)| {
        Some(Contender {
            name,
            count: count?,
            best: Duration::MAX,
        })
    };
    all.into_iter().filter_map(contender).collect()
}

fn report(position: &Position, contenders: &[Contender]) {
    let Position {
        name, depth, nodes, ..
    } = position;
    println!("{name}, depth {depth}: {nodes} leaves");
    let native = contenders[0].best.as_secs_f64();
    for Contender { name, count, best } in contenders {
        let seconds = best.as_secs_f64();
        let speed = *nodes as f64 / seconds / 1e6;
        let ratio = match count {
            Count::Native => String::new(),
            Count::CozyChess(_) => format!("native is {:.2} of it", seconds / native),
            Count::Wasm(..) => format!("{:.2} of native", native / seconds),
        };
        println!(
            "  {name:<12} {:>5.0} ms {speed:>4.0} million leaves/s  {ratio}",
            seconds * 1e3
        );
    }
}

impl Count {
    fn time(&self, position: &Position) -> Duration {
        match self {
            Count::Native => timed(position, || position.count()),
            Count::CozyChess(board) => timed(position, || their_perft(board, position.depth)),
            Count::Wasm(module, index) => in_wasm(module, *index),
        }
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
