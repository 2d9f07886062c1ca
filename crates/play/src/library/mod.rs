//! One's own games: what a list shows of each, without reading its moves.
//!
//! The games lie in a database of the browser. It has a store for what lists show (`HEADS`), one for the
//! games as [`record`](crate::record) writes them (`GAMES`), and one for the names that players give them
//! (`NAMES`). In each, a game has the same key, its id. The fourth (`TABS`) says which game was last kept by
//! the tab with a number: [`Last`].

mod carried;
mod head;
mod id;

pub use carried::{Carried, Read};
pub use head::Head;
pub use id::{Last, begun, new_id};

/// The name of the database.
pub const DATABASE: &str = "consulboard";

/// What lists show of the games.
pub const HEADS: &str = "heads";

/// The games.
pub const GAMES: &str = "games";

/// The names that players gave them.
pub const NAMES: &str = "names";

/// Which game each tab has kept last.
pub const TABS: &str = "tabs";

/// Every store.
pub const STORES: [&str; 4] = [HEADS, GAMES, NAMES, TABS];
