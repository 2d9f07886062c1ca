//! A figure as text for buttons, lists and pickers.

use std::fmt::Write;

use consulboard_rules::Role;

use crate::decimal::Decimal;

use super::{HALO, Paint, Palette, figure};

/// The piece as a self-contained `<svg>` element that fills the box it is put into.
///
/// It is hidden from screen readers: the button or list item around it carries the name. It uses
/// attributes only, no style, so the strictest content security policy lets it pass. The colours
/// are copied as they are, so they must not come from outside.
///
/// ```
/// use consulboard_play::pieces::{Palette, svg};
/// use consulboard_rules::{Color, Role};
///
/// let consul = svg(Role::Consul, &Palette::of(Color::Black).with_halo("#e9e2d3"));
/// assert!(consul.starts_with("<svg ") && consul.ends_with("</svg>"));
/// ```
pub fn svg(role: Role, palette: &Palette) -> String {
    framed(role, palette, "xmlns=\"http://www.w3.org/2000/svg\"")
}

/// The same for a place inside another `<svg>`: the top left corner and the side of its box.
pub fn svg_at(role: Role, palette: &Palette, (x, y): (f64, f64), side: f64) -> String {
    let [x, y, side] = [x, y, side].map(Decimal);
    let frame = format!("x=\"{x:.1}\" y=\"{y:.1}\" width=\"{side:.1}\" height=\"{side:.1}\"");
    framed(role, palette, &frame)
}

fn framed(role: Role, palette: &Palette, attributes: &str) -> String {
    let layers = figure(role).layers;
    let stroke = Decimal(palette.stroke.into());
    let mut out = format!(
        "<svg {attributes} viewBox=\"0 0 100 100\" aria-hidden=\"true\" \
         stroke-width=\"{stroke}\" stroke-linejoin=\"round\" stroke-linecap=\"round\">"
    );
    if let Some(halo) = palette.halo {
        let width = Decimal((palette.stroke + 2.0 * HALO).into());
        push(
            &mut out,
            format_args!("<g stroke=\"{halo}\" stroke-width=\"{width}\">"),
        );
        for layer in layers.iter().filter(|layer| layer.paint == Paint::Body) {
            push(&mut out, format_args!("<path d=\"{}\"/>", layer.path));
        }
        out.push_str("</g>");
    }
    let Palette {
        body,
        outline,
        detail,
        halo: _,
        stroke: _,
    } = palette;
    for layer in layers {
        push(&mut out, format_args!("<path d=\"{}\" ", layer.path));
        match layer.paint {
            Paint::Body => push(
                &mut out,
                format_args!("fill=\"{body}\" stroke=\"{outline}\"/>"),
            ),
            Paint::Line => push(
                &mut out,
                format_args!("fill=\"none\" stroke=\"{detail}\"/>"),
            ),
            Paint::Detail => push(&mut out, format_args!("fill=\"{detail}\"/>")),
        }
    }
    out.push_str("</svg>");
    out
}

/// Appends formatted text; writing to a `String` cannot fail.
fn push(out: &mut String, text: std::fmt::Arguments<'_>) {
    let _ = out.write_fmt(text);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paints_each_layer_once_and_with_the_colours_of_the_palette() {
        for role in Role::ALL {
            let layers = figure(role).layers;
            let text = svg(role, &Palette::WHITE);
            assert_eq!(text.matches("<path ").count(), layers.len(), "{role:?}");
            for layer in layers {
                let attribute = format!("d=\"{}\"", layer.path);
                assert_eq!(text.matches(&attribute).count(), 1, "{role:?}");
            }
            let count = |paint| layers.iter().filter(|layer| layer.paint == paint).count();
            assert_eq!(
                text.matches("fill=\"#fffdf6\" stroke=\"#2b2622\"").count(),
                count(Paint::Body)
            );
            assert_eq!(
                text.matches("fill=\"none\" stroke=\"#2b2622\"").count(),
                count(Paint::Line)
            );
        }
    }

    #[test]
    fn a_halo_lies_beneath_and_is_wider() {
        let text = svg(Role::Rook, &Palette::BLACK.with_halo("#abcdef"));
        let halo = text.find("stroke=\"#abcdef\" stroke-width=\"8.6\"");
        let body = text.find("fill=\"#423c37\"");
        assert!(halo.is_some() && halo < body, "{text}");
        assert!(!svg(Role::Rook, &Palette::BLACK).contains("#abcdef"));
    }

    #[test]
    fn inside_another_drawing_it_has_its_place_and_looks_the_same() {
        let inside = svg_at(Role::Rook, &Palette::WHITE, (250.0, 40.0), 100.0);
        let start = "<svg x=\"250\" y=\"40\" width=\"100\" height=\"100\" viewBox=";
        assert!(inside.starts_with(start), "{inside}");
        let paths = |text: &str| text[text.find("<path").unwrap()..].to_owned();
        assert_eq!(paths(&inside), paths(&svg(Role::Rook, &Palette::WHITE)));
    }

    #[test]
    fn elements_are_balanced() {
        let text = svg(Role::Queen, &Palette::WHITE.with_halo("#000"));
        let opened = text.matches('<').count() - text.matches("</").count();
        let closed = text.matches("</").count() + text.matches("/>").count();
        assert_eq!(opened, closed);
    }
}
