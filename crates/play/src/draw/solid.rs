//! The dice as solids: a cube with pips, an octahedron and an icosahedron with numerals, turned in
//! space and seen from above.

/// A vector: x to the right, y upwards, z towards the eye.
pub type Vec3 = [f64; 3];

fn dot(a: Vec3, b: Vec3) -> f64 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

fn cross(a: Vec3, b: Vec3) -> Vec3 {
    [
        a[1] * b[2] - a[2] * b[1],
        a[2] * b[0] - a[0] * b[2],
        a[0] * b[1] - a[1] * b[0],
    ]
}

fn scale(a: Vec3, by: f64) -> Vec3 {
    a.map(|x| x * by)
}

fn unit(a: Vec3) -> Vec3 {
    scale(a, 1.0 / dot(a, a).sqrt())
}

/// A turn in space: what the three axes become, as rows of a matrix.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Turn([Vec3; 3]);

impl Turn {
    /// Turns about an axis, counter-clockwise as seen from its tip, in radians.
    pub fn about(axis: Vec3, angle: f64) -> Turn {
        let [x, y, z] = unit(axis);
        let (s, c) = angle.sin_cos();
        let t = 1.0 - c;
        Turn([
            [t * x * x + c, t * x * y - s * z, t * x * z + s * y],
            [t * x * y + s * z, t * y * y + c, t * y * z - s * x],
            [t * x * z - s * y, t * y * z + s * x, t * z * z + c],
        ])
    }

    /// This turn, then another.
    pub fn then(self, next: Turn) -> Turn {
        let columns = self.transposed().0.map(|column| next.apply(column));
        Turn(columns).transposed()
    }

    /// Where a point goes.
    pub fn apply(self, point: Vec3) -> Vec3 {
        self.0.map(|row| dot(row, point))
    }

    fn transposed(self) -> Turn {
        let [a, b, c] = self.0;
        Turn([[a[0], b[0], c[0]], [a[1], b[1], c[1]], [a[2], b[2], c[2]]])
    }
}

/// The shape of a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Solid {
    /// Six squares with pips, opposite ones seven together.
    Cube,
    /// Eight triangles with numerals, opposite ones nine together.
    Octahedron,
    /// Twenty triangles with numerals, opposite ones twenty-one together.
    Icosahedron,
}

/// A face of a solid whose corners are one unit from its middle.
struct Face {
    number: u8,
    /// Straight out of it, one unit long.
    normal: Vec3,
    /// The way up of its numeral, one unit long.
    up: Vec3,
    corners: Vec<Vec3>,
}

/// A face as it is seen: y downwards, as on the screen.
#[derive(Clone, Debug, PartialEq)]
pub struct SeenFace {
    /// Its number.
    pub number: u8,
    /// Its outline.
    pub corners: Vec<[f64; 2]>,
    /// From 0 for a face seen from its edge to 1 for one seen straight on.
    pub facing: f64,
    /// The affine map `[a b c d e f]` from the plane of the face (middle at 0, y downwards) to the
    /// screen, as SVG's `matrix` and the canvas have it.
    pub plane: [f64; 6],
}

impl Solid {
    /// The solid of a die with so many faces. There are three kinds of dice in use; any other
    /// number of faces gets the smallest one that has enough of them, or the largest.
    pub const fn with_faces(faces: u8) -> Solid {
        match faces {
            0..=6 => Solid::Cube,
            7 | 8 => Solid::Octahedron,
            9.. => Solid::Icosahedron,
        }
    }

    fn faces(self) -> Vec<Face> {
        match self {
            Solid::Cube => cube(),
            Solid::Octahedron => octahedron(),
            Solid::Icosahedron => icosahedron(),
        }
    }

    /// The turn after which a face lies straight before the eye with its numeral upright; a number
    /// that the solid does not have lies as the last one does.
    pub fn facing(self, number: u8) -> Turn {
        let faces = self.faces();
        let index = usize::from(number.max(1)).min(faces.len()) - 1;
        let Face { normal, up, .. } = faces[index];
        Turn([cross(up, normal), up, normal])
    }

    /// The faces that are seen after a turn. They do not cover each other.
    pub fn seen(self, turn: Turn) -> Vec<SeenFace> {
        self.faces()
            .into_iter()
            .filter_map(|face| {
                let normal = turn.apply(face.normal);
                // Less than this is a hairline.
                (normal[2] > 0.01).then(|| {
                    let right = turn.apply(cross(face.up, face.normal));
                    let up = turn.apply(face.up);
                    let corners: Vec<Vec3> = face.corners.iter().map(|c| turn.apply(*c)).collect();
                    let count = corners.len() as f64;
                    let middle = |axis: usize| corners.iter().map(|c| c[axis]).sum::<f64>() / count;
                    SeenFace {
                        number: face.number,
                        facing: normal[2].min(1.0),
                        plane: [right[0], -right[1], -up[0], up[1], middle(0), -middle(1)],
                        corners: corners.iter().map(|c| [c[0], -c[1]]).collect(),
                    }
                })
            })
            .collect()
    }
}

