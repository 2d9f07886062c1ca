//! What must hold of every text that comes from outside: nothing of it panics, and what is accepted comes
//! back from its own text.
//!
//! Each function is a target of `cargo xtask fuzz`, which makes up texts by what they reach in the code. The
//! texts in `seeds/` are where it begins; `cargo test` tries them too.

use consulboard_play::clock::{Clock, Control};
use consulboard_play::embed::Request;
use consulboard_play::pgn::{self, Indexer, Options};
use consulboard_play::{Letters, record};
use consulboard_rules::{Game, Start, Variant};

/// A target: its name and what must hold.
pub type Target = (&'static str, fn(&str));

/// All targets.
pub const TARGETS: [Target; 6] = [
    ("fen", fen),
    ("san", san),
    ("pgn", pgn),
    ("link", link),
    ("embed", embed),
    ("clock", clock),
];

/// The variant that the first character chooses, and the rest.
fn variant_of(text: &str) -> (Variant, &str) {
    let mut chars = text.chars();
    let first = chars.next().unwrap_or('a');
    let index = u32::from(first) as usize % Variant::ALL.len();
    (Variant::ALL[index], chars.as_str())
}

/// A character for the variant, then a FEN: one that is accepted is written and read again, and every legal
/// move can be played and taken back.
///
/// # Panics
///
/// When that does not hold.
pub fn fen(text: &str) {
    let (variant, text) = variant_of(text);
    let Ok(mut game) = Game::from_fen(variant, text) else {
        return;
    };
    let fen = game.now().fen();
    let again = Game::from_fen(variant, &fen);
    assert_eq!(again.map(|game| game.now().fen()), Ok(fen.clone()));
    for choice in game.choices() {
        game.play(choice.id).expect("a choice can be played");
        game.undo().expect("it can be taken back");
        assert_eq!(game.now().fen(), fen);
    }
}

/// A character for the variant, then words: those that are moves are played, and found again by both their
/// texts.
///
/// # Panics
///
/// When that does not hold.
pub fn san(text: &str) {
    let (variant, text) = variant_of(text);
    let start = Start::usual(variant);
    let mut game = Game::from_start(variant, start).expect("a variant has its usual start");
    for word in text.split_whitespace().take(60) {
        let Ok(choice) = game.find(word) else {
            continue;
        };
        let before = game.clone();
        let ply = game
            .play(choice)
            .expect("what is found can be played")
            .clone();
        for text in [&ply.san, &ply.machine] {
            let found = before.find(text).expect("a move is found by its texts");
            let mut other = before.clone();
            let same = other.play(found).expect("it can be played");
            assert_eq!(same.machine, ply.machine, "{text}");
        }
    }
}

/// A PGN: what can be read of it comes back from its own PGN, and from the text that is kept of it.
///
/// # Panics
///
/// When that does not hold.
pub fn pgn(text: &str) {
    let options = Options {
        usual: Variant::Consulchess,
        letters: Letters::default(),
    };
    let mut indexer = Indexer::new();
    indexer.feed(text.as_bytes());
    for entry in indexer.finish() {
        pgn::read(&pgn::decode(&text.as_bytes()[entry.bytes]), options);
    }
    let read = pgn::read(text, options);
    let written = pgn::write(&read.tree);
    let again = pgn::read(&written, options);
    assert_eq!(again.error, None, "{written}");
    assert!(again.tree == read.tree, "{written}");
    let kept = record::write_tree(&read.tree);
    let kept = record::read_tree(&kept).expect("what is kept can be read");
    assert!(kept == read.tree, "{written}");
}

/// The part of an address behind the `#`, or a kept game: what can be read comes back from its own text.
///
/// # Panics
///
/// When that does not hold.
pub fn link(text: &str) {
    let Ok(read) = record::read_all(text) else {
        return;
    };
    let written = record::write_tree(&read.tree);
    let again = record::read_all(&written).expect("what was written can be read");
    assert!(again.tree == read.tree, "{written}");
    let link = record::write_link(&read.tree);
    let linked = record::read(&link).expect("a link can be read");
    assert_eq!(record::write(&linked), record::write(&read.game));
}

/// The query of a board in another page: it asks for something, or every fault is said.
///
/// # Panics
///
/// When nothing is said.
pub fn embed(text: &str) {
    match Request::read(text) {
        Ok(request) => assert!(request.shows_the_same(&request)),
        Err(faults) => {
            assert!(!faults.is_empty());
            for fault in faults {
                fault.message();
            }
        }
    }
    consulboard_play::embed::host_of(text);
}

/// What players type for a clock, and a clock that was kept: what is accepted comes back from its text.
///
/// # Panics
///
/// When that does not hold.
pub fn clock(text: &str) {
    let read = [Control::read(text), Control::read_pgn(text)];
    for control in read.into_iter().flatten() {
        let written = control.to_string();
        assert_eq!(Control::read(&written).as_ref(), Ok(&control), "{written}");
        let written = control.to_pgn();
        assert_eq!(Control::read_pgn(&written), Ok(control), "{written}");
    }
    if let Ok(clock) = text.parse::<Clock>() {
        let written = clock.save(0);
        let again = written.parse::<Clock>();
        assert_eq!(again.map(|clock| clock.save(0)), Ok(written));
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    #[test]
    fn the_seeds_do_no_harm() {
        let seeds = Path::new(env!("CARGO_MANIFEST_DIR")).join("seeds");
        for (name, target) in TARGETS {
            let files = fs::read_dir(seeds.join(name)).expect(name);
            let mut count = 0;
            for file in files {
                let path = file.unwrap().path();
                let text = fs::read_to_string(&path).unwrap();
                println!("{}", path.display());
                target(&text);
                count += 1;
            }
            assert!(count >= 3, "{name}: {count} seeds");
        }
    }
}
