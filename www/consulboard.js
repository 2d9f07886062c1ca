// <consul-board>: a live board in any page. consulboard.d.ts and docs/embed.md describe it.
//
//   <script src="https://…/consulboard.js" async></script>
//   <consul-board fen="…" view="piece">what is shown until the board is there</consul-board>
//
// A classic script and a module at once; it needs no other file of the page. The board runs in a frame of the
// host that this file comes from: neither sees into the other, they only send messages.
(() => {
  "use strict";

  const NAME = "consul-board";
  const PROTOCOL = 1;
  // A second inclusion, even of another version, leaves the first at work.
  if (customElements.get(NAME)) return;

  /** The parameters that say which position; `load` replaces them all. */
  const POSITION = ["variant", "start", "fen", "moves", "marks", "arrows", "square"];
  /** The parameters that say how it is shown; `load` keeps them. */
  const LOOK = ["view", "orientation", "lang", "theme", "size", "coordinates", "interactive"];
  /** How names of variants begin, title, files and ranks: the room and the name of a board that is not there yet. */
  const GAMES = [
    ["consulchess-42k", "42k", 10, 8],
    ["configuration", "Configuration Chess", 8, 8],
    ["chess400", "Chess400", 8, 8],
    ["capablanca", "Capablanca Random Chess", 10, 8],
    ["congo", "Congo", 7, 7],
    ["", "Consulchess", 10, 8],
  ];
  /** Pixels below the board, by view: buttons, lists and the link. */
  const BELOW = { play: 101, diagram: 28, piece: 101, castlings: 200, dice: 76, replay: 150 };
  /** How near to the viewport a board is made. */
  const MARGIN = "600px 0px";
  /** How long a board may take to come, in seconds, where no attribute says so. */
  const TIMEOUT = 45;
  /** The longest that can be said: a day. A timer counts no further than some weeks. */
  const LONGEST = 86400;

  /** The address of this file, which has embed.html beside it. */
  const here = (() => {
    const script = document.currentScript;
    if (script instanceof HTMLScriptElement && script.src) return script.src;
    // A module has no currentScript, and a classic script may not say import.meta: the stack names both.
    const line = /(?:https?|file):\/\/[^\s()]+?(?=:\d+(?::\d+)?\)?$)/m;
    return line.exec(new Error().stack ?? "")?.[0] ?? document.baseURI;
  })();

  // A constructed sheet and the height set from here need no permission of a content security policy.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    :host { display: block; }
    :host([hidden]) { display: none; }
    div { position: relative; }
    iframe { display: block; box-sizing: border-box; width: 100%; border: 0; color-scheme: normal; }
    div:not(.there) iframe { position: absolute; inset: 0; height: 100%; visibility: hidden; }
    div.failed iframe { display: none; }
    div.there:not(.faulty) slot { display: none; }
    @media print {
      iframe { display: none !important; }
      div.there slot { display: contents !important; }
    }`);

  /** Boards with a frame, and boards that are not near the viewport yet. */
  const boards = new Set();
  const waiting = new IntersectionObserver((entries) => {
    for (const entry of entries) if (entry.isIntersecting) entry.target.show();
  }, { rootMargin: MARGIN });

  addEventListener("message", (event) => {
    for (const board of boards) if (board.hear(event)) return;
  });

  /** What an element keeps to itself. */
  class Board {
    constructor(host) {
      this.host = host;
      const root = host.attachShadow({ mode: "open" });
      root.adoptedStyleSheets = [sheet];
      this.box = document.createElement("div");
      this.box.append(document.createElement("slot"));
      root.append(this.box);
      this.frame = null;
      this.loaded = null;
      // What was asked for by `load` and is not answered yet.
      this.loads = [];
      this.calls = new Map();
      this.count = 0;
    }

    parameters() {
      const given = {};
      const loaded = this.loads.at(-1) ?? this.loaded;
      const names = loaded ? LOOK : [...POSITION, ...LOOK];
      for (const name of names) {
        if (this.host.hasAttribute(name)) given[name] = this.host.getAttribute(name);
      }
      // The language of the page around it, unless the board has its own.
      const around = this.host.parentElement?.closest("[lang]")?.getAttribute("lang") ?? "";
      const lang = /^[a-z]{2,3}(-[a-z0-9]{1,8})*$/i.test(around) && { lang: around };
      return { ...lang, ...given, ...loaded };
    }

    /** Keeps free the room that the board will need, so that nothing below it jumps. */
    reserve() {
      const { variant, view, size } = this.parameters();
      const [, name, files, ranks] = GAMES.find(([start]) => String(variant ?? "").startsWith(start));
      const width = Number(size);
      this.box.style.maxWidth = width >= 160 && width <= 2000 ? `${width}px` : "";
      const there = this.box.classList.contains("there") || this.box.classList.contains("failed");
      this.box.style.aspectRatio = there ? "" : `${files} / ${ranks}`;
      this.box.style.paddingBottom = there ? "" : `${BELOW[view] ?? BELOW.play}px`;
      if (this.frame) this.frame.title = this.name() || name;
    }

    /** What names the board: its attributes, or the caption of the figure that it is in. */
    name() {
      const caption = this.host.closest("figure")?.querySelector("figcaption")?.textContent ?? "";
      return this.host.getAttribute("aria-label") || this.host.title || caption.replace(/\s+/g, " ").trim();
    }

    state(state) {
      if (state) this.host.dataset.state = state;
      else delete this.host.dataset.state;
      this.box.className = { ready: "there", faulty: "there faulty", failed: "failed" }[state] ?? "";
      if (state !== "loading") clearTimeout(this.timer);
      this.reserve();
    }

    /** Makes the frame. */
    show() {
      if (this.frame || !this.host.isConnected) return;
      waiting.unobserve(this.host);
      let address;
      try {
        const own = this.host.getAttribute("src");
        address = own === null ? new URL("embed.html", here) : new URL(own, document.baseURI);
        if (!/^https?:$/.test(address.protocol)) throw new Error();
      } catch {
        return this.fail("src: found no address of a page, expected one with http or https", "src");
      }
      for (const [name, value] of Object.entries(this.parameters())) address.searchParams.set(name, value);
      // A page without an origin, such as a file, cannot be spoken to: its boards are shown unheard.
      this.silent = self.origin === "null";
      if (!this.silent) address.searchParams.set("host", self.origin);
      this.origin = address.origin;
      this.heard = this.changed = false;
      const frame = document.createElement("iframe");
      frame.allow = "clipboard-write";
      // It is as high as its content. A scroll bar that was there before its height came would take of its
      // width, and with it of the height that it asks for, and stay.
      frame.setAttribute("scrolling", "no");
      frame.referrerPolicy = "no-referrer";
      // Same origin is the frame's own, for its module and its cache; popups are the link to the whole program.
      frame.setAttribute("sandbox", "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox");
      if (this.silent) {
        frame.addEventListener("load", () => {
          frame.style.height = `${this.box.offsetHeight}px`;
          this.state("ready");
        });
      }
      frame.src = address.href;
      this.frame = frame;
      boards.add(this);
      this.state("loading");
      const wanted = Number(this.host.getAttribute("timeout"));
      const seconds = wanted > 0 ? Math.min(wanted, LONGEST) : TIMEOUT;
      this.timer = setTimeout(() => this.fail(`found no board after ${seconds} s, expected one at ${address.href}`), seconds * 1000);
      this.box.append(frame);
    }

    drop(why) {
      waiting.unobserve(this.host);
      boards.delete(this);
      this.frame?.remove();
      this.frame = null;
      this.loaded = null;
      this.loads = [];
      this.state("");
      this.refuse(why);
    }

    /** No board: what stands in the element is shown. A board that comes late is still taken. */
    fail(message, parameter) {
      this.state("failed");
      this.refuse(message);
      this.tell({ consulboard: PROTOCOL, type: "error", message, ...(parameter && { parameter }) });
    }

    refuse(why) {
      for (const call of this.calls.values()) call.reject(new Error(`${NAME}: ${why}`));
      this.calls.clear();
    }

    tell(message) {
      this.host.dispatchEvent(new CustomEvent(message.type, { detail: message }));
    }

    post(message) {
      this.frame.contentWindow.postMessage({ consulboard: PROTOCOL, ...message }, this.origin);
    }

    /** An attribute has changed; several that change together make one message. */
    change(name) {
      if (name === "src") {
        if (!this.frame && this.host.dataset.state !== "failed") return;
        this.drop("another address was given");
        return this.show();
      }
      if (name === "title" || name === "aria-label") return this.reserve();
      if (POSITION.includes(name)) {
        this.loaded = null;
        this.loads = [];
      } else {
        for (const loaded of [this.loaded ?? {}, ...this.loads]) delete loaded[name];
      }
      this.reserve();
      if (!this.frame || this.changed) return;
      this.changed = true;
      queueMicrotask(() => this.flush());
    }

    /** Sends what has changed, once somebody is there to hear it. */
    flush() {
      if (!this.frame || !this.heard) return;
      // What may be refused is not asked for once more.
      if (this.changed && !this.loads.length) {
        this.changed = false;
        this.post({ type: "set", parameters: this.parameters() });
      }
      for (const [id, call] of this.calls) {
        if (call.sent) continue;
        call.sent = true;
        this.post({ type: "call", id, method: call.method, arguments: call.given });
      }
    }

    call(method, given) {
      return new Promise((resolve, reject) => {
        this.show();
        const state = this.host.dataset.state;
        if (!this.frame) return reject(new Error(`${NAME}: found it outside the page, expected it inside`));
        if (this.silent || state === "failed") return reject(new Error(`${NAME}: the board cannot be asked`));
        this.calls.set(++this.count, { method, given, resolve, reject });
        this.flush();
      });
    }

    async load(parameters) {
      // The frame begins with what the attributes say, which stays when this is refused.
      this.show();
      const variant = this.parameters().variant;
      // What is not given is not said, and only texts can be sent.
      const given = Object.entries(parameters).filter(([, value]) => value !== undefined && value !== null);
      const texts = Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
      const loaded = { ...(variant && { variant }), ...texts };
      this.loads.push(loaded);
      this.reserve();
      try {
        const fen = await this.call("load", [this.parameters()]);
        // Unless an attribute has given another position in between.
        if (this.loads.includes(loaded)) this.loaded = loaded;
        return fen;
      } finally {
        this.loads = this.loads.filter((other) => other !== loaded);
        this.reserve();
        this.flush();
      }
    }

    /** Takes a message of this board's frame; whether it was one. */
    hear({ data, origin, source }) {
      if (!this.frame || source !== this.frame.contentWindow) return false;
      // The frame's window may have gone elsewhere.
      if (origin !== this.origin || data?.consulboard !== PROTOCOL) return true;
      // The first greeting only says that there is a board at this address; the program, which hears, names
      // its version.
      if (data.type !== "hello" || data.version !== undefined) this.heard = true;
      switch (data.type) {
        case "ready":
          this.state("ready");
          this.tell(data);
          break;
        case "height":
          if (data.height > 0 && data.height < 20000) this.frame.style.height = `${Math.ceil(data.height)}px`;
          break;
        case "move":
        case "end":
          this.tell(data);
          break;
        case "error":
          // The frame explains a parameter that it cannot read; any other error means that there is no board.
          if (data.parameter === undefined) return this.fail(String(data.message)), true;
          this.state("faulty");
          this.tell(data);
          break;
        case "answer": {
          const call = this.calls.get(data.id);
          if (!call) break;
          this.calls.delete(data.id);
          if (data.error === undefined) call.resolve(data.value);
          else call.reject(new Error(`${NAME}: ${data.error}`));
          break;
        }
      }
      this.flush();
      return true;
    }
  }

  const inside = new WeakMap();

  class ConsulBoard extends HTMLElement {
    static observedAttributes = [...POSITION, ...LOOK, "src", "title", "aria-label"];

    constructor() {
      super();
      inside.set(this, new Board(this));
    }

    connectedCallback() {
      inside.get(this).reserve();
      waiting.observe(this);
    }

    disconnectedCallback() {
      inside.get(this).drop("the board was taken out of the page");
    }

    attributeChangedCallback(name, before, after) {
      if (before !== after) inside.get(this).change(name);
    }

    /** Makes the board now, near the viewport or not. */
    show() {
      inside.get(this).show();
    }

    /** The methods of a version. */
    api(version) {
      if (version !== PROTOCOL) throw new RangeError(`${NAME}: found api(${version}), expected api(${PROTOCOL})`);
      const board = inside.get(this);
      return Object.freeze({
        load: async (parameters = {}) => board.load(parameters),
        fen: async () => board.call("fen", []),
        moves: async () => board.call("moves", []),
        play: async (text) => board.call("play", [String(text)]),
        flip: async () => board.call("flip", []),
      });
    }
  }

  customElements.define(NAME, ConsulBoard);
})();