fn cube() -> Vec<Face> {
    const X: Vec3 = [1.0, 0.0, 0.0];
    const Y: Vec3 = [0.0, 1.0, 0.0];
    const Z: Vec3 = [0.0, 0.0, 1.0];
    let minus = |v| scale(v, -1.0);
    // As on dice of the West: 1, 2, 3 turn counter-clockwise round their corner.
    let sides = [
        (Z, Y),
        (X, Y),
        (Y, minus(X)),
        (minus(Y), X),
        (minus(X), Y),
        (minus(Z), Y),
    ];
    let face = |(index, (normal, up)): (usize, (Vec3, Vec3))| {
        let right = cross(up, normal);
        let corner = |a: f64, b: f64| {
            let half = 1.0 / 3.0_f64.sqrt();
            [0, 1, 2].map(|i| half * (normal[i] + a * right[i] + b * up[i]))
        };
        Face {
            number: index as u8 + 1,
            normal,
            up,
            corners: vec![
                corner(-1.0, -1.0),
                corner(1.0, -1.0),
                corner(1.0, 1.0),
                corner(-1.0, 1.0),
            ],
        }
    };
    sides.into_iter().enumerate().map(face).collect()
}

fn octahedron() -> Vec<Face> {
    // One face per octant; opposite octants are next to last, and so on.
    let octants: [Vec3; 8] = [
        [1.0, 1.0, 1.0],
        [-1.0, 1.0, -1.0],
        [-1.0, -1.0, 1.0],
        [1.0, -1.0, -1.0],
        [-1.0, 1.0, 1.0],
        [1.0, 1.0, -1.0],
        [1.0, -1.0, 1.0],
        [-1.0, -1.0, -1.0],
    ];
    let face = |(index, octant): (usize, Vec3)| {
        let [x, y, z] = octant;
        // The numeral stands on the edge opposite the corner above or below.
        let tip = [0.0, y, 0.0];
        let middle = scale(octant, 1.0 / 3.0);
        Face {
            number: index as u8 + 1,
            normal: unit(octant),
            up: unit([0, 1, 2].map(|i| tip[i] - middle[i])),
            corners: vec![tip, [x, 0.0, 0.0], [0.0, 0.0, z]],
        }
    };
    octants.into_iter().enumerate().map(face).collect()
}

fn icosahedron() -> Vec<Face> {
    // Corners on three golden rectangles that cross each other.
    const PHI: f64 = 1.618_033_988_749_895;
    let signs = [(1.0, 1.0), (1.0, -1.0), (-1.0, 1.0), (-1.0, -1.0)];
    let corners: Vec<Vec3> = signs
        .into_iter()
        .flat_map(|(a, b)| {
            let (one, phi) = (a, b * PHI);
            [[0.0, one, phi], [one, phi, 0.0], [phi, 0.0, one]].map(unit)
        })
        .collect();
    // Neighbours are nearer than a right angle.
    let near = |i: usize, j: usize| dot(corners[i], corners[j]) > 0.0;
    let mut faces: Vec<Face> = Vec::new();
    for (i, j, k) in triples(corners.len()) {
        if !(near(i, j) && near(j, k) && near(i, k)) {
            continue;
        }
        let (tip, others) = (corners[i], [corners[j], corners[k]]);
        let sum = [0, 1, 2].map(|axis| tip[axis] + others[0][axis] + others[1][axis]);
        let normal = unit(sum);
        let opposite = faces.iter().find(|face| dot(face.normal, normal) < -0.99);
        let number = match opposite {
            Some(opposite) => 21 - opposite.number,
            // Small numbers and large ones in turn, so that they lie mixed.
            None => {
                let low = 1 + faces
                    .iter()
                    .map(|f| f.number.min(21 - f.number))
                    .max()
                    .unwrap_or(0);
                if low % 2 == 1 { low } else { 21 - low }
            }
        };
        let middle = scale(sum, 1.0 / 3.0);
        faces.push(Face {
            number,
            normal,
            up: unit([0, 1, 2].map(|axis| tip[axis] - middle[axis])),
            corners: vec![tip, others[0], others[1]],
        });
    }
    faces.sort_by_key(|face| face.number);
    faces
}

/// Every three different numbers below a bound, in order.
fn triples(bound: usize) -> impl Iterator<Item = (usize, usize, usize)> {
    (0..bound)
        .flat_map(move |i| (i + 1..bound).flat_map(move |j| (j + 1..bound).map(move |k| (i, j, k))))
}

