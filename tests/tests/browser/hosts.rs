//! Pages of other origins with `<consul-board>` in them, and frames that do as they are told.

use std::env;
use std::fs;
use std::path::PathBuf;
use std::process;

use consulboard_browser_tests::Page;
use consulboard_site::Site;
use serde_json::Value;

/// A frame that says hello and is ready, shows what it was asked for, and says what it is told to.
pub const STUB: &str = r#"<!doctype html><link rel="icon" href="data:,"><script>
const query = new URLSearchParams(location.search);
const host = query.get("host");
const say = (message) => parent.postMessage({ consulboard: 1, ...message }, host);
addEventListener("message", ({ data }) => {
  if (data.tell) parent.postMessage(data.tell, host);
  if (data.go) location.href = data.go;
  if (data.type === "set") say({ type: "ready", fen: JSON.stringify(data.parameters), game: "set" });
  if (data.type === "call" && data.method === "load") {
    const bad = data.arguments[0].fen === "bad", fen = JSON.stringify(data.arguments[0]);
    if (!bad) say({ type: "ready", fen, game: "load" });
    say({ type: "answer", id: data.id, ...(bad ? { error: "no FEN" } : { value: fen }) });
  } else if (data.type === "call")
    say({ type: "answer", id: data.id, ...(data.arguments[0] === "bad" ? { error: "not legal" }
      : { value: [data.method, ...data.arguments] }) });
});
if (query.get("variant") !== "silent") {
  say({ type: "hello", version: "0" });
  if (query.get("fen") === "bad") say({ type: "error", parameter: "fen", message: "no FEN" });
  else if (query.get("variant") === "broken") say({ type: "error", message: "no canvas" });
  else say({ type: "ready", fen: query.toString(), game: "first" });
}
</script>"#;

/// Somebody else's frame, who claims a move.
pub const STRANGER: &str = r#"<!doctype html><link rel="icon" href="data:,"><script>
parent.postMessage({ consulboard: 1, type: "move", san: "stranger" }, "*");
parent.postMessage("the stranger has spoken", "*");
</script>"#;

/// The page around: it keeps every event.
pub const HOST: &str = r#"<!doctype html><html lang="en"><head><meta charset="utf-8">
<link rel="icon" href="data:,"><title>Host</title>
<script>
window.heard = [];
for (const type of ["ready", "move", "end", "error"])
  document.addEventListener(type, ({ target, detail }) => {
    if (target.localName === "consul-board") heard.push([target.id, type, detail]);
  }, true);
addEventListener("message", ({ data }) => { if (data === "the stranger has spoken") window.spoken = true; });
addEventListener("load", () => { document.documentElement.dataset.ready = "true"; });
window.frameOf = (id) => document.getElementById(id).shadowRoot.querySelector("iframe");
window.tell = (id, message) => frameOf(id).contentWindow.postMessage({ tell: message }, "*");
</script>
SCRIPT
</head><body style="margin: 0">BODY</body></html>"#;

/// Two or three hosts and the folders behind them; both go at the end of the test.
pub struct Hosts {
    pub folder: PathBuf,
    pub boards: Site,
}

impl Hosts {
    /// A page with this body, at one origin; the script and the frames at another.
    #[track_caller]
    pub fn new(page: &mut Page, real: bool, script: &str, body: &str) -> Hosts {
        let folder = env::temp_dir().join(format!(
            "consulboard-element-{}-{}",
            page.kind(),
            process::id()
        ));
        let boards_folder = if real {
            page.dist().to_owned()
        } else {
            folder.join("boards")
        };
        fs::create_dir_all(folder.join("host")).unwrap();
        if !real {
            fs::create_dir_all(&boards_folder).unwrap();
            fs::copy(
                page.dist().join("consulboard.js"),
                boards_folder.join("consulboard.js"),
            )
            .unwrap();
            fs::write(boards_folder.join("embed.html"), STUB).unwrap();
            fs::write(boards_folder.join("stranger.html"), STRANGER).unwrap();
        }
        fs::write(folder.join("host/stranger.html"), STRANGER).unwrap();
        fs::write(folder.join("host/embed.html"), STUB).unwrap();
        fs::copy(
            page.dist().join("consulboard.js"),
            folder.join("host/consulboard.js"),
        )
        .unwrap();
        let boards = Site::start(&boards_folder, "/", 0).unwrap();
        let base = format!("http://{}/", boards.address());
        let html = HOST
            .replace("SCRIPT", script)
            .replace("BODY", body)
            .replace("BASE", &base);
        fs::write(folder.join("host/index.html"), html).unwrap();
        page.serve_folder(&folder.join("host"), "/");
        page.open("");
        Hosts { folder, boards }
    }

    pub fn base(&self) -> String {
        format!("http://{}/", self.boards.address())
    }
}

impl Drop for Hosts {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}

pub const SCRIPT: &str = r#"<script src="BASEconsulboard.js" async></script>"#;

#[track_caller]
pub fn wait_for_state(page: &mut Page, id: &str, state: &str) {
    page.wait_for(&format!(
        "return document.getElementById('{id}').dataset.state === '{state}'"
    ));
}

/// Whether the fallback and the frame can be seen.
pub fn seen(page: &mut Page, id: &str) -> Value {
    page.js(&format!(
        "const seen = e => !!e && e.checkVisibility({{ visibilityProperty: true }});
         return [seen(document.querySelector('#{id} > p')), seen(frameOf('{id}'))]"
    ))
}
