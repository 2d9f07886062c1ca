//! The array of one side, on its way.

use consulboard_rules::{ArrayFault, BackRank, Draw, Numbering, RollOutcome, StartError};

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
    /// What kept the arrays from being played that were drawn before this one.
    pub(super) unfit: Vec<ArrayFault>,
}

impl Hand {
    /// An empty rank; `None` if the numbering has no procedure.
    pub(super) fn new(numbering: &Numbering) -> Option<Hand> {
        Some(Hand {
            draw: Draw::new(numbering)?,
            origin: Origin::Dice,
            unfit: Vec::new(),
        })
    }

    /// Clears the rank, and keeps in mind what was wrong with the array that stood there.
    pub(super) fn draw_again(&mut self, numbering: &Numbering) {
        let fault = self.fault(numbering);
        let Some(fresh) = Hand::new(numbering) else {
            return;
        };
        let unfit = std::mem::take(&mut self.unfit);
        *self = Hand { unfit, ..fresh };
        self.unfit.extend(fault);
    }

    /// The array with a number, with rolls that lead to it: the leftmost piece first where there
    /// are two of a kind.
    ///
    /// # Errors
    ///
    /// When there is no such number, or its array is not played.
    pub(super) fn of_number(numbering: &Numbering, number: u32) -> Result<Hand, StartError> {
        let none = StartError::NoSuchNumber {
            found: number,
            first: numbering.first,
            last: numbering.last(),
        };
        if !numbering.has(number) {
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
            unfit: Vec::new(),
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

/// Rolls that lead to an array.
fn draw_of(numbering: &Numbering, back: &BackRank) -> Option<Draw> {
    lead(Draw::new(numbering)?, numbering, back)
}

/// Goes on with a draw to an array, by the smallest number of each die that leads there.
fn lead(draw: Draw, numbering: &Numbering, back: &BackRank) -> Option<Draw> {
    let Some(die) = draw.die() else {
        return (draw.back_rank()? == *back).then_some(draw);
    };
    let fits = |number: &u8| match die.outcome(*number) {
        RollOutcome::Square(role, file) => {
            back.roles().get(usize::from(file.index())) == Some(&role)
        }
        RollOutcome::First(_) => true,
        RollOutcome::Array(number) => (numbering.back_rank)(number) == *back,
        RollOutcome::Again => false,
    };
    (1..=die.rule.faces).filter(fits).find_map(|number| {
        let mut next = draw.clone();
        next.roll(number).ok()?;
        lead(next, numbering, back)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use consulboard_rules::{StartScheme, Variant};

    #[test]
    fn k42_3_crc_3_cfg_7_dice_lead_to_every_number_that_is_played() {
        for variant in [
            Variant::Consulchess42k,
            Variant::CapablancaRandom,
            Variant::Chess400,
        ] {
            let StartScheme::Numbered(numbering) = variant.rules().start else {
                panic!("{variant} is numbered");
            };
            let mut played = 0;
            for number in numbering.first..=numbering.last() {
                match Hand::of_number(numbering, number) {
                    Ok(hand) => {
                        played += 1;
                        assert_eq!(hand.number(numbering), Some(number));
                        assert!(!hand.draw.rolls().iter().any(|roll| roll.is_again()));
                    }
                    Err(StartError::Unfit { found, .. }) => assert_eq!(found, number),
                    Err(error) => panic!("{variant} {number}: {error}"),
                }
            }
            assert_eq!(played, numbering.played);
            assert!(Hand::of_number(numbering, numbering.last() + 1).is_err());
        }
    }
}
