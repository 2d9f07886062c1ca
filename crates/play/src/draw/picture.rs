//! The scene of a draw as SVG text.
//!
//! Colours are classes, so that the page's style sheet decides them for both themes; everything
//! else is attributes, which the strictest content security policy lets pass. A square is 100
//! units, as on the grid of the pieces.

use std::fmt::Write;

use consulboard_rules::Color;

use super::scene::{Caption, DieSprite, DrawScene, DrawSprite, RankSquare, TrayDie};
use super::solid::{SeenFace, Solid, pips};
use crate::Point;
use crate::decimal::Decimal;
use crate::pieces::{Palette, svg_at};

/// Units per square.
const UNIT: f64 = 100.0;

/// How much a face has to look at the eye for its number to be printed: marks that cannot be read
/// are clutter.
const fn legible(solid: Solid) -> f64 {
    match solid {
        Solid::Cube => 0.2,
        Solid::Octahedron => 0.5,
        Solid::Icosahedron => 0.6,
    }
}

/// The contents of an `<svg>`, in two parts that lie on each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawPicture {
    /// For the `viewBox` attribute.
    pub view_box: String,
    /// What changes with a step only: the tray, the rank and what stands on it.
    pub still: String,
    /// What changes with every frame: the die in play and pieces on their way.
    pub moving: String,
}

impl DrawScene {
    /// The scene as a picture.
    pub fn picture(&self) -> DrawPicture {
        let mut still = Pen::default();
        for place in &self.tray {
            still.tray(place);
        }
        for (squares, side) in [(&self.squares, self.side), (&self.opposite, !self.side)] {
            for square in squares {
                still.square(square);
            }
            still.frame(squares);
            for square in squares {
                still.piece_on(square, side);
            }
        }
        if let Some(corner) = self.unprotected {
            still.outline("draw-unprotected", corner);
        }
        for caption in &self.captions {
            still.caption(caption);
        }
        if let Some((number, at)) = self.number {
            still.text("draw-number", at, 1.3, &number.to_string());
        }
        let mut moving = Pen::default();
        if let Some(die) = &self.die {
            moving.die(die);
        }
        for sprite in &self.sprites {
            moving.sprite(sprite);
        }
        DrawPicture {
            view_box: format!(
                "0 0 {} {}",
                Decimal(self.width * UNIT),
                Decimal(self.height * UNIT)
            ),
            still: still.text,
            moving: moving.text,
        }
    }
}

/// The colours of a side's pieces off the board: black ones have a rim, which a dark page needs.
fn palette(color: Color) -> Palette {
    match color {
        Color::White => Palette::WHITE,
        Color::Black => Palette::BLACK.with_halo("var(--halo)"),
    }
}

/// Writes elements.
#[derive(Default)]
struct Pen {
    text: String,
}

impl Pen {
    /// Writing to a string cannot fail.
    fn put(&mut self, element: std::fmt::Arguments<'_>) {
        let _ = self.text.write_fmt(element);
    }

    /// A text with its middle at a point and a height in squares.
    fn text(&mut self, class: &str, at: Point, height: f64, text: &str) {
        let (x, y) = units(at.x, at.y + height * 0.35);
        let size = Decimal(height * UNIT);
        self.put(format_args!(
            "<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" font-size=\"{size:.1}\" \
             text-anchor=\"middle\">{text}</text>"
        ));
    }

    fn circle(&mut self, class: &str, at: Point, radius: f64) {
        let ((x, y), r) = (units(at.x, at.y), Decimal(radius * UNIT));
        self.put(format_args!(
            "<circle class=\"{class}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{r:.1}\"/>"
        ));
    }

    fn tray(&mut self, place: &TrayDie) {
        match &place.die {
            Some(die) => self.die(die),
            None => {
                // The outline of the die that will lie there.
                let hexagon = |radius| (0..6).map(|corner| hexagon(corner, radius)).collect();
                let corners: Vec<[f64; 2]> = match place.solid {
                    Solid::Cube => {
                        let seen = place.solid.seen(place.solid.facing(1));
                        seen.iter().flat_map(|f| f.corners.clone()).collect()
                    }
                    Solid::Octahedron => hexagon(OCTAHEDRON),
                    Solid::Icosahedron => hexagon(ICOSAHEDRON),
                };
                self.polygon("draw-place", &corners, place.at, place.radius, None);
            }
        }
    }

