//! A game with variations, as plain data: what a move list shows and what a PGN holds.
//!
//! A tree remembers what was played, it does not know how pieces move: moves come into it from a
//! [`Game`], and a [`Game`] of any of its lines comes out again.

mod growing;
mod lines;
mod marks;
mod remarks;
mod tags;
#[cfg(test)]
mod tests;
mod walk;

use consulboard_rules::{ChoiceId, Color, Game, NoSuchChoice, Outcome, Start, Variant, View};

pub(crate) use growing::Growing;
pub use marks::{Marks, MarksError, Pen};
pub use remarks::Remarks;
pub use tags::Tags;
pub use walk::{Step, Walk};

/// A position of a tree, and the move that led to it. It names the same one until that is deleted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(u32);

impl NodeId {
    /// The position that the game starts from.
    pub const ROOT: NodeId = NodeId(0);

    /// The number by which [`Tree::find`] finds it again.
    pub const fn index(self) -> u32 {
        self.0
    }
}

/// A move of a tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// In SAN, with the letters of the rules.
    pub san: String,
    /// In machine form (TXT-2).
    pub machine: String,
    /// The number of the move; 0 for the relocations before the first one (CFG-1).
    pub number: u32,
    /// Who plays it.
    pub color: Color,
}

impl Played {
    /// The last move of a game; `None` where none has been played.
    pub fn last_of(game: &Game) -> Option<Played> {
        Played::of(game, game.len().checked_sub(1)?)
    }

    fn of(game: &Game, ply: usize) -> Option<Played> {
        let played = game.plies().nth(ply)?;
        let before = game.view(ply);
        Some(Played {
            san: played.san.clone(),
            machine: played.machine.clone(),
            number: number(before),
            color: before.turn(),
        })
    }

    /// The move as it is named away from its list: `12. Nf3`, `12... Nf6`.
    pub fn label(&self) -> String {
        format!("{} {}", self.numbered(), self.san)
    }

    /// Its number with the points that tell whose it is.
    pub(crate) fn numbered(&self) -> String {
        with_points(self.number, self.color)
    }
}

/// The number of the move that comes next.
fn number(view: View<'_>) -> u32 {
    match view.relocating() {
        Some(_) => 0,
        None => view.fullmoves(),
    }
}

/// The same as it is written before a move of either side.
pub(crate) fn numbered(view: View<'_>) -> String {
    with_points(number(view), view.turn())
}

fn with_points(number: u32, color: Color) -> String {
    let points = match color {
        Color::White => ".",
        Color::Black => "...",
    };
    format!("{number}{points}")
}

/// One position with everything that hangs on it.
#[derive(Clone, Debug, Default)]
struct Slot {
    /// `None` at the root.
    played: Option<Played>,
    remarks: Remarks,
    /// `None` at the root, and of what has been deleted.
    parent: Option<NodeId>,
    /// The line that goes on first.
    children: Vec<NodeId>,
}

/// A game with variations.
///
/// The *main line* is what was played. It leads from the start by the first moves of each position to
/// the *tip*, where the game stands; moves after the tip were taken back, or are what could have
/// followed.
#[derive(Clone, Debug)]
pub struct Tree {
    variant: Variant,
    start: Start,
    /// The root is the first; nothing is ever moved, so that a [`NodeId`] stays what it is.
    slots: Vec<Slot>,
    tip: NodeId,
    /// What the players decided at the tip.
    outcome: Option<Outcome>,
    /// Who played it, where and when.
    tags: Tags,
}

impl Tree {
    /// The tree whose main line is a game, with what the players decided.
    pub fn of_game(game: &Game) -> Tree {
        let mut tree = Tree {
            variant: game.variant(),
            start: game.start().clone(),
            slots: vec![Slot::default()],
            tip: NodeId::ROOT,
            outcome: None,
            tags: Tags::default(),
        };
        for ply in 0..game.len() {
            if let Some(played) = Played::of(game, ply) {
                tree.add(tree.tip, played);
            }
        }
        tree.outcome = game.decision();
        tree
    }

    /// The variant.
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// Where the game started.
    pub fn start(&self) -> &Start {
        &self.start
    }

    /// Where the main line ends.
    pub fn tip(&self) -> NodeId {
        self.tip
    }

    /// What the players decided at the tip: resignation, agreement, a claim, a fallen flag. What ends
    /// a game by itself is not said here, the position says it.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Notes what the players decided, or that they decided nothing.
    pub fn set_outcome(&mut self, outcome: Option<Outcome>) {
        self.outcome = outcome;
    }

    /// Who played it, where and when: what the game itself does not say, and nothing that is unknown.
    pub fn tags(&self) -> &Tags {
        &self.tags
    }

    /// The same, to be changed.
    pub fn tags_mut(&mut self) -> &mut Tags {
        &mut self.tags
    }

    /// Whether no move has been played or tried.
    pub fn is_empty(&self) -> bool {
        self.children(NodeId::ROOT).is_empty()
    }

