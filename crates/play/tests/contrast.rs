//! Letters and figures at the edge of the board can be read on every square (WCAG 1.4.3). Programs that look
//! at pages do not judge single letters, and cannot look into the canvas.

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
