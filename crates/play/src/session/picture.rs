//! The session as it is seen on the board.

use consulboard_rules::{
    Castling, Change, Color, Piece, Square, SquareSet, Step, StepKind, Terrain,
};

use super::Session;
use crate::scene::{Look, Mark, MarkKind, Ripple, Scene, Sprite};
use crate::selection::NextStep;

/// How much is left of a piece that is shown elsewhere as a ghost.
const FADED: f64 = 0.35;
const GHOST: f64 = 0.6;

/// How far a drowning piece sinks, in squares.
const SINK: f64 = 0.14;

/// Where the pieces of a castling would stand, as far as that is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ghosts {
    king: Square,
    pub(super) rook: Square,
    king_to: Option<Square>,
    rook_to: Option<Square>,
}

impl Session {
    /// What is to be seen at a time of the clock that [`Session::update`] was told.
    pub fn scene(&self, now: f64) -> Scene {
        let mut sprites = self.standing_sprites(now);
        sprites.extend(self.fading_sprites(now));
        sprites.extend(self.drowning_sprites(now));
        sprites.extend(self.sliding_sprites(now));
        sprites.extend(self.ghost_sprites());
        sprites.extend(self.chain_ghost());
        sprites.extend(self.dragged_sprite());
        Scene {
            frame: self.frame(),
            river: self.view().terrain(Terrain::River),
            castles: self.view().terrain(Terrain::Castle),
            marks: self.marks(),
            ripples: self.ripples(now),
            drawings: self.drawings(),
            sprites,
            moving: !self.animation.is_over(now),
        }
    }

    fn sprite(&self, piece: Piece, square: Square) -> Sprite {
        Sprite {
            piece,
            at: self.frame().corner(square),
            look: Look::Standing,
            turned: self.is_turned(piece.color),
            opacity: 1.0,
        }
    }

    fn is_turned(&self, color: Color) -> bool {
        self.face_to_face && color != self.bottom
    }

    fn standing_sprites(&self, now: f64) -> Vec<Sprite> {
        let ghosts = self.castling_ghosts();
        let over = self.animation.is_over(now);
        let dragged = self.press.filter(|press| press.dragging);
        let prey = self.prey();
        let landed = self.landed();
        let pieces = self.view().pieces().into_iter();
        pieces
            .filter(|(square, _)| {
                over || self
                    .animation
                    .slides
                    .iter()
                    .all(|slide| slide.to() != *square)
            })
            // Where the other of the two would stand, what is left of the one would only blur it.
            .filter(|(square, _)| {
                ghosts.is_none_or(|ghosts| {
                    !(*square == ghosts.king && ghosts.rook_to == Some(*square)
                        || *square == ghosts.rook && ghosts.king_to == Some(*square))
                })
            })
            .map(|(square, piece)| {
                let mut sprite = self.sprite(piece, square);
                let elsewhere = ghosts.is_some_and(|ghosts| {
                    square == ghosts.king && ghosts.king_to.is_some()
                        || square == ghosts.rook && ghosts.rook_to.is_some()
                });
                let leapt_away = landed.is_some() && self.selection.piece() == Some(square);
                if elsewhere
                    || leapt_away
                    || prey.contains(square)
                    || dragged.is_some_and(|press| press.square == square)
                {
                    sprite.opacity = FADED;
                }
                sprite
            })
            .collect()
    }

    fn fading_sprites(&self, now: f64) -> Vec<Sprite> {
        if self.animation.is_over(now) {
            return Vec::new();
        }
        let opacity = 1.0 - self.animation.progress(now);
        let fading = self.animation.fading.iter();
        fading
            .map(|(square, piece)| Sprite {
                opacity,
                ..self.sprite(*piece, *square)
            })
            .collect()
    }

