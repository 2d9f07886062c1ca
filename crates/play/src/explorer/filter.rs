//! What one looks for in an array: what may stand on each file, and how pieces stand to each other.

use consulboard_rules::{ArrayFault, BackRank, File, Role, Rules};

use super::files::Files;
use super::row::{Row, Strided};

/// A reason why an array is not played although it has a number (CRC-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Criterion {
    /// A pawn that no piece protects.
    UnprotectedPawn,
    /// Two bishops beside each other.
    NeighbouringBishops,
    /// Too much like Gothic Chess.
    LikeGothic,
}

impl Criterion {
    /// Every criterion, in the order in which they are tested.
    pub const ALL: [Criterion; 3] = [
        Criterion::UnprotectedPawn,
        Criterion::NeighbouringBishops,
        Criterion::LikeGothic,
    ];

    /// Which of them a fault breaks.
    pub const fn of(fault: ArrayFault) -> Criterion {
        match fault {
            ArrayFault::UnprotectedPawn { .. } => Criterion::UnprotectedPawn,
            ArrayFault::NeighbouringBishops { .. } => Criterion::NeighbouringBishops,
            ArrayFault::LikeGothic { .. } => Criterion::LikeGothic,
        }
    }
}

/// Which arrays of the numbering are looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Criteria {
    /// Those that are played.
    #[default]
    Played,
    /// All.
    All,
    /// Those that break this criterion first.
    Broken(Criterion),
}

/// How pieces stand to each other, or to the board.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Relation {
    /// One of the pieces stands on one of the files.
    On {
        /// What it is.
        role: Role,
        /// Which of them, counted from the left from 1; `None` for any.
        which: Option<u8>,
        /// Where.
        files: Files,
    },
    /// Two of them stand beside each other.
    Beside(Role, Role),
    /// No two of them do.
    Apart(Role, Role),
    /// From left to right there are these, whatever stands between them.
    Order(Vec<Role>),
}

/// What one looks for in an array. Everything in it has to be so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Filter {
    /// The roles that an array can have, as bits.
    roles: u16,
    /// Those of them that may stand on each file.
    allowed: Vec<u16>,
    relations: Vec<Relation>,
    /// Which arrays are looked at.
    pub criteria: Criteria,
}

/// How a file is set to what may stand on it.
const fn bit(role: Role) -> u16 {
    1 << role as u16
}

impl Filter {
    /// One that every array of the game passes that is played.
    pub fn new(rules: &Rules) -> Filter {
        // Pawns stand before the array.
        let pieces = rules.letters.iter().map(|(role, _)| *role);
        let pieces = pieces.filter(|role| !matches!(role, Role::Pawn | Role::Superpawn));
        let roles = pieces.fold(0, |all, role| all | bit(role));
        Filter {
            roles,
            allowed: vec![roles; usize::from(rules.geometry.files())],
            relations: Vec::new(),
            criteria: Criteria::Played,
        }
    }

    /// The roles that an array can have, the most valuable first.
    pub fn roles(&self) -> impl Iterator<Item = Role> {
        roles_of(self.roles)
    }

    /// How many files the array has.
    pub fn files(&self) -> u8 {
        self.allowed.len() as u8
    }

    /// What may stand on a file; everything where nothing else was said.
    pub fn allowed(&self, file: File) -> impl Iterator<Item = Role> {
        roles_of(self.mask(file))
    }

    /// Whether anything may stand on a file.
    pub fn is_any(&self, file: File) -> bool {
        self.mask(file) == self.roles
    }

    /// Says what may stand on a file; nothing else may then.
    pub fn set(&mut self, file: File, roles: &[Role]) {
        let mask = roles.iter().fold(0, |all, role| all | bit(*role));
        self.set_mask(file, mask);
    }

    /// Says that anything may stand on a file.
    pub fn set_any(&mut self, file: File) {
        self.set_mask(file, self.roles);
    }

    /// Takes in a click on a piece beside a file: where anything may stand, only this piece may
    /// then; another click adds another piece or takes it away, and the last one taken away leaves
    /// the file to anything.
    pub fn toggle(&mut self, file: File, role: Role) {
        let mask = match self.mask(file) {
            any if any == self.roles => bit(role),
            mask => mask ^ bit(role),
        };
        self.set_mask(file, if mask == 0 { self.roles } else { mask });
    }

    /// Lets a role stand on a file only if the others so far do not forbid it: narrows what may
    /// stand there.
    pub fn narrow(&mut self, file: File, roles: &[Role]) {
        let mask = roles.iter().fold(0, |all, role| all | bit(*role));
        self.set_mask(file, self.mask(file) & mask);
    }

    /// Forbids a role on a file.
    pub fn forbid(&mut self, file: File, role: Role) {
        self.set_mask(file, self.mask(file) & !bit(role));
    }

    /// Whether no file is left for any piece to stand on.
    pub fn is_impossible(&self) -> bool {
        self.allowed.contains(&0)
    }

    /// The relations, in the order in which they were added.
    pub fn relations(&self) -> &[Relation] {
        &self.relations
    }

