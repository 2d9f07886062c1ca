//! The monkey's chains of captures (CGO-10, CGO-11).

use crate::{Square, SquareSet};

/// The landings of a chain, in order.
///
/// Each leap takes another piece, and only the 25 squares inside the board's edge can be leapt
/// over, so a chain has at most that many landings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Route {
    squares: [Square; 25],
    len: u8,
}

impl Route {
    const EMPTY: Route = Route {
        squares: [Square::wrap(0); 25],
        len: 0,
    };

    /// The landings.
    pub fn landings(&self) -> &[Square] {
        &self.squares[..usize::from(self.len)]
    }

    fn with(mut self, landing: Square) -> Route {
        if let Some(place) = self.squares.get_mut(usize::from(self.len)) {
            *place = landing;
            self.len += 1;
        }
        self
    }
}

impl std::fmt::Debug for Route {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.landings()).finish()
    }
}

/// A chain as it may be clicked.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chain {
    /// The landings.
    pub(super) route: Route,
    /// The pieces leapt over.
    pub(super) captured: SquareSet,
    /// Where it ends.
    pub(super) to: Square,
    /// Whether another leap would be possible.
    pub(super) can_go_on: bool,
}

/// What a monkey leaps among.
pub(super) struct Jungle {
    /// The squares of the board.
    pub(super) board: SquareSet,
    /// Occupied squares, without the monkey itself: the captured stay until the end (CGO-10).
    pub(super) occupied: SquareSet,
    /// Enemy pieces.
    pub(super) prey: SquareSet,
    /// The enemy lion, behind which no chain goes on (CGO-11).
    pub(super) lion: SquareSet,
}

impl Jungle {
    /// Every chain of one leap or more from a square, shorter ones before their continuations.
    pub(super) fn chains(&self, from: Square) -> Vec<Chain> {
        let mut chains = Vec::new();
        self.leap_on(from, Route::EMPTY, SquareSet::EMPTY, &mut chains);
        chains
    }

    /// Adds the chains that go on like this; says whether there are any.
    fn leap_on(
        &self,
        at: Square,
        route: Route,
        captured: SquareSet,
        chains: &mut Vec<Chain>,
    ) -> bool {
        let mut any = false;
        if (captured & self.lion).any() {
            return false;
        }
        for step in crate::attacks::STEPS {
            let over = SquareSet::of(at).shift(step);
            let landing = over.shift(step) & self.board & !self.occupied;
            // Each piece at most once.
            if (over & self.prey & !captured).is_empty() {
                continue;
            }
            let Some(to) = landing.first() else {
                continue;
            };
            any = true;
            let route = route.with(to);
            let captured = captured | over;
            let place = chains.len();
            chains.push(Chain {
                route,
                captured,
                to,
                can_go_on: false,
            });
            chains[place].can_go_on = self.leap_on(to, route, captured, chains);
        }
        any
    }
}