    /// What drowns sinks where it stands.
    fn drowning_sprites(&self, now: f64) -> Vec<Sprite> {
        if self.animation.is_over(now) {
            return Vec::new();
        }
        let drowned = self.animation.drowned(now);
        let sliding = |square: Square| self.animation.slides.iter().any(|it| it.to() == square);
        let drowning = self.animation.drowning.iter();
        drowning
            .filter(|(square, _)| drowned > 0.0 || !sliding(*square))
            .map(|(square, piece)| {
                let mut sprite = self.sprite(*piece, *square);
                sprite.at.y += SINK * drowned;
                sprite.opacity = 1.0 - drowned;
                sprite
            })
            .collect()
    }

    fn ripples(&self, now: f64) -> Vec<Ripple> {
        let progress = self.animation.drowned(now);
        if self.animation.is_over(now) || progress <= 0.0 {
            return Vec::new();
        }
        let drowning = self.animation.drowning.iter();
        drowning
            .map(|(square, _)| Ripple {
                at: self.frame().corner(*square),
                progress,
            })
            .collect()
    }

    fn sliding_sprites(&self, now: f64) -> Vec<Sprite> {
        if self.animation.is_over(now) {
            return Vec::new();
        }
        let progress = self.animation.progress(now);
        let frame = self.frame();
        let drowned = self.animation.drowned(now);
        let drowns = |square: Square| self.animation.drowning.iter().any(|it| it.0 == square);
        let slides = self.animation.slides.iter();
        slides
            // What has arrived and drowns is drawn as it sinks.
            .filter(|slide| drowned <= 0.0 || !drowns(slide.to()))
            .map(|slide| {
                let (from, to, part) = slide.leg(progress);
                let (from, to) = (frame.corner(from), frame.corner(to));
                let mut sprite = self.sprite(slide.piece, slide.to());
                sprite.at.x = from.x + (to.x - from.x) * part;
                sprite.at.y = from.y + (to.y - from.y) * part;
                sprite
            })
            .collect()
    }

    fn dragged_sprite(&self) -> Option<Sprite> {
        let press = self.press.filter(|press| press.dragging)?;
        let piece = self.view().piece(press.square)?;
        let mut sprite = self.sprite(piece, press.square);
        sprite.at.x = press.point.x - 0.5;
        sprite.at.y = press.point.y - 0.5;
        sprite.look = Look::Lifted;
        Some(sprite)
    }

    /// Where the chain being entered has landed.
    fn landed(&self) -> Option<Square> {
        let steps = self.selection.steps().iter().rev();
        let mut landings = steps.filter(|step| step.kind == StepKind::Landing);
        landings.next().map(|step| step.square)
    }

    fn chain_ghost(&self) -> Option<Sprite> {
        let piece = self.chosen_piece()?;
        let mut sprite = self.sprite(piece, self.landed()?);
        sprite.look = Look::Ghost;
        sprite.opacity = GHOST;
        Some(sprite)
    }

    fn ghost_sprites(&self) -> Vec<Sprite> {
        let Some(ghosts) = self.castling_ghosts() else {
            return Vec::new();
        };
        let view = self.view();
        [(ghosts.king, ghosts.king_to), (ghosts.rook, ghosts.rook_to)]
            .into_iter()
            .filter_map(|(from, to)| {
                let mut sprite = self.sprite(view.piece(from)?, to?);
                sprite.look = Look::Ghost;
                sprite.opacity = GHOST;
                Some(sprite)
            })
            .collect()
    }