    fn square(&mut self, square: &RankSquare) {
        let ((x, y), side) = (units(square.at.x, square.at.y), Decimal(UNIT));
        let shade = if square.square.is_light() {
            "light"
        } else {
            "dark"
        };
        self.put(format_args!(
            "<rect class=\"draw-square {shade}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{side}\" \
             height=\"{side}\"/>"
        ));
        let middle = |dy: f64| Point {
            x: square.at.x + 0.5,
            y: square.at.y + dy,
        };
        let letter = square.square.file().letter().to_string();
        self.text("draw-file", square.letter, 0.36, &letter);
        if square.unfit {
            self.outline("draw-unfit", square.at);
        }
        if let Some(count) = square.count {
            if square.rolled {
                self.outline("draw-rolled", square.at);
                self.circle("draw-count-rolled", middle(1.42), 0.37);
            }
            let class = if square.rolled {
                "draw-count rolled"
            } else {
                "draw-count"
            };
            self.text(class, middle(1.42), 0.54, &count.to_string());
        }
    }

    /// A line round a square, inside it.
    fn outline(&mut self, class: &str, corner: Point) {
        let (x, y) = units(corner.x + 0.03, corner.y + 0.03);
        self.put(format_args!(
            "<rect class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"94\" height=\"94\"/>"
        ));
    }

    fn caption(&mut self, caption: &Caption) {
        let class = if caption.rolled {
            let Point { x, y } = caption.at;
            let (x, y) = units(x - 0.62, y - 0.32);
            self.put(format_args!(
                "<rect class=\"draw-count-rolled\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"124\" \
                 height=\"64\" rx=\"32\"/>"
            ));
            "draw-count rolled"
        } else {
            "draw-count"
        };
        self.text(class, caption.at, 0.46, &caption.text);
    }

    /// A line round the rank.
    fn frame(&mut self, squares: &[RankSquare]) {
        if let Some(first) = squares.first() {
            let ((x, y), side) = (units(first.at.x, first.at.y), Decimal(UNIT));
            let width = Decimal(squares.len() as f64 * UNIT);
            self.put(format_args!(
                "<rect class=\"draw-frame\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" \
                 height=\"{side}\"/>"
            ));
        }
    }

    fn piece_on(&mut self, square: &RankSquare, color: Color) {
        if let Some(role) = square.stands {
            let at = (square.at.x * UNIT, square.at.y * UNIT);
            self.text
                .push_str(&svg_at(role, &Palette::of(color), at, UNIT));
        }
    }

    fn sprite(&mut self, sprite: &DrawSprite) {
        let (x, y) = (sprite.at.x * UNIT, sprite.at.y * UNIT);
        if sprite.lifted {
            let (cx, cy) = (Decimal(x + 50.0), Decimal(y + 92.0));
            self.put(format_args!(
                "<ellipse class=\"draw-shadow\" cx=\"{cx:.1}\" cy=\"{cy:.1}\" rx=\"34\" ry=\"9\"/>"
            ));
        }
        let role = sprite.piece.role;
        let palette = palette(sprite.piece.color);
        self.text.push_str(&svg_at(role, &palette, (x, y), UNIT));
    }

