//! River and castles as drawings (CGO-1): path data that a canvas and an SVG both understand.
//!
//! Lengths are hundredths of a square, from the top left corner of the board as it is seen. The
//! shapes tell water and walls without any colour.

use std::fmt::Write;

use consulboard_rules::{Square, SquareSet};

use crate::{Frame, Point};

/// The side of a square in these drawings.
pub const SQUARE: u32 = 100;

/// How thick the lines of the waves are.
pub const WAVE: f64 = 3.0;

/// The paths of a board, all empty on one without river and castles.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Terrain {
    /// The waves of the river, to be stroked.
    pub waves: String,
    /// The banks between water and land, to be filled.
    pub banks: String,
    /// The walls of the castles with their towers, to be filled.
    pub walls: String,
}

/// A side of a square as it is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    Top,
    Right,
    Bottom,
    Left,
}

impl Side {
    const ALL: [Side; 4] = [Side::Top, Side::Right, Side::Bottom, Side::Left];

    /// Where the neighbour lies.
    fn step(self) -> (f64, f64) {
        match self {
            Side::Top => (0.0, -1.0),
            Side::Right => (1.0, 0.0),
            Side::Bottom => (0.0, 1.0),
            Side::Left => (-1.0, 0.0),
        }
    }
}

/// Whether something ends with the board: a river goes on beyond it, a castle has its wall there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AtEdge {
    GoesOn,
    Ends,
}

impl Terrain {
    /// The drawing of a board.
    pub fn new(frame: Frame, river: SquareSet, castles: SquareSet) -> Terrain {
        let mut terrain = Terrain::default();
        for square in river {
            let (x, y) = corner(frame, square);
            // Two lines whose crests alternate, so that they run on from square to square.
            for (down, crest) in [(34, -7), (70, 7)] {
                let y = y + down;
                push(
                    &mut terrain.waves,
                    format_args!("M{x} {y}q12.5 {crest} 25 0t25 0 25 0 25 0"),
                );
            }
            for side in ends(frame, river, square, AtEdge::GoesOn) {
                terrain.banks.push_str(&strip((x, y), side, 0, 4));
            }
        }
        for square in castles {
            let (x, y) = corner(frame, square);
            let ends = ends(frame, castles, square, AtEdge::Ends);
            for side in &ends {
                // A thick line and a thin one, as a printer frames a page.
                terrain.walls.push_str(&strip((x, y), *side, 0, 6));
                terrain.walls.push_str(&strip((x, y), *side, 9, 2));
            }
            for (across, left) in [(Side::Left, 0), (Side::Right, 82)] {
                for (along, top) in [(Side::Top, 0), (Side::Bottom, 82)] {
                    if ends.contains(&across) && ends.contains(&along) {
                        terrain.walls.push_str(&rect(x + left, y + top, 18, 18));
                    }
                }
            }
        }
        terrain
    }
}

/// How far a castle's walls reach into a square from its right and from its lower side, as parts of the
/// square: what is written in that corner keeps clear of them.
pub fn walls_at_corner(frame: Frame, castles: SquareSet, square: Square) -> (f64, f64) {
    const WALL: f64 = 0.11;
    if !castles.contains(square) {
        return (0.0, 0.0);
    }
    let ends = ends(frame, castles, square, AtEdge::Ends);
    let reach = |side| if ends.contains(&side) { WALL } else { 0.0 };
    (reach(Side::Right), reach(Side::Bottom))
}

/// The corner of a square.
fn corner(frame: Frame, square: Square) -> (i32, i32) {
    let Point { x, y } = frame.corner(square);
    (
        (x * f64::from(SQUARE)) as i32,
        (y * f64::from(SQUARE)) as i32,
    )
}

/// The sides on which a set of squares ends with this one.
fn ends(frame: Frame, set: SquareSet, square: Square, at_edge: AtEdge) -> Vec<Side> {
    let Point { x, y } = frame.corner(square);
    let ends = |side: &Side| {
        let (dx, dy) = side.step();
        let beside = Point {
            x: x + 0.5 + dx,
            y: y + 0.5 + dy,
        };
        match frame.square_at(beside) {
            Some(neighbour) => !set.contains(neighbour),
            None => at_edge == AtEdge::Ends,
        }
    };
    Side::ALL.into_iter().filter(ends).collect()
}

/// A strip along a side, `from` away from the edge.
fn strip((x, y): (i32, i32), side: Side, from: i32, thick: i32) -> String {
    let all = SQUARE as i32;
    let far = all - from - thick;
    match side {
        Side::Top => rect(x, y + from, all, thick),
        Side::Right => rect(x + far, y, thick, all),
        Side::Bottom => rect(x, y + far, all, thick),
        Side::Left => rect(x + from, y, thick, all),
    }
}

fn rect(x: i32, y: i32, width: i32, height: i32) -> String {
    format!("M{x} {y}h{width}v{height}h-{width}z")
}

/// Appends formatted text; writing to a `String` cannot fail.
fn push(out: &mut String, text: std::fmt::Arguments<'_>) {
    let _ = out.write_fmt(text);
}

#[cfg(test)]
mod tests {
    use consulboard_rules::{Color, Game, Terrain as Kind, Variant};

    use super::*;

    fn drawn(variant: Variant, bottom: Color) -> Terrain {
        let game = Game::new(variant);
        let view = game.now();
        let frame = Frame {
            geometry: view.geometry(),
            bottom,
        };
        Terrain::new(frame, view.terrain(Kind::River), view.terrain(Kind::Castle))
    }

    #[test]
    fn cgo_1_a_river_between_its_banks_and_two_castles_with_four_towers_each() {
        for bottom in Color::ALL {
            let terrain = drawn(Variant::Congo, bottom);
            assert_eq!(terrain.waves.matches('M').count(), 2 * 7);
            // Above and below, and none where the river meets the edge of the board.
            assert_eq!(terrain.banks.matches('z').count(), 2 * 7);
            // Twelve squares' sides, each a double line, and the towers.
            assert_eq!(terrain.walls.matches('z').count(), 2 * (12 * 2 + 4));
            assert_eq!(terrain.walls.matches("h18v18").count(), 8);
        }
    }

    #[test]
    fn cgo_1_letters_keep_clear_of_the_walls_beside_them() {
        let game = Game::new(Variant::Congo);
        let view = game.now();
        let frame = Frame {
            geometry: view.geometry(),
            bottom: Color::White,
        };
        let castles = view.terrain(Kind::Castle);
        let at = |square: &str| walls_at_corner(frame, castles, square.parse().unwrap());
        assert_eq!(at("b1"), (0.0, 0.0));
        assert_eq!(at("c1"), (0.0, 0.11));
        assert_eq!(at("e1"), (0.11, 0.11));
    }

    #[test]
    fn other_boards_have_neither() {
        assert_eq!(
            drawn(Variant::Consulchess, Color::White),
            Terrain::default()
        );
    }
}
