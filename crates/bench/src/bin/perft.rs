//! `perft --variant SLUG [--fen FEN | --start N] --depth D [--divide]`: counts the leaves of the tree
//! of legal moves, for comparison with other programs.
//!
//! It writes `nodes N`, before it `move: nodes` per first move with `--divide`. With `--fen -` it
//! reads FENs from standard input, one per line, and answers each of them. Whatever cannot be read
//! goes to standard error, and the exit status is 2.

use std::error::Error;
use std::io::{self, Write};
use std::process::ExitCode;

use consulboard_rules::{Game, Start};

mod flags {
    use consulboard_rules::Variant;

    xflags::xflags! {
        /// Count the leaves of the tree of legal moves.
        cmd perft {
            /// Which game: orthodox, consulchess, consulchess-wiki, consulchess-42k, consulchess-42k-wiki.
            required --variant slug: Variant
            /// How many plies.
            required --depth plies: u32
            /// Where to begin: a FEN, or - for FENs on standard input, one per line.
            optional --fen fen: String
            /// Where to begin: the number of the array of both sides.
            optional --start number: u32
            /// The count of each first move as well.
            optional --divide
        }
    }
}

fn main() -> ExitCode {
    // Wrong flags end here, with the same status.
    let flags = flags::Perft::from_env_or_exit();
    match run(&flags, io::stdin().lines(), &mut io::stdout().lock()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}

fn run(
    flags: &flags::Perft,
    input: impl Iterator<Item = io::Result<String>>,
    out: &mut impl Write,
) -> Result<(), Box<dyn Error>> {
    let variant = flags.variant;
    let start = match (&flags.fen, flags.start) {
        (Some(_), Some(_)) => return Err("found both --fen and --start, expected one".into()),
        (Some(fen), None) if fen == "-" => {
            for (index, line) in input.enumerate() {
                let line = line?;
                if !line.trim().is_empty() {
                    let game = Game::from_fen(variant, &line)
                        .map_err(|error| format!("line {}: {error}", index + 1))?;
                    answer(&game, flags, out)?;
                }
            }
            return Ok(());
        }
        (Some(fen), None) => Start::Fen(fen.clone()),
        (None, Some(number)) => Start::mirrored(number),
        (None, None) => Start::usual(variant),
    };
    answer(&Game::from_start(variant, start)?, flags, out)
}

fn answer(game: &Game, flags: &flags::Perft, out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    if flags.divide && flags.depth > 0 {
        let parts = game.divide(flags.depth);
        for (text, nodes) in &parts {
            writeln!(out, "{text}: {nodes}")?;
        }
        let nodes: u64 = parts.iter().map(|(_, nodes)| nodes).sum();
        writeln!(out, "nodes {nodes}")?;
    } else {
        writeln!(out, "nodes {}", game.perft(flags.depth))?;
    }
    // A reader at the other end of a pipe shall have each answer as soon as it is known.
    Ok(out.flush()?)
}
