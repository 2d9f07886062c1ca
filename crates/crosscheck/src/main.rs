//! `crosscheck PYTHON SCRIPT`: random games of Chess400 and Capablanca Random Chess, compared position
//! by position with programs that somebody else wrote: the legal moves, how each is written, and the
//! position after it.
//!
//! The games are the same in every run. The first difference is shown and ends it with status 1.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use anyhow::{Context, Result, bail};
use consulboard_rules::{ChoiceId, Game, Start, Variant};

/// The variants that somebody else knows too.
const VARIANTS: [Variant; 3] = [
    Variant::Chess400,
    Variant::Chess400Curtailed,
    Variant::CapablancaRandom,
];

/// How many games of each.
const GAMES: u64 = 20;
/// After how many plies a game is left.
const PLIES: usize = 120;
/// Every so many plies a position is compared.
const EVERY: usize = 5;

/// The generator SplitMix64: the same numbers in every run, and enough for picking moves.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ mixed >> 31) % bound as u64) as usize
    }
}

/// A move as it is written, and the position after it.
#[derive(Debug, PartialEq, Eq)]
struct Written {
    san: String,
    fen: String,
}

/// The moves of a position by their machine form.
type Moves = BTreeMap<String, Written>;

/// The other programs.
struct Others {
    child: Child,
    questions: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Others {
    fn start(python: &str, script: &str) -> Result<Others> {
        let mut child = Command::new(python)
            .arg(script)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("starting {python}"))?;
        let questions = child.stdin.take().context("standard input of the script")?;
        let answers = child
            .stdout
            .take()
            .context("standard output of the script")?;
        Ok(Others {
            child,
            questions,
            answers: BufReader::new(answers),
        })
    }

    /// What they make of a position; their FENs as we would write them.
    fn moves(&mut self, variant: Variant, fen: &str) -> Result<Moves> {
        writeln!(self.questions, "{variant}\t{fen}")?;
        let mut line = String::new();
        if self.answers.read_line(&mut line)? == 0 {
            bail!("the script ended before it answered {fen}");
        }
        let mut moves = Moves::new();
        for part in line.trim_end_matches('\n').split('\t') {
            if part.is_empty() {
                continue;
            }
            let [machine, san, fen] = part.split('|').collect::<Vec<_>>()[..] else {
                bail!("the script answered `{part}`");
            };
            // They write castling rights in other ways: ours is the common one (CRC-5, TXT-1).
            let after = Game::from_fen(variant, fen)
                .with_context(|| format!("their position after {machine}: {fen}"))?;
            let written = Written {
                san: san.to_owned(),
                fen: after.now().fen(),
            };
            moves.insert(machine.to_owned(), written);
        }
        Ok(moves)
    }

    fn end(mut self) -> Result<()> {
        drop(self.questions);
        let status = self.child.wait()?;
        if !status.success() {
            bail!("the script ended with {status}");
        }
        Ok(())
    }
}

/// What we make of a position.
fn own_moves(game: &Game) -> Result<Moves> {
    let mut moves = Moves::new();
    for choice in game.choices() {
        let mut after = game.clone();
        let ply = after.play(choice.id)?.clone();
        let written = Written {
            san: ply.san,
            fen: after.now().fen(),
        };
        moves.insert(ply.machine, written);
    }
    Ok(moves)
}

/// The first difference, in words.
fn difference(ours: &Moves, theirs: &Moves) -> Option<String> {
    let mut all: Vec<&String> = ours.keys().chain(theirs.keys()).collect();
    all.sort_unstable();
    all.dedup();
    all.into_iter()
        .find_map(|mv| match (ours.get(mv), theirs.get(mv)) {
            (Some(_), None) => Some(format!("{mv}: legal for us only")),
            (None, Some(_)) => Some(format!("{mv}: legal for them only")),
            (Some(our), Some(their)) if our.san != their.san => Some(format!(
                "{mv}: written {} by us and {} by them",
                our.san, their.san
            )),
            (Some(our), Some(their)) if !same_position(&our.fen, &their.fen) => Some(format!(
                "{mv}: leads to\n  {} for us and\n  {} for them",
                our.fen, their.fen
            )),
            (Some(_), Some(_)) | (None, None) => None,
        })
}

/// Whether two FENs are the same but for an en-passant square that one of them leaves out, because the
/// capture would be illegal.
fn same_position(our: &str, their: &str) -> bool {
    let fields = |fen: &str| fen.split(' ').map(str::to_owned).collect::<Vec<_>>();
    let (our, their) = (fields(our), fields(their));
    our.len() == their.len()
        && our
            .iter()
            .zip(&their)
            .enumerate()
            .all(|(index, (our, their))| our == their || index == 3 && their == "-")
}

/// Compares the games of one variant; gives back how many positions and moves that were.
fn compare(variant: Variant, others: &mut Others) -> Result<(usize, usize)> {
    let Some(numbering) = variant.rules().numbering() else {
        bail!("{variant} has no numbered starts");
    };
    let (mut positions, mut compared) = (0, 0);
    for number in 0..GAMES {
        let mut dice = Dice(number * 1_000_003 + variant as u64);
        let mut game = loop {
            let mut pick = || numbering.first + dice.below(numbering.count as usize) as u32;
            let (white, black) = (pick(), pick());
            let black = if numbering.is_mirrored() {
                white
            } else {
                black
            };
            if let Ok(game) = Game::from_start(variant, Start::Numbers { white, black }) {
                break game;
            }
        };
        for ply in 0..PLIES {
            let choices = game.choices();
            if choices.is_empty() {
                break;
            }
            if ply % EVERY == 0 {
                let fen = game.now().fen();
                // Without the moves before it, which make every copy of a game longer.
                let ours = own_moves(&Game::from_fen(variant, &fen)?)?;
                let theirs = others.moves(variant, &fen)?;
                if let Some(difference) = difference(&ours, &theirs) {
                    bail!("{variant}, {fen}\n{difference}");
                }
                positions += 1;
                compared += ours.len();
            }
            let castlings = choices.iter().filter(|choice| choice.is_castling);
            let castlings: Vec<ChoiceId> = castlings.map(|choice| choice.id).collect();
            // Random games castle too seldom to see it, so every other chance is taken.
            let id = if !castlings.is_empty() && dice.below(2) == 0 {
                castlings[dice.below(castlings.len())]
            } else {
                choices[dice.below(choices.len())].id
            };
            game.play(id)?;
        }
    }
    Ok((positions, compared))
}

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [python, script] = &arguments[..] else {
        bail!(
            "found {} arguments, expected Python and the script",
            arguments.len()
        );
    };
    let mut others = Others::start(python, script)?;
    for variant in VARIANTS {
        let (positions, moves) = compare(variant, &mut others)?;
        println!("{variant}: {positions} positions and {moves} moves agree");
    }
    others.end()
}
