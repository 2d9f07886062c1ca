//! Commands inside comments: `[%clk 0:05:00]`, `[%emt 0:00:12]`, `[%csl Gd4]`, `[%cal Ge2e4]`.

use consulboard_rules::{Geometry, Square};

use crate::tree::{Pen, Remarks};

/// How many squares or arrows stand in one command, so that it fits on a line.
const IN_ONE: usize = 8;

/// The commands that say what a comment in words does not.
pub(super) fn written(remarks: &Remarks) -> Vec<String> {
    let mut commands = Vec::new();
    commands.extend(remarks.clock.map(|time| format!("[%clk {}]", clock(time))));
    commands.extend(
        remarks
            .elapsed
            .map(|time| format!("[%emt {}]", clock(time))),
    );
    let (circles, arrows) = (remarks.marks.circle_texts(), remarks.marks.arrow_texts());
    for (name, drawn) in [("csl", circles), ("cal", arrows)] {
        let lists = drawn.chunks(IN_ONE);
        commands.extend(lists.map(|list| format!("[%{name} {}]", list.join(","))));
    }
    let others = remarks.commands().iter();
    commands.extend(others.map(|command| format!("[%{command}]")));
    commands
}

/// Takes the commands out of a comment; what is left of it.
pub(super) fn take(comment: &str, remarks: &mut Remarks, geometry: Geometry) -> String {
    let mut text = String::new();
    let mut rest = comment;
    while let Some((before, after)) = rest.split_once("[%") {
        let Some((command, after)) = after.split_once(']') else {
            break;
        };
        text.push_str(before);
        // What stood before and after it are not one word.
        text.push(' ');
        obey(command.trim(), remarks, geometry);
        rest = after;
    }
    text + rest
}

fn obey(command: &str, remarks: &mut Remarks, geometry: Geometry) {
    let (name, value) = command
        .split_once(char::is_whitespace)
        .unwrap_or((command, ""));
    let marks = &mut remarks.marks;
    let items = value.split(',').map(str::trim);
    match (name, read_clock(value.trim())) {
        ("clk", Some(time)) => remarks.clock = Some(time),
        ("emt", Some(time)) => remarks.elapsed = Some(time),
        ("csl", _) => marks.circles.extend(items.filter_map(|item| {
            let (pen, from) = Pen::of_text(item, Pen::default());
            let (at, rest) = square(from, geometry)?;
            rest.is_empty().then_some((pen, at))
        })),
        ("cal", _) => marks.arrows.extend(items.filter_map(|item| {
            let (pen, from) = Pen::of_text(item, Pen::default());
            let (from, rest) = square(from, geometry)?;
            let (to, rest) = square(rest, geometry)?;
            (rest.is_empty() && from != to).then_some((pen, from, to))
        })),
        _ => remarks.add_command(command),
    }
}

/// The square of the board at the beginning of a text, and what follows it.
fn square(text: &str, geometry: Geometry) -> Option<(Square, &str)> {
    let mut after = text.char_indices().skip(1);
    let end = after.find(|(_, c)| !c.is_ascii_digit());
    let (name, rest) = text.split_at(end.map_or(text.len(), |(at, _)| at));
    let square: Square = name.parse().ok()?;
    geometry.contains(square).then_some((square, rest))
}

/// `h:mm:ss`, with as many decimals as there are.
fn clock(time: u64) -> String {
    let (seconds, rest) = (time / 1000, time % 1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    let text = format!("{hours}:{minutes:02}:{seconds:02}.{rest:03}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// The milliseconds of `h:mm:ss`, `mm:ss` or `ss`, each with decimals or without.
fn read_clock(text: &str) -> Option<u64> {
    let (whole, decimals) = text.split_once(['.', ',']).unwrap_or((text, ""));
    if decimals.len() > 9 || !decimals.bytes().all(|c| c.is_ascii_digit()) {
        return None;
    }
    let mut seconds: u64 = 0;
    for part in whole.split(':') {
        if part.is_empty() || !part.bytes().all(|c| c.is_ascii_digit()) {
            return None;
        }
        seconds = seconds.checked_mul(60)?.checked_add(part.parse().ok()?)?;
    }
    let thousandths: String = decimals.chars().chain("000".chars()).take(3).collect();
    seconds
        .checked_mul(1000)?
        .checked_add(thousandths.parse().ok()?)
}

#[cfg(test)]
mod tests {
    use consulboard_rules::Variant;

    use super::*;

    #[test]
    fn times_are_written_and_read() {
        for (time, text) in [
            (0, "0:00:00"),
            (300_000, "0:05:00"),
            (3_600_000, "1:00:00"),
            (5_025_250, "1:23:45.25"),
            (600_001, "0:10:00.001"),
        ] {
            assert_eq!(clock(time), text);
            assert_eq!(read_clock(text), Some(time), "{text}");
        }
        assert_eq!(read_clock("0:59.9"), Some(59_900));
        assert_eq!(read_clock("12"), Some(12_000));
        for text in ["", ":", "1:-2", "x", "1:2x", "99999999999999999999"] {
            assert_eq!(read_clock(text), None, "{text}");
        }
    }

    #[test]
    fn commands_are_taken_out_of_a_comment() {
        let geometry = Variant::Consulchess.rules().geometry;
        let mut remarks = Remarks::default();
        let comment = "a[%csl Gj8,Ra1, Yk1,d4][%cal Ba1j8,Gd4d4,Gd4]b [%clk 0:01][%eval 0.3] c [%x";
        remarks.set_after(&take(comment, &mut remarks.clone(), geometry));
        let left = take(comment, &mut remarks, geometry);
        remarks.set_after(&left);
        assert_eq!(remarks.after(), "a b c [ %x");
        let at = |name: &str| name.parse::<Square>().unwrap();
        assert_eq!(
            remarks.marks.circles,
            [
                (Pen::Green, at("j8")),
                (Pen::Red, at("a1")),
                (Pen::Green, at("d4"))
            ]
        );
        assert_eq!(remarks.marks.arrows, [(Pen::Blue, at("a1"), at("j8"))]);
        assert_eq!(remarks.clock, Some(1000));
        assert_eq!(remarks.commands(), ["eval 0.3"]);
        assert_eq!(
            written(&remarks).join(""),
            "[%clk 0:00:01][%csl Gj8,Ra1,Gd4][%cal Ba1j8][%eval 0.3]"
        );
    }
}
