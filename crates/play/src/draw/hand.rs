//! The array of one side, on its way.

use consulboard_rules::{BackRank, Draw, Numbering};

/// Where the rolls come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Origin {
    /// They were rolled.
    Dice,
    /// The array was chosen by number; these rolls lead to it.
    Number,
}

/// The array of one side, on its way.
#[derive(Clone, Debug)]
pub(super) struct Hand {
    pub(super) draw: Draw,
    pub(super) origin: Origin,
}

impl Hand {
    /// An empty rank; `None` if the numbering has no procedure.
    pub(super) fn new(numbering: &Numbering) -> Option<Hand> {
        Some(Hand {
            draw: Draw::new(numbering)?,
            origin: Origin::Dice,
        })
    }

    /// The array with a number, with rolls that lead to it: the leftmost piece first where there
    /// are two of a kind. `None` if there is no such number or no dice lead there.
    pub(super) fn of_number(numbering: &Numbering, number: u32) -> Option<Hand> {
        if number >= numbering.count {
            return None;
        }
        let back = (numbering.back_rank)(number);
        let mut draw = Draw::new(numbering)?;
        while let Some(die) = draw.die() {
            let wanted = |file: &consulboard_rules::File| {
                back.roles().get(usize::from(file.index())) == Some(&die.rule.role)
            };
            let index = die.files.iter().position(wanted)?;
            draw.roll(u8::try_from(index + 1).ok()?).ok()?;
        }
        (draw.back_rank()? == back).then_some(Hand {
            draw,
            origin: Origin::Number,
        })
    }

    /// The number of the finished array; `None` as well where the numbering leaves it out.
    pub(super) fn number(&self, numbering: &Numbering) -> Option<u32> {
        (numbering.number)(&self.back_rank()?)
    }

    pub(super) fn back_rank(&self) -> Option<BackRank> {
        self.draw.back_rank()
    }

    /// Takes the last roll back, one that counted nothing as well; `false` if there is none.
    pub(super) fn take_back(&mut self) -> bool {
        self.origin = Origin::Dice;
        self.draw.take_back()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use consulboard_rules::{StartScheme, Variant};

    #[test]
    fn k42_2_k42_3_dice_lead_to_every_number() {
        let StartScheme::Numbered(numbering) = Variant::Consulchess42k.rules().start else {
            panic!("42k is numbered");
        };
        for number in 0..numbering.count {
            let hand = Hand::of_number(numbering, number).unwrap();
            assert_eq!(hand.number(numbering), Some(number));
            assert!(hand.draw.rolls().iter().all(|roll| roll.placed.is_some()));
        }
        assert!(Hand::of_number(numbering, numbering.count).is_none());
    }
}
