//! The pieces as drawings: one family of vector shapes, drawn for this project.
//!
//! Every figure stands on a grid of 100×100 units, x to the right and y down, centred on x = 50,
//! with the underside of its foot at y = 91.5. Heights say the rank: king, then queen and consul,
//! bishop, knight and rook, pawn. A figure is a list of [`Layer`]s painted in order; a path is SVG
//! path data, which both a `Path2D` of a canvas and the `d` attribute of an SVG path understand, and
//! names no colour: the [`Palette`] of the side does.

mod chess;
mod congo;
mod consul;
mod fairy;
#[cfg(test)]
mod outline;
mod palette;
mod shared;
mod svg;

use consulboard_rules::Role;

pub use palette::{Contour, HALO, Palette};
pub use svg::{svg, svg_at};

/// The width of every stroke of the family, in units of the grid; joins and caps are round.
pub const STROKE: f32 = 3.6;

/// The length of a side of the grid that all paths are drawn on.
pub const GRID: f32 = 100.0;

/// How a layer takes its colours from the [`Palette`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paint {
    /// Filled with the body colour, then stroked with the outline colour.
    Body,
    /// Stroked with the detail colour, not filled.
    ///
    /// Edges between bodies are drawn again as such lines, a little shorter than the edge: on a light
    /// piece they vanish in the outline, on a dark one they are what separates the parts.
    Line,
    /// Filled with the detail colour, not stroked.
    Detail,
}

/// One path of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layer {
    /// SVG path data: absolute commands of `M L H V C A Z`, numbers from 0 to 100.
    pub path: &'static str,
    /// How it is painted.
    pub paint: Paint,
}

/// The drawing of one kind of piece.
#[derive(Debug, PartialEq, Eq)]
pub struct Figure {
    /// What to paint, first the hindmost.
    pub layers: &'static [Layer],
}

/// The drawing of a piece of this role; both sides share it.
pub fn figure(role: Role) -> &'static Figure {
    match role {
        Role::King => &chess::KING,
        Role::Queen => &chess::QUEEN,
        Role::Consul => &consul::CONSUL,
        Role::Archbishop => &fairy::ARCHBISHOP,
        Role::Chancellor => &fairy::CHANCELLOR,
        Role::Rook => &chess::ROOK,
        Role::Bishop => &chess::BISHOP,
        Role::Knight => &chess::KNIGHT,
        Role::Pawn => &chess::PAWN,
        Role::Superpawn => &congo::SUPERPAWN,
        Role::Lion => &congo::LION,
        Role::Giraffe => &congo::GIRAFFE,
        Role::Monkey => &congo::MONKEY,
        Role::Elephant => &congo::ELEPHANT,
        Role::Crocodile => &congo::CROCODILE,
        Role::Zebra => &congo::ZEBRA,
    }
}

const fn body(path: &'static str) -> Layer {
    Layer {
        path,
        paint: Paint::Body,
    }
}

const fn line(path: &'static str) -> Layer {
    Layer {
        path,
        paint: Paint::Line,
    }
}

const fn detail(path: &'static str) -> Layer {
    Layer {
        path,
        paint: Paint::Detail,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::outline::Outline;
    use super::*;

    /// What the whole set may weigh as text; it is part of the first page load.
    const BUDGET: usize = 12_000;

    /// The outlines of the bodies of a figure.
    fn bodies(role: Role) -> Vec<Outline> {
        figure(role)
            .layers
            .iter()
            .filter(|layer| layer.paint == Paint::Body)
            .map(|layer| Outline::parse(layer.path).unwrap_or_else(|e| panic!("{role:?}: {e}")))
            .collect()
    }

    fn top(role: Role) -> f32 {
        let tops = bodies(role).into_iter().map(|outline| outline.top());
        tops.fold(GRID, f32::min)
    }

    #[test]
    fn every_path_is_well_formed_and_stays_on_the_grid() {
        for role in Role::ALL {
            for layer in figure(role).layers {
                let outline = Outline::parse(layer.path)
                    .unwrap_or_else(|e| panic!("{role:?}: {e} in `{}`", layer.path));
                // A stroke is centred on its path, so half of it lies outside.
                let margin = match layer.paint {
                    Paint::Body | Paint::Line => STROKE / 2.0,
                    Paint::Detail => 0.0,
                };
                for (x, y) in outline.points() {
                    for v in [x, y] {
                        assert!(v >= margin && v <= GRID - margin, "{role:?}: ({x}, {y})");
                    }
                }
                match layer.paint {
                    Paint::Body | Paint::Detail => assert!(outline.closed(), "{role:?}: open body"),
                    Paint::Line => assert!(!outline.closed(), "{role:?}: closed line"),
                }
            }
        }
    }

    #[test]
    fn every_role_has_its_own_figure_with_something_light_on_a_dark_piece() {
        let mut seen = Vec::new();
        for role in Role::ALL {
            let layers = figure(role).layers;
            assert!(layers.iter().any(|l| l.paint == Paint::Body), "{role:?}");
            assert!(layers.iter().any(|l| l.paint != Paint::Body), "{role:?}");
            assert!(!seen.contains(&layers), "{role:?} looks like another");
            seen.push(layers);
        }
    }

    #[test]
    fn all_stand_on_the_same_line() {
        for role in Role::ALL {
            let bottoms = bodies(role).into_iter().map(|outline| outline.bottom());
            assert_eq!(bottoms.fold(0.0, f32::max), 91.5, "{role:?}");
        }
    }

    #[test]
    fn height_follows_rank() {
        let (king, queen, consul) = (top(Role::King), top(Role::Queen), top(Role::Consul));
        let (bishop, rook, knight) = (top(Role::Bishop), top(Role::Rook), top(Role::Knight));
        assert!(king < queen && king < consul);
        assert!((queen - consul).abs() <= 4.0, "{queen} and {consul}");
        assert!(queen < bishop && consul < bishop);
        assert!(bishop < knight && bishop < rook);
        assert!((knight - rook).abs() <= 6.0, "{knight} and {rook}");
        assert!(rook < top(Role::Pawn) && knight < top(Role::Pawn));
    }

    #[test]
    fn chess_bodies_are_symmetric_where_no_horse_is_in_them() {
        let tenths = |v: f32| (v * 10.0).round() as i32;
        for role in Role::CHESS {
            let points: HashSet<(i32, i32)> = bodies(role)
                .iter()
                .flat_map(|outline| outline.points())
                .map(|(x, y)| (tenths(x), tenths(y)))
                .collect();
            let symmetric = points.iter().all(|&(x, y)| points.contains(&(1000 - x, y)));
            let horse = matches!(role, Role::Knight | Role::Archbishop | Role::Chancellor);
            assert_eq!(symmetric, !horse, "{role:?}");
        }
    }

    #[test]
    fn the_set_keeps_its_weight() {
        let paths: HashSet<&str> = Role::ALL
            .into_iter()
            .flat_map(|role| figure(role).layers)
            .map(|layer| layer.path)
            .collect();
        let weight: usize = paths.iter().map(|path| path.len()).sum();
        assert!(weight <= BUDGET, "{weight} bytes, {BUDGET} allowed");
    }
}
