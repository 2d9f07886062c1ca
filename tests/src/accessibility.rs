//! What axe-core finds in a page.

use std::env;
use std::fs;

use serde_json::{Value, json};

use crate::Page;

/// Success criteria of WCAG 2.0 to 2.2, levels A and AA.
const TAGS: [&str; 5] = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

impl Page<'_> {
    /// Lets axe-core look at `places` (CSS selectors) of the document that is looked into, without its frames,
    /// and panics with every violation of WCAG 2.2 A and AA that it is sure of. `what` names the document in
    /// the message.
    #[track_caller]
    pub fn expect_accessible(&mut self, what: &str, places: &[&str]) {
        let path = env::var_os("CONSULBOARD_AXE").expect(
            "CONSULBOARD_AXE is not set: run `cargo xtask test --only axe` or `--only wiki`",
        );
        let script = fs::read_to_string(&path).expect("axe-core was fetched");
        // What fades in has no colours yet.
        self.settle();
        let is_there = self.js("return !!window.axe");
        if is_there != json!(true) {
            self.js(&script);
        }
        let options = json!({
            "runOnly": { "type": "tag", "values": TAGS },
            "resultTypes": ["violations"],
            "iframes": false,
        });
        self.js_with(
            "window.found = null;
            window.axe.run({ include: arguments[0] }, arguments[1]).then(
                ({ violations, passes }) => {
                    window.found = { passes: passes.length, violations: violations.flatMap(({ id, nodes }) =>
                        nodes.map(node => `${id}: ${node.target.join(' ')}: ${node.failureSummary}`)) };
                },
                error => { window.found = { error: String(error) }; })",
            vec![json!(places), options],
        );
        let found = self.wait_for("return window.found");
        assert!(found["error"].is_null(), "{what}: {found}");
        assert!(
            found["passes"].as_u64() > Some(0),
            "{what}: axe has looked at nothing: {found}"
        );
        let violations: Vec<&str> = found["violations"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(Value::as_str)
            .collect();
        assert!(
            violations.is_empty(),
            "{what}: {} violations\n{}",
            violations.len(),
            violations.join("\n")
        );
    }
}
