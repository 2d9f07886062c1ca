//! Errors on the browser's console.

use serde_json::Value;

/// Runs once in Firefox's privileged context: from then on, what a page gives to `console.error` joins
/// the other messages that [`FIREFOX_ERRORS`] reads.
pub const FIREFOX_COLLECT: &str = r#"
const collect = `
    const storage = Cc["@mozilla.org/consoleAPI-storage;1"].getService(Ci.nsIConsoleAPIStorage);
    const principal = Cc["@mozilla.org/systemprincipal;1"].createInstance(Ci.nsIPrincipal);
    storage.addLogEventListener(event => {
        const { level, arguments: words, filename } = event.wrappedJSObject ?? event;
        if (level !== "error") return;
        const error = Cc["@mozilla.org/scripterror;1"].createInstance(Ci.nsIScriptError);
        const text = Array.from(words, String).join(" ");
        error.init(text, filename, 0, 0, Ci.nsIScriptError.errorFlag, "page console");
        Services.console.logMessage(error);
    }, principal);`;
Services.ppmm.loadProcessScript("data:," + encodeURIComponent(collect), true);
"#;

/// Runs in Firefox's privileged context and takes away the errors that pages of this machine caused:
/// exceptions, `console.error`, violations of the content security policy, scripts that did not load.
pub const FIREFOX_ERRORS: &str = r#"
const errors = [];
for (const message of Services.console.getMessageArray()) {
    if (!(message instanceof Ci.nsIScriptError)) continue;
    if (!message.sourceName.startsWith("http://127.0.0.1:")) continue;
    const isWarning = message.flags & Ci.nsIScriptError.warningFlag;
    if (isWarning && message.category !== "Script Loader") continue;
    errors.push(`${message.category}: ${message.sourceName} ${message.errorMessage}`);
}
Services.console.reset();
return errors;
"#;

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

#[cfg(test)]
mod tests {
    use super::chromium_errors;
    use serde_json::json;

    #[test]
    fn only_severe_entries_are_errors() {
        let entries = json!([
            { "level": "WARNING", "source": "other", "message": "preload" },
            { "level": "SEVERE", "source": "security", "message": "refused" },
        ]);
        assert_eq!(chromium_errors(&entries), ["security: refused"]);
    }
}
