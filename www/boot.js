// Loads the program, and later its desk (crates/desk) when the program asks for it. The policy of the page forbids inline scripts, so this is a file of its own; Trunk
// writes the addresses of the two parts into the head (see Trunk.toml).

function address(id) {
  return document.getElementById(id).href;
}

/** The element for a reason in the language of the address, of the settings, or of the browser. */
function inOwnLanguage(texts, reason) {
  const all = [...texts.querySelectorAll(`[data-reason="${reason}"]`)];
  const wanted = [new URLSearchParams(location.search).get("lang")];
  try {
    wanted.push(localStorage.getItem("consulboard.language"));
  } catch {
    // A browser may forbid it; then nothing has been chosen here.
  }
  const tags = [...wanted, ...navigator.languages].filter(Boolean);
  const own = tags.map((tag) => all.find(({ lang }) => lang === tag.slice(0, 2).toLowerCase()));
  return own.find(Boolean) ?? all[0];
}

/** Shows one of the texts in <template id="boot-errors"> in place of the program. */
function fail(reason, error) {
  console.error(error);
  // After a panic the program shows a card of its own, with the position to copy.
  if (document.documentElement.dataset.crashed) return;
  const texts = document.getElementById("boot-errors").content;
  const text = inOwnLanguage(texts, reason).cloneNode(true);
  const detail = document.createElement("p");
  const code = document.createElement("code");
  code.textContent = String(error);
  detail.append(code);
  text.append(detail);
  const root = document.getElementById("app") ?? document.getElementById("embed");
  root.replaceChildren(text);
  document.documentElement.dataset.bootFailed = reason;
  dispatchEvent(new CustomEvent("boot-failed", { detail: String(error) }));
}

async function boot() {
  if (typeof WebAssembly !== "object") {
    return fail("unsupported", new Error("WebAssembly is missing"));
  }
  let init;
  let module_or_path;
  try {
    const parts = [import(address("app-js")), fetch(address("app-wasm"))];
    [{ default: init }, module_or_path] = await Promise.all(parts);
    if (!module_or_path.ok) throw new Error(`${module_or_path.url}: ${module_or_path.status}`);
  } catch (error) {
    return fail("network", error);
  }
  try {
    await init({ module_or_path });
  } catch (error) {
    // Compiling fails where the policy or the browser forbids it; the rest comes from the program.
    fail(error instanceof WebAssembly.CompileError ? "unsupported" : "start", error);
  }
}

/** Loads a style sheet in the place of the element that names it; www/embed.js does it too. */
export function style(place) {
  return new Promise((done, failed) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = place.content;
    link.onload = () => done(place.remove());
    link.onerror = () => failed(new Error(link.href), link.remove());
    place.after(link);
  });
}

/** Loads the desk, whose addresses xtask writes into the head; `attempt` counts from 0. */
async function fetchDesk(attempt) {
  const name = document.querySelector('meta[name="consulboard-desk"]').content;
  const script = new URL(name, document.baseURI);
  // A browser may remember that an address failed.
  if (attempt > 0) script.searchParams.set("attempt", attempt);
  const module = new URL(name.replace(/\.js$/, "_bg.wasm"), document.baseURI);
  const styles = [...document.querySelectorAll('meta[name="consulboard-desk-css"]')].map(style);
  const [{ default: init }, module_or_path] = await Promise.all([import(script), fetch(module), ...styles]);
  if (!module_or_path.ok) throw new Error(`${module_or_path.url}: ${module_or_path.status}`);
  await init({ module_or_path });
}

let attempts = 0;
document.addEventListener("consulboard-loader", async ({ detail }) => {
  if (detail !== "fetch desk") return;
  try {
    // It says by itself when it is ready.
    await fetchDesk(attempts++);
  } catch (error) {
    console.error(error);
    document.dispatchEvent(new CustomEvent("consulboard-page", { detail: "desk failed" }));
  }
});

// The program waits for the sentences of a language before it looks for its places on the page.
addEventListener("unhandledrejection", ({ reason }) => {
  if (!document.documentElement.dataset.ready) fail("start", reason);
});

boot();

/** Keeps the program on the device (www/sw.js), and offers a new version when there is one. */
async function keepOnDevice() {
  const registration = await navigator.serviceWorker.register("sw.js");
  const note = document.getElementById("update");
  // Whoever has no version yet needs no other one.
  const offer = (worker) => {
    if (worker?.state === "installed" && navigator.serviceWorker.controller) note.hidden = false;
  };
  offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => offer(worker));
  });
  note.querySelector("button").addEventListener("click", () => {
    registration.waiting?.postMessage("take over");
  });
  // In every tab at once: the game is saved, and two versions shall not share one device.
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
}

addEventListener("load", () => {
  // A browser may forbid it, in a private window for example; then the page needs its connection.
  if ("serviceWorker" in navigator && document.getElementById("update")) keepOnDevice().catch(() => {});
});
