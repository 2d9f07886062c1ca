//! Letters and figures at the edge of the board can be read on every square (WCAG 1.4.3). Programs that look
//! at pages do not judge single letters, and cannot look into the canvas.

use consulboard_play::pieces::{Contour, Palette};
use consulboard_rules::Color;

/// The least contrast of small text.
const LEAST: f64 = 4.5;

/// The value of a custom property in a style sheet, as red, green, blue.
fn color(css: &str, name: &str) -> [u8; 3] {
    let start = format!("--{name}: #");
    let value = css
        .split_once(&start)
        .unwrap_or_else(|| panic!("no --{name} in the style sheet"))
        .1;
    [0, 2, 4].map(|at| u8::from_str_radix(&value[at..at + 2], 16).unwrap())
}

/// Relative luminance, as WCAG defines it.
fn luminance(color: [u8; 3]) -> f64 {
    let [red, green, blue] = color.map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.04045 {
            part / 12.92
        } else {
            ((part + 0.055) / 1.055).powf(2.4)
        }
    });
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

fn contrast(one: [u8; 3], other: [u8; 3]) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// The sheets of a theme: its colours, and what a board of the settings changes of them.
fn sheet(theme: &str, board: Option<&str>) -> String {
    let base = include_str!("../../../www/css/base.css");
    let dark = include_str!("../../../www/css/dark.css");
    let mut blocks = Vec::new();
    // What comes first here is what holds in the end.
    if let Some(board) = board {
        let start = format!(":root[data-squares=\"{board}\"] {{");
        let boards = include_str!("../../../www/css/boards.css");
        let sheets: &[&str] = match theme {
            "dark" => &[dark, boards],
            _ => &[boards],
        };
        for css in sheets {
            let (_, rest) = css.split_once(&start).unwrap();
            blocks.push(rest.split('}').next().unwrap());
        }
    }
    if theme == "dark" {
        blocks.push(dark);
    }
    blocks.push(base);
    blocks.join("\n")
}

fn hex(color: &str) -> [u8; 3] {
    let value = color.strip_prefix('#').unwrap();
    [0, 2, 4].map(|at| u8::from_str_radix(&value[at..at + 2], 16).unwrap())
}

/// Every ground that a piece can stand on.
fn grounds(css: &str) -> Vec<(String, [u8; 3])> {
    let names = ["square", "water", "last", "check"].into_iter();
    let names = names.flat_map(|ground| ["light", "dark"].map(|tone| format!("{ground}-{tone}")));
    names
        .map(|name| (name.clone(), color(css, &name)))
        .collect()
}

/// The edge of every piece stands out from every square (WCAG 1.4.11).
#[test]
fn pieces_stand_out_from_every_board() {
    for theme in ["light", "dark"] {
        for board in [None, Some("walnut"), Some("slate"), Some("contrast")] {
            for (name, ground) in grounds(&sheet(theme, board)) {
                for side in Color::ALL {
                    let palette = Palette::drawn(side, Contour::Fine);
                    let ratio = contrast(hex(palette.outline), ground);
                    assert!(
                        ratio >= 3.0,
                        "{theme}, {board:?}: {side} on {name}: {ratio:.2}, expected 3"
                    );
                }
            }
        }
    }
}

/// For low vision: the strong pieces on the board of high contrast have the contrast of small text to every
/// square, and much more within themselves and to each other.
#[test]
fn strong_pieces_on_the_board_of_high_contrast_are_easy_to_see() {
    let [white, black] = [Color::White, Color::Black].map(|c| Palette::drawn(c, Contour::Strong));
    for theme in ["light", "dark"] {
        let css = sheet(theme, Some("contrast"));
        for (name, ground) in grounds(&css) {
            for palette in [white, black] {
                let ratio = contrast(hex(palette.outline), ground);
                assert!(ratio >= LEAST, "{theme}: on {name}: {ratio:.2}");
            }
        }
        let squares = contrast(color(&css, "square-light"), color(&css, "square-dark"));
        assert!(squares >= 3.0, "{theme}: squares {squares:.2}");
    }
    for (one, other) in [
        (white.body, black.body),
        (white.body, white.outline),
        (black.body, black.detail),
        (black.body, black.halo.unwrap()),
    ] {
        assert!(contrast(hex(one), hex(other)) >= 15.0, "{one} and {other}");
    }
    // A heavy line, not only a dark one.
    assert!(white.stroke > 1.4 * Palette::WHITE.stroke);
}

#[test]
fn coordinates_can_be_read_on_every_square() {
    let white = contrast([255; 3], [0; 3]);
    assert!((white - 21.0).abs() < 1e-9, "{white}");
    let sheets = [
        ("light", include_str!("../../../www/css/base.css")),
        ("dark", include_str!("../../../www/css/dark.css")),
    ];
    for (theme, css) in sheets {
        for shade in ["light", "dark"] {
            let letter = color(css, &format!("coordinate-on-{shade}"));
            for ground in ["square", "water", "last", "check"] {
                let ratio = contrast(letter, color(css, &format!("{ground}-{shade}")));
                assert!(
                    ratio >= LEAST,
                    "{theme} theme: coordinates on {ground}-{shade}: {ratio:.2}, expected {LEAST}"
                );
            }
        }
    }
}
