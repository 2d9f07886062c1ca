//! Marked squares of a picture, in the shapes that the board on the screen has for them.

use super::{Colors, SIDE, push};
use crate::decimal::Decimal;
use crate::marking::{DROP_RIM, Layer, Paint, Shape, VEIL, drop_path};
use crate::{Frame, Mark, MarkKind};

/// Draws the part of a mark that lies on a layer.
pub(super) fn push_mark(out: &mut String, frame: Frame, mark: Mark, layer: Layer, colors: &Colors) {
    // What belongs to hands at work has no place in a picture.
    if matches!(mark.kind, MarkKind::Cursor | MarkKind::DropTarget) {
        return;
    }
    let (lies, parts) = mark.kind.parts();
    if lies != layer {
        return;
    }
    let corner = frame.corner(mark.square);
    for (shape, paint) in parts {
        let color = match paint {
            Paint::Last => Colors::tone(&colors.last, mark.square),
            Paint::LastFrame => colors.last_frame,
            Paint::Check => Colors::tone(&colors.check, mark.square),
            Paint::Alarm => colors.check_corners,
            Paint::Target | Paint::Cursor | Paint::CursorRim => colors.target,
            Paint::Castling => colors.castling,
        };
        push_shape(out, corner.x * SIDE, corner.y * SIDE, *shape, color);
    }
}

/// Draws a shape on the square with this corner.
fn push_shape(out: &mut String, x: f64, y: f64, shape: Shape, color: &str) {
    let number = |squares: f64| Decimal(squares * SIDE);
    let (middle_x, middle_y) = (Decimal(x + SIDE / 2.0), Decimal(y + SIDE / 2.0));
    let middle = format!("{middle_x} {middle_y}");
    let (left, top) = (Decimal(x), Decimal(y));
    let mut fill = |path: String, color: &str| {
        push(out, format_args!("<path d=\"{path}\" fill=\"{color}\"/>"));
    };
    let whole = format!("M{left} {top}h100v100h-100z");
    match shape {
        Shape::Fill => fill(whole, color),
        Shape::Veil => push(
            out,
            format_args!(
                "<path d=\"{whole}\" fill=\"{color}\" opacity=\"{}\"/>",
                Decimal(VEIL)
            ),
        ),
        Shape::Frame { inset, width } => {
            let from = inset + width / 2.0;
            let (x, y) = (Decimal(x + from * SIDE), Decimal(y + from * SIDE));
            let (side, width) = (number(1.0 - 2.0 * from), number(width));
            push(
                out,
                format_args!(
                    "<path d=\"M{x} {y}h{side}v{side}h-{side}z\" fill=\"none\" stroke=\"{color}\" \
                     stroke-width=\"{width}\"/>"
                ),
            );
        }
        Shape::Corners { size } => {
            let c = number(size);
            fill(
                format!(
                    "M{left} {top}h{c}l-{c} {c}zm100 0v{c}l-{c}-{c}zm0 100h-{c}l{c}-{c}zm-100 \
                     0v-{c}l{c} {c}z"
                ),
                color,
            );
        }
        Shape::Disc { radius } => {
            let r = number(radius);
            push(
                out,
                format_args!(
                    "<circle cx=\"{middle_x}\" cy=\"{middle_y}\" r=\"{r}\" fill=\"{color}\"/>"
                ),
            );
        }
        Shape::Ring { radius, width } => {
            let (r, width) = (number(radius), number(width));
            push(
                out,
                format_args!(
                    "<circle cx=\"{middle_x}\" cy=\"{middle_y}\" r=\"{r}\" fill=\"none\" \
                     stroke=\"{color}\" stroke-width=\"{width}\"/>"
                ),
            );
        }
        Shape::Block { half } => {
            let (h, side) = (number(half), number(2.0 * half));
            fill(format!("M{middle}m-{h}-{h}h{side}v{side}h-{side}z"), color);
        }
        Shape::Diamond { radius } => {
            let r = number(radius);
            fill(format!("M{middle}m0-{r}l{r} {r}-{r} {r}-{r}-{r}z"), color);
        }
        Shape::Ticks { length, width } => {
            let (length, width) = (number(length), number(width));
            let across = Decimal(SIDE - 2.0 * length.0);
            push(
                out,
                format_args!(
                    "<path d=\"M{middle}m0-50v{length}m0 {across}v{length}m-50-50h{length}m{across} \
                     0h{length}\" fill=\"none\" stroke=\"{color}\" stroke-width=\"{width}\"/>"
                ),
            );
        }
        Shape::Cross { reach, width } => {
            let (r, all, width) = (number(reach), number(2.0 * reach), number(width));
            push(
                out,
                format_args!(
                    "<path d=\"M{middle}m-{r}-{r}l{all} {all}m0-{all}l-{all} {all}\" fill=\"none\" \
                     stroke=\"{color}\" stroke-width=\"{width}\"/>"
                ),
            );
        }
        Shape::Drop { across, height } => {
            let (rim, rim_color) = DROP_RIM;
            for (grow, color) in [(rim, rim_color), (0.0, color)] {
                let path = drop_path(across, height, grow);
                push(
                    out,
                    format_args!(
                        "<path transform=\"translate({left} {top})\" d=\"{path}\" \
                         fill=\"{color}\"/>"
                    ),
                );
            }
        }
    }
}
