//! The settings as a small text file, to be taken to another browser or device.
//!
//! Its first line says what it is; every other line is `name = value`. What a name may be set to is told by
//! whoever reads: settings of a later edition are passed over, values that are none are not.

use thiserror::Error;

/// The first line.
const HEADING: &str = "Consulboard settings";

/// What a setting is called and what it may be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// Its name.
    pub name: &'static str,
    /// Its values.
    pub values: Vec<String>,
}

/// A file that cannot be taken.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PreferencesError {
    /// It is something else.
    #[error("line 1: found `{found}`, expected `Consulboard settings`")]
    Heading {
        /// Its first line.
        found: String,
    },
    /// A line without a sign of equality.
    #[error("line {line}: found `{found}`, expected `name = value`")]
    Line {
        /// Which, from 1.
        line: usize,
        /// What stands there.
        found: String,
    },
    /// A known setting with a value that it does not have.
    #[error("line {line}, {name}: found `{found}`, expected {expected}")]
    Value {
        /// Which line, from 1.
        line: usize,
        /// The setting.
        name: &'static str,
        /// Its value.
        found: String,
        /// The values that it may have.
        expected: String,
    },
}

/// The file with these names and values.
pub fn write<'a>(settings: impl IntoIterator<Item = (&'a str, String)>) -> String {
    let mut out = format!("{HEADING}\n");
    for (name, value) in settings {
        out.push_str(&format!("{name} = {value}\n"));
    }
    out
}

/// Reads a file: the settings that are known, in their order in the file. Empty lines and such that begin with
/// `#` say nothing.
///
/// # Errors
///
/// At the first line that cannot be taken; then nothing is to be changed.
pub fn read(text: &str, known: &[Known]) -> Result<Vec<(&'static str, String)>, PreferencesError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut lines = text.lines();
    let heading = lines.next().unwrap_or_default().trim();
    if heading != HEADING {
        return Err(PreferencesError::Heading {
            found: heading.to_owned(),
        });
    }
    let mut settings = Vec::new();
    for (index, line) in lines.enumerate() {
        let (number, line) = (index + 2, line.trim());
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let Some((name, value)) = line.split_once('=') else {
            return Err(PreferencesError::Line {
                line: number,
                found: line.to_owned(),
            });
        };
        let (name, value) = (name.trim(), value.trim());
        let Some(known) = known.iter().find(|known| known.name == name) else {
            continue;
        };
        if !known.values.iter().any(|it| it == value) {
            return Err(PreferencesError::Value {
                line: number,
                name: known.name,
                found: value.to_owned(),
                expected: known.values.join(", "),
            });
        }
        settings.push((known.name, value.to_owned()));
    }
    Ok(settings)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known() -> Vec<Known> {
        [("theme", ["auto", "dark"]), ("sound", ["on", "off"])]
            .map(|(name, values)| Known {
                name,
                values: values.map(str::to_owned).to_vec(),
            })
            .to_vec()
    }

    #[test]
    fn what_is_written_is_read() {
        let settings = [("theme", "dark".to_owned()), ("sound", "off".to_owned())];
        let text = write(settings.clone());
        assert_eq!(text, "Consulboard settings\ntheme = dark\nsound = off\n");
        assert_eq!(read(&text, &known()), Ok(settings.to_vec()));
    }

    #[test]
    fn what_is_not_known_is_passed_over() {
        let text = "\u{feff}Consulboard settings\r\n\r\n# mine\r\nscent = rose\r\n theme=auto \r\n";
        let read = read(text, &known());
        assert_eq!(read, Ok(vec![("theme", "auto".to_owned())]));
    }

    #[test]
    fn errors_name_the_line_and_what_was_expected() {
        for (text, expected) in [
            ("", "line 1: found ``, expected `Consulboard settings`"),
            ("{}", "line 1: found `{}`, expected `Consulboard settings`"),
            (
                "Consulboard settings\n\ntheme dark",
                "line 3: found `theme dark`, expected `name = value`",
            ),
            (
                "Consulboard settings\ntheme = dark\nsound = loud",
                "line 3, sound: found `loud`, expected on, off",
            ),
        ] {
            let error = read(text, &known()).unwrap_err();
            assert_eq!(error.to_string(), expected);
        }
    }
}
