// Keeps the program on the device, so that it works without a connection. Which files belong to it, and
// what this version is called, is written in by `cargo xtask build`.
//
// A version is served from its own cache only, and takes over when the player says so: parts of two versions
// never meet. Boards in other people's pages (embed.html) come from the network, with all that is theirs; where
// there is none, they say so.

const VERSION = "@version@";
const FILES = ["@files@"];
const CACHE = `consulboard-${VERSION}`;
const BASE = new URL(registration.scope).pathname;

/** Whether a name changes with the content of its file. */
const isHashed = (name) => /-[0-9a-f]{16}(_bg)?\.[a-z]+$/.test(name);

async function fill() {
  const cache = await caches.open(CACHE);
  // One file that is missing makes the whole version unfit, and the one before it goes on.
  await cache.addAll(FILES.map((name) => new Request(name, { cache: isHashed(name) ? "default" : "no-cache" })));
}

async function tidy() {
  for (const name of await caches.keys()) {
    if (name.startsWith("consulboard-") && name !== CACHE) await caches.delete(name);
  }
}

async function answer(name, request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(name, { ignoreSearch: true })) ?? fetch(request);
}

/** What a frame says that cannot be fetched, in place of the browser's own page. */
const UNREACHED = {
  en: "This board needs a connection.",
  de: "Dieses Brett braucht eine Verbindung.",
  hu: "Ehhez a táblához kapcsolat kell.",
};

async function frame(url, request) {
  try {
    return await fetch(request);
  } catch {
    const named = url.searchParams.get("lang");
    const lang = Object.hasOwn(UNREACHED, named) ? named : "en";
    const html = `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>Consulboard</title>
<meta name="color-scheme" content="light dark"><p>${UNREACHED[lang]}</p></html>`;
    return new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } });
  }
}

addEventListener("install", (event) => event.waitUntil(fill()));
addEventListener("activate", (event) => event.waitUntil(tidy()));
addEventListener("message", ({ data }) => {
  if (data === "take over") skipWaiting();
});
addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || !url.pathname.startsWith(BASE)) return;
  const name = url.pathname.slice(BASE.length);
  if (request.mode === "navigate") {
    // Not in a frame: whether the page may be in one is for the host to say.
    const isPage = request.destination === "document" && (name === "" || name === "index.html");
    if (isPage) event.respondWith(answer("index.html", request));
    else if (name === "embed.html") event.respondWith(frame(url, request));
  } else if (name !== "index.html" && FILES.includes(name)) {
    event.respondWith(answer(name, request));
  }
});
