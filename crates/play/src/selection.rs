//! Which piece is chosen and how far its move has been clicked.
//!
//! A selection is the set of choices with a click sequence that begins with what was clicked. It
//! knows no game: ordinary moves, castlings and chains of landings are all sequences.

use consulboard_rules::{Choice, ChoiceId, Square, SquareSet, Step, StepKind};

/// What has been clicked of a move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Selection {
    steps: Vec<Step>,
}

/// What a click led to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Clicked {
    /// Nothing happened.
    Nothing,
    /// Something else is selected now.
    Changed,
    /// A move is complete; several differ only in what the pawn becomes.
    Complete(Vec<ChoiceId>),
}

/// A step that may be clicked next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct NextStep {
    /// The click.
    pub(crate) step: Step,
    /// Whether a move that ends with it captures on its square.
    pub(crate) captures: bool,
}

impl Selection {
    /// What has been clicked so far.
    pub(crate) fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The square of the chosen piece.
    pub(crate) fn piece(&self) -> Option<Square> {
        self.steps.first().map(|step| step.square)
    }

    /// The step of this kind, if it has been clicked.
    pub(crate) fn step(&self, kind: StepKind) -> Option<Square> {
        let found = self.steps.iter().find(|step| step.kind == kind);
        found.map(|step| step.square)
    }

    /// Whether more than the piece has been clicked.
    pub(crate) fn is_deep(&self) -> bool {
        self.steps.len() > 1
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.steps.clear();
    }

    /// One step back; `false` if nothing was selected.
    pub(crate) fn back(&mut self) -> bool {
        self.steps.pop().is_some()
    }

    /// Chooses a piece.
    pub(crate) fn choose(&mut self, square: Square) {
        self.steps = vec![Step {
            square,
            kind: StepKind::Piece,
        }];
    }

    /// The choices with a path that begins like this, each with what follows on that path.
    fn continuations<'a>(
        &'a self,
        choices: &'a [Choice],
    ) -> impl Iterator<Item = (&'a Choice, &'a [Step])> {
        let paths = choices
            .iter()
            .flat_map(|choice| choice.paths.iter().map(move |path| (choice, path)));
        paths.filter_map(|(choice, path)| Some((choice, path.strip_prefix(&self.steps[..])?)))
    }

    /// What may be clicked next, each once.
    pub(crate) fn next_steps(&self, choices: &[Choice]) -> Vec<NextStep> {
        let mut next: Vec<NextStep> = Vec::new();
        for (choice, rest) in self.continuations(choices) {
            let Some(step) = rest.first().copied() else {
                continue;
            };
            // A captured piece elsewhere (en passant) is still a capture by this click.
            let captures = rest.len() == 1 && choice.captures.any();
            let found = NextStep { step, captures };
            if let Err(place) = next.binary_search(&found) {
                next.insert(place, found);
            }
        }
        next
    }

    /// The squares where the chosen piece would drown if its move ended there with the next click.
    pub(crate) fn drown_targets(&self, choices: &[Choice]) -> SquareSet {
        if self.steps.is_empty() {
            return SquareSet::EMPTY;
        }
        let next = self.continuations(choices);
        let ending = next.filter_map(|(choice, rest)| match rest {
            [last] if choice.drowns.contains(last.square) => Some(last.square),
            [] | [_, ..] => None,
        });
        ending.collect()
    }

    /// Takes a step that is known to be possible.
    fn take(&mut self, step: Step, choices: &[Choice]) -> Clicked {
        self.steps.push(step);
        let mut complete: Vec<ChoiceId> = self
            .continuations(choices)
            .filter(|(_, rest)| rest.is_empty())
            .map(|(choice, _)| choice.id)
            .collect();
        complete.dedup();
        if complete.is_empty() {
            Clicked::Changed
        } else {
            Clicked::Complete(complete)
        }
    }

    /// Takes the next step on a square, if there is one. A castling rook's own square is only
    /// taken as the king's target when that was meant: see [`Selection::king_to_rook_square`].
    pub(crate) fn advance(&mut self, square: Square, choices: &[Choice]) -> Clicked {
        if self.steps.is_empty() || self.is_rook_again(square) {
            return Clicked::Nothing;
        }
        let mut next = self.next_steps(choices).into_iter().map(|next| next.step);
        // Clicked again a piece is let go, so what stays is said by a button (CFG-1).
        match next.find(|s| s.square == square && s.kind != StepKind::Stay) {
            Some(step) => self.take(step, choices),
            None => Clicked::Nothing,
        }
    }

    /// A click on a square that is not the end of a drag. `own` says whether the player may choose
    /// a piece there.
    pub(crate) fn click(&mut self, square: Square, own: bool, choices: &[Choice]) -> Clicked {
        let advanced = self.advance(square, choices);
        if advanced != Clicked::Nothing {
            return advanced;
        }
        if self.piece() == Some(square) {
            self.clear();
            Clicked::Changed
        } else if own {
            self.choose(square);
            Clicked::Changed
        } else if self.back() {
            Clicked::Changed
        } else {
            Clicked::Nothing
        }
    }

    /// Whether the square is the castling rook's that has just been clicked.
    fn is_rook_again(&self, square: Square) -> bool {
        self.steps.last().copied()
            == Some(Step {
                square,
                kind: StepKind::CastlingRook,
            })
    }

    /// The landing where a chain of leaps may end now.
    pub(crate) fn stop(&self, choices: &[Choice]) -> Option<Square> {
        let next = self.next_steps(choices).into_iter();
        let mut stops = next.filter(|next| next.step.kind == StepKind::Stop);
        stops.next().map(|next| next.step.square)
    }

    /// Chooses the piece that may be relocated, if the choices are relocations (CFG-1): it is the
    /// only one that can be meant.
    pub(crate) fn choose_relocating(&mut self, choices: &[Choice]) {
        if let Some(stay) = stay(choices) {
            self.choose(stay.square);
        }
    }

    /// Takes the step of the piece that stays where it is.
    pub(crate) fn keep(&mut self, choices: &[Choice]) -> Clicked {
        match stay(choices) {
            Some(step) => {
                self.choose(step.square);
                self.take(step, choices)
            }
            None => Clicked::Nothing,
        }
    }

    /// The castling rook's square where the king may go too (CAS-3): a second click there selects
    /// the rook, so this target needs a way of its own.
    pub(crate) fn king_to_rook_square(&self, choices: &[Choice]) -> Option<Square> {
        let rook = self.steps.last().filter(|s| self.is_rook_again(s.square))?;
        let next = self.next_steps(choices).into_iter();
        next.map(|next| next.step.square)
            .find(|s| *s == rook.square)
    }

    /// Takes that target.
    pub(crate) fn take_king_to_rook_square(&mut self, choices: &[Choice]) -> Clicked {
        match self.king_to_rook_square(choices) {
            Some(square) => self.take(
                Step {
                    square,
                    kind: StepKind::KingTarget,
                },
                choices,
            ),
            None => Clicked::Nothing,
        }
    }
}

/// The step by which a piece that may be relocated stays (CFG-1).
fn stay(choices: &[Choice]) -> Option<Step> {
    let paths = choices.iter().flat_map(|choice| &choice.paths);
    let mut steps = paths.flatten().copied();
    steps.find(|step| step.kind == StepKind::Stay)
}