    fn die(&mut self, die: &DieSprite) {
        let (x, y) = units(die.at.x, die.at.y + die.radius * 0.72);
        let (rx, ry) = units(die.radius * 0.74, die.radius * 0.2);
        self.put(format_args!(
            "<ellipse class=\"draw-shadow\" cx=\"{x:.1}\" cy=\"{y:.1}\" rx=\"{rx:.1}\" \
             ry=\"{ry:.1}\"/>"
        ));
        let middle = Point {
            y: die.at.y - die.height,
            ..die.at
        };
        let name = match die.solid {
            Solid::Cube => "cube",
            Solid::Octahedron => "octahedron",
            Solid::Icosahedron => "icosahedron",
        };
        self.put(format_args!("<g class=\"draw-die {name}\">"));
        for face in die.solid.seen(die.turn) {
            self.polygon("draw-face", &face.corners, middle, die.radius, None);
            let shade = 0.42 * (1.0 - face.facing);
            self.polygon("draw-shade", &face.corners, middle, die.radius, Some(shade));
            if face.facing > legible(die.solid) {
                self.face(&face, die.solid, middle, die.radius);
            }
        }
        self.text.push_str("</g>");
        if die.again {
            self.again(die);
        }
    }

    /// What is printed on a face, in the plane of the face.
    fn face(&mut self, face: &SeenFace, solid: Solid, middle: Point, radius: f64) {
        let scale = radius * UNIT;
        let [a, b, c, d, e, f] = face.plane;
        let [a, b, c, d] = [a, b, c, d].map(Decimal);
        let (x, y) = units(middle.x + e * radius, middle.y + f * radius);
        self.put(format_args!(
            "<g transform=\"matrix({a:.3} {b:.3} {c:.3} {d:.3} {x:.1} {y:.1})\">"
        ));
        match solid {
            Solid::Cube => {
                // Half an edge of a cube whose corners are one unit from its middle.
                let half = scale / 3.0_f64.sqrt();
                for [px, py] in pips(face.number) {
                    let [px, py, r] = [px * half * 1.06, py * half * 1.06, half * 0.2].map(Decimal);
                    self.put(format_args!(
                        "<circle class=\"draw-mark\" cx=\"{px:.1}\" cy=\"{py:.1}\" r=\"{r:.1}\"/>"
                    ));
                }
            }
            Solid::Octahedron => self.numeral(face.number, scale * 0.78, ""),
            Solid::Icosahedron => {
                // Upside down they would be each other.
                let line = match face.number {
                    6 | 9 => " text-decoration=\"underline\"",
                    _ => "",
                };
                self.numeral(face.number, scale * 0.42, line);
            }
        }
        self.text.push_str("</g>");
    }

    /// A numeral on a face, in its plane.
    fn numeral(&mut self, number: u8, size: f64, attributes: &str) {
        let (y, size) = (Decimal(size * 0.36), Decimal(size));
        self.put(format_args!(
            "<text class=\"draw-mark\" x=\"0\" y=\"{y:.1}\" font-size=\"{size:.1}\" \
             text-anchor=\"middle\"{attributes}>{number}</text>"
        ));
    }

    /// The sign for rolling again: an arrow that turns round.
    fn again(&mut self, die: &DieSprite) {
        let (x, y) = units(die.at.x - 1.02 * die.radius, die.at.y - 0.82 * die.radius);
        let scale = Decimal(die.radius * UNIT / 100.0);
        self.put(format_args!(
            "<g class=\"draw-again\" transform=\"translate({x:.1} {y:.1}) scale({scale:.3})\">\
             <path d=\"M 22 -12 A 25 25 0 1 0 25 2\"/><path d=\"M 28 -30 L 22 -11 L 3 -16\"/></g>"
        ));
    }

    fn polygon(
        &mut self,
        class: &str,
        corners: &[[f64; 2]],
        middle: Point,
        radius: f64,
        opacity: Option<f64>,
    ) {
        self.put(format_args!("<polygon class=\"{class}\" points=\""));
        for [x, y] in corners {
            let (x, y) = units(middle.x + x * radius, middle.y + y * radius);
            self.put(format_args!("{x:.1} {y:.1} "));
        }
        match opacity {
            Some(opacity) => {
                let opacity = Decimal(opacity);
                self.put(format_args!("\" fill-opacity=\"{opacity:.2}\"/>"));
            }
            None => self.text.push_str("\"/>"),
        }
    }
}