    /// The castling being entered or pointed at in the list.
    pub(super) fn castling_ghosts(&self) -> Option<Ghosts> {
        if let Some(ghosts) = self.preview_ghosts() {
            return Some(ghosts);
        }
        let king = self.selection.piece()?;
        if let Some(ghosts) = self.pointed_castling(king) {
            return Some(ghosts);
        }
        let next = self.selection.next_steps(&self.choices);
        let pointed = |kind| {
            let candidates = next.iter().filter(|next| next.step.kind == kind);
            let squares: Vec<Square> = candidates.map(|next| next.step.square).collect();
            // A click on the rook's own square would choose the rook, so nothing else is shown there.
            let clickable = |square: &Square| {
                squares.contains(square)
                    && self.selection.king_to_rook_square(&self.choices) != Some(*square)
            };
            let looked = self.hover.or(self.cursor).filter(clickable);
            // A single target is shown before it is taken, pointed at or not.
            looked.or(match squares[..] {
                [only] => Some(only),
                [] | [_, _, ..] => None,
            })
        };
        let rook_clicked = self.selection.step(StepKind::CastlingRook);
        match self.selection.step(StepKind::KingTarget) {
            Some(king_to) => Some(Ghosts {
                king,
                rook: rook_clicked.or_else(|| self.rook_of_selection())?,
                king_to: Some(king_to),
                rook_to: pointed(StepKind::RookTarget),
            }),
            None => Some(Ghosts {
                king,
                rook: rook_clicked?,
                king_to: pointed(StepKind::KingTarget),
                rook_to: None,
            }),
        }
    }

    /// The castling that a click where the pointer or the cursor is would play at once, as those with
    /// fixed targets are (CFG-4, CRC-4).
    fn pointed_castling(&self, king: Square) -> Option<Ghosts> {
        let square = self.hover.or(self.cursor)?;
        let played = |path: &[Step]| {
            let rest = path.strip_prefix(self.selection.steps());
            matches!(rest, Some([last]) if last.square == square)
        };
        let castling = self
            .choices
            .iter()
            .find(|choice| choice.is_castling && choice.paths.iter().any(|path| played(path)))?;
        let steps = castling.paths.iter().flatten();
        let mut rooks = steps.filter(|step| step.kind == StepKind::CastlingRook);
        let rook = rooks.next()?.square;
        let changes = self.here().changes(castling.id)?;
        let target = |piece| {
            let moved = changes.iter().find_map(|change| match change {
                Change::Slide { from, to } if from == piece => Some(to),
                Change::Slide { .. }
                | Change::Leap { .. }
                | Change::Drown { .. }
                | Change::Remove { .. }
                | Change::Put { .. } => None,
            });
            // In a shuffled array one of the two may stand on its target already.
            moved.unwrap_or(piece)
        };
        // The last step of a free castling is pointed at in a way of its own.
        let fixed = self.selection.steps().len() == 1;
        fixed.then(|| Ghosts {
            king,
            rook,
            king_to: Some(target(king)),
            rook_to: Some(target(rook)),
        })
    }

    /// The rook that moves in every choice that is still selected.
    fn rook_of_selection(&self) -> Option<Square> {
        let king = self.selection.piece()?;
        let steps = self.selection.steps();
        let choice = self
            .choices
            .iter()
            .find(|choice| choice.paths.iter().any(|path| path.starts_with(steps)))?;
        let changes = self.here().changes(choice.id)?;
        changes.iter().find_map(|change| match change {
            Change::Slide { from, .. } if from != king => Some(from),
            Change::Slide { .. }
            | Change::Leap { .. }
            | Change::Drown { .. }
            | Change::Remove { .. }
            | Change::Put { .. } => None,
        })
    }

    fn preview_ghosts(&self) -> Option<Ghosts> {
        let (color, text) = self.preview.as_ref()?;
        let mut castlings = self.view().castlings(*color).into_iter();
        let castling: Castling = castlings.find(|c| c.text == *text)?;
        Some(Ghosts {
            king: castling.king,
            rook: castling.rook,
            king_to: Some(castling.king_to),
            rook_to: Some(castling.rook_to),
        })
    }

