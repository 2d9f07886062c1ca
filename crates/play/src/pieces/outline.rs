//! Reads the path data of the set, for tests: the small part of SVG that it may use.

/// The points of a path: ends and control points, for arcs the extremes of the circle.
#[derive(Debug)]
pub(super) struct Outline {
    points: Vec<(f32, f32)>,
    closed: bool,
}

impl Outline {
    /// Reads absolute `M L H V C A Z` with numbers of at most one decimal.
    ///
    /// An arc must be half a circle between two points of one height, the only use the set has.
    pub(super) fn parse(path: &str) -> Result<Outline, String> {
        let mut outline = Outline {
            points: Vec::new(),
            closed: false,
        };
        let mut at = None;
        for (letter, numbers) in commands(path)? {
            if outline.closed {
                return Err(format!("command `{letter}` after the end `Z`"));
            }
            let arity = match letter {
                'Z' if numbers.is_empty() => {
                    outline.closed = true;
                    continue;
                }
                'H' | 'V' => 1,
                'M' | 'L' => 2,
                'C' => 6,
                'A' => 7,
                _ => return Err(format!("command `{letter}`: expected one of M L H V C A Z")),
            };
            if at.is_none() && letter != 'M' {
                return Err(format!("command `{letter}`: expected `M` first"));
            }
            if numbers.is_empty() || numbers.len() % arity != 0 {
                let found = numbers.len();
                return Err(format!(
                    "command `{letter}`: {found} numbers, expected {arity}"
                ));
            }
            for n in numbers.chunks_exact(arity) {
                let from: (f32, f32) = at.unwrap_or_default();
                let to = match *n {
                    [x] if letter == 'H' => (x, from.1),
                    [y] => (from.0, y),
                    [.., x, y] => (x, y),
                    [] => from,
                };
                if letter == 'A' {
                    let radius = n[0];
                    let half = (to.0 - from.0).abs() / 2.0;
                    if n[1] != radius || (half - radius).abs() > 0.06 || from.1 != to.1 {
                        return Err("command `A`: expected half a circle, level".into());
                    }
                    let centre = (from.0 + to.0) / 2.0;
                    outline.points.push((centre, to.1 - radius));
                    outline.points.push((centre, to.1 + radius));
                } else {
                    let pairs = n.chunks_exact(2).map(|pair| (pair[0], pair[1]));
                    outline.points.extend(pairs);
                }
                outline.points.push(to);
                at = Some(to);
            }
        }
        if at.is_none() {
            return Err("path: found nothing, expected `M`".into());
        }
        Ok(outline)
    }

    pub(super) fn points(&self) -> impl Iterator<Item = (f32, f32)> {
        self.points.iter().copied()
    }

    pub(super) fn closed(&self) -> bool {
        self.closed
    }

    pub(super) fn top(&self) -> f32 {
        self.points().map(|(_, y)| y).fold(f32::INFINITY, f32::min)
    }

    pub(super) fn bottom(&self) -> f32 {
        self.points().map(|(_, y)| y).fold(0.0, f32::max)
    }
}

/// The commands of a path, each letter with the numbers up to the next.
fn commands(path: &str) -> Result<Vec<(char, Vec<f32>)>, String> {
    let mut commands: Vec<(char, Vec<f32>)> = Vec::new();
    let mut rest = path;
    while let Some(letter) = rest.chars().next() {
        let end = rest[letter.len_utf8()..]
            .find(|c: char| c.is_ascii_alphabetic())
            .map_or(rest.len(), |i| i + letter.len_utf8());
        let numbers = rest[letter.len_utf8()..end]
            .split_ascii_whitespace()
            .map(number);
        commands.push((letter, numbers.collect::<Result<_, _>>()?));
        rest = &rest[end..];
    }
    Ok(commands)
}

fn number(text: &str) -> Result<f32, String> {
    let plain = text.bytes().all(|b| b.is_ascii_digit() || b == b'.');
    let decimals = text.split_once('.').map_or(0, |(_, d)| d.len());
    match text.parse::<f32>() {
        Ok(value) if plain && decimals <= 1 && value <= 100.0 => Ok(value),
        _ => Err(format!(
            "number `{text}`: expected 0 to 100 with at most one decimal"
        )),
    }
}

#[test]
fn finds_the_extent_of_a_path() {
    let ball = Outline::parse("M40 20A10 10 0 0 1 60 20A10 10 0 0 1 40 20Z").unwrap();
    assert_eq!(
        (ball.top(), ball.bottom(), ball.closed()),
        (10.0, 30.0, true)
    );
    let bar = Outline::parse("M5 7.5H90V9L1 1 2 2").unwrap();
    assert_eq!((bar.top(), bar.bottom(), bar.closed()), (1.0, 9.0, false));
}

#[test]
fn refuses_what_the_set_may_not_use() {
    for bad in [
        "",
        "L1 1",
        "M1",
        "M1 1l2 2",
        "M1 1Q2 2 3 3",
        "M1 1C2 2 3 3",
        "M-1 1",
        "M1 101",
        "M1.25 1",
        "M1 1ZL2 2",
        "M1 1A5 5 0 0 1 9 1",
        "M1 1L",
    ] {
        assert!(Outline::parse(bad).is_err(), "{bad}");
    }
}