/// A point given in squares, as attributes.
fn units(x: f64, y: f64) -> (Decimal, Decimal) {
    (Decimal(x * UNIT), Decimal(y * UNIT))
}

/// How far the corners of the outline of an octahedron that lies on a face are from its middle.
const OCTAHEDRON: f64 = 0.816_496_580_927_726;
/// The same for an icosahedron.
const ICOSAHEDRON: f64 = 0.982_246_946_376_846;

/// A corner of the outline of a solid of triangles that lies on a face.
fn hexagon(corner: u8, radius: f64) -> [f64; 2] {
    let angle = std::f64::consts::FRAC_PI_6 * f64::from(2 * corner + 1);
    [radius * angle.cos(), radius * angle.sin()]
}

#[cfg(test)]
mod tests {
    use super::super::random::streams::Mixed;
    use super::super::{DrawInput, DrawSession, drawable};
    use super::*;
    use consulboard_rules::Variant;

    /// Every picture of a draw of all dice.
    fn pictures(variant: Variant, seed: u64) -> Vec<DrawPicture> {
        let mut random = Mixed(seed);
        let mut session = DrawSession::new(variant).unwrap();
        let mut pictures = vec![session.scene(0.0).picture()];
        session.update(DrawInput::RollAll, 0.0, &mut random);
        let mut now = 0.0;
        while session.scene(now).moving {
            pictures.push(session.scene(now).picture());
            now += 16.0;
            session.update(DrawInput::Tick, now, &mut random);
        }
        pictures.push(session.scene(now).picture());
        pictures
    }

    #[test]
    fn elements_are_balanced_and_free_of_styles_and_broken_numbers() {
        for picture in drawable()
            .into_iter()
            .flat_map(|variant| pictures(variant, 1))
        {
            let text = [picture.still, picture.moving].concat();
            let opened = text.matches('<').count() - text.matches("</").count();
            let closed = text.matches("</").count() + text.matches("/>").count();
            assert_eq!(opened, closed);
            assert!(!text.contains("style") && !text.contains("NaN") && !text.contains("inf"));
        }
    }

    #[test]
    fn the_still_part_changes_with_the_steps_only() {
        let pictures = pictures(Variant::Consulchess42k, 2);
        let changes = |part: fn(&DrawPicture) -> &str| {
            let pairs = pictures.windows(2);
            pairs
                .filter(|pair| part(&pair[0]) != part(&pair[1]))
                .count()
        };
        let (still, moving) = (changes(|p| &p.still), changes(|p| &p.moving));
        // At most: the number rests, the die lies in the tray; for each roll. And the end.
        assert!((7..=60).contains(&still), "{still} changes");
        assert!(moving > 150, "{moving} changes");
    }

    #[test]
    fn the_end_has_all_pieces_and_the_number() {
        let pictures = pictures(Variant::Consulchess42k, 3);
        let last = pictures.last().unwrap();
        assert_eq!(last.still.matches("<svg ").count(), 10);
        assert!(last.still.contains("draw-number") && last.moving.is_empty());
        assert_eq!(last.view_box, "0 0 1000 570");
    }

    #[test]
    fn solids_on_a_face_have_the_outline_of_their_place() {
        for (solid, radius) in [
            (Solid::Octahedron, OCTAHEDRON),
            (Solid::Icosahedron, ICOSAHEDRON),
        ] {
            let seen = solid.seen(solid.facing(1));
            let corners = seen.iter().flat_map(|face| face.corners.clone());
            let outer: Vec<[f64; 2]> = corners.filter(|[x, y]| x.hypot(*y) > 0.7).collect();
            let is_at = |[x, y]: [f64; 2], corner: u8| {
                let [hx, hy] = hexagon(corner, radius);
                (hx - x).abs() < 1e-9 && (hy - y).abs() < 1e-9
            };
            for corner in &outer {
                assert!((0..6).any(|place| is_at(*corner, place)), "{corner:?}");
            }
            for place in 0..6 {
                assert!(outer.iter().any(|corner| is_at(*corner, place)));
            }
        }
    }
}