    /// The marked squares, in drawing order.
    pub(super) fn marks(&self) -> Vec<Mark> {
        let mut marks: Vec<Mark> = Vec::new();
        // In drawing order, which is that of the kinds.
        let mut add = |square, kind| {
            let place = marks.partition_point(|mark| mark.kind <= kind);
            marks.insert(place, Mark { square, kind });
        };
        if let Some(last) = self.shown().checked_sub(1)
            && let Some(ply) = self.line().plies().nth(last)
        {
            for change in ply.changes.iter() {
                if let Change::Slide { from, to } | Change::Leap { from, to } = change {
                    add(from, MarkKind::LastFrom);
                    add(to, MarkKind::LastTo);
                }
            }
        }
        let kind = if self.view().is_check() {
            MarkKind::Check
        } else {
            MarkKind::Threatened
        };
        for royal in self.view().threatened() {
            add(royal, kind);
        }
        if let Some(piece) = self.selection.piece() {
            add(piece, MarkKind::Selected);
        }
        if self.may_move() {
            for square in self.view().drowning() {
                add(square, MarkKind::Drowning);
            }
        }
        // What is pointed at in the list, with its targets.
        if let Some(ghosts) = self.preview_ghosts() {
            let captures = |square| {
                let own = self.view().piece(ghosts.king).map(|king| king.color);
                let there = self.view().piece(square);
                there.is_some_and(|piece| Some(piece.color) != own)
            };
            if let Some(king_to) = ghosts.king_to {
                add(king_to, MarkKind::KingTarget);
            }
            if let Some(rook_to) = ghosts.rook_to {
                let kind = if captures(rook_to) {
                    MarkKind::RookCaptureTarget
                } else {
                    MarkKind::RookTarget
                };
                add(rook_to, kind);
            }
        }
        let by_button = self.selection.king_to_rook_square(&self.choices);
        let next = self.next_steps().into_iter();
        // The piece that may stay is marked as the chosen one already.
        for next in next.filter(|next| next.step.kind != StepKind::Stay) {
            let square = next.step.square;
            add(
                square,
                if by_button == Some(square) {
                    MarkKind::CastlingRook
                } else {
                    mark_of(next)
                },
            );
        }
        for square in self.selection.drown_targets(&self.choices) {
            add(square, MarkKind::DrownTarget);
        }
        for square in self.prey() {
            add(square, MarkKind::Prey);
        }
        if let Some(press) = self.press.filter(|press| press.dragging)
            && let Some(square) = self.hover.filter(|square| *square != press.square)
            && self
                .next_steps()
                .iter()
                .any(|next| next.step.square == square)
        {
            add(square, MarkKind::DropTarget);
        }
        if let Some(cursor) = self.cursor {
            add(cursor, MarkKind::Cursor);
        }
        marks
    }

    /// The pieces that the chain being entered has leapt over.
    fn prey(&self) -> SquareSet {
        let mut prey = SquareSet::EMPTY;
        let mut at = self.selection.piece();
        for step in self.selection.steps() {
            if step.kind == StepKind::Landing {
                let between = at.and_then(|from| from.midway(step.square));
                prey |= between.map_or(SquareSet::EMPTY, SquareSet::of);
                at = Some(step.square);
            }
        }
        prey
    }

    /// What may be clicked next.
    pub(crate) fn next_steps(&self) -> Vec<NextStep> {
        if self.selection.steps().is_empty() || !self.promotion.is_empty() {
            return Vec::new();
        }
        self.selection.next_steps(&self.choices)
    }
}

/// How a square that may be clicked next is marked.
pub(super) fn mark_of(next: NextStep) -> MarkKind {
    match (next.step.kind, next.captures) {
        (StepKind::Piece, _) => MarkKind::Selected,
        (StepKind::Target, false) => MarkKind::Target,
        (StepKind::Target, true) => MarkKind::CaptureTarget,
        (StepKind::Landing, _) => MarkKind::Landing,
        (StepKind::Stop, _) => MarkKind::Stop,
        (StepKind::Relocatee, _) => MarkKind::Relocatee,
        (StepKind::Stay, _) => MarkKind::Selected,
        (StepKind::CastlingRook, _) => MarkKind::CastlingRook,
        (StepKind::KingTarget, _) => MarkKind::KingTarget,
        (StepKind::RookTarget, false) => MarkKind::RookTarget,
        (StepKind::RookTarget, true) => MarkKind::RookCaptureTarget,
    }
}
