//! The array of one side, on its way.

use consulboard_rules::{ArrayFault, BackRank, Draw, File, Numbering, StartError};

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
    /// are two of a kind.
    ///
    /// # Errors
    ///
    /// When there is no such number, or its array is not played.
    pub(super) fn of_number(numbering: &Numbering, number: u32) -> Result<Hand, StartError> {
        let last = last_number(numbering);
        let none = StartError::NoSuchNumber {
            found: number,
            first: numbering.first,
            last,
        };
        if !(numbering.first..=last).contains(&number) {
            return Err(none);
        }
        let back = (numbering.back_rank)(number);
        if let Some(fault) = (numbering.fault)(&back) {
            return Err(StartError::Unfit {
                found: number,
                fault,
            });
        }
        // A procedure leads to every array that is played; a test sees to it.
        let draw = draw_of(numbering, &back).ok_or(none)?;
        Ok(Hand {
            draw,
            origin: Origin::Number,
        })
    }

    /// The number of the finished array; `None` as well where it is none that is played.
    pub(super) fn number(&self, numbering: &Numbering) -> Option<u32> {
        let back = self.back_rank()?;
        match (numbering.fault)(&back) {
            None => (numbering.number)(&back),
            Some(_) => None,
        }
    }

    /// What keeps the finished array from being played.
    pub(super) fn fault(&self, numbering: &Numbering) -> Option<ArrayFault> {
        (numbering.fault)(&self.back_rank()?)
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

/// The largest number there is.
pub(super) fn last_number(numbering: &Numbering) -> u32 {
    numbering.first + numbering.count.saturating_sub(1)
}

/// Rolls that lead to an array.
fn draw_of(numbering: &Numbering, back: &BackRank) -> Option<Draw> {
    let mut draw = Draw::new(numbering)?;
    while let Some(die) = draw.die() {
        let stands = |file: &File| back.roles().get(usize::from(file.index()));
        let wanted = |file: &File| stands(file) == Some(&die.rule.role);
        let index = die.files.iter().position(wanted)?;
        draw.roll(u8::try_from(index + 1).ok()?).ok()?;
    }
    (draw.back_rank()? == *back).then_some(draw)
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
        assert!(Hand::of_number(numbering, numbering.count).is_err());
    }
}