    /// The position of a number; `None` if there is none of it, or no longer.
    pub fn find(&self, index: u32) -> Option<NodeId> {
        let slot = self.slots.get(usize::try_from(index).ok()?)?;
        (index == 0 || slot.parent.is_some()).then_some(NodeId(index))
    }

    /// The position before; `None` at the start.
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        self.slot(id).parent
    }

    /// The positions that follow, that of the line that goes on first.
    pub fn children(&self, id: NodeId) -> &[NodeId] {
        &self.slot(id).children
    }

    /// The move that led there; `None` at the start.
    pub fn played(&self, id: NodeId) -> Option<&Played> {
        self.slot(id).played.as_ref()
    }

    /// What is said of a move and drawn on its position.
    pub fn remarks(&self, id: NodeId) -> &Remarks {
        &self.slot(id).remarks
    }

    /// The same, to be changed.
    pub fn remarks_mut(&mut self, id: NodeId) -> &mut Remarks {
        &mut self.slot_mut(id).remarks
    }

    /// Plays a move where a game stands, which is at `at`: an existing line is followed, else one
    /// begins. At the tip of a game that goes on, the main line grows.
    ///
    /// # Errors
    ///
    /// When the game has no such choice; nothing changes then.
    pub fn play(
        &mut self,
        at: NodeId,
        game: &mut Game,
        choice: ChoiceId,
    ) -> Result<NodeId, NoSuchChoice> {
        game.play(choice)?;
        Ok(self.record(at, game))
    }

    /// Takes in the last move of a game that stood at `at` before it, as [`Tree::play`] does.
    pub fn record(&mut self, at: NodeId, game: &Game) -> NodeId {
        match Played::last_of(game) {
            Some(played) => self.add(at, played),
            None => at,
        }
    }

    /// The same, of a line that is known to be the main one or not to be.
    fn record_line(&mut self, at: NodeId, game: &Game, main: bool) -> NodeId {
        match Played::last_of(game) {
            Some(played) => self.add_line(at, played, main),
            None => at,
        }
    }

    fn add(&mut self, at: NodeId, played: Played) -> NodeId {
        self.add_line(at, played, at == self.tip && self.outcome.is_none())
    }

    fn add_line(&mut self, at: NodeId, played: Played, main: bool) -> NodeId {
        let same = |child: &NodeId| {
            let other = self.played(*child);
            other.is_some_and(|other| other.machine == played.machine)
        };
        let known = self.children(at).iter().copied().find(same);
        let child = known.unwrap_or_else(|| {
            // A tree of 4,294,967,295 moves fits into no memory.
            let id = NodeId(u32::try_from(self.slots.len()).unwrap_or(u32::MAX));
            self.slots.push(Slot {
                played: Some(played),
                parent: Some(at),
                ..Slot::default()
            });
            self.slot_mut(at).children.push(id);
            id
        });
        if main {
            self.put_first(child);
            self.tip = child;
        }
        child
    }

    /// The game of the main line, with what the players decided.
    pub fn game(&self) -> Game {
        self.game_at(self.tip)
    }

    /// The game up to a position, as it would have come there.
    pub fn game_at(&self, id: NodeId) -> Game {
        let mut game = match Game::from_start(self.variant, self.start.clone()) {
            Ok(game) => game,
            // It came from a game.
            Err(_) => return Game::new(self.variant),
        };
        for step in self.path(id) {
            let machine = self.played(step).map(|played| played.machine.as_str());
            let choice = machine.and_then(|machine| game.find(machine).ok());
            if choice.is_none_or(|choice| game.play(choice).is_err()) {
                return game;
            }
        }
        if let Some(outcome) = self.outcome.filter(|_| id == self.tip) {
            game.conclude(outcome);
        }
        game
    }

    fn slot(&self, id: NodeId) -> &Slot {
        // One of another tree means the start here, which is always there.
        self.slots.get(id.0 as usize).unwrap_or(&self.slots[0])
    }

    fn slot_mut(&mut self, id: NodeId) -> &mut Slot {
        let known = self.slots.len() > id.0 as usize;
        &mut self.slots[if known { id.0 as usize } else { 0 }]
    }

    /// What two trees are compared by.
    fn said(&self) -> impl Iterator<Item = Said<'_>> {
        self.walk().map(|step| match step {
            Step::Open(_) => Said::Open,
            Step::Move(id) => Said::Move(self.played(id), self.remarks(id)),
            Step::Close => Said::Close,
        })
    }
}

#[derive(PartialEq)]
enum Said<'a> {
    Open,
    Move(Option<&'a Played>, &'a Remarks),
    Close,
}

/// Equal where they say the same, whatever was deleted on the way.
impl PartialEq for Tree {
    fn eq(&self, other: &Tree) -> bool {
        self.variant == other.variant
            && self.start == other.start
            && self.outcome == other.outcome
            && self.tags == other.tags
            && self.remarks(NodeId::ROOT) == other.remarks(NodeId::ROOT)
            && self.path(self.tip).len() == other.path(other.tip).len()
            && self.said().eq(other.said())
    }
}

impl Eq for Tree {}
