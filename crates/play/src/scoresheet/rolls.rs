//! The rolls of dice that lead to a start.

use consulboard_rules::{Color, Start, Variant};

use crate::Message;
use crate::catalogue::Entry;
use crate::draw::{BlackArray, DrawInput, DrawSession};

/// The rolls for one array.
#[derive(Clone, Debug, PartialEq)]
pub struct Rolls {
    /// Whose array it is; none where it is that of both.
    pub side: Option<Color>,
    /// Every roll in a sentence, and what it leads to.
    pub steps: Vec<Message>,
}

/// The rolls for a start; none for one that is not drawn with dice.
pub fn rolls(variant: Variant, start: &Start) -> Vec<Rolls> {
    let Start::Numbers { white, black } = *start else {
        return Vec::new();
    };
    let number = Entry::of(variant).and_then(|(entry, _)| entry.number(white, black));
    let found = match number {
        Some(number) => vec![(None, number)],
        None => vec![(Some(Color::White), white), (Some(Color::Black), black)],
    };
    let found = found.into_iter();
    found
        .filter_map(|(side, number)| {
            let steps = steps(variant, side, number)?;
            Some(Rolls { side, steps })
        })
        .collect()
}

fn steps(variant: Variant, side: Option<Color>, number: u32) -> Option<Vec<Message>> {
    let mut draw = DrawSession::new(variant)?;
    let inputs = side.map(|side| {
        [
            DrawInput::Black(BlackArray::Separate),
            DrawInput::Side(side),
        ]
    });
    let inputs = inputs.into_iter().flatten();
    for input in inputs.chain([DrawInput::Number(number.to_string())]) {
        // Only what is rolled is random.
        let _ = draw.update(input, 0.0, &mut |_: &mut [u8]| Ok(()));
    }
    let steps = draw.panel().steps;
    (!steps.is_empty()).then(|| steps.into_iter().map(|step| step.text).collect())
}
