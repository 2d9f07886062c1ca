// Starts the board of embed.html. The parts of the program have names that change with every build; which
// they are stands in index.html, so a frame always gets parts that fit each other.

/** Where index.html names the sheet of the dice, which no other view needs. */
const DICE = 'meta[name="consulboard-desk-css"][content*="/dice-"]';

/** Tells the page around the frame something, if it has said who it is (docs/embed.md). */
function tell(message) {
  const host = new URLSearchParams(location.search).get("host") ?? "";
  if (parent === window || !/^https?:/.test(host)) return;
  try {
    parent.postMessage({ consulboard: 1, ...message }, host);
  } catch {
    // An origin that is none: the program says so in the frame.
  }
}

/** Shows one of the texts in <template id="boot-errors"> in place of the board. */
function fail(error) {
  console.error(error);
  const texts = document.getElementById("boot-errors").content;
  const all = [...texts.querySelectorAll('[data-reason="network"]')];
  // In the language that the address asks for, otherwise the browser.
  const asked = new URLSearchParams(location.search).get("lang") ?? "";
  const tags = [asked, ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  const own = tags.map((tag) => all.find(({ lang }) => lang === tag)).find(Boolean);
  const text = (own ?? all[0]).cloneNode(true);
  document.getElementById("embed").replaceChildren(text);
  document.documentElement.dataset.bootFailed = "network";
  tell({ type: "error", message: String(error) });
}

/** Names a part of the program for www/boot.js, and lets the browser fetch it. */
function fetchAhead(id, rel, href, kind) {
  document.head.append(Object.assign(document.createElement("link"), { id, rel, ...kind, href }));
}

/** Adds a link of the page to this document; resolves when it has been loaded. */
function adopt(link) {
  const copy = document.importNode(link);
  // Only names a sheet that some view needs; see below.
  if (copy.localName === "meta") return document.head.append(copy);
  return new Promise((resolve, reject) => {
    copy.addEventListener("load", resolve);
    copy.addEventListener("error", () => reject(new Error(`${copy.href} did not arrive`)));
    document.head.append(copy);
  });
}

async function start() {
  const answer = await fetch("index.html");
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const program = page.querySelector('meta[name="consulboard-frame"]').content;
  // What is only fetched ahead need not be waited for.
  fetchAhead("app-js", "modulepreload", program, {});
  const module = program.replace(/\.js$/, "_bg.wasm");
  const kind = { as: "fetch", type: "application/wasm", crossOrigin: "anonymous" };
  fetchAhead("app-wasm", "preload", module, kind);
  const sheets = page.querySelectorAll(`link[rel=stylesheet], ${DICE}`);
  await Promise.all([...sheets].map(adopt));
  return import(new URL(page.querySelector("script[type=module]").getAttribute("src"), document.baseURI));
}

// The page around it need not wait for the program to know that there is a board at this address.
tell({ type: "hello" });
// What www/boot.js says when the program does not start.
addEventListener("boot-failed", ({ detail }) => tell({ type: "error", message: detail }));
const loader = start();
loader.catch(fail);

// The program asks for it when it shows them (crates/frame).
document.addEventListener("consulboard-loader", async ({ detail }) => {
  if (detail !== "fetch dice") return;
  try {
    const { style } = await loader;
    await style(document.querySelector(DICE));
    document.dispatchEvent(new CustomEvent("consulboard-page", { detail: "dice fetched" }));
  } catch (error) {
    fail(error);
  }
});
