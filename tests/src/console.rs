//! Errors on the browser's console.

use std::time::Duration;

use serde_json::Value;

use crate::driver::Output;

/// How long Firefox may take to print a line that it was told to print.
const PRINT: Duration = Duration::from_secs(20);

/// Runs in Firefox's privileged context and takes away the errors that pages of this machine caused:
/// exceptions, violations of the content security policy, scripts that did not load.
pub const FIREFOX_ERRORS: &str = r#"
const errors = [];
for (const message of Services.console.getMessageArray()) {
    if (!(message instanceof Ci.nsIScriptError)) continue;
    if (!message.sourceName.startsWith("http://127.0.0.1:")) continue;
    const isWarning = message.flags & Ci.nsIScriptError.warningFlag;
    if (isWarning && message.category !== "Script Loader") continue;
    errors.push(`${message.sourceName}:${message.lineNumber}: ${message.errorMessage}`);
}
Services.console.reset();
return errors;
"#;

/// Reads the console.
#[derive(Debug, Default)]
pub struct Console {
    marks: u32,
}

impl Console {
    /// The errors among the entries of chromedriver's log.
    pub fn chromium_errors(entries: &Value) -> Vec<String> {
        let text = |entry: &Value, key: &str| entry[key].as_str().unwrap_or("").to_owned();
        entries
            .as_array()
            .into_iter()
            .flatten()
            .filter(|entry| entry["level"] == "SEVERE")
            .map(|entry| format!("{}: {}", text(entry, "source"), text(entry, "message")))
            .collect()
    }

    /// A text that has not been printed before.
    pub fn next_mark(&mut self) -> String {
        self.marks += 1;
        format!("end of console {}", self.marks)
    }

    /// What the page gave to `console.error`, from the lines that Firefox prints up to the mark that the
    /// page was told to print: neither geckodriver nor the privileged context can read it.
    ///
    /// # Errors
    ///
    /// When the mark is not printed.
    pub fn firefox_printed(output: &Output, mark: &str) -> Result<Vec<String>, String> {
        output
            .wait(PRINT, |lines| {
                lines.iter().any(|line| line.contains(mark)).then_some(())
            })
            .ok_or_else(|| format!("firefox: `{mark}` was not printed in {PRINT:?}"))?;
        Ok(output
            .drain()
            .into_iter()
            .filter(|line| is_from_page(line) && !line.contains(mark))
            .collect())
    }
}

/// The page's lines are `console.error: "text"`; the browser's own have the name of a component and
/// nothing after it: `console.error: RSLoader:`.
fn is_from_page(line: &str) -> bool {
    line.strip_prefix("console.error: ").is_some_and(|rest| {
        let component = rest.trim_end().strip_suffix(':');
        !component.is_some_and(|name| {
            name.chars()
                .all(|c| c.is_alphanumeric() || "._-".contains(c))
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn only_severe_entries_are_errors() {
        let entries = json!([
            { "level": "WARNING", "source": "other", "message": "preload" },
            { "level": "SEVERE", "source": "security", "message": "refused" },
        ]);
        assert_eq!(Console::chromium_errors(&entries), ["security: refused"]);
    }

    #[test]
    fn the_browsers_own_lines_are_left_out() {
        assert!(is_from_page("console.error: \"panicked at a.rs:1:1:\""));
        assert!(is_from_page(
            "console.error: (new Error(\"x\", \"a.js\", 1))"
        ));
        assert!(!is_from_page("console.error: RSLoader: "));
        assert!(!is_from_page("console.warn: \"x\""));
    }
}
