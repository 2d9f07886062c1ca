//! Taking back, starting again, and what is drawn for whom.

use consulboard_rules::{ByColor, Color, Sides, Variant};

use super::event::{BlackArray, DrawEffect};
use super::games::alike;
use super::hand::Hand;
use super::session::{DrawSession, SHOW};

impl DrawSession {
    /// Changes what has been drawn; the change says whether there was any.
    pub(super) fn edit(&mut self, change: fn(&mut DrawSession) -> bool) -> Vec<DrawEffect> {
        let mut effects = self.finish();
        if change(self) {
            effects.push(DrawEffect::Announce(self.prompt()));
            effects.extend(SHOW);
        }
        effects
    }

    /// Takes a typed figure back, or else the last roll.
    pub(super) fn take_back(&mut self) -> bool {
        if self.typed.take().is_some() {
            return true;
        }
        match self.procedure.sides {
            Sides::Separate if self.hand().draw.rolls().is_empty() => self.side = !self.side,
            Sides::Separate | Sides::Mirrored | Sides::Either => {}
        }
        self.hands[self.side].take_back()
    }

    pub(super) fn start_again(&mut self) -> bool {
        self.typed = None;
        let Some(fresh) = Hand::new(self.numbering) else {
            return false;
        };
        match self.procedure.sides {
            Sides::Mirrored | Sides::Either => {
                let unfit = self.is_unfit();
                let hand = &mut self.hands[self.side];
                if hand.draw.rolls().is_empty() {
                    return false;
                }
                if unfit {
                    hand.draw_again(self.numbering);
                } else {
                    *hand = fresh;
                }
            }
            Sides::Separate => {
                let hands = Color::ALL.map(|side| &self.hands[side]);
                if hands.iter().all(|hand| hand.draw.rolls().is_empty()) {
                    return false;
                }
                self.hands = ByColor::new_with(|_| fresh.clone());
                self.side = Color::White;
            }
        }
        true
    }

    pub(super) fn set_black(&mut self, black: BlackArray) -> Vec<DrawEffect> {
        let mut effects = self.finish();
        match self.procedure.sides {
            Sides::Either => {}
            Sides::Mirrored | Sides::Separate => return effects,
        }
        self.black = black;
        self.side = match black {
            BlackArray::Mirrored => Color::White,
            // What is missing comes first.
            BlackArray::Separate if self.hands.white.draw.is_finished() => Color::Black,
            BlackArray::Separate => Color::White,
        };
        effects.push(DrawEffect::Announce(self.prompt()));
        effects.extend(SHOW);
        effects
    }

    pub(super) fn turn_to(&mut self, side: Color) -> Vec<DrawEffect> {
        let mut effects = self.finish();
        match self.black {
            BlackArray::Mirrored => return effects,
            BlackArray::Separate => self.side = side,
        }
        effects.push(DrawEffect::Announce(self.prompt()));
        effects.extend(SHOW);
        effects
    }

    pub(super) fn set_variant(&mut self, variant: Variant) -> Vec<DrawEffect> {
        let effects = self.set_game(variant);
        if self.variant == variant || !alike(variant, self.variant) {
            return effects;
        }
        self.variant = variant;
        SHOW.to_vec()
    }

    /// Turns to the game of a variant, as it was left.
    pub(super) fn set_game(&mut self, variant: Variant) -> Vec<DrawEffect> {
        if alike(variant, self.variant) {
            return Vec::new();
        }
        let place = self.others.iter().position(|it| alike(variant, it.variant));
        let next = match place {
            Some(place) => self.others.remove(place),
            None => match DrawSession::new(variant) {
                Some(fresh) => fresh,
                None => return Vec::new(),
            },
        };
        // What is on its way here is there when one comes back.
        self.playback = None;
        self.typed = None;
        let stays = (self.method, self.motion, self.letters);
        let mut others = std::mem::take(&mut self.others);
        others.push(std::mem::replace(self, next));
        self.others = others;
        (self.method, self.motion, self.letters) = stays;
        SHOW.to_vec()
    }
}