    /// Adds a relation, unless it is there. Nothing is added that no text could say: an order of
    /// fewer than two pieces, no file of the board, or more pieces than there are files.
    pub fn add(&mut self, relation: Relation) {
        let makes_sense = match &relation {
            Relation::On { which, files, .. } => {
                let board = Files::first(self.files());
                files.and(board) != Files::default()
                    && which.is_none_or(|which| (1..=self.files()).contains(&which))
            }
            Relation::Beside(..) | Relation::Apart(..) => true,
            Relation::Order(roles) => roles.len() > 1,
        };
        if makes_sense && !self.relations.contains(&relation) {
            self.relations.push(relation);
        }
    }

    /// Takes a relation away.
    pub fn remove(&mut self, relation: &Relation) {
        self.relations.retain(|known| known != relation);
    }

    /// Whether an array passes, whatever the criteria.
    pub fn fits(&self, array: &BackRank) -> bool {
        array.roles().len() == self.allowed.len() && self.sieve().passes(Row::new(array, None))
    }

    pub(super) fn mask(&self, file: File) -> u16 {
        let mask = self.allowed.get(usize::from(file.index()));
        mask.copied().unwrap_or(0)
    }

    /// All roles, as bits.
    pub(super) fn all(&self) -> u16 {
        self.roles
    }

    fn set_mask(&mut self, file: File, mask: u16) {
        if let Some(allowed) = self.allowed.get_mut(usize::from(file.index())) {
            *allowed = mask & self.roles;
        }
    }

    /// The same, made ready for many arrays.
    pub(super) fn sieve(&self) -> Sieve {
        let board = Strided::of(Files::first(self.files()));
        let mut sieve = Sieve {
            board,
            fixed: 0,
            known: 0,
            forbidden: Vec::new(),
            relations: Vec::new(),
        };
        let mut open = Vec::new();
        for (index, mask) in (0..).zip(&self.allowed) {
            let shift = 4 * index;
            if mask.count_ones() == 1 {
                sieve.known |= 0b1111 << shift;
                sieve.fixed |= u64::from(mask.trailing_zeros()) << shift;
            } else if *mask != self.roles {
                open.push((1 << shift, *mask));
            }
        }
        for role in self.roles() {
            let closed = open.iter().filter(|(_, mask)| mask & bit(role) == 0);
            let closed = Strided(closed.fold(0, |all, (file, _)| all | file));
            if !closed.is_empty() {
                sieve.forbidden.push((role, closed));
            }
        }
        sieve.relations = self.relations.iter().map(Check::new).collect();
        sieve
    }
}

pub(super) fn roles_of(mask: u16) -> impl Iterator<Item = Role> {
    let roles = Role::ALL.into_iter();
    roles.filter(move |role| mask & bit(*role) != 0)
}

/// A filter made ready for many arrays.
pub(super) struct Sieve {
    board: Strided,
    /// The roles of the files on which only one may stand, and which files these are.
    fixed: u64,
    known: u64,
    /// Roles with the files on which they may not stand.
    forbidden: Vec<(Role, Strided)>,
    relations: Vec<Check>,
}

impl Sieve {
    #[inline]
    pub(super) fn passes(&self, row: Row) -> bool {
        let files = |role| row.files(role, self.board);
        (row.0 ^ self.fixed) & self.known == 0
            && self
                .forbidden
                .iter()
                .all(|(role, closed)| files(*role).and(*closed).is_empty())
            && self.relations.iter().all(|check| check.holds(files))
    }
}

/// A relation made ready.
enum Check {
    Any(Role, Strided),
    Nth(Role, u8, Strided),
    Beside(Role, Role),
    Apart(Role, Role),
    Order(Vec<Role>),
}

impl Check {
    fn new(relation: &Relation) -> Check {
        match relation {
            Relation::On { role, which, files } => match which {
                None => Check::Any(*role, Strided::of(*files)),
                Some(which) => Check::Nth(*role, *which, Strided::of(*files)),
            },
            Relation::Beside(one, other) => Check::Beside(*one, *other),
            Relation::Apart(one, other) => Check::Apart(*one, *other),
            Relation::Order(roles) => Check::Order(roles.clone()),
        }
    }

    fn holds(&self, files: impl Fn(Role) -> Strided) -> bool {
        let beside = |one, other| !files(one).neighbours().and(files(other)).is_empty();
        match self {
            Check::Any(role, on) => !files(*role).and(*on).is_empty(),
            Check::Nth(role, which, on) => {
                let before = 1..*which;
                let left = before.fold(files(*role), |files, _| files.rest());
                !left.leftmost().and(*on).is_empty()
            }
            Check::Beside(one, other) => beside(*one, *other),
            Check::Apart(one, other) => !beside(*one, *other),
            Check::Order(roles) => {
                let mut right = Strided(!0);
                roles.iter().all(|role| {
                    let here = files(*role).and(right);
                    right = here.right_of_leftmost();
                    !here.is_empty()
                })
            }
        }
    }
}
