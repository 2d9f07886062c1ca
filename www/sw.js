// Keeps the program on the device, so that it works without a connection. Which files belong to it, and
// what this version is called, is written in by `cargo xtask build`.
//
// A version is served from its own cache only, and takes over when the player says so: parts of two versions
// never meet. Boards in other people's pages (embed.html) come from the network, with all that is theirs.

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
  } else if (name !== "index.html" && FILES.includes(name)) {
    event.respondWith(answer(name, request));
  }
});