/// Where the pips of a number lie on the face of a cube: from the middle, the half edge being 1.
pub fn pips(number: u8) -> &'static [[f64; 2]] {
    const O: [f64; 2] = [0.0, 0.0];
    const NW: [f64; 2] = [-0.5, -0.5];
    const NE: [f64; 2] = [0.5, -0.5];
    const SW: [f64; 2] = [-0.5, 0.5];
    const SE: [f64; 2] = [0.5, 0.5];
    const W: [f64; 2] = [-0.5, 0.0];
    const E: [f64; 2] = [0.5, 0.0];
    match number {
        1 => &[O],
        2 => &[SW, NE],
        3 => &[SW, O, NE],
        4 => &[NW, NE, SW, SE],
        5 => &[NW, NE, O, SW, SE],
        6 => &[NW, NE, W, E, SW, SE],
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOLIDS: [Solid; 3] = [Solid::Cube, Solid::Octahedron, Solid::Icosahedron];

    fn close(a: Vec3, b: Vec3) -> bool {
        (0..3).all(|i| (a[i] - b[i]).abs() < 1e-9)
    }

    #[test]
    fn faces_are_numbered_once_and_opposite_ones_add_up() {
        for solid in SOLIDS {
            let faces = solid.faces();
            let count = faces.len() as u8;
            for (index, face) in faces.iter().enumerate() {
                assert_eq!(usize::from(face.number), index + 1);
                let opposite = faces
                    .iter()
                    .find(|f| close(f.normal, scale(face.normal, -1.0)));
                assert_eq!(opposite.unwrap().number, count + 1 - face.number);
            }
        }
    }

    #[test]
    fn corners_lie_on_the_unit_sphere_in_the_plane_of_their_face() {
        for solid in SOLIDS {
            for face in solid.faces() {
                assert!((dot(face.normal, face.up)).abs() < 1e-9);
                for corner in &face.corners {
                    assert!((dot(*corner, *corner) - 1.0).abs() < 1e-9);
                    let first = dot(face.corners[0], face.normal);
                    assert!((dot(*corner, face.normal) - first).abs() < 1e-9);
                }
            }
        }
    }

    #[test]
    fn the_number_asked_for_lies_on_top_and_upright() {
        for solid in SOLIDS {
            for face in solid.faces() {
                let turn = solid.facing(face.number);
                assert!(close(turn.apply(face.normal), [0.0, 0.0, 1.0]));
                assert!(close(turn.apply(face.up), [0.0, 1.0, 0.0]));
                let seen = solid.seen(turn);
                let top = seen.iter().max_by(|a, b| a.facing.total_cmp(&b.facing));
                let top = top.unwrap();
                assert_eq!(top.number, face.number);
                let upright = [1.0, 0.0, 0.0, 1.0, 0.0, 0.0];
                let differs = top
                    .plane
                    .iter()
                    .zip(upright)
                    .any(|(a, b)| (a - b).abs() > 1e-9);
                assert!(!differs, "{:?}", top.plane);
            }
        }
    }

    #[test]
    fn turns_compose_and_keep_lengths() {
        let a = Turn::about([0.0, 0.0, 1.0], std::f64::consts::FRAC_PI_2);
        let b = Turn::about([1.0, 0.0, 0.0], std::f64::consts::FRAC_PI_2);
        assert!(close(a.apply([1.0, 0.0, 0.0]), [0.0, 1.0, 0.0]));
        assert!(close(a.then(b).apply([1.0, 0.0, 0.0]), [0.0, 0.0, 1.0]));
        let v = a.then(b).apply([1.0, 2.0, 3.0]);
        assert!((dot(v, v) - 14.0).abs() < 1e-9);
    }

    #[test]
    fn a_convex_solid_shows_at_most_half_of_its_faces() {
        for solid in SOLIDS {
            for step in 0..60 {
                let turn = Turn::about([0.3, 1.0, 0.2], f64::from(step) * 0.21);
                let seen = solid.seen(turn);
                assert!(!seen.is_empty() && seen.len() * 2 <= solid.faces().len());
            }
        }
    }

    #[test]
    fn one_two_three_turn_counter_clockwise_as_on_western_dice() {
        let normal = |number: usize| Solid::Cube.faces()[number - 1].normal;
        assert!(close(cross(normal(1), normal(2)), normal(3)));
    }

    #[test]
    fn pips_are_as_many_as_the_number() {
        for number in 1..=6 {
            assert_eq!(pips(number).len(), usize::from(number));
        }
    }

    #[test]
    fn dice_of_other_sizes_get_a_solid_that_has_enough_faces_or_the_largest() {
        assert_eq!(Solid::with_faces(4), Solid::Cube);
        assert_eq!(Solid::with_faces(6), Solid::Cube);
        assert_eq!(Solid::with_faces(8), Solid::Octahedron);
        assert_eq!(Solid::with_faces(20), Solid::Icosahedron);
        for solid in SOLIDS {
            assert!(!solid.seen(solid.facing(99)).is_empty());
        }
    }

    #[test]
    fn solids_have_as_many_faces_as_their_dice() {
        assert_eq!(SOLIDS.map(|solid| solid.faces().len()), [6, 8, 20]);
    }
}
