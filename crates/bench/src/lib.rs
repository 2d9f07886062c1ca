//! The positions whose leaves are counted for speed, and how; perft as a program lies in `src/bin`.

use consulboard_rules::{Game, Start, Variant};

/// A position of which the leaves are counted.
#[derive(Debug)]
pub struct Position {
    /// What people call it.
    pub name: &'static str,
    /// The game.
    pub variant: Variant,
    /// The position.
    pub fen: &'static str,
    /// Whether engines for orthodox chess know it too.
    pub is_orthodox: bool,
    /// How many plies.
    pub depth: u32,
    /// How many leaves there are.
    pub nodes: u64,
}

impl Position {
    /// Counts the leaves.
    ///
    /// # Panics
    ///
    /// When the FEN cannot be read; those of [`SUITE`] can.
    pub fn count(&self) -> u64 {
        let start = Start::Fen(self.fen.to_owned());
        match Game::from_start(self.variant, start) {
            Ok(game) => game.perft(self.depth),
            Err(error) => panic!("{}: {error}", self.name),
        }
    }
}

/// The positions, in the order in which they are reported.
pub const SUITE: [Position; 3] = [
    Position {
        name: "orthodox start",
        variant: Variant::Orthodox,
        fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        is_orthodox: true,
        depth: 6,
        nodes: 119_060_324,
    },
    Position {
        name: "Kiwipete",
        variant: Variant::Orthodox,
        fen: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        is_orthodox: true,
        depth: 5,
        nodes: 193_690_690,
    },
    Position {
        name: "Consulchess start",
        variant: Variant::Consulchess,
        fen: "rnbcqkcbnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBCQKCBNR w KQkq - 0 1",
        is_orthodox: false,
        depth: 5,
        nodes: 41_344_970,
    },
];

/// The same count, called from outside of the wasm module: the leaves of a position of [`SUITE`] by
/// its index, 0 for any other index.
#[cfg(target_arch = "wasm32")]
#[unsafe(no_mangle)]
pub extern "C" fn count(index: u32) -> u64 {
    SUITE.get(index as usize).map_or(0, Position::count)
}
