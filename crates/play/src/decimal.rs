//! Numbers in drawings.

use std::fmt;

/// A number with few decimals, for the attributes of a drawing: `{:.1}` writes at most one, without
/// zeros at the end.
///
/// The standard way to write floating-point numbers is exact for all of them, which takes more room
/// in the module than all the drawings. Here a number is rounded to a multiple of a decimal, and what
/// is beyond 2⁵³ of these is nothing that a drawing has.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Decimal(pub f64);

impl fmt::Display for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let places = f.precision().unwrap_or(2);
        let unit = (0..places).fold(1_i64, |unit, _| unit * 10);
        let scaled = (self.0 * unit as f64).round() as i64;
        let (whole, mut rest) = (scaled.abs() / unit, scaled.abs() % unit);
        if scaled < 0 {
            f.write_str("-")?;
        }
        write!(f, "{whole}")?;
        if rest > 0 {
            let mut width = places;
            while rest % 10 == 0 {
                rest /= 10;
                width -= 1;
            }
            write!(f, ".{rest:0width$}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::Decimal;

    #[test]
    fn numbers_are_rounded_and_short() {
        let cases = [
            (0.0, "0"),
            (-0.04, "0"),
            (3.0, "3"),
            (2.96, "3"),
            (-2.25, "-2.3"),
            (0.05, "0.1"),
            (-0.1, "-0.1"),
            (1234.5, "1234.5"),
        ];
        for (number, text) in cases {
            assert_eq!(format!("{:.1}", Decimal(number)), text, "{number}");
        }
        assert_eq!(format!("{:.3}", Decimal(-0.0125)), "-0.013");
        assert_eq!(format!("{:.3}", Decimal(0.007)), "0.007");
        assert_eq!(format!("{:.3}", Decimal(0.5)), "0.5");
        assert_eq!(format!("{}", Decimal(7.125)), "7.13");
        assert_eq!(format!("{}", Decimal(3.6_f32.into())), "3.6");
    }
}
